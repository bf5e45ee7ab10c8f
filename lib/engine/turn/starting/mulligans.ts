import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, chooseTogether, resumable } from "../../procedure.ts";
import { startingHandSize } from "../../query/players/handSize.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { MulliganRound } from "../../state/stage.ts";
import { hasHandActions, takeHandActions } from "./handActions.ts";

/**
 * 103.5: each round the players who have not kept declare in turn order, then all who mulligan do so at the same time;
 * when a player keeps, as many cards as mulligans taken go to the bottom. What was declared stays if somebody leaves (800.4).
 */
export function* mulligans(game: Game, round: MulliganRound): Procedure {
  const { state } = game;
  const here = (players: readonly Seat[]): Seat[] => players.filter((player) => state.players[player]!.lost !== true);
  let [deciding, keeping, again] = [here(round.deciding), here(round.keeping), here(round.again)];
  do {
    for (let player = deciding[0]; player !== undefined; player = deciding[0]) {
      resumable(game, { at: "mulligans", deciding, keeping, again });
      const may = toBottom(game, player) < startingHandSize(game, player);
      // 103.5b: what may be done whenever one could mulligan, as often as one can.
      if (may && hasHandActions(game, player, "couldMulligan"))
        while (yield* takeHandActions(game, player, "couldMulligan", 1, (used) => putOnBottom(game, [player], used)))
          resumable(game, { at: "mulligans", deciding, keeping, again });
      const bottom = { keep: owing(game, player), again: toBottom(game, player, 1) };
      if (may && (yield* choose<"confirm">(game, { ask: "confirm", player, about: "mulligan", bottom })).yes)
        again = [...again, player];
      else keeping = [...keeping, player];
      deciding = deciding.slice(1);
    }
    resumable(game, { at: "mulligans", deciding, keeping, again });
    yield* putOnBottom(game, keeping);
    for (const player of again) yield* mulligan(game, player);
    [deciding, keeping, again] = [again, [], []];
  } while (deciding.length > 0);
}

export const drawHand = (game: Game, player: Seat): Procedure =>
  drawCards(game, player, startingHandSize(game, player));

export function* drawCards(game: Game, player: Seat, count: number): Procedure {
  for (let left = count; left > 0; left--) yield* propose(game, { e: "draw", player });
}

/** How many cards of their hand a player has still to put on the bottom if they keep it. */
const owing = (game: Game, player: Seat): number =>
  Math.max(0, game.state.players[player]!.hand.length - startingHandSize(game, player) + toBottom(game, player));

/** How many cards a player who keeps now, or after some `more` mulligans, puts on the bottom. 103.5c, 800.6: the first mulligan is free with more than two players and in Brawl. */
function toBottom({ state }: Game, player: Seat, more = 0): number {
  const { mulligans = 0 } = state.players[player]!;
  return Math.max(0, mulligans + more - (state.players.length > 2 || state.options.freeMulligan ? 1 : 0));
}

function* mulligan(game: Game, player: Seat): Procedure {
  const { hand, mulligans = 0 } = game.state.players[player]!;
  yield* propose(game, { e: "player", player, change: { mulligans: mulligans + 1 } });
  yield* proposeAll(
    game,
    hand.map((object): GameEvent => ({ e: "move", object, to: "library", why: "setup" })),
  );
  yield* propose(game, { e: "shuffle", player });
  yield* drawHand(game, player);
}

/** 103.5: these players put on the bottom what they owe for their mulligans, none of the cards in `but`. */
function* putOnBottom(game: Game, players: readonly Seat[], but: readonly ObjectId[] = []): Procedure {
  const asked = players.filter((player) => owing(game, player) > 0);
  if (asked.length === 0) return;
  const answers = yield* chooseTogether<"choose">(
    game,
    asked.map((player) => {
      const count = owing(game, player);
      return {
        ask: "choose" as const,
        player,
        about: "mulliganBottom" as const,
        from: game.state.players[player]!.hand.filter((card) => !but.includes(card)),
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
