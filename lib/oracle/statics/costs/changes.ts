import type { CostChange } from "../../../engine/abilities/rules/costs.ts";
import { words } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";

/** That something costs more or less, and that the spell which says so does. */

export const more = words<"more" | "less">([
  ["more", "more"],
  ["less", "less"],
]);
export const own = (change: CostChange): StaticSentence => ({
  effects: [{ static: "rule", rule: { rule: "costs", what: { is: "self" }, kind: "spell", change } }],
  from: "everywhere",
});
