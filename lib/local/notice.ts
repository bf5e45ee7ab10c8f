import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { type Form, formOf } from "../channels/forms.ts";
import type { Engine } from "../engine/api.ts";
import { BUDGETS } from "../engine/limits.ts";
import { openPools } from "../hosting/cards/pools.ts";
import type { HostContext } from "../hosting/hostContext.ts";
import { openRates } from "../hosting/limits/rates.ts";
import type { Language } from "../hosting/messages/message.ts";
import { messageFor } from "../hosting/messages/messageFor.ts";
import { playerAt, readPlayer } from "../hosting/people/players.ts";
import { openDb } from "../hosting/storage/db.ts";
import { openKeys } from "../hosting/storage/keyRing.ts";
import { turnOf } from "../hosting/storage/record.ts";
import { readGame } from "../hosting/storage/store.ts";
import { HostError } from "./errors.ts";
import { region } from "./intrinsics.ts";
import { hostCredentials } from "./tables.ts";

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
  const there = { ...host, build: record.build, pageUrl: page };
  const found = await messageFor(there, notice, { ...player, ...(language && { language }) }, 0);
  if (!found) throw new Error("The game cannot be read by this build. Start it once with npm start.");
  return formOf(channel, found.told, { now: host.now(), page });
}

export class NoSuchSeat extends Error {}

/** The one table at an endpoint: that of `npm start`, opened for reading alone. */
export async function readingHost<G>(engine: Engine<G>, endpoint: string, warn: HostContext<G>["warn"]) {
  const client = new DynamoDBClient({ endpoint, region, credentials: hostCredentials });
  const { TableNames: [name] = [] } = await client.send(new ListTablesCommand({}));
  if (name === undefined) throw new HostError("folder-not-writable", "Nothing was played there yet.");
  const db = openDb(client, client, name);
  const nothing = () => Promise.reject(new Error("this only looks"));
  const host: HostContext<G> = {
    ...{ engine, db, pools: openPools(db), keys: openKeys(db, Date.now), rates: openRates(Date.now), budgets: BUDGETS },
    ...{ queue: { send: nothing, wake: nothing }, edgeKey: "", build: "", pageUrl: "", now: Date.now, warn },
    builds: { has: async () => false, handOn: nothing },
  };
  return host;
}
