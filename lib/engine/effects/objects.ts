import type { Filter } from "../abilities/filters.ts";
import type { Objects, Players } from "../abilities/references.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose } from "../procedure.ts";
import { characteristicsOf, controllerOf, hasSubtype } from "../query/characteristics/characteristics.ts";
import { abilityOf } from "../query/characteristics/compiled.ts";
import { faceUpValues } from "../query/characteristics/copiable.ts";
import type { Context } from "../query/context.ts";
import { amountOf, conditionHolds, matches, objectsOf, playersOf } from "../query/evaluators/index.ts";
import { canBeAttached, hostsFor } from "../rules/applying/attaching.ts";
import { randomBelow } from "../rules/applying/shuffle.ts";
import { stayAway } from "../rules/applying/untilLeaves.ts";
import { withCharacteristicsAsEntering } from "../rules/continuous/asEntering.ts";
import { rulesOf } from "../rules/continuous/layers.ts";
import { withCharacteristics } from "../rules/continuous/withCharacteristics.ts";
import { proposeAll } from "../rules/events/propose.ts";
import type { Entity, ObjectId } from "../state/ids.ts";
import { apnap, onBattlefield, ownerOf, zoneOf } from "../state/objects.ts";
import { inChosenOrder, pickFrom, pickObjects, pickPlayers, present } from "./choices.ts";
import { destinationEvent } from "./destination.ts";
import { endSearches } from "./libraries/searching.ts";
import {
  causeOf,
  type Done,
  doneBy,
  type EffectOf,
  type Handlers,
  NOTHING_DONE,
  type Resolution,
} from "./resolution.ts";

/** One-shot effects on objects: 701.7 destroy, 701.17 sacrifice, 701.21 tap and untap, zone changes and the like. */
export const objectEffects: Handlers<
  "destroy" | "move" | "sacrifice" | "tap" | "untap" | "counterSpell" | "attach" | "unattach"
> = {
  *destroy(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution);
    const events = objects.map(
      (object): GameEvent => ({
        e: "destroy",
        object,
        ...(effect.noRegeneration && { noRegeneration: true }),
        ...causeOf(resolution),
      }),
    );
    return doneBy(yield* proposeAll(game, events));
  },

  move: moveObjects,

  *sacrifice(game, effect, resolution) {
    const players = yield* pickPlayers(game, effect.who, resolution);
    const events: GameEvent[] = [];
    // 101.4: each in turn order chooses, then all are sacrificed at the same time.
    for (const player of players) {
      const own: Context = { ...resolution, currentPlayer: player };
      const what = effect.what.what === "chosen" ? ofTheirOwn(effect.what) : effect.what;
      for (const object of yield* pickObjects(game, what, own, "sacrifice")) {
        if (controllerOf(game, object) !== player) continue;
        events.push({ e: "sacrifice", player, object, ...causeOf(resolution) });
        if (effect.as === undefined) continue;
        const facts = { object: resolution.self, other: object, player };
        events.push({ e: "happened", on: effect.as, facts, ...causeOf(resolution) });
      }
    }
    const [owner] = players;
    const back: EffectOf<"move"> | undefined = effect.returning && {
      do: "move",
      what: effect.returning,
      to: { zone: "battlefield", control: effect.who },
    };
    if (back !== undefined && owner !== undefined) events.push(...(yield* movesOf(game, back, resolution)));
    const sacrificed = doneBy(yield* proposeAll(game, events));
    if (effect.note !== undefined) resolution.notes[`${effect.note} cards`] = sacrificed;
    return { ...sacrificed, entities: events.flatMap((event) => (event.e === "sacrifice" ? event.object : [])) };
  },

  *tap(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution);
    const done = doneBy(
      yield* proposeAll(
        game,
        objects.map((object): GameEvent => ({ e: "tap", object, ...causeOf(resolution) })),
      ),
    );
    return { ...done, entities: objects };
  },

  *untap(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution, "untap");
    const done = doneBy(
      yield* proposeAll(
        game,
        objects.map((object): GameEvent => ({ e: "untap", object, ...causeOf(resolution) })),
      ),
    );
    return { ...done, entities: objects };
  },

  *counterSpell(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution);
    const events = objects
      .filter((id) => canBeCountered(game, id, resolution))
      .map((object): GameEvent => {
        const to = effect.to && destinationEvent(game, object, effect.to, resolution);
        return {
          e: "counter",
          object,
          ...(to && { to: to.to }),
          ...(to?.arrival && { arrival: to.arrival }),
          ...causeOf(resolution),
        };
      });
    return doneBy(yield* proposeAll(game, events));
  },

  *attach(game, effect, resolution) {
    const objects = (yield* pickObjects(game, effect.what, resolution)).flatMap((id) => present(game, id, resolution));
    const turned = objects.find((id) => id === resolution.turningUp);
    const [to] = yield* hostOf(game, effect, turned, resolution);
    if (to === undefined) return NOTHING_DONE;
    const events = objects
      .filter((object) => hostsNow(game, object, resolution, effect.asCreature).includes(to))
      .map((object): GameEvent => ({ e: "attach", object, to, ...causeOf(resolution) }));
    return doneBy(yield* proposeAll(game, events));
  },

  *unattach(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution);
    return doneBy(
      yield* proposeAll(
        game,
        objects.map((object): GameEvent => ({ e: "unattach", object, ...causeOf(resolution) })),
      ),
    );
  },
};

