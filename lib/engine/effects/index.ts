import type { Effect, EffectKind } from "../abilities/effects.ts";
import type { Game, Procedure } from "../game.ts";
import { countStep } from "../procedure.ts";
import type { Context } from "../query/context.ts";
import type { Note } from "../state/history.ts";
import { backupEffects } from "./backup.ts";
import { cipherEffects } from "./cipher.ts";
import { combatEffects } from "./combat.ts";
import { continuousEffects } from "./continuous.ts";
import { counterEffects } from "./counters.ts";
import { damageEffects } from "./damage.ts";
import { flowEffects } from "./flow.ts";
import { actingEffects } from "./keywordActions/acting.ts";
import { chanceEffects } from "./keywordActions/chance.ts";
import { designationEffects } from "./keywordActions/designations.ts";
import { doorEffects } from "./keywordActions/doors.ts";
import { dungeonEffects } from "./keywordActions/dungeons.ts";
import { exchangeEffects } from "./keywordActions/exchange.ts";
import { growthEffects } from "./keywordActions/growth.ts";
import { meldEffects } from "./keywordActions/meld.ts";
import { pairingEffects } from "./keywordActions/pairing.ts";
import { supplementaryEffects } from "./keywordActions/supplementary.ts";
import { voteEffects } from "./keywordActions/votes.ts";
import { libraryEffects } from "./libraries/library.ts";
import { lifeTotalEffects } from "./lifeTotals.ts";
import { manaEffects } from "./mana.ts";
import { objectEffects } from "./objects.ts";
import { permanentEffects } from "./permanents.ts";
import { playerEffects } from "./players.ts";
import type { Done, Handlers, Resolution } from "./resolution.ts";
import { stackEffects } from "./stack.ts";
import { tokenEffects } from "./tokens.ts";
import { turnEffects } from "./turns.ts";

const HANDLERS: Handlers<EffectKind["do"]> = {
  ...objectEffects,
  ...combatEffects,
  ...playerEffects,
  ...damageEffects,
  ...counterEffects,
  ...continuousEffects,
  ...flowEffects,
  ...tokenEffects,
  ...manaEffects,
  ...libraryEffects,
  ...permanentEffects,
  ...pairingEffects,
  ...backupEffects,
  ...cipherEffects,
  ...meldEffects,
  ...actingEffects,
  ...growthEffects,
  ...exchangeEffects,
  ...lifeTotalEffects,
  ...designationEffects,
  ...doorEffects,
  ...dungeonEffects,
  ...supplementaryEffects,
  ...turnEffects,
  ...chanceEffects,
  ...voteEffects,
  ...stackEffects,
};

type AnyHandler = (game: Game, effect: Effect, resolution: Resolution) => Procedure<Done>;

const handlerOf = (kind: EffectKind["do"]): AnyHandler => HANDLERS[kind] as AnyHandler;

/** 608.2c: follows instructions in order, as a resolution of its own; what they noted. */
export function* runEffects(
  game: Game,
  context: Context,
  effects: readonly Effect[],
): Procedure<Readonly<Record<string, Note>>> {
  const resolution: Resolution = { follow, searched: new Map(), ...context, notes: { ...context.notes } };
  yield* follow(game, resolution, effects);
  return resolution.notes;
}

/** Follows instructions within a resolution. */
function* follow(game: Game, resolution: Resolution, effects: readonly Effect[]): Procedure {
  for (const effect of effects) {
    if (game.state.result !== undefined) return;
    countStep(game);
    const done = yield* handlerOf(effect.do)(game, effect, resolution);
    if (effect.note !== undefined) resolution.notes[effect.note] = done;
  }
}
