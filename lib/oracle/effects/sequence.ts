import type { Body } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { sameData, someNode } from "../../engine/abilities/visit.ts";
import { type ObjectAntecedent, type Scope, unbound } from "../bind/scope.ts";
import { amount, clause, condition, costClause, noun, players, sentence, whose } from "../hubs.ts";
import { many, oneOf, opt, type Phrase, rulesFor, type Tree, words } from "../kernel/index.ts";
import { mana } from "../lines/costs.ts";
import { type Amendment, type Instruction, isAmendment } from "../meanings.ts";
import { counters } from "../nouns/counters.ts";
import { itself } from "../nouns/self.ts";
import { chosen } from "../references/chosen.ts";
import { doesThisWay, doneThisWay, thoseDone, whichDone } from "../references/done-this-way.ts";
import { exactlyOne, targetObjects } from "../references/references.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { dieTable } from "./choosing/chance.ts";
import { compound, flat, follow, isSeveral, lookedAtFirst, only, payment, playerVerbs, saidOf } from "./clauses.ts";
import { moving } from "./objects/done.ts";
import { chooseOnly, isKnownAsCast } from "./paidTargets.ts";

/** Sentences, one after another: what was done, what comes of it, and what is done instead. */

const { deferred } = rulesFor<Instruction>();
/** "If you do, ...": what hangs on the optional instruction before it. */
const noted = (effect: Effect | undefined, scope: Scope): string =>
  effect === undefined ? unbound("if nothing was done") : scope.noteOf(effect);

/** Who follows an instruction; you, where it does not say. */
const whoActs = (effect: Effect | undefined): Players =>
  effect !== undefined && "who" in effect && effect.who !== undefined
    ? effect.who
    : effect?.do === "if" || effect?.do === "delayed"
      ? whoActs((effect.do === "if" ? effect.then : effect.body.effects).at(-1))
      : { who: "you" };

function ifDone(
  before: readonly Effect[],
  then: readonly Effect[],
  scope: Scope,
  reflexive: boolean,
): readonly Effect[] {
  const last = before.at(-1);
  if (last === undefined) return unbound("if you do what?");
  if (last.do === "pay" && last.optional && last.paid === undefined && !reflexive)
    return [...before.slice(0, -1), { ...last, paid: then }];
  if (last.do === "may" && !reflexive && last.effects.length > 0) {
    const inner = last.effects.at(-1) as Effect;
    // All of them may be none: then it is done all the same.
    if (inner.do === "move" && inner.what.what === "all")
      return [...before.slice(0, -1), { ...last, effects: [...last.effects, ...then] }];
    const name = scope.noteOf(inner);
    return [
      ...before.slice(0, -1),
      { ...last, effects: [...last.effects, { do: "if", condition: { if: "did", name }, then }] },
    ];
  }
  if (last.do === "if" && last.otherwise === undefined)
    return [...before.slice(0, -1), { ...last, then: ifDone(last.then, then, scope, reflexive) }];
  // 603.7: what is done later is known to be done then.
  if (last.do === "delayed") {
    const body = { ...last.body, effects: ifDone(last.body.effects, then, scope, reflexive) };
    return [...before.slice(0, -1), { ...last, body }];
  }
  const done = last.do === "may" ? last.effects.at(-1) : last;
  return [...before, { do: "if", condition: { if: "did", name: noted(done, scope) }, then }];
}

/** "If you don't, ...". */
function ifNotDone(before: readonly Effect[], then: readonly Effect[], scope: Scope): readonly Effect[] {
  const last = before.at(-1);
  if (last === undefined) return unbound("if you don't what?");
  const rest = before.slice(0, -1);
  if (last.do === "delayed")
    return [...rest, { ...last, body: { ...last.body, effects: ifNotDone(last.body.effects, then, scope) } }];
  if (last.do === "pay" && last.optional && last.unpaid === undefined) return [...rest, { ...last, unpaid: then }];
  if (last.do === "may" && last.otherwise === undefined) return [...rest, { ...last, otherwise: then }];
  const done = last.do === "if" ? innermost(last) : last;
  const name = scope.noteOf(done);
  // Of two, one is not enough.
  const asked = done.do === "sacrifice" && done.what.what === "chosen" ? done.what.count.min : 1;
  const condition: Condition =
    typeof asked === "number" && asked <= 1
      ? { if: "not", of: { if: "did", name } }
      : { if: "compare", amount: { amount: "noted", name }, value: { compare: "<", to: asked } };
  return [...before, { do: "if", condition, then }];
}
/** What is done at last if a condition holds and who may do it does: neither of these is doing it. */
function innermost(effect: Effect): Effect {
  const held = effect.do === "if" ? effect.then : effect.do === "may" ? effect.effects : [];
  const last = held.at(-1);
  return last === undefined ? effect : innermost(last);
}

