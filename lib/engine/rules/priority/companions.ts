import type { Condition } from "../../abilities/conditions.ts";
import type { Cost } from "../../abilities/costs.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { isSorcerySpeed } from "../costs/activation.ts";
import { propose } from "../events/propose.ts";
import { canPay, payCosts } from "../paying/payCosts.ts";

/** 702.139: companions, chosen before the game and put into the hand once. */

const COST: readonly Cost[] = [{ pay: "mana", mana: "{3}" }];
const context = (self: ObjectId, controller: Seat): Context => ({ self, controller });

/** 103.2b: what a starting deck must be like for this card to be its companion. */
const conditionsOf = (game: Game, card: ObjectId): readonly Condition[] =>
  characteristicsOf(game, card).abilities.flatMap(({ ability }) =>
    ability.kind === "static"
      ? ability.effects.flatMap((effect) =>
          effect.static === "rule" && effect.rule.rule === "companion" ? effect.rule.deck : [],
        )
      : [],
  );

/** 103.2b: each player may reveal one card from outside the game that the starting deck lets be a companion. */
export function* chooseCompanions(game: Game, players: readonly Seat[]): Procedure {
  for (const player of players) {
    const from = (game.state.players[player]!.outside ?? []).filter((card) =>
      conditionsOf(game, card).some((deck) => conditionHolds(game, deck, context(card, player))),
    );
    if (from.length === 0) continue;
    const { chosen } = yield* choose<"choose">(game, {
      ask: "choose",
      player,
      about: "may",
      from,
      min: 0,
      max: 1,
      hint: "companion",
    });
    const [companion] = chosen;
    if (companion === undefined) continue;
    yield* propose(game, { e: "player", player, change: { companion } });
    yield* propose(game, { e: "reveal", objects: [companion], to: "all" });
  }
}

/** 116.2g: the companion this player could put into their hand now. */
export function takeableCompanion(game: Game, player: Seat): ObjectId | undefined {
  if (!isSorcerySpeed(game.state, player)) return undefined;
  const card = game.state.players[player]!.companion;
  // Something else may have brought it into the game.
  if (card === undefined || game.state.players[player]!.outside?.includes(card) !== true) return undefined;
  return canPay(game, player, COST, context(card, player)) ? card : undefined;
}

/** 116.2g: once a game. */
export function* takeCompanion(game: Game, player: Seat, card: ObjectId): Procedure {
  if (takeableCompanion(game, player) !== card)
    throw new Illegal("no-such-action", "There is no such action.", "116.2g");
  yield* payCosts(game, player, COST, context(card, player));
  yield* propose(game, { e: "move", object: card, to: "hand" });
  yield* propose(game, { e: "player", player, change: { companion: undefined } });
}
