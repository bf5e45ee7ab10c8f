import type { StaticAbility, TriggeredAbility } from "../../abilities/ability.ts";
import type { EventPattern } from "../../abilities/events.ts";
import type { Zone } from "../../abilities/references.ts";
import type { Rule } from "../../abilities/statics.ts";
import type { Game } from "../../game.ts";
import { spellOut } from "../../query/compiled.ts";
import type { Context } from "../../query/context.ts";
import { copiableValues } from "../../query/copiable.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import { isTriggeredManaAbility } from "../../query/manaAbility.ts";
import type {
  Characteristics,
  ContinuousEffect,
  Layer,
  Program,
  ReplacementInstance,
  RuleInstance,
  TriggerInstance,
} from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { FACET, facetsOf } from "../../state/facets.ts";
import type { Happening } from "../../state/history.ts";
import type { ObjectId } from "../../state/ids.ts";
import { zoneOf } from "../../state/objects.ts";
import { affectedObjects, applyModifications } from "./continuous.ts";
import { ofKeywordCounters, withPTCounters } from "./counters.ts";
import { byTimestamp, nextEffect } from "./dependency.ts";
import { deployable } from "./deployCreatures.ts";
import { LAYERS } from "./modification.ts";
import {
  contextOfLasting,
  functioningElsewhere,
  functions,
  lastingEffect,
  onNextSpell,
  staticEffects,
} from "./staticEffects.ts";
import { workOut } from "./workOut.ts";

/** Applies every continuous effect in the order of 613 and gathers what the resulting abilities make. */
export function buildProgram(game: Game): Program {
  const { state, derived } = game;
  const { characteristics } = derived;
  characteristics.clear();
  const inPlay = [...state.battlefield.filter((id) => state.objects[id]!.phasedOut === undefined), ...state.stack];
  const elsewhere = functioningElsewhere(game);
  for (const id of [...inPlay, ...elsewhere]) characteristics.set(id, copiableValues(game, id));

  const layers = Object.fromEntries(LAYERS.map((layer) => [layer, [] as ContinuousEffect[]])) as Record<
    Layer,
    ContinuousEffect[]
  >;
  const lasting = [
    ...state.effects.flatMap((effect) => lastingEffect(game, effect)),
    ...inPlay.flatMap((id) => (state.objects[id]!.counters === undefined ? [] : ofKeywordCounters(game, id))),
  ];
  const started = new Map<ContinuousEffect, readonly ObjectId[]>();
  const everywhere = [...inPlay, ...elsewhere];
  /** Effects whose condition is not so now; what they depend on may make it so. */
  const idle = new Set<ContinuousEffect>();
  const known = new Map<StaticAbility, Map<ObjectId, ContinuousEffect[]>>();
  const candidatesNow = (): readonly ContinuousEffect[] => {
    const statics = staticEffects(game, inPlay, elsewhere, known, started);
    return [...new Set([...lasting, ...statics, ...started.keys()])];
  };
  let candidates = candidatesNow();
  let empty = true;

  let interferes = false;
  for (const layer of LAYERS) {
    const applied = new Set<ContinuousEffect>();
    const waitingNow = (): ContinuousEffect[] =>
      candidates.length === 0
        ? []
        : candidates.filter((effect) => effect.layers.includes(layer) && !applied.has(effect)).sort(byTimestamp);
    for (let waiting = waitingNow(); waiting.length > 0; ) {
      const next = nextEffect(game, waiting, layer, everywhere, started);
      interferes ||= next.interferes;
      const effect = waiting.splice(next.at, 1)[0]!;
      applied.add(effect);
      if (!started.has(effect)) {
        if (effect.condition !== undefined && !conditionHolds(game, effect.condition, effect.context)) {
          idle.add(effect);
          continue;
        }
        started.set(effect, affectedObjects(game, effect, isAboutElsewhere(game, effect) ? everywhere : inPlay));
      }
      layers[layer].push(effect);
      empty = false;
      let sourcesChanged = false;
      for (const id of started.get(effect)!) {
        const before = characteristics.get(id);
        if (before === undefined) continue;
        const after = applyModifications(game, effect, layer, id, before);
        characteristics.set(id, after);
        sourcesChanged ||= after.controller !== before.controller || !sameStatics(before, after);
      }
      // 613.8c, 613.6: an effect may begin to exist in this very layer, or end before it began.
      if (sourcesChanged) {
        candidates = candidatesNow();
        waiting = waitingNow();
      }
    }
    if (layer === "7c") {
      for (const id of inPlay) {
        const before = characteristics.get(id)!;
        const after = withPTCounters(game, id, before);
        if (after !== before) characteristics.set(id, after);
      }
    }
  }
  const given = givenElsewhere(game, [...started.keys()], elsewhere);
  for (const id of given) characteristics.set(id, workOut(game, id, copiableValues(game, id), [], layers, false));
  const made = collect(game, inPlay, [...elsewhere, ...given]);
  for (const id of [...elsewhere, ...given]) characteristics.delete(id);
  for (const id of state.battlefield) {
    const now = characteristics.get(id);
    if (now !== undefined) characteristics.set(id, asPermanent(game, id, now));
  }
  const onSpells = [
    ...[...started.keys()].filter(
      ({ affects }) => !("fixed" in affects) && affects.what === "all" && affects.in?.includes("stack"),
    ),
    ...state.effects.flatMap((effect) => onNextSpell(game, effect)),
  ];
  // Where effects may depend on each other, their order rests on which objects there are; where they give abilities
  // that make rules, replacements or triggers, those rest on who has them.
  const resting = interferes || [...started.keys()].some(givesToMany);
  const reads = facetsOf(game, [...started.keys(), ...idle]) | (resting ? FACET.membership : 0);
  const reachesElsewhere = [...started.keys()].some((effect) => isAboutElsewhere(game, effect));
  const hasFaceDown = state.battlefield.some((id) => state.objects[id]!.faceDown !== undefined);
  return { layers, empty, reachesElsewhere, hasFaceDown, onSpells, reads, ...made };
}

