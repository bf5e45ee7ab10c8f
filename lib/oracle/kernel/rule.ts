import { sameData } from "../../engine/abilities/visit.ts";
import type { Known, Scope } from "../bind/scope.ts";
import { Unbound } from "../bind/unbound.ts";
import type { Input } from "../input.ts";
import { inEveryForm } from "./choice.ts";
import type { EveryForm, Forms, Phrase, Pick, Reading, Tree, VerbForm } from "./phrase.ts";
import { none, union } from "./phrase.ts";
import { FixedPhrase, type Means, SlotBinder } from "./slots.ts";
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
 * what a template can say. `deferred` gets the trees and binds them itself, where order or scope matter. Every slot must be
 * used (`slots.ts`).
 */
export function rulesFor<M>() {
  const made =
    (form: VerbForm, bound: "eager" | "deferred") =>
    (template: string, slots: Slots, means: Means<M>): Phrase<M> =>
      new Rule<M>(template, form, slots, bound, means);
  const both =
    (bound: "eager" | "deferred") =>
    (template: string, slots: Slots, means: Means<M>): Forms<M> => ({
      one: made("one", bound)(template, slots, means),
      many: made("many", bound)(template, slots, means),
    });
  const every =
    (bound: "eager" | "deferred") =>
    (template: string, slots: Slots, means: Means<M>): EveryForm<M> =>
      inEveryForm((form) => made(form, bound)(template, slots, means));
  return {
    rule: made("many", "eager") as <P extends Slots>(
      template: string,
      slots: P,
      means: (bound: Bound<P>, scope: Scope) => M,
    ) => Phrase<M>,
    deferred: made("many", "deferred") as <P extends Slots>(
      template: string,
      slots: P,
      means: (trees: Trees<P>, scope: Scope) => M,
    ) => Phrase<M>,
    inflected: both("eager") as <P extends Slots>(
      template: string,
      slots: P,
      means: (bound: Bound<P>, scope: Scope) => M,
    ) => Forms<M>,
    everyForm: every("eager") as <P extends Slots>(
      template: string,
      slots: P,
      means: (bound: Bound<P>, scope: Scope) => M,
    ) => EveryForm<M>,
    deferredEveryForm: every("deferred") as <P extends Slots>(
      template: string,
      slots: P,
      means: (trees: Trees<P>, scope: Scope) => M,
    ) => EveryForm<M>,
    deferredForms: both("deferred") as <P extends Slots>(
      template: string,
      slots: P,
      means: (trees: Trees<P>, scope: Scope) => M,
    ) => Forms<M>,
  };
}

type Bind<M> = (trees: readonly Tree<unknown>[], scope: Scope) => M;

const closesQuote = (text: string | undefined): boolean => text === "”" || text === "’";

export class Rule<M> implements Phrase<M> {
  readonly #template: string;
  readonly #variants: readonly (readonly Element[])[];
  readonly #slots: Slots;
  readonly #form: VerbForm;
  readonly #bound: "eager" | "deferred";
  readonly #means: Means<M>;
  /** How each wording binds, once it is known what its slots are: families may still be empty as rules are made. */
  readonly #binders: (Bind<M> | undefined)[] = [];
  #starts: ReadonlySet<string> | undefined | "unknown" | "asking" = "unknown";

  constructor(template: string, form: VerbForm, slots: Slots, bound: "eager" | "deferred", means: Means<M>) {
    this.#template = template;
    this.#variants = compile(template, form);
    this.#slots = slots;
    this.#form = form;
    this.#bound = bound;
    this.#means = means;
  }

