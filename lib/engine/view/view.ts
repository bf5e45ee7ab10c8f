import type { Decision, PriorityAction } from "../decisions.ts";
import type { Game } from "../game.ts";
import { Handles, mapAction, mapDecision } from "../knowledge/handles.ts";
import { isHidden, isShown, knows, seesHand, seesTop } from "../knowledge/visibility.ts";
import { characteristicsOf, controllerOf, isSummoningSick } from "../query/characteristics/characteristics.ts";
import { abilityOf, compiledCard, compiledFace } from "../query/characteristics/compiled.ts";
import { copyOn } from "../query/characteristics/copiable.ts";
import { doorsOf } from "../query/characteristics/doors.ts";
import { presentationIn } from "../query/characteristics/presentation.ts";
import { attackerOf, blockedBy } from "../query/combat/combat.ts";
import { printManaCost } from "../query/mana/manaCost.ts";
import { isManual } from "../query/players/manual.ts";
import { type SupplementaryDeck, supplementaryDeck } from "../query/players/supplementary.ts";
import { poolText } from "../rules/mana/payMana.ts";
import { inTurnOf, turnConcerning } from "../rules/priority/concurrentTurns.ts";
import { digestOf } from "../running/digest.ts";
import { openDecisions } from "../running/run.ts";
import { cannotTakeBack } from "../running/takeBack.ts";
import type { Characteristics, Written } from "../runtime.ts";
import { colorsIn, supertypesIn, TYPE_BIT, typesIn } from "../state/bits.ts";
import { cardObject, type Entity, isPlayer, type ObjectId, type Seat } from "../state/ids.ts";
import { currentObject, definitionOf, ownerOf, zoneOf } from "../state/objects.ts";
import type { CommanderState, GameState } from "../state/state.ts";
import { activePlayers } from "../state/teams.ts";
import type { TurnState } from "../state/turn.ts";
import { otherTurns } from "../state/turnMarkers.ts";
import type {
  CardView,
  CommanderView,
  ConcurrentTurnView,
  Handle,
  LockedHalf,
  PendingView,
  PermanentView,
  PlayerView,
  SeatView,
  StackObjectView,
  TurnView,
} from "../views.ts";
import { inForce } from "./inForce.ts";
import { otherFaces } from "./otherFaces.ts";
import {
  addCardFacts,
  addGameFacts,
  addPermanentFacts,
  addPlayerFacts,
  type Building,
  type Found,
  findFacts,
  modesShown,
} from "./publicFacts.ts";

/** What a seat may see (400.2, 701.16, 708.5): its own hand, every public zone, what was shown to it; nothing more. */
export const viewFor = (game: Game, seat: Seat | null): SeatView =>
  inTurnOf(game, turnConcerning(game, seat), () => viewOf(game, seat));

function viewOf(game: Game, seat: Seat | null): SeatView {
  const { state } = game;
  const handles = new Handles(game, seat);
  const decisions = openDecisions(game);
  const mine = decisions.filter((decision) => decision.decidedBy === seat);
  const shown = shownBy(mine);
  const found = findFacts(game);
  const view: Building<SeatView> = {
    seat,
    turn: turnView(state),
    players: state.players.map((_, other) => playerView(game, handles, seat, other, shown)),
    battlefield: state.battlefield.map((id) => permanentView(game, handles, found, seat, id)),
    stack: state.stack.map((id) => stackView(game, handles, seat, id)),
    pending: mine.map((decision) => pendingView(game, handles, decision)),
    waitingFor: [...new Set(decisions.map((decision) => decision.decidedBy))],
  };
  const { teams, emperors, sharedLife } = state.options;
  if (teams !== undefined) view.teams = teams;
  if (sharedLife) view.sharedLife = true;
  if (emperors !== undefined) view.emperors = emperors;
  if (state.planar?.controller !== undefined) view.planarController = state.planar.controller;
  if (state.reach !== undefined) view.reach = state.reach;
  const others = otherTurns(state).map(
    ({ turn, stack }): ConcurrentTurnView => ({
      turn: turnFacts(state, turn),
      stack: stack.map((id) => stackView(game, handles, seat, id)),
    }),
  );
  if (others.length > 0) view.otherTurns = others;
  if (state.result !== undefined) view.result = state.result;
  if (game.execution.paused !== undefined) view.working = true;
  addGameFacts(game, view);
  // Nobody reads what supposed games are told.
  const lasting = game.execution.supposed === undefined ? inForce(game, handles, view) : [];
  if (lasting.length > 0) view.inForce = lasting;
  return view;
}

