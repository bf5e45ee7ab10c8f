import type { Attack, Block } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import { characteristicsOf, controllerOf } from "../engine/query/characteristics/characteristics.ts";
import { requiredAttacks, requiredBlocks } from "../engine/required.ts";
import { rulesOf } from "../engine/rules/continuous/layers.ts";
import type { Entity, ObjectId } from "../engine/state/ids.ts";
import type { Answering, Asked } from "./answering.ts";
import { wouldAccept } from "./dryRun.ts";
import { isNamed } from "./names.ts";

/** 508.1, 509.1: the declarations a script makes (FORMAT, section 5), with what requirements add to them. */

export function attacksOf(answering: Answering, decision: Asked<"attackers">): readonly Attack[] {
  const { game } = answering;
  const turn = game.state.turn.number;
  const { attacks } = answering.script;
  const answer: Attack[] = [];
  let previous: Entity | undefined;
  for (const script of attacks.filter((one) => one.turn === turn)) {
    const may = indexed(
      answering,
      decision.attackers.filter((m) => !answer.some((a) => a.attacker === m.attacker)),
      (m) => m.attacker,
      script.creature,
      decision.attackers.map((m) => m.attacker),
    );
    if (may === undefined) continue;
    const { defender: wanted } = script;
    const defender =
      wanted === undefined
        ? (may.defenders.find((d) => d === previous) ?? may.defenders[0])
        : may.defenders.find((d) => isNamed(answering, d, wanted));
    if (defender === undefined) continue;
    previous = defender;
    answer.push({ attacker: may.attacker, defender });
    attacks.splice(attacks.indexOf(script), 1);
  }
  for (const required of requiredAttacks(decision.attackers))
    if (!answer.some((a) => a.attacker === required.attacker)) answer.push(required);
  costsOfAttacking(answering, answer);
  const scripted = answer.slice();
  for (const attack of scripted.reverse()) {
    if (wouldAccept(game, decision, { ask: "attackers", attacks: answer })) break;
    // An attack that is not legal is not made.
    answer.splice(answer.indexOf(attack), 1);
  }
  return answer;
}

/** 508.1h: attacking says that the costs are paid; there it is asked for each attacker and each cost. */
function costsOfAttacking({ game, script }: Answering, attacks: Attack[]): void {
  const taxes = rulesOf(game, "attackCost");
  if (taxes.length === 0) return;
  const sources = taxes.map(({ context }) => context.self);
  for (const attack of [...attacks]) {
    for (let i = 0; i < taxes.length; i++) {
      const [head] = script.choices;
      if (head !== undefined && sources.some((id) => nameOf(game, id) === head)) script.choices.shift();
      if (script.choices[0] !== "Yes" && script.choices[0] !== "No") break;
      if (script.choices.shift() === "No") attacks.splice(attacks.indexOf(attack), 1);
    }
  }
}

export function blocksOf(answering: Answering, decision: Asked<"blockers">): readonly Block[] {
  const { game } = answering;
  const turn = game.state.turn.number;
  const { blocks } = answering.script;
  const answer: Block[] = [];
  for (const script of blocks.filter((one) => one.turn === turn)) {
    const pairs = decision.blockers.flatMap((m) => m.attackers.map((attacker) => ({ blocker: m.blocker, attacker })));
    const attackers = [...new Set(game.state.combat?.attackers.map((a) => a.id))];
    const attacker = indexed(answering, attackers, (id) => id, script.attacker);
    const fitting = pairs.filter((pair) => pair.attacker === attacker);
    const free = fitting.filter((pair) => !answer.some((b) => b.blocker === pair.blocker));
    const index = /:\d+$/.test(script.blocker);
    const pair =
      indexed(answering, index ? fitting : free, (p) => p.blocker, script.blocker, mine(answering, decision.player)) ??
      indexed(answering, fitting, (p) => p.blocker, script.blocker);
    blocks.splice(blocks.indexOf(script), 1);
    if (pair !== undefined) answer.push(pair);
    else answering.allowed.push("block");
  }
  return asRequired(game, decision, answer);
}

/** Blocks that requirements demand (509.1c) are made without being scripted. */
function asRequired(game: Game, decision: Asked<"blockers">, blocks: readonly Block[]): readonly Block[] {
  const allowed = (all: readonly Block[]): boolean => wouldAccept(game, decision, { ask: "blockers", blocks: all });
  if (allowed(blocks)) return blocks;
  const required = requiredBlocks(decision.blockers);
  const more = [...blocks, ...required.filter(({ blocker }) => !blocks.some((one) => one.blocker === blocker))];
  return allowed(more) ? more : required;
}

const mine = ({ game }: Answering, seat: number): readonly ObjectId[] =>
  game.state.battlefield.filter((id) => controllerOf(game, id) === seat);

/** "Name" or "Name:k", the k-th of that name (from 0) among all of them. */
function indexed<T>(
  answering: Answering,
  among: readonly T[],
  idOf: (one: T) => Entity,
  wanted: string,
  all?: readonly ObjectId[],
): T | undefined {
  const [, name, index] = /^(.*?)(?::(\d+))?$/.exec(wanted)!;
  if (index === undefined) return among.find((one) => isNamed(answering, idOf(one), name!));
  const ids = (all ?? among.map(idOf)).filter((id) => isNamed(answering, id, name!));
  const id = ids[Number(index)];
  return among.find((one) => idOf(one) === id);
}

const nameOf = (game: Game, id: ObjectId): string => characteristicsOf(game, id).name;
