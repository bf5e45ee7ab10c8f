import type { Cost } from "../../engine/abilities/costs.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import type { Rule } from "../../engine/abilities/rules.ts";
import { sameData, someNode } from "../../engine/abilities/visit.ts";
import { forEach } from "../amounts/forEach.ts";
import { unbound } from "../bind/unbound.ts";
import { costVerbs } from "../costs/costs.ts";
import { mana } from "../costs/mana.ts";
import { theirCost } from "../costs/theirCosts.ts";
import { noun, objects, playersWho } from "../hubs.ts";
import { type Forms, list, oneOf, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun, Predicate } from "../meanings.ts";
import { among } from "../nouns/describing/among.ts";
import { isOfSpells, permanents } from "../nouns/kinds.ts";
import { digits, numberWord, numberWordOrOne } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { attacked } from "./attacked.ts";
import { eachOnes } from "./players/turns.ts";

/** What objects can't, must or may do: predicates that change rules of the game instead of characteristics. */

const { inflected } = rulesFor<Predicate>();

const ruled = (...rules: readonly ((who: Objects) => Rule)[]): Predicate => ({
  rules: (who) => rules.map((rule) => rule(who)),
});

/** These very objects, where a rule wants to know which. */
const theseOnly = (who: Objects): Filter =>
  who.what === "self"
    ? { is: "self" }
    : who.what === "all" && who.in === undefined
      ? who.filter
      : { is: "among", of: who };
/** 502.3: they untap in the untap step of their controller, which is yours only of these. */
export const isYours = (who: Objects): boolean =>
  who.what === "self" ||
  (who.what === "all" &&
    someNode("filter", who.filter, { filter: (one) => one.is === "controlledBy" && one.who.who === "you" }));

/** One generic mana, so many times. */

const combatOf = "(each combat|each turn)";

/** "spells or abilities your opponents control": what can't target. */
interface Aimers {
  readonly by: Filter;
  readonly of?: Players;
}
const ABILITIES: Filter = {
  is: "or",
  of: [{ is: "activatedAbility" }, { is: "triggeredAbility" }],
};
const { rule: aims } = rulesFor<Aimers>();
const notMana = (what: Noun): Filter => (isOfSpells(what) ? what.filter : unbound("what aims?"));
/** "from blue sources": the abilities of what is so. */
const fromSources = (sources: Noun): Filter =>
  sources.nouns[0] === "source" ? { is: "abilityOf", source: sources.filter } : unbound("abilities have sources");
const whoseAim = opt(words<Pick<Aimers, "of">>([["your opponents control", { of: { who: "opponents" } }]]));
const aimers: Phrase<Aimers> = oneOf(() => [
  aims("{what}", { what: noun.many }, ({ what }) => ({ by: notMana(what) })),
  aims("spells or abilities", {}, () => ({ by: { is: "any" } })),
  aims("abilities", {}, () => ({ by: ABILITIES })),
  aims("abilities your opponents control", {}, () => ({ by: ABILITIES, of: { who: "opponents" } })),
  aims("abilities {of} from {sources}", { of: whoseAim, sources: noun.many }, ({ of, sources }) => ({
    by: { is: "and", of: [ABILITIES, fromSources(sources)] },
    ...of,
  })),
  aims("spells or abilities your opponents control", {}, () => ({ by: { is: "any" }, of: { who: "opponents" } })),
  aims(
    "{what} or abilities {of} from {sources}",
    { what: noun.many, of: whoseAim, sources: noun.many },
    ({ what, of, sources }) => ({
      by: {
        is: "or",
        of: [notMana(what), { is: "and", of: [ABILITIES, fromSources(sources)] }],
      },
      ...of,
    }),
  ),
]);

