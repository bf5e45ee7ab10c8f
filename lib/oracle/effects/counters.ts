import type { Amount } from "../../engine/abilities/amounts.ts";
import type { ChosenQuality } from "../../engine/abilities/chosenQualities.ts";
import { CHOSEN_KIND, type CountersOn } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { KeywordName } from "../../engine/abilities/keywords.ts";
import type { Objects, Recipients } from "../../engine/abilities/references.ts";
import { mapNodes, sameData, someNode } from "../../engine/abilities/visit.ts";
import { forEach, times } from "../amounts/for-each.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { amount, clause, noun, objects } from "../hubs.ts";
import { type Forms, list, oneOf, type Phrase, rulesFor, type Tree } from "../kernel/index.ts";
import type { Instruction, Noun } from "../meanings.ts";
import { counters, countersOrAny } from "../nouns/counters.ts";
import { everything } from "../nouns/everything.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { another as otherThanKnown } from "../nouns/other.ts";
import { isPersonal } from "../nouns/self.ts";
import { chosen } from "../references/chosen.ts";
import { pronoun, pronouns } from "../references/pronouns.ts";
import { recipient } from "../references/recipients.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { actor } from "./actor.ts";
import { flat, only } from "./clauses/follow.ts";
import { compound } from "./clauses/subjects.ts";
import { onto } from "./objects/done.ts";
import { choice, thing } from "./objects/thing.ts";

/** Counters put on objects and taken from them (122). */

const { inflected, deferredForms } = rulesFor<Instruction>();

/** How many counters, and of which kind, an instruction moves. */
type Moved = Pick<Extract<Effect, { do: "moveCounters" }>, "kind" | "count">;
const { rule: some } = rulesFor<Moved>();
const moved: Phrase<Moved> = oneOf(() => [
  some("{counters}", { counters }, ({ counters }) => counters),
  some("a counter", {}, () => ({ count: 1 })),
  some("all {kind} counters", { kind: counterKind }, ({ kind }) => ({ kind, count: "all" })),
  some("all counters", {}, () => ({ count: "all" })),
  some("any number of {kind} counters", { kind: counterKind }, ({ kind }) => ({ kind, count: "any" })),
  some("any number of counters", {}, () => ({ count: "any" })),
]);
/** "Creatures you control", from among which or onto which counters are moved. */
const { rule: these } = rulesFor<Objects>();
const among: Phrase<Objects> = oneOf(() => [
  these("other {what}", { what: noun.many }, ({ what }, scope) => everything(otherThanKnown(scope, what))),
  these("{what}", { what: noun.many }, ({ what }) => everything(what)),
]);

/** Several objects give or are given counters only where their number is left open. */
const severally = (scope: Scope, moved: Moved, from: Objects, to: Tree<Objects>): readonly Effect[] =>
  moved.count === "any"
    ? [{ do: "moveCounters", ...moved, from, to: to.bind(scope) }]
    : unbound("how many from or onto which?");

const CURRENT: Objects = { what: "current" };
const nounsOf = (scope: Scope, what: Objects): readonly string[] =>
  scope.objects.findLast(({ ref }) => ref === what)?.nouns ?? [];

/** What bears the counters of which one is chosen: known already, or chosen first. */
type Bearer = (scope: Scope) => { readonly first: readonly Effect[]; readonly on: Objects };
const { rule: bears } = rulesFor<Bearer>();
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
const severalKinds = list(counterKind, { last: [", and"], pair: ["and"] });
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
/** What is chosen as a kind is "that kind" from then on. */
function kindChosen(scope: Scope, options: Omit<CounterKind, "quality">): readonly Effect[] {
  scope.tell({ counterKind: true });
  return [{ do: "chooseOption", who: actor(scope), options: { quality: "counterKind", ...options } }];
}
type CounterKind = Extract<ChosenQuality, { quality: "counterKind" }>;
/** One kind after the other, each of which is "that kind" in turn. */
const eachKind = (scope: Scope, on: Objects, effects: () => readonly Effect[]): readonly Effect[] => [
  { do: "forEachCounterKind", on: { objects: on }, effects: scope.within({ counterKind: true }, effects) },
];
export const counterKindClauses: readonly Phrase<Instruction>[] = [
  ...["among {what}", "on {what}"].map((words) =>
    rulesFor<Instruction>().deferred(
      `for each kind of counter ${words}, {then}`,
      { what: oneOf(() => [permanents.many]), then: compound },
      ({ what, then }, scope) => eachKind(scope, everything(what.bind(scope)), () => only(then.bind(scope))),
    ),
  ),
  rulesFor<Instruction>().deferred(
    "for each kind of counter on {what}, {then}",
    { what: oneOf(() => [objects.one]), then: compound },
    ({ what, then }, scope) => {
      const on = what.bind(scope);
      if (on.what === "all") unbound("of which of them?");
      return eachKind(scope, on, () => only(then.bind(scope)));
    },
  ),
];

/** Once more for each of these keywords, in place of the one that was told first: its counters, and what has it. */
function forKeyword(effects: readonly Effect[], first: string, other: string): readonly Effect[] {
  return mapNodes("effect", effects, {
    effect: (_one, inside) => {
      const { note: _, ...mapped } = inside();
      return "kind" in mapped && mapped.kind === first ? ({ ...mapped, kind: other } as Effect) : (mapped as Effect);
    },
    filter: (one, inside) =>
      one.is === "keyword" && one.keyword === first ? { ...one, keyword: other as KeywordName } : inside(),
  });
}
export const processSentences: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().deferred(
    "{what}. repeat this process for {kinds}.",
    { what: clause, kinds: severalKinds },
    ({ what, kinds }, scope) => {
      const once = only(what.bind(scope));
      const put = flat(once).filter((one) => one.do === "putCounters");
      const first = put[0]?.kind ?? unbound("for which instead?");
      const all = kinds.bind(scope).map((kind) => forKeyword(once, first, kind));
      for (const one of flat(all.flat())) if (one.do === "putCounters") scope.did(one);
      return [...once, ...all.flat()];
    },
  ),
];

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

