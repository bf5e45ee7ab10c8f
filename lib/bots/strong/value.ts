import type { Seat } from "../../engine/state/ids.ts";
import type { PermanentView, PlayerView, SeatView } from "../../engine/views.ts";
import { type Board, boardOf, has, isCreature, isLand, powerOf, worth } from "../heuristic/board.ts";

/**
 * What a position is worth to a seat: the chance to win, from what each side has. The table is fitted by self-play
 * (`npm run fit-value`); each entry says how much one more of it adds to the logarithm of the odds.
 */
export const VALUE: Readonly<Record<Feature, number>> = {
  life: 1.738,
  hand: 0.361,
  creatures: 0.189,
  power: -0.058,
  flying: -0.009,
  others: 0.168,
  lands: 0.296,
  turn: 0.116,
};

export const FEATURES = ["life", "hand", "creatures", "power", "flying", "others", "lands", "turn"] as const;
export type Feature = (typeof FEATURES)[number];

/** Each is ours less theirs; of several opponents, the mean of those who are left. */
export function featuresOf(view: SeatView): Readonly<Record<Feature, number>> {
  const board = boardOf(view);
  const mine = sideOf(board, board.me);
  const theirs = board.opponents.map((one) => sideOf(board, one));
  const less = (feature: keyof SideOf): number =>
    mine[feature] - theirs.reduce((sum, side) => sum + side[feature], 0) / Math.max(1, theirs.length);
  const { active, team = [active] } = view.turn;
  return {
    life: less("life"),
    hand: less("hand"),
    creatures: less("creatures"),
    power: less("power"),
    flying: less("flying"),
    others: less("others"),
    lands: less("lands"),
    turn: team.includes(board.me.seat) ? 1 : -1,
  };
}

/** Life counts in doublings: the last points are the dear ones. Creatures and other permanents count in `worth`. */
type SideOf = Readonly<Record<Exclude<Feature, "turn">, number>>;

function sideOf(board: Board, { seat, life, handCount }: PlayerView): SideOf {
  const here = board.view.battlefield.filter(({ controller, phasedOut }) => controller === seat && !phasedOut);
  const sum = (of: typeof here, what: (one: PermanentView) => number): number =>
    of.reduce((all, one) => all + what(one), 0);
  const creatures = here.filter(isCreature);
  return {
    life: Math.log2(1 + Math.max(0, life) / 4),
    hand: Math.min(handCount, 7),
    creatures: sum(creatures, worth),
    power: sum(creatures, powerOf),
    flying: sum(
      creatures.filter((one) => has(one, "flying")),
      powerOf,
    ),
    others: sum(
      here.filter((one) => !isCreature(one) && !isLand(one)),
      worth,
    ),
    lands: Math.min(here.filter(isLand).length, 7),
  };
}

export const chanceToWin = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** From 0 to 1, as the seat whose view it is sees it. */
export function positionValue(view: SeatView): number {
  const features = featuresOf(view);
  return chanceToWin(FEATURES.reduce((sum, name) => sum + VALUE[name] * features[name], 0));
}

/** A win is worth a little less the later it comes, a loss a little more. */
const LATER = 0.01;

/** The same once it is over, so many turns from now. */
export function resultFor(winners: readonly Seat[], seat: Seat, turns: number): number {
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 - LATER * turns : LATER * turns;
}
