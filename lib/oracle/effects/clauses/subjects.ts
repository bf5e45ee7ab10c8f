import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { isForNobody } from "../../flow/acting.ts";
import { isForPermanents, leavesBattlefield } from "../../flow/away.ts";
import { objects, objectVerb, players, playerVerb } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, type Plurality, rulesFor, type Tree } from "../../kernel/index.ts";
import { type Instruction, isAmendment } from "../../meanings.ts";
import { permanents } from "../../nouns/kinds.ts";
import { isSeveral } from "../../players/several.ts";
import { bareSubjects } from "../../references/all.ts";
import { pronouns } from "../../references/pronouns.ts";
import { anyObjects } from "../../references/references.ts";
import { forGoodClauses, unsuspected } from "../continuous/forGood.ts";
import { ringTempts } from "../keywordActions/theRing.ts";
import { lifeBecome, lifeBecomes } from "../players/lifeTotals.ts";
import { phaseClause } from "../turns/phases.ts";
import { bindAll, only } from "./follow.ts";

/** Clauses with their subjects, joined by "and" and "then". */

const { deferred } = rulesFor<Instruction>();

/** Binds a verb phrase as said of these players. */
export function saidOf(tree: Tree<Instruction>, who: Players, scope: Scope): Instruction {
  const several = isSeveral(who) || (who.who === "target" && scope.targets[who.slot]?.count.max !== 1);
  if (several && isDoneApart(tree, who, scope))
    return [{ do: "forEachPlayer", of: who, effects: only(saidOfEach(tree, scope)) }];
  if (several) scope.mentionPlayer({ who: "current" });
  const instruction = scope.within({ subject: who }, () => tree.bind(scope));
  if (several) scope.tell({ players: scope.players.filter((one) => one.ref.who !== "current") });
  return instruction;
}

/** 101.4: what somebody chooses decides what that one does, so that one player after the other does all of it. */
function isDoneApart(tree: Tree<Instruction>, who: Players, scope: Scope): boolean {
  const trial = scope.trial();
  trial.mentionPlayer({ who: "current" });
  const said = trial.within({ subject: who }, () => tree.bind(trial));
  return !isAmendment(said) && isForNobody(said);
}

