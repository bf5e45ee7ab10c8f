import type { DeckProblem } from "../../cards/decks/check.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Act } from "../api.ts";
import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import { isDecided, isReady, unready, without } from "../match/match.ts";
import { Refused } from "../refusal.ts";
import { atSeat, type Setup, socialOf } from "../social/social.ts";
import type { Opened } from "../storage/open.ts";
import { concede } from "./concede.ts";

/** 100.2a and 100.4a; a deck or sideboard that was accepted with fewer or more may keep that number. */
const LEAST_DECK = 60;
const MOST_SIDEBOARD = 15;

interface Limits {
  readonly leastDeck: number;
  readonly mostSideboard: number;
}

export function limitsOf(setup: Setup, seat: Seat): Limits {
  const { decks, sideboards } = setup.match?.registered ?? setup;
  return {
    leastDeck: Math.min(LEAST_DECK, decks[seat]?.length ?? 0),
    mostSideboard: Math.max(MOST_SIDEBOARD, sideboards?.[seat]?.length ?? 0),
  };
}

/** Says what a seat plays in the next game of the match, and for whoever chooses (103.1), who begins it. */
export function sideboard<G>(
  { record, game }: Opened<G>,
  seat: Seat,
  { main, first }: Pick<Act & { do: "sideboard" }, "main" | "first">,
): Changed<G> {
  const social = socialOf(record);
  const { setup } = social;
  const match = setup?.match;
  if (!setup || !match || !unready(match).includes(seat))
    throw new Refused(409, "no-sideboarding", "You have nothing to exchange now. Look at the game again.");
  if (first !== undefined && match.chooser !== seat)
    throw new Refused(422, "not-yours-to-choose", "Whoever lost the last game chooses who begins.", { rule: "103.1" });
  if (first !== undefined && record.asks[first] === undefined)
    throw new Refused(422, "no-such-seat", `There is no seat ${first}.`);
  const deck = main && deckOf(setup, seat, main);
  const ready = atSeat(match.ready ?? [], seat, deck ? { deck } : {});
  const now = { ...match, ready, ...(first !== undefined && { first }) };
  return {
    ...{ game, events: [{ code: "sideboarded", seat }] },
    social: { ...social, setup: { ...setup, match: now } },
  };
}

/** Throws `Refused` unless these cards are the seat's own and leave a deck and a sideboard that may be played. */
function deckOf(setup: Setup, seat: Seat, main: readonly { readonly card: number; readonly count: number }[]) {
  const own = [...(setup.decks[seat] ?? []), ...(setup.sideboards?.[seat] ?? [])];
  const deck = main.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const side = without(own, deck);
  if (side.length + deck.length !== own.length)
    throw new Refused(422, "not-your-cards", "The deck has cards that are neither in your deck nor in your sideboard.");
  const { leastDeck, mostSideboard } = limitsOf(setup, seat);
  if (deck.length < leastDeck)
    throw illegal(
      { code: "too-few-cards", rule: "100.2a", values: { deck: "main", n: deck.length, least: leastDeck } },
      `The deck has ${deck.length} cards; at least ${leastDeck} are needed.`,
    );
  if (side.length > mostSideboard)
    throw illegal(
      { code: "sideboard-too-large", rule: "100.4a", values: { n: side.length, most: mostSideboard } },
      `${side.length} cards are left; a sideboard may have ${mostSideboard}.`,
    );
  return deck;
}

const illegal = (problem: Omit<DeckProblem, "message"> & { rule: string }, message: string): Refused =>
  new Refused(422, "illegal-deck", message, { rule: problem.rule, faults: [{ at: "deck", message, ...problem }] });

/** The game, if it still goes on, and with it the match. */
export function concedeMatch<G>(host: HostContext<G>, opened: Opened<G>, seat: Seat): Changed<G> {
  const { record, game } = opened;
  const social = socialOf(record);
  const { setup } = social;
  if (!setup?.match || isDecided(setup.match)) throw new Refused(409, "no-match", "There is no match that goes on.");
  // It stands as it was when the next game was agreed on: the record of a decided match would disclose all decks.
  if (isReady(setup.match))
    throw new Refused(409, "next-game-begun", "The next game of this match has begun. Give the match up there.");
  const changed: Changed<G> = record.over ? { game, events: [] } : concede(host, opened, seat);
  return {
    ...changed,
    events: [...changed.events, { code: "matchConceded", seat }],
    social: { ...social, setup: { ...setup, match: { ...setup.match, conceded: seat } } },
  };
}
