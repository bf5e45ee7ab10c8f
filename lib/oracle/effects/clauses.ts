import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Cost } from "../../engine/abilities/costs.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { sameData, someNode } from "../../engine/abilities/visit.ts";
import { forEach, plainAmount, times } from "../amounts/amounts.ts";
import { type ObjectAntecedent, type Scope, unbound } from "../bind/scope.ts";
import { isForPermanents, leavesBattlefield } from "../flow/away.ts";
import {
  amount,
  condition,
  costClause,
  count,
  noun,
  objects,
  objectVerb,
  plainClause,
  players,
  playerVerb,
} from "../hubs.ts";
import {
  type Forms,
  oneOf,
  oneOfForms,
  type Phrase,
  type Plurality,
  printed,
  rulesFor,
  type Tree,
} from "../kernel/index.ts";
import { costVerbs, mana } from "../lines/costs.ts";
import { type Amendment, type Instruction, isAmendment } from "../meanings.ts";
import { permanents } from "../nouns/kinds.ts";
import { bareSubjects } from "../references/all.ts";
import { pronouns } from "../references/pronouns.ts";
import { anyObjects } from "../references/references.ts";
import { lifeBecomes } from "./lifeTotals.ts";
import { targetsOnlyIf } from "./paidTargets.ts";
import { phaseClause } from "./phases.ts";
import { isSeveral } from "./several.ts";

export { isSeveral } from "./several.ts";

/** Clauses joined by "and" and "then", with their subjects, "may", "if" and "unless". */

const { deferred } = rulesFor<Instruction>();

/** Follows one instruction after another, each seeing what the earlier ones did. */
export function follow(
  before: readonly Effect[],
  next: Instruction,
  since = Math.max(0, before.length - 1),
): readonly Effect[] {
  return isAmendment(next) ? next.amend(before, since) : [...before, ...next];
}

export function bindAll(trees: readonly Tree<Instruction>[], scope: Scope): Instruction {
  let amendsFirst: Amendment | undefined;
  let effects: readonly Effect[] = [];
  for (const [i, tree] of trees.entries()) {
    const next = tree.bind(scope);
    if (i === 0 && isAmendment(next)) amendsFirst = next;
    else effects = follow(effects, next);
  }
  if (amendsFirst === undefined) return effects;
  const first = amendsFirst;
  return { amend: (before, since) => [...first.amend(before, since), ...effects] };
}

/** The effects an instruction holds, which stand for it where something is said of what was done last. */
export function heldBy(effect: Effect): readonly Effect[] | undefined {
  switch (effect.do) {
    case "may":
    case "forEachPlayer":
    case "forEachCounterKind":
    case "forEach":
    case "process":
      return effect.effects;
    case "if":
      return effect.then;
    case "pay":
      return effect.paid;
    case "delayed":
    case "reflexive":
      return effect.body.effects;
    default:
      return undefined;
  }
}

/** Instructions and those inside "may", "if" and "for each". */
export const flat = (effects: readonly Effect[]): readonly Effect[] =>
  effects.flatMap((one) => [one, ...flat(heldBy(one) ?? [])]);

/** The last of these instructions that is meant, or the last of those that the last one holds. */
export function lastOf<E extends Effect>(before: readonly Effect[], isMeant: (one: Effect) => one is E): E | undefined {
  const last = before.at(-1);
  if (last === undefined) return undefined;
  return isMeant(last) ? last : lastOf(heldBy(last) ?? [], isMeant);
}

/** Only instructions, no amendments: what stands inside "may" and "if". */
export function only(instruction: Instruction): readonly Effect[] {
  return isAmendment(instruction) ? unbound("changes an instruction that is not there") : instruction;
}

/** Binds a verb phrase as said of these players. */
export function saidOf(tree: Tree<Instruction>, who: Players, scope: Scope): Instruction {
  const several = isSeveral(who) || (who.who === "target" && scope.targets[who.slot]?.count.max !== 1);
  if (several) scope.mentionPlayer({ who: "current" });
  const instruction = scope.within({ subject: who }, () => tree.bind(scope));
  if (several) scope.tell({ players: scope.players.filter((one) => one.ref.who !== "current") });
  return instruction;
}

