import type { Answer, Decision } from "../engine/decisions.ts";
import type { Handle } from "../engine/views.ts";
import type { Offer, Offers } from "../hosting/messages/offers.ts";

/** What somebody types as an answer: the words of an offer, or numbers of what is listed. */

export type Typed =
  | { readonly is: "answer"; readonly answer: Answer<Handle> }
  /** Several would fit. */
  | { readonly is: "unclear"; readonly offers: readonly string[] }
  | { readonly is: "nothing" };

/** Case, accents and punctuation make no difference. */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s,>-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

const YES = new Set(["yes", "y", "si", "sim", "s", "ok"]);
const NO = new Set(["no", "n", "nao"]);
const PASS = new Set(["pass", "p", "passo", "passa", "passar"]);

export function typedAnswer(question: Decision<Handle>, { offers, several }: Offers, text: string): Typed {
  const words = folded(text);
  if (words === "") return { is: "nothing" };
  const direct = directAnswer(question, words, text);
  if (direct) return { is: "answer", answer: direct };
  const exact = offers.filter(({ label }) => folded(label) === words);
  if (exact[0]) return answered(exact[0]);
  const indices = several && numbersIn(question, words, several.options.length);
  if (several && indices) return { is: "answer", answer: several.answer(indices) };
  const close = offers.filter(({ label }) => fits(folded(label), words));
  if (close.length === 1) return answered(close[0]!);
  if (close.length > 1) return { is: "unclear", offers: close.map(({ label }) => label) };
  return { is: "nothing" };
}

const answered = ({ answer }: Offer): Typed => ({ is: "answer", answer });

function directAnswer(question: Decision<Handle>, words: string, text: string): Answer<Handle> | undefined {
  switch (question.ask) {
    case "priority":
      return PASS.has(words) ? { ask: "priority", action: { act: "pass" } } : undefined;
    case "confirm":
      return YES.has(words) || NO.has(words) ? { ask: "confirm", yes: YES.has(words) } : undefined;
    case "number":
      return /^\d{1,9}$/.test(words) ? { ask: "number", number: Number(words) } : undefined;
    case "name":
      return { ask: "name", name: text.trim() };
    case "order": {
      const order = [...words.matchAll(/\d+/g)].map(([number]) => Number(number) - 1);
      return order.length === question.items.length ? { ask: "order", order } : undefined;
    }
    case "divide": {
      const amounts = [...words.matchAll(/\d+/g)].map(([number]) => Number(number));
      return amounts.length === question.among.length ? { ask: "divide", amounts } : undefined;
    }
    default:
      return undefined;
  }
}

/** Every word is there, in order: "cast bear" for "Cast Runeclaw Bear". */
function fits(label: string, words: string): boolean {
  let rest = label;
  return words.split(" ").every((word) => {
    const at = rest.indexOf(word);
    rest = at < 0 ? "" : rest.slice(at + word.length);
    return at >= 0;
  });
}

/** Numbers of what is listed, from 1, as indices; blocks as "1 with 3, 4" or "3 > 1". Undefined if there are none. */
function numbersIn(question: Decision<Handle>, words: string, length: number): number[] | undefined {
  const numbers = [...words.matchAll(/\d+/g)].map(([number]) => Number(number));
  if (numbers.length === 0) return undefined;
  if (question.ask === "blockers") return blockIndices(question, words);
  if (question.ask === "attackers") {
    let first = 0;
    const starts = question.attackers.map(({ defenders }) => {
      first += defenders.length;
      return first - defenders.length;
    });
    const found = numbers.map((number) => starts[number - 1]);
    return found.every((one) => one !== undefined) ? found : undefined;
  }
  return numbers.every((number) => number >= 1 && number <= length) ? numbers.map((number) => number - 1) : undefined;
}

/** Attackers and blockers are numbered in one row, attackers first; each clause names an attacker and who blocks it. */
function blockIndices(question: Extract<Decision<Handle>, { ask: "blockers" }>, words: string): number[] | undefined {
  const attackers = [...new Set(question.blockers.flatMap((one) => one.attackers))];
  const pairs = question.blockers.flatMap(({ blocker, attackers }) =>
    attackers.map((attacker) => ({ blocker, attacker })),
  );
  const found: number[] = [];
  let attacker: Handle | undefined;
  for (const [number] of words.matchAll(/\d+/g)) {
    const at = Number(number) - 1;
    if (at < attackers.length) attacker = attackers[at];
    else {
      const blocker = question.blockers[at - attackers.length]?.blocker;
      const index = pairs.findIndex((pair) => pair.blocker === blocker && pair.attacker === attacker);
      if (index < 0) return undefined;
      found.push(index);
    }
  }
  return found.length > 0 ? found : undefined;
}
