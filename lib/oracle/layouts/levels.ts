import type { Ability } from "../../engine/abilities/ability.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";

/** Leveler cards (711): striations "LEVEL 2-6" and "LEVEL 7+", each with a size and abilities of its own. */

export interface Level {
  readonly from: number;
  readonly to?: number;
}

/** The striation a line begins, if it is such a line. */
export function levelBegun(line: string): Level | undefined {
  const found = /^LEVEL (\d+)(?:-(\d+)|\+)$/.exec(line);
  if (found === null) return undefined;
  return { from: Number(found[1]), ...(found[2] === undefined ? {} : { to: Number(found[2]) }) };
}

/** "4/4" as a line of its own: the size at that level (711.2a). */
export function sizeOf(line: string): Ability | undefined {
  const found = /^(\d+)\/(\d+)$/.exec(line);
  if (found === null) return undefined;
  return {
    kind: "static",
    effects: [
      {
        static: "modify",
        affects: { what: "self" },
        modifications: [{ modify: "setPT", power: Number(found[1]), toughness: Number(found[2]) }],
      },
    ],
  };
}

/** An ability it has only while its level counters are within the striation (711.2). */
export function atLevel(ability: Ability, level: Level): Ability {
  const counters = { amount: "counters", kind: "level", on: { what: "self" } } as const;
  const least: Condition = { if: "compare", amount: counters, value: { compare: ">=", to: level.from } };
  const within: Condition =
    level.to === undefined
      ? least
      : { if: "and", of: [least, { if: "compare", amount: counters, value: { compare: "<=", to: level.to } }] };
  return onlyWhile(ability, within);
}

/** "As long as [condition], this object has [ability]": where the ability works, if it says where. */
export function onlyWhile(ability: Ability, condition: Condition): Ability {
  if (ability.kind === "static" && ability.if === undefined) return { ...ability, if: condition };
  const from = "from" in ability && ability.from !== undefined ? { from: ability.from } : {};
  return {
    kind: "static",
    effects: [{ static: "modify", affects: { what: "self" }, modifications: [{ modify: "addAbility", ability }] }],
    if: condition,
    ...from,
    ...(ability.text === undefined ? {} : { text: ability.text }),
  };
}