/** What may have been done was not: "it" is what it was before that. */
function asBefore(then: Tree<Instruction>, scope: Scope): readonly Effect[] {
  return scope.within({ objects: scope.beforeMay ?? scope.objects }, () => only(then.bind(scope)));
}

/** "exile it", "sacrifice it". */
const withIt: Phrase<Instruction> = oneOf(() => [
  rulesFor<Instruction>().rule("exile it", {}, (_, scope) => {
    const what = scope.pronoun("one");
    return moving(scope, what, { do: "move", what, to: { zone: "exile" } });
  }),
  rulesFor<Instruction>().rule("sacrifice it", {}, (_, scope) => {
    const what = scope.pronoun("one");
    return moving(scope, what, { do: "sacrifice", who: { who: "you" }, what });
  }),
]);
const toBattlefield = (one: Effect): boolean => one.do === "move" && one.to.zone === "battlefield";
const createsTokens = (one: Effect): boolean => one.do === "createTokens" || one.do === "createTokenCopies";
const toHand = (one: Effect): boolean => one.do === "move" && one.to.zone === "hand";
/** What was not done, by the instruction that would have done it. */
const undone = words<(one: Effect) => boolean>([
  ["don't put the card into your hand", toHand],
  ["don't put that card into your hand", toHand],
  ["don't put it into your hand", toHand],
  ["didn't put a card into your hand this way", toHand],
  ["don't put a card into your hand this way", toHand],
  ["didn't create a token this way", createsTokens],
  ["don't create a token this way", createsTokens],
  ...["it", "that card", "the card"].map((what) => [`don't put ${what} onto the battlefield`, toBattlefield] as const),
  ...["it", "that card", "the card", "a spell", "that spell", "the copy"].flatMap((what) => [
    [`don't cast ${what} this way`, (one: Effect) => one.do === "cast"] as const,
    [`don't cast ${what}`, (one: Effect) => one.do === "cast"] as const,
  ]),
]);

/** A trigger made by a resolution has targets of its own and can't speak of those around it by number. */
function ownBody(text: Tree<readonly Effect[]>, scope: Scope): Body {
  const inner = scope.with({
    targets: [],
    objects: scope.objects.filter((one) => one.ref.what !== "target"),
    players: scope.players.filter((one) => one.ref.who !== "target"),
  });
  const effects = text.bind(inner);
  return { targets: inner.targets, effects };
}

/** "When you do, ...": all that follows belongs to the reflexive trigger (603.12). */
const whenDone: Phrase<Instruction> = oneOf(() => [
  deferred("when you do, {what}", { what: text }, ({ what }, scope) => {
    const body = ownBody(what, scope);
    return { amend: (before) => ifDone(before, [{ do: "reflexive", body }], scope, true) };
  }),
  // "When you discard a nonland card this way, ...": if such a card was among them.
  deferred(
    "when you {do} (a|one or more) {which} this way, {what}",
    { do: doesThisWay.many, which: oneOf(() => [noun.one, noun.many]), what: text },
    ({ do: does, which, what }, scope) => {
      const deed = does.bind(scope);
      const noun = which.bind(scope);
      const [filter, nouns] = [whichDone(noun), noun.nouns];
      const all = thoseDone(scope, deed);
      const those: Objects = filter.is === "any" ? all : { what: "those", of: all, filter };
      for (const number of ["many", "one"] as const) scope.mention({ ref: those, number, nouns, literal: true });
      const body = ownBody(what, scope);
      return [{ do: "if", condition: { if: "exists", what: those }, then: [{ do: "reflexive", body }] }];
    },
  ),
]);
/** "When a creature card is exiled this way, ...": the same in the passive. */
const whenDoneTo: Phrase<Instruction> = oneOf(() => [
  deferred(
    "when (a|one or more) {which} (is|are) {done} this way, {what}",
    { which: oneOf(() => [noun.one, noun.many]), done: doneThisWay, what: text },
    ({ which, done, what }, scope) => {
      const noun = which.bind(scope);
      const [filter, nouns] = [whichDone(noun), noun.nouns];
      const all = thoseDone(scope, done.bind(scope));
      const those: Objects = filter.is === "any" ? all : { what: "those", of: all, filter };
      for (const number of ["many", "one"] as const) scope.mention({ ref: those, number, nouns, literal: true });
      const body = ownBody(what, scope);
      return [{ do: "if", condition: { if: "exists", what: those }, then: [{ do: "reflexive", body }] }];
    },
  ),
]);

