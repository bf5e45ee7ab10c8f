import type { HostContext } from "../hosting/hostContext.ts";
import type { Language } from "../hosting/messages/message.ts";
import { messageFor } from "../hosting/messages/messageFor.ts";
import { playerAt, readPlayer } from "../hosting/people/players.ts";
import { turnOf } from "../hosting/storage/record.ts";
import { readGame } from "../hosting/storage/store.ts";
import { type Form, formOf } from "./forms.ts";

export interface Wanted {
  readonly game: string;
  readonly seat: number;
  readonly channel: Form;
  /** In place of the player's own. */
  readonly language?: Language;
  /** The page's address, for links. */
  readonly page: string;
}

/** Looks, and changes nothing: what this seat of a stored game would be told now through a channel. Throws `NoSuchSeat`. */
export async function noticeNow<G>(
  host: HostContext<G>,
  { game, seat, channel, language, page }: Wanted,
): Promise<string> {
  const record = await readGame(host.db, game);
  if (!record) throw new NoSuchSeat(`There is no game ${game} here.`);
  if (record.asks[seat] === undefined)
    throw new NoSuchSeat(`Game ${game} has seats 0 to ${record.asks.length - 1}, no seat ${seat}.`);
  const id = await playerAt(host.db, game, seat);
  const player = id === undefined ? { id: "nobody", reach: [], revision: 0 } : await readPlayer(host.db, id);
  const turn = turnOf(record, seat);
  const notice = {
    game,
    seat,
    ask: record.asks[seat],
    kind: record.over ? "over" : turn ? "turn" : "started",
  } as const;
  // The build that wrote it reads it: a question in the middle of something is worked out anew.
  const there = { ...host, build: record.build, page: { url: page } };
  const found = await messageFor(there, notice, { ...player, ...(language && { language }) }, 0);
  if (!found) throw new Error("The game cannot be read by this build. Start it once with npm start.");
  return formOf(channel, found.told, { now: host.now(), page });
}

export class NoSuchSeat extends Error {}
