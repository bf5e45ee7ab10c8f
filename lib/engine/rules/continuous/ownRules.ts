import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics.ts";
import { compiledFace } from "../../query/compiled.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import type { RuleInstance } from "../../runtime.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import type { RuleOf } from "./layers.ts";

const NOTHING: readonly Entity[] = [];

/** Rules that a card's own static abilities make about casting that card, wherever it is (113.6e-g). */
export function ownRules<
  K extends "additionalCost" | "costs" | "alternativeCost" | "flashFor" | "castOnly" | "paidWith",
>(
  game: Game,
  card: ObjectId,
  player: Seat,
  kind: K,
  couldTarget: readonly Entity[] = NOTHING,
): readonly (RuleInstance & { readonly rule: RuleOf<K> })[] {
  const { abilities } = characteristicsOf(game, card);
  const printed = compiledFace(game, definitionOf(game.state, card));
  if (abilities === printed.abilities && !printed.makesRules.has(kind)) return [];
  const context: Context = { self: card, controller: player, ...(couldTarget.length > 0 && { couldTarget }) };
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
