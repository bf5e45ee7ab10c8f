import type { GameEvent } from "../events.ts";
import type { Game } from "../game.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { hasMark, onBattlefield } from "../state/objects.ts";
import { controllerOf } from "./characteristics/characteristics.ts";
import { copyOn } from "./characteristics/copiable.ts";

/**
 * Preparation cards: a section of the edition of 2026-04-17, which is later than the one implemented. A card with a prepare
 * spell is cast as its first face only. While its permanent is prepared, a copy of the spell is in exile, which the permanent's
 * controller may cast; as they do, it stops being prepared. The designation is not copiable, the spell is.
 */

/** The designation of the permanent, and the status of the copy. */
export const PREPARED = "prepared";
/** Which face of a card is its prepare spell. */
export const PREPARE_SPELL = 1;

/** This card has a prepare spell. */
export const isPreparation = (game: Game, definition: number): boolean =>
  game.pool.cards[definition]?.layout === "prepare";

/** The definition of which this permanent has the prepare spell. */
export function withPrepareSpell(game: Game, id: ObjectId): number | undefined {
  const object = game.state.objects[id];
  if (object === undefined || object.faceDown !== undefined) return undefined;
  const definition = copyOn(game, id)?.definition ?? object.definition;
  return isPreparation(game, definition) ? definition : undefined;
}

/** This is the copy of a prepare spell that waits in exile. */
export function isPrepareSpell(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id];
  return object?.kind === "copy" && object.status === PREPARED;
}

/** The permanent that keeps it there: phased out it does not, and has another copy once it is back. */
function preparedBy({ state }: Game, spell: ObjectId): ObjectId | undefined {
  const { kind, status, madeBy } = state.objects[spell] ?? {};
  if (kind !== "copy" || status !== PREPARED || madeBy === undefined || !onBattlefield(state, madeBy)) return undefined;
  const permanent = state.objects[madeBy]!;
  return hasMark(permanent, PREPARED) && permanent.phasedOut === undefined ? madeBy : undefined;
}

/** The copies that wait in exile, by their permanent. */
export const prepareSpellsIn = (game: Game): ReadonlyMap<ObjectId, ObjectId> =>
  new Map(
    game.state.exile.flatMap((spell) => {
      const by = preparedBy(game, spell);
      return by === undefined ? [] : [[by, spell] as const];
    }),
  );

export const isKeptPrepared = (game: Game, spell: ObjectId): boolean => preparedBy(game, spell) !== undefined;

export function mayCastPrepareSpell(game: Game, player: Seat, spell: ObjectId): boolean {
  const by = preparedBy(game, spell);
  return by !== undefined && controllerOf(game, by) === player;
}

/** What makes the permanent unprepared, if this is its prepare spell that is being cast; nothing asks between 601.2a and 601.2i. */
export function unpreparing(game: Game, spell: ObjectId): readonly GameEvent[] {
  const by = preparedBy(game, spell);
  if (by === undefined) return [];
  const marks = game.state.objects[by]!.marks!.filter((mark) => mark !== PREPARED);
  return [{ e: "mark", object: by, change: { marks } }];
}

/** The copies that are missing: as something becomes prepared, however it does, or phases in so. */
export function prepareSpellsMissing(game: Game): readonly GameEvent[] {
  const { battlefield, exile, objects } = game.state;
  const prepared = battlefield.filter((id) => hasMark(objects[id]!, PREPARED) && objects[id]!.phasedOut === undefined);
  if (prepared.length === 0) return [];
  const copied = new Set(exile.filter((id) => isPrepareSpell(game, id)).map((id) => objects[id]!.madeBy));
  return prepared.flatMap((of): readonly GameEvent[] => {
    const definition = copied.has(of) ? undefined : withPrepareSpell(game, of);
    return definition === undefined ? [] : [{ e: "copyPrepareSpell", of, definition, player: controllerOf(game, of) }];
  });
}
