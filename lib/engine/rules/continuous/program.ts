import type { StaticAbility } from "../../abilities/ability.ts";
import type { Zone } from "../../abilities/references.ts";
import type { Game } from "../../game.ts";
import { sameStatics } from "../../query/characteristics/byKind.ts";
import { spellOut } from "../../query/characteristics/compiled.ts";
import { copiableValues } from "../../query/characteristics/copiable.ts";
import { conditionHolds } from "../../query/evaluators/index.ts";
import type { AppliedEffect, Characteristics, ContinuousEffect, Layer, Program } from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { FACET, facetsOf } from "../../state/facets.ts";
import type { ObjectId } from "../../state/ids.ts";
import { zoneOf } from "../../state/objects.ts";
import { everyStack } from "../../state/turnMarkers.ts";
import { applied, asOne, givesToo, giving, inLayer } from "./applied.ts";
import { madeByAbilities, withLasting } from "./collected.ts";
import { affectedObjects } from "./continuous.ts";
import { ofKeywordCounters, withPTCounters } from "./counters.ts";
import { byTimestamp, nextEffect } from "./dependency.ts";
import { deployable } from "./deployCreatures.ts";
import { looksByLayer } from "./interference.ts";
import { LAYERS } from "./modification.ts";
import { functioningElsewhere, lastingEffect, onNextSpell, staticEffects } from "./staticEffects.ts";
import { workOut } from "./workOut.ts";

/**
 * Applies every continuous effect in the order of 613 and gathers what the resulting abilities make. `apart`: effects that
 * come to one stay apart, for whoever asks what each of them does.
 */
export function buildProgram(game: Game, apart = false): Program {
  const { state, derived } = game;
  const { characteristics } = derived;
  characteristics.clear();
  const inPlay = [
    ...state.battlefield.filter((id) => state.objects[id]!.phasedOut === undefined),
    ...everyStack(state),
  ];
  const elsewhere = functioningElsewhere(game);
  for (const id of [...inPlay, ...elsewhere]) characteristics.set(id, copiableValues(game, id));

  const layers = Object.fromEntries(LAYERS.map((layer) => [layer, [] as AppliedEffect[]])) as Record<
    Layer,
    AppliedEffect[]
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
  const fixed = new Map<ReadonlySet<ObjectId>, readonly ObjectId[]>();
  const affectedNow = (effect: ContinuousEffect): readonly ObjectId[] => {
    if (!("fixed" in effect.affects))
      return affectedObjects(game, effect, isAboutElsewhere(game, effect) ? everywhere : inPlay);
    const known = fixed.get(effect.affects.fixed) ?? affectedObjects(game, effect, everywhere);
    fixed.set(effect.affects.fixed, known);
    return known;
  };
  let candidates = candidatesNow();
  let empty = true;

  let interferes = false;
  for (const layer of LAYERS) {
    const done = new Set<ContinuousEffect>();
    const waitingNow = (): ContinuousEffect[] =>
      candidates.length === 0
        ? []
        : candidates.filter((effect) => effect.layers.includes(layer) && !done.has(effect)).sort(byTimestamp);
    for (let waiting = waitingNow(); waiting.length > 0; ) {
      const next = nextEffect(game, waiting, layer, everywhere, started);
      interferes ||= next.interferes;
      const effect = waiting.splice(next.at, 1)[0]!;
      done.add(effect);
      if (!started.has(effect)) {
        if (effect.condition !== undefined && !conditionHolds(game, effect.condition, effect.context)) {
          idle.add(effect);
          continue;
        }
        started.set(effect, affectedNow(effect));
      }
      // What rests on nothing and is first would come next anyway.
      const others = next.at === 0 && !apart ? waiting : [];
      const { by, count } = run(inLayer(effect, layer), others, layer);
      for (const other of others.splice(0, count)) {
        done.add(other);
        if (!started.has(other)) started.set(other, started.get(effect)!);
      }
      layers[layer].push(by);
      empty = false;
      const affected = started.get(effect)!;
      game.execution.effort += affected.length / APPLICATIONS_AN_EVENT;
      let sourcesChanged = false;
      for (const id of affected) {
        const before = characteristics.get(id);
        if (before === undefined) continue;
        const after = applied(game, by, id, before);
        characteristics.set(id, after);
        sourcesChanged ||=
          after.controller !== before.controller || !sameStatics(game, before.abilities, after.abilities);
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
  const made = madeByAbilities(game, [...everywhere, ...given]);
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
  const looks = looksByLayer(game, [...started.keys(), ...idle]);
  const reachesElsewhere =
    [...fixed.keys()].some((ids) => [...ids].some((id) => isElsewhere(zoneOf(state, id)))) ||
    [...started.keys()].some((effect) => isAboutElsewhere(game, effect));
  const hasFaceDown = state.battlefield.some((id) => state.objects[id]!.faceDown !== undefined);
  const lastingToo = withLasting(made.ofAbilities, state.effects);
  return { layers, empty, reachesElsewhere, hasFaceDown, onSpells, reads, looks, interferes, ...made, ...lastingToo };
}

/** To apply an effect to so many objects takes about as long as an event (limits.ts). */
const APPLICATIONS_AN_EVENT = 64;

/** An effect together with so many of those that follow as come to one with it. */
function run(
  first: AppliedEffect,
  following: readonly ContinuousEffect[],
  layer: Layer,
): { readonly by: AppliedEffect; readonly count: number } {
  const given = followingGifts(first, following, layer);
  if (given.length > 0) return { by: giving([first, ...given]), count: given.length };
  let by = first;
  let count = 0;
  for (const next of following) {
    const both = next.condition === undefined ? asOne(by, inLayer(next, layer)) : undefined;
    if (both === undefined) break;
    by = both;
    count += 1;
  }
  return { by, count };
}

function followingGifts(
  first: AppliedEffect,
  following: readonly ContinuousEffect[],
  layer: Layer,
): readonly AppliedEffect[] {
  const found: AppliedEffect[] = [];
  for (const next of following) {
    const part = first.gives === undefined || next.condition !== undefined ? undefined : inLayer(next, layer);
    if (part === undefined || !givesToo(first, part)) break;
    found.push(part);
  }
  return found;
}

const isElsewhere = (zone: Zone | undefined): boolean =>
  zone !== undefined && zone !== "battlefield" && zone !== "stack";

/** Whether it may affect objects in other zones than the battlefield and the stack, by what it says. */
function isAboutElsewhere({ state }: Game, { affects, context }: ContinuousEffect): boolean {
  if ("fixed" in affects) return false;
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
