import type { Ability } from "../abilities/ability.ts";
import type { Filter } from "../abilities/filters.ts";
import { choose } from "../procedure.ts";
import { matching } from "../query/evaluators/index.ts";
import { castNow } from "../rules/casting/castNow.ts";
import { propose, proposeAll } from "../rules/events/propose.ts";
import type { ObjectId } from "../state/ids.ts";
import { objectOf, zoneOf } from "../state/objects.ts";
import { pickFrom, pickObjects, pickPlayers } from "./choices.ts";
import { causeOf, type Handlers, NOTHING_DONE } from "./resolution.ts";

const YOUR_CREATURE: Filter = {
  is: "and",
  of: [
    { is: "type", type: "creature" },
    { is: "controlledBy", who: { who: "you" } },
  ],
};

/** 702.99a: of the creature, for as long as that card is encoded on it. */
const encoded = (link: string): Ability => ({
  kind: "triggered",
  when: { on: "damage", source: { is: "self" }, combat: true, to: { players: { who: "each" } } },
  body: {
    targets: [],
    effects: [{ do: "castCopy", who: { who: "you" }, what: { what: "linked", name: link } }],
  },
  keyword: "cipher",
  text: "cipher",
});

/** Cards encoded on creatures (702.99), and casting copies of cards (707.12). */
export const cipherEffects: Handlers<"encode" | "castCopy"> = {
  *encode(game, _, resolution) {
    const { self, controller } = resolution;
    if (zoneOf(game.state, self) !== "stack" || objectOf(game.state, self).kind !== "card") return NOTHING_DONE;
    const creatures = matching(game, YOUR_CREATURE, "battlefield", undefined, resolution);
    if (creatures.length === 0) return NOTHING_DONE;
    const { yes } = yield* choose<"confirm">(game, {
      ask: "confirm",
      player: controller,
      about: "may",
      source: self,
      hint: "cipher",
    });
    if (!yes) return NOTHING_DONE;
    const [creature] = yield* pickFrom(game, controller, creatures, 1, 1, "choose", resolution);
    const [moved] = yield* propose(game, { e: "move", object: self, to: "exile", ...causeOf(resolution) });
    const card = moved?.object;
    if (creature === undefined || card === undefined || zoneOf(game.state, card) !== "exile") return NOTHING_DONE;
    const link = `encoded ${card}`;
    yield* proposeAll(game, [
      {
        e: "mark",
        object: creature,
        change: { linked: { ...objectOf(game.state, creature).linked, [link]: [card] } },
      },
      {
        e: "beginEffect",
        effect: {
          source: card,
          controller,
          objects: [creature],
          modifications: [{ modify: "addAbility", ability: encoded(link) }],
          // 702.99c
          while: { if: "is", what: { what: "noted", name: link }, filter: { is: "inZone", zone: "exile" } },
          notes: { [link]: { entities: [card], amount: 1, did: true } },
        },
        ...causeOf(resolution),
      },
    ]);
    return { entities: [card], amount: 1, did: true };
  },

  *castCopy(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined) return NOTHING_DONE;
    const cast: ObjectId[] = [];
    for (const card of yield* pickObjects(game, effect.what, resolution)) {
      const source = resolution.onStack ?? resolution.self;
      const { yes } = yield* choose<"confirm">(game, { ask: "confirm", player, about: "may", source });
      if (!yes) continue;
      const [copy] = yield* propose(game, { e: "copyCard", of: card, player, ...causeOf(resolution) });
      const spell = yield* castNow(game, player, copy!.object!, { free: true, via: "free" }, source);
      if (spell !== undefined) cast.push(spell);
    }
    return { entities: cast, amount: cast.length, did: cast.length > 0 };
  },
};
