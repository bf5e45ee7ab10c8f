import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { chooseTogether, resumable } from "../../procedure.ts";
import { shuffled } from "../../rules/applying/shuffle.ts";
import { startingPlanes } from "../../rules/cardTypes/planes.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import { chooseCompanions } from "../../rules/priority/companions.ts";
import { nameAgendas } from "../../rules/priority/hiddenAgendas.ts";
import type { Seat } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { MOST } from "../../state/numbers.ts";
import { apnap } from "../../state/objects.ts";
import { mixedEntropy } from "../../state/rng.ts";
import type { Stage } from "../../state/stage.ts";
import { handOutMarkers } from "../turnMarkers.ts";
import { drawHands } from "./additionalHands.ts";
import { beforeOpeningHand } from "./conspiracies.ts";
import { mulligans } from "./mulligans.ts";
import { openingHands } from "./openingHands.ts";
import { startingPlayer, superseded } from "./startingPlayer.ts";

/** 103: starting the game. */
export function* startGame(game: Game): Procedure<Stage> {
  yield* gatherEntropy(game);
  yield* startGameWith(game, startingPlayer(game));
  return { at: "beginTurn" };
}

/** Before anything is left to chance, and none knowing the others': what players add to the seed (state/rng.ts). */
function* gatherEntropy(game: Game): Procedure {
  const { options } = game.state;
  if (options.entropy === undefined || options.entropy.length === 0) return;
  const asking = options.entropy.map((player) => ({
    ...{ ask: "number" as const, player, about: "entropy" as const },
    ...{ min: 0, max: MOST },
  }));
  const answers = yield* chooseTogether<"number">(game, asking);
  const given = options.entropy.map((seat, at) => ({ seat, number: answers[at]!.number }));
  set(game.journal, game.state, "entropy", mixedEntropy(given));
}

/** 103.1-6, 724.1a: all of it, with this player as the starting player where no conspiracy says otherwise. */
export function* startGameWith(game: Game, first: Seat): Procedure {
  const { state } = game;
  const seats = state.players.map((_, seat) => seat);
  // 103.1-3: who plays first, which companions are revealed, what conspiracies are about, then everybody shuffles.
  set(game.journal, state.turn, "active", superseded(game, first));
  yield* chooseCompanions(game, apnap(state));
  yield* nameAgendas(game);
  yield* proposeAll(
    game,
    seats.map((player): GameEvent => ({ e: "shuffle", player })),
  );
  // 103.3a
  for (const player of seats)
    if (state.players[player]!.supplementary !== undefined)
      yield* propose(game, {
        e: "arrangeSupplementary",
        player,
        cards: shuffled(game, state.players[player]!.supplementary!),
      });
  for (const player of apnap(state)) yield* beforeOpeningHand(game, player);
  // 103.5
  yield* drawHands(game, apnap(state));
  if (state.options.mulligans) yield* mulligans(game, { deciding: apnap(state), keeping: [], again: [] });
  yield* withOpeningHands(game, apnap(state));
}

/** 103.6: the players who have still to take actions with their opening hands, then the first turn. */
export function* beforeFirstTurn(game: Game, players: readonly Seat[]): Procedure<Stage> {
  yield* withOpeningHands(game, players);
  return { at: "beginTurn" };
}
function* withOpeningHands(game: Game, players: readonly Seat[]): Procedure {
  yield* openingHands(game, players, (left) => resumable(game, { at: "openingHands", players: left }));
  handOutMarkers(game);
  yield* startingPlanes(game);
}
