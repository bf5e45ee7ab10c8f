import type { Zone } from "../../abilities/references.ts";
import type { Arrival, GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledCard, compiledFace } from "../../query/characteristics/compiled.ts";
import { affectedBy } from "../../query/characteristics/lasting.ts";
import { rememberObject } from "../../query/characteristics/lastKnown.ts";
import { isPreparation, PREPARED } from "../../query/prepareSpells.ts";
import { type GameObject, ZONES, type ZoneCode } from "../../state/gameObject.ts";
import { asInteger, cardObject, cardOf, isCardObject, type ObjectId, type Seat } from "../../state/ids.ts";
import { push, remove, set } from "../../state/journal.ts";
import { NO_OBJECT, recordOf } from "../../state/layout.ts";
import { definitionOf, isOutside, isOwnZone, ownerOf, zoneOf } from "../../state/objects.ts";
import { staleEverything, staleFacet } from "../../state/stale.ts";
import type { GameState } from "../../state/state.ts";
import { latestTurn, otherTurns } from "../../state/turnMarkers.ts";
import { keywordCounters } from "../continuous/counters.ts";

/** 400.7: moves an object between zones as a new object, whose id is returned. */
export function moveObject(game: Game, id: ObjectId, to: Zone, how: Arrival): ObjectId {
  const { state, journal } = game;
  const arrival = withKeptCounters(game, id, to, how);
  const from = zoneOf(state, id);
  const record = state.objects[id];
  const definition = definitionOf(state, id);
  const owner = ownerOf(state, id);
  const others = record?.others ?? [];
  if (from === "battlefield" || from === "stack")
    set(journal, state.lastKnown, id, game.execution.scope.batch?.known?.get(id) ?? rememberObject(game, id));
  if (from !== undefined) takeFrom(game, id, from, owner);
  else if (isOutside(state, id)) bringIn(game, id, owner);

  const goesTo = (card: ObjectId): Zone =>
    arrival.cards !== undefined && isCardObject(card)
      ? arrival.cards.to
      : arrival.rest === undefined || isLeader(state, card)
        ? to
        : arrival.rest;
  const next = isCardObject(id)
    ? nextIncarnation(game, id, goesTo(id))
    : from === undefined
      ? asInteger(id)
      : newId(game);
  const keepsRecord = to === "battlefield" || to === "stack" || !isCardObject(next) || hasMore(arrival);
  const arrive = (object: ObjectId, zone: Zone, as: Pick<NewRecord, "definition" | "kind" | "from">): void => {
    if (keepsRecord) set(journal, state.objects, object, newRecord(game, { owner, to: zone, arrival, ...as }));
    putInto(game, object, zone, owner, (zone !== to && arrival.cards ? arrival.cards : arrival).place);
  };
  arrive(next, goesTo(id), { definition, kind: kindOf(next, record), from: record });
  if (arrival.with !== undefined) meldWith(game, next, arrival.with);
  if (record !== undefined && next !== id) set(journal, state.objects, id, undefined);
  // 712.21, 727.3: the cards of a melded or merged permanent go to the same place together.
  const split = others.map((other) => nextIncarnation(game, other, goesTo(other)));
  for (const [i, other] of split.entries())
    arrive(other, goesTo(others[i]!), { definition: definitionOf(state, other), kind: "card", from: undefined });
  const known = state.lastKnown[id];
  if (known !== undefined) set(journal, known, "became", [next, ...split]);
  if (from === "stack" && to === "battlefield") followSpell(game, id, next);
  markStale(game, id, next, definition, from, to, record);
  return next;
}

/** 122.2: counters cease to exist, but for those of what says of itself that they remain. */
function withKeptCounters(game: Game, id: ObjectId, to: Zone, arrival: Arrival): Arrival {
  const counters = game.state.objects[id]?.counters;
  if (counters === undefined || to === "hand" || to === "library" || !keepsCounters(game, id)) return arrival;
  const kept = { ...counters };
  for (const [kind, count] of Object.entries(arrival.counters ?? {})) kept[kind] = (kept[kind] ?? 0) + count;
  return { ...arrival, counters: kept };
}

const keepsCounters = (game: Game, id: ObjectId): boolean =>
  characteristicsOf(game, id).abilities.some(
    ({ ability }) =>
      ability.kind === "static" &&
      ability.effects.some((effect) => effect.static === "rule" && effect.rule.rule === "keepsCounters"),
  );

