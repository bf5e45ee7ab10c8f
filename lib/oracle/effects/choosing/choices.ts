import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, noun, players, playersWho, range, whose } from "../../hubs.ts";
import { type Forms, oneOf, opt, type Phrase, printed, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { closing } from "../../nouns/describing/closing.ts";
import { having } from "../../nouns/describing/having.ts";
import { everyKind } from "../../nouns/everyKind.ts";
import { everything } from "../../nouns/everything.ts";
import { and, kindsNamed } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { zone } from "../../nouns/narrowing.ts";
import { self } from "../../nouns/self.ts";
import { targetPlayer, targetPlayers } from "../../players/players.ts";
import { isSeveral } from "../../players/several.ts";
import { chosen } from "../../references/chosen.ts";
import { spellOr } from "../../references/either.ts";
import { chosenTarget } from "../../references/recipients.ts";
import { targets } from "../../references/references.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { amongThem } from "../library/amongThem.ts";
import { moving, together } from "../objects/done.ts";
import { type Chosen, choice, grouped, someDone, someOfThose, thing } from "../objects/thing.ts";
import { actor } from "../players/actor.ts";
import { cardOnly, eachFromHand, fromHand, handOf, revealedFromHand, severalCards } from "./cardsInHands.ts";
import { quality } from "./qualities.ts";

/** Choices made as an effect is applied: qualities, cards from a revealed hand, one of two verbs. */
const { inflected, deferredForms } = rulesFor<Instruction>();

const anyOfThem = words<Players>([
  ["a opponent", { who: "opponents" }],
  ["a player", { who: "each" }],
]);

/** "For each player, choose friend or foe.": some are friends, all others are foes. */
export const friendOrFoe: Phrase<Instruction> = rulesFor<Instruction>().rule(
  "for each player, choose friend or foe",
  {},
  (_, scope) => {
    const effect: Effect = { do: "choosePlayer", who: { who: "you" }, from: { who: "each" }, count: { min: 0 } };
    scope.tell({ friends: { who: "noted", name: scope.noteOf(effect) } });
    return [effect];
  },
);

/** One for each power, name or mana value there is among them. */
const differing = words<"power" | "manaValue">([
  ["power", "power"],
  ["mana value", "manaValue"],
]);

export const choiceClauses: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule(
    "for each different {stat} among {all}, choose a {what} with that {same}",
    { stat: differing, all: permanents.many, what: permanents.one, same: differing },
    ({ stat, all, what, same }, scope) => {
      if (stat !== same || !sameData(all.filter, what.filter)) unbound("others than those");
      const count: Amount = { amount: "distinct", quality: stat, of: everything(all) };
      const ref = choice(
        scope,
        { what: all, count: { min: count, max: count } },
        { together: { all: "different", stat } },
      );
      const effect: Effect = { do: "choose", what: ref };
      scope.dealtWith(ref, effect);
      scope.did(effect);
      return [effect];
    },
  ),
];

/** From the hand that was looked at. */
function exiledFromHand(scope: Scope, what: Noun, how: { readonly until?: Objects }): readonly Effect[] {
  const filter = cardOnly(what);
  const of = scope.hand ?? unbound("from which hand?");
  const by = actor(scope);
  const card: Objects = {
    ...{ what: "chosen", filter, in: "hand", of, count: { min: 1, max: 1 } },
    ...(by.who === "you" ? {} : { by }),
  };
  scope.mention({ ref: card, number: "one", nouns: ["card", ...kindsNamed(filter)] });
  return moving(scope, card, { do: "move", what: card, to: { zone: "exile", ...how } });
}

