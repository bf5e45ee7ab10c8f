import type { Condition } from "./conditions.ts";
import type { EventPattern } from "./events.ts";
import type { Players } from "./references.ts";

/** How long a continuous effect lasts (611.2a). */
export type Duration =
  | "endOfTurn"
  | "forever"
  | "yourNextTurn"
  | "endOfYourNextTurn"
  /** Until the combat phase of your next turn ends, or the last one of it. */
  | "endOfCombatOnYourNextTurn"
  /** Until the beginning of your next such step, which may be this turn's. */
  | "yourNextUpkeep"
  | "yourNextEndStep"
  | "endOfCombat"
  | "thisStep"
  /** Until a player planeswalks (901.11). */
  | "planeswalk"
  /** "for as long as": while self is on the battlefield; while you control self; while self stays tapped; any condition. */
  | { readonly while: Condition }
  /** Until such a thing happens. */
  | { readonly until: EventPattern }
  /** Only in the next turn of that player, and no longer: "during that player's next turn". Of rules alone. */
  | { readonly nextTurnOf: Players }
  /** Only in the next combat phase of that player, and no longer. */
  | { readonly nextCombatOf: Players };
