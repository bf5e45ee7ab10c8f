import type { Effect } from "../../abilities/effects.ts";
import type { Execution, Game } from "../../game.ts";
import { runEffects } from "../../knots.ts";
import type { Context } from "../../query/context.ts";
import { mark, rollback } from "../../state/journal.ts";
import { staleEverything } from "../../state/stale.ts";

/**
 * What would be so once these instructions had been followed: they are, and everything is taken back. Where they would
 * ask somebody it is what is so now.
 */
export function predictedMana<T>(game: Game, context: Context, effects: readonly Effect[], look: () => T): T {
  if (effects.length === 0) return look();
  const { derived, execution, journal, log } = game;
  const kept = { ...execution };
  const slots = [...execution.slots];
  const isSettled = derived.settledAt === journal.changes;
  const before = mark(journal);
  const logged = log.length;
  Object.assign(execution, { batch: undefined, watch: undefined, unasked: undefined });
  try {
    if (runEffects(game, context, effects).next().done) return look();
  } finally {
    rollback(journal, before);
    log.length = logged;
    for (const key of Object.keys(execution) as (keyof Execution)[])
      if (!(key in kept)) Object.assign(execution, { [key]: undefined });
    Object.assign(execution, kept);
    execution.slots.clear();
    for (const [about, asked] of slots) execution.slots.set(about, asked);
    staleEverything(game);
    // What was to be done before somebody receives priority had been done, and is again as it was.
    if (isSettled) derived.settledAt = journal.changes;
  }
  return look();
}
