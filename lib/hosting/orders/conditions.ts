import type { Handle, SeatView, Situation } from "../../engine/views.ts";
import { matchesPattern, type ObjectPattern } from "./objectPattern.ts";
import { type StopEvent, stackKey, toppedBy } from "./stops.ts";

/** What an order waits for, or is interrupted by. All of it is public, or on the battlefield as its player sees it. */
export type Condition =
  /** Of an opponent, on top of the stack. */
  | StopEvent
  /** Somebody attacks the player, or what they have to defend. */
  | "attacked"
  | { readonly stack: ObjectPattern }
  | { readonly attacker: ObjectPattern }
  | { readonly battlefield: ObjectPattern }
  /** Own life is at most so much. */
  | { readonly life: number };

/** Where an order looks. */
export interface Facts {
  readonly view: SeatView;
  readonly situation: Situation;
}

/**
 * What makes the condition hold, a word for each: none if it does not. Words stay the same while the fact does, so that
 * a player is told of it once.
 */
export function keysOf(condition: Condition, { view, situation }: Facts): string[] {
  const seat = view.seat ?? -1;
  if (condition === "attacked")
    return situation.attackers.filter(({ against }) => against === seat).map(({ id }) => `attack ${id}`);
  if (typeof condition === "string") {
    const top = situation.stack.at(-1);
    return top !== undefined && toppedBy(top, seat, [condition]) ? [stackKey(top)] : [];
  }
  if ("stack" in condition)
    return situation.stack
      .filter((one, at) => matchesPattern(condition.stack, view.stack[at]!, seat, one.concerns))
      .map(stackKey);
  if ("attacker" in condition)
    return situation.attackers.length === 0
      ? []
      : view.battlefield
          .filter((one) => isAttacking(view, one.attacking) && matchesPattern(condition.attacker, one, seat))
          .map(({ id }) => `attacker ${id}`);
  if ("battlefield" in condition)
    return view.battlefield
      .filter((one) => matchesPattern(condition.battlefield, one, seat))
      .map(({ id }) => `there ${id}`);
  return (view.players[seat]?.life ?? 0) <= condition.life ? [`life ${condition.life}`] : [];
}

/** Attacks the viewer, or a permanent of theirs. */
const isAttacking = ({ seat, battlefield }: SeatView, attacked: Handle | number | undefined): boolean =>
  attacked !== undefined &&
  (attacked === seat || battlefield.some(({ id, controller }) => id === attacked && controller === seat));

/** Of what a player has heard, what is still so; only that needs to be remembered. */
export function stillSo(acknowledged: readonly string[], { view, situation }: Facts): readonly string[] {
  if (acknowledged.length === 0) return acknowledged;
  const life = view.players[view.seat ?? -1]?.life ?? 0;
  const now = new Set([
    ...situation.stack.flatMap((one) => [stackKey(one), respondedKey(one)]),
    ...situation.attackers.map(({ id }) => `attack ${id}`),
    ...view.battlefield.flatMap(({ id, attacking }) => [
      `there ${id}`,
      ...(attacking === undefined ? [] : [`attacker ${id}`]),
    ]),
  ]);
  const left = acknowledged.filter((key) => now.has(key) || (key.startsWith("life ") && life <= Number(key.slice(5))));
  return left.length === acknowledged.length ? acknowledged : left;
}

/** What an order has responded to, it does not respond to again. */
export const respondedKey = ({ id }: { readonly id: number }): string => `responded ${id}`;