/** Whether it may affect objects in other zones than the battlefield and the stack. */
function isAboutElsewhere({ state }: Game, { affects, context }: ContinuousEffect): boolean {
  const isElsewhere = (zone: Zone | undefined): boolean =>
    zone !== undefined && zone !== "battlefield" && zone !== "stack";
  if ("fixed" in affects) return [...affects.fixed].some((id) => isElsewhere(zoneOf(state, id)));
  if (affects.what === "self") return isElsewhere(zoneOf(state, context.self));
  if (affects.what !== "all") return true;
  const zones = affects.in ?? "battlefield";
  return typeof zones === "string" ? isElsewhere(zones) : zones.some(isElsewhere);
}

/** 604.1: cards in other zones that effects give abilities which do something by themselves there. */
function givenElsewhere(
  { state }: Game,
  effects: readonly ContinuousEffect[],
  known: readonly ObjectId[],
): readonly ObjectId[] {
  const zones = new Set(
    effects
      .filter(givesToMany)
      .flatMap(({ affects }) => ("what" in affects && affects.what === "all" ? (affects.in ?? []) : [])),
  );
  const found: ObjectId[] = [];
  for (const zone of ["graveyard", "hand", "library"] as const)
    if (zones.has(zone)) found.push(...state.players.flatMap((player) => player[zone]));
  for (const zone of ["exile", "command"] as const) if (zones.has(zone)) found.push(...state[zone]);
  return found.filter((id) => !known.includes(id) && state.objects[id]?.faceDown === undefined);
}

/** 208.3: a permanent that is no creature has neither power nor toughness, whatever is printed on it (301.7a). */
export function asPermanent(game: Game, id: ObjectId, now: Characteristics): Characteristics {
  if ((now.types & TYPE_BIT.creature) !== 0) return deployable(game, id, now);
  if (now.power === undefined) return now;
  if (game.state.objects[id]?.zone !== "battlefield") return now;
  return { ...now, power: undefined, toughness: undefined, basePower: undefined, baseToughness: undefined };
}

/** Whether an effect gives abilities that do something by themselves to whatever objects fit. */
const givesToMany = ({ affects, modifications }: ContinuousEffect): boolean =>
  !("fixed" in affects) &&
  affects.what !== "self" &&
  modifications.some(
    (one) =>
      one.modify === "addAbility" &&
      spellOut(one.ability).some(({ kind }) => kind === "static" || kind === "triggered"),
  );

/** Whether an object has the same static abilities as before. */
function sameStatics(before: Characteristics, after: Characteristics): boolean {
  if (before.abilities === after.abilities) return true;
  const one = before.abilities.filter(({ ability }) => ability.kind === "static");
  const other = after.abilities.filter(({ ability }) => ability.kind === "static");
  return one.length === other.length && one.every(({ ability }, i) => ability === other[i]!.ability);
}

/** What the abilities make, now that it is settled who has which. */
function collect(
  game: Game,
  inPlay: readonly ObjectId[],
  elsewhere: readonly ObjectId[],
): Pick<
  Program,
  "rules" | "replacements" | "replacementsOf" | "ofMana" | "triggers" | "triggersOn" | "manaTriggers" | "stateTriggers"
> {
  const rules = new Map<Rule["rule"], RuleInstance[]>();
  const replacements: ReplacementInstance[] = [];
  const triggers: TriggerInstance[] = [];
  const addRule = (instance: RuleInstance): void => {
    const same = rules.get(instance.rule.rule);
    if (same === undefined) rules.set(instance.rule.rule, [instance]);
    else same.push(instance);
  };
  for (const id of [...inPlay, ...elsewhere]) {
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
          addRule({ rule: effect.rule, context, timestamp: Math.max(entered, given), ...condition });
        else if (effect.static === "replace") {
          replacements.push({ replacement: effect.replacement, context, ...condition, key: `${id}/${index}/${part}` });
        }
      });
    });
  }
  for (const effect of game.state.effects) {
    if (effect.rules === undefined && effect.replacement === undefined) continue;
    const context = contextOfLasting(effect);
    const condition = effect.while && { condition: effect.while };
    for (const rule of effect.rules ?? [])
      addRule({ rule, context, timestamp: effect.timestamp, ...condition, lasting: effect.id });
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
  return {
    rules,
    replacements,
    replacementsOf: new Map(),
    ofMana,
    triggers,
    triggersOn: byHappening(triggers),
    manaTriggers: triggers.filter((t) => isTriggeredManaAbility(t.ability)),
    stateTriggers: triggers.filter((t) => t.ability.when.on === "state"),
  };
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
