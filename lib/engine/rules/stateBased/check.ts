import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import type { Present } from "./present.ts";

/** Gathers the events one letter of 704.5 wants, in the state all of them look at. */
export type Check = (game: Game, events: GameEvent[], present: Present) => void;
/** The same, for the letters that ask somebody first; undefined where there is nobody to ask. */
export type AskingCheck = (game: Game, events: GameEvent[], present: Present) => Procedure | undefined;
