import type { CardView } from "../../engine/views.ts";
import { type Board, isLand, manaValue } from "../heuristic/board.ts";
import { myMain } from "../heuristic/priority.ts";

/** 702.29a, 702.29e: with the kind of land in front of it where it finds one. */
const CYCLING = /^(?<finds>(?:basic )?land|plains|island|swamp|mountain|forest|)cycling\b/imu;

/** Lands that there is always a use for. */
const ENOUGH_LANDS = 5;

/** So many spells in hand can use all lands there are. */
const MANY_SPELLS = 3;

/** Whether this is a card of our hand that can be discarded for another. */
export const canCycle = ({ me }: Board, card: CardView): boolean =>
  me.hand.some(({ id }) => id === card.id) && CYCLING.test(card.text);

/** A land is worth more as another card once all that we hold can be cast without it. */
export function isSpare(board: Board, card: CardView): boolean {
  if (!isLand(card) || !canCycle(board, card)) return false;
  const spells = board.me.hand.filter((one) => !isLand(one));
  const dearest = Math.max(0, ...spells.map((one) => manaValue(one.manaCost)));
  return spells.length < MANY_SPELLS && landsOf(board) >= Math.max(ENOUGH_LANDS, dearest);
}

/** Before all spells, where a land comes of it that pays for itself; and below them. */
const FIRST = 60;
const LAST = 2;

/**
 * What cycling this card is worth now: what finds a land as soon as one is missing, any other for the chance of one, and lands of no
 * use with mana that is left over at the end of an opponent's turn (`isLate`).
 */
export function cyclingScore(board: Board, card: CardView, isLate: boolean): number {
  if (isSpare(board, card)) return isLate ? LAST : 0;
  const lands = landsOf(board);
  const isMissing = lands < ENOUGH_LANDS && board.me.landsPlayed === 0 && !board.me.hand.some(isLand);
  if (!isMissing || !myMain(board) || manaValue(card.manaCost) <= lands) return 0;
  return CYCLING.exec(card.text)?.groups?.finds ? FIRST : LAST;
}

const landsOf = ({ mine }: Board): number => mine.filter(isLand).length;
