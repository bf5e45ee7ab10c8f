import type { ManaType } from "../../cards/schema.ts";
import type { ManaProduced } from "../../engine/abilities/effects.ts";
import { forEach } from "../amounts.ts";
import { count } from "../hubs.ts";
import { type Forms, many, oneOf, type Phrase, rulesFor, token, words } from "../kernel.ts";
import type { Instruction } from "../meanings.ts";

/** Adding mana (106). */

const { forms } = rulesFor<Instruction>();

const symbol: Phrase<ManaType> = token((text) =>
  /^\{[WUBRGC]\}$/.test(text) ? (text.charAt(1) as ManaType) : undefined,
);
const symbols: Phrase<readonly ManaType[]> = many(symbol);
const five: readonly ManaType[] = ["W", "U", "B", "R", "G"];
const { rule } = rulesFor<ManaProduced>();

const amountOfMana = oneOf(() => [count.many, words([["one", 1]])]);

export const produced: Phrase<ManaProduced> = oneOf(() => [
  rule("{mana}", { mana: symbols }, ({ mana }) => ({ add: "fixed", mana })),
  rule("{mana} for each {of}", { mana: symbols, of: forEach }, ({ mana, of }) => ({ add: "fixed", mana, times: of })),
  rule("{a} or {b}", { a: symbols, b: symbols }, ({ a, b }) => ({ add: "choice", of: [a, b] })),
  rule("{a}, {b}, or {c}", { a: symbols, b: symbols, c: symbols }, ({ a, b, c }) => ({ add: "choice", of: [a, b, c] })),
  rule("{n} mana of any (one|) color", { n: amountOfMana }, ({ n }) => ({ add: "oneColor", among: five, count: n })),
  rule("{n} mana in any combination of colors", { n: amountOfMana }, ({ n }) => ({
    add: "combination",
    among: five,
    count: n,
  })),
  rule("{n} mana of the chosen color", { n: amountOfMana }, ({ n }) => ({
    add: "oneColor",
    among: "chosenColor",
    count: n,
  })),
]);

export const manaVerbs: readonly Forms<Instruction>[] = [
  forms("<add> {mana}", { mana: produced }, ({ mana }, { subject }) => [{ do: "addMana", who: subject, mana }]),
];
