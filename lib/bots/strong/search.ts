import type { Answer, Decision } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import type { Bot } from "../bot.ts";
import { chanceFrom } from "../chance.ts";
import { boardOf } from "../heuristic/board.ts";
import type { Suppose } from "../world.ts";
import { type CpuClock, type SearchBudget, Spending } from "./budget.ts";
import { besides, keyOf, movesFor } from "./moves.ts";
import { descended, Node, submitted } from "./tree.ts";

/** An answer that was thought about: what came of it in each world in which it was tried, which are one after the other. */
export interface Thought {
  readonly answer: Answer<Handle>;
  readonly values: readonly number[];
  /** The first of them. */
  readonly from: number;
}
interface Candidate extends Thought {
  readonly values: number[];
  readonly node: Node;
}

/**
 * So many turn cycles are played, and at most so many turns, the present one included. After one, what a move leaves open to the next
 * attack is not seen: judged by playing on to the end, the differences between moves then correlate by 0.6, after two by 0.94.
 */
const PLAYED = { cycles: 2, turns: 4 } as const;

/** Worlds after which a move may be given up for what it was worth in them; how much they vary is not known sooner. */
const LEAST_WORLDS = 8;

/** The part of the budget in which moves are tried for the first time; what the policy thinks least of may never be. */
const FIRST_LOOK = 0.3;

/**
 * A move is given up that is worse than the best by so many standard errors of the difference, world by world. As often as it is
 * looked at, less would give up the best one too: then the longest thought would decide by a handful of worlds.
 */
const GIVEN_UP = 3.5;

/**
 * Until so much of the budget is spent, attacks and blocks beside the one that promises most are taken up, so many at a time: the
 * longer it thinks, the further it goes from what the policies would do (progressive widening).
 */
const WIDENED = { until: 0.6, by: 6 } as const;

/** Of the moves tried at all, at least so many share what is left of the budget, however little. */
const FEWEST = 2;

/**
 * What is thought of a move before it is tried: how much worse than the policy's it is likely to be, and how much that varies from
 * move to move (a variance).
 */
const BEFORE = { worse: 0.01, varies: 0.003 } as const;

/** What comes to about the same as the policy's move is not worth leaving it for. */
const EVEN = 0.003;

export interface Search {
  readonly budget: SearchBudget;
  readonly clock: CpuClock;
  readonly policy: Bot;
  readonly seed: string;
  /** Hears of every world in which an answer was tried, and what came of it. */
  tell?(answer: Answer<Handle>, value: number): void;
}

/**
 * Thinks about the one question of a view. All moves are tried in the same supposed worlds, so that luck is the same for
 * all; one that falls behind is given up, until one is left or the budget is spent. The best first; undefined if there is
 * nothing to think about, or nothing can be supposed now.
 */