/** What is forbidden as such, without whom, how or when. */
const FORBIDDEN: readonly (readonly [words: string, rule: (who: Objects) => Rule])[] = [
  ["attack", (who) => ({ rule: "cantAttack", who })],
  ["block", (who) => ({ rule: "cantBlock", who })],
  ["crew Vehicles", (who) => ({ rule: "cantCrew", who })],
  // 701.28
  ["transform", (who) => ({ rule: "cantTransform", who })],
  // 702.26
  ["phase out", (who) => ({ rule: "cantPhaseOut", who })],
];
/** Likewise, behind "be". */
const SUFFERED: readonly (readonly [words: string, rule: (who: Objects) => Rule])[] = [
  ["blocked", (who) => ({ rule: "cantBeBlocked", who })],
  ["regenerated", (who) => ({ rule: "cantBeRegenerated", who })],
  ["sacrificed", (who) => ({ rule: "cantBeSacrificed", who })],
  // 301.5, 303.4: by anything but what says so.
  ["equipped", (who) => ({ rule: "cantAttachOthers", who, kind: "Equipment" })],
  ["enchanted", (who) => ({ rule: "cantAttachOthers", who, kind: "Aura" })],
];
const EITHER = [...FORBIDDEN, ...SUFFERED.map(([words, rule]) => [`be ${words}`, rule] as const)];
const plainly = EITHER.map(([words, rule]) => inflected(`can't ${words}`, {}, () => ruled(rule)));
const forbidden = words<(who: Objects) => Rule>(EITHER);
const suffered = words<(who: Objects) => Rule>(SUFFERED);

/** 508.1h, 509.1d: of each creature that attacks or blocks a cost of its own. */
type Toll = (who: Objects, cost: readonly Cost[]) => readonly Rule[];
const attackToll: Toll = (who, cost) => [{ rule: "attackCost", who: theseOnly(who), cost }];
const blockToll: Toll = (who, cost) => [{ rule: "blockCost", who: theseOnly(who), cost }];
const { rule: tolled } = rulesFor<Toll>();
const deed: Phrase<Toll> = oneOf(() => [
  tolled("attack", {}, () => attackToll),
  tolled("block", {}, () => blockToll),
  tolled("attack or block", {}, () => (who, cost) => [...attackToll(who, cost), ...blockToll(who, cost)]),
  tolled("block {what}", { what: permanents.many }, ({ what }) => (who, cost) => [
    { rule: "blockCost", who: theseOnly(who), attacker: what.filter, cost },
  ]),
]);
const eachOfThem = words<"attack" | "block" | "either">([
  ["each attacking creature they control", "attack"],
  ["each blocking creature they control", "block"],
  ["each of those creatures", "either"],
]);
/** What is said of attackers is no cost of blocking, nor the other way round. */
const tollRules = (rules: readonly Rule[], which: "attack" | "block" | "either"): readonly Rule[] =>
  which === "either" || rules.every(({ rule }) => rule === `${which}Cost`) ? rules : unbound("for others than do so");
const theirToll: Phrase<readonly Cost[]> = oneOf(() => [
  theirCost.one,
  rulesFor<readonly Cost[]>().rule("pays {cost}", { cost: mana }, ({ cost }) => [{ pay: "mana", mana: cost }]),
]);
const tolls: readonly Forms<Predicate>[] = [
  inflected("can't {deed} unless (its|their) controller {cost}", { deed, cost: theirToll }, ({ deed, cost }) => ({
    rules: (who) => deed(who, cost),
  })),
  inflected(
    "can't {deed} unless their controller {cost} for {each}",
    { deed, cost: theirToll, each: eachOfThem },
    ({ deed, cost, each }) => ({ rules: (who) => tollRules(deed(who, cost), each) }),
  ),
  inflected(
    "can't {deed} unless their controller {cost} for each {attacker} they control that's attacking",
    { deed, cost: theirToll, attacker: permanents.one },
    ({ deed, cost, attacker }) => ({
      rules: (who) =>
        who.what === "all" && sameData(who.filter, attacker.filter)
          ? tollRules(deed(who, cost), "attack")
          : unbound("for others than attack"),
    }),
  ),
  inflected("can't {deed} unless you {cost}", { deed, cost: costVerbs }, ({ deed, cost }) => ({
    rules: (who) => deed(isYours(who) ? who : unbound("who pays?"), cost),
  })),
  inflected(
    "can't be blocked unless defending player {cost} for each creature they control that's blocking it",
    { cost: theirToll },
    ({ cost }) =>
      ruled((who) => ({
        rule: "blockCost",
        who: { is: "type", type: "creature" },
        attacker: who.what === "all" ? unbound("blocking which of them?") : theseOnly(who),
        cost,
      })),
  ),
];

