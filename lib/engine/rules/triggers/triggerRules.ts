import type { Filter } from "../../abilities/filters.ts";
import type { Game } from "../../game.ts";
import { leaveUnasked } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { matches, patternMatches } from "../../query/evaluators/index.ts";
import type { Program } from "../../runtime.ts";
import type { HistoryEntry } from "../../state/history.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { currentOrLastKnown } from "../../state/objects.ts";
import { rulesOf } from "../continuous/layers.ts";

/**
 * 603.2d and the like: effects that let abilities trigger an additional time, or not at all. `program` is what held as the
 * abilities looked: just before what they look back at (603.10).
 */

/** Whether any effect keeps abilities from triggering. */
export const silences = (game: Game, program?: Program): boolean => rulesOf(game, "triggersNot", program).length > 0;

/** "... don't cause abilities to trigger". */
export const isSilenced = (game: Game, entry: HistoryEntry, source: ObjectId | undefined, program?: Program): boolean =>
  rulesOf(game, "triggersNot", program).some(
    ({ rule, context }) => patternMatches(game, rule.when, entry, context) && speaksOf(game, rule, source, context),
  );

/** How often an ability triggers on this: once, and once more for each effect that says so (603.2d). */
export function timesTriggered(
  game: Game,
  entry: HistoryEntry,
  source: ObjectId | undefined,
  player?: Seat,
  program?: Program,
): number {
  const doubling = rulesOf(game, "triggersTwice", program).filter(
    ({ rule, context }) =>
      speaksOf(game, rule, source, context) &&
      (rule.when === undefined || patternMatches(game, rule.when, entry, context)),
  );
  if (player !== undefined && doubling.length > 1) {
    const options = doubling.map(({ context }) => characteristicsOf(game, context.self).name);
    leaveUnasked(game, player, { why: "alike", about: "replacement", options });
  }
  return doubling.length + 1;
}

/** Whether the abilities of this source are among those it speaks of: 603.10a, a permanent that left is looked at as it was. */
function speaksOf(
  game: Game,
  { of, permanents }: { readonly of?: Filter; readonly permanents?: true },
  source: ObjectId | undefined,
  context: Context,
): boolean {
  if (source === undefined) return of === undefined && permanents === undefined;
  if (permanents && currentOrLastKnown(game.state, source)?.zone !== "battlefield") return false;
  return of === undefined || matches(game, of, source, context);
}
