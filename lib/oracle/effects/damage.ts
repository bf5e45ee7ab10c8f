import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { forEach, plainAmount, times } from "../amounts.ts";
import { unbound } from "../bind/scope.ts";
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
  forms("<deal> {n} to {to} for each {of}", { n: damage, to: recipient, of: forEach }, ({ n, to, of }, { theme }) => [
    { do: "damage", amount: times(n, of), to, ...source(theme) },
  ]),
  forms("<deal> {n} divided as you choose among {to}", { n: damage, to: recipient }, ({ n, to }, scope) => {
    const slot = scope.targets.length - 1;
    const last = scope.targets[slot];
    if (last === undefined || (to.objects?.what !== "target" && to.players?.who !== "target"))
      unbound("divided among what?");
    else scope.targets[slot] = { ...last, divide: n };
    return [{ do: "damage", amount: n, to, divided: true, ...source(scope.theme) }];
  }),
  forms("<fight> {what}", { what: thing }, ({ what }, { theme }) => [{ do: "fight", one: theme, other: what }]),
];
