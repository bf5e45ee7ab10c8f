import { spreadAbsence } from "../account/vacation.ts";
import { atZero } from "../actions/onTimeout.ts";
import { startFollower } from "../actions/rematch.ts";
import { beginChallenge } from "../challenge/begin.ts";
import { commit } from "../commit/commit.ts";
import type { Table } from "../hostContext.ts";
import { allReady } from "../match/match.ts";
import { followerOf } from "../match/nextGame.ts";
import { send, toTell } from "../queue/handoffs.ts";
import { type Between, betweenOf } from "../social/social.ts";
import { type Key, N, S } from "../storage/db.ts";
import { intentsBefore } from "../storage/intents.ts";
import { type Due, type GameRecord, type Notice, standing } from "../storage/record.ts";
import { readGame, text } from "../storage/store.ts";
import { allShards, DUE_INDEX, isChallenge, isPlayer } from "../storage/tableKeys.ts";

/** Longer than the time-out of any function that puts an intent, and than a commit waits before it starts over. */
export const INTENT_AGE_MS = 90_000;

export interface Swept {
  readonly intents: number;
  readonly due: number;
}

/** Sends what a crash kept from being sent, and does what is due. Rejects, after doing the rest, if anything failed. */
export async function sweep<G>(table: Table<G>): Promise<Swept> {
  const failures: unknown[] = [];
  const counted = async (work: Promise<void>): Promise<number> => {
    try {
      await work;
      return 1;
    } catch (error) {
      failures.push(error);
      return 0;
    }
  };
  let intents = 0;
  let due = 0;
  for await (const intent of intentsBefore(table.db, table.now() - INTENT_AGE_MS))
    intents += await counted(resend(table, intent.gameId).then((sent) => (sent ? intent.delete() : undefined)));
  for await (const key of dueItems(table)) due += await counted(doDue(table, key));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of a sweep failed`);
  return { intents, due };
}

/** Sends what is open now. False if the queue did not take it, or the game may not be touched. */
async function resend<G>(table: Table<G>, gameId: string): Promise<boolean> {
  const record = await readGame(table.db, gameId);
  return !record || (!record.quarantined && send(table, gameId, toTell(record)));
}

async function* dueItems<G>({ db, now }: Table<G>): AsyncGenerator<Key> {
  for (const shard of allShards("DUE")) {
    const values = { ":shard": S(shard), ":now": N(now()) };
    const where = { text: "dueShard = :shard AND nextAt <= :now", values };
    for await (const item of db.query({ index: DUE_INDEX, where }))
      yield { pk: text(item, "pk"), sk: text(item, "sk") };
  }
}

/** The index may be behind: the record decides. */
async function doDue<G>(table: Table<G>, key: Key): Promise<void> {
  if (isChallenge(key)) return beginChallenge(table, key.sk);
  if (isPlayer(key)) return spreadAbsence(table, key.pk.slice("PLAYER#".length));
  const record = await readGame(table.db, key.pk.slice("GAME#".length));
  if (!record || record.quarantined) return;
  for (const due of record.due) if (due.at <= table.now()) await once(table, record, due);
}

async function once<G>(table: Table<G>, record: GameRecord, due: Due): Promise<void> {
  const { seat, ask, kind } = due;
  if (kind === "next") return followUp(table, record, due);
  const zero = kind === "zero" || kind === "concede";
  // Sent before it is crossed off: a crash in between sends it twice, under one key.
  if (!zero) await table.queue.send(noticeFor(record, due), `${kind}#${due.at}`);
  await commit(table, record.gameId, {
    seat,
    actionId: `clock#${seat}#${ask}#${kind}#${due.at}`,
    body: "",
    unattended: true,
    apply: (opened) => {
      const left = opened.record.due.filter((one) => !sameDue(one, due));
      const open = standing(opened.record, { seat, ask, kind: "turn" });
      const isDue = zero && open && left.length < opened.record.due.length;
      return { ...(isDue ? atZero(table, opened, seat) : { game: opened.game, events: [] }), due: left };
    },
  });
}

/** The game after this one: first whoever took too long is ready as they are, then it starts, then it is crossed off. */
async function followUp<G>(table: Table<G>, before: GameRecord, due: Due): Promise<void> {
  const { record } = followerOf(before) ? { record: before } : await crossOff(table, before, due, othersReady);
  await startFollower(table, record);
  for (const one of record.due) if (one.kind === "next") await crossOff(table, record, one, (same) => same);
}

const crossOff = <G>(table: Table<G>, { gameId, version }: GameRecord, due: Due, between: (now: Between) => Between) =>
  commit(table, gameId, {
    ...{ seat: due.seat, actionId: `clock#${due.kind}#${due.at}#${version}`, body: "", unattended: true },
    apply: ({ record, game }) => ({
      ...{ game, events: [], between: between(betweenOf(record)) },
      due: record.due.filter((one) => !sameDue(one, due)),
    }),
  });

const othersReady = ({ setup, ...between }: Between): Between => ({
  ...between,
  ...(setup && { setup: setup.match ? { ...setup, match: allReady(setup.match) } : setup }),
});

const sameDue = (one: Due, other: Due): boolean =>
  one.at === other.at && one.kind === other.kind && one.seat === other.seat && one.notice === other.notice;

function noticeFor(record: GameRecord, { seat, ask, kind, notice, chosen }: Due): Notice {
  const about = { game: record.gameId, seat, ask, ...(chosen !== undefined && { chosen }) };
  if (kind === "remind") return { ...about, kind: "reminder" };
  if (kind === "short") return { game: record.gameId, seat, ask, kind: "timeShort" };
  return { ...about, kind: notice === undefined || record.over ? turnOrOver(record) : notice };
}

const turnOrOver = ({ over }: GameRecord): Notice["kind"] => (over ? "over" : "turn");
