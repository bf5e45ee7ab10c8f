import type { Answer } from "../../engine/decisions.ts";
import type { CardView, Handle } from "../../engine/views.ts";
import type { Chance } from "../chance.ts";
import { type Board, isLand, manaValue } from "../heuristic/board.ts";
import { type Choice, chooseFor } from "../heuristic/choices.ts";

/** As the heuristic chooses; a hand is kept or not for its lands, their colours and what can be cast with them. */
export function choicesFor(board: Board, decision: Choice, chance: Chance): Answer<Handle> {
  if (decision.ask !== "confirm" || decision.about !== "mulligan") return chooseFor(board, decision, chance);
  const again = decision.bottom?.again ?? 0;
  return { ask: "confirm", yes: again <= MOST_MULLIGANS && !isKept(board.me.hand, again) };
}

/** 103.5: hands of less than five cards seldom win. */
const MOST_MULLIGANS = 2;

/** Whether a hand is better than the next one would be, with so many cards fewer. */
function isKept(hand: readonly CardView[], fewer: number): boolean {
  const lands = hand.filter(isLand);
  const spells = hand.filter((card) => !isLand(card));
  if (fewer > 1) return lands.length >= 1 && lands.length <= hand.length - 1;
  if (lands.length < 2 || lands.length > 5) return false;
  const colors = new Set(lands.flatMap((land) => madeBy(land)));
  const castable = spells.filter((card) => {
    const wanted = [...card.manaCost.matchAll(/\{([WUBRG])\}/gu)].map(([, symbol]) => symbol!);
    return manaValue(card.manaCost) <= lands.length + 2 && wanted.every((symbol) => colors.has(symbol));
  });
  if (lands.length === 2) return castable.filter((card) => manaValue(card.manaCost) <= 3).length >= 2;
  if (lands.length === 5) return castable.length >= 1;
  return castable.length >= 1 || fewer > 0;
}

const BASICS: Readonly<Record<string, string>> = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" };
const madeBy = ({ subtypes, text }: CardView): string[] => [
  ...subtypes.flatMap((type) => BASICS[type] ?? []),
  ...(/any color/iu.test(text) ? [..."WUBRG"] : []),
  ...[...text.matchAll(/\{([WUBRG])\}/gu)].map(([, symbol]) => symbol!),
];
