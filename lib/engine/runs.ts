import type { Answer, Attack, Block } from "./decisions.ts";
import type { ManualInstruction } from "./manual.ts";
import type { Handle } from "./views.ts";

/**
 * Runs: many handles said as one text. Objects that are no cards are numbered in the order in which they came about, "~17",
 * and that order is no secret; "~17-1016" are the thousand from that one on, "~17-2015/2" every second of them, "~17x3" is
 * three times that one, and several may be joined by commas. Wherever a handle stands in a view or an answer, a run may stand for each of its members.
 */

/** How many objects a text, or all texts of a submission, may mean: far more than a game may have (limits.ts), far fewer than would hurt. */
const MOST_MEANT = 200_000;

/** What is left of that, to be used up by the answers of one submission. */
export interface Meant {
  left: number;
}
export const meant = (): Meant => ({ left: MOST_MEANT });

/** Of more things only those that come first need be put in order: an answer has to fit a request. */
export const ORDERED_IN_FULL = 1_000;

const NUMBERED = /^~(\d{1,15})$/;
const PART = /^~(\d{1,15})(?:-(\d{1,15})(?:\/(\d{1,9}))?|x(\d{1,6}))?$/;

export const numbered = (number: number): Handle => `~${number}`;

/** The number of a handle that has one. */
export function numberIn(handle: Handle): number | undefined {
  const number = NUMBERED.exec(handle)?.[1];
  return number === undefined ? undefined : Number(number);
}

export const isRun = (handle: Handle): boolean => handle.startsWith("~") && /[-,x]/.test(handle);

/** Each handle that a text means, in order; undefined where it means none, or too many. */
export function handlesIn(text: Handle, budget: Meant = meant()): readonly Handle[] | undefined {
  if (!isRun(text)) return [text];
  const found: Handle[] = [];
  for (const part of text.split(",")) {
    const [whole, first, last = first, step = "1", times = "1"] = PART.exec(part) ?? [];
    if (whole === undefined) return undefined;
    const [from, to, by] = [Number(first), Number(last), Number(step)];
    if (by < 1 || to < from || (to - from) / by >= budget.left) return undefined;
    budget.left -= Math.floor((to - from) / by) + 1;
    for (let number = from; number <= to; number += by) found.push(numbered(number));
    if (Number(times) < 1 || Number(times) > budget.left) return undefined;
    budget.left -= Number(times) - 1;
    for (let more = 1; more < Number(times); more++) found.push(numbered(from));
  }
  return found;
}

/** The shortest way to say these in this order, as one text. */
export function runOf(handles: readonly Handle[]): Handle {
  const parts: string[] = [];
  for (let at = 0; at < handles.length; ) {
    const first = numberIn(handles[at]!);
    const next = numberIn(handles[at + 1] ?? "");
    const step = first === undefined || next === undefined ? 0 : next - first;
    let end = at + 1;
    while (first !== undefined && handles[end] === handles[at]) end++;
    if (end - at > 1) {
      parts.push(`${handles[at]}x${end - at}`);
      at = end;
      continue;
    }
    if (first !== undefined && step > 0) while (numberIn(handles[end] ?? "") === first + (end - at) * step) end++;
    // Two that stand apart are as short by themselves, and the second may begin a run.
    if (end - at === 2 && step !== 1) end = at + 1;
    parts.push(
      end - at === 1 ? handles[at]! : `${handles[at]}-${numberIn(handles[end - 1]!)}${step === 1 ? "" : `/${step}`}`,
    );
    at = end;
  }
  return parts.join(",");
}

/**
 * An answer in which every run is spelled out: what is said of a run is said of each, and what only one can do the first
 * does. Undefined where that cannot be done.
 */
export function spelledOut(answer: Answer<Handle>, budget: Meant = meant()): Answer<Handle> | undefined {
  switch (answer.ask) {
    case "choose": {
      const chosen = each(answer.chosen, budget);
      return chosen && { ask: "choose", chosen };
    }
    case "attackers": {
      const attacks = answer.attacks.map(({ attacker, defender }) =>
        handlesIn(attacker, budget)?.map((one): Attack<Handle> => ({ attacker: one, defender })),
      );
      return attacks.every((some) => some !== undefined) ? { ask: "attackers", attacks: attacks.flat() } : undefined;
    }
    case "blockers": {
      const blocks = answer.blocks.map((block) => blocksIn(block, budget));
      return blocks.every((some) => some !== undefined) ? { ask: "blockers", blocks: blocks.flat() } : undefined;
    }
    case "priority": {
      const { action } = answer;
      return action.act === "activate"
        ? { ask: "priority", action: { ...action, source: firstOf(action.source) } }
        : answer;
    }
    case "pay":
      return answer.with === "auto"
        ? answer
        : { ask: "pay", with: answer.with.map((one) => ({ ...one, source: firstOf(one.source) })) };
    default:
      return answer;
  }
}

/** What one of a run does any of them does. */
const firstOf = (text: Handle): Handle => (isRun(text) ? (/^~\d+/.exec(text)?.[0] ?? text) : text);

function each(texts: readonly Handle[], budget: Meant): readonly Handle[] | undefined {
  if (!texts.some(isRun)) return texts;
  const found = texts.map((text) => handlesIn(text, budget));
  return found.every((some) => some !== undefined) ? found.flat() : undefined;
}

/** The same for what is to be done by hand, each list meaning at most so many. */
export function spelledOutObjects(
  instructions: readonly ManualInstruction<Handle>[],
  most: number,
): readonly ManualInstruction<Handle>[] | undefined {
  const spelled = instructions.map((one): ManualInstruction<Handle> | undefined => {
    const host = one.do === "attach" ? { to: firstOf(one.to) } : {};
    if (!("objects" in one) || one.objects === undefined) return one;
    const objects = each(one.objects, { left: most });
    return objects && ({ ...one, objects, ...host } as ManualInstruction<Handle>);
  });
  return spelled.every((one) => one !== undefined) ? spelled : undefined;
}

/** One to one where both are runs; else the one blocks, or is blocked by, each. */
function blocksIn({ blocker, attacker }: Block<Handle>, budget: Meant): readonly Block<Handle>[] | undefined {
  const blockers = handlesIn(blocker, budget);
  const attackers = handlesIn(attacker, budget);
  if (blockers === undefined || attackers === undefined) return undefined;
  if (attackers.length === 1) return blockers.map((one) => ({ blocker: one, attacker }));
  if (blockers.length === 1) return attackers.map((one) => ({ blocker, attacker: one }));
  if (blockers.length !== attackers.length) return undefined;
  return blockers.map((one, at) => ({ blocker: one, attacker: attackers[at]! }));
}
