import type { Game } from "../../engine/index.ts";
import { cannotLose } from "../../engine/rules/applying/possible.ts";
import { ZONES } from "../../engine/state/gameObject.ts";
import { cardOf, incarnationOf, isCardObject, type ObjectId } from "../../engine/state/ids.ts";
import type { GameState } from "../../engine/state/state.ts";
import { everyStack } from "../../engine/state/turnMarkers.ts";

/** What must be so in every game after every decision; sentences about what is not. */
export function brokenInvariants(game: Game): string[] {
  const { state } = game;
  return [...zones(state), ...numbers(state), ...timestamps(state), ...waiting(game)];
}

type ZoneName = (typeof ZONES)[number];

function lists(state: GameState): { readonly zone: ZoneName; readonly ids: readonly ObjectId[] }[] {
  return [
    ...state.players.flatMap(({ library, hand, graveyard, outside = [], supplementary = [] }) => [
      { zone: "library" as const, ids: library },
      { zone: "hand" as const, ids: hand },
      { zone: "graveyard" as const, ids: graveyard },
      { zone: "outside" as const, ids: outside },
      { zone: "supplementary" as const, ids: supplementary },
    ]),
    { zone: "battlefield", ids: state.battlefield },
    { zone: "stack", ids: everyStack(state) },
    { zone: "exile", ids: state.exile },
    { zone: "command", ids: state.command },
  ];
}

/** Every card is in one zone, once, and its records say so too (400.1). */
function* zones(state: GameState): Iterable<string> {
  const found = new Map<number, ZoneName>();
  const seen = new Set<ObjectId>();
  for (const { zone, ids } of lists(state)) {
    for (const id of ids) {
      if (seen.has(id)) yield `object ${id} is twice in the zones`;
      seen.add(id);
      const record = state.objects[id];
      if (record !== undefined && record.zone !== zone) yield `object ${id} is in the ${zone} but says ${record.zone}`;
      for (const one of [id, ...(record?.others ?? [])]) {
        if (!isCardObject(one)) continue;
        const card = cardOf(one);
        if (found.has(card)) yield `card ${card} is in the ${found.get(card)} and in the ${zone}`;
        found.set(card, zone);
        if (state.cards[card]![2] !== incarnationOf(one))
          yield `card ${card} is in the ${zone} as an object it was before`;
      }
    }
  }
  for (const [card, [, , , code]] of state.cards.entries()) {
    const zone = ZONES[code];
    if (zone === "outside" ? found.has(card) : found.get(card) !== zone)
      yield `card ${card} says ${zone} but is in ${found.get(card) ?? "no zone"}`;
  }
  for (const key of Object.keys(state.objects)) {
    const id = Number(key);
    if (!seen.has(id) && state.objects[id]!.zone !== "outside") yield `object ${id} has a record but is in no zone`;
  }
}

function* numbers(state: GameState): Iterable<string> {
  const whole = (n: number): boolean => Number.isSafeInteger(n);
  for (const [seat, { life, counters, mana, landsPlayed }] of state.players.entries()) {
    if (!whole(life)) yield `seat ${seat} has ${life} life`;
    if (landsPlayed < 0) yield `seat ${seat} played ${landsPlayed} lands`;
    if (mana.some(({ type }) => !"WUBRGC".includes(type))) yield `seat ${seat} has mana of no type`;
    for (const [kind, count] of Object.entries(counters))
      if (!whole(count) || count < 0) yield `seat ${seat} has ${count} ${kind} counters`;
  }
  for (const [id, { damage, counters }] of Object.entries(state.objects)) {
    if (damage !== undefined && (!whole(damage) || damage < 0)) yield `object ${id} has ${damage} damage`;
    for (const [kind, count] of Object.entries(counters ?? {}))
      if (!whole(count) || count < 0) yield `object ${id} has ${count} ${kind} counters`;
  }
}

/** 613.7: no two permanents have one timestamp, and none is later than the latest given. */
function* timestamps(state: GameState): Iterable<string> {
  const had = new Map<number, ObjectId>();
  for (const id of state.battlefield) {
    const { timestamp } = state.objects[id]!;
    if (had.has(timestamp)) yield `objects ${had.get(timestamp)} and ${id} have the timestamp ${timestamp}`;
    had.set(timestamp, id);
    if (timestamp > state.timestamp) yield `object ${id} has a timestamp that was not given yet`;
  }
}

/** Somebody is asked or the game is over; whoever receives priority has nothing left that 704.5 would have done. */
function* waiting(game: Game): Iterable<string> {
  const { state, execution } = game;
  if (state.result === undefined && execution.pending.length === 0) yield "nobody is asked, and the game is not over";
  if (execution.pending[0]?.ask !== "priority") return;
  for (const [seat, { life, lost }] of state.players.entries())
    if (!lost && life <= 0 && !cannotLose(game, seat, "life")) yield `seat ${seat} has ${life} life and plays on`;
  for (const id of [...state.battlefield, ...everyStack(state)])
    if (state.objects[id] === undefined) yield `object ${id} has no record`;
}
