import type { Zone } from "../abilities/references.ts";
import { type CardState, type GameObject, ZONES } from "./gameObject.ts";
import {
  type CardIndex,
  cardObject,
  cardOf,
  type Entity,
  incarnationOf,
  isCardObject,
  isPlayer,
  type ObjectId,
  type Seat,
} from "./ids.ts";
import type { GameState } from "./state.ts";

/** Reading the state: where things are and whose they are. */

/** Seats still in the game, in turn order from the active player (101.4). */
export function apnap(state: GameState): Seat[] {
  const n = state.players.length;
  const seats: Seat[] = [];
  for (let i = 0; i < n; i++) {
    const seat = (state.turn.active + i) % n;
    if (!state.players[seat]!.lost) seats.push(seat);
  }
  return seats;
}

export function nextInTurnOrder(state: GameState, seat: Seat): Seat {
  const n = state.players.length;
  for (let i = 1; i <= n; i++) {
    const next = (seat + i) % n;
    if (!state.players[next]!.lost) return next;
  }
  return seat;
}

export function previousInTurnOrder(state: GameState, seat: Seat): Seat {
  const n = state.players.length;
  for (let i = 1; i <= n; i++) {
    const previous = (seat - i + n) % n;
    if (!state.players[previous]!.lost) return previous;
  }
  return seat;
}

/** A permanent's, spell's or ability's record; it must have one. */
export function objectOf(state: GameState, id: ObjectId): GameObject {
  const object = state.objects[id];
  if (object === undefined) throw new Error(`object ${id} has no record`);
  return object;
}

/** The same as it is, or as it last existed (608.2h); undefined where neither is recorded. */
export const currentOrLastKnown = ({ objects, lastKnown }: GameState, id: ObjectId): GameObject | undefined =>
  objects[id] ?? lastKnown[id]?.object;

const cardState = (state: GameState, id: ObjectId): CardState | undefined => state.cards[cardOf(id)];

/** Where the object is, or undefined if it no longer exists under this id (400.7). */
export function zoneOf(state: GameState, id: ObjectId): Zone | undefined {
  if (isPlayer(id)) return undefined;
  if (!isCardObject(id)) return inGame(state.objects[id]?.zone);
  const card = cardState(state, id);
  return card === undefined || card[2] !== incarnationOf(id) ? undefined : inGame(ZONES[card[3]]);
}

/** What lies in a supplementary deck is nowhere where anything could look for it. */
const inGame = (zone: (typeof ZONES)[number] | undefined): Zone | undefined =>
  zone === "outside" || zone === "supplementary" ? undefined : zone;

export const exists = (state: GameState, id: ObjectId): boolean => zoneOf(state, id) !== undefined;
export const onBattlefield = (state: GameState, id: ObjectId): boolean => state.objects[id]?.zone === "battlefield";

/** The object this card is now, whatever zone it moved to. */
export function currentObject(state: GameState, id: ObjectId): ObjectId | undefined {
  if (!isCardObject(id)) return state.objects[id] === undefined ? undefined : id;
  const card = cardState(state, id);
  return card === undefined || inGame(ZONES[card[3]]) === undefined ? undefined : cardObject(cardOf(id), card[2]);
}

/** The pool index (or -1 - index into `made`) of the object's definition. */
export function definitionOf(state: GameState, id: ObjectId): number {
  const definition = isCardObject(id) ? cardState(state, id)?.[0] : currentOrLastKnown(state, id)?.definition;
  if (definition === undefined) throw new Error(`object ${id} was never in this game`);
  return definition;
}

export function ownerOf(state: GameState, id: ObjectId): Seat {
  return isCardObject(id) ? cardState(state, id)![1] : currentOrLastKnown(state, id)!.owner;
}

/** 400.11: a card its owner could bring into the game. */
export const isOutside = (state: GameState, id: ObjectId): boolean =>
  isCardObject(id) && (state.players[ownerOf(state, id)]?.outside?.includes(id) ?? false);

/** The ids in a zone, of one player where the zone is a player's. The array is the state's own. */
export function zoneList(state: GameState, zone: Zone, seat: Seat): readonly ObjectId[] {
  switch (zone) {
    case "library":
    case "hand":
    case "graveyard":
      return state.players[seat]![zone];
    default:
      return state[zone];
  }
}

/** The physical cards an object is: none, one, or those of a merged or melded permanent. */
export const cardsOf = (state: GameState, id: ObjectId): readonly CardIndex[] =>
  [id, ...(currentOrLastKnown(state, id)?.others ?? [])].filter(isCardObject).map(cardOf);

/** 903.3, 903.3b-c. */
export const isCommander = (state: GameState, id: ObjectId): boolean =>
  state.commanders?.some(({ card }) => cardsOf(state, id).includes(card)) ?? false;

export const isOwnZone = (zone: Zone): zone is "library" | "hand" | "graveyard" =>
  zone === "library" || zone === "hand" || zone === "graveyard";

export const countersOn = (state: GameState, entity: Entity, kind: string): number =>
  (isPlayer(entity) ? state.players[entity]!.counters[kind] : state.objects[entity]?.counters?.[kind]) ?? 0;

export const withMark = (marks: readonly string[] = [], mark: string): readonly string[] =>
  marks.includes(mark) ? marks : [...marks, mark];
/** 702.158b. */
export const SECTORS = ["alpha", "beta", "gamma"] as const;
const IN_SECTOR = "sector:";
export const isSectorMark = (mark: string): boolean => mark.startsWith(IN_SECTOR);
export const sectorMark = (sector: string): string => IN_SECTOR + sector;
export const sectorOf = (object: GameObject | undefined): string | undefined =>
  object?.marks?.find(isSectorMark)?.slice(IN_SECTOR.length);
export const hasMark = (object: GameObject, mark: string): boolean => object.marks?.includes(mark) ?? false;
