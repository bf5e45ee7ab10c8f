import type { Scope } from "./bind/scope.ts";
import type { Input } from "./input.ts";
import { compile, type Element } from "./template.ts";

/**
 * The kernel. A phrase is written once and both reads and prints: reading gives every tree that starts at a token;
 * a tree prints the very tokens it stands for and binds to what it means. Wording choices are in the tree and not in the
 * meaning; readings are compared by what they mean.
 */
export interface Phrase<M> {
  read(input: Input, at: number): readonly Reading<M>[];
  /** The words it can start with; undefined: anything, or nothing at all. */
  starts(): ReadonlySet<string> | undefined;
  /** Any tree of this phrase, for testing that what prints reads back; undefined where `pick` led nowhere. */
  sample?(pick: Pick, depth: number): Tree<M> | undefined;
}

/** Chooses one of `n`, from 0. */
export type Pick = (n: number) => number;
/** Sampled trees are no deeper than this. */
const DEEPEST = 24;

export interface Reading<M> {
  readonly tree: Tree<M>;
  readonly end: number;
}

export interface Tree<M> {
  print(out: string[]): void;
  /** Children are bound left to right, so that a later "it" finds what stands before it. Throws `Unbound`. */
  bind(scope: Scope): M;
}

/** Grammatical number: `one` also means a verb in the third person singular, `many` every other form of it. */
export type Plurality = "one" | "many";
/** A phrase in both numbers: "creature" and "creatures", "gets" and "get". */
export interface Forms<M> {
  readonly one: Phrase<M>;
  readonly many: Phrase<M>;
}

type Slot = Phrase<unknown> | Forms<unknown>;
type Slots = Readonly<Record<string, Slot>>;
type MeaningOf<S> = S extends Phrase<infer M> ? M : S extends Forms<infer M> ? M : never;
type Bound<P extends Slots> = { readonly [K in keyof P]: MeaningOf<P[K]> };
type Trees<P extends Slots> = { readonly [K in keyof P]: Tree<MeaningOf<P[K]>> };

const none: readonly never[] = [];

/**
 * Rules whose meaning is an M. `rule("destroy {what}", { what: objects }, ({ what }) => ...)`; see `template.ts` for
 * what a template can say. `late` gets the trees and binds them itself, where order or scope matter.
 */
export function rulesFor<M>() {
  const rule = <P extends Slots>(template: string, slots: P, means: (bound: Bound<P>, scope: Scope) => M): Phrase<M> =>
    new Rule<M>(template, "many", slots, bindAll<P, M>(means));
  const late = <P extends Slots>(template: string, slots: P, means: (trees: Trees<P>, scope: Scope) => M): Phrase<M> =>
    new Rule<M>(template, "many", slots, (trees, scope) => means(trees as Trees<P>, scope));
  const forms = <P extends Slots>(
    template: string,
    slots: P,
    means: (bound: Bound<P>, scope: Scope) => M,
  ): Forms<M> => ({
    one: new Rule<M>(template, "one", slots, bindAll<P, M>(means)),
    many: new Rule<M>(template, "many", slots, bindAll<P, M>(means)),
  });
  const lateForms = <P extends Slots>(
    template: string,
    slots: P,
    means: (trees: Trees<P>, scope: Scope) => M,
  ): Forms<M> => ({
    one: new Rule<M>(template, "one", slots, (trees, scope) => means(trees as Trees<P>, scope)),
    many: new Rule<M>(template, "many", slots, (trees, scope) => means(trees as Trees<P>, scope)),
  });
  return { rule, late, forms, lateForms };
}

type Means<M> = (trees: Readonly<Record<string, Tree<unknown>>>, scope: Scope) => M;

function bindAll<P extends Slots, M>(means: (bound: Bound<P>, scope: Scope) => M): Means<M> {
  return (trees, scope) => {
    const bound: Record<string, unknown> = {};
    for (const name in trees) bound[name] = trees[name]?.bind(scope);
    return means(bound as Bound<P>, scope);
  };
}

class Rule<M> implements Phrase<M> {
  readonly #variants: readonly (readonly Element[])[];
  readonly #slots: Slots;
  readonly #number: Plurality;
  readonly #means: Means<M>;
  #starts: ReadonlySet<string> | undefined | "unknown" | "asking" = "unknown";

  constructor(template: string, number: Plurality, slots: Slots, means: Means<M>) {
    this.#variants = compile(template, number);
    this.#slots = slots;
    this.#number = number;
    this.#means = means;
  }

  #slot(name: string): Phrase<unknown> {
    const slot = this.#slots[name];
    if (slot === undefined) throw new Error(`a template names the slot ${name}, which it was not given`);
    return "read" in slot ? slot : slot[this.#number];
  }

