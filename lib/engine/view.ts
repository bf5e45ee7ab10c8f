import type { Game } from "./game.ts";
import { Handles, mapDecision } from "./handles.ts";
import { characteristicsOf, isSummoningSick } from "./query/characteristics.ts";
import { abilityOf, compiledCard, compiledFace } from "./query/compiled.ts";
import { copyOn } from "./query/copiable.ts";
import { doorsOf } from "./query/doors.ts";
import { printManaCost } from "./query/manaCost.ts";
import { poolText } from "./rules/mana/payMana.ts";
import { digestOf, openDecisions } from "./run.ts";
import { colorsIn, supertypesIn, TYPE_BIT, typesIn } from "./state/bits.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "./state/ids.ts";
import { definitionOf, ownerOf } from "./state/objects.ts";
import type { CardView, Handle, LockedHalf, PermanentView, PlayerView, SeatView, StackObjectView } from "./views.ts";
import { isHidden, isShown, knows, seesHand, seesTop } from "./visibility.ts";

/** What a seat may see (400.2, 701.15, 708.5): its own hand, every public zone, what was shown to it; nothing more. */
export function viewFor(game: Game, seat: Seat | null): SeatView {
  const { state } = game;
  const handles = new Handles(game, seat);
  const decisions = openDecisions(game);
  const mine = decisions.filter((decision) => decision.decidedBy === seat);
  const { number, active, phase, step } = state.turn;
  return {
    seat,
    turn: { number, active, phase, step },
    players: state.players.map((_, other) => playerView(game, handles, seat, other, shownBy(mine))),
    battlefield: state.battlefield.map((id) => permanentView(game, handles, seat, id)),
    stack: state.stack.map((id) => stackView(game, handles, seat, id)),
    pending: mine.map((decision) => ({
      digest: digestOf(decision),
      decision: mapDecision(decision, (entity) => handles.of(entity)),
    })),
    waitingFor: [...new Set(decisions.map((decision) => decision.decidedBy))],
    ...(state.result && { result: state.result }),
  };
}

/** Cards that a question shows to whom it asks: a searched library, the cards looked at. */
const shownBy = (decisions: ReturnType<typeof openDecisions>): ReadonlySet<Entity> =>
  new Set(
    decisions.flatMap((d) =>
      d.ask === "choose"
        ? [...d.from, ...(d.show ?? [])]
        : d.ask === "order"
          ? d.items.flatMap((i) => i.object ?? [])
          : [],
    ),
  );

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
  const hand = seesHand(game, viewer, seat);
  const mine = (id: ObjectId): boolean => ownerOf(state, id) === seat;
  const outside = (player.outside ?? []).filter((id) => shown.has(id));
  return {
    ...(outside.length > 0 && { outside: outside.map(card) }),
    seat,
    life: player.life,
    counters: player.counters,
    handCount: player.hand.length,
    hand: player.hand.filter((id) => hand || isShown(game, viewer, id) || shown.has(id)).map(card),
    libraryCount: player.library.length,
    library: player.library
      .filter((id) => shown.has(id) || isShown(game, viewer, id) || seesTop(game, viewer, seat, id))
      .reverse()
      .map(card),
    graveyard: player.graveyard.map(card),
    exile: state.exile.filter(mine).map(card),
    command: state.command.filter(mine).map(card),
    mana: poolText(player.mana),
    landsPlayed: player.landsPlayed,
    lost: player.lost ?? false,
  };
}

function cardView(game: Game, handles: Handles, viewer: Seat | null, id: ObjectId): CardView {
  const { state } = game;
  const record = state.objects[id];
  const faceDown = record?.faceDown !== undefined;
  const now = characteristicsOf(game, id);
  const base = {
    id: handles.of(id),
    owner: ownerOf(state, id),
    ...(record?.counters && { counters: record.counters }),
    ...(faceDown && { faceDown: true }),
  };
  if (faceDown && record.zone === "exile" && isHidden(game, viewer, id)) {
    return { ...base, name: "", manaCost: "", colors: [], supertypes: [], types: [], subtypes: [], text: "" };
  }
  return {
    ...base,
    name: faceDown && knows(game, viewer, id) ? compiledFace(game, record.definition).name : now.name,
    manaCost: now.manaCost === undefined ? "" : printManaCost(now.manaCost),
    colors: colorsIn(now.colors),
    supertypes: supertypesIn(now.supertypes),
    types: typesIn(now.types),
    subtypes: now.subtypes,
    text: faceDown ? "" : textOf(game, id),
    ...(now.power !== undefined && { power: now.power }),
    ...(now.toughness !== undefined && { toughness: now.toughness }),
    ...((now.types & TYPE_BIT.planeswalker) !== 0 && { loyalty: record?.counters?.loyalty ?? now.loyalty ?? 0 }),
    ...((now.types & TYPE_BIT.battle) !== 0 && { defense: record?.counters?.defense ?? now.defense ?? 0 }),
  };
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

function permanentView(game: Game, handles: Handles, viewer: Seat | null, id: ObjectId): PermanentView {
  const { state } = game;
  const object = state.objects[id]!;
  const now = characteristicsOf(game, id);
  const entity = (e: Entity): Handle | Seat => (isPlayer(e) ? e : handles.of(e));
  const locked = lockedHalves(game, id);
  const attacker = state.combat?.attackers.find((a) => a.id === id);
  const blocking = state.combat?.attackers.filter((a) => a.blockers.includes(id)).map((a) => handles.of(a.id)) ?? [];
  return {
    ...cardView(game, handles, viewer, id),
    controller: now.controller,
    tapped: object.tapped ?? false,
    token: object.kind === "token",
    summoningSick: isSummoningSick(game, id),
    damage: object.damage ?? 0,
    keywords: [...now.keywords.keys()],
    ...(object.attachedTo !== undefined && { attachedTo: entity(object.attachedTo) }),
    ...(object.phasedOut && { phasedOut: true }),
    ...(attacker && { attacking: entity(attacker.defender ?? attacker.defendingPlayer) }),
    ...(blocking.length > 0 && { blocking }),
    ...(locked.length > 0 && { locked }),
  };
}

function stackView(game: Game, handles: Handles, viewer: Seat | null, id: ObjectId): StackObjectView {
  const object = game.state.objects[id]!;
  const entity = (e: Entity): Handle | Seat => (isPlayer(e) ? e : handles.of(e));
  const shared = {
    controller: object.controller,
    targets: (object.targets ?? []).flat().map(entity),
    ...(object.x !== undefined && { x: object.x }),
  };
  if (object.ability === undefined) return { ...cardView(game, handles, viewer, id), ...shared, kind: "spell" };
  const { source } = object;
  const text = abilityOf(game, object.ability).text ?? "";
  const kind = object.triggered ? "triggered" : "activated";
  const own = { ...cardView(game, handles, viewer, id), ...shared, kind, text } as const;
  // 722.2 and the like: named by what brings it.
  if (source === undefined) return { ...own, name: text };
  const { name, colors } = characteristicsOf(game, source);
  const there = game.state.objects[source] !== undefined;
  return { ...own, name, colors: colorsIn(colors), ...(there && { sourceId: handles.of(source) }) };
}