/** What is the same whoever is told to do it: objects are moved, turned and changed as they are, not as somebody's. */
const ANYBODYS: ReadonlySet<Effect["do"]> = new Set([
  "move",
  "tap",
  "untap",
  "destroy",
  "putCounters",
  "removeCounters",
  "again",
]);

/** A verb of players that says nothing of who does it would be done by you. */
const ofSubject = (verb: Tree<Instruction>, scope: Scope): Instruction => {
  const isYou = scope.subject.who === "you";
  const { meaning, asked } = scope.asksForSubject(() => verb.bind(scope));
  return isYou || asked || isAmendment(meaning) || meaning.every((one) => ANYBODYS.has(one.do))
    ? meaning
    : unbound("done by you, not by them");
};

/** Verb phrases with one subject: "draws two cards and loses 2 life", "draw a card, then discard a card". */
const verbs = (hub: Forms<Instruction>): Forms<Instruction> => {
  const of = (number: Plurality): Phrase<Instruction> => {
    const seq: Phrase<Instruction> = oneOf(() => [
      hub[number],
      deferred(
        "{first} (and|, then|, and|then|and then) {rest}",
        { first: hub[number], rest: seq },
        ({ first, rest }, scope) => bindAll([first, rest], scope),
      ),
      deferred("{first}, {rest}", { first: hub[number], rest: tail }, ({ first, rest }, scope) =>
        bindAll([first, rest], scope),
      ),
    ]);
    const tail: Phrase<Instruction> = oneOf(() => [
      deferred("{next}, {rest}", { next: hub[number], rest: tail }, ({ next, rest }, scope) =>
        bindAll([next, rest], scope),
      ),
      deferred("{next}, (and|then|and then) {rest}", { next: hub[number], rest: seq }, ({ next, rest }, scope) =>
        bindAll([next, rest], scope),
      ),
    ]);
    return seq;
  };
  return { one: of("one"), many: of("many") };
};
const ofPlayer = (number: Plurality): Phrase<Instruction> =>
  deferred("{verb}", { verb: playerVerb[number] }, ({ verb }, scope) => ofSubject(verb, scope));
export const playerVerbs = verbs({ one: ofPlayer("one"), many: ofPlayer("many") });
const objectVerbs = verbs(objectVerb);

export const imperative: Phrase<Instruction> = deferred("{verb}", { verb: playerVerbs.many }, ({ verb }, scope) =>
  saidOf(verb, { who: "you" }, scope),
);

export const playerClause: Phrase<Instruction> = oneOf(() =>
  (["one", "many"] as const).flatMap((number) => [
    deferred("{who} {verb}", { who: players[number], verb: playerVerbs[number] }, ({ who, verb }, scope) =>
      saidOf(verb, who.bind(scope), scope),
    ),
    deferred("{who} may {verb}", { who: players[number], verb: playerVerbs.many }, ({ who, verb }, scope) => {
      const whom = who.bind(scope);
      scope.tell({ beforeMay: scope.objects });
      // Who is chosen as it is asked is so once.
      if (!isSeveral(whom) && whom.who !== "chosen")
        return [{ do: "may", who: whom, effects: only(saidOf(verb, whom, scope)) }];
      // One after the other is asked, and does what that one may do.
      scope.mentionPlayer({ who: "current" });
      const effects = only(saidOf(verb, { who: "current" }, scope));
      scope.tell({ players: scope.players.filter((one) => one.ref.who !== "current") });
      return [{ do: "may", who: whom, effects }];
    }),
    deferred("{who} may have {clause}", { who: players[number], clause: causative }, ({ who, clause }, scope) => [
      { do: "may", who: who.bind(scope), effects: only(clause.bind(scope)) },
    ]),
  ]),
);

