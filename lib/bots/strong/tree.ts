import type { Answer, Decision, Submission } from "../../engine/decisions.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle } from "../../engine/views.ts";
import type { Bot } from "../bot.ts";
import { chanceFrom } from "../chance.ts";
import { boardOf } from "../heuristic/board.ts";
import type { World } from "../world.ts";
import { keyOf, movesFor, onlyQuestion } from "./moves.ts";
import { answeredBy, playedOut } from "./playout.ts";

/**
 * Where the same answers lead, in all worlds (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).
 * What is asked there, and whom, depends on the world: somebody who holds what could be cast then has a decision of their own.
 */
export class Node {
  readonly #points = new Map<string, DecisionPoint>();

  at({ decidedBy, ask, about }: Decision): DecisionPoint {
    const key = `${decidedBy}/${ask}/${about}`;
    const before = this.#points.get(key);
    if (before !== undefined) return before;
    const point = new DecisionPoint();
    this.#points.set(key, point);
    return point;
  }
}

/** What was found out at one decision, an information set of whoever decides there. */
class DecisionPoint {
  visits = 0;
  readonly moves = new Map<string, Move>();
}
interface Move {
  readonly then: Node;
  visits: number;
  /** Sum of what came of it, from 0 to 1, for who decides. */
  total: number;
}

/** What all iterations of a search have in common. */
export interface Descent {
  readonly seat: Seat;
  readonly policy: Bot;
  /** There is no time for more: what there is now is looked at. */
  isLate(): boolean;
}

/** Weight of what was tried seldom: about as much as moves differ in what they are worth. */
const CURIOSITY = 0.15;
/**
 * After so many visits a second move is thought of, then ever later another (progressive widening). Others are taken to play by
 * the policy for longer: what they would do otherwise is tried only where it can be found out.
 */
const WIDENING = { own: 8, others: 60 } as const;
/** Decisions beyond this depth are the policy's. */
const DEPTH = 6;
/** A move that was never tried is thought by so much worse than the mean of those that were. */
const UNTRIED = 0.01;

const wide = (visits: number, own: boolean): number =>
  1 + Math.floor(Math.sqrt(visits / WIDENING[own ? "own" : "others"]));

/**
 * One iteration below `node`: down the tree by what promises most, then on by the policy. Gives what came of it for `seat`,
 * from 0 to 1.
 */
export function descended(world: World, node: Node, { seat, policy, isLate }: Descent, seed: string): number {
  const path: { readonly move: Move; readonly at: DecisionPoint; readonly own: boolean }[] = [];
  let there = node;
  for (let depth = 0; depth < DEPTH; depth++) {
    const decision = world.asked();
    if (decision === undefined) break;
    const here = there.at(decision);
    const isNew = here.visits === 0;
    const own = decision.decidedBy === seat;
    const width = wide(here.visits, own);
    const taken = width === 1 ? policyMove(world, decision, policy, depth) : chosen(world, decision, here, width, seed);
    if (taken === undefined) break;
    const move = here.moves.get(taken) ?? { then: new Node(), visits: 0, total: 0 };
    here.moves.set(taken, move);
    path.push({ move, at: here, own });
    if (isNew) break;
    there = move.then;
  }
  let value = playedOut(world, seat, policy, isLate);
  for (const { move, at, own } of path.reverse()) {
    at.visits++;
    move.visits++;
    move.total += own ? value : 1 - value;
    // What was tried to find out is not what would be done: above, the decision is worth what its usual move is.
    const usual = [...at.moves.values()].reduce((most, one) => (one.visits > most.visits ? one : most));
    if (usual !== move && usual.visits > move.visits) value = own ? meanOf(usual) : 1 - meanOf(usual);
  }
  return value;
}

const meanOf = ({ total, visits }: Move): number => total / visits;

const POLICY = "policy";

const policyMove = (world: World, decision: Decision, policy: Bot, ask: number): string | undefined =>
  answeredBy(policy, world, decision, ask) ? POLICY : undefined;

/** Makes the move that promises most of as many as the node is wide, and names it. */
function chosen(
  world: World,
  { decidedBy }: Decision,
  point: DecisionPoint,
  width: number,
  seed: string,
): string | undefined {
  const view = world.view(decidedBy);
  const question = onlyQuestion(view);
  if (question === undefined) return undefined;
  const board = boardOf(view);
  const moves = movesFor(board, question, chanceFrom(seed, point.visits)).slice(0, width);
  const usual = [...point.moves.values()].reduce((sum, { total }) => sum + total, 0) / point.visits - UNTRIED;
  const promise = (name: string, at: number): number => {
    const known = point.moves.get(name);
    const likely = 1 / (1 + at);
    const mean = known === undefined ? usual : meanOf(known);
    return mean + (CURIOSITY * likely * Math.sqrt(point.visits)) / (1 + (known?.visits ?? 0));
  };
  const named = moves
    .map((answer, at) => ({ answer, name: at === 0 ? POLICY : keyOf(board, answer), at }))
    .map((one) => ({ ...one, promise: promise(one.name, one.at) }))
    .sort((a, b) => b.promise - a.promise);
  for (const { answer, name } of named) if (submitted(world, decidedBy, question, answer)) return name;
  return undefined;
}

export const submitted = (
  world: World,
  seat: Seat,
  { slot }: Pick<Submission, "slot">,
  answer: Answer<Handle>,
): boolean => world.submit(seat, [{ slot, answer }]);
