import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics.ts";

/** What the permanents that are phased in have, all taken together: most letters of 704.5 are about what is not there. */
export interface Present {
  /** Bits of card types and of supertypes. */
  readonly types: number;
  readonly supertypes: number;
  readonly isAttached: boolean;
  readonly hasCounters: boolean;
}

export function presentIn(game: Game): Present {
  const { battlefield, objects } = game.state;
  let [types, supertypes, isAttached, hasCounters] = [0, 0, false, false];
  for (const id of battlefield) {
    const { phasedOut, attachedTo, counters } = objects[id]!;
    if (phasedOut !== undefined) continue;
    const now = characteristicsOf(game, id);
    types |= now.types;
    supertypes |= now.supertypes;
    isAttached ||= attachedTo !== undefined;
    hasCounters ||= counters !== undefined;
  }
  return { types, supertypes, isAttached, hasCounters };
}
