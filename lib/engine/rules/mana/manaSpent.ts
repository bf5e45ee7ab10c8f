import type { Game, Procedure } from "../../game.ts";
import { matches } from "../../query/evaluators/index.ts";
import type { Purpose } from "../../runtime.ts";
import type { Seat } from "../../state/ids.ts";
import type { Mana } from "../../state/player.ts";
import { runEffects } from "../../upcalls.ts";

/** 106.6, 603.7a: what mana does as it is spent on a spell: once for all that was added together, unless each is by itself (106.6a). */
export function* manaSpent(game: Game, player: Seat, spent: readonly Mana[], { spell }: Purpose): Procedure {
  if (spell === undefined) return;
  const done = new Set<number>();
  for (const { restriction, source, added } of spent) {
    const act = restriction?.spent;
    if (act === undefined || source === undefined) continue;
    if (added !== undefined && done.has(added)) continue;
    if (added !== undefined) done.add(added);
    const context = { self: source, controller: player };
    if (matches(game, act.on, spell, context))
      yield* runEffects(game, { ...context, event: { object: spell } }, act.effects);
  }
}
