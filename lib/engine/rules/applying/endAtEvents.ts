import type { Game } from "../../game.ts";
import { contextOfLasting, lastingByUse } from "../../query/characteristics/lasting.ts";
import { patternMatches } from "../../query/evaluators/index.ts";
import type { HistoryEntry } from "../../state/history.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import { apply } from "./apply.ts";

/** 611.2a: effects that last until something happens end as it does. */
export function endAtEvents(game: Game, batch: readonly HistoryEntry[]): void {
  const { awaiting } = lastingByUse(game);
  if (awaiting.length === 0 || batch.length === 0) return;
  const over = new Set(awaiting.filter((effect) => isOver(game, effect, batch)));
  if (over.size === 0) return;
  apply(game, { e: "setEffects", effects: game.state.effects.filter((effect) => !over.has(effect)) });
}

function isOver(game: Game, effect: LastingEffect, batch: readonly HistoryEntry[]): boolean {
  const { until } = effect;
  if (until?.at !== "event") return false;
  const context = contextOfLasting(effect);
  return batch.some((entry) => patternMatches(game, until.when, entry, context));
}
