import type { Answer } from "../engine/decisions.ts";
import type { Handle } from "../engine/views.ts";
import type { Hint } from "../hosting/api.ts";
import { actionThing, actionWords, yesNo } from "../words/questions.ts";
import type { Voice } from "../words/voice.ts";
import { optionWords } from "./choices.ts";
import type { Asking } from "./kind.ts";
import { describe } from "./things.ts";

/** A hint as sentences: what to do, then why. */
export function adviceWords(question: Asking, { answers, thought }: Hint, voice: Voice): readonly string[] {
  const { say } = voice;
  const answer = answers.find(({ slot }) => slot === question.slot)?.answer;
  const would = answer === undefined ? [] : [say("advice.would", { move: answerWords(question, answer, voice) })];
  if (thought === undefined) return would;
  const { games, chance, instead, fear } = thought;
  return [
    ...would,
    say("advice.expects", { games, chance }),
    ...(instead
      ? [say("advice.instead", { move: answerWords(question, instead.answer, voice), chance: instead.chance })]
      : []),
    ...(fear ? [say("advice.fears", { card: fear.card, chance: fear.chance })] : []),
  ];
}

/** An answer in the words of its question's controls. */
export function answerWords(question: Asking, answer: Answer<Handle>, voice: Voice): string {
  const { say, list, speech } = voice;
  const things = (all: readonly Handle[]): string => list(all.map((one) => describe(one, voice)));
  switch (answer.ask) {
    case "priority":
      return actionWords(answer.action, speech, actionThing(answer.action, voice));
    case "choose":
      return answer.chosen.length === 0 ? say("asking.chooseNothing") : things(answer.chosen);
    case "confirm":
      return yesNo(question, speech)[answer.yes ? 0 : 1];
    case "number":
      return String(answer.number);
    case "option":
      return question.ask !== "option" || answer.chosen.length === 0
        ? say("asking.chooseNothing")
        : list(answer.chosen.map((at) => optionWords(question.options[at] ?? "", voice)));
    case "name":
      return answer.name;
    case "order":
      return say("asking.inThisOrder");
    case "attackers":
      return answer.attacks.length === 0
        ? say("asking.noAttack")
        : say("asking.attackWith", { what: things(answer.attacks.map(({ attacker }) => attacker)) });
    case "blockers":
      return answer.blocks.length === 0
        ? say("asking.noBlock")
        : list(
            answer.blocks.map(({ attacker, blocker }) =>
              say("asking.blockWith", { on: describe(attacker, voice), what: describe(blocker, voice) }),
            ),
          );
    // Nobody is advised to do anything by hand.
    case "manual":
      return "";
    case "divide":
      return say("asking.likeThis", { shares: list(sharesOf(question, answer.amounts, voice)) });
    case "pay":
      return say("asking.payAuto");
  }
}

const sharesOf = (question: Asking, amounts: readonly number[], voice: Voice): readonly string[] =>
  question.ask !== "divide"
    ? []
    : amounts.map((n, at) => voice.say("asking.share", { n, to: describe(question.among[at]?.to ?? "", voice) }));
