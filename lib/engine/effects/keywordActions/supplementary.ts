import type { Effect } from "../../abilities/effects.ts";
import type { Cause, GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import { faceUpOf } from "../../query/players/supplementary.ts";
import { openAttraction, rollToVisit } from "../../rules/cardTypes/attractions.ts";
import { chaosEnsues, rollPlanarDie } from "../../rules/cardTypes/planes.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import { SUPERTYPE_BIT } from "../../state/bits.ts";
import type { Seat } from "../../state/ids.ts";
import { repeated } from "../../state/numbers.ts";
import { definitionOf } from "../../state/objects.ts";
import { planarControllers } from "../../state/turnMarkers.ts";
import { pickObjects, pickPlayers } from "../choices.ts";
import { causeOf, type Done, type Handlers, type Resolution } from "../resolution.ts";

/** What is done with planes, schemes and Attractions: 701.24-26, 701.48-49, 901.9, 311.7. */

type Action = "planeswalk" | "chaosEnsues" | "rollPlanarDie" | "setInMotion" | "openAttraction" | "visitAttractions";

const by =
  (act: (game: Game, player: Seat, cause: Cause) => Procedure<unknown>) =>
  (game: Game, effect: Extract<Effect, { do: Action }>, resolution: Resolution): Procedure<Done> =>
    eachTime(game, effect, resolution, act);

function* eachTime(
  game: Game,
  effect: Extract<Effect, { do: Action }>,
  resolution: Resolution,
  act: (game: Game, player: Seat, cause: Cause) => Procedure<unknown>,
): Procedure<Done> {
  const times = effect.n === undefined ? 1 : repeated(amountOf(game, effect.n, resolution));
  const players = yield* pickPlayers(game, effect.who, resolution);
  const { cause } = causeOf(resolution);
  for (const player of players) for (let left = times; left > 0; left--) yield* act(game, player, cause);
  return { entities: players, amount: players.length * times, did: players.length > 0 };
}

export const supplementaryEffects: Handlers<Action | "abandon"> = {
  // 701.24a
  planeswalk: by(function* (game, player, cause) {
    if (planarControllers(game.state).includes(player)) yield* propose(game, { e: "planeswalk", player, cause });
  }),
  chaosEnsues: by((game, _, cause) => chaosEnsues(game, undefined, cause)),
  rollPlanarDie: by(function* (game, player, cause) {
    if (game.state.planar !== undefined) yield* rollPlanarDie(game, player, cause);
  }),
  setInMotion: by((game, player, cause) => propose(game, { e: "setInMotion", player, cause })),
  openAttraction: by(openAttraction),
  visitAttractions: by(rollToVisit),

  /** 701.26a-b: only ongoing schemes. */
  *abandon(game, effect, resolution) {
    const faceUp = faceUpOf(game, "scheme");
    const objects = (yield* pickObjects(game, effect.what, resolution)).filter(
      (id) =>
        faceUp.includes(id) &&
        (compiledFace(game, definitionOf(game.state, id)).supertypes & SUPERTYPE_BIT.ongoing) !== 0,
    );
    const cause = causeOf(resolution);
    yield* proposeAll(
      game,
      objects.flatMap((object): GameEvent[] => [
        { e: "happened", on: "abandon", facts: { object, player: resolution.controller }, ...cause },
        { e: "turnDown", object, ...cause },
      ]),
    );
    return { entities: objects, amount: objects.length, did: objects.length > 0 };
  },
};
