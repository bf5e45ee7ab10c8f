import type { Filter } from "../../abilities/filters.ts";
import { matches } from "../../query/evaluators/index.ts";
import { propose } from "../../rules/events/propose.ts";
import { zoneOf } from "../../state/objects.ts";
import { pickObjects } from "../choices.ts";
import { causeOf, type Handlers, NOTHING_DONE } from "../resolution.ts";

const PAIRABLE: Filter = {
  is: "and",
  of: [
    { is: "inZone", zone: "battlefield" },
    { is: "type", type: "creature" },
    { is: "controlledBy", who: { who: "you" } },
  ],
};

export const pairingEffects: Handlers<"pair" | "haunt"> = {
  /** 702.55b: the card remembers the creature, whatever becomes of that. */
  *haunt(game, effect, resolution) {
    const cards = yield* pickObjects(game, effect.what, resolution);
    const haunts = yield* pickObjects(game, effect.creature, resolution);
    for (const object of cards)
      if (zoneOf(game.state, object) === "exile")
        yield* propose(game, { e: "mark", object, change: { linked: { haunts } }, ...causeOf(resolution) });
    return { entities: cards, amount: cards.length, did: cards.length > 0 };
  },

  /** 702.95a, 702.95c-e: an effect that lasts for as long as both remain creatures under the player's control. */
  *pair(game, effect, resolution) {
    const one = yield* pickObjects(game, effect.one, resolution);
    const other = yield* pickObjects(game, effect.other, resolution);
    const objects = [...one, ...other];
    const unpaired: Filter = { is: "and", of: [PAIRABLE, { is: "not", of: { is: "paired" } }] };
    if (objects.length !== 2 || !objects.every((id) => matches(game, unpaired, id, resolution))) return NOTHING_DONE;
    yield* propose(game, {
      e: "beginEffect",
      effect: {
        source: resolution.self,
        controller: resolution.controller,
        objects,
        pairs: true,
        while: { if: "is", what: { what: "noted", name: "pair" }, filter: PAIRABLE },
        notes: { pair: { entities: objects, amount: 2, did: true } },
      },
      ...causeOf(resolution),
    });
    return { entities: objects, amount: 2, did: true };
  },
};
