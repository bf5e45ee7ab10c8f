import type { Answer, Decision, QuestionOf } from "../engine/decisions.ts";
import { requiredAttacks, requiredBlocks } from "../engine/required.ts";
import type { Chance } from "./chance.ts";

/** Any answer that fits the question's shape; the rules may still refuse it (two attackers that can't attack together). */
export function anyAnswer<E>(decision: Decision<E>, chance: Chance): Answer<E> {
  switch (decision.ask) {
    case "priority": {
      // Mana is made as it is needed; by hand it would mostly be wasted.
      const actions = decision.actions.filter((action) => !(action.act === "activate" && action.mana));
      return { ask: "priority", action: chance.pick(actions) };
    }
    case "choose":
      return { ask: "choose", chosen: some(decision.from, decision.min, decision.max, chance) };
    case "confirm":
      return { ask: "confirm", yes: chance.below(2) === 1 };
    case "number":
      return { ask: "number", number: decision.min + chance.below(Math.min(4, decision.max - decision.min + 1)) };
    case "option": {
      const indices = decision.options.map((_, i) => i);
      const count = decision.min + chance.below(decision.max - decision.min + 1);
      const chosen = decision.repeat
        ? Array.from({ length: count }, () => chance.pick(indices))
        : chance.shuffled(indices).slice(0, count);
      return { ask: "option", chosen };
    }
    case "name":
      return { ask: "name", name: decision.suggestions.length > 0 ? chance.pick(decision.suggestions) : "Plains" };
    case "order":
      return { ask: "order", order: chance.shuffled(decision.items.map((_, i) => i)) };
    case "attackers":
      return {
        ask: "attackers",
        attacks: decision.attackers.flatMap(({ attacker, defenders, must }) => {
          if (must !== undefined) return [{ attacker, defender: must }];
          return chance.below(2) === 1 ? [{ attacker, defender: chance.pick(defenders) }] : [];
        }),
      };
    case "blockers":
      return {
        ask: "blockers",
        blocks: decision.blockers.flatMap(({ blocker, attackers, must }) => {
          if (must !== undefined) return must.map((attacker) => ({ blocker, attacker }));
          return chance.below(2) === 1 ? [{ blocker, attacker: chance.pick(attackers) }] : [];
        }),
      };
    case "divide":
      return { ask: "divide", amounts: division(decision) };
    case "pay":
      return { ask: "pay", with: "auto" };
  }
}

function some<T>(from: readonly T[], min: number, max: number, chance: Chance): readonly T[] {
  const most = Math.min(max, from.length);
  return chance.shuffled(from).slice(0, Math.min(most, min + chance.below(most - min + 1)));
}

/** In order: the least, then what is lethal, then the rest to the last that may have it. */
function division<E>({ total, among, least = 0 }: QuestionOf<"divide", E>): readonly number[] {
  const amounts = among.map((share) => Math.max(least, share.min));
  let left = total - amounts.reduce((a, b) => a + b, 0);
  for (const wanted of ["lethal", "max"] as const) {
    for (const [i, share] of among.entries()) {
      const more = Math.max(0, Math.min(left, (share[wanted] ?? 0) - amounts[i]!, share.max - amounts[i]!));
      amounts[i] = amounts[i]! + more;
      left -= more;
    }
  }
  return amounts;
}

/** What is always allowed where an answer was refused: to do nothing, or as little as possible. */
export function safeAnswer<E>(decision: Decision<E>): Answer<E> | undefined {
  switch (decision.ask) {
    case "priority":
      return { ask: "priority", action: { act: "pass" } };
    case "attackers":
      return { ask: "attackers", attacks: requiredAttacks(decision.attackers) };
    case "blockers":
      return { ask: "blockers", blocks: requiredBlocks(decision.blockers) };
    case "confirm":
      return { ask: "confirm", yes: false };
    default:
      return undefined;
  }
}
