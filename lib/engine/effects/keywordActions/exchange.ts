import type { Duration } from "../../abilities/durations.ts";
import type { Effect } from "../../abilities/effects.ts";
import type { Zone } from "../../abilities/references.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf, controllerOf, hasSubtype } from "../../query/characteristics/characteristics.ts";
import { statOf } from "../../query/characteristics/stats.ts";
import { conditionHolds, objectsOf } from "../../query/evaluators/index.ts";
import { canBeAttached } from "../../rules/applying/attaching.ts";
import { isPossible } from "../../rules/applying/possible.ts";
import { expiryOf } from "../../rules/continuous/expiry.ts";
import { rulesTextOf } from "../../rules/continuous/layers.ts";
import type { Outcome } from "../../rules/events/perform.ts";
import { proposeAll } from "../../rules/events/propose.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { sum } from "../../state/numbers.ts";
import { onBattlefield, ownerOf, zoneOf } from "../../state/objects.ts";
import { sharingFate } from "../../state/teams.ts";
import { pickRecipients } from "../choices.ts";
import { lifeBecomes } from "../lifeTotals.ts";
import { causeOf, type Done, doneBy, type Handlers, NOTHING_DONE, type Resolution } from "../resolution.ts";

/** 701.10: exchanging. Either both halves happen or nothing does (701.10b). */
export const exchangeEffects: Handlers<"exchange"> = {
  *exchange(game, effect, resolution) {
    if (effect.quality === "zones") {
      const events = zonesExchanged(game, effect, resolution);
      return doneBy(yield* proposeAll(game, events));
    }
    // Two targets of one word "target" are told as both.
    const [first, second] = [effect.one, effect.other];
    const picked = [
      ...(yield* pickRecipients(game, first, resolution)),
      ...(yield* pickRecipients(game, second, resolution)),
    ];
    const [one, other] = new Set(picked);
    if (one === undefined || other === undefined) return NOTHING_DONE;
    const events =
      effect.quality === "textBoxes"
        ? textBoxes(game, [one, other], effect.duration, resolution)
        : eventsOf(game, effect.quality, effect.stat ?? "toughness", one, other, resolution);
    // 119.7-8, 701.10b: what can't happen to one of them happens to neither.
    if (events.length === 0 || !events.every((event) => isPossible(game, event))) return NOTHING_DONE;
    const outcomes = yield* proposeAll(game, events);
    if (effect.note !== undefined) resolution.notes[`${effect.note} lost`] = lossesOf(outcomes);
    return { entities: [one, other], amount: 2, did: true };
  },
};

/** 701.10f: all that is in one goes where all of the other goes away from, at the same time, be it nothing. */
function zonesExchanged(
  game: Game,
  { one, other }: Extract<Effect, { do: "exchange" }>,
  resolution: Resolution,
): readonly GameEvent[] {
  const [first, second] = [one.objects, other.objects].map((all) =>
    all?.what === "all" && typeof all.in === "string"
      ? { zone: all.in, cards: objectsOf(game, all, resolution) }
      : undefined,
  );
  if (first === undefined || second === undefined) return [];
  const moves = (cards: readonly ObjectId[], to: Zone): GameEvent[] =>
    cards.map((object) => ({ e: "move", object, to, ...causeOf(resolution) }));
  return [...moves(first.cards, second.zone), ...moves(second.cards, first.zone)];
}

/** 701.10c: who lost life, and how much. */
function lossesOf(outcomes: readonly Outcome[]): Done {
  const lost = outcomes.flatMap(({ event }) => (event.e === "loseLife" ? [event] : []));
  return {
    entities: lost.map(({ player }) => player),
    amount: sum(lost.map(({ amount }) => amount)),
    did: lost.length > 0,
  };
}

