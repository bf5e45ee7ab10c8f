import type { Share } from "../decisions.ts";
import type { Game, Procedure } from "../game.ts";
import { choose, Illegal } from "../procedure.ts";
import { countersOf } from "../query/amounts.ts";
import { hasKeyword, hasType } from "../query/characteristics.ts";
import { lethalTo } from "../rules/lethality.ts";
import { type Entity, isPlayer, type ObjectId } from "../state/ids.ts";
import type { Division } from "./damageDivision.ts";

interface Assigned {
  readonly source: ObjectId;
  readonly to: Entity;
  readonly amount: number;
}

/**
 * 510.1e: one player's whole assignment, which is checked in the light of all of it: whatever is not the player's to
 * choose is assigned first, so that every choice can count on it.
 */
export function* assignDamage(game: Game, divisions: readonly Division[]): Procedure<readonly Assigned[]> {
  const assigned: Assigned[] = [];
  const open: Division[] = [];
  for (const division of divisions) {
    const only = division.groups.length === 1 && division.groups[0]!.length === 1 ? division.groups[0]![0] : undefined;
    if (only === undefined) open.push(division);
    else assigned.push({ source: division.source, to: only, amount: division.total });
  }
  for (const division of open) {
    const receivers = division.groups.flat();
    const amounts = yield* divide(game, division, assigned);
    assigned.push(...receivers.map((to, i) => ({ source: division.source, to, amount: amounts[i]! })));
  }
  return assigned.filter(({ amount }) => amount > 0);
}

function* divide(game: Game, division: Division, assigned: readonly Assigned[]): Procedure<readonly number[]> {
  const { source, player, total, groups } = division;
  const receivers = groups.flat();
  const lethal = receivers.map((to) => lethalFor(game, to, source, assigned));
  const reaches = thresholds(division, lethal);
  // Nothing is open where the damage does not reach beyond the first.
  if (reaches.every((needed, i) => i === 0 || total <= needed)) return receivers.map((_, i) => (i === 0 ? total : 0));
  const among = receivers.map(
    (to, i): Share => ({
      to,
      min: 0,
      max: Math.max(0, total - reaches[i]!),
      ...(!isPlayer(to) && { lethal: lethal[i]! }),
    }),
  );
  const { amounts } = yield* choose<"divide">(game, { ask: "divide", player, about: "damage", total, among, source });
  check(division, amounts, lethal);
  return amounts;
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

/** 510.1c-d, 702.19b-c, 702.2c: lethal damage, counting what is marked already and what others are assigning now. */
function lethalFor(game: Game, to: Entity, source: ObjectId, assigned: readonly Assigned[]): number {
  if (isPlayer(to)) return 0;
  const others = assigned.filter((one) => one.to === to && one.amount > 0);
  const already = others.reduce((sum, { amount }) => sum + amount, 0);
  if (!hasType(game, to, "creature"))
    return Math.max(0, countersOf(game, to, hasType(game, to, "battle") ? "defense" : "loyalty") - already);
  const { damage = 0 } = game.state.objects[to]!;
  const left = Math.max(0, lethalTo(game, to) - damage - already);
  // 702.2c: any damage from a source with deathtouch is lethal.
  if (others.some((one) => hasKeyword(game, one.source, "deathtouch"))) return 0;
  return hasKeyword(game, source, "deathtouch") ? Math.min(left, 1) : left;
}