export const rulePredicates: readonly Forms<Predicate>[] = [
  inflected("can't attack {defender}", { defender: attacked }, ({ defender }) =>
    ruled((who) => ({ rule: "cantAttack", who, defender: defender(who) })),
  ),
  inflected("can't attack during extra turns", {}, () =>
    ruled((who) => ({ rule: "cantAttack", who, unless: { if: "not", of: { if: "extraTurn" } } })),
  ),
  ...tolls,
  ...(
    [
      ["attack", "attacks", "attacksOnlyWith"],
      ["block", "blocks", "blocksOnlyWith"],
    ] as const
  ).flatMap(([verb, verbs, rule]) => [
    inflected(`can't ${verb} unless a {what} also ${verbs}`, { what: permanents.one }, ({ what }) =>
      ruled((who) => ({ rule, who, with: what.filter, count: 1 })),
    ),
    inflected(`can't ${verb} unless at least one other {what} ${verbs}`, { what: permanents.one }, ({ what }) =>
      ruled((who) => ({ rule, who, with: what.filter, count: 1 })),
    ),
    inflected(
      `can't ${verb} unless at least {n} other {what} ${verb}`,
      { n: numberWordOrOne, what: permanents.many },
      ({ n, what }) => ruled((who) => ({ rule, who, with: what.filter, count: n })),
    ),
  ]),
  ...plainly,
  inflected("can't be {all}", { all: list(suffered, { last: [", or"], pair: ["or"] }) }, ({ all }) => ({
    rules: (who) => all.map((rule) => rule(who)),
  })),
  // 122.1, 704.5r
  inflected(
    "can't have more than {n} {kind} counters on (it|them)",
    { n: numberWordOrOne, kind: counterKind },
    ({ n, kind }) => ruled((who) => ({ rule: "counterLimit", who, kind, most: n })),
  ),
  inflected("can't {all}", { all: list(forbidden, { last: [", or"], pair: ["or"] }) }, ({ all }) => ({
    rules: (who) => all.map((rule) => rule(who)),
  })),
  inflected("can't attack or block alone", {}, () =>
    ruled(
      (who) => ({ rule: "cantAttackAlone", who }),
      (who) => ({ rule: "cantBlockAlone", who }),
    ),
  ),
  inflected("can't attack alone", {}, () => ruled((who) => ({ rule: "cantAttackAlone", who }))),
  inflected("can't block alone", {}, () => ruled((who) => ({ rule: "cantBlockAlone", who }))),
  inflected("can only attack alone", {}, () => ruled((who) => ({ rule: "attacksAloneOnly", who }))),
  inflected("can't block {what}", { what: permanents.many }, ({ what }) =>
    ruled((who) => ({ rule: "cantBlock", who, attacker: what.filter })),
  ),
  inflected("can block only {what}", { what: permanents.many }, ({ what }) =>
    ruled((who) => ({ rule: "cantBlock", who, attacker: { is: "not", of: what.filter } })),
  ),
  inflected("can't be blocked by {what}", { what: permanents.many }, ({ what }) =>
    ruled((who) => ({ rule: "cantBeBlocked", who, by: what.filter })),
  ),
  inflected("can't block or be blocked by {what}", { what: permanents.many }, ({ what }) =>
    ruled(
      (who) => ({ rule: "cantBlock", who, attacker: what.filter }),
      (who) => ({ rule: "cantBeBlocked", who, by: what.filter }),
    ),
  ),
  inflected("can't be blocked except by {what}", { what: permanents.many }, ({ what }) =>
    ruled((who) => ({ rule: "cantBeBlockedExceptBy", who, by: what.filter })),
  ),
  inflected("can't be blocked by more than one creature", {}, () =>
    ruled((who) => ({ rule: "cantBeBlockedByCount", who, count: { compare: ">", to: 1 } })),
  ),
  inflected("can't be blocked except by {n} or more creatures", { n: numberWordOrOne }, ({ n }) =>
    ruled((who) => ({ rule: "cantBeBlockedByCount", who, count: { compare: "<", to: n } })),
  ),
  inflected(`<attack> ${combatOf} if able`, {}, () => ruled((who) => ({ rule: "mustAttack", who }))),
  inflected("<attack> a player other than you if able", {}, () =>
    ruled((who) => ({ rule: "mustAttack", who, defender: { who: "others", than: { who: "you" } } })),
  ),
  inflected(`<attack> or <block> ${combatOf} if able`, {}, () =>
    ruled(
      (who) => ({ rule: "mustAttack", who }),
      (who) => ({ rule: "mustBlock", who }),
    ),
  ),
  inflected(`<block> ${combatOf} if able`, {}, () => ruled((who) => ({ rule: "mustBlock", who }))),
  inflected("must be blocked if able", {}, () => ruled((who) => ({ rule: "mustBeBlocked", who, by: "one" }))),
  inflected("must be blocked by a {what} if able", { what: permanents.one }, ({ what }) =>
    ruled((who) => ({ rule: "mustBeBlocked", who, by: "one", blockers: what.filter })),
  ),
  inflected("can block an additional creature each combat", {}, () =>
    ruled((who) => ({ rule: "canBlockMore", who, more: 1 })),
  ),
  inflected("can block an additional creature", {}, () => ruled((who) => ({ rule: "canBlockMore", who, more: 1 }))),
  inflected("can block up to {n} additional creatures", { n: numberWord }, ({ n }) =>
    ruled((who) => ({ rule: "canBlockMore", who, more: n })),
  ),
  inflected("can block any number of creatures", {}, () =>
    ruled((who) => ({ rule: "canBlockMore", who, more: "any" })),
  ),
  inflected("can block an additional {n} creatures each combat", { n: numberWordOrOne }, ({ n }) =>
    ruled((who) => ({ rule: "canBlockMore", who, more: n })),
  ),
  inflected("can attack as though (it|they) didn't have defender", {}, () =>
    ruled((who) => ({ rule: "canAttackWithDefender", who })),
  ),
  inflected(
    "can attack {defender} as though (it|they) didn't have defender",
    { defender: playersWho.many },
    ({ defender }) => ruled((who) => ({ rule: "canAttackWithDefender", who, defender })),
  ),
  inflected("can block creatures with shadow as though they didn't have shadow", {}, () =>
    ruled((who) => ({ rule: "blockAsThough", who, ignoring: "shadow" })),
  ),
  // 702.9b, 702.17b
  inflected("can block {what} as though (it|they) had reach", { what: permanents.many }, ({ what }) =>
    ruled((who) => ({ rule: "blockAsThough", who, ignoring: "flying", attacker: what.filter })),
  ),
  inflected("can block as though (it|they) were untapped", {}, () =>
    ruled((who) => ({ rule: "blockAsThough", who, ignoring: "untapped" })),
  ),
  inflected("can block creatures with shadow as though (it|they) had shadow", {}, () =>
    ruled((who) => ({ rule: "blockAsThough", who, ignoring: "shadow" })),
  ),
  inflected(
    "<don't> untap during (its controller's|their controller's|their controllers') untap (step|steps)",
    {},
    () => ruled((who) => ({ rule: "doesntUntap", who })),
  ),
  inflected("can't become untapped", {}, () => ruled((who) => ({ rule: "cantBecomeUntapped", who }))),
  inflected("can't become suspected", {}, () => ruled((who) => ({ rule: "cantBecomeSuspected", who }))),
  inflected("<untap> during {whose} untap step", { whose: eachOnes }, ({ whose }) =>
    ruled((who) => ({ rule: "untapsDuring", who, whose })),
  ),
  inflected("<don't> untap during your untap step", {}, () =>
    ruled((who) => ({ rule: "doesntUntap", who: isYours(who) ? who : unbound("untapped by their controllers") })),
  ),
  inflected("can't be the (target|targets) of {by}", { by: aimers }, ({ by }) =>
    ruled((who) => ({ rule: "cantBeTargeted", what: { objects: who }, ...by })),
  ),
  inflected("<assign> no combat damage", {}, () => ruled((who) => ({ rule: "assignsNoCombatDamage", who }))),
  inflected("can't block {what}", { what: objects.one }, ({ what }) => {
    if (what.what === "all" || what.what === "target") return unbound("said of the attacker");
    return ruled((who) => ({ rule: "cantBlock", who, attacker: among(what) }));
  }),
  inflected("<assign> combat damage equal to (its|their) toughness rather than (its|their) power", {}, () =>
    ruled((who) => ({ rule: "damageFromToughness", who })),
  ),
  inflected("can't have counters put on (it|them)", {}, () => ruled((who) => ({ rule: "cantHaveCounters", who }))),
  inflected("can't have {kind} counters put on (it|them)", { kind: counterKind }, ({ kind }) =>
    ruled((who) => ({ rule: "cantHaveCounters", who, kind })),
  ),
  inflected("can't be blocked except by {a} and/or {b}", { a: permanents.many, b: permanents.many }, ({ a, b }) =>
    ruled((who) => ({ rule: "cantBeBlockedExceptBy", who, by: { is: "or", of: [a.filter, b.filter] } })),
  ),
  ...(
    [
      ["attack", ["attackCost"]],
      ["block", ["blockCost"]],
      ["attack or block", ["attackCost", "blockCost"]],
    ] as const
  ).map(([what, kinds]) =>
    inflected(
      `can't ${what} unless (its controller pays|their controller pays|you pay) {1} for each {of}`,
      { of: forEach },
      ({ of }) =>
        ruled(
          ...kinds.map((rule) => (who: Objects): Rule => {
            return { rule, who: theseOnly(who), cost: [{ pay: "mana", mana: "{X}", x: of }] };
          }),
        ),
    ),
  ),
  ...(
    [
      ["<crew> Vehicles", ["crew"]],
      ["<saddle> Mounts and <crew> Vehicles", ["saddle", "crew"]],
      ["<saddle> Mounts", ["saddle"]],
    ] as const
  ).flatMap(([words, what]) => [
    inflected(`${words} as though (its|their) power were {n} greater`, { n: digits }, ({ n }) =>
      ruled((who) => ({ rule: "crewsAs", who, what, as: n })),
    ),
    inflected(`${words} using (its|their) toughness rather than (its|their) power`, {}, () =>
      ruled((who) => ({ rule: "crewsAs", who, what, as: "toughness" })),
    ),
  ]),
  inflected("can't be blocked unless all creatures defending player controls block it", {}, () =>
    ruled((who) => ({ rule: "blockedByAllOrNone", who })),
  ),
  // 301.5, 303.4: by anything but what says so.
  inflected("can't be enchanted by other Auras", {}, () =>
    ruled((who) => ({ rule: "cantAttachOthers", who, kind: "Aura" })),
  ),
  // 509.1c
  inflected("all creatures able to block it do so", {}, () =>
    ruled((who) =>
      who.what === "all" ? unbound("able to block which of them?") : { rule: "mustBeBlocked", who, by: "all" },
    ),
  ),
];
