import type { Rule } from "../../abilities/rules.ts";
import type { Game } from "../../game.ts";
import { abilitiesByKind } from "../../query/characteristics/byKind.ts";
import { copiableValues } from "../../query/characteristics/copiable.ts";
import { contextOfLasting } from "../../query/characteristics/lasting.ts";
import type { Context } from "../../query/context.ts";
import type { Program, ReplacementInstance, RuleInstance } from "../../runtime.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import { zoneOf } from "../../state/objects.ts";
import { functions } from "./staticEffects.ts";
import { type Holder, Triggers } from "./triggers.ts";

type Rules = Map<Rule["rule"], RuleInstance[]>;

/** What abilities make, now that it is settled who has which. */
export function madeByAbilities(game: Game, ids: readonly ObjectId[]): Pick<Program, "ofAbilities" | "triggers"> {
  const rules: Rules = new Map();
  const replacements: ReplacementInstance[] = [];
  const holders: Holder[] = [];
  for (const id of ids) {
    const { abilities, controller } = game.derived.characteristics.get(id) ?? copiableValues(game, id);
    const entered = game.state.objects[id]?.timestamp ?? 0;
    const kinds = abilitiesByKind(game, abilities);
    if (kinds.triggered.length > 0) holders.push({ id, controller, kinds, zone: zoneOf(game.state, id) });
    for (const { ability, given, index } of kinds.statics) {
      if (!functions(game, id, ability)) continue;
      const context: Context = { self: id, controller };
      const condition = ability.if && { condition: ability.if };
      ability.effects.forEach((effect, part) => {
        if (effect.static === "rule")
          addRule(rules, { rule: effect.rule, context, timestamp: Math.max(entered, given), ...condition });
        else if (effect.static === "replace") {
          replacements.push({ replacement: effect.replacement, context, ...condition, key: `${id}/${index}/${part}` });
        }
      });
    }
  }
  return { ofAbilities: { rules, replacements }, triggers: new Triggers(holders) };
}

/** What abilities make, and what lasting effects make besides. */
export function withLasting(
  ofAbilities: Program["ofAbilities"],
  effects: readonly LastingEffect[],
): Pick<Program, "rules" | "replacements" | "replacementsOf" | "ofMana"> {
  const rules: Rules = new Map();
  const replacements = [...ofAbilities.replacements];
  for (const [kind, made] of ofAbilities.rules) rules.set(kind, [...made]);
  for (const effect of effects) {
    if (effect.rules === undefined && effect.replacement === undefined) continue;
    const context = contextOfLasting(effect);
    const condition = effect.while && { condition: effect.while };
    const { until } = effect;
    const during = until !== undefined && "only" in until && until.only === true && { during: until };
    for (const rule of effect.rules ?? [])
      addRule(rules, { rule, context, timestamp: effect.timestamp, ...condition, ...during, lasting: effect.id });
    if (effect.replacement !== undefined) {
      replacements.push({
        replacement: effect.replacement,
        context,
        ...condition,
        lasting: effect,
        key: `lasting/${effect.id}`,
      });
    }
  }
  const ofMana = replacements.filter(
    ({ replacement: { instead } }) => instead.by === "mana" || instead.by === "manaTimes",
  );
  return { rules, replacements, replacementsOf: new Map(), ofMana };
}

function addRule(rules: Rules, instance: RuleInstance): void {
  const same = rules.get(instance.rule.rule);
  if (same === undefined) rules.set(instance.rule.rule, [instance]);
  else same.push(instance);
}
