import type { Cost } from "../../../engine/abilities/costs.ts";
import { costGerunds } from "../../costs/costs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";

/** What is paid for a spell that an effect lets be cast: nothing, or something rather than its mana cost (118.9). */
export interface Paying {
  readonly free?: true;
  readonly cost?: readonly Cost[];
}

export const freely = words<{ readonly free: true }>([
  ["without paying its mana cost", { free: true }],
  ["without paying their mana costs", { free: true }],
]);
export const LIFE_FOR_IT: readonly Cost[] = [
  { pay: "life", amount: { amount: "stat", stat: "manaValue", of: { what: "self" } } },
];
const { rule } = rulesFor<Paying>();
const rather = "rather than paying (its mana cost|their mana costs)";
/** Something else rather than the mana cost. */
export const payingElse: Phrase<Paying> = oneOf(() => [
  rule(`by {cost} ${rather}`, { cost: costGerunds }, ({ cost }) => ({ cost })),
  rule(`by paying life equal to (its|the spell's|that spell's) mana value ${rather}`, {}, () => ({
    cost: LIFE_FOR_IT,
  })),
]);
export const paying: Phrase<Paying> = oneOf(() => [freely, payingElse]);
