import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose, chooseTogether } from "../procedure.ts";
import { randomBelow } from "../rules/applying/shuffle.ts";
import { propose, proposeAll } from "../rules/events/propose.ts";
import type { Seat } from "../state/ids.ts";
import { set } from "../state/journal.ts";
import { apnap } from "../state/objects.ts";
import type { Stage } from "../state/state.ts";
import { openingHands } from "./openingHands.ts";

/** 103: starting the game. */
export function* startGame(game: Game): Procedure<Stage> {
  const { state } = game;
  const seats = state.players.map((_, seat) => seat);
  // 103.1, 103.3: who plays first, then everybody shuffles.
  const first = state.options.startingPlayer ?? randomBelow(game, "first", seats.length);
  set(game.journal, state.turn, "active", first);
  yield* proposeAll(
    game,
    seats.map((player): GameEvent => ({ e: "shuffle", player })),
  );
  // 103.5
  for (const player of apnap(state)) yield* drawHand(game, player, state.options.startingHandSize);
  if (state.options.mulligans) yield* mulligans(game);
  yield* openingHands(game);
  return { at: "beginTurn" };
}

function* drawHand(game: Game, player: Seat, count: number): Procedure {
  for (let i = 0; i < count; i++) yield* propose(game, { e: "draw", player });
}

/**
 * 103.5: each round the players who have not kept declare in turn order, then all who mulligan do so at the same time;
 * when a player keeps, as many cards as mulligans taken go to the bottom.
 */
function* mulligans(game: Game): Procedure {
  const { state } = game;
  let deciding = apnap(state);
  while (deciding.length > 0) {
    const again: Seat[] = [];
    for (const player of deciding) {
      if (toBottom(game, player) >= state.options.startingHandSize) continue;
      const { yes } = yield* choose<"confirm">(game, { ask: "confirm", player, about: "mulligan" });
      if (yes) again.push(player);
    }
    yield* putOnBottom(
      game,
      deciding.filter((player) => !again.includes(player)),
    );
    for (const player of again) yield* mulligan(game, player);
    deciding = again;
  }
}

/** How many cards a player who keeps now puts on the bottom. 103.5c, 800.6: the first mulligan is free with more than two players. */
function toBottom({ state }: Game, player: Seat): number {
  const { mulligans = 0 } = state.players[player]!;
  return Math.max(0, mulligans - (state.players.length > 2 ? 1 : 0));
}

function* mulligan(game: Game, player: Seat): Procedure {
  const { hand, mulligans = 0 } = game.state.players[player]!;
  yield* propose(game, { e: "player", player, change: { mulligans: mulligans + 1 } });
  yield* proposeAll(
    game,
    hand.map((object): GameEvent => ({ e: "move", object, to: "library", why: "setup" })),
  );
  yield* propose(game, { e: "shuffle", player });
  yield* drawHand(game, player, game.state.options.startingHandSize);
}

function* putOnBottom(game: Game, keeping: readonly Seat[]): Procedure {
  const owing = keeping.filter((player) => toBottom(game, player) > 0);
  if (owing.length === 0) return;
  const answers = yield* chooseTogether<"choose">(
    game,
    owing.map((player) => {
      const count = toBottom(game, player);
      return {
        ask: "choose" as const,
        player,
        about: "mulliganBottom" as const,
        from: game.state.players[player]!.hand,
        min: count,
        max: count,
      };
    }),
  );
  for (const { chosen } of answers) {
    yield* proposeAll(
      game,
      chosen.map(
        (object): GameEvent => ({ e: "move", object, to: "library", why: "setup", arrival: { place: "bottom" } }),
      ),
    );
  }
}
