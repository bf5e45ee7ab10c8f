import { nextTime, restUntil } from "../clocks/calendar.ts";
import type { HostContext } from "../hostContext.ts";
import { digestFor } from "../messages/digest.ts";
import { changeDelivered } from "../people/delivered.ts";
import { doneWith, dueOf, moveDigest } from "../people/later.ts";
import { calendarOf, gamesOf, readPlayer } from "../people/players.ts";
import { sendNotice, toTell } from "../queue/handoffs.ts";
import { noticeOf, subjectKey } from "../storage/record.ts";
import { readGame } from "../storage/store.ts";
import { digestKey } from "../storage/tableKeys.ts";
import type { DigestMessage } from "./channel.ts";
import { type Delivery, reachPlayer } from "./reach.ts";

/**
 * A player's digest, out of the queue: what waits now is told, and as long as something does another one comes the next day.
 */
export async function deliverDigest<G>(host: HostContext<G>, delivery: Delivery, id: string): Promise<void> {
  const { db, now } = host;
  const key = digestKey(id);
  const due = await dueOf(db, key);
  if (due === undefined) return;
  const player = await readPlayer(db, id);
  const calendar = calendarOf(player);
  if (player.notices?.every !== "day") {
    await eachByItself(host, id);
    return void (await doneWith(db, key, due));
  }
  const rest = restUntil(calendar, now());
  if (rest !== undefined) return void (await moveDigest(db, id, rest));
  const name = `digest.${id}.${new Date(due).toISOString().slice(0, 16)}`;
  const digest = await digestFor(host, player, name);
  if (!digest) return void (await doneWith(db, key, due));
  const { told, news, heard } = digest;
  const message: DigestMessage = { key: name, kind: "digest", link: told.link, told };
  const through = new Set((await db.get(key))?.through?.SS ?? []);
  const { retryAt } = await reachPlayer(host, delivery, player, {
    has: (way) => through.has(way),
    say: async () => message,
    delivered: async (way) => {
      through.add(way);
      const update = {
        text: "SET #through = :all",
        names: { "#through": "through" },
        values: { ":all": { SS: [...through] } },
      };
      await db.update(key, update);
    },
  });
  for (const one of news)
    await changeDelivered(db, { player: id, gameId: one.game, seat: one.seat }, (before) => ({
      ...before,
      names: [...before.names, `${subjectKey(one)}.digest`],
    }));
  for (const { game, seat, heardAt } of heard)
    await changeDelivered(db, { player: id, gameId: game, seat }, (before) =>
      before.heardAt >= heardAt ? before : { ...before, heardAt },
    );
  const next = nextTime(calendar, player.notices.at, now());
  if (retryAt !== undefined && retryAt < next) return void (await moveDigest(db, id, retryAt));
  await db.update(key, { text: "REMOVE #through", names: { "#through": "through" } });
  await moveDigest(db, id, next);
}

/** Whoever wants none any more is told of each game after all. */
async function eachByItself<G>(host: HostContext<G>, player: string): Promise<void> {
  for (const { gameId, seat, endedAt } of await gamesOf(host.db, player)) {
    if (endedAt !== undefined) continue;
    const record = await readGame(host.db, gameId);
    for (const one of record ? toTell(record).filter((handoff) => handoff.seat === seat) : [])
      await sendNotice(host, record!, noticeOf(gameId, one), `digest${host.now()}`);
  }
}
