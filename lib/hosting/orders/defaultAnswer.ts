import type { Answer, Decision, Submission } from "../../engine/decisions.ts";
import { inOrder } from "../../engine/division.ts";
import { requiredAttacks, requiredBlocks } from "../../engine/required.ts";
import type { Handle, PendingView } from "../../engine/views.ts";

/** To each of these questions the least that can be answered. */
export const defaultAnswers = (pending: readonly PendingView[], tried: number): Submission<Handle>[] =>
  pending.map(({ digest, decision }) => ({ slot: decision.slot, digest, answer: defaultAnswer(decision, tried) }));

/**
 * The least a seat can answer: pass, no attack and no block but what is required, as few as possible and the first of
 * them, no. `tried`: how many of these were refused, because a choice has to be legal as a whole.
 */
export function defaultAnswer(decision: Decision<Handle>, tried: number): Answer<Handle> {
  switch (decision.ask) {
    case "priority":
      return { ask: "priority", action: { act: "pass" } };
    case "choose":
      return { ask: "choose", chosen: decision.from.slice(0, Math.min(decision.min + tried, decision.max)) };
    case "confirm":
      return { ask: "confirm", yes: tried > 0 };
    case "number":
      return { ask: "number", number: Math.min(decision.min + tried, decision.max) };
    case "option":
      return { ask: "option", chosen: firstOptions(decision.options.length, decision.min + tried) };
    case "name":
      return { ask: "name", name: decision.suggestions[tried] ?? "Forest" };
    case "order":
      return { ask: "order", order: [...decision.items.keys()] };
    case "attackers":
      return { ask: "attackers", attacks: requiredAttacks(decision.attackers) };
    case "blockers":
      return { ask: "blockers", blocks: requiredBlocks(decision.blockers) };
    case "divide":
      return { ask: "divide", amounts: inOrder(decision) };
    case "pay":
      return { ask: "pay", with: "auto" };
  }
}

/** As an index may not be chosen twice, the first ones; with repetition that is legal too. */
const firstOptions = (options: number, wanted: number): number[] =>
  Array.from({ length: wanted }, (_, at) => at % options);
