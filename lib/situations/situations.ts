import { builtInPool } from "../bots/simulation/decks.ts";
import type { LogEntry } from "../engine/api.ts";
import { engine, type Game } from "../engine/index.ts";
import type { Seat } from "../engine/state/ids.ts";
import { gathered } from "../engine/view/gather.ts";
import type { Handle, SeatView } from "../engine/views.ts";
import { built } from "./built.ts";
import { type Played, played } from "./played.ts";

/** Situations to look at, each played to through the engine with built-in cards: for pictures, messages and their tests. */
export interface Situation {
  /** For a file's name. */
  readonly name: string;
  /** By seat. */
  readonly names: readonly string[];
  readonly view: (seat: Seat | null) => SeatView;
  /** Whose eyes it is meant for; null for a spectator's. */
  readonly seat: Seat | null;
  /** What happened last, as that seat saw it; nothing where the position was laid out. */
  readonly events: (seat: Seat | null) => readonly LogEntry<Handle>[];
}

const PLAYERS = ["Ada", "Bruno", "Chiara", "Davi", "Elin", "Farid"] as const;

/** In a fixed order; each is built when it is asked for. */
export async function situations(): Promise<readonly Situation[]> {
  const of = (name: string, game: Game, seat: Seat | null, lately: readonly LogEntry[] = []): Situation => ({
    name,
    names: game.state.players.map((_, at) => PLAYERS[at] ?? `P${at + 1}`),
    view: (one) => gathered(engine.view(game, one)),
    seat,
    events: (one) => engine.redact(game, one, lately),
  });
  const ofPlayed = (name: string, { game, lately }: Played, seat: Seat | null) => of(name, game, seat, lately);
  const turns = await played(["Lanterns in the Wold", "Fen and Fire"], 10, "3");
  const facing = await played(["Lanterns in the Wold", "Fen and Fire"], 10, "3", "attacked");
  const late = await played(["Gulls over the Vale", "Fen and Fire"], 16, "7");
  const start = await played(["Gulls over the Vale", "Lanterns in the Wold"], 0, "2");
  const over = await played(["Fen and Fire", "Lanterns in the Wold"], 1_000, "5");
  const mulligan = engine.newGame({
    seed: "ab".repeat(32),
    ...(await builtInPool(["Lanterns in the Wold", "Fen and Fire"]).then(({ pool, decks }) => ({
      pool,
      players: decks.map((deck) => ({ deck })),
    }))),
  });
  return [
    of("mulligan", mulligan, 0),
    ofPlayed("first turn", start, start.game.state.turn.active),
    ofPlayed("turn 10", turns, turns.game.state.turn.active),
    ofPlayed("turn 10 for the other", facing, 1 - facing.game.state.turn.active),
    ofPlayed("turn 16", late, 0),
    ofPlayed("turn 16 for spectators", late, null),
    ofPlayed("game over", over, 0),
    ofPlayed("game over for spectators", over, null),
    ...Object.entries(built).flatMap(([name, make]) => {
      const { game, events } = make();
      return [
        of(name, game, 0, events),
        ...(name === "long stack" || name === "four players" ? [of(`${name} for spectators`, game, null, events)] : []),
      ];
    }),
  ];
}
