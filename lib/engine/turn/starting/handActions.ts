import type { Effect } from "../../abilities/effects.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf, zoneOf } from "../../state/objects.ts";
import { runEffects } from "../../upcalls.ts";
import { printedRules } from "./conspiracies.ts";

/** What cards let their owner do with them from a hand as the game starts: opening hands (103.6), mulligans (103.5b). */
export type HandAction = "openingHand" | "couldMulligan";

/** Whoever has such a card in the deck is asked, whatever the hand: being asked says nothing about it. */
export const hasHandActions = (game: Game, player: Seat, when: HandAction): boolean =>
  game.state.cards.some(([definition, owner]) => owner === player && actionsOf(game, definition, when).length > 0);

/**
 * Asks which cards of the hand are used so, up to `most` of them, and does what they say, after `first`. Returns whether
 * one was used.
 */
export function* takeHandActions(
  game: Game,
  player: Seat,
  when: HandAction,
  most = Number.POSITIVE_INFINITY,
  first?: (used: readonly ObjectId[]) => Procedure,
): Procedure<boolean> {
  const actions = (card: ObjectId) => actionsOf(game, definitionOf(game.state, card), when);
  const from = game.state.players[player]!.hand.filter((card) => actions(card).length > 0);
  const max = Math.min(most, from.length);
  const answer = yield* choose<"choose">(game, { ask: "choose", player, about: "may", from, min: 0, max, hint: when });
  const used = answer.chosen as readonly ObjectId[];
  if (used.length > 0 && first) yield* first(used);
  for (const card of used)
    if (zoneOf(game.state, card) === "hand") yield* runEffects(game, { self: card, controller: player }, actions(card));
  return used.length > 0;
}

const actionsOf = (game: Game, definition: number, when: HandAction): readonly Effect[] =>
  printedRules(game, definition, when).flatMap(({ effects }) => effects);
