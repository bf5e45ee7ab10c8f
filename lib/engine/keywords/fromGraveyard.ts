import type { KeywordName } from "../abilities/keywords.ts";

/** Keywords that let their card be cast from a graveyard; how is said in rules/casting/keywordMethods.ts. */
const FROM_GRAVEYARD = [
  "flashback",
  "retrace",
  "jump-start",
  "escape",
  "disturb",
  "aftermath",
  "mayhem",
  "harmonize",
] as const satisfies readonly KeywordName[];
export type FromGraveyard = (typeof FROM_GRAVEYARD)[number];

/** Whether one of these keywords does. */
export const letsCastFromGraveyard = (keywords: ReadonlyMap<KeywordName, unknown>): boolean =>
  keywords.size > 0 && FROM_GRAVEYARD.some((keyword) => keywords.has(keyword));
