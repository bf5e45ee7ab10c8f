import type { Game } from "../../game.ts";
import type { LastingByUse } from "../../runtime.ts";
import type { Entity } from "../../state/ids.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import type { Context } from "../context.ts";

/** The lasting effects by what is asked about them, found once for a list of them, which grows at its end or is replaced. */
export function lastingByUse({ state: { effects }, derived }: Game): LastingByUse {
  const known = derived.byUse;
  const isSame = known?.of === effects && (known.count === 0 || effects[known.count - 1] === known.last);
  if (isSame && known.count === effects.length) return known;
  const {
    count: from,
    copying,
    pairing,
    whiles,
    awaiting,
  } = isSame ? known : { count: 0, copying: [], pairing: [], whiles: new Map<string, LastingEffect>(), awaiting: [] };
  const added = effects.slice(from);
  const copies = added.filter(({ modifications }) => modifications?.some(({ modify }) => modify === "copy"));
  const pairs = added.filter((effect) => effect.pairs);
  const waiting = added.filter(({ until }) => until?.at === "event");
  const begun = added.filter((effect) => effect.while !== undefined && !whiles.has(whileOf(effect)));
  derived.byUse = {
    ...{ of: effects, count: effects.length, last: effects.at(-1) },
    copying: copies.length === 0 ? copying : [...copying, ...copies],
    pairing: pairs.length === 0 ? pairing : [...pairing, ...pairs],
    whiles: begun.length === 0 ? whiles : new Map([...whiles, ...begun.map((one) => [whileOf(one), one] as const)]),
    awaiting: waiting.length === 0 ? awaiting : [...awaiting, ...waiting],
  };
  return derived.byUse;
}

/** What the condition of an effect "for as long as" rests on besides the present state: effects alike in that end together. */
export const whileOf = (effect: LastingEffect): string =>
  JSON.stringify([effect.while, Object.entries(contextOfLasting(effect))]);

export const contextOfLasting = (effect: LastingEffect): Context => ({
  self: effect.source,
  controller: effect.controller,
  ...(effect.targets && { targets: effect.targets }),
  ...(effect.notes && { notes: effect.notes }),
  ...(effect.event && { event: effect.event }),
  ...(effect.x !== undefined && { x: effect.x }),
});

/** 611.2c: what the effect affects as a set; the same set for effects that affect the same. */
export function affectedBy({ derived: { affected, sets } }: Game, effect: LastingEffect): ReadonlySet<Entity> {
  const known = affected.get(effect);
  if (known !== undefined) return known;
  const { objects = [] } = effect;
  const hash = objects.reduce((so, id) => (Math.imul(so, 31) + id) | 0, objects.length);
  const alike = sets.get(hash);
  const same = alike?.of.length === objects.length && alike.of.every((id, at) => id === objects[at]);
  const set = same ? alike.set : new Set(objects);
  if (sets.size >= MOST_SETS) sets.clear();
  if (!same) sets.set(hash, { of: objects, set });
  affected.set(effect, set);
  return set;
}

const MOST_SETS = 256;
