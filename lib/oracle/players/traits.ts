import type { Amount, Compare } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players, Zone } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { howMany, is } from "../conditions/counts.ts";
import { combatOrNot } from "../conditions/past.ts";
import {
  deed as playerDeed,
  noDeed as playerNoDeed,
  tally as playerTally,
  tallied,
} from "../conditions/playerDeeds.ts";
import { hasDoneThat, noun } from "../hubs.ts";
import { type Forms, oneOf, oneOfForms, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { ofDamage } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { doneThisWay, thoseDone, whichDone } from "../references/doneThisWay.ts";
import { digits, numberWordOrOne } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { chosenWord } from "./chosenWords.ts";
import { had, more, muchControlled, muchHad } from "./measures.ts";
import { hasMost } from "./superlatives.ts";

/** What is so of a player: what they control, have or have done, told of each of several as "current". */

/** What is so of a player, told of each of several as "current". */
export const controlledBy = (what: Noun, who: Players): Objects =>
  everything({ ...what, filter: { is: "and", of: [what.filter, { is: "controlledBy", who }] } });
const controlled = (what: Noun): Objects => controlledBy(what, current);

const { inflected: tested } = rulesFor<Condition>();
export const current: Players = { who: "current" };
export const hasMore: Phrase<(than: Players) => Condition> = oneOf(() => [
  rulesFor<(than: Players) => Condition>().rule("has more {had}", { had }, ({ had }) => (than) => ({
    if: "compare",
    amount: had(current),
    value: { compare: ">", to: had(than) },
  })),
  rulesFor<(than: Players) => Condition>().rule("controls more {what}", { what: noun.many }, ({ what }) => (than) => ({
    if: "compare",
    amount: { amount: "count", of: controlled(what) },
    value: { compare: ">", to: { amount: "count", of: controlledBy(what, than) } },
  })),
]);
export const you: Players = { who: "you" };
export const playerTest: Forms<Condition> = oneOfForms(() => [
  tested("{most}", { most: hasMost }, ({ most }) => most(current)),
  tested("<control> a {what}", { what: noun.one }, ({ what }) => ({ if: "exists", what: controlled(what) })),
  tested("<don't> control a {what}", { what: noun.one }, ({ what }) => ({
    if: "not",
    of: { if: "exists", what: controlled(what) },
  })),
  tested("<control> no {what}", { what: noun.many }, ({ what }) => ({
    if: "not",
    of: { if: "exists", what: controlled(what) },
  })),
  tested("<have> {much}", { much: muchHad }, ({ much }) => much),
  tested("<control> {much}", { much: muchControlled }, ({ much }) => much),
  tested("<control> exactly one {what}", { what: noun.one }, ({ what }) => ({
    if: "compare",
    amount: { amount: "count", of: controlled(what) },
    value: { compare: "=", to: 1 },
  })),
  tested("<have> a {what} in their {zone}", { what: noun.one, zone: ownZone }, ({ what, zone }) => {
    if (what.card !== true || what.in !== undefined || what.of !== undefined) unbound("only cards are there");
    return { if: "exists", what: everything({ ...what, in: zone, of: current }) };
  }),
  tested("<have> a {kind} counter", { kind: counterKind }, ({ kind }) => ({
    if: "compare",
    amount: { amount: "playerCounters", kind, of: current },
    value: { compare: ">=", to: 1 },
  })),
  tested("<have> {designation}", { designation: designations }, ({ designation }) => ({
    if: "designation",
    of: current,
    designation,
  })),
  tested("<be> the monarch", {}, () => ({ if: "designation", of: current, designation: "monarch" })),
  tested(
    "<were> dealt {kind} this turn",
    {
      kind: words([
        ["damage", {}],
        ["combat damage", { combat: true }],
      ]),
    },
    ({ kind }) => ({
      if: "happened",
      event: { on: "damage", to: { players: current }, ...kind },
    }),
  ),
  tested(
    "<were> dealt {kind} by {source} this turn",
    {
      kind: words([
        ["damage", {}],
        ["combat damage", { combat: true }],
      ]),
      source: damageSource,
    },
    ({ kind, source }) => ({
      if: "happened",
      event: { on: "damage", source, to: { players: current }, ...kind },
    }),
  ),
  tested(
    "<were> dealt {kind} by {n} {what} this turn",
    { kind: combatOrNot, n: howMany, what: noun.many },
    ({ kind, n, what }) =>
      is(
        {
          amount: "history",
          of: { on: "damage", source: ofDamage(what), to: { players: current }, ...kind },
          distinct: "other",
        },
        n,
      ),
  ),
  // 608.2h: what the instructions before it did to theirs.
  tested("{did} (a|one or more) {what} this way", { did: theirDeed, what: noun.one }, ({ did, what }, scope) =>
    hasDone(scope, did, what),
  ),
  tested("didn't {do} a {what} this way", { do: theirDeedNot, what: noun.one }, ({ do: did, what }, scope) => ({
    if: "not",
    of: hasDone(scope, did, what),
  })),
  tested(
    "didn't {do} a {what} or {other} a {else} this way",
    { do: theirDeedNot, what: noun.one, other: theirDeedNot, else: noun.one },
    (said, scope) => hasDoneNeither(scope, [said.do, said.other], [said.what, said.else]),
  ),
  // 608.2h: from then on "that mana value" is theirs.
  tested(
    "{did} a card with the (greatest|highest) {stat} among cards {done} this way",
    { did: theirDeed, stat: statWord, done: doneThisWay },
    ({ did, stat, done }, scope) => {
      if (!done.by.some((one) => did.by.includes(one))) unbound("done in another way");
      const among = thoseDone(scope, done);
      scope.tell({ stated: { stat, amount: { amount: "stat", stat, of: among, by: "greatest" } } });
      return hasDone(scope, did, { filter: { is: "greatest", stat, among }, nouns: ["card"], card: true });
    },
  ),
  // Of those who were told to discard or sacrifice one.
  tested("can't", {}, (_, scope) => {
    const last = scope.recent.at(-1);
    const deed = theirDeeds
      .map(([, , one]) => one)
      .find(({ by }) => last !== undefined && by.some((one) => one === last.do));
    if (last === undefined || deed === undefined || (last.do !== "discard" && last.do !== "sacrifice"))
      return unbound("what can't they do?");
    if (last.what === "hand" || last.what.what !== "chosen" || last.what.count.min !== 1)
      unbound("they may have done some of it");
    const theirs: Filter = { is: deed.whose, who: current };
    return {
      if: "not",
      of: { if: "exists", what: { what: "those", of: { what: "noted", name: scope.noteOf(last) }, filter: theirs } },
    };
  }),
  tested("shuffled (a|one or more) {what} into their library this way", { what: noun.one }, ({ what }, scope) =>
    hasDone(scope, { by: ["move"], whose: "ownedBy", to: "library" }, what),
  ),
  tested("chose {word}", { word: chosenWord }, ({ word }) => ({ if: "chosen", option: word, by: current })),
  tested("lost {n} or more life this turn", { n: digits }, ({ n }) => ({
    if: "compare",
    amount: { amount: "history", of: { on: "loseLife", who: current }, sum: true },
    value: { compare: ">=", to: n },
  })),
  tested("<have> no cards in hand", {}, () => ({ if: "handEmpty", who: current })),
  tested("{did} this turn", { did: playerDeed }, ({ did }) => ({ if: "happened", event: did(current) })),
  tested("<have> {did} this turn", { did: hasDoneThat }, ({ did }) => ({ if: "happened", event: did(current) })),
  tested("<haven't> {did} this turn", { did: hasDoneThat }, ({ did }) => ({
    if: "not",
    of: { if: "happened", event: did(current) },
  })),
  tested("{did} this turn", { did: playerNoDeed }, ({ did }) => ({
    if: "not",
    of: { if: "happened", event: did(current) },
  })),
  tested("attacked you during their last turn", {}, () => ({ if: "attackedInLastTurn", who: current, whom: you })),
  tested("{did} this turn", { did: playerTally }, ({ did }) => tallied(did, current)),
]);
/** The same of those who were just told to, where nobody says "this way". */
export const didAsTold: Phrase<Condition> = oneOf(() => [
  rulesFor<Condition>().rule("{did} a {what}", { did: theirDeed, what: noun.one }, ({ did, what }, scope) =>
    hasDone(scope, did, what),
  ),
  rulesFor<Condition>().rule("didn't {do} a {what}", { do: theirDeedNot, what: noun.one }, (said, scope) => ({
    if: "not",
    of: hasDone(scope, said.do, said.what),
  })),
]);
const ownZone = words<"hand" | "graveyard">([
  ["hand", "hand"],
  ["graveyard", "graveyard"],
]);
const designations = words<"citysBlessing" | "initiative">([
  ["the city's blessing", "citysBlessing"],
  ["the initiative", "initiative"],
]);
const statWord = words<"power" | "toughness" | "manaValue">([
  ["power", "power"],
  ["toughness", "toughness"],
  ["mana value", "manaValue"],
]);
/** "this creature or a Dragon": what damage was dealt by. */
const { rule: sourceRule } = rulesFor<Filter>();
const damageSource: Phrase<Filter> = oneOf(() => [
  sourceRule("{self}", { self }, () => ({ is: "self" })),
  sourceRule("a {what}", { what: noun.one }, ({ what }) => ofDamage(what)),
  sourceRule("{self} or a {what}", { self, what: noun.one }, ({ what }) => ({
    is: "or",
    of: [{ is: "self" }, ofDamage(what)],
  })),
]);
/** What each of several players was told to do to things of their own. */
interface TheirDeed {
  readonly by: readonly Effect["do"][];
  readonly whose: "ownedBy" | "controlledBy";
  readonly to?: Zone;
}
const theirDeeds = [
  ["drew", "draw", { by: ["draw"], whose: "ownedBy" }],
  ["discarded", "discard", { by: ["discard"], whose: "ownedBy" }],
  ["milled", "mill", { by: ["mill"], whose: "ownedBy" }],
  ["exiled", "exile", { by: ["move"], whose: "ownedBy", to: "exile" }],
  ["sacrificed", "sacrifice", { by: ["sacrifice"], whose: "controlledBy" }],
] as const;
const theirDeed = words<TheirDeed>(theirDeeds.map(([past, , deed]) => [past, deed] as const));
/** Behind "didn't". */
const theirDeedNot = words<TheirDeed>(theirDeeds.map(([, verb, deed]) => [verb, deed] as const));
function hasDone(scope: Scope, { by, whose, to }: TheirDeed, what: Noun): Condition {
  const done = scope.thisWay(by);
  if (done.do === "move" && done.to.zone !== to) unbound("moved elsewhere");
  if (done.do !== "move" && done.do !== "sacrifice" && what.card !== true) unbound("only cards are that");
  const filter: Filter = { is: "and", of: [whichDone(what), { is: whose, who: current }] };
  return { if: "exists", what: { what: "those", of: { what: "noted", name: scope.noteOf(done) }, filter } };
}
/** Of those who might do one of these or the other. */
function hasDoneNeither(scope: Scope, deeds: readonly TheirDeed[], what: readonly Noun[]): Condition {
  const offer = scope.recent.findLast((one) => one.do === "pay");
  const [cost] = offer?.do === "pay" && offer.optional ? offer.cost : [];
  if (offer === undefined || cost?.pay !== "oneOf" || cost.of.length !== deeds.length)
    return unbound("nobody was asked to do either");
  for (const [at, deed] of deeds.entries())
    if (!cost.of[at]?.every(({ pay }) => deed.by.some((one) => one === pay))) unbound("they were asked something else");
  if (what.some((one) => whichDone(one).is !== "any")) return unbound("it may have been another kind of thing");
  const paid: Players = { who: "noted", name: scope.noteOf(offer) };
  return { if: "not", of: { if: "samePlayer", one: current, other: paid } };
}
/** What is asked as targets are chosen (601.2c), in the words that comparisons with oneself take then. */
const { rule: then } = rulesFor<Condition>();
export const asActivated: Phrase<Condition> = oneOf(() => [
  then("(has|had) {more} {had} than you (do|did)", { more, had }, ({ more, had }) => ({
    if: "compare",
    amount: had(current),
    value: { compare: more, to: had(you) },
  })),
  then("(controls|controlled) {more} {what} than you (do|did)", { more, what: noun.many }, ({ more, what }) => ({
    if: "compare",
    amount: { amount: "count", of: controlled(what) },
    value: { compare: more, to: { amount: "count", of: controlledBy(what, you) } },
  })),
  then(
    "(has|had) at least {n} {more} {had} than you (do|did)",
    { n: numberWordOrOne, more, had },
    ({ n, more, had }) => ({
      if: "compare",
      ...(more === ">"
        ? { amount: had(current), value: { compare: ">=", to: { amount: "sum", of: [had(you), n] } } }
        : { amount: { amount: "sum", of: [had(current), n] }, value: { compare: "<=", to: had(you) } }),
    }),
  ),
]);

/** 103.4: less than half of an odd number is less than that half rounded up. */
export const lessThanHalf: Compare = {
  compare: "<",
  to: { amount: "half", of: { amount: "startingLife" }, round: "up" },
};
export const halfOrLess: Compare = {
  compare: "<=",
  to: { amount: "half", of: { amount: "startingLife" }, round: "down" },
};
const yourLife: Amount = { amount: "life", of: you };
export const lifeCompared: Phrase<Compare> = oneOf(() => [
  rulesFor<Compare>().rule("less than yours", {}, () => ({ compare: "<", to: yourLife })),
  rulesFor<Compare>().rule("greater than yours", {}, () => ({ compare: ">", to: yourLife })),
  rulesFor<Compare>().rule("less than half their starting life total", {}, () => lessThanHalf),
  rulesFor<Compare>().rule("{n} or less", { n: digits }, ({ n }) => ({ compare: "<=", to: n })),
  rulesFor<Compare>().rule("{n} or greater", { n: digits }, ({ n }) => ({ compare: ">=", to: n })),
]);
