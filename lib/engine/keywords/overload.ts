import type { Body, TargetSlot } from "../abilities/ability.ts";
import type { Objects, Players } from "../abilities/references.ts";

/**
 * 702.96a: every "target" becomes "each": the slots go, and what referred to one means everything that could have been
 * chosen for it. Where several players each do something, what is said of "that player" is said of each in turn. The
 * result is a new body of plain data.
 */
export function overloaded(body: Body): Body {
  const each = (value: unknown, one: boolean): unknown => {
    if (Array.isArray(value)) return value.map((part) => each(part, one));
    if (typeof value !== "object" || value === null) return value;
    const fields = value as Record<string, unknown>;
    if (fields.what === "target" && typeof fields.slot === "number") return eachObject(body.targets[fields.slot]);
    if (isTargetPlayer(fields)) return one ? { who: "current" } : eachPlayer(body.targets[fields.slot]);
    const { who } = fields;
    const acting = typeof fields.do === "string" && typeof who === "object" && who !== null && isTargetPlayer(who);
    return Object.fromEntries(
      Object.entries(fields).map(([key, part]) => [key, each(part, one || (acting && key !== "who"))]),
    );
  };
  return { ...body, targets: [], effects: each(body.effects, false) as Body["effects"] };
}

const isTargetPlayer = (value: object): value is { readonly who: "target"; readonly slot: number } =>
  "who" in value && value.who === "target" && "slot" in value;

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
