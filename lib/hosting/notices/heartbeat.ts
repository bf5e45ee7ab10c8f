import { changeGame } from "../actions/changeGame.ts";
import { givenBack, rulesOf } from "../clocks/clock.ts";
import { clocksOf } from "../clocks/clocks.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { type Db, type Item, keyed, L, N, S } from "../storage/db.ts";
import type { GameRecord } from "../storage/record.ts";
import { readGame, text } from "../storage/store.ts";
import { allShards, DUE_INDEX, heartbeatKey } from "../storage/tableKeys.ts";
import { type SweepEvent, type Swept, sweep } from "./sweep.ts";

/**
 * The sweeper notes each time it runs. Where it did not for long, or an operator had stopped the clocks, all clocks that were
 * running get that time back before anybody's can run out.
 */

/** So long without a sweep is an outage; less is made up for by what players see of their clocks. */
export const SILENT_MS = 15 * 60_000;

/** Epoch milliseconds. */
interface Outage {
  readonly from: number;
  readonly to: number;
}
interface Heartbeat {
  readonly at: number | undefined;
  readonly stoppedAt: number | undefined;
  /** Still to be given back, the first one to the games of so many shards already. */
  readonly outages: readonly Outage[];
  readonly shardsDone: number;
}

/** Each minute: what a crash left unsent, and what is due, unless the clocks stand. */
export async function sweepInTime<G>(host: HostContext<G>, event: SweepEvent = {}): Promise<Swept> {
  if (event.due) return sweep(host, event);
  return sweep(host, event, await clocksStand(host));
}

/** Notes that the sweeper runs, and gives back what is to be. Whether clocks stand still after that. */
async function clocksStand<G>(host: HostContext<G>): Promise<boolean> {
  const { db } = host;
  const now = host.now();
  const last = await read(db);
  const silent = isSilent(last, now) ? [{ from: last.at!, to: now }] : [];
  const here = { ...last, at: now, outages: [...last.outages, ...silent] };
  // Another sweep has come before: it gives back what is to be given.
  if (!(await write(db, here, last))) return true;
  if (silent.length > 0) host.warn("sweeper-was-silent", { minutes: Math.round((now - last.at!) / 60_000) });
  if (here.stoppedAt !== undefined) return true;
  await giveBack(host, here);
  return false;
}

/** Shard by shard: a sweep that runs out of time is gone on with by the next. */
async function giveBack<G>(host: HostContext<G>, from: Heartbeat): Promise<void> {
  let now = from;
  const shards = allShards("DUE");
  for (const outage of from.outages) {
    for (const shard of shards.slice(now.shardsDone)) {
      const where = { text: "dueShard = :shard", values: { ":shard": S(shard) } };
      for await (const item of host.db.query({ index: DUE_INDEX, where })) {
        const [kind, gameId] = text(item, "pk").split("#");
        if (kind === "GAME" && gameId !== undefined) await giveBackTo(host, gameId, outage);
      }
      now = await noted(host.db, now, { ...now, shardsDone: now.shardsDone + 1 });
    }
    now = await noted(host.db, now, { ...now, outages: now.outages.slice(1), shardsDone: 0 });
  }
}

async function noted(db: Db, before: Heartbeat, after: Heartbeat): Promise<Heartbeat> {
  if (!(await write(db, after, before))) throw new Error("another sweep goes on with what is given back");
  return after;
}

/** Once, however often it is tried. A game that may not be touched keeps no other from it. */
async function giveBackTo<G>(host: HostContext<G>, gameId: string, outage: Outage): Promise<void> {
  try {
    const seen = await readGame(host.db, gameId);
    if (!seen || !changes(seen, outage)) return;
    await changeGame(host, gameId, {
      ...{ seat: 0, actionId: `outage#${outage.from}#${outage.to}`, body: "", automatic: true },
      apply: ({ record, game }) => ({
        ...{ game, ...(changes(record, outage) ?? {}) },
        events: [{ code: "timeGivenBack", amount: Math.round((outage.to - outage.from) / 60_000) }],
      }),
    });
  } catch (error) {
    host.warn("time-not-given-back", { gameId, ...outage, reason: error instanceof Error ? error.message : error });
  }
}

