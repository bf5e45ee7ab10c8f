import type { TriggeredAbility } from "../../abilities/ability.ts";
import type { EventPattern } from "../../abilities/events.ts";
import type { Rule } from "../../abilities/statics.ts";
import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { copiableValues } from "../../query/copiable.ts";
import { isTriggeredManaAbility } from "../../query/manaAbility.ts";
import type { Program, ReplacementInstance, RuleInstance, TriggerInstance } from "../../runtime.ts";
import type { Happening } from "../../state/history.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { LastingEffect } from "../../state/state.ts";
import { contextOfLasting, functions } from "./staticEffects.ts";

type Rules = Map<Rule["rule"], RuleInstance[]>;

/** What abilities make, now that it is settled who has which. */
export function madeByAbilities(
  game: Game,
  ids: readonly ObjectId[],
): Pick<Program, "ofAbilities" | "triggers" | "triggersOn" | "manaTriggers" | "stateTriggers"> {
  const rules: Rules = new Map();
  const replacements: ReplacementInstance[] = [];
  const triggers: TriggerInstance[] = [];
  for (const id of ids) {
    const { abilities, controller } = game.derived.characteristics.get(id) ?? copiableValues(game, id);
    const entered = game.state.objects[id]?.timestamp ?? 0;
    abilities.forEach(({ ability, ref, timestamp: given = 0 }, index) => {
      if (ability.kind !== "static" && ability.kind !== "triggered") return;
      if (!functions(game, id, ability)) return;
      if (ability.kind === "triggered") {
        triggers.push({ ability, ref, source: id, controller });
        return;
      }
      const context: Context = { self: id, controller };
      const condition = ability.if && { condition: ability.if };
      ability.effects.forEach((effect, part) => {
        if (effect.static === "rule")
          addRule(rules, { rule: effect.rule, context, timestamp: Math.max(entered, given), ...condition });
        else if (effect.static === "replace") {
          replacements.push({ replacement: effect.replacement, context, ...condition, key: `${id}/${index}/${part}` });
        }
      });
    });
  }
  return {
    ofAbilities: { rules, replacements },
    triggers,
    triggersOn: byHappening(triggers),
    manaTriggers: triggers.filter((t) => isTriggeredManaAbility(t.ability)),
    stateTriggers: triggers.filter((t) => t.ability.when.on === "state"),
  };
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
    for (const rule of effect.rules ?? [])
      addRule(rules, { rule, context, timestamp: effect.timestamp, ...condition, lasting: effect.id });
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

/** 603.2: by each kind of event that their patterns name. */
function byHappening(triggers: readonly TriggerInstance[]): ReadonlyMap<Happening, readonly TriggerInstance[]> {
  const found = new Map<Happening, TriggerInstance[]>();
  for (const trigger of triggers)
    for (const kind of new Set(happeningsIn(trigger.ability.when))) {
      const same = found.get(kind);
      if (same === undefined) found.set(kind, [trigger]);
      else same.push(trigger);
    }
  return found;
}

const happeningsIn = (pattern: EventPattern | TriggeredAbility["when"]): readonly Happening[] => {
  if (pattern.on === "state") return [];
  return pattern.on === "anyOf" ? pattern.of.flatMap(happeningsIn) : [pattern.on];
};
