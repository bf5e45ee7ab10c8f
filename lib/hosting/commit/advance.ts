import type { LogEntry } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { GameResult, SeatView } from "../../engine/views.ts";
import { rulesOf, type SeatClock, start } from "../clocks/clock.ts";
import { clockDue, clocksAfter } from "../clocks/clocks.ts";
import type { HostContext } from "../hostContext.ts";
import { gameEnded, unready } from "../match/match.ts";
import { nextGameOf } from "../match/nextGame.ts";
import type { SeatOrders } from "../orders/orders.ts";
import { seatSnapshot, viewTag, type WrittenSnapshot, written } from "../reading/seatSnapshot.ts";
import { sha256 } from "../signingKeys.ts";
import { atSeat, type Social, socialOf } from "../social/social.ts";
import { readableBy } from "../storage/log.ts";
import { isBot, seatsOf } from "../storage/open.ts";
import { type ActionMark, remember } from "../storage/recent.ts";
import {
  type Due,
  type GameBlob,
  type GameRecord,
  type HandOff,
  type News,
  RECORD_SCHEMA,
  turnOf,
} from "../storage/record.ts";

/** What a change made of a game. */
export interface Changed<G> {
  readonly game: G;
  readonly events: readonly LogEntry[];
  /** Whose questions were answered: what that seat is asked now is a new question, even if it reads the same. */
  readonly answered?: Seat;
  /** In place of the present ones, as is the rest. */
  readonly orders?: readonly SeatOrders[];
  /** Who changed their orders themselves, and to what: those hold when the game goes back. */
  readonly edited?: { readonly seat: Seat; readonly orders: SeatOrders };
  readonly due?: readonly Due[];
  readonly epochs?: readonly number[];
  readonly clocks?: readonly SeatClock[];
  readonly social?: Social;
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
  readonly automatic: boolean;
}

/** The record that follows `before`, and what each seat sees of it. Reads the clock, for when questions run out. */
export function advance<G>(host: HostContext<G>, before: GameRecord, by: By, changed: Changed<G>) {
  return record(host, before, changed, {
    version: before.version + 1,
    caller: by.automatic ? undefined : by.seat,
    recent: before.recent.map((one, seat) => (seat === by.seat ? remember(one, by.mark, before.version + 1) : one)),
  });
}

/** The first record of a game. `blank` holds what nobody has changed yet; `announced`: who is not asked is told of it. */
export function begin<G>(host: HostContext<G>, blank: GameRecord, game: G, announced?: true) {
  const asked = new Set(host.engine.pending(game).map(({ decidedBy }) => decidedBy));
  const others = announced ? seatsOf(blank).filter((seat) => !asked.has(seat) && !isBot(blank, seat)) : [];
  const news = others.map((seat) => ({ seat, kind: "started" as const }));
  return record(host, blank, { game, events: [], news }, { version: 1, caller: undefined, recent: blank.recent });
}

