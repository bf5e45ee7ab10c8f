import type { LogEntry, NamedObject } from "../../api.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { faceUpValues } from "../../query/characteristics/copiable.ts";
import { namesOn } from "../../query/players/conspiracies.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { ownerOf, zoneOf } from "../../state/objects.ts";
import { resultsOfDamage } from "../damage/damageResults.ts";

/** Tells the players what happened: typed codes and facts, never sentences. */
export function record(
  game: Game,
  event: GameEvent,
  from: ReturnType<typeof zoneOf>,
  became: ObjectId | undefined,
  wasFaceDown = false,
): void {
  const entry = entryOf(game, event, from, became, wasFaceDown);
  if (entry !== undefined) game.log.push(...(Array.isArray(entry) ? entry : [entry]));
}

const named = (game: Game, id: ObjectId) => ({ id, name: characteristicsOf(game, id).name });
const namedEntity = (game: Game, id: Entity) => (isPlayer(id) ? { id } : named(game, id));

/** What is face down is told by the name that it has face up (708.9). */
function revealed(game: Game, id: ObjectId): NamedObject {
  const record = game.state.objects[id];
  return record?.faceDown === undefined ? named(game, id) : { id, name: faceUpValues(game, id).name };
}

/** 702.106c, 702.106e: with a conspiracy the names that were chosen for it are revealed. */
function agendaNames(game: Game, id: ObjectId): readonly LogEntry[] {
  const record = game.state.objects[id];
  if (record?.zone !== "command" || record.kind !== "card") return [];
  return namesOn(record).map((name) => ({
    ...{ code: "chose", seat: record.controller, detail: `name/${name}` },
    objects: [revealed(game, id)],
  }));
}

function entryOf(
  game: Game,
  event: GameEvent,
  from: ReturnType<typeof zoneOf>,
  became: ObjectId | undefined,
  wasFaceDown: boolean,
): LogEntry | readonly LogEntry[] | undefined {
  switch (event.e) {
    case "draw":
      if (became === undefined) return undefined;
      return [
        { code: "draw", seat: event.player },
        { code: "drew", seat: event.player, objects: [named(game, became)], private: event.player },
      ];
    case "move": {
      if (event.why === "draw" || event.why === "setup" || event.why === "cast") return undefined;
      const id = became ?? event.object;
      const seat = ownerOf(game.state, id);
      const hidden = (zone: typeof from): boolean => zone === "hand" || zone === "library";
      // 406.3: nor does anybody see what lay face down in exile.
      const wasHidden = hidden(from) || (from === "exile" && wasFaceDown);
      const objects = wasHidden && hidden(event.to) ? undefined : [named(game, id)];
      return {
        code: `move.${event.to}`,
        seat,
        detail: `${from ?? "nowhere"}/${event.why ?? "effect"}`,
        ...(objects && { objects }),
      };
    }
    case "damage": {
      const { to, amount } = event;
      const source = named(game, event.source);
      if (!isPlayer(to)) return { code: "damage.permanent", objects: [source, named(game, to)], amount };
      // 120.3a: what the damage causes has happened already. The loss of life is told with it, if there is one (120.3b).
      const lost = resultsOfDamage(game, event).some(({ e }) => e === "loseLife");
      const life = lost ? { life: game.state.players[to]!.life } : {};
      return { code: "damage.player", objects: [source], amount, seat: to, ...life };
    }
    case "gainLife":
    case "loseLife":
      return event.e === "loseLife" && event.damage
        ? undefined
        : {
            code: event.e,
            seat: event.player,
            amount: event.amount,
            life: game.state.players[event.player]!.life,
          };
    case "counters":
      return isPlayer(event.on)
        ? { code: "counters.player", seat: event.on, amount: event.count, detail: event.kind }
        : { code: "counters.permanent", objects: [named(game, event.on)], amount: event.count, detail: event.kind };
    case "cast":
      return {
        code: "cast",
        seat: event.player,
        objects: [named(game, event.object), ...targetsOf(game, event.object)],
      };
    case "activate":
      return event.mana
        ? undefined
        : {
            code: "activate",
            seat: event.player,
            objects: [named(game, event.object), ...targetsOf(game, event.ability)],
          };
    case "putAbility":
      return event.triggered
        ? {
            code: "trigger",
            seat: event.controller,
            ...(event.source !== undefined && { objects: [named(game, event.source)] }),
          }
        : undefined;
    case "attackers":
      return [...new Set(event.attackers.map(({ defender }) => defender))].map((attacked) => ({
        code: "attack",
        seat: event.player,
        objects: event.attackers.filter(({ defender }) => defender === attacked).map(({ id }) => named(game, id)),
        ...(attacked !== undefined && { on: namedEntity(game, attacked) }),
      }));
    case "blockers": {
      const blocked = event.attackers.filter(({ blockers }) => blockers.length > 0);
      if (blocked.length === 0) return { code: "block", seat: event.player, objects: [] };
      return blocked.map(({ id, blockers }) => ({
        code: "block",
        seat: event.player,
        objects: blockers.map((blocker) => named(game, blocker)),
        on: named(game, id),
      }));
    }
    case "beginTurn":
      return { code: "turn", seat: event.player, amount: game.state.turn.number };
    case "shuffle":
      return { code: "shuffle", seat: event.player };
    case "reveal":
      return [
        {
          code: "reveal",
          objects: event.objects.map((id) => revealed(game, id)),
          ...(event.to !== "all" && { private: event.to[0]! }),
        },
        ...event.objects.flatMap((id) => agendaNames(game, id)),
      ];
    case "counter":
      return { code: "countered", objects: [named(game, event.object)] };
    case "transform":
      return { code: "transform", objects: [named(game, event.object)] };
    case "turnFaceUp":
      return [{ code: "turnFaceUp", objects: [named(game, event.object)] }, ...agendaNames(game, event.object)];
    case "lose":
      return { code: "lose", seat: event.player, detail: event.reason };
    case "win":
      return { code: "win", seat: event.player };
    case "drawnGame":
      return { code: "drawnGame" };
    case "restart":
      return { code: "restart", seat: event.player };
    case "drawFor":
      return { code: "drawFor", seat: event.player };
    case "player":
      return ofPlayer(event);
    case "turnUp":
      return { code: "turnUp", seat: event.controller, objects: [named(game, became ?? event.object)] };
    case "monarch":
    case "initiative":
      return event.player === undefined ? undefined : { code: event.e, seat: event.player };
    case "dayNight":
      return { code: "dayNight", detail: event.to };
    case "extraTurn":
      return { code: "extraTurn", seat: event.turn.player };
    case "control":
      return {
        code: "control",
        seat: event.heldBy ?? game.state.objects[event.object]!.controller,
        objects: [named(game, event.object)],
      };
    case "attach":
      return { code: "attach", objects: [named(game, event.object)], on: namedEntity(game, event.to) };
    case "phaseOut":
    case "phaseIn":
      return { code: event.e, objects: [named(game, event.object)] };
    case "emblem":
      return { code: "emblem", seat: event.player };
    case "happened":
      return happening(game, event);
    default:
      return undefined;
  }
}

