import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import { shuffled } from "../../rules/applying/shuffle.ts";
import { drawCards } from "../../rules/events/drawCards.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import { told } from "../../rules/events/told.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { repeated } from "../../state/numbers.ts";
import { apnap, onBattlefield } from "../../state/objects.ts";
import { pickFrom, pickObjects, pickPlayers, present } from "../choices.ts";
import { causeOf, type Handlers, type Resolution } from "../resolution.ts";

/** Keyword actions in which a permanent's controller uses the library or hand: explore, connive, manifest. */
export const actingEffects: Handlers<"explore" | "connive" | "manifestPermanent" | "manifestDread"> = {
  /** 701.40a. */
  *explore(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution);
    for (const object of objects) {
      const player = controllerOf(game, object);
      if ((yield* told(game, "explore", player, 1, { ...causeOf(resolution), object })) === 0) continue;
      const own: Resolution = { ...resolution, controller: player };
      const top = game.state.players[player]!.library.at(-1);
      let land = false;
      if (top !== undefined) {
        yield* propose(game, { e: "reveal", objects: [top], to: "all", ...causeOf(resolution) });
        land = (characteristicsOf(game, top).types & TYPE_BIT.land) !== 0;
        if (land) yield* propose(game, { e: "move", object: top, to: "hand", ...causeOf(resolution) });
      }
      if (!land) {
        if (onBattlefield(game.state, object))
          yield* propose(game, { e: "counters", on: object, kind: "+1/+1", count: 1, ...causeOf(resolution) });
        if (top !== undefined) {
          const { yes } = yield* choose<"confirm">(game, {
            ask: "confirm",
            player,
            about: "surveil",
            source: resolution.onStack ?? resolution.self,
          });
          if (yes) yield* propose(game, { e: "move", object: top, to: "graveyard", ...causeOf(own) });
        }
      }
      const explored = top === undefined ? {} : { detail: land ? "land" : "nonland" };
      const facts = { object, player };
      yield* propose(game, { e: "happened", on: "explore", facts, ...explored, ...causeOf(resolution) });
    }
    return { entities: objects, amount: objects.length, did: objects.length > 0 };
  },

  /** 701.47d: one after another, each chosen as its turn comes. */
  *connive(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution);
    const n = effect.times === undefined ? 1 : amountOf(game, effect.times, resolution);
    for (let left = objects; left.length > 0; ) {
      const first = apnap(game.state).find((seat) => left.some((id) => controllerOf(game, id) === seat))!;
      const from = left.filter((id) => controllerOf(game, id) === first);
      const [object] = yield* pickFrom(game, first, from, 1, 1, "choose", resolution);
      if ((yield* told(game, "connive", first, 1, { ...causeOf(resolution), object: object! })) > 0)
        yield* connives(game, object!, first, n, resolution);
      left = left.filter((id) => id !== object && onBattlefield(game.state, id));
    }
    return { entities: objects, amount: objects.length, did: objects.length > 0 };
  },

  /** 701.34a, 701.34e, 701.56a, 701.56e: face down under the instructed player's control, one at a time. */
  *manifestPermanent(game, effect, resolution) {
    const [controller = resolution.controller] = yield* pickPlayers(game, effect.who, resolution);
    const picked = yield* pickObjects(game, effect.what, resolution);
    const there = picked.flatMap((id) => present(game, id, resolution));
    const objects = effect.shuffled ? shuffled(game, there) : there;
    return yield* manifested(game, objects, { ...resolution, controller }, effect.as);
  },

  /** 701.60a-b. */
  *manifestDread(game, effect, resolution) {
    const entities = [];
    const times = effect.n === undefined ? 1 : repeated(amountOf(game, effect.n, resolution));
    for (const player of yield* pickPlayers(game, effect.who, resolution))
      for (let done = 0; done < times; done++) {
        entities.push(...(yield* dreadManifested(game, player, resolution)));
        yield* propose(game, { e: "happened", on: "manifestDread", facts: { player }, ...causeOf(resolution) });
      }
    return { entities, amount: entities.length, did: entities.length > 0 };
  },
};

function* dreadManifested(game: Game, player: Seat, resolution: Resolution): Procedure<readonly Entity[]> {
  const { library } = game.state.players[player]!;
  const top = library.slice(Math.max(0, library.length - 2)).reverse();
  if (top.length === 0) return [];
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player,
    about: "choose",
    from: top,
    min: 1,
    max: 1,
    source: resolution.onStack ?? resolution.self,
  });
  const { entities } = yield* manifested(game, chosen, { ...resolution, controller: player });
  yield* proposeAll(
    game,
    top
      .filter((id) => !chosen.includes(id))
      .map((object): GameEvent => ({ e: "move", object, to: "graveyard", ...causeOf(resolution) })),
  );
  return entities;
}

/** 701.47a, 701.47e. */
function* connives(game: Game, object: ObjectId, player: Seat, n: number, resolution: Resolution): Procedure {
  yield* drawCards(game, player, n, causeOf(resolution));
  const { hand } = game.state.players[player]!;
  const discards = Math.min(n, hand.length);
  const { chosen } =
    discards === 0
      ? { chosen: [] }
      : yield* choose<"choose">(game, {
          ask: "choose",
          player,
          about: "discard",
          from: hand,
          min: discards,
          max: discards,
          source: resolution.onStack ?? resolution.self,
        });
  const nonlands = chosen.filter((id) => (characteristicsOf(game, id).types & TYPE_BIT.land) === 0).length;
  yield* proposeAll(
    game,
    chosen.map((card): GameEvent => ({ e: "discard", player, object: card, ...causeOf(resolution) })),
  );
  if (nonlands > 0 && onBattlefield(game.state, object))
    yield* propose(game, { e: "counters", on: object, kind: "+1/+1", count: nonlands, ...causeOf(resolution) });
  // 701.47b: whatever of it was possible.
  yield* propose(game, { e: "happened", on: "connive", facts: { object, player }, ...causeOf(resolution) });
}

function* manifested(
  game: Game,
  objects: readonly ObjectId[],
  resolution: Resolution,
  by: "manifest" | "cloak" = "manifest",
) {
  const entities: ObjectId[] = [];
  for (const object of objects.flatMap((id) => present(game, id, resolution))) {
    const [moved] = yield* propose(game, {
      e: "move",
      object,
      to: "battlefield",
      arrival: { controller: resolution.controller, faceDown: { by } },
      ...causeOf(resolution),
    });
    if (moved?.object !== undefined) entities.push(moved.object);
  }
  return { entities, amount: entities.length, did: entities.length > 0 };
}
