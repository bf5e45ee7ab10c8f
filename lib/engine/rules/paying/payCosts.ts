import type { Cost } from "../../abilities/costs.ts";
import type { About } from "../../decisions.ts";
import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal } from "../../procedure.ts";
import { controllerOf } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, matches } from "../../query/evaluators/index.ts";
import { addCosts } from "../../query/mana/manaCost.ts";
import { isPutAway } from "../../query/putAway.ts";
import type { Paid, PayOptions, Purpose } from "../../runtime.ts";
import type { Note } from "../../state/history.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { onBattlefield, withMark } from "../../state/objects.ts";
import { qualityTold, recordChoice } from "../applying/log.ts";
import { randomBelow } from "../applying/shuffle.ts";
import {
  canPayOtherCosts,
  canPayPart,
  costCandidates,
  costHasX,
  gainers,
  isPayable,
  loyaltyChange,
  manaCostsIn,
  manaPart,
  type ObjectCost,
  takersOfCounters,
  tappedByCost,
  withLifeForMana,
  withX,
  ZONE_OF_COST,
} from "../costs/costs.ts";
import { tappedFor, tappingPower } from "../costs/crewing.ts";
import { asksForHidden } from "../costs/fromHand.ts";
import { besides, payableTogether } from "../costs/together.ts";
import { proposeAll } from "../events/propose.ts";
import { rollDice, rolled } from "../events/rollDice.ts";
import { helpedBy } from "../mana/helping.ts";
import { canPayMana, payMana } from "../mana/payMana.ts";
import { chooser } from "../targets/chooser.ts";
import { areTogether } from "../targets/targets.ts";
import { chooseOne } from "./costChoice.ts";
import { costEvent } from "./costEvent.ts";
import { removeCounters } from "./payCounters.ts";

/** 118.3: whether a player could pay all of this now, or when `tapped` are tapped. */
export function canPay(
  game: Game,
  player: Seat,
  costs: readonly Cost[],
  context: Context,
  purpose: Purpose = {},
  tapped: readonly ObjectId[] = [],
): boolean {
  // 800.4f
  if (game.state.players[player]!.lost || !canPayOtherCosts(game, player, costs, context)) return false;
  const mana = withLifeForMana(
    game,
    player,
    addCosts(withX(manaPart(costs), context), manaCostsIn(game, costs, context)),
  );
  return canPayMana(game, player, mana, withCost(purpose, costs), [...tappedByCost(costs, context), ...tapped]);
}

/** 106.6: what the mana is spent on is known by the cost too. */
const withCost = (purpose: Purpose, costs: readonly Cost[]): Purpose =>
  costs.some(costHasX) ? { ...purpose, hasX: true } : purpose;

/**
 * Pays a cost in full or throws `Illegal`. Returns what was dealt with, by name, for the effect to refer to. The order
 * is the payer's (601.2h); this one never hurts: {T} first, then mana, then what is revealed,
 * then what leaves a zone.
 */
export function* payCosts(
  game: Game,
  player: Seat,
  costs: readonly Cost[],
  context: Context,
  options: PayOptions = {},
): Procedure<Paid> {
  const notes: Record<string, Note> = {};
  for (const cost of costs)
    if (cost.pay === "tap" || cost.pay === "untap") yield* payPart(game, player, cost, context, notes);
  const whole = options.mana
    ? withX(options.mana, context)
    : withLifeForMana(game, player, addCosts(withX(manaPart(costs), context), manaCostsIn(game, costs, context)));
  const mana = whole.helped === undefined ? whole : yield* helpedBy(game, player, whole, context.self);
  const spent = yield* payMana(game, player, mana, withCost(options.purpose ?? {}, costs), options);
  const others = costs.filter(({ pay }) => pay !== "mana" && pay !== "tap" && pay !== "untap");
  const reveals = ({ pay }: Cost): boolean => pay === "revealChoice";
  for (const cost of [...others.filter(reveals), ...others.filter((one) => !reveals(one))])
    yield* payPart(game, player, cost, context, notes);
  return { notes, spent };
}

