import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { noun } from "../../hubs.ts";
import { list, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import { everything } from "../../nouns/everything.ts";
import { another as otherThanKnown } from "../../nouns/other.ts";
import { counterKind } from "../../vocabulary/qualities.ts";

/** Kinds of counters, and among what counters are. */

const { rule: these } = rulesFor<Objects>();

export const among: Phrase<Objects> = oneOf(() => [
  these("other {what}", { what: noun.many }, ({ what }, scope) => everything(otherThanKnown(scope, what))),
  these("{what}", { what: noun.many }, ({ what }) => everything(what)),
]);
export const severalKinds = list(counterKind, { last: [", and"], pair: ["and"] });
/** One kind after the other, each of which is "that kind" in turn. */
export const eachKind = (scope: Scope, on: Objects, effects: () => readonly Effect[]): readonly Effect[] => [
  { do: "forEachCounterKind", on: { objects: on }, effects: scope.within({ counterKind: true }, effects) },
];
