import type { Answer, Decision, Refusal, Submission } from "../../engine/decisions.ts";
import type { CardDefinition } from "../../engine/definition.ts";
import {
  type Game,
  load,
  newGame,
  pending,
  preparedPool,
  questions,
  save,
  submit,
  takeBack,
} from "../../engine/index.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { Handle } from "../../engine/views.ts";
import { anyAnswer, safeAnswer } from "../../explore/answers.ts";
import { type Chance, chance as newChance } from "../../explore/chance.ts";
import { randomDecks } from "../../explore/decks.ts";
import { twinOf } from "../../explore/secrecy.ts";
import { junk, spoiled } from "./values.ts";
import { worked } from "./worked.ts";

/** One game, at each question of which answers by chance are tried: good ones, nearly good ones, and anything at all. */
export interface AnswersFuzzed {
  readonly answers: number;
  readonly refused: number;
  /** The longest that one took. Milliseconds. */
  readonly slowestMs: number;
  readonly violations: readonly string[];
}

const AT_EACH_QUESTION = 50;
export const SLOW_MS = 1_000;
const MOST_TURNS = 30;

export function fuzzAnswers(seed: number, cards: readonly CardDefinition[], most: number): AnswersFuzzed {
  const chance = newChance(seed);
  const { pool, decks } = randomDecks(cards, chance);
  const game = newGame({ seed: `fuzz/${seed}`, pool: preparedPool(pool), players: decks.map((deck) => ({ deck })) });
  const violations: string[] = [];
  const earlier: unknown[] = [];
  let [answers, refused, slowestMs] = [0, 0, 0];
  const found = (what: string, given: unknown): void => {
    violations.push(`${what}: ${told(given)}`);
  };

  /** Submits it; whether the game went on. */
  const tries = (by: Seat, given: unknown, twin: Game | undefined): boolean => {
    answers++;
    const began = worked();
    const result = attempt(game, by, given);
    const ms = worked() - began;
    slowestMs = Math.max(slowestMs, ms);
    if (typeof result === "string") found(result, given);
    else if (!result.ok) {
      refused++;
      const problem = refusalProblem(result);
      if (problem) found(problem, given);
      const other = twin && attempt(twin, by, given);
      if (other && answerOf(other) !== answerOf(result))
        found(`hidden cards make it ${answerOf(other)} instead of ${answerOf(result)}`, given);
    }
    return typeof result !== "string" && result.ok;
  };

  while (answers < most && violations.length === 0 && game.state.turn.number <= MOST_TURNS) {
    const [decision] = pending(game);
    if (decision === undefined) break;
    const seat = decision.decidedBy;
    const asked = questions(game, seat);
    const before = JSON.stringify(save(game));
    const twin = twinOf(game, seat, chance);
    let wentOn = false;
    for (let tried = 0; tried < AT_EACH_QUESTION && !wentOn && answers < most; tried++) {
      const given = fuzzed(asked, earlier, chance);
      wentOn = tries(chance.below(12) === 0 ? 1 - seat : seat, given, twin);
    }
    if (wentOn || violations.length > 0) continue;
    if (JSON.stringify(save(game)) !== before) found("refusals changed the game", asked[0]?.ask);
    const control = load(JSON.parse(before), game.pool);
    const legal = goOn(game, seat, asked, chance);
    if (legal === undefined) break;
    earlier.push(legal);
    if (attempt(control, seat, legal) === "" || JSON.stringify(save(control)) !== JSON.stringify(save(game)))
      found("after refusals the game goes on in another way", legal);
  }
  return { answers, refused, slowestMs, violations };
}

/** What the engine says; in words what it throws. */
function attempt(game: Game, seat: Seat, given: unknown): ReturnType<typeof submit> | string {
  try {
    return submit(game, seat, given as readonly Submission<Handle>[]);
  } catch (error) {
    return `thrown: ${error instanceof Error ? error.stack?.split("\n").slice(0, 4).join(" ") : error}`;
  }
}

const answerOf = (result: ReturnType<typeof submit> | string): string =>
  typeof result === "string" ? result : result.ok ? "accepted" : `${result.code} ${result.message}`;

/** A refusal is a value with a code and words for a person. */
function refusalProblem({ code, message }: Refusal): string | undefined {
  if (!/^[a-z]+(-[a-z]+)*$/.test(code)) return `a refusal without a code: ${code}`;
  if (message === "" || message.length > 1_000 || /\b(undefined|NaN|\[object)\b/.test(message))
    return `a refusal without words: ${message.slice(0, 200)}`;
  return undefined;
}

/** An answer that is accepted, once it is. */
function goOn(game: Game, seat: Seat, asked: readonly Decision<Handle>[], chance: Chance): unknown {
  for (let tried = 0; tried < 20; tried++) {
    const given = asked.map((decision) => ({ slot: decision.slot, answer: likely(decision, tried, chance) }));
    const result = attempt(game, seat, given);
    if (typeof result !== "string" && result.ok) return given;
  }
  takeBack(game, seat);
  return undefined;
}
const likely = (decision: Decision<Handle>, tried: number, chance: Chance): Answer<Handle> =>
  (tried > 10 ? safeAnswer(decision) : undefined) ?? anyAnswer(decision, chance);

function fuzzed(asked: readonly Decision<Handle>[], earlier: readonly unknown[], chance: Chance): unknown {
  const legal = (): Submission<Handle>[] =>
    asked.map((decision) => ({
      slot: decision.slot,
      ...(chance.below(3) === 0 && { digest: chance.pick(["", "0", "x".repeat(40)]) }),
      answer: anyAnswer(decision, chance),
    }));
  const bare = (): Submission<Handle>[] => legal().map(({ slot, answer }) => ({ slot, answer }));
  switch (chance.below(10)) {
    case 0:
      return junk(chance, false);
    case 1:
      return [junk(chance, false)];
    case 2:
      return chance.below(10) === 0 ? legal() : [...bare(), ...bare()];
    case 3:
      return spoiled(spoiled(bare(), chance, true), chance, false);
    case 4:
      return earlier.length > 0 ? chance.pick(earlier) : [];
    case 5:
      if (chance.below(4) > 0) return spoiled(bare(), chance, false);
      return bare().map((one) => ({ ...one, answer: shortcut(bare(), chance) }));
    default:
      return spoiled(bare(), chance, false);
  }
}

function shortcut(steps: readonly Submission<Handle>[], chance: Chance): unknown {
  const choices = Array.from({ length: chance.pick([0, 1, 2, 40]) }, () => chance.pick(steps).answer);
  const action = { act: "shortcut", choices, times: chance.pick([0, 1, 3, 125, 5_000, 1e308, -1, 0.5]) };
  return chance.below(4) === 0 ? spoiled({ ask: "priority", action }, chance, false) : { ask: "priority", action };
}

function told(given: unknown): string {
  try {
    return (
      JSON.stringify(given, (_, value) => (typeof value === "bigint" ? `${value}n` : value)) ?? String(given)
    ).slice(0, 600);
  } catch {
    return String(given);
  }
}