export const turnView = (state: GameState): TurnView => turnFacts(state, state.turn);

function turnFacts(state: GameState, { number, active, phase, step }: TurnState): TurnView {
  const team = state.options.sharedTeamTurns && { team: activePlayers(state) };
  return { number, active, phase, step, ...team };
}

/** See `Engine.questions`. */
export function questionsFor(game: Game, seat: Seat): readonly Decision<Handle>[] {
  const handles = new Handles(game, seat);
  const named = (entity: Entity): Handle => handles.of(entity);
  return openDecisions(game).flatMap((decision): Decision<Handle>[] => {
    if (decision.decidedBy !== seat) return [];
    if (decision.ask !== "priority") return [mapDecision(decision, named)];
    const { ask, player, about, slot } = decision;
    let actions: readonly PriorityAction<Handle>[] | undefined;
    return [
      {
        ...{ ask, player, about, decidedBy: seat, slot },
        get actions() {
          actions ??= decision.actions.map((action) => mapAction(action, named));
          return actions;
        },
      },
    ];
  });
}

const pendingView = (game: Game, handles: Handles, decision: Decision): PendingView => ({
  // A supposed game asks nobody who could have looked at it earlier.
  digest: game.execution.supposed === undefined ? digestOf(game, decision) : "",
  decision: mapDecision(decision, (entity) => handles.of(entity)),
  ...(cannotTakeBack(game, decision.decidedBy) === undefined && { mayTakeBack: true as const }),
});

const NOTHING: ReadonlySet<Entity> = new Set();

/** Cards that a question shows to whom it asks: a searched library, the cards looked at. */
function shownBy(decisions: readonly Decision[]): ReadonlySet<Entity> {
  const shown = decisions.flatMap((d) =>
    d.ask === "choose"
      ? [...d.from, ...(d.show ?? [])]
      : d.ask === "order"
        ? d.items.flatMap((i) => i.object ?? [])
        : [],
  );
  return shown.length === 0 ? NOTHING : new Set(shown);
}

function playerView(
  game: Game,
  handles: Handles,
  viewer: Seat | null,
  seat: Seat,
  shown: ReadonlySet<Entity>,
): PlayerView {
  const { state } = game;
  const player = state.players[seat]!;
  const card = (id: ObjectId): CardView => cardView(game, handles, viewer, id);
  const mine = (id: ObjectId): boolean => ownerOf(state, id) === seat;
  const isSeen = (id: ObjectId): boolean => shown.has(id) || isShown(game, viewer, id);
  const hand = seesHand(game, viewer, seat) ? player.hand : player.hand.filter(isSeen);
  const top = player.library.at(-1);
  const seenTop = top !== undefined && seesTop(game, viewer, seat, top) ? top : undefined;
  const view: Building<PlayerView> = {
    seat,
    life: player.life,
    counters: player.counters,
    handCount: player.hand.length,
    hand: hand.map(card),
    libraryCount: player.library.length,
    library: player.library
      .filter((id) => id === seenTop || isSeen(id))
      .reverse()
      .map(card),
    graveyard: player.graveyard.map(card),
    exile: state.exile.filter(mine).map(card),
    command: state.command.filter(mine).map(card),
    mana: poolText(player.mana),
    landsPlayed: player.landsPlayed,
    lost: player.lost ?? false,
  };
  const outside = player.outside?.filter((id) => shown.has(id) || id === player.companion) ?? [];
  if (player.drew) view.drew = true;
  addPlayerFacts(game, seat, view);
  if (outside.length > 0) view.outside = outside.map(card);
  if (player.supplementary !== undefined) {
    const left = (deck: SupplementaryDeck): number => supplementaryDeck(game, seat, deck).length;
    view.supplementary = { planar: left("planar"), scheme: left("scheme"), attraction: left("attraction") };
  }
  if (state.planar !== undefined) view.planarDieCost = state.planar.rolls[seat] ?? 0;
  const commanders = (state.commanders ?? []).filter((one) => state.cards[one.card]![1] === seat);
  if (commanders.length > 0) view.commanders = commanders.map((one) => commanderView(game, handles, viewer, one));
  return view;
}

