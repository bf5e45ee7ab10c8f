import type { Amount } from "../../abilities/amounts.ts";
import type { EventPattern, HistorySpan } from "../../abilities/events.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { Game } from "../../game.ts";
import type { HistoryEntry } from "../../state/history.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { currentOrLastKnown } from "../../state/objects.ts";
import { characteristicsOf } from "../characteristics/characteristics.ts";
import type { Context } from "../context.ts";
import { becamePermanent, cameFrom } from "./became.ts";
import { matches } from "./filters.ts";
import { objectsOf } from "./objects.ts";
import { patternMatches } from "./patterns.ts";
import { playersOf } from "./players.ts";

/** How often and in which order it has happened: this turn, this combat, last turn. */

function entriesOf({ state }: Game, span: HistorySpan): readonly HistoryEntry[] {
  if (span === "lastTurn") return state.lastTurn;
  if (span === "turn") return state.history;
  return state.turn.phase === "combat" ? state.history.slice(state.turn.combatFrom ?? 0) : [];
}

/** How often it happened, or with `sum` how much in all. */
export function countHistory(
  game: Game,
  { of, span = "turn", sum = false, distinct, before }: Omit<Extract<Amount, { amount: "history" }>, "amount">,
  context: Context,
): number {
  const until = before === undefined ? [] : objectsOf(game, before, context);
  let total = 0;
  const different = new Set<Entity | undefined>();
  for (const entry of entriesOf(game, span)) {
    if (entry.on === "cast" && entry.facts.object !== undefined && until.includes(entry.facts.object)) break;
    if (!patternMatches(game, of, entry, context)) continue;
    total += sum ? (entry.facts.amount ?? 1) : 1;
    if (distinct !== undefined) different.add(entry.facts[distinct]);
  }
  return distinct === undefined ? total : different.size;
}

export const inHistory = (
  game: Game,
  pattern: EventPattern,
  id: ObjectId,
  role: "object" | "other",
  span: HistorySpan,
  context: Context,
): boolean =>
  entriesOf(game, span).some(
    (entry) =>
      (entry.facts[role] === id ||
        (role === "object" && entry.on === "move" && cameFrom(game, entry.facts.object, id))) &&
      patternMatches(game, pattern, entry, context),
  );

/**
 * Whether a spell, a permanent that was one or a card that would become one is the nth such spell cast this turn. What
 * is being cast, or might be, comes after all that were (601.2i); copies are not cast (707.10).
 */
export function isNthCast(
  game: Game,
  { nth, of, by, each }: Extract<Filter, { is: "nthCast" }>,
  id: ObjectId,
  context: Context,
): boolean {
  const object = currentOrLastKnown(game.state, id);
  if (object?.cast?.copied) return false;
  const caster = (): Seat | undefined => object?.cast?.by ?? characteristicsOf(game, id).controller;
  const casters = each ? [caster()] : by && playersOf(game, by, context);
  const counts = (player: Seat | undefined): boolean => casters === undefined || casters.includes(player!);
  // The spell that self was is meant by self's name.
  const counted = (spell: ObjectId): boolean =>
    matches(game, of, spell, becamePermanent(game, spell, context.self) ? { ...context, self: spell } : context);
  let earlier = 0;
  for (const { on, facts } of game.state.history) {
    if (on !== "cast" || facts.object === undefined || !counts(facts.player)) continue;
    if (facts.object === id || becamePermanent(game, facts.object, id))
      return earlier === nth - 1 && counted(facts.object);
    if (counted(facts.object)) earlier += 1;
  }
  const isAhead =
    object?.zone === "stack" ? object.kind === "card" && !wasCast(game, id) : object?.zone !== "battlefield";
  return isAhead && earlier === nth - 1 && counts(caster());
}

const wasCast = (game: Game, id: ObjectId): boolean =>
  game.state.history.some(({ on, facts }) => on === "cast" && facts.object === id);
