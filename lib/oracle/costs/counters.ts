import type { Cost, CostObjects } from "../../engine/abilities/costs.ts";
import { plainAmount } from "../amounts/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { count } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { counters } from "../nouns/counters.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { chosen } from "../references/chosen.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { grantedBy, itself, objectsOf } from "./paidWith.ts";
import { type CostVerb, verb } from "./verb.ts";

/** "Remove a charge counter from this artifact", "put a -1/-1 counter on a creature you control". */
export const countersAsCosts = (): readonly CostVerb[] => [
  verb("blight {n}", { n: plainAmount }, ({ n }) => [
    {
      pay: "putCounters",
      kind: "-1/-1",
      count: n,
      on: { what: "chosen", filter: { is: "type", type: "creature" }, count: { min: 1, max: 1 } },
    },
  ]),
  verb("put {counters} on {self}", { counters, self }, ({ counters }) => [
    { pay: "putCounters", kind: counters.kind, count: counters.count, on: { what: "self" } },
  ]),
  verb("put {counters} on {what}", { counters, what: chosen }, ({ counters, what }) => [
    { pay: "putCounters", kind: counters.kind, count: counters.count, on: objectsOf(what) },
  ]),
  verb("remove {what}", { what: removed }, ({ what }) => [what]),
  verb("remove {what} and sacrifice it", { what: removed }, ({ what }) => [
    what,
    { pay: "sacrifice", what: ofSelf(what) },
  ]),
  verb("remove {what} and return it to its owner's hand", { what: removed }, ({ what }) => [
    what,
    { pay: "return", what: ofSelf(what) },
  ]),
  verb("remove {what} and sacrifice {self}", { what: removed, self }, ({ what }) => [
    what,
    { pay: "sacrifice", what: itself },
  ]),
  verb("remove {what} and exile it", { what: removed }, ({ what }) => [what, { pay: "exile", what: ofSelf(what) }]),
  // 601.2b: one or the other.
  verb(
    "remove {one} or {other} from {what}",
    { one: counters, other: counters, what: chosen },
    ({ one, other, what }) => [
      {
        pay: "oneOf",
        of: [one, other].map(({ kind, count }) => [{ pay: "removeCounters", kind, count, from: objectsOf(what) }]),
      },
    ],
  ),
];

type Removal = Extract<Cost, { pay: "removeCounters" }>;
const { rule: removal } = rulesFor<Removal>();
const counterless = (scope: Scope, cost: Removal): Removal => {
  // As many as its payer likes: from then on "that much" is how many.
  if (cost.count === "any" || cost.count === "some")
    scope.tell({ counted: { amount: "noted", name: "removeCounters" } });
  scope.tell({
    paid: [
      ...scope.paid,
      {
        participle: "removed",
        nouns: ["counter", ...(cost.kind === undefined ? [] : [cost.kind])],
        what: cost.from,
      },
    ],
  });
  return cost;
};
const removed: Phrase<Removal> = oneOf(() => [
  removal("{counters} from {self}", { counters, self }, ({ counters }, scope) =>
    counterless(scope, { pay: "removeCounters", kind: counters.kind, count: counters.count, from: itself }),
  ),
  removal("{counters} from it", { counters }, ({ counters }, scope) =>
    scope.pronoun("one").what === "self"
      ? counterless(scope, { pay: "removeCounters", kind: counters.kind, count: counters.count, from: itself })
      : unbound("from something else"),
  ),
  removal("all {kind} counters from {self}", { kind: counterKind, self }, ({ kind }, scope) =>
    counterless(scope, { pay: "removeCounters", kind, count: "all", from: itself }),
  ),
  removal(
    "one or more {kind} counters from among {what}",
    { kind: counterKind, what: permanents.many },
    (said, scope) => fromAmong(scope, said.what, said.kind, "some"),
  ),
  ...(
    [
      ["any number of", "any"],
      ["one or more", "some"],
    ] as const
  ).map(([words, count]) =>
    removal(`${words} {kind} counters from {self}`, { kind: counterKind, self }, ({ kind }, scope) =>
      counterless(scope, { pay: "removeCounters", kind, count, from: itself }),
    ),
  ),
  removal("{counters} from {what}", { counters, what: grantedBy }, ({ counters, what }, scope) =>
    counterless(scope, { pay: "removeCounters", kind: counters.kind, count: counters.count, from: what }),
  ),
  removal("all {kind} counters from {what}", { kind: counterKind, what: grantedBy }, ({ kind, what }, scope) =>
    counterless(scope, { pay: "removeCounters", kind, count: "all", from: what }),
  ),
  removal("{counters} from {what}", { counters, what: chosen }, ({ counters, what }, scope) =>
    counterless(scope, { pay: "removeCounters", kind: counters.kind, count: counters.count, from: objectsOf(what) }),
  ),
  removal("{n} counters from {what}", { n: count.many, what: chosen }, ({ n, what }, scope) =>
    counterless(scope, { pay: "removeCounters", count: n, from: objectsOf(what), among: true }),
  ),
  removal("{counters} from among {what}", { counters, what: permanents.many }, ({ counters, what }, scope) =>
    fromAmong(scope, what, counters.kind, counters.count),
  ),
  removal("{n} counters from among {what}", { n: count.many, what: permanents.many }, ({ n, what }, scope) =>
    fromAmong(scope, what, undefined, n),
  ),
  removal(
    "any number of {kind} counters from among {what}",
    { kind: counterKind, what: permanents.many },
    (said, scope) => fromAmong(scope, said.what, said.kind, "any"),
  ),
  // Of any kinds, each counter for itself.
  removal("{n} counters from {self}", { n: count.many, self }, ({ n }, scope) =>
    counterless(scope, { pay: "removeCounters", count: n, from: itself, among: true }),
  ),
  removal("a counter from {what}", { what: oneOf(() => [ownObjects]) }, ({ what }, scope) =>
    counterless(scope, { pay: "removeCounters", count: 1, from: what }),
  ),
]);
const fromAmong = (scope: Scope, what: Noun, kind: string | undefined, count: Removal["count"]): Removal =>
  counterless(scope, {
    pay: "removeCounters",
    ...(kind !== undefined && { kind }),
    count,
    from: objectsOf({ what, count: { min: 1, max: 1 } }),
    among: true,
  });
const ownObjects: Phrase<CostObjects> = oneOf(() => [
  rulesFor<CostObjects>().rule("{self}", { self }, () => itself),
  rulesFor<CostObjects>().rule("{what}", { what: chosen }, ({ what }) => objectsOf(what)),
]);
const ofSelf = (cost: Removal): CostObjects =>
  cost.from.what === "self" ? itself : unbound("only what the ability is of is meant");
