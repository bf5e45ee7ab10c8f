import { forEach, times } from "../amounts.ts";
import { unbound } from "../bind/scope.ts";
import { counters } from "../counters.ts";
import { amount } from "../hubs.ts";
import { type Forms, rulesFor } from "../kernel.ts";
import type { Instruction } from "../meanings.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { onto, thing } from "./objects.ts";

/** Counters put on objects and taken from them (122). */

const { forms } = rulesFor<Instruction>();

export const counterVerbs: readonly Forms<Instruction>[] = [
  forms("<put> {counters} on {what}", { counters, what: thing }, ({ counters, what }, scope) =>
    onto(scope, what, { do: "putCounters", ...counters, on: { objects: what } }),
  ),
  forms(
    "<put> {counters} on {what} for each {of}",
    { counters, what: thing, of: forEach },
    ({ counters, what, of }) => [
      { do: "putCounters", kind: counters.kind, count: times(counters.count, of), on: { objects: what } },
    ],
  ),
  forms("<put> {counters} on each of {what}", { counters, what: thing }, ({ counters, what }) => [
    { do: "putCounters", ...counters, on: { objects: what } },
  ]),
  forms(
    "<put> a number of {kind} counters on {what} equal to {n}",
    { kind: counterKind, what: thing, n: amount },
    ({ kind, what, n }) => [{ do: "putCounters", kind, count: n, on: { objects: what } }],
  ),
  forms("<distribute> {counters} among {what}", { counters, what: thing }, ({ counters, what }, scope) => {
    if (what.what !== "target") return unbound("distributed among targets");
    scope.targets[what.slot] = { ...scope.targets[what.slot]!, divide: counters.count };
    return [{ do: "putCounters", ...counters, on: { objects: what }, divided: true }];
  }),
  forms("<remove> all {kind} counters from {what}", { kind: counterKind, what: thing }, ({ kind, what }) => [
    { do: "removeCounters", kind, count: "all", from: { objects: what } },
  ]),
  forms("<remove> all counters from {what}", { what: thing }, ({ what }) => [
    { do: "removeCounters", count: "all", from: { objects: what } },
  ]),
  forms("<remove> {counters} from {what}", { counters, what: thing }, ({ counters, what }) => [
    { do: "removeCounters", ...counters, from: { objects: what } },
  ]),
];