export const counterVerbs: readonly Forms<Instruction>[] = [
  // Chosen as it is done: any of them.
  inflected("<put> {counters} on any {what}", { counters, what: permanents.one }, ({ counters, what }, scope) => {
    const ref = choice(scope, { what, count: { min: 1, max: 1 } });
    return onto(scope, ref, { do: "putCounters", ...counters, on: { objects: ref } });
  }),
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
  // As many of each kind as the condition's object has.
  inflected("<put> the same number of each kind of counter on {what}", { what: thing }, ({ what }, scope) => {
    const from = scope.counterBearer ?? unbound("the same number as what?");
    const count: Amount = { amount: "counters", kind: CHOSEN_KIND, on: from };
    return eachKind(scope, from, () => [{ do: "putCounters", kind: CHOSEN_KIND, count, on: { objects: what } }]);
  }),
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
  inflected(
    "<put> {also} and your choice of a {kinds} counter on {what}",
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
  inflected(
    "<put> {one} or {other} on {what}",
    { one: counters, other: counters, what: thing },
    ({ one, other, what }, scope) => ofChoice([one, other], what, scope),
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
    "<put> {counters} on {what} for each {of}",
    { counters, what: thing, of: forEach },
    ({ counters, what, of }) => [
      { do: "putCounters", kind: counters.kind, count: times(counters.count, of), on: { objects: what } },
    ],
  ),
  inflected(
    "<remove> {counters} from {what} for each {of}",
    { counters, what: thing, of: forEach },
    ({ counters, what, of }) => [
      { do: "removeCounters", kind: counters.kind, count: times(counters.count, of), from: { objects: what } },
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
  deferredForms("<put> {from} 's counters on {to}", { from: objects.one, to: thing }, ({ from, to }, scope) => {
    const source = isPersonal(from) ? unbound("its counters, then") : from.bind(scope);
    return [{ do: "moveCounters", count: "all", from: source, to: to.bind(scope) }];
  }),
  deferredForms("<put> (its|those) counters on {to}", { to: thing }, ({ to }, scope) => {
    const from = scope.pronoun("one", [], "property");
    return [{ do: "moveCounters", count: "all", from, to: to.bind(scope) }];
  }),
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
    if (what.what !== "target") return unbound("distributed among targets");
    scope.divide(what.slot, counters.count);
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
  inflected("<remove> all {kind} counters from {what}", { kind: counterKind, what: thing }, ({ kind, what }, scope) =>
    onto(scope, what, { do: "removeCounters", kind, count: "all", from: { objects: what } }),
  ),
  inflected("<remove> (all of them|those counters|them)", {}, (_, scope) => allOfThem(scope)),
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
  // Several kinds on the same objects; the same kind on one thing and another.
  inflected(
    "<put> {all} on {what}",
    { all: list(counters, { last: [", and"], pair: ["and"] }), what: thing },
    ({ all, what }, scope) => [
      ...onto(scope, what, { do: "putCounters", ...(all[0] as CountersOn), on: { objects: what } }),
      ...all.slice(1).map((one): Effect => ({ do: "putCounters", ...one, on: { objects: what } })),
    ],
  ),
  deferredForms(
    "<put> {first} on {what}, {second} on {other}, and {third} on {last}",
    { first: counters, what: thing, second: counters, other: thing, third: counters, last: thing },
    (trees, scope) =>
      (
        [
          [trees.first, trees.what],
          [trees.second, trees.other],
          [trees.third, trees.last],
        ] as const
      ).flatMap(([counted, tree]) => {
        const kind = counted.bind(scope);
        const on = tree.bind(scope);
        return onto(scope, on, { do: "putCounters", ...kind, on: { objects: on } });
      }),
  ),
  deferredForms(
    "<put> {first} on {what} and {second} on {other}",
    { first: counters, what: thing, second: counters, other: thing },
    ({ first, what, second, other }, scope) => {
      const on = what.bind(scope);
      const one = onto(scope, on, { do: "putCounters", ...first.bind(scope), on: { objects: on } });
      const more = other.bind(scope);
      return [...one, ...onto(scope, more, { do: "putCounters", ...second.bind(scope), on: { objects: more } })];
    },
  ),
];

/** A permanent or a player. */
const eitherTarget: Phrase<Recipients> = rulesFor<Recipients>().rule("{whom}", { whom: recipient }, ({ whom }) =>
  whom.objects !== undefined && whom.players !== undefined ? whom : unbound("said of objects alone"),
);

/** 122.1: "For each kind of counter on target permanent or player, give that permanent or player another counter of that kind." */
export const counterClauses: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().deferred(
    "for each kind of counter on {whom}, (give|put) {same} another counter of that kind",
    { whom: recipient, same: recipient },
    ({ whom, same }, scope) => {
      const on = whom.bind(scope);
      return sameData(on, same.bind(scope)) ? [{ do: "oneMoreOfEach", on }] : unbound("given to something else");
    },
  ),
  rulesFor<Instruction>().deferred(
    "for each kind of counter on {what}, put another counter of that kind on (it|that permanent|that creature)",
    { what: oneOf(() => [objects.one]) },
    ({ what }, scope) => [{ do: "oneMoreOfEach", on: { objects: what.bind(scope) } }],
  ),
];
