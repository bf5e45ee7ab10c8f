import { commit } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import { othersWait } from "../messages/digest.ts";
import { messageFor } from "../messages/messageFor.ts";
import { saidTo } from "../messages/saidTo.ts";
import { changeDelivered, delivered } from "../people/delivered.ts";
import { armDigest, lookAgain } from "../people/later.ts";
import { type Player, playerAt, type Reach, readPlayer } from "../people/players.ts";
import { readTableInChat } from "../people/tablesInChat.ts";
import { noteTold } from "../people/visits.ts";
import { sendNotice } from "../queue/handoffs.ts";
import { isBot } from "../storage/open.ts";
import {
  type Due,
  dueKey,
  type GameRecord,
  isAboutQuestion,
  type Notice,
  noticeKey,
  openHandOff,
  subjectKey,
} from "../storage/record.ts";
import { readGame } from "../storage/store.ts";
import type { NoticeMessage } from "./channel.ts";
import { type Delivery, reachPlayer } from "./reach.ts";
import { settleAnswered, takeAwayOlder } from "./settle.ts";
import { questionName, whenToTell } from "./when.ts";

/**
 * One notice out of the queue, for the person in that seat. Dropped if what it is about is no longer open.
 */
export async function deliver<G>(host: HostContext<G>, delivery: Delivery, notice: Notice): Promise<void> {
  const record = await readGame(host.db, notice.game);
  if (!record) return;
  // Released, it is sent again (lib/hosting/operator/quarantine.ts).
  if (record.quarantined) return;
  // Only from a build from before bots had a queue of their own.
  if (isBot(record, notice.seat)) return sendNotice(host, record, notice);
  const about = openHandOff(record, notice);
  await settleAnswered(host, delivery, record);
  if (!about) return;
  const { game, seat } = notice;
  const id = await playerAt(host.db, game, seat);
  if (!id) return;
  const player = await readPlayer(host.db, id);
  const when = await whenToTell(host, player, notice);
  switch (when.is) {
    case "rest":
      return hold(host, record, notice, when.until);
    case "watched":
      return void (await lookAgain(host.db, id, game, seat, when.until));
    case "digest":
      return void (await armDigest(host.db, id, when.at));
    case "seen":
      return void (await changeDelivered(host.db, { player: id, gameId: game, seat }, (before) => ({
        ...before,
        names: [...before.names, `${subjectKey(notice)}.page`],
      })));
    case "told":
      return;
  }
  const message: NoticeMessage = {
    ...notice,
    key: noticeKey(notice),
    link: host.page.url,
    ...(about.dueAt !== undefined && { dueAt: about.dueAt }),
  };
  await tell(host, delivery, player, message, record);
}

async function tell<G>(
  host: HostContext<G>,
  delivery: Delivery,
  player: Player,
  message: NoticeMessage,
  record: GameRecord,
): Promise<void> {
  const { game, seat } = message;
  const at = { player: player.id, gameId: game, seat };
  const before = await delivered(host.db, at);
  // What was said about earlier questions is of no use any more.
  const isOpen = (name: string) => record.handoffs.some((one) => one.seat === seat && name.startsWith(`${one.ask}.`));
  const names = new Set(before.names.filter(isOpen));
  const nameOf = (way: string): string => `${subjectKey(message)}.${way}`;
  let logNext: number | undefined;
  const whole = once(async (): Promise<NoticeMessage> => {
    const found = await messageFor(host, message, player, before.logNext);
    const table = await readTableInChat(host.db, game);
    logNext = found?.logNext;
    const others = player.notices?.every === "visit" ? await othersWait(host, player, message) : [];
    const told = found && { ...found.told, also: [...(found.told.also ?? []), ...others] };
    return { ...message, ...(told && { told, standing: found.standing }), ...(table && { table }) };
  });
  let heardAt = before.heardAt;
  let some = false;
  /** What the others said, where somebody wants to hear it. */
  const heard = async (reach: Reach): Promise<NoticeMessage | undefined> => {
    if (!delivery.channels[reach.channel]?.talks) return undefined;
    const words = await saidTo(host, record, message, player, reach, before.heardAt);
    if (!words) return undefined;
    heardAt = Math.max(heardAt, words.heardAt);
    const table = await readTableInChat(host.db, game);
    return { ...message, told: words.told, ...(table && { table }) };
  };
  const { retryAt } = await reachPlayer(host, delivery, player, {
    has: (way) => names.has(nameOf(way)),
    async say(reach) {
      if (message.kind === "said") return heard(reach);
      return delivery.channels[reach.channel]?.whole ? whole() : message;
    },
    async delivered(way, sent) {
      const name = nameOf(way);
      names.add(name);
      some = true;
      await changeDelivered(host.db, at, (now) => ({
        ...now,
        names: [...now.names.filter(isOpen), name],
        sent: { ...now.sent, ...(sent !== undefined && { [name]: sent }) },
        logNext: logNext ?? now.logNext,
        heardAt: Math.max(now.heardAt, heardAt),
      }));
      await takeAwayOlder(host, delivery, at, way, name);
    },
  });
  if (some && player.notices?.every === "visit" && isAboutQuestion(message))
    await noteTold(host.db, player.id, questionName(message), host.now());
  if (retryAt !== undefined) await hold(host, record, message, retryAt);
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** In quiet hours it is due when they are over; where a channel failed, when that is tried again. */
export async function hold<G>(host: HostContext<G>, before: GameRecord, notice: Notice, at: number): Promise<void> {
  const { seat, ask, chosen } = notice;
  const held: Due = { at, kind: "held", seat, ask, notice: notice.kind, ...(chosen !== undefined && { chosen }) };
  if (before.due.some((one) => dueKey(one) === dueKey(held))) return;
  await commit(host, before.gameId, {
    seat,
    actionId: `hold#${dueKey(held)}#${before.version}`,
    body: "",
    apply: ({ record, game }) => {
      const others = record.due.filter((one) => dueKey({ ...one, at }) !== dueKey(held));
      return { game, events: [], due: [...others, held] };
    },
  });
}
