import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose } from "../procedure.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import { objectsOf } from "../query/objects.ts";
import { playersOf } from "../query/players.ts";
import { SUPERTYPE_BIT, TYPE_BIT } from "../state/bits.ts";
import { isPlayer, type ObjectId } from "../state/ids.ts";
import { apnap, countersOn, onBattlefield } from "../state/objects.ts";
import { canBeAttached } from "./attaching.ts";
import { rulesOf } from "./layers.ts";
import { proposeAll } from "./propose.ts";
import { sagaIsOver } from "./sagas.ts";

/**
 * 704.3: all applicable state-based actions are performed at once, again and again until none applies. Says whether
 * any was. Choices (the legend rule) are made first, in turn order.
 */
export function* stateBasedActions(game: Game): Procedure<boolean> {
  let acted = false;
  for (;;) {
    const events: GameEvent[] = [];
    for (const check of CHECKS) check(game, events);
    if (events.length === 0) yield* legendRule(game, events);
    if (events.length === 0) return acted;
    acted = true;
    yield* proposeAll(game, merged(events));
    yield* endGame(game);
    if (game.state.result !== undefined) return acted;
  }
}

/** 704.7, 704.5: an object that several actions would put into a graveyard goes once; destroying does not hinder the others. */
function merged(events: readonly GameEvent[]): readonly GameEvent[] {
  const moved = new Set(events.flatMap((event) => (event.e === "move" ? [event.object] : [])));
  const seen = new Set<string>();
  return events.filter((event) => {
    if (event.e === "destroy" && moved.has(event.object)) return false;
    const key = JSON.stringify(event);
    return !seen.has(key) && seen.add(key);
  });
}

type Check = (game: Game, events: GameEvent[]) => void;

/** One function for each letter of 704.5 that can apply; the same state is looked at by all. */
const CHECKS: readonly Check[] = [playersLose, objectsCease, permanents, worldRule];

/** 704.5a-c. */
function playersLose(game: Game, events: GameEvent[]): void {
  const { players } = game.state;
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]!;
    if (player.lost) continue;
    const reason =
      player.life <= 0
        ? "life"
        : player.drewFromEmpty
          ? "library"
          : (player.counters.poison ?? 0) >= 10
            ? "poison"
            : undefined;
    if (player.drewFromEmpty) events.push({ e: "player", player: seat, change: { drewFromEmpty: undefined } });
    if (
      reason !== undefined &&
      !rulesOf(game, "cantLoseGame").some(({ rule, context }) => playersOf(game, rule.who, context).includes(seat))
    ) {
      events.push({ e: "lose", player: seat, reason });
    }
  }
}

/** 704.5d-e: tokens outside the battlefield, copies of spells outside the stack. */
function objectsCease(game: Game, events: GameEvent[]): void {
  const { state } = game;
  if (state.lastId === 0) return;
  const look = (ids: readonly ObjectId[]): void => {
    for (const object of ids)
      if (object < 0 && (state.objects[object]?.kind === "token" || state.objects[object]?.kind === "copy"))
        events.push({ e: "cease", object });
  };
  for (const player of state.players) {
    look(player.graveyard);
    look(player.hand);
    look(player.library);
  }
  look(state.exile);
}

function permanents(game: Game, events: GameEvent[]): void {
  for (const id of game.state.battlefield) {
    const object = game.state.objects[id]!;
    if (object.phasedOut !== undefined) continue;
    const now = characteristicsOf(game, id);
    if ((now.types & TYPE_BIT.creature) !== 0) {
      const toughness = now.toughness ?? 0;
      // 704.5f
      if (toughness <= 0) events.push({ e: "move", object: id, to: "graveyard", why: "stateBased" });
      // 704.5g-h
      else if (object.damage !== undefined && (object.damage >= toughness || object.deathtouched))
        events.push({ e: "destroy", object: id });
    }
    // 704.5i
    if ((now.types & TYPE_BIT.planeswalker) !== 0 && (object.counters?.loyalty ?? 0) === 0)
      events.push({ e: "move", object: id, to: "graveyard", why: "stateBased" });
    // 704.5v
    if ((now.types & TYPE_BIT.battle) !== 0 && (object.counters?.defense ?? 0) === 0 && !isTriggering(game, id)) {
      events.push({ e: "move", object: id, to: "graveyard", why: "stateBased" });
    }
    if (now.subtypes.length > 0) attachments(game, id, events);
    if (object.counters !== undefined) counters(game, id, events);
    // 704.5s
    if (now.subtypes.includes("Saga") && sagaIsOver(game, id))
      events.push({ e: "sacrifice", player: now.controller, object: id });
  }
}

