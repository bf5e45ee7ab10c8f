import type { Act, Acted } from "../api.ts";
import { remindMe } from "../clocks/remind.ts";
import type { Changed } from "../commit/changed.ts";
import type { Change } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import { withKeep } from "../orders/autoPass.ts";
import { editOrders, editPlan } from "../orders/editOrders.ts";
import { ordersOf, steppedBack } from "../orders/orders.ts";
import { raiseEpoch, readyLink } from "../people/renewLink.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { etag } from "../reading/seatSnapshot.ts";
import { gameOver, Refused, unknownGame } from "../refusal.ts";
import { canonical } from "../signingKeys.ts";
import { mute, note, say } from "../social/chat.ts";
import type { Opened } from "../storage/open.ts";
import { turnOf } from "../storage/record.ts";
import { peekGame } from "../storage/store.ts";
import { accepted, reasonOf } from "./accepted.ts";
import { changeGame } from "./changeGame.ts";
import { claim } from "./claim.ts";
import { concede } from "./concede.ts";
import { accept, decline, offer } from "./offers.ts";
import { wantRematch } from "./rematch.ts";
import { concedeMatch, sideboard } from "./sideboard.ts";

/** One action of one player, and the response as JSON. Throws `Refused`; then nothing was changed. */
export async function act<G>(host: HostContext<G>, gameId: string, token: SeatToken, request: Act) {
  await sameGame(host, gameId, token);
  if (request.seat !== undefined && request.seat !== token.seat)
    throw new Refused(403, "wrong-seat", `Your token is for seat ${token.seat}, this action for seat ${request.seat}.`);
  if (request.do === "renewLink") await readyLink(host, token, request.keep);
  const { outcome, record, seen, events } = await changeGame(host, gameId, changeOf(host, token, request));
  const acted: Acted = { outcome, events, ...seen.snapshot };
  const json = `${JSON.stringify({ outcome, events }).slice(0, -1)},${seen.json.slice(1)}`;
  return { acted, json, etag: etag(record.viewTags[token.seat] ?? "", host.build) };
}

/** Throws `Refused` if the token is for another game than the request. */
export async function sameGame<G>(host: HostContext<G>, gameId: string, token: SeatToken): Promise<void> {
  if (token.game === gameId) return;
  if (!(await peekGame(host.db, gameId, false))) throw unknownGame();
  throw new Refused(403, "wrong-game", "Your token is for another game. Open the seat link of this one.");
}

function changeOf<G>(host: HostContext<G>, token: SeatToken, request: Act): Change<G> {
  const { actionId, ...rest } = request;
  return {
    seat: token.seat,
    actionId,
    body: canonical(rest),
    admit: (record) => checkEpoch(record.epochs, token),
    apply: (opened) => {
      if (request.do === "answer") return answer(host, opened, token.seat, request);
      if (request.do === "takeBack") return takeBack(host, opened, token.seat);
      if (request.do === "offerDraw") return offer(host, opened, token.seat, "draw");
      if (request.do === "acceptDraw") return accept(host, opened, token.seat, "draw");
      if (request.do === "declineDraw") return decline(host, opened, token.seat, "draw");
      if (request.do === "offerTakeBack") return offer(host, opened, token.seat, "takeBack");
      if (request.do === "acceptTakeBack") return accept(host, opened, token.seat, "takeBack");
      if (request.do === "declineTakeBack") return decline(host, opened, token.seat, "takeBack");
      if (request.do === "say") return say(opened, token.seat, request.text, host.now());
      if (request.do === "mute") return mute(opened, token.seat, request.whom, request.muted);
      if (request.do === "note") return note(opened, token.seat, request.text);
      if (request.do === "rematch") return wantRematch(opened, token.seat);
      if (request.do === "claim") return claim(host, opened, token.seat, request.against);
      if (request.do === "remindMe") return remindMe(host, opened, token.seat, request.at);
      if (request.do === "orders") return editOrders(host, opened, token.seat, request);
      if (request.do === "plan") return editPlan(host, opened, token.seat, request);
      if (request.do === "sideboard") return sideboard(opened, token.seat, request);
      if (request.do === "concede" && request.match) return concedeMatch(host, opened, token.seat);
      return request.do === "concede" ? concede(host, opened, token.seat) : raiseEpoch(opened, token.seat);
    },
  };
}

/** Undoes what the seat answered since nothing was revealed (730.1). What it is asked again is a new question. */
export function takeBack<G>(host: HostContext<G>, { record, game }: Opened<G>, seat: number): Changed<G> {
  if (record.over) throw gameOver();
  const taken = host.engine.takeBack(game, seat);
  if (!taken.ok) throw new Refused(422, "nothing-to-take-back", taken.message, reasonOf(taken));
  const orders = record.blob.orders.map((one, at) => (at === seat ? steppedBack(one, one) : one));
  return { game: taken.game, events: taken.events, orders, answered: seat, back: "ends" };
}

/** Answers the seat's open questions. */
export function answer<G>(
  host: HostContext<G>,
  { record, game }: Opened<G>,
  seat: number,
  { ask, answers }: Pick<Act & { do: "answer" }, "ask" | "answers">,
): Changed<G> {
  if (record.over) throw gameOver();
  const latest = record.asks[seat] ?? 0;
  if (ask > latest) throw new Refused(409, "not-asked-yet", `Your latest question is number ${latest}, not ${ask}.`);
  if (turnOf(record, seat)?.ask !== ask)
    throw new Refused(409, "already-answered", "This question is not open any more. Look at the game again.");
  const kept = withKeep(host.engine, game, seat, ordersOf(record.blob.orders, seat), answers);
  return {
    ...accepted(host, record, host.engine.submit(game, seat, kept)),
    answered: seat,
    back: "begins",
  };
}
