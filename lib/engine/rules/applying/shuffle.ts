import type { Game } from "../../game.ts";
import { barrier } from "../../procedure.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { uniform, wordStream } from "../../state/rng.ts";

/** 701.20a: a random order, from the game's own randomness. */
export const shuffledLibrary = (game: Game, seat: Seat): readonly ObjectId[] =>
  shuffled(game, game.state.players[seat]!.library);

export function shuffled(game: Game, all: readonly ObjectId[]): readonly ObjectId[] {
  const cards = [...all];
  const words = wordStream(game.state.seed, "shuffle", game.state.drawn);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = uniform(words.next, i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  drawn(game, words.drawn());
  return cards;
}

/** One of 0..below-1: a card, a mode, an order at random. */
export function randomBelow(game: Game, purpose: string, below: number): number {
  const words = wordStream(game.state.seed, purpose, game.state.drawn);
  const value = uniform(words.next, below);
  drawn(game, words.drawn());
  return value;
}

/** 705.1, 706.1: what this player's die or coin comes to, 0..below-1. */
export function chanceOf(game: Game, what: "die" | "coin", player: Seat, below: number): number {
  const said = game.execution.chance?.(what, player, below, game.state.drawn);
  if (said === undefined) return randomBelow(game, what, below);
  drawn(game, 1);
  return said;
}

function drawn(game: Game, count: number): void {
  set(game.journal, game.state, "drawn", game.state.drawn + count);
  barrier(game, "chance");
}
