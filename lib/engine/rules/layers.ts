import type { Ability, StaticAbility, TriggeredAbility } from "../abilities/ability.ts";
import type { Condition } from "../abilities/conditions.ts";
import type { Replacement, Rule } from "../abilities/statics.ts";
import type { Arrival } from "../events.ts";
import type { Characteristics, Game } from "../game.ts";
import { withoutTrace } from "../query/characteristics.ts";
import { compiledFace, spellOut, zonesOfFunction } from "../query/compiled.ts";
import { conditionHolds } from "../query/conditions.ts";
import type { Context } from "../query/context.ts";
import { copiableValues } from "../query/copiable.ts";
import { TYPE_BIT } from "../state/bits.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { definitionOf, zoneOf } from "../state/objects.ts";
import type { AbilityRef, LastingEffect } from "../state/state.ts";
import { affectedObjects, affects, applyModifications, type ContinuousEffect } from "./continuous.ts";
import { ofKeywordCounters, withPTCounters } from "./counters.ts";
import { byTimestamp, nextEffect } from "./dependency.ts";
import { FACET, facetsOf } from "./facets.ts";
import { rememberedCharacteristics } from "./lastKnown.ts";
import { isTriggeredManaAbility } from "./manaAbility.ts";
import { LAYERS, type Layer, layersOf } from "./modification.ts";

/**
 * 613: the interaction of continuous effects. A `Program` is what was found out for the present state: which effects
 * apply, layer by layer and in order, and the rules, replacements and triggers that the resulting abilities make. It
 * stays until an event touches something it depends on (state/stale.ts); until then a single object's characteristics
 * are worked out from it alone.
 */
export interface Program {
  readonly layers: Readonly<Record<Layer, readonly ContinuousEffect[]>>;
  readonly empty: boolean;
  readonly rules: ReadonlyMap<Rule["rule"], readonly RuleInstance[]>;
  readonly replacements: readonly ReplacementInstance[];
  /** 106.12b: those of them that modify the production of mana. */
  readonly ofMana: readonly ReplacementInstance[];
  readonly triggers: readonly TriggerInstance[];
  /** Effects on spells as they are on the stack, for cards that would become such (601.3e). */
  readonly onSpells: readonly ContinuousEffect[];
  /** 605.1b: those of them that are mana abilities. */
  readonly manaTriggers: readonly TriggerInstance[];
  /** The facets of the state its effects depend on. */
  readonly reads: number;
}

export interface RuleInstance {
  readonly rule: Rule;
  readonly context: Context;
  readonly timestamp: number;
  readonly condition?: Condition;
}
export interface ReplacementInstance {
  readonly replacement: Replacement;
  readonly context: Context;
  readonly condition?: Condition;
  /** A lasting effect, which may be used up. */
  readonly lasting?: LastingEffect;
  /** Tells one from another: each gets one opportunity to affect an event (614.5). */
  readonly key: string;
}
export interface TriggerInstance {
  readonly ability: TriggeredAbility;
  readonly ref: AbilityRef;
  readonly source: ObjectId;
  readonly controller: Seat;
}

/** The program of the present state. */
export function programOf(game: Game): Program {
  if (game.derived.program === undefined) game.derived.program = buildProgram(game);
  return game.derived.program;
}

/** The characteristics of one object, worked out and remembered. */
export function layeredCharacteristics(game: Game, id: ObjectId): Characteristics {
  if (zoneOf(game.state, id) === undefined) return rememberedCharacteristics(game, id);
  if (game.building) return game.derived.characteristics.get(id) ?? copiableValues(game, id);
  const { layers, empty } = programOf(game);
  const known = game.derived.characteristics.get(id);
  if (known !== undefined) return known;
  const base = copiableValues(game, id);
  const own = zoneOf(game.state, id) === "battlefield" ? [] : definingEffects(game, id, base);
  const worked = asPermanent(game, id, workOut(game, id, base, own, layers, empty));
  // What a card elsewhere says of itself is not among what the program reads: it is worked out each time.
  if (own.length === 0) game.derived.characteristics.set(id, worked);
  else game.derived.characteristics.delete(id);
  return worked;
}

