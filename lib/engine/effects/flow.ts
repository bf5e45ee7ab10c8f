import type { Condition } from "../abilities/conditions.ts";
import type { Cost } from "../abilities/costs.ts";
import type { Effect } from "../abilities/effects.ts";
import type { Objects, Range } from "../abilities/references.ts";
import { IN_VAIN } from "../decisions.ts";
import type { Game, Procedure } from "../game.ts";
import { isConcealed } from "../knowledge/visibility.ts";
import { choose, Illegal, leaveUnasked } from "../procedure.ts";
import { counterKindsOn, kindsIn } from "../query/characteristics/counterKinds.ts";
import { amountOf, conditionHolds, objectsOf } from "../query/evaluators/index.ts";
import { abilityKey, usesOf } from "../query/uses.ts";
import { randomBelow } from "../rules/applying/shuffle.ts";
import { withKnownX } from "../rules/costs/costs.ts";
import { asOthersSee } from "../rules/costs/fromHand.ts";
import { greatestPayable } from "../rules/costs/greatest.ts";
import { countUse } from "../rules/events/countUse.ts";
import { told } from "../rules/events/told.ts";
import { manaSourcesOf, mostManaFrom } from "../rules/mana/manaSources.ts";
import { canPay, describe, payCosts } from "../rules/paying/payCosts.ts";
import type { Purpose } from "../runtime.ts";
import { type Entity, isPlayer, type Seat } from "../state/ids.ts";
import { copies, repeated } from "../state/numbers.ts";
import { pickFrom, pickObjects, pickPlayers, pickRecipients } from "./choices.ts";
import { isSeenImpossible } from "./impossible.ts";
import { type MoveEvent, movesOf, moveTogether } from "./objects.ts";
import {
  causeOf,
  type Done,
  type EffectOf,
  gathering,
  type Handlers,
  NOTHING_DONE,
  type Resolution,
} from "./resolution.ts";

export type Chosen = Extract<Objects, { what: "chosen" }>;

/** What the process that is being followed is to be followed again by. */
const AGAIN = "again";

const DONE: Done = { entities: [], amount: 1, did: true };

/** 603.2i: "do this only once each turn", which another of these abilities may have done since this one triggered. */
function isDoneThisTurn(game: Game, effects: readonly Effect[], { self, onStack }: Resolution): boolean {
  if (!effects.some((effect) => effect.do === "doneThisTurn")) return false;
  const ability = onStack === undefined ? undefined : game.state.objects[onStack]?.ability;
  const object = game.state.objects[self];
  return ability !== undefined && object !== undefined && usesOf(object, abilityKey(ability, false)) > 0;
}

/** Whether a player who may do this does; not asked where it is seen to be impossible. */
function* consents(
  game: Game,
  player: Seat,
  effects: readonly Effect[],
  own: Resolution,
  hint?: string,
): Procedure<boolean> {
  if (isDoneThisTurn(game, effects, own) || isSeenImpossible(game, player, effects, own)) {
    leaveUnasked(game, player, { why: "impossible", about: "may" });
    return false;
  }
  const { yes } = yield* choose<"confirm">(game, {
    ask: "confirm",
    player,
    about: "may",
    source: own.onStack ?? own.self,
    ...(hint !== undefined && { hint }),
  });
  return yes;
}

/**
 * Follows instructions for one after the other: each sees what was noted before all of them and its own, and afterwards
 * what each noted is noted together ("those cards", "exiled this way").
 */
function* inTurn<T>(resolution: Resolution, all: readonly T[], each: (one: T) => Procedure): Procedure {
  const rounds = gathering(resolution);
  for (const one of all) {
    yield* each(one);
    rounds.next();
  }
  rounds.end();
}

/** Instructions about instructions: may, if, pay, for each, repeat, choose one. */
export const flowEffects: Handlers<
  | "may"
  | "if"
  | "pay"
  | "forEach"
  | "forEachPlayer"
  | "forEachCounterKind"
  | "repeat"
  | "process"
  | "again"
  | "chooseOne"
  | "doneThisTurn"
  | "noteAmount"
  | "noteObjects"
  | "choose"
  | "choosePlayer"
