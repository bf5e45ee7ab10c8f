import type { Entity } from "../../state/ids.ts";
import type { Division } from "./damageDivision.ts";

/** How far the damage of one creature may reach, and what must be assigned lethal damage for it to reach there. */
export interface Level {
  readonly allowed: readonly Entity[];
  readonly lethal: readonly Entity[];
}

/** One creature's damage that is still to be assigned. */
export interface Part {
  readonly total: number;
  readonly levels: readonly Level[];
  /** 702.2c: any of it is lethal to a creature. */
  readonly deadly: boolean;
  /** No more than this to one of them. */
  readonly cap?: { readonly to: Entity; readonly most: number };
}

/** What the receivers still need to have been assigned lethal damage. */
export interface Needs {
  readonly of: (to: Entity) => number;
  readonly isCreature: (to: Entity) => boolean;
}

/** 510.1c-d, 702.19b-c: from the first receivers to all of them. */
export function levelsOf({ groups, ordered }: Division): readonly Level[] {
  const all = groups.flat();
  const first = ordered ? groups[0]!.length : 0;
  const within = Array.from({ length: first }, (_, i) => ({ allowed: all.slice(0, i + 1), lethal: all.slice(0, i) }));
  let end = 0;
  const beyond = groups.flatMap((group, g) => {
    const lethal = all.slice(0, end);
    end += group.length;
    return g === 0 && ordered ? [] : [{ allowed: all.slice(0, end), lethal }];
  });
  return [...within, ...beyond];
}

/** Combinations after which the search gives up: shared blockers are few. */
const MOST_STEPS = 20_000;

/**
 * 510.1e: whether these can still be assigned so that everything in `owed` is assigned lethal damage, and everything that
 * their own damage must not pass by.
 */
export function isCompletable(parts: readonly Part[], owed: ReadonlySet<Entity>, needs: Needs): boolean {
  if (isMet(owed, needs) && !parts.some(isBound)) return true;
  const search: Search = { parts: connected(parts, owed), needs, steps: 0 };
  return withLevels(search, owed, []);
}

interface Search {
  readonly parts: readonly Part[];
  readonly needs: Needs;
  steps: number;
}

/** It may not simply be assigned to the first. */
const isBound = ({ cap, levels }: Part): boolean => cap !== undefined || (levels[0]?.lethal.length ?? 0) > 0;

const isMet = (owed: ReadonlySet<Entity>, needs: Needs): boolean => [...owed].every((to) => needs.of(to) === 0);

const receivers = ({ levels }: Part): readonly Entity[] => levels.at(-1)?.allowed ?? [];

/** Those that can help, or keep those that help from it; the others assign theirs to the first. */
function connected(parts: readonly Part[], owed: ReadonlySet<Entity>): readonly Part[] {
  const asked = new Set(owed);
  const found = new Set<Part>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    for (const part of parts) {
      if (found.has(part) || !(isBound(part) || receivers(part).some((to) => asked.has(to)))) continue;
      found.add(part);
      for (const to of receivers(part)) asked.add(to);
    }
  }
  return [...found];
}

/** Chooses how far each reaches; first where it helps. */
function withLevels(search: Search, owed: ReadonlySet<Entity>, chosen: readonly Level[]): boolean {
  if (++search.steps > MOST_STEPS) return false;
  const part = search.parts[chosen.length];
  if (part === undefined) return canSupply(search, chosen, owed);
  const helps = ({ allowed }: Level): boolean => allowed.some((to) => owed.has(to) && search.needs.of(to) > 0);
  const levels = part.levels.toSorted((a, b) => Number(helps(b)) - Number(helps(a)));
  return levels.some((level) => withLevels(search, new Set([...owed, ...level.lethal]), [...chosen, level]));
}

/** Whether damage that reaches so far is enough for all that is owed. */
function canSupply({ parts, needs }: Search, chosen: readonly Level[], owed: ReadonlySet<Entity>): boolean {
  for (const [i, { cap, total }] of parts.entries())
    if (cap !== undefined && cap.most < total && chosen[i]!.allowed.every((to) => to === cap.to)) return false;
  const left = parts.map(({ total }) => total);
  const wanted = [...owed].map((to) => ({ to, amount: needs.of(to) })).filter(({ amount }) => amount > 0);
  const cover = (at: number, rest: readonly Wanted[]): boolean => {
    const one = wanted[at];
    if (one === undefined) return new Supply(parts, chosen, left).covers(rest);
    for (const [i, part] of parts.entries()) {
      if (!part.deadly || !needs.isCreature(one.to) || left[i]! === 0) continue;
      if (!chosen[i]!.allowed.includes(one.to) || (part.cap?.to === one.to && part.cap.most === 0)) continue;
      left[i]!--;
      if (cover(at + 1, rest)) return true;
      left[i]!++;
    }
    return cover(at + 1, [...rest, one]);
  };
  return cover(0, []);
}

interface Wanted {
  readonly to: Entity;
  readonly amount: number;
}

/** Who gives how much to whom, changed where another can give instead. */
class Supply {
  readonly #parts: readonly Part[];
  readonly #chosen: readonly Level[];
  readonly #left: number[];
  readonly #given = new Map<Entity, number[]>();

  constructor(parts: readonly Part[], chosen: readonly Level[], left: readonly number[]) {
    this.#parts = parts;
    this.#chosen = chosen;
    this.#left = [...left];
  }

  covers(wanted: readonly Wanted[]): boolean {
    return wanted.every(({ to, amount }) => {
      for (let left = amount; left > 0; ) {
        const got = this.#give(to, left, new Set());
        if (got === 0) return false;
        left -= got;
      }
      return true;
    });
  }

  /** As much of this as one part can give; 0 if none can. */
  #give(to: Entity, wanted: number, tried: Set<Entity>): number {
    tried.add(to);
    const given = this.#given.get(to) ?? this.#parts.map(() => 0);
    this.#given.set(to, given);
    for (const [i, { cap }] of this.#parts.entries()) {
      if (!this.#chosen[i]!.allowed.includes(to)) continue;
      const most = cap?.to === to ? Math.min(wanted, cap.most - given[i]!) : wanted;
      if (most <= 0) continue;
      let got = Math.min(most, this.#left[i]!);
      if (got > 0) this.#left[i]! -= got;
      else got = this.#instead(i, to, most, tried);
      if (got === 0) continue;
      given[i]! += got;
      return got;
    }
    return 0;
  }

  /** Frees damage of this part, if what had it can have it from another. */
  #instead(i: number, to: Entity, wanted: number, tried: Set<Entity>): number {
    for (const [other, given] of this.#given) {
      const most = Math.min(wanted, given[i]!);
      if (other === to || tried.has(other) || most === 0) continue;
      given[i]! -= most;
      const got = this.#give(other, most, tried);
      given[i]! += most - got;
      if (got > 0) return got;
    }
    return 0;
  }
}
