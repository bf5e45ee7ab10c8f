import type { Game } from "../../game.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { characteristicsOf } from "../characteristics/characteristics.ts";

const MARK = "goaded:";

/** 701.38a-d: each player who goads this creature, until their next turn or as long as an effect of theirs says so. */
export function goadersOf(game: Game, id: ObjectId): readonly Seat[] {
  const marked = (game.state.objects[id]?.marks ?? []).flatMap((mark) =>
    mark.startsWith(MARK) ? [Number(mark.slice(MARK.length))] : [],
  );
  const { goadedBy } = characteristicsOf(game, id);
  return goadedBy === undefined ? marked : [...new Set([...marked, ...goadedBy])];
}
