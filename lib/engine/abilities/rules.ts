import type { CastingRule } from "./rules/casting.ts";
import type { CombatRule } from "./rules/combat.ts";
import type { CostRule } from "./rules/costs.ts";
import type { PermanentRule } from "./rules/permanents.ts";
import type { PlayerRule } from "./rules/players.ts";
import type { StartingRule } from "./rules/starting.ts";
import type { TargetingRule } from "./rules/targets.ts";

/** Rules of the game an effect changes: what must, can't or may be done, and at what cost. */
export type Rule = CombatRule | PermanentRule | CastingRule | CostRule | StartingRule | TargetingRule | PlayerRule;
