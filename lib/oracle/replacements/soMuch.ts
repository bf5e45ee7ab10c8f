import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Instead } from "../../engine/abilities/replacements.ts";
import { plainAmount } from "../amounts/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { type Forms, oneOf, oneOfForms, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { digits, numberWordOrOne } from "../vocabulary/numbers.ts";

/** The same event, but so much more or less of it: "you gain twice that much life instead" (614.1a). */

const EVENT: Amount = { amount: "event" };
const changed = (amount: Amount): Instead => ({ by: "amount", amount });
export const times = (factor: number): Instead => changed({ amount: "times", factor, of: EVENT });
export const plus = (n: Amount): Instead => changed({ amount: "sum", of: [EVENT, n] });
export const minus = (n: Amount): Instead => changed({ amount: "minus", from: EVENT, of: n });
export const half = (round: "up" | "down"): Instead => changed({ amount: "half", of: EVENT, round });
export const rounded = words<"up" | "down">([
  ["up", "up"],
  ["down", "down"],
]);
export const factor = words<number>([
  ["twice", 2],
  ["three times", 3],
  ["four times", 4],
  ["five times", 5],
  ["ten times", 10],
]);

const { rule, inflected } = rulesFor<Instead>();
const ORDERS = ["{act} instead", "instead {act}"];

export const byYou = (how: Instead, { players }: Scope): Instead =>
  players.length > 0 ? unbound("somebody else would do so") : how;
export const byThem = (how: Instead, scope: Scope): Instead =>
  scope.playerPronoun().who === "eventPlayer" ? how : unbound("whoever would do so");

/** How you are told to do something: in so many words, or not named. */
type Told = "you {act}" | "{act}";
/** Done by whoever would do so. */
const acting = (act: Forms<Instead>, orders: readonly string[], you: Told): readonly Phrase<Instead>[] =>
  orders.flatMap((order) => [
    rule(order.replace("{act}", you), { act: act.many }, ({ act }, scope) => byYou(act, scope)),
    rule(order.replace("{act}", "they {act}"), { act: act.many }, ({ act }, scope) => byThem(act, scope)),
    rule(order.replace("{act}", "that player {act}"), { act: act.one }, ({ act }, scope) => byThem(act, scope)),
  ]);

/**
 * An event that players bring about by a verb, in another amount: of `unit`, which would be `that` much, counted by `n`. `more` is
 * what else the verb can be followed by.
 */
const another = (
  verb: string,
  { that, unit, n }: { readonly that: string; readonly unit: string; readonly n: Phrase<Amount> },
  more: readonly Forms<Instead>[] = [],
  you: Told = "you {act}",
): Phrase<Instead> => {
  const amounts = oneOfForms(() => [
    inflected(`<${verb}> {factor} ${that} ${unit}`, { factor }, ({ factor }) => times(factor)),
    inflected(`<${verb}> ${that} ${unit} plus {n}`, { n }, ({ n }) => plus(n)),
    inflected(`<${verb}> ${that} ${unit} minus {n}`, { n }, ({ n }) => minus(n)),
    ...more,
  ]);
  const halves = inflected(`<${verb}> half ${that} ${unit} instead, rounded {round}`, { round: rounded }, ({ round }) =>
    half(round),
  );
  return oneOf(() => [...acting(amounts, ORDERS, you), ...acting(halves, ["{act}"], you)]);
};

const LIFE = { that: "that much", unit: "life", n: plainAmount };
const CARDS = { that: "that many", unit: "cards", n: numberWordOrOne };
/** So much, whatever it would be; none of it is no event at all (614.6). */
const ofLife = (verb: string): readonly Forms<Instead>[] => [
  inflected(`<${verb}> {n} life`, { n: digits }, ({ n }) => changed(n)),
  inflected(`<${verb}> no life`, {}, () => ({ by: "nothing" })),
];

export const otherGain: Phrase<Instead> = another("gain", LIFE, ofLife("gain"));
export const otherLoss: Phrase<Instead> = another("lose", LIFE, ofLife("lose"));
/** 121.2a: another number of cards, drawn by whoever would have drawn them. */
export const otherDraw: Phrase<Instead> = another("draw", CARDS);
export const otherTokens: Phrase<Instead> = oneOf(() => [
  another("create", {
    that: "that many",
    unit: "(of those tokens|of each of those kinds of tokens)",
    n: numberWordOrOne,
  }),
  rule("{factor} that many of those tokens are created instead", { factor }, ({ factor }) => times(factor)),
  rule("it creates {factor} that many of those tokens instead", { factor }, ({ factor }) => times(factor)),
]);

const often = (act: Forms<Instead>): Phrase<Instead> => oneOf(() => acting(act, ORDERS, "{act}"));
/** So many more, or as often again; of dice and coins as many are ignored as there are more (701, 705, 706). */
export const oftener = {
  mill: another("mill", CARDS),
  scry: another("scry", CARDS, [], "{act}"),
  surveil: another("surveil", CARDS, [], "{act}"),
  proliferate: often(inflected("<proliferate> {factor}", { factor }, ({ factor }) => times(factor))),
  flipCoin: often(inflected("<flip> two coins and <ignore> one", {}, () => times(2))),
  /** 701.53c. */
  villainous: oneOf(() =>
    acting(
      inflected("<face> that choice an additional time", {}, () => plus(1)),
      ["{act}"],
      "{act}",
    ),
  ),
  rollDie: often(
    inflected("<roll> that many dice plus {n} and <ignore> the lowest roll", { n: numberWordOrOne }, ({ n }) =>
      n === 1 ? plus(n) : unbound("one roll is ignored"),
    ),
  ),
} as const;
