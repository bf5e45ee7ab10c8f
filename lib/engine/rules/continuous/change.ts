import type { Modification } from "../../abilities/modifications.ts";
import type { Game } from "../../game.ts";
import { spellOut } from "../../query/characteristics/compiled.ts";
import { affectedBy } from "../../query/characteristics/lasting.ts";
import type { AppliedEffect, Characteristics, Program } from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { EVERY_FACET } from "../../state/facets.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import { MOST } from "../../state/numbers.ts";
import { staleEverything } from "../../state/stale.ts";
import { BASIC_LAND_TYPES } from "../../state/subtypes.ts";
import { applied, asOne, inLayer } from "./applied.ts";
import { isQuiet } from "./constant.ts";
import { writtenBy } from "./interference.ts";
import { LAYERS } from "./modification.ts";
import { asPermanent } from "./program.ts";
import { lastingEffect } from "./staticEffects.ts";

/**
 * Lasting effects that began or ended. Most change what nothing else looks at, of objects that are fixed (611.2c), and come
 * last in their layers, or change no object at all: then all else that was worked out stays as it is (state/stale.ts).
 */

/** The latest of the state's effects has just begun. */
export function effectBegan(game: Game): void {
  const { derived, state } = game;
  const effect = state.effects.at(-1)!;
  const program = settledProgram(game);
  const isOnTop = program !== undefined && isAboutObjects(effect) && comesOnTop(game, program, effect);
  if (program === undefined || (isAboutObjects(effect) && !isOnTop)) {
    staleEverything(game);
    return;
  }
  if (isOnTop) derived.program = { ...program, ...putOnTop(game, program, effect) };
  derived.otherLasting ||= effect.rules !== undefined || effect.replacement !== undefined;
}

/** The state has other effects than `before`. */
export function effectsReplaced(game: Game, before: readonly LastingEffect[]): void {
  const [were, are] = [before.filter(isAboutObjects), game.state.effects.filter(isAboutObjects)];
  const stay = were.length === are.length && were.every((effect, at) => effect === are[at]);
  if (!stay || settledProgram(game) === undefined) staleEverything(game);
  else game.derived.otherLasting = true;
}

/** The program, unless some effect may rest on anything, or it is worked out anew in any case. */
function settledProgram({ derived: { program, held } }: Game): Program | undefined {
  return held !== undefined || program?.reads === EVERY_FACET ? undefined : program;
}

/** Otherwise it makes rules or replacements alone. */
const isAboutObjects = ({ modifications, pairs, nextSpell }: LastingEffect): boolean =>
  modifications !== undefined || pairs === true || nextSpell !== undefined;

/** Whether it changes nothing but objects in play, and nothing that another effect or a condition looks at (613.8a). */
function comesOnTop(game: Game, program: Program, effect: LastingEffect): boolean {
  const { modifications, pairs, nextSpell } = effect;
  if (modifications === undefined || pairs || nextSpell !== undefined) return false;
  // 804: an ability that is worked out last.
  if (game.state.options.deployCreatures) return false;
  if (program.interferes) return false;
  if (LAYERS.some((layer) => (program.looks[layer] & writtenBy(modifications, layer)) !== 0)) return false;
  if (!modifications.every(isQuiet)) return false;
  const { objects } = game.state;
  return [...affectedBy(game, effect)].every((id) => {
    const { zone, phasedOut } = objects[id] ?? {};
    return (zone === "battlefield" && phasedOut === undefined) || zone === "stack";
  });
}

function putOnTop(game: Game, program: Program, effect: LastingEffect): Pick<Program, "layers" | "empty"> {
  const { characteristics } = game.derived;
  const parts = lastingEffect(game, effect).flatMap((one) => one.layers.map((layer) => inLayer(one, layer)));
  const results = new Map<Characteristics, Characteristics | undefined>();
  for (const id of affectedBy(game, effect)) {
    const known = characteristics.get(id);
    if (known === undefined) continue;
    if (!results.has(known)) results.set(known, onTop(game, program, parts, id, known));
    const after = results.get(known);
    if (after === undefined) characteristics.delete(id);
    else characteristics.set(id, asPermanent(game, id, after));
  }
  if (effect.modifications!.some(bringsActivated)) game.derived.activatable = undefined;
  const layers = { ...program.layers };
  for (const part of parts) {
    const before = layers[part.layer];
    const both = before.length === 0 ? undefined : asOne(before.at(-1)!, part);
    layers[part.layer] = both === undefined ? [...before, part] : [...before.slice(0, -1), both];
  }
  return { layers, empty: false };
}

/** An object that is `known`, with the effect too; undefined where that depends on what comes after it in the layers. */
function onTop(
  game: Game,
  { layers }: Program,
  parts: readonly AppliedEffect[],
  id: number,
  known: Characteristics,
): Characteristics | undefined {
  let now = known;
  for (const part of parts) {
    if (part.layer === "7b" || (part.layer === "7c" && layers["7d"].length > 0)) return undefined;
    if (part.layer === "4" && part.modifications.some((one) => !justNames(one, now))) return undefined;
    now = applied(game, part, id, now);
  }
  const isExact = Math.max(Math.abs(now.power ?? 0), Math.abs(now.toughness ?? 0)) < MOST;
  return isExact ? now : undefined;
}

/** It adds types that bring nothing with them: neither power and toughness (208.3) nor mana abilities (305.6). */
const justNames = (modification: Modification, { types }: Characteristics): boolean =>
  modification.modify === "allCreatureTypes" ||
  (modification.modify === "addTypes" &&
    (!modification.types?.includes("creature") || (types & TYPE_BIT.creature) !== 0) &&
    !modification.subtypes?.some((subtype) => BASIC_LAND_TYPES.some((land) => land === subtype)));

const bringsActivated = (modification: Modification): boolean =>
  modification.modify === "addTypes" ||
  (modification.modify === "addAbility" && spellOut(modification.ability).some(({ kind }) => kind === "activated"));
