import type { Condition } from "../../engine/abilities/conditions.ts";
import { unbound } from "../bind/unbound.ts";
import { condition, predicate } from "../hubs.ts";
import { type Forms, list, oneOf, type Phrase, type Plurality, rulesFor } from "../kernel/index.ts";
import type { Predicate } from "../meanings.ts";
import { grantedAbility } from "./grantedAbilities.ts";

/**
 * Several predicates of one subject, each with a condition of its own: "gets +2/+0, gains trample if it's red, and gains
 * vigilance if it's white".
 */

export interface Conditional {
  readonly said: Predicate;
  /** Always, if absent. */
  readonly test?: Condition;
}

const { rule } = rulesFor<Conditional>();
const { rule: all } = rulesFor<readonly Conditional[]>();
const WORDS = ["if", "as long as"] as const;

/** "deathtouch if you control a Rogue": the verb is the one before. */
const bare: Phrase<Conditional> = oneOf(() =>
  WORDS.map((word) =>
    rule(`{abilities} ${word} {test}`, { abilities: grantedAbility, test: condition }, ({ abilities, test }) => ({
      said: { modifications: abilities.map((ability) => ({ modify: "addAbility", ability })) },
      test,
    })),
  ),
);
const areAbilities = ({ modifications = [], rules }: Predicate): boolean =>
  rules === undefined && modifications.every(({ modify }) => modify === "addAbility");

function eachIf(number: Plurality): Phrase<readonly Conditional[]> {
  const asked: Phrase<Conditional> = oneOf(() =>
    WORDS.map((word) =>
      rule(`{said} ${word} {test}`, { said: predicate[number], test: condition }, ({ said, test }) => ({ said, test })),
    ),
  );
  const always = rule("{said}", { said: predicate[number] }, ({ said }) => ({ said }));
  const more = { last: [", and"], pair: [", and"] };
  return oneOf(() => [
    all("{first} (and|, and) {second}", { first: asked, second: asked }, ({ first, second }) => [first, second]),
    all("{first} (and|, and) {second}", { first: asked, second: bare }, ({ first, second }) =>
      areAbilities(first.said) ? [first, second] : unbound("another verb"),
    ),
    all("{first}, {rest}", { first: oneOf(() => [asked, always]), rest: list(asked, more) }, ({ first, rest }) => [
      first,
      ...rest,
    ]),
    all("{first}, {rest}", { first: asked, rest: list(bare, more) }, ({ first, rest }) =>
      areAbilities(first.said) ? [first, ...rest] : unbound("another verb"),
    ),
  ]);
}

export const eachWithCondition: Forms<readonly Conditional[]> = { one: eachIf("one"), many: eachIf("many") };
