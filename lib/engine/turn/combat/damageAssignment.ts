import type { Share } from "../../decisions.ts";
import { inOrder } from "../../division.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal } from "../../procedure.ts";
import { hasKeyword, hasType } from "../../query/characteristics/characteristics.ts";
import { countersOf } from "../../query/characteristics/stats.ts";
import { lethalTo } from "../../rules/damage/lethality.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { turnTeamOf } from "../../state/teams.ts";
import { isCompletable, levelsOf, type Needs, type Part } from "./completableDamage.ts";
import type { Division } from "./damageDivision.ts";

interface Assigned {
  readonly source: ObjectId;
  readonly to: Entity;
  readonly amount: number;
}

/**
 * 510.1e: one player's whole assignment, which is checked in the light of all of it. What is not the player's to choose is
 * assigned first, so that every choice can count on it; a choice may also count on later ones of that player's, which
 * then owe it.
 */
export function* assignDamage(game: Game, divisions: readonly Division[]): Procedure<readonly Assigned[]> {
  const assigned: Assigned[] = [];
  const open: Division[] = [];
  for (const division of divisions) {
    const only = division.groups.length === 1 && division.groups[0]!.length === 1 ? division.groups[0]![0] : undefined;
    if (only === undefined) open.push(division);
    else assigned.push({ source: division.source, to: only, amount: division.total });
  }
  const owed = new Map<Seat, ReadonlySet<Entity>>();
  for (const [at, division] of open.entries()) {
    const { source } = division;
    const [player] = turnTeamOf(game.state, division.player) as [Seat];
    const later = open.slice(at + 1).filter((one) => turnTeamOf(game.state, one.player)[0] === player);
    const own = owed.get(player) ?? new Set<Entity>();
    const amounts = yield* divide(game, division, { assigned, later, owed: own });
    assigned.push(...division.groups.flat().map((to, i) => ({ source, to, amount: amounts[i]! })));
    owed.set(player, new Set([...own, ...passedBy(division, amounts)]));
  }
  return assigned.filter(({ amount }) => amount > 0);
}

interface Sofar {
  readonly assigned: readonly Assigned[];
  /** The same player's divisions that are still to come. */
  readonly later: readonly Division[];
  /** Who must be assigned lethal damage in the end, because a division of that player's reaches beyond them. */
  readonly owed: ReadonlySet<Entity>;
}

function* divide(game: Game, division: Division, sofar: Sofar): Procedure<readonly number[]> {
  const { source, player, total, groups } = division;
  const receivers = groups.flat();
  const needs = needsOf(game, sofar.assigned);
  const counts = isAlone(division, sofar, needs) ? boundsAlone : boundsTogether;
  const lethal = receivers.map((to) => lethalFrom(game, source, needs.of(to), needs.isCreature(to)));
  const bounds = counts(game, division, sofar, lethal);
  // Nothing is open where the damage does not reach beyond the first.
  if (bounds.every(({ max }, i) => i === 0 || max === 0)) return receivers.map((_, i) => (i === 0 ? total : 0));
  const shares = (to: readonly number[]): readonly Share[] =>
    receivers.map((one, i) => ({ to: one, ...bounds[i]!, ...(!isPlayer(one) && { lethal: to[i]! }) }));
  const question = { ask: "divide", player, about: "damage", total, source } as const;
  const usual = isLegal(game, division, inOrder({ ...question, among: shares(lethal) }), sofar);
  const among = shares(usual ? lethal : someLegal(game, division, sofar));
  const { amounts } = yield* choose<"divide">(game, { ...question, among });
  if (!isLegal(game, division, amounts, sofar)) refuse(division, amounts);
  return amounts;
}

const needsOf = (game: Game, assigned: readonly Assigned[]): Needs => ({
  of: (to) => lethalLeft(game, to, assigned),
  isCreature: (to) => isCreature(game, to),
});