/** "have it deal 2 damage to any target", "have target player draw a card". */
export const causative: Phrase<Instruction> = oneOf(() => [
  deferred(
    "{what} {verb}",
    { what: oneOf(() => [anyObjects, bareSubjects.many, someOfThem]), verb: objectVerbs.many },
    ({ what, verb }, scope) => themed(verb, what, scope),
  ),
  deferred(
    "{who} {verb}",
    { who: oneOf(() => [players.one, players.many]), verb: playerVerbs.many },
    ({ who, verb }, scope) => saidOf(verb, who.bind(scope), scope),
  ),
]);

/** "You may have any number of them phase out": chosen as it is done. */
const someOfThem: Phrase<Objects> = rulesFor<Objects>().rule(
  "any number of {those}",
  { those: oneOf(() => [pronouns.many]) },
  ({ those }, scope) => {
    const ref: Objects = { what: "chosen", filter: { is: "any" }, among: those, count: { min: 0 } };
    scope.mention({ ref, number: "many", nouns: scope.nounsOfAll([those]) });
    return ref;
  },
);

function themed(verb: Tree<Instruction>, what: Tree<Objects>, scope: Scope): Instruction {
  const theme = what.bind(scope);
  const acting = theme.what === "self" || theme.what === "all";
  const by = theme.what === "noted" ? scope.objects.find((one) => one.by?.note === theme.name)?.by : undefined;
  const isThere = by === undefined || !leavesBattlefield(by) || !isGivenSomething(verb, theme, scope);
  if (isThere) return scope.within({ theme, acting }, () => verb.bind(scope));
  // 611.2c: power and abilities are given to what is still there, so "it" is what was spoken of before.
  return scope.within({ objects: scope.objects.filter((one) => one.by !== by) }, () => themed(verb, what, scope));
}
function isGivenSomething(verb: Tree<Instruction>, theme: Objects, scope: Scope): boolean {
  const trial = scope.trial();
  const said = trial.within({ theme }, () => verb.bind(trial));
  return !isAmendment(said) && said.some((one) => one.do === "apply" && one.modifications.some(isForPermanents));
}

const objectClause: Phrase<Instruction> = oneOf(() => [
  deferred("{what} (each|both) {verb}", { what: objects.many, verb: objectVerbs.many }, ({ what, verb }, scope) =>
    themed(verb, what, scope),
  ),
  deferred("each of {what} {verb}", { what: objects.many, verb: objectVerbs.many }, ({ what, verb }, scope) =>
    themed(verb, what, scope),
  ),
  ...(["one", "many"] as const).map((number) =>
    deferred("{what} (also|) {verb}", { what: objects[number], verb: objectVerbs[number] }, ({ what, verb }, scope) =>
      themed(verb, what, scope),
    ),
  ),
]);

const withSubject: Phrase<Instruction> = oneOf(() => [playerClause, objectClause]);
const subjectTail: Phrase<Instruction> = oneOf(() => [
  withSubject,
  deferred("{first} (and|, then|, and) {rest}", { first: withSubject, rest: subjectTail }, ({ first, rest }, scope) =>
    bindAll([first, rest], scope),
  ),
]);

export const compound: Phrase<Instruction> = oneOf(() => [
  imperative,
  withSubject,
  deferred(
    "{first} (and|, then|, and) {rest}",
    { first: oneOf(() => [imperative, withSubject]), rest: subjectTail },
    ({ first, rest }, scope) => bindAll([first, rest], scope),
  ),
  deferred(
    "{first} (and|, and) {rest}",
    { first: oneOf(() => [imperative, withSubject]), rest: oneOf(() => [phaseClause, lifeBecomes]) },
    ({ first, rest }, scope) => bindAll([first, rest], scope),
  ),
  deferred("{first} (and|, then|, and) {rest}", { first: objectClause, rest: imperative }, ({ first, rest }, scope) =>
    bindAll([first, rest], scope),
  ),
]);

