import type { Entering } from "../abilities/destinations.ts";
import type { Arrival, GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { compiledFace } from "../query/characteristics/compiled.ts";
import { amountOf } from "../query/evaluators/index.ts";
import { proposeAll } from "../rules/events/propose.ts";
import { makeToken } from "../rules/tokens/tokens.ts";
import { pickObjects, pickPlayers } from "./choices.ts";
import { copiedFrom } from "./copyEffect.ts";
import { arrivalOf, linkOf } from "./destination.ts";
import { causeOf, type Done, type Handlers } from "./resolution.ts";

/** 111, 701.6: creating tokens. */
export const tokenEffects: Handlers<"createTokens" | "createTokenCopies"> = {
  *createTokens(game, effect, resolution) {
    const creating: GameEvent[] = [];
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const own = { ...resolution, currentPlayer: player };
      for (const { count: amount, token, entering } of [effect, ...(effect.also ?? [])]) {
        const count = amountOf(game, amount, own);
        if (count <= 0) continue;
        const arrival = entering === undefined ? {} : { arrival: arrivalOf(game, entering, own) };
        const definition = makeToken(game, token, own);
        if (isWithoutHost(game, definition, entering, arrival.arrival)) continue;
        creating.push({
          e: "createTokens",
          player,
          definition,
          count,
          ...arrival,
          ...linkOf(entering, resolution),
          ...causeOf(resolution),
        });
      }
    }
    return yield* created(game, creating);
  },

  *createTokenCopies(game, effect, resolution) {
    const originals = yield* pickObjects(game, effect.of, resolution);
    const creating: GameEvent[] = [];
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const own = { ...resolution, currentPlayer: player };
      for (const original of originals) {
        const count = amountOf(game, effect.count, own);
        if (count <= 0) continue;
        const copy = copiedFrom(game, original, effect.except, own);
        const arrival = effect.entering === undefined ? {} : { arrival: arrivalOf(game, effect.entering, own) };
        if (isWithoutHost(game, copy.definition, effect.entering, arrival.arrival)) continue;
        creating.push({
          e: "createTokens",
          player,
          definition: copy.definition,
          copy,
          count,
          ...arrival,
          ...linkOf(effect.entering, resolution),
          ...causeOf(resolution),
        });
      }
    }
    return yield* created(game, creating);
  },
};

/** All tokens of one instruction are created at once, whoever creates them and whatever they are copies of. */
function* created(game: Game, creating: readonly GameEvent[]): Procedure<Done> {
  const before = new Set(game.state.battlefield);
  yield* proposeAll(game, creating);
  const tokens = game.state.battlefield.filter((id) => !before.has(id));
  return { entities: tokens, amount: tokens.length, did: tokens.length > 0 };
}

/** 303.4i: an Aura token to be attached to what is undefined is not created. */
const isWithoutHost = (
  game: Game,
  definition: number,
  entering: Entering | undefined,
  arrival: Arrival | undefined,
): boolean =>
  entering?.attachedTo !== undefined &&
  arrival?.attachedTo === undefined &&
  compiledFace(game, definition, 0).subtypes.includes("Aura");