export function thoughtOver(
  view: SeatView,
  decision: Decision<Handle>,
  suppose: Suppose,
  { budget, clock, policy, seed, tell }: Search,
): readonly Thought[] | undefined {
  const spending = new Spending(budget, clock);
  const board = boardOf(view);
  const moves = movesFor(board, decision, chanceFrom(seed));
  if (moves.length < 2) return undefined;
  const seat: Seat = decision.decidedBy;
  const until = view.turn.number + Math.min(PLAYED.cycles * turnsInCycle(view), PLAYED.turns);
  const candidate = (answer: Answer<Handle>, from: number): Candidate => ({
    answer,
    values: [],
    from,
    node: new Node(),
  });
  const all: Candidate[] = moves.map((answer) => candidate(answer, 0));
  const known = new Set(moves.map((answer) => keyOf(board, answer)));
  const beside = new Set(all.slice(0, 1));
  const descent = { seat, policy, isLate: () => spending.isLate() };
  let left = [...all];
  for (let round = 0; left.length > 1 && spending.goesOn(); round++) {
    const world = suppose(`${seed}/${round}`, until);
    if (world === undefined) return undefined;
    for (const [at, one] of [...left].entries()) {
      if (round === 0 && spending.share() > FIRST_LOOK) left = left.filter(({ values }) => values.length > 0);
      if (!left.includes(one)) continue;
      if (!spending.goesOn()) break;
      if (at > 0) world.again();
      if (submitted(world, seat, decision, one.answer)) {
        const value = descended(world, one.node, descent, `${seed}/${round}`);
        // One that was broken off says less than the others.
        if (one.values.length === 0 || !spending.isLate()) one.values.push(value);
        tell?.(one.answer, value);
      } else left = left.filter((other) => other !== one);
      spending.spent();
    }
    const policys = all[0]!;
    const tried = all.filter(({ values }) => values.length > 0).length;
    const most = Math.max(FEWEST, Math.ceil(tried * (1 - spending.share())));
    const best = [...left].sort((a, b) => better(b, policys) - better(a, policys)).slice(0, most);
    left = left.filter((one) => one === policys || best.includes(one));
    left = left.filter((one) => !isBehind(one, left));
    const leader = best[0];
    if (round + 1 < LEAST_WORLDS || leader === undefined || beside.has(leader) || spending.share() > WIDENED.until)
      continue;
    beside.add(leader);
    const others = besides(decision, leader.answer).filter((answer) => !known.has(keyOf(board, answer)));
    for (const answer of others.slice(0, WIDENED.by)) {
      known.add(keyOf(board, answer));
      const one = candidate(answer, round + 1);
      all.push(one);
      left.push(one);
    }
  }
  return ranked(all, left);
}

/** The turns until it is one's own again: one of everybody's who is still in, or of every team's that shares them (805.4). */
function turnsInCycle({ players, teams = [], turn }: SeatView): number {
  const isIn = (seat: Seat): boolean => players[seat]?.lost === false;
  return turn.team === undefined
    ? players.filter(({ lost }) => !lost).length
    : teams.filter((team) => team.some(isIn)).length;
}

const isBehind = (one: Candidate, others: readonly Candidate[]): boolean =>
  others.some((other) => other !== one && ahead(other, one) > GIVEN_UP);

/** By how many standard errors one is better than another in the worlds in which both were tried; 0 where those are too few. */
function ahead(one: Thought, other: Thought): number {
  const { count, mean, spread } = compared(one, other);
  return count < LEAST_WORLDS ? 0 : mean / Math.sqrt(spread / count);
}

/** By how much a move is likely to be better than the policy's, by what was thought before and what came of both. */
function better(one: Thought, policys: Thought): number {
  if (one === policys) return 0;
  const { count, mean, spread } = compared(one, policys);
  const believed = (count * BEFORE.varies) / (count * BEFORE.varies + spread);
  return believed * mean - (1 - believed) * BEFORE.worse - EVEN;
}

/** How much better one was than another, world by world, in those in which both were tried; `spread` is a variance. */
function compared(one: Thought, other: Thought): { count: number; mean: number; spread: number } {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.from + one.values.length, other.from + other.values.length);
  const count = Math.max(0, to - from);
  const differences = Array.from(
    { length: count },
    (_, at) => one.values[from + at - one.from]! - other.values[from + at - other.from]!,
  );
  const mean = meanOf(differences);
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { count, mean, spread: (squares + USUAL_WORLDS * USUAL_SPREAD) / (Math.max(0, count - 1) + USUAL_WORLDS) };
}

/** How much two moves usually differ from world to world (a variance), and for how many worlds that is taken. */
const USUAL_SPREAD = 0.006;
const USUAL_WORLDS = 4;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function ranked(all: readonly Candidate[], left: readonly Candidate[]): readonly Thought[] | undefined {
  const tried = all.filter(({ values }) => values.length > 0);
  const policys = all[0]!;
  const still = [policys, ...left].filter(({ values }) => values.length > 0);
  const first = (still.length > 0 ? still : tried)
    .map((one) => ({ one, by: better(one, policys) }))
    .reduce<{ one: Candidate; by: number } | undefined>(
      (best, other) => (best && best.by >= other.by ? best : other),
      undefined,
    )?.one;
  if (first === undefined) return undefined;
  return [first, ...tried.filter((one) => one !== first).sort((a, b) => meanOf(b.values) - meanOf(a.values))];
}