/** Costs with their verbs as players pay them: "discards a card", "sacrifice a creature of their choice". */
const { inflected: theirs } = rulesFor<readonly Cost[]>();
const theirCost: Forms<readonly Cost[]> = oneOfForms(() => [oneCost, theirChoice]);
/** One of several, as they like. */
export const theirChoice: Forms<readonly Cost[]> = oneOfForms(() => [
  theirs("{one} or {other}", { one: eitherCost, other: eitherCost }, ({ one, other }) => [
    { pay: "oneOf", of: [one, other] },
  ]),
  theirs(
    "{one}, {other}, or {third}",
    { one: eitherCost, other: eitherCost, third: eitherCost },
    ({ one, other, third }) => [{ pay: "oneOf", of: [one, other, third] }],
  ),
]);
const oneCost: Forms<readonly Cost[]> = oneOfForms(() => [
  theirs("<discard> {n} (card|cards)", { n: oneOf(() => [count.one, count.many]) }, ({ n }) => [
    { pay: "discard", what: { what: "chosen", filter: { is: "any" }, in: "hand", count: { min: n, max: n } } },
  ]),
  theirs("<discard> a {what}", { what: noun.one }, ({ what }) => [
    {
      pay: "discard",
      what: {
        what: "chosen",
        filter:
          what.card === true && what.in === undefined && what.filter.is !== "any" ? what.filter : unbound("said above"),
        in: "hand",
        count: { min: 1, max: 1 },
      },
    },
  ]),
  theirs("<sacrifice> {n} {what} (of their choice|)", { n: count.many, what: permanents.many }, ({ n, what }) => [
    { pay: "sacrifice", what: { what: "chosen", filter: what.filter, count: { min: n, max: n } } },
  ]),
  theirs("<sacrifice> a {what} (of their choice|)", { what: permanents.one }, ({ what }) => [
    { pay: "sacrifice", what: { what: "chosen", filter: what.filter, count: { min: 1, max: 1 } } },
  ]),
  theirs("<pay> {n} life", { n: plainAmount }, ({ n }) => [{ pay: "life", amount: n }]),
]);
/** What only stands beside another cost: alone, it is told by its verb. */
const eitherCost: Forms<readonly Cost[]> = oneOfForms(() => [
  oneCost,
  theirs("<pay> {cost}", { cost: mana }, ({ cost }) => [{ pay: "mana", mana: cost }]),
]);

/** "..., where X is ...": what X is may speak of what the clause mentions; the clause needs X. */
export const whereX: Phrase<Instruction> = deferred(
  "{what}, where X is {is}",
  { what: plainClause, is: amount },
  ({ what, is }, scope) => withX(is, what, scope),
);
/** "Scry X, where X is ..., then draw three cards." */
export const whereXThen: Phrase<Instruction> = deferred(
  "{what}, where X is {is}(, then|, and|,) {rest}",
  { what: plainClause, is: amount, rest: oneOf(() => [imperative, withSubject]) },
  ({ what, is, rest }, scope) => {
    const first = withX(is, what, scope);
    return isAmendment(first) ? unbound("changes an instruction that is not there") : follow(first, rest.bind(scope));
  },
);
export function withX<M>(is: Tree<Amount>, what: Tree<M>, scope: Scope): M {
  const trial = scope.with({});
  trial.within({ x: { amount: "x" } }, () => what.bind(trial));
  // Those that there are X of are not there before X is known.
  const isCounted = ({ ref }: ObjectAntecedent): boolean =>
    someNode("objects", ref, { amount: ({ amount }) => amount === "x" });
  const counted = trial.objects.filter((one) => isCounted(one) && !scope.objects.includes(one));
  trial.tell({ objects: trial.objects.filter((one) => !counted.includes(one)) });
  const x = is.bind(trial);
  const meaning = scope.within({ x }, () => what.bind(scope));
  // Targets that X names are chosen like the others.
  const targets = [...scope.targets, ...trial.targets.slice(scope.targets.length)];
  scope.tell({ saidX: x, notes: Math.max(scope.notes, trial.notes), targets });
  // What X speaks of goes by its name in the clause as it is meant.
  for (const [i, effect] of scope.recent.entries()) {
    const { note } = trial.recent[i] ?? {};
    if (note !== undefined) (effect as { note?: string }).note ??= note;
  }
  return meaning;
}

