import type { Engine } from "../engine/api.ts";
import type { Decision, PriorityAction, Submission } from "../engine/decisions.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { Guesses, Passing, Suppositions } from "../engine/suppose/suppose.ts";
import type { Handle, SeatView, Situation, Step } from "../engine/views.ts";

/** A game that a seat supposes: what it knows is as it is, and what it does not know as it guesses. It moves on in place. */
export interface World {
  /** The first open question; undefined where it has ended. */
  asked(): Decision | undefined;
  /** The number of the turn. */
  turn(): number;
  view(seat: Seat): SeatView;
  /** Whether the answers were accepted. */
  submit(seat: Seat, answers: readonly Submission<Handle>[]): boolean;
  /** Undefined while it goes on; empty for a draw. */
  winners(): readonly Seat[] | undefined;
  /** Takes it back to its beginning, the question that the seat is asked now. */
  again(): void;
}

/**
 * Another world with each seed, which ends after the combat of the last turn before turn `until`; undefined where nothing can be
 * supposed now. It follows from the seed and from what the seat knows.
 */
export type Suppose = (seed: string, until: number) => World | undefined;

/** What it takes to suppose games; only those who let computer players think have it in their bundle (supposing.ts). */
export interface Supposing<G> {
  /** The engine's (lib/engine/suppose/suppose.ts). */
  readonly suppose: (game: G, seat: Seat, guesses: Guesses, passes: Passing) => Suppositions<G> | undefined;
  /** Asked for when they are needed first. */
  readonly guesses: () => Guesses;
}

/** Whether a player who has priority is asked there (lib/hosting/orders/stops.ts). */
export type Stopping = (situation: Situation) => boolean;

/**
 * How a seat supposes this game; what all worlds have in common is found out with the first, each is made as it is asked for. `stops`:
 * where the seat's player is asked, if it is no computer.
 */
export function supposed<G>(
  engine: Engine<G>,
  { suppose, guesses }: Supposing<G>,
  game: G,
  seat: Seat,
  stops?: Stopping,
): Suppose {
  let worlds: Suppositions<G> | undefined;
  let isBegun = false;
  const passes: Passing = (moment) =>
    stops === undefined || moment.player !== seat
      ? passesBy(moment)
      : !stops(moment.situation()) || !moment.actions().some(isUseful);
  return (seed, until) => {
    if (!isBegun) worlds = suppose(game, seat, guesses(), passes);
    isBegun = true;
    const world = worlds?.(seed, until);
    return world && { ...worldOf(engine, world.game), again: world.again };
  };
}

const worldOf = <G>(engine: Engine<G>, game: G): Omit<World, "again"> => ({
  asked: () => engine.pending(game)[0],
  turn: () => engine.situation(game).turn.number,
  view: (seat) => engine.view(game, seat),
  submit: (seat, answers) => engine.submit(game, seat, answers).ok,
  winners: () => engine.result(game)?.winners,
});

/** Whether somebody who has priority then hardly ever does anything with it, or can't. */
const passesBy: Passing = ({ step, own, topIsOwn, hasMana, actions }) => {
  if (topIsOwn === true) return true;
  if (topIsOwn === undefined && !ACTED_IN[own ? "own" : "others"].has(step)) return true;
  // In a turn of one's own there are lands to play.
  return (!(own && topIsOwn === undefined && step.endsWith("Main")) && !hasMana()) || !actions().some(isUseful);
};

/** The steps in which a computer player is asked with an empty stack, in a real game as in a supposed one. */
const ACTED_IN: Readonly<Record<"own" | "others", ReadonlySet<Step>>> = {
  own: new Set(["precombatMain", "declareBlockers", "postcombatMain"]),
  others: new Set(["declareBlockers", "end"]),
};

const isUseful = (action: PriorityAction): boolean =>
  action.act !== "pass" && (action.act !== "activate" || !action.mana);
