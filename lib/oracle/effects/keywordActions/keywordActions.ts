import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { someNode, type Test } from "../../../engine/abilities/visit.ts";
import { plainAmount } from "../../amounts/amounts.ts";
import { pluralCount } from "../../amounts/plain.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { FORAGE } from "../../costs/movingCards.ts";
import { condition, count, players } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { cardName } from "../../nouns/describing/names.ts";
import type { Own } from "../../players/own.ts";
import { isSeveral } from "../../players/several.ts";
import { namedItself } from "../../references/named.ts";
import { pronoun } from "../../references/pronouns.ts";
import { targets } from "../../references/references.ts";
import { numberWord } from "../../vocabulary/numbers.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { pluralOf } from "../../vocabulary/subtypes.ts";
import { only } from "../clauses/follow.ts";
import { moving } from "../objects/done.ts";
import { thing } from "../objects/thing.ts";
import { actor } from "../players/actor.ts";
import { phaseClause } from "../turns/phases.ts";

/** Keyword actions (701) that are a word and perhaps a number. */

const { inflected, rule } = rulesFor<Instruction>();

const FACE_DOWN: Test = { filter: ({ is }) => is === "faceDown" };

const army = words(
  ["Zombie", "Orc", "Goblin", "Sliver", "Dalek", "Phyrexian"].map((one) => [pluralOf(one), one] as const),
);

/** 701.34a: what was a card is a creature then. */
function manifested(scope: Scope, what: Objects, as?: "cloak"): readonly Effect[] {
  scope.learned(what, ["creature", "permanent"]);
  return moving(scope, what, { do: "manifestPermanent", who: scope.subject, what, ...(as && { as }) });
}

/** "twice", "three times", "X times". */
const often: Phrase<Amount> = oneOf(() => [
  words<Amount>([["twice", 2]]),
  rulesFor<Amount>().rule("{n} times", { n: count.many }, ({ n }) => n),
]);

const theyHave = words<Own>([
  ["you have", (who) => (who.who === "you" ? who : unbound("yours, doubled by somebody else"))],
  ["they have", (who) => (who.who === "you" ? unbound("theirs, doubled by you") : who)],
]);

/** 701.44c: "the amassed Army" is the one it was done to. */
function amassed(scope: Scope, n: Amount, subtype: string): readonly Effect[] {
  const who = actor(scope);
  const effect: Effect = { do: "amass", n, subtype, ...(who.who === "you" ? {} : { who }) };
  scope.did(effect);
  return [effect];
}

/** "Twice", "five times". */
const repeatedly: Phrase<Amount> = oneOf(() => [
  words([["twice", 2]]),
  rulesFor<Amount>().rule("{n} times", { n: oneOf<Amount>(() => [numberWord, plainAmount]) }, ({ n }) => n),
]);

