import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { isExiledAfter } from "../../keywords/exiled-after.ts";
import { miracleAbility } from "../../keywords/miracle.ts";
import { choose, countStep } from "../../procedure.ts";
import { characteristicsOf, controllerOf, hasKeyword } from "../../query/characteristics.ts";
import { rememberObject } from "../../query/lastKnown.ts";
import type { Batch, Together } from "../../runtime.ts";
import { during } from "../../scope.ts";
import type { HistoryEntry } from "../../state/history.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { push } from "../../state/journal.ts";
import { whole } from "../../state/numbers.ts";
import { onBattlefield, ownerOf, zoneOf } from "../../state/objects.ts";
import { staleEverything, staleFacet } from "../../state/stale.ts";
import { apply, clearOutOfCombat } from "../applying/apply.ts";
import { noticeTypesInCombat } from "../applying/combatRemoval.ts";
import { noticeControl } from "../applying/control.ts";
import { endWhile } from "../applying/endWhile.ts";
import { abandoned, leaving } from "../applying/leaveGame.ts";
import { record } from "../applying/log.ts";
import { countersAllowed, isPossible } from "../applying/possible.ts";
import { shuffledLibrary } from "../applying/shuffle.ts";
import { comingBack } from "../applying/untilLeaves.ts";
import { attacksNow, entersBlocking } from "../combat/combatChanges.ts";
import { programOf } from "../continuous/layers.ts";
import { inTimestampOrder } from "../continuous/timestamps.ts";
import { resultsOfDamage } from "../damage/damageResults.ts";
import { excessEntries, suffers } from "../damage/excess.ts";
import { givenCounters } from "../replacement/countersOnEntering.ts";
import { damageTogether, doBesides, preventedEvents, useUp } from "../replacement/prevention.ts";
import { isReplaceable, isReplaced, replaced } from "../replacement/replacement.ts";
import { isAskedAbout, occurrencesOf } from "../triggers/occurrences.ts";
import { isAskedAt, remembers } from "../triggers/remember.ts";
import { stateTriggers, triggersOf } from "../triggers/triggers.ts";
import { ofCommanders } from "../variants/commanders.ts";
import { anyTime } from "./anyTime.ts";
import { arrivingTokens } from "./arrivingTokens.ts";

/** What came of a proposed event. */
export interface Outcome {
  readonly event: GameEvent;
  /** The object that came about: the card in its new zone, the token, the ability on the stack. */
  readonly object: ObjectId | undefined;
  /** The other cards of a merged or melded permanent that left (727.3c). */
  readonly others: readonly ObjectId[];
}

/** Proposes one event. Empty if it was replaced by nothing or could not happen. */
export function propose(game: Game, event: GameEvent): Procedure<readonly Outcome[]> {
  return proposeAll(game, [event]);
}

/** Proposes events that happen at the same time: each is replaced, all are applied, then triggers are looked for once. */
export function proposeAll(game: Game, events: readonly GameEvent[]): Procedure<readonly Outcome[]> {
  const { batch } = game.execution.scope;
  return batch === undefined ? performBatch(game, events) : performAll(game, events, batch);
}

/** Simultaneous events that are part of no others, and what the rules look for after them. */
function* performBatch(game: Game, events: readonly GameEvent[]): Procedure<readonly Outcome[]> {
  const batch: Batch = { entries: [], before: programOf(game) };
  const outcomes = yield* during(game, "batch", batch, performAll(game, events, batch));
  clearOutOfCombat(game, batch);
  // 702.131d: before triggers are looked for.
  const atOnce = anyTime(game);
  if (atOnce.length > 0) yield* during(game, "batch", batch, performAll(game, atOnce, batch));
  endWhile(game);
  for (const entry of noticeControl(game)) note(game, batch, entry);
  noticeTypesInCombat(game);
  if (batch.suffered !== undefined) for (const entry of excessEntries(game, batch.suffered)) note(game, batch, entry);
  for (const instance of triggersOf(game, batch.entries, batch.before)) apply(game, { e: "trigger", instance });
  if (events.some(changesState)) for (const instance of stateTriggers(game)) apply(game, { e: "trigger", instance });
  const back = [...comingBack(game), ...abandoned(game)];
  if (back.length > 0) yield* proposeAll(game, back);
  return outcomes;
}