  #binder(variant: number): Bind<M> {
    const known = this.#binders[variant];
    if (known !== undefined) return known;
    const names = (this.#variants[variant] ?? none).flatMap(({ slot }) => (slot === undefined ? [] : [slot]));
    const isFixedSlot = names.map((name) => this.#slot(name) instanceof FixedPhrase);
    const binder = new SlotBinder({ template: this.#template, names, isFixed: isFixedSlot });
    const bind: Bind<M> =
      this.#bound === "deferred"
        ? (trees, scope) => binder.deferred(trees, this.#means, scope)
        : (trees, scope) => binder.eager(trees, this.#means, scope);
    this.#binders[variant] = bind;
    return bind;
  }

  #slot(name: string): Phrase<unknown> {
    const slot = this.#slots[name];
    if (slot === undefined) throw new Error(`a template names the slot ${name}, which it was not given`);
    return "read" in slot ? slot : slot[this.#form === "one" ? "one" : "many"];
  }

  /** What it was made of, with those of its slots that are fixed. */
  get made(): { template: string; slots: readonly { name: string; isFixed: boolean }[]; means: Means<M> } {
    const slots = this.#names().map((name) => ({ name, isFixed: this.#slot(name) instanceof FixedPhrase }));
    return { template: this.#template, slots, means: this.#means };
  }

  #names(): readonly string[] {
    return [...new Set(this.#variants.flat().flatMap(({ slot }) => (slot === undefined ? [] : [slot])))];
  }

  read(input: Input, at: number): readonly Reading<M>[] {
    const found: Reading<M>[] = [];
    for (const [variant, elements] of this.#variants.entries()) this.#from(variant, elements, 0, input, at, [], found);
    return found;
  }

  #from(
    variant: number,
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
        if (element.word === "_") {
          if (token?.low !== undefined) return;
          continue;
        }
        if (token !== undefined && (token.text === element.word || token.low === element.word)) here += 1;
        // A quote that ends a sentence brings the full stop inside it.
        else if (element.word === "." && closesQuote(input.tokens[here - 1]?.text)) continue;
        // A quote in the middle of a sentence may leave out its own.
        else if (element.word === "." && closesQuote(token?.text)) {
          this.#from(
            variant,
            [...elements.slice(0, next), ...elements.slice(next + 1)],
            next,
            input,
            here,
            parts,
            found,
          );
          return;
        } else return;
        continue;
      }
      for (const reading of this.#slot(element.slot).read(input, here))
        this.#from(variant, elements, next + 1, input, reading.end, [...parts, reading.tree], found);
      return;
    }
    found.push({ tree: new Built(elements, parts, this.#binder(variant)), end: here });
  }

  sample(pick: Pick, depth: number): Tree<M> | undefined {
    if (depth > DEEPEST) return undefined;
    const variant = pick(this.#variants.length);
    const elements = this.#variants[variant] ?? none;
    const parts: Tree<unknown>[] = [];
    for (const element of elements) {
      if (element.slot === undefined) continue;
      const part = this.#slot(element.slot).sample?.(pick, depth + 1);
      if (part === undefined) return undefined;
      parts.push(part);
    }
    return new Built(elements, parts, this.#binder(variant));
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
          if (first === undefined || first.word === "^" || first.word === "_") return undefined;
          return first.slot === undefined ? new Set([first.word]) : this.#slot(first.slot).starts();
        }),
      );
    }
    return this.#starts;
  }
}

/** Nothing else was said than there. */
function isSame(known: Known, other: Known): boolean {
  if (known === other) return true;
  if (known.recent.length !== other.recent.length || known.objects.length !== other.objects.length) return false;
  for (const key in known) {
    const [one, its] = [known[key as keyof Known], other[key as keyof Known]];
    if (one !== its && !sameData(one, its)) return false;
  }
  for (const key in other) if (!(key in known) && other[key as keyof Known] !== undefined) return false;
  return true;
}

class Built<M> implements Tree<M> {
  readonly #elements: readonly Element[];
  readonly #parts: readonly Tree<unknown>[];
  readonly #bind: Bind<M>;
  /**
   * Where it was bound in vain before: the same words after the same ones have no meaning in another reading of the text either,
   * of which there may be thousands.
   */
  #vain: { readonly known: Known; readonly why: Unbound } | undefined;

  constructor(elements: readonly Element[], parts: readonly Tree<unknown>[], bind: Bind<M>) {
    this.#elements = elements;
    this.#parts = parts;
    this.#bind = bind;
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
    const { known } = scope;
    if (this.#vain !== undefined && isSame(known, this.#vain.known)) throw this.#vain.why;
    try {
      return this.#bind(this.#parts, scope);
    } catch (error) {
      if (error instanceof Unbound) this.#vain = { known, why: error };
      throw error;
    }
  }
}
