import type { Game } from "../game.ts";
import type { Handles } from "../knowledge/handles.ts";
import { knows } from "../knowledge/visibility.ts";
import { pairsIn } from "../query/attachments.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { goadersOf } from "../query/combat/goading.ts";
import { OTHER_NAME } from "../query/players/conspiracies.ts";
import { prepareSpellsIn } from "../query/prepareSpells.ts";
import { triggersLeft } from "../query/uses.ts";
import { roomsOf } from "../rules/cardTypes/dungeons.ts";
import { isLoyaltyUsed, isUsedUp } from "../rules/costs/activation.ts";
import { isLoyaltyAbility } from "../rules/costs/loyalty.ts";
import { bodiesOf } from "../rules/targets/stackObjects.ts";
import type { GameObject } from "../state/gameObject.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { sectorOf, zoneOf } from "../state/objects.ts";
import type { PlayerState } from "../state/player.ts";
import type {
  CardView,
  Choice,
  Designation,
  PermanentView,
  PlayerDesignation,
  PlayerView,
  SeatView,
} from "../views.ts";

/** What all players know of objects, of each other and of the game beside characteristics: choices and designations. */

/** A view under construction: fields that do not apply are never written. */
export type Building<T> = { -readonly [K in keyof T]: T[K] };

/** What is found out once for all permanents, of which there may be ten thousand. */
export interface Found {
  readonly pairs: ReadonlyMap<ObjectId, ObjectId>;
  /** 610.3: by the permanent until whose leaving they stay away. */
  readonly away: ReadonlyMap<ObjectId, readonly ObjectId[]>;
  readonly prepareSpells: ReadonlyMap<ObjectId, ObjectId>;
}

export function findFacts(game: Game): Found {
  const away = new Map<ObjectId, ObjectId[]>();
  for (const { object, until } of game.state.away ?? []) {
    const others = away.get(until);
    if (others === undefined) away.set(until, [object]);
    else others.push(object);
  }
  return { pairs: pairsIn(game), away, prepareSpells: prepareSpellsIn(game) };
}

const QUALITIES: ReadonlySet<string> = new Set<Choice["of"]>([
  ...(["color", "type", "name", "player", "number", "word", "counterKind", "sector"] as const),
]);
const BY_PLAYER = /^by (\d+)$/u;

/** 607.2d: what was chosen for it, what the viewer chose in secret too. */
function choicesFor({ chosen: open, secret, marks = [] }: GameObject, viewer: Seat | null): readonly Choice[] {
  const chosen = secret !== undefined && secret.by === viewer ? { ...open, ...secret.chosen } : open;
  if (chosen === undefined) return NONE;
  return Object.entries(chosen).flatMap(([key, is]): Choice[] => {
    if (key === OTHER_NAME) return [{ of: "name", is }];
    const by = BY_PLAYER.exec(key)?.[1];
    if (by !== undefined) return [{ of: "word", is, by: Number(by) }];
    // 701.31b: how many counters it got is kept for its other abilities.
    if (!QUALITIES.has(key) || is === "" || (key === "number" && marks.includes("monstrous"))) return [];
    return [{ of: key as Choice["of"], is }];
  });
}

const DESIGNATIONS: ReadonlySet<string> = new Set<Designation>([
  ...(["monstrous", "renowned", "suspected", "prepared", "harnessed", "saddled", "solved"] as const),
]);

/** 701.31b, 701.58b, 702.112b, 702.171b, 719.3b; 701.39a; 701.52b. */
function designationsOf({ state }: Game, id: ObjectId): readonly Designation[] {
  const { marks } = state.objects[id]!;
  const isRingBearer = state.players.some(({ ringBearer }) => ringBearer === id);
  if (marks === undefined) return isRingBearer ? RING_BEARER : NONE;
  return [
    ...marks.filter((mark): mark is Designation => DESIGNATIONS.has(mark)),
    ...(marks.some((mark) => mark.startsWith("exerted:")) ? (["exerted"] as const) : []),
    ...(isRingBearer ? RING_BEARER : NONE),
  ];
}
const RING_BEARER: readonly Designation[] = ["ringBearer"];
const NONE: readonly never[] = [];

/** 607.2a, 610.3: the cards in exile that this permanent has to do with. */
function exiledWith({ state }: Game, id: ObjectId, gone: readonly ObjectId[] = NONE): readonly ObjectId[] {
  const { linked } = state.objects[id]!;
  if (linked === undefined && gone.length === 0) return NONE;
  const kept = linked === undefined ? [] : Object.values(linked).flat();
  return [...new Set([...kept, ...gone])].filter((object) => zoneOf(state, object) === "exile");
}

