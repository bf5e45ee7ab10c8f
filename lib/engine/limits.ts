/**
 * How much one game may have and one request may do. The rules know no such limits; a Lambda does (its time and memory, 400 KB
 * an item). They are counted in events, never in time, so that every replay comes to the same. An event costs 5 to 15
 * microseconds on a 2-core machine (`npm run bench -- tokens`).
 */
export const LIMITS = {
  /**
   * Events in a row in which nobody answers anything; 4 to 6 s. A board of 10,000 creatures a side fights and dies in 130,000.
   * What needs more is refused as a whole (`endless-loop`).
   */
  eventsInARow: 400_000,
  /** Events after which a request passes for nobody any more; what is left is done in further ones. 2 to 3 s. */
  eventsInARequest: 200_000,
  /** So often somebody is passed for in one request: more than enough for 10,000 triggers. */
  passesInARequest: 25_000,
  /** So often it is looked at in one request what somebody has planned or ordered, which may go on without end (729.1b). */
  consideredInARequest: 400,
  /** Permanents and objects on the stack. Tokens and copies beyond are not created, and everybody is told (`tooMany`). */
  objects: 30_000,
  /**
   * 104.4b: resolutions in a row since which nobody did anything but pass and the stack never became lower. What goes on longer
   * repeats without a way to stop, though every time something is more than before.
   */
  mandatoryResolutions: 2_000,
  /** How often what is done one by one is done at most: cards drawn, copies made, mana added, dice rolled. */
  repeats: 20_000,
  /** Counters of one keyword that count: an object has that ability so often. */
  keywordCounters: 100,
} as const;
