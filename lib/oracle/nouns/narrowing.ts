import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players, Zone } from "../../engine/abilities/references.ts";
import { someNode } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { playersWho, whose } from "../hubs.ts";
import { oneOf, type Phrase, printed, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { eitherTargetOrController } from "../players/several.ts";
import { and, not } from "./filters.ts";
import { enchantedPlayer } from "./host.ts";

/** What follows the noun and says whose it is and where: each narrows it. */

/** What follows the noun: each narrows it. */
export type Post = (noun: Noun) => Noun;
const { rule: post } = rulesFor<Post>();
export const narrowed =
  (filter: Filter): Post =>
  (noun) => ({ ...noun, filter: and([noun.filter, filter]) });

const within =
  (zone: Zone | readonly Zone[], of?: Players): Post =>
  (noun) =>
    noun.in !== undefined || noun.card !== true || of?.who === "chosen"
      ? unbound("only cards are in such zones")
      : { ...noun, in: zone, ...(of === undefined ? {} : { of }) };

const zoneWord: Phrase<Zone> = words([
  ["graveyard", "graveyard"],
  ["hand", "hand"],
  ["library", "library"],
]);

/** 108.4: cards have owners; what is on the battlefield or the stack has a controller. */
const ofControlled =
  (filter: Filter): Post =>
  (noun) =>
    noun.card === true && noun.in === undefined ? unbound("cards are owned") : narrowed(filter)(noun);
const controlledBy = (who: Players): Post => ofControlled({ is: "controlledBy", who });
const otherPlayersThan = (who: Players): Post => ofControlled(not({ is: "controlledBy", who }));

export const control: Phrase<Post> = oneOf(() => [
  post("you control", {}, () => controlledBy({ who: "you" })),
  // 102.3: where everybody plays alone, that is the player.
  post("your team controls", {}, () => controlledBy({ who: "union", of: [{ who: "you" }, { who: "teammates" }] })),
  post("you own but don't control", {}, () =>
    narrowed(and([{ is: "ownedBy", who: { who: "you" } }, not({ is: "controlledBy", who: { who: "you" } })])),
  ),
  post("you own", {}, () => narrowed({ is: "ownedBy", who: { who: "you" } })),
  post("you (both|) own and control", {}, () =>
    narrowed(
      and([
        { is: "ownedBy", who: { who: "you" } },
        { is: "controlledBy", who: { who: "you" } },
      ]),
    ),
  ),
  post("you don't control", {}, () => otherPlayersThan({ who: "you" })),
  post("they don't control", {}, (_, scope) => otherPlayersThan(scope.playerPronoun())),
  post("you don't own", {}, () => narrowed(not({ is: "ownedBy", who: { who: "you" } }))),
  post("you control but don't own", {}, () =>
    narrowed(and([{ is: "controlledBy", who: { who: "you" } }, not({ is: "ownedBy", who: { who: "you" } })])),
  ),
  post("(an opponent controls|your opponents control)", {}, () => controlledBy({ who: "opponents" })),
  // Whoever that is, who is "that player" once it is a target.
  post("a player controls", {}, () => controlledBy({ who: "each" })),
  post("{who} controls", { who: namedPlayer }, ({ who }) => controlledBy(who)),
  post("{who} doesn't control", { who: namedPlayer }, ({ who }) => otherPlayersThan(who)),
  post("that player or that (planeswalker|permanent)'s controller controls", {}, (_, scope) =>
    controlledBy(eitherTargetOrController(scope)),
  ),
  post("controlled by {who}", { who: namedPlayer }, ({ who }) => controlledBy(who)),
  ...(["left", "right"] as const).map((side) =>
    post(`controlled by the player to your ${side}`, {}, () =>
      controlledBy({ who: "beside", side, of: { who: "you" } }),
    ),
  ),
  post("controlled by {who}", { who: playersWho.many }, ({ who }) => controlledBy(who)),
  post("controlled by a {who}", { who: playersWho.one }, ({ who }) => controlledBy(who)),
  post("controlled by that player or by that planeswalker's controller", {}, (_, scope) =>
    controlledBy(eitherTargetOrController(scope)),
  ),
  post("{who} owns", { who: namedPlayer }, ({ who }) => narrowed({ is: "ownedBy", who })),
  post("they own", {}, (_, scope) => narrowed({ is: "ownedBy", who: scope.playerPronoun() })),
  post("(an opponent owns|your opponents own)", {}, () => narrowed({ is: "ownedBy", who: { who: "opponents" } })),
  post("those (players|opponents) control", {}, (_, scope) => controlledBy(scope.playerPronoun("many"))),
  post("you own that your opponents control", {}, () =>
    narrowed(
      and([
        { is: "ownedBy", who: { who: "you" } },
        { is: "controlledBy", who: { who: "opponents" } },
      ]),
    ),
  ),
  post("they control", {}, (_, scope) => controlledBy(scope.playerPronoun())),
  // Of whoever does what is said.
  post("one of their opponents controls", {}, (_, { subject }) =>
    subject.who === "you" ? unbound("whose opponents?") : controlledBy({ who: "opponentsOf", of: subject }),
  ),
  post("another player controls", {}, (_, { subject }) => controlledBy({ who: "others", than: subject })),
  post("its controller controls", {}, (_, scope) =>
    controlledBy({ who: "controllerOf", of: scope.pronoun("one", [], "property") }),
  ),
]);
/** Players a control clause can name beside you and your opponents. */
const namedPlayer: Phrase<Players> = oneOf(() => [
  rulesFor<Players>().rule("target player", {}, (_, scope) => target(scope, { who: "each" })),
  rulesFor<Players>().rule("target opponent", {}, (_, scope) => target(scope, { who: "opponents" })),
  // 115.3
  rulesFor<Players>().rule("another target player", {}, (_, scope) => {
    const otherThan = scope.targets.flatMap((slot, i) => (slot.of.some((one) => one.target === "player") ? [i] : []));
    return otherThan.length > 0 ? target(scope, { who: "each" }, { otherThan }) : unbound("another than whom?");
  }),
  rulesFor<Players>().rule("that (player|opponent)", {}, (_, scope) => scope.playerPronoun()),
  rulesFor<Players>().rule("(its|that creature's|that permanent's) controller", {}, (_, scope) => {
    const who: Players = { who: "controllerOf", of: scope.pronoun("one", [], "property") };
    scope.mentionPlayer(who);
    return who;
  }),
  rulesFor<Players>().rule("(the|) defending player", {}, () => ({ who: "defendingPlayer" })),
  rulesFor<Players>().rule("the active player", {}, () => ({ who: "activePlayer" })),
  enchantedPlayer,
]);

function target(scope: Scope, who: Players, more: { readonly otherThan?: readonly number[] } = {}): Players {
  const slot = scope.addTarget({ count: { min: 1, max: 1 }, of: [{ target: "player", who }], ...more });
  const ref: Players = { who: "target", slot };
  scope.mentionPlayer(ref);
  return ref;
}

export const zone: Phrase<Post> = oneOf(() => [
  rulesFor<Post>().deferred("(in|from) {whose} {zone}", { whose, zone: zoneWord }, ({ whose, zone }, scope) => {
    const isEach = printed(whose)[0] === "each";
    const place = within(zone.bind(scope), whose.bind(scope));
    return isEach ? (noun) => ({ ...place(noun), fromEach: true }) : place;
  }),
  post("(in|from) (a graveyard|graveyards|all graveyards|any graveyard)", {}, () => within("graveyard")),
  post("(in|from) each graveyard", {}, () => (noun) => ({ ...within("graveyard")(noun), fromEach: true })),
  post("(in|from) (an opponent's graveyard|your opponents' graveyards)", {}, () =>
    within("graveyard", { who: "opponents" }),
  ),
  post("(in|from) {whose} hand or graveyard", { whose }, ({ whose }) => within(["hand", "graveyard"], whose)),
  post("(in|from) {whose} hand and/or graveyard", { whose }, ({ whose }) => within(["hand", "graveyard"], whose)),
  post("(in|from) {whose} graveyard and/or hand", { whose }, ({ whose }) => within(["graveyard", "hand"], whose)),
  post("(in|from) {whose} graveyard or hand", { whose }, ({ whose }) => within(["graveyard", "hand"], whose)),
  post("(in|from) {whose} hand and graveyard", { whose }, ({ whose }) => within(["hand", "graveyard"], whose)),
  post("(in|from) (all opponents' hands and graveyards|your opponents' hands and graveyards)", {}, () =>
    within(["hand", "graveyard"], { who: "opponents" }),
  ),
  post("(in|from) (all hands|all players' hands)", {}, () => within("hand")),
  post("(in|from) your opponents' hands", {}, () => within("hand", { who: "opponents" })),
  post("(in|from) all (hands and graveyards|graveyards and hands)", {}, () => within(["hand", "graveyard"])),
  post("total in all graveyards", {}, () => within("graveyard")),
  post(
    "you own in exile and in your graveyard",
    {},
    () => (noun) => narrowed({ is: "ownedBy", who: { who: "you" } })(within(["exile", "graveyard"])(noun)),
  ),
  post("that (isn't|aren't) on the battlefield", {}, () =>
    within(["hand", "library", "graveyard", "exile", "command", "stack"]),
  ),
  post("in exile", {}, () => within("exile")),
  post("from exile", {}, (_, scope) => {
    scope.mentionPlayer({ who: "ownerOf", of: { what: "current" } });
    return (noun) =>
      someNode("filter", noun.filter, { filter: (one) => one.is === "ownedBy" && one.who.who !== "you" })
        ? within("exile")(noun)
        : unbound("whose card?");
  }),
  post(
    "(on|from) the battlefield",
    {},
    () => (noun) => (noun.in === undefined && noun.card !== true ? noun : unbound("cards are elsewhere")),
  ),
]);

/** Only "from", which is said of what is moved. */
export const zoneFrom: Phrase<Post> = oneOf(() => [
  post("from {whose} {zone}", { whose, zone: zoneWord }, ({ whose, zone }) => within(zone, whose)),
]);
