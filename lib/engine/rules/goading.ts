import type { Game } from "../game.ts";
import { objectsOf } from "../query/objects.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { rulesOf } from "./layers.ts";

const MARK = "goaded:";

/** 701.38a-d: each player who goads this creature, until their next turn or as long as an effect of theirs says so. */
export function goadersOf(game: Game, id: ObjectId): readonly Seat[] {
  const marked = (game.state.objects[id]?.marks ?? []).flatMap((mark) =>
    mark.startsWith(MARK) ? [Number(mark.slice(MARK.length))] : [],
  );
  const lasting = rulesOf(game, "goaded").flatMap(({ rule, context }) =>
    objectsOf(game, rule.who, context).includes(id) ? [context.controller] : [],
  );
  return lasting.length === 0 ? marked : [...new Set([...marked, ...lasting])];
}
