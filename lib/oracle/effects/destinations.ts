import type { Destination, Entering } from "../../engine/abilities/destinations.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { count, players, whose } from "../hubs.ts";
import { fixed, oneOf, opt, type Phrase, printed, rulesFor, words } from "../kernel/index.ts";
import { counters } from "../nouns/counters.ts";
import { speaksOf } from "../nouns/filters.ts";
import { own } from "../players/own.ts";
import { isSeveral } from "../players/several.ts";
import { ordinal } from "../vocabulary/numbers.ts";

/** Where objects are put, and how they arrive: "onto the battlefield tapped", "on top of its owner's library". */

/** "tapped under your control": how it enters. */
export type How = Omit<Extract<Destination, { zone: "battlefield" }>, "zone">;
const { rule: how } = rulesFor<How>();
export const entering: Phrase<How> = oneOf(() => [
  words<How>([
    ["tapped", { tapped: true }],
    ...(["its", "his", "her"] as const).flatMap((whose) => [
      [`under ${whose} owner's control`, { control: "owner" }] as const,
      [`tapped under ${whose} owner's control`, { tapped: true, control: "owner" }] as const,
      // 712.14a: converted is the same with other words.
      ...(["transformed", "converted"] as const).map(
        (turned) => [`${turned} under ${whose} owner's control`, { transformed: true, control: "owner" }] as const,
      ),
    ]),
    ["under their owner's control", { control: "owner" }],
    ["under their owners' control", { control: "owner" }],
    ["tapped and attacking", { tapped: true, attacking: true }],
    ["attacking", { attacking: true }],
    ["tapped under their owners' control", { tapped: true, control: "owner" }],
    ["tapped under their owner's control", { tapped: true, control: "owner" }],
    ["tapped and transformed under its owner's control", { tapped: true, transformed: true, control: "owner" }],
    ["transformed", { transformed: true }],
    ["face down", { faceDown: true }],
    ["face up", {}],
    ["face down under its owner's control", { faceDown: true, control: "owner" }],
  ]),
  // 110.2a: whoever puts it there controls it, unless it says otherwise.
  ...(
    [
      ["under your control", {}],
      ["tapped under your control", { tapped: true }],
      ["under your control tapped", { tapped: true }],
      ["under your control tapped and attacking", { tapped: true, attacking: true }],
      ["transformed under your control", { transformed: true }],
      ["face down under your control", { faceDown: true }],
    ] as const
  ).map(([words, entering]) =>
    how(words, {}, (_, { subject }) => (subject.who === "you" ? entering : { ...entering, control: { who: "you" } })),
  ),
  attackingThem,
  how("(under their control|under that player's control)", {}, (_, scope) => ({ control: scope.playerPronoun("one") })),
  how("under the control of {who}", { who: players.one }, ({ who }) => ({ control: who })),
  how("under {whose} control", { whose: notYours }, ({ whose }) =>
    whose.who === "ownerOf" ? unbound("its owner is said so") : { control: whose },
  ),
  how("tapped under {whose} control", { whose: notYours }, ({ whose }) =>
    whose.who === "ownerOf" ? unbound("its owner is said so") : { tapped: true, control: whose },
  ),
  how("under your control {attacking}", { attacking: attackingThem }, ({ attacking }, { subject }) =>
    subject.who === "you" ? attacking : unbound("under somebody else's"),
  ),
]);
/** 508.4: attacking whom the text says, or a planeswalker of theirs where it says so. */
export const attackingThem: Phrase<Entering> = oneOf(() =>
  (
    [
      ["", {}],
      [" or a planeswalker they control", { orPlaneswalker: true }],
    ] as const
  ).flatMap(([words, more]) => [
    rulesFor<Entering>().rule(`tapped and attacking that (player|opponent)${words}`, {}, (_, scope) => ({
      tapped: true,
      attacking: { player: scope.playerPronoun(), ...more },
    })),
    rulesFor<Entering>().rule(`tapped and attacking defending player${words}`, {}, () => ({
      tapped: true,
      attacking: { player: { who: "defendingPlayer" }, ...more },
    })),
  ]),
);
const notYours: Phrase<Players> = rulesFor<Players>().rule("{who} 's", { who: players.one }, ({ who }) => who);

