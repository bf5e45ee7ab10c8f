import type { Amount } from "../abilities/amounts.ts";
import type { Objects, Players } from "../abilities/references.ts";
import { sameData } from "../abilities/visit.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { hasKeyword, isCreature, powerOf } from "../query/characteristics/characteristics.ts";
import { shareOf } from "../query/context.ts";
import { amountOf, playersOf } from "../query/evaluators/index.ts";
import { enoughFor, excessOf, suffers } from "../rules/damage/excess.ts";
import { proposeAll } from "../rules/events/propose.ts";
import type { Suffered } from "../runtime.ts";
import { isPlayer, type ObjectId } from "../state/ids.ts";
import { onBattlefield } from "../state/objects.ts";
import { pickFrom, pickObjects, pickRecipients, pickShares } from "./choices.ts";
import {
  causeOf,
  type Done,
  doneBy,
  type EffectOf,
  type Handlers,
  NOTHING_DONE,
  type Resolution,
} from "./resolution.ts";

/** 120: damage by an effect, and fighting (701.12). */
export const damageEffects: Handlers<"damage" | "fight" | "fightEach"> = {
  *damage(game, effect, resolution) {
    const sources =
      effect.source === undefined
        ? [
            resolution.onStack !== undefined && game.state.objects[resolution.onStack]?.kind !== "ability"
              ? resolution.onStack
              : resolution.self,
          ]
        : yield* pickObjects(game, effect.source, resolution);
    // Of several sources each deals damage to "itself".
    const toItself = effect.source?.what === "all" && effect.to.objects?.what === "current";
    const events: GameEvent[] = [];
    if (effect.dividedBy !== undefined && sources[0] !== undefined)
      return doneBy(yield* proposeAll(game, yield* dividedNow(game, effect, sources[0], resolution)));
    for (const share of [effect, ...(effect.shares ?? [])]) {
      const to = toItself ? [] : yield* pickRecipients(game, share.to, resolution);
      for (const source of sources)
        for (const entity of toItself ? [source] : to) {
          const each = { ...resolution, current: source, ...(isPlayer(entity) && { currentPlayer: entity }) };
          const amount = dealtBy(source, share.amount, effect.source);
          events.push({
            e: "damage",
            source,
            to: entity,
            amount: effect.divided
              ? shareOf(resolution, entity)
              : effect.evenly
                ? Math.floor(amountOf(game, amount, each) / to.length)
                : amountOf(game, amount, each),
            ...(effect.unpreventable && { unpreventable: true }),
            ...causeOf(resolution),
          });
        }
    }
    const modified = effect.excess === undefined ? events : excessElsewhere(game, events, effect.excess, resolution);
    if (effect.note === undefined) return doneBy(yield* proposeAll(game, modified));
    const dealt = yield* notingExcess(game, modified);
    resolution.notes[excessNote(effect.note)] = dealt.excess;
    return dealt.done;
  },

  /** 701.12b: if either is gone or no creature, neither deals damage. */
  *fight(game, effect, resolution) {
    const [one] = yield* pickObjects(game, effect.one, resolution);
    const [other] = yield* pickObjects(game, effect.other, resolution);
    if (one === undefined || other === undefined) return NOTHING_DONE;
    if (![one, other].every((id) => onBattlefield(game.state, id))) return NOTHING_DONE;
    const events = fightOf(game, one, other, resolution);
    if (effect.note === undefined) return doneBy(yield* proposeAll(game, events));
    const dealt = yield* notingExcess(game, events);
    resolution.notes[excessNote(effect.note)] = dealt.excess;
    return dealt.done;
  },

  /** 608.2d: each is paired in turn with one of those that are left. */
  *fightEach(game, effect, resolution) {
    const isThere = (id: ObjectId): boolean => onBattlefield(game.state, id);
    const ones = (yield* pickObjects(game, effect.one, resolution)).filter(isThere);
    const left = (yield* pickObjects(game, effect.other, resolution)).filter(isThere);
    const events: GameEvent[] = [];
    for (const one of ones) {
      const [other] = yield* pickFrom(game, resolution.controller, left, 1, 1, "choose", resolution);
      if (other === undefined) break;
      left.splice(left.indexOf(other), 1);
      events.push(...fightOf(game, one, other, resolution));
    }
    return doneBy(yield* proposeAll(game, events));
  },
};

