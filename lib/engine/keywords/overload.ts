import type { Body, TargetSlot } from "../abilities/ability.ts";
import type { Objects, Players } from "../abilities/references.ts";

/**
 * 702.96a: every "target" becomes "each": the slots go, and what referred to one means everything that could have been
 * chosen for it. The result is a new body of plain data.
 */
export function overloaded(body: Body): Body {
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== "object" || value === null) return value;
    const fields = value as Record<string, unknown>;
    if (fields.what === "target" && typeof fields.slot === "number") return eachObject(body.targets[fields.slot]);
    if (fields.who === "target" && typeof fields.slot === "number") return eachPlayer(body.targets[fields.slot]);
    return Object.fromEntries(Object.entries(fields).map(([key, part]) => [key, replace(part)]));
  };
  return { ...body, targets: [], effects: replace(body.effects) as Body["effects"] };
}

function eachObject(slot: TargetSlot | undefined): Objects {
  const classes = (slot?.of ?? []).flatMap((one): Objects[] =>
    one.target === "object"
      ? [
          {
            what: "all",
            filter: one.filter,
            ...(one.in !== undefined && { in: one.in }),
            ...(one.of !== undefined && { of: one.of }),
          },
        ]
      : [],
  );
  return classes.length === 1 ? classes[0]! : { what: "union", of: classes };
}

function eachPlayer(slot: TargetSlot | undefined): Players {
  const classes = (slot?.of ?? []).flatMap((one): Players[] => (one.target === "player" ? [one.who] : []));
  return classes.length === 1 ? classes[0]! : { who: "union", of: classes };
}
