import type { ChosenQuality } from "../../../engine/abilities/chosenQualities.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Recipients } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { forEach, times } from "../../amounts/forEach.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, objects } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { counters, countersOrAny } from "../../nouns/counters.ts";
import { everything } from "../../nouns/everything.ts";
import { and } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { chosen } from "../../references/chosen.ts";
import { pronouns } from "../../references/pronouns.ts";
import { recipient } from "../../references/recipients.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { onto } from "../objects/done.ts";
import { choice, thing } from "../objects/thing.ts";
import { actor } from "../players/actor.ts";
import { severalKinds } from "./kinds.ts";

/** Counters removed from something, or put on it instead. */

const { inflected } = rulesFor<Instruction>();
const { rule: bears } = rulesFor<Bearer>();

/** What bears the counters of which one is chosen: known already, or chosen first. */
type Bearer = (scope: Scope) => { readonly first: readonly Effect[]; readonly on: Objects };
const bearer: Phrase<Bearer> = oneOf(() => [
  bears("a {what}", { what: permanents.one }, ({ what }) => (scope) => {
    const some: Noun = { ...what, filter: and([what.filter, { is: "counter" }]) };
    const ref = choice(scope, { what: some, count: { min: 1, max: 1 } });
    const effect: Effect = { do: "choose", what: ref };
    scope.dealtWith(ref, effect);
    scope.did(effect);
    return { first: [effect], on: { what: "noted", name: scope.noteOf(effect) } };
  }),
  bears("{what}", { what: oneOf(() => [objects.one]) }, ({ what }) => {
    if (what.what === "all" || what.what === "chosen") unbound("of which of them?");
    return () => ({ first: [], on: what });
  }),
]);
/** What is chosen as a kind is "that kind" from then on. */
function kindChosen(scope: Scope, options: Omit<CounterKind, "quality">): readonly Effect[] {
  scope.tell({ counterKind: true });
  return [{ do: "chooseOption", who: actor(scope), options: { quality: "counterKind", ...options } }];
}
type CounterKind = Extract<ChosenQuality, { quality: "counterKind" }>;
/** "If there are five or more hatchling counters on it, remove all of them": those; `from` is that very thing, where it is named. */
function allOfThem(scope: Scope, from?: Objects): readonly Effect[] {
  const asked = scope.thisIf ?? scope.interveningIf;
  if (asked?.if !== "is" || asked.filter.is !== "counter") return unbound("all of which counters?");
  if (from !== undefined && !sameData(from, asked.what)) return unbound("from something else");
  const { kind } = asked.filter;
  return onto(scope, asked.what, {
    ...{ do: "removeCounters", ...(kind !== undefined && { kind }), count: "all" },
    from: { objects: asked.what },
  });
}
/** A permanent or a player. */
const eitherTarget: Phrase<Recipients> = rulesFor<Recipients>().rule("{whom}", { whom: recipient }, ({ whom }) =>
  whom.objects !== undefined && whom.players !== undefined ? whom : unbound("said of objects alone"),
);

