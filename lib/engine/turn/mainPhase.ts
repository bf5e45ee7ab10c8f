import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { supplementaryDeck } from "../query/players/supplementary.ts";
import { attractionsOf, rollToVisit } from "../rules/cardTypes/attractions.ts";
import { propose, proposeAll } from "../rules/events/propose.ts";
import { activePlayers, isActive } from "../state/teams.ts";

/** 703.4e-g: schemes, Sagas, Attractions, in this order. */
export function* precombatMain(game: Game): Procedure {
  for (const player of activePlayers(game.state))
    if (supplementaryDeck(game, player, "scheme").length > 0) yield* propose(game, { e: "setInMotion", player });
  yield* sagas(game);
  for (const player of activePlayers(game.state))
    if (attractionsOf(game, player).length > 0) yield* rollToVisit(game, player);
}

/** 505.4-5, 714.3b: at the beginning of the precombat main phase each Saga of the active player gets a lore counter. */
function* sagas(game: Game): Procedure {
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
