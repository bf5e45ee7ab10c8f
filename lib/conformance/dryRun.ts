import type { Answer, Decision } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import { load, save, submitDirectly } from "../engine/index.ts";

/** Whether the rules take this answer; the game is as before. */
export function wouldAccept(game: Game, { decidedBy, slot }: Decision, answer: Answer): boolean {
  const dryRun = load(save(game), game.pool);
  return submitDirectly(dryRun, decidedBy, [{ slot, answer }]).ok;
}
