import type { Cost } from "../../engine/abilities/costs.ts";
import { plainAmount } from "../amounts/amounts.ts";
import { amount } from "../hubs.ts";
import { list, many, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { countersAsCosts } from "./counters.ts";
import { discarding } from "./discarding.ts";
import { exiling } from "./exiling.ts";
import { mana } from "./mana.ts";
import { movingCards } from "./movingCards.ts";
import { energy, otherCosts } from "./otherCosts.ts";
import { sacrificing } from "./sacrificing.ts";
import type { CostVerb } from "./verb.ts";

/** Costs: a list of atoms, each of which can stand in front of a colon (with a capital) or in a sentence (without). */

const { rule } = rulesFor<readonly Cost[]>();

const costVerbList = (): readonly CostVerb[] => [
  ...sacrificing(),
  ...discarding(),
  ...exiling(),
  ...movingCards(),
  ...countersAsCosts(),
  ...otherCosts(),
];
const atom: Phrase<readonly Cost[]> = oneOf(() => [
  ...costVerbList().map((one) => one.plain),
  // As a gerund it is told of what is cast (effects/permissions/paying.ts).
  rule("pay life equal to {n}", { n: amount }, ({ n }) => [{ pay: "life", amount: n }]),
]);
/** "discarding a card", "paying 3 life and discarding a card". */
export const costGerunds: Phrase<readonly Cost[]> = oneOf(() => [
  gerund,
  rule("{one} and {other}", { one: gerund, other: gerund }, ({ one, other }) => [...one, ...other]),
]);
const gerund: Phrase<readonly Cost[]> = oneOf(() => [
  ...costVerbList().map((one) => one.gerund),
  rule("paying {mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
]);

const symbolAtom: Phrase<readonly Cost[]> = oneOf(() => [
  rule("{mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
  words<readonly Cost[]>([
    ["{T}", [{ pay: "tap" }]],
    ["{Q}", [{ pay: "untap" }]],
  ]),
]);

const capitalised: Phrase<readonly Cost[]> = oneOf(() => [symbolAtom, rule("^ {atom}", { atom }, ({ atom }) => atom)]);
const more: Phrase<readonly Cost[]> = rule("{all}", { all: many(capitalised, ",") }, ({ all }) => all.flat());

export const costLists: readonly Phrase<readonly Cost[]>[] = [
  symbolAtom,
  atom,
  rule("{first}, {more}", { first: oneOf(() => [symbolAtom, atom]), more }, ({ first, more }) => [...first, ...more]),
];

/** What is paid by that very word, as one of several: "{1} or 2 life". */
export const price: Phrase<readonly Cost[]> = oneOf(() => [
  rule("{mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
  rule("{n} life", { n: plainAmount }, ({ n }) => [{ pay: "life", amount: n }]),
]);

/** In a sentence: "pay {2}", "sacrifice a creature", "discard a card". */
export const costClauses: readonly Phrase<readonly Cost[]>[] = [
  rule("{mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
  rule("twice {X}", {}, () => [{ pay: "mana", mana: "{X}{X}" }]),
  rule("{all}", { all: list(price, { last: [", or"], pair: ["or"] }) }, ({ all }) => [{ pay: "oneOf", of: all }]),
  rule("{energy}", { energy }, ({ energy }) => [{ pay: "energy", amount: energy }]),
  rule("{n} {E}", { n: numberWord }, ({ n }) => [{ pay: "energy", amount: n }]),
  rule("a amount of {E} equal to {n}", { n: amount }, ({ n }) => [{ pay: "energy", amount: n }]),
  rule("{n} life", { n: plainAmount }, ({ n }) => [{ pay: "life", amount: n }]),
  rule("life equal to {n}", { n: amount }, ({ n }) => [{ pay: "life", amount: n }]),
  rule("{mana} and {also}", { mana, also: oneOf(() => [atom]) }, ({ mana, also }) => [{ pay: "mana", mana }, ...also]),
  rule("{mana} and {n} life", { mana, n: plainAmount }, ({ mana, n }) => [
    { pay: "mana", mana },
    { pay: "life", amount: n },
  ]),
];

/** Costs after "as an additional cost", where each atom brings its own verb. */
export const costVerbs: Phrase<readonly Cost[]> = oneOf(() => [
  atom,
  rule("pay {mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
  rule("{all}", { all: list(costVerb, { last: [", and"], pair: ["and"] }) }, ({ all }) => all.flat()),
  costChoice,
]);
/** "sacrifice a creature or discard a card", "sacrifice a Food or pay {2}". */
export const costChoice: Phrase<readonly Cost[]> = oneOf(() => [
  rule("{one} or {other}", { one: costVerb, other: costVerb }, ({ one, other }) => [
    { pay: "oneOf", of: [one, other] },
  ]),
  rule("{one}, {other}, or {third}", { one: costVerb, other: costVerb, third: costVerb }, ({ one, other, third }) => [
    { pay: "oneOf", of: [one, other, third] },
  ]),
]);
const costVerb: Phrase<readonly Cost[]> = oneOf(() => [
  atom,
  rule("pay {mana}", { mana }, ({ mana }) => [{ pay: "mana", mana }]),
]);
