import type { StaticAbility } from "../abilities/ability.ts";
import type { Replacement } from "../abilities/statics.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { applyInstead } from "../knots.ts";
import { choose } from "../procedure.ts";
import { characteristicsOf, controllerOf } from "../query/characteristics.ts";
import { compiledFace, zonesOfFunction } from "../query/compiled.ts";
import { conditionHolds } from "../query/conditions.ts";
import type { Context } from "../query/context.ts";
import { matches } from "../query/filters.ts";
import { patternMatches } from "../query/history.ts";
import { isPlayer, type Seat } from "../state/ids.ts";
import { definitionOf, ownerOf, zoneOf } from "../state/objects.ts";
import { insteadByCounter } from "./counterEffects.ts";
import { programOf, type ReplacementInstance, rulesOf } from "./layers.ts";
import { occurrencesOf } from "./occurrences.ts";
import { preventedByProtection } from "./protection.ts";
import { mayRegenerate } from "./regeneration.ts";

/**
 * 614-616: what becomes of an event before it happens. Each applicable effect gets one opportunity (614.5); the
 * affected player, or the controller of the affected object, chooses the order (616.1), self-replacement first.
 */
export function replaced(game: Game, event: GameEvent): Procedure<readonly GameEvent[]> {
  // 614.5: what an effect does instead is the same event modified, which that effect does not replace again.
  return replacedBeyond(game, event, game.execution.replacing ?? NONE);
}

/** The one opportunity of what counters do (122.1). */
const COUNTERS = "counters";
const NONE: ReadonlySet<string> = new Set();

function* replacedBeyond(game: Game, event: GameEvent, applied: ReadonlySet<string>): Procedure<readonly GameEvent[]> {
  if (event.e === "damage" && preventedByProtection(game, event)) return [];
  const countered = applied.has(COUNTERS) ? undefined : insteadByCounter(game, event);
  if (countered !== undefined) {
    const beyond = new Set(applied).add(COUNTERS);
    const results: GameEvent[] = [];
    for (const one of countered) results.push(...(yield* replacedBeyond(game, one, beyond)));
    return results;
  }
  const applicable = applicableTo(game, event, applied);
  if (applicable.length === 0) return [event];
  const next = yield* pick(game, event, applicable);
  const beyond = new Set(applied).add(next.key);
  if (next.replacement.optional !== undefined && !(yield* wanted(game, next)))
    return yield* replacedBeyond(game, event, beyond);
  const results: GameEvent[] = [];
  const outer = game.execution.replacing;
  game.execution.replacing = beyond;
  const instead = yield* applyInstead(game, event, next);
  game.execution.replacing = outer;
  for (const modified of instead) results.push(...(yield* replacedBeyond(game, modified, beyond)));
  return results;
}

/** Kinds of event that nothing in the vocabulary can replace; most events are of these. */
const REPLACEABLE: ReadonlySet<GameEvent["e"]> = new Set([
  "move",
  "createTokens",
  "draw",
  "discard",
  "mill",
  "destroy",
  "damage",
  "gainLife",
  "loseLife",
  "tap",
  "untap",
  "counters",
  "addMana",
  "turnFaceUp",
  "lose",
  "win",
  "transform",
  "counter",
  "happened",
]);

function applicableTo(game: Game, event: GameEvent, applied: ReadonlySet<string>): ReplacementInstance[] {
  if (!REPLACEABLE.has(event.e)) return [];
  // 101.1, 104.3a: nothing keeps a player from conceding.
  if (event.e === "lose" && event.reason === "concede") return [];
  const all = programOf(game).replacements;
  const own = event.e === "move" && event.to === "battlefield" ? ownEntering(game, event) : [];
  if (all.length === 0 && own.length === 0) return [];
  const from = "object" in event ? zoneOf(game.state, event.object as number) : undefined;
  const would = occurrencesOf(game, event, from === undefined ? {} : { from });
  return [...own, ...all].filter((instance) => {
    if (applied.has(instance.key)) return false;
    const { replacement, context, condition, lasting } = instance;
    if (lasting?.objects !== undefined && !concerns(event, lasting.objects)) return false;
    if (lasting?.players !== undefined && lasting.objects === undefined && !concerns(event, lasting.players))
      return false;
    if (lasting?.shield === 0) return false;
    if (condition !== undefined && !conditionHolds(game, condition, context)) return false;
    const hit = would.find((entry) => patternMatches(game, replacement.of, entry, context));
    if (hit === undefined) return false;
    if (replacement.instead.by === "regenerate" && event.e === "destroy" && !mayRegenerate(game, event)) return false;
    if (isPrevention(replacement) && event.e === "damage" && (event.unpreventable || unpreventable(game, event.source)))
      return false;
    return replacement.if === undefined || conditionHolds(game, replacement.if, { ...context, event: hit.facts });
  });
}

