import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import type { RuleInstance } from "../../runtime.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import type { RuleOf } from "./layers.ts";

/**
 * Rules that a card's own static abilities make about casting that card, wherever it is (113.6e-g); `supposing` what is not
 * announced yet but might be.
 */
export function ownRules<
  K extends "additionalCost" | "costs" | "alternativeCost" | "flashFor" | "castOnly" | "paidWith" | "cantChoose",
>(
  game: Game,
  card: ObjectId,
  player: Seat,
  kind: K,
  supposing: Pick<Context, "couldTarget" | "intended" | "via"> = {},
): readonly (RuleInstance & { readonly rule: RuleOf<K> })[] {
  const { abilities } = characteristicsOf(game, card);
  const printed = compiledFace(game, definitionOf(game.state, card));
  if (abilities === printed.abilities && !printed.makesRules.has(kind)) return [];
  const context: Context = { self: card, controller: player, current: card, ...supposing };
  return abilities.flatMap(({ ability }) =>
    ability.kind !== "static" || (ability.if !== undefined && !conditionHolds(game, ability.if, context))
      ? []
      : ability.effects.flatMap((effect) =>
          effect.static === "rule" &&
          effect.rule.rule === kind &&
          "what" in effect.rule &&
          effect.rule.what !== undefined &&
          isAboutSelf(effect.rule.what)
            ? [{ rule: effect.rule as RuleOf<K>, context, timestamp: 0 }]
            : [],
        ),
  );
}

const isAboutSelf = (what: unknown): boolean =>
  typeof what === "object" && what !== null && "is" in what && what.is === "self";