function eventsOf(
  game: Game,
  quality: "control" | "life" | "lifeWithStat" | "places",
  stat: "power" | "toughness",
  one: number,
  other: number,
  resolution: Resolution,
): readonly GameEvent[] {
  switch (quality) {
    // 701.10b: permanents and spells of the same player are not exchanged.
    case "control": {
      if (![one, other].every((id) => hasController(game, id))) return [];
      const controllers = [controllerOf(game, one), controllerOf(game, other)] as const;
      if (controllers[0] === controllers[1]) return [];
      return [controlled(one, controllers[1], resolution), controlled(other, controllers[0], resolution)];
    }
    // 701.10d
    case "places": {
      const halves = [moved(game, one, other, resolution), moved(game, other, one, resolution)];
      return halves.every((half) => half !== undefined) ? halves : [];
    }
    // 701.10c, 119.7.
    case "life": {
      // 810.9e
      if (!isPlayer(one) || !isPlayer(other) || sharingFate(game.state, one).includes(other)) return [];
      const lives = [game.state.players[one]!.life, game.state.players[other]!.life] as const;
      return [...lifeBecomes(game, one, lives[1], resolution), ...lifeBecomes(game, other, lives[0], resolution)];
    }
    // 701.10d.
    case "lifeWithStat": {
      const [player, creature] = isPlayer(one) ? [one, other] : [other, one];
      if (!isPlayer(player) || !onBattlefield(game.state, creature)) return [];
      const { life } = game.state.players[player]!;
      const value = statOf(game, creature, stat) ?? 0;
      return [
        ...lifeBecomes(game, player, value, resolution),
        {
          e: "beginEffect",
          effect: {
            source: resolution.self,
            controller: resolution.controller,
            objects: [creature],
            modifications: [{ modify: "setPT", [stat]: life }],
          },
          ...causeOf(resolution),
        },
      ];
    }
  }
}

/**
 * 701.10d-e: a card goes where the other is, and is attached to what the other was attached to. Undefined if it can't:
 * then no part of the exchange happens (701.10a).
 */
function moved(game: Game, object: ObjectId, other: ObjectId, resolution: Resolution): GameEvent | undefined {
  const owner = ownerOf(game.state, object);
  const to = zoneOf(game.state, other);
  if (to === undefined || ownerOf(game.state, other) !== owner) return undefined;
  if (to !== "battlefield") return { e: "move", object, to, ...causeOf(resolution) };
  const controller = controllerOf(game, other);
  const host = game.state.objects[other]!.attachedTo;
  const attached = host !== undefined && canBeAttached(game, object, host, controller);
  if (!attached && (host !== undefined || hasSubtype(characteristicsOf(game, object), "Aura"))) return undefined;
  return {
    e: "move",
    object,
    to,
    arrival: { controller, ...(attached && { attachedTo: host }) },
    ...causeOf(resolution),
  };
}

/** 612.5: each has the rules text of the other. 611.2b: for a duration that is over already nothing happens. */
function textBoxes(
  game: Game,
  both: readonly Entity[],
  duration: Duration = "forever",
  resolution: Resolution,
): readonly GameEvent[] {
  const lasts = expiryOf(game, duration, resolution);
  if (!both.every((id) => onBattlefield(game.state, id))) return [];
  if (lasts.while !== undefined && !conditionHolds(game, lasts.while, { ...resolution, present: true })) return [];
  const texts = both.map((id) => rulesTextOf(game, id));
  return both.map(
    (id, at): GameEvent => ({
      e: "beginEffect",
      effect: {
        source: resolution.self,
        controller: resolution.controller,
        objects: [id],
        modifications: [{ modify: "rulesText", abilities: texts[1 - at]! }],
        ...lasts,
      },
      ...causeOf(resolution),
    }),
  );
}

/** 109.4: a permanent or a spell; nobody gains control of an ability. */
const hasController = ({ state }: Game, id: ObjectId): boolean =>
  onBattlefield(state, id) || (zoneOf(state, id) === "stack" && state.objects[id]!.kind !== "ability");

function controlled(object: ObjectId, to: Seat, resolution: Resolution): GameEvent {
  return {
    e: "beginEffect",
    effect: {
      source: resolution.self,
      controller: resolution.controller,
      objects: [object],
      modifications: [{ modify: "controller", to: { who: "noted", name: "newController" } }],
      notes: { newController: { entities: [to], amount: 1, did: true } },
    },
    ...causeOf(resolution),
  };
}
