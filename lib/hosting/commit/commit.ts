import type { LogEntry } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle } from "../../engine/views.ts";
import type { HostContext } from "../hostContext.ts";
import { noteEnded } from "../people/players.ts";
import { send, toTell } from "../queue/handoffs.ts";
import { Refused } from "../refusal.ts";
import { S } from "../storage/db.ts";
import { idReused, recallDropped } from "../storage/doneActions.ts";
import { deleteIntent, type Intent, putIntent } from "../storage/intents.ts";
import { entriesOf, fillsPage, type LoggedVersion, pageItem } from "../storage/log.ts";
import { type Opened, readRecord, running, seatsOf, sound, toChange } from "../storage/open.ts";
import { forget, forgetUnreferenced } from "../storage/outgrown.ts";
import { loggedVersion } from "../storage/readLog.ts";
import { markedIn, markOf, recall } from "../storage/recent.ts";
import { type GameRecord, type HandOff, isSettled, turnOf } from "../storage/record.ts";
import { blobOf, writeGame } from "../storage/store.ts";
import { allWritten } from "../storage/writes.ts";
import { watchedVersion } from "../watch/watch.ts";
import { advance, type Before } from "./advance.ts";
import type { By, Changed } from "./changed.ts";
import { newHandOffs } from "./handOffsAfter.ts";
import { openSlots } from "./questionsAfter.ts";
import { isOutOfStep, reconciliation } from "./reconcile.ts";

/** One change of one game: a player's action, a clock's, a bot's. Every change goes through `commit`. */
export interface Change<G> {
  readonly seat: Seat;
  /** The same id with the same body is done once. */
  readonly actionId: string;
  /** The request in canonical form. */
  readonly body: string;
  /** The question it answers, if it does: with it the question is closed. */
  readonly ask?: number;
  /** A clock's doing: the seat itself has to be told of it too. */
  readonly automatic?: true;
  /** Throws `Refused` if the caller may not touch this game. */
  admit?(record: GameRecord): void;
  /**
   * Moves the game on, which the engine does in place: from here on only the game in what is returned is to be asked.
   * Throws `Refused` if the change is not possible; then nothing is written.
   */
  apply(game: ReadOff<G>): Changed<G>;
}

/** An opened game of which all has been read off that is needed of this version: it may be moved on. */
export interface ReadOff<G> extends Opened<G>, Before {}

export interface Committed<G> {
  readonly outcome: "done" | "repeated";
  readonly record: GameRecord;
  readonly game: G;
  /** What happened, as the seat that changed it may read it. */
  readonly events: readonly LogEntry<Handle>[];
}

const TRIES = 3;
/** The sweeper drops intents after 90 s. Whoever was suspended since the intent was put must not write any more. */
export const STALE_MS = 20_000;

/**
 * Applies a change exactly once (docs/architecture.md, section 6). One conditional write commits; an intent put before it
 * outlives any crash until the hand-offs are sent. Throws `Refused`, or an error of the SDK if a read failed.
 */
export async function commit<G>(host: HostContext<G>, gameId: string, change: Change<G>): Promise<Committed<G>> {
  const { seat, actionId, automatic } = change;
  const made = await committed(host, gameId, change, true);
  const { outcome, record } = made;
  host.note?.("change", { gameId, seat, version: record.version, actionId, outcome, ...(automatic && { automatic }) });
  return made;
}

/** `reconciles`: whether a game that is out of step with this build is brought into step first. */
async function committed<G>(
  host: HostContext<G>,
  gameId: string,
  change: Change<G>,
  reconciles: boolean,
): Promise<Committed<G>> {
  const by: By = {
    seat: change.seat,
    mark: markOf(change.actionId, change.body),
    automatic: change.automatic ?? false,
  };
  let failure: unknown;
  let wentBack = false;
  for (let tried = 0; tried < TRIES; tried++) {
    if (tried > 0) await new Promise((go) => setTimeout(go, 20 * tried * Math.random()));
    const before = await readRecord(host, gameId);
    change.admit?.(before);
    const madeBefore = made(before, by);
    if (madeBefore !== undefined) return repeated(host, before, madeBefore, change);
    const [stored, long] = await Promise.all([
      toChange(host, before),
      mayBeDone(before, change) ? doneLongAgo(host, before, by) : undefined,
    ]);
    if (long !== undefined) return repeated(host, before, long, change);
    if (reconciles && isOutOfStep(host.engine, stored)) {
      await committed(host, gameId, reconciliation(before), false);
      wentBack ||= stored.wentBack ?? false;
      continue;
    }
    const opened = readOff(host, stored);
    const changed = applied(change, opened, wentBack);
    const record = advance(host, opened, by, changed);
    const told = newHandOffs(before, record);
    const done = (): Committed<G> => ({
      outcome: "done",
      record,
      game: changed.game,
      events: host.engine.redact(changed.game, change.seat, changed.events),
    });

    // Two seats may use the same id at the same time.
    const actionId = `${by.seat}#${change.actionId}`;
    const intent: Intent | undefined = told.length > 0 ? { gameId, time: host.now(), actionId } : undefined;
    const started = host.now();
    const page = fillsPage(before, opened.logged) && (await pageItem(host.db, before, opened.logged, started));
    await allWritten([...(page ? [host.db.put(page)] : []), ...(intent ? [putIntent(host.db, intent)] : [])]);
    if (host.now() - started > STALE_MS) continue;
    failure = undefined;
    const bytes = blobOf(record.blob);
    const written = await writeGame(host.db, record, started, bytes).catch((error: unknown) => {
      failure = error;
      return false;
    });
    const after = written ? record : await readRecord(host, gameId);
    const madeAt = written ? record.version : made(after, by);
    if (madeAt === record.version) {
      host.lastCommitted?.wrote(bytes, record.blob);
      await leaveBehind(host, before, record);
      return tell(host, record, told, intent).then(done);
    }
    if (madeAt !== undefined) return repeated(host, after, madeAt, change);
    // A version beyond ours proves that our write can no longer take effect; an unknown outcome alone does not.
    if (failure !== undefined && after.version < record.version) continue;
    await quietly(host, PARTS_LEFT, gameId, forgetUnreferenced(host.db, after));
    if (intent) await quietly(host, INTENT_LEFT, gameId, deleteIntent(host.db, intent));
  }
  if (failure !== undefined) throw failure;
  throw new Refused(409, "busy", "Others are changing this game right now. Send the same action again.");
}