export const keywordActions: readonly Forms<Instruction>[] = [
  inflected("<amass> {subtype} {n}", { subtype: army, n: plainAmount }, ({ subtype, n }, scope) =>
    amassed(scope, n, subtype),
  ),
  inflected("<amass> {n}", { n: plainAmount }, ({ n }, scope) => amassed(scope, n, "Zombie")),
  inflected("<bolster> {n}", { n: plainAmount }, ({ n }) => [{ do: "bolster", n }]),
  inflected("<adapt> {n}", { n: plainAmount }, ({ n }) => [{ do: "adapt", what: { what: "self" }, n }]),
  inflected("monstrosity {n}", { n: plainAmount }, ({ n }) => [{ do: "monstrosity", what: { what: "self" }, n }]),
  inflected("<incubate> {n}", { n: plainAmount }, ({ n }, { subject }) => [
    { do: "incubate", n, ...(subject.who === "you" ? {} : { who: subject }) },
  ]),
  inflected("<incubate> {n} {times}", { n: plainAmount, times: repeatedly }, ({ n, times }) => [
    { do: "repeat", times, effects: [{ do: "incubate", n }] },
  ]),
  inflected("<support> {n}", { n: plainAmount }, ({ n }, scope): readonly Effect[] => {
    const other = scope.isSpell ? [] : [{ is: "another" } as const];
    const slot = scope.addTarget({
      count: { min: 0, max: n },
      of: [{ target: "object", filter: { is: "and", of: [...other, { is: "type", type: "creature" }] } }],
    });
    return [{ do: "putCounters", kind: "+1/+1", count: 1, on: { objects: { what: "target", slot } } }];
  }),
  inflected("<discover> {n}", { n: plainAmount }, ({ n }, { subject }) => [{ do: "discover", who: subject, n }]),
  inflected("<learn>", {}, (_, { subject }) => [{ do: "learn", who: subject }]),
  inflected("<manifest> {what}", { what: thing }, ({ what }, scope) => manifested(scope, what)),
  // 708.5: who looks sees what it is.
  ...(
    [
      ["<look> at", {}],
      ["<reveal>", { reveal: true }],
    ] as const
  ).map(([verb, how]) =>
    inflected(`${verb} {what}`, { what: targets.one }, ({ what }, scope) => {
      const target = what.what === "target" ? scope.targets[what.slot] : undefined;
      const isFaceDown = target?.of.every((one) =>
        someNode("filter", "filter" in one ? one.filter : { is: "any" }, FACE_DOWN),
      );
      if (isFaceDown !== true) return unbound("seen by everybody");
      const effect: Effect = { do: "look", who: scope.subject, what, ...how };
      scope.did(effect);
      return [effect];
    }),
  ),
  inflected("<turn> {what} face up", { what: thing }, ({ what }) => [{ do: "turnFaceUp", what }]),
  inflected("<turn> {what} face down", { what: thing }, ({ what }) => [{ do: "turnFaceDown", what }]),
  inflected("<meld> {what} into {name}", { what: thing, name: cardName }, ({ what, name }, scope) =>
    moving(scope, what, { do: "meld", what, into: name }),
  ),
  // 710.4
  inflected("<flip> {what}", { what: oneOf(() => [namedItself, pronoun]) }, ({ what }) => [{ do: "flip", what }]),
  inflected("<cloak> {what}", { what: thing }, ({ what }, scope) => manifested(scope, what, "cloak")),
  inflected("<collect> evidence {n}", { n: plainAmount }, ({ n }, scope) => [
    { do: "pay", who: actor(scope), cost: [{ pay: "collectEvidence", amount: n }], optional: false },
  ]),
  inflected("<forage>", {}, (_, scope) => [{ do: "pay", who: actor(scope), cost: [FORAGE], optional: false }]),
  inflected("<manifest> dread", {}, (_, scope) => {
    const effect: Effect = { do: "manifestDread", who: scope.subject };
    // 701.60a: the card manifested is a creature.
    const ref: Objects = { what: "chosen", filter: { is: "any" }, count: { min: 0 } };
    scope.mention({ ref, number: "one", nouns: ["creature", "permanent"], by: effect });
    return [effect];
  }),
  inflected("<manifest> dread {often}", { often }, ({ often }, scope) => {
    const effect: Effect = { do: "manifestDread", who: scope.subject, n: often };
    const ref: Objects = { what: "chosen", filter: { is: "any" }, count: { min: 0 } };
    scope.mention({ ref, number: "many", nouns: ["creature", "permanent"], by: effect });
    return [effect];
  }),
  inflected("<populate> {often}", { often }, ({ often }, { subject }) => [
    { do: "repeat", times: often, effects: [{ do: "populate", who: subject }] },
  ]),
  inflected("<abandon> {what}", { what: thing }, ({ what }) => [{ do: "abandon", what }]),
  inflected("<repeat> this process (|as many times as they choose|any number of times)", {}, () => [{ do: "again" }]),
  // 701.22: an opponent of whoever does it.
  inflected("<fateseal> {n}", { n: plainAmount }, ({ n }, { subject }) => [
    {
      do: "fateseal",
      who: subject,
      count: n,
      of: { who: "chosen", from: subject.who === "you" ? { who: "opponents" } : { who: "opponentsOf", of: subject } },
    },
  ]),
  inflected("<repeat> this process once", {}, () => [{ do: "repeat", times: 1, effects: [] }]),
  inflected("<repeat> this process {n} more times", { n: pluralCount }, ({ n }) => [
    { do: "repeat", times: n, effects: [] },
  ]),
  inflected("time travel", {}, (_, { subject }) => [{ do: "timeTravel", who: subject }]),
  inflected("time travel {often}", { often }, ({ often }, { subject }) => [
    { do: "repeat", times: often, effects: [{ do: "timeTravel", who: subject }] },
  ]),
  inflected("<get> the city's blessing", {}, (_, { subject }) => [{ do: "getCitysBlessing", who: subject }]),
  inflected("<proliferate> {often}", { often }, ({ often }) => [{ do: "proliferate", times: often }]),
  inflected("<proliferate> again", {}, () => [{ do: "proliferate" }]),
  inflected("<investigate> {often}", { often }, ({ often }, { subject }) => [
    { do: "investigate", who: subject, n: often },
  ]),
  inflected("<double> the number of each kind of counter {own}", { own: theyHave }, ({ own }, { subject }) => [
    { do: "doubleCounters", on: { players: own(subject) } },
  ]),
  inflected("<lose> all counters", {}, (_, { subject }) => [
    { do: "removeCounters", count: "all", from: { players: subject } },
  ]),
  inflected("<double> the number of each kind of counter on {what}", { what: thing }, ({ what }) => [
    { do: "doubleCounters", on: { objects: what } },
  ]),
  inflected(
    "<double> the number of {kind} counters on {what}",
    { kind: counterKind, what: thing },
    ({ kind, what }) => [{ do: "doubleCounters", kind, on: { objects: what } }],
  ),
];

/** What may stand behind a condition. */
const wholeGame: readonly Phrase<Instruction>[] = [
  rule("end the turn", {}, () => [{ do: "endTurn" }]),
  rule("{who} may end the turn", { who: players.one }, ({ who }) =>
    isSeveral(who) || who.who === "you" ? unbound("said above") : [{ do: "may", who, effects: [{ do: "endTurn" }] }],
  ),
  rule("end the combat phase", {}, () => [{ do: "endCombat" }]),
  rule("it becomes day", {}, () => [{ do: "setDayNight", to: "day" }]),
  rule("it becomes night", {}, () => [{ do: "setDayNight", to: "night" }]),
];
export const keywordClauses = [
  ...wholeGame,
  rule("if {test}, {then}", { test: condition, then: oneOf(() => wholeGame) }, ({ test, then }) => [
    { do: "if", condition: test, then: only(then) },
  ]),
  rule("chaos ensues", {}, () => [{ do: "chaosEnsues", who: { who: "you" } }]),
  rule("the game is a draw", {}, () => [{ do: "drawGame" }]),
  phaseClause,
  rule("restart the game, leaving in exile {what}", { what: thing }, ({ what }, scope) => {
    const effect: Effect = { do: "restartGame", what };
    scope.did(effect);
    scope.dealtWith(what, effect);
    return [effect];
  }),
] as const;
