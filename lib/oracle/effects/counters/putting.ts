import type { Amount } from "../../../engine/abilities/amounts.ts";
import { CHOSEN_KIND, type CountersOn } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { someNode } from "../../../engine/abilities/visit.ts";
import { forEach, times } from "../../amounts/forEach.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount } from "../../hubs.ts";
import { type Forms, list, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { chosen } from "../../references/chosen.ts";
import { pronoun, pronouns } from "../../references/pronouns.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { onto } from "../objects/done.ts";
import { choice, thing } from "../objects/thing.ts";
import { actor } from "../players/actor.ts";
import { eachKind } from "./kinds.ts";

/** Counters put on something (122.1). */

const { deferredForms, inflected } = rulesFor<Instruction>();

/** Of one kind or of several. */
const ofKinds: Phrase<readonly CountersOn[]> = oneOf(() => [
  rulesFor<readonly CountersOn[]>().rule("{one}", { one: counters }, ({ one }) => [one]),
  list(counters, { last: [", and"], pair: ["and"] }),
]);
/** The first instruction is the one that those are spoken of by. */
const allOnto = (scope: Scope, all: readonly CountersOn[], on: Objects): readonly Effect[] => [
  ...onto(scope, on, { do: "putCounters", ...(all[0] as CountersOn), on: { objects: on } }),
  ...all.slice(1).map((one): Effect => ({ do: "putCounters", ...one, on: { objects: on } })),
];

const CURRENT: Objects = { what: "current" };
const nounsOf = (scope: Scope, what: Objects): readonly string[] =>
  scope.objects.findLast(({ ref }) => ref === what)?.nouns ?? [];
/** 608.2d: as whoever puts them likes. */
function ofChoice(all: readonly CountersOn[], what: Objects, scope: Scope): readonly Effect[] {
  if (scope.subject.who !== "you" || what.what === "chosen") return unbound("whose choice?");
  return [
    {
      do: "chooseOne",
      who: { who: "you" },
      options: all.map((one) => ({
        text:
          one.kind === CHOSEN_KIND
            ? "A counter of that kind"
            : `${one.count === 1 ? "A" : one.count} ${one.kind} counter${one.count === 1 ? "" : "s"}`,
        effects: [{ do: "putCounters", ...one, on: { objects: what } }],
      })),
    },
  ];
}

export const puttingCounters: readonly Forms<Instruction>[] = [
  // Chosen as it is done: any of them.
  inflected("<put> {counters} on any {what}", { counters, what: permanents.one }, ({ counters, what }, scope) => {
    const ref = choice(scope, { what, count: { min: 1, max: 1 } });
    return onto(scope, ref, { do: "putCounters", ...counters, on: { objects: ref } });
  }),
  // As many of each kind as the condition's object has.
  inflected("<put> the same number of each kind of counter on {what}", { what: thing }, ({ what }, scope) => {
    const from = scope.counterBearer ?? unbound("the same number as what?");
    const count: Amount = { amount: "counters", kind: CHOSEN_KIND, on: from };
    return eachKind(scope, from, () => [{ do: "putCounters", kind: CHOSEN_KIND, count, on: { objects: what } }]);
  }),
  inflected("<put> {counters} on {what}", { counters, what: thing }, ({ counters, what }, scope) => {
    const put = onto(scope, what, { do: "putCounters", ...counters, on: { objects: what } });
    const [effect] = put;
    // Of those that one could have chosen, all others are "the rest".
    if (effect !== undefined && what.what === "chosen" && what.in === undefined && what.among === undefined)
      if (scope.group === undefined)
        scope.tell({ group: { of: effect, whole: { what: "all", filter: what.filter }, taken: [effect] } });
    return put;
  }),
  inflected(
    "<turn> {what} face up or <put> {counters} on it",
    { what: pronoun, counters },
    ({ what, counters }, scope) => [
      {
        do: "chooseOne",
        who: actor(scope),
        options: [
          { text: "Turn it face up", effects: [{ do: "turnFaceUp", what }] },
          { text: "Put counters on it", effects: [{ do: "putCounters", ...counters, on: { objects: what } }] },
        ],
      },
    ],
  ),
  // As whoever puts them likes, the targets having been chosen before.
  inflected(
    "<put> your choice of {all} on {what}",
    { all: list(counters, { last: [", or"], pair: ["or"] }), what: thing },
    ({ all, what }, scope) => ofChoice(all, what, scope),
  ),
  inflected(
    "<put> (|your choice of) a {kinds} counter on {what}",
    { kinds: list(counterKind, { last: [", or"], pair: ["or"] }), what: thing },
    ({ kinds, what }, scope) =>
      ofChoice(
        kinds.map((kind) => ({ kind, count: 1 })),
        what,
        scope,
      ),
  ),
  ...["your choice of a {kinds} counter", "a counter from among {kinds}"].map((choice) =>
    inflected(
      `<put> {also} and ${choice} on {what}`,
      { also: counters, kinds: list(counterKind, { last: [", or"], pair: ["or"] }), what: thing },
      ({ also, kinds, what }, scope) => [
        { do: "putCounters", ...also, on: { objects: what } },
        ...ofChoice(
          kinds.map((kind) => ({ kind, count: 1 })),
          what,
          scope,
        ),
      ],
    ),
  ),
  inflected(
    "<put> {one} or {other} on {what}",
    { one: counters, other: counters, what: thing },
    ({ one, other, what }, scope) => ofChoice([one, other], what, scope),
  ),
  inflected(
    "<put> {counters} on {what} for each {of}",
    { counters, what: thing, of: forEach },
    ({ counters, what, of }) => [
      { do: "putCounters", kind: counters.kind, count: times(counters.count, of), on: { objects: what } },
    ],
  ),
  inflected("<put> another {kind} counter on {what}", { kind: counterKind, what: thing }, ({ kind, what }) => [
    { do: "putCounters", kind, count: 1, on: { objects: what } },
  ]),
  inflected("<put> {counters} on each of {what}", { counters, what: thing }, ({ counters, what }) => [
    { do: "putCounters", ...counters, on: { objects: what } },
  ]),
  deferredForms(
    "<put> a number of {kind} counters on {what} equal to {n}",
    { kind: counterKind, what: thing, n: amount },
    (trees, scope) => {
      const [kind, what] = [trees.kind.bind(scope), trees.what.bind(scope)];
      if (what.what !== "all") return [{ do: "putCounters", kind, count: trees.n.bind(scope), on: { objects: what } }];
      // 608.2h: each as many as it has of something itself.
      const each = { ref: { what: "current" }, number: "one", nouns: nounsOf(scope, what), literal: true } as const;
      const count = scope.within({ objects: [...scope.objects.filter((one) => one.ref !== what), each] }, () =>
        trees.n.bind(scope),
      );
      const isApart = someNode("amount", count, { objects: (of) => of.what === "current" });
      return isApart
        ? [{ do: "forEach", of: what, effects: [{ do: "putCounters", kind, count, on: { objects: CURRENT } }] }]
        : [{ do: "putCounters", kind, count, on: { objects: what } }];
    },
  ),
  inflected(
    "<put> a number of {kind} counters equal to {n} on {what}",
    { kind: counterKind, n: amount, what: thing },
    ({ kind, what, n }, scope) => onto(scope, what, { do: "putCounters", kind, count: n, on: { objects: what } }),
  ),
  // 608.2d: chosen as they are put.
  inflected(
    "<distribute> {counters} among {it} and {others}",
    { counters, it: pronouns.one, others: chosen },
    ({ counters, it, others }, scope) => {
      if (others.what.card === true || others.what.in !== undefined) unbound("only permanents have counters");
      const on: Objects = { what: "union", of: [it, choice(scope, others)] };
      return [{ do: "putCounters", ...counters, on: { objects: on }, dividedBy: scope.subject }];
    },
  ),
  inflected("<distribute> {counters} among {what}", { counters, what: thing }, ({ counters, what }, scope) => {
    // Each of those that are chosen as it is done gets one of them at least.
    if (what.what === "chosen" && what.in === undefined) {
      const { min, max = counters.count } = what.count;
      const most: Amount = max === counters.count ? max : { amount: "least", of: [max, counters.count] };
      const on: Objects = { ...what, count: { min, max: most } };
      scope.mention({ ref: on, number: "many", nouns: nounsOf(scope, what) });
      return onto(scope, on, { do: "putCounters", ...counters, on: { objects: on }, dividedBy: scope.subject });
    }
    if (what.what !== "target") return unbound("distributed among targets");
    scope.divide(what.slot, counters.count);
    return [{ do: "putCounters", ...counters, on: { objects: what }, divided: true }];
  }),
  inflected("<distribute> up to {counters} among {what}", { counters, what: thing }, ({ counters, what }, scope) => {
    if (what.what !== "target") return unbound("distributed among targets");
    scope.divide(what.slot, counters.count, { divideUpTo: true });
    return [{ do: "putCounters", ...counters, on: { objects: what }, divided: true }];
  }),
  inflected(
    "<distribute> a number of {kind} counters equal to {n} among {what}",
    { kind: counterKind, n: amount, what: thing },
    ({ kind, n, what }, scope) => {
      if (what.what !== "target") return unbound("distributed among targets");
      scope.divide(what.slot, n);
      return [{ do: "putCounters", kind, count: n, on: { objects: what }, divided: true }];
    },
  ),
  // Several kinds on the same objects; the same kind on one thing and another.
  inflected(
    "<put> {all} on {what}",
    { all: list(counters, { last: [", and"], pair: ["and"] }), what: thing },
    ({ all, what }, scope) => allOnto(scope, all, what),
  ),
  deferredForms(
    "<put> {first} on {what}, {second} on {other}, and {third} on {last}",
    { first: ofKinds, what: thing, second: ofKinds, other: thing, third: ofKinds, last: thing },
    (trees, scope) =>
      (
        [
          [trees.first, trees.what],
          [trees.second, trees.other],
          [trees.third, trees.last],
        ] as const
      ).flatMap(([counted, tree]) => {
        const kinds = counted.bind(scope);
        return allOnto(scope, kinds, tree.bind(scope));
      }),
  ),
  deferredForms(
    "<put> {first} on {what} and {second} on {other}",
    { first: ofKinds, what: thing, second: ofKinds, other: thing },
    ({ first, what, second, other }, scope) => {
      const on = what.bind(scope);
      const one = allOnto(scope, first.bind(scope), on);
      const more = other.bind(scope);
      return [...one, ...allOnto(scope, second.bind(scope), more)];
    },
  ),
];

/** The same said of what gets them: "up to one target creature gets a +1/+1 counter". */
export const gettingCounters: readonly Forms<Instruction>[] = [
  inflected("<get> {counters}", { counters }, ({ counters }, scope) =>
    onto(scope, scope.theme, { do: "putCounters", ...counters, on: { objects: scope.theme } }),
  ),
];
