import type { Range } from "../../engine/abilities/references.ts";
import { noun, range } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { another } from "../nouns/other.ts";
import { eitherNoun } from "./called.ts";
import { exactlyOne } from "./targets.ts";

/** What is chosen as the effect is applied or the cost is paid. */

const { rule: kindRule } = rulesFor<Noun>();

/** "a creature", "another creature" as one of two that may be chosen. */
const oneOfKind: Phrase<Noun> = oneOf(() => [
  kindRule("a {what}", { what: noun.one }, ({ what }) => what),
  kindRule("another {what}", { what: noun.one }, ({ what }, scope) => another(scope, what)),
]);

/** Chosen as the effect is applied or the cost is paid: "a creature you control", "two lands". */
export const chosen: Phrase<{ readonly what: Noun; readonly count: Range }> = (() => {
  const { rule } = rulesFor<{ readonly what: Noun; readonly count: Range }>();
  return oneOf(() => [
    rule("a {what}", { what: noun.one }, ({ what }) => ({ what, count: exactlyOne })),
    rule("{first} or {second}", { first: oneOfKind, second: oneOfKind }, ({ first, second }) => ({
      what: eitherNoun(first, second),
      count: exactlyOne,
    })),
    rule("one {what}", { what: noun.one }, ({ what }) => ({ what, count: exactlyOne })),
    rule("another {what}", { what: noun.one }, ({ what }, scope) => ({
      what: another(scope, what),
      count: exactlyOne,
    })),
    rule("{count} {what}", { count: range.one, what: noun.one }, ({ what, count }) => ({ what, count })),
    rule("{count} {what}", { count: range.many, what: noun.many }, ({ what, count }) => ({ what, count })),
    rule("{count} other {what}", { count: range.many, what: noun.many }, ({ what, count }, scope) => ({
      what: another(scope, what),
      count,
    })),
  ]);
})();
