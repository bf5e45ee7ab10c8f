import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { type Door, doorsOf } from "../../query/characteristics/doors.ts";
import { lock, unlock } from "../../rules/cardTypes/doors.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { pickObjects } from "../choices.ts";
import { type Handlers, NOTHING_DONE } from "../resolution.ts";

/** 709.5f-g: a player chooses a half of each of these permanents to lock or unlock, of those that are not so already. */
export const doorEffects: Handlers<"doors"> = {
  *doors(game, effect, resolution) {
    const player = resolution.controller;
    const changed: ObjectId[] = [];
    for (const id of yield* pickObjects(game, effect.what, resolution)) {
      const could = doorsOf(game, id).filter(
        ({ unlocked }) => effect.how === "either" || unlocked === (effect.how === "lock"),
      );
      if (could.length === 0) continue;
      const door = could.length === 1 ? could[0]! : yield* doorChosen(game, player, id, could);
      yield* door.unlocked ? lock(game, id, door.face) : unlock(game, player, id, door.face);
      changed.push(id);
    }
    return changed.length === 0 ? NOTHING_DONE : { entities: changed, amount: changed.length, did: true };
  },
};

function* doorChosen(game: Game, player: Seat, source: ObjectId, doors: readonly Door[]): Procedure<Door> {
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "door",
    options: doors.map(({ half }) => half.name),
    min: 1,
    max: 1,
    source,
  });
  return doors[chosen[0]!]!;
}