const isPrevention = (replacement: Replacement): boolean => replacement.instead.by === "prevent";

/** 615.12. */
const unpreventable = (game: Game, source: number): boolean =>
  rulesOf(game, "damageUnpreventable").some(
    ({ rule, context }) => rule.source === undefined || matches(game, rule.source, source, context),
  );

function concerns(event: GameEvent, entities: readonly number[]): boolean {
  if (event.e === "damage") return entities.includes(event.to);
  if ("object" in event && event.object !== undefined) return entities.includes(event.object as number);
  return "player" in event && event.player !== undefined && entities.includes(event.player);
}

/** 614.12: a permanent's own abilities say how it enters before it is on the battlefield. */
function ownEntering(game: Game, event: Extract<GameEvent, { e: "move" }>): ReplacementInstance[] {
  const { object, arrival } = event;
  if (arrival?.faceDown !== undefined) return [];
  const copy = arrival?.copy ?? game.state.objects[object]?.copy;
  const definition = copy?.definition ?? definitionOf(game.state, object);
  const face = copy?.face ?? arrival?.face ?? game.state.objects[object]?.face ?? 0;
  const controller = arrival?.controller ?? ownerOf(game.state, object);
  // 107.3m: X of a permanent's own entering is that of the spell it was.
  const x = arrival?.x ?? game.state.objects[object]?.x;
  const abilities =
    arrival?.copy === undefined && game.state.objects[object] !== undefined
      ? characteristicsOf(game, object).abilities
      : compiledFace(game, definition, face).abilities;
  return abilities.flatMap(({ ability }, index) =>
    ability.kind === "static" && zonesOfFunction(ability).includes("battlefield")
      ? entering(ability, { self: object, controller, ...(x !== undefined && { x }) }, `${definition}/${face}/${index}`)
      : [],
  );
}

const entering = (ability: StaticAbility, context: Context, key: string): ReplacementInstance[] =>
  ability.effects.flatMap((effect, part) =>
    effect.static === "replace" && effect.replacement.of.on === "move"
      ? {
          replacement: effect.replacement,
          context,
          ...(ability.if && { condition: ability.if }),
          key: `own/${key}/${part}`,
        }
      : [],
  );

/** 616.1: self-replacement (a-c: the entering object's own) before the rest; otherwise the affected player's choice. */
function* pick(
  game: Game,
  event: GameEvent,
  applicable: readonly ReplacementInstance[],
): Procedure<ReplacementInstance> {
  const copies = applicable.filter((instance) => instance.replacement.instead.by === "enterAsCopy");
  if (copies.length > 0) return copies[0]!;
  if (applicable.length === 1 || applicable.every(isEntering)) return applicable[0]!;
  const distinct = new Map(
    applicable.map((instance) => [JSON.stringify([instance.replacement, instance.context.controller]), instance]),
  );
  if (distinct.size === 1) return applicable[0]!;
  const options = applicable.map((instance) => characteristicsOf(game, instance.context.self).name);
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player: affectedPlayer(game, event),
    about: "replacement",
    options,
    min: 1,
    max: 1,
  });
  return applicable[chosen[0]!]!;
}

/** Entering tapped, with counters and the like: their order makes no difference. */
const isEntering = (instance: ReplacementInstance): boolean =>
  instance.replacement.instead.by === "entering" && instance.replacement.instead.asItEnters === undefined;

/** 616.1: the affected player, or the controller (else the owner) of the affected object. */
function affectedPlayer(game: Game, event: GameEvent): Seat {
  if (event.e === "damage") return isPlayer(event.to) ? event.to : controllerOf(game, event.to);
  if (event.e === "move" && event.to === "battlefield")
    return event.arrival?.controller ?? ownerOf(game.state, event.object);
  if ("player" in event && event.player !== undefined) return event.player;
  if ("object" in event && event.object !== undefined) return controllerOf(game, event.object as number);
  if (event.e === "counters") return isPlayer(event.on) ? event.on : controllerOf(game, event.on);
  return game.state.turn.active;
}

function* wanted(game: Game, instance: ReplacementInstance): Procedure<boolean> {
  const { self, controller } = instance.context;
  const { yes } = yield* choose<"confirm">(game, { ask: "confirm", player: controller, about: "may", source: self });
  return yes;
}
