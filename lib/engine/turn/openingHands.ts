import type { Effect } from "../abilities/effects.ts";
import type { Game, Procedure } from "../game.ts";
import { choose } from "../procedure.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { apnap, definitionOf, zoneOf } from "../state/objects.ts";
import { runEffects } from "../upcalls.ts";
import { printedRules } from "./conspiracies.ts";

/**
 * 103.6: from the starting player on, each takes such actions with cards of the opening hand, in the order chosen.
 * Whoever has such a card in the deck is asked, once, whatever the hand: being asked says nothing about it.
 */
export function* openingHands(
  game: Game,
  players: readonly Seat[] = apnap(game.state),
  /** Told, before each of them, who has still to do so. */
  before?: (left: readonly Seat[]) => void,
): Procedure {
  const actionsOf = (card: ObjectId): readonly Effect[] => actionsWith(game, definitionOf(game.state, card));
  for (const [at, player] of players.entries()) {
    if (game.state.players[player]!.lost || !hasInDeck(game, player)) continue;
    before?.(players.slice(at));
    const from = game.state.players[player]!.hand.filter((card) => actionsOf(card).length > 0);
    const { chosen } = yield* choose<"choose">(game, {
      ask: "choose",
      player,
      about: "may",
      from,
      min: 0,
      max: from.length,
      hint: "openingHand",
    });
    for (const card of chosen as readonly ObjectId[])
      if (zoneOf(game.state, card) === "hand")
        yield* runEffects(game, { self: card, controller: player }, actionsOf(card));
  }
}

const hasInDeck = (game: Game, player: Seat): boolean =>
  game.state.cards.some(([definition, owner]) => owner === player && actionsWith(game, definition).length > 0);

const actionsWith = (game: Game, definition: number): readonly Effect[] =>
  printedRules(game, definition, "openingHand").flatMap(({ effects }) => effects);
