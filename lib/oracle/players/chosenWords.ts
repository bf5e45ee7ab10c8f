import { unbound } from "../bind/unbound.ts";
import { type Phrase, rulesFor, token } from "../kernel/index.ts";

/** Words that each of several players chooses as self enters (607.2d). */

export const anyWord = token((text) => (/^\p{Ll}+$/u.test(text) ? text : undefined));

/** One of the words that a sentence of the card offers. */
export const chosenWord: Phrase<string> = rulesFor<string>().rule("{word}", { word: anyWord }, ({ word }, { face }) =>
  new RegExp(`\\bchooses (?:${word} or \\w+|\\w+ or ${word})\\.`).test(face.text) ? word : unbound("nobody could"),
);
