import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { objects } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor, type Tree } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { isPersonal } from "../../nouns/self.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { thing } from "../objects/thing.ts";
import { among } from "./kinds.ts";

/** Counters moved from one thing onto another (122.5). */

const { deferredForms } = rulesFor<Instruction>();
const { rule: some } = rulesFor<Moved>();

/** How many counters, and of which kind, an instruction moves. */
type Moved = Pick<Extract<Effect, { do: "moveCounters" }>, "kind" | "count">;
const moved: Phrase<Moved> = oneOf(() => [
  some("{counters}", { counters }, ({ counters }) => counters),
  some("a counter", {}, () => ({ count: 1 })),
  some("all {kind} counters", { kind: counterKind }, ({ kind }) => ({ kind, count: "all" })),
  some("all counters", {}, () => ({ count: "all" })),
  some("any number of {kind} counters", { kind: counterKind }, ({ kind }) => ({ kind, count: "any" })),
  some("any number of counters", {}, () => ({ count: "any" })),
]);
/** Several objects give or are given counters only where their number is left open. */
const severally = (scope: Scope, moved: Moved, from: Objects, to: Tree<Objects>): readonly Effect[] =>
  moved.count === "any"
    ? [{ do: "moveCounters", ...moved, from, to: to.bind(scope) }]
    : unbound("how many from or onto which?");

export const movingCounters: readonly Forms<Instruction>[] = [
  deferredForms(
    "<move> {what} from {from} onto {to}",
    { what: moved, from: thing, to: thing },
    ({ what, from, to }, scope) => {
      const counters = what.bind(scope);
      const source = from.bind(scope);
      return [{ do: "moveCounters", ...counters, from: source, to: to.bind(scope) }];
    },
  ),
  deferredForms(
    "<move> {what} from {from} onto {to}",
    { what: moved, from: thing, to: among },
    ({ what, from, to }, scope) => severally(scope, what.bind(scope), from.bind(scope), to),
  ),
  deferredForms(
    "<move> {what} from among {from} onto {to}",
    { what: moved, from: among, to: thing },
    ({ what, from, to }, scope) => severally(scope, what.bind(scope), from.bind(scope), to),
  ),
  deferredForms("<put> {from} 's counters on {to}", { from: objects.one, to: thing }, ({ from, to }, scope) => {
    const source = isPersonal(from) ? unbound("its counters, then") : from.bind(scope);
    return [{ do: "moveCounters", count: "all", from: source, to: to.bind(scope) }];
  }),
  deferredForms("<put> (its|those) counters on {to}", { to: thing }, ({ to }, scope) => {
    const from = scope.pronoun("one", [], "property");
    return [{ do: "moveCounters", count: "all", from, to: to.bind(scope) }];
  }),
];
