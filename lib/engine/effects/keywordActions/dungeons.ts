import { venture } from "../../rules/cardTypes/dungeons.ts";
import { propose } from "../../rules/events/propose.ts";
import { pickPlayers } from "../choices.ts";
import { causeOf, doneBy, type Handlers } from "../resolution.ts";

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
    return doneBy(yield* propose(game, { e: "initiative", player, ...causeOf(resolution) }));
  },
};
