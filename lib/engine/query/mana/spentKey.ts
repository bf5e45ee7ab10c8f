import type { Amount } from "../../abilities/amounts.ts";

export type SpentAmount = Extract<Amount, { amount: "manaSpent" }>;

/** What a spell knows such an amount of its payment by, whatever words its abilities have for the spell. */
export const spentKey = ({ type, source }: SpentAmount): string => JSON.stringify({ spent: { type, source } });
