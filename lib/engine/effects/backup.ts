import type { Ability } from "../abilities/ability.ts";
import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import { compiledFace } from "../query/characteristics/compiled.ts";
import { copyOn } from "../query/characteristics/copiable.ts";
import { propose } from "../rules/events/propose.ts";
import type { ObjectId } from "../state/ids.ts";
import { currentOrLastKnown } from "../state/objects.ts";
import { pickObjects } from "./choices.ts";
import { causeOf, doneBy, type Handlers, NOTHING_DONE } from "./resolution.ts";

export const backupEffects: Handlers<"backUp"> = {
  /** 702.165a: nothing is gained by the creature with backup itself. */
  *backUp(game, effect, resolution) {
    const objects = (yield* pickObjects(game, effect.what, resolution)).filter((id) => id !== resolution.self);
    const abilities = printedBelow(game, resolution.self);
    if (objects.length === 0 || abilities.length === 0) return NOTHING_DONE;
    const event: GameEvent = {
      e: "beginEffect",
      effect: {
        source: resolution.self,
        controller: resolution.controller,
        until: { at: "endOfTurn" },
        objects,
        modifications: abilities.map((ability) => ({ modify: "addAbility", ability })),
      },
      ...causeOf(resolution),
    };
    return doneBy(yield* propose(game, event));
  },
};

const isBackup = (ability: Ability): boolean => ability.kind === "keyword" && ability.keyword.keyword === "backup";

/** 702.165b-d: what is printed, on what it is a copy of if it is one; whatever it gained or lost since does not count. */
function printedBelow(game: Game, id: ObjectId): readonly Ability[] {
  const object = currentOrLastKnown(game.state, id);
  if (object === undefined) return [];
  const { definition, face } = copyOn(game, id) ?? object.copy ?? object;
  const { abilities } = compiledFace(game, definition, face ?? 0).printed;
  return abilities.slice(abilities.findIndex(isBackup)).filter((ability) => !isBackup(ability));
}
