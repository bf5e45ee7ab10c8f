import type { Seat } from "../../engine/state/ids.ts";
import type { CardView, SeatView } from "../../engine/views.ts";
import type { Zone } from "../../view/lookup.ts";
import type { Deed } from "./draft.ts";

/** Things of one place, in the order in which a player looks through them. */
export interface Place {
  readonly zone: Zone;
  /** Whose; of the stack nobody's. */
  readonly of: Seat | undefined;
  readonly cards: readonly CardView[];
}

/** What can be named in such an instruction by this seat, by where it is; as lib/engine/answers/manualRead.ts asks. */
export function nameable(deed: Deed, { seat, players, battlefield, stack }: SeatView): readonly Place[] {
  const order = players.map((one) => one.seat).toSorted((a, b) => Number(b === seat) - Number(a === seat));
  const piles = (["hand", "graveyard", "exile", "command"] as const).flatMap((zone) =>
    order.map((of): Place => ({ zone, of, cards: players.find((one) => one.seat === of)?.[zone] ?? [] })),
  );
  const permanents = order.map(
    (of): Place => ({ zone: "battlefield", of, cards: battlefield.filter((one) => one.controller === of) }),
  );
  return [{ zone: "stack" as const, of: undefined, cards: stack.toReversed() }, ...permanents, ...piles]
    .map((place) => ({ ...place, cards: place.cards.filter((card) => mayName(deed, place.zone, card)) }))
    .filter(({ cards }) => cards.length > 0);
}

function mayName(deed: Deed, zone: Zone, card: CardView): boolean {
  const isSpell = !("kind" in card) || card.kind === "spell";
  switch (deed) {
    case "move":
      // 406.3: a card exiled face down is moved by who may look at it.
      return isSpell && !(zone === "exile" && card.faceDown === true && card.name === "");
    case "note":
    case "tokenCopy":
      return zone !== "hand" && isSpell;
    case "counterSpell":
      return zone === "stack";
    case "control":
      return zone === "battlefield" || (zone === "stack" && isSpell);
    case "putCounters":
    case "removeCounters":
      return zone === "battlefield" || zone === "exile";
    default:
      return zone === "battlefield";
  }
}
