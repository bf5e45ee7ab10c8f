import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { plainAmount } from "../amounts.ts";
import { amount } from "../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../kernel.ts";
import type { Instruction } from "../meanings.ts";
import { recipient } from "../references.ts";
import { thing } from "./objects.ts";

/** What objects do once: deal damage, fight. */

const { forms } = rulesFor<Instruction>();

const source = (theme: Objects) => (theme.what === "self" ? {} : { source: theme });
const damage: Phrase<Amount> = oneOf(() => [rulesFor<Amount>().rule("{n} damage", { n: plainAmount }, ({ n }) => n)]);

export const verbsOfObjects: readonly Forms<Instruction>[] = [
  forms("<deal> {n} to {to}", { n: damage, to: recipient }, ({ n, to }, { theme }) => [
    { do: "damage", amount: n, to, ...source(theme) },
  ]),
  forms("<deal> damage equal to {n} to {to}", { n: amount, to: recipient }, ({ n, to }, { theme }) => [
    { do: "damage", amount: n, to, ...source(theme) },
  ]),
  forms("<deal> damage to {to} equal to {n}", { n: amount, to: recipient }, ({ n, to }, { theme }) => [
    { do: "damage", amount: n, to, ...source(theme) },
  ]),
  forms("<fight> {what}", { what: thing }, ({ what }, { theme }) => [{ do: "fight", one: theme, other: what }]),
];
