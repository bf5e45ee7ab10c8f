import type { Modification } from "../../abilities/modifications.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { isExiledAfter } from "../../keywords/exiledAfter.ts";
import { countStep } from "../../procedure.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import type { Batch } from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { AbilityRef } from "../../state/gameObject.ts";
import { isPlayer, type ObjectId } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { whole } from "../../state/numbers.ts";
import { currentOrLastKnown, zoneOf } from "../../state/objects.ts";
import { apply } from "../applying/apply.ts";
import { record } from "../applying/log.ts";
import { countersAllowed, isPossible } from "../applying/possible.ts";
import { suffers } from "../damage/excess.ts";
import { type Before, isAskedAbout, occurrencesOf } from "../triggers/occurrences.ts";
import { isAskedAt } from "../triggers/remember.ts";
import { ofCommanders } from "../variants/commanders.ts";
import { note } from "./note.ts";

/** One event that nothing replaces any more: nobody is asked anything. */

/** What came of a proposed event. */
export interface Outcome {
  readonly event: GameEvent;
  /** The object that came about: the card in its new zone, the token, the ability on the stack. */
  readonly object: ObjectId | undefined;
  /** The other cards of a merged or melded permanent that left (727.3c). */
  readonly others: readonly ObjectId[];
}

/** Performs one event that contains no others. */
export function perform(game: Game, proposed: GameEvent, batch: Batch): Outcome | undefined {
  const event = asItHappens(game, proposed, batch);
  if (event === undefined) return undefined;
  const before = beforeIt(game, event);
  const object = apply(game, event);
  if (event.e === "move" && object !== undefined) arrives(game, event, object);
  return happened(game, event, batch, before, object);
}

/** The event as it comes about now; undefined if it can't. */
export function asItHappens(game: Game, proposed: GameEvent, batch: Batch): GameEvent | undefined {
  const event =
    proposed.e === "move"
      ? withoutBarredCounters(game, leavingStack(game, proposed))
      : withinMost(game, inNumbers(proposed));
  if (!isPossible(game, event)) return undefined;
  countStep(game);
  if (event.e === "damage" && isAskedAt(game, "excessDamage")) {
    batch.suffered ??= new Map();
    suffers(game, event, batch.suffered);
  }
  return event;
}

/** What has to be asked before the event, of the object that it is about. */
export function beforeIt({ state }: Game, event: GameEvent): Before {
  if (!("object" in event) || event.object === undefined) return NOTHING;
  const from = zoneOf(state, event.object);
  const { attachedTo: host, faceDown } = state.objects[event.object] ?? {};
  return {
    ...(from !== undefined && { from }),
    ...(host !== undefined && { host }),
    ...(faceDown !== undefined && { faceDown: true }),
  };
}
const NOTHING: Readonly<Before> = {};

/** It has happened: what may trigger on it is noted, and the players are told. */
export function happened(
  game: Game,
  event: GameEvent,
  batch: Batch,
  before: Before,
  became: ObjectId | undefined,
): Outcome {
  if (isAskedAbout(game, event)) {
    for (const entry of occurrencesOf(game, event, before, became)) note(game, batch, entry);
  }
  if (game.state.commanders !== undefined) for (const fact of ofCommanders(game, event)) apply(game, fact);
  record(game, event, before.from, became, before.faceDown);
  return { event, object: became, others: otherCards(game, event, became) };
}

const NO_CARDS: readonly ObjectId[] = [];

export function otherCards(game: Game, event: GameEvent, became: ObjectId | undefined): readonly ObjectId[] {
  if (became === undefined || !("object" in event) || event.object === undefined) return NO_CARDS;
  const cards = game.state.lastKnown[event.object]?.became ?? NO_CARDS;
  return cards.length > 1 && cards[0] === became ? cards.slice(1) : NO_CARDS;
}

/** An effect may have made more of a number than there are (state/numbers.ts). */
function inNumbers(event: GameEvent): GameEvent {
  if ("amount" in event && event.amount !== whole(event.amount)) return { ...event, amount: whole(event.amount) };
  if ("count" in event && event.count !== undefined && event.count !== whole(event.count))
    return { ...event, count: whole(event.count) };
  return event;
}

