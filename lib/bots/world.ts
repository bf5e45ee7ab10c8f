import type { Engine } from "../engine/api.ts";
import type { Decision, PriorityAction, Submission } from "../engine/decisions.ts";
import type { CardDefinition } from "../engine/definition.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { Guess, Guessing, Passing, Suppositions } from "../engine/suppose/suppose.ts";
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

/** The engine's `suppose` (lib/engine/suppose/suppose.ts), which only those who let computer players think have in their bundle. */
export type Supposing<G> = (game: G, seat: Seat, guess: Guess, passes: Passing) => Suppositions<G> | undefined;

/** Whether a player who has priority is asked there (lib/hosting/orders/stops.ts). */
export type Stopping = (situation: Situation) => boolean;

/**
 * How a seat supposes this game; what all worlds have in common is found out with the first, each is made as it is asked for. `stops`:
 * where the seat's player is asked, if it is no computer.
 */
export function supposed<G>(engine: Engine<G>, suppose: Supposing<G>, game: G, seat: Seat, stops?: Stopping): Suppose {
  let worlds: ReturnType<Supposing<G>>;
  let isBegun = false;
  const passes: Passing = (moment) =>
    stops === undefined || moment.player !== seat
      ? passesBy(moment)
      : !stops(moment.situation()) || !moment.actions().some(isUseful);
  return (seed, until) => {
    if (!isBegun) worlds = suppose(game, seat, guessed, passes);
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

/** How much likelier one more copy of a card that was seen is than a card of ours that would fit. */
const SEEN = 3;

/**
 * What somebody else's hidden cards may be: more of what was seen of theirs, and what we play ourselves in their colours, lands
 * in proportion to both. Cards of other colours, which they could not cast, only where nothing else is known.
 */
function guessed({ count, seen, own, chance }: Guessing): readonly CardDefinition[] {
  const colors = new Set(seen.flatMap(colorsOf));
  const fits = own.filter((card) => seen.length === 0 || colorsOf(card).every((color) => colors.has(color)));
  const likely = (kind: (card: CardDefinition) => boolean): readonly CardDefinition[] => {
    const theirs = seen.filter(kind);
    const usual = [...fits.filter(kind), ...Array.from({ length: SEEN }).flatMap(() => theirs)];
    return usual.length > 0 ? usual : own.filter(kind);
  };
  const lands = likely(isLand);
  const spells = likely((card) => !isLand(card));
  return Array.from({ length: count }, () => {
    const kind = lands.length > 0 && (spells.length === 0 || chance() < LANDS) ? lands : spells;
    return kind[Math.floor(chance() * kind.length)]!;
  });
}

/** The part of a usual deck that is lands. */
const LANDS = 0.41;

const isLand = ({ faces: [face] }: CardDefinition): boolean => face!.typeLine.types.includes("land");

const LAND_COLORS: Readonly<Record<string, string>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};

/** The colours a card's cost asks for, or its land types make. */
const colorsOf = ({ faces: [face] }: CardDefinition): readonly string[] => [
  ...[...(face!.manaCost ?? "").matchAll(/[WUBRG]/gu)].map(([color]) => color),
  ...face!.typeLine.subtypes.flatMap((type) => LAND_COLORS[type] ?? []),
];
