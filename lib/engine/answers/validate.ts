import { sameData } from "../abilities/visit.ts";
import {
  type Answer,
  type AnswerTo,
  type Attack,
  type Block,
  type Decision,
  LONGEST_SHORTCUT,
  type PriorityAction,
  type Question,
  type QuestionOf,
  type Refusal,
} from "../decisions.ts";
import { ORDERED_IN_FULL } from "../runs.ts";

/**
 * Whether an answer fits its question: its shape, and that it stays within what was offered. What depends on several
 * choices together (may these creatures attack at once?) is for the rule that asked.
 */
export function validate<E>(
  decision: Question<E> & Pick<Decision<E>, "slot" | "about">,
  answer: Answer<E>,
): Refusal | undefined {
  if (answer.ask === "manual")
    return takesManual(decision) ? undefined : refuse("nothing can be done by hand while this is asked");
  if (answer.ask !== decision.ask)
    return refuse(`the question is of kind "${decision.ask}", the answer of kind "${answer.ask}"`);
  const problem = PROBLEM[decision.ask](decision as never, answer as never);
  return problem === undefined ? undefined : refuse(problem);
}

/** Where what was agreed to be done by hand can be done, the question staying open. */
export const takesManual = ({ ask, about }: Pick<Decision<unknown>, "ask" | "about">): boolean =>
  ask === "priority" || about === "manual";

const refuse = (message: string): Refusal => ({ ok: false, code: "illegal-answer", message });

type Problem<K extends Question["ask"]> = (
  question: QuestionOf<K, unknown>,
  answer: AnswerTo<K, unknown>,
) => string | undefined;

const PROBLEM: { readonly [K in Question["ask"]]: Problem<K> } = {
  // 117.3d: passing is always possible, and so is proposing a shortcut (729.2a).
  priority: (question, { action }) =>
    action.act === "pass" ||
    (action.act === "shortcut" && isShortcut(action)) ||
    question.actions.some((a) => sameAction(a, action))
      ? undefined
      : "that action is not among those you can take now",
  choose: ({ from, min, max }, { chosen }) => {
    if (new Set(chosen).size !== chosen.length) return "nothing can be chosen twice";
    const candidates = new Set(from);
    if (chosen.some((c) => !candidates.has(c))) return "something chosen is not among the candidates";
    return countProblem(chosen.length, min, max);
  },
  confirm: (_, { yes }) => (typeof yes === "boolean" ? undefined : "say yes or no"),
  number: ({ min, max }, { number }) =>
    Number.isInteger(number) && number >= min && number <= max
      ? undefined
      : `choose a whole number from ${min} to ${max}`,
  option: ({ options, min, max, repeat }, { chosen }) => {
    if (chosen.some((c) => !Number.isInteger(c) || c < 0 || c >= options.length))
      return "something chosen is not among the options";
    if (repeat !== true && new Set(chosen).size !== chosen.length) return "no option can be chosen twice";
    return countProblem(chosen.length, min, max);
  },
  name: (_, { name }) =>
    typeof name === "string" && name.trim() !== "" && name.length <= 200 ? undefined : "name a card",
  order: ({ items }, { order }) =>
    (order.length === items.length || (items.length > ORDERED_IN_FULL && order.length < items.length)) &&
    new Set(order).size === order.length &&
    order.every((i) => Number.isInteger(i) && i >= 0 && i < items.length)
      ? undefined
      : "put all of them in order, each once",
  attackers: ({ attackers }, { attacks }) => {
    if (new Set(attacks.map((a: Attack<unknown>) => a.attacker)).size !== attacks.length)
      return "a creature attacks only once";
    const may = new Map(attackers.map(({ attacker, defenders }) => [attacker, defenders]));
    return attacks.every((a: Attack<unknown>) => may.get(a.attacker)?.includes(a.defender))
      ? undefined
      : "a creature chosen cannot attack that";
  },
  blockers: ({ blockers }, { blocks }) => {
    const declared = new Map<unknown, Set<unknown>>();
    for (const { blocker, attacker } of blocks as readonly Block<unknown>[]) {
      const blocked = declared.get(blocker) ?? new Set();
      if (blocked.has(attacker)) return "a block is declared twice";
      declared.set(blocker, blocked.add(attacker));
    }
    // Creatures that are alike share their list.
    const lists = new Map<readonly unknown[], ReadonlySet<unknown>>();
    for (const { blocker, attackers, most } of blockers) {
      const blocked = declared.get(blocker);
      if (blocked === undefined) continue;
      declared.delete(blocker);
      if (blocked.size > most) return "a creature blocks more attackers than it can";
      const able = lists.get(attackers) ?? new Set(attackers);
      lists.set(attackers, able);
      for (const attacker of blocked) if (!able.has(attacker)) return "a creature chosen cannot block that attacker";
    }
    return declared.size === 0 ? undefined : "a creature chosen cannot block that attacker";
  },
  divide: ({ total, among, least = 0 }, { amounts }) => {
    if (amounts.length !== among.length) return `give ${among.length} amounts`;
    if (amounts.some((a, i) => !Number.isInteger(a) || a < Math.max(least, among[i]!.min) || a > among[i]!.max))
      return "an amount is out of bounds";
    return amounts.reduce((a, b) => a + b, 0) === total ? undefined : `the amounts must add up to ${total}`;
  },
  pay: ({ sources }, answer) => {
    const by = answer.with;
    if (by === "auto") return undefined;
    return by.every((b) => sources.some((s) => s.source === b.source && s.ability === b.ability))
      ? undefined
      : "that is no source of mana you can use now";
  },
};

const isShortcut = ({ choices, times }: { readonly choices: readonly Answer<unknown>[]; readonly times: number }) =>
  Number.isInteger(times) &&
  times >= 1 &&
  choices.length >= 1 &&
  choices.length * times <= LONGEST_SHORTCUT &&
  choices.every((choice) => choice.ask !== "priority" || choice.action.act !== "shortcut");

const countProblem = (count: number, min: number, max: number): string | undefined =>
  count >= min && count <= max ? undefined : min === max ? `choose ${min}` : `choose ${min} to ${max}`;

export function sameAction<E>(one: PriorityAction<E>, other: PriorityAction<E>): boolean {
  switch (one.act) {
    case "pass":
      return other.act === "pass";
    case "playLand":
      return other.act === "playLand" && other.card === one.card && (other.face ?? 0) === (one.face ?? 0);
    case "cast":
      return (
        other.act === "cast" &&
        other.card === one.card &&
        (other.face ?? 0) === (one.face ?? 0) &&
        other.via === one.via
      );
    case "activate":
      return other.act === "activate" && other.source === one.source && other.ability === one.ability;
    case "special":
      return (
        other.act === "special" &&
        other.special === one.special &&
        other.object === one.object &&
        other.face === one.face
      );
    case "shortcut":
      return other.act === "shortcut" && sameData(one, other);
  }
}

/** An order as the rules follow it: what it does not name comes last, as it was shown. */
export function completed(question: Question, answer: Answer): Answer {
  if (answer.ask !== "order" || question.ask !== "order" || answer.order.length === question.items.length)
    return answer;
  const named = new Set(answer.order);
  return { ask: "order", order: [...answer.order, ...[...question.items.keys()].filter((at) => !named.has(at))] };
}