/** 903.3: this very card, whatever else it is one permanent with. */
const isLeader = ({ commanders = [] }: GameState, id: ObjectId): boolean =>
  isCardObject(id) && commanders.some(({ card }) => card === cardOf(id));

/** 400.11b. */
function bringIn({ state, journal }: Game, id: ObjectId, owner: Seat): void {
  const player = state.players[owner]!;
  set(
    journal,
    player,
    "outside",
    player.outside?.filter((other) => other !== id),
  );
}

/** 712.14c: both cards enter as one permanent. */
function meldWith(game: Game, permanent: ObjectId, other: ObjectId): void {
  const { state, journal } = game;
  takeFrom(game, other, zoneOf(state, other)!, ownerOf(state, other));
  set(journal, state.objects, other, undefined);
  const record = state.objects[permanent] as GameObject;
  set(journal, record, "others", [nextIncarnation(game, other, "battlefield")]);
}

/** A card in a hidden zone or a graveyard has a record of its own once something is to be remembered about it. */
export function keepRecord(game: Game, id: ObjectId): void {
  const zone = zoneOf(game.state, id);
  if (game.state.objects[id] !== undefined || zone === undefined || !isCardObject(id)) return;
  const owner = ownerOf(game.state, id);
  const record = recordOf({
    ...NO_OBJECT,
    definition: definitionOf(game.state, id),
    zone,
    owner,
    controller: owner,
    timestamp: nextTimestamp(game),
  });
  set(game.journal, game.state.objects, id, record);
}

/** 727.2d: the components of a merged permanent are cards and tokens of their own again, whatever was on top. */
function kindOf(id: ObjectId, record: GameObject | undefined): GameObject["kind"] {
  if (isCardObject(id)) return "card";
  return record?.others === undefined ? (record?.kind ?? "card") : "token";
}

/** 400.7a: what changes a permanent spell goes on changing the permanent it becomes. */
export function followSpell(game: Game, spell: ObjectId, permanent: ObjectId): void {
  const { effects } = game.state;
  if (!effects.some((effect) => effect.objects?.includes(spell))) return;
  const follow = (id: ObjectId): ObjectId => (id === spell ? permanent : id);
  set(
    game.journal,
    game.state,
    "effects",
    effects.map((effect) =>
      effect.objects === undefined ? effect : { ...effect, objects: effect.objects.map(follow) },
    ),
  );
  staleEverything(game);
}

const hasMore = (arrival: Arrival): boolean =>
  arrival.counters !== undefined ||
  arrival.faceDown !== undefined ||
  arrival.visibleTo !== undefined ||
  arrival.status !== undefined ||
  arrival.face !== undefined;

interface NewRecord {
  readonly definition: number;
  readonly owner: Seat;
  readonly to: Zone;
  readonly arrival: Arrival;
  readonly kind: GameObject["kind"];
  readonly from: GameObject | undefined;
}

function newRecord(game: Game, { definition, owner, to, arrival, kind, from }: NewRecord): GameObject {
  const { state } = game;
  const permanent = to === "battlefield";
  // 400.7d: a permanent knows how the spell it was had been cast. 608.3f: a copy of a permanent spell becomes a token.
  const cast = arrival.cast ?? (permanent && from?.zone === "stack" ? from.cast : undefined);
  const x = arrival.x ?? (permanent && from?.zone === "stack" ? from.x : undefined);
  const copyForGood = arrival.copyUntil === undefined ? arrival.copy : undefined;
  const copy = copyForGood ?? (from?.kind === "copy" || from?.kind === "token" ? from.copy : undefined);
  const asCast = from?.zone === "stack" && permanent ? from.face : undefined;
  const sharesTypeLine = permanent && compiledCard(game, copy?.definition ?? definition).sharesTypeLine;
  const face = sharesTypeLine ? undefined : (arrival.face ?? asCast);
  // 709.5d: the half that was cast; a copy of the spell was not.
  const unlocked = sharesTypeLine && from?.zone === "stack" && kind === "card" ? 1 << (asCast ?? 0) : undefined;
  // 607.2q: what was exiled to pay for the spell is exiled with the permanent.
  const linked = arrival.linked ?? (permanent && from?.zone === "stack" ? from.linked : undefined);
  const isPrototyped = arrival.prototyped ?? (permanent && from?.prototyped);
  return recordOf({
    ...NO_OBJECT,
    kind: kind === "copy" && permanent ? "token" : kind,
    definition,
    zone: to,
    owner,
    controller: arrival.controller ?? owner,
    timestamp: nextTimestamp(game),
    face: face === 0 ? undefined : face,
    since: permanent ? latestTurn(state) : undefined,
    tapped: arrival.tapped,
    counters: arrival.counters,
    faceDown: arrival.faceDown,
    attachedTo: arrival.attachedTo,
    copy,
    chosen: arrival.chosen,
    secret: arrival.secret,
    linked,
    madeBy: permanent ? from?.madeBy : undefined,
    cast,
    x,
    transformed: arrival.transformed,
    marks: arrival.prepared && isPreparation(game, copy?.definition ?? definition) ? [PREPARED] : undefined,
    unlocked: copy === undefined ? unlocked : undefined,
    prototyped: isPrototyped ? true : undefined,
    visibleTo: arrival.visibleTo,
    status: arrival.status,
    statusTurn: arrival.status === undefined ? undefined : state.turn.number,
  });
}