> = {
  *may(game, effect, resolution) {
    const consenting: Seat[] = [];
    const players = yield* pickPlayers(game, effect.who, resolution);
    const [only, ...others] = effect.effects;
    // 101.4: all choose, each in turn order, then everything is moved at the same time.
    if (players.length > 1 && only?.do === "move" && others.length === 0 && effect.otherwise === undefined) {
      const moves: MoveEvent[] = [];
      for (const player of players) {
        const own = { ...resolution, currentPlayer: player };
        if (!(yield* consents(game, player, effect.effects, own))) continue;
        const theirs = yield* movesOf(game, only, own);
        // Who says so and has nothing to move has not done it.
        if (theirs.length > 0) consenting.push(player);
        moves.push(...theirs);
      }
      const done = yield* moveTogether(game, only, moves, resolution);
      if (only.note !== undefined) resolution.notes[only.note] = done;
      return { ...DONE, entities: consenting, did: moves.length > 0 };
    }
    yield* inTurn(resolution, players, function* (player) {
      const own = { ...resolution, currentPlayer: player };
      const yes = yield* consents(game, player, effect.effects, own);
      yield* resolution.follow(game, own, yes ? effect.effects : (effect.otherwise ?? []));
      if (yes) consenting.push(player);
    });
    return { ...DONE, entities: consenting, did: consenting.length > 0 };
  },

  *doneThisTurn(game, _, { self, onStack }) {
    const ability = onStack === undefined ? undefined : game.state.objects[onStack]?.ability;
    if (ability !== undefined) yield* countUse(game, self, ability);
    return DONE;
  },

  *if(game, effect, resolution) {
    const holds = conditionHolds(game, effect.condition, resolution);
    if (!holds && effect.otherwise === undefined && isOfUnseen(game, effect.condition, resolution))
      yield* asksInVain(game, effect.then, resolution);
    yield* resolution.follow(game, resolution, holds ? effect.then : (effect.otherwise ?? []));
    return { ...DONE, did: holds };
  },

  *pay(game, effect, resolution) {
    let times = 0;
    const payers: Seat[] = [];
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const own = { ...resolution, currentPlayer: player };
      const each = effect.each === undefined ? 1 : Math.max(0, amountOf(game, effect.each, own));
      const once = effect.cost.map((one) => withKnownX(game, one, resolution));
      const cost = each === 1 ? once : copies(each, once).flat();
      const paid = yield* payment(game, cost, effect, player, own);
      if (paid > 0) payers.push(player);
      if (paid > 0)
        yield* resolution.follow(
          game,
          { ...own, notes: Object.assign(own.notes, { paid: { entities: [], amount: paid, did: true } }) },
          effect.paid ?? [],
        );
      else yield* resolution.follow(game, own, effect.unpaid ?? []);
      // Of any amount of mana, how much.
      times += effect.times === "amount" ? (resolution.notes.x?.amount ?? 0) * paid : paid;
    }
    return { entities: payers, amount: times, did: payers.length > 0 };
  },

  *forEach(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.of, resolution);
    yield* inTurn(resolution, objects, (current) =>
      resolution.follow(game, { ...resolution, current }, effect.effects),
    );
    return { entities: objects, amount: objects.length, did: objects.length > 0 };
  },

  *forEachPlayer(game, effect, resolution) {
    const players = yield* pickPlayers(game, effect.of, resolution);
    yield* inTurn(resolution, players, (currentPlayer) =>
      resolution.follow(game, { ...resolution, currentPlayer }, effect.effects),
    );
    return { entities: players, amount: players.length, did: players.length > 0 };
  },

  *forEachCounterKind(game, effect, resolution) {
    const on = yield* pickRecipients(game, effect.on, resolution);
    const kinds = [...new Set(on.flatMap((one) => kindsOn(game, one)))];
    yield* inTurn(resolution, kinds, (counterKind) =>
      resolution.follow(game, { ...resolution, counterKind }, effect.effects),
    );
    return { entities: on, amount: kinds.length, did: kinds.length > 0 };
  },

  *repeat(game, effect, resolution) {
    const { times } = effect;
    let done = 0;
    if (times === "any") {
      do {
        yield* resolution.follow(game, resolution, effect.effects);
        done++;
      } while (
        (yield* choose<"confirm">(game, {
          ask: "confirm",
          player: resolution.controller,
          about: "may",
          source: resolution.onStack ?? resolution.self,
        })).yes
      );
    } else if (typeof times === "object" && "while" in times) {
      do {
        yield* resolution.follow(game, resolution, effect.effects);
        done++;
      } while (conditionHolds(game, times.while, resolution));
    } else {
      for (const count = repeated(amountOf(game, times, resolution)); done < count; done++)
        yield* resolution.follow(game, resolution, effect.effects);
    }
    return { entities: [], amount: done, did: done > 0 };
  },

  *process(game, effect, resolution) {
    const before = { ...resolution.notes };
    let times = 0;
    do {
      // Each time what it speaks of is what it deals with then.
      for (const name of Object.keys(resolution.notes)) if (!(name in before)) delete resolution.notes[name];
      Object.assign(resolution.notes, before);
      yield* resolution.follow(game, resolution, effect.effects);
      times++;
    } while (resolution.notes[AGAIN] !== undefined);
    return { entities: [], amount: times, did: true };
  },

  *again(_, __, resolution) {
    yield* [];
    resolution.notes[AGAIN] = DONE;
    return DONE;
  },

  *chooseOne(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined || effect.options.length === 0) return NOTHING_DONE;
    // 701.53c: one after the other.
    const times = effect.villainous ? yield* told(game, "villainousChoice", player, 1, causeOf(resolution)) : 1;
    let at = 0;
    for (let time = 0; time < times; time++) at = yield* followOne(game, player, effect, resolution);
    return { entities: [], amount: at, did: times > 0 };
  },

  *noteAmount(game, effect, resolution) {
    yield* [];
    return { entities: [], amount: amountOf(game, effect.amount, resolution), did: true };
  },

  *noteObjects(game, effect, resolution) {
    const entities = yield* pickObjects(game, effect.what, resolution);
    return { entities, amount: entities.length, did: entities.length > 0 };
  },

  *choose(game, effect, resolution) {
    const entities = yield* pickObjects(game, effect.what, resolution);
    return { entities, amount: entities.length, did: entities.length > 0 };
  },

  *choosePlayer(game, effect, resolution) {
    const [by] = yield* pickPlayers(game, effect.who, resolution);
    if (by === undefined) return NOTHING_DONE;
    const from = yield* pickPlayers(game, effect.from, resolution);
    const min = effect.count === undefined ? 1 : amountOf(game, effect.count.min, resolution);
    const max = effect.count === undefined ? 1 : mostOf(game, effect.count, from.length, resolution);
    const entities = yield* pickFrom(game, by, from, min, max, "player", resolution, { random: effect.random });
    return { entities, amount: entities.length, did: entities.length > 0 };
  },
};

