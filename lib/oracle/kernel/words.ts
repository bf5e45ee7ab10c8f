import type { Scope } from "../bind/scope.ts";
import type { Input, SelfName } from "../input.ts";
import { type Forms, none, type Phrase, type Tree } from "./phrase.ts";
import { compile } from "./template.ts";

/** Vocabularies and single tokens. */

export class Leaf<M> implements Tree<M> {
  readonly #tokens: readonly string[];
  readonly #value: M;
  constructor(tokens: readonly string[], value: M) {
    this.#tokens = tokens;
    this.#value = value;
  }
  print(out: string[]): void {
    out.push(...this.#tokens);
  }
  bind(): M {
    return this.#value;
  }
}

/** A closed vocabulary: words (one or several tokens) and what they mean. */
export function words<M>(table: readonly (readonly [string, M])[]): Phrase<M> {
  const byFirst = new Map<string, { readonly tokens: readonly string[]; readonly value: M }[]>();
  for (const [text, value] of table) {
    const tokens = compile(text, "many")[0]?.map((element) => element.word ?? "") ?? [];
    const first = tokens[0] ?? "";
    byFirst.set(first, [...(byFirst.get(first) ?? []), { tokens, value }]);
  }
  const starts = new Set(byFirst.keys());
  const matches = (input: Input, at: number, tokens: readonly string[]) =>
    tokens.every((one, i) => {
      const token = input.token(at + i);
      return token !== undefined && (token.text === one || token.low === one);
    });
  return {
    read(input, at) {
      const token = input.token(at);
      if (token === undefined) return none;
      const lists = [byFirst.get(token.text) ?? [], token.low === undefined ? [] : (byFirst.get(token.low) ?? [])];
      return lists
        .flat()
        .filter((entry) => matches(input, at, entry.tokens))
        .map((entry) => ({ tree: new Leaf(entry.tokens, entry.value), end: at + entry.tokens.length }));
    },
    starts: () => starts,
    wordings: () => [...byFirst.values()].flatMap((entries) => entries.map(({ tokens }) => tokens)),
    sample: (pick) => {
      const [text, value] = table[pick(Math.max(1, table.length))] ?? ["", undefined];
      return value === undefined
        ? undefined
        : new Leaf(compile(text, "many")[0]?.map((element) => element.word ?? "") ?? [], value);
    },
  };
}

/** Vocabulary in both numbers: [singular, plural, meaning]. */
export function wordForms<M>(table: readonly (readonly [string, string, M])[]): Forms<M> {
  return {
    one: words(table.map(([one, , value]) => [one, value] as const)),
    many: words(table.map(([, many, value]) => [many, value] as const)),
  };
}

/** Tokens to sample from; a phrase that knows none of them is not sampled. */
const TOKENS: readonly string[] = [
  "1",
  "2",
  "3",
  "5",
  "10",
  "+1/+1",
  "-2/-0",
  "+X/+0",
  "2/2",
  "4/5",
  "{2}",
  "{G}",
  "{W}",
  "{X}",
  "{E}",
  "+1",
  "−3",
  "Islandcycling",
];

/** One token whose text says what it means, as "+2/-1" or "{2/W}"; printed as it was read. */
export function token<M>(means: (text: string) => M | undefined): Phrase<M> {
  return {
    sample: (pick) => {
      const text = TOKENS[pick(TOKENS.length)] as string;
      const value = means(text);
      return value === undefined ? undefined : new Leaf([text], value);
    },
    read(input, at) {
      const found = input.token(at);
      if (found === undefined) return none;
      const value = means(found.text);
      return value === undefined ? none : [{ tree: new Leaf([found.text], value), end: at + 1 }];
    },
    starts: () => undefined,
  };
}

/** Where the object the text is on names itself, or a token that it creates does. */
export function selfName<M>(means: (scope: Scope, by: SelfName["by"]) => M): Phrase<M> {
  return {
    read(input, at) {
      input.token(at);
      const found = input.selfAt(at);
      if (found === undefined) return none;
      const { text, by } = found.name;
      return [{ tree: { print: (out) => out.push(text), bind: (scope) => means(scope, by) }, end: found.end }];
    },
    starts: () => undefined,
  };
}

/** The tokens a tree stands for. */
export function printed(tree: Tree<unknown>): readonly string[] {
  const out: string[] = [];
  tree.print(out);
  return out;
}

const SMALL = new Set("a and at by for from in of on or the to with".split(" "));
/** Words up to a dash that are written as titles are, every one but the small ones with a capital. */
export const title: Phrase<string> = {
  read(input, at) {
    const words: string[] = [];
    for (let i = at; ; i++) {
      const text = input.token(i)?.text;
      if (text === "—") break;
      if (text === undefined || !/^(?:[\p{Lu}\d]|'s$)/u.test(text)) {
        if (text === undefined || i === at || !SMALL.has(text)) return none;
      }
      words.push(text);
    }
    return words.length === 0 ? none : [{ tree: new Leaf(words, words.join(" ")), end: at + words.length }];
  },
  starts: () => undefined,
};

/** All that stands before the dash of a line: a name, as free as names are. */
export const heading: Phrase<string> = {
  read(input, at) {
    if (at !== 0) return none;
    const end = input.tokens.findIndex((one) => one.text === "—");
    const words = input.tokens.slice(0, Math.max(0, end)).map((one) => one.text);
    return words.length === 0 ? none : [{ tree: new Leaf(words, words.join(" ")), end }];
  },
  starts: () => undefined,
};