function hostOf(
  game: Game,
  { to, player }: EffectOf<"attach">,
  turned: ObjectId | undefined,
  resolution: Resolution,
): Procedure<readonly Entity[]> {
  if (player !== undefined) return pickPlayers(game, player, resolution);
  if (to === undefined) return none();
  return turned === undefined ? pickObjects(game, to, resolution) : pickHost(game, turned, to, resolution);
}
function* none(): Procedure<readonly Entity[]> {
  yield* [];
  return [];
}

/** What a permanent could be attached to; one that is being turned face up as it would be then (303.4k). */
function hostsNow(game: Game, object: ObjectId, { turningUp }: Context, asCreature?: true): readonly Entity[] {
  const hosts = (): readonly Entity[] => hostsFor(game, object, controllerOf(game, object), asCreature);
  return object === turningUp ? withCharacteristics(game, object, faceUpValues(game, object), hosts) : hosts();
}

/** 303.4k: the choice must be a legal one. */
function* pickHost(game: Game, turned: ObjectId, to: Objects, resolution: Resolution): Procedure<readonly ObjectId[]> {
  if (to.what !== "chosen") return yield* pickObjects(game, to, resolution);
  const entities = hostsNow(game, turned, resolution);
  const notes = { ...resolution.notes, hosts: { entities, amount: entities.length, did: true } };
  const legal: Filter = { is: "and", of: [to.filter, { is: "among", of: { what: "noted", name: "hosts" } }] };
  return yield* pickObjects(game, { ...to, filter: legal }, { ...resolution, notes });
}

/** 701.17a: only a permanent one controls can be sacrificed, and its controller chooses unless the words say otherwise. */
const ofTheirOwn = (what: Extract<Objects, { what: "chosen" }>): Objects => ({
  ...what,
  ...(what.by === undefined ? { by: { who: "current" } } : { each: { who: "current" } }),
  filter: { is: "and", of: [what.filter, { is: "controlledBy", who: { who: "current" } }] },
});

/** 101.2, 701.5: effects that say it can't be countered, its own included. */
function canBeCountered(game: Game, id: ObjectId, resolution: Resolution): boolean {
  const { ability: ref } = game.state.objects[id] ?? {};
  const itself = ref && abilityOf(game, ref);
  if (itself !== undefined && "cantBeCountered" in itself) return false;
  const own = characteristicsOf(game, id).abilities.some(
    ({ ability }) =>
      ability.kind === "static" &&
      ability.effects.some(
        (e) =>
          e.static === "rule" &&
          e.rule.rule === "cantBeCountered" &&
          e.rule.by === undefined &&
          e.rule.what.is === "self",
      ) &&
      (ability.if === undefined || conditionHolds(game, ability.if, { self: id, controller: controllerOf(game, id) })),
  );
  if (own) return false;
  return !rulesOf(game, "cantBeCountered").some(
    ({ rule, context }) =>
      (rule.by === undefined || playersOf(game, rule.by, context).includes(resolution.controller)) &&
      (rule.source === undefined ||
        (resolution.onStack !== undefined && matches(game, rule.source, resolution.onStack, context))) &&
      matches(game, rule.what, id, context),
  );
}

