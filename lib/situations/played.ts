import { everyBot } from "../bots/index.ts";
import { builtInPool } from "../bots/simulation/decks.ts";
import type { LogEntry } from "../engine/api.ts";
import { engine, type Game } from "../engine/index.ts";

/** Positions that two computer players came to. */

/** So many submissions back is "what happened last". */
const LATELY = 12;

export interface Played {
  readonly game: Game;
  readonly lately: readonly LogEntry[];
}

/** Whose question ends it: that of the player whose turn it is, in their first main phase, or the other's, who is attacked. */
type Until = "main phase" | "attacked";

/** Two computer players with built-in decks, until so many turns have begun and that is asked. */
export async function played(
  decks: readonly [string, string],
  turns: number,
  seed: string,
  until: Until = "main phase",
): Promise<Played> {
  const { pool, decks: lists } = await builtInPool(decks);
  const game = engine.newGame({ seed: seed.repeat(64).slice(0, 64), pool, players: lists.map((deck) => ({ deck })) });
  const bot = everyBot(seed).heuristic;
  const done: (readonly LogEntry[])[] = [];
  for (let ask = 0, refused = 0; ask < 4_000; ask++) {
    const open = engine.pending(game)[0];
    const { number, active, step } = game.state.turn;
    const isReached =
      until === "attacked" ? open?.ask === "blockers" : open?.decidedBy === active && step === "precombatMain";
    if (!open || (number >= turns && isReached)) return { game, lately: done.slice(-LATELY).flat() };
    const view = engine.view(game, open.decidedBy);
    const submitted = engine.submit(game, open.decidedBy, bot.answer(view, { ask, refused }));
    refused = submitted.ok ? 0 : refused + 1;
    if (submitted.ok) done.push(submitted.events);
  }
  throw new Error(`no turn ${turns}`);
}
