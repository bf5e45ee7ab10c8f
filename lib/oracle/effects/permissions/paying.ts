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

/** ", and you may spend mana as though it were mana of any color to cast it". */
export const anyMana: Phrase<"color" | "type"> = oneOf(() => [
  rulesFor<"color" | "type">().rule(
    "mana of any type can be spent to cast (it|them|that spell|those spells|spells this way)",
    {},
    () => "type",
  ),
  rulesFor<"color" | "type">().rule(
    "(you|they) may spend mana as though it were mana of any {kind} to cast (it|them|that spell|those spells|spells this way)",
    {
      kind: words<"color" | "type">([
        ["color", "color"],
        ["type", "type"],
      ]),
    },
    ({ kind }) => kind,
  ),
]);
export const andMana: Phrase<"color" | "type"> = rulesFor<"color" | "type">().rule(
  "(, and|and) {mana}",
  { mana: anyMana },
  ({ mana }) => mana,
);
