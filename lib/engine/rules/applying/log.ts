import type { LogEntry } from "../../api.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics.ts";
import { isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { ownerOf, type zoneOf } from "../../state/objects.ts";

/** Tells the players what happened: typed codes and facts, never sentences. */
export function record(
  game: Game,
  event: GameEvent,
  from: ReturnType<typeof zoneOf>,
  became: ObjectId | undefined,
): void {
  const entry = entryOf(game, event, from, became);
  if (entry !== undefined) game.log.push(...(Array.isArray(entry) ? entry : [entry]));
}

const named = (game: Game, id: ObjectId) => ({ id, name: characteristicsOf(game, id).name });

function entryOf(
  game: Game,
  event: GameEvent,
  from: ReturnType<typeof zoneOf>,
  became: ObjectId | undefined,
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
      const objects = hidden(from) && hidden(event.to) ? undefined : [named(game, id)];
      return {
        code: `move.${event.to}`,
        seat,
        detail: `${from ?? "nowhere"}/${event.why ?? "effect"}`,
        ...(objects && { objects }),
      };
    }
    case "damage":
      return {
        code: isPlayer(event.to) ? "damage.player" : "damage.permanent",
        objects: [named(game, event.source), ...(isPlayer(event.to) ? [] : [named(game, event.to)])],
        amount: event.amount,
        ...(isPlayer(event.to) && { seat: event.to as Seat }),
      };
    case "gainLife":
    case "loseLife":
      return event.e === "loseLife" && event.damage
        ? undefined
        : { code: event.e, seat: event.player, amount: event.amount };
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
      return event.attackers.length === 0
        ? undefined
        : { code: "attack", seat: event.player, objects: event.attackers.map((a) => named(game, a.id)) };
    case "blockers":
      return {
        code: "block",
        seat: event.player,
        objects: event.attackers.flatMap((a) => a.blockers).map((id) => named(game, id)),
      };
    case "beginTurn":
      return { code: "turn", seat: event.player, amount: game.state.turn.number };
    case "shuffle":
      return { code: "shuffle", seat: event.player };
    case "reveal":
      return {
        code: "reveal",
        objects: event.objects.map((id) => named(game, id)),
        ...(event.to !== "all" && { private: event.to[0]! }),
      };
    case "counter":
      return { code: "countered", objects: [named(game, event.object)] };
    case "transform":
    case "turnFaceUp":
      return { code: event.e, objects: [named(game, event.object)] };
    case "lose":
      return { code: "lose", seat: event.player, detail: event.reason };
    case "win":
      return { code: "win", seat: event.player };
    case "drawnGame":
      return { code: "drawnGame" };
    case "monarch":
      return event.player === undefined ? undefined : { code: "monarch", seat: event.player };
    default:
      return undefined;
  }
}

function targetsOf(game: Game, id: ObjectId): { id: number; name?: string }[] {
  return (game.state.objects[id]?.targets ?? [])
    .flat()
    .map((target) => (target >= 0 && target < 16 ? { id: target } : named(game, target)));
}
