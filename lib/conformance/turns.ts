import type { Game } from "../engine/game.ts";

/** Turns as a script counts them: all that began (FORMAT, section 2.1), also those of a game that was restarted since (724.1). */
export class Turns {
  #before = 0;
  #latest = 0;

  /** To be told of every turn that begins, at least. */
  count({ state }: Game): number {
    const { number } = state.turn;
    if (number < this.#latest) this.#before += this.#latest;
    this.#latest = number;
    return this.#before + number;
  }
}
