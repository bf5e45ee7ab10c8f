import type { Body } from "../../abilities/ability.ts";
import type { Cost } from "../../abilities/costs.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { matches } from "../../query/evaluators/index.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import { asCard } from "../continuous/asCard.ts";
import { canChooseTargets } from "./targets.ts";

/** 702.47: cards that stay in the hand while a spell gains their text. */
interface Spliceable {
  readonly card: ObjectId;
  readonly costs: readonly Cost[];
}

/** The cards in a player's hand that could be spliced onto this spell, but for what it would cost (702.47a-b). */
export const spliceable = (game: Game, player: Seat, spell: ObjectId): readonly Spliceable[] =>
  game.state.players[player]!.hand.flatMap((card) => {
    const costs = spliceCost(game, player, card, spell);
    const context = { self: spell, controller: player, onStack: spell };
    return costs !== undefined &&
      splicedBodies(game, [card]).every((body) => canChooseTargets(game, body.targets, context))
      ? [{ card, costs }]
      : [];
  });

function spliceCost(game: Game, player: Seat, card: ObjectId, spell: ObjectId): readonly Cost[] | undefined {
  const context = { self: card, controller: player };
  for (const k of characteristicsOf(game, card).keywords.get("splice") ?? [])
    if ("cost" in k && k.cost !== undefined && "filter" in k && k.filter !== undefined)
      if (matches(game, asCard(k.filter), spell, context)) return k.cost;
  return undefined;
}

/** What the splices chosen for a spell cost. */
export const spliceCosts = (game: Game, player: Seat, spell: ObjectId): readonly (readonly Cost[])[] =>
  (game.state.objects[spell]?.cast?.spliced ?? []).flatMap((card) => {
    const cost = spliceCost(game, player, card, spell);
    return cost === undefined ? [] : [cost];
  });

/** 702.47c: the spell gains the spliced cards' instructions; what they say of themselves is then said of the spell. */
export const splicedBodies = (game: Game, cards: readonly ObjectId[]): readonly Body[] =>
  cards.flatMap((card) =>
    compiledFace(game, definitionOf(game.state, card)).abilities.flatMap(({ ability }) =>
      ability.kind === "spell" ? [ability.body] : [],
    ),
  );
