import type { Filter } from "../../../engine/abilities/filters.ts";
import { COST_KEYWORDS, type KeywordName, NUMBER_KEYWORDS } from "../../../engine/abilities/keywords.ts";
import { many, oneOf, type Phrase, rulesFor, token, words } from "../../kernel/index.ts";
import { plainKeywords } from "../../vocabulary/qualities.ts";

/** Names of keywords and of cards in a description. */

export const keywordName: Phrase<KeywordName> = words([
  ...plainKeywords,
  ...[...COST_KEYWORDS, ...NUMBER_KEYWORDS].filter((one) => one !== "hideaway n").map((one) => [one, one] as const),
  ["landwalk", "landwalk"],
  ["affinity", "affinity"],
  ["doctor 's companion", "doctor's companion"],
]);

/** 702.14a: landwalk of one land. */
export const landwalks: Phrase<string> = words(
  ["Plains", "Island", "Swamp", "Mountain", "Forest", "Desert"].map(
    (land) => [`${land.toLowerCase()}walk`, land] as const,
  ),
);

/** A keyword as a quality. */
export const keywordQuality: Phrase<Filter> = oneOf(() => [
  rulesFor<Filter>().rule("{keyword}", { keyword: keywordName }, ({ keyword }) => ({ is: "keyword", keyword })),
  rulesFor<Filter>().rule("{land}", { land: landwalks }, ({ land }) => ({ is: "keyword", keyword: "landwalk", land })),
]);

/** The same without commas, as one of several names in a list. */
export const plainName: Phrase<string> = rulesFor<string>().rule(
  "{parts}",
  { parts: many(token((text) => (/^[\p{Lu}]|^(?:of|the|'s|in|to)$/u.test(text) ? text : undefined))) },
  ({ parts }) => parts.reduce((name, part) => (part === "'s" || name === "" ? name + part : `${name} ${part}`), ""),
);

export const cardName: Phrase<string> = rulesFor<string>().rule(
  "{parts}",
  {
    parts: many(
      token((text) => (/^\p{Lu}|^\p{Ll}'\p{Lu}|^(?:of|the|'s|in|to|and|,|&)$/u.test(text) ? text : undefined)),
    ),
  },
  ({ parts }) =>
    parts.reduce((name, part) => (/^(?:'s|,)$/.test(part) || name === "" ? name + part : `${name} ${part}`), ""),
);
