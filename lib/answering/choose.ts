import type { Handle } from "../engine/views.ts";
import { manyIn, someOf } from "../view/spread.ts";
import type { Kind, Mark } from "./kind.ts";

export interface ChooseDraft {
  readonly chosen: readonly Handle[];
}

/** Taps add and take away; where only one may be chosen, another tap moves the choice. */
export const choose: Kind<"choose", ChooseDraft> = {
  begin: (question) => ({ chosen: total(question.from) === question.min ? question.from : [] }),
  marks: (question, { chosen }) =>
    new Map(
      question.from.map((one): [Handle, Mark] => [
        one,
        { state: chosen.some((some) => isOf(some, one)) ? "chosen" : "can", does: "choose" },
      ]),
    ),
  tap(question, { chosen }, thing) {
    if (chosen.some((one) => isOf(one, thing))) return { chosen: chosen.filter((one) => !isOf(one, thing)) };
    if (!question.from.includes(thing)) return { chosen };
    if (question.max === 1) return { chosen: [someOf(thing, 1)] };
    const room = question.max - total(chosen);
    return room > 0 ? { chosen: [...chosen, someOf(thing, room)] } : { chosen };
  },
  answer: (question, { chosen }) =>
    total(chosen) >= question.min && total(chosen) <= question.max ? { ask: "choose", chosen } : undefined,
};

/** How many are chosen: a run counts as many as it means. */
export const total = (handles: readonly Handle[]): number => handles.reduce((sum, one) => sum + manyIn(one), 0);

/** Chosen from this: itself, or the first so many of a run. */
const isOf = (chosen: Handle, thing: Handle): boolean => chosen === thing || someOf(chosen, 1) === someOf(thing, 1);