export const removingCounters: readonly Forms<Instruction>[] = [
  ...(
    [
      ["<choose> a (kind of counter|counter) on {what}", {}],
      ["<choose> a kind of counter on {what} at random", { random: true }],
    ] as const
  ).map(([words, how]) =>
    inflected(words, { what: bearer }, ({ what }, scope) => {
      const { first, on } = what(scope);
      return [...first, ...kindChosen(scope, { on, ...how })];
    }),
  ),
  ...(
    [
      ["", {}],
      ["at random ", { random: true }],
    ] as const
  ).map(([words, how]) =>
    inflected(
      `<choose> a kind of counter ${words}that {what} doesn't have on (it|him|her) from among {among}`,
      { what: oneOf(() => [objects.one]), among: severalKinds },
      ({ what, among }, scope) =>
        what.what === "all" ? unbound("which of them?") : kindChosen(scope, { among, lacking: what, ...how }),
    ),
  ),
  // 608.2d
  inflected(
    "<put> {counters} on {what} or <remove> one from it",
    { counters, what: thing },
    ({ counters, what }, scope) => {
      if (counters.count !== 1 || what.what === "chosen" || what.what === "all") return unbound("one on one thing");
      const on = { on: { objects: what } };
      return [
        {
          do: "chooseOne",
          who: actor(scope),
          options: [
            { text: `Put a ${counters.kind} counter`, effects: [{ do: "putCounters", ...counters, ...on }] },
            {
              text: `Remove a ${counters.kind} counter`,
              effects: [{ do: "removeCounters", ...counters, from: { objects: what } }],
            },
          ],
        },
      ];
    },
  ),
  inflected(
    "<put> {counters} on {what} or <remove> {fewer} from it",
    { counters, what: thing, fewer: counters },
    ({ counters, what, fewer }, scope) => {
      if (what.what === "chosen" || what.what === "all") unbound("from which of them?");
      return [
        {
          do: "chooseOne",
          who: actor(scope),
          options: [
            { text: "Put", effects: [{ do: "putCounters", ...counters, on: { objects: what } }] },
            { text: "Remove", effects: [{ do: "removeCounters", ...fewer, from: { objects: what } }] },
          ],
        },
      ];
    },
  ),
  inflected(
    "<remove> {counters} from {what} for each {of}",
    { counters, what: thing, of: forEach },
    ({ counters, what, of }) => [
      { do: "removeCounters", kind: counters.kind, count: times(counters.count, of), from: { objects: what } },
    ],
  ),
  inflected("<remove> all {kind} counters from {what}", { kind: counterKind, what: thing }, ({ kind, what }, scope) =>
    onto(scope, what, { do: "removeCounters", kind, count: "all", from: { objects: what } }),
  ),
  inflected("<remove> (all of them|those counters|them|them all)", {}, (_, scope) => allOfThem(scope)),
  inflected("<remove> all of them from {it}", { it: pronouns.one }, ({ it }, scope) => allOfThem(scope, it)),
  inflected("<remove> all counters from {what}", { what: thing }, ({ what }, scope) =>
    onto(scope, what, { do: "removeCounters", count: "all", from: { objects: what } }),
  ),
  inflected("<remove> {counters} from {what}", { counters: countersOrAny, what: thing }, ({ counters, what }, scope) =>
    onto(scope, what, { do: "removeCounters", ...counters, from: { objects: what } }),
  ),
  // Chosen among those that have one.
  inflected("<remove> {counters} from each of {some}", { counters, some: chosen }, ({ counters, some }, scope) => {
    if (some.count.max === 1 || some.what.card === true) unbound("each of one, or of cards");
    const having = and([some.what.filter, { is: "counter", kind: counters.kind }]);
    const what = choice(scope, { what: { ...some.what, filter: having }, count: some.count });
    return onto(scope, what, { do: "removeCounters", ...counters, from: { objects: what } });
  }),
  inflected(
    "<remove> a number of {kind} counters from {what} equal to {n}",
    { kind: counterKind, what: thing, n: amount },
    ({ kind, what, n }, scope) => onto(scope, what, { do: "removeCounters", kind, count: n, from: { objects: what } }),
  ),
  inflected(
    "<remove> up to {counters} from {what}",
    { counters: countersOrAny, what: thing },
    ({ counters, what }, scope) =>
      onto(scope, what, { do: "removeCounters", ...counters, from: { objects: what }, upTo: true }),
  ),
  // 122.1: players have counters, too.
  inflected(
    "<remove> up to {counters} from {whom}",
    { counters: countersOrAny, whom: oneOf(() => [eitherTarget]) },
    (said) => [{ do: "removeCounters", ...said.counters, from: said.whom, upTo: true }],
  ),
  inflected("<remove> any number of counters from {what}", { what: thing }, ({ what }, scope) =>
    onto(scope, what, {
      do: "removeCounters",
      count: { amount: "counters", on: what },
      from: { objects: what },
      upTo: true,
    }),
  ),
  inflected(
    "<remove> any number of {kind} counters from {what}",
    { kind: counterKind, what: thing },
    ({ kind, what }, scope) =>
      onto(scope, what, {
        do: "removeCounters",
        kind,
        count: { amount: "counters", kind, on: what },
        from: { objects: what },
        upTo: true,
      }),
  ),
  inflected(
    "<remove> any number of {kind} counters from among {what}",
    { kind: counterKind, what: permanents.many },
    ({ kind, what }, scope) => {
      const on = everything(what);
      // Of each at most as many as there are of them all.
      return onto(scope, on, {
        do: "removeCounters",
        kind,
        count: { amount: "counters", kind, on },
        from: { objects: on },
        upTo: true,
      });
    },
  ),
];
