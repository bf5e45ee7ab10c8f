import type { Share } from "../decisions.ts";
import type { Game, Procedure } from "../game.ts";
import { choose, Illegal } from "../procedure.ts";
import { countersOf } from "../query/amounts.ts";
import { hasKeyword, hasType } from "../query/characteristics.ts";
import { lethalTo } from "../rules/lethality.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../state/ids.ts";
import type { Division } from "./damageDivision.ts";

interface Assigned {
  readonly source: ObjectId;
  readonly to: Entity;
  readonly amount: number;
}

/**
 * 510.1e: one player's whole assignment, which is checked in the light of all of it. What is not the player's to choose is
 * assigned first, so that every choice can count on it; a choice may also count on a later one of that player's, which
 * then owes it.
 */
export function* assignDamage(game: Game, divisions: readonly Division[]): Procedure<readonly Assigned[]> {
  const assigned: Assigned[] = [];
  const open: Division[] = [];
  for (const division of divisions) {
    const only = division.groups.length === 1 && division.groups[0]!.length === 1 ? division.groups[0]![0] : undefined;
    if (only === undefined) open.push(division);
    else assigned.push({ source: division.source, to: only, amount: division.total });
  }
  const owed = new Map<Entity, Seat>();
  for (const [at, division] of open.entries()) {
    const receivers = division.groups.flat();
    const later = open.slice(at + 1).filter(({ player }) => player === division.player);
    const amounts = yield* divide(game, division, { assigned, later, owed });
    assigned.push(...receivers.map((to, i) => ({ source: division.source, to, amount: amounts[i]! })));
    const last = amounts.findLastIndex((amount) => amount > 0);
    for (const to of receivers.slice(0, last)) if (lethalLeft(game, to, assigned) > 0) owed.set(to, division.player);
  }
  return assigned.filter(({ amount }) => amount > 0);
}

interface Sofar {
  readonly assigned: readonly Assigned[];
  /** The same player's divisions that are still to come. */
  readonly later: readonly Division[];
  /** Who must still be assigned lethal damage, because a division counted on it, and whose that was. */
  readonly owed: ReadonlyMap<Entity, Seat>;
}

function* divide(game: Game, division: Division, sofar: Sofar): Procedure<readonly number[]> {
  const { source, player, total, groups } = division;
  const receivers = groups.flat();
  const lethal = receivers.map((to) =>
    lethalFrom(game, source, lethalLeft(game, to, sofar.assigned), isCreature(game, to)),
  );
  const needed = receivers.map((to) => stillNeeded(game, to, source, sofar));
  const first = firstOf(division);
  const due = first !== undefined && sofar.owed.get(first) === player ? needed[0]! : 0;
  const reaches = thresholds(division, needed);
  // Nothing is open where the damage does not reach beyond the first.
  if (reaches.every((reach, i) => i === 0 || total <= reach)) return receivers.map((_, i) => (i === 0 ? total : 0));
  const among = receivers.map(
    (to, i): Share => ({
      to,
      min: i === 0 ? due : 0,
      max: Math.max(0, total - (i === 0 ? 0 : Math.max(due, reaches[i]!))),
      ...(!isPlayer(to) && { lethal: lethal[i]! }),
    }),
  );
  const { amounts } = yield* choose<"divide">(game, { ask: "divide", player, about: "damage", total, among, source });
  check(division, amounts, needed);
  return amounts;
}

/** The one receiver that a division can assign anything to. */
const firstOf = ({ groups, ordered }: Division): Entity | undefined =>
  ordered || groups[0]!.length === 1 ? groups[0]![0] : undefined;

/** How much of the lethal damage a source must assign itself, the rest being within reach of later divisions. */
function stillNeeded(game: Game, to: Entity, source: ObjectId, { assigned, later }: Sofar): number {
  const left = lethalLeft(game, to, assigned);
  const coming = later.filter((division) => firstOf(division) === to);
  const dies = isCreature(game, to);
  if (dies && coming.some((division) => hasKeyword(game, division.source, "deathtouch"))) return 0;
  const within = coming.reduce((sum, { total }) => sum + total, 0);
  return lethalFrom(game, source, Math.max(0, left - within), dies);
}

/** For each receiver the lethal damage that those before it must be assigned first. */
function thresholds({ groups, ordered }: Division, lethal: readonly number[]): readonly number[] {
  const sum = (upTo: number): number => lethal.slice(0, upTo).reduce((a, b) => a + b, 0);
  let start = 0;
  return groups.flatMap((group, g) => {
    const first = start;
    start += group.length;
    return group.map((_, i) => sum(g === 0 && ordered ? i : first));
  });
}

function check({ groups, ordered }: Division, amounts: readonly number[], lethal: readonly number[]): void {
  const isShort = (i: number): boolean => amounts[i]! < lethal[i]!;
  let start = 0;
  for (const [g, group] of groups.entries()) {
    for (let i = start; i < start + group.length; i++) {
      if (amounts[i] === 0) continue;
      if (amounts.slice(0, start).some((_, earlier) => isShort(earlier)))
        throw new Illegal(
          "illegal-damage",
          "Every blocker must be assigned lethal damage before the rest tramples over.",
          "702.19b",
        );
      if (g === 0 && ordered && amounts.slice(0, i).some((_, earlier) => isShort(earlier)))
        throw new Illegal(
          "illegal-damage",
          "Each creature must be assigned lethal damage before the next in order.",
          "510.1c",
        );
    }
    start += group.length;
  }
}

/** 510.1c-d, 702.19b-c: lethal damage, counting what is marked already and what was assigned so far. */
function lethalLeft(game: Game, to: Entity, assigned: readonly Assigned[]): number {
  if (isPlayer(to)) return 0;
  const others = assigned.filter((one) => one.to === to && one.amount > 0);
  const already = others.reduce((sum, { amount }) => sum + amount, 0);
  if (!hasType(game, to, "creature"))
    return Math.max(0, countersOf(game, to, hasType(game, to, "battle") ? "defense" : "loyalty") - already);
  // 702.2c: any damage from a source with deathtouch is lethal.
  if (others.some((one) => hasKeyword(game, one.source, "deathtouch"))) return 0;
  const { damage = 0 } = game.state.objects[to]!;
  return Math.max(0, lethalTo(game, to) - damage - already);
}

/** 702.2c. */
const lethalFrom = (game: Game, source: ObjectId, left: number, toCreature: boolean): number =>
  toCreature && hasKeyword(game, source, "deathtouch") ? Math.min(left, 1) : left;

const isCreature = (game: Game, to: Entity): boolean => !isPlayer(to) && hasType(game, to, "creature");