function* performAll(game: Game, events: readonly GameEvent[], batch: Batch): Procedure<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const together = damageTogether(events);
  const become = events.some((event) => mayBecomeOther(game, event))
    ? yield* replacedTogether(game, events, together)
    : events.filter((event) => isPossible(game, event));
  const modified = become.length < 2 ? become : yield* inTimestampOrder(game, become);
  rememberTogether(game, modified, batch);
  const holds = game.derived.held === undefined && modified.length >= MANY && modified.every(justMoves);
  if (holds) game.derived.held = { stale: false };
  for (const event of modified) {
    const outcome = yield* perform(game, event, batch);
    if (outcome !== undefined) outcomes.push(outcome);
  }
  if (holds) rulesGoOn(game);
  if (together !== undefined) {
    for (const event of preventedEvents(together)) yield* perform(game, event, batch);
    yield* doBesides(game, together);
  }
  return outcomes;
}

/** From so many simultaneous moves on, the rules are not worked out anew after each of them. */
const MANY = 16;

/** What happens at the same time is under the rules that were in force before; and nobody is asked where these go. */
function justMoves(event: GameEvent): boolean {
  if (event.e === "destroy" || event.e === "sacrifice" || event.e === "cease") return true;
  if (event.e !== "move" || event.to === "library") return false;
  return event.arrival?.attacking === undefined && event.arrival?.blocking === undefined;
}

function rulesGoOn(game: Game): void {
  const { held } = game.derived;
  game.derived.held = undefined;
  if (held?.stale) staleEverything(game);
}

/** Damage is looked at together (615.7), and what enters may be given counters; else something must replace it. */
const mayBecomeOther = (game: Game, event: GameEvent): boolean =>
  isReplaceable(event) &&
  (event.e === "damage" || (event.e === "move" && event.to === "battlefield") || isReplaced(game, event));

/** 603.8: what only prepares a spell or ability on the stack makes no state that an ability triggers on. */
const changesState = ({ e }: GameEvent): boolean => e !== "untrigger" && e !== "putAbility" && e !== "announce";

/** 603.10, 704.8: what leaves at the same time is remembered as it was before any of it left. */
function rememberTogether(game: Game, events: readonly GameEvent[], batch: Batch): void {
  if (events.length < 2) return;
  for (const event of events) {
    if (event.e !== "move" && event.e !== "destroy" && event.e !== "sacrifice") continue;
    if (!onBattlefield(game.state, event.object) || batch.known?.has(event.object)) continue;
    batch.known ??= new Map();
    batch.known.set(event.object, rememberObject(game, event.object));
  }
}

/** What becomes of simultaneous events before they happen. */
function* replacedTogether(
  game: Game,
  events: readonly GameEvent[],
  together: Together | undefined,
): Procedure<readonly GameEvent[]> {
  const entering = events.flatMap((event) => (event.e === "move" && event.to === "battlefield" ? event.object : []));
  const replacing = replacedEach(game, events, together);
  if (entering.length === 0) return yield* replacing;
  const { arriving = [] } = game.execution.scope;
  return yield* during(game, "arriving", [...arriving, ...entering], replacing);
}

/** 614.17c: what can't happen is not replaced. */
function* replacedEach(
  game: Game,
  events: readonly GameEvent[],
  together: Together | undefined,
): Procedure<readonly GameEvent[]> {
  const modified: GameEvent[] = [];
  for (const [at, event] of events.entries()) {
    if (!isPossible(game, event)) continue;
    if (together !== undefined) together.at = at;
    const become = isReplaced(game, event, together) ? yield* replaced(game, event, together) : [event];
    for (const one of become)
      if (one.e === "move" && one.to === "battlefield") modified.push(...(yield* givenCounters(game, one)));
      else modified.push(one);
  }
  if (together !== undefined) useUp(game, together);
  return modified;
}

/** Performs one event and what it contains. */
function* perform(game: Game, proposed: GameEvent, batch: Batch): Procedure<Outcome | undefined> {
  const event = withoutBarredCounters(game, leavingStack(game, inNumbers(proposed)));
  if (!isPossible(game, event)) return undefined;
  countStep(game);
  const from = "object" in event && event.object !== undefined ? zoneOf(game.state, event.object) : undefined;
  if (event.e === "damage" && isAskedAt(game, "excessDamage")) {
    batch.suffered ??= new Map();
    suffers(game, event, batch.suffered);
  }
  const object = apply(game, event);
  const contained = isCompound(event) ? yield* performContents(game, event, object) : undefined;
  const became = object ?? contained;
  if (isAskedAbout(game, event)) {
    for (const entry of occurrencesOf(game, event, from === undefined ? {} : { from }, became))
      note(game, batch, entry);
  }
  if (game.state.commanders !== undefined) for (const fact of ofCommanders(game, event)) apply(game, fact);
  record(game, event, from, became);
  return { event, object: became, others: otherCards(game, event, became) };
}

