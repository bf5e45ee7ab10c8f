import type { Body } from "../../../engine/abilities/ability.ts";
import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { mapNodes, someNode } from "../../../engine/abilities/visit.ts";
import { excess } from "../../amounts/tallies.ts";
import type { ObjectAntecedent } from "../../bind/known.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { body, condition, noun, sentence } from "../../hubs.ts";
import { many, oneOf, opt, type Phrase, printed, rulesFor, type Tree } from "../../kernel/index.ts";
import { type Instruction, isAmendment } from "../../meanings.ts";
import { self } from "../../nouns/self.ts";
import { isSeveral } from "../../players/several.ts";
import {
  countersRemoved,
  doesThisWay,
  doneThisWay,
  ontoBattlefield,
  thoseDone,
  whichDone,
} from "../../references/doneThisWay.ts";
import { pronouns } from "../../references/pronouns.ts";
import { dieTable } from "../choosing/chance.ts";
import { follow } from "../clauses/follow.ts";
import { ifDone } from "./ifDone.ts";

/** All sentences of an effect in order, and the reflexive trigger that may end them (603.12). */

const { deferred } = rulesFor<Instruction>();

/** 608.2c: a target that an instruction dealt with is what that one noted. */
const asDealtWith = ({ by, ...one }: ObjectAntecedent, scope: Scope): readonly ObjectAntecedent[] =>
  by === undefined ? [] : [{ ...one, ref: { what: "noted", name: scope.noteOf(by) } }];

/** A trigger made by a resolution has targets of its own and can't speak of those around it by number. */
export function ownBody(body: Tree<Body>, scope: Scope): Body {
  const inner = scope.with({
    targets: [],
    objects: scope.objects.flatMap((one) => (one.ref.what === "target" ? asDealtWith(one, scope) : [one])),
    players: scope.players.filter((one) => one.ref.who !== "target"),
  });
  return body.bind(inner);
}

