import type { Arrival, GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { definitionOf, ownerOf } from "../../state/objects.ts";
import { isReplaced, replaced } from "./replacement.ts";

type Move = Extract<GameEvent, { e: "move" }>;

/**
 * 122.6: a permanent that enters with counters is given them. That is contained in its entering, so what replaces the
 * putting of counters applies after everything that says how it enters (614.16, 616.1g). Returns the entering with the
 * counters it comes to, and what else happens instead.
 */
export function* givenCounters(game: Game, event: Move): Procedure<readonly GameEvent[]> {
  const counters = withIntrinsic(game, event);
  if (counters === undefined) return [event];
  const controller = event.arrival?.controller ?? ownerOf(game.state, event.object);
  const given: Record<string, number> = {};
  const others: GameEvent[] = [];
  for (const [kind, count] of Object.entries(counters)) {
    // 122.6a
    const put: GameEvent = {
      e: "counters",
      on: event.object,
      kind,
      count,
      entering: event,
      cause: { source: event.object, controller },
    };
    for (const one of isReplaced(game, put) ? yield* replaced(game, put) : [put]) {
      if (one.e !== "counters" || one.on !== event.object) others.push(one);
      else if (one.count > 0) given[one.kind] = (given[one.kind] ?? 0) + one.count;
    }
  }
  return [{ ...event, arrival: { ...event.arrival, counters: given } }, ...others];
}

/** 306.5b, 310.4b: a planeswalker enters with its loyalty, a battle with its defense, in counters. */
function withIntrinsic(game: Game, { object, arrival }: Move): Arrival["counters"] {
  if (arrival?.faceDown !== undefined) return arrival.counters;
  const record = game.state.objects[object];
  const spell = record?.zone === "stack" ? record : undefined;
  const copy = arrival?.copy ?? (record?.kind === "copy" || record?.kind === "token" ? record.copy : undefined);
  const face = copy?.face ?? arrival?.face ?? spell?.face ?? 0;
  const definition = copy?.definition ?? definitionOf(game.state, object);
  const { types, loyalty, defense, keywords } = compiledFace(game, definition, face);
  // 702.150a
  const fewer = keywords.has("compleated") ? 2 * ((arrival?.cast ?? spell?.cast)?.lifeSymbols ?? 0) : 0;
  const loyal = (types & TYPE_BIT.planeswalker) !== 0 &&
    loyalty !== undefined && { loyalty: Math.max(0, loyalty + (arrival?.counters?.loyalty ?? 0) - fewer) };
  const defended = (types & TYPE_BIT.battle) !== 0 &&
    defense !== undefined && { defense: defense + (arrival?.counters?.defense ?? 0) };
  const all = { ...arrival?.counters, ...loyal, ...defended };
  return Object.keys(all).length > 0 ? all : undefined;
}
