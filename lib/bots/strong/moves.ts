import type { Answer, Attack, Block, Decision, PriorityAction, QuestionOf } from "../../engine/decisions.ts";
import type { Handle, SeatView } from "../../engine/views.ts";
import type { Chance } from "../chance.ts";
import { type Board, looks } from "../heuristic/board.ts";
import { attack as plainAttack, block as plainBlock } from "../heuristic/combat.ts";
import { answerTo } from "../heuristic/index.ts";
import { REGULAR } from "../regular/index.ts";
import { rankedFor } from "../regular/priority.ts";

/** So many answers to one question are thought of, the likeliest first. */
export const MOST_MOVES = 12;

/**
 * Answers worth a thought, the policy's own first. Attacks, blocks and choices of several are not gone through: there are what the
 * policies would do, all, none, all at one defender, and the policy's with one creature more, less or otherwise. Where only one
 * is left there is nothing to think about.
 */
export function movesFor(board: Board, decision: Decision<Handle>, chance: Chance): readonly Answer<Handle>[] {
  const first = answerTo(REGULAR, board, decision, chance, 0);
  const seen = new Set<string>();
  return [first, ...othersFor(board, decision, first, chance)]
    .filter((answer) => {
      const key = keyOf(board, answer);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_MOVES);
}

function othersFor(
  board: Board,
  decision: Decision<Handle>,
  first: Answer<Handle>,
  chance: Chance,
): readonly Answer<Handle>[] {
  switch (decision.ask) {
    case "priority":
      return actions(board, decision.actions, chance).map((action) => ({ ask: "priority", action }));
    case "attackers":
      return [
        plainAttack(board, decision),
        { ask: "attackers", attacks: [] },
        { ask: "attackers", attacks: all(decision) },
        ...(first.ask === "attackers" ? allAtOne(decision, first.attacks) : []),
        ...besides(decision, first),
      ];
    case "blockers":
      return [plainBlock(board, decision), { ask: "blockers", blocks: [] }, ...besides(decision, first)];
    case "choose":
      return first.ask === "choose" && THOUGHT_ABOUT.has(decision.about) ? variedChoices(decision, first.chosen) : [];
    case "confirm":
      return decision.about === "mulligan" || first.ask !== "confirm" ? [] : [{ ask: "confirm", yes: !first.yes }];
    case "option":
      return decision.min === 1 && decision.max === 1
        ? decision.options.map((_, at) => ({ ask: "option", chosen: [at] }))
        : [];
    case "number":
      return [decision.max, (decision.max + decision.min) >> 1, decision.min].map((number) => ({
        ask: "number",
        number: Math.min(number, 20),
      }));
    default:
      return [];
  }
}

/** One: each there is, and none if none will do. Of several, another in place of one, one more, one fewer. */
function variedChoices(
  { from, min, max }: QuestionOf<"choose", Handle>,
  first: readonly Handle[],
): readonly Answer<Handle>[] {
  const others = from.filter((handle) => !first.includes(handle));
  const varied =
    max === 1
      ? [...others.map((handle) => [handle]), []]
      : [
          ...[...first]
            .reverse()
            .flatMap((one) => others.map((handle) => first.map((own) => (own === one ? handle : own)))),
          ...others.map((handle) => [...first, handle]),
          ...first.map((one) => first.filter((handle) => handle !== one)),
        ];
  return varied.filter(({ length }) => length >= min && length <= max).map((chosen) => ({ ask: "choose", chosen }));
}

const THOUGHT_ABOUT: ReadonlySet<Decision["about"]> = new Set(["target", "choose", "sacrifice", "discard", "search"]);

/** What the policy would do, then pass, then everything else that is no mana ability. */
function actions(board: Board, may: readonly PriorityAction<Handle>[], chance: Chance): PriorityAction<Handle>[] {
  const useful = may.filter((action) => action.act !== "activate" || !action.mana);
  const ranked = rankedFor(board, useful, chance).map(({ action }) => action);
  const hasLand = ranked[0]?.act === "playLand";
  // A land is played, which one is a matter for the policy: nothing is gained by thinking about the others first.
  return hasLand ? ranked.slice(0, 1) : [...ranked.slice(0, MOST_MOVES - 4), { act: "pass" }, ...useful];
}

/**
 * Attacks or blocks with one creature more, less or otherwise than this one: what is thought of next where it promises most.
 * None for other questions, all of whose answers are thought of at once.
 */
export function besides(decision: Decision<Handle>, answer: Answer<Handle>): readonly Answer<Handle>[] {
  if (decision.ask === "attackers" && answer.ask === "attackers") return variedAttacks(answer.attacks, all(decision));
  if (decision.ask === "blockers" && answer.ask === "blockers") {
    const may = decision.blockers.flatMap(({ blocker, attackers }) =>
      attackers.map((attacker): Block<Handle> => ({ blocker, attacker })),
    );
    return variedBlocks(answer.blocks, may);
  }
  return [];
}

const all = ({ attackers }: QuestionOf<"attackers", Handle>): readonly Attack<Handle>[] =>
  attackers.map(({ attacker, defenders, must }) => ({ attacker, defender: must ?? defenders[0]! }));

/** So many players and permanents are thought of to attack with all. */
const MOST_DEFENDERS = 4;

/** The same attackers, all of them at one player, planeswalker or battle. */
function allAtOne(
  { attackers }: QuestionOf<"attackers", Handle>,
  first: readonly Attack<Handle>[],
): readonly Answer<Handle>[] {
  const may = new Map(attackers.map((one) => [one.attacker, one.must === undefined ? one.defenders : []]));
  const defenders = new Set(first.flatMap(({ attacker }) => may.get(attacker) ?? []));
  return [...defenders].slice(0, MOST_DEFENDERS).map((defender) => ({
    ask: "attackers",
    attacks: first.map((one) => (may.get(one.attacker)?.includes(defender) ? { ...one, defender } : one)),
  }));
}

function variedAttacks(first: readonly Attack<Handle>[], may: readonly Attack<Handle>[]): Answer<Handle>[] {
  const going = new Set(first.map(({ attacker }) => attacker));
  const varied = may.map((one) =>
    going.has(one.attacker) ? first.filter(({ attacker }) => attacker !== one.attacker) : [...first, one],
  );
  return varied.map((attacks) => ({ ask: "attackers", attacks }));
}

function variedBlocks(first: readonly Block<Handle>[], may: readonly Block<Handle>[]): Answer<Handle>[] {
  const without = first.map((one) => first.filter((other) => other !== one));
  const put = may
    .filter((one) => !first.some(({ blocker, attacker }) => blocker === one.blocker && attacker === one.attacker))
    .map((one) => [...first.filter(({ blocker }) => blocker !== one.blocker), one]);
  return [...without, ...put].map((blocks) => ({ ask: "blockers", blocks }));
}

/** The same for answers that no player could tell apart: cards by name, permanents by how they look. */
export function keyOf(board: Board, answer: Answer<Handle>): string {
  const named = (handle: Handle): string => {
    const permanent = board.permanents.get(handle);
    return permanent ? looks(permanent) : (board.cards.get(handle)?.name ?? handle);
  };
  switch (answer.ask) {
    case "priority": {
      const { action } = answer;
      if (action.act === "cast" || action.act === "playLand")
        return JSON.stringify({ ...action, card: named(action.card) });
      return action.act === "activate"
        ? JSON.stringify({ ...action, source: named(action.source) })
        : JSON.stringify(action);
    }
    case "choose":
      return JSON.stringify(answer.chosen.map(named));
    case "attackers":
      return JSON.stringify(answer.attacks.map(({ attacker, defender }) => [named(attacker), defender]).sort());
    case "blockers":
      return JSON.stringify(answer.blocks.map(({ blocker, attacker }) => [named(blocker), attacker]).sort());
    default:
      return JSON.stringify(answer);
  }
}

/** What a seat is asked, if it is one question alone. */
export const onlyQuestion = ({ pending }: SeatView): Decision<Handle> | undefined =>
  pending.length === 1 ? pending[0]!.decision : undefined;
