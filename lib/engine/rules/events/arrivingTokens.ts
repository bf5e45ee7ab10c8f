import type { Arrival, GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { LIMITS } from "../../limits.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { canBeAttached, hostsFor } from "../applying/attaching.ts";
import { endObject, newToken } from "../applying/move.ts";

/** 111.1: the zone changes by which tokens that are being created enter. */
export function* arrivingTokens(
  game: Game,
  event: Extract<GameEvent, { e: "createTokens" }>,
): Procedure<readonly GameEvent[]> {
  const { player, link, cause } = event;
  const events: GameEvent[] = [];
  const { battlefield, stack } = game.state;
  const { arriving = [] } = game.execution.scope;
  const room = Math.max(0, LIMITS.objects - battlefield.length - stack.length - arriving.length);
  if (event.count > room) game.log.push({ code: "tooMany", seat: player, amount: event.count - room });
  for (let i = 0; i < Math.min(event.count, room); i++) {
    const object = newToken(game, event);
    const arrival = yield* attachedOnArrival(game, object, player, event.arrival ?? {});
    if (arrival === "none") endObject(game, object);
    else
      events.push({
        e: "move",
        object,
        to: "battlefield",
        arrival: { ...arrival, controller: player },
        ...(link && { link }),
        ...(cause && { cause }),
      });
  }
  return events;
}

/**
 * 303.4f: an Aura token for which nothing else is said enchants what its creator chooses; with nothing legal to enchant it
 * isn't created (303.4g, 303.4i). Any other token is created unattached then (301.5e, 303.4h).
 */
function* attachedOnArrival(game: Game, token: ObjectId, player: Seat, arrival: Arrival): Procedure<Arrival | "none"> {
  const { attachedTo, ...unattached } = arrival;
  const isAura = characteristicsOf(game, token).subtypes.includes("Aura") && arrival.faceDown === undefined;
  if (attachedTo !== undefined) {
    if (canBeAttached(game, token, attachedTo, player)) return arrival;
    return isAura ? "none" : unattached;
  }
  if (!isAura) return arrival;
  const hosts = hostsFor(game, token, player);
  if (hosts.length === 0) return "none";
  return { ...arrival, attachedTo: yield* hostAmong(game, hosts, player) };
}

function* hostAmong(game: Game, hosts: readonly Entity[], player: Seat): Procedure<Entity> {
  if (hosts.length === 1 && game.state.options.forced !== "asked") return hosts[0]!;
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player,
    about: "choose",
    from: hosts,
    min: 1,
    max: 1,
  });
  return chosen[0]!;
}
