import type { Body } from "../../engine/abilities/ability.ts";
import type { Cost } from "../../engine/abilities/costs.ts";
import type { Duration, Effect } from "../../engine/abilities/effects.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { everything } from "../amounts.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { costVerbs } from "../costs.ts";
import {
  amount,
  clause,
  condition,
  costClause,
  duration,
  event,
  noun,
  objects,
  objectVerb,
  players,
  playerVerb,
  sentence,
} from "../hubs.ts";
import { type Forms, many, oneOf, opt, type Phrase, type Plurality, rulesFor, type Tree } from "../kernel.ts";
import { type Amendment, type Event, type Instruction, isAmendment } from "../meanings.ts";
import { anyObjects } from "../references.ts";

/** Sentences: clauses joined by "and" and "then", with their subjects, "may", "if" and what comes of it. */

const { late, rule } = rulesFor<Instruction>();

/** Follows one instruction after another, each seeing what the earlier ones did. */
export function follow(before: readonly Effect[], next: Instruction): readonly Effect[] {
  return isAmendment(next) ? next.amend(before) : [...before, ...next];
}

function bindAll(trees: readonly Tree<Instruction>[], scope: Scope): Instruction {
  let amendsFirst: Amendment | undefined;
  let effects: readonly Effect[] = [];
  for (const [i, tree] of trees.entries()) {
    const next = tree.bind(scope);
    if (i === 0 && isAmendment(next)) amendsFirst = next;
    else effects = follow(effects, next);
  }
  if (amendsFirst === undefined) return effects;
  const first = amendsFirst;
  return { amend: (before) => [...first.amend(before), ...effects] };
}

/** Only instructions, no amendments: what stands inside "may" and "if". */
export function only(instruction: Instruction): readonly Effect[] {
  return isAmendment(instruction) ? unbound("changes an instruction that is not there") : instruction;
}

/** Several players act one by one: inside, each is "current". */
export const isSeveral = (who: Players): boolean =>
  who.who === "each" || who.who === "opponents" || who.who === "others" || who.who === "those" || who.who === "union";

/** Binds a verb phrase as said of these players. */
export function saidOf(tree: Tree<Instruction>, who: Players, scope: Scope): Instruction {
  const before = scope.subject;
  scope.subject = who;
  if (isSeveral(who)) scope.mentionPlayer({ who: "current" });
  const instruction = tree.bind(scope);
  if (isSeveral(who)) scope.players = scope.players.filter((one) => one.ref.who !== "current");
  scope.subject = before;
  return instruction;
}

/** Verb phrases with one subject: "draws two cards and loses 2 life", "draw a card, then discard a card". */
const verbs = (hub: Forms<Instruction>): Forms<Instruction> => {
  const of = (number: Plurality): Phrase<Instruction> => {
    const seq: Phrase<Instruction> = oneOf(() => [
      hub[number],
      late(
        "{first} (and|, then|, and|then|and then) {rest}",
        { first: hub[number], rest: seq },
        ({ first, rest }, scope) => bindAll([first, rest], scope),
      ),
      late("{first}, {rest}", { first: hub[number], rest: tail }, ({ first, rest }, scope) =>
        bindAll([first, rest], scope),
      ),
    ]);
    const tail: Phrase<Instruction> = oneOf(() => [
      late("{next}, {rest}", { next: hub[number], rest: tail }, ({ next, rest }, scope) =>
        bindAll([next, rest], scope),
      ),
      late("{next}, (and|then|and then) {rest}", { next: hub[number], rest: seq }, ({ next, rest }, scope) =>
        bindAll([next, rest], scope),
      ),
    ]);
    return seq;
  };
  return { one: of("one"), many: of("many") };
};
export const playerVerbs = verbs(playerVerb);
const objectVerbs = verbs(objectVerb);

const imperative: Phrase<Instruction> = late("{verb}", { verb: playerVerbs.many }, ({ verb }, scope) =>
  saidOf(verb, { who: "you" }, scope),
);

