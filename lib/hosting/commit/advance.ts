import type { GameStep } from "../../engine/api.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { GameResult } from "../../engine/views.ts";
import { clocksAfter } from "../clocks/clocks.ts";
import type { HostContext } from "../hostContext.ts";
import { gameEnded } from "../match/match.ts";
import { askedEarly } from "../orders/early.ts";
import { atSeat, type Social, socialOf, stillDeclined } from "../social/social.ts";
import { fillsPage, readableBy } from "../storage/log.ts";
import { isBot, seatsOf } from "../storage/open.ts";
import { remember } from "../storage/recent.ts";
import { type GameBlob, type GameRecord, type History, RECORD_SCHEMA } from "../storage/record.ts";
import type { By, Changed } from "./changed.ts";
import { dueAfter } from "./dueAfter.ts";
import { handOffsAfter } from "./handOffsAfter.ts";
import { openSlots, questionsAfter } from "./questionsAfter.ts";
import { shownAfter } from "./shownAfter.ts";

export interface Before {
  readonly record: GameRecord;
  /** By seat, the slots of its open questions (`openSlots`). */
  readonly open: readonly string[];
  /** What the log has of it and of the versions before it that are on no page yet, as in the record. */
  readonly logged: readonly string[];
}

/** The record that follows. Reads the clock, for when questions run out. */
export function advance<G>(host: HostContext<G>, before: Before, by: By, changed: Changed<G>): GameRecord {
  const { record, open } = before;
  const version = record.version + 1;
  const leaves = fillsPage(record, before.logged);
  const recent = leaves ? record.recent.map(() => new Uint8Array()) : record.recent;
  return nextVersion(host, record, changed, {
    version,
    open,
    logged: leaves ? [] : before.logged,
    caller: by.automatic ? undefined : by.seat,
    recent: recent.map((one, seat) => (seat === by.seat ? remember(one, by.mark, version) : one)),
  });
}

/** The first record of a game. `blank` holds what nobody has changed yet; `announced`: who is not asked is told of it. */
export function begin<G>(host: HostContext<G>, blank: GameRecord, game: G, announced?: true): GameRecord {
  const asked = new Set(host.engine.pending(game).map(({ decidedBy }) => decidedBy));
  const others = announced ? seatsOf(blank).filter((seat) => !asked.has(seat) && !isBot(blank, seat)) : [];
  const news = others.map((seat) => ({ seat, kind: "started" as const }));
  const first = { version: 1, caller: undefined, recent: blank.recent, open: [], logged: [] };
  return nextVersion(host, blank, { game, events: [], news }, first);
}

