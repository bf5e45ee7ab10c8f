import type { Scope } from "../bind/scope.ts";
import type { Input } from "../input.ts";

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
  /** Of a choice: what it chooses among. */
  alternatives?(): readonly Phrase<unknown>[];
  /** Of any other: every wording as its words and the phrases between them. */
  wordings?(): readonly (readonly (string | Phrase<unknown>)[])[];
}

/** Chooses one of `n`, from 0. */
export type Pick = (n: number) => number;

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
/** How a verb is told: of one or several, as past ("drew"), or behind "has" ("drawn"). */
export type VerbForm = Plurality | "past" | "participle";
/** A phrase in both numbers: "creature" and "creatures", "gets" and "get". */
export interface Forms<M> {
  readonly one: Phrase<M>;
  readonly many: Phrase<M>;
}

/** A verb phrase in every form: "draws a card", "draw", "drew", "drawn". */
export interface EveryForm<M> extends Forms<M> {
  readonly past: Phrase<M>;
  readonly participle: Phrase<M>;
}

export const none: readonly never[] = [];

export function union(sets: readonly (ReadonlySet<string> | undefined)[]): ReadonlySet<string> | undefined {
  const all = new Set<string>();
  for (const set of sets) {
    if (set === undefined) return undefined;
    for (const one of set) all.add(one);
  }
  return all;
}
