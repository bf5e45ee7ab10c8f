import type { Seat } from "../engine/state/ids.ts";
import type { Changed } from "./advance.ts";
import { atSeat, betweenOf } from "./between.ts";
import { accepted } from "./concede.ts";
import { isBot, type Opened } from "./open.ts";
import { gameOver, Refused } from "./refusal.ts";
import type { Table } from "./table.ts";

/** Draws by agreement (104.4i, of all players still in the game). */

export function offerDraw<G>(table: Table<G>, { record, game }: Opened<G>, seat: Seat): Changed<G> {
  if (record.over) throw gameOver();
  const between = betweenOf(record);
  const players = stillIn(table, game);
  if (!players.includes(seat)) throw new Refused(409, "not-in-the-game", "You have left this game.");
  if (between.offer) throw new Refused(409, "offer-open", "A draw is offered already. Accept or decline it.");
  if (players.some((other) => isBot(record, other)))
    throw new Refused(409, "bots-agree-to-nothing", "A computer player does not agree to a draw. You may concede.");
  if (between.declined[seat] === record.asks[seat])
    throw new Refused(
      409,
      "declined-already",
      "Your offer was declined. Offer again when you are next asked something.",
    );
  return {
    ...{ game, events: [{ code: "drawOffered", seat }] },
    between: { ...between, offer: { by: seat, agreed: [seat] } },
    news: players.filter((other) => other !== seat).map((other) => ({ seat: other, kind: "offer" as const })),
  };
}

export function acceptDraw<G>(table: Table<G>, { record, game }: Opened<G>, seat: Seat): Changed<G> {
  const { offer, ...between } = openOffer(record);
  const players = stillIn(table, game);
  if (!players.includes(seat) || offer.agreed.includes(seat))
    throw new Refused(409, "nothing-to-accept", "This offer is not for you to accept.");
  const agreed = [...offer.agreed, seat];
  if (players.every((other) => agreed.includes(other))) {
    const drawn = accepted(table.engine.agreeDraw(game));
    return { ...drawn, events: [{ code: "drawAccepted", seat }, ...drawn.events], between };
  }
  return { game, events: [{ code: "drawAccepted", seat }], between: { ...between, offer: { ...offer, agreed } } };
}

/** For the seat that offered it: takes the offer back. */
export function declineDraw<G>(table: Table<G>, { record, game }: Opened<G>, seat: Seat): Changed<G> {
  const { offer, ...between } = openOffer(record);
  if (!stillIn(table, game).includes(seat)) throw new Refused(409, "not-in-the-game", "You have left this game.");
  const declined = atSeat(between.declined, offer.by, record.asks[offer.by] ?? 0);
  return { game, events: [{ code: "drawDeclined", seat }], between: { ...between, declined } };
}

function openOffer(record: Opened<unknown>["record"]) {
  if (record.over) throw gameOver();
  const { offer, ...between } = betweenOf(record);
  if (!offer) throw new Refused(409, "nothing-offered", "No draw is offered, or the offer was taken back.");
  return { offer, ...between };
}

const stillIn = <G>({ engine }: Table<G>, game: G): Seat[] =>
  engine.view(game, null).players.flatMap(({ seat, lost }) => (lost ? [] : [seat]));