function* moveObjects(game: Game, effect: EffectOf<"move">, resolution: Resolution): Procedure<Done> {
  const events = yield* movesOf(game, effect, resolution);
  return yield* moveTogether(game, effect, events, resolution);
}

/** Performs moves that were chosen for one instruction, by one player or by several in turn order (101.4). */
export function* moveTogether(
  game: Game,
  effect: EffectOf<"move">,
  events: readonly MoveEvent[],
  resolution: Resolution,
): Procedure<Done> {
  const [until] = "until" in effect.to && effect.to.until ? objectsOf(game, effect.to.until, resolution) : [];
  const from = events[0] === undefined ? undefined : zoneOf(game.state, events[0].object);
  const done = doneBy(yield* proposeAll(game, events));
  if (until !== undefined) stayAway(game, done.entities, until, from ?? "battlefield");
  yield* afterMoving(game, effect, done, resolution);
  return done;
}

export type MoveEvent = Extract<GameEvent, { e: "move" }>;

/** Makes the choices of an instruction that moves objects, without moving them yet. */
export function* movesOf(
  game: Game,
  effect: EffectOf<"move">,
  resolution: Resolution,
): Procedure<readonly MoveEvent[]> {
  const picked = yield* pickObjects(game, effect.what, resolution);
  const until = "until" in effect.to && effect.to.until ? objectsOf(game, effect.to.until, resolution) : undefined;
  // 610.3a-b: the event has happened already; 608.2b: of an illegal target nothing is known.
  if (until?.length === 0 || until?.some((id) => !onBattlefield(game.state, id))) return [];
  const objects = picked.flatMap((id) => present(game, id, resolution));
  const places = yield* chosenPlaces(game, objects, effect, resolution);
  const ordered: ObjectId[] = [];
  for (const place of places.size === 0 ? [undefined] : ([undefined, "bottom"] as const)) {
    const there = objects.filter((id) => places.get(id) === place);
    ordered.push(...(yield* inLibraryOrder(game, there, effect, resolution)));
  }
  const events: MoveEvent[] = [];
  for (const object of ordered) {
    const event = destinationEvent(game, object, effect.to, resolution);
    const host = yield* hostOnEntering(game, object, event, "attachedTo" in effect.to, resolution);
    if (host === "none") continue;
    const place = places.get(object);
    const { attachedTo, ...arrival } = event.arrival ?? {};
    const attached = host === "unattached" ? undefined : (host ?? attachedTo);
    events.push({
      ...event,
      arrival: { ...arrival, ...(place && { place }), ...(attached !== undefined && { attachedTo: attached }) },
      ...causeOf(resolution),
    });
  }
  return events;
}

/**
 * 303.4f: an Aura put onto the battlefield otherwise than as a spell: its controller chooses what it enchants. Anything
 * else enters unattached where it can't be attached to what the effect says (301.5e, 303.4h).
 */
function* hostOnEntering(
  game: Game,
  object: ObjectId,
  event: Extract<GameEvent, { e: "move" }>,
  attached: boolean,
  context: Context,
): Procedure<Entity | "none" | "unattached" | undefined> {
  if (event.to !== "battlefield" || event.arrival?.faceDown !== undefined) return undefined;
  const to = event.arrival?.attachedTo;
  const controller = event.arrival?.controller ?? context.controller;
  // 611.2e: an Aura for as long as it is there, where that is what makes it enter says.
  const asItEnters = <T>(look: () => T): T =>
    event.arrival?.modifications === undefined ? look() : withCharacteristicsAsEntering(game, event, look);
  if (!asItEnters(() => hasSubtype(characteristicsOf(game, object), "Aura")))
    return to === undefined || canBeAttached(game, object, to) ? undefined : "unattached";
  const hosts = asItEnters(() => hostsFor(game, object, controller)).filter((host) => host !== object);
  // 303.4i: attached to what it can't enchant, or to what is undefined, it stays where it is.
  if (to !== undefined) return hosts.includes(to) ? undefined : "none";
  if (attached) return "none";
  // 303.4g: with nothing to enchant it stays where it is.
  if (hosts.length === 0) return "none";
  return (yield* pickFrom(game, controller, hosts, 1, 1, "choose", context))[0]!;
}

