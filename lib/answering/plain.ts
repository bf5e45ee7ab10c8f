import { ORDERED_IN_FULL } from "../engine/runs.ts";
import type { Handle } from "../engine/views.ts";
import { objectOf } from "../view/actions.ts";
import { type Kind, type Mark, noMarks } from "./kind.ts";

/** The kinds that are answered in the panel: a tap on the table says nothing. */
const notOnTheTable = { marks: () => noMarks, tap: <D>(_: unknown, draft: D) => draft };

/** A question that is over with one press, so that nothing is kept in between. */
export interface PressDraft {
  readonly press?: never;
}

export const confirm: Kind<"confirm", PressDraft> = {
  ...notOnTheTable,
  begin: () => ({}),
  answer: () => undefined,
};

export interface NumberDraft {
  readonly number: number;
}
export const number: Kind<"number", NumberDraft> = {
  ...notOnTheTable,
  begin: (question) => ({ number: question.min }),
  answer: (question, { number }) =>
    Number.isInteger(number) && number >= question.min && number <= question.max
      ? { ask: "number", number }
      : undefined,
};

export interface OptionDraft {
  /** Indices in the order in which they were chosen. */
  readonly chosen: readonly number[];
}
export const option: Kind<"option", OptionDraft> = {
  ...notOnTheTable,
  begin: (question) => ({ chosen: question.options.length === 1 && question.min === 1 ? [0] : [] }),
  answer: (question, { chosen }) =>
    chosen.length >= question.min && chosen.length <= question.max
      ? { ask: "option", chosen: [...chosen].sort((a, b) => a - b) }
      : undefined,
};

export interface NameDraft {
  readonly name: string;
}
export const name: Kind<"name", NameDraft> = {
  ...notOnTheTable,
  begin: () => ({ name: "" }),
  answer: (_, { name }) => (name.trim() === "" ? undefined : { ask: "name", name: name.trim() }),
};

export interface OrderDraft {
  readonly order: readonly number[];
}
export const order: Kind<"order", OrderDraft> = {
  ...notOnTheTable,
  begin: (question) => ({ order: question.items.map((_, index) => index) }),
  answer({ items }, { order }) {
    let places = 0;
    const firsts = items.map(({ count = 1 }) => {
      places += count;
      return places - count;
    });
    const all = order.flatMap((at) => Array.from({ length: items[at]!.count ?? 1 }, (_, i) => firsts[at]! + i));
    return { ask: "order", order: all.length > ORDERED_IN_FULL ? withoutRest(all) : all };
  },
};

/** Moves the item at `at` by `by` places; nothing moves over an end. */
/** What follows as it was shown need not be said. */
function withoutRest(order: readonly number[]): readonly number[] {
  let end = order.length;
  while (end > 1 && order[end - 2]! < order[end - 1]!) end--;
  return order.slice(0, end - 1);
}

export function moved(order: readonly number[], at: number, by: number): readonly number[] {
  const to = at + by;
  if (to < 0 || to >= order.length) return order;
  const next = order.toSpliced(at, 1);
  return next.toSpliced(to, 0, order[at]!);
}

export interface DivideDraft {
  readonly amounts: readonly number[];
}
export const divide: Kind<"divide", DivideDraft> = {
  /** A tap gives one more. */
  marks: (question, { amounts }) =>
    new Map(
      question.among.map((share, index): [Handle, Mark] => [
        share.to,
        { state: (amounts[index] ?? 0) > 0 ? "chosen" : "can", does: "choose" },
      ]),
    ),
  tap(question, draft, thing) {
    const at = question.among.findIndex((share) => share.to === thing);
    const share = question.among[at];
    const amount = draft.amounts[at] ?? 0;
    if (!share || amount >= share.max || left(question.total, draft) <= 0) return draft;
    return { amounts: draft.amounts.with(at, amount + 1) };
  },
  /** Starts with the least each must get, then what kills each in order, the rest on the last. */
  begin(question) {
    const amounts = question.among.map((share) => share.min);
    let rest = question.total - amounts.reduce((sum, one) => sum + one, 0);
    const give = (at: number, most: number): void => {
      const more = Math.max(0, Math.min(rest, most - amounts[at]!));
      amounts[at] = amounts[at]! + more;
      rest -= more;
    };
    for (const [at, share] of question.among.entries()) give(at, Math.min(share.max, share.lethal ?? share.min));
    for (let at = question.among.length - 1; at >= 0; at -= 1) give(at, question.among[at]!.max);
    return { amounts };
  },
  answer: (question, draft) =>
    left(question.total, draft) === 0 &&
    question.among.every((share, at) => draft.amounts[at]! >= share.min && draft.amounts[at]! <= share.max)
      ? { ask: "divide", amounts: draft.amounts }
      : undefined,
};

export function left(total: number, draft: DivideDraft): number {
  return total - draft.amounts.reduce((sum, one) => sum + one, 0);
}

/** Actions by what they are about. Making mana alone does not invite a tap: costs are paid when they are asked. */
export const priority: Kind<"priority", PressDraft> = {
  begin: () => ({}),
  marks: (question) =>
    new Map(
      question.actions.flatMap((action): [Handle, Mark][] => {
        const object = objectOf(action);
        const onlyMana = action.act === "activate" && action.mana === true;
        return object === undefined || onlyMana ? [] : [[object, { state: "can", does: "act" }]];
      }),
    ),
  tap: (_, draft) => draft,
  answer: () => undefined,
};