/** "When you do, ...": all that follows belongs to the reflexive trigger (603.12). */
const whenDone: Phrase<Instruction> = oneOf(() => [
  deferred("when you do, {what}", { what: body }, ({ what }, scope) => {
    // 603.4: right after what it triggers on, an "if" is of the whole ability.
    if (printed(what)[0] === "if") unbound("part of when it triggers");
    const body = ownBody(what, scope);
    return { amend: (before) => ifDone(before, [{ do: "reflexive", body }], scope, true) };
  }),
  deferred("when you do, if {test}, {what}", { test: condition, what: body }, ({ test, what }, scope) => {
    const asked = test.bind(scope);
    const { effects, ...own } = ownBody(what, scope);
    // It triggers only if it is so, and is asked once more as it resolves.
    const body: Body = { ...own, effects: [{ do: "if", condition: asked, then: effects }] };
    const triggers: Effect = { do: "if", condition: asked, then: [{ do: "reflexive", body }] };
    return { amend: (before) => ifDone(before, [triggers], scope, true) };
  }),
  deferred("when you pay this cost one or more times, {what}", { what: body }, ({ what }, scope) => {
    const paid = scope.recent.at(-1);
    if (paid?.do !== "pay" || paid.times !== "any") return unbound("which cost?");
    const { amount, condition } = atLeastOne({ amount: "noted", name: scope.noteOf(paid) });
    const body = scope.within({ event: { amount } }, () => ownBody(what, scope));
    return [{ do: "if", condition, then: [{ do: "reflexive", body }] }];
  }),
  ...(
    [
      ["connives", "connive"],
      ["explores", "explore"],
    ] as const
  ).map(([does, act]) =>
    deferred(`when {it} ${does} this way, {what}`, { it: pronouns.one, what: body }, ({ it, what }, scope) => {
      it.bind(scope);
      const condition: Condition = { if: "did", name: scope.noteOf(scope.thisWay([act])) };
      return [{ do: "if", condition, then: [{ do: "reflexive", body: ownBody(what, scope) }] }];
    }),
  ),
  deferred(
    "when you put a {which} onto the battlefield this way, {what}",
    { which: noun.one, what: body },
    (said, scope) => {
      const which = said.which.bind(scope);
      if (which.card !== true) unbound("only cards are put there");
      const those: Objects = { what: "those", of: thoseDone(scope, ontoBattlefield), filter: whichDone(which) };
      scope.mention({ ref: those, number: "one", nouns: which.nouns, literal: true });
      const body = ownBody(said.what, scope);
      return [{ do: "if", condition: { if: "exists", what: those }, then: [{ do: "reflexive", body }] }];
    },
  ),
  // "When you discard a nonland card this way, ...": if such a card was among them.
  deferred(
    "when you {do} (a|one or more) {which} this way, {what}",
    { do: doesThisWay.many, which: oneOf(() => [noun.one, noun.many]), what: body },
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

/** What came of an instruction, and how much of it: that much is meant by what follows. */
interface Outcome {
  readonly condition: Condition;
  readonly amount: Amount;
}
const atLeastOne = (amount: Amount): Outcome => ({
  amount,
  condition: { if: "compare", amount, value: { compare: ">=", to: 1 } },
});
const { rule: outcomeRule } = rulesFor<Outcome>();
const outcome: Phrase<Outcome> = oneOf(() => [
  outcomeRule("one or more counters are removed from {self}", { self }, (_, scope) => {
    scope.mention({ ref: { what: "self" }, number: "one", nouns: ["this"] });
    return atLeastOne(countersRemoved(scope));
  }),
  outcomeRule("one or more counters are removed", {}, (_, scope) => atLeastOne(countersRemoved(scope))),
  // 701.12a: of two that fight, to the one of them.
  outcomeRule("excess damage is dealt to {it}", { it: pronouns.one }, ({ it }, scope) => {
    const name = `${scope.noteOf(scope.thisWay(["fight"]))} excess`;
    const hurt: Objects = { what: "those", of: { what: "noted", name }, filter: { is: "among", of: it } };
    return { amount: { amount: "noted", name }, condition: { if: "exists", what: hurt } };
  }),
  outcomeRule("(excess damage is dealt|it deals excess damage)", {}, (_, scope) => {
    return atLeastOne(excess(scope));
  }),
]);

/** "When a creature card is exiled this way, ...": the same in the passive. */
export const whenDoneTo: Phrase<Instruction> = oneOf(() => [
  deferred("when {outcome} this way, {what}", { outcome, what: body }, ({ outcome, what }, scope) => {
    const { condition, amount } = outcome.bind(scope);
    const body = scope.within({ event: { amount } }, () => ownBody(what, scope));
    return [{ do: "if", condition, then: [{ do: "reflexive", body }] }];
  }),
  deferred(
    "when (a|one or more) {which} (is|are) {done} this way, {what}",
    { which: oneOf(() => [noun.one, noun.many]), done: doneThisWay, what: body },
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
  const said = trees.sentence.bind(scope);
  const last = isAmendment(said) ? undefined : said.at(-1);
  const isAsked = last?.do === "may" || (last?.do === "pay" && last.optional === true);
  scope.tell({ offered: isAsked && isSeveral(last.who) ? last : undefined });
  return said;
});

/** "Repeat this process": all that was said up to there. */
function repeated(effects: readonly Effect[]): readonly Effect[] {
  const isOpen = (one: Effect): boolean => one.do === "repeat" && one.effects.length === 0;
  const open = effects.findIndex((one) => isOpen(one) || someNode("effect", one, { effect: isOpen }));
  if (open >= 0) {
    const process = effects.slice(0, open);
    if (process.length === 0) return unbound("which process?");
    const filled = mapNodes("effect", effects.slice(open, open + 1), {
      effect: (one, inside) => (isOpen(one) ? ({ ...one, effects: process } as Effect) : inside()),
    });
    return [...process, ...filled, ...repeated(effects.slice(open + 1))];
  }
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
