import type { Seat } from "../../engine/state/ids.ts";
import { commitmentTo } from "../../engine/state/rng.ts";
import { gathered } from "../../engine/view/gather.ts";
import type { SeatView } from "../../engine/views.ts";
import type { ManualProposal, SeatSnapshot } from "../api.ts";
import { rulesOf } from "../clocks/clock.ts";
import { clocksOf } from "../clocks/clocks.ts";
import type { HostContext } from "../hostContext.ts";
import { isDisclosed } from "../match/disclosed.ts";
import { matchWinners, unready } from "../match/match.ts";
import { nextGameLink, rematchOf } from "../match/nextGame.ts";
import { ordersOf, shownOrders } from "../orders/orders.ts";
import { areOpponents } from "../orders/stops.ts";
import { hmac } from "../signingKeys.ts";
import { chatFor } from "../social/chat.ts";
import { socialOf } from "../social/social.ts";
import { mayGoBack, type Opened } from "../storage/open.ts";
import { earlyOf, type GameRecord, isChosen, linkKeyOf, turnOf } from "../storage/record.ts";
import { replaySecret, watchPreview, watchSecret } from "../watch/secret.ts";

/** What a seat gets to see of a record; nothing in it moves unless something for this seat did. */
export function seatSnapshot(
  record: GameRecord,
  seat: Seat,
  view: SeatView,
  {
    seed,
    proposed = [],
    disclosed = isDisclosed(record),
  }: {
    readonly seed?: string | undefined;
    readonly proposed?: readonly ManualProposal[];
    readonly disclosed?: boolean;
  } = {},
): SeatSnapshot {
  const dueAt = turnOf(record, seat)?.dueAt;
  const reminder = record.due.find((one) => one.seat === seat && isChosen(one));
  const clocks = clocksOf(record);
  const clock = rulesOf(record.blob.pace) && clocks[seat];
  const away = clocks.flatMap(({ awayUntil }, at) => (awayUntil === undefined ? [] : [{ seat: at, until: awayUntil }]));
  // A team's own players claim nothing of it (102.3), but hear of their own time.
  const isShown = (at: Seat): boolean => at === seat || areOpponents(view, seat, at);
  const claimable = clocks.flatMap(({ running }, at) => (running?.claimable && isShown(at) ? [at] : []));
  const { offer, muted: allMuted, notes, setup } = socialOf(record);
  const [chat, muted, note] = [chatFor(record, seat), allMuted[seat] ?? [], notes[seat] ?? ""];
  const rematch = rematchOf(record, seat);
  const match = matchOf(record, seat);
  const early = earlyOf(record, seat)
    ? "asked"
    : ordersOf(record.blob.orders, seat).passesEarly !== undefined
      ? "passed"
      : undefined;
  return {
    gameId: record.gameId,
    seat,
    ask: record.asks[seat] ?? 0,
    ...(early && { early }),
    ...(dueAt !== undefined && { dueAt }),
    ...(reminder && { remindAt: reminder.at }),
    ...(clock && {
      clock: { reserveMs: clock.reserveMs, vacationMs: clock.vacationMs, excused: clock.excused },
    }),
    ...(away.length > 0 && { away }),
    ...(claimable.length > 0 && { claimable }),
    ...(offer?.what === "draw" && { drawOffered: { by: offer.by, agreed: offer.agreed } }),
    ...(offer?.what === "takeBack" && { takeBackOffered: { by: offer.by, agreed: offer.agreed } }),
    ...(setup?.manualCards && { manualCards: setup.manualCards }),
    ...(proposed.length > 0 && { manualProposed: proposed }),
    ...(mayGoBack(record, seat) && { mayGoBack: true as const }),
    ...(chat.length > 0 && { chat }),
    ...(muted.length > 0 && { muted }),
    ...(note !== "" && { note }),
    ...(rematch && { rematch }),
    ...(match && { match }),
    ...(record.blob.watch && {
      watch: { rules: record.blob.watch.rules, secret: watchSecret(record), preview: watchPreview(record) },
    }),
    ...(seed !== undefined && {
      fairness: {
        commitment: commitmentTo(record.gameId, seed),
        ...(disclosed && { record: true as const }),
      },
    }),
    ...(disclosed && record.blob.history && { replay: replaySecret(record) }),
    view: gathered(view),
    seats: record.blob.seats,
    orders: shownOrders(record.blob.orders, seat),
    logNext: record.blob.logNext[seat] ?? 0,
  };
}

/** How the match stands; between two games also who has yet to say what they play next, and where to go on. */
function matchOf(record: GameRecord, seat: Seat): SeatSnapshot["match"] {
  const { match } = socialOf(record).setup ?? {};
  if (!match) return undefined;
  const { bestOf, game, wins, chooser } = match;
  const [winners, open] = [matchWinners(match), unready(match)];
  const way = nextGameLink(record, seat);
  return {
    ...{ bestOf, game, wins },
    ...(winners.length > 0 && { winners }),
    ...(open.length > 0 && chooser !== undefined && { sideboarding: { open, chooser } }),
    ...(way?.what === "next" && { next: { gameId: way.gameId, secret: way.secret } }),
  };
}

/** What a seat sees, its JSON, of which the tag is made and which is sent as it is, and the tag. */
export interface Seen {
  readonly snapshot: SeatSnapshot;
  readonly json: string;
  readonly etag: string;
}

/** `disclosed`: absent, as far as this game knows. */
export function seenBy<G>(
  { engine, build }: HostContext<G>,
  { record, game }: Pick<Opened<G>, "record" | "game">,
  seat: Seat,
  disclosed = isDisclosed(record),
): Seen {
  const seed = record.blob.history && engine.seedOf(game);
  const proposed = proposedTo(engine, { record, game }, seat);
  const snapshot = seatSnapshot(record, seat, engine.view(game, seat), { seed, proposed, disclosed });
  const json = JSON.stringify(snapshot);
  return { snapshot, json, etag: `"${viewTag(record, json)}.${build.slice(0, 8)}"` };
}

/** What is to be done by hand, as this seat may read it. */
export const proposedTo = <G>(
  engine: HostContext<G>["engine"],
  { record, game }: Pick<Opened<G>, "record" | "game">,
  seat: Seat,
): ManualProposal[] =>
  (socialOf(record).proposals ?? []).map(({ id, manual, agreed, needs, acceptedAt, done }) => ({
    ...engine.namesTo(game, seat, manual),
    ...{ proposal: id, agreed, needs },
    ...(acceptedAt !== undefined && { acceptedAt }),
    ...(done && { done }),
  }));

/** Keyed, so that nobody can test a guess about hidden things against a tag they once saw. */
const viewTag = ({ blob }: Pick<GameRecord, "blob">, snapshot: string): string =>
  hmac(linkKeyOf(blob), snapshot).subarray(0, 15).toString("base64url");
