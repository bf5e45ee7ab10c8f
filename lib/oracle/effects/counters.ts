import type { CountersOn } from "../../engine/abilities/effects.ts";
import { count } from "../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../kernel.ts";
import type { Instruction } from "../meanings.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { thing } from "./objects.ts";

/** Counters put on objects and taken from them (122). */

const { forms } = rulesFor<Instruction>();

/** "a +1/+1 counter", "two charge counters". */
export const counters: Phrase<CountersOn> = oneOf(() => [
  rulesFor<CountersOn>().rule("{n} {kind} counter", { n: count.one, kind: counterKind }, ({ n, kind }) => ({
    kind,
    count: n,
  })),
  rulesFor<CountersOn>().rule("{n} {kind} counters", { n: count.many, kind: counterKind }, ({ n, kind }) => ({
    kind,
    count: n,
  })),
]);

export const counterVerbs: readonly Forms<Instruction>[] = [
  forms("<put> {counters} on {what}", { counters, what: thing }, ({ counters, what }) => [
    { do: "putCounters", ...counters, on: { objects: what } },
  ]),
  forms("<remove> {counters} from {what}", { counters, what: thing }, ({ counters, what }) => [
    { do: "removeCounters", ...counters, from: { objects: what } },
  ]),
];
