import type { Game } from "../../game.ts";
import { barrier } from "../../procedure.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { push, set } from "../../state/journal.ts";
import { orderDigest, type RandomEvent, randomOrder, randomValue } from "../../state/rng.ts";

/** 701.20a: a random order, from the game's own randomness. */
export const shuffledLibrary = (game: Game, seat: Seat): readonly ObjectId[] =>
  shuffled(game, game.state.players[seat]!.library);

export function shuffled(game: Game, all: readonly ObjectId[]): readonly ObjectId[] {
  const { order, blocks } = randomOrder(game.state, SHUFFLE, game.state.drawn, all.length);
  drawn(game, SHUFFLE, blocks, { of: all.length, came: orderDigest(order) });
  return order.map((from) => all[from]!);
}

/** One of 0..below-1: a card, a mode, an order at random. */
export function randomBelow(game: Game, purpose: string, below: number): number {
  const { value, blocks } = randomValue(game.state, purpose, game.state.drawn, below);
  drawn(game, purpose, blocks, { of: below, came: value });
  return value;
}

/** 705.1, 706.1: what this player's die or coin comes to, 0..below-1. */
export function chanceOf(game: Game, what: "die" | "coin", player: Seat, below: number): number {
  const said = game.execution.chance?.(what, player, below, game.state.drawn);
  if (said === undefined) return randomBelow(game, what, below);
  drawn(game, what, 1, { of: below, came: said });
  return said;
}

const SHUFFLE = "shuffle";

function drawn(game: Game, purpose: string, blocks: number, what: Pick<RandomEvent, "of" | "came">): void {
  const { journal, state, execution } = game;
  push(journal, execution.randomEvents, { purpose, at: state.drawn, ...what });
  set(journal, state, "drawn", state.drawn + blocks);
  barrier(game, "chance");
}
