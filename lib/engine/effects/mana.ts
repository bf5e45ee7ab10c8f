import { propose } from "../rules/events/propose.ts";
import { lostAs } from "../rules/mana/lost.ts";
import { producedMana } from "../rules/mana/produce.ts";
import type { ObjectId } from "../state/ids.ts";
import { activateOne } from "./activatingMana.ts";
import { pickObjects, pickPlayers } from "./choices.ts";
import { causeOf, type Handlers } from "./resolution.ts";

/** 106.3-4: adding and losing mana. */
export const manaEffects: Handlers<"addMana" | "loseMana" | "activateMana"> = {
  *activateMana(game, effect, resolution) {
    const activated: ObjectId[] = [];
    for (const player of yield* pickPlayers(game, effect.who, resolution))
      for (const source of yield* pickObjects(game, effect.of, { ...resolution, currentPlayer: player }))
        if (yield* activateOne(game, player, source)) activated.push(source);
    return { entities: activated, amount: activated.length, did: activated.length > 0 };
  },

  *loseMana(game, effect, resolution) {
    let amount = 0;
    const [to] = effect.players === undefined ? [] : yield* pickPlayers(game, effect.players, resolution);
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const { mana } = game.state.players[player]!;
      if (mana.length === 0) continue;
      // 614.1a: what would be lost may become mana of another type.
      const become = lostAs(game, player);
      amount += become === undefined ? mana.length : 0;
      const left = become === undefined ? [] : mana.map((one) => ({ ...one, type: become }));
      yield* propose(game, { e: "setMana", player, mana: left });
      // 106.13: what is said of it, and what produced it, stays as it is.
      if (to !== undefined && become === undefined)
        yield* propose(game, { e: "setMana", player: to, mana: [...game.state.players[to]!.mana, ...mana] });
    }
    return { entities: [], amount, did: amount > 0 };
  },

  *addMana(game, effect, resolution) {
    const { settled, tapped } = resolution;
    let amount = 0;
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const planned = [...(settled ?? [])];
      const produced = yield* producedMana(game, effect.mana, player, resolution, settled);
      const { mana: pool } = game.state.players[player]!;
      const added = 1 + pool.reduce((most, one) => Math.max(most, one.added ?? 0), 0);
      const mana = produced.map((one) => ({
        ...one,
        ...(effect.restriction?.spent && { added }),
        ...(effect.restriction && { restriction: effect.restriction }),
        ...(effect.persists && { persists: effect.persists }),
      }));
      if (mana.length === 0) continue;
      const outcomes = yield* propose(game, {
        e: "addMana",
        player,
        mana,
        from: resolution.self,
        ...(tapped && { tapped }),
        ...(planned.length > 0 && { planned }),
        ...causeOf(resolution),
      });
      const count = outcomes.reduce((sum, { event }) => sum + (event.e === "addMana" ? event.mana.length : 0), 0);
      amount += count;
      // What was planned is the mana as it is added in the end (106.12b).
      settled?.splice(0, settled.length - Math.max(0, planned.length - count));
    }
    return { entities: [], amount, did: amount > 0 };
  },
};