/** 400.2: whether it is about a card that not everybody sees. */
const isOfUnseen = (game: Game, condition: Condition, resolution: Resolution): boolean =>
  condition.if === "is" && objectsOf(game, condition.what, resolution).some((id) => isConcealed(game, id));

/** Whether a card that was looked at is such a card does not show by its player being asked what they may do with it. */
function* asksInVain(game: Game, [first]: readonly Effect[], resolution: Resolution): Procedure {
  if (first?.do !== "may") return;
  for (const player of yield* pickPlayers(game, first.who, resolution))
    if (yield* consents(game, player, first.effects, { ...resolution, currentPlayer: player }, IN_VAIN))
      throw new Illegal("impossible", "That is not the kind of card it asks for.", "608.2d");
}

const kindsOn = (game: Game, one: Entity): readonly string[] =>
  isPlayer(one) ? kindsIn(game.state.players[one]?.counters) : counterKindsOn(game, [one]);

const mostOf = (game: Game, { max }: Range, all: number, resolution: Resolution): number =>
  max === undefined ? all : Math.min(all, amountOf(game, max, resolution));

/** 118.12: asks whether to pay, where it is possible, and pays. Returns how often. */
function* payment(
  game: Game,
  cost: readonly Cost[],
  { optional, times, least: fewest, atMost, as }: EffectOf<"pay">,
  player: number,
  resolution: Resolution,
): Procedure<number> {
  let paid = 0;
  const least = fewest ?? 0;
  const own = { ...resolution, controller: player };
  const purpose: Purpose = as === undefined ? {} : { special: as };
  const choosesX = times === "amount" || (resolution.x === undefined && cost.some(hasX));
  do {
    const canAt = (costs: readonly Cost[]): boolean =>
      canPay(game, player, choosesX ? soOften(costs, least) : costs, choosesX ? { ...own, x: least } : own, purpose);
    if (!canAt(optional ? asOthersSee(cost) : cost)) {
      if (optional) leaveUnasked(game, player, { why: "impossible", about: "unless" });
      break;
    }
    if (optional) {
      const { yes } = yield* choose<"confirm">(game, {
        ask: "confirm",
        player,
        about: "unless",
        source: resolution.onStack ?? resolution.self,
        hint: canAt(cost) ? describe(cost) : `${describe(cost)}, ${IN_VAIN}`,
      });
      if (!yes) break;
      if (!canAt(cost)) throw new Illegal("cannot-pay", "You cannot pay that.", "118.3");
    }
    const limit = atMost === undefined ? undefined : amountOf(game, atMost, own);
    const x = choosesX ? yield* chooseX(game, player, cost, least, own, limit) : undefined;
    const { notes } =
      x === undefined
        ? yield* payCosts(game, player, cost, own, { purpose })
        : yield* payCosts(game, player, soOften(cost, x), { ...own, x });
    Object.assign(resolution.notes, notes, x !== undefined && { x: { entities: [], amount: x, did: true } });
    paid++;
  } while (times === "any");
  return paid;
}

