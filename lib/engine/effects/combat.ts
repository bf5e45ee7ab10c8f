import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { objectsOf, playersOf } from "../query/evaluators/index.ts";
import { attacksNow, becomeBlocked, blocksNow, joinsAttack, reselects } from "../rules/combat/combatChanges.ts";
import { proposeAll } from "../rules/events/propose.ts";
import { isPlayer, type ObjectId } from "../state/ids.ts";
import { pickObjects } from "./choices.ts";
import { causeOf, type Done, type Handlers, type Resolution } from "./resolution.ts";

/** Effects on who attacks and blocks whom: 506.4, 508.4, 508.7, 509.1h, 509.6. */
export const combatEffects: Handlers<
  "removeFromCombat" | "becomeBlocked" | "becomeUnblocked" | "block" | "becomeAttacking" | "reselectAttacked"
> = {
  *removeFromCombat(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution);
    return yield* changing(
      game,
      objects,
      objects.map((object): GameEvent => ({ e: "removeFromCombat", object, ...causeOf(resolution) })),
    );
  },

  *becomeBlocked(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution);
    return yield* changing(game, objects, becomeBlocked(game, objects, true));
  },

  *becomeUnblocked(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution);
    return yield* changing(game, objects, becomeBlocked(game, objects, false));
  },

  *block(game, effect, resolution) {
    const [attacker] = yield* pickObjects(game, effect.attacker, resolution);
    return yield* eachOf(game, effect.what, resolution, function* (id) {
      return attacker === undefined ? [] : yield* blocksNow(game, id, attacker);
    });
  },

  *becomeAttacking(game, { what, defender, attackedBy }, resolution) {
    if (attackedBy !== undefined) {
      const attacking = playersOf(game, attackedBy, resolution);
      return yield* eachOf(game, what, resolution, (id) => joinsAttack(game, resolution.controller, id, attacking));
    }
    const said = defender && [
      ...(defender.players ? playersOf(game, defender.players, resolution) : []),
      ...(defender.objects ? objectsOf(game, defender.objects, resolution) : []),
    ];
    return yield* eachOf(game, what, resolution, function* (id) {
      const attacked = said === undefined ? "choose" : said[0];
      return attacked === undefined ? [] : yield* attacksNow(game, id, attacked);
    });
  },

  *reselectAttacked(game, { what, among }, resolution) {
    return yield* eachOf(game, what, resolution, (id) =>
      reselects(game, resolution.controller, id, among === "any" ? () => true : isPlayer),
    );
  },
};

/** One after another, as each changes the combat that the next one looks at. */
function* eachOf(
  game: Game,
  what: Parameters<typeof pickObjects>[1],
  resolution: Resolution,
  change: (id: ObjectId) => Procedure<readonly GameEvent[]>,
): Procedure<Done> {
  const objects = yield* pickObjects(game, what, resolution);
  const changed: ObjectId[] = [];
  for (const id of objects) {
    const events = yield* change(id);
    if (events.length > 0) changed.push(id);
    yield* proposeAll(game, events);
  }
  return { entities: changed, amount: changed.length, did: changed.length > 0 };
}

function* changing(game: Game, objects: readonly ObjectId[], events: readonly GameEvent[]): Procedure<Done> {
  yield* proposeAll(game, events);
  return { entities: objects, amount: objects.length, did: events.length > 0 };
}
