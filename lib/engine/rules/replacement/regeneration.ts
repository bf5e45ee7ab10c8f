import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { objectsOf } from "../../query/evaluators/index.ts";
import type { ObjectId } from "../../state/ids.ts";
import { rulesOf } from "../continuous/layers.ts";

/** 701.15b and the shields of 701.15a: what happens instead of destruction. */
export const regenerated = (object: ObjectId): readonly GameEvent[] => [
  { e: "undamage", object },
  { e: "tap", object },
  { e: "removeFromCombat", object },
  { e: "happened", on: "regenerate", facts: { object } },
];

/** 701.15c: "can't be regenerated": shields are not applied. */
export const mayRegenerate = (game: Game, event: Extract<GameEvent, { e: "destroy" }>): boolean =>
  event.noRegeneration !== true &&
  !rulesOf(game, "cantBeRegenerated").some(({ rule, context }) =>
    objectsOf(game, rule.who, context).includes(event.object),
  );
