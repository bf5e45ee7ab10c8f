import type { Seat } from "../engine/state/ids.ts";
import type { CardView, PermanentView, PlayerView, SeatView } from "../engine/views.ts";
import { boardOf, creatures, has, isCreature, isLand, powerOf, toughnessLeft, worth } from "./heuristic/board.ts";

/**
 * What a position is worth to a seat: the chance to win, from what each side has. The table is fitted by self-play
 * (`npm run fit-value`); each entry says how much one more of it adds to the logarithm of the odds.
 */
export const VALUE: Readonly<Record<Feature, number>> = {
  life: 1.228,
  hand: 0.363,
  lands: 0.679,
  creatures: 0.195,
  army: 0.071,
  toughness: 0.701,
  others: 0.155,
  clock: 0.33,
  evasion: 0.728,
  spare: -0.141,
  turn: -0.513,
};

export const FEATURES = [
  ...(["life", "hand", "lands", "creatures", "army", "toughness", "others", "clock", "evasion"] as const),
  ...(["spare", "turn"] as const),
] as const;
export type Feature = (typeof FEATURES)[number];

/** Each is ours less theirs; of several opponents, the mean of those who are left. `spare` and `turn` are of our own. */
export function featuresOf(view: SeatView): Readonly<Record<Feature, number>> {
  const board = boardOf(view);
  const mine = sideOf(board.mine, board.me, board.theirs, board.opponents);
  const theirs = board.opponents.map((one) =>
    sideOf(
      board.theirs.filter(({ controller }) => controller === one.seat),
      one,
      board.mine,
      [board.me],
    ),
  );
  const less = (feature: keyof SideOf): number =>
    mine[feature] - theirs.reduce((sum, side) => sum + side[feature], 0) / Math.max(1, theirs.length);
  const { active, team = [active] } = view.turn;
  return {
    life: less("life"),
    hand: less("hand"),
    lands: less("lands"),
    creatures: less("creatures"),
    army: less("army"),
    toughness: less("toughness"),
    others: less("others"),
    clock: less("clock"),
    evasion: less("evasion"),
    spare: spareLands(board.me.hand, board.mine),
    turn: team.includes(board.me.seat) ? 1 : -1,
  };
}

/** Lands in hand that there is no use for: beyond the fifth on the battlefield. */
function spareLands(hand: readonly CardView[], mine: readonly PermanentView[]): number {
  return Math.max(0, hand.filter(isLand).length - Math.max(0, USEFUL_LANDS - mine.filter(isLand).length));
}
const USEFUL_LANDS = 5;

/**
 * Life counts in doublings: the last points are the dear ones; and so do the creatures' `worth` (as it is in `army`) and all their
 * toughness together: the first are. Lands count up to the fourth. `clock` is the part of an opponent's life that all creatures
 * together take in a turn, `evasion` what of it flies over.
 */
type SideOf = Readonly<Record<Exclude<Feature, "spare" | "turn">, number>>;

function sideOf(
  here: readonly PermanentView[],
  { life, handCount }: PlayerView,
  against: readonly PermanentView[],
  opponents: readonly PlayerView[],
): SideOf {
  const left = Math.min(...opponents.map((one) => one.life));
  return {
    ...armyOf(creatures(here), life, creatures(against), left),
    hand: Math.min(handCount, 7),
    others: sum(
      here.filter((one) => !isCreature(one) && !isLand(one)),
      worth,
    ),
    lands: Math.min(here.filter(isLand).length, 4),
  };
}

const ARMY = ["life", "creatures", "army", "toughness", "clock", "evasion"] as const;
type Army = (typeof ARMY)[number];

function armyOf(
  army: readonly PermanentView[],
  life: number,
  against: readonly PermanentView[],
  theirLife: number,
): Readonly<Record<Army, number>> {
  const left = Math.max(1, theirLife);
  const all = sum(army, worth);
  const attackers = army.filter((one) => !has(one, "defender"));
  const isHeld = against.some((one) => has(one, "flying") || has(one, "reach"));
  const high = isHeld ? [] : attackers.filter((one) => has(one, "flying"));
  return {
    life: doublings(life),
    creatures: doublings(all),
    army: all,
    toughness: doublings(sum(army, (one) => Math.max(0, toughnessLeft(one)))),
    clock: Math.min(2, sum(attackers, powerOf) / left),
    evasion: Math.min(1.5, sum(high, powerOf) / left),
  };
}

function sum(of: readonly PermanentView[], what: (one: PermanentView) => number): number {
  let all = 0;
  for (const one of of) all += what(one);
  return all;
}

/** A side as far as combat goes. */
export interface Force {
  readonly creatures: readonly PermanentView[];
  readonly life: number;
}

/** What these creatures and lives add to the logarithm of our odds; all else is the same before and after a combat. */
export function forceOdds(mine: Force, theirs: Force): number {
  const ours = armyOf(mine.creatures, mine.life, theirs.creatures, theirs.life);
  const other = armyOf(theirs.creatures, theirs.life, mine.creatures, mine.life);
  return ARMY.reduce((all, name) => all + VALUE[name] * (ours[name] - other[name]), 0);
}

/** How often four have to be doubled, from nothing on. */
const doublings = (amount: number): number => Math.log2(1 + Math.max(0, amount) / 4);

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