/** What an object would be if these were its values before any effect (601.3e). */
export function characteristicsWith(game: Game, id: ObjectId, values: Characteristics): Characteristics {
  const { layers, empty } = programOf(game);
  return withoutTrace(game, id, () => workOut(game, id, values, definingEffects(game, id, values), layers, empty));
}

/**
 * 614.12: what an object with these copiable values would be on the battlefield, its own static abilities and what was
 * `chosen` for it already included.
 */
export function characteristicsOnEntering(
  game: Game,
  id: ObjectId,
  values: Characteristics,
  chosen?: Arrival["chosen"],
): Characteristics {
  const { layers } = programOf(game);
  const own = values.abilities.flatMap(({ ability }) =>
    ability.kind === "static" &&
    zonesOfFunction(ability).some((zone) => zone === "battlefield" || zone === "everywhere")
      ? effectsOf(game, ability, id, values.controller, 0)
      : [],
  );
  game.derived.entering = { id, chosen };
  const would = withoutTrace(game, id, () => workOut(game, id, values, own, layers, false));
  game.derived.entering = undefined;
  return would;
}

/** 612.5: its rules text, after the effects that copy and change text (613.1a-c). */
export function rulesTextOf(game: Game, id: ObjectId): readonly Ability[] {
  const { layers } = programOf(game);
  const { abilities } = withoutTrace(game, id, () =>
    workOut(game, id, copiableValues(game, id), [], layers, false, ["1", "2", "3"]),
  );
  return abilities.map(({ ability }) => ability);
}

/** 208.3: a permanent that is no creature has neither power nor toughness, whatever is printed on it (301.7a). */
function asPermanent(game: Game, id: ObjectId, now: Characteristics): Characteristics {
  if (now.power === undefined || (now.types & TYPE_BIT.creature) !== 0) return now;
  if (game.state.objects[id]?.zone !== "battlefield") return now;
  return { ...now, power: undefined, toughness: undefined, basePower: undefined, baseToughness: undefined };
}

/** Applies the settled effects to one object. */
function workOut(
  game: Game,
  id: ObjectId,
  base: Characteristics,
  own: readonly ContinuousEffect[],
  layers: Program["layers"],
  empty: boolean,
  through: readonly Layer[] = LAYERS,
): Characteristics {
  let now = base;
  if (empty && own.length === 0) return withPTCounters(game, id, now);
  const affected = new Map<ContinuousEffect, boolean>();
  for (const layer of through) {
    for (const effect of [...own.filter((e) => e.layers.includes(layer)), ...layers[layer]]) {
      let hit = affected.get(effect);
      if (hit === undefined) {
        game.derived.characteristics.set(id, now);
        hit = affects(game, effect, id);
        affected.set(effect, hit);
      }
      if (hit) now = applyModifications(game, effect, layer, id, now);
    }
    if (layer === "7c") now = withPTCounters(game, id, now);
  }
  return now;
}

/** 604.3: characteristic-defining abilities work everywhere; on the battlefield the program has them already. */
function definingEffects(game: Game, id: ObjectId, now: Characteristics): ContinuousEffect[] {
  return now.abilities.flatMap(({ ability }) =>
    ability.kind === "static" && ability.characteristicDefining ? effectsOf(game, ability, id, now.controller, 0) : [],
  );
}

interface Source {
  readonly id: ObjectId;
  readonly ability: StaticAbility;
  readonly given: number;
}

