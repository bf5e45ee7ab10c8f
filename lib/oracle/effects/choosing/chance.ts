import type { DieResult } from "../../../engine/abilities/effects/players.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, clause, count, sentence } from "../../hubs.ts";
import { type Forms, fixed, many, oneOf, type Phrase, rulesFor, type Tree, token } from "../../kernel/index.ts";
import type { Amendment, Instruction } from "../../meanings.ts";
import { dice, die } from "../../vocabulary/dice.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { follow, only } from "../clauses/follow.ts";
import { actor } from "../players/actor.ts";

/** Coins (705), dice (706) and clashes (701.23): the act, and what comes of it in sentences of their own. */

const { inflected, deferred } = rulesFor<Instruction>();

/** What is known here is what either outcome can speak of. */
function chanced(scope: Scope, effect: Effect): readonly Effect[] {
  scope.tell({ beforeFlip: scope.objects });
  return [effect];
}

/** What follows one outcome: of what the other one would do nothing happened. */
function outcome(then: Tree<Instruction>, scope: Scope): readonly Effect[] {
  const known = scope.objects;
  // 601.2c: what was targeted was so before the coin was flipped, whichever outcome speaks of it first.
  // What one outcome did to them is not done where the other comes of it.
  const { beforeFlip = known } = scope;
  const targets = known
    .filter((one) => one.ref.what === "target" && !beforeFlip.some(({ ref }) => sameData(ref, one.ref)))
    .map(({ by: _, ...one }) => one);
  const before = [...beforeFlip, ...targets];
  scope.tell({ objects: before });
  const effects = only(then.bind(scope));
  scope.tell({ objects: [...known, ...scope.objects.filter((one) => !before.includes(one))] });
  return effects;
}

/** The same of several flips: what was made by each is then "those tokens". */
function outcomes(then: Tree<Instruction>, scope: Scope): readonly Effect[] {
  const known = scope.objects;
  const effects = outcome(then, scope);
  for (const one of scope.objects.filter((each) => !known.includes(each)))
    if (one.number === "one" && one.by !== undefined) scope.mention({ ...one, number: "many" });
  return effects;
}

export const chanceVerbs: readonly Forms<Instruction>[] = [
  inflected("<clash> with a opponent", {}, (_, scope) => {
    const effect: Effect = { do: "clash", win: [] };
    scope.mentionPlayer({ who: "noted", name: scope.noteOf(effect) });
    return chanced(scope, effect);
  }),
  inflected("<flip> a coin", {}, (_, scope) => chanced(scope, { do: "flipCoin", who: actor(scope), call: true })),
  inflected("<flip> {n} coins", { n: count.many }, ({ n }, scope) => {
    const effect: Effect = { do: "flipCoin", who: actor(scope), count: n, call: true };
    scope.did(effect);
    return chanced(scope, effect);
  }),
  inflected("<flip> a coin until you lose a flip", {}, (_, scope) => {
    const effect: Effect = { do: "flipCoin", who: actor(scope), count: "untilLose", call: true };
    scope.did(effect);
    return chanced(scope, effect);
  }),
  // 706.3c: said in a row of the table of what is rolled.
  inflected("<roll> again", {}, (_, { event }) => {
    const amount = event?.amount;
    return typeof amount === "object" && amount.amount === "noted" && amount.name === "rolled"
      ? [{ do: "rollAgain" }]
      : unbound("roll what?");
  }),
  inflected("<roll> {die}", { die }, ({ die }, scope) => rolled(scope, { sides: die })),
  inflected("<roll> {n} {die}", { n: count.many, die: dice }, ({ n, die }, scope) =>
    rolled(scope, { sides: die, count: n }),
  ),
  inflected("<roll> {die} and add {add}", { die, add: amount }, ({ die, add }, scope) =>
    rolled(scope, { sides: die, add }),
  ),
  inflected("<roll> two {die} and choose one result", { die: dice }, ({ die }, scope) =>
    rolled(scope, { sides: die, count: 2, keep: "chosen" }),
  ),
  inflected("<roll> two {die} and ignore the lower roll", { die: dice }, ({ die }, scope) =>
    rolled(scope, { sides: die, count: 2, keep: "allButLowest" }),
  ),
  inflected("<roll> {n} {die} and ignore the lowest roll", { n: count.many, die: dice }, ({ n, die }, scope) =>
    rolled(scope, { sides: die, count: n, keep: "allButLowest" }),
  ),
];