/** Mana that says nothing of X is paid X times over: "any amount of {R}". */
const soOften = (cost: readonly Cost[], x: number): readonly Cost[] =>
  cost.some((one) => one.pay === "mana" && !hasX(one)) ? copies(x, cost).flat() : cost;

const hasX = (one: Cost): boolean => one.pay === "mana" && one.mana.includes("{X}");

/** More of it than this the player can't have. */
function mostOfCost(game: Game, player: Seat, { pay }: Cost): number {
  const { life, counters, mana } = game.state.players[player]!;
  if (pay === "life") return Math.max(0, life);
  return pay === "energy" ? (counters.energy ?? 0) : mostManaFrom(manaSourcesOf(game, player), mana.length);
}

/** 107.3f: the value of an X that only this payment has, as much as can be paid. */
function* chooseX(
  game: Game,
  player: Seat,
  cost: readonly Cost[],
  min: number,
  own: Resolution,
  limit = Number.POSITIVE_INFINITY,
): Procedure<number> {
  const most = Math.min(limit, Math.max(...cost.map((one) => mostOfCost(game, player, one))));
  const max = Math.max(
    min,
    greatestPayable(most, (x) => canPay(game, player, soOften(cost, x), { ...own, x })),
  );
  const { number } = yield* choose<"number">(game, {
    ask: "number",
    player,
    about: "x",
    min,
    max,
    source: own.onStack ?? own.self,
    hint: describe(cost),
  });
  return number;
}

/** One of the options, chosen or taken at random, is followed; which. */
function* followOne(
  game: Game,
  player: Seat,
  effect: EffectOf<"chooseOne">,
  resolution: Resolution,
): Procedure<number> {
  let at = 0;
  if (effect.random) at = randomBelow(game, "mode", effect.options.length);
  else if (effect.options.length > 1) {
    const { chosen } = yield* choose<"option">(game, {
      ask: "option",
      player,
      about: "mode",
      options: effect.options.map((o) => o.text),
      min: 1,
      max: 1,
      source: resolution.onStack ?? resolution.self,
    });
    at = chosen[0]!;
  }
  yield* resolution.follow(game, { ...resolution, currentPlayer: player }, effect.options[at]!.effects);
  return at;
}
