import type { HostContext } from "../hostContext.ts";
import { socialOf } from "../social/social.ts";
import { sound } from "../storage/open.ts";
import type { GameRecord } from "../storage/record.ts";
import { readGame } from "../storage/store.ts";
import { isDecided } from "./match.ts";
import { nextGameOf } from "./nextGame.ts";

/** A match goes on with the same decks: what its games disclose waits for its end, as far as this game knows of it. */
export function isDisclosed(record: GameRecord): boolean {
  const { match } = socialOf(record).setup ?? {};
  return record.over && (match === undefined || isDecided(match));
}

/** The same, also of an earlier game of a match: how that ended, a later one knows. */
export async function isDisclosedByNow<G>(host: HostContext<G>, record: GameRecord): Promise<boolean> {
  let last: GameRecord | undefined = record;
  while (last?.over && !isDisclosed(last)) {
    const next: string | undefined = nextGameOf(last)?.gameId;
    last = next === undefined ? undefined : await sound(host, next, () => readGame(host.db, next));
  }
  return last !== undefined && isDisclosed(last);
}
