import type { Answer, Decision, QuestionOf } from "../engine/decisions.ts";
import { inOrder } from "../engine/division.ts";
import { requiredAttacks, requiredBlocks } from "../engine/required.ts";
import { type Bot, FIRST, MOST_REFUSALS } from "./bot.ts";
import { type Chance, chanceFrom, pick, sample } from "./chance.ts";

/**
 * Any legal answer, each about equally likely: an action or pass (mana is left to the solver), a coin for every creature
 * that may attack or block. `E` is how objects are named, so that it plays from a seat's view and from within alike.
 */
export function randomAnswer<E>(decision: Decision<E>, chance: Chance): Answer<E> {
  switch (decision.ask) {
    case "priority": {
      const actions = decision.actions.filter((action) => action.act !== "activate" || !action.mana);
      return { ask: "priority", action: pick(chance, actions) ?? { act: "pass" } };
    }
    case "choose": {
      const count = decision.min + chance.below(Math.min(decision.max, decision.from.length) - decision.min + 1);
      return { ask: "choose", chosen: sample(chance, decision.from, count) };
    }
    case "confirm":
      // Half of all hands taken back would be no game; otherwise a coin.
      return { ask: "confirm", yes: chance.happens(decision.about === "mulligan" ? 0.1 : 0.5) };
    case "number":
      return {
        ask: "number",
        number: decision.min + chance.below(Math.min(decision.max, decision.min + 20) - decision.min + 1),
      };
    case "option":
      return { ask: "option", chosen: randomOptions(decision, chance) };
    case "name":
      return { ask: "name", name: pick(chance, decision.suggestions) ?? "Forest" };
    case "order":
      return { ask: "order", order: sample(chance, [...decision.items.keys()], decision.items.length) };
    case "attackers":
      return {
        ask: "attackers",
        attacks: decision.attackers.flatMap(({ attacker, defenders, must }) => {
          const defender = must ?? (chance.happens(0.5) ? pick(chance, defenders) : undefined);
          return defender === undefined ? [] : [{ attacker, defender }];
        }),
      };
    case "blockers":
      return {
        ask: "blockers",
        blocks: decision.blockers.flatMap(({ blocker, attackers, must }) => {
          if (must !== undefined) return must.map((attacker) => ({ blocker, attacker }));
          const attacker = chance.happens(0.5) ? pick(chance, attackers) : undefined;
          return attacker === undefined ? [] : [{ blocker, attacker }];
        }),
      };
    case "divide":
      return { ask: "divide", amounts: inOrder(decision) };
    case "pay":
      return { ask: "pay", with: "auto" };
  }
}

function randomOptions({ options, min, max, repeat }: QuestionOf<"option">, chance: Chance): number[] {
  const count = min + chance.below(Math.min(max, repeat ? max : options.length) - min + 1);
  if (repeat) return Array.from({ length: count }, () => chance.below(options.length));
  return sample(chance, [...options.keys()], count);
}

/** The declaration that obeys the most requirements, which is always legal; `undefined` for other questions. */
export function plainDeclaration<E>(decision: Decision<E>): Answer<E> | undefined {
  if (decision.ask === "attackers") return { ask: "attackers", attacks: requiredAttacks(decision.attackers) };
  if (decision.ask === "blockers") return { ask: "blockers", blocks: requiredBlocks(decision.blockers) };
  return undefined;
}

const PASS: Answer<never> = { ask: "priority", action: { act: "pass" } };

/** Plays any legal answer. */
export const randomBot = (seed: string): Bot => ({
  answer(view, { ask, refused } = FIRST) {
    return view.pending.map(({ digest, decision }) => {
      const chance = chanceFrom(seed, digest, view.turn.number, ask, refused);
      const plain = refused > 0 ? plainDeclaration(decision) : undefined;
      const given = decision.ask === "priority" && refused >= MOST_REFUSALS ? PASS : plain;
      return { slot: decision.slot, digest, answer: given ?? randomAnswer(decision, chance) };
    });
  },
});
