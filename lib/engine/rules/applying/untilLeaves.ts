import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import type { ObjectId } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { currentObject, onBattlefield, ownerOf } from "../../state/objects.ts";
import type { Away } from "../../state/state.ts";

/** 610.3-4: these come back to the zone they were in, or phase in, once that permanent leaves. */
export function stayAway(game: Game, objects: readonly ObjectId[], until: ObjectId, to: Away["to"]): void {
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
  return over.flatMap(({ object, to }): GameEvent[] => {
    // 400.7: what has moved meanwhile is another object.
    if (currentObject(game.state, object) !== object) return [];
    if (to === "phasedIn") return [{ e: "phaseIn", object }];
    return [{ e: "move", object, to, arrival: { controller: ownerOf(game.state, object) } }];
  });
}

/** 610.4a: whether it stays phased out until something leaves, the untap step notwithstanding. */
export const isKeptAway = ({ state }: Game, id: ObjectId): boolean =>
  state.away?.some(({ object, to }) => object === id && to === "phasedIn") ?? false;
