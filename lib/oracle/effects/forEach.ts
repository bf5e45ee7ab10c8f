import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import type { Rule } from "../../engine/abilities/rules.ts";
import { mapNodes, visitNodes } from "../../engine/abilities/visit.ts";
import { eachTold, times } from "../amounts/forEach.ts";
import { eachSpentFrom } from "../amounts/spentFrom.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { condition, noun, objects, playersWho } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, type Tree, words } from "../kernel/index.ts";
import type { Instruction } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { suchOfThose } from "../players/those.ts";
import { eitherNoun } from "../references/called.ts";
import { countersRemoved, doneThisWay, thoseDone, whichDone } from "../references/doneThisWay.ts";
import { THAT_OPPONENT } from "../references/references.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { only } from "./clauses/follow.ts";
import { compound, playerVerbs, saidOf } from "./clauses/subjects.ts";
import { payOr, unless } from "./clauses/unless.ts";
import { castsNow, lastPermissions } from "./permissions/now.ts";
import { permissionClauses } from "./permissions/permissions.ts";

/** What is done for each of several, in turn or at once (608.2c, 608.2e). */

const { deferred } = rulesFor<Instruction>();

/**
 * What is done for each is done to "that creature" and "that player" in turn; it has no targets of its own. What came of one
 * for each is then "those cards", "those tokens".
 */
function eachTime(instruction: Tree<Instruction>, scope: Scope): readonly Effect[] {
  const before = scope.targets.length;
  const known = scope.objects.length;
  const effects = only(instruction.bind(scope));
  for (const one of scope.objects.slice(known))
    if (one.number === "one" && one.by !== undefined) scope.mention({ ...one, number: "many" });
  return scope.targets.length === before ? effects : unbound("targets for each");
}

const ofAll = (rules: readonly Rule[], of: Objects): readonly Rule[] =>
  mapNodes("rule", rules, { objects: (objects, inside) => (objects.what === "current" ? of : inside()) });

/** Copies of each of several are created at the same time, and what is done to each alike is done to all at once. */
function forEachOf(of: Objects, effects: readonly Effect[]): readonly Effect[] {
  const [only, ...more] = effects;
  // What may be played of them lasts beyond the moment each is looked at: it is about all of them.
  if (only?.do === "rule" && more.length === 0) return [{ ...only, rules: ofAll(only.rules, of) }];
  if (only?.do === "createTokenCopies" && only.of.what === "current" && more.length === 0)
    return [Object.assign(only, { of })];
  if (only?.do === "move" && isAboutEachAlone(effects)) return [Object.assign(only, { what: of })];
  return [{ do: "forEach", of, effects }];
}

/** One instruction on each, which says nothing else of it. */
function isAboutEachAlone([only, ...more]: readonly Effect[]): boolean {
  if (only === undefined || more.length > 0 || !("what" in only) || typeof only.what !== "object") return false;
  let times = 0;
  const count = (isCurrent: boolean, inside: () => void): void => {
    if (isCurrent) times += 1;
    inside();
  };
  visitNodes("effect", only, {
    objects: ({ what }, inside) => count(what === "current", inside),
    players: ({ who }, inside) => count(who === "current", inside),
  });
  return only.what.what === "current" && times === 1;
}

/** "For each opponent, exile up to one target creature that player controls": the targets, each in turn. */
const whichOpponents = words<{ readonly any?: true; readonly who: Players }>([
  ["each opponent", { who: { who: "opponents" } }],
  ["each other player", { who: { who: "others", than: { who: "you" } } }],
  ["each player", { who: { who: "each" } }],
  ["any number of opponents", { who: { who: "opponents" }, any: true }],
]);
const eachOpponentsTarget: Phrase<Instruction> = deferred(
  "for {which}, {what}",
  { which: whichOpponents, what: compound },
  (trees, scope) => {
    scope.tell({ eachOpponent: trees.which.bind(scope) });
    scope.mentionPlayer(THAT_OPPONENT);
    const effects = only(trees.what.bind(scope));
    const slot = scope.eachOpponent?.slot;
    const nouns = scope.nounsOfAll([{ what: "current" }]);
    const chosen = scope.objects.some((one) => one.ref.what === "current" && one.chosen)
      ? ({ chosen: true } as const)
      : {};
    scope.tell({
      eachOpponent: undefined,
      players: scope.players.filter((one) => one.ref !== THAT_OPPONENT),
      objects: scope.objects.filter((one) => one.ref.what !== "current"),
    });
    if (slot === undefined) return unbound("no target of each opponent");
    const of: Objects = { what: "target", slot };
    scope.mention({ ref: of, number: "many", nouns, ...chosen });
    if (effects.length === 0) return [];
    const [first] = effects;
    if (first !== undefined && isAboutEachAlone(effects)) {
      const effect: Effect = Object.assign(first, { what: of }) as Effect;
      scope.dealtWith(of, effect);
      return [effect];
    }
    return [{ do: "forEach", of, effects }];
  },
);

