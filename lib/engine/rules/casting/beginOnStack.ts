import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { matches } from "../../query/evaluators/index.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import { proposeAll } from "../events/propose.ts";
import type { CastOption } from "./castOptions.ts";
import { grantedBy } from "./permissions.ts";

/** 611.2f, 611.3d: what affects this spell from the moment it is on the stack. */
export function* beginOnStack(game: Game, player: Seat, spell: ObjectId, { grants }: CastOption): Procedure {
  const { effects } = game.state;
  const next = effects.filter(
    ({ nextSpell, source, controller }) =>
      nextSpell?.by === player && matches(game, nextSpell.what, spell, { self: source, controller }),
  );
  const begin = (effect: Pick<LastingEffect, "source" | "controller" | "modifications">): GameEvent => ({
    e: "beginEffect",
    effect: { ...effect, objects: [spell] },
  });
  const begun: GameEvent[] = next.map(({ source, controller, modifications = [] }) =>
    begin({ source, controller, modifications }),
  );
  if (next.length > 0) begun.unshift({ e: "setEffects", effects: effects.filter((effect) => !next.includes(effect)) });
  if (grants !== undefined) begun.push(grantedBy(game, player, spell, grants));
  if (begun.length > 0) yield* proposeAll(game, begun);
}