function* payPart(game: Game, player: Seat, cost: Cost, context: Context, notes: Record<string, Note>): Procedure {
  if (!canPayPart(game, player, cost, context)) throw new Illegal("cannot-pay", "You cannot pay that cost.", "118.3");
  const cause = { cause: { source: context.self, controller: player } };
  const perform = (events: readonly GameEvent[]) => proposeAll(game, events);
  switch (cost.pay) {
    case "mana":
      return;
    case "tap":
    case "untap":
      yield* perform([{ e: cost.pay, object: context.self, ...cause }]);
      return;
    case "loyalty": {
      const count = loyaltyChange(game, player, cost.amount, context);
      yield* perform([
        { e: "counters", on: context.self, kind: "loyalty", count, why: "cost", ...cause },
        {
          e: "mark",
          object: context.self,
          change: {
            uses: {
              ...game.state.objects[context.self]!.uses,
              loyalty: (game.state.objects[context.self]!.uses?.loyalty ?? 0) + 1,
            },
          },
        },
      ]);
      return;
    }
    case "life":
      yield* perform([{ e: "loseLife", player, amount: amountOf(game, cost.amount, context), paid: true, ...cause }]);
      return;
    case "gainLife": {
      const able = gainers(game, cost.who, context);
      const seats = cost.who.who === "chosen" ? [yield* chooser(game, cost.who, context)] : able;
      if (!seats.every((seat) => able.includes(seat)))
        throw new Illegal("cannot-pay", "That player cannot gain life.", "119.7");
      const amount = amountOf(game, cost.amount, context);
      yield* perform(seats.map((seat): GameEvent => ({ e: "gainLife", player: seat, amount, ...cause })));
      return;
    }
    case "sacrifice":
    case "discard":
    case "exile":
    case "return":
    case "putInGraveyard":
    case "unattach":
    case "tapOthers":
    case "untapOthers":
    case "reveal":
    case "putOnLibrary": {
      const chosen = yield* chooseForCost(game, player, cost, context);
      const permanents = chosen.filter((id) => onBattlefield(game.state, id));
      const outcomes = yield* perform(
        chosen.map((object): GameEvent => ({ ...costEvent(cost, player, object, context.x), ...cause })),
      );
      if (cost.pay === "discard" && asksForHidden(cost))
        for (const { object } of outcomes)
          if (object !== undefined && isPutAway(game, object))
            throw new Illegal(
              "cannot-pay",
              "Nobody could see that the discarded card is what the cost asks for.",
              "701.8c",
            );
      if (cost.pay === "tapOthers" && cost.for !== undefined)
        yield* perform(tappedFor(chosen, cost.for, context.self, player));
      const isTold = cost.what.what === "chosen" || cost.what.what === "all";
      const own = isTold ? cost.what.noteAs : cost.pay === "exile" ? cost.noteAs : undefined;
      const name = own ?? cost.pay;
      // A permanent is spoken of as it last was; "the exiled card" is the card in exile (400.7j).
      const asExiled = (id: ObjectId): ObjectId =>
        outcomes.find(({ event }) => "object" in event && event.object === id)?.object ?? id;
      const entities =
        cost.pay === "exile" ? chosen.map((id) => (permanents.includes(id) ? id : asExiled(id))) : chosen;
      notes[name] = { entities, amount: chosen.length, did: true };
      if (cost.pay === "exile" && cost.link !== undefined) {
        const moved = outcomes.flatMap((o) => o.object ?? []);
        const linked = game.state.objects[context.self]?.linked;
        yield* perform([
          {
            e: "mark",
            object: context.self,
            change: { linked: { ...linked, [cost.link]: [...(linked?.[cost.link] ?? []), ...moved] } },
          },
        ]);
      }
      return;
    }
    case "removeCounters":
      yield* removeCounters(game, player, cost, context, notes);
      return;
    case "putCounters": {
      const candidates = takersOfCounters(game, player, cost, context);
      const objects = cost.on.what === "chosen" ? yield* chooseOne(game, player, candidates, context) : candidates;
      yield* perform(
        objects.map(
          (on): GameEvent => ({
            e: "counters",
            on,
            kind: cost.kind,
            count: amountOf(game, cost.count, context),
            why: "cost",
            ...cause,
          }),
        ),
      );
      return;
    }
    case "mill": {
      const outcomes = yield* perform(
        game.state.players[player]!.library.slice(-amountOf(game, cost.count, context))
          .reverse()
          .map(
            (object): GameEvent =>
              cost.to === undefined
                ? { e: "mill", player, object, ...cause }
                : { e: "move", object, to: cost.to, ...cause },
          ),
      );
      const entities = outcomes.flatMap((one) => one.object ?? []);
      if (cost.noteAs !== undefined)
        notes[cost.noteAs] = { entities, amount: entities.length, did: entities.length > 0 };
      return;
    }
    case "roll":
      for (const roll of yield* rollDice(game, player, { sides: cost.sides }, cause)) {
        yield* rolled(game, player, cost.sides, roll, cause);
        notes[cost.noteAs] = { entities: [], amount: roll.result, did: true };
      }
      return;
    case "energy":
      yield* perform([
        { e: "counters", on: player, kind: "energy", count: -amountOf(game, cost.amount, context), ...cause },
      ]);
      return;
    case "exert":
      yield* perform([
        {
          e: "mark",
          object: context.self,
          change: { marks: withMark(game.state.objects[context.self]?.marks, `exerted:${player}`) },
        },
        { e: "happened", on: "exert", facts: { object: context.self, player }, ...cause },
      ]);
      return;
    case "revealChoice": {
      const { chosen, secret } = game.state.objects[context.self]!;
      for (const [quality, value] of Object.entries(secret!.chosen))
        recordChoice(game, player, "chose", qualityTold(quality, value), context.self);
      const change = { chosen: { ...chosen, ...secret!.chosen } };
      yield* perform([{ e: "mark", object: context.self, change, ...cause }]);
      return;
    }
    case "collectEvidence": {
      const { graveyard } = game.state.players[player]!;
      const { chosen } = yield* choose<"choose">(game, {
        ask: "choose",
        player,
        about: "cost",
        from: graveyard,
        min: 1,
        max: graveyard.length,
        source: context.self,
      });
      const total = amountOf(
        game,
        { amount: "stat", stat: "manaValue", of: { what: "noted", name: "chosen" } },
        { ...context, notes: { chosen: { entities: chosen, amount: 0, did: true } } },
      );
      if (total < amountOf(game, cost.amount, context))
        throw new Illegal("cannot-pay", "The cards' mana values do not add up to enough.", "701.57a");
      yield* perform([
        ...chosen.map((object): GameEvent => ({ e: "move", object, to: "exile", why: "cost", ...cause })),
        { e: "happened", on: "collectEvidence", facts: { player }, ...cause },
      ]);
      return;
    }
    case "behold": {
      const from = [
        ...game.state.battlefield.filter((id) => controllerOf(game, id) === player),
        ...game.state.players[player]!.hand,
      ].filter((id) => matches(game, cost.filter, id, context));
      const { chosen } = yield* choose<"choose">(game, {
        ask: "choose",
        player,
        about: "cost",
        from,
        min: 1,
        max: 1,
        source: context.self,
      });
      yield* perform([{ e: "reveal", objects: chosen, to: "all" }]);
      return;
    }
    case "oneOf": {
      const payable = cost.of.filter((part) => canPay(game, player, part, context));
      const pick = yield* oneCost(game, player, payable, context.self);
      Object.assign(notes, (yield* payCosts(game, player, pick, context)).notes);
      if (cost.as !== undefined) yield* perform([{ e: "happened", on: cost.as, facts: { player }, ...cause }]);
      return;
    }
  }
}