function saidOfEach(tree: Tree<Instruction>, scope: Scope): Instruction {
  scope.mentionPlayer({ who: "current" });
  const instruction = saidOf(tree, { who: "current" }, scope);
  scope.tell({ players: scope.players.filter((one) => one.ref.who !== "current") });
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
      // Some cards have a full stop there, and go on all the same.
      deferred(
        "{next} (, and|, then|, and then|. _ then) {rest}",
        { next: hub[number], rest: seq },
        ({ next, rest }, scope) => bindAll([next, rest], scope),
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

export const imperative: Phrase<Instruction> = deferred(
  "(also|) {verb}",
  { verb: playerVerbs.many },
  ({ verb }, scope) => saidOf(verb, { who: "you" }, scope),
);

export const playerClause: Phrase<Instruction> = oneOf(() =>
  (["one", "many"] as const).flatMap((number) => [
    deferred("{who} (also|) {verb}", { who: players[number], verb: playerVerbs[number] }, ({ who, verb }, scope) =>
      saidOf(verb, who.bind(scope), scope),
    ),
    deferred("{who} may {verb}", { who: players[number], verb: playerVerbs.many }, ({ who, verb }, scope) => {
      const whom = who.bind(scope);
      scope.tell({ beforeMay: scope.objects });
      // Who is chosen as it is asked is so once.
      if (!isSeveral(whom) && whom.who !== "chosen") {
        const effects = only(saidOf(verb, whom, scope));
        // 115.7d: who chooses new targets is asked by that whether to, if there are targets.
        const isAsked = effects.length === 1 && effects[0]!.do === "changeTargets" && effects[0]!.optional === true;
        return whom.who === "you" && isAsked ? effects : [{ do: "may", who: whom, effects }];
      }
      // One after the other is asked, and does what that one may do.
      return [{ do: "may", who: whom, effects: only(saidOfEach(verb, scope)) }];
    }),
    deferred("{who} may have {clause}", { who: players[number], clause: causative }, ({ who, clause }, scope) => [
      { do: "may", who: who.bind(scope), effects: only(clause.bind(scope)) },
    ]),
  ]),
);

/** "have it deal 2 damage to any target", "have target player draw a card". */
export const causative: Phrase<Instruction> = oneOf(() => [
  lifeBecome,
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

/** "A creature dealt damage this way can't block": those of what any was dealt to that are such. */
const dealtDamage: Phrase<Objects> = rulesFor<Objects>().rule(
  "a {what} dealt damage this way",
  { what: permanents.one },
  ({ what }, scope) => {
    const ref: Objects = { what: "those", of: scope.dealtDamage(), filter: what.filter };
    scope.mention({ ref, number: "one", nouns: what.nouns, literal: true });
    return ref;
  },
);

const objectClause: Phrase<Instruction> = oneOf(() => [
  deferred("{what} {verb}", { what: dealtDamage, verb: objectVerbs.one }, ({ what, verb }, scope) =>
    themed(verb, what, scope),
  ),
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

export const withSubject: Phrase<Instruction> = oneOf(() => [playerClause, objectClause, ringTempts, unsuspected]);

const subjectTail: Phrase<Instruction> = oneOf(() => [
  withSubject,
  deferred("{first} (and|, then|, and) {rest}", { first: withSubject, rest: subjectTail }, ({ first, rest }, scope) =>
    bindAll([first, rest], scope),
  ),
]);

/** "..., it deals 5 damage to any target, then you draw a card": after a comma, each with a subject of its own. */
const listedSubjects: Phrase<Instruction> = oneOf(() => [
  deferred("{next}, {rest}", { next: withSubject, rest: listedSubjects }, ({ next, rest }, scope) =>
    bindAll([next, rest], scope),
  ),
  deferred(
    "{next} (, and|, then|, and then) {rest}",
    { next: withSubject, rest: subjectTail },
    ({ next, rest }, scope) => bindAll([next, rest], scope),
  ),
]);

/** "..., untap that creature, and it gains haste": what you do, and then what others do. */
const listedOrders: Phrase<Instruction> = oneOf(() => [
  listedSubjects,
  deferred("{next}, {rest}", { next: imperative, rest: listedOrders }, ({ next, rest }, scope) =>
    bindAll([next, rest], scope),
  ),
  deferred(
    "{next} (, and|, then|, and then) {rest}",
    { next: imperative, rest: subjectTail },
    ({ next, rest }, scope) => bindAll([next, rest], scope),
  ),
]);

export const compound: Phrase<Instruction> = oneOf(() => [
  imperative,
  withSubject,
  deferred("{first}, {rest}", { first: imperative, rest: listedOrders }, ({ first, rest }, scope) =>
    bindAll([first, rest], scope),
  ),
  deferred("{first}, {rest}", { first: withSubject, rest: listedSubjects }, ({ first, rest }, scope) =>
    bindAll([first, rest], scope),
  ),
  deferred(
    "{first} (and|, then|, and) {rest}",
    { first: oneOf(() => [imperative, withSubject]), rest: subjectTail },
    ({ first, rest }, scope) => bindAll([first, rest], scope),
  ),
  deferred(
    "{first} (and|, then|, and) {rest}",
    { first: oneOf(() => [imperative, withSubject]), rest: oneOf(() => [phaseClause, lifeBecomes, ...forGoodClauses]) },
    ({ first, rest }, scope) => bindAll([first, rest], scope),
  ),
  // Two for a while or at once, and one for good.
  deferred(
    "{first}, {second}, and {third}",
    { first: oneOf(() => [imperative, withSubject]), second: withSubject, third: oneOf(() => forGoodClauses) },
    ({ first, second, third }, scope) => bindAll([first, second, third], scope),
  ),
  // Each for good, of one thing.
  deferred(
    "{first}, {second}, and {third}",
    { first: oneOf(() => forGoodClauses), second: oneOf(() => forGoodClauses), third: oneOf(() => forGoodClauses) },
    ({ first, second, third }, scope) => bindAll([first, second, third], scope),
  ),
  deferred("{first} (and|, then|, and) {rest}", { first: objectClause, rest: imperative }, ({ first, rest }, scope) =>
    bindAll([first, rest], scope),
  ),
]);
