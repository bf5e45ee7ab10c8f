import type { Seat } from "../../engine/state/ids.ts";
import { describeBoard } from "../../picture/describe.ts";
import { languageOf } from "../../words/language.ts";
import type { SeatSnapshot } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { readIdentity } from "../people/identities.ts";
import { calendarOf, type Player } from "../people/players.ts";
import { pictureUrl } from "../pictures/address.ts";
import { readLog } from "../reading/reads.ts";
import { proposedTo, seatSnapshot } from "../reading/seatSnapshot.ts";
import { openGame } from "../storage/open.ts";
import { type Notice, noticeKey } from "../storage/record.ts";
import { composed, standing } from "./compose.ts";
import type { GameMessage, Language } from "./message.ts";

export interface Told {
  readonly told: GameMessage;
  /** What everybody at the table may know. */
  readonly standing: readonly string[];
  /** How much of the log the seat has been told with it. */
  readonly logNext: number;
}

/** So much of the log is told at once. */
const MOST_ENTRIES = 60;

/**
 * What a notice says, with everything that happened since `since` of the seat's log. Undefined where the game cannot be looked
 * at: that keeps nobody from hearing that it is their turn.
 */
export async function messageFor<G>(
  host: HostContext<G>,
  notice: Notice,
  player: Player,
  since: number,
): Promise<Told | undefined> {
  try {
    const { game: gameId, seat } = notice;
    const { record, game } = await openGame(host, gameId);
    const proposed = proposedTo(host.engine, { record, game }, seat);
    const look = seatSnapshot(record, seat, host.engine.view(game, seat), { proposed });
    const token = { player: player.id, game: gameId, seat, epoch: record.epochs[seat] ?? 0 };
    const from = Math.max(since, look.logNext - MOST_ENTRIES);
    const events = look.logNext > since ? (await readLog(host, token, from)).entries : [];
    const language = await languageFor(host, player);
    const { zone } = calendarOf(player);
    const about = {
      ...{ key: noticeKey(notice), kind: notice.kind, language, pageUrl: host.page.url, events, now: host.now(), zone },
      picture: {
        url: await pictureUrl(host, { gameId, of: seat, epoch: token.epoch, language, theme: "dark" }),
        alt: describeBoard(look.view, language, namesIn(look)),
      },
    };
    return { told: composed(look, about), standing: standing(asSeenByAll(look), language), logNext: look.logNext };
  } catch (error) {
    host.warn("message-not-composed", { game: notice.game, reason: String(error) });
    return undefined;
  }
}

const NOBODY: Seat = -1;
const asSeenByAll = (look: SeatSnapshot): SeatSnapshot => ({ ...look, seat: NOBODY });

const namesIn = ({ seats }: SeatSnapshot): Readonly<Record<Seat, string>> =>
  Object.fromEntries(seats.map(({ seat, name }) => [seat, name]));

/** As they have set it on the page, or else in the first chat of theirs. */
export async function languageFor<G>({ db }: HostContext<G>, { reach, language }: Player): Promise<Language> {
  if (language !== undefined) return language;
  for (const { channel, address } of reach) {
    const identity = await readIdentity(db, { channel, account: address });
    if (identity?.language !== undefined) return languageOf([identity.language]);
  }
  return "en";
}
