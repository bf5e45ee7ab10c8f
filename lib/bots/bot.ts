import type { Submission } from "../engine/decisions.ts";
import type { Handle, SeatView } from "../engine/views.ts";
import type { Suppose } from "./world.ts";

/** What a bot knows besides the game: which of its questions this is, and how often its answers to it were refused. */
export interface Occasion {
  /** Goes up from question to question, so that a bot that meets the same situation twice need not do the same twice. */
  readonly ask: number;
  readonly refused: number;
  /** Games as the bot's seat may suppose this one to be; absent where whoever asks has no game at hand. */
  readonly suppose?: Suppose;
}

/** A computer player: sees what its seat sees, and answers all that is asked. The same view and occasion get the same answers. */
export interface Bot {
  answer(view: SeatView, occasion?: Occasion): readonly Submission<Handle>[];
}

export const FIRST: Occasion = { ask: 0, refused: 0 };

/** Refusals after which a bot gives up what it began: it takes its answers back where it can, and passes. */
export const MOST_REFUSALS = 12;
