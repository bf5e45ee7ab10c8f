import { type CardType, type Color, isCardType } from "../../cards/schema.ts";
import type { Ability } from "../abilities/ability.ts";
import type { Filter } from "../abilities/filters.ts";
import type { Game } from "../game.ts";
import { lookDuring } from "../scope.ts";
import type { GameObject } from "../state/gameObject.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { currentOrLastKnown } from "../state/objects.ts";
import type { Context } from "./context.ts";
import { OTHER_NAME } from "./players/conspiracies.ts";

/**
 * What was chosen for this quality: as the spell or ability that is resolving was followed, or by the object whose
 * ability it is, which keeps what was chosen for it (607.2d).
 */
export function choiceOf(game: Game, { self, onStack }: Context, quality: string): string | number | undefined {
  return (onStack === undefined ? undefined : choicesOf(game, onStack)?.[quality]) ?? choicesOf(game, self)?.[quality];
}

/** The card name that was chosen, or both of them (702.106f). */
export const chosenNames = (game: Game, context: Context): readonly string[] =>
  ["name", OTHER_NAME].flatMap((quality) => {
    const name = choiceOf(game, context, quality);
    return typeof name === "string" ? [name] : [];
  });

export function choicesOf(game: Game, id: ObjectId): GameObject["chosen"] {
  const { asIf } = game.execution.scope;
  if (asIf?.object === id && asIf.chosen !== undefined) return asIf.chosen;
  return currentOrLastKnown(game.state, id)?.chosen;
}

/** What the choice of one of several players is kept as. */
export const choiceBy = (seat: Seat): string => `by ${seat}`;

/** Answers a question as if this had been chosen for an object. */
export const withChoice = <T>(game: Game, object: ObjectId, chosen: GameObject["chosen"], look: () => T): T =>
  lookDuring(game, { ...game.execution.scope, asIf: { object, chosen } }, look);

/**
 * 607.2d: a keyword ability with a quality that was chosen ("protection from the color of your choice"), with what the
 * object that grants it to another, or the effect, knows of the choice.
 */
export function withChosenQuality(game: Game, ability: Ability, context: Context): Ability {
  if (ability.kind !== "keyword" || !("filter" in ability.keyword) || ability.keyword.filter === undefined)
    return ability;
  const { filter } = ability.keyword;
  const settled = asChosen(filter, (quality) => choiceOf(game, context, quality));
  return settled === filter ? ability : { ...ability, keyword: { ...ability.keyword, filter: settled } };
}

function asChosen(filter: Filter, chosen: (quality: string) => string | number | undefined): Filter {
  switch (filter.is) {
    case "chosenColor": {
      const color = chosen("color");
      return color === undefined ? filter : { is: "color", color: color as Color };
    }
    case "chosenType": {
      const type = chosen("type");
      if (type === undefined) return filter;
      return isCardType(String(type))
        ? { is: "type", type: type as CardType }
        : { is: "subtype", subtype: String(type) };
    }
    case "controlledBy": {
      if (filter.who.who !== "chosenForSelf") return filter;
      const seat = chosen("player");
      return typeof seat === "number" ? { is: "controlledBy", who: { who: "chosenForSelf", is: seat } } : filter;
    }
    case "and":
    case "or": {
      const of = filter.of.map((one) => asChosen(one, chosen));
      return of.every((one, i) => one === filter.of[i]) ? filter : { ...filter, of };
    }
    case "not": {
      const of = asChosen(filter.of, chosen);
      return of === filter.of ? filter : { ...filter, of };
    }
    default:
      return filter;
  }
}