/** 903.3: the designation is of the card. Where it is, and what it deals, is told to whoever may see which card it is (400.2, 708.5). */
function commanderView(
  game: Game,
  handles: Handles,
  viewer: Seat | null,
  { card, casts, damage, unseen }: CommanderState,
): CommanderView {
  const { state } = game;
  const [definition, owner] = state.cards[card]!;
  const id = currentObject(state, cardObject(card, 0));
  const zone = id === undefined ? undefined : zoneOf(state, id);
  const isUnknown = id !== undefined && isHidden(game, viewer, id);
  const isPublic = zone !== undefined && zone !== "hand" && zone !== "library" && !isUnknown;
  const isKnown = isPublic || (zone === "hand" && seesHand(game, viewer, owner));
  return {
    name: compiledFace(game, definition).name,
    ...(isPublic && id !== undefined && { id: handles.of(id) }),
    ...(isKnown && { zone }),
    tax: 2 * (casts[owner] ?? 0),
    damage: isUnknown && unseen?.object === id ? without(damage, unseen.damage) : damage,
  };
}

const without = (damage: CommanderState["damage"], some: CommanderState["damage"]): CommanderState["damage"] =>
  Object.fromEntries(
    Object.entries(damage).flatMap(([seat, dealt]) => {
      const left = dealt - (some[Number(seat)] ?? 0);
      return left > 0 ? [[seat, left]] : [];
    }),
  );

function cardView(game: Game, handles: Handles, viewer: Seat | null, id: ObjectId): Building<CardView> {
  const { state } = game;
  const record = state.objects[id];
  const faceDown = record?.faceDown !== undefined;
  const blank = faceDown && record.zone === "exile" && isHidden(game, viewer, id);
  const now = blank ? undefined : characteristicsOf(game, id);
  const shown = now === undefined ? BLANK : writtenOf(game, now);
  const view: Building<CardView> = {
    id: handles.of(id),
    owner: ownerOf(state, id),
    name: faceDown && !blank && knows(game, viewer, id) ? compiledFace(game, record.definition).name : shown.name,
    manaCost: shown.manaCost,
    colors: shown.colors,
    supertypes: shown.supertypes,
    types: shown.types,
    subtypes: shown.subtypes,
    text: faceDown ? "" : textOf(game, id),
  };
  present(game, view);
  if (record?.counters !== undefined) view.counters = record.counters;
  if (faceDown) view.faceDown = true;
  else {
    if (isManual(game, id)) view.manual = true;
    const others = otherFaces(game, id);
    if (others.length > 0) view.otherFaces = others;
  }
  if (now === undefined) return view;
  addCardFacts(game, viewer, id, view);
  if (now.power !== undefined) view.power = now.power;
  if (now.toughness !== undefined) view.toughness = now.toughness;
  if (now.types & TYPE_BIT.planeswalker) view.loyalty = record?.counters?.loyalty ?? now.loyalty ?? 0;
  if (now.types & TYPE_BIT.battle) view.defense = record?.counters?.defense ?? now.defense ?? 0;
  return view;
}

/** By the name shown, so that it says no more than that does. */
function present(game: Game, view: Building<CardView>): void {
  const { printedNames, picture } = presentationIn(game).get(view.name) ?? {};
  if (printedNames !== undefined) view.printedNames = printedNames;
  else if (view.printedNames !== undefined) delete view.printedNames;
  if (picture !== undefined) view.picture = picture;
  else if (view.picture !== undefined) delete view.picture;
}

/** 406.3: of a card exiled face down there is nothing to see. */
const BLANK: Written = { name: "", manaCost: "", colors: [], supertypes: [], types: [], subtypes: [], keywords: [] };

