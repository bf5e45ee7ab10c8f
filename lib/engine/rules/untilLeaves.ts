import type { Zone } from "../abilities/references.ts";
import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../state/ids.ts";
import { set } from "../state/journal.ts";
import { currentObject, onBattlefield, ownerOf } from "../state/objects.ts";

/** 610.3: these come back to the zone they were in once that permanent leaves. */
export function stayAway(game: Game, objects: readonly ObjectId[], until: ObjectId, to: Zone): void {
  if (objects.length === 0) return;
  const away = objects.map((object) => ({ object, until, to }));
  set(game.journal, game.state, "away", [...(game.state.away ?? []), ...away]);
}

/** 610.3: what went away "until" a permanent leaves the battlefield and comes back now that it has. */
export function comingBack(game: Game): readonly GameEvent[] {
  const { away } = game.state;
  if (away === undefined) return [];
  const over = away.filter(({ until }) => !onBattlefield(game.state, until));
  if (over.length === 0) return [];
  const rest = away.filter((one) => !over.includes(one));
  set(game.journal, game.state, "away", rest.length > 0 ? rest : undefined);
  return over.flatMap(({ object, to }): GameEvent[] =>
    // 400.7: what has moved meanwhile is another object.
    currentObject(game.state, object) === object
      ? [{ e: "move", object, to, arrival: { controller: ownerOf(game.state, object) } }]
      : [],
  );
}
