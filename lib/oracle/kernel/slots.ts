import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import type { Input } from "../input.ts";
import { withParts } from "./parts.ts";
import type { Phrase, Pick, Reading, Tree } from "./phrase.ts";

/** What templates do with their slots is accounted for, so that nothing a text says is lost as it is bound. */

/** A template was bound without the meaning of one of its slots, or a part of it: words that were read would mean nothing. */
export class UnusedSlot extends Error {
  /** `part`: of the noun in it, where the rest is used. */
  constructor(slot: string, template: string, part?: string) {
    super(`the slot {${slot}} of "${template}" is not used${part === undefined ? "" : `: ${part}`}`);
  }
}

declare const fixedBrand: unique symbol;
/** The meaning of a slot that adds nothing to what its template says. */
export type Fixed = { readonly [fixedBrand]: true };
const FIXED = {} as Fixed;

/** A phrase of which templates use nothing; `why` nothing is lost by that. */
export class FixedPhrase implements Phrase<Fixed> {
  readonly #phrase: Phrase<unknown>;
  readonly #holds: (meaning: unknown, scope: Scope) => boolean;
  readonly why: string;

  constructor(phrase: Phrase<unknown>, why: string, holds: (meaning: unknown, scope: Scope) => boolean) {
    this.#phrase = phrase;
    this.#holds = holds;
    this.why = why;
  }
  #checked(tree: Tree<unknown>): Tree<Fixed> {
    return {
      print: (out) => tree.print(out),
      bind: (scope) => (this.#holds(tree.bind(scope), scope) ? FIXED : unbound(`not as it must be: ${this.why}`)),
    };
  }
  read(input: Input, at: number): readonly Reading<Fixed>[] {
    return this.#phrase.read(input, at).map(({ tree, end }) => ({ tree: this.#checked(tree), end }));
  }
  starts(): ReadonlySet<string> | undefined {
    return this.#phrase.starts();
  }
  sample(pick: Pick, depth: number): Tree<Fixed> | undefined {
    const tree = this.#phrase.sample?.(pick, depth);
    return tree === undefined ? undefined : this.#checked(tree);
  }
  alternatives(): readonly Phrase<unknown>[] {
    return [this.#phrase];
  }
}

/**
 * A phrase of which templates use nothing, as it can only mean what `holds`: bound all the same, and declined where it
 * means something else. `why` says why nothing is lost; test/oracle/slots.test.ts reviews the reasons.
 */
export function fixed<M>(
  phrase: Phrase<M>,
  why: string,
  holds: (meaning: M, scope: Scope) => boolean = () => true,
): Phrase<Fixed> {
  return new FixedPhrase(phrase, why, holds as (meaning: unknown, scope: Scope) => boolean);
}

/** The slots of one wording of a template, left to right. */
export interface SlotList {
  readonly template: string;
  readonly names: readonly string[];
  readonly isFixed: readonly boolean[];
}

/** Gives the slots by name and keeps in mind which were asked for. `$` is in no slot's name. */
abstract class Account {
  $asked = 0;
  readonly $given: readonly unknown[];
  constructor(given: readonly unknown[]) {
    this.$given = given;
  }
}

/** A tree that tells when it is bound. */
class Asked implements Tree<unknown> {
  readonly #tree: Tree<unknown>;
  readonly #account: Account;
  readonly #bit: number;
  /** Undefined until it is bound. */
  meaning: unknown;
  constructor(tree: Tree<unknown>, account: Account, bit: number) {
    this.#tree = tree;
    this.#account = account;
    this.#bit = bit;
  }
  print(out: string[]): void {
    this.#tree.print(out);
  }
  bind(scope: Scope): unknown {
    this.#account.$asked |= this.#bit;
    this.meaning = this.#tree.bind(scope);
    return this.meaning;
  }
}

/** What a template means. It gets the slots by name: their meanings, or their trees. */
export type Means<M> = (given: never, scope: Scope) => M;

/** Binds the slots of one wording and has all but the fixed ones asked for: the only way a template gets at them. */
export class SlotBinder {
  readonly #slots: SlotList;
  readonly #needed: number;
  readonly #fixed: readonly number[];
  readonly #Meanings: new (
    given: readonly unknown[],
  ) => Account;

  constructor(slots: SlotList) {
    this.#slots = slots;
    const { names, isFixed } = slots;
    this.#needed = names.reduce((sum, _, i) => (isFixed[i] ? sum : sum | (1 << i)), 0);
    this.#fixed = names.flatMap((_, i) => (isFixed[i] ? [i] : []));
    this.#Meanings = class extends Account {};
    for (const [i, name] of names.entries()) {
      const bit = 1 << i;
      Object.defineProperty(this.#Meanings.prototype, name, {
        get(this: Account) {
          this.$asked |= bit;
          return this.$given[i];
        },
      });
    }
  }

  /** Slots are bound from left to right, and `means` gets what they mean. */
  eager<M>(trees: readonly Tree<unknown>[], means: Means<M>, scope: Scope): M {
    const account = new this.#Meanings(trees.map((tree) => tree.bind(scope)));
    return this.#settled(account, account.$given, means(account as never, scope));
  }

  /** `means` gets the trees and binds them; the fixed ones are bound first. */
  deferred<M>(trees: readonly Tree<unknown>[], means: Means<M>, scope: Scope): M {
    for (const i of this.#fixed) trees[i]?.bind(scope);
    const account = new this.#Meanings(trees);
    const asking: Record<string, Asked> = {};
    for (const [i, tree] of trees.entries())
      if (!this.#fixed.includes(i)) asking[this.#slots.names[i] as string] = new Asked(tree, account, 1 << i);
    const meaning = means(asking as never, scope);
    return this.#settled(
      account,
      this.#slots.names.map((name) => asking[name]?.meaning),
      meaning,
    );
  }

  #settled<M>(account: Account, given: readonly unknown[], meaning: M): M {
    const { names, template } = this.#slots;
    if (account.$asked !== this.#needed)
      for (const [i, name] of names.entries())
        if ((this.#needed & ~account.$asked & (1 << i)) !== 0) throw new UnusedSlot(name, template);
    return withParts(names, given, meaning, (slot, part) => {
      throw new UnusedSlot(slot, template, part);
    });
  }
}
