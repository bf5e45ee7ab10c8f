import { say, speech } from "../../language.ts";
import type { Listed } from "../../net/games.ts";

/** What one of the player's games is called: whom it is against. */
export const titleOf = ({ against, known }: Listed): string =>
  against.length > 0 ? say("pages.against", { names: speech.list(against) }) : (known?.label ?? say("pages.aGame"));

export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
