import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import type { Together } from "../../runtime.ts";
import { during } from "../../scope.ts";
import { isPossible } from "../applying/possible.ts";
import { givenCounters } from "../replacement/countersOnEntering.ts";
import { useUp } from "../replacement/prevention.ts";
import { isReplaceable, isReplaced, replaced } from "../replacement/replacement.ts";
import { departing, isDeparture } from "./departing.ts";

/** Damage is looked at together (615.7), and what enters may be given counters; else something must replace it. */
export const mayBecomeOther = (game: Game, event: GameEvent): boolean =>
  isReplaceable(event) &&
  (event.e === "damage" || (event.e === "move" && event.to === "battlefield") || isReplaced(game, event));

/** What becomes of simultaneous events before they happen. */
export function* replacedTogether(
  game: Game,
  events: readonly GameEvent[],
  together: Together | undefined,
): Procedure<readonly GameEvent[]> {
  const entering = events.flatMap((event) => (event.e === "move" && event.to === "battlefield" ? event.object : []));
  const replacing = replacedEach(game, events, together);
  if (entering.length === 0) return yield* replacing;
  const { arriving = [] } = game.execution.scope;
  return yield* during(game, { ...game.execution.scope, arriving: [...arriving, ...entering] }, replacing);
}

/** 614.17c: what can't happen is not replaced. */
function* replacedEach(
  game: Game,
  events: readonly GameEvent[],
  together: Together | undefined,
): Procedure<readonly GameEvent[]> {
  const modified: GameEvent[] = [];
  const added = new Set<string>();
  for (const [at, event] of events.entries()) {
    if (!isPossible(game, event)) continue;
    if (together !== undefined) together.at = at;
    const become = isReplaced(game, event, together) ? yield* replaced(game, event, together, added) : [event];
    for (const one of become)
      if (one.e === "move" && one.to === "battlefield") modified.push(...(yield* givenCounters(game, one)));
      else modified.push(one);
  }
  if (together !== undefined) useUp(game, together);
  return modified;
}

/**
 * 614.4: what leaves at the same time is put where the effects say that existed before any of it left. Undefined where no
 * effect says anything of those that leave by such events.
 */
export function* replacedDepartures(
  game: Game,
  events: readonly GameEvent[],
): Procedure<ReadonlyMap<GameEvent, readonly GameEvent[]> | undefined> {
  if (events.length < 2) return undefined;
  const leaving = events.filter(isDeparture);
  if (!leaving.some((event) => isReplaced(game, departing(event)))) return undefined;
  const found = new Map<GameEvent, readonly GameEvent[]>();
  for (const event of leaving) found.set(event, yield* replacedEach(game, [departing(event)], undefined));
  return found;
}
