import type { Scope } from "../bind/scope.ts";
import type { Input } from "../input.ts";
import { type Forms, none, type Phrase, type Pick, type Plurality, type Reading, type Tree, union } from "./phrase.ts";
import { compile, type Element } from "./template.ts";

/** Rules: a template of words and slots, and what they mean. */

/** Sampled trees are no deeper than this. */
const DEEPEST = 20;
type Slot = Phrase<unknown> | Forms<unknown>;
type Slots = Readonly<Record<string, Slot>>;
type MeaningOf<S> = S extends Phrase<infer M> ? M : S extends Forms<infer M> ? M : never;
type Bound<P extends Slots> = { readonly [K in keyof P]: MeaningOf<P[K]> };
type Trees<P extends Slots> = { readonly [K in keyof P]: Tree<MeaningOf<P[K]>> };

/**
 * Rules whose meaning is an M. `rule("destroy {what}", { what: objects }, ({ what }) => ...)`; see `template.ts` for
 * what a template can say. `deferred` gets the trees and binds them itself, where order or scope matter.
 */
export function rulesFor<M>() {
  const rule = <P extends Slots>(template: string, slots: P, means: (bound: Bound<P>, scope: Scope) => M): Phrase<M> =>
    new Rule<M>(template, "many", slots, bindAll<P, M>(means));
  const deferred = <P extends Slots>(
    template: string,
    slots: P,
    means: (trees: Trees<P>, scope: Scope) => M,
  ): Phrase<M> => new Rule<M>(template, "many", slots, (trees, scope) => means(trees as Trees<P>, scope));
  const inflected = <P extends Slots>(
    template: string,
    slots: P,
    means: (bound: Bound<P>, scope: Scope) => M,
  ): Forms<M> => ({
    one: new Rule<M>(template, "one", slots, bindAll<P, M>(means)),
    many: new Rule<M>(template, "many", slots, bindAll<P, M>(means)),
  });
  const deferredForms = <P extends Slots>(
    template: string,
    slots: P,
    means: (trees: Trees<P>, scope: Scope) => M,
  ): Forms<M> => ({
    one: new Rule<M>(template, "one", slots, (trees, scope) => means(trees as Trees<P>, scope)),
    many: new Rule<M>(template, "many", slots, (trees, scope) => means(trees as Trees<P>, scope)),
  });
  return { rule, deferred, inflected, deferredForms };
}

type Means<M> = (trees: Readonly<Record<string, Tree<unknown>>>, scope: Scope) => M;

function bindAll<P extends Slots, M>(means: (bound: Bound<P>, scope: Scope) => M): Means<M> {
  return (trees, scope) => {
    const bound: Record<string, unknown> = {};
    for (const name in trees) bound[name] = trees[name]?.bind(scope);
    return means(bound as Bound<P>, scope);
  };
}

const closesQuote = (text: string | undefined): boolean => text === "”" || text === "’";

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
        else if (element.word === "." && closesQuote(input.tokens[here - 1]?.text)) continue;
        // A quote in the middle of a sentence may leave out its own.
        else if (element.word === "." && closesQuote(token?.text)) {
          this.#from([...elements.slice(0, next), ...elements.slice(next + 1)], next, input, here, parts, found);
          return;
        } else return;
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

  wordings(): readonly (readonly (string | Phrase<unknown>)[])[] {
    return this.#variants.map((elements) => elements.map(({ word, slot }) => word ?? this.#slot(slot)));
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
        // A quote that ended a sentence brought the full stop inside it; what comes next begins with a capital.
        const last = out.at(-1);
        if (element.word !== "." || (!closesQuote(last) && last !== "^")) out.push(element.word);
        else if (closesQuote(last)) out.push("^");
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
