import type { Ability } from "../abilities/ability.ts";
import type { Keyword } from "../abilities/keywords.ts";

/** What a keyword ability means in the vocabulary of the other abilities; nothing for those the rules refer to by name. */
export function abilitiesOfKeyword(keyword: Keyword): readonly Ability[] {
  void keyword;
  return [];
}
