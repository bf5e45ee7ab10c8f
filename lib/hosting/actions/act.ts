import type { Act, Acted } from "../api.ts";
import { remindMe } from "../clocks/remind.ts";
import type { Changed } from "../commit/changed.ts";
import type { Change } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import { isDisclosedByNow } from "../match/disclosed.ts";
import { withKeep } from "../orders/autoPass.ts";
import { editOrders, editPlan, passEarly } from "../orders/editOrders.ts";
import { ordersOf, steppedBack } from "../orders/orders.ts";
import { restOfTurn } from "../orders/stops.ts";
import { raiseEpoch, readyLink } from "../people/renewLink.ts";
import { sameGame } from "../people/sameGame.ts";
import { readTableInChat } from "../people/tablesInChat.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { seenBy } from "../reading/seatSnapshot.ts";
import { gameOver, Refused } from "../refusal.ts";
import { canonical } from "../signingKeys.ts";
import { mute, note, say } from "../social/chat.ts";
import { atSeat } from "../social/social.ts";
import type { Opened } from "../storage/open.ts";
import { turnOf } from "../storage/record.ts";
import { accepted, reasonOf, unlessWorking } from "./accepted.ts";
import { changeGame } from "./changeGame.ts";
import { claim } from "./claim.ts";
import { concede } from "./concede.ts";
import { acceptManual, declineManual, proposeManual } from "./manual.ts";
import { accept, decline, offer } from "./offers.ts";
import { wantRematch } from "./rematch.ts";
import { concedeMatch, sideboard } from "./sideboard.ts";

/** One action of one player, and the response as JSON. Throws `Refused`; then nothing was changed. */
export async function act<G>(host: HostContext<G>, gameId: string, token: SeatToken, request: Act) {
  await sameGame(host, gameId, token);
  if (request.seat !== undefined && request.seat !== token.seat)
    throw new Refused(403, "wrong-seat", `Your token is for seat ${token.seat}, this action for seat ${request.seat}.`);
  if (request.do === "renewLink") await readyLink(host, token, request.keep);
  const done = await believed(host, gameId, request);
  const { outcome, record, game, events } = await changeGame(host, gameId, changeOf(host, token, request, done));
  const seen = seenBy(host, { record, game }, token.seat, await isDisclosedByNow(host, record));
  const acted: Acted = { outcome, events, ...seen.snapshot };
  const json = `${JSON.stringify({ outcome, events }).slice(0, -1)},${seen.json.slice(1)}`;
  host.lastCommitted?.keep(host.engine, record, game);
  return { acted, json, etag: seen.etag };
}

/** Who has read in a channel what was said is not told of it: that it was said there counts only where the game has a table there. */
async function believed<G>({ db }: HostContext<G>, gameId: string, request: Act): Promise<Act> {
  if (request.do !== "say" || request.via === undefined) return request;
  const { via, ...said } = request;
  return (await readTableInChat(db, gameId))?.channel === via ? request : said;
}

/** `done`: what is done of it. */
function changeOf<G>(host: HostContext<G>, token: SeatToken, request: Act, done: Act): Change<G> {
  const { actionId, ...rest } = request;
  return {
    seat: token.seat,
    actionId,
    body: canonical(rest),
    ...(request.do === "answer" && { ask: request.ask }),
    admit: (record) => checkEpoch(record.epochs, token),
    apply: (opened) => handlerOf(done.do)(host, opened, token.seat, done),
  };
}

type Handler<A extends Act> = <G>(host: HostContext<G>, opened: Opened<G>, seat: number, request: A) => Changed<G>;

/** What each action does to the game. */
const HANDLERS: { readonly [K in Act["do"]]: Handler<Act & { readonly do: K }> } = {
  answer,
  takeBack,
  concede: (host, opened, seat, { match }) => (match ? concedeMatch : concede)(host, opened, seat),
  offerDraw: (host, opened, seat) => offer(host, opened, seat, "draw"),
  acceptDraw: (host, opened, seat) => accept(host, opened, seat, "draw"),
  declineDraw: (host, opened, seat) => decline(host, opened, seat, "draw"),
  offerTakeBack: (host, opened, seat) => offer(host, opened, seat, "takeBack"),
  acceptTakeBack: (host, opened, seat) => accept(host, opened, seat, "takeBack"),
  declineTakeBack: (host, opened, seat) => decline(host, opened, seat, "takeBack"),
  proposeManual,
  acceptManual: (host, opened, seat, { proposal }) => acceptManual(host, opened, seat, proposal),
  declineManual: (host, opened, seat, { proposal }) => declineManual(host, opened, seat, proposal),
  say: (host, opened, seat, request) => say(opened, seat, request, host.now()),
  mute: (_, opened, seat, { whom, muted }) => mute(opened, seat, whom, muted),
  note: (_, opened, seat, { text }) => note(opened, seat, text),
  rematch: (_, opened, seat) => wantRematch(opened, seat),
  sideboard: (_, opened, seat, request) => sideboard(opened, seat, request),
  claim: (host, opened, seat, { against }) => claim(host, opened, seat, against),
  remindMe: (host, opened, seat, { at }) => remindMe(host, opened, seat, at),
  orders: editOrders,
  plan: editPlan,
  passEarly,
  renewLink: (_, opened, seat) => raiseEpoch(opened, seat),
};
const handlerOf = (kind: Act["do"]): Handler<Act> => HANDLERS[kind] as Handler<Act>;

/** Undoes what the seat answered since nothing was revealed (730.1). What it is asked again is a new question. */
export function takeBack<G>(host: HostContext<G>, { record, game }: Opened<G>, seat: number): Changed<G> {
  if (record.over) throw gameOver();
  unlessWorking(host, game);
  const taken = host.engine.takeBack(game, seat);
  if (!taken.ok) throw new Refused(422, "nothing-to-take-back", taken.message, reasonOf(taken));
  const orders = record.blob.orders.map((one, at) => (at === seat ? steppedBack(one, one) : one));
  return { game: taken.game, events: taken.events, orders, answered: seat, tookBack: true, back: "ends" };
}

/** Answers the seat's open questions. */
export function answer<G>(
  host: HostContext<G>,
  { record, game }: Opened<G>,
  seat: number,
  { ask, answers, to }: Pick<Act & { do: "answer" }, "ask" | "answers" | "to">,
): Changed<G> {
  if (record.over) throw gameOver();
  unlessWorking(host, game);
  const latest = record.asks[seat] ?? 0;
  if (ask > latest) throw new Refused(409, "not-asked-yet", `Your latest question is number ${latest}, not ${ask}.`);
  if (turnOf(record, seat)?.ask !== ask)
    throw new Refused(409, "already-answered", "This question is not open any more. Look at the game again.");
  const mine = ordersOf(record.blob.orders, seat);
  const kept = withKeep(host.engine, game, seat, mine, answers);
  const rest = to && restOfTurn(host.engine.situation(game, seat).turn.number, to, answers);
  const orders = rest ? atSeat(record.blob.orders, seat, { ...mine, rest }) : record.blob.orders;
  return {
    ...accepted(host, record, host.engine.submit(game, seat, kept), orders),
    answered: seat,
    back: "begins",
  };
}
