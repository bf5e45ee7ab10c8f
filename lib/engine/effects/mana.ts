import { producedMana } from "../rules/produce.ts";
import { propose } from "../rules/propose.ts";
import { pickPlayers } from "./choices.ts";
import { causeOf, type Handlers } from "./resolution.ts";

/** 106.3-4: adding mana. */
export const manaEffects: Handlers<"addMana"> = {
  *addMana(game, effect, resolution) {
    let amount = 0;
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const produced = yield* producedMana(game, effect.mana, player, resolution, resolution.settled);
      const mana = produced.map((one) => ({
        ...one,
        ...(effect.restriction && { restriction: effect.restriction }),
        ...(effect.persists && { persists: effect.persists }),
      }));
      amount += mana.length;
      if (mana.length > 0)
        yield* propose(game, { e: "addMana", player, mana, from: resolution.self, ...causeOf(resolution) });
    }
    return { entities: [], amount, did: amount > 0 };
  },
};
