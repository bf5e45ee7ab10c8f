import { choicesOf } from "../../answering/choices.ts";
import { order } from "../../answering/plain.ts";
import { describe } from "../../answering/things.ts";
import type { Answer, Decision } from "../../engine/decisions.ts";
import type { Handle } from "../../engine/views.ts";
import { manyIn, someOf } from "../../view/spread.ts";
import { capital, type Voice } from "../../words/voice.ts";
import { canonical } from "../signingKeys.ts";
import type { Choice } from "./message.ts";

/** The usual answers to a question, always in the same order for the same question: a button says which by its number. */

type Asked<K extends Decision["ask"]> = Extract<Decision<Handle>, { ask: K }>;

export interface Offer {
  readonly label: string;
  readonly style: Choice["style"];
  readonly answer: Answer<Handle>;
}

/** Several of a list together; `answer` takes the indices that were chosen. */
export interface SeveralOffered {
  readonly label: string;
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly chosen: readonly number[];
  answer(indices: readonly number[]): Answer<Handle>;
}

export interface Offers {
  readonly offers: readonly Offer[];
  readonly several?: SeveralOffered;
}

/** So many answers are worth a button or an entry in a menu each. */
const MOST = 90;
/** So many orders or combinations are. */
const MOST_EACH = 24;

export function offersOf(question: Decision<Handle>, voice: Voice): Offers {
  const usual = choicesOf(question, voice, MOST).choices.map(
    ({ label, answer, style }): Offer => ({ label, answer, style: styleOf(answer, style) }),
  );
  const known = new Set(usual.map(({ answer }) => canonical(answer)));
  const offers = [...usual, ...others(question).filter(({ answer }) => !known.has(canonical(answer)))];
  const several = severalOf(question, voice);
  return { offers, ...(several && { several }) };
}

/** Passing is the way on, and never pressed by chance; what puts something onto the table stands out. */
function styleOf(answer: Answer<Handle>, style: "main" | "plain"): Choice["style"] {
  if (answer.ask !== "priority") return style;
  const { act } = answer.action;
  return act === "pass" ? "danger" : act === "playLand" || act === "cast" ? "main" : "plain";
}

/** Answers that are made of all that is listed: orders, and taking some of a list more than once. */
function others(question: Decision<Handle>): Offer[] {
  if (question.ask === "order" && question.items.length <= 4)
    return permutations(question.items.length).flatMap((draft): Offer[] => {
      const answer = order.answer(question, { order: draft });
      const label = draft.map((at) => question.items[at]!.text).join(" → ");
      return answer ? [{ label, style: "plain", answer }] : [];
    });
  if (question.ask === "option" && question.repeat) {
    const { options, min, max } = question;
    return withRepetition(options.length, min, max)
      .slice(0, MOST_EACH)
      .map((chosen) => ({
        ...{ label: chosen.map((at) => capital(options[at]!)).join(" + "), style: "plain" as const },
        answer: { ask: "option", chosen },
      }));
  }
  return [];
}

function severalOf(question: Decision<Handle>, voice: Voice): SeveralOffered | undefined {
  switch (question.ask) {
    case "choose":
      return question.max > 1 ? choosing(question, voice) : undefined;
    case "option":
      return question.max > 1 && !question.repeat ? options(question, voice) : undefined;
    case "attackers":
      return attacking(question, voice);
    case "blockers":
      return blocking(question, voice);
    case "pay":
      return paying(question, voice);
    default:
      return undefined;
  }
}

