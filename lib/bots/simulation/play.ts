import { createHash } from "node:crypto";
import type { Engine, GameOptions, LogEntry, PlayerSetup } from "../../engine/api.ts";
import type { Decision, Submission } from "../../engine/decisions.ts";
import type { CardPool } from "../../engine/definition.ts";
import { type Game, engine as rules, takeBack } from "../../engine/index.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { GameState } from "../../engine/state/state.ts";
import type { Handle } from "../../engine/views.ts";
import { type Bot, MOST_REFUSALS } from "../bot.ts";
import { supposing } from "../supposing.ts";
import { budgeted, type Spent, spending } from "../turnBudget.ts";
import { supposed } from "../world.ts";
import { brokenInvariants } from "./invariants.ts";

/** A game for bots. */
export interface Match {
  readonly seed: string;
  readonly pool: CardPool;
  readonly players: readonly PlayerSetup[];
  readonly options?: Partial<GameOptions>;
  /** By seat. */
  readonly bots: readonly Bot[];
}

/** What came of it. */
export interface Played {
  /** Empty for a draw. */
  readonly winners: readonly Seat[];
  readonly turns: number;
  /** Turn cycles: a turn counts as much as one of all who were in then. */
  readonly cycles: number;
  /** Of all players together, how many turn cycles each was in for. */
  readonly playerCycles: number;
  /** Questions answered; passes that the engine given made by itself are not among them. */
  readonly decisions: number;
  /** How often the game turned from one player to another. */
  readonly handOffs: number;
  readonly refusals: Readonly<Record<string, number>>;
  /** Hash over everything that happened: two games with one are the same. */
  readonly fingerprint: string;
}

/** A game that went wrong: what was found, and where. */
export class BrokenGame extends Error {
  readonly turn: number;
  readonly decisions: number;
  constructor(message: string, turn: number, decisions: number, options?: ErrorOptions) {
    super(message, options);
    this.turn = turn;
    this.decisions = decisions;
  }
}

export interface Watcher {
  decided?(seat: Seat, decision: Decision<Handle> | undefined, answers: readonly Submission<Handle>[]): void;
  happened?(events: readonly LogEntry[]): void;
  ended?(game: Game): void;
}

const MOST_DECISIONS = 50_000;

/** Plays a game out in memory. Throws `BrokenGame` as soon as an invariant does not hold or nothing goes on. */
export function playOut(engine: Engine<Game>, match: Match, watcher: Watcher = {}): Played {
  const { seed, pool, players, options, bots } = match;
  const game = engine.newGame({ seed, pool, players, ...(options && { options }) });
  const hash = createHash("sha256");
  const refusals: Record<string, number> = {};
  let decisions = 0;
  let handOffs = 0;
  let cycles = 0;
  let playerCycles = 0;
  let last: Seat | undefined;
  let spent: Spent | undefined;
  const broken = (message: string, cause?: unknown): BrokenGame =>
    new BrokenGame(message, game.state.turn.number, decisions, { cause });
  const check = (): void => {
    const [first, ...others] = brokenInvariants(game);
    if (first !== undefined) throw broken([first, ...others.slice(0, 4)].join("; "));
  };
  check();
  while (engine.result(game) === undefined) {
    const seat = engine.pending(game)[0]!.decidedBy;
    if (last !== undefined && last !== seat) handOffs++;
    last = seat;
    if (++decisions > MOST_DECISIONS) throw broken(`no end after ${MOST_DECISIONS} decisions`);
    const before = game.state.turn.number;
    const taken = takeTurn(
      engine,
      game,
      seat,
      budgeted(bots[seat % bots.length]!, spent, seat),
      decisions,
      refusals,
      watcher,
      broken,
    );
    spent = spending(spent, before, seat);
    const part = (game.state.turn.number - before) / turnsInCycle(game.state);
    cycles += part;
    playerCycles += part * game.state.players.filter(({ lost }) => !lost).length;
    hash.update(JSON.stringify(taken));
    watcher.happened?.(taken);
    check();
  }
  watcher.ended?.(game);
  const { winners } = engine.result(game)!;
  return {
    winners,
    turns: game.state.turn.number,
    cycles: Math.max(1, cycles),
    playerCycles: Math.max(1, playerCycles),
    decisions,
    handOffs,
    refusals,
    fingerprint: hash.update(JSON.stringify(game.state)).digest("hex").slice(0, 16),
  };
}

/** 805.4: a team that shares its turns has one. */
function turnsInCycle({ players, options: { sharedTeamTurns, teams } }: GameState): number {
  const together = sharedTeamTurns ? teams : undefined;
  const sides = together ?? players.map((_, seat) => [seat]);
  return Math.max(1, sides.filter((side) => side.some((seat) => !players[seat]!.lost)).length);
}

/** One answer of a bot: it tries until it finds a legal one, and takes back what it began if there is none. */
function takeTurn(
  engine: Engine<Game>,
  game: Game,
  seat: Seat,
  bot: Bot,
  ask: number,
  refusals: Record<string, number>,
  watcher: Watcher,
  broken: (message: string, cause?: unknown) => BrokenGame,
): readonly LogEntry[] {
  for (let refused = 0; refused <= 2 * MOST_REFUSALS; refused++) {
    const view = engine.view(game, seat);
    const answers = bot.answer(view, { ask, refused, suppose: supposed(rules, supposing, game, seat) });
    const submitted = attempt(() => engine.submit(game, seat, answers), broken);
    if (submitted.ok) {
      watcher.decided?.(seat, view.pending[0]?.decision, answers);
      return submitted.events;
    }
    refusals[submitted.code] = (refusals[submitted.code] ?? 0) + 1;
    if (refused === MOST_REFUSALS - 1) {
      const back = takeBack(game, seat);
      if (!back.ok && back.code !== "nothing-to-take-back")
        throw broken(`nothing is legal (${submitted.message}), and it cannot be taken back: ${back.message}`);
    }
  }
  const [decision] = engine.view(game, seat).pending;
  throw broken(`seat ${seat} finds no legal answer to ${JSON.stringify(decision?.decision)}`);
}

function attempt<T>(run: () => T, broken: (message: string, cause?: unknown) => BrokenGame): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof BrokenGame) throw error;
    throw broken(error instanceof Error ? `${error.message}` : String(error), error);
  }
}
