import type { Game, Procedure, Scope } from "./game.ts";

/**
 * What holds only while a part of the rules is followed, or while a question is answered as if something were so. Whoever
 * is deep inside asks `game.execution.scope`; nothing but this file and attempt.ts writes it, so it always ends with what
 * it was for: also where that throws.
 */
export const OUTERMOST: Scope = {
  batch: undefined,
  replacing: undefined,
  besides: undefined,
  insteadOf: undefined,
  drawn: undefined,
  arriving: undefined,
  entering: undefined,
  asCards: undefined,
  postponed: undefined,
  tops: undefined,
  asIf: undefined,
  building: false,
  findingMana: false,
};

/** Follows a procedure while this holds. One that is abandoned at a question ends with the checkpoint it goes back to. */
export function* during<T>({ execution }: Game, scope: Scope, procedure: Procedure<T>): Procedure<T> {
  const outer = execution.scope;
  execution.scope = scope;
  try {
    return yield* procedure;
  } finally {
    execution.scope = outer;
  }
}

/** Answers a question while this holds. */
export function lookDuring<T>({ execution }: Game, scope: Scope, look: () => T): T {
  const outer = execution.scope;
  execution.scope = scope;
  try {
    return look();
  } finally {
    execution.scope = outer;
  }
}