function buildProgram(game: Game): Program {
  const { state, derived } = game;
  const { characteristics } = derived;
  game.building = true;
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
  /** Effects whose condition is not so now; what they depend on may make it so. */
  const idle = new Set<ContinuousEffect>();
  const known = new Map<StaticAbility, Map<ObjectId, ContinuousEffect[]>>();
  let statics = staticEffects(game, inPlay, elsewhere, known, started);
  let empty = true;

  let interferes = false;
  for (const layer of LAYERS) {
    const applied = new Set<ContinuousEffect>();
    const waitingNow = (): ContinuousEffect[] =>
      [...new Set([...lasting, ...statics, ...started.keys()])]
        .filter((effect) => effect.layers.includes(layer) && !applied.has(effect))
        .sort(byTimestamp);
    for (let waiting = waitingNow(); waiting.length > 0; ) {
      const next = nextEffect(game, waiting, layer, inPlay, started);
      interferes ||= next.interferes;
      const effect = waiting.splice(next.at, 1)[0]!;
      applied.add(effect);
      if (!started.has(effect)) {
        if (effect.condition !== undefined && !conditionHolds(game, effect.condition, effect.context)) {
          idle.add(effect);
          continue;
        }
        started.set(
          effect,
          affectedObjects(game, effect, "fixed" in effect.affects ? [...inPlay, ...elsewhere] : inPlay),
        );
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
        statics = staticEffects(game, inPlay, elsewhere, known, started);
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
  const made = collect(game, inPlay, elsewhere);
  for (const id of elsewhere) characteristics.delete(id);
  for (const id of state.battlefield) {
    const now = characteristics.get(id);
    if (now !== undefined) characteristics.set(id, asPermanent(game, id, now));
  }
  game.building = false;
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
  return { layers, empty, onSpells, reads, ...made };
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

/** Cards outside the battlefield and the stack with abilities that work where they are (113.6). */
function functioningElsewhere(game: Game): ObjectId[] {
  const { state } = game;
  const found: ObjectId[] = [];
  const look = (ids: readonly ObjectId[], zone: "graveyard" | "hand" | "exile" | "command"): void => {
    for (const id of ids) {
      const record = state.objects[id];
      if (record?.faceDown !== undefined) continue;
      const { functionsIn } = compiledFace(game, definitionOf(state, id), record?.face ?? 0);
      if (functionsIn.has(zone)) found.push(id);
    }
  };
  for (const player of state.players) {
    look(player.graveyard, "graveyard");
    look(player.hand, "hand");
  }
  look(state.exile, "exile");
  look(state.command, "command");
  // What an effect gave such a card may work there as well ("it gains suspend").
  for (const { objects = [], modifications = [] } of state.effects)
    if (modifications.some((one) => one.modify === "addAbility"))
      for (const id of objects)
        if (["exile", "graveyard", "hand"].includes(zoneOf(state, id) ?? "") && !found.includes(id)) found.push(id);
  return found;
}

/** Effects of the static abilities that objects have at this point of the layers. */
function staticEffects(
  game: Game,
  inPlay: readonly ObjectId[],
  elsewhere: readonly ObjectId[],
  known: Map<StaticAbility, Map<ObjectId, ContinuousEffect[]>>,
  started: ReadonlyMap<ContinuousEffect, unknown>,
): ContinuousEffect[] {
  const found: ContinuousEffect[] = [];
  for (const { id, ability, given } of staticSources(game, [...inPlay, ...elsewhere])) {
    const ofAbility = known.get(ability) ?? new Map<ObjectId, ContinuousEffect[]>();
    known.set(ability, ofAbility);
    const { controller } = game.derived.characteristics.get(id)!;
    const before = ofAbility.get(id);
    // 613.6: an effect that has begun to apply goes on as it is; others are their source's controller's by now.
    const stays = before?.every((effect) => effect.context.controller === controller || started.has(effect));
    const effects = before !== undefined && stays ? before : effectsOf(game, ability, id, controller, given);
    ofAbility.set(id, effects);
    found.push(...effects);
  }
  return found;
}

function staticSources(game: Game, ids: readonly ObjectId[]): Source[] {
  const found: Source[] = [];
  for (const id of ids) {
    const { abilities } = game.derived.characteristics.get(id)!;
    for (const { ability, timestamp } of abilities) {
      if (ability.kind === "static" && functions(game, id, ability)) found.push({ id, ability, given: timestamp ?? 0 });
    }
  }
  return found;
}

function functions(game: Game, id: ObjectId, ability: StaticAbility | TriggeredAbility): boolean {
  const zones = zonesOfFunction(ability);
  return zones.includes("everywhere") || zones.includes(zoneOf(game.state, id)!);
}

/** 613.7a: the timestamp of the object, or of what gave it the ability if that is later. */
function effectsOf(
  game: Game,
  ability: StaticAbility,
  id: ObjectId,
  controller: Seat,
  given: number,
): ContinuousEffect[] {
  return ability.effects.flatMap((effect) =>
    effect.static === "modify"
      ? {
          context: { self: id, controller },
          timestamp: Math.max(game.state.objects[id]?.timestamp ?? 0, given),
          ...(given > 0 && { given }),
          characteristicDefining: ability.characteristicDefining ?? false,
          affects: effect.affects,
          modifications: effect.modifications,
          layers: LAYERS.filter((layer) => effect.modifications.some((m) => layersOf(m).includes(layer))),
          ...(ability.if && { condition: ability.if }),
        }
      : [],
  );
}

export const contextOfLasting = (effect: LastingEffect): Context => ({
  self: effect.source,
  controller: effect.controller,
  ...(effect.targets && { targets: effect.targets }),
  ...(effect.notes && { notes: effect.notes }),
  ...(effect.event && { event: effect.event }),
  ...(effect.x !== undefined && { x: effect.x }),
});

/** 611.2f, 601.3e: what the next spell of a player will be given, for cards that would become it. */
function onNextSpell(game: Game, effect: LastingEffect): ContinuousEffect[] {
  const { nextSpell } = effect;
  if (nextSpell === undefined) return [];
  return lastingEffect(game, effect).map((one) => ({
    ...one,
    context: { ...one.context, controller: nextSpell.by },
    affects: { what: "all", filter: nextSpell.what, of: { who: "you" }, in: "stack" },
  }));
}

function lastingEffect(game: Game, effect: LastingEffect): ContinuousEffect[] {
  const { modifications } = effect;
  if (modifications === undefined) return [];
  if (effect.while !== undefined && !conditionHolds(game, effect.while, contextOfLasting(effect))) return [];
  return [
    {
      context: contextOfLasting(effect),
      timestamp: effect.timestamp,
      characteristicDefining: false,
      affects: { fixed: effect.objects ?? [] },
      modifications,
      layers: LAYERS.filter((layer) => modifications.some((m) => layersOf(m).includes(layer))),
    },
  ];
}

/** What the abilities make, now that it is settled who has which. */
function collect(
  game: Game,
  inPlay: readonly ObjectId[],
  elsewhere: readonly ObjectId[],
): Pick<Program, "rules" | "replacements" | "ofMana" | "triggers" | "manaTriggers"> {
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
    const context = contextOfLasting(effect);
    const condition = effect.while && { condition: effect.while };
    for (const rule of effect.rules ?? []) addRule({ rule, context, timestamp: effect.timestamp, ...condition });
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
    ofMana,
    triggers,
    manaTriggers: triggers.filter((t) => isTriggeredManaAbility(t.ability)),
  };
}

type Named<R, K> = R extends { readonly rule: infer N } ? (K extends N ? R : never) : never;
/** The members of `Rule` that carry this name. */
export type RuleOf<K extends Rule["rule"]> = Named<Rule, K>;

const NONE: readonly RuleInstance[] = [];
/** The rules of one kind that hold now. */
export function rulesOf<K extends Rule["rule"]>(
  game: Game,
  kind: K,
): readonly (RuleInstance & { readonly rule: RuleOf<K> })[] {
  const found = programOf(game).rules.get(kind) ?? NONE;
  const holding = found.some((r) => r.condition !== undefined)
    ? found.filter((r) => r.condition === undefined || conditionHolds(game, r.condition, r.context))
    : found;
  return holding as readonly (RuleInstance & { readonly rule: RuleOf<K> })[];
}
