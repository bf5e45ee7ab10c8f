import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { noun, objects } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { counterKind } from "../vocabulary/qualities.ts";

/** How many counters are on something, or were. */

const { rule } = rulesFor<Amount>();

/** 122.1: counters are on permanents, so "it" is not the spell that a trigger is about. */
export const bearer: Phrase<Objects> = rulesFor<Objects>().deferred(
  "{what}",
  { what: objects.one },
  ({ what }, scope) => {
    const known = scope.objects.filter(({ nouns }) => !nouns.includes("spell"));
    const { on, said } = scope.within({ objects: known }, () => ({ on: what.bind(scope), said: scope.objects }));
    // Where nothing else was spoken of, that is what "it" is from then on.
    if (scope.objects.length === 0) for (const one of said) scope.mention(one);
    return on;
  },
);
/** 122.1: counters of the same name are of the same kind. */
export const kindsOn = (of: Objects): Amount => ({ amount: "distinct", quality: "counterKind", of });
/** Counters on any of several: "quest counters among permanents you control", "+1/+1 counters on lands you control". */
export const countersAmong = (["among", "on"] as const).flatMap((where) => [
  {
    one: `{kind} counter ${where} {what}`,
    many: `{kind} counters ${where} {what}`,
    slots: { kind: counterKind, what: noun.many },
    means: ({ kind, what }: { kind: string; what: Noun }): Amount => ({
      amount: "counters",
      kind,
      on: everything(what),
    }),
  },
]);

export const countersOn = (): readonly Phrase<Amount>[] => [
  rule("the number of counters among {what}", { what: noun.many }, ({ what }) => ({
    amount: "counters",
    on: everything(what),
  })),
  rule("the number of {kind} counters on {what}", { kind: counterKind, what: bearer }, ({ kind, what }) => ({
    amount: "counters",
    kind,
    on: what,
  })),
  rule("the number of counters on {what}", { what: bearer }, ({ what }) => ({ amount: "counters", on: what })),
  // 122.1, 608.2h: as it last was.
  rule("the number of counters it had on it", {}, (_, scope) => ({ amount: "counters", on: scope.pronoun("one") })),
  rule("the number of {kind} counters it had on it", { kind: counterKind }, ({ kind }, scope) => ({
    amount: "counters",
    kind,
    on: scope.pronoun("one"),
  })),
  ...countersAmong.map((among) => rule(`the number of ${among.many}`, among.slots, among.means)),
  rule("the number of different kinds of counters among {what}", { what: noun.many }, ({ what }) =>
    kindsOn(everything(what)),
  ),
];