/** "Return it to the battlefield at the beginning of the next end step. It gains haste.": as it is returned (603.7). */
function saidOfReturned(before: readonly Effect[], next: Instruction, scope: Scope): readonly Effect[] | undefined {
  const [said, ...others] = isAmendment(next) ? [] : next;
  const last = before.at(-1);
  if (said?.do !== "apply" || said.to.what !== "noted" || others.length > 0 || last === undefined) return undefined;
  const { name } = said.to;
  const within = (effect: Effect): Effect | undefined => {
    if (effect.do === "may" || effect.do === "if") {
      const inner = effect.do === "may" ? effect.effects : effect.then;
      const changed = inner.length === 0 ? undefined : within(inner.at(-1) as Effect);
      if (changed === undefined) return undefined;
      const all = [...inner.slice(0, -1), changed];
      return effect.do === "may" ? { ...effect, effects: all } : { ...effect, then: all };
    }
    const moved = effect.do === "delayed" ? effect.body.effects.at(-1) : undefined;
    if (effect.do !== "delayed" || moved?.do !== "move" || moved.to.zone !== "battlefield") return undefined;
    if (moved.what.what !== "noted" || moved.what.name !== name) return undefined;
    const then: Effect = { ...said, to: { what: "noted", name: scope.noteOf(moved) } };
    return { ...effect, body: { ...effect.body, effects: [...effect.body.effects, then] } };
  };
  const changed = within(last);
  return changed === undefined ? undefined : [...before.slice(0, -1), changed];
}

const nextSentence: Phrase<Instruction> = deferred("{sentence}", { sentence }, (trees, scope) => {
  const { beforeThis, objects, thisIf } = scope;
  scope.tell({ beforeLast: beforeThis, beforeThis: objects, lastIf: thisIf, thisIf: undefined });
  return trees.sentence.bind(scope);
});

/** "Repeat this process": all that was said up to there. */
function repeated(effects: readonly Effect[]): readonly Effect[] {
  const isAgain = (one: Effect): boolean =>
    one.do !== "process" && someNode("effect", one, { effect: (inner) => inner.do === "again" });
  const at = effects.findIndex(isAgain);
  if (at < 0) return effects;
  if (effects[at]?.do === "again") return unbound("again without end");
  return [{ do: "process", effects: effects.slice(0, at + 1) }, ...repeated(effects.slice(at + 1))];
}

