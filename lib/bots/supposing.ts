import type { Game } from "../engine/index.ts";
import { type Guesses, suppose } from "../engine/suppose/suppose.ts";
import { builtInLists } from "./builtInLists.macro.ts";
import { guessesFrom } from "./guess.ts";
import type { Supposing } from "./world.ts";

let guesses: Guesses | undefined;

/** With the built-in decks as the lists that everybody knows. */
export const supposing: Supposing<Game> = {
  suppose,
  guesses: () => (guesses ??= guessesFrom(builtInLists())),
};
