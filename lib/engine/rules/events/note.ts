import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { tallyOf } from "../../query/tallies.ts";
import type { Batch } from "../../runtime.ts";
import type { GameObject } from "../../state/gameObject.ts";
import type { HistoryEntry } from "../../state/history.ts";
import { isPlayer, type ObjectId } from "../../state/ids.ts";
import { push, set } from "../../state/journal.ts";
import { hasMark } from "../../state/objects.ts";
import { staleFacet } from "../../state/stale.ts";
import { otherTurns } from "../../state/turnMarkers.ts";
import { isAskedAt, isTallied, remembers } from "../triggers/remember.ts";

/** Keeps what happened for triggers, and for the rest of the turn where a card of this game asks for its kind. */
export function note(game: Game, batch: Batch, entry: HistoryEntry): void {
  if (!isAskedAt(game, entry.on)) return;
  const ordinal = entry.ordinal ?? (entry.facts.player === undefined ? undefined : nth(game, entry));
  const numbered = ordinal === undefined ? entry : { ...entry, ordinal };
  batch.entries.push(numbered);
  if (isTallied(game, entry.on)) tally(game, entry);
  if (!remembers(game, entry.on)) return;
  push(game.journal, game.state.history, numbered);
  for (const { history } of otherTurns(game.state)) push(game.journal, history, numbered);
  staleFacet(game, "history");
}

/** 201.2: by the name it has as it happens, for as long as the game lasts; of damage only who has dealt any. */
function tally(game: Game, { on, facts: { player, object, other } }: HistoryEntry): void {
  if (on === "damage" && other !== undefined && !isPlayer(other)) hasDealtDamage(game, other);
  if (player === undefined || object === undefined) return;
  const { name } = characteristicsOf(game, object);
  const { journal, state } = game;
  const seat = state.players[player]!;
  const tallies = { ...seat.tallies };
  for (const key of [tallyOf(on), ...(name === undefined ? [] : [tallyOf(on, name)])])
    tallies[key] = (tallies[key] ?? 0) + 1;
  set(journal, seat, "tallies", tallies);
}

function hasDealtDamage(game: Game, source: ObjectId): void {
  const object = game.state.objects[source];
  if (object === undefined || hasMark(object, "hasDealtDamage")) return;
  set(game.journal, object as GameObject, "marks", [...(object.marks ?? []), "hasDealtDamage"]);
  staleFacet(game, "history");
}

const COUNTED: ReadonlySet<HistoryEntry["on"]> = new Set(["cast", "draw"]);
/** Which one of its kind it is for that player this turn. */
function nth(game: Game, entry: HistoryEntry): number | undefined {
  if (!remembers(game, entry.on)) return undefined;
  // "For the first time each turn" is about the object.
  if (entry.on === "becomesTarget")
    return 1 + game.state.history.filter((h) => h.on === entry.on && h.facts.object === entry.facts.object).length;
  if (!COUNTED.has(entry.on)) return undefined;
  return 1 + game.state.history.filter((h) => h.on === entry.on && h.facts.player === entry.facts.player).length;
}
