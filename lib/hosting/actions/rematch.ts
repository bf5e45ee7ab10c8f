import type { Seat } from "../../engine/state/ids.ts";
import type { Changed } from "../commit/changed.ts";
import { mayRematch } from "../match/nextGame.ts";
import { Refused } from "../refusal.ts";
import { socialOf } from "../social/social.ts";
import { isBot, type Opened, seatsOf } from "../storage/open.ts";

/** Says that a player wants the same players to play again; once all want it, that game is started (startNextGame.ts). */
export function wantRematch<G>({ record, game }: Opened<G>, seat: Seat): Changed<G> {
  const social = socialOf(record);
  if (!record.over) throw new Refused(409, "not-over", "This game is not over yet.");
  if (!social.setup) throw new Refused(409, "no-rematch", "This game is from before there were rematches.");
  if (!mayRematch(record)) throw new Refused(409, "match-goes-on", "Play this match to its end first, or concede it.");
  const first = !social.rematch.includes(seat);
  const rematch = first ? [...social.rematch, seat] : social.rematch;
  const others = seatsOf(record).filter((other) => !rematch.includes(other) && !isBot(record, other));
  return {
    ...{ game, events: first ? [{ code: "rematchWanted", seat }] : [] },
    social: { ...social, rematch },
    news: first ? others.map((other) => ({ seat: other, kind: "offer" as const })) : [],
  };
}
