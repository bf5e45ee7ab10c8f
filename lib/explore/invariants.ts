import type { GameEvent } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";
import { cardOf, incarnationOf, isCardObject, type ObjectId } from "../engine/state/ids.ts";
import { ZONES } from "../engine/state/state.ts";

/** What only a spell or ability does while one resolves; the rules themselves do these things at other times. */
const EFFECTS: ReadonlySet<GameEvent["e"]> = new Set([
  "createTokens",
  "draw",
  "discard",
  "mill",
  "sacrifice",
  "destroy",
  "damage",
  "gainLife",
  "counters",
]);

/** An event without a cause (608.2): something happens as a spell or ability resolves that says not by what. */
export function withoutCause({ state }: Game, event: GameEvent): string | undefined {
  const causeless = state.stage.at === "resolve" && event.cause === undefined && EFFECTS.has(event.e);
  return causeless ? `${event.e} has no cause` : undefined;
}

/** What must be true of every state, after each event, in words; undefined if all of it is. */
export function brokenInvariant({ state }: Game): string | undefined {
  const seen = new Map<ObjectId, string>();
  const lists: [string, readonly ObjectId[]][] = [
    ["battlefield", state.battlefield],
    ["stack", state.stack],
    ["exile", state.exile],
    ["command", state.command],
    ...state.players.flatMap((player): [string, readonly ObjectId[]][] => [
      ["library", player.library],
      ["hand", player.hand],
      ["graveyard", player.graveyard],
    ]),
  ];
  for (const [zone, ids] of lists) {
    for (const id of ids) {
      if (seen.has(id)) return `object ${id} is in ${zone} and in ${seen.get(id)}`;
      seen.set(id, zone);
      const record = state.objects[id];
      if (record !== undefined && record.zone !== zone)
        return `object ${id} is in ${zone}, its record says ${record.zone}`;
      if (record === undefined && (!isCardObject(id) || zone === "battlefield" || zone === "stack"))
        return `object ${id} in ${zone} has no record`;
      if (
        isCardObject(id) &&
        (state.cards[cardOf(id)]?.[2] !== incarnationOf(id) || ZONES[state.cards[cardOf(id)]![3]] !== zone)
      ) {
        return `card ${id} in ${zone} is recorded as ${state.cards[cardOf(id)]}`;
      }
    }
  }
  const merged = state.battlefield.reduce((sum, id) => sum + (state.objects[id]!.others?.length ?? 0), 0);
  const cards = [...seen.keys()].filter(isCardObject).length + merged;
  if (cards !== state.cards.filter((card) => ZONES[card[3]] !== "outside").length)
    return `${cards} of ${state.cards.length} cards are in a zone`;
  for (const [id, record] of Object.entries(state.objects)) {
    if (!seen.has(Number(id)) && record.zone !== "outside") return `record of ${id} is in no zone`;
    for (const [kind, count] of Object.entries(record.counters ?? {}))
      if (!Number.isInteger(count) || count <= 0) return `${count} ${kind} counters on ${id}`;
    if (record.damage !== undefined && !(record.damage > 0)) return `${record.damage} damage on ${id}`;
  }
  const stamps = state.battlefield.map((id) => state.objects[id]!.timestamp);
  if (new Set(stamps).size !== stamps.length) return "two permanents have the same timestamp (613.7m)";
  for (const [seat, player] of state.players.entries()) {
    if (!Number.isInteger(player.life)) return `player ${seat} has ${player.life} life`;
    for (const [kind, count] of Object.entries(player.counters))
      if (!Number.isInteger(count) || count <= 0) return `player ${seat} has ${count} ${kind} counters`;
  }
  return undefined;
}