/** What is done for each, permissions included. */
const eachClause: Phrase<Instruction> = oneOf(() => [
  compound,
  unless,
  payOr,
  ...lastPermissions,
  ...permissionClauses,
  ...castsNow,
]);

const forEach: readonly Phrase<Instruction>[] = [
  eachOpponentsTarget,
  deferred(
    "for each {of} {done} this way, {what}",
    { of: noun.one, done: doneThisWay, what: eachClause },
    ({ of, done, what }, scope) => {
      const each = of.bind(scope);
      const filter = whichDone(each);
      const those = thoseDone(scope, done.bind(scope));
      scope.mention({ ref: { what: "current" }, number: "one", nouns: each.nouns });
      const effects = eachTime(what, scope);
      scope.tell({ objects: scope.objects.filter((one) => one.ref.what !== "current") });
      return forEachOf(filter.is === "any" ? those : { what: "those", of: those, filter }, effects);
    },
  ),
  // 700.4: of those destroyed or sacrificed, what was put into a graveyard.
  deferred("for each {of} that died this way, {what}", { of: noun.one, what: eachClause }, ({ of, what }, scope) => {
    const each = of.bind(scope);
    const those = thoseDone(scope, { participle: "put into a graveyard", by: ["destroy", "sacrifice"] });
    scope.mention({ ref: { what: "current" }, number: "one", nouns: each.nouns });
    const effects = eachTime(what, scope);
    scope.tell({ objects: scope.objects.filter((one) => one.ref.what !== "current") });
    const filter = whichDone(each);
    return forEachOf(filter.is === "any" ? those : { what: "those", of: those, filter }, effects);
  }),
  // 121.1: only cards are drawn.
  deferred("for each card drawn this way, {what}", { what: eachClause }, ({ what }, scope) => {
    const drawn: Objects = { what: "noted", name: scope.noteOf(scope.thisWay(["draw"])) };
    scope.mention({ ref: { what: "current" }, number: "one", nouns: ["card"] });
    const effects = eachTime(what, scope);
    scope.tell({ objects: scope.objects.filter((one) => one.ref.what !== "current") });
    return forEachOf(drawn, effects);
  }),
  // 121.1: of each of those who drew, how many fewer they drew than that.
  deferred(
    "for each card less than {n} a player draws this way, that player {verb}",
    { n: numberWord, verb: playerVerbs.one },
    ({ n, verb }, scope) => {
      const drew = scope.thisWay(["draw"]);
      if (drew.do !== "draw") return unbound("nobody drew");
      const own: Objects = {
        what: "those",
        of: { what: "noted", name: scope.noteOf(drew) },
        filter: { is: "ownedBy", who: { who: "current" } },
      };
      const fewer: Amount = { amount: "minus", from: n.bind(scope), of: { amount: "count", of: own } };
      const effects = only(saidOf(verb, { who: "current" }, scope));
      const times: Amount = { amount: "greatest", of: [0, fewer] };
      return [{ do: "forEachPlayer", of: { who: "each" }, effects: [{ do: "repeat", times, effects }] }];
    },
  ),
  deferred(
    "for each {n} counters removed this way, {what}",
    { n: numberWord, what: eachClause },
    ({ n, what }, scope) => {
      const times: Amount = { amount: "groups", of: countersRemoved(scope), size: n.bind(scope) };
      return [{ do: "repeat", times, effects: eachTime(what, scope) }];
    },
  ),
  ...(["counter", "{kind} counter"] as const).map((words) =>
    deferred(
      `for each ${words} removed (this way|), {what}`,
      { kind: counterKind, what: eachClause },
      (trees, scope) => {
        const kind = words === "counter" ? undefined : trees.kind.bind(scope);
        const times = countersRemoved(scope, kind);
        return [{ do: "repeat", times, effects: eachTime(trees.what, scope) }];
      },
    ),
  ),
  ...(["counter", "{kind} counter"] as const).map((words) =>
    deferred(
      `for each ${words} on {it}, {what}`,
      { kind: counterKind, it: objects.one, what: eachClause },
      (trees, scope) => {
        const kind = words === "counter" ? undefined : trees.kind.bind(scope);
        const on = scope.asItWas(() => trees.it.bind(scope));
        const many: Amount = { amount: "counters", ...(kind !== undefined && { kind }), on };
        const effects = eachTime(trees.what, scope);
        const [only, ...more] = effects;
        // As many of them, at once.
        return only?.do === "createTokens" && more.length === 0 && only.also === undefined
          ? [Object.assign(only, { count: times(only.count, many) })]
          : [{ do: "repeat", times: many, effects }];
      },
    ),
  ),
  deferred("for each of {of}, {what}", { of: objects.many, what: eachClause }, ({ of, what }, scope) => {
    const those = of.bind(scope);
    if (those.what === "all") unbound("of which?");
    // Each goes by the nouns that they were just called by.
    scope.mention({ ref: { what: "current" }, number: "one", nouns: scope.objects.at(-1)?.nouns ?? [] });
    const known = scope.objects.length;
    const effects = eachTime(what, scope);
    ofAllOfThem(scope, known);
    return forEachOf(those, effects);
  }),
  // Each of them by whoever controls it, or controlled it last (608.2h).
  deferred(
    "the controller of each of {of} {verb}",
    { of: objects.many, verb: playerVerbs.one },
    ({ of, verb }, scope) => {
      const those = of.bind(scope);
      if (those.what === "all") unbound("of which?");
      scope.mention({ ref: { what: "current" }, number: "one", nouns: scope.objects.at(-1)?.nouns ?? [] });
      const effects = only(saidOf(verb, { who: "controllerOf", of: { what: "current" } }, scope));
      scope.tell({ objects: scope.objects.filter((one) => one.ref.what !== "current") });
      return [{ do: "forEach", of: those, effects }];
    },
  ),
  deferred(
    "for each {one} and {other} attached to {host}, {what}",
    { one: noun.one, other: noun.one, host: objects.one, what: eachClause },
    ({ one, other, host, what }, scope) => {
      const each = eitherNoun(one.bind(scope), other.bind(scope));
      const of: Objects = { what: "attachments", of: host.bind(scope), filter: each.filter };
      scope.mention({ ref: { what: "current" }, number: "one", nouns: each.nouns });
      const known = scope.objects.length;
      const effects = eachTime(what, scope);
      ofAllOfThem(scope, known);
      return forEachOf(of, effects);
    },
  ),
  deferred("for each {of}, {what}", { of: noun.one, what: eachClause }, ({ of, what }, scope) => {
    const each = of.bind(scope);
    if (each.card === true && each.in === undefined) unbound("which cards, and where?");
    const all = everything(each);
    if (each.card !== true) scope.mention({ ref: all, number: "many", nouns: each.nouns, literal: true });
    scope.mention({ ref: { what: "current" }, number: "one", nouns: each.nouns });
    const effects = eachTime(what, scope);
    scope.tell({ objects: scope.objects.filter((one) => one.ref.what !== "current") });
    return forEachOf(everything(each), effects);
  }),
  // As often as there are of them, at once where tokens are created.
  deferred(
    "for each {of}, {what}",
    { of: oneOf(() => [...eachTold, ...eachSpentFrom]), what: eachClause },
    ({ of, what }, scope) => {
      const many = of.bind(scope);
      const effects = eachTime(what, scope);
      const [first, ...more] = effects;
      return first?.do === "createTokens" && more.length === 0 && first.also === undefined
        ? [Object.assign(first, { count: times(first.count, many) })]
        : [{ do: "repeat", times: many, effects }];
    },
  ),
  ...(
    [
      ["for each {who}, {what}", playersWho.one],
      ["for each of {who}, {what}", suchOfThose],
    ] as const
  ).map(([words, who]) =>
    deferred(words, { who, what: eachClause }, ({ who, what }, scope) => {
      const of = who.bind(scope);
      scope.mentionPlayer({ who: "current" });
      const effects = eachTime(what, scope);
      scope.tell({ players: scope.players.filter((one) => one.ref.who !== "current") });
      return [{ do: "forEachPlayer", of, effects }];
    }),
  ),
  ...(
    [
      ["player", { who: "each" }],
      ["opponent", { who: "opponents" }],
      ["other player", { who: "others", than: { who: "you" } }],
    ] as const
  ).map(([word, of]) =>
    deferred(`for each ${word}, {what}`, { what: eachClause }, ({ what }, scope) => {
      scope.mentionPlayer({ who: "current" });
      const effects = eachTime(what, scope);
      scope.tell({ players: scope.players.filter((one) => one.ref.who !== "current") });
      return [{ do: "forEachPlayer", of, effects }];
    }),
  ),
];

/** What was made of one for each is then "those tokens". */
function ofAllOfThem(scope: Scope, known: number): void {
  const made = scope.objects.slice(known).filter(({ number, by }) => number === "one" && by !== undefined);
  scope.tell({ objects: scope.objects.filter((one) => one.ref.what !== "current") });
  for (const one of made) if (one.by?.do === "createTokenCopies") scope.mention({ ...one, number: "many" });
}

export const forEachClauses: readonly Phrase<Instruction>[] = [
  ...forEach,
  deferred("if {test}, {then}", { test: condition, then: oneOf(() => forEach) }, ({ test, then }, scope) => {
    const condition = test.bind(scope);
    return [{ do: "if", condition, then: only(then.bind(scope)) }];
  }),
];