/** 704.5m-p. */
function attachments(game: Game, id: ObjectId, events: GameEvent[]): void {
  const { attachedTo } = game.state.objects[id]!;
  const now = characteristicsOf(game, id);
  const there =
    attachedTo !== undefined &&
    (isPlayer(attachedTo) || onBattlefield(game.state, attachedTo) || !onBattlefield(game.state, id));
  if (now.subtypes.includes("Aura")) {
    if (attachedTo === undefined || !canBeAttached(game, id, attachedTo))
      events.push({ e: "move", object: id, to: "graveyard", why: "stateBased" });
  } else if (attachedTo !== undefined && !(there && canBeAttached(game, id, attachedTo))) {
    events.push({ e: "unattach", object: id });
  }
}

/** 704.5q. */
function counters(game: Game, id: ObjectId, events: GameEvent[]): void {
  const pairs = Math.min(countersOn(game.state, id, "+1/+1"), countersOn(game.state, id, "-1/-1"));
  if (pairs === 0) return;
  events.push(
    { e: "counters", on: id, kind: "+1/+1", count: -pairs },
    { e: "counters", on: id, kind: "-1/-1", count: -pairs },
  );
}

/** 704.5v: not while an ability of the battle has triggered and not left the stack. */
const isTriggering = (game: Game, id: ObjectId): boolean =>
  game.state.triggered.some((t) => t.source === id) ||
  game.state.stack.some((s) => game.state.objects[s]!.source === id && game.state.objects[s]!.triggered);

/** 704.5k: only the newest world permanent stays; none if two are equally new. */
function worldRule(game: Game, events: GameEvent[]): void {
  const worlds = game.state.battlefield.filter(
    (id) => (characteristicsOf(game, id).supertypes & SUPERTYPE_BIT.world) !== 0,
  );
  if (worlds.length < 2) return;
  const newest = Math.max(...worlds.map((id) => game.state.objects[id]!.timestamp));
  const keep = worlds.filter((id) => game.state.objects[id]!.timestamp === newest);
  for (const object of worlds)
    if (keep.length > 1 || object !== keep[0]) events.push({ e: "move", object, to: "graveyard", why: "stateBased" });
}

/** 704.5j: of legendary permanents with the same name one player controls, that player keeps one. */
function* legendRule(game: Game, events: GameEvent[]): Procedure {
  const legends = game.state.battlefield.filter(
    (id) => (characteristicsOf(game, id).supertypes & SUPERTYPE_BIT.legendary) !== 0,
  );
  if (legends.length < 2) return;
  const off = new Set(
    rulesOf(game, "legendRuleOff").flatMap(({ rule, context }) => objectsOf(game, rule.who, context)),
  );
  for (const player of apnap(game.state)) {
    const mine = legends.filter(
      (id) =>
        characteristicsOf(game, id).controller === player &&
        !off.has(id) &&
        game.state.objects[id]!.phasedOut === undefined,
    );
    for (const name of new Set(mine.map((id) => characteristicsOf(game, id).name))) {
      const same = mine.filter((id) => name !== "" && characteristicsOf(game, id).name === name);
      if (same.length < 2) continue;
      const { chosen } = yield* choose<"choose">(game, {
        ask: "choose",
        player,
        about: "legendRule",
        from: same,
        min: 1,
        max: 1,
      });
      for (const object of same)
        if (object !== chosen[0]) events.push({ e: "move", object, to: "graveyard", why: "stateBased" });
    }
  }
}

/** 104.2a, 104.4a: one player is left, or none. */
function* endGame(game: Game): Procedure {
  if (game.state.result !== undefined) return;
  const left = apnap(game.state);
  if (left.length === 1) yield* proposeAll(game, [{ e: "win", player: left[0]! }]);
  else if (left.length === 0) yield* proposeAll(game, [{ e: "drawnGame" }]);
}