/** What each is called, told apart where several are called the same. */
function labels(handles: readonly Handle[], voice: Voice): string[] {
  const names = handles.map((handle) => capital(describe(handle, voice)));
  return names.map((name, at) => {
    const same = names.filter((other) => other === name).length;
    return same === 1 ? name : `${name} #${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });
}

function choosing({ from, min, max }: Asked<"choose">, voice: Voice): SeveralOffered {
  const upTo = (handles: readonly Handle[]): Handle[] => {
    let room = max;
    return handles.flatMap((one) => {
      const some = Math.min(room, manyIn(one));
      room -= some;
      return some > 0 ? [someOf(one, some)] : [];
    });
  };
  const all = from.reduce((sum, one) => sum + manyIn(one), 0);
  return {
    label: voice.say("chat.choose"),
    ...{ options: labels(from, voice), min: Math.min(min, from.length), max: Math.min(max, from.length) },
    chosen: all === min ? from.map((_, at) => at) : [],
    answer: (indices) => ({ ask: "choose", chosen: upTo(indices.flatMap((at) => from[at] ?? [])) }),
  };
}

function options({ options, min, max }: Asked<"option">, voice: Voice): SeveralOffered {
  return {
    label: voice.say("chat.choose"),
    ...{ options: options.map(capital), min, max: Math.min(max, options.length), chosen: [] },
    answer: (indices) => ({ ask: "option", chosen: [...indices].sort((a, b) => a - b) }),
  };
}

/** Each attacker at each thing it can attack; of two for the same attacker the later counts. */
function attacking({ attackers }: Asked<"attackers">, voice: Voice): SeveralOffered {
  const names = labels(
    attackers.map(({ attacker }) => attacker),
    voice,
  );
  const one = new Set(attackers.flatMap(({ defenders }) => defenders)).size === 1;
  const pairs = attackers.flatMap(({ attacker, defenders }, at) =>
    defenders.map((defender) => ({
      ...{ attacker, defender },
      label: one ? names[at]! : `${names[at]} → ${voice.thing(defender)}`,
    })),
  );
  const attack = (some: readonly { attacker: Handle; defender: Handle }[]): Answer<Handle> => ({
    ask: "attackers",
    attacks: some
      .filter(({ attacker }, at) => some.findLastIndex((other) => other.attacker === attacker) === at)
      .map(({ attacker, defender }) => ({ attacker, defender })),
  });
  const musts = attackers.flatMap(({ attacker, must }) => (must === undefined ? [] : [{ attacker, defender: must }]));
  return {
    label: voice.say("chat.attackWith"),
    ...{ options: pairs.map(({ label }) => label), min: musts.length > 0 ? 1 : 0, max: pairs.length },
    chosen: pairs.flatMap(({ attacker, defender }, at) =>
      musts.some((must) => must.attacker === attacker && must.defender === defender) ? [at] : [],
    ),
    answer: (indices) => attack(indices.flatMap((at) => pairs[at] ?? [])),
  };
}

function blocking({ blockers }: Asked<"blockers">, voice: Voice): SeveralOffered {
  const names = labels(
    blockers.map(({ blocker }) => blocker),
    voice,
  );
  const attackers = [...new Set(blockers.flatMap((one) => one.attackers))];
  const named = new Map(labels(attackers, voice).map((name, at) => [attackers[at]!, name]));
  const pairs = blockers.flatMap(({ blocker, attackers }, at) =>
    attackers.map((attacker) => ({ blocker, attacker, label: `${names[at]} → ${named.get(attacker)}` })),
  );
  const block = (some: readonly { blocker: Handle; attacker: Handle }[]): Answer<Handle> => ({
    ask: "blockers",
    blocks: some.map(({ blocker, attacker }) => {
      const both = Math.min(manyIn(blocker), manyIn(attacker));
      return both === 1 ? { blocker, attacker } : { blocker: someOf(blocker, both), attacker: someOf(attacker, both) };
    }),
  });
  const musts = blockers.flatMap(({ blocker, must = [] }) => must.map((attacker) => ({ blocker, attacker })));
  return {
    label: voice.say("chat.blockWith"),
    ...{ options: pairs.map(({ label }) => label), min: musts.length > 0 ? 1 : 0, max: pairs.length },
    chosen: pairs.flatMap(({ blocker, attacker }, at) =>
      musts.some((must) => must.blocker === blocker && must.attacker === attacker) ? [at] : [],
    ),
    answer: (indices) => block(indices.flatMap((at) => pairs[at] ?? [])),
  };
}

function paying({ sources }: Asked<"pay">, voice: Voice): SeveralOffered {
  const names = labels(
    sources.map(({ source }) => source),
    voice,
  );
  return {
    label: voice.say("chat.payWith"),
    ...{ options: sources.map(({ adds }, at) => `${names[at]}: ${adds}`), min: 1, max: sources.length, chosen: [] },
    answer: (indices) => ({
      ask: "pay",
      with: indices.flatMap((at) => {
        const one = sources[at];
        return one ? [{ source: one.source, ability: one.ability }] : [];
      }),
    }),
  };
}

/** All ways to take `min` to `max` of so many kinds, in order. */
function withRepetition(kinds: number, min: number, max: number): number[][] {
  let longest: number[][] = [[]];
  const found: number[][] = min === 0 ? [[]] : [];
  for (let size = 1; size <= max && found.length < MOST_EACH; size++) {
    longest = longest.flatMap((some) =>
      Array.from({ length: kinds - (some.at(-1) ?? 0) }, (_, at) => [...some, (some.at(-1) ?? 0) + at]),
    );
    if (size >= min) found.push(...longest);
  }
  return found;
}

function permutations(length: number): number[][] {
  if (length === 0) return [[]];
  return permutations(length - 1)
    .flatMap((some) => Array.from({ length }, (_, at) => some.toSpliced(at, 0, length - 1)))
    .sort((one, other) => (one.join() < other.join() ? -1 : 1));
}
