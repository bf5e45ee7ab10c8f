import type { Seat } from "../../engine/state/ids.ts";
import type { Setup } from "../social/social.ts";

/** A match of several games between two players (100.6a). Arrays are by seat; seats stay the same for the whole match. */
export interface Match {
  /** Won by whoever has won more than half of so many games; drawn games do not count. */
  readonly bestOf: number;
  /** Number of this game, from 1. */
  readonly game: number;
  readonly wins: readonly number[];
  /** 103.1: who chose, or chooses, who takes the first turn; absent in the first game, which leaves it to chance. */
  readonly chooser?: Seat;
  /** Decks and sideboards as they came, from the second game on: what a rematch goes back to. */
  readonly registered?: Required<Pick<Setup, "decks" | "sideboards">>;
  readonly conceded?: Seat;
  /** Since this game ended: what each plays in the next, once they have said so. */
  readonly ready?: readonly (Ready | null)[];
  /** What the chooser chose. */
  readonly first?: Seat;
}

/** Without a deck it is the same as in this game. */
export interface Ready {
  readonly deck?: readonly number[];
}

export const newMatch = (bestOf: number, seats: number): Match => ({
  bestOf,
  game: 1,
  wins: Array.from({ length: seats }, () => 0),
});

/** Empty as long as the match goes on. */
export function matchWinners({ bestOf, wins, conceded }: Match): Seat[] {
  if (conceded !== undefined) return wins.flatMap((_, seat) => (seat === conceded ? [] : [seat]));
  return wins.flatMap((won, seat) => (2 * won > bestOf ? [seat] : []));
}

export const isDecided = (match: Match): boolean => matchWinners(match).length > 0;

/** Who still has to say what they play next; nobody while the game goes on, or when the match is decided. */
export const unready = ({ ready, ...match }: Match): Seat[] =>
  !ready || isDecided(match) ? [] : ready.flatMap((one, seat) => (one ? [] : [seat]));

/** The next game may begin. */
export const isReady = (match: Match): boolean =>
  match.ready !== undefined && !isDecided(match) && unready(match).length === 0;

/**
 * A game of the match is over. Whoever has nothing to exchange and nothing to choose is ready: the loser chooses who
 * begins; after a draw, whoever chose before (103.1).
 */
export function gameEnded(setup: Setup, winners: readonly Seat[], isBot: (seat: Seat) => boolean): Setup {
  const { match, decks, sideboards, starter } = setup;
  if (!match) return setup;
  const wins = match.wins.map((won, seat) => won + (winners.includes(seat) ? 1 : 0));
  const losers = decks.flatMap((_, seat) => (winners.length > 0 && !winners.includes(seat) ? [seat] : []));
  const chooser = losers[0] ?? match.chooser ?? starter;
  const nothingToSay = (seat: Seat) => isBot(seat) || ((sideboards?.[seat] ?? []).length === 0 && seat !== chooser);
  const ready = decks.map((_, seat): Ready | null => (nothingToSay(seat) ? {} : null));
  return { ...setup, match: { ...match, wins, chooser, ready } };
}

/** The rest stay with what they have, and the chooser begins: their time for it is over. */
export const allReady = (match: Match): Match => ({ ...match, ready: (match.ready ?? []).map((one) => one ?? {}) });

/** What is played in the next game: decks and sideboards as exchanged, and who takes the first turn. */
export function nextSetup(setup: Setup, match: Match): Setup {
  const sideboards = setup.sideboards ?? setup.decks.map(() => []);
  const decks = setup.decks.map((deck, seat) => match.ready?.[seat]?.deck ?? deck);
  const { ready: _, first, ...kept } = match;
  return {
    ...setup,
    decks,
    sideboards: decks.map((deck, seat) => without([...(setup.decks[seat] ?? []), ...(sideboards[seat] ?? [])], deck)),
    starter: first ?? match.chooser ?? setup.starter,
    match: { ...kept, game: match.game + 1, registered: match.registered ?? { decks: setup.decks, sideboards } },
  };
}

/** What is left of `all` after each of `taken` was taken out once. */
export function without(all: readonly number[], taken: readonly number[]): number[] {
  const left = [...all];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