const playerClause: Phrase<Instruction> = oneOf(() =>
  (["one", "many"] as const).flatMap((number) => [
    late("{who} {verb}", { who: players[number], verb: playerVerbs[number] }, ({ who, verb }, scope) =>
      saidOf(verb, who.bind(scope), scope),
    ),
    late("{who} may {verb}", { who: players[number], verb: playerVerbs.many }, ({ who, verb }, scope) => {
      const whom = who.bind(scope);
      return [{ do: "may", who: whom, effects: only(saidOf(verb, whom, scope)) }];
    }),
    late("{who} may have {clause}", { who: players[number], clause: causative }, ({ who, clause }, scope) => [
      { do: "may", who: who.bind(scope), effects: only(clause.bind(scope)) },
    ]),
  ]),
);

/** "have it deal 2 damage to any target", "have target player draw a card". */
const causative: Phrase<Instruction> = oneOf(() => [
  late("{what} {verb}", { what: anyObjects, verb: objectVerbs.many }, ({ what, verb }, scope) =>
    themed(verb, what, scope),
  ),
  late(
    "{who} {verb}",
    { who: oneOf(() => [players.one, players.many]), verb: playerVerbs.many },
    ({ who, verb }, scope) => saidOf(verb, who.bind(scope), scope),
  ),
]);

function themed(
  verb: Tree<Instruction>,
  what: Tree<import("../../engine/abilities/references.ts").Objects>,
  scope: Scope,
): Instruction {
  const before = { theme: scope.theme, acting: scope.acting };
  scope.theme = what.bind(scope);
  scope.acting = scope.theme.what === "self";
  const instruction = verb.bind(scope);
  scope.theme = before.theme;
  scope.acting = before.acting;
  return instruction;
}

const objectClause: Phrase<Instruction> = oneOf(() => [
  late("{what} (each|both) {verb}", { what: objects.many, verb: objectVerbs.many }, ({ what, verb }, scope) =>
    themed(verb, what, scope),
  ),
  ...(["one", "many"] as const).map((number) =>
    late("{what} (also|) {verb}", { what: objects[number], verb: objectVerbs[number] }, ({ what, verb }, scope) =>
      themed(verb, what, scope),
    ),
  ),
]);

const withSubject: Phrase<Instruction> = oneOf(() => [playerClause, objectClause]);
const subjectTail: Phrase<Instruction> = oneOf(() => [
  withSubject,
  late("{first} (and|, then|, and) {rest}", { first: withSubject, rest: subjectTail }, ({ first, rest }, scope) =>
    bindAll([first, rest], scope),
  ),
]);

const compound: Phrase<Instruction> = oneOf(() => [
  imperative,
  withSubject,
  late(
    "{first} (and|, then|, and) {rest}",
    { first: oneOf(() => [imperative, withSubject]), rest: subjectTail },
    ({ first, rest }, scope) => bindAll([first, rest], scope),
  ),
  late("{first} (and|, then|, and) {rest}", { first: objectClause, rest: imperative }, ({ first, rest }, scope) =>
    bindAll([first, rest], scope),
  ),
]);

/** Costs in the third person: "discards a card", "sacrifices a creature of their choice". */
const theirCost: Phrase<readonly Cost[]> = oneOf(() => [
  rulesFor<readonly Cost[]>().rule("discards a card", {}, () => [
    { pay: "discard", what: { what: "chosen", filter: { is: "any" }, in: "hand", count: { min: 1, max: 1 } } },
  ]),
  rulesFor<readonly Cost[]>().rule("sacrifices a {what} (of their choice|)", { what: noun.one }, ({ what }) => [
    { pay: "sacrifice", what: { what: "chosen", filter: what.filter, count: { min: 1, max: 1 } } },
  ]),
]);

