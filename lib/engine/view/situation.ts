import type { Game } from "../game.ts";
import { controllerOf } from "../query/characteristics/characteristics.ts";
import { manaAbilitiesOf } from "../query/mana/manaAbility.ts";
import { inTurnOf, turnConcerning } from "../rules/priority/concurrentTurns.ts";
import { hasUsableAbility } from "../rules/priority/legalActions.ts";
import { stillToPass } from "../rules/priority/passing.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../state/ids.ts";
import { exists } from "../state/objects.ts";
import type { OnStack, Situation } from "../views.ts";
import { turnView } from "./view.ts";

/** What everybody can see of where the game is; where several turns are taken, of the one that concerns this player. */
export function situationOf(game: Game, seat: Seat | null = null): Situation {
  const turn = turnConcerning(game, seat);
  // What is looked at only if somebody asks is looked at now: later the state speaks of another turn.
  return turn?.turn === undefined
    ? currentSituation(game)
    : inTurnOf(game, turn, () => ({ ...currentSituation(game) }));
}

function currentSituation(game: Game): Situation {
  const { state } = game;
  const { acted = [] } = state.turn;
  const whose = (entity: Entity): Seat[] =>
    isPlayer(entity) ? [entity] : exists(state, entity) ? [controllerOf(game, entity)] : [];
  const onStack = (id: ObjectId): OnStack => {
    const object = state.objects[id]!;
    const concerns = [...new Set((object.targets ?? []).flat().flatMap(whose))];
    return { id, controller: controllerOf(game, id), concerns, spell: object.kind !== "ability" };
  };
  return {
    turn: turnView(state),
    ...(state.options.teams && { teams: state.options.teams }),
    acted,
    top: state.stack.length === 0 ? undefined : onStack(state.stack.at(-1)!),
    // What follows is hardly ever looked at, and not cheap.
    get stack() {
      return state.stack.map(onStack);
    },
    get attackers() {
      return (state.combat?.attackers ?? []).map(({ id, defendingPlayer }) => ({ id, against: defendingPlayer }));
    },
    get hasMana() {
      return state.players.map((_, seat) => hasUntappedSource(game, seat));
    },
    get hasAbility() {
      return state.players.map((_, seat) => hasUsableAbility(game, seat));
    },
    handCounts: state.players.map((player) => player.hand.length),
    get after() {
      return stillToPass(state).map((seat) => state.players[seat]!.controlledBy ?? seat);
    },
  };
}

export const hasUntappedSource = (game: Game, seat: Seat): boolean =>
  game.state.battlefield.some(
    (id) =>
      game.state.objects[id]!.tapped !== true &&
      controllerOf(game, id) === seat &&
      manaAbilitiesOf(game, id).length > 0,
  );