type Library = Extract<Destination, { zone: "library" }>;
const { rule: place } = rulesFor<Library>();
export const libraryPlace: Phrase<Library> = oneOf(() => [
  place("on top of {whose} library", { whose: ownersZone }, () => ({ zone: "library", place: "top" })),
  place("on top of {whose} library in any order", { whose: ownersZone }, () => ({
    zone: "library",
    place: "top",
    order: "any",
  })),
  place("on top of their owners ' libraries", {}, () => ({ zone: "library", place: "top" })),
  place("on the bottom of their owners ' libraries", {}, () => ({ zone: "library", place: "bottom" })),
  place("on the bottom of {whose} library", { whose: ownersZone }, () => ({ zone: "library", place: "bottom" })),
  place("on the bottom of {whose} library in any order", { whose: ownersZone }, () => ({
    zone: "library",
    place: "bottom",
    order: "any",
  })),
  ...(
    [
      ["on top in any order", { place: "top", order: "any" }],
      ["on the bottom in any order", { place: "bottom", order: "any" }],
      ["on the bottom in a random order", { place: "bottom", order: "random" }],
    ] as const
  ).map(([words, where]) => place(words, {}, () => ({ zone: "library", ...where }))),
  place("on the bottom of {whose} library in a random order", { whose: ownersZone }, () => ({
    zone: "library",
    place: "bottom",
    order: "random",
  })),
  place(
    "into {whose} library just beneath the top {n} cards of that library",
    { whose: ownersZone, n: count.many },
    ({ n }) => ({
      zone: "library",
      place: { fromTop: n },
    }),
  ),
  place("{nth} from the top", { nth: ordinal }, ({ nth }) => ({ zone: "library", place: { fromTop: nth - 1 } })),
  place("into {whose} library {nth} from the top", { whose: ownersZone, nth: ordinal }, ({ nth }) => ({
    zone: "library",
    place: { fromTop: nth - 1 },
  })),
  place("into {whose} library {nth} from the top or on the bottom", { whose: ownersZone, nth: ordinal }, ({ nth }) => ({
    zone: "library",
    place: { fromTop: nth - 1, orBottom: true },
  })),
]);
const TOP_OR_BOTTOM: Library = { zone: "library", place: "topOrBottom" };
const { rule: chooser } = rulesFor<(subject: Players) => Library>();
/** Whose choice of the top or bottom it is. */
export const topOrBottom: Phrase<(subject: Players) => Library> = oneOf(() => [
  chooser("its owner's", {}, () => () => TOP_OR_BOTTOM),
  chooser("{own}", { own }, ({ own }) => (subject) => {
    const who = own(subject);
    if (who.who === "ownerOf") return TOP_OR_BOTTOM;
    return isSeveral(who) ? unbound("which of them chooses?") : { ...TOP_OR_BOTTOM, chosenBy: who };
  }),
]);
/** Who may be called its owner: whoever acts, or whose card was spoken of. */
const OWNERS: ReadonlySet<string> = new Set(["your", "their", "that player 's", "that opponent 's", "the player 's"]);
/** A card only ever goes to its owner's library, hand or graveyard (400.3): of each of several that is its own. */
export const libraryOf: Phrase<Players | undefined> = oneOf<Players | undefined>(() => [
  rulesFor<Players | undefined>().deferred("{whose}", { whose }, ({ whose }, scope) => {
    const words = printed(whose).join(" ");
    if (!words.endsWith("owner 's") && !OWNERS.has(words)) return unbound("whose card is it?");
    if (words !== "its owner 's" && words !== "their owner 's") {
      const owner = whose.bind(scope);
      // Of all that are such somebody may own each.
      return owner.who === "ownerOf" && owner.of.what === "all" ? unbound("the owner of which of them?") : owner;
    }
    return scope.attempt(() => {
      const known = scope.players;
      const owner = whose.bind(scope);
      // Said in passing: whoever acts is spoken of rather.
      scope.tell({ players: [...scope.players.slice(known.length), ...known] });
      return owner;
    });
  }),
  words([
    ["their owners '", undefined],
    ["their owner 's", undefined],
    ["that", undefined],
  ]),
]);
/** Whose library, hand or graveyard a card is put into. */
export const ownersZone = fixed(libraryOf, "the owner of the card, to whose zone it goes whichever is named (400.3)");

type OnBattlefield = Extract<Destination, { zone: "battlefield" }>;
/** 110.2a: whoever puts a permanent onto the battlefield controls it unless the effect says who does. */
export function onBattlefield(scope: Scope, what: Objects, how: How | undefined): OnBattlefield {
  if (scope.subject.who === "you" || how?.control !== undefined) return { zone: "battlefield", ...how };
  if (!isSeveral(scope.subject)) return { zone: "battlefield", ...how, control: scope.subject };
  const isNoted =
    what.what === "noted" || (what.what === "those" && what.of.what === "noted" && scope.subject.who === "each");
  const isTheirs = (what.what === "all" || what.what === "those") && speaksOf(what.filter, "ownedBy");
  const own = isNoted || isTheirs || ("of" in what && "who" in what.of! && what.of.who === "current");
  return own ? { zone: "battlefield", ...how, control: "owner" } : unbound("each under the control of whom?");
}

/** Where cards that were looked at came from. */
export const backOnTop: Phrase<Library> = oneOf(() => [
  place("back {there}", { there: libraryPlace }, ({ there }) =>
    there.place === "top" ? there : unbound("they were on top"),
  ),
  place("back in any order", {}, () => ({ zone: "library", place: "top", order: "any" })),
]);

/** Where "put" puts things. */
export const anywhere: Phrase<Destination> = oneOf(() => [
  libraryPlace,
  backOnTop,
  rulesFor<Destination>().rule("into {whose} hand", { whose: ownersZone }, () => ({ zone: "hand" })),
  rulesFor<Destination>().rule("into {whose} graveyard", { whose: ownersZone }, () => ({ zone: "graveyard" })),
  rulesFor<Destination>().rule("into exile with {counters} on it", { counters }, ({ counters }) => ({
    zone: "exile",
    counters: [counters],
  })),
  rulesFor<Destination>().rule("onto the battlefield {how}", { how: opt(entering) }, ({ how }) => ({
    zone: "battlefield",
    ...how,
  })),
]);
