import type { Amount, Stat } from "../../engine/abilities/amounts.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { type Forms, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { isSeveral } from "../players/several.ts";
import { digits, numberWord, numberWordOrOne } from "../vocabulary/numbers.ts";

const { rule } = rulesFor<Amount>();

/** Numbers as they stand in front of a noun: "three", "X", "that many"; the characteristics that are numbers. */

/** The X of this spell or ability, or what the text says X is. */
export const variable: Phrase<Amount> = rule("X", {}, (_, scope) => {
  const said = scope.x ?? scope.saidX;
  return said ?? (hasX(scope) ? { amount: "x" } : unbound("what is X?"));
});
/** 107.3, 702.54b: X is announced for a cost of the card or is a keyword's own, or nobody has said what it is. */
const hasX = ({ face: { manaCost = "", text } }: Scope): boolean =>
  manaCost.includes("{X}") || /\{X\}|\bX\b[^.\n]*:|−X:|costs?\b[^.\n]*\bX\b|—[^.\n]*\bX\b|bloodthirst X/i.test(text);

/** Of what several players did each to their own, each counts theirs (101.4). */
const THEIRS: Partial<Readonly<Record<Effect["do"], Filter>>> = {
  discard: { is: "ownedBy", who: { who: "current" } },
  mill: { is: "ownedBy", who: { who: "current" } },
  move: { is: "ownedBy", who: { who: "current" } },
  sacrifice: { is: "controlledBy", who: { who: "current" } },
};
function countOf(scope: Scope, effect: Effect | undefined): Amount | undefined {
  if (effect === undefined) return undefined;
  const name = scope.noteOf(effect);
  const theirs = isSeveral(scope.subject) ? THEIRS[effect.do] : undefined;
  return theirs === undefined
    ? { amount: "noted", name }
    : { amount: "count", of: { what: "those", of: { what: "noted", name }, filter: theirs } };
}
/** How many the last instruction was about, which the text left open: "any number of", "up to". */
const variableCount = (scope: Scope): Amount | undefined => {
  const last = scope.recent.at(-1);
  if (last === undefined || !("what" in last) || typeof last.what === "string") return undefined;
  const { what } = last;
  return what.what === "chosen" && what.count.max !== what.count.min ? countOf(scope, last) : undefined;
};
const lastCount = (scope: Scope): Amount | undefined => countOf(scope, scope.recent.at(-1));

/** "If ..., twice that many instead": as many as the instruction that is not followed then was about. */
function replacedCount({ replaced, recent }: Scope): Amount | undefined {
  if (replaced === undefined || recent.at(-1) !== replaced) return undefined;
  return saidIn(replaced);
}
function saidIn(effect: Effect | undefined): Amount | undefined {
  if (effect === undefined) return undefined;
  const said = "count" in effect ? effect.count : "amount" in effect ? effect.amount : undefined;
  return typeof said === "number" || (typeof said === "object" && "amount" in said) ? said : undefined;
}

/** "Otherwise, ... that much": what was said of what is done if it is so, and comes of nothing that happens. */
const deniedCount = ({ denied }: Scope): Amount | undefined => saidIn(denied);

/** As many as the condition of this very sentence has just counted. */
function askedCount({ counted, thisIf }: Scope): Amount | undefined {
  return counted !== undefined && thisIf?.if === "compare" && sameData(thisIf.amount, counted) ? counted : undefined;
}

/** 603.4: as many as the trigger asked for at least, or so much life, counted as it resolves. */
function triggeredCount({ interveningIf: asked }: Scope): Amount | undefined {
  if (asked?.if === "compare")
    return asked.value.compare === ">=" && typeof asked.amount === "object" ? asked.amount : undefined;
  if (asked?.if !== "happened" || asked.span !== undefined || asked.times !== undefined) return undefined;
  const { event: of } = asked;
  return of.on === "gainLife" || of.on === "loseLife" ? { amount: "history", of, sum: true } : undefined;
}

/** "that much", "that many", "that": the amount last spoken of. */
export const thatMuch: Phrase<Amount> = rule(
  "that (much|amount of)",
  {},
  (_, scope) =>
    replacedCount(scope) ??
    scope.event?.amount ??
    deniedCount(scope) ??
    lastCount(scope) ??
    scope.counted ??
    triggeredCount(scope) ??
    unbound("that much of what?"),
);
const thatMany: Phrase<Amount> = rule(
  "(that many|that number of)",
  {},
  (_, scope) =>
    replacedCount(scope) ??
    askedCount(scope) ??
    variableCount(scope) ??
    scope.event?.amount ??
    lastCount(scope) ??
    scope.counted ??
    triggeredCount(scope) ??
    unbound("that many of what?"),
);

/** Numbers as damage, life and mana say them: "3", "X", "that much", "twice that much". */
export const plainAmount: Phrase<Amount> = oneOf(() => [
  digits,
  variable,
  thatMuch,
  ...(
    [
      ["(twice|two times) X", 2],
      ["three times X", 3],
      ["five times X", 5],
    ] as const
  ).map(([words, factor]) =>
    rule(words, {}, (_, scope) => ({ amount: "times", factor, of: scope.x ?? scope.saidX ?? { amount: "x" } })),
  ),
  rule("X plus {n}", { n: digits }, ({ n }, scope) => ({
    amount: "sum",
    of: [scope.x ?? scope.saidX ?? { amount: "x" }, n],
  })),
  rule("twice {much}", { much: thatMuch }, ({ much }) => ({ amount: "times", factor: 2, of: much })),
  ...(["up", "down"] as const).map((round) =>
    rule(`half X, rounded ${round}`, {}, (_, scope) => ({
      amount: "half",
      of: scope.x ?? scope.saidX ?? { amount: "x" },
      round,
    })),
  ),
]);

/** Numbers in words in front of a noun: "two", "X", "that many". */
export const pluralCount: Phrase<Amount> = oneOf(() => [
  numberWord,
  variable,
  thatMany,
  rule("twice {many}", { many: thatMany }, ({ many }) => ({ amount: "times", factor: 2, of: many })),
  // 107.1b: of fewer than none there are none.
  rule("X plus {n}", { n: numberWordOrOne }, ({ n }, scope) => ({
    amount: "sum",
    of: [scope.x ?? scope.saidX ?? { amount: "x" }, n],
  })),
  rule("X minus {n}", { n: numberWordOrOne }, ({ n }, scope) => ({
    amount: "greatest",
    of: [0, { amount: "minus", from: scope.x ?? scope.saidX ?? { amount: "x" }, of: n }],
  })),
  ...(
    [
      ["twice X", 2],
      ["three times X", 3],
    ] as const
  ).map(([words, factor]) =>
    rule(words, {}, (_, scope) => ({ amount: "times", factor, of: scope.x ?? scope.saidX ?? { amount: "x" } })),
  ),
  rule("three times {many}", { many: thatMany }, ({ many }) => ({ amount: "times", factor: 3, of: many })),
]);

const one: Phrase<Amount> = words([["a", 1]]);

export const counts: readonly Forms<Amount>[] = [{ one, many: pluralCount }];

const stats: readonly (readonly [string, Stat])[] = [
  ["power", "power"],
  ["toughness", "toughness"],
  ["mana value", "manaValue"],
  ["loyalty", "loyalty"],
  ["base power", "basePower"],
  ["base toughness", "baseToughness"],
];
export const stat = words(stats);
