import type { PermanentView } from "../../engine/views.ts";
import { has, powerOf, toughnessLeft, worth } from "../heuristic/board.ts";

/** How one attacker and what blocks it come out of combat, as far as its looks tell (510). */
export interface Outcome {
  /** What each side loses, in worth (`worth`). */
  readonly attackerLoss: number;
  readonly blockersLoss: number;
  /** The blockers that are killed. */
  readonly killed: readonly PermanentView[];
  /** Damage that reaches what is attacked. */
  readonly through: number;
  /** Life the attacking side gains less what the blocking side does (702.15). */
  readonly gained: number;
}

const strikesOf = (one: PermanentView): number => (has(one, "double strike") ? 2 : 1);
export const strikeOf = (one: PermanentView): number => powerOf(one) * strikesOf(one);
const isQuick = (one: PermanentView): boolean => has(one, "first strike") || has(one, "double strike");

/** How much damage of this one kills the other; more than there is where none does. */
const neededBy = (one: PermanentView, other: PermanentView): number =>
  has(other, "indestructible")
    ? Number.POSITIVE_INFINITY
    : has(one, "deathtouch")
      ? Math.min(1, toughnessLeft(other))
      : toughnessLeft(other);

/** 509.1b as far as it shows: who could block this attacker. */
export function couldBlock(blocker: PermanentView, attacker: PermanentView): boolean {
  if (blocker.tapped || has(attacker, "unblockable")) return false;
  if (has(attacker, "flying") && !has(blocker, "flying") && !has(blocker, "reach")) return false;
  if (has(attacker, "shadow") !== has(blocker, "shadow")) return false;
  if (has(attacker, "horsemanship") && !has(blocker, "horsemanship")) return false;
  if (has(attacker, "skulk") && powerOf(blocker) > powerOf(attacker)) return false;
  return !/can't block\b(?! (?:creatures|alone))/u.test(blocker.text) && !/can't be blocked\./u.test(attacker.text);
}

/** Which of the blockers, those most worth first, the attacker's damage kills (510.1c), and what is left of it. */
function killedBy(attacker: PermanentView, damage: number, blockers: readonly PermanentView[]) {
  let left = damage;
  const dead = [...blockers]
    .sort((a, b) => worth(b) - worth(a))
    .filter((one) => {
      const needed = neededBy(attacker, one);
      if (needed > left) return false;
      left -= needed;
      return true;
    });
  return { dead, left };
}

/** What was found out of fights of one attacker, by its blockers one after the other. */
class Fights {
  readonly #with = new WeakMap<PermanentView, Fights>();
  outcome: Outcome | undefined;

  with(blocker: PermanentView): Fights {
    const before = this.#with.get(blocker);
    if (before !== undefined) return before;
    const fights = new Fights();
    this.#with.set(blocker, fights);
    return fights;
  }
}
const known = new Fights();

/** What comes of an attacker and its blockers; none is an attacker that nobody blocks. The same is asked again and again. */
export function fight(attacker: PermanentView, blockers: readonly PermanentView[]): Outcome {
  let fights = known.with(attacker);
  for (const one of blockers) fights = fights.with(one);
  const { outcome = fought(attacker, blockers) } = fights;
  fights.outcome = outcome;
  return outcome;
}

function fought(attacker: PermanentView, blockers: readonly PermanentView[]): Outcome {
  const power = strikeOf(attacker);
  const linked = has(attacker, "lifelink") ? power : 0;
  if (blockers.length === 0) return { attackerLoss: 0, blockersLoss: 0, killed: [], through: power, gained: linked };
  const early = isQuick(attacker) ? killedBy(attacker, powerOf(attacker), blockers).dead : [];
  const quick = blockers.filter(isQuick);
  const dealt = (by: readonly PermanentView[]): boolean =>
    by.some((one) => powerOf(one) > 0 && neededBy(one, attacker) <= powerOf(one)) ||
    (!has(attacker, "indestructible") && by.reduce((sum, one) => sum + powerOf(one), 0) >= toughnessLeft(attacker));
  // 510.4: who strikes first may be alone in striking.
  const diesFirst = dealt(quick.filter((one) => !early.includes(one) || isQuick(attacker)));
  const strikes = !diesFirst || isQuick(attacker);
  const { dead, left } = strikes ? killedBy(attacker, power, blockers) : { dead: [], left: 0 };
  const alive = blockers.filter((one) => !early.includes(one));
  const attackerDies = diesFirst || dealt(isQuick(attacker) ? [...new Set([...alive, ...quick])] : blockers);
  const gains = blockers.reduce((sum, one) => sum + (has(one, "lifelink") ? powerOf(one) : 0), 0);
  return {
    attackerLoss: attackerDies ? worth(attacker) : 0,
    blockersLoss: dead.reduce((sum, one) => sum + worth(one), 0),
    killed: dead,
    through: has(attacker, "trample") ? Math.max(0, left) : 0,
    gained: linked - gains,
  };
}

/** What so much damage is worth to a player with so much life left: little at first, everything in the end. */
export function damageWorth(damage: number, life: number): number {
  if (damage <= 0) return 0;
  if (damage >= life) return LETHAL;
  return worthOfLife(life) - worthOfLife(life - damage);
}
export const LETHAL = 1_000;

/** A life total in worth: a point is dearer the fewer there are. */
export const worthOfLife = (life: number): number => 9 * Math.log2(1 + Math.max(0, life) / 4);
