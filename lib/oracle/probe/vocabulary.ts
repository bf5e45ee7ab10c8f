import { line } from "../grammar.ts";
import type { Phrase } from "../kernel/index.ts";
import { conjugate } from "../kernel/template.ts";

/**
 * The classes of words that may stand in one place, taken from the grammar itself: whatever a choice can say without
 * asking another phrase ("each opponent", "target player", "that player"; "graveyard", "hand"; "until end of turn").
 */

/** Wordings that stand in the same place, each as tokens. */
export type WordClass = readonly (readonly string[])[];

export interface Vocabulary {
  /** Classes by the first token of a wording in them, with that wording. */
  readonly startingWith: (
    token: string,
  ) => readonly { readonly wording: readonly string[]; readonly among: WordClass }[];
  /** The same verb with a subject of the other number. */
  readonly otherNumbers: (verb: string) => readonly string[];
}

/** Every phrase that a line can be read by. */
function everyPhrase(): ReadonlySet<Phrase<unknown>> {
  const seen = new Set<Phrase<unknown>>();
  const open: Phrase<unknown>[] = [line];
  for (let phrase = open.pop(); phrase !== undefined; phrase = open.pop()) {
    if (seen.has(phrase)) continue;
    seen.add(phrase);
    open.push(...(phrase.alternatives?.() ?? []));
    for (const wording of phrase.wordings?.() ?? [])
      for (const part of wording) if (typeof part !== "string") open.push(part);
  }
  return seen;
}

/** What a phrase says in words alone and, once, with one word around another phrase, as "{who} 's". */
function saidBy(phrase: Phrase<unknown>, framed = false, asking: readonly Phrase<unknown>[] = []): WordClass {
  if (asking.includes(phrase)) return [];
  const inside = [...asking, phrase];
  const own = (phrase.wordings?.() ?? []).flatMap((wording): WordClass => {
    const slot = wording.find((part) => typeof part !== "string");
    if (slot === undefined) return [wording as readonly string[]];
    const frame = wording.length - 1;
    if (frame > (framed ? 0 : 1) || wording.filter((part) => typeof part === "string").length !== frame) return [];
    const at = wording.indexOf(slot);
    return saidBy(slot as Phrase<unknown>, framed || frame > 0, inside).map(
      (said) => [...wording.slice(0, at), ...said, ...wording.slice(at + 1)] as readonly string[],
    );
  });
  return [...own, ...(phrase.alternatives?.() ?? []).flatMap((one) => saidBy(one, framed, inside))];
}

/** Longer wordings are whole sentences, which another of their kind says nothing about. */
const LONGEST = 6;

function distinct(said: WordClass): WordClass {
  const short = said.filter(({ length, 0: first }) => length > 0 && length <= LONGEST && first !== "^");
  return [...new Map(short.map((tokens) => [tokens.join(" "), tokens])).values()];
}

let known: Vocabulary | undefined;

/** Built once, from the grammar: some hundred classes. */
export function vocabulary(): Vocabulary {
  known ??= made();
  return known;
}

function made(): Vocabulary {
  const phrases = everyPhrase();
  const classes = new Map<string, WordClass>();
  for (const phrase of phrases) {
    const said = distinct(saidBy(phrase));
    const key = said.map((tokens) => tokens.join(" ")).sort();
    if (said.length > 1) classes.set(key.join("|"), said);
  }
  const byFirst = new Map<string, { wording: readonly string[]; among: WordClass }[]>();
  for (const among of classes.values())
    for (const wording of among) {
      const first = wording[0] as string;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { wording, among }]);
    }
  const words = new Set(
    [...phrases].flatMap((phrase) => (phrase.wordings?.() ?? []).flat().filter((word) => typeof word === "string")),
  );
  const numbers = new Map<string, string[]>();
  for (const many of words) {
    const one = conjugate(many, "one");
    if (many === one || !words.has(one)) continue;
    numbers.set(many, [...(numbers.get(many) ?? []), one]);
    numbers.set(one, [...(numbers.get(one) ?? []), many]);
  }
  return { startingWith: (token) => byFirst.get(token) ?? [], otherNumbers: (verb) => numbers.get(verb) ?? [] };
}