const NO_CARDS: readonly ObjectId[] = [];

function otherCards(game: Game, event: GameEvent, became: ObjectId | undefined): readonly ObjectId[] {
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

/** 702.34a and the like: as it leaves the stack it is exiled instead. */
function leavingStack(game: Game, event: GameEvent): GameEvent {
  if (event.e !== "move" || event.to === "exile" || event.to === "stack") return event;
  const object = game.state.objects[event.object];
  if (object?.zone !== "stack") return event;
  const instead = isExiledAfter(object.cast?.via) || (object.cast?.then?.exile === true && event.to === "graveyard");
  if (!instead) return event;
  return { e: "move", object: event.object, to: "exile", ...(event.why && { why: event.why }) };
}

/** 113.6i, 614.12: what can't have counters put on it enters without those it would be given. */
function withoutBarredCounters(game: Game, event: GameEvent): GameEvent {
  if (event.e !== "move" || event.to !== "battlefield" || event.arrival?.counters === undefined) return event;
  const { counters, ...arrival } = event.arrival;
  const allowed = countersAllowed(game, event, Object.keys(counters));
  if (allowed.length === Object.keys(counters).length) return event;
  if (allowed.length === 0) return { ...event, arrival };
  const kept = Object.fromEntries(allowed.map((kind) => [kind, counters[kind]!]));
  return { ...event, arrival: { ...arrival, counters: kept } };
}

/** Keeps what happened for triggers, and for the rest of the turn where a card of this game asks for its kind. */
function note(game: Game, batch: Batch, entry: HistoryEntry): void {
  if (!isAskedAt(game, entry.on)) return;
  const ordinal = entry.ordinal ?? (entry.facts.player === undefined ? undefined : nth(game, entry));
  const numbered = ordinal === undefined ? entry : { ...entry, ordinal };
  batch.entries.push(numbered);
  if (!remembers(game, entry.on)) return;
  push(game.journal, game.state.history, numbered);
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

const COMPOUND = [
  "draw",
  "discard",
  "mill",
  "sacrifice",
  "destroy",
  "counter",
  "playLand",
  "createTokens",
  "move",
  "shuffle",
  "damage",
  "lose",
] as const;
type Compound = Extract<GameEvent, { e: (typeof COMPOUND)[number] }>;
const KINDS: ReadonlySet<GameEvent["e"]> = new Set(COMPOUND);
const isCompound = (event: GameEvent): event is Compound => KINDS.has(event.e);

/** What a compound event contains, each part proposed as an event of its own. Returns the object of the main part. */
function* performContents(game: Game, event: Compound, became: ObjectId | undefined): Procedure<ObjectId | undefined> {
  const { state } = game;
  const cause = event.cause && { cause: event.cause };
  switch (event.e) {
    case "draw": {
      const top = state.players[event.player]!.library.at(-1);
      if (top === undefined) {
        apply(game, { e: "player", player: event.player, change: { drewFromEmpty: true } });
        return undefined;
      }
      const drawn = first(yield* propose(game, { e: "move", object: top, to: "hand", why: "draw", ...cause }));
      if (drawn !== undefined) game.execution.scope.drawn?.push(drawn);
      if (drawn !== undefined && hasKeyword(game, drawn, "miracle")) yield* mayRevealMiracle(game, event.player, drawn);
      return drawn;
    }
    case "discard":
      return first(
        yield* propose(game, { e: "move", object: event.object, to: "graveyard", why: "discard", ...cause }),
      );
    case "mill":
      return first(yield* propose(game, { e: "move", object: event.object, to: "graveyard", why: "mill", ...cause }));
    case "sacrifice":
      return first(
        yield* propose(game, { e: "move", object: event.object, to: "graveyard", why: "sacrifice", ...cause }),
      );
    case "destroy":
      return first(
        yield* propose(game, { e: "move", object: event.object, to: "graveyard", why: "destroy", ...cause }),
      );
    case "counter": {
      if (state.objects[event.object]!.kind === "ability") apply(game, { e: "cease", object: event.object });
      else
        return first(
          yield* propose(game, {
            e: "move",
            object: event.object,
            to: event.to ?? "graveyard",
            why: "counter",
            ...(event.arrival && { arrival: event.arrival }),
            ...cause,
          }),
        );
      return undefined;
    }
    case "playLand": {
      apply(game, {
        e: "player",
        player: event.player,
        change: { landsPlayed: state.players[event.player]!.landsPlayed + 1 },
      });
      return first(
        yield* propose(game, {
          e: "move",
          object: event.object,
          to: "battlefield",
          why: "playLand",
          arrival: { ...event.arrival, controller: event.player },
        }),
      );
    }
    case "createTokens": {
      const outcomes = yield* proposeAll(game, yield* arrivingTokens(game, event));
      return first(outcomes);
    }
    case "move":
      if (became !== undefined) {
        if (event.to === "battlefield" && state.combat !== undefined) yield* joinCombat(game, event, became);
        for (const card of [became, ...otherCards(game, event, became)]) remember(game, event, card);
        asItEnters(game, event, became);
        if (event.to === "library") yield* arrangeCards(game, [became, ...otherCards(game, event, became)]);
      }
      return undefined;
    case "shuffle":
      apply(game, { e: "arrange", player: event.player, library: shuffledLibrary(game, event.player) });
      return undefined;
    case "damage":
      yield* proposeAll(game, resultsOfDamage(game, event));
      return undefined;
    case "lose":
      yield* proposeAll(game, leaving(game, event.player));
      return undefined;
  }
}

/** 702.94a: the first card drawn in a turn may be revealed as it is drawn; the linked ability triggers (603.11). */
function* mayRevealMiracle(game: Game, player: Seat, card: ObjectId): Procedure {
  const [keyword] = characteristicsOf(game, card).keywords.get("miracle") ?? [];
  if (keyword === undefined || !("cost" in keyword) || keyword.cost === undefined) return;
  if (zoneOf(game.state, card) !== "hand" || game.state.stage.at === "start") return;
  if (game.state.history.some((entry) => entry.on === "draw" && entry.facts.player === player)) return;
  const { yes } = yield* choose<"confirm">(game, {
    ask: "confirm",
    player,
    about: "may",
    source: card,
    hint: "miracle",
  });
  if (!yes) return;
  yield* propose(game, { e: "reveal", objects: [card], to: "all" });
  const ability = miracleAbility(keyword.cost);
  apply(game, {
    e: "trigger",
    instance: { source: card, controller: player, ability: { given: ability }, event: { object: card, player } },
  });
}

/** 727.3a: the cards of one permanent lie in its owner's library in an order of that player's choice. */
function* arrangeCards(game: Game, cards: readonly ObjectId[]): Procedure {
  if (cards.length < 2) return;
  const player = ownerOf(game.state, cards[0]!);
  const items = cards.map((object) => ({ object, text: characteristicsOf(game, object).name }));
  const { order } = yield* choose<"order">(game, { ask: "order", player, about: "order", items });
  const { library } = game.state.players[player]!;
  // The first is put on top: libraries have their top card last.
  const arranged = order.map((i) => cards[i]!).reverse();
  let next = 0;
  apply(game, {
    e: "arrange",
    player,
    library: library.map((card) => (cards.includes(card) ? arranged[next++]! : card)),
  });
}

const first = (outcomes: readonly Outcome[]): ObjectId | undefined => outcomes[0]?.object;

/** 607.2a, 607.2c: whose ability moved it remembers it, as long as that object exists. */
function remember(game: Game, { link, to }: Extract<GameEvent, { e: "move" }>, became: ObjectId): void {
  if (link === undefined || (to !== "exile" && to !== "battlefield") || game.state.objects[link.by] === undefined)
    return;
  const { linked } = game.state.objects[link.by]!;
  const change = { linked: { ...linked, [link.as]: [...(linked?.[link.as] ?? []), became] } };
  apply(game, { e: "mark", object: link.by, change });
}

/** Continuous effects that a permanent enters with: "it gains haste", "it's a Zombie in addition". */
function asItEnters(game: Game, event: Extract<GameEvent, { e: "move" }>, id: ObjectId): void {
  const modifications = event.arrival?.modifications;
  if (event.to !== "battlefield" || modifications === undefined || modifications.length === 0) return;
  const { source, controller } = event.cause ?? { source: id, controller: controllerOf(game, id) };
  apply(game, { e: "beginEffect", effect: { source, controller, objects: [id], modifications } });
}

/** 508.4, 509.7: a creature that was put onto the battlefield attacking or blocking joins combat. */
function* joinCombat(game: Game, { arrival }: Extract<GameEvent, { e: "move" }>, id: ObjectId): Procedure {
  if (arrival?.attacking !== undefined) yield* proposeAll(game, yield* attacksNow(game, id, arrival.attacking));
  if (arrival?.blocking !== undefined) yield* proposeAll(game, yield* entersBlocking(game, id, arrival.blocking));
}
