import type { Ability } from "../../abilities/ability.ts";
import type { Rule } from "../../abilities/rules.ts";
import type { Arrival } from "../../events.ts";
import type { Game } from "../../game.ts";
import { withoutTrace } from "../../query/characteristics/characteristics.ts";
import { zonesOfFunction } from "../../query/characteristics/compiled.ts";
import { copiableValues } from "../../query/characteristics/copiable.ts";
import { rememberedCharacteristics } from "../../query/characteristics/lastKnown.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds, playersOf } from "../../query/evaluators/index.ts";
import type { Characteristics, Program, RuleInstance } from "../../runtime.ts";
import { lookDuring } from "../../scope.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { zoneOf } from "../../state/objects.ts";
import { withLasting } from "./collected.ts";
import { isInItsTime } from "./expiry.ts";
import { LAYERS } from "./modification.ts";
import { asPermanent, buildProgram } from "./program.ts";
import { definingEffects, effectsOf } from "./staticEffects.ts";
import { workOut } from "./workOut.ts";

/** 613: what objects are and which rules hold, as continuous effects make them. */

/** The program of the present state. */
export function programOf(game: Game): Program {
  const { derived, state } = game;
  if (derived.program === undefined) {
    derived.program = lookDuring(game, { ...game.execution.scope, building: true }, () => buildProgram(game));
    derived.otherLasting = false;
    // 614.12: what is entering is looked at as it would be, not as the spell it is still remembered as here.
    const { entering } = game.execution.scope;
    if (entering !== undefined && !game.execution.scope.building) derived.characteristics.delete(entering.object);
  }
  if (derived.otherLasting) {
    derived.program = { ...derived.program, ...withLasting(derived.program.ofAbilities, state.effects) };
    derived.otherLasting = false;
  }
  return derived.program;
}

/** The characteristics of one object, worked out and remembered. */
export function layeredCharacteristics(game: Game, id: ObjectId): Characteristics {
  const zone = zoneOf(game.state, id);
  if (zone === undefined) return rememberedCharacteristics(game, id);
  if (game.execution.scope.building) return game.derived.characteristics.get(id) ?? whileBuilding(game, id);
  const { layers, empty, reachesElsewhere } = programOf(game);
  const known = game.derived.characteristics.get(id);
  if (known !== undefined) return known;
  const base = copiableValues(game, id);
  const own = zone === "battlefield" ? [] : definingEffects(game, id, base);
  const isAffected = !empty && (reachesElsewhere || zone === "battlefield" || zone === "stack");
  const worked = asPermanent(game, id, workOut(game, id, base, own, layers, !isAffected));
  // What a card elsewhere says of itself is not among what the program reads: it is worked out each time.
  if (own.length === 0) game.derived.characteristics.set(id, worked);
  else game.derived.characteristics.delete(id);
  return worked;
}

/** 604.3: while the layers are worked out, a card that they do not reach is what its characteristic-defining abilities say. */
function whileBuilding(game: Game, id: ObjectId): Characteristics {
  const base = copiableValues(game, id);
  const own = definingEffects(game, id, base).filter(({ characteristicDefining }) => characteristicDefining);
  return own.length === 0 ? base : withoutTrace(game, id, () => workOut(game, id, base, own, NO_EFFECTS, true));
}
const NO_EFFECTS = Object.fromEntries(LAYERS.map((layer) => [layer, []])) as unknown as Program["layers"];

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
  { chosen, modifications = [] }: Pick<Arrival, "chosen" | "modifications"> = {},
): Characteristics {
  const { layers } = programOf(game);
  // 611.2e: what makes it enter says what it is, too.
  const said: Ability = { kind: "static", effects: [{ static: "modify", affects: { what: "self" }, modifications }] };
  const statics = [...values.abilities.map(({ ability }) => ability), ...(modifications.length > 0 ? [said] : [])];
  const own = statics.flatMap((ability) =>
    ability.kind === "static" &&
    zonesOfFunction(ability).some((zone) => zone === "battlefield" || zone === "everywhere")
      ? effectsOf(game, ability, id, values.controller, 0)
      : [],
  );
  const would = (): Characteristics => workOut(game, id, values, own, layers, false);
  return lookDuring(game, { ...game.execution.scope, asIf: { object: id, chosen, onBattlefield: true } }, () =>
    withoutTrace(game, id, would),
  );
}

/** 612.5: its rules text, after the effects that copy and change text (613.1a-c). */
export function rulesTextOf(game: Game, id: ObjectId): readonly Ability[] {
  const { layers } = programOf(game);
  const { abilities } = withoutTrace(game, id, () =>
    workOut(game, id, copiableValues(game, id), [], layers, false, ["1", "2", "3"]),
  );
  return abilities.map(({ ability }) => ability);
}

type Named<R, K> = R extends { readonly rule: infer N } ? (K extends N ? R : never) : never;
/** The members of `Rule` that carry this name. */
export type RuleOf<K extends Rule["rule"]> = Named<Rule, K>;

const NONE: readonly never[] = [];
/** 116.2d: whether this player ignores the effect of that object's static ability for now. */
export const ignores = (game: Game, { self }: Context, player: Seat): boolean =>
  rulesOf(game, "ignores").some(
    ({ rule, context }) => context.self === self && playersOf(game, rule.who, context).includes(player),
  );

/** The rules of one kind that hold: now, or of the program of another time. */
export function rulesOf<K extends Rule["rule"]>(
  game: Game,
  kind: K,
  program: Program = programOf(game),
): readonly (RuleInstance & { readonly rule: RuleOf<K> })[] {
  const found = program.rules.get(kind);
  if (found === undefined) return NONE;
  const holding = found.some((r) => r.condition !== undefined || r.during !== undefined)
    ? found.filter(
        (r) =>
          (r.condition === undefined || conditionHolds(game, r.condition, r.context)) &&
          (r.during === undefined || isInItsTime(game, r.during)),
      )
    : found;
  return holding as readonly (RuleInstance & { readonly rule: RuleOf<K> })[];
}
