import { chatsOf } from "../account/chats.ts";
import { profileOf } from "../account/profile.ts";
import { vacationOf } from "../account/vacation.ts";
import type { MyData } from "../api.ts";
import { challengesWith } from "../challenge/record.ts";
import type { HostContext } from "../hostContext.ts";
import { allDecks } from "../people/keptDecks.ts";
import { gamesOf, playerAt, readPlayer, type Seated } from "../people/players.ts";
import { socialOf } from "../social/social.ts";
import { readGame } from "../storage/store.ts";

/** Each game is read, and an answer is far below what Lambda sends (6 MB), as UTF-8. */
const MOST_AT_ONCE = { games: 100, characters: 1_000_000 };

const placeOf = ({ gameId, seat }: Seated): string => `${gameId}.${seat}`;

/**
 * All that is kept about a player; what opens something (secrets, their hashes, addresses of browsers' push services) aside.
 * `behind`: only of games, from the one behind this place on.
 */
export async function dataOf<G>(host: HostContext<G>, player: string, behind = ""): Promise<MyData> {
  const { reach } = await readPlayer(host.db, player);
  const all = (await gamesOf(host.db, player))
    .filter((one) => placeOf(one) > behind)
    .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const games: MyData["games"][number][] = [];
  let [looked, characters] = [0, 0];
  for (const { gameId, seat } of all) {
    if (looked >= MOST_AT_ONCE.games || characters > MOST_AT_ONCE.characters) break;
    looked++;
    const record = await readGame(host.db, gameId);
    if (!record || ((await playerAt(host.db, gameId, seat)) ?? player) !== player) continue;
    const { chat, notes } = socialOf(record);
    const game = {
      ...{ gameId, seat, name: record.blob.seats[seat]?.name ?? "", over: record.over, note: notes[seat] ?? "" },
      said: chat.filter((line) => line.seat === seat).map(({ at, text }) => ({ at, text })),
    };
    characters += JSON.stringify(game).length;
    games.push(game);
  }
  const isFirst = behind === "";
  const challenges = (isFirst ? await challengesWith(host.db, player) : []).flatMap(({ id, places, postedAt }) =>
    places.filter((one) => one.player === player).map(({ name }) => ({ challengeId: id, name, postedAt })),
  );
  return {
    player,
    profile: await profileOf(host, player),
    vacation: await vacationOf(host, player),
    devices: reach.flatMap(({ device }) => (device ? [device.name] : [])),
    chats: await chatsOf(host, player),
    ...{ games, challenges, decks: isFirst ? await allDecks(host.db, player) : [] },
    ...(looked < all.length && { next: placeOf(all[looked - 1]!) }),
  };
}
