import type { Effect } from "../abilities/effects.ts";
import type { Game, Procedure } from "../game.ts";
import { runEffects } from "../knots.ts";
import { choose } from "../procedure.ts";
import { compiledFace } from "../query/compiled.ts";
import type { ObjectId } from "../state/ids.ts";
import { apnap, definitionOf, zoneOf } from "../state/objects.ts";

/** 103.6: from the starting player on, each takes such actions with cards of the opening hand, in any order, each once. */
export function* openingHands(game: Game): Procedure {
  for (const player of apnap(game.state)) {
    let left = game.state.players[player]!.hand.filter((card) => actionWith(game, card).length > 0);
    while (left.length > 0) {
      const { chosen } = yield* choose<"choose">(game, {
        ask: "choose",
        player,
        about: "may",
        from: left,
        min: 0,
        max: 1,
      });
      const [card] = chosen;
      if (card === undefined) break;
      yield* runEffects(game, { self: card as ObjectId, controller: player }, actionWith(game, card));
      left = left.filter((other) => other !== card && zoneOf(game.state, other) === "hand");
    }
  }
}

const actionWith = (game: Game, card: ObjectId): readonly Effect[] =>
  compiledFace(game, definitionOf(game.state, card), 0).abilities.flatMap(({ ability }) =>
    ability.kind === "static"
      ? ability.effects.flatMap((effect) =>
          effect.static === "rule" && effect.rule.rule === "openingHand" ? effect.rule.effects : [],
        )
      : [],
  );
