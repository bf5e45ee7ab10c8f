/**
 * How much one game may have and one request may do. The rules know no such limits; a Lambda does (its time and memory, 400 KB
 * an item). They are counted in events, never in time, so that every replay comes to the same. An event costs 5 to 15
 * microseconds on a 2-core machine (`npm run bench -- tokens`).
 */
export const LIMITS = {
  /** So often somebody is passed for in one request: more than enough for 10,000 triggers. */
  passesInARequest: 25_000,
  /** So often it is looked at in one request what somebody has planned or ordered, which may go on without end (729.1b). */
  consideredInARequest: 400,
  /** So many objects are looked at in one request for that: a view of all there is costs 3 to 6 microseconds for each. */
  lookedAtInARequest: 100_000,
  /** Permanents and objects on the stack. Tokens and copies beyond are not created, and everybody is told (`tooMany`). */
  objects: 30_000,
  /**
   * 104.4b: resolutions in a row since which nobody did anything but pass and the stack never became lower. What goes on longer
   * repeats without a way to stop, though every time something is more than before.
   */
  mandatoryResolutions: 2_000,
  /** Effects that last, of spells and abilities (611.2). Those beyond do not begin, and everybody is told (`tooManyEffects`). */
  lastingEffects: 2_000,
  /** How often what is done one by one is done at most: cards drawn, copies made, mana added, dice rolled. */
  repeats: 20_000,
  /** Mana in a pool; what is added beyond is not there. */
  mana: 20_000,
  /** Counters of one keyword that count: an object has that ability so often. */
  keywordCounters: 100,
} as const;

/** How far a game goes at once. All are numbers of events, and of instructions that are followed. */
export interface Budget {
  /** After so many without an answer it stops at the next stable point. */
  readonly inAll: number;
  /** So many one procedure may take. */
  readonly aProcedure: number;
  /** So many may come before a question of a procedure: whenever the game is loaded, all of them happen again. */
  readonly beforeAQuestion: number;
  /** What becomes of what is left: somebody goes on with it (`carryOn`); that can't be done; or it is never done. */
  readonly beyond: "pause" | "refuse" | "giveUp";
}

/** In memory, where nobody carries anything on: 2 to 6 s. */
export const IN_MEMORY: Budget = { inAll: 400_000, aProcedure: 400_000, beforeAQuestion: 400_000, beyond: "refuse" };

/** What is only looked ahead at, in a function with a small part of a processor: it ends there. */
export const LOOKED_AHEAD: Budget = { inAll: 30_000, aProcedure: 30_000, beforeAQuestion: 30_000, beyond: "refuse" };

/** What happened before happens again. */
export const WHATEVER_IT_TAKES: Budget = {
  ...{ inAll: Infinity, aProcedure: Infinity, beforeAQuestion: Infinity },
  beyond: "refuse",
};

/** What a hosted game does at once: in a request, and in an invocation of the system's own. */
export interface Budgets {
  readonly request: Budget;
  readonly system: Budget;
}

/**
 * A request takes 1 to 3 s; a board of 10,000 creatures a side fights and dies in 130,000 events. A single procedure of the
 * system's takes 5 to 15 s.
 */
export const BUDGETS: Budgets = {
  request: { inAll: 100_000, aProcedure: 200_000, beforeAQuestion: 200_000, beyond: "pause" },
  system: { inAll: 400_000, aProcedure: 1_000_000, beforeAQuestion: 200_000, beyond: "giveUp" },
};
