import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { miracleAbility } from "../../keywords/miracle.ts";
import { choose, followed } from "../../procedure.ts";
import { characteristicsOf, hasKeyword } from "../../query/characteristics/characteristics.ts";
import { rememberObject } from "../../query/characteristics/lastKnown.ts";
import type { Batch } from "../../runtime.ts";
import { during, lookDuring } from "../../scope.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { onBattlefield, ownerOf, zoneOf } from "../../state/objects.ts";
import { staleEverything } from "../../state/stale.ts";
import { apply } from "../applying/apply.ts";
import { noticeTypesInCombat } from "../applying/combatRemoval.ts";
import { noticeControl } from "../applying/control.ts";
import { endAtEvents } from "../applying/endAtEvents.ts";
import { endWhile } from "../applying/endWhile.ts";
import { abandoned, ending, leaving } from "../applying/leaveGame.ts";
import { clearOutOfCombat } from "../applying/outOfCombat.ts";
import { planeswalking, settingInMotion } from "../applying/planeswalking.ts";
import { isPossible } from "../applying/possible.ts";
import { shuffledLibrary } from "../applying/shuffle.ts";
import { beginStaticCopies } from "../applying/staticCopies.ts";
import { comingBack } from "../applying/untilLeaves.ts";
import { attacksNow, entersBlocking } from "../combat/combatChanges.ts";
import { programOf } from "../continuous/layers.ts";
import { inTimestampOrder } from "../continuous/timestamps.ts";
import { lifelinkGains, resultsOfDamage } from "../damage/damageResults.ts";
import { excessEntries } from "../damage/excess.ts";
import { damageTogether, doBesides, preventedEvents } from "../replacement/prevention.ts";
import { stateTriggers, triggersOf } from "../triggers/triggers.ts";
import { anyTime } from "./anyTime.ts";
import { arrivingTokens } from "./arrivingTokens.ts";
import { type Compound, isCompound } from "./compound.ts";
import { departing } from "./departing.ts";
import { drawsFromBottom, hasDrawnThisTurn, mustReveal } from "./drawing.ts";
import { note } from "./note.ts";
import { orderInExile, orderInGraveyards } from "./orderOfCards.ts";
import { arrives, asItHappens, beforeIt, happened, type Move, type Outcome, otherCards, perform } from "./perform.ts";
import { mayBecomeOther, replacedDepartures, replacedTogether } from "./replacing.ts";

/**
 * Proposes one event, to be followed there and then (`yield*`): what nobody has anything to choose in happens right away.
 * Empty if it was replaced by nothing or could not happen.
 */
export function propose(game: Game, event: GameEvent): Procedure<readonly Outcome[]> {
  return proposeAll(game, [event]);
}

/** Proposes events that happen at the same time: each is replaced, all are applied, then triggers are looked for once. */
export function proposeAll(game: Game, events: readonly GameEvent[]): Procedure<readonly Outcome[]> {
  const { batch } = game.execution.scope;
  if (
    events.length !== 1 ||
    isCompound(events[0]!) ||
    isOfSeveral(game, events[0]!) ||
    mayBecomeOther(game, events[0]!)
  )
    return batch === undefined ? performBatch(game, events) : performAll(game, events, batch);
  return batch === undefined ? performAlone(game, events[0]!) : followed(outcomesOf(perform(game, events[0]!, batch)));
}

/** 712.21, 727.3: several cards are put somewhere at the same time. */
const isOfSeveral = ({ state }: Game, event: GameEvent): boolean =>
  event.e === "move" && state.objects[event.object]?.others !== undefined;

const newBatch = (game: Game): Batch => ({
  entries: [],
  before: programOf(game),
  known: undefined,
  outOfCombat: undefined,
  lists: undefined,
  suffered: undefined,
});

/** Simultaneous events that are part of no others, and what the rules look for after them. */
function* performBatch(game: Game, events: readonly GameEvent[]): Procedure<readonly Outcome[]> {
  const batch = newBatch(game);
  const outcomes = yield* during(game, { ...game.execution.scope, batch }, performAll(game, events, batch));
  yield* orderInGraveyards(game, outcomes);
  yield* orderInExile(game, outcomes);
  return yield* lookAfter(game, events, batch, outcomes);
}

/** The same of one event that becomes no other and contains none: nobody has anything to choose. */
function performAlone(game: Game, event: GameEvent): Procedure<readonly Outcome[]> {
  const batch = newBatch(game);
  const outcome = lookDuring(game, { ...game.execution.scope, batch }, () => perform(game, event, batch));
  return lookAfter(game, [event], batch, outcomesOf(outcome));
}

const NO_OUTCOMES: readonly Outcome[] = [];

const outcomesOf = (outcome: Outcome | undefined): readonly Outcome[] =>
  outcome === undefined ? NO_OUTCOMES : [outcome];

/** What happens at any time (702.131d: before triggers are looked for), and then what was triggered or comes back. */
function lookAfter(
  game: Game,
  events: readonly GameEvent[],
  batch: Batch,
  outcomes: readonly Outcome[],
): Procedure<readonly Outcome[]> {
  clearOutOfCombat(game, batch);
  const atOnce = anyTime(game);
  if (atOnce.length > 0) return happenAtOnce(game, atOnce, events, batch, outcomes);
  return trigger(game, events, batch, outcomes);
}

function* happenAtOnce(
  game: Game,
  atOnce: readonly GameEvent[],
  events: readonly GameEvent[],
  batch: Batch,
  outcomes: readonly Outcome[],
): Procedure<readonly Outcome[]> {
  yield* during(game, { ...game.execution.scope, batch }, performAll(game, atOnce, batch));
  return yield* trigger(game, events, batch, outcomes);
}