/** What is paid, and how many times over where the text says what its X is. */
export function payment(cost: readonly Cost[], scope: Scope): Pick<Extract<Effect, { do: "pay" }>, "cost" | "each"> {
  const [only, ...others] = cost;
  return scope.x !== undefined && only?.pay === "mana" && only.mana === "{X}" && others.length === 0
    ? { cost: [{ pay: "mana", mana: "{1}" }], each: scope.x }
    : { cost };
}

/**
 * A condition said after its instruction is looked at before it: what could be spoken of `before` means what it meant
 * then, and what the instruction made of it only in the sentences that follow.
 */
export function lookedAtBefore<M>(test: Tree<M>, before: readonly ObjectAntecedent[], scope: Scope): M {
  return scope.within({ objects: knownBefore(before, scope) }, () => test.bind(scope));
}
/** The same where what follows is told after it: what it names can be spoken of from then on. */
export function lookedAtFirst(test: Tree<Condition>, before: readonly ObjectAntecedent[], scope: Scope): Condition {
  const { objects } = scope;
  const known = knownBefore(before, scope);
  scope.tell({ objects: known });
  const condition = test.bind(scope);
  scope.tell({ objects: [...objects, ...scope.objects.filter((one) => !known.includes(one))] });
  return condition;
}
/** What could be spoken of before, and what has been named since, as it was before anything was done to it. */
function knownBefore(before: readonly ObjectAntecedent[], scope: Scope): readonly ObjectAntecedent[] {
  const earlier = ({ ref, number }: ObjectAntecedent): ObjectAntecedent | undefined =>
    before.findLast((one) => one.number === number && sameData(one.ref, ref));
  // Each of several is one only as it is dealt with.
  const isEach = ({ ref, number }: ObjectAntecedent): boolean => ref.what === "all" && number === "one";
  const named = scope.objects.filter(
    (one) =>
      !before.includes(one) && !isEach(one) && !isMade(one) && (earlier(one) === undefined || one.spoken === true),
  );
  const again = named.map(earlier);
  // What is named again is what "it" means next.
  const asItWas = ({ by: _, ...one }: ObjectAntecedent): ObjectAntecedent => {
    const was = earlier(one);
    return was === undefined || one.spoken !== true ? (was ?? one) : { ...was, spoken: true };
  };
  return [...before.filter((one) => !again.includes(one)), ...named.map(asItWas)];
}
/** What an instruction creates is not there before it. */
const isMade = ({ by }: ObjectAntecedent): boolean => by?.do === "createTokens" || by?.do === "createTokenCopies";
/** Of two conditions that follow one another both ask the same of one thing: what the first lets be done changes nothing for the second. */
const asksAgain = (one: Condition | undefined, other: Condition): boolean =>
  one?.if === "is" && other.if === "is" && sameData(one.what, other.what);

/** "If it's a creature card, ... If it's a land card, ...": of one thing, whatever the first sentence lets be done. */
function ifAgain(test: Tree<Condition>, scope: Scope): Condition {
  const { lastIf, beforeThen } = scope;
  if (lastIf?.if !== "is" || beforeThen === undefined) return test.bind(scope);
  const { objects } = scope;
  const again = scope.attempt(() => scope.within({ objects: beforeThen }, () => test.bind(scope)));
  if (again === undefined || !asksAgain(lastIf, again)) return test.bind(scope);
  scope.tell({ objects: [...objects.filter((one) => !beforeThen.includes(one)), ...beforeThen] });
  return again;
}

export function ifThen(test: Tree<Condition>, then: Tree<Instruction>, scope: Scope): Instruction {
  const condition = ifAgain(test, scope);
  scope.tell({ beforeThen: scope.objects, thisIf: condition });
  const before = scope.targets.length;
  const effects = only(then.bind(scope));
  targetsOnlyIf(condition, before, scope);
  return [{ do: "if", condition, then: effects }];
}

