import type { Answer, Decision } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import type { Bot } from "../bot.ts";
import { chanceFrom } from "../chance.ts";
import { boardOf } from "../heuristic/board.ts";
import type { Suppose } from "../world.ts";
import { type CpuClock, type SearchBudget, Spending } from "./budget.ts";
import { movesFor } from "./moves.ts";
import { descended, Node, submitted } from "./tree.ts";

/** An answer that was thought about: what came of it in each world in which it was tried. */
export interface Thought {
  readonly answer: Answer<Handle>;
  readonly values: readonly number[];
}
interface Candidate extends Thought {
  readonly values: number[];
  readonly node: Node;
}

/** Turns that are played on beyond this one: so many of everybody's who is still in. */
const CYCLES = 1;

/** Worlds in which every move is tried before any of them is given up. */
const LEAST_WORLDS = 6;

/** The part of the budget in which moves are tried for the first time; what the policy thinks least of may never be. */
const FIRST_LOOK = 0.3;

/** A move is given up that is worse than the best by so many standard errors of the difference, world by world. */
const GIVEN_UP = 2;

/** What the policy would do is left only for what is better by so many of them. */
const CONVINCED = 1;

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
  const moves = movesFor(boardOf(view), decision, chanceFrom(seed));
  if (moves.length < 2) return undefined;
  const seat: Seat = decision.decidedBy;
  const until = view.turn.number + CYCLES * view.players.filter(({ lost }) => !lost).length;
  const all: Candidate[] = moves.map((answer) => ({ answer, values: [], node: new Node() }));
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
    if (round + 1 >= LEAST_WORLDS) left = left.filter((one) => !isBehind(one, left));
  }
  return ranked(all, left);
}

const isBehind = (one: Candidate, others: readonly Candidate[]): boolean =>
  others.some((other) => other !== one && ahead(other, one) > GIVEN_UP);

/** By how many standard errors one is better than another in the worlds in which both were tried. */
function ahead(one: Thought, other: Thought): number {
  const count = Math.min(one.values.length, other.values.length);
  if (count === 0) return 0;
  const differences = Array.from({ length: count }, (_, at) => one.values[at]! - other.values[at]!);
  const mean = meanOf(differences);
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const spread = (squares + USUAL_WORLDS * USUAL_SPREAD) / (count - 1 + USUAL_WORLDS);
  return mean / Math.sqrt(spread / count);
}

/** How much two moves usually differ from world to world (a variance), and for how many worlds that is taken. */
const USUAL_SPREAD = 0.01;
const USUAL_WORLDS = 2;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function ranked(all: readonly Candidate[], left: readonly Candidate[]): readonly Thought[] | undefined {
  const tried = all.filter(({ values }) => values.length > 0);
  if (tried.length === 0) return undefined;
  const [policy] = all;
  const still = left.filter(({ values }) => values.length > 0);
  const best = (still.length > 0 ? still : tried).reduce((one, other) => (ahead(other, one) > 0 ? other : one));
  const isSure = policy!.values.length === 0 || ahead(best, policy!) > CONVINCED;
  const first = isSure ? best : policy!;
  return [first, ...tried.filter((one) => one !== first).sort((a, b) => meanOf(b.values) - meanOf(a.values))];
}