export const clauses: readonly Phrase<Instruction>[] = [
  compound,
  late("{clause}, where X is {is}", { clause: compound, is: amount }, ({ clause, is }, scope) => {
    const trial = scope.copy();
    clause.bind(trial);
    // What X is may speak of what the clause mentions; the clause needs X.
    scope.x = is.bind(trial);
    const instruction = clause.bind(scope);
    scope.x = undefined;
    return instruction;
  }),
  late(
    "{what} unless {who} {cost}",
    { what: compound, who: players.one, cost: theirCost },
    ({ what, who, cost }, scope) => {
      const effects = only(what.bind(scope));
      const payer = who.bind(scope);
      return [{ do: "pay", who: payer, cost: cost.bind(scope), optional: true, unpaid: effects }];
    },
  ),
  late("{what} unless you {cost}", { what: compound, cost: costVerbs }, ({ what, cost }, scope) => {
    const effects = only(what.bind(scope));
    return [{ do: "pay", who: { who: "you" }, cost: cost.bind(scope), optional: true, unpaid: effects }];
  }),
  late("if {test}, {then}", { test: condition, then: compound }, ({ test, then }, scope) => {
    const condition = test.bind(scope);
    scope.beforeThen = [...scope.objects];
    return [{ do: "if", condition, then: only(then.bind(scope)) }];
  }),
  late("{then} if {test}", { test: condition, then: compound }, ({ test, then }, scope) => {
    const effects = only(then.bind(scope));
    return [{ do: "if", condition: test.bind(scope), then: effects }];
  }),
  late(
    "{then} unless {who} (pays|pay) {cost}",
    { then: compound, who: oneOf(() => [players.one, players.many]), cost: costClause },
    ({ then, who, cost }, scope) => {
      const effects = only(then.bind(scope));
      const payer = who.bind(scope);
      return [{ do: "pay", who: payer, cost: cost.bind(scope), optional: true, unpaid: effects }];
    },
  ),
];

/** "If you do, ...": what hangs on the optional instruction before it. */
const noted = (effect: Effect | undefined, scope: Scope): string =>
  effect === undefined ? unbound("if nothing was done") : scope.noteOf(effect);

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
    const name = scope.noteOf(inner);
    return [
      ...before.slice(0, -1),
      { ...last, effects: [...last.effects, { do: "if", condition: { if: "did", name }, then }] },
    ];
  }
  const done = last.do === "may" ? last.effects.at(-1) : last;
  return [...before, { do: "if", condition: { if: "did", name: noted(done, scope) }, then }];
}

/** "If you don't, ...". */
function ifNotDone(before: readonly Effect[], then: readonly Effect[], scope: Scope): readonly Effect[] {
  const last = before.at(-1);
  if (last === undefined) return unbound("if you don't what?");
  const rest = before.slice(0, -1);
  if (last.do === "pay" && last.optional && last.unpaid === undefined) return [...rest, { ...last, unpaid: then }];
  if (last.do === "may" && last.otherwise === undefined) return [...rest, { ...last, otherwise: then }];
  return [...before, { do: "if", condition: { if: "not", of: { if: "did", name: scope.noteOf(last) } }, then }];
}

/** A trigger made by a resolution has targets of its own and can't speak of those around it by number. */
function ownBody(text: Tree<readonly Effect[]>, scope: Scope): Body {
  const inner = scope.copy();
  inner.targets = [];
  inner.objects = inner.objects.filter((one) => one.ref.what !== "target");
  inner.players = inner.players.filter((one) => one.ref.who !== "target");
  const effects = text.bind(inner);
  return { targets: inner.targets, effects };
}

/** What a delayed trigger does may speak of the targets around it, as long as it has none itself. */
function laterBody(instruction: Tree<Instruction>, scope: Scope): Body {
  const before = scope.targets.length;
  const effects = only(instruction.bind(scope));
  if (scope.targets.length !== before) unbound("a delayed trigger with targets among other targets");
  return { targets: [], effects };
}