/** 701.12: each deals damage equal to its power to the other. */
function fightOf(game: Game, one: ObjectId, other: ObjectId, resolution: Resolution): readonly GameEvent[] {
  const cause = causeOf(resolution);
  return [
    { e: "damage", source: one, to: other, amount: powerOf(game, one), ...cause },
    { e: "damage", source: other, to: one, amount: powerOf(game, other), ...cause },
    { e: "happened", on: "fight", facts: { object: one, other }, ...cause },
    { e: "happened", on: "fight", facts: { object: other, other: one }, ...cause },
  ];
}

function* dividedNow(
  game: Game,
  { amount, to, dividedBy }: EffectOf<"damage">,
  source: ObjectId,
  resolution: Resolution,
): Procedure<readonly GameEvent[]> {
  const [player] = playersOf(game, dividedBy!, resolution);
  const total = amountOf(game, amount, { ...resolution, current: source });
  const all = (yield* pickRecipients(game, to, resolution)).filter(
    (one) => isPlayer(one) || onBattlefield(game.state, one),
  );
  if (player === undefined) return [];
  const shares = yield* pickShares(game, player, total, all, source, resolution);
  return shares.map(([one, amount]) => ({ e: "damage", source, to: one, amount, ...causeOf(resolution) }));
}

/** "Each deals damage equal to its power": to that of the one that deals it. */
const dealtBy = (source: ObjectId, amount: Amount, all: Objects | undefined): Amount =>
  typeof amount === "object" && amount.amount === "stat" && sameData(amount.of, all)
    ? { ...amount, of: { what: "object", id: source } }
    : amount;

/** 120.4a: what is in excess of what is enough for a permanent, other damage dealt at the same time included. */
function excessElsewhere(
  game: Game,
  events: readonly GameEvent[],
  to: Players,
  resolution: Resolution,
): readonly GameEvent[] {
  const left = new Map<ObjectId, number>();
  return events.flatMap((event): readonly GameEvent[] => {
    if (event.e !== "damage" || isPlayer(event.to) || !onBattlefield(game.state, event.to)) return [event];
    const enough = left.get(event.to) ?? enoughFor(game, event.to);
    const isDeadly = isCreature(game, event.to) && hasKeyword(game, event.source, "deathtouch");
    const here = Math.min(event.amount, isDeadly ? Math.min(1, enough) : enough);
    left.set(event.to, enough - here);
    const [player] = playersOf(game, to, { ...resolution, current: event.to });
    if (here === event.amount || player === undefined) return [event];
    return [
      { ...event, amount: here },
      { ...event, to: player, amount: event.amount - here },
    ];
  });
}

/** "Excess damage dealt this way": the note beside that of the damage. */
const excessNote = (note: string): string => `${note} excess`;

function* notingExcess(
  game: Game,
  events: readonly GameEvent[],
): Procedure<{ readonly done: Done; readonly excess: Done }> {
  const before = new Map<ObjectId, Suffered>();
  for (const event of events) if (event.e === "damage") suffers(game, event, before);
  const outcomes = yield* proposeAll(game, events);
  const entities: ObjectId[] = [];
  let amount = 0;
  for (const [id, { enough }] of before) {
    const damage = outcomes.flatMap(({ event }) => (event.e === "damage" && event.to === id ? [event] : []));
    const excess = excessOf(game, id, { enough, damage });
    amount += excess;
    if (excess > 0) entities.push(id);
  }
  return { done: doneBy(outcomes), excess: { entities, amount, did: amount > 0 } };
}
