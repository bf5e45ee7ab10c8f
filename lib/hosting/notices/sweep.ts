import { spreadAbsence } from "../account/vacation.ts";
import { changeGame } from "../actions/changeGame.ts";
import { clockAction, followUp } from "../actions/followUp.ts";
import { silenceIsConsent } from "../actions/manual.ts";
import { onTimeout } from "../actions/onTimeout.ts";
import { orHandOn } from "../builds.ts";
import { beginChallenge } from "../challenge/begin.ts";
import type { HostContext } from "../hostContext.ts";
import { archiveGame } from "../operator/archiveGame.ts";
import { doneWith, dueOf, moveDigest } from "../people/later.ts";
import { send, sendNotice, toTell } from "../queue/handoffs.ts";
import { Refused } from "../refusal.ts";
import { socialOf } from "../social/social.ts";
import { type Key, N, S } from "../storage/db.ts";
import { intentsBefore } from "../storage/intents.ts";
import { forgetUnreferenced } from "../storage/outgrown.ts";
import { type Due, type GameRecord, type Notice, noticeOf, openHandOff, withoutDue } from "../storage/record.ts";
import { readGame, text } from "../storage/store.ts";
import { allShards, DUE_INDEX, digestKey, isChallenge, isPlayer, seatOfWait } from "../storage/tableKeys.ts";

/** Longer than the time-out of any function that puts an intent, and than a commit waits before it starts over. */
export const INTENT_AGE_MS = 90_000;

export interface Swept {
  readonly intents: number;
  readonly due: number;
  readonly failed: number;
}

/** Later than this is too late for a clock that a player looks at. */
const LATE_MS = 5 * 60_000;

/** What the function is woken with. `due`, from another build: only this, of a game that this build is in the middle of. */
export interface SweepEvent {
  readonly due?: Key;
}

/**
 * Sends what a crash kept from being sent, and does what is due. What fails is logged and left for the next sweep: one
 * game's trouble keeps no other waiting. `clocksStand`: nobody's time runs out in this sweep (heartbeat.ts).
 */
export async function sweep<G>(host: HostContext<G>, event: SweepEvent = {}, clocksStand = false): Promise<Swept> {
  if (event.due) {
    await doDue(host, event.due);
    return { intents: 0, due: 1, failed: 0 };
  }
  let failed = 0;
  const counted = async (work: Promise<unknown>, about: object): Promise<number> => {
    try {
      await work;
      return 1;
    } catch (error) {
      if (error instanceof Refused && error.code === "quarantined") return 0;
      failed++;
      host.warn("sweep-failed", { ...about, reason: error instanceof Error ? error.stack : String(error) });
      return 0;
    }
  };
  let intents = 0;
  let due = 0;
  for await (const intent of intentsBefore(host.db, host.now() - INTENT_AGE_MS))
    intents += await counted(
      resend(host, intent.gameId).then((sent) => (sent ? intent.delete() : undefined)),
      {
        gameId: intent.gameId,
      },
    );
  const doing = async (key: Key): Promise<void> => {
    due += await counted(
      orHandOn<unknown>(host.builds, { due: key }, () => doDue(host, key, clocksStand)),
      key,
    );
  };
  // What is a player's may take as long as they have games: nobody's clock waits for it.
  const ofPlayers: Key[] = [];
  for await (const key of dueItems(host)) isPlayer(key) ? ofPlayers.push(key) : await doing(key);
  for (const key of ofPlayers) await doing(key);
  return { intents, due, failed };
}

/**
 * Sends what is open now. False if the queue did not take it, or the game may not be touched. Each sweep's is another
 * message to the queue: the one before may have been dropped, as while a game was quarantined.
 */
async function resend<G>(host: HostContext<G>, gameId: string): Promise<boolean> {
  const record = await readGame(host.db, gameId);
  if (record) await forgetUnreferenced(host.db, record, host.now() - INTENT_AGE_MS);
  return !record || (!record.quarantined && send(host, record, toTell(record), `sweep${host.now()}`));
}

async function* dueItems<G>({ db, now }: HostContext<G>): AsyncGenerator<Key> {
  for (const shard of allShards("DUE")) {
    const values = { ":shard": S(shard), ":now": N(now()) };
    const where = { text: "dueShard = :shard AND nextAt <= :now", values };
    for await (const item of db.query({ index: DUE_INDEX, where }))
      yield { pk: text(item, "pk"), sk: text(item, "sk") };
  }
}

