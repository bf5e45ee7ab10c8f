import { inSeat } from "../../cards/decks/brought.ts";
import { takeAbsence } from "../account/vacation.ts";
import { putPool } from "../cards/pools.ts";
import { type Beginning, beginGame } from "../games/beginning.ts";
import { pooled, setupOf } from "../games/create.ts";
import { manualSetup } from "../games/manualCards.ts";
import { optionsOf } from "../games/variant.ts";
import type { HostContext } from "../hostContext.ts";
import { putLinkAt } from "../people/links.ts";
import { sitDown } from "../people/players.ts";
import { type ChallengeRecord, gameOf, readChallenge, writeRecord } from "./record.ts";

/** Begins the game of a challenge that is full, and does nothing about any other; however often it is tried, once. */
export async function beginChallenge<G>(host: HostContext<G>, id: string): Promise<void> {
  const record = await readChallenge(host.db, id);
  if (record?.status !== "full") return;
  const gameId = gameOf(record);
  for (const [seat, { player, secretHash }] of record.places.entries()) {
    const link = { gameId, seat, as: "link" as const, epoch: 0, player };
    // One that opens another seat by now is left to it: whoever did that keeps nobody from their game.
    await putLinkAt(host.db, secretHash, link, host.now());
    await sitDown(host.db, gameId, seat, player);
  }
  await beginGame(host, await beginningOf(host, record, gameId), "challenge");
  for (const [seat, { player }] of record.places.entries()) await takeAbsence(host, gameId, seat, player);
  await writeRecord(host.db, { ...record, version: record.version + 1, status: "begun" });
}

async function beginningOf<G>(
  host: HostContext<G>,
  { terms, places }: ChallengeRecord,
  gameId: string,
): Promise<Beginning> {
  const { variant } = terms;
  const options = optionsOf({ ...terms, seats: places.length });
  const read = await Promise.all(
    places.map(async ({ cards: hash, deck, sideboard, beside = {} }, seat) => {
      const { cards } = await host.pools.get(hash);
      const those = (indices: readonly number[] = []) => indices.flatMap((index) => cards[index] ?? []);
      const { commanders = [], supplementary = [], command = [] } = beside;
      const inside = new Set([deck, sideboard, commanders, supplementary, command].flat());
      return inSeat(variant, seat, options, {
        cards: those(deck),
        sideboard: those(sideboard),
        outside: cards.filter((_, index) => !inside.has(index)),
        commanders: those(commanders),
        supplementary: those(supplementary),
        command: those(command),
        manual: [],
      });
    }),
  );
  const { pool, decks, ...besides } = pooled(read);
  return {
    ...{ gameId, pool, decks, cards: await putPool(host.db, pool) },
    options,
    seats: places.map(({ name }, seat) => ({ seat, name })),
    pace: terms.pace ?? {},
    stops: places.map(({ stops }) => stops),
    setup: {
      ...setupOf(besides, terms.bestOf),
      ...manualSetup(
        terms.manualCards,
        places.map(({ manual = [] }) => manual),
      ),
    },
    ...(terms.watch && { watch: terms.watch }),
    announced: true,
  };
}