  read(input: Input, at: number): readonly Reading<M>[] {
    const found: Reading<M>[] = [];
    for (const elements of this.#variants) this.#from(elements, 0, input, at, [], found);
    return found;
  }

  #from(
    elements: readonly Element[],
    i: number,
    input: Input,
    at: number,
    parts: readonly Tree<unknown>[],
    found: Reading<M>[],
  ): void {
    let here = at;
    let next = i;
    for (; next < elements.length; next++) {
      const element = elements[next] as Element;
      if (element.slot === undefined) {
        const token = input.token(here);
        if (element.word === "^") {
          if (token?.capitalAfterComma !== true && !token?.text.startsWith("{")) return;
          continue;
        }
        if (token !== undefined && (token.text === element.word || token.low === element.word)) here += 1;
        // A quote that ends a sentence brings the full stop inside it.
        else if (element.word !== "." || input.tokens[here - 1]?.text !== "”") return;
        continue;
      }
      for (const reading of this.#slot(element.slot).read(input, here))
        this.#from(elements, next + 1, input, reading.end, [...parts, reading.tree], found);
      return;
    }
    found.push({ tree: new Built(elements, parts, this.#means), end: here });
  }

  sample(pick: Pick, depth: number): Tree<M> | undefined {
    if (depth > DEEPEST) return undefined;
    const elements = this.#variants[pick(this.#variants.length)] ?? none;
    const parts: Tree<unknown>[] = [];
    for (const element of elements) {
      if (element.slot === undefined) continue;
      const part = this.#slot(element.slot).sample?.(pick, depth + 1);
      if (part === undefined) return undefined;
      parts.push(part);
    }
    return new Built(elements, parts, this.#means);
  }

  starts(): ReadonlySet<string> | undefined {
    if (this.#starts === "asking") return undefined;
    if (this.#starts === "unknown") {
      this.#starts = "asking";
      this.#starts = union(
        this.#variants.map((elements) => {
          const first = elements[0];
          if (first === undefined || first.word === "^") return undefined;
          return first.slot === undefined ? new Set([first.word]) : this.#slot(first.slot).starts();
        }),
      );
    }
    return this.#starts;
  }
}

class Built<M> implements Tree<M> {
  readonly #elements: readonly Element[];
  readonly #parts: readonly Tree<unknown>[];
  readonly #means: Means<M>;

  constructor(elements: readonly Element[], parts: readonly Tree<unknown>[], means: Means<M>) {
    this.#elements = elements;
    this.#parts = parts;
    this.#means = means;
  }

  print(out: string[]): void {
    let part = 0;
    for (const element of this.#elements) {
      if (element.slot === undefined) {
        if (element.word !== "." || out.at(-1) !== "”") out.push(element.word);
      } else this.#parts[part++]?.print(out);
    }
  }

  bind(scope: Scope): M {
    const trees: Record<string, Tree<unknown>> = {};
    let part = 0;
    for (const element of this.#elements) {
      const tree = element.slot === undefined ? undefined : this.#parts[part++];
      if (tree !== undefined && element.slot !== undefined) trees[element.slot] = tree;
    }
    return this.#means(trees, scope);
  }
}

function union(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const set of sets) {
    if (set === undefined) return undefined;
    for (const one of set) all.add(one);
  }
  return all;
}

let nextId = 0;

/** Alternatives, all tried, memoised, sorted by the word they can start with. Late-bound, so that phrases can be recursive. */
class OneOf<M> implements Phrase<M> {
  readonly #id = nextId++;
  readonly #list: () => readonly Phrase<M>[];
  #byWord: Map<string, readonly Phrase<M>[]> | undefined;
  #byAnything: readonly Phrase<M>[] = none;
  #starts: ReadonlySet<string> | undefined | "unknown" | "asking" = "unknown";

  constructor(list: () => readonly Phrase<M>[]) {
    this.#list = list;
  }

  read(input: Input, at: number): readonly Reading<M>[] {
    let mine = input.memo[this.#id] as (readonly Reading<M>[] | undefined)[] | undefined;
    if (mine === undefined) {
      mine = [];
      input.memo[this.#id] = mine;
    }
    const known = mine[at];
    if (known !== undefined) return known;
    // A phrase that asks for itself where it already stands would be left recursion; it finds nothing there.
    mine[at] = none;
    const found: Reading<M>[] = [];
    const token = input.token(at);
    for (const phrase of this.#candidates(token?.text)) found.push(...phrase.read(input, at));
    if (token?.low !== undefined)
      for (const phrase of this.#candidates(token.low))
        if (!this.#byAnything.includes(phrase)) found.push(...phrase.read(input, at));
    mine[at] = found;
    return found;
  }

  sample(pick: Pick, depth: number): Tree<M> | undefined {
    const all = this.#list();
    for (let tries = 0; tries < 4; tries++) {
      const tree = all[pick(Math.max(1, all.length))]?.sample?.(pick, depth + 1);
      if (tree !== undefined) return tree;
    }
    return undefined;
  }

  #candidates(word: string | undefined): readonly Phrase<M>[] {
    this.#byWord ??= this.#index();
    return (word === undefined ? undefined : this.#byWord.get(word)) ?? this.#byAnything;
  }

  #index(): Map<string, readonly Phrase<M>[]> {
    const all = this.#list();
    const words = new Set<string>();
    for (const phrase of all) for (const word of phrase.starts() ?? none) words.add(word);
    this.#byAnything = all.filter((phrase) => phrase.starts() === undefined);
    const index = new Map<string, readonly Phrase<M>[]>();
    for (const word of words)
      index.set(
        word,
        all.filter((phrase) => phrase.starts()?.has(word) ?? true),
      );
    return index;
  }

  starts(): ReadonlySet<string> | undefined {
    if (this.#starts === "asking") return undefined;
    if (this.#starts === "unknown") {
      this.#starts = "asking";
      this.#starts = union(this.#list().map((phrase) => phrase.starts()));
    }
    return this.#starts;
  }
}

export const oneOf = <M>(list: () => readonly Phrase<M>[]): Phrase<M> => new OneOf(list);

export const oneOfForms = <M>(list: () => readonly Forms<M>[]): Forms<M> => ({
  one: oneOf(() => list().map((forms) => forms.one)),
  many: oneOf(() => list().map((forms) => forms.many)),
});

/** A phrase known by name before it is known by content, so that families can be recursive without importing each other. */
export class Hub<M> implements Phrase<M> {
  readonly #alternatives: Phrase<M>[] = [];
  readonly #phrase = oneOf<M>(() => this.#alternatives);

  add(...alternatives: readonly Phrase<M>[]): void {
    this.#alternatives.push(...alternatives);
  }
  read(input: Input, at: number): readonly Reading<M>[] {
    return this.#phrase.read(input, at);
  }
  starts(): ReadonlySet<string> | undefined {
    return this.#phrase.starts();
  }
  sample(pick: Pick, depth: number): Tree<M> | undefined {
    return this.#phrase.sample?.(pick, depth);
  }
}

export class FormsHub<M> implements Forms<M> {
  readonly one = new Hub<M>();
  readonly many = new Hub<M>();

  add(...alternatives: readonly Forms<M>[]): void {
    for (const forms of alternatives) {
      this.one.add(forms.one);
      this.many.add(forms.many);
    }
  }
}

class Leaf<M> implements Tree<M> {
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

/** The phrase or nothing. */
export function opt<M>(phrase: Phrase<M>): Phrase<M | undefined> {
  return {
    read: (input, at) => [...phrase.read(input, at), { tree: new Leaf<undefined>([], undefined), end: at }],
    starts: () => undefined,
    sample: (pick, depth) =>
      (pick(3) === 0 ? phrase.sample?.(pick, depth) : undefined) ?? new Leaf<undefined>([], undefined),
  };
}

/** Items with separators between them and another before the last: "a, b, and c". At least two; at least `least`. */
export function list<M>(
  item: Phrase<M>,
  separators: { readonly between?: string; readonly last: readonly string[]; readonly pair?: readonly string[] },
): Phrase<readonly M[]> {
  const { rule } = rulesFor<readonly M[]>();
  const between = separators.between ?? ",";
  const tail: Phrase<readonly M[]> = oneOf(() => [
    rule(`${between} {first} {rest}`, { first: item, rest: tail }, ({ first, rest }) => [first, ...rest]),
    ...separators.last.map((last) => rule(`${last} {only}`, { only: item }, ({ only }) => [only])),
  ]);
  const pairs = separators.pair ?? separators.last.map((last) => last.replace(/^, /, ""));
  return oneOf(() => [
    ...pairs.map((pair) => rule(`{one} ${pair} {two}`, { one: item, two: item }, ({ one, two }) => [one, two])),
    rule(`{one} ${between} {two} {rest}`, { one: item, two: item, rest: tail }, ({ one, two, rest }) => [
      one,
      two,
      ...rest,
    ]),
  ]);
}

/** One or more items, `separator` between them. */
export function many<M>(item: Phrase<M>, separator = ""): Phrase<readonly M[]> {
  const { rule } = rulesFor<readonly M[]>();
  const self: Phrase<readonly M[]> = oneOf(() => [
    rule("{only}", { only: item }, ({ only }) => [only]),
    rule(`{first} ${separator} {rest}`, { first: item, rest: self }, ({ first, rest }) => [first, ...rest]),
  ]);
  return self;
}

/** Where the object the text is on names itself. */
export function selfName<M>(means: (scope: Scope) => M): Phrase<M> {
  return {
    read(input, at) {
      input.token(at);
      const found = input.selfAt(at);
      if (found === undefined) return none;
      return [{ tree: { print: (out) => out.push(found.name.text), bind: means }, end: found.end }];
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

/** All that stands before the dash of a line, if it is what `means` takes; nobody is told where it looked. */
export function heading<M>(means: (words: readonly string[]) => M | undefined): Phrase<M> {
  return {
    read(input, at) {
      if (at !== 0) return none;
      const end = input.tokens.findIndex((one) => one.text === "—");
      const words = input.tokens.slice(0, Math.max(0, end)).map((one) => one.text);
      const value = words.length === 0 ? undefined : means(words);
      return value === undefined ? none : [{ tree: new Leaf(words, value), end }];
    },
    starts: () => undefined,
  };
}