type Rolled = Extract<Effect, { do: "rollDie" }>;
function rolled(scope: Scope, die: Pick<Rolled, "sides" | "count" | "add" | "keep">): readonly Effect[] {
  const effect: Effect = { do: "rollDie", who: scope.subject, ...die };
  scope.did(effect);
  return [effect];
}

/** "If you win the flip, ...", said of the last flip, also where it was optional or in an "if". */
function into(
  before: readonly Effect[],
  change: (last: Effect) => Effect | undefined,
  what: string,
): readonly Effect[] {
  const last = before.at(-1) ?? unbound(what);
  const rest = before.slice(0, -1);
  const changed = change(last);
  if (changed !== undefined) return [...rest, changed];
  if (last.do === "may") return [...rest, { ...last, effects: into(last.effects, change, what) }];
  if (last.do === "if") return [...rest, { ...last, then: into(last.then, change, what) }];
  // 603.7: what is flipped later is known to be won or lost then.
  if (last.do === "delayed") {
    const body = { ...last.body, effects: into(last.body.effects, change, what) };
    return [...rest, { ...last, body }];
  }
  return unbound(what);
}

const wins = (then: readonly Effect[]): Amendment => ({
  amend: (before) =>
    into(
      before,
      (last) =>
        last.do === "flipCoin" && last.win === undefined
          ? Object.assign(last, { win: then })
          : last.do === "clash" && last.win.length === 0
            ? { ...last, win: then }
            : undefined,
      "nothing was flipped",
    ),
});
const loses = (then: readonly Effect[]): Amendment => ({
  amend: (before) =>
    into(
      before,
      (last) =>
        (last.do === "flipCoin" || last.do === "clash") && last.lose === undefined
          ? Object.assign(last, { lose: then })
          : undefined,
      "nothing was flipped",
    ),
});
/** The last coin flipped, or clash. */
const lastOf = (before: readonly Effect[], kind: "flipCoin" | "clash"): Effect | undefined => {
  const last = before.at(-1);
  if (last?.do === "may") return lastOf(last.effects, kind);
  if (last?.do === "if") return lastOf(last.then, kind);
  if (last?.do === "delayed") return lastOf(last.body.effects, kind);
  return last?.do === kind ? last : undefined;
};
const only1 = (kind: "flipCoin" | "clash", change: Amendment): Amendment => ({
  amend: (before, since) => (lastOf(before, kind) === undefined ? unbound("won what?") : change.amend(before, since)),
});
/** "If they lose the flip": a player spoken of, and not you. */
const byThem = (scope: Scope, change: Amendment): Amendment => {
  scope.playerPronoun();
  return {
    amend: (before, since) => {
      const flip = lastOf(before, "flipCoin");
      return flip?.do === "flipCoin" && flip.who.who !== "you" ? change.amend(before, since) : unbound("who flipped?");
    },
  };
};
/** "If you lose the flip": nobody else flips, but where "you" is whoever is told to. */
const byYou = (change: Amendment): Amendment => ({
  amend: (before, since) => {
    const flip = lastOf(before, "flipCoin");
    return flip?.do === "flipCoin" && (flip.who.who === "eventPlayer" || flip.who.who === "target")
      ? unbound("somebody else flipped")
      : only1("flipCoin", change).amend(before, since);
  },
});

/** 705.2: nobody calls it, so that nobody wins or loses. */
const uncalled = (change: Amendment): Amendment => ({
  amend: (before, since) => {
    const flip = lastOf(before, "flipCoin");
    if (flip?.do !== "flipCoin" || flip.count !== undefined) return unbound("which coin?");
    return change.amend(
      before.map((one) => (one === flip ? Object.assign(flip, { call: false }) : one)),
      since,
    );
  },
});

