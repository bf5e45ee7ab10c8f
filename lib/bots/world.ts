import type { Engine } from "../engine/api.ts";
import type { Decision, Submission } from "../engine/decisions.ts";
import type { CardDefinition } from "../engine/definition.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { Guess, Guessing } from "../engine/suppose.ts";
import type { Handle, SeatView, Situation } from "../engine/views.ts";

/** A game that a seat supposes: what it knows is as it is, and what it does not know as it guesses. It moves on in place. */
export interface World {
  /** The first open question. */
  asked(): Decision | undefined;
  situation(): Situation;
  view(seat: Seat): SeatView;
  /** Whether the answers were accepted. */
  submit(seat: Seat, answers: readonly Submission<Handle>[]): boolean;
  /** Undefined while it goes on; empty for a draw. */
  winners(): readonly Seat[] | undefined;
}

/** Another world with each seed; undefined where nothing can be supposed now. It follows from the seed and from what the seat knows. */
export type Suppose = (seed: string) => World | undefined;

/** The engine's `suppose` (lib/engine/suppose.ts), which only those who let computer players think have in their bundle. */
export type Supposing<G> = (game: G, seat: Seat, seed: string, guess: Guess) => G | undefined;

/** How a seat supposes this game; each world is made only as it is asked for. */
export const supposed =
  <G>(engine: Engine<G>, suppose: Supposing<G>, game: G, seat: Seat): Suppose =>
  (seed) => {
    const world = suppose(game, seat, seed, guessed);
    return world === undefined ? undefined : worldOf(engine, world);
  };

const worldOf = <G>(engine: Engine<G>, game: G): World => ({
  asked: () => engine.pending(game)[0],
  situation: () => engine.situation(game),
  view: (seat) => engine.view(game, seat),
  submit: (seat, answers) => engine.submit(game, seat, answers).ok,
  winners: () => engine.result(game)?.winners,
});

/** How much likelier one more copy of a card that was seen is than a card of ours that would fit. */
const SEEN = 3;

/**
 * What somebody else's hidden cards may be: more of what was seen of theirs, and what we play ourselves in their colours, lands
 * in proportion to both.
 */
function guessed({ count, seen, own, chance }: Guessing): readonly CardDefinition[] {
  const colors = new Set(seen.flatMap(colorsOf));
  const fits = own.filter((card) => seen.length === 0 || colorsOf(card).every((color) => colors.has(color)));
  const usual = fits.length > 0 ? fits : own;
  const from = [...usual, ...Array.from({ length: SEEN }).flatMap(() => seen)];
  const [lands, spells] = [from.filter(isLand), from.filter((card) => !isLand(card))];
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
