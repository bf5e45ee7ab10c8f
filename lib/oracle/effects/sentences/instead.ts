import type { TargetSlot } from "../../../engine/abilities/ability.ts";
import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { sameData, someNode } from "../../../engine/abilities/visit.ts";
import type { ObjectAntecedent, Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { clause, condition, noun, whose } from "../../hubs.ts";
import { type Phrase, rulesFor, type Tree } from "../../kernel/index.ts";
import type { Amendment, Instruction } from "../../meanings.ts";
import { chosen } from "../../references/chosen.ts";
import { someTargets } from "../../references/references.ts";
import { numberWord, numberWordOrOne } from "../../vocabulary/numbers.ts";
import { flat, only } from "../clauses/follow.ts";
import { lookedAtFirst } from "../clauses/if.ts";
import { chooseEither, chooseOnly, isKnownAsCast } from "../paidTargets.ts";

/** What is done in place of the instruction before it (608.2e). */

const { deferred, rule } = rulesFor<Instruction>();

export const toBattlefield = (one: Effect): boolean => one.do === "move" && one.to.zone === "battlefield";

export const toHand = (one: Effect): boolean => one.do === "move" && one.to.zone === "hand";

/** What was found by an instruction before the one that is replaced is still that. */
const dealtWithBy = (ref: Objects, by: Effect | undefined): Objects =>
  ref.what === "chosen" && by?.do === "move" && by.what.what === "noted" ? by.what : ref;

/** What is done in place of the last instruction, with the targets that were chosen for it (601.2c). */
function instead(test: Tree<Condition>, then: Tree<Instruction>, scope: Scope): Amendment {
  // It is looked at before that instruction would be followed.
  const condition = lookedAtFirst(test, scope.beforeLast ?? scope.objects, scope);
  // The instruction replaced is not followed, so "those creatures" are not what it noted.
  const isEach = ({ ref, number }: ObjectAntecedent): boolean => ref.what === "all" && number === "one";
  const objects = scope.objects.flatMap(({ by, ...one }): ObjectAntecedent[] =>
    isEach(one)
      ? []
      : by?.do === "search"
        ? [{ ...one, by }]
        : [{ ...one, ref: dealtWithBy(one.ref, by), literal: true }],
  );
  const { targets } = scope;
  const effects = scope.within({ objects, replaced: scope.recent.at(-1) }, () => only(then.bind(scope)));
  eitherDivided(condition, targets, scope);
  const others = scope.targets.length !== targets.length;
  if (others && !isKnownAsCast(condition)) unbound("other targets instead");
  return {
    amend: (done, since) => {
      const [only, ...more] = effects;
      // Whoever may do it instead does what was said, if not.
      const optional = only?.do === "may" && only.otherwise === undefined && more.length === 0 ? only : undefined;
      const doing = optional?.effects ?? effects;
      const offered = insideOutcome(doing, done.slice(since), scope);
      if (offered !== undefined && (optional !== undefined || others))
        unbound("offered instead of what comes of an offer");
      const within = offered ?? insideOffer(doing, done.slice(since));
      if (within !== undefined && optional === undefined && !others)
        return [...done.slice(0, since), within(condition, effects)];
      const [from, to] = replacedBy(doing, done, since);
      const replaced = done.slice(from, to);
      if (others) chooseOnly(condition, effects, replaced, [...done.slice(0, from), ...done.slice(to)], scope);
      for (const one of doing) {
        const [like, ...others] = replaced.filter((other) => other.do === one.do);
        if (like === undefined || others.length > 0) continue;
        scope.eitherDone(one, like);
        // "Reveal that card", said after both, is said of whichever was found (701.19e).
        const isSpokenOf = like.note !== undefined && one.note === like.note;
        if (isSpokenOf && one.do === "search" && like.do === "search" && like.reveal)
          Object.assign(one, { reveal: true });
      }
      const isAsked = optional === undefined || replaced.every((one) => one.do === "may");
      const then = isAsked ? effects : [{ ...optional, otherwise: replaced }];
      return [...done.slice(0, from), { do: "if", condition, then, otherwise: replaced }, ...done.slice(to)];
    },
  };
}

/** 601.2d: as much is divided among targets as is dealt in the end, which is known as they are chosen. */
function eitherDivided(condition: Condition, before: readonly TargetSlot[], scope: Scope): void {
  const targets = scope.targets.map((slot, i): TargetSlot => {
    const { divide: otherwise } = before[i] ?? {};
    if (otherwise === undefined || slot.divide === undefined || sameData(slot.divide, otherwise)) return slot;
    if (!isKnownAsCast(condition)) unbound("divided before it is known");
    return { ...slot, divide: { amount: "if", condition, then: slot.divide, otherwise } };
  });
  scope.tell({ targets });
}

/**
 * "You may discard a card. If you do, draw a card. If ..., draw two cards instead.": of what comes of an offer, the sentence
 * before told what is done if it is taken, or if it is not (608.2e).
 */
function insideOutcome(
  doing: readonly Effect[],
  [offer, ...more]: readonly Effect[],
  scope: Scope,
): ((condition: Condition, then: readonly Effect[]) => Effect) | undefined {
  if (offer === undefined || more.length > 0) return undefined;
  const either = (outcome: readonly Effect[], condition: Condition, then: readonly Effect[]): readonly Effect[] => {
    const [from, to] = replacedBy(doing, outcome, 0);
    const replaced = outcome.slice(from, to);
    for (const one of doing) {
      const [like, ...others] = replaced.filter((other) => other.do === one.do);
      if (like !== undefined && others.length === 0) scope.eitherDone(one, like);
    }
    const chosen: Effect = { do: "if", condition, then, otherwise: replaced };
    return [...outcome.slice(0, from), chosen, ...outcome.slice(to)];
  };
  if (offer.do === "pay" && offer.paid !== undefined && offer.optional) {
    const { paid, unpaid } = offer;
    return (condition, then) =>
      unpaid === undefined
        ? { ...offer, paid: either(paid, condition, then) }
        : { ...offer, unpaid: either(unpaid, condition, then) };
  }
  const taken = offer.do === "may" ? offer.effects.at(-1) : undefined;
  const made = offer.do === "may" ? offer.effects.map(({ note }) => note) : [];
  if (offer.do !== "may" || taken?.do !== "if" || taken.condition.if !== "did" || !made.includes(taken.condition.name))
    return undefined;
  if (offer.otherwise !== undefined || taken.otherwise !== undefined) return unbound("instead of which outcome?");
  return (condition, then) => ({
    ...offer,
    effects: [...offer.effects.slice(0, -1), { ...taken, then: either(taken.then, condition, then) }],
  });
}

/**
 * Of "you may search ... and put it on top. If ..., put that card onto the battlefield instead": what was found is only there where
 * the offer was taken, so that what is done instead is done within it.
 */
function insideOffer(
  doing: readonly Effect[],
  last: readonly Effect[],
): ((condition: Condition, then: readonly Effect[]) => Effect) | undefined {
  const [offer, ...more] = last;
  if (offer?.do !== "may" || more.length > 0) return undefined;
  const found = new Set(offer.effects.map(({ note }) => note).filter((note) => note !== undefined));
  const speaksOf = doing.some((one) =>
    someNode("effect", one, { objects: (of) => of.what === "noted" && found.has(of.name) }),
  );
  if (!speaksOf) return undefined;
  const [from, to] = replacedBy(doing, offer.effects, 0);
  return (condition, then) => ({
    ...offer,
    effects: [
      ...offer.effects.slice(0, from),
      { do: "if", condition, then, otherwise: offer.effects.slice(from, to) },
      ...offer.effects.slice(to),
    ],
  });
}

/** Which of the instructions of the sentence before are not followed: the one like it, or all of them if all are alike. */
function replacedBy(by: readonly Effect[], done: readonly Effect[], since: number): readonly [number, number] {
  const last = done.slice(since);
  if (last.length === 0) unbound("instead of what?");
  // What is asked for an instruction is no instruction besides.
  const kinds = (all: readonly Effect[]) => all.flatMap((one) => (one.do === "chooseOption" ? [] : [one.do])).join();
  if (last.length === 2 && last[0]?.do === "chooseOption" && by[0]?.do === "chooseOption") return [since, done.length];
  if (last.length === 1 || kinds(last) === kinds(by) || (by.length === 1 && last.every((one) => one.do === by[0]?.do)))
    return [since, done.length];
  const alike = done.flatMap((one, i) => (i >= since && by.length === 1 && one.do === by[0]?.do ? [i] : []));
  const [only = unbound("instead of which of them?")] = alike.length === 1 ? alike : [];
  return [only, only + 1];
}

export const insteadSentences: readonly Phrase<Instruction>[] = [
  // 701.19: more of them are searched for.
  deferred(
    "if {test}, search {library} library for {what} instead of {n}.",
    { test: condition, library: whose, what: chosen, n: numberWordOrOne },
    ({ test, library, what, n }, scope) => {
      const condition = test.bind(scope);
      const [of, wanted, fewer] = [library.bind(scope), what.bind(scope), n.bind(scope)];
      return {
        amend: (before) => {
          const search = flat(before).findLast((one) => one.do === "search");
          const isLike =
            search?.do === "search" &&
            sameData([search.library, search.filter], [of, wanted.what.filter]) &&
            search.count.max === fewer &&
            wanted.what.card === true;
          if (!isLike) return unbound("what was searched for?");
          const either = (then: Amount, otherwise: Amount): Amount =>
            sameData(then, otherwise) ? then : { amount: "if", condition, then, otherwise };
          const { min, max } = wanted.count;
          const count = { min: either(min, search.count.min), max: either(max ?? fewer, fewer) };
          Object.assign(search, { count });
          return before;
        },
      };
    },
  ),
  // 702.33g: other targets than those said to be chosen before.
  rule("if {test}, instead choose {what}.", { test: condition, what: someTargets }, ({ test, what }, scope) => {
    const before = scope.objects.findLast((one) => one.chosen);
    if (!isKnownAsCast(test) || before?.ref.what !== "target" || what.what !== "target")
      return unbound("chosen instead of what?");
    chooseEither(test, what.slot, before.ref.slot, scope);
    const { number, nouns } = scope.objects.findLast(({ ref }) => sameData(ref, what)) ?? before;
    scope.mention({ ref: { what: "union", of: [before.ref, what] }, number, nouns, chosen: true });
    return [];
  }),
  deferred("if {test}, {then} instead.", { test: condition, then: clause }, ({ test, then }, scope) =>
    instead(test, then, scope),
  ),
  deferred("if {test}, instead {then}.", { test: condition, then: clause }, ({ test, then }, scope) =>
    instead(test, then, scope),
  ),
  // What may be done with the card found, rather than what is said of it before.
  deferred(
    "{then} instead of putting (it|that card) into your hand if {test}.",
    { then: clause, test: condition },
    ({ then, test }, scope) => {
      const amendment = instead(test, then, scope);
      return {
        amend: (before, since) =>
          flat(before.slice(since)).some(toHand)
            ? amendment.amend(before, since)
            : unbound("nothing is put into a hand"),
      };
    },
  ),
  // Up to as many instead of one, of those that the sentence before speaks of.
  deferred(
    "if {test}, you may put {n} {what} onto the battlefield instead of one.",
    { test: condition, n: numberWord, what: noun.many },
    ({ test, n, what }, scope) => {
      const condition = test.bind(scope);
      const [most, { filter, in: place, card }] = [n.bind(scope), what.bind(scope)];
      if (card !== true || place !== undefined) return unbound("cards among those looked at");
      return {
        amend: (before) => {
          const at = before.findLastIndex((one) => one.do === "may" && one.effects.some(toBattlefield));
          const offer = before[at];
          const put = offer?.do === "may" ? offer.effects[0] : undefined;
          if (offer?.do !== "may" || put?.do !== "move" || offer.effects.length > 1 || put.what.what !== "chosen")
            return unbound("put instead of what?");
          if (!sameData(put.what.filter, filter)) return unbound("other cards than one of those");
          scope.noteOf(put);
          // 608.2d: who may put several instead of one may still put that one.
          const more: Effect = { ...put, what: { ...put.what, count: { min: put.what.count.min, max: most } } };
          const then: Effect = { ...offer, effects: [more] };
          return [
            ...before.slice(0, at),
            { do: "if", condition, then: [then], otherwise: [offer] },
            ...before.slice(at + 1),
          ];
        },
      };
    },
  ),
  deferred("{then} instead if {test}.", { test: condition, then: clause }, ({ test, then }, scope) =>
    instead(test, then, scope),
  ),
];
