import type { Amount } from "../../engine/abilities/amounts.ts";
import type { CountersOn, Entering } from "../../engine/abilities/destinations.ts";
import type { Duration } from "../../engine/abilities/durations.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Replacement } from "../../engine/abilities/replacements.ts";
import { forEach } from "../amounts/forEach.ts";
import { amount, count, duration, noun } from "../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { replace } from "./entering.ts";

/** 614.1c: counters that others enter with besides those they would have. */

const { rule: counted } = rulesFor<Amount>();
/** For each of what; 614.12: what enters is not among those that one already controls. */
const each: Phrase<Amount> = oneOf(() => [
  counted("for each {of}", { of: forEach }, ({ of }) => of),
  counted("for each {what} you already control", { what: noun.one }, ({ what }) => ({
    amount: "count",
    of: everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "you" } }]) }),
  })),
]);

const { rule: put } = rulesFor<CountersOn>();
const moreOn = (those: string): Phrase<CountersOn> =>
  oneOf(() => [
    put(`a additional {kind} counter on ${those}`, { kind: counterKind }, ({ kind }) => ({ kind, count: 1 })),
    put(`a {kind} counter on ${those}`, { kind: counterKind }, ({ kind }) => ({ kind, count: 1 })),
    put(`{n} additional {kind} counters on ${those}`, { n: count.many, kind: counterKind }, ({ n, kind }) => ({
      kind,
      count: n,
    })),
    put(`a additional {kind} counter on ${those} {of}`, { kind: counterKind, of: each }, ({ kind, of }) => ({
      kind,
      count: of,
    })),
    put(
      `(X additional|a additional X) {kind} counters on ${those}, where X is {x}`,
      { kind: counterKind, x: amount },
      ({ kind, x }) => ({
        kind,
        count: x,
      }),
    ),
  ]);
const more: Forms<CountersOn> = { one: moreOn("(it|him|her)"), many: moreOn("them") };

const entersWith = (object: Filter, counters: CountersOn): Replacement => ({
  of: { on: "move", object, to: "battlefield" },
  instead: { by: "entering", entering: { counters: [counters] } },
});

export const additionalCounters: readonly Phrase<StaticSentence>[] = [
  rulesFor<StaticSentence>().rule(
    "each {what} enters with {more}.",
    { what: permanents.one, more: more.one },
    ({ what, more }) => replace(entersWith(what.filter, more)),
  ),
  rulesFor<StaticSentence>().rule(
    "{what} enter with {more}.",
    { what: permanents.many, more: more.many },
    ({ what, more }) => replace(entersWith(what.filter, more)),
  ),
];

/** For a while: "This turn, each creature you control enters with an additional +1/+1 counter on it." */
const whileSo = (what: Filter, entering: Entering, duration: Duration): Instruction => [
  {
    do: "replace",
    replacement: { of: { on: "move", object: what, to: "battlefield" }, instead: { by: "entering", entering } },
    duration,
  },
];
const { rule: clause } = rulesFor<Instruction>();
export const additionalCountersClauses: readonly Phrase<Instruction>[] = (
  ["{duration}, {enter}", "{enter} {duration}"] as const
).flatMap((words) => [
  clause(
    words.replace("{enter}", "each {what} enters with {more}"),
    { duration, what: permanents.one, more: more.one },
    ({ duration, what, more }) => whileSo(what.filter, { counters: [more] }, duration),
  ),
  clause(
    words.replace("{enter}", "{what} enter with {more}"),
    { duration, what: permanents.many, more: more.many },
    ({ duration, what, more }) => whileSo(what.filter, { counters: [more] }, duration),
  ),
  clause(words.replace("{enter}", "{what} enter tapped"), { duration, what: permanents.many }, ({ duration, what }) =>
    whileSo(what.filter, { tapped: true }, duration),
  ),
]);
