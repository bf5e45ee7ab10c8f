import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import { proposeAll } from "../rules/events/propose.ts";
import { isActive } from "../state/teams.ts";

/** 505.4-5, 714.3c: at the beginning of the precombat main phase each Saga of the active player gets a lore counter. */
export function* precombatMain(game: Game): Procedure {
  const sagas = game.state.battlefield.filter((id) => {
    const now = characteristicsOf(game, id);
    return (
      isActive(game.state, now.controller) &&
      now.subtypes.includes("Saga") &&
      game.state.objects[id]!.phasedOut === undefined
    );
  });
  yield* proposeAll(
    game,
    sagas.map((on): GameEvent => ({ e: "counters", on, kind: "lore", count: 1, why: "turn" })),
  );
}
