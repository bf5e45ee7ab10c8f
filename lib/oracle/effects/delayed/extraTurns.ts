import type { Effect } from "../../../engine/abilities/effects.ts";
import type { EventPattern } from "../../../engine/abilities/events.ts";
import type { Step } from "../../../engine/views.ts";
import { unbound } from "../../bind/unbound.ts";
import { type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { skippedStep } from "../players/players.ts";
import { laterBody, watched } from "./bodies.ts";

/** What is said of an extra turn, as it begins (500.7). */
const { deferred } = rulesFor<Instruction>();

/** 500.7: what is said of the extra turn that is taken, as that begins. */
const ofThatTurn = (of: readonly Effect[]): Instruction => ({
  amend: (before) => {
    const last = before.at(-1);
    return last?.do === "extraTurn" && last.after === undefined
      ? [...before.slice(0, -1), { ...last, effects: [...(last.effects ?? []), ...of] }]
      : unbound("which turn?");
  },
});

const stepOfTurn = words<Step>([
  ["upkeep", "upkeep"],
  ["draw step", "draw"],
  ["end step", "end"],
]);

export const extraTurnSentences: readonly Phrase<Instruction>[] = [
  deferred(
    "at the beginning of that turn's {step}, {what}.",
    { step: stepOfTurn, what: watched },
    ({ step, what }, scope) => {
      const when: EventPattern = { on: "step", step: step.bind(scope) };
      return ofThatTurn([{ do: "delayed", when, body: laterBody(what, scope), once: true, duration: "endOfTurn" }]);
    },
  ),
  // 614.10: the next such step, as that turn begins.
  rulesFor<Instruction>().rule("skip the {step} of that turn.", { step: skippedStep }, ({ step }) =>
    ofThatTurn([{ do: "skipStep", who: { who: "activePlayer" }, step, next: true }]),
  ),
];
