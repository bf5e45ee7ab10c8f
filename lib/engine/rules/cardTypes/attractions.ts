import type { Cause, GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { supplementaryDeck } from "../../query/players/supplementary.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import { propose, proposeAll } from "../events/propose.ts";
import { rollDice, rolled } from "../events/rollDice.ts";

/** 717: Attractions. */

/** Those that this player controls. */
export const attractionsOf = (game: Game, player: Seat): readonly ObjectId[] =>
  game.state.battlefield.filter((id) => {
    const { controller, subtypes } = characteristicsOf(game, id);
    return controller === player && subtypes.includes("Attraction") && game.state.objects[id]?.phasedOut === undefined;
  });

/** 701.48b. Returns the Attraction, where one was opened. */
export function* openAttraction(game: Game, player: Seat, cause: Cause): Procedure<ObjectId | undefined> {
  const top = supplementaryDeck(game, player, "attraction").at(-1);
  if (top === undefined) return undefined;
  const [up] = yield* propose(game, { e: "turnUp", object: top, controller: player, cause });
  const [entered] = yield* propose(game, {
    e: "move",
    object: up!.object!,
    to: "battlefield",
    arrival: { controller: player },
    cause,
  });
  const object = entered?.object;
  if (object === undefined || game.state.objects[object]?.zone !== "battlefield") return undefined;
  yield* propose(game, { e: "happened", on: "openAttraction", facts: { object, player }, cause });
  return object;
}

/** 701.49a. */
export function* rollToVisit(game: Game, player: Seat, cause?: Cause): Procedure {
  const by = { ...(cause && { cause }) };
  const results: number[] = [];
  for (const roll of yield* rollDice(game, player, { sides: 6 }, by)) {
    yield* rolled(game, player, 6, roll, by);
    results.push(roll.result);
  }
  const visited = attractionsOf(game, player).filter((id) => lightsOf(game, id).some((n) => results.includes(n)));
  yield* proposeAll(
    game,
    visited.map((object): GameEvent => ({ e: "happened", on: "visit", facts: { object, player }, ...by })),
  );
}

const ALWAYS_LIT = [6];
const lightsOf = (game: Game, id: ObjectId): readonly number[] =>
  compiledFace(game, definitionOf(game.state, id)).printed.lights ?? ALWAYS_LIT;
