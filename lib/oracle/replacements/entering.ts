import type { Ability } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { CountersOn, Entering } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import type { AsItEnters, Replacement, Shape } from "../../engine/abilities/replacements.ts";
import { forEach } from "../amounts/forEach.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { only } from "../effects/clauses/follow.ts";
import { exception } from "../effects/copies/exceptions.ts";
import { amount, noun } from "../hubs.ts";
import { list, oneOf, opt, type Phrase, rulesFor, type Tree, words } from "../kernel/index.ts";
import type { Instruction, Noun, StaticSentence } from "../meanings.ts";
import { powerToughness, subtypes, types } from "../nouns/colorsAndSizes.ts";
import { counters } from "../nouns/counters.ts";
import { permanents } from "../nouns/kinds.ts";
import { abilitiesWith } from "../statics/grantedAbilities.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";

/** How something enters the battlefield: tapped, with counters, as a copy, with what is chosen (614.1c-d, 614.12). */

export const replace = (replacement: Replacement, from?: "everywhere"): StaticSentence => ({
  effects: [{ static: "replace", replacement }],
  ...(from === undefined ? {} : { from }),
});

/** Self enters this way (614.1c, 614.12). */
export const entersSo = (
  entering: Entering,
  more: { readonly asItEnters?: readonly AsItEnters[] } = {},
): Replacement => ({
  of: { on: "move", object: { is: "self" }, to: "battlefield" },
  instead: { by: "entering", entering, ...more },
});

export const withCounters: Phrase<CountersOn> = oneOf(() => [
  counters,
  rulesFor<CountersOn>().rule("{counters} on (it|him|her)", { counters }, ({ counters }) => counters),
  rulesFor<CountersOn>().rule(
    "{counters} on (it|him|her) for each {of}",
    { counters, of: forEach },
    ({ counters, of }) => ({
      kind: counters.kind,
      count: counters.count === 1 ? of : { amount: "times", factor: Number(counters.count), of },
    }),
  ),
  rulesFor<CountersOn>().rule(
    "a number of {kind} counters on (it|him|her) equal to {n}",
    { kind: counterKind, n: amount },
    ({ kind, n }) => ({
      kind,
      count: n,
    }),
  ),
]);

/** 614.12a: what is done as it enters, and then counters that speak of that; what speaks of nothing done is told apart. */
export function enteringAfter(
  effects: Tree<Instruction>,
  counters: () => readonly CountersOn[],
  scope: Scope,
): StaticSentence {
  if (scope.attempt(counters) !== undefined) return unbound("it speaks of nothing that was done");
  scope.mention({ ref: { what: "self" }, number: "one", nouns: ["this"] });
  const done = only(effects.bind(scope));
  if (done.some((one) => one.do === "chooseOption") || scope.targets.length > 0) unbound("a choice of its own");
  return replace(entersSo({}, { asItEnters: [{ do: done, then: { counters: counters() } }] }));
}

/** 607.2d: the one permanent chosen as it enters, of which its other abilities may speak. */
export function rememberChosen(scope: Scope, step: { link?: string }, done: readonly Effect[]): void {
  const [choice, ...more] = done;
  if (choice?.do !== "choose" || choice.what.what !== "chosen" || choice.what.in !== undefined || more.length > 0)
    return;
  const nouns = scope.objects.findLast(({ by, number }) => by === choice && number === "one")?.nouns;
  if (nouns !== undefined) scope.links.chosen = { step, note: scope.noteOf(choice), nouns };
}

