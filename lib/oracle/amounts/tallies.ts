import type { Amount } from "../../engine/abilities/amounts.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { someNode, type Test } from "../../engine/abilities/visit.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { deed as playerDeed } from "../conditions/player-deeds.ts";
import { noun, objects, playersWho } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { and } from "../nouns/filters.ts";
import { ofPermanents, ofSpells } from "../nouns/kinds.ts";
import { doneThisWay, thoseDone, whichDone } from "../references/done-this-way.ts";
import { counterKind } from "../vocabulary/qualities.ts";

/** Amounts of what happened this turn or this way: "the number of cards you've drawn this turn", "excess damage". */

const { rule } = rulesFor<Amount>();
const you: Players = { who: "you" };
const happened = (of: EventPattern): Amount => ({ amount: "history", of });

/** What is counted, in the number that its phrase asks for: after "the number of" and after "for each". */
interface Tally {
  readonly words: string;
  readonly means: (what: Noun) => Amount;
}
const cardOf = (what: Noun): Filter | undefined =>
  what.card !== true || what.in !== undefined
    ? unbound("said of cards")
    : what.filter.is === "any"
      ? undefined
      : what.filter;
const ofCards = (what: Noun) => {
  const object = cardOf(what);
  return object === undefined ? {} : { object };
};
const under = (what: Noun, who: Players): Filter => and([ofPermanents(what), { is: "controlledBy", who }]);
const tallies: readonly Tally[] = [
  { words: "you've cast this turn", means: (what) => happened({ on: "cast", object: ofSpells(what), by: you }) },
  { words: "cast this turn", means: (what) => happened({ on: "cast", object: ofSpells(what) }) },
  {
    words: "your opponents have cast this turn",
    means: (what) => happened({ on: "cast", object: ofSpells(what), by: { who: "opponents" } }),
  },
  { words: "you've discarded this turn", means: (what) => happened({ on: "discard", who: you, ...ofCards(what) }) },
  {
    words: "you've cycled or discarded this turn",
    means: (what) => (cardOf(what) === undefined ? happened({ on: "discard", who: you }) : unbound("which cards?")),
  },
  {
    words: "you've drawn this turn",
    means: (what) => (cardOf(what) === undefined ? happened({ on: "draw", who: you }) : unbound("which cards?")),
  },
  {
    words: "your opponents have drawn this turn",
    means: (what) =>
      cardOf(what) === undefined ? happened({ on: "draw", who: { who: "opponents" } }) : unbound("which cards?"),
  },
  {
    words: "you've sacrificed this turn",
    means: (what) => happened({ on: "sacrifice", who: you, object: ofPermanents(what) }),
  },
  {
    words: "you sacrificed this turn",
    means: (what) => happened({ on: "sacrifice", who: you, object: ofPermanents(what) }),
  },
  {
    words: "you had enter the battlefield under your control this turn",
    means: (what) => happened({ on: "move", object: under(what, you), to: "battlefield" }),
  },
  {
    words: "that entered the battlefield under your control this turn",
    means: (what) => happened({ on: "move", object: under(what, you), to: "battlefield" }),
  },
  {
    words: "you created this turn",
    means: (what) => happened({ on: "createToken", object: ofPermanents(what), by: you }),
  },
];
const HISTORY: Test = { filter: ({ is }) => is === "history", amount: ({ amount }) => amount === "history" };
/** A token of a kind is counted as it was created; what is drawn is nothing to look at. */
const tallied = (number: "one" | "many", prefix: string): readonly Phrase<Amount>[] =>
  tallies.map(({ words, means }) =>
    rule(`${prefix} {what} ${words}`, { what: noun[number] }, ({ what }) =>
      someNode("filter", what.filter, HISTORY) ? unbound("told twice") : means(what),
    ),
  );

export const excess = (scope: Scope): Amount => ({
  amount: "noted",
  name: `${scope.noteOf(scope.thisWay(["damage"]))} excess`,
});

const totalStat = words<"power" | "toughness" | "manaValue">([
  ["power", "power"],
  ["toughness", "toughness"],
  ["mana value", "manaValue"],
]);

/** 702.82b: sacrificed for the devour of the permanent itself, whatever kind each of them was. */
const devoured = (what: Noun, scope: Scope): Amount => {
  if (!/^devour\b/im.test(scope.face.text)) unbound("it devours nothing");
  const of: Objects = { what: "linked", name: "devoured", asTheyWere: true };
  const filter = ofPermanents(what);
  const isAny = filter.is === "type" && filter.type === "creature";
  return { amount: "count", of: isAny ? of : { what: "those", of, filter } };
};

