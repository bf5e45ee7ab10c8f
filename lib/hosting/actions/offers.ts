import type { Seat } from "../../engine/state/ids.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { steppedBack } from "../orders/orders.ts";
import { gameOver, notInTheGame, Refused } from "../refusal.ts";
import { atSeat, type Offer, socialOf } from "../social/social.ts";
import { isBot, mayGoBack, type Opened } from "../storage/open.ts";
import { accepted, stillIn } from "./accepted.ts";

/** What is done when all players still in the game agree: a draw (104.4i), or a step back. One offer at a time. */

export function offer<G>(host: HostContext<G>, opened: Opened<G>, seat: Seat, what: Offer["what"]): Changed<G> {
  const { record, game } = opened;
  if (record.over) throw gameOver();
  const social = socialOf(record);
  const players = stillIn(host.engine, game);
  if (!players.includes(seat)) throw notInTheGame();
  if (social.offer) throw new Refused(409, "offer-open", "Something is offered already. Accept or decline it.");
  if (what === "draw" && players.some((other) => isBot(record, other)))
    throw new Refused(409, "bots-agree-to-nothing", "A computer player agrees to no draw. You may concede.");
  if (social.declined[seat] === record.asks[seat])
    throw new Refused(
      409,
      "declined-already",
      "Your offer was declined. Offer again when you are asked something after another player's answer.",
    );
  if (what === "takeBack" && !mayGoBack(record, seat))
    throw new Refused(409, "others-answered-since", "Only what was answered last can be taken back, by who did.");
  // A computer player minds no step back: with nobody else at the table it is taken at once.
  const agreed = players.filter((other) => other === seat || isBot(record, other));
  if (agreed.length === players.length && what === "takeBack") return { ...goBack(host, opened, seat), social };
  return {
    ...{ game, events: [{ code: `${what}Offered`, seat }] },
    social: { ...social, offer: { what, by: seat, agreed } },
    news: players.filter((other) => !agreed.includes(other)).map((other) => ({ seat: other, kind: "offer" as const })),
  };
}

export function accept<G>(host: HostContext<G>, opened: Opened<G>, seat: Seat, what: Offer["what"]): Changed<G> {
  const { record, game } = opened;
  const { offer, ...social } = openOffer(record, what);
  const players = stillIn(host.engine, game);
  if (!players.includes(seat) || offer.agreed.includes(seat))
    throw new Refused(409, "nothing-to-accept", "This offer is not for you to accept.");
  const agreed = [...offer.agreed, seat];
  const said = { code: `${what}Accepted`, seat };
  if (!players.every((other) => agreed.includes(other)))
    return { game, events: [said], social: { ...social, offer: { ...offer, agreed } } };
  const done = what === "draw" ? accepted(host, record, host.engine.agreeDraw(game)) : goBack(host, opened, offer.by);
  return { ...done, events: [said, ...done.events], social };
}

/** For the seat that offered it: takes the offer back. */
export function decline<G>(
  host: HostContext<G>,
  { record, game }: Opened<G>,
  seat: Seat,
  what: Offer["what"],
): Changed<G> {
  const { offer, ...social } = openOffer(record, what);
  if (!stillIn(host.engine, game).includes(seat)) throw notInTheGame();
  const declined = atSeat(social.declined, offer.by, record.asks[offer.by] ?? 0);
  return { game, events: [{ code: `${what}Declined`, seat }], social: { ...social, declined } };
}

/** To where that seat began to answer. Chance comes out the same again, and what was seen stays known: the log says so. */
function goBack<G>(host: HostContext<G>, { record, pool }: Opened<G>, seat: Seat): Changed<G> {
  const { back } = record.blob;
  if (back?.seat !== seat) throw new Refused(409, "others-answered-since", "Somebody has answered since.");
  return {
    game: host.engine.load(back.saved, pool, host.budgets.request),
    events: [{ code: "wentBack", seat }],
    orders: record.blob.orders.map((now, at) => steppedBack(now, back.orders?.[at] ?? now)),
    answered: seat,
    back: "ends",
    ...(back.stood !== undefined && { backTo: back.stood }),
  };
}

function openOffer(record: Opened<unknown>["record"], what: Offer["what"]) {
  if (record.over) throw gameOver();
  const { offer, ...social } = socialOf(record);
  if (offer?.what !== what)
    throw new Refused(409, "nothing-offered", "This is not offered, or the offer was taken back.");
  return { offer, ...social };
}