/** All sentences of an effect in order. */
export const text: Phrase<readonly Effect[]> = rulesFor<readonly Effect[]>().deferred(
  "{sentences} {reflexive} {table}",
  { sentences: many(nextSentence), reflexive: opt(oneOf(() => [whenDone, whenDoneTo])), table: opt(dieTable) },
  (trees, scope) => {
    // Another paragraph of a spell may change what the one before it says.
    let { effects, since } = scope.begun ?? { effects: [], since: 0 };
    scope.tell({ begun: undefined });
    const sentences = trees.sentences.bind(scope);
    const more = [trees.reflexive.bind(scope), trees.table.bind(scope)].filter((one) => one !== undefined);
    for (const next of [...sentences, ...more]) {
      const before = effects.length;
      effects = saidOfReturned(effects, next, scope) ?? follow(effects, next, since);
      if (!isAmendment(next)) since = before;
    }
    effects = repeated(effects);
    if (scope.choices.length > 0) unbound("a choice that nobody is asked for");
    scope.tell({ said: { effects, since } });
    return effects;
  },
);

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
  const before = scope.targets.length;
  const effects = scope.within({ objects, replaced: scope.recent.at(-1) }, () => only(then.bind(scope)));
  const others = scope.targets.length !== before;
  if (others && !isKnownAsCast(condition)) unbound("other targets instead");
  return {
    amend: (done, since) => {
      const [only, ...more] = effects;
      // Whoever may do it instead does what was said, if not.
      const optional = only?.do === "may" && only.otherwise === undefined && more.length === 0 ? only : undefined;
      const doing = optional?.effects ?? effects;
      const within = insideOffer(doing, done.slice(since));
      if (within !== undefined && optional === undefined && !others)
        return [...done.slice(0, since), within(condition, effects)];
      const [from, to] = replacedBy(doing, done, since);
      const replaced = done.slice(from, to);
      if (others) chooseOnly(condition, effects, replaced, [...done.slice(0, from), ...done.slice(to)], scope);
      for (const one of doing) {
        const [like, ...others] = replaced.filter((other) => other.do === one.do);
        if (like !== undefined && others.length === 0) scope.eitherDone(one, like);
      }
      const isAsked = optional === undefined || replaced.every((one) => one.do === "may");
      const then = isAsked ? effects : [{ ...optional, otherwise: replaced }];
      return [...done.slice(0, from), { do: "if", condition, then, otherwise: replaced }, ...done.slice(to)];
    },
  };
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

/** Whoever searched shuffles: the last thing of what they were told or allowed to do. */
function shuffledAfter(before: readonly Effect[]): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "may" || last?.do === "forEachPlayer" || last?.do === "forEach")
    return [...rest, { ...last, effects: shuffledAfter(last.effects) }];
  const search = before.find((one) => one.do === "search") ?? unbound("no search before it");
  return [...before, { do: "shuffle", who: search.who }];
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