/** 111.1: a token that is about to enter; the move that puts it onto the battlefield may be replaced. */
export function newToken(game: Game, event: Extract<GameEvent, { e: "createTokens" }>): ObjectId {
  const { definition, player: controller, copy } = event;
  const id = newId(game);
  const record = recordOf({
    ...NO_OBJECT,
    kind: "token",
    definition,
    owner: controller,
    controller,
    timestamp: game.state.timestamp,
    copy,
    madeBy: madeBy(game, event, copy?.definition ?? definition),
  });
  set(game.journal, game.state.objects, id, record);
  return id;
}

/** 607.1d: kept only where the new object has abilities that may be linked with its maker's. */
function madeBy(game: Game, { cause }: GameEvent, definition: number): ObjectId | undefined {
  if (cause === undefined || compiledFace(game, definition, 0).abilities.length === 0) return undefined;
  return game.state.objects[cause.source]?.source ?? cause.source;
}

/** 114.1, 309.2a: an emblem or a dungeon. */
export function newInCommand(
  game: Game,
  kind: "emblem" | "dungeon",
  event: Extract<GameEvent, { e: "emblem" | "enterDungeon" }>,
): ObjectId {
  const { definition, player: controller } = event;
  const id = newId(game);
  const record = recordOf({
    ...NO_OBJECT,
    kind,
    definition,
    zone: "command",
    owner: controller,
    controller,
    timestamp: nextTimestamp(game),
    madeBy: kind === "emblem" ? madeBy(game, event, definition) : undefined,
  });
  set(game.journal, game.state.objects, id, record);
  push(game.journal, game.state.command, id);
  staleEverything(game);
  return id;
}

/** 800.4a: an object leaves the game; a card is outside it from now on. */
export function removeFromGame(game: Game, id: ObjectId): void {
  const { state, journal } = game;
  const record = state.objects[id];
  const zone = zoneOf(state, id);
  if (zone === "battlefield" || zone === "stack") set(journal, state.lastKnown, id, rememberObject(game, id));
  const owner = ownerOf(state, id);
  if (zone !== undefined) takeFrom(game, id, zone, owner);
  else takeOff(game, id);
  for (const card of [id, ...(record?.others ?? [])]) if (isCardObject(card)) nextIncarnation(game, card, "outside");
  if (record !== undefined) set(journal, state.objects, id, undefined);
  staleEverything(game);
}

/** 100.2d: out of a supplementary deck, wherever it goes. */
export function takeOff({ state, journal }: Game, id: ObjectId): void {
  const player = state.players[ownerOf(state, id)]!;
  const left = player.supplementary?.filter((other) => other !== id) ?? [];
  set(journal, player, "supplementary", left.length > 0 ? left : undefined);
}

/** An object that is no card ends: tokens outside the battlefield, copies outside the stack, abilities that left it. */
export function endObject(game: Game, id: ObjectId): void {
  const { state, journal } = game;
  const record = state.objects[id]!;
  set(journal, state.lastKnown, id, rememberObject(game, id));
  if (record.zone !== "outside") takeFrom(game, id, record.zone, record.owner);
  set(journal, state.objects, id, undefined);
  game.derived.characteristics.delete(id);
  game.derived.strays = undefined;
  if (COUNTED.has(record.zone as Zone)) staleFacet(game, "membership");
}

export function newId(game: Game): ObjectId {
  const id = asInteger(game.state.lastId - 1);
  set(game.journal, game.state, "lastId", id);
  return id;
}

export function nextTimestamp(game: Game): number {
  set(game.journal, game.state, "timestamp", game.state.timestamp + 1);
  return game.state.timestamp;
}

