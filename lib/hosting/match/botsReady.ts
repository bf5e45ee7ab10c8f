import { seenOf, sideboarded } from "../../bots/sideboarding.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { HostContext } from "../hostContext.ts";
import { Refused } from "../refusal.ts";
import type { Setup } from "../social/social.ts";
import { isBot, running, seatsOf } from "../storage/open.ts";
import type { GameRecord } from "../storage/record.ts";
import type { Match, Ready } from "./match.ts";

/**
 * The match with what the computer players play in its next game: whoever lost this one exchanges cards by what their seat sees of
 * the winner at its end; a deck that won is kept, and of who has lost nothing is left to look at (800.4a). A game that can't be looked at any more keeps nobody from the next, with the same decks.
 */
export async function botsReady<G>(
  host: HostContext<G>,
  record: GameRecord,
  { decks, sideboards }: Setup,
  match: Match,
): Promise<Match> {
  const bots = seatsOf(record).filter((seat) => isBot(record, seat) && (sideboards?.[seat] ?? []).length > 0);
  if (bots.length === 0) return match;
  const opened = await running(host, record).catch(unlessBroken);
  if (opened === undefined) return match;
  const exchanged = (seat: Seat): Ready => ({
    deck: sideboarded({
      deck: decks[seat] ?? [],
      sideboard: sideboards?.[seat] ?? [],
      card: (index) => opened.pool.cards[index],
      seen: seenOf(host.engine.view(opened.game, seat)),
    }),
  });
  return { ...match, ready: (match.ready ?? []).map((one, seat) => (bots.includes(seat) ? exchanged(seat) : one)) };
}

function unlessBroken(error: unknown): undefined {
  if (error instanceof Refused) return undefined;
  throw error;
}
