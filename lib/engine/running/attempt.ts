import type { Game, Procedure, Scope } from "../game.ts";
import { Illegal } from "../procedure.ts";
import { type Mark, mark, rollback } from "../state/journal.ts";
import { staleEverything } from "../state/stale.ts";

/** A moment of a running procedure that it can be taken back to: state, log, and what holds there. */
export interface Checkpoint {
  readonly mark: Mark;
  readonly logged: number;
  readonly scope: Scope;
}

export const checkpoint = ({ journal, log, execution }: Game): Checkpoint => ({
  mark: mark(journal),
  logged: log.length,
  scope: execution.scope,
});

/** Everything since then has not happened; the answers that were given meanwhile stay given. */
export function backTo(game: Game, { mark, logged, scope }: Checkpoint): void {
  const { derived, execution, journal, log, state } = game;
  rollback(journal, mark);
  log.length = Math.min(log.length, logged);
  execution.scope = scope;
  derived.held = undefined;
  staleEverything(game);
  for (const definition of derived.made.keys())
    if (-1 - definition >= state.made.length) derived.made.delete(definition);
}

/** 730.1: follows a procedure; if it proves illegal, and that `counts`, it is as if nobody had tried. */
export function* attempt<T>(
  game: Game,
  procedure: Procedure<T>,
  counts: (refused: Illegal) => boolean = () => true,
): Procedure<T | Illegal> {
  const before = checkpoint(game);
  try {
    return yield* procedure;
  } catch (thrown) {
    if (!(thrown instanceof Illegal) || !counts(thrown)) throw thrown;
    backTo(game, before);
    return thrown;
  }
}

/** What `look` finds once a procedure was followed to its end, all of it taken back; where that would ask, what it finds now. */
export function dryRun<T>(game: Game, procedure: Procedure<unknown>, look: () => T): T {
  const { derived, execution, journal } = game;
  const before = checkpoint(game);
  const kept = { ...execution };
  const [slots, looked, revealed] = [[...execution.slots], [...execution.looked], [...execution.revealed]];
  const isSettled = derived.settledAt === journal.changes;
  Object.assign(execution, { watch: undefined, unasked: undefined });
  execution.scope = { ...execution.scope, batch: undefined };
  try {
    if (procedure.next().done) return look();
  } finally {
    backTo(game, before);
    Object.assign(execution, kept);
    replace(execution.slots, slots);
    replace(execution.looked, looked);
    execution.revealed.clear();
    for (const id of revealed) execution.revealed.add(id);
    // What was to be done before somebody receives priority had been done, and is again as it was.
    if (isSettled) derived.settledAt = journal.changes;
  }
  return look();
}

function replace<K, V>(map: Map<K, V>, by: readonly (readonly [K, V])[]): void {
  map.clear();
  for (const [key, value] of by) map.set(key, value);
}