/**
 * A choice between the bottom and another place, each owner's unless it is somebody else's, for all of them before any is
 * moved: "bottom", or undefined for the other place. A token goes nowhere (111.7).
 */
function* chosenPlaces(
  game: Game,
  objects: readonly ObjectId[],
  { to }: EffectOf<"move">,
  context: Context,
): Procedure<ReadonlyMap<ObjectId, "bottom" | undefined>> {
  const places = new Map<ObjectId, "bottom" | undefined>();
  if (to.zone !== "library") return places;
  const { place } = to;
  if (place !== "topOrBottom" && !(typeof place === "object" && place.orBottom)) return places;
  const above = place === "topOrBottom" ? 0 : amountOf(game, place.fromTop, context);
  const [chooser] = to.chosenBy === undefined ? [] : playersOf(game, to.chosenBy, context);
  for (const player of apnap(game.state)) {
    for (const object of objects.filter((id) => (chooser ?? ownerOf(game.state, id)) === player)) {
      if (game.state.objects[object]?.kind === "token") {
        places.set(object, undefined);
        continue;
      }
      const { chosen } = yield* choose<"option">(game, {
        ask: "option",
        player,
        about: "choose",
        options: [FROM_TOP[above] ?? `beneath the top ${above} cards`, "bottom"],
        min: 1,
        max: 1,
        source: object,
      });
      places.set(object, chosen[0] === 0 ? undefined : "bottom");
    }
  }
  return places;
}

const FROM_TOP: readonly string[] = ["top", "second from the top", "third from the top", "fourth from the top"];

/** 401.4: several cards put into a library at once go in the order their owner chooses, or at random. */
function* inLibraryOrder(
  game: Game,
  objects: readonly ObjectId[],
  effect: EffectOf<"move">,
  context: Context,
): Procedure<readonly ObjectId[]> {
  const { to } = effect;
  if (to.zone !== "library" || objects.length < 2 || to.place === "shuffle") return objects;
  if (to.order === "random") {
    const left = [...objects];
    return Array.from({ length: left.length }, () => left.splice(randomBelow(game, "order", left.length), 1)[0]!);
  }
  const ordered: ObjectId[] = [];
  for (const owner of apnap(game.state)) {
    const all = objects.filter((id) => ownerOf(game.state, id) === owner);
    // 111.7: a token is gone before anybody could tell where it lay.
    const own = all.filter((id) => game.state.objects[id]?.kind !== "token");
    ordered.push(
      ...all.filter((id) => !own.includes(id)),
      ...(own.length < 2
        ? own
        : yield* inChosenOrder(game, own, to.order === "any" ? context.controller : owner, context)),
    );
  }
  return ordered;
}

/** Shuffling in, links (607), "until self leaves" (610.3), and what is said of a permanent as it enters. */
function* afterMoving(game: Game, effect: EffectOf<"move">, done: Done, resolution: Resolution): Procedure {
  const { to } = effect;
  if (to.zone === "library" && to.place === "shuffle") {
    const owners = new Set(done.entities.map((id) => ownerOf(game.state, id)));
    const others: Players = to.of ?? { who: "ownerOf", of: effect.what };
    const who =
      owners.size > 0 && to.of === undefined
        ? owners
        : new Set([...owners, ...(yield* pickPlayers(game, others, resolution))]);
    endSearches(resolution, who);
    yield* proposeAll(
      game,
      [...who].map((player): GameEvent => ({ e: "shuffle", player, ...causeOf(resolution) })),
    );
  }
}
