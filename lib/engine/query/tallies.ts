import type { Happening } from "../state/history.ts";

/** What a player's tally over a game is kept as: of all that they did so, or of what has this name (201.2). */
export const tallyOf = (did: Happening, name?: string): string => (name === undefined ? did : `${did} ${name}`);