/** What a clock that stands does not do. */
const BY_THE_CLOCK: ReadonlySet<Due["kind"]> = new Set(["short", "zero", "concede", "next", "consent"]);

/** The index may be behind: the record decides. */
async function doDue<G>(host: HostContext<G>, key: Key, clocksStand = false): Promise<void> {
  if (isChallenge(key)) return beginChallenge(host, key.sk);
  if (isPlayer(key)) return doDueOfPlayer(host, key);
  const record = await readGame(host.db, key.pk.slice("GAME#".length));
  if (!record || record.quarantined) return;
  const now = host.now();
  for (const due of record.due.filter(({ at, kind }) => at <= now && !(clocksStand && BY_THE_CLOCK.has(kind)))) {
    if (now - due.at > LATE_MS)
      host.warn("sweep-late", { gameId: record.gameId, kind: due.kind, seconds: Math.round((now - due.at) / 1000) });
    await once(host, record, due);
  }
}

/** A player's vacation, their digest, or a seat whose page was open. */
async function doDueOfPlayer<G>(host: HostContext<G>, key: Key): Promise<void> {
  const { db, now, queue } = host;
  const player = key.pk.slice("PLAYER#".length);
  const at = await dueOf(db, key);
  if (at === undefined || at > now()) return;
  const seated = seatOfWait(key);
  if (seated) {
    const record = await readGame(db, seated.gameId);
    const open = record && !record.quarantined ? toTell(record).filter(({ seat }) => seat === seated.seat) : [];
    for (const one of open) await sendNotice(host, record!, noticeOf(seated.gameId, one), `later#${at}`);
    return void (await doneWith(db, key, at));
  }
  if (key.sk !== digestKey(player).sk) return spreadAbsence(host, player);
  await queue.digest(player, at);
  // Whoever delivers it says when the next is due; if they did not, it is sent again.
  await moveDigest(db, player, now() + LATE_MS);
}

async function once<G>(host: HostContext<G>, record: GameRecord, due: Due): Promise<void> {
  const { seat, ask, kind } = due;
  if (kind === "archive") return archiveGame(host, record.gameId);
  if (kind === "next") return void (await followUp(host, record, due));
  // It stays due until somebody has gone on with it. A message in five minutes is enough.
  if (kind === "work") return void (await send(host, record, [], `work#${Math.floor(host.now() / LATE_MS)}`));
  if (kind === "consent") return consent(host, record, due);
  const zero = kind === "zero" || kind === "concede";
  // Sent before it is crossed off: a crash in between sends it twice, under one key.
  if (!zero) await sendNotice(host, record, noticeFor(record, due), `${kind}#${due.at}`);
  await changeGame(host, record.gameId, {
    seat,
    actionId: clockAction(due, record),
    body: "",
    automatic: true,
    apply: (opened) => {
      const left = withoutDue(opened.record.due, due);
      const open = openHandOff(opened.record, { seat, ask, kind: "turn" });
      const isDue = zero && open && left.length < opened.record.due.length;
      const waits = isDue && socialOf(opened.record).proposals?.some(({ manual }) => manual.by === seat);
      // Others think about what the seat has proposed: its clock stands (actions/manual.ts).
      if (waits) return { game: opened.game, events: [], due: [...left, { ...due, at: host.now() + STANDS_MS }] };
      return { ...(isDue ? onTimeout(host, opened, seat) : { game: opened.game, events: [] }), due: left };
    },
  });
}

/** So long later it is looked again whether a clock that stands has gone on. */
const STANDS_MS = 10 * 60_000;

async function consent<G>(host: HostContext<G>, record: GameRecord, due: Due): Promise<void> {
  await changeGame(host, record.gameId, {
    ...{ seat: due.seat, actionId: clockAction(due, record), body: "", automatic: true },
    apply: (opened) => silenceIsConsent(host, opened, due.ask),
  });
}

function noticeFor(record: GameRecord, { seat, ask, kind, notice, chosen }: Due): Notice {
  const about = { game: record.gameId, seat, ask, ...(chosen !== undefined && { chosen }) };
  if (kind === "remind") return { ...about, kind: "reminder" };
  if (kind === "short") return { game: record.gameId, seat, ask, kind: "timeShort" };
  return { ...about, kind: notice ?? turnOrOver(record) };
}

const turnOrOver = ({ over }: GameRecord): Notice["kind"] => (over ? "over" : "turn");
