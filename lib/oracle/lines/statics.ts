import type { Ability } from "../../engine/abilities/ability.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import type { StaticEffect } from "../../engine/abilities/statics.ts";
import { sameData, someNode } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { condition, objects, staticSentence } from "../hubs.ts";
import { many, oneOf, type Phrase, printed, rulesFor } from "../kernel/index.ts";
import { and } from "../nouns/filters.ts";
import { eachWithCondition } from "../statics/eachIf.ts";
import { joined } from "../statics/predicates.ts";
import { likeKeyword, sameOf } from "../statics/same.ts";
import { staticEffects } from "../statics/staticEffects.ts";

const { deferred } = rulesFor<readonly Ability[]>();

/** A static ability has no targets. */
function untargeted<M>(scope: Scope, bind: (own: Scope) => M): M {
  const own = scope.fresh();
  // What a spell's additional cost was paid with is spoken of as it resolves (601.2h, 608.2h), and by its other lines.
  if (scope.isSpell) own.tell({ paid: scope.paid });
  const meaning = bind(own);
  if (scope.isSpell) scope.tell({ paid: own.paid });
  if (own.choices.length > 0) unbound("nobody is asked by a static ability");
  return own.targets.length > 0 ? unbound("a static ability has no targets") : meaning;
}

/** What it says of permanents a spell could say only while it is on the stack itself (113.6). */
const isOfPermanents = (effect: StaticEffect): boolean =>
  effect.static === "modify" && effect.affects.what === "all" && effect.affects.in === undefined;

/** "As long as it isn't on the battlefield": no ability of a permanent works then. */
const ELSEWHERE: Condition = {
  if: "not",
  of: { if: "is", what: { what: "self" }, filter: { is: "inZone", zone: "battlefield" } },
};

const CURRENT: Objects = { what: "current" };
/** What is asked of each of several is part of what they are; anything else is asked once for all. */
function ofThoseSo(of: Objects, test: Condition | undefined): { readonly affects: Objects; readonly when?: Condition } {
  if (of.what === "all" && test?.if === "is" && sameData(test.what, CURRENT))
    return { affects: { ...of, filter: and([of.filter, test.filter]) } };
  if (test === undefined) return { affects: of };
  const speaksOfEach = someNode("condition", test, { objects: (one) => one.what === "current" });
  return of.what === "all" && speaksOfEach ? unbound("asked of each of them") : { affects: of, when: test };
}

