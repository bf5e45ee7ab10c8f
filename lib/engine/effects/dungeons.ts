import type { Effect } from "../abilities/effects.ts";
import type { EventPattern } from "../abilities/events.ts";
import type { GameEvent } from "../events.ts";
import { venture } from "../rules/dungeons.ts";
import { propose, proposeAll } from "../rules/propose.ts";
import { pickPlayers } from "./choices.ts";
import { causeOf, doneBy, type Handlers } from "./resolution.ts";

/** Venturing (701.46) and the initiative (723). */
export const dungeonEffects: Handlers<"venture" | "takeInitiative"> = {
  *venture(game, effect, resolution) {
    const players = yield* pickPlayers(game, effect.who, resolution);
    for (const player of players) yield* venture(game, player, effect.into, causeOf(resolution).cause);
    return { entities: players, amount: players.length, did: players.length > 0 };
  },

  *takeInitiative(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined) return { entities: [], amount: 0, did: false };
    const others = game.state.delayed.filter((trigger) => trigger.text !== INITIATIVE);
    if (others.length !== game.state.delayed.length) yield* propose(game, { e: "setDelayed", delayed: others });
    // 723.2: the abilities of whoever has the initiative watch already as it is taken.
    yield* proposeAll(
      game,
      ABILITIES.map(
        ([when, does]): GameEvent => ({
          e: "delay",
          trigger: {
            when,
            body: { targets: [], effects: [does] },
            source: resolution.self,
            controller: player,
            once: false,
            notes: {},
            batch: true,
            text: INITIATIVE,
          },
        }),
      ),
    );
    return doneBy(yield* propose(game, { e: "initiative", player, ...causeOf(resolution) }));
  },
};

const INITIATIVE = "the initiative";
const YOU = { who: "you" } as const;
const INTO_UNDERCITY: Effect = { do: "venture", who: YOU, into: "Undercity" };
/** 723.2. */
const ABILITIES: readonly (readonly [EventPattern, Effect])[] = [
  [{ on: "step", step: "upkeep", of: YOU }, INTO_UNDERCITY],
  [
    { on: "damage", source: { is: "type", type: "creature" }, combat: true, to: { players: YOU } },
    { do: "takeInitiative", who: { who: "controllerOf", of: { what: "event", role: "other" } } },
  ],
  [{ on: "takeInitiative", who: YOU }, INTO_UNDERCITY],
];
