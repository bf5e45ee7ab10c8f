import type { Rule } from "../../engine/abilities/rules.ts";
import { words } from "../kernel/index.ts";

/** 602.5: which activated abilities can't be activated, behind those whose they are or in front of them. */

export type Unusable = Omit<Extract<Rule, { rule: "cantActivate" }>, "rule" | "of">;

/** Behind what has been said of them. */
export const cantBeActivated = words<Unusable>([
  ["can't be activated", {}],
  ["can't be activated unless they're mana abilities", { exceptMana: true }],
]);

/** Behind "its". */
export const unusable = words<Unusable>([
  ["activated abilities can't be activated", {}],
  ["activated abilities can't be activated unless they're mana abilities", { exceptMana: true }],
  ["activated abilities with {T} in their costs can't be activated", { kind: "tapCost" }],
]);
