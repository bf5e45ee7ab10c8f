import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import type { GameObject } from "../../state/gameObject.ts";
import { isCardObject, type ObjectId } from "../../state/ids.ts";
import type { Check } from "./stateBasedActions.ts";

/** 704.5d: tokens outside the battlefield. */
export const tokensCease: Check = (game, events) => cease(game, events, "token");
/** 704.5e: copies of spells outside the stack. */
export const copiesCease: Check = (game, events) => cease(game, events, "copy");

function cease(game: Game, events: GameEvent[], kind: GameObject["kind"]): void {
  const { state } = game;
  if (state.lastId === 0) return;
  const look = (ids: readonly ObjectId[]): void => {
    for (const object of ids) {
      if (!isCardObject(object) && state.objects[object]?.kind === kind) events.push({ e: "cease", object });
    }
  };
  for (const player of state.players) {
    look(player.graveyard);
    look(player.hand);
    look(player.library);
  }
  look(state.exile);
}
