import type { SavedGame } from "../api.ts";
import type { CardPool } from "../definition.ts";
import { restoredState } from "../state/layout.ts";
import type { GameState } from "../state/state.ts";
import { type Fields, migrate, type Step, versionOf } from "./steps.ts";

/** `GameState` and the inputs of a saved game, from one version to the next. */
export const STATE_STEPS: readonly Step[] = [
  // There are games that are still working, and resolutions that were given up (carryOn.ts).
  { answers: [] },
  // Somebody may have left in the middle of the start, which goes on from there.
  { answers: [] },
  // There are supplementary decks, a planar controller, and variants' options.
  { answers: [] },
  // There are extra turns after a turn that is still to come.
  { answers: [] },
  // There are companions.
  { answers: [] },
  // Players may have added to the seed; games from before go on without.
  { answers: [] },
  // Things may have been done by hand.
  { answers: [] },
  // Players remember whom they attacked in their last turn; of games from before that is not known of that one turn.
  { answers: [] },
  // Effects may wait for a combat phase.
  { answers: [] },
];

/** The data of abilities, wherever they lie: in the cards of a game, and in its state where effects made or gave some. */
export const ABILITY_STEPS: readonly Step[] = [
  // 1 to 2: more than before can be said; what was said stays as it is.
  { answers: [] },
  // 2 to 3: likewise.
  { answers: [] },
  // 3 to 4: likewise.
  { answers: [] },
  // 4 to 5: likewise.
  { answers: [] },
  // 5 to 6: likewise.
  { answers: [] },
  // 6 to 7: likewise, and cards may have names in other languages.
  { answers: [] },
  // 7 to 8: likewise, and there may be manual cards.
  { answers: [] },
  // 8 to 9: likewise.
  { answers: [] },
  // 9 to 10: likewise.
  { answers: [] },
];

export const STATE_VERSION = versionOf(STATE_STEPS);
export const ABILITIES_VERSION = versionOf(ABILITY_STEPS);

/** Something saved by a later build than this. */
export class SavedLater extends Error {}

/** The state of a saved game as this build knows it. Throws `SavedLater`. */
export function stateOf({ schema, abilities = 1, snapshot }: SavedGame): GameState {
  check(schema, STATE_VERSION);
  check(abilities, ABILITIES_VERSION);
  const state = restoredState(snapshot);
  if (schema === STATE_VERSION && abilities === ABILITIES_VERSION) return state;
  const migrated = migrate(ABILITY_STEPS, abilities, migrate(STATE_STEPS, schema, state as unknown as Fields));
  return { ...(migrated as unknown as GameState), schema: STATE_VERSION };
}

/** The cards of a game, whose abilities are of that version, as this build knows them. Throws `SavedLater`. */
export function poolOf(pool: CardPool, abilities: number): CardPool {
  check(abilities, ABILITIES_VERSION);
  return migrate(ABILITY_STEPS, abilities, pool as unknown as Fields) as unknown as CardPool;
}

function check(version: number, known: number): void {
  if (version > known) throw new SavedLater(`of version ${version}, this build knows ${known}`);
}