const plainStatics: Phrase<readonly Ability[]> = oneOf(() => [
  deferred("{sentences}", { sentences: many(staticSentence) }, ({ sentences }, scope) =>
    untargeted(scope, (own) => sentences.bind(own)).map(({ effects, ...more }) =>
      scope.isSpell && !scope.inQuote && effects.some(isOfPermanents)
        ? unbound("a spell does it as it resolves")
        : { kind: "static", effects, ...more },
    ),
  ),
  deferred("{sentence} otherwise, it {said}.", { sentence: staticSentence, said: joined.one }, (trees, scope) => {
    const { effects, if: test, ...more } = untargeted(scope, (own) => trees.sentence.bind(own));
    const [first] = effects;
    if (test === undefined || first?.static !== "modify" || first.affects.what === "all")
      return unbound("otherwise than what?");
    const otherwise = untargeted(scope, (own) => staticEffects(trees.said.bind(own), first.affects, own));
    return [
      { kind: "static", effects, if: test, ...more },
      { kind: "static", effects: otherwise, if: { if: "not", of: test }, ...more },
    ];
  }),
  ...(
    [
      ["during your turn", []],
      ["during your end step", [{ if: "phase", phase: "end" }]],
    ] as const
  ).map(([words, step]) =>
    deferred(`${words}, {sentence}`, { sentence: staticSentence }, ({ sentence }, scope) => {
      const { effects, if: inner, ...more } = untargeted(scope, (own) => sentence.bind(own));
      const turn: Condition = { if: "turnOf", who: { who: "you" } };
      const all: Condition[] = [turn, ...step, ...(inner === undefined ? [] : [inner])];
      return [{ kind: "static", effects, if: all.length === 1 ? turn : { if: "and", of: all }, ...more }];
    }),
  ),
  deferred(
    "during your turn, (if|as long as) {test}, {sentence}",
    { test: condition, sentence: staticSentence },
    ({ test, sentence }, scope) => {
      const [condition, { effects, if: inner, ...more }] = untargeted(
        scope,
        (own) => [test.bind(own), sentence.bind(own)] as const,
      );
      const all: Condition[] = [{ if: "turnOf", who: { who: "you" } }, condition];
      return [{ kind: "static", effects, if: { if: "and", of: inner === undefined ? all : [...all, inner] }, ...more }];
    },
  ),
  deferred("during turns other than yours, {sentence}", { sentence: staticSentence }, ({ sentence }, scope) => {
    const { effects, if: inner, ...more } = untargeted(scope, (own) => sentence.bind(own));
    const turn: Condition = { if: "not", of: { if: "turnOf", who: { who: "you" } } };
    return [{ kind: "static", effects, if: inner === undefined ? turn : { if: "and", of: [turn, inner] }, ...more }];
  }),
  // Each thing that is said of it with a condition of its own.
  ...(["one", "many"] as const).map((number) =>
    deferred("{what} {all}.", { what: objects[number], all: eachWithCondition[number] }, ({ what, all }, scope) =>
      untargeted(scope, (own) => {
        const of = what.bind(own);
        // "It" is each of several.
        if (of.what === "all") own.mention({ ref: CURRENT, number, nouns: [], literal: true });
        return all.bind(own).map(({ said, test }) => {
          const { affects, when } = ofThoseSo(of, test);
          return { kind: "static", effects: staticEffects(said, affects, own), ...(when && { if: when }) };
        });
      }),
    ),
  ),
  // Either of two, by whether it is so.
  deferred(
    "as long as {test}, {then} otherwise, {other}",
    { test: condition, then: staticSentence, other: staticSentence },
    ({ test, then, other }, scope) => {
      const [so, first, second] = untargeted(
        scope,
        (own) => [test.bind(own), then.bind(own), other.bind(own)] as const,
      );
      const isNot: Condition = { if: "not", of: so };
      return (
        [
          [so, first],
          [isNot, second],
        ] as const
      ).map(([when, { effects, if: inner, ...more }]) => ({
        ...{ kind: "static", effects, if: inner === undefined ? when : { if: "and", of: [when, inner] } },
        ...more,
      }));
    },
  ),
  deferred(
    "as long as {test}, {sentence}",
    { test: condition, sentence: staticSentence },
    ({ test, sentence }, scope) => {
      const [condition, { effects, if: inner, ...more }, from] = untargeted(scope, (own) => {
        const said = test.bind(own);
        if (sameData(said, ELSEWHERE)) unbound("works where it is not, which is said of it by itself");
        // "As long as this card is in your graveyard": there it works.
        return [said, sentence.bind(own), own.from] as const;
      });
      const both: Condition = inner === undefined ? condition : { if: "and", of: [condition, inner] };
      return [{ kind: "static", effects, if: both, ...(from === undefined ? {} : { from }), ...more }];
    },
  ),
]);

/** "As long as you control a creature with flying, this creature has flying. The same is true for first strike.": one each. */
export const statics: Phrase<readonly Ability[]> = oneOf(() => [
  plainStatics,
  deferred(
    "{first} the same is true for {others}.",
    { first: plainStatics, others: sameOf },
    ({ first, others }, scope) => {
      // A quote may end as a sentence does; of what it says nothing is the same.
      if (/^[”’^]$/.test(printed(first).at(-1) ?? "")) unbound("said of a quote");
      const plain = first.bind(scope).map(({ text: _, ...one }) => one as Ability);
      return [...plain, ...others.bind(scope).flatMap((word) => likeKeyword("ability", plain, word))];
    },
  ),
]);