/** 101.2: as many counters as still may be there, however many other effects would have made of them. */
function withinMost({ state }: Game, event: GameEvent): GameEvent {
  if (event.e !== "counters" || event.atMost === undefined) return event;
  const there = isPlayer(event.on) ? state.players[event.on]?.counters : state.objects[event.on]?.counters;
  const room = Math.max(0, event.atMost - (there?.[event.kind] ?? 0));
  return event.count <= room ? event : { ...event, count: room };
}

export type Move = Extract<GameEvent, { e: "move" }>;

const isInstantOrSorcery = (game: Game, id: ObjectId): boolean =>
  (characteristicsOf(game, id).types & (TYPE_BIT.instant | TYPE_BIT.sorcery)) !== 0;

/** 702.34a and the like: as it leaves the stack it is exiled instead. */
function leavingStack(game: Game, event: Move): Move {
  if (event.to === "exile" || event.to === "stack") return event;
  const object = game.state.objects[event.object];
  if (object?.zone !== "stack") return event;
  const { via, then } = object.cast ?? {};
  const toGraveyard = event.to === "graveyard";
  const why = event.why && { why: event.why };
  const isMeant = then?.instantsAndSorceries !== true || isInstantOrSorcery(game, event.object);
  if (isExiledAfter(via) || (toGraveyard && then?.exile && isMeant))
    return { e: "move", object: event.object, to: "exile", ...why };
  if (toGraveyard && then?.under)
    return { e: "move", object: event.object, to: "library", arrival: { place: "bottom" }, ...why };
  return event;
}

/** 113.6i, 614.12: what can't have counters put on it enters without those it would be given. */
function withoutBarredCounters(game: Game, event: Move): Move {
  if (event.to !== "battlefield" || event.arrival?.counters === undefined) return event;
  const { counters, ...arrival } = event.arrival;
  const allowed = countersAllowed(game, event, Object.keys(counters));
  if (allowed.length === Object.keys(counters).length) return event;
  if (allowed.length === 0) return { ...event, arrival };
  const kept = Object.fromEntries(allowed.map((kind) => [kind, counters[kind]!]));
  return { ...event, arrival: { ...arrival, counters: kept } };
}

/** What goes with a move. */
export function arrives(game: Game, event: Move, became: ObjectId): void {
  if (event.link !== undefined)
    for (const card of [became, ...otherCards(game, event, became)]) remember(game, event, card);
  if (event.to === "battlefield") asCopyForAWhile(game, event, became);
  asItEnters(game, event, became);
}

/** 611.2a, 603.12: a copy for a while, and what triggers as it has become one. */
function asCopyForAWhile(game: Game, { arrival }: Move, id: ObjectId): void {
  if (arrival?.copy === undefined) return;
  const { copy, copyUntil: until, whenCopied } = arrival;
  const controller = controllerOf(game, id);
  if (until !== undefined) {
    const modifications: readonly Modification[] = [{ modify: "copy", copy }];
    apply(game, { e: "beginEffect", effect: { source: id, controller, until, objects: [id], modifications } });
  }
  if (whenCopied === undefined) return;
  const ability: AbilityRef = {
    given: { kind: "triggered", when: { on: "anyOf", of: [] }, body: whenCopied.body },
  };
  const notes = { copied: { entities: [whenCopied.of], amount: 1, did: true } };
  apply(game, { e: "trigger", instance: { source: id, controller, ability, notes } });
}

/** 607.2a, 607.2c: whose ability moved it remembers it; also one that is gone, as itself by that, and is looked back to (608.2h). */
function remember(game: Game, { link, to }: Move, became: ObjectId): void {
  if (link === undefined || (to !== "exile" && to !== "battlefield")) return;
  const by = currentOrLastKnown(game.state, link.by);
  if (by === undefined) return;
  const linked = { ...by.linked, [link.as]: [...(by.linked?.[link.as] ?? []), became] };
  if (game.state.objects[link.by] !== undefined) apply(game, { e: "mark", object: link.by, change: { linked } });
  else set(game.journal, by, "linked", linked);
}

/** Continuous effects that a permanent enters with: "it gains haste", "it's a Zombie in addition". */
function asItEnters(game: Game, event: Move, id: ObjectId): void {
  const modifications = event.arrival?.modifications;
  if (event.to !== "battlefield" || modifications === undefined || modifications.length === 0) return;
  const { source, controller } = event.cause ?? { source: id, controller: controllerOf(game, id) };
  apply(game, { e: "beginEffect", effect: { source, controller, objects: [id], modifications } });
}