/** "Each player sacrifices a creature unless they pay {2}": only those who don't pay, one after the other. */
function oneByOne(effects: readonly Effect[], who: Players): void {
  for (const effect of effects) {
    const told = effect as { who?: Players };
    if (!sameData(told.who, who)) unbound("done by others than those who pay");
    told.who = { who: "current" };
  }
}

/** Of "A, then B unless C" only B is done unless C. */
function onlyOne(what: Tree<Instruction>, scope: Scope): readonly Effect[] {
  const words = printed(what);
  return words.some((word, i) => word === "then" && words[i - 1] === ",")
    ? unbound("said of the last of them")
    : only(what.bind(scope));
}
const sacrificesIt: Forms<Objects> = rulesFor<Objects>().inflected(
  "<sacrifice> {what}",
  { what: oneOf(() => [pronouns.one]) },
  ({ what }) => what,
);
export const unless: Phrase<Instruction> = oneOf(() => [
  ...(["one", "many"] as const).map((number) =>
    deferred(
      "{what} unless {who} {cost}",
      { what: compound, who: players[number], cost: theirCost[number] },
      ({ what, who, cost }, scope) => {
        const before = scope.objects;
        const effects = onlyOne(what, scope);
        const payer = who.bind(scope);
        if (payer.who === "you") unbound("one's own costs are told below");
        if (isSeveral(payer)) oneByOne(effects, payer);
        return [
          {
            do: "pay",
            who: payer,
            ...payment(lookedAtBefore(cost, before, scope), scope),
            optional: true,
            unpaid: effects,
          },
        ];
      },
    ),
  ),
  deferred(
    "{what} unless you pay {cost} and repeat this process",
    { what: compound, cost: mana },
    ({ what, cost }, scope) => {
      const unpaid = onlyOne(what, scope);
      const paid: readonly Effect[] = [{ do: "again" }];
      return [
        {
          do: "pay",
          who: { who: "you" },
          cost: [{ pay: "mana", mana: cost.bind(scope) }],
          optional: true,
          paid,
          unpaid,
        },
      ];
    },
  ),
  deferred("{what} unless you {cost}", { what: compound, cost: costVerbs }, ({ what, cost }, scope) => {
    const before = scope.objects;
    const effects = onlyOne(what, scope);
    return [
      { do: "pay", who: { who: "you" }, cost: lookedAtBefore(cost, before, scope), optional: true, unpaid: effects },
    ];
  }),
  ...(["one", "many"] as const).map((number) =>
    deferred(
      `{what} unless {who} ${number === "one" ? "has" : "have"} {instead}`,
      { what: compound, who: players[number], instead: causative },
      ({ what, who, instead }, scope) => {
        const before = scope.objects;
        const otherwise = onlyOne(what, scope);
        const payer = who.bind(scope);
        return [{ do: "may", who: payer, effects: only(lookedAtBefore(instead, before, scope)), otherwise }];
      },
    ),
  ),
  // 701.17: what they do instead is about what was spoken of, so that it is no cost of theirs to choose.
  ...(["one", "many"] as const).map((number) =>
    deferred(
      "{what} unless {who} {does}",
      { what: compound, who: players[number], does: sacrificesIt[number] },
      ({ what, who, does }, scope) => {
        const before = scope.objects;
        const otherwise = onlyOne(what, scope);
        const payer = who.bind(scope);
        if (isSeveral(payer)) unbound("whose is it?");
        const sacrifice: Effect = { do: "sacrifice", who: payer, what: lookedAtBefore(does, before, scope) };
        return [{ do: "may", who: payer, effects: [sacrifice], otherwise }];
      },
    ),
  ),
  deferred(
    "{then} unless {who} (pays|pay) {cost} for each {of}",
    { then: compound, who: oneOf(() => [players.one, players.many]), cost: costClause, of: forEach },
    ({ then, who, cost, of }, scope) => {
      const before = scope.objects;
      const effects = onlyOne(then, scope);
      const payer = who.bind(scope);
      return [
        {
          do: "pay",
          who: payer,
          cost: lookedAtBefore(cost, before, scope),
          each: lookedAtBefore(of, before, scope),
          optional: true,
          unpaid: effects,
        },
      ];
    },
  ),
  deferred(
    "{then} unless {who} (pays|pay) {first} plus a additional {cost} for each {of}",
    { then: compound, who: oneOf(() => [players.one, players.many]), first: mana, cost: mana, of: forEach },
    ({ then, who, first, cost, of }, scope) => {
      const before = scope.objects;
      const effects = onlyOne(then, scope);
      const payer = lookedAtBefore(who, before, scope);
      const [once, more] = [first.bind(scope), cost.bind(scope)].map((one) => Number(/^\{(\d+)\}$/.exec(one)?.[1]));
      if (!once || !more) return unbound("so much generic mana");
      const each: Amount = { amount: "sum", of: [once, times(more, lookedAtBefore(of, before, scope))] };
      const generic: readonly Cost[] = [{ pay: "mana", mana: "{1}" }];
      return [{ do: "pay", who: payer, cost: generic, each, optional: true, unpaid: effects }];
    },
  ),
  deferred(
    "{then} unless {who} (pays|pay) {cost}",
    { then: compound, who: oneOf(() => [players.one, players.many]), cost: costClause },
    ({ then, who, cost }, scope) => {
      const before = scope.objects;
      const effects = onlyOne(then, scope);
      const payer = lookedAtBefore(who, before, scope);
      return [
        {
          do: "pay",
          who: payer,
          ...payment(lookedAtBefore(cost, before, scope), scope),
          optional: true,
          unpaid: effects,
        },
      ];
    },
  ),
]);

