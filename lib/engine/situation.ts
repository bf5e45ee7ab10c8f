import type { Game } from "./game.ts";
import { controllerOf } from "./query/characteristics.ts";
import { manaAbilitiesOf } from "./query/manaAbility.ts";
import { hasUsableAbility } from "./rules/priority/legalActions.ts";
import { type Entity, isPlayer, type Seat } from "./state/ids.ts";
import { exists } from "./state/objects.ts";
import type { Situation } from "./views.ts";

/** What everybody can see of where the game is. */
export function situationOf(game: Game): Situation {
  const { state } = game;
  const { number, active, phase, step, acted = [] } = state.turn;
  const whose = (entity: Entity): Seat[] =>
    isPlayer(entity) ? [entity] : exists(state, entity) ? [controllerOf(game, entity)] : [];
  return {
    turn: { number, active, phase, step },
    acted,
    stack: state.stack.map((id) => {
      const object = state.objects[id]!;
      const concerns = [...new Set((object.targets ?? []).flat().flatMap(whose))];
      return { id, controller: object.controller, concerns, spell: object.kind !== "ability" };
    }),
    attackers: (state.combat?.attackers ?? []).map(({ id, defendingPlayer }) => ({ id, against: defendingPlayer })),
    hasMana: state.players.map((_, seat) =>
      state.battlefield.some(
        (id) =>
          state.objects[id]!.tapped !== true && controllerOf(game, id) === seat && manaAbilitiesOf(game, id).length > 0,
      ),
    ),
    // Hardly ever looked at, and not cheap.
    get hasAbility() {
      return state.players.map((_, seat) => hasUsableAbility(game, seat));
    },
    handCounts: state.players.map((player) => player.hand.length),
  };
}
