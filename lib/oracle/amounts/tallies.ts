import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { deed as playerDeed } from "../conditions/playerDeeds.ts";
import { noun, objects } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { ofPermanents } from "../nouns/kinds.ts";
import { doneThisWay, thoseDone, whichDone } from "../references/doneThisWay.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { amountsThisTurn, eachThisTurn } from "./thisTurn.ts";

/** Amounts of what happened this turn or this way: "the number of cards you've drawn this turn", "excess damage". */

const { rule } = rulesFor<Amount>();
const you: Players = { who: "you" };

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
  ...amountsThisTurn,
  rule("the (amount of|) excess damage dealt this way", {}, (_, scope) => excess(scope)),
  ...["creature", "permanent", "planeswalker"].map((noun) =>
    rule(`the (amount of|) excess damage dealt to that ${noun} this way`, {}, (_, scope) => {
      scope.pronoun("one", [noun]);
      return excess(scope);
    }),
  ),
  // 120.10: of the event that triggered, where the text deals none.
  rule("that (amount of|) excess damage", {}, (_, scope) =>
    scope.event?.of === "excessDamage" && !scope.recent.some((one) => one.do === "damage")
      ? (scope.event.amount ?? unbound("how much is not told"))
      : excess(scope),
  ),
  // What was last counted or chosen as one.
  rule("(that|the) number", {}, (_, scope) => {
    const told = scope.thisWay(["noteAmount", "chooseOption", "chooseNumber"]);
    if (told.do === "chooseOption" && told.options.quality === "number") return { amount: "chosenNumber" };
    return told.do === "chooseOption" ? unbound("no number was chosen") : { amount: "noted", name: scope.noteOf(told) };
  }),
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
  ...eachThisTurn,
  rule("{what} it devoured", { what: noun.one }, ({ what }, scope) => devoured(what, scope)),
  rule("mana spent to cast {what}", { what: objects.one }, ({ what }) => ({ amount: "manaSpent", of: what })),
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
];