/** Of nothing but its size. */
const sizeAlone: Phrase<Shape> = rulesFor<Shape>().rule(
  "{pt}",
  { pt: powerToughness },
  ({ pt: [power, toughness] }) => ({
    text: `${power}/${toughness}`,
    modifications: [{ modify: "setPT", power, toughness }],
  }),
);
const shape: Phrase<Shape> = rulesFor<Shape>().rule(
  "a {pt} {subtypes} {types} {abilities} (in addition to its other types|)",
  { pt: powerToughness, subtypes: opt(subtypes), types, abilities: opt(abilitiesWith) },
  ({ pt: [power, toughness], subtypes, types, abilities = [] }, scope) => {
    const own = scope.face.typeLine.types;
    if (types.length !== own.length || !own.every((type) => types.includes(type))) unbound("it becomes something else");
    return {
      text: [
        `${power}/${toughness}`,
        ...abilities.map((one) => (one.kind === "keyword" ? one.keyword.keyword : one.text)),
      ].join(", "),
      modifications: [
        ...(subtypes === undefined ? [] : [{ modify: "addTypes", subtypes } as const]),
        ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
        { modify: "setPT", power, toughness },
      ],
    };
  },
);
/** "a 3/3 creature or a 2/2 creature with flying". */
export const shapes = list(
  oneOf(() => [shape, sizeAlone]),
  { last: [", or"], pair: ["or"] },
);
export const granted = (abilities: readonly Ability[]): readonly Modification[] =>
  abilities.map((ability) => ({ modify: "addAbility", ability }));

export const othersEntering: Phrase<Entering> = words<Entering>([
  ["tapped", { tapped: true }],
  ["untapped", { tapped: false }],
]);

/** "your choice of a flying counter or a first strike counter on it": so many different ones. */
interface ChoiceOfCounters {
  readonly oneOf: readonly CountersOn[];
  readonly count: number;
}
const eachOne = (kinds: readonly string[]): readonly CountersOn[] => kinds.map((kind) => ({ kind, count: 1 }));
const { rule: choiceRule } = rulesFor<ChoiceOfCounters>();
export const choiceOfCounters: Phrase<ChoiceOfCounters> = oneOf(() => [
  choiceRule(
    "your choice of {all} on (it|him|her)",
    { all: list(counters, { last: [", or"], pair: ["or"] }) },
    ({ all }) => ({ oneOf: all, count: 1 }),
  ),
  choiceRule(
    "your choice of a {all} counter on (it|him|her)",
    { all: list(counterKind, { last: [", or"], pair: ["or"] }) },
    ({ all }) => ({ oneOf: eachOne(all), count: 1 }),
  ),
  choiceRule(
    "your choice of {n} different counters on (it|him|her) from among {all}",
    { n: numberWord, all: list(counterKind, { last: [", and"], pair: ["and"] }) },
    ({ n, all }) => ({ oneOf: eachOne(all), count: n }),
  ),
]);

/** "any creature on the battlefield": chosen as it enters (707.5). */
export const copied: Phrase<Objects> = rulesFor<Objects>().rule("(any|a) {what}", { what: noun.one }, ({ what }) => ({
  what: what.card === true && what.in === undefined ? unbound("which cards, and where?") : "chosen",
  filter: what.filter,
  ...(what.in === undefined ? {} : { in: what.in }),
  ...(what.of === undefined ? {} : { of: what.of }),
  count: { min: 1, max: 1 },
}));

/** What is unlike what it copies: counters it enters with, which are no part of the copy, and exceptions to it (707.9). */
interface EnteringException {
  readonly counters?: readonly CountersOn[];
  readonly except?: readonly Modification[];
}
const { rule: unlike } = rulesFor<EnteringException>();
const enteringException: Phrase<EnteringException> = oneOf(() => [
  unlike("it enters with {counters} on it", { counters }, ({ counters }) => ({ counters: [counters] })),
  // 614.12: of what it will be on the battlefield.
  unlike(
    "it enters with {counters} on it if it's a {what}",
    { counters, what: permanents.one },
    ({ counters, what }) => ({
      counters: [
        {
          kind: counters.kind,
          count: {
            amount: "if",
            condition: { if: "is", what: { what: "self" }, filter: what.filter },
            then: counters.count,
            otherwise: 0,
          },
        },
      ],
    }),
  ),
  unlike("{except}", { except: exception }, ({ except }) => ({ except })),
]);
export const enteringExceptions: Phrase<readonly EnteringException[]> = oneOf(() => [
  rulesFor<readonly EnteringException[]>().rule("{one}", { one: enteringException }, ({ one }) => [one]),
  list(enteringException, { last: [", and"], pair: ["and"] }),
]);

export interface EntersAs {
  readonly what: Noun;
  readonly kind: string;
  readonly n: Amount;
  readonly types?: readonly string[];
}
