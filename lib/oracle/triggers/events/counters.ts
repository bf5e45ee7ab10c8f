import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Scope } from "../../bind/scope.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Event } from "../../meanings.ts";
import { permanents } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { ordinal } from "../../vocabulary/numbers.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { amountOfEvent, itHappensTo, severalOf, single } from "../subjects.ts";

/** Counters put on things and removed from them (122.6). */

const { rule } = rulesFor<Event>();

/** Counters put on or removed (122.6), of one kind or any, one at a time or several at once. */
const countersChanged: readonly Phrase<Event>[] = (
  [
    ["put on", {}],
    ["removed from", { removed: true }],
  ] as const
).flatMap(([words, how]) => {
  const one = oneOf(() => [single]);
  // 603.2c: counters on each permanent are one event, those on one or more permanents are one for all of them.
  const several = (scope: Scope, batch: Event["batch"], object: Filter, kind?: string): Event => {
    amountOfEvent(scope);
    return { when: { on: "counters", object, ...(kind !== undefined && { kind }), ...how }, batch };
  };
  return [
    rule(`one or more {kind} counters are ${words} {what}`, { kind: counterKind, what: one }, ({ kind, what }, scope) =>
      several(scope, "byRecipient", what.filter, kind),
    ),
    rule(`one or more counters are ${words} {what}`, { what: one }, ({ what }, scope) =>
      several(scope, "byRecipient", what.filter),
    ),
    rule(
      `one or more {kind} counters are ${words} (one or more|) {what}`,
      { kind: counterKind, what: permanents.many },
      ({ kind, what }, scope) => {
        severalOf(scope, what.nouns);
        return several(scope, true, what.filter, kind);
      },
    ),
    rule(`one or more counters are ${words} one or more {what}`, { what: permanents.many }, ({ what }, scope) => {
      severalOf(scope, what.nouns);
      return several(scope, true, what.filter);
    }),
    rule(`a {kind} counter is ${words} {what}`, { kind: counterKind, what: one }, ({ kind, what }) => ({
      when: { on: "counters", object: what.filter, kind, ...how, each: true },
    })),
    rule(`a counter is ${words} {what}`, { what: one }, ({ what }) => ({
      when: { on: "counters", object: what.filter, ...how, each: true },
    })),
  ];
});

export const counterEvents: readonly Phrase<Event>[] = [
  ...countersChanged,
  // 714.2b: the number was below it before and is not any more.
  rule(
    "the {nth} {kind} counter is put on {self}",
    { nth: ordinal, kind: counterKind, self },
    ({ nth, kind }, scope) => {
      itHappensTo(scope, ["this"]);
      return { when: { on: "counters", object: { is: "self" }, kind, reaches: nth } };
    },
  ),
  // 702.63a
  rule(
    "the last {kind} counter is removed from {self} while it's exiled",
    { kind: counterKind, self },
    ({ kind }, scope) => {
      itHappensTo(scope, ["this"]);
      return { when: { on: "counters", object: { is: "self" }, kind, removed: true, last: true }, from: "exile" };
    },
  ),
  rule("the last {kind} counter is removed from {self}", { kind: counterKind, self }, ({ kind }, scope) => {
    itHappensTo(scope, ["this"]);
    return { when: { on: "counters", object: { is: "self" }, kind, removed: true, last: true } };
  }),
  rule("you remove a {kind} counter from {self} while it's exiled", { kind: counterKind, self }, ({ kind }, scope) => {
    itHappensTo(scope, ["this"]);
    const when = {
      on: "counters",
      object: { is: "self" },
      kind,
      removed: true,
      each: true,
      by: { who: "you" },
    } as const;
    return { when, from: "exile" };
  }),
  rule("you remove the last {kind} counter from {self}", { kind: counterKind, self }, ({ kind }, scope) => {
    itHappensTo(scope, ["this"]);
    return { when: { on: "counters", object: { is: "self" }, kind, removed: true, last: true, by: { who: "you" } } };
  }),
  rule("a {kind} counter is removed from {self} while it's exiled", { kind: counterKind, self }, ({ kind }, scope) => {
    itHappensTo(scope, ["this"]);
    return { when: { on: "counters", object: { is: "self" }, kind, removed: true, each: true }, from: "exile" };
  }),
];