function trigger(
  game: Game,
  events: readonly GameEvent[],
  batch: Batch,
  outcomes: readonly Outcome[],
): Procedure<readonly Outcome[]> {
  beginStaticCopies(game);
  endWhile(game);
  endAtEvents(game, batch.entries);
  for (const entry of noticeControl(game)) note(game, batch, entry);
  noticeTypesInCombat(game);
  if (batch.suffered !== undefined) for (const entry of excessEntries(game, batch.suffered)) note(game, batch, entry);
  for (const instance of triggersOf(game, batch.entries, batch.before)) apply(game, { e: "trigger", instance });
  if (events.some(changesState)) for (const instance of stateTriggers(game)) apply(game, { e: "trigger", instance });
  const [back, left] = [comingBack(game), abandoned(game)];
  return back.length + left.length === 0 ? followed(outcomes) : comeBack(game, [...back, ...left], outcomes);
}

function* comeBack(
  game: Game,
  back: readonly GameEvent[],
  outcomes: readonly Outcome[],
): Procedure<readonly Outcome[]> {
  yield* proposeAll(game, back);
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
  const departures = yield* replacedDepartures(game, modified);
  for (const event of modified) {
    const outcome = isCompound(event)
      ? yield* performCompound(game, event, batch, departures?.get(event))
      : perform(game, event, batch);
    if (outcome !== undefined) outcomes.push(outcome);
  }
  const gained = lifelinkGains(
    game,
    outcomes.map(({ event }) => event),
  );
  if (gained.length > 0) yield* proposeAll(game, gained);
  if (holds) rulesGoOn(game);
  if (together !== undefined) {
    for (const event of preventedEvents(together)) perform(game, event, batch);
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

/** Performs one event and what it contains; where it puts what it is about has perhaps been replaced already. */
function* performCompound(
  game: Game,
  proposed: GameEvent,
  batch: Batch,
  departure?: readonly GameEvent[],
): Procedure<Outcome | undefined> {
  const event = asItHappens(game, proposed, batch);
  if (event === undefined) return undefined;
  const before = beforeIt(game, event);
  const object = apply(game, event);
  if (event.e === "move" && object !== undefined) arrives(game, event, object);
  if (departure !== undefined) return happened(game, event, batch, before, yield* depart(game, departure, batch));
  const contained = isCompound(event) ? yield* performContents(game, event, object) : undefined;
  return happened(game, event, batch, before, object ?? contained);
}

function* depart(game: Game, events: readonly GameEvent[], batch: Batch): Procedure<ObjectId | undefined> {
  let became: ObjectId | undefined;
  for (const event of events) {
    const outcome = isCompound(event) ? yield* performCompound(game, event, batch) : perform(game, event, batch);
    became ??= outcome?.object;
  }
  return became;
}

/** What a compound event contains, each part proposed as an event of its own. Returns the object of the main part. */
function* performContents(game: Game, event: Compound, became: ObjectId | undefined): Procedure<ObjectId | undefined> {
  const { state } = game;
  const cause = event.cause && { cause: event.cause };
  switch (event.e) {
    case "draw": {
      const { library } = state.players[event.player]!;
      const top = drawsFromBottom(game, event.player) ? library[0] : library.at(-1);
      if (top === undefined) {
        apply(game, { e: "player", player: event.player, change: { drewFromEmpty: true } });
        return undefined;
      }
      const drawn = first(yield* propose(game, { e: "move", object: top, to: "hand", why: "draw", ...cause }));
      if (drawn !== undefined) game.execution.scope.drawn?.push(drawn);
      if (drawn !== undefined && hasKeyword(game, drawn, "miracle")) yield* mayRevealMiracle(game, event.player, drawn);
      if (drawn !== undefined && mustReveal(game, event.player))
        yield* propose(game, { e: "reveal", objects: [drawn], to: "all" });
      return drawn;
    }
    case "discard":
    case "mill":
    case "sacrifice":
    case "destroy":
      return first(yield* propose(game, departing(event)));
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
    case "drawFor":
      yield* proposeAll(game, leaving(game, event.player));
      return undefined;
    case "win":
    case "drawnGame":
      yield* proposeAll(game, ending(game));
      return undefined;
    case "planeswalk":
      yield* proposeAll(game, planeswalking(game, event));
      return undefined;
    case "setInMotion":
      yield* proposeAll(game, settingInMotion(game, event.player));
      return undefined;
  }
}

/** 702.94a: the first card drawn in a turn may be revealed as it is drawn; the linked ability triggers (603.11). */
function* mayRevealMiracle(game: Game, player: Seat, card: ObjectId): Procedure {
  const [keyword] = characteristicsOf(game, card).keywords.get("miracle") ?? [];
  if (keyword === undefined || !("cost" in keyword) || keyword.cost === undefined) return;
  if (zoneOf(game.state, card) !== "hand" || game.state.turn.number === 0) return;
  if (hasDrawnThisTurn(game, player)) return;
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

/** 508.4, 509.7: a creature that was put onto the battlefield attacking or blocking joins combat. */
function* joinCombat(game: Game, { arrival }: Move, id: ObjectId): Procedure {
  if (arrival?.attacking !== undefined) yield* proposeAll(game, yield* attacksNow(game, id, arrival.attacking));
  if (arrival?.blocking !== undefined) yield* proposeAll(game, yield* entersBlocking(game, id, arrival.blocking));
}
