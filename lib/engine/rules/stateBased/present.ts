import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { TYPE_BIT } from "../../state/bits.ts";

/** What the permanents that are phased in have, all taken together: most letters of 704.5 are about what is not there. */
export interface Present {
  /** Bits of card types and of supertypes. */
  readonly types: number;
  readonly supertypes: number;
  readonly isAttached: boolean;
  readonly hasCounters: boolean;
  readonly isDamaged: boolean;
  /** The least toughness of any creature. */
  readonly toughness: number;
}

/** To look at so many permanents takes about as long as an event (limits.ts). */
const PERMANENTS_AN_EVENT = 256;

export function presentIn(game: Game): Present {
  const { battlefield, objects } = game.state;
  game.execution.effort += battlefield.length / PERMANENTS_AN_EVENT;
  let [types, supertypes, toughness] = [0, 0, Number.POSITIVE_INFINITY];
  let [isAttached, hasCounters, isDamaged] = [false, false, false];
  for (const id of battlefield) {
    const { phasedOut, attachedTo, counters, damage } = objects[id]!;
    if (phasedOut !== undefined) continue;
    const now = characteristicsOf(game, id);
    types |= now.types;
    supertypes |= now.supertypes;
    if ((now.types & TYPE_BIT.creature) !== 0) toughness = Math.min(toughness, now.toughness ?? 0);
    isDamaged ||= damage !== undefined;
    isAttached ||= attachedTo !== undefined;
    hasCounters ||= counters !== undefined;
  }
  return { types, supertypes, isAttached, hasCounters, isDamaged, toughness };
}
