import type { Color } from "../../cards/schema.ts";
import type { Ability } from "../abilities/ability.ts";
import type { Filter } from "../abilities/filters.ts";
import type { Game } from "../game.ts";
import type { ObjectId } from "../state/ids.ts";

/**
 * 607.2d: a keyword ability with a quality that was chosen ("protection from the color of your choice"), as the object
 * that grants it to another knows the choice.
 */
export function withChosenQuality(game: Game, ability: Ability, granter: ObjectId): Ability {
  if (ability.kind !== "keyword" || !("filter" in ability.keyword) || ability.keyword.filter === undefined)
    return ability;
  const { filter } = ability.keyword;
  const known = (game.state.objects[granter] ?? game.state.lastKnown[granter]?.object)?.chosen;
  const settled = known === undefined ? filter : settle(filter, known);
  return settled === filter ? ability : { ...ability, keyword: { ...ability.keyword, filter: settled } };
}

function settle(filter: Filter, chosen: Readonly<Record<string, string | number>>): Filter {
  switch (filter.is) {
    case "chosenColor":
      return chosen.color === undefined ? filter : { is: "color", color: chosen.color as Color };
    case "chosenType":
      return chosen.type === undefined ? filter : { is: "subtype", subtype: String(chosen.type) };
    case "and":
    case "or": {
      const of = filter.of.map((one) => settle(one, chosen));
      return of.every((one, i) => one === filter.of[i]) ? filter : { ...filter, of };
    }
    case "not": {
      const of = settle(filter.of, chosen);
      return of === filter.of ? filter : { ...filter, of };
    }
    default:
      return filter;
  }
}