export const chanceSentences: readonly Phrase<Instruction>[] = [
  deferred("if it comes up heads, {then}.", { then: clause }, ({ then }, scope) =>
    uncalled(wins(outcome(then, scope))),
  ),
  deferred("if it comes up tails, {then}.", { then: clause }, ({ then }, scope) =>
    uncalled(loses(outcome(then, scope))),
  ),
  deferred("if you win the flip, {then}.", { then: clause }, ({ then }, scope) => byYou(wins(outcome(then, scope)))),
  deferred("if you lose the flip, {then}.", { then: clause }, ({ then }, scope) => byYou(loses(outcome(then, scope)))),
  deferred("for each flip you (win|won), {then}.", { then: clause }, ({ then }, scope) =>
    byYou(wins(outcomes(then, scope))),
  ),
  deferred("for each flip you (lose|lost), {then}.", { then: clause }, ({ then }, scope) =>
    byYou(loses(outcomes(then, scope))),
  ),
  deferred("if (they win|that player wins|the player wins) the flip, {then}.", { then: clause }, ({ then }, scope) =>
    byThem(scope, wins(outcome(then, scope))),
  ),
  deferred("if (they lose|that player loses|the player loses) the flip, {then}.", { then: clause }, ({ then }, scope) =>
    byThem(scope, loses(outcome(then, scope))),
  ),
  // What was done before the clash was known to be won is done only where it is not.
  deferred("if you win, {then} instead.", { then: clause }, ({ then }, scope) => {
    // What was done is not done then: all is where it was.
    const objects = scope.objects.map(({ by: _, ...one }) => one);
    const effects = scope.within({ objects }, () => only(then.bind(scope)));
    return {
      amend: (before) => {
        const at = before.findLastIndex((one) => one.do === "clash");
        const clash = before[at];
        const done = before.slice(at + 1);
        if (clash?.do !== "clash" || clash.win.length > 0 || clash.lose !== undefined || done.length === 0)
          return unbound("instead of what?");
        const [offer, ...more] = effects;
        const win = offer?.do === "may" && more.length === 0 ? [{ ...offer, otherwise: done }] : effects;
        return [...before.slice(0, at), { ...clash, win, lose: done }];
      },
    };
  }),
  deferred("if you win, {then}.", { then: clause }, ({ then }, scope) => only1("clash", wins(outcome(then, scope)))),
];

const bar = fixed(
  token((sign) => (sign === "|" ? true : undefined)),
  "the stroke between a result and what it does, which templates cannot spell",
);
const orMore: Phrase<number> = token((text) => {
  const n = /^(\d+)\+$/.exec(text)?.[1];
  return n === undefined ? undefined : Number(n);
});
/** The rows of a table of results (706.3): "1—9 | Draw a card." */
const { deferred: row } = rulesFor<DieResult>();
const rowText: Phrase<readonly Effect[]> = rulesFor<readonly Effect[]>().rule(
  "{sentences}",
  { sentences: many(sentence) },
  ({ sentences }) => sentences.reduce<readonly Effect[]>((before, next) => follow(before, next), []),
);
const result: Phrase<DieResult> = oneOf(() => [
  row(
    "\n {from} -- {to} {bar} {text}",
    { from: digits, to: digits, bar, text: rowText },
    ({ from, to, text }, scope) => ({
      from: from.bind(scope),
      to: to.bind(scope),
      effects: inRow(text, scope),
    }),
  ),
  row("\n {only} {bar} {text}", { only: digits, bar, text: rowText }, ({ only, text }, scope) => {
    const n = only.bind(scope);
    return { from: n, to: n, effects: inRow(text, scope) };
  }),
  row("\n {from} or {to} — {text}", { from: digits, to: digits, text: rowText }, ({ from, to, text }, scope) => {
    const [first, last] = [from.bind(scope), to.bind(scope)];
    return first + 1 === last
      ? { from: first, to: last, effects: inRow(text, scope) }
      : unbound("what is between them?");
  }),
  row("\n {only} — {text}", { only: digits, text: rowText }, ({ only, text }, scope) => {
    const n = only.bind(scope);
    return { from: n, to: n, effects: inRow(text, scope) };
  }),
  row("\n {from} {bar} {text}", { from: orMore, bar, text: rowText }, ({ from, text }, scope) => ({
    from: from.bind(scope),
    to: ENDLESS,
    effects: inRow(text, scope),
  })),
]);
/** No die has so many sides: "20+". */
const ENDLESS = 1000;
/** Rows know what was said in front of the table, and nothing of one another. */
function inRow(text: Tree<readonly Effect[]>, scope: Scope): readonly Effect[] {
  const { objects, players } = scope;
  scope.tell({ event: { amount: { amount: "noted", name: "rolled" } } });
  return scope.within({ objects, players }, () => text.bind(scope));
}
const table: Phrase<Amendment> = rulesFor<Amendment>().rule("{results}", { results: many(result) }, ({ results }) => ({
  amend: (before) =>
    into(
      before,
      (last) => (last.do === "rollDie" && last.results === undefined ? { ...last, results } : undefined),
      "no die was rolled",
    ),
}));

/** Never sampled: texts in the rows of texts would grow without end. */
export const dieTable: Phrase<Amendment> = oneOf(() => [table]);