export const choiceVerbs: readonly Forms<Instruction>[] = [
  inflected("<choose> {quality}", { quality }, ({ quality }, scope) => {
    // 607.2d: chosen by the resolution, before what was chosen as self entered.
    if (quality.quality === "opponent" || quality.quality === "player") scope.mentionPlayer({ who: "chosenForSelf" });
    const effect: Effect = { do: "chooseOption", who: actor(scope), options: quality };
    scope.did(effect);
    return [effect];
  }),
  // Nobody else knows it, so that nothing can be done with it before it is revealed.
  inflected("secretly <choose> {quality}", { quality }, ({ quality }, { subject }) =>
    subject.who === "you"
      ? [{ do: "chooseOption", who: subject, options: quality, secret: true }]
      : unbound("who reveals it?"),
  ),
  inflected("<choose> a number between {min} and {max}", { min: digits, max: digits }, ({ min, max }, scope) => {
    const effect: Effect = { do: "chooseNumber", who: actor(scope), range: { min, max } };
    scope.did(effect);
    return [effect];
  }),
  inflected(
    "<choose> {min}, {next}, or {max}",
    { min: digits, next: digits, max: digits },
    ({ min, next, max }, scope) => {
      if (min + 1 !== next || next + 1 !== max) unbound("numbers that do not follow on each other");
      const effect: Effect = { do: "chooseNumber", who: actor(scope), range: { min, max } };
      scope.did(effect);
      return [effect];
    },
  ),
  inflected("<choose> {what} and a opponent", { what: chosen }, ({ what }, scope) => {
    if (what.what.card === true || isSeveral(scope.subject)) unbound("which cards, and where?");
    const ref = choice(scope, what);
    const object: Effect = { do: "choose", what: ref };
    scope.dealtWith(ref, object);
    const player: Effect = { do: "choosePlayer", who: scope.subject, from: { who: "opponents" } };
    scope.mentionPlayer({ who: "noted", name: scope.noteOf(player) });
    return [object, player];
  }),
  inflected("<choose> a {from}", { from: playersWho.one }, ({ from }, scope) => {
    const effect: Effect = { do: "choosePlayer", who: actor(scope), from };
    scope.mentionPlayer({ who: "noted", name: scope.noteOf(effect) });
    return [effect];
  }),
  inflected("<choose> another player", {}, (_, scope) => {
    if (isSeveral(scope.subject)) return unbound("each of several chooses one of their own");
    const from: Players = { who: "others", than: scope.subject };
    const effect: Effect = { do: "choosePlayer", who: actor(scope), from };
    scope.mentionPlayer({ who: "noted", name: scope.noteOf(effect) });
    return [effect];
  }),
  inflected("<choose> {from} at random", { from: anyOfThem }, ({ from }, scope) => {
    const effect: Effect = { do: "choosePlayer", who: actor(scope), from, random: true };
    scope.mentionPlayer({ who: "noted", name: scope.noteOf(effect) });
    return [effect];
  }),
  inflected(
    "<choose> {from} at random that {self} didn't attack during your last combat",
    { from: anyOfThem, self },
    (said, scope) => {
      const before: Condition = {
        if: "attackedInLastCombat",
        what: { what: "self" },
        whom: { who: "current" },
        of: { who: "you" },
      };
      const from: Players = { who: "those", of: said.from, where: { if: "not", of: before } };
      const effect: Effect = { do: "choosePlayer", who: actor(scope), from, random: true };
      scope.did(effect);
      scope.mentionPlayer({ who: "noted", name: scope.noteOf(effect) });
      return [effect];
    },
  ),
  inflected("<choose> {what}", { what: oneOf(() => [targets.one, targets.many, spellOr]) }, ({ what }, scope) => {
    if (what.what !== "target" && (what.what !== "current" || scope.eachOpponent?.slot === undefined))
      return unbound("chosen by other words");
    const { subject } = scope;
    // 601.2c, 603.3d: by whoever is told to.
    if (subject.who !== "you") {
      if (what.what !== "target" || isSeveral(subject)) return unbound("each chooses one of their own");
      scope.tell({ targets: scope.targets.map((one, i) => (i === what.slot ? { ...one, by: subject } : one)) });
    }
    // 601.2c: nothing is left to do for what was chosen as a target.
    scope.tell({ objects: scope.objects.map((one) => (sameData(one.ref, what) ? { ...one, chosen: true } : one)) });
    return [];
  }),
  inflected("<choose> {first} and {second}", { first: targets.one, second: targets.one }, ({ first, second }) =>
    first.what === "target" && second.what === "target" ? [] : unbound("chosen by other words"),
  ),
  ...(["players", "opponents"] as const).map((word) =>
    inflected(`<choose> any number of target ${word}`, {}, (_, scope) => {
      targetPlayers(scope, word === "players" ? { who: "each" } : { who: "opponents" });
      return [];
    }),
  ),
  inflected("<choose> two target players", {}, (_, scope) => {
    targetPlayer(scope, { who: "each" }, 2);
    return [];
  }),
  inflected("<choose> any target", {}, (_, scope) => {
    chosenTarget(scope);
    return [];
  }),
  // 115.3: of one word "target" none twice.
  inflected(
    "<choose> any target, then <choose> another target for each time {self} was kicked",
    { self },
    (_, scope) => {
      const count: Amount = { amount: "sum", of: [1, { amount: "kicked" }] };
      chosenTarget(scope, { min: count, max: count });
      return [];
    },
  ),
  inflected("<choose> {who}", { who: oneOf(() => [players.one]) }, ({ who }) =>
    who.who === "target" ? [] : unbound("chosen by other words"),
  ),
  inflected("<choose> a {what} of each {kind}", { what: permanents.one, kind: everyKind }, ({ what, kind }, scope) => {
    const of = kind.map((one) =>
      choice(scope, { what: { ...what, filter: and([what.filter, one]) }, count: { min: 1, max: 1 } }),
    );
    const ref: Objects = { what: "union", of };
    const effect: Effect = { do: "choose", what: ref };
    scope.mention({ ref, number: "many", nouns: what.nouns, by: effect });
    return isSeveral(scope.subject) ? [{ do: "forEachPlayer", of: scope.subject, effects: [effect] }] : [effect];
  }),
  inflected("<choose> a {what} at random {place}", { what: noun.one, place: zone }, ({ what, place }, scope) => {
    const ref = choice(scope, { what: place(what), count: { min: 1, max: 1 } }, { random: true });
    const effect: Effect = { do: "choose", what: ref };
    scope.dealtWith(ref, effect);
    return [effect];
  }),
  inflected("<choose> a {what} at random {which}", { what: noun.one, which: closing }, ({ what, which }, scope) => {
    const marked = which(what);
    if (marked.in !== "exile") return unbound("told before how it is chosen");
    const ref = choice(scope, { what: marked, count: { min: 1, max: 1 } }, { random: true });
    const effect: Effect = { do: "choose", what: ref };
    scope.dealtWith(ref, effect);
    return [effect];
  }),
  inflected("<choose> a {what} at random", { what: permanents.one }, ({ what }, scope) => {
    const ref = choice(scope, { what, count: { min: 1, max: 1 } }, { random: true });
    const effect: Effect = { do: "choose", what: ref };
    scope.dealtWith(ref, effect);
    scope.did(effect);
    scope.tell({ group: { of: effect, whole: everything(what), taken: [effect] } });
    return [effect];
  }),
  inflected("<choose> {what}", { what: someOfThose }, ({ what }, scope) => {
    if (what.what !== "chosen" || (what.among?.what !== "target" && what.random !== true))
      return unbound("told as among them");
    const effect: Effect = { do: "choose", what };
    scope.noteOf(effect);
    scope.dealtWith(what, effect);
    scope.did(effect);
    return [effect];
  }),
  inflected("<choose> {what}", { what: someDone }, ({ what }, scope) => {
    const effect: Effect = { do: "choose", what };
    scope.dealtWith(what, effect);
    return [effect];
  }),
  deferredForms("<choose> {what}", { what: amongThem }, (trees, scope) => {
    // What one has chosen another can choose as well, where it need not be a different one.
    if (isSeveral(scope.subject) && !printed(trees.what).includes("different")) unbound("the same one twice");
    const what = trees.what.bind(scope);
    const effect: Effect = { do: "choose", what };
    if (isSeveral(scope.subject)) scope.mention({ ref: what, number: "many", nouns: ["card"] });
    scope.dealtWith(what, effect);
    return [effect];
  }),
  inflected(
    "<reveal> {n} {what} (from|in) {whose} hand",
    { n: range.many, what: noun.many, whose },
    ({ n, what, whose }, scope) => revealedFromHand(scope, whose, cardOnly(what), n),
  ),
  inflected("<reveal> a {what} (from|in) {whose} hand", { what: noun.one, whose }, ({ what, whose }, scope) =>
    revealedFromHand(scope, whose, cardOnly(what), { min: 1, max: 1 }),
  ),
  inflected("<reveal> a number of cards from {whose} hand equal to {n}", { whose, n: amount }, ({ whose, n }, scope) =>
    revealedFromHand(scope, whose, { is: "any" }, { min: n, max: n }),
  ),
  inflected("<choose> {what}", { what: oneOf((): Phrase<Chosen>[] => [chosen, grouped]) }, ({ what }, scope) => {
    if (what.what.card === true && what.what.in === undefined) unbound("which cards, and where?");
    const ref = choice(scope, what, what.together === undefined ? {} : { together: what.together });
    together(scope, ref);
    const effect: Effect = { do: "choose", what: ref };
    scope.dealtWith(ref, effect);
    // "An opponent's graveyard" is that of one of them, who is "that player" from then on.
    if (what.count.max === 1 && what.what.of?.who === "opponents")
      scope.mentionPlayer({ who: "ownerOf", of: { what: "noted", name: scope.noteOf(effect) } });
    const earlier = scope.recent.at(-1);
    if (earlier?.do === "choose" && earlier.what.what === "chosen" && earlier.what.count.max === 1)
      scope.mention({
        ref: { what: "union", of: [earlier, effect].map((one) => ({ what: "noted", name: scope.noteOf(one) })) },
        number: "many",
        nouns: scope.nounsOfAll([earlier.what, ref]),
        literal: true,
      });
    scope.did(effect);
    if (what.what.in === undefined)
      scope.tell({ group: { of: effect, whole: everything(what.what), taken: [effect] } });
    return [effect];
  }),
  inflected("<reveal> {whose} hand", { whose }, ({ whose }, scope) => {
    scope.tell({ hand: whose });
    const effect: Effect = { do: "look", who: scope.subject, what: handOf(whose), reveal: true };
    scope.did(effect);
    return [effect];
  }),
  inflected("<look> at {whose} hand", { whose }, ({ whose }, scope) => {
    scope.tell({ hand: whose });
    return [{ do: "look", who: scope.subject, what: handOf(whose) }];
  }),
  inflected("<exile> a {what} from it", { what: noun.one }, ({ what }, scope) => exiledFromHand(scope, what, {})),
  inflected(
    "<exile> a {what} from it until {self} leaves the battlefield",
    { what: noun.one, self },
    ({ what }, scope) => exiledFromHand(scope, what, { until: { what: "self" } }),
  ),
  // What the cards must have may be told before where they are or after it.
  inflected("<choose> a {what} from it {having}", { what: noun.one, having: opt(having) }, ({ what, having }, scope) =>
    fromHand(scope, cardOnly(having === undefined ? what : having(what)), { min: 1, max: 1 }),
  ),
  inflected(
    "<choose> {n} {what} from it {having}",
    { n: range.many, what: noun.many, having: opt(having) },
    ({ n, what, having }, scope) => fromHand(scope, cardOnly(having === undefined ? what : having(what)), n),
  ),
  // 608.2c: one of each, another each time; "those cards" are all of them.
  ...(["<choose> {cards} from it", "<choose> from it {cards}"] as const).map((words) =>
    inflected(words, { cards: severalCards }, ({ cards }, scope) => eachFromHand(scope, cards.map(cardOnly))),
  ),
  inflected("<choose> from it a {what}", { what: noun.one }, ({ what }, scope) =>
    fromHand(scope, cardOnly(what), { min: 1, max: 1 }),
  ),
  inflected("<tap> or <untap> {what}", { what: thing }, ({ what }, scope) => [
    {
      do: "chooseOne",
      who: actor(scope),
      options: [
        { text: "Tap", effects: [{ do: "tap", what }] },
        { text: "Untap", effects: [{ do: "untap", what }] },
      ],
    },
  ]),
];
