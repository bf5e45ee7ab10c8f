import type { Game } from "../../game.ts";
import type { CompiledFace } from "../../runtime.ts";
import type { HistoryEntry } from "../../state/history.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { controllerOf } from "./characteristics.ts";
import { compiledCard } from "./compiled.ts";
import { copyOn } from "./copiable.ts";

/** 709.5: permanents with a shared type line, whose halves (a Room's doors) are locked or unlocked. */

/** One half of such a permanent; `face` is 0 for the left one. */
export interface Door {
  readonly face: number;
  readonly half: CompiledFace;
  readonly unlocked: boolean;
}

/** Its halves; none where its type line is not shared. */
export function doorsOf(game: Game, id: ObjectId): readonly Door[] {
  const object = game.state.objects[id];
  if (object?.zone !== "battlefield" || object.faceDown !== undefined) return [];
  const { sharesTypeLine, faces } = compiledCard(game, copyOn(game, id)?.definition ?? object.definition);
  if (!sharesTypeLine) return [];
  const { unlocked = 0 } = object;
  return faces.map((half, face) => ({ face, half, unlocked: (unlocked & (1 << face)) !== 0 }));
}

/** 709.5h-i: what happens as this half gets its designation. */
export function unlocking(game: Game, object: ObjectId, player: Seat, face: number): readonly HistoryEntry[] {
  const others = doorsOf(game, object).filter((door) => door.face !== face);
  const unlocks: HistoryEntry = { on: "unlock", facts: { object, player, amount: face } };
  return others.every(({ unlocked }) => unlocked)
    ? [unlocks, { on: "fullyUnlock", facts: { object, player } }]
    : [unlocks];
}

/** 709.5h: the halves it entered with unlocked. */
export const unlockedOnEntering = (game: Game, object: ObjectId): readonly HistoryEntry[] =>
  game.state.objects[object]?.unlocked === undefined
    ? []
    : doorsOf(game, object)
        .filter(({ unlocked }) => unlocked)
        .flatMap(({ face }) => unlocking(game, object, controllerOf(game, object), face));