/** The clocks and the time for exchanging cards as they are after it; undefined if it took nothing from anybody. */
function changes(record: GameRecord, { from, to }: Outage): Pick<Changed<unknown>, "clocks" | "due"> | undefined {
  if (record.over && !record.due.some(({ kind }) => kind === "next")) return undefined;
  const before = clocksOf(record);
  const clocks = rulesOf(record.blob.pace) ? before.map((clock) => givenBack(clock, from, to)) : before;
  const due = record.due.map((one) =>
    one.kind === "next" && one.at > from ? { ...one, at: one.at + Math.max(0, to - from) } : one,
  );
  const isSame =
    clocks.every((clock, seat) => clock === before[seat]) && due.every((one, at) => one === record.due[at]);
  return isSame ? undefined : { clocks, due };
}

/** Stops all clocks, until `resumeClocks`; from when the sweeper last ran, if it has been silent. False if they stand already. */
export async function stopClocks(db: Db, now: number): Promise<boolean> {
  const last = await read(db);
  if (last.stoppedAt !== undefined) return false;
  const stoppedAt = isSilent(last, now) ? last.at : now;
  return changed(await write(db, { ...last, stoppedAt }, last));
}

/** As an outage, of which nobody has noted anything yet. */
const isSilent = ({ at, stoppedAt }: Heartbeat, now: number): boolean =>
  at !== undefined && stoppedAt === undefined && now - at > SILENT_MS;

/** All clocks go on with what they had; the next sweep sees to it. False if they were not stopped. */
export async function resumeClocks(db: Db, now: number): Promise<boolean> {
  const last = await read(db);
  const { stoppedAt, ...others } = last;
  if (stoppedAt === undefined) return false;
  const outages = [...last.outages, { from: stoppedAt, to: now }];
  // The sweeper may have been silent as well: that is the same time.
  return changed(await write(db, { ...others, at: now, stoppedAt: undefined, outages }, last));
}

function changed(written: boolean): true {
  if (!written) throw new Error("the sweeper came in between: try again");
  return true;
}

/** When the sweeper last ran, and since when an operator has stopped the clocks. */
export const lastSweep = (db: Db): Promise<Pick<Heartbeat, "at" | "stoppedAt">> => read(db);

async function read(db: Db): Promise<Heartbeat> {
  const item = await db.get(heartbeatKey);
  const number = (name: string) => (item?.[name]?.N === undefined ? undefined : Number(item[name].N));
  const times = (item?.outages?.L ?? []).map((one) => Number(one.N));
  const outages = times.flatMap((from, at) => (at % 2 === 0 ? [{ from, to: times[at + 1]! }] : []));
  return { at: number("at"), stoppedAt: number("stoppedAt"), outages, shardsDone: number("shardsDone") ?? 0 };
}

/** False if somebody else has written it since `before` was read. */
function write(db: Db, next: Heartbeat, before: Heartbeat): Promise<boolean> {
  const item: Item = {
    ...keyed(heartbeatKey),
    ...{ mark: S(markOf(next)), outages: L(next.outages.flatMap(({ from, to }) => [N(from), N(to)])) },
    ...{ shardsDone: N(next.shardsDone) },
    ...(next.at !== undefined && { at: N(next.at) }),
    ...(next.stoppedAt !== undefined && { stoppedAt: N(next.stoppedAt) }),
  };
  return db.putIf(item, {
    text: "attribute_not_exists(pk) OR #mark = :before",
    names: { "#mark": "mark" },
    values: { ":before": S(markOf(before)) },
  });
}

const markOf = ({ at, stoppedAt, outages, shardsDone }: Heartbeat): string =>
  JSON.stringify([at ?? 0, stoppedAt ?? 0, outages.map(({ from, to }) => [from, to]), shardsDone]);