/** Questions, clocks, hand-offs, and last what is due. Builds no view: how long it takes says nothing about a hand. */
function nextVersion<G>(
  host: HostContext<G>,
  before: GameRecord,
  changed: Changed<G>,
  to: {
    readonly version: number;
    readonly open: Before["open"];
    readonly logged: Before["logged"];
    readonly caller: Seat | undefined;
    readonly recent: readonly Uint8Array[];
  },
): GameRecord {
  const { engine } = host;
  const { game, events } = changed;
  const now = host.now();
  const seats = seatsOf(before);
  const result = engine.result(game);
  const over = result !== undefined;
  const slots = openSlots(engine.pending(game), seats);
  const early = over
    ? []
    : askedEarly(engine, game, changed.orders ?? before.blob.orders).filter((seat) => !isBot(before, seat));
  const questions = questionsAfter({ record: before, open: to.open }, changed.answered, slots, {
    ...{ over, early },
    happened: events.length > 0,
  });
  const clocks = clocksAfter(before, changed, { ...questions, now });
  const agreed = socialAfter(before, changed, result, (seat) => engine.view(game, null).players[seat]?.lost === true);
  const { answered } = changed;
  const [was = 0, is = 0] = answered === undefined ? [] : [before.asks[answered], questions.asks[answered]];
  const social = answered === undefined ? agreed : stillDeclined(agreed, answered, { was, is });
  const back = over ? undefined : backAfter(before, changed);
  const history = before.blob.history && historyAfter(before.blob.history, changed.backTo, engine.steps(game));
  const shown = shownAfter(before, changed, questions, { version: to.version, over, social, clocks }, now);
  const newsCount = before.newsCount + (changed.news?.length ? 1 : 0);
  const next: Omit<GameRecord, "due"> = {
    gameId: before.gameId,
    schema: RECORD_SCHEMA,
    build: host.build,
    cards: before.cards,
    version: to.version,
    asks: questions.asks,
    handoffs: handOffsAfter(before, changed, { newsCount, caller: to.caller, over, questions, clocks, social }),
    epochs: changed.epochs ?? before.epochs,
    recent: to.recent,
    over,
    shown,
    newsCount,
    quarantined: before.quarantined,
    ...(before.archive !== undefined && { archive: before.archive }),
    blob: {
      saved: engine.save(game),
      seats: changed.seats ?? before.blob.seats,
      pace: before.blob.pace,
      orders: changed.orders ?? before.blob.orders,
      clocks,
      social,
      ...(before.blob.linkKey !== undefined && { linkKey: before.blob.linkKey }),
      ...(back && { back }),
      ...(history && { history }),
      ...(before.blob.watch && { watch: { ...before.blob.watch, at: shown.at } }),
      events: engine.lasting(game, events),
      ...(to.logged.length > 0 && { logged: to.logged }),
      logNext: seats.map((seat) => (before.blob.logNext[seat] ?? 0) + readableBy(events, seat).length),
    },
  };
  return { due: dueAfter(before, changed, next, questions, now), ...next };
}

/** Once the game has gone on, there is no agreeing to what was offered before, nor with somebody who has left. */
function socialAfter(
  before: GameRecord,
  changed: Changed<unknown>,
  result: GameResult | undefined,
  hasLeft: (seat: Seat) => boolean,
): Social {
  const { offer, setup, proposals = [], ...social } = changed.social ?? socialOf(before);
  // What is proposed is about the game as it was, and of nobody who has left.
  const open = result || changed.backTo !== undefined ? [] : proposals.filter(({ manual }) => !hasLeft(manual.by));
  const stale = offer && ((offer.what === "takeBack" && changed.back !== undefined) || hasLeft(offer.by));
  const ended = result !== undefined && !before.over;
  const after = setup && ended ? gameEnded(setup, result.winners, (seat) => isBot(before, seat)) : setup;
  return {
    ...social,
    ...(offer && !stale && { offer }),
    ...(open.length > 0 && { proposals: open }),
    ...(after && { setup: after }),
  };
}

function historyAfter({ stood }: History, backTo: number | undefined, steps: readonly GameStep[]): History {
  const back = backTo === undefined ? [] : [{ backTo }];
  return { stood: (backTo ?? stood) + steps.length, since: [...back, ...steps] };
}

/** Orders go back with the game, unless their player has changed them since. */
function backAfter(before: GameRecord, { answered, back, edited }: Changed<unknown>): GameBlob["back"] {
  const { blob } = before;
  if (back === "ends") return undefined;
  // What a computer player answers keeps nobody from going back to before it; the next answer of one's own begins anew.
  if (back === "begins" && answered !== undefined && isBot(before, answered))
    return blob.back && { ...blob.back, botsSince: true };
  const goesOn = blob.back?.seat === answered && blob.back?.botsSince === undefined;
  const kept = back === undefined || goesOn ? blob.back : undefined;
  const from =
    kept ??
    (back === "begins" && answered !== undefined
      ? {
          ...{ seat: answered, saved: blob.saved, orders: blob.orders },
          ...(blob.history && { stood: blob.history.stood }),
        }
      : undefined);
  if (from?.orders === undefined || edited === undefined) return from;
  return { ...from, orders: atSeat(from.orders, edited.seat, edited.orders) };
}