export const tallyAmounts: readonly Phrase<Amount>[] = [
  rule(
    "the total {stat} of (all|) {what} {done} this way",
    { stat: totalStat, what: noun.many, done: doneThisWay },
    ({ stat, what, done }, scope) => {
      const filter = whichDone(what);
      const of = thoseDone(scope, done);
      return { amount: "stat", stat, of: filter.is === "any" ? of : { what: "those", of, filter } };
    },
  ),
  rule("the number of {what} it devoured", { what: noun.many }, ({ what }, scope) => devoured(what, scope)),
  ...tallied("many", "the number of"),
  rule("the (amount of|) excess damage dealt this way", {}, (_, scope) => excess(scope)),
  ...["creature", "permanent", "planeswalker"].map((noun) =>
    rule(`the (amount of|) excess damage dealt to that ${noun} this way`, {}, (_, scope) => {
      scope.pronoun("one", [noun]);
      return excess(scope);
    }),
  ),
  // 120.10: of the event that triggered, where the text deals none.
  rule("that (amount of|) excess damage", {}, (_, scope) =>
    scope.recent.some((one) => one.do === "damage") ? excess(scope) : (scope.event?.amount ?? excess(scope)),
  ),
  rule(
    "the (amount of|) life (you've|you) {did} this turn",
    {
      did: words<"gainLife" | "loseLife">([
        ["gained", "gainLife"],
        ["lost", "loseLife"],
      ]),
    },
    ({ did }) => ({
      amount: "history",
      of: { on: did, who: you },
      sum: true,
    }),
  ),
  rule("the total (amount of|) life (your opponents (have|) lost|lost by your opponents) this turn", {}, () => ({
    amount: "history",
    of: { on: "loseLife", who: { who: "opponents" } },
    sum: true,
  })),
  rule("the total amount of noncombat damage dealt to your opponents this turn", {}, () => ({
    amount: "history",
    of: { on: "damage", to: { players: { who: "opponents" } }, combat: false },
    sum: true,
  })),
  rule("the number of {what} cast this turn", { what: noun.many }, ({ what }) => ({
    amount: "history",
    of: { on: "cast", object: ofSpells(what) },
  })),
  rule("the number of {what} (they've|that player has) cast this turn", { what: noun.many }, ({ what }, scope) =>
    happened({ on: "cast", object: ofSpells(what), by: scope.playerPronoun() }),
  ),
  rule("the number of cards (they've|that player has) drawn this turn", {}, (_, scope) =>
    happened({ on: "draw", who: scope.playerPronoun() }),
  ),
  rule("the difference", {}, (_, scope) => scope.difference ?? unbound("between what?")),
  rule("the number of cards drawn this way", {}, (_, scope) => ({
    amount: "noted",
    name: scope.noteOf(scope.thisWay(["draw"])),
  })),
  rule("the number of times you {did} this turn", { did: oneOf(() => [playerDeed]) }, ({ did }) => ({
    amount: "history",
    of: did(you),
  })),
  rule("the number of times this ability has resolved this turn", {}, () => ({ amount: "timesResolved" })),
  rule("the number of {kind} counters you have", { kind: counterKind }, ({ kind }) => ({
    amount: "playerCounters",
    kind,
    of: you,
  })),
  rule("the total {stat} of {what}", { stat: totalStat, what: objects.many }, ({ stat, what }) =>
    what.what === "all" ? unbound("said of a noun") : { amount: "stat", stat, of: what },
  ),
  rule(
    "the number of cards in {whose} hands",
    {
      whose: words<Players>([
        ["all players'", { who: "each" }],
        ["your opponents'", { who: "opponents" }],
      ]),
    },
    ({ whose }) => ({
      amount: "count",
      of: everything({ filter: { is: "any" }, in: "hand", of: whose, nouns: ["card"] }),
    }),
  ),
];

/** What "for each" counts of it. */
export const tallyEach: readonly Phrase<Amount>[] = [
  ...tallied("one", ""),
  rule("other {what} (they've|that player has) cast this turn", { what: noun.one }, ({ what }, scope) =>
    // 601.2f: of a spell that is not cast yet, they are all others.
    happened({ on: "cast", object: ofSpells(what), by: scope.playerPronoun() }),
  ),
  rule("{what} it devoured", { what: noun.one }, ({ what }, scope) => devoured(what, scope)),
  rule("mana spent to cast {what}", { what: objects.one }, ({ what }) => ({ amount: "manaSpent", of: what })),
  rule("{who}", { who: playersWho.one }, ({ who }) => ({ amount: "countPlayers", of: who })),
  rule("1 damage prevented this way", {}, (_, scope) => {
    if (scope.event?.prevented === undefined) return unbound("no damage was prevented");
    scope.tell({ event: { ...scope.event, prevented: "said" } });
    return { amount: "event" };
  }),
  rule("{kind} counter you have", { kind: counterKind }, ({ kind }) => ({ amount: "playerCounters", kind, of: you })),
  rule("{kind} counter your opponents have", { kind: counterKind }, ({ kind }) => ({
    amount: "playerCounters",
    kind,
    of: { who: "opponents" },
  })),
  rule("{kind} counter (they have|that player has)", { kind: counterKind }, ({ kind }, scope) => ({
    amount: "playerCounters",
    kind,
    of: scope.playerPronoun(),
  })),
  rule("1 life your opponents (have|) lost this turn", {}, () => ({
    amount: "history",
    of: { on: "loseLife", who: { who: "opponents" } },
    sum: true,
  })),
  rule("card drawn this way", {}, (_, scope) => ({ amount: "noted", name: scope.noteOf(scope.thisWay(["draw"])) })),
];