function ofPlayer({ player: seat, change }: GameEvent & { readonly e: "player" }): LogEntry | undefined {
  if (change.mulligans) return { code: "mulligan", seat };
  if (change.citysBlessing) return { code: "citysBlessing", seat };
  if (change.enduringStory) return { code: "enduringStory", seat };
  if (change.ring) return { code: "ring", seat, amount: change.ring };
  if (change.speed) return { code: "speed", seat, amount: change.speed };
  return undefined;
}

/** What changes nothing by itself, and yet all players see. */
function happening(game: Game, { on, facts, detail }: GameEvent & { readonly e: "happened" }): LogEntry | undefined {
  const { player: seat, amount, object } = facts;
  switch (on) {
    case "scry":
    case "surveil":
      return seat === undefined || amount === undefined ? undefined : { code: on, seat, amount };
    case "coinFlip":
    case "dieRoll":
      // 901.9d: what the planar die shows is no number.
      return seat === undefined || amount === undefined ? undefined : { code: on, seat, amount, detail: detail ?? "" };
    case "regenerate":
      return object === undefined ? undefined : { code: on, objects: [named(game, object)] };
    default:
      return undefined;
  }
}

type Told = { readonly detail: string } | { readonly on: Entity };

/** A quality as it is told that somebody chose it. */
export const qualityTold = (kept: string, value: string | number): Told =>
  kept === "player" ? { on: Number(value) } : { detail: `${kept}/${value}` };

/** A choice: of a quality (607.2d), `source` is what asks for it; or a vote (701.32). All players see it, if it is no secret. */
export function recordChoice(
  game: Game,
  seat: Seat,
  how: "chose" | "vote",
  what: Told,
  source: ObjectId,
  secret = false,
): void {
  const isThere = zoneOf(game.state, source) !== undefined;
  const said = "detail" in what ? what : { on: namedEntity(game, what.on) };
  const entry = { code: how, seat, ...(isThere && { objects: [named(game, source)] }), ...said };
  game.log.push(secret ? { ...entry, private: seat } : entry);
}

function targetsOf(game: Game, id: ObjectId): readonly NamedObject[] {
  return (game.state.objects[id]?.targets ?? []).flat().map((target) => namedEntity(game, target));
}
