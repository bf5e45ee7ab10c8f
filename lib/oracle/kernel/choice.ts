import type { Input } from "../input.ts";
import {
  type EveryForm,
  type Forms,
  none,
  type Phrase,
  type Pick,
  type Reading,
  type Tree,
  union,
  type VerbForm,
} from "./phrase.ts";

/** Alternatives, and the hubs that families join. */

let nextId = 0;

/** Alternatives, all tried, memoised, sorted by the word they can start with. Late-bound, so that phrases can be recursive. */
class OneOf<M> implements Phrase<M> {
  readonly #id = nextId++;
  readonly #list: () => readonly Phrase<M>[];
  #byWord: Map<string, readonly Phrase<M>[]> | undefined;
  #byAnything: readonly Phrase<M>[] = none;
  #starts: ReadonlySet<string> | undefined | "unknown" | "asking" = "unknown";

  #made: readonly Phrase<M>[] | undefined;

  constructor(list: () => readonly Phrase<M>[]) {
    this.#list = list;
  }

  get #all(): readonly Phrase<M>[] {
    this.#made ??= this.#list();
    return this.#made;
  }

  read(input: Input, at: number): readonly Reading<M>[] {
    const known = input.known(this.#id, at);
    if (known !== undefined) return known.readings as readonly Reading<M>[];
    // A phrase that asks for itself where it already stands would be left recursion; it finds nothing there.
    const found = { readings: none as readonly Reading<M>[], reach: at };
    input.learn(this.#id, at, found);
    const before = input.furthest;
    input.furthest = at;
    const readings: Reading<M>[] = [];
    const token = input.token(at);
    for (const phrase of this.#candidates(token?.text)) input.gather(readings, phrase.read(input, at));
    if (token?.low !== undefined)
      for (const phrase of this.#candidates(token.low))
        if (!this.#byAnything.includes(phrase)) input.gather(readings, phrase.read(input, at));
    found.readings = readings;
    found.reach = input.furthest;
    if (before > input.furthest) input.furthest = before;
    return readings;
  }

  sample(pick: Pick, depth: number): Tree<M> | undefined {
    const all = this.#all;
    for (let tries = 0; tries < 4; tries++) {
      const tree = all[pick(Math.max(1, all.length))]?.sample?.(pick, depth + 1);
      if (tree !== undefined) return tree;
    }
    return undefined;
  }

  alternatives(): readonly Phrase<M>[] {
    return this.#all;
  }

  #candidates(word: string | undefined): readonly Phrase<M>[] {
    this.#byWord ??= this.#index();
    return (word === undefined ? undefined : this.#byWord.get(word)) ?? this.#byAnything;
  }

  #index(): Map<string, readonly Phrase<M>[]> {
    const all = this.#all;
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
      this.#starts = union(this.#all.map((phrase) => phrase.starts()));
    }
    return this.#starts;
  }
}

export const oneOf = <M>(list: () => readonly Phrase<M>[]): Phrase<M> => new OneOf(list);

export const oneOfForms = <M>(list: () => readonly Forms<M>[]): Forms<M> => ({
  one: oneOf(() => list().map((inflected) => inflected.one)),
  many: oneOf(() => list().map((inflected) => inflected.many)),
});

export const inEveryForm = <M>(of: (form: VerbForm) => Phrase<M>): EveryForm<M> => ({
  one: of("one"),
  many: of("many"),
  past: of("past"),
  participle: of("participle"),
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
  alternatives(): readonly Phrase<M>[] {
    return this.#alternatives;
  }
}

export class FormsHub<M> implements Forms<M> {
  readonly one = new Hub<M>();
  readonly many = new Hub<M>();

  add(...alternatives: readonly Forms<M>[]): void {
    for (const inflected of alternatives) {
      this.one.add(inflected.one);
      this.many.add(inflected.many);
    }
  }
}
