import type { LogEntry } from "../engine/face.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { SeatView } from "../engine/views.ts";
import { type Between, betweenOf } from "./between.ts";
import type { SeatClock } from "./clock.ts";
import { clockDue, clocksAfter } from "./clocks.ts";
import { sha256 } from "./keys.ts";
import { lookOf, viewTag } from "./look.ts";
import { seatsOf } from "./open.ts";
import type { SeatOrders } from "./orders.ts";
import { type ActionMark, remember } from "./recent.ts";
import { type Due, type GameRecord, type HandOff, type Inside, type News, RECORD_SCHEMA, turnOf } from "./record.ts";
import type { Table } from "./table.ts";

/** What a change made of a game. */
export interface Changed<G> {
  readonly game: G;
  readonly events: readonly LogEntry[];
  /** Whose questions were answered: what that seat is asked now is a new question, even if it reads the same. */
  readonly answered?: Seat;
  /** In place of the present ones, as is the rest. */
  readonly orders?: readonly SeatOrders[];
  readonly due?: readonly Due[];
  readonly epochs?: readonly number[];
  readonly clocks?: readonly SeatClock[];
  readonly between?: Between;
  /** What the seat answered it may ask to take back; or what was answered before cannot be any more. Absent, neither. */
  readonly back?: "begins" | "ends";
  /** News for other seats than the one that is asked. */
  readonly news?: readonly { readonly seat: Seat; readonly kind: News }[];
}

/** Who changes it, and under which mark it is remembered. */
export interface By {
  readonly seat: Seat;
  readonly mark: ActionMark;
  /** Nobody reads the response: the seat has to be told like the others. */
  readonly unattended: boolean;
}

/** The record that follows `before`, and each seat's view of it. Reads the clock, for when questions run out. */
export function advance<G>(table: Table<G>, before: GameRecord, by: By, changed: Changed<G>) {
  return record(table, before, changed, {
    version: before.version + 1,
    caller: by.unattended ? undefined : by.seat,
    recent: before.recent.map((one, seat) => (seat === by.seat ? remember(one, by.mark, before.version + 1) : one)),
  });
}

/** The first record of a game. `blank` holds what nobody has changed yet. */
export function begin<G>(table: Table<G>, blank: GameRecord, game: G) {
  return record(table, blank, { game, events: [] }, { version: 1, caller: undefined, recent: blank.recent });
}

function record<G>(
  table: Table<G>,
  before: GameRecord,
  changed: Changed<G>,
  to: { version: number; caller: Seat | undefined; recent: readonly Uint8Array[] },
): { record: GameRecord; views: readonly SeatView[] } {
  const { engine } = table;
  const { game, events } = changed;
  const seats = seatsOf(before);
  const views = seats.map((seat) => engine.view(game, seat));
  const questions = views.map(questionOf);
  const isNew = (seat: Seat) =>
    questions[seat] !== "" && (questions[seat] !== before.inside.questions[seat] || seat === changed.answered);
  const asks = seats.map((seat) => (before.asks[seat] ?? 0) + (isNew(seat) ? 1 : 0));
  const over = engine.result(game) !== undefined;
  const asked = seats.map((seat) => !over && questions[seat] !== "");
  const clocks = clocksAfter(before, changed, { asked, isNew: seats.map(isNew), now: table.now() });
  const dueAt = (seat: Seat) => (clocks[seat]?.running ? { dueAt: clocks[seat].running.dueAt } : {});
  const between = betweenAfter(before, changed);
  const back = over ? undefined : backAfter(before, changed);
  const ask = (seat: Seat) => asks[seat] ?? 0;
  const quiet = (seat: Seat) => seat === to.caller;
  const news = (changed.news ?? []).map(
    ({ seat, kind }): HandOff => ({ seat, ask: to.version, kind, quiet: quiet(seat) }),
  );
  const handoffs = over
    ? [
        ...(before.over
          ? before.handoffs
          : seats.map((seat): HandOff => ({ seat, ask: ask(seat), kind: "over", quiet: quiet(seat) }))),
        ...news,
      ]
    : [
        ...seats
          .filter((seat) => asked[seat])
          .map((seat): HandOff => {
            const open = isNew(seat) ? undefined : turnOf(before, seat);
            const { dueAt: _, ...turn } = open ?? { seat, ask: ask(seat), kind: "turn", quiet: quiet(seat) };
            return { ...turn, ...dueAt(seat) };
          }),
        ...before.handoffs.filter(({ kind }) => kind === "claim" && clocks.some((one) => one.running?.claimable)),
        ...before.handoffs.filter(
          ({ kind, seat }) => kind === "offer" && between.offer?.agreed.includes(seat) === false,
        ),
        ...news,
      ];
  const due = clockDue(before, changed, { clocks, asks, isNew: seats.map(isNew), now: table.now() }).filter(
    (one) => handoffs.some((open) => one.seat === open.seat && one.ask === open.ask) && (!over || one.kind === "held"),
  );
  const next: Omit<GameRecord, "viewTags"> = {
    gameId: before.gameId,
    schema: RECORD_SCHEMA,
    build: table.build,
    cards: before.cards,
    version: to.version,
    asks,
    handoffs,
    due,
    epochs: changed.epochs ?? before.epochs,
    recent: to.recent,
    over,
    quarantined: before.quarantined,
    inside: {
      saved: engine.save(game),
      seats: before.inside.seats,
      pace: before.inside.pace,
      orders: changed.orders ?? before.inside.orders,
      clocks,
      between,
      ...(back && { back }),
      questions,
      events,
      logNext: seats.map((seat) => (before.inside.logNext[seat] ?? 0) + engine.redact(game, seat, events).length),
    },
  };
  const viewTags = views.map((view, seat) => viewTag(table.keys, lookOf(next, seat, view, table.keys)));
  return { record: { ...next, viewTags }, views };
}

/** Once the game has gone on, there is no agreeing to what was offered before. */
function betweenAfter(before: GameRecord, changed: Changed<unknown>): Between {
  const { offer, ...between } = changed.between ?? betweenOf(before);
  const stale = offer?.what === "takeBack" && changed.back !== undefined;
  return offer && !stale ? { ...between, offer } : between;
}

function backAfter({ inside }: GameRecord, { answered, back }: Changed<unknown>): Inside["back"] {
  if (back === undefined) return inside.back;
  if (back === "ends" || answered === undefined) return undefined;
  return inside.back?.seat === answered ? inside.back : { seat: answered, saved: inside.saved };
}

/** What a seat is asked, in few characters: the same as long as the same answers are possible. */
function questionOf(view: SeatView): string {
  if (view.pending.length === 0) return "";
  const asked = view.pending.map(({ digest, decision }) => `${decision.slot} ${digest}`).sort();
  return sha256(asked.join("\n")).subarray(0, 9).toString("base64url");
}

/** Hand-offs of `after` that `before` did not have and somebody has to be told of. */
export const newHandOffs = (before: Pick<GameRecord, "handoffs">, after: GameRecord): HandOff[] =>
  after.handoffs.filter(
    (one) =>
      !one.quiet &&
      !before.handoffs.some(({ seat, ask, kind }) => seat === one.seat && ask === one.ask && kind === one.kind),
  );
