import type { NextStop } from "../../hosting/orders/stops.ts";
import { plain } from "./text.ts";
import { END_TURN, PASS, SECOND_MAIN, THEN } from "./vocabulary.ts";

/** An answer and where the rest of the turn leads to: "attack with 1 2, then end turn". */
export interface TypedWay {
  readonly to: NextStop;
  /** What was said before it; undefined if nothing was, or no more than "pass". */
  readonly answer?: string;
}

const WAYS: readonly (readonly [to: NextStop, words: readonly string[]])[] = [
  ["nextTurn", END_TURN],
  ["postcombatMain", SECOND_MAIN],
];

/** In any of the languages; undefined where nothing is said of the turn. */
export function readWay(typed: string): TypedWay | undefined {
  const text = plain(typed);
  for (const [to, words] of WAYS)
    for (const way of words) {
      if (text === way) return { to };
      if (!text.endsWith(` ${way}`)) continue;
      const before = withoutThen(text.slice(0, -way.length).trim());
      if (before !== undefined) return before === "" || PASS.has(before) ? { to } : { to, answer: before };
    }
  return undefined;
}

/** What stands before "then" or a comma; undefined without either, as a card's name may end like this. */
function withoutThen(text: string): string | undefined {
  const [, before] = /^(.*?)\s*[,;]$/.exec(text) ?? [];
  if (before !== undefined) return before;
  for (const then of THEN)
    if (text === then || text.endsWith(` ${then}`) || text.endsWith(`,${then}`))
      return text.slice(0, -then.length).replace(/[\s,;]+$/, "");
  return PASS.has(text) ? text : undefined;
}
