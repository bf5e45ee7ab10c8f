import type { Body, TargetSlot } from "../abilities/ability.ts";
import type { Effect } from "../abilities/effects.ts";
import type { Objects, Players } from "../abilities/references.ts";
import { type Mapper, mapNodes } from "../abilities/visit.ts";

/**
 * 702.96a: every "target" becomes "each": the slots go, and what referred to one means everything that could have been
 * chosen for it. Where several players each do something, what is said of "that player" is said of each in turn. The
 * result is a new body of plain data.
 */
export const overloaded = (body: Body): Body => ({
  ...body,
  targets: [],
  effects: mapNodes("effect", body.effects, eachTarget(body.targets, false)),
});

/** `inTurn`: within what each of these players does, that player is the "current" one. */
const eachTarget = (slots: readonly TargetSlot[], inTurn: boolean): Mapper => {
  const player = (slot: number): Players => (inTurn ? { who: "current" } : eachPlayer(slots[slot]));
  return {
    objects: (objects, inside) => (objects.what === "target" ? eachObject(slots[objects.slot]) : inside()),
    players: (players, inside) => (players.who === "target" ? player(players.slot) : inside()),
    effect: (effect, inside) =>
      "who" in effect && effect.who?.who === "target"
        ? ({ ...inside(eachTarget(slots, true)), who: player(effect.who.slot) } as Effect)
        : inside(),
  };
};

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
