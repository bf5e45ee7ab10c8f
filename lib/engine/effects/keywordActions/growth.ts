import type { GameEvent } from "../../events.ts";
import {
  characteristicsOf,
  controllerOf,
  hasSubtype,
  isCreature,
  toughnessOf,
} from "../../query/characteristics/characteristics.ts";
import { amountOf, playersOf } from "../../query/evaluators/index.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import { incubator } from "../../rules/tokens/incubator.ts";
import { makeToken } from "../../rules/tokens/tokens.ts";
import { countersOn, onBattlefield } from "../../state/objects.ts";
import { pickFrom, pickObjects } from "../choices.ts";
import { causeOf, doneBy, type Handlers, NOTHING_DONE } from "../resolution.ts";

/** Keyword actions that put +1/+1 counters on creatures: 701.31, 701.33, 701.35, 701.43, 701.44, 701.51. */
export const growthEffects: Handlers<"monstrosity" | "adapt" | "bolster" | "support" | "amass" | "incubate"> = {
  /** 701.31a. */
  *monstrosity(game, effect, resolution) {
    const objects = effect.what === undefined ? [resolution.self] : yield* pickObjects(game, effect.what, resolution);
    const count = amountOf(game, effect.n, resolution);
    const growing = objects.filter(
      (id) => onBattlefield(game.state, id) && !game.state.objects[id]!.marks?.includes("monstrous"),
    );
    for (const object of growing) {
      yield* propose(game, { e: "counters", on: object, kind: "+1/+1", count, ...causeOf(resolution) });
      const { marks = [], chosen } = game.state.objects[object]!;
      yield* proposeAll(game, [
        // 701.31c: its other abilities may refer to X.
        {
          e: "mark",
          object,
          change: { marks: [...marks, "monstrous"], chosen: { ...chosen, number: resolution.x ?? count } },
        },
        { e: "happened", on: "monstrous", facts: { object, x: resolution.x ?? count }, ...causeOf(resolution) },
      ]);
    }
    return { entities: growing, amount: growing.length, did: growing.length > 0 };
  },

  /** 701.43a. */
  *adapt(game, effect, resolution) {
    const objects = effect.what === undefined ? [resolution.self] : yield* pickObjects(game, effect.what, resolution);
    const count = amountOf(game, effect.n, resolution);
    const events = objects
      .filter((id) => onBattlefield(game.state, id) && countersOn(game.state, id, "+1/+1") === 0)
      .map((on): GameEvent => ({ e: "counters", on, kind: "+1/+1", count, ...causeOf(resolution) }));
    return doneBy(yield* proposeAll(game, events));
  },

  /** 701.33a. */
  *bolster(game, effect, resolution) {
    const mine = game.state.battlefield.filter(
      (id) => isCreature(game, id) && controllerOf(game, id) === resolution.controller,
    );
    const least = Math.min(...mine.map((id) => toughnessOf(game, id)));
    const from = mine.filter((id) => toughnessOf(game, id) === least);
    const [on] = yield* pickFrom(game, resolution.controller, from, 1, 1, "choose", resolution);
    if (on === undefined) return NOTHING_DONE;
    const count = amountOf(game, effect.n, resolution);
    return doneBy(yield* propose(game, { e: "counters", on, kind: "+1/+1", count, ...causeOf(resolution) }));
  },

  /** 701.35a: its targets are in slots; each gets one counter. */
  *support(game, _, resolution) {
    const events = (resolution.targets ?? [])
      .flat()
      .map((on): GameEvent => ({ e: "counters", on, kind: "+1/+1", count: 1, ...causeOf(resolution) }));
    return doneBy(yield* proposeAll(game, events));
  },

  /** 701.44a. */
  *amass(game, effect, resolution) {
    const subtype = effect.subtype ?? "Zombie";
    const [player] = effect.who === undefined ? [resolution.controller] : playersOf(game, effect.who, resolution);
    if (player === undefined) return NOTHING_DONE;
    const armies = () =>
      game.state.battlefield.filter(
        (id) =>
          isCreature(game, id) &&
          hasSubtype(characteristicsOf(game, id), "Army") &&
          controllerOf(game, id) === player &&
          game.state.objects[id]!.phasedOut === undefined,
      );
    if (armies().length === 0) {
      const definition = makeToken(
        game,
        {
          colors: ["B"],
          supertypes: [],
          types: ["creature"],
          subtypes: [subtype, "Army"],
          power: 0,
          toughness: 0,
          abilities: [],
        },
        resolution,
      );
      yield* propose(game, { e: "createTokens", player, definition, count: 1, ...causeOf(resolution) });
    }
    const [on] = yield* pickFrom(game, player, armies(), 1, 1, "choose", resolution);
    if (on === undefined) return NOTHING_DONE;
    const count = amountOf(game, effect.n, resolution);
    yield* propose(game, { e: "counters", on, kind: "+1/+1", count, ...causeOf(resolution) });
    if (!hasSubtype(characteristicsOf(game, on), subtype)) {
      yield* propose(game, {
        e: "beginEffect",
        effect: {
          source: resolution.self,
          controller: player,
          objects: [on],
          modifications: [{ modify: "addTypes", subtypes: [subtype] }],
        },
        ...causeOf(resolution),
      });
    }
    return { entities: [on], amount: count, did: true };
  },

  /** 701.51a: an Incubator token with counters, which transforms into an artifact creature. */
  *incubate(game, effect, resolution) {
    const count = amountOf(game, effect.n, resolution);
    const players = effect.who === undefined ? [resolution.controller] : playersOf(game, effect.who, resolution);
    const before = new Set(game.state.battlefield);
    yield* proposeAll(
      game,
      players.map(
        (player): GameEvent => ({
          e: "createTokens",
          player,
          definition: incubator(game),
          count: 1,
          ...(count > 0 && { arrival: { counters: { "+1/+1": count } } }),
          ...causeOf(resolution),
        }),
      ),
    );
    const created = game.state.battlefield.filter((id) => !before.has(id));
    return { entities: created, amount: created.length, did: created.length > 0 };
  },
};