function record<G>(
  host: HostContext<G>,
  before: GameRecord,
  changed: Changed<G>,
  to: { version: number; caller: Seat | undefined; recent: readonly Uint8Array[] },
): { record: GameRecord; snapshots: readonly WrittenSnapshot[] } {
  const { engine } = host;
  const { game, events } = changed;
  const seats = seatsOf(before);
  const views = seats.map((seat) => engine.view(game, seat));
  const questions = views.map(questionOf);
  const isNew = (seat: Seat) =>
    questions[seat] !== "" && (questions[seat] !== before.blob.questions[seat] || seat === changed.answered);
  const asks = seats.map((seat) => (before.asks[seat] ?? 0) + (isNew(seat) ? 1 : 0));
  const over = engine.result(game) !== undefined;
  const asked = seats.map((seat) => !over && questions[seat] !== "");
  const clocks = clocksAfter(before, changed, { asked, isNew: seats.map(isNew), now: host.now() });
  const dueAt = (seat: Seat) => (clocks[seat]?.running ? { dueAt: clocks[seat].running.dueAt } : {});
  const ended = over && !before.over;
  const social = socialAfter(before, changed, ended ? engine.result(game) : undefined);
  const back = over ? undefined : backAfter(before, changed);
  const ask = (seat: Seat) => asks[seat] ?? 0;
  const quiet = (seat: Seat) => seat === to.caller;
  const news = (changed.news ?? []).map(
    ({ seat, kind }): HandOff => ({ seat, ask: to.version, kind, quiet: quiet(seat) }),
  );
  const toExchange = social.setup?.match ? unready(social.setup.match) : [];
  const lastWord = (seat: Seat): HandOff["kind"] => (toExchange.includes(seat) ? "sideboard" : "over");
  const handoffs = over
    ? [
        ...(ended
          ? seats.map((seat): HandOff => ({ seat, ask: ask(seat), kind: lastWord(seat), quiet: quiet(seat) }))
          : before.handoffs.filter(({ kind, seat }) => kind !== "sideboard" || toExchange.includes(seat))),
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
          ({ kind, seat }) =>
            (kind === "offer" && social.offer?.agreed.includes(seat) === false) || (kind === "started" && !asked[seat]),
        ),
        ...news,
      ];
  const onTime = clockDue(before, changed, { clocks, asks, isNew: seats.map(isNew), now: host.now() }).filter(
    (one) =>
      one.kind === "next" ||
      (handoffs.some((open) => one.seat === open.seat && one.ask === open.ask) && (!over || one.kind === "held")),
  );
  const next: Omit<GameRecord, "viewTags" | "due"> = {
    gameId: before.gameId,
    schema: RECORD_SCHEMA,
    build: host.build,
    cards: before.cards,
    version: to.version,
    asks,
    handoffs,
    epochs: changed.epochs ?? before.epochs,
    recent: to.recent,
    over,
    quarantined: before.quarantined,
    blob: {
      saved: engine.save(game),
      seats: before.blob.seats,
      pace: before.blob.pace,
      orders: changed.orders ?? before.blob.orders,
      clocks,
      social,
      ...(back && { back }),
      ...(before.blob.watch && { watch: { ...before.blob.watch, at: host.now() } }),
      questions,
      events,
      logNext: seats.map((seat) => (before.blob.logNext[seat] ?? 0) + readableBy(events, seat).length),
    },
  };
  const follows = nextGameDue(before, next, clocks, host.now());
  const due = [...(follows.length > 0 ? onTime.filter(({ kind }) => kind !== "next") : onTime), ...follows];
  const snapshots = views.map((view, seat) => written(seatSnapshot({ ...next, due }, seat, view, host.keys)));
  const viewTags = snapshots.map(({ json }) => viewTag(host.keys, json));
  return { record: { ...next, due, viewTags }, snapshots };
}

/** Once the game has gone on, there is no agreeing to what was offered before. */
function socialAfter(before: GameRecord, changed: Changed<unknown>, ended: GameResult | undefined): Social {
  const { offer, setup, ...social } = changed.social ?? socialOf(before);
  const stale = offer?.what === "takeBack" && changed.back !== undefined;
  const after = setup && ended ? gameEnded(setup, ended.winners, (seat) => isBot(before, seat)) : setup;
  return { ...social, ...(offer && !stale && { offer }), ...(after && { setup: after }) };
}

/** When to start the game that follows: now, if everybody is ready; else when the time for exchanging cards is over. */
function nextGameDue(
  before: GameRecord,
  after: Omit<GameRecord, "viewTags" | "due">,
  clocks: readonly SeatClock[],
  now: number,
): Due[] {
  const next = (at: number): Due => ({ at, kind: "next", seat: 0, ask: 0 });
  if (nextGameOf(after)) return nextGameOf(before) ? [] : [next(now)];
  const match = after.blob.social?.setup?.match;
  const rules = rulesOf(after.blob.pace);
  if (before.over || !match || !rules || unready(match).length === 0) return [];
  return [next(Math.max(...clocks.map((clock) => start(clock, rules, now).running?.allowanceEndsAt ?? now)))];
}

/** Orders go back with the game, unless their player has changed them since. */
function backAfter({ blob }: GameRecord, { answered, back, edited }: Changed<unknown>): GameBlob["back"] {
  if (back === "ends") return undefined;
  const kept = back === undefined || blob.back?.seat === answered ? blob.back : undefined;
  const from =
    kept ??
    (back === "begins" && answered !== undefined
      ? { seat: answered, saved: blob.saved, orders: blob.orders }
      : undefined);
  if (from?.orders === undefined || edited === undefined) return from;
  return { ...from, orders: atSeat(from.orders, edited.seat, edited.orders) };
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
