import type { Game, Procedure } from "../../game.ts";
import type { Expiry } from "../../state/state.ts";
import { propose } from "./propose.ts";

/** Lasting effects and delayed triggers whose time is up end together (514.2). */
export function* endEffects(game: Game, isOver: (until: Expiry) => boolean): Procedure {
  const { effects, delayed } = game.state;
  const lasting = effects.filter((effect) => effect.until === undefined || !isOver(effect.until));
  if (lasting.length !== effects.length) yield* propose(game, { e: "setEffects", effects: lasting });
  const waiting = delayed.filter((trigger) => trigger.until === undefined || !isOver(trigger.until));
  if (waiting.length !== delayed.length) yield* propose(game, { e: "setDelayed", delayed: waiting });
}
