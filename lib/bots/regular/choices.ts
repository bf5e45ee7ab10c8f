import type { Answer } from "../../engine/decisions.ts";
import type { CardView, Handle, PermanentView } from "../../engine/views.ts";
import type { Chance } from "../chance.ts";
import { type Board, creatures, isLand, manaValue, powerOf, toughnessLeft, worth } from "../heuristic/board.ts";
import { type Choice, chooseFor } from "../heuristic/choices.ts";
import { type Intent, intentOf } from "../heuristic/intent.ts";
import { bestSwing } from "./tricks.ts";

/** As the heuristic chooses; a hand is kept or not for its lands, their colours and what can be cast with them. */
export function choicesFor(board: Board, decision: Choice, chance: Chance): Answer<Handle> {
  if (decision.ask !== "confirm" || decision.about !== "mulligan")
    return strikes(board, decision) ?? swings(board, decision) ?? chooseFor(board, decision, chance);
  const again = decision.bottom?.again ?? 0;
  return { ask: "confirm", yes: again <= MOST_MULLIGANS && !isKept(board.me.hand, again) };
}

/** 701.12, and what deals damage equal to its power: a creature of ours does it. */
const STRIKES = /\bfights?\b|damage equal to its power/iu;

/** The strongest of ours, which is what strikes. */
const striker = (board: Board): PermanentView | undefined =>
  creatures(board.mine).reduce<PermanentView | undefined>(
    (best, one) => (best && powerOf(best) >= powerOf(one) ? best : one),
    undefined,
  );

/** What a text that lets a creature of ours strike comes to; undefined where there is none to do it. */
export function struck(board: Board, text: string, intent: Intent): Intent | undefined {
  if (!STRIKES.test(text)) return intent;
  const best = striker(board);
  return best && powerOf(best) > 0 ? { ...intent, kills: powerOf(best) } : undefined;
}

/** Who of ours strikes, and whom: the most worth that dies of it. */
function strikes(board: Board, decision: Choice): Answer<Handle> | undefined {
  if (decision.ask !== "choose" || decision.about !== "target" || decision.max !== 1) return undefined;
  const text = decision.source === undefined ? undefined : board.cards.get(decision.source)?.text;
  if (text === undefined || !STRIKES.test(text)) return undefined;
  const among = decision.from.flatMap((handle) => board.permanents.get(handle) ?? []);
  const own = among.filter(({ controller }) => controller === board.me.seat);
  const power = Math.max(0, ...creatures(board.mine).map(powerOf));
  const score = (one: PermanentView): number =>
    own.length === among.length
      ? powerOf(one) + toughnessLeft(one) / 10
      : worth(one) * (toughnessLeft(one) <= power ? 2 : 0.3);
  const all = own.length === among.length ? own : among.filter((one) => !own.includes(one));
  const [best] = [...all].sort((a, b) => score(b) - score(a));
  return best && among.length === decision.from.length ? { ask: "choose", chosen: [best.id] } : undefined;
}

/** A bonus for a turn goes to the creature whose combat it decides. */
function swings(board: Board, decision: Choice): Answer<Handle> | undefined {
  if (decision.ask !== "choose" || decision.about !== "target" || decision.max !== 1) return undefined;
  const { trick, harms } = intentOf((decision.source && board.cards.get(decision.source)?.text) ?? "");
  if (trick === undefined || harms) return undefined;
  const own = decision.from.flatMap((handle) => board.permanents.get(handle) ?? []);
  const best = bestSwing(
    board,
    trick,
    own.filter(({ controller }) => controller === board.me.seat),
  );
  return best && { ask: "choose", chosen: [best.creature.id] };
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
