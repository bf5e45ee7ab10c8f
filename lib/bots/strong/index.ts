import { type Bot, FIRST } from "../bot.ts";
import { regularBot } from "../regular/index.ts";
import { type CpuClock, type SearchBudget, thinkingTime } from "./budget.ts";
import { onlyQuestion } from "./moves.ts";
import { thoughtOver } from "./search.ts";

/**
 * Plays each of its moves out in worlds supposed from what its seat knows, and takes what comes out best. Without a game to
 * suppose, and for what makes no difference, it plays as `regular` does.
 */
export function strongBot(seed: string, budget: SearchBudget, clock: CpuClock = thinkingTime): Bot {
  const policy = regularBot(seed);
  return {
    answer(view, occasion = FIRST) {
      const { suppose, refused, ask } = occasion;
      const decision = onlyQuestion(view);
      const usual = () => policy.answer(view, occasion);
      if (suppose === undefined || decision === undefined || refused > 0) return usual();
      const { digest } = view.pending[0]!;
      const search = { budget, clock, policy, seed: `${seed}/${digest}/${view.turn.number}/${ask}` };
      const [best] = thoughtOver(view, decision, suppose, search) ?? [];
      return best === undefined ? usual() : [{ slot: decision.slot, digest, answer: best.answer }];
    },
  };
}
