import type { Speech } from "./speech.ts";

/**
 * What the engine says beside a question, in codes: parts of a cost and keywords, separated by commas, each with the mana
 * it is about: "{2}, sacrifice", "kicker {R}". A part without words here is said as it is: a keyword as the card has it.
 */
export const hintWords = (hint: string, speech: Speech): string => partsOf(hint, speech).join(", ");

function partsOf(hint: string, speech: Speech): string[] {
  return hint.split(", ").map((part) => {
    const [, code = "", mana = ""] = /^([a-z][a-zA-Z]*)((?: \{.*)?)$/.exec(part) ?? [];
    const said = code === "" ? undefined : speech.sayIf(`hints.${code}`);
    return said === undefined ? part : said + mana;
  });
}