/** 601.2b: which of these costs is paid. */
export function* oneCost(
  game: Game,
  player: Seat,
  payable: readonly (readonly Cost[])[],
  source: ObjectId,
  about: About = "cost",
): Procedure<readonly Cost[]> {
  if (payable.length < 2) return payable[0]!;
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about,
    options: payable.map(describe),
    min: 1,
    max: 1,
    source,
  });
  return payable[chosen[0]!]!;
}

/** A choice between costs in codes, which words are made of where it is shown: "{2}, sacrifice". */
export const describe = (costs: readonly Cost[]): string =>
  costs.map((cost) => (cost.pay === "mana" ? cost.mana : cost.pay)).join(", ");

const ABOUT: Partial<Record<ObjectCost["pay"], About>> = { sacrifice: "sacrifice", discard: "discard" };

function* chooseForCost(game: Game, player: Seat, cost: ObjectCost, context: Context): Procedure<readonly ObjectId[]> {
  const payable = costCandidates(game, player, cost.what, ZONE_OF_COST[cost.pay], context).filter((id) =>
    isPayable(game, player, cost, id, context),
  );
  if (cost.what.what !== "chosen") return payable;
  const { together } = cost.what;
  const candidates = payableTogether(game, together, payable, amountOf(game, cost.what.count.min, context), context);
  const power =
    (cost.pay === "tapOthers" || cost.pay === "untapOthers") && cost.totalPower !== undefined
      ? amountOf(game, cost.totalPower, context)
      : undefined;
  const min = power === undefined ? amountOf(game, cost.what.count.min, context) : 0;
  const max = Math.min(
    candidates.length,
    cost.what.count.max === undefined ? candidates.length : amountOf(game, cost.what.count.max, context),
  );
  if (cost.what.random) {
    const left = [...candidates];
    return Array.from(
      { length: Math.min(min, left.length) },
      () => left.splice(randomBelow(game, "cost", left.length), 1)[0]!,
    );
  }
  if (candidates.length === min && max === min && (min === 0 || game.state.options.forced !== "asked"))
    return candidates;
  const pick = function* (from: readonly ObjectId[], least: number, most: number): Procedure<readonly ObjectId[]> {
    if (from.length === least && most === least && game.state.options.forced !== "asked") return from;
    const about = ABOUT[cost.pay] ?? "cost";
    return (yield* choose<"choose">(game, {
      ask: "choose",
      player,
      about,
      from,
      min: least,
      max: most,
      source: context.self,
    })).chosen;
  };
  // One after the other where they have something in common, so that whatever is offered can be chosen.
  if (together !== undefined && together.all !== "totalAtLeast" && min > 1) {
    const [first] = yield* pick(candidates, 1, 1);
    const others = besides(game, together, first!, candidates, context);
    return [first!, ...(yield* pick(others, min - 1, Math.min(others.length, max - 1)))];
  }
  const chosen = yield* pick(candidates, min, max);
  if (together !== undefined && !areTogether(game, together, chosen, context))
    throw new Illegal("cannot-pay", "The cost cannot be paid with these together.", "118.3");
  if (
    power !== undefined &&
    chosen.reduce((sum, id) => sum + tappingPower(game, id, "for" in cost ? cost.for : undefined), 0) < power
  ) {
    throw new Illegal("cannot-pay", `Tap creatures with total power ${power} or greater.`, "118.3");
  }
  return chosen;
}