/** Nothing that is still to be assigned, and nothing that was, has to do with this division. */
const isAlone = ({ groups }: Division, { later, owed }: Sofar, needs: Needs): boolean => {
  const receivers = new Set(groups.flat());
  return (
    [...owed].every((to) => needs.of(to) === 0) &&
    !later.some((other) => other.groups.flat().some((to) => receivers.has(to)))
  );
};

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** Each may have what is left once those before it have been assigned lethal damage. */
function boundsAlone(
  _: Game,
  { total, groups, ordered }: Division,
  __: Sofar,
  lethal: readonly number[],
): readonly Bounds[] {
  let sum = 0;
  const sums = [0, ...lethal.map((n) => (sum += n))];
  let start = 0;
  return groups.flatMap((group, g) => {
    const first = start;
    start += group.length;
    return group.map((_, i) => ({ min: 0, max: Math.max(0, total - sums[g === 0 && ordered ? i : first]!) }));
  });
}

/** The least and the most with which everything can still be completed. */
function boundsTogether(game: Game, division: Division, { assigned, later, owed }: Sofar): readonly Bounds[] {
  const { source, total } = division;
  const part = partOf(game, division);
  const others = later.map((one) => partOf(game, one));
  const needs = needsOf(game, assigned);
  return division.groups.flat().map((to) => {
    const min = leastThat(total, (most) => isCompletable([{ ...part, cap: { to, most } }, ...others], owed, needs));
    const levels = part.levels.filter(({ allowed }) => allowed.includes(to));
    const spared = leastThat(total, (less) => {
      const amount = total - less;
      if (amount === 0) return true;
      const after = needsOf(game, [...assigned, { source, to, amount }]);
      return isCompletable([{ ...part, total: less, levels }, ...others], owed, after);
    });
    return { min, max: Math.max(min, total - spared) };
  });
}

/** The least number up to `most` that will do, where every greater one does too. */
function leastThat(most: number, does: (n: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (does(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

const partOf = (game: Game, division: Division): Part => ({
  total: division.total,
  levels: levelsOf(division),
  deadly: hasKeyword(game, division.source, "deathtouch"),
});

/** What damage that reaches as far as this passes by. */
function passedBy(division: Division, amounts: readonly number[]): readonly Entity[] {
  const damaged = division.groups.flat().filter((_, i) => amounts[i]! > 0);
  return levelsOf(division).find(({ allowed }) => damaged.every((to) => allowed.includes(to)))!.lethal;
}

/** 510.1e: with all that is assigned already and can still be. */
function isLegal(
  game: Game,
  division: Division,
  amounts: readonly number[],
  { assigned, later, owed }: Sofar,
): boolean {
  const { source } = division;
  const own = division.groups.flat().map((to, i) => ({ source, to, amount: amounts[i]! }));
  const passed = new Set([...owed, ...passedBy(division, amounts)]);
  const others = later.map((one) => partOf(game, one));
  return isCompletable(others, passed, needsOf(game, [...assigned, ...own]));
}

/** A division that is legal: one after another as little as possible. */
function someLegal(game: Game, division: Division, { assigned, later, owed }: Sofar): readonly number[] {
  const { source } = division;
  const others = later.map((one) => partOf(game, one));
  const own: Assigned[] = [];
  let { total, levels, deadly } = partOf(game, division);
  for (const to of division.groups.flat()) {
    const part = { total, levels, deadly };
    const needs = needsOf(game, [...assigned, ...own]);
    const amount = leastThat(total, (most) => isCompletable([{ ...part, cap: { to, most } }, ...others], owed, needs));
    own.push({ source, to, amount });
    total -= amount;
    levels = levels
      .filter(({ allowed }) => amount === 0 || allowed.includes(to))
      .map((level) => ({ ...level, allowed: level.allowed.filter((one) => one !== to) }));
  }
  return own.map(({ amount }) => amount);
}

function refuse(division: Division, amounts: readonly number[]): never {
  const beyond = amounts.findLastIndex((amount) => amount > 0) >= division.groups[0]!.length;
  throw beyond
    ? new Illegal(
        "illegal-damage",
        "Every blocker must be assigned lethal damage before the rest tramples over.",
        "702.19b",
      )
    : new Illegal(
        "illegal-damage",
        "Each creature must be assigned lethal damage before the next in order.",
        division.ordered ? "510.1c" : "510.1e",
      );
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
