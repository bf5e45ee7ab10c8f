import type { ObjectId } from "../../state/ids.ts";

/**
 * What 508.1c-d and 509.1b-c say of a whole declaration, in the same words for both: it must not disobey a restriction,
 * and must obey as many requirements as could be obeyed without disobeying one. `P` is what one creature is declared
 * with: an attack or a block.
 */
export interface Requirement<P> {
  /** The creature it says attacks or blocks; absent for "must be blocked". */
  readonly about?: ObjectId;
  /** One of these in the declaration obeys it. */
  readonly obeyedBy: (pair: P) => boolean;
  /** Why a declaration that disobeys it is refused. */
  readonly message: string;
}

export interface Restriction<P> {
  readonly isBroken: (pairs: readonly P[]) => boolean;
  /** Declaring more creatures can't mend it ("no more than two creatures can attack"). */
  readonly final: boolean;
  readonly message: string;
}

export interface Declaring<P> {
  readonly requirements: readonly Requirement<P>[];
  readonly restrictions: readonly Restriction<P>[];
  /** For each creature the sets of pairs it may be declared with besides none; nobody has to pay a cost for these. */
  readonly choices: readonly (readonly (readonly P[])[])[];
  /** Whose pair it is, where every requirement is about one creature, and its own pairs alone obey it. */
  readonly of?: (pair: P) => ObjectId;
}

/** How many requirements these obey. */
export function obeyed<P>({ requirements, of }: Declaring<P>, pairs: readonly P[]): number {
  if (of === undefined) return requirements.filter(({ obeyedBy }) => pairs.some(obeyedBy)).length;
  const own = new Map<ObjectId | undefined, P[]>();
  for (const pair of pairs) {
    const same = own.get(of(pair));
    if (same === undefined) own.set(of(pair), [pair]);
    else same.push(pair);
  }
  return requirements.filter(({ about, obeyedBy }) => own.get(about)?.some(obeyedBy)).length;
}

/** The first restriction these disobey. */
export const brokenBy = <P>({ restrictions }: Declaring<P>, pairs: readonly P[]): Restriction<P> | undefined =>
  restrictions.find(({ isBroken }) => isBroken(pairs));

/** Looking at more than this many partial declarations would take too long; far more than any real board needs. */
const MOST_LOOKED_AT = 20_000;

/**
 * A declaration that obeys the most requirements without disobeying a restriction, with no creature in it that does
 * not help. Creatures are declared one after another, those choices first that obey something new; a branch is left
 * as soon as it can't become better than the best.
 */
export function mostObedient<P>(declaring: Declaring<P>): readonly P[] {
  const { requirements, restrictions, choices, of } = declaring;
  if (requirements.length === 0) return [];
  if (of !== undefined && restrictions.length === 0) return eachByItself(requirements, choices, of);
  const final = restrictions.filter((restriction) => restriction.final);
  const obeyedIn = new Map<P, ReadonlySet<number>>();
  for (const pair of choices.flat(2))
    obeyedIn.set(pair, new Set(requirements.flatMap(({ obeyedBy }, i) => (obeyedBy(pair) ? [i] : []))));
  const with_ = (has: ReadonlySet<number>, pairs: readonly P[]): ReadonlySet<number> =>
    pairs.length === 0 ? has : new Set([...has, ...pairs.flatMap((pair) => [...obeyedIn.get(pair)!])]);
  /** What the creatures from this one on could obey between them. */
  const reach: ReadonlySet<number>[] = [new Set<number>()];
  for (const sets of choices.toReversed()) reach.unshift(with_(reach[0]!, sets.flat()));
  const { size: ceiling } = reach[0]!;

  let best: readonly P[] = [];
  let most = 0;
  let looked = 0;
  const declare = (at: number, pairs: readonly P[], has: ReadonlySet<number>): void => {
    if (most === ceiling || ++looked > MOST_LOOKED_AT) return;
    if (at === choices.length) {
      if (has.size > most && brokenBy(declaring, pairs) === undefined) {
        best = pairs;
        most = has.size;
      }
      return;
    }
    if (new Set([...has, ...reach[at]!]).size <= most) return;
    const options = [[], ...choices[at]!].map((set) => ({ set, has: with_(has, set) }));
    options.sort((a, b) => b.has.size - a.has.size || a.set.length - b.set.length);
    for (const option of options) {
      const more = option.set.length === 0 ? pairs : [...pairs, ...option.set];
      if (option.set.length > 0 && final.some(({ isBroken }) => isBroken(more))) continue;
      declare(at + 1, more, option.has);
    }
  };
  declare(0, [], new Set());
  return best;
}

/** Where nothing is said of several together each creature does what obeys most of what is said of it. */
function eachByItself<P>(
  requirements: readonly Requirement<P>[],
  choices: readonly (readonly (readonly P[])[])[],
  of: (pair: P) => ObjectId,
): readonly P[] {
  const about = new Map<ObjectId | undefined, Requirement<P>[]>();
  for (const requirement of requirements) {
    const same = about.get(requirement.about);
    if (same === undefined) about.set(requirement.about, [requirement]);
    else same.push(requirement);
  }
  return choices.flatMap((sets) => {
    let best: readonly P[] = [];
    let most = 0;
    for (const set of sets) {
      const own = set.length === 0 ? [] : (about.get(of(set[0]!)) ?? []);
      const met = own.filter(({ obeyedBy }) => set.some(obeyedBy)).length;
      if (met <= most) continue;
      best = set;
      most = met;
    }
    return best;
  });
}
