import type { Ability } from "../../engine/abilities/ability.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Cost } from "../../engine/abilities/costs.ts";
import { onlyWhile } from "./levels.ts";

/** Class cards (716): "{2}{W}: Level 2" bars, each with the section of abilities under it. */

const SELF = { what: "self" } as const;
const level = { amount: "stat", stat: "level", of: SELF } as const;

/** The level a line begins, if it is a class level bar. */
export function classLevelBegun(line: string): number | undefined {
  const found = /: Level (\d+)$/.exec(line);
  return found === null ? undefined : Number(found[1]);
}

/** 716.2a: "This Class's level becomes N. Activate only if this Class is level N-1 and only as a sorcery." */
export const classLevelBar = (costs: readonly Cost[], n: number): Ability => ({
  kind: "activated",
  costs,
  body: { targets: [], effects: [{ do: "becomeLevel", what: SELF, level: n }] },
  limits: [
    { only: "if", condition: { if: "compare", amount: level, value: { compare: "=", to: n - 1 } } },
    { only: "sorcery" },
  ],
});

/** 716.2a: "As long as this Class is level N or greater, it has [ability]." */
export function fromClassLevel(ability: Ability, n: number): Ability {
  const reached: Condition = { if: "compare", amount: level, value: { compare: ">=", to: n } };
  return onlyWhile(ability, reached);
}