/** An answer to a question that is gone with the build that asked it is refused as that. */
function applied<G>(change: Change<G>, opened: ReadOff<G>, wentBack: boolean): Changed<G> {
  try {
    return change.apply(opened);
  } catch (error) {
    if (wentBack && error instanceof Refused && error.status === 409) throw buildGone();
    throw error;
  }
}

const buildGone = (): Refused =>
  new Refused(
    409,
    "build-gone",
    "The version that asked this is gone. The game went back to before what was under way, and everybody was told. Look at it again.",
  );

/** Parts of the versions that were overwritten; and a game that is over need not be looked at any more. */
async function leaveBehind<G>(host: HostContext<G>, before: GameRecord, { version, ...record }: GameRecord) {
  const { gameId, outside } = before;
  if (outside !== undefined) {
    host.warn("item-large", { gameId, parts: outside });
    const forgotten = [
      forget(host.db, gameId, S(outside)),
      forgetUnreferenced(host.db, { gameId, version: version - 1 }),
    ];
    await quietly(host, PARTS_LEFT, gameId, allWritten(forgotten));
  }
  if (isSettled(record) && !isSettled(before))
    await quietly(host, "end not noted", gameId, noteEnded(host.db, gameId, seatsOf(record), host.now()));
}

/** The version this very action made, if it did. */
function made(record: GameRecord, by: By): number | undefined {
  const found = recall(record.recent[by.seat] ?? new Uint8Array(), by.mark);
  if (found === "other") throw idReused();
  return found;
}

/**
 * Whether the action may be one that the record has forgotten. A question that is open was not answered before: its number
 * is never given again.
 */
const mayBeDone = <G>(record: GameRecord, { seat, ask }: Change<G>): boolean =>
  markedIn(record.recent) < record.version - 1 && (ask === undefined || turnOf(record, seat)?.ask !== ask);

/** The same of actions that the record has forgotten. */
async function doneLongAgo<G>({ db }: HostContext<G>, record: GameRecord, by: By): Promise<number | undefined> {
  const found = await recallDropped(db, record, by.seat, by.mark);
  if (found === "other") throw idReused();
  return found;
}

async function tell<G>(host: HostContext<G>, record: GameRecord, told: readonly HandOff[], intent: Intent | undefined) {
  const sent = await send(host, record, told);
  if (sent && intent) await quietly(host, INTENT_LEFT, record.gameId, deleteIntent(host.db, intent));
}

const INTENT_LEFT = "intent not deleted; the sweeper will";
const PARTS_LEFT = "parts of an older version not deleted";

/** The action is committed whatever becomes of this. */
async function quietly<G>(host: HostContext<G>, what: string, gameId: string, work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => host.warn(what, { gameId, reason: String(error) }));
}

/** The action made this version before. */
async function repeated<G>(
  host: HostContext<G>,
  record: GameRecord,
  version: number,
  change: Change<G>,
): Promise<Committed<G>> {
  await send(host, record, toTell(record));
  const { game } = await running(host, record);
  return { outcome: "repeated", record, game, events: await eventsOf(host, { record, game }, version, change.seat) };
}

async function eventsOf<G>(
  host: HostContext<G>,
  { record, game }: Pick<Opened<G>, "record" | "game">,
  version: number,
  seat: Seat,
) {
  const { engine, db } = host;
  if (version === record.version) return engine.told(game, seat, record.blob.events);
  const logged = await sound(host, record.gameId, () => loggedVersion(db, record, version));
  return logged ? entriesOf(engine, game, logged, seat) : [];
}

/** What was open, and what the log will have of the version that is about to be overwritten, while the game is as it was then. */
function readOff<G>(host: HostContext<G>, opened: Opened<G>): ReadOff<G> {
  const { record, game, wentBack } = opened;
  const { version, blob } = record;
  const watch = record.shown.version === version ? blob.watch : undefined;
  const steps = blob.history?.since ?? [];
  // What was open is gone with the build that asked it.
  const open = wentBack ? [] : openSlots(host.engine.pending(game), seatsOf(record));
  const own: LoggedVersion = {
    version,
    events: blob.events,
    ...(watch && { watch: watchedVersion(host, game, watch.at) }),
    ...(steps.length > 0 && { steps }),
  };
  const leaves = own.events.length > 0 || watch !== undefined || steps.length > 0;
  return { open, logged: [...(blob.logged ?? []), ...(leaves ? [JSON.stringify(own)] : [])], ...opened };
}