/** One of the two: who can't pay does the other. */
export const payOr: Phrase<Instruction> = deferred(
  "pay {cost} or {then}",
  { cost: costClause, then: imperative },
  ({ cost, then }, scope) => {
    if (scope.subject.who !== "you") unbound("who pays?");
    const paid = payment(cost.bind(scope), scope);
    return [{ do: "pay", who: { who: "you" }, ...paid, optional: true, unpaid: only(then.bind(scope)) }];
  },
);

export const clauses: readonly Phrase<Instruction>[] = [
  compound,
  unless,
  payOr,
  deferred("{first}, then {unless}", { first: compound, unless }, ({ first, unless }, scope) =>
    bindAll([first, unless], scope),
  ),
  deferred("if {test}, {then}", { test: condition, then: compound }, ({ test, then }, scope) =>
    ifThen(test, then, scope),
  ),
  deferred("if {test}, {then}", { test: condition, then: phaseClause }, ({ test, then }, scope) =>
    ifThen(test, then, scope),
  ),
  deferred("{then} unless {test}", { test: condition, then: compound }, ({ test, then }, scope) => {
    const before = { objects: scope.objects, targets: scope.targets.length };
    const effects = only(then.bind(scope));
    const condition: Condition = { if: "not", of: lookedAtBefore(test, before.objects, scope) };
    targetsOnlyIf(condition, before.targets, scope);
    scope.tell({ beforeThen: knownBefore(before.objects, scope) });
    return [{ do: "if", condition, then: effects }];
  }),
  deferred("{then} if {test}", { test: condition, then: compound }, ({ test, then }, scope) => {
    const before = { objects: scope.objects, targets: scope.targets.length };
    const effects = only(then.bind(scope));
    const condition = lookedAtBefore(test, before.objects, scope);
    // "Counter it and destroy that artifact if it's on the battlefield": said of the last of them.
    if (effects.length > 1 && condition.if === "is" && condition.filter.is === "inZone")
      unbound("said of the last of them");
    targetsOnlyIf(condition, before.targets, scope);
    scope.tell({ beforeThen: knownBefore(before.objects, scope) });
    return [{ do: "if", condition, then: effects }];
  }),
];
