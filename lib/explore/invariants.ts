import type { Zone } from "../engine/abilities/references.ts";
import type { GameEvent } from "../engine/events.ts";
import type { Game } from "../engine/game.ts";
import { ZONES } from "../engine/state/gameObject.ts";
import { cardOf, incarnationOf, isCardObject, type ObjectId } from "../engine/state/ids.ts";
import type { GameState } from "../engine/state/state.ts";
import { sharingFate, sharingPoison } from "../engine/state/teams.ts";
import { everyStack } from "../engine/state/turnMarkers.ts";

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
  return misplaced(state) ?? impossibleNumber(state);
}

/** 400.1: every object is in one zone, and its record and its card agree on which. */
function misplaced(state: GameState): string | undefined {
  const cardsIn: (Zone | undefined)[] = state.cards.map(() => undefined);
  const othersIn = new Map<ObjectId, Zone>();
  let cards = 0;
  const problemIn = (zone: Zone, ids: readonly ObjectId[]): string | undefined => {
    for (const id of ids) {
      const record = state.objects[id];
      if (record !== undefined && record.zone !== zone)
        return `object ${id} is in ${zone}, its record says ${record.zone}`;
      if (record === undefined && (!isCardObject(id) || zone === "battlefield" || zone === "stack"))
        return `object ${id} in ${zone} has no record`;
      // 727.2: the cards of a merged permanent are all there.
      if (zone === "battlefield") cards += record?.others?.length ?? 0;
      if (!isCardObject(id)) {
        if (othersIn.has(id)) return `object ${id} is in ${zone} and in ${othersIn.get(id)}`;
        othersIn.set(id, zone);
        continue;
      }
      const index = cardOf(id);
      if (cardsIn[index] !== undefined) return `card ${id} is in ${zone} and in ${cardsIn[index]}`;
      cardsIn[index] = zone;
      cards++;
      const card = state.cards[index];
      if (card?.[2] !== incarnationOf(id) || ZONES[card[3]] !== zone)
        return `card ${id} in ${zone} is recorded as ${card}`;
    }
    return undefined;
  };
  for (const zone of SHARED) {
    const problem = problemIn(zone, zone === "stack" ? everyStack(state) : state[zone]);
    if (problem !== undefined) return problem;
  }
  for (const player of state.players)
    for (const zone of OWN) {
      const problem = problemIn(zone, player[zone]);
      if (problem !== undefined) return problem;
    }
  const decked = inDecks(state);
  if (typeof decked === "string") return decked;
  cards += decked;
  const inGame = state.cards.reduce((sum, card) => sum + (ZONES[card[3]] === "outside" ? 0 : 1), 0);
  if (cards !== inGame) return `${cards} of ${inGame} cards are in a zone`;
  for (const key in state.objects) {
    const id = Number(key);
    const isSeen = isCardObject(id) ? cardsIn[cardOf(id)] !== undefined : othersIn.has(id);
    if (!isSeen && state.objects[id]!.zone !== "outside") return `record of ${id} is in no zone`;
  }
  return undefined;
}

/** 100.2d: how many cards lie in supplementary decks, or what is wrong with them. */
function inDecks(state: GameState): number | string {
  let count = 0;
  for (const [seat, { supplementary = [] }] of state.players.entries())
    for (const id of supplementary) {
      const [, owner, incarnation, zone] = state.cards[cardOf(id)]!;
      if (incarnation !== incarnationOf(id) || ZONES[zone] !== "supplementary" || owner !== seat)
        return `card ${id} in a deck of player ${seat} is recorded as ${state.cards[cardOf(id)]}`;
      if (state.objects[id] !== undefined) return `card ${id} in a supplementary deck has a record`;
      count++;
    }
  return count;
}

const SHARED = ["battlefield", "stack", "exile", "command"] as const;
const OWN = ["library", "hand", "graveyard"] as const;

function impossibleNumber(state: GameState): string | undefined {
  for (const key in state.objects) {
    const { counters, damage } = state.objects[Number(key)]!;
    const broken = counters && brokenCounter(counters);
    if (broken) return `${broken} on ${key}`;
    if (damage !== undefined && !(damage > 0)) return `${damage} damage on ${key}`;
  }
  const stamps = new Set(state.battlefield.map((id) => state.objects[id]!.timestamp));
  if (stamps.size !== state.battlefield.length) return "two permanents have the same timestamp (613.7m)";
  for (const [seat, { life, counters }] of state.players.entries()) {
    if (!Number.isInteger(life)) return `player ${seat} has ${life} life`;
    const broken = brokenCounter(counters);
    if (broken) return `${broken} on player ${seat}`;
    // 810.4
    const unequal = sharingFate(state, seat).find((other) => state.players[other]!.life !== life);
    if (unequal !== undefined) return `players ${seat} and ${unequal} do not share their life`;
    // 810.10
    const poisoned = sharingPoison(state, seat).find(
      (other) => state.players[other]!.counters.poison !== counters.poison,
    );
    if (poisoned !== undefined) return `players ${seat} and ${poisoned} do not share their poison counters`;
  }
  return undefined;
}

const brokenCounter = (counters: Readonly<Record<string, number>>): string | undefined => {
  for (const kind in counters)
    if (!Number.isInteger(counters[kind]) || counters[kind]! <= 0) return `${counters[kind]} ${kind} counters`;
  return undefined;
};