/** Of a card that this seat may look at, in any zone. */
export function addCardFacts(game: Game, viewer: Seat | null, id: ObjectId, view: Building<CardView>): void {
  const record = game.state.objects[id];
  if (record === undefined) return;
  // 702.106b: the name noted for a conspiracy is kept with it.
  if (record.faceDown !== undefined && (record.faceDown.by !== "agenda" || !knows(game, viewer, id))) return;
  const choices = choicesFor(record, viewer);
  if (choices.length > 0) view.chosen = choices;
  if (record.kind === "dungeon") view.room = roomsOf(game, id)[record.room ?? 0]?.name ?? "";
}

export function addPermanentFacts(
  game: Game,
  handles: Handles,
  { pairs, away, prepareSpells }: Found,
  id: ObjectId,
  view: Building<PermanentView>,
): void {
  const record = game.state.objects[id]!;
  const designations = designationsOf(game, id);
  if (designations.length > 0) view.designations = designations;
  const goaders = goadersOf(game, id);
  if (goaders.length > 0) view.goadedBy = goaders;
  if (record.level !== undefined) view.level = record.level;
  const sector = sectorOf(record);
  if (sector !== undefined) view.sector = sector;
  const pair = pairs.get(id);
  if (pair !== undefined) view.pairedWith = handles.of(pair);
  const prepareSpell = prepareSpells.get(id);
  if (prepareSpell !== undefined) view.prepareSpell = handles.of(prepareSpell);
  const exiled = exiledWith(game, id, away.get(id));
  if (exiled.length > 0) view.exiled = exiled.map((object) => handles.of(object));
  // Of what has used none, which is nearly everything, nothing is looked at.
  if (record.uses !== undefined && record.faceDown === undefined) addUsed(game, id, record, view);
}

/** What of its abilities has been used up, as everybody saw: activated (602.5b) or triggered as often as may be (603.2h-i). */
function addUsed(game: Game, id: ObjectId, record: GameObject, view: Building<PermanentView>): void {
  const { abilities } = characteristicsOf(game, id);
  const usedUp = abilities.flatMap(({ ability, ref }) => {
    const isUsed =
      ability.kind === "activated"
        ? isUsedUp(game, id, record, { ability, ref })
        : ability.kind === "triggered" && ability.limit !== undefined && triggersLeft(record, ref, ability.limit) === 0;
    return isUsed ? (ability.text ?? []) : [];
  });
  if (usedUp.length > 0) view.usedUp = usedUp;
  const isLoyalty = abilities.some(({ ability }) => ability.kind === "activated" && isLoyaltyAbility(ability));
  if (isLoyalty && isLoyaltyUsed(game, id)) view.loyaltyUsed = true;
}

/** 700.2: the modes chosen of a spell or ability on the stack, in printed order. */
export function modesShown(game: Game, id: ObjectId): readonly string[] {
  const { chosenModes = [] } = game.state.objects[id]!;
  if (chosenModes.length === 0) return [];
  return bodiesOf(game, id).flatMap(({ modes }) => chosenModes.flatMap((mode) => modes?.options[mode]?.text ?? []));
}

export function addPlayerFacts({ state }: Game, seat: Seat, view: Building<PlayerView>): void {
  const { citysBlessing, enduringStory, ring, speed, completed, controlledBy }: PlayerState = state.players[seat]!;
  const designations: PlayerDesignation[] = [
    ...(state.monarch === seat ? (["monarch"] as const) : []),
    ...(state.initiative === seat ? (["initiative"] as const) : []),
    ...(citysBlessing ? (["citysBlessing"] as const) : []),
    ...(enduringStory ? (["enduringStory"] as const) : []),
  ];
  if (designations.length > 0) view.designations = designations;
  if (ring) view.ring = ring;
  if (speed) view.speed = speed;
  if (completed !== undefined && completed.length > 0) view.completedDungeons = completed;
  if (controlledBy !== undefined) view.controlledBy = controlledBy;
}

export function addGameFacts({ state }: Game, view: Building<SeatView>): void {
  if (state.dayNight !== undefined) view.dayNight = state.dayNight;
  if (state.turnsToCome.length > 0) view.extraTurns = state.turnsToCome.map(({ player }) => player).reverse();
}
