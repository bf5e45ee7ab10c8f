import type { Ability } from "../../../engine/abilities/ability.ts";
import type { Duration } from "../../../engine/abilities/durations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Modification } from "../../../engine/abilities/modifications.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { possessed } from "../../amounts/possessives.ts";
import { unbound } from "../../bind/unbound.ts";
import { costVerbs } from "../../costs/costs.ts";
import { mana } from "../../costs/mana.ts";
import { condition, duration, keyword, noun, objects, players, predicate } from "../../hubs.ts";
import { list, oneOf, opt, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { newCharacteristics } from "../../nouns/characteristics.ts";
import { everything } from "../../nouns/everything.ts";
import { and } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { itself } from "../../nouns/self.ts";
import { isSeveral } from "../../players/several.ts";
import { pronoun } from "../../references/pronouns.ts";
import { anyObjects, targets } from "../../references/references.ts";
import { more } from "../../statics/costs/changes.ts";
import { eachWithCondition } from "../../statics/eachIf.ts";
import { abilities } from "../../statics/grantedAbilities.ts";
import { anyPlural } from "../../statics/players/can.ts";
import { joined } from "../../statics/predicates.ts";
import { cantBeActivated, type Unusable, unusable } from "../../statics/unusable.ts";
import { only } from "../clauses/follow.ts";
import { inNextTurn } from "../durations.ts";
import { forGoodClauses } from "./forGood.ts";
import { givenOne, lasting, ruled } from "./lasting.ts";
import { isCreatures } from "./switching.ts";

/** Continuous effects made by a resolution: a predicate with a duration, behind it or in front of the clause. */

const { inflected: attacking } = rulesFor<Pick<Extract<Rule, { rule: "mustAttack" }>, "defender" | "attacked">>();

const { rule: said } = rulesFor<readonly Modification[]>();

const { rule, deferred } = rulesFor<Instruction>();

const unactivated = (of: Objects, which: Unusable, duration: Duration): readonly Effect[] =>
  ruled(duration, { rule: "cantActivate", of, ...which });

export const lastingClauses: readonly Phrase<Instruction>[] = [
  rule("{whose} {unusable} {duration}", { whose: possessed, unusable, duration: opt(duration) }, (said) =>
    unactivated(said.whose, said.unusable, said.duration ?? "forever"),
  ),
  rule("{duration}, {whose} {unusable}", { duration, whose: possessed, unusable }, (said) =>
    unactivated(said.whose, said.unusable, said.duration),
  ),
  ...[objects.one, anyPlural].flatMap((what) => [
    rule(
      "activated abilities of {what} {cant} {duration}",
      { what, cant: cantBeActivated, duration },
      ({ what, cant, duration }) => unactivated(what, cant, duration),
    ),
    rule(
      "{duration}, activated abilities of {what} {cant}",
      { duration, what, cant: cantBeActivated },
      ({ duration, what, cant }) => unactivated(what, cant, duration),
    ),
  ]),
  // 704.5j
  rule("the “legend rule” doesn't apply to {what} {duration}", { what: anyPlural, duration }, ({ what, duration }) =>
    ruled(duration, { rule: "legendRuleOff", who: what }),
  ),
  // 606.3
  rule(
    "{duration}, you may activate loyalty abilities of {what} on any player's turn any time you could cast an instant",
    { duration, what: anyPlural },
    ({ duration, what }) => ruled(duration, { rule: "activateAsInstant", of: what, kind: "loyalty" }),
  ),
  ...forGoodClauses,
  rule("if {test}, {then}", { test: condition, then: oneOf(() => forGoodClauses) }, ({ test, then }) => [
    { do: "if", condition: test, then: only(then) },
  ]),
];

const costing = (mana: string, change: "more" | "less"): Ability => ({
  kind: "static",
  effects: [{ static: "rule", rule: { rule: "costs", what: { is: "self" }, kind: "spell", change: { change, mana } } }],
  from: "everywhere",
});

/** What the next spell is said to have. */
const ofNextSpell: Phrase<readonly Modification[]> = oneOf(() => [
  said("has {abilities}", { abilities }, ({ abilities }) =>
    abilities.map((ability) => ({ modify: "addAbility", ability })),
  ),
  // 601.2f: of that spell, wherever it is cast from.
  said("costs {mana} {more} to cast", { mana, more }, ({ mana, more }) =>
    mana.includes("{X}") ? unbound("X is not known then") : [{ modify: "addAbility", ability: costing(mana, more) }],
  ),
  said("can't be countered", {}, () => [
    {
      modify: "addAbility",
      ability: {
        kind: "static",
        effects: [{ static: "rule", rule: { rule: "cantBeCountered", what: { is: "self" } } }],
        from: "stack",
      },
    },
  ]),
]);

/** What each of several is said to have. */
const ofNextSpells: Phrase<readonly Modification[]> = said("have {abilities}", { abilities }, ({ abilities }) =>
  abilities.map((ability) => ({ modify: "addAbility", ability })),
);

const forGood = words<Duration>([["for the rest of the game", "forever"]]);

const attackedOne = attacking("{what}", { what: oneOf(() => [itself]) }, ({ what }) => ({ attacked: what })).one;

const attackedPlayer = attacking("{who}", { who: oneOf(() => [players.one]) }, ({ who }) => ({
  defender: isSeveral(who) ? unbound("one of several, then") : who,
})).one;

const attackedYou = attacking("you", {}, () => ({ defender: { who: "you" } })).one;

export const attacked = oneOf(() => [attackedOne, attackedPlayer, attackedYou]);

/** How long in front: "until end of turn, target creature gets +1/+1". */
export const lastingInFront: readonly Phrase<Instruction>[] = [
  ...(["one", "many"] as const).map((number) =>
    rule(
      "{duration}, {what} {said}",
      { duration, what: objects[number], said: joined[number] },
      ({ duration, what, said }, scope) => lasting(scope, said, what, duration),
    ),
  ),
  // 608.2c: each of them only if that is so then.
  ...(["one", "many"] as const).map((number) =>
    rule(
      "{duration}, {what} {all}",
      { duration, what: objects[number], all: eachWithCondition[number] },
      ({ duration, what, all }, scope) =>
        all.flatMap(({ said, test }): readonly Effect[] => {
          const effects = lasting(scope, said, what, duration);
          return test === undefined ? effects : [{ do: "if", condition: test, then: effects }];
        }),
    ),
  ),
];

export const continuousClauses: readonly Phrase<Instruction>[] = [
  ...(["one", "many"] as const).map((number) =>
    rule(
      `{when}, {what} ${number === "one" ? "attacks" : "attack"} {whom} if able`,
      { when: inNextTurn, what: objects[number], whom: opt(attacked) },
      ({ when, what, whom }) => ruled(when, { rule: "mustAttack", who: what, ...whom }),
    ),
  ),
  rule(
    "the next {what} you cast {duration} {said}",
    { what: noun.one, duration, said: ofNextSpell },
    ({ what, duration, said }) =>
      what.nouns.includes("spell")
        ? [{ do: "nextSpell", who: { who: "you" }, spell: what.filter, modifications: said, duration }]
        : unbound("only spells are cast"),
  ),
  // Of each of the two by itself.
  rule(
    "the next {one} and the next {other} you cast {duration} each {said}",
    { one: noun.one, other: noun.one, duration, said: ofNextSpells },
    ({ one, other, duration, said }) =>
      one.nouns.includes("spell") && other.nouns.includes("spell")
        ? [one, other].map(({ filter: spell }) => ({
            ...{ do: "nextSpell", who: { who: "you" }, spell, modifications: said, duration },
          }))
        : unbound("only spells are cast"),
  ),
  rule(
    "the next {what} you cast {duration} can be cast as though it had flash",
    { what: noun.one, duration },
    ({ what, duration }) =>
      what.nouns.includes("spell")
        ? [{ do: "nextSpell", who: { who: "you" }, spell: what.filter, modifications: [], flash: true, duration }]
        : unbound("only spells are cast"),
  ),
  // 118.9: an alternative cost of that spell, by whatever it is worth.
  deferred(
    "rather than pay the mana cost of the next {what} you cast {duration}, you may {cost}",
    { what: noun.one, duration, cost: costVerbs },
    ({ what, duration, cost }, scope) => {
      const spell = what.bind(scope);
      if (!spell.nouns.includes("spell")) return unbound("only spells are cast");
      const lasts = duration.bind(scope);
      scope.mention({ ref: { what: "self" }, number: "one", nouns: ["spell"] });
      const instead = cost.bind(scope);
      return [
        { do: "nextSpell", who: { who: "you" }, spell: spell.filter, modifications: [], instead, duration: lasts },
      ];
    },
  ),
  // 608.2d
  ...(["one", "many"] as const).map((number) =>
    rule(
      `choose {options}. {what} ${number === "one" ? "gains" : "gain"} that ability {duration}`,
      { options: list(keyword, { last: [", or"], pair: ["or"] }), what: objects[number], duration },
      ({ options, what, duration }, scope) => [givenOne(scope, options, what, duration)],
    ),
  ),
  ...lastingInFront,
  // What it is said of may be named again with the words of a duration of its own.
  ...(["one", "many"] as const).map((number) =>
    rule(
      "{duration}, {what} {said} and {other} {also} this turn",
      { duration, what: objects[number], said: joined[number], other: pronoun, also: joined[number] },
      ({ duration, what, said, other, also }, scope) =>
        duration === "endOfTurn" && sameData(what, other)
          ? [...lasting(scope, said, what, duration), ...lasting(scope, also, other, duration)]
          : unbound("of something else, or for longer"),
    ),
  ),
  // 611.2b: all of it for as long.
  rule(
    "{duration}, (you|) gain control of {what}, {it} {said}, and {same} {also}",
    {
      duration,
      what: oneOf(() => [pronoun, targets.one]),
      it: pronoun,
      said: predicate.one,
      same: pronoun,
      also: predicate.one,
    },
    ({ duration, what, it, said, same, also }, scope) =>
      sameData(what, it) && sameData(what, same)
        ? [
            { do: "gainControl", who: { who: "you" }, what, duration },
            ...lasting(scope, said, what, duration),
            ...lasting(scope, also, what, duration),
          ]
        : unbound("something else is meant"),
  ),
  rule(
    "{duration}, (you|) gain control of {what} and {it} {said}",
    { duration, what: targets.one, it: pronoun, said: joined.one },
    ({ duration, what, it, said }, scope) =>
      sameData(what, it)
        ? [{ do: "gainControl", who: { who: "you" }, what, duration }, ...lasting(scope, said, what, duration)]
        : unbound("something else is meant"),
  ),
  // 701.38b
  ...(
    [
      ["it's", "one"],
      ["they're", "many"],
      ["the tokens are", "many"],
    ] as const
  ).map(([words, number]) =>
    rule(`${words} goaded {duration}`, { duration: oneOf(() => [duration, forGood]) }, ({ duration }, scope) =>
      lasting(scope, { modifications: [{ modify: "goad" }] }, scope.pronoun(number), duration),
    ),
  ),
  ...["{duration}, it's {what}", "it's {what} {duration}"].map((words) =>
    rule(words, { duration, what: newCharacteristics }, ({ duration, what }, scope) =>
      lasting(scope, { modifications: what }, scope.pronoun("one"), duration),
    ),
  ),
  rule(
    "{duration}, {what} {said} and gains your choice of {options}",
    { duration, what: objects.one, said: predicate.one, options: list(keyword, { last: [", or"], pair: ["or"] }) },
    ({ duration, what, said, options }, scope) => [
      ...lasting(scope, said, what, duration),
      givenOne(scope, options, what, duration),
    ],
  ),
  rule(
    "{duration}, you may have {what} {said}",
    { duration, what: anyObjects, said: joined.many },
    ({ duration, what, said }, scope) => [
      { do: "may", who: { who: "you" }, effects: lasting(scope, said, what, duration) },
    ],
  ),
  // 608.2c: what each controlled before either gained any.
  rule(
    "you and {who} each gain control of all {what} the other controls {duration}",
    { who: players.one, what: permanents.many, duration },
    ({ who, what, duration }, scope) => {
      if (isSeveral(who) || who.who === "you") return unbound("two players, each of whom gains some");
      const of = (player: Players): Objects =>
        everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: player }]) });
      const [yours, theirs]: readonly Effect[] = [
        { do: "noteObjects", what: of({ who: "you" }) },
        { do: "noteObjects", what: of(who) },
      ];
      const noted = (effect: Effect): Objects => ({ what: "noted", name: scope.noteOf(effect) });
      const all: Objects = { what: "union", of: [noted(yours!), noted(theirs!)] };
      scope.mention({ ref: all, number: "many", nouns: what.nouns, literal: true });
      return [
        yours!,
        theirs!,
        { do: "gainControl", who: { who: "you" }, what: noted(theirs!), duration },
        { do: "gainControl", who, what: noted(yours!), duration },
      ];
    },
  ),
  rule(
    "{duration}, {what} (each|both) {said}",
    { duration, what: objects.many, said: joined.many },
    ({ duration, what, said }, scope) => lasting(scope, said, what, duration),
  ),
  rule(
    "{duration}, {what} {said}, and all {who} able to block it this turn do so",
    { duration, what: objects.one, said: joined.one, who: permanents.many },
    ({ duration, what, said, who }, scope) => {
      if (duration !== "endOfTurn" || what.what === "all") return unbound("this turn, of one");
      const blockers = isCreatures(who.filter) ? {} : { blockers: who.filter };
      return [
        ...lasting(scope, said, what, duration),
        ...ruled(duration, { rule: "mustBeBlocked", who: what, by: "all", ...blockers }),
      ];
    },
  ),
  ...(["one", "many"] as const).flatMap((first) =>
    (["one", "many"] as const).flatMap((second) =>
      ["{duration}, {what} {said} and {other} {also}", "{what} {said} and {other} {also} {duration}"].map((words) =>
        rule(
          words,
          { duration, what: objects[first], said: joined[first], other: objects[second], also: joined[second] },
          ({ duration, what, said, other, also }, scope) => [
            ...lasting(scope, said, what, duration),
            ...lasting(scope, also, other, duration),
          ],
        ),
      ),
    ),
  ),
  ...[
    rule(
      "all {who} able to block {what} this turn do so",
      { who: permanents.many, what: anyObjects },
      ({ who, what }) =>
        ruled("endOfTurn", {
          rule: "mustBeBlocked",
          who: what,
          by: "all",
          ...(isCreatures(who.filter) ? {} : { blockers: who.filter }),
        }),
    ),
  ],
];