const soon = rulesFor<EventPattern>();
const later: Phrase<EventPattern> = oneOf(() => [
  soon.rule("the beginning of the next end step", {}, () => ({ on: "step", step: "end" })),
  soon.rule("the beginning of your next end step", {}, () => ({ on: "step", step: "end", of: { who: "you" } })),
  soon.rule("the beginning of your next upkeep", {}, () => ({ on: "step", step: "upkeep", of: { who: "you" } })),
  soon.rule("the beginning of the next turn's upkeep", {}, () => ({ on: "step", step: "upkeep" })),
  soon.rule("the beginning of the next cleanup step", {}, () => ({ on: "step", step: "cleanup" })),
  soon.rule("end of combat", {}, () => ({ on: "step", step: "endOfCombat" })),
]);

/** What is done for each is done to "that creature" and "that player" in turn; it has no targets of its own. */
function eachTime(instruction: Tree<Instruction>, scope: Scope): readonly Effect[] {
  const before = scope.targets.length;
  const effects = only(instruction.bind(scope));
  return scope.targets.length === before ? effects : unbound("targets for each");
}

export const forEachClauses: readonly Phrase<Instruction>[] = [
  late("for each {of}, {what}", { of: noun.one, what: compound }, ({ of, what }, scope) => {
    const each = of.bind(scope);
    if (each.card === true && each.in === undefined) unbound("which cards, and where?");
    scope.mention({ ref: { what: "current" }, number: "one", nouns: each.nouns });
    const effects = eachTime(what, scope);
    scope.objects = scope.objects.filter((one) => one.ref.what !== "current");
    return [{ do: "forEach", of: everything(each), effects }];
  }),
  ...(
    [
      ["player", { who: "each" }],
      ["opponent", { who: "opponents" }],
      ["other player", { who: "others", than: { who: "you" } }],
    ] as const
  ).map(([word, of]) =>
    late(`for each ${word}, {what}`, { what: compound }, ({ what }, scope) => {
      scope.mentionPlayer({ who: "current" });
      const effects = eachTime(what, scope);
      scope.players = scope.players.filter((one) => one.ref.who !== "current");
      return [{ do: "forEachPlayer", of, effects }];
    }),
  ),
];

/** A delayed trigger about an event: for a while, each time or once. */
const watching = (
  on: Tree<Event>,
  what: Tree<Instruction>,
  scope: Scope,
  more: { readonly duration?: Duration; readonly once?: boolean },
): readonly Effect[] => {
  const before = { objects: [...scope.objects], players: [...scope.players], event: scope.event };
  const { when, batch } = on.bind(scope);
  if (when.on === "state" || batch === true) return unbound("a delayed trigger of another kind");
  const body = laterBody(what, scope);
  scope.objects = before.objects;
  scope.players = before.players;
  scope.event = before.event;
  return [{ do: "delayed", when, body, ...more }];
};

export const delayedClauses: readonly Phrase<Instruction>[] = [
  late(
    "{duration}, (whenever|when) {event}, {what}",
    { duration, event, what: compound },
    ({ duration, event, what }, scope) => watching(event, what, scope, { duration: duration.bind(scope) }),
  ),
  late("whenever {event} this turn, {what}", { event, what: compound }, ({ event, what }, scope) =>
    watching(event, what, scope, { duration: "endOfTurn" }),
  ),
  late("when {event} this turn, {what}", { event, what: compound }, ({ event, what }, scope) =>
    watching(event, what, scope, { duration: "endOfTurn", once: true }),
  ),
  late("{what} at {later}", { what: oneOf(() => [imperative, playerClause]), later }, ({ what, later }, scope) => [
    { do: "delayed", body: laterBody(what, scope), when: later.bind(scope), once: true },
  ]),
  late("at {later}, {what}", { what: compound, later }, ({ what, later }, scope) => {
    const when = later.bind(scope);
    return [{ do: "delayed", body: laterBody(what, scope), when, once: true }];
  }),
];

