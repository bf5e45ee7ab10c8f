import type { Answer, Decision } from "../../engine/decisions.ts";
import { requiredBlocks } from "../../engine/required.ts";
import type { Handle } from "../../engine/views.ts";
import { type Bot, FIRST } from "../bot.ts";
import { type Chance, chanceFrom } from "../chance.ts";
import { heuristicBot } from "../heuristic/index.ts";

/** How often something is overlooked: a spell or ability at one moment, an attacker, a block. */
const OVERLOOKED = { action: 0.1, attacker: 0.1, block: 0.1 } as const;

/** Plays on curve and looks at the board, and now and then misses something on purpose; what, follows from the seed. */
export function casualBot(seed: string): Bot {
  const policy = heuristicBot(seed);
  return {
    answer(view, occasion = FIRST) {
      return policy.answer(view, occasion).map((given, at) => {
        const asked = view.pending[at]!;
        const chance = chanceFrom(seed, "missed", asked.digest, view.turn.number, occasion.ask);
        return occasion.refused > 0 ? given : { ...given, answer: missed(asked.decision, given.answer, chance) };
      });
    },
  };
}

/** What is left of an answer; what the rules require is not missed, and nobody forgets to play a land. */
function missed(decision: Decision<Handle>, answer: Answer<Handle>, chance: Chance): Answer<Handle> {
  if (answer.ask === "priority") {
    const { act } = answer.action;
    const forgets = (act === "cast" || act === "activate") && chance.happens(OVERLOOKED.action);
    return forgets ? { ask: "priority", action: { act: "pass" } } : answer;
  }
  if (answer.ask === "attackers" && decision.ask === "attackers") {
    const must = new Set(decision.attackers.filter((one) => one.must !== undefined).map(({ attacker }) => attacker));
    const attacks = answer.attacks.filter(({ attacker }) => must.has(attacker) || !chance.happens(OVERLOOKED.attacker));
    return { ask: "attackers", attacks };
  }
  if (answer.ask === "blockers" && decision.ask === "blockers") {
    const must = new Set(requiredBlocks(decision.blockers).map(({ blocker }) => blocker));
    // Two that block together are both meant or both missed: one of them alone may be no block (702.111b).
    const whole = new Map(answer.blocks.map(({ attacker }) => [attacker, chance.happens(OVERLOOKED.block)]));
    return {
      ask: "blockers",
      blocks: answer.blocks.filter(({ blocker, attacker }) => must.has(blocker) || !whole.get(attacker)),
    };
  }
  return answer;
}
