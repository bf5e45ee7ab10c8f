import { NotAsked } from "../running/run.ts";

/**
 * Whether what the seat answered so far can be answered in another world, as `replay` does: where it chose among what was hidden,
 * other cards may be there, or the world has ended before.
 */
export function comesTo(replay: () => void): boolean {
  try {
    replay();
    return true;
  } catch (error) {
    if (error instanceof NotAsked) return false;
    throw error;
  }
}