/** "When you do, ...": all that follows belongs to the reflexive trigger (603.12). */
const whenDone: Phrase<Instruction> = late("when you do, {what}", { what: oneOf(() => [text]) }, ({ what }, scope) => {
  const body = ownBody(what, scope);
  return { amend: (before) => ifDone(before, [{ do: "reflexive", body }], scope, true) };
});

/** All sentences of an effect in order. */
export const text: Phrase<readonly Effect[]> = rulesFor<readonly Effect[]>().rule(
  "{sentences} {reflexive}",
  { sentences: many(sentence), reflexive: opt(whenDone) },
  ({ sentences, reflexive }) =>
    [...sentences, ...(reflexive === undefined ? [] : [reflexive])].reduce<readonly Effect[]>(
      (before, next) => follow(before, next),
      [],
    ),
);

/** Instructions and those inside "may" and "if". */
function flat(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((one) =>
    one.do === "may" ? [one, ...flat(one.effects)] : one.do === "if" ? [one, ...flat(one.then)] : [one],
  );
}

export const sentences: readonly Phrase<Instruction>[] = [
  rule("{clause}.", { clause }, ({ clause }) => clause),
  late(
    "{who} may pay {cost}.",
    { who: oneOf(() => [players.one, players.many]), cost: costClause },
    ({ who, cost }, scope) => {
      const payer = who.bind(scope);
      return [{ do: "pay", who: payer, cost: cost.bind(scope), optional: true }];
    },
  ),
  late("if (you|they) do, {then}.", { then: clause }, ({ then }, scope) => {
    const effects = only(then.bind(scope));
    return { amend: (before) => ifDone(before, effects, scope, false) };
  }),
  late("(if that player does|if the player does|if a player does), {then}.", { then: clause }, ({ then }, scope) => {
    const effects = only(then.bind(scope));
    return { amend: (before) => ifDone(before, effects, scope, false) };
  }),
  late(
    "(if you don't|if they don't|if that player doesn't|if the player doesn't), {then}.",
    { then: clause },
    ({ then }, scope) => {
      const effects = only(then.bind(scope));
      return { amend: (before) => ifNotDone(before, effects, scope) };
    },
  ),
  late("otherwise, {then}.", { then: clause }, ({ then }, scope) => {
    // What was done if it is so was not done otherwise.
    const known = scope.objects;
    scope.objects = scope.beforeThen ?? known;
    const effects = only(then.bind(scope));
    scope.objects = known;
    return {
      amend: (before) => {
        const last = before.at(-1);
        return last?.do === "if" && last.otherwise === undefined
          ? [...before.slice(0, -1), { ...last, otherwise: effects }]
          : unbound("otherwise than what?");
      },
    };
  }),
  late("if (you|they) search (your|their) library this way, {then}.", { then: clause }, ({ then }, scope) => {
    const effects = only(then.bind(scope));
    return {
      amend: (before) => {
        const search = flat(before).findLast((one) => one.do === "search") ?? unbound("no search before it");
        return [...before, { do: "if", condition: { if: "did", name: scope.noteOf(search) }, then: effects }];
      },
    };
  }),
  late("then {clause}.", { clause }, ({ clause }, scope) => clause.bind(scope)),
  late("if {test}, {then} instead.", { test: condition, then: clause }, ({ test, then }, scope) => {
    const condition = test.bind(scope);
    const known = scope.objects;
    // The instruction replaced is not followed, so "those creatures" are not what it noted.
    scope.objects = known.map(({ by: _, ...one }) => ({ ...one, literal: true }));
    const effects = only(then.bind(scope));
    scope.objects = known;
    return {
      amend: (before) => {
        const last = before.at(-1);
        return last === undefined
          ? unbound("instead of what?")
          : [...before.slice(0, -1), { do: "if", condition, then: effects, otherwise: [last] }];
      },
    };
  }),
];
