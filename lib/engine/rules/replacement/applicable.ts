import type { EventPattern } from "../../abilities/events.ts";
import type { Replacement } from "../../abilities/replacements.ts";
import type { Cause, GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { controllerOf } from "../../query/characteristics/characteristics.ts";
import { affectedBy } from "../../query/characteristics/lasting.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds, matches, patternMatches } from "../../query/evaluators/index.ts";
import type { ReplacementInstance, Together } from "../../runtime.ts";
import { lookDuring } from "../../scope.ts";
import type { HistoryEntry } from "../../state/history.ts";
import { type Entity, isCardObject, isPlayer, type Seat } from "../../state/ids.ts";
import type { LastingEffect } from "../../state/lasting.ts";
import { ownerOf, zoneOf } from "../../state/objects.ts";
import { rulesOf } from "../continuous/layers.ts";
import { couldMatch, occurrencesOf } from "../triggers/occurrences.ts";
import { mayRegenerate } from "./regeneration.ts";

/** Whether a replacement or prevention effect would modify an event (614.1, 615.1), or what becomes of some of it. */
export const appliesTo = (game: Game, event: GameEvent, instance: ReplacementInstance, together?: Together): boolean =>
  appliesToAll(game, event, instance, together) || appliesToItsCards(game, event, instance);

/** 727.3e: what is said of cards that are put somewhere is said of those that have merged with a token, and not of that. */
export function appliesToItsCards(game: Game, event: GameEvent, instance: ReplacementInstance): boolean {
  if (event.e !== "move" || event.arrival?.cards !== undefined || instance.replacement.instead.by !== "destination")
    return false;
  const { kind, others } = game.state.objects[event.object] ?? {};
  if (kind !== "token" || others?.some(isCardObject) !== true || appliesToAll(game, event, instance)) return false;
  const asCards = { ...game.execution.scope, asCards: event.object };
  return lookDuring(game, asCards, () => appliesToAll(game, event, instance));
}

function appliesToAll(game: Game, event: GameEvent, instance: ReplacementInstance, together?: Together): boolean {
  const { replacement, context, condition, lasting } = instance;
  if (!couldMatch(replacement.of, event.e)) return false;
  if (lasting !== undefined && !concerns(game, event, lasting)) return false;
  // 106.12b: not the tapping.
  if (isOfMana(replacement) && event.e !== "addMana") return false;
  if (
    replacement.of.on === "counters" &&
    replacement.of.byDamage &&
    !(event.e === "counters" && event.why === "damage")
  )
    return false;
  if (replacement.of.on === "move" && replacement.of.notCycled && event.e === "move" && event.cycled) return false;
  if (!isCausedSo(game, replacement.of, event, context)) return false;
  if (lasting?.shield === 0 || isSpentOn(together, event, instance)) return false;
  if (condition !== undefined && !conditionHolds(game, condition, context)) return false;
  const from = "object" in event ? zoneOf(game.state, event.object as number) : undefined;
  const would = [...occurrencesOf(game, event, from === undefined ? {} : { from }), ...tappedFor(event)];
  const of = game.state.reach === undefined ? replacement.of : aboutRecipients(replacement.of, lasting);
  const hit = would.find((entry) => patternMatches(game, of, entry, context));
  if (hit === undefined) return false;
  if (replacement.instead.by === "regenerate" && event.e === "destroy" && !mayRegenerate(game, event)) return false;
  return replacement.if === undefined || conditionHolds(game, replacement.if, { ...context, event: hit.facts });
}

/** 801.13b: an effect on damage to certain objects or players speaks of who is dealt it, in whatever words. */
const aboutRecipients = (of: EventPattern, lasting: ReplacementInstance["lasting"]): EventPattern =>
  of.on === "damage" && of.to === undefined && (lasting?.objects ?? lasting?.players) !== undefined
    ? { ...of, to: { objects: { is: "any" }, players: { who: "each" } } }
    : of;

/** Whether the spell or ability that would cause it is such, where that is asked. */
function isCausedSo(game: Game, of: EventPattern, event: GameEvent, context: Context): boolean {
  const causedBy = of.on === "draw" || of.on === "counters" ? of.causedBy : undefined;
  const cause = firstCause(game, event);
  return causedBy === undefined || (cause !== undefined && matches(game, causedBy, cause.source, context));
}

/** 614.6: what is done instead of an event is caused by what would have caused that. */
export const firstCause = (game: Game, { cause }: GameEvent): Cause | undefined =>
  game.execution.scope.insteadOf ?? cause;

/** Whether it modifies the production of mana. */
const isOfMana = ({ instead: { by } }: Replacement): boolean => by === "mana" || by === "manaTimes";

/** 106.12b: what is said of being tapped for mana is said of the mana that is produced. */
const tappedFor = (event: GameEvent): readonly HistoryEntry[] =>
  event.e === "addMana" && event.tapped && event.from !== undefined
    ? [{ on: "tapForMana", facts: { object: event.from, player: event.player, amount: event.mana.length } }]
    : [];

/** 615.8: used on damage from another source that would be dealt at the same time. */
function isSpentOn(together: Together | undefined, event: GameEvent, { lasting }: ReplacementInstance): boolean {
  if (event.e !== "damage" || lasting?.once !== true) return false;
  const source = together?.once.get(lasting.id);
  return source !== undefined && source !== event.source;
}

/** 615.12. */
export const isUnpreventable = (
  game: Game,
  { unpreventable, source, combat }: Extract<GameEvent, { e: "damage" }>,
): boolean =>
  unpreventable === true ||
  rulesOf(game, "damageUnpreventable").some(
    ({ rule, context }) =>
      (rule.combat !== true || combat === true) &&
      (rule.source === undefined || matches(game, rule.source, source, context)),
  );

/** Whether the event is about what the effect was made for, if that is anything. */
function concerns(game: Game, event: GameEvent, effect: LastingEffect): boolean {
  if (effect.objects === undefined && effect.players === undefined) return true;
  const about = entityOf(event);
  if (about === undefined) return false;
  return effect.objects === undefined ? effect.players!.includes(about) : affectedBy(game, effect).has(about);
}

function entityOf(event: GameEvent): Entity | undefined {
  if (event.e === "damage") return event.to;
  if (event.e === "counters") return event.on;
  if ("object" in event && event.object !== undefined) return event.object as Entity;
  return "player" in event ? event.player : undefined;
}

/** 616.1: the affected player, or the controller (else the owner) of the affected object. */
export function affectedPlayer(game: Game, event: GameEvent): Seat {
  if (event.e === "counters" && event.entering !== undefined) return affectedPlayer(game, event.entering);
  if (event.e === "damage") return isPlayer(event.to) ? event.to : controllerOf(game, event.to);
  if (event.e === "move" && event.to === "battlefield")
    return event.arrival?.controller ?? ownerOf(game.state, event.object);
  if ("player" in event && event.player !== undefined) return event.player;
  if ("object" in event && event.object !== undefined) return controllerOf(game, event.object as number);
  if (event.e === "counters") return isPlayer(event.on) ? event.on : controllerOf(game, event.on);
  return game.state.turn.active;
}
