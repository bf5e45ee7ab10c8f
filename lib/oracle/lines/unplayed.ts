import type { ReadingFault } from "../../cards/reading.ts";
import type { Ability } from "../../engine/abilities/ability.ts";
import type { KeywordName } from "../../engine/abilities/keywords.ts";
import { visitNodes } from "../../engine/abilities/visit.ts";
import { isPlayed } from "../../engine/keywords/index.ts";

/** Keywords the grammar reads and the engine does not play yet: such a card is refused, never approximated. */
export function unplayedKeyword(abilities: readonly Ability[], text: string, face: number): ReadingFault | undefined {
  const keyword = find(abilities);
  if (keyword === undefined) return undefined;
  const lines = text.split("\n");
  const line = lines.findIndex((one) => one.toLowerCase().includes(keyword));
  const column = Math.max(0, (lines[line] ?? "").toLowerCase().indexOf(keyword));
  return {
    verdict: "declined",
    face,
    line: Math.max(0, line) + 1,
    column: column + 1,
    token: keyword,
    message: `"${keyword}" is understood, but the rules for it are not played yet.`,
  };
}

function find(abilities: readonly Ability[]): KeywordName | undefined {
  let found: KeywordName | undefined;
  visitNodes("ability", abilities, {
    keyword: ({ keyword }, inside) => {
      if (found === undefined && !isPlayed(keyword)) found = keyword;
      inside();
    },
  });
  return found;
}
