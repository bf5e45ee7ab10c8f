import type { Handle } from "../../lib/engine/views.ts";
import type { Kind, Mark } from "./kind.ts";

export interface ChooseDraft {
  readonly chosen: readonly Handle[];
}

/** Taps add and take away; where only one may be chosen, another tap moves the choice. */
export const choose: Kind<"choose", ChooseDraft> = {
  begin: (question) => ({ chosen: question.from.length === question.min ? question.from : [] }),
  marks: (question, { chosen }) =>
    new Map(
      question.from.map((one): [Handle, Mark] => [
        one,
        { state: chosen.includes(one) ? "chosen" : "can", does: "choose" },
      ]),
    ),
  tap(question, { chosen }, thing) {
    if (chosen.includes(thing)) return { chosen: chosen.filter((one) => one !== thing) };
    if (!question.from.includes(thing)) return { chosen };
    if (question.max === 1) return { chosen: [thing] };
    return chosen.length < question.max ? { chosen: [...chosen, thing] } : { chosen };
  },
  answer: (question, { chosen }) =>
    chosen.length >= question.min && chosen.length <= question.max ? { ask: "choose", chosen } : undefined,
};
