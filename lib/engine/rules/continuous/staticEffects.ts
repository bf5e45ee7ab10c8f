import type { StaticAbility, TriggeredAbility } from "../../abilities/ability.ts";
import type { Modification } from "../../abilities/modifications.ts";
import type { Game } from "../../game.ts";
import { abilitiesByKind } from "../../query/characteristics/byKind.ts";
import { compiledFace, zonesOfFunction } from "../../query/characteristics/compiled.ts";
import { affectedBy, contextOfLasting } from "../../query/characteristics/lasting.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import type { Characteristics, ContinuousEffect } from "../../runtime.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import { definitionOf, zoneOf } from "../../state/objects.ts";
import { LAYERS, layersOf } from "./modification.ts";

/** 611: where continuous effects come from: static abilities (611.3) and what resolved (611.2). */

/** Cards outside the battlefield and the stack with abilities that work where they are (113.6). */
export function functioningElsewhere(game: Game): ObjectId[] {
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
  const given = state.effects
    .filter(({ modifications }) => modifications?.some((one) => one.modify === "addAbility"))
    .map((effect) => affectedBy(game, effect));
  const inZone = [...new Set(given)].flatMap((ids) =>
    [...ids].filter((id) => ["exile", "graveyard", "hand"].includes(zoneOf(state, id) ?? "")),
  );
  return inZone.length === 0 ? found : [...new Set([...found, ...inZone])];
}

/** Effects of the static abilities that objects have at this point of the layers. */
export function staticEffects(
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

interface Source {
  readonly id: ObjectId;
  readonly ability: StaticAbility;
  readonly given: number;
}

function staticSources(game: Game, ids: readonly ObjectId[]): Source[] {
  const found: Source[] = [];
  for (const id of ids) {
    const { abilities } = game.derived.characteristics.get(id)!;
    for (const { ability, given } of abilitiesByKind(game, abilities).statics)
      if (functions(game, id, ability)) found.push({ id, ability, given });
  }
  return found;
}

export function functions(game: Game, id: ObjectId, ability: StaticAbility | TriggeredAbility): boolean {
  const zones = zonesOfFunction(ability);
  return zones.includes("everywhere") || zones.includes(zoneOf(game.state, id)!);
}

/** 613.7a: the timestamp of the object, or of what gave it the ability if that is later. */
export function effectsOf(
  game: Game,
  ability: StaticAbility,
  id: ObjectId,
  controller: Seat,
  given: number,
): ContinuousEffect[] {
  return ability.effects.flatMap((effect) => {
    if (effect.static !== "modify") return [];
    const modifications = given > 0 ? effect.modifications.map(ifGranted) : effect.modifications;
    return {
      context: { self: id, controller },
      timestamp: Math.max(game.state.objects[id]?.timestamp ?? 0, given),
      ...(given > 0 && { given }),
      characteristicDefining: given === 0 && (ability.characteristicDefining ?? false),
      affects: effect.affects,
      modifications,
      layers: LAYERS.filter((layer) => modifications.some((m) => layersOf(m).includes(layer))),
      ...(ability.if && { condition: ability.if }),
    };
  });
}

/** 604.3a: what an effect granted defines no characteristic: it sets power and toughness (613.4b). */
const ifGranted = (modification: Modification): Modification =>
  modification.modify === "definePT" ? { ...modification, modify: "setPT" } : modification;

/** 611.2f, 601.3e: what the next spell of a player will be given, for cards that would become it. */
export function onNextSpell(game: Game, effect: LastingEffect): ContinuousEffect[] {
  const { nextSpell } = effect;
  if (nextSpell === undefined) return [];
  return lastingEffect(game, effect).map((one) => ({
    ...one,
    context: { ...one.context, controller: nextSpell.by },
    affects: { what: "all", filter: nextSpell.what, of: { who: "you" }, in: "stack" },
  }));
}

export function lastingEffect(game: Game, effect: LastingEffect): ContinuousEffect[] {
  const { modifications } = effect;
  if (modifications === undefined) return [];
  const { lasting } = game.derived;
  const before = lasting.get(effect);
  if (before !== undefined) return [before];
  const known = {
    context: contextOfLasting(effect),
    timestamp: effect.timestamp,
    characteristicDefining: false,
    affects: { fixed: affectedBy(game, effect) },
    modifications,
    layers: LAYERS.filter((layer) => modifications.some((m) => layersOf(m).includes(layer))),
  };
  lasting.set(effect, known);
  return [known];
}

/**
 * What a card says of itself wherever it is: characteristic-defining abilities (604.3), and those that say where they work
 * (113.6b). On the battlefield the program has them already.
 */
export function definingEffects(game: Game, id: ObjectId, now: Characteristics): ContinuousEffect[] {
  const found: ContinuousEffect[] = [];
  for (const { ability } of now.abilities)
    if (ability.kind === "static" && (ability.characteristicDefining || isSoNow(game, ability, id, now.controller)))
      found.push(...effectsOf(game, ability, id, now.controller, 0).filter(isOfItself));
  return found;
}

const isOfItself = ({ affects }: ContinuousEffect): boolean => !("fixed" in affects) && affects.what === "self";
const isSoNow = (game: Game, ability: StaticAbility, self: ObjectId, controller: Seat): boolean =>
  ability.from === "everywhere" &&
  ability.effects.some((effect) => effect.static === "modify" && effect.affects.what === "self") &&
  (ability.if === undefined || conditionHolds(game, ability.if, { self, controller }));
