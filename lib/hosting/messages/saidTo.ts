import type { Seat } from "../../engine/state/ids.ts";
import { languageOf } from "../../words/language.ts";
import { namesApart, tableName } from "../../words/names.ts";
import { speechFor } from "../../words/speeches.ts";
import type { ChatLine } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { readIdentity } from "../people/identities.ts";
import type { Player, Reach } from "../people/players.ts";
import { chatFor } from "../social/chat.ts";
import { type GameRecord, type Notice, noticeKey } from "../storage/record.ts";
import type { GameMessage } from "./message.ts";

export interface Heard {
  readonly told: GameMessage;
  /** When the last of it was said. */
  readonly heardAt: number;
}

/** What the others at a table said after `since` and after this seat's own last words, except where it read them already. */
export function saidSince(
  record: GameRecord,
  seat: Seat,
  since: number,
  readThere: (via: string) => boolean,
): readonly ChatLine[] {
  const lines = chatFor(record, seat);
  const own = lines.findLast((one) => one.seat === seat)?.at ?? 0;
  return lines.filter(
    (one) => one.seat !== seat && one.at > since && one.at >= own && !(one.via !== undefined && readThere(one.via)),
  );
}

export const nameAt = ({ blob }: GameRecord, seat: Seat): string => namesApart(blob.seats)[seat] ?? String(seat + 1);

/**
 * What the others at a table said after `since`, for an account on a chat platform. Undefined if there is nothing that it
 * has not read, or its player does not want to hear it there.
 */
export async function saidTo<G>(
  host: HostContext<G>,
  record: GameRecord,
  notice: Notice,
  player: Player,
  { channel, address }: Reach,
  since: number,
): Promise<Heard | undefined> {
  const identity = await readIdentity(host.db, { channel, account: address });
  if (identity?.silent) return undefined;
  const { seat, game } = notice;
  const lines = saidSince(record, seat, since, (via) => via === channel);
  const last = lines.at(-1);
  if (!last) return undefined;
  const language = player.language ?? languageOf([identity?.language]);
  const { say } = speechFor(language);
  return {
    heardAt: last.at,
    told: {
      ...{ key: noticeKey(notice), kind: "said", language },
      title: tableName(record.blob.seats),
      recap: lines.map(({ seat, text }) => say("chat.saying", { name: nameAt(record, seat), text })),
      link: `${host.page.url}/#/game/${game}/${seat}`,
    },
  };
}