/** Characteristics in words; those of cards that nothing changes are the same in every game of their pool. */
export function writtenOf({ derived: { written } }: Game, now: Characteristics): Written {
  const known = written.get(now);
  if (known !== undefined) return known;
  const made: Written = {
    name: now.name,
    manaCost: now.manaCost === undefined ? "" : printManaCost(now.manaCost),
    colors: colorsIn(now.colors),
    supertypes: supertypesIn(now.supertypes),
    types: typesIn(now.types),
    subtypes: now.subtypes,
    keywords: [...now.keywords.keys()],
  };
  written.set(now, made);
  return made;
}

function textOf(game: Game, id: ObjectId): string {
  const record = game.state.objects[id];
  const doors = doorsOf(game, id);
  if (doors.length > 0) return doors.flatMap(({ half, unlocked }) => (unlocked ? [half.printed.text] : [])).join("\n");
  const copy = copyOn(game, id);
  if (copy !== undefined) return compiledFace(game, copy.definition, copy.face).printed.text;
  const { definition, faces } = compiledCard(game, definitionOf(game.state, id));
  if (record?.face === undefined && definition.layout === "split")
    return faces.map((face) => `${face.name}: ${face.printed.text}`).join("\n");
  return (faces[record?.face ?? 0] ?? faces[0]!).printed.text;
}

function lockedHalves(game: Game, id: ObjectId): readonly LockedHalf[] {
  return doorsOf(game, id).flatMap(({ face, half, unlocked }) =>
    unlocked ? [] : [{ face, name: half.name, manaCost: half.printed.manaCost ?? "", text: half.printed.text }],
  );
}

function permanentView(game: Game, handles: Handles, found: Found, viewer: Seat | null, id: ObjectId): PermanentView {
  const { state } = game;
  const object = state.objects[id]!;
  const now = characteristicsOf(game, id);
  const locked = lockedHalves(game, id);
  const view = cardView(game, handles, viewer, id) as Building<PermanentView>;
  view.controller = now.controller;
  view.tapped = object.tapped ?? false;
  view.token = object.kind === "token";
  view.summoningSick = isSummoningSick(game, id);
  view.damage = object.damage ?? 0;
  view.keywords = writtenOf(game, now).keywords;
  if (object.attachedTo !== undefined) view.attachedTo = entityView(handles, object.attachedTo);
  if (object.phasedOut) view.phasedOut = true;
  if (state.combat !== undefined) {
    const attacker = attackerOf(game, id);
    const blocked = blockedBy(game, id);
    if (attacker !== undefined) view.attacking = entityView(handles, attacker.defender ?? attacker.defendingPlayer);
    if (blocked.length > 0) view.blocking = blocked.map((attacker) => handles.of(attacker));
  }
  if (locked.length > 0) view.locked = locked;
  addPermanentFacts(game, handles, found, id, view);
  return view;
}

const entityView = (handles: Handles, entity: Entity): Handle | Seat =>
  isPlayer(entity) ? entity : handles.of(entity);

function stackView(game: Game, handles: Handles, viewer: Seat | null, id: ObjectId): StackObjectView {
  const object = game.state.objects[id]!;
  const view = cardView(game, handles, viewer, id) as Building<StackObjectView>;
  view.controller = controllerOf(game, id);
  view.targets = (object.targets ?? []).flat().map((target) => entityView(handles, target));
  view.kind = object.ability === undefined ? "spell" : object.triggered ? "triggered" : "activated";
  if (object.x !== undefined) view.x = object.x;
  const modes = modesShown(game, id);
  if (modes.length > 0) view.modes = modes;
  if (object.ability === undefined) return view;
  const { source } = object;
  view.text = abilityOf(game, object.ability).text ?? "";
  if (source === undefined) {
    // 722.2 and the like: named by what brings it.
    view.name = view.text;
    return view;
  }
  const { name, colors } = writtenOf(game, characteristicsOf(game, source));
  view.name = name;
  present(game, view);
  view.colors = colors;
  if (game.state.objects[source] !== undefined) view.sourceId = handles.of(source);
  return view;
}