export const sentences: readonly Phrase<Instruction>[] = [
  deferred("repeat this process until no one puts a card onto the battlefield.", {}, (_, scope) => ({
    amend: (before) => {
      const last = before.at(-1);
      const put = last?.do === "may" && isSeveral(last.who) ? last.effects.at(-1) : undefined;
      if (put === undefined || !toBattlefield(put)) return unbound("nobody puts anything onto the battlefield");
      const condition: Condition = { if: "did", name: scope.noteOf(put) };
      return [...before, { do: "if", condition, then: [{ do: "again" }] }];
    },
  })),
  // 107.3: of what is announced, not of what the text says X is.
  deferred("X can't be 0.", {}, (_, scope) => {
    if (scope.notZero === undefined || scope.x !== undefined || scope.saidX !== undefined)
      unbound("X is not announced");
    scope.tell({ notZero: (scope.notZero ?? 0) + 1 });
    return [];
  }),
  deferred("{clause}.", { clause }, (trees, scope) => {
    scope.tell({ beforeMay: undefined });
    const clause = trees.clause.bind(scope);
    // Choices the clause asks for are made before its instructions are followed.
    const { choices } = scope;
    scope.tell({ choices: [] });
    return choices.length === 0 ? clause : [...choices, ...only(clause)];
  }),
  deferred(
    "{who} may pay {cost}.",
    { who: oneOf(() => [players.one, players.many]), cost: costClause },
    ({ who, cost }, scope) => {
      scope.tell({ beforeMay: scope.objects });
      const payer = who.bind(scope);
      return [{ do: "pay", who: payer, ...payment(cost.bind(scope), scope), optional: true }];
    },
  ),
  deferred(
    "then {who} may pay {cost}.",
    { who: oneOf(() => [players.one, players.many]), cost: costClause },
    ({ who, cost }, scope) => {
      scope.tell({ beforeMay: scope.objects });
      const payer = who.bind(scope);
      return [{ do: "pay", who: payer, ...payment(cost.bind(scope), scope), optional: true }];
    },
  ),
  deferred(
    "{first}, then {who} may pay {cost}.",
    { first: compound, who: oneOf(() => [players.one, players.many]), cost: costClause },
    ({ first, who, cost }, scope) => {
      const done = only(first.bind(scope));
      scope.tell({ beforeMay: scope.objects });
      const payer = who.bind(scope);
      return [...done, { do: "pay", who: payer, ...payment(cost.bind(scope), scope), optional: true }];
    },
  ),
  // What is done with it is part of what is paid.
  deferred("you may pay {cost} and {then}.", { cost: mana, then: withIt }, ({ cost, then }, scope) => {
    scope.tell({ beforeMay: scope.objects });
    const mana = cost.bind(scope);
    return [
      {
        do: "pay",
        who: { who: "you" },
        cost: [{ pay: "mana", mana }],
        optional: true,
        paid: only(saidOf(then, { who: "you" }, scope)),
      },
    ];
  }),
  // Of those who were asked one after the other.
  ...(["opponent", "player"] as const).map((word) =>
    deferred(`each ${word} who (doesn't|didn't) {verb}.`, { verb: playerVerbs.one }, ({ verb }, scope) => {
      const effects = only(saidOf(verb, { who: "current" }, scope));
      return {
        amend: (before) => {
          const last = before.at(-1);
          const rest = before.slice(0, -1);
          if (last === undefined || (whoActs(last).who === "opponents") !== (word === "opponent"))
            return unbound("who was asked what?");
          if (last?.do === "may" && isSeveral(last.who) && last.otherwise === undefined)
            return [...rest, { ...last, otherwise: effects }];
          if (last?.do === "pay" && last.optional && isSeveral(last.who) && last.unpaid === undefined)
            return [...rest, { ...last, unpaid: effects }];
          return unbound("who was asked what?");
        },
      };
    }),
  ),
  deferred(
    "{who} may pay {cost} if {test}.",
    { who: oneOf(() => [players.one, players.many]), cost: costClause, test: condition },
    ({ who, cost, test }, scope) => {
      scope.tell({ beforeMay: scope.objects });
      const payer = who.bind(scope);
      const paid = payment(cost.bind(scope), scope);
      return [{ do: "if", condition: test.bind(scope), then: [{ do: "pay", who: payer, ...paid, optional: true }] }];
    },
  ),
  deferred("you may pay {X}, where X is less than or equal to {most}.", { most: amount }, ({ most }, scope) => {
    scope.tell({ beforeMay: scope.objects, saidX: { amount: "noted", name: "x" } });
    const cost = [{ pay: "mana", mana: "{X}" } as const];
    return [{ do: "pay", who: { who: "you" }, cost, optional: true, times: "amount", atMost: most.bind(scope) }];
  }),
  deferred(
    "{who} may pay {cost}, where X is {is}.",
    { who: oneOf(() => [players.one, players.many]), cost: costClause, is: amount },
    ({ who, cost, is }, scope) => {
      const payer = who.bind(scope);
      scope.tell({ x: is.bind(scope) });
      const paid = payment(cost.bind(scope), scope);
      // What is done with it may speak of X still.
      return [{ do: "pay", who: payer, ...paid, optional: true }];
    },
  ),
  ...(
    [
      ["if you do", (who) => who.who === "you"],
      ["(if they do|if that player does|if the player does)", (who) => who.who !== "you"],
      ["if a player does", isSeveral],
    ] as const satisfies readonly (readonly [string, (who: Players) => boolean])[]
  ).map(([words, isAsked]) =>
    deferred(`${words}, {then}.`, { then: clause }, ({ then }, scope) => {
      const effects = only(then.bind(scope));
      return {
        amend: (before) => {
          const last = before.at(-1);
          if (!isAsked(whoActs(last))) return unbound("who was asked?");
          return ifDone(before, effects, scope, false);
        },
      };
    }),
  ),
  ...(
    [
      ["(if you don't|if you can't)", (who) => who.who === "you"],
      [
        "(if they don't|if that player doesn't|if the player doesn't|if they can't|if that player can't|if the player can't)",
        (who) => who.who !== "you",
      ],
    ] as const satisfies readonly (readonly [string, (who: Players) => boolean])[]
  ).map(([words, isAsked]) =>
    deferred(`${words}, {then}.`, { then: clause }, ({ then }, scope) => {
      const effects = asBefore(then, scope);
      return {
        amend: (before) =>
          isAsked(whoActs(before.at(-1))) ? ifNotDone(before, effects, scope) : unbound("who was asked?"),
      };
    }),
  ),
  deferred("if you pay, {then}.", { then: clause }, ({ then }, scope) => {
    const effects = only(then.bind(scope));
    return {
      amend: (before) => {
        const last = before.at(-1);
        return last?.do === "pay" && last.who.who === "you"
          ? ifDone(before, effects, scope, false)
          : unbound("nothing is paid before it");
      },
    };
  }),
  deferred("if you {undone}, {then}.", { undone, then: clause }, ({ undone, then }, scope) => {
    const isMeant = undone.bind(scope);
    const effects = asBefore(then, scope);
    return {
      amend: (before) => {
        const done = flat(before).findLast(isMeant) ?? unbound("if what was not done?");
        const condition: Condition = { if: "not", of: { if: "did", name: scope.noteOf(done) } };
        return [...before, { do: "if", condition, then: effects }];
      },
    };
  }),
  deferred("otherwise, {then}.", { then: clause }, ({ then }, scope) => {
    // What was done if it is so was not done otherwise.
    const effects = scope.within({ objects: scope.beforeThen ?? scope.objects }, () => only(then.bind(scope)));
    return {
      amend: (before) => {
        const last = before.at(-1);
        if (last?.do === "clash" && last.lose === undefined)
          return [...before.slice(0, -1), { ...last, lose: effects }];
        const done = last?.do === "may" ? last.effects.at(-1) : undefined;
        if (last?.do === "may" && last.otherwise === undefined && done?.do === "if" && done.condition.if === "did")
          return [
            ...before.slice(0, -1),
            {
              ...last,
              effects: [...last.effects.slice(0, -1), { ...done, otherwise: effects }],
              otherwise: effects,
            },
          ];
        if (last?.do === "pay" && last.optional && last.paid !== undefined && last.unpaid === undefined)
          return [...before.slice(0, -1), { ...last, unpaid: effects }];
        return last?.do === "if" && last.otherwise === undefined
          ? [...before.slice(0, -1), { ...last, otherwise: effects }]
          : unbound("otherwise than what?");
      },
    };
  }),
  ...(["you search your", "you searched your", "they search their"] as const).map((words) =>
    deferred(`if ${words} library this way, {then}.`, { then: clause }, ({ then }, scope) => {
      const effects = only(then.bind(scope));
      return {
        amend: (before) => {
          const search = flat(before).findLast((one) => one.do === "search") ?? unbound("no search before it");
          if ((search.who.who === "you") !== words.startsWith("you")) unbound("searched by somebody else");
          return [...before, { do: "if", condition: { if: "did", name: scope.noteOf(search) }, then: effects }];
        },
      };
    }),
  ),
  deferred("then each player who searched their library this way shuffles.", {}, () => ({
    amend: (before) => shuffledAfter(before),
  })),
  deferred("then {clause}.", { clause }, ({ clause }, scope) => clause.bind(scope)),
  // 701.19: more of them are searched for.
  deferred(
    "if {test}, search {library} library for {what} instead of {n}.",
    { test: condition, library: whose, what: chosen, n: numberWord },
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
  // 115.9b
  deferred(
    "if target {what} has only one target and that target is {it}, {then}.",
    { what: noun.one, it: itself, then: clause },
    ({ what, it, then }, scope) => {
      const target = targetObjects(scope, what.bind(scope), exactlyOne);
      const object = it.bind(scope);
      const of: Filter = object.what === "self" ? { is: "self" } : { is: "among", of: object };
      const condition: Condition = { if: "is", what: target, filter: { is: "targets", objects: of, only: true } };
      return [{ do: "if", condition, then: only(then.bind(scope)) }];
    },
  ),
  // Each thing with a condition of its own.
  deferred(
    "put {one} on it if {test} and {other} on it if {second}.",
    { one: counters, test: condition, other: counters, second: condition },
    ({ one, test, other, second }, scope) => {
      const what = scope.pronoun("one");
      return (
        [
          [one, test],
          [other, second],
        ] as const
      ).map(([counted, asked]): Effect => {
        const put: Effect = { do: "putCounters", ...counted.bind(scope), on: { objects: what } };
        return { do: "if", condition: asked.bind(scope), then: [put] };
      });
    },
  ),
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
  // As many instead of one, of those that the sentence before speaks of.
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
          const more: Effect = { ...put, what: { ...put.what, count: { min: most, max: most } } };
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
