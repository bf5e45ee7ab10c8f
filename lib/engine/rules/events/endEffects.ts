import type { Game, Procedure } from "../../game.ts";
import { NOTHING_TO_DO } from "../../procedure.ts";
import type { Expiry } from "../../state/lasting.ts";
import { propose } from "./propose.ts";

/** Lasting effects and delayed triggers whose time is up end together (514.2). */
export function endEffects(game: Game, isOver: (until: Expiry) => boolean): Procedure {
  const { effects, delayed } = game.state;
  const ends = ({ until }: { readonly until?: Expiry }): boolean => until !== undefined && isOver(until);
  return effects.some(ends) || delayed.some(ends) ? ending(game, ends) : NOTHING_TO_DO;
}

function* ending(game: Game, ends: (one: { readonly until?: Expiry }) => boolean): Procedure {
  const { effects, delayed } = game.state;
  const lasting = effects.filter((effect) => !ends(effect));
  if (lasting.length !== effects.length) yield* propose(game, { e: "setEffects", effects: lasting });
  const waiting = delayed.filter((trigger) => !ends(trigger));
  if (waiting.length !== delayed.length) yield* propose(game, { e: "setDelayed", delayed: waiting });
}
