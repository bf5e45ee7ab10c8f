import { createHash } from "node:crypto";
import type { Submission } from "../engine/decisions.ts";
import type { Handle, SeatView } from "../engine/views.ts";
import { type Bot, FIRST, MOST_REFUSALS } from "./bot.ts";

/** So much is remembered; the oldest is forgotten first. */
const MOST_KEPT = 500;

/**
 * The same player, who does not repeat what changes nothing: an ability or special action taken when everything looked as it does
 * now, in this very step, is left for the next best.
 */
export function unrepeated(bot: Bot): Bot {
  /** Which of its questions it was when something was done, by what was done and how all looked. */
  const done = new Map<string, number>();
  return {
    answer(view, occasion = FIRST) {
      const { ask } = occasion;
      for (let { refused } = occasion; ; refused++) {
        const answers = bot.answer(view, { ...occasion, refused });
        if (refused > MOST_REFUSALS || !answers.some(isRepeatable)) return answers;
        const key = keyOf(view, answers);
        // The same question may come again, where somebody else was faster.
        if (done.has(key) && done.get(key) !== ask) continue;
        done.set(key, ask);
        if (done.size > MOST_KEPT) done.delete(done.keys().next().value!);
        return answers;
      }
    },
  };
}

const isRepeatable = ({ answer }: Submission<Handle>): boolean =>
  answer.ask === "priority" && (answer.action.act === "activate" || answer.action.act === "special");

function keyOf({ pending: _, ...shown }: SeatView, answers: readonly Submission<Handle>[]): string {
  const text = JSON.stringify([shown, answers.map(({ answer }) => answer)]);
  return createHash("sha256").update(text).digest("base64url");
}