export function nextIncarnation(game: Game, id: ObjectId, to: (typeof ZONES)[number]): ObjectId {
  const { state, journal } = game;
  const card = cardOf(id);
  const [definition, owner, incarnation] = state.cards[card]!;
  set(journal, state.cards as unknown as GameState["cards"][number][], card, [
    definition,
    owner,
    incarnation + 1,
    ZONES.indexOf(to) as ZoneCode,
  ]);
  return cardObject(card, incarnation + 1);
}

/** What the list of a zone belongs to, which is about to be changed. */
function listOwner(game: Game, zone: Zone, owner: Seat): Record<string, unknown> {
  if (zone === "battlefield") game.derived.activatable = undefined;
  return (isOwnZone(zone) ? game.state.players[owner]! : game.state) as unknown as Record<string, unknown>;
}

/** 807.5: an object may leave another turn's stack than the current one's. */
function holderOfList(game: Game, id: ObjectId, zone: Zone, owner: Seat): Record<string, unknown> {
  const other = zone === "stack" ? otherTurns(game.state).find(({ stack }) => stack.includes(id)) : undefined;
  return other === undefined ? listOwner(game, zone, owner) : (other as unknown as Record<string, unknown>);
}

export function takeFrom(game: Game, id: ObjectId, zone: Zone, owner: Seat): void {
  const holder = holderOfList(game, id, zone, owner);
  const list = holder[zone] as readonly ObjectId[];
  const at = list.at(-1) === id ? list.length - 1 : list.indexOf(id);
  const { batch } = game.execution.scope;
  // Somebody may be going through the list: of what happens at the same time only the first thing makes a new one.
  if (batch?.lists?.includes(list)) remove(game.journal, list, at);
  else {
    const without = at === list.length - 1 ? list.slice(0, -1) : list.toSpliced(at, 1);
    set(game.journal, holder, zone, without);
    if (batch === undefined) return;
    batch.lists ??= [];
    batch.lists.push(without);
  }
}

function putInto(game: Game, id: ObjectId, zone: Zone, owner: Seat, place: Arrival["place"]): void {
  const holder = listOwner(game, zone, owner);
  const list = holder[zone] as readonly ObjectId[];
  if (zone !== "library" || place === undefined || place === "top") push(game.journal, list, id);
  else if (place === "bottom") set(game.journal, holder, zone, [id, ...list]);
  else set(game.journal, holder, zone, list.toSpliced(Math.max(0, list.length - place), 0, id));
}

function markStale(
  game: Game,
  id: ObjectId,
  next: ObjectId,
  definition: number,
  from: Zone | undefined,
  to: Zone,
  record: GameObject | undefined,
): void {
  const { derived } = game;
  derived.characteristics.delete(id);
  derived.characteristics.delete(next);
  if (!isCardObject(next)) derived.strays = undefined;
  const functionsIn = (face: number): boolean => {
    const zones = compiledFace(game, definition, face).functionsIn;
    return zones.size > 0 && (zones.has("everywhere") || (from !== undefined && zones.has(from)) || zones.has(to));
  };
  const plain = isPlain(record) && isPlain(game.state.objects[next]);
  // 702.103f: what was bestowed on it is a creature again.
  const bore = (game.state.lastKnown[id]?.attachments?.length ?? 0) > 0;
  // 701.56a: it has ward, whatever its card has.
  const hidden = game.state.objects[next]?.faceDown !== undefined;
  const affected = game.state.effects.some((effect) => effect.source === id || affectedBy(game, effect).has(id));
  // What effects give spells is worked out with the spells there are.
  const given = (from === "stack" || to === "stack") && (derived.program?.onSpells.length ?? 0) > 0;
  if (!plain || hidden || bore || affected || given || functionsIn(0) || functionsIn(1)) staleEverything(game);
  else {
    const isCounted = (zone: Zone | undefined): boolean => zone !== undefined && COUNTED.has(zone);
    if (isCounted(from) || isCounted(to)) staleFacet(game, "membership");
    if (from === "hand" || to === "hand" || from === "library" || to === "library") staleFacet(game, "hands");
  }
}

/** What it is and does is what its definition says (707, 708, 122.1b). */
const isPlain = (record: GameObject | undefined): boolean =>
  record === undefined ||
  (record.copy === undefined &&
    record.attachedTo === undefined &&
    record.faceDown === undefined &&
    keywordCounters(record.counters).length === 0);

/** Zones whose objects effects count; hands and libraries are counted as wholes. */
const COUNTED: ReadonlySet<Zone> = new Set(["battlefield", "graveyard", "exile", "command"]);
