import type { Handle } from "../engine/views.ts";
import type { Kind, Mark } from "./kind.ts";

export interface PayDraft {
  /** In the order in which they are to be used; empty lets the solver pay. */
  readonly used: readonly { readonly source: Handle; readonly ability: number }[];
}

/** A tap on a source uses its next mana ability, one more tap puts it back. */
export const pay: Kind<"pay", PayDraft> = {
  begin: () => ({ used: [] }),
  marks: (question, { used }) =>
    new Map(
      question.sources.map(({ source }): [Handle, Mark] => [
        source,
        { state: used.some((one) => one.source === source) ? "chosen" : "can", does: "pay" },
      ]),
    ),
  tap(question, { used }, thing) {
    const abilities = question.sources.filter((one) => one.source === thing);
    const now = used.find((one) => one.source === thing);
    const next = abilities[now ? abilities.findIndex((one) => one.ability === now.ability) + 1 : 0];
    const others = used.filter((one) => one.source !== thing);
    return { used: next ? [...others, { source: thing, ability: next.ability }] : others };
  },
  answer: (_, { used }) => ({ ask: "pay", with: used.length === 0 ? "auto" : used }),
};
