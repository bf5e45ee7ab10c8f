import { chatsOf } from "../account/chats.ts";
import { profileOf } from "../account/profile.ts";
import { vacationOf } from "../account/vacation.ts";
import type { MyData } from "../api.ts";
import { challengesWith } from "../challenge/record.ts";
import type { HostContext } from "../hostContext.ts";
import { allDecks } from "../people/keptDecks.ts";
import { gamesOf, playerAt, readPlayer } from "../people/players.ts";
import { socialOf } from "../social/social.ts";
import { readGame } from "../storage/store.ts";

/** All that is kept about a player; what opens something (secrets, their hashes, addresses of browsers' push services) aside. */
export async function dataOf<G>(host: HostContext<G>, player: string): Promise<MyData> {
  const { reach } = await readPlayer(host.db, player);
  const games: MyData["games"][number][] = [];
  for (const { gameId, seat } of await gamesOf(host.db, player)) {
    const record = await readGame(host.db, gameId);
    if (!record || ((await playerAt(host.db, gameId, seat)) ?? player) !== player) continue;
    const { chat, notes } = socialOf(record);
    games.push({
      ...{ gameId, seat, name: record.blob.seats[seat]?.name ?? "", over: record.over, note: notes[seat] ?? "" },
      said: chat.filter((line) => line.seat === seat).map(({ at, text }) => ({ at, text })),
    });
  }
  const challenges = (await challengesWith(host.db, player)).flatMap(({ id, places, postedAt }) =>
    places.filter((one) => one.player === player).map(({ name }) => ({ challengeId: id, name, postedAt })),
  );
  return {
    player,
    profile: await profileOf(host, player),
    vacation: await vacationOf(host, player),
    devices: reach.flatMap(({ device }) => (device ? [device.name] : [])),
    chats: await chatsOf(host, player),
    ...{ games, challenges, decks: await allDecks(host.db, player) },
  };
}
