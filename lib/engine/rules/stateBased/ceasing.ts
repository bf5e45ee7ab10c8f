import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { isKeptPrepared } from "../../query/prepareSpells.ts";
import type { GameObject } from "../../state/gameObject.ts";
import { isCardObject, type ObjectId } from "../../state/ids.ts";
import type { GameState } from "../../state/state.ts";
import type { Check } from "./check.ts";

/** 704.5d: tokens outside the battlefield. */
export const tokensCease: Check = (game, events) => cease(game, events, "token");
/** 704.5e: copies of spells outside the stack, but for those of prepare spells. */
export const copiesCease: Check = (game, events) => cease(game, events, "copy", isKeptPrepared);

function cease(game: Game, events: GameEvent[], kind: GameObject["kind"], isKept?: typeof isKeptPrepared): void {
  const { state, derived } = game;
  if (state.lastId === 0) return;
  derived.strays ??= straysIn(state);
  for (const object of derived.strays)
    if (state.objects[object]?.kind === kind && isKept?.(game, object) !== true) events.push({ e: "cease", object });
}

/** What is no card and yet in a zone that is for cards. */
function straysIn({ players, exile }: GameState): readonly ObjectId[] {
  const strays: ObjectId[] = [];
  const look = (ids: readonly ObjectId[]): void => {
    for (const id of ids) if (!isCardObject(id)) strays.push(id);
  };
  for (const { graveyard, hand, library } of players) {
    look(graveyard);
    look(hand);
    look(library);
  }
  look(exile);
  return strays;
}
