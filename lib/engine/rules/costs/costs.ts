import type { Color } from "../../../cards/schema.ts";
import type { Amount } from "../../abilities/amounts.ts";
import type { Cost, CostObjects } from "../../abilities/costs.ts";
import type { Players, Zone } from "../../abilities/references.ts";
import { someNode, type Test } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf, controllerOf } from "../../query/characteristics/characteristics.ts";
import { countersOf } from "../../query/characteristics/stats.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, isAmong, matches, objectsOf, playersOf } from "../../query/evaluators/index.ts";
import {
  addCosts,
  FREE,
  type ManaCost,
  type ManaSymbol,
  parseManaCost,
  printManaCost,
  reduceCost,
} from "../../query/mana/manaCost.ts";
import { bitsOf, COLOR_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { copies } from "../../state/numbers.ts";
import { isOwnZone, onBattlefield, zoneList, zoneOf } from "../../state/objects.ts";
import { canPay } from "../../upcalls.ts";
import { cantBecomeUntapped, gainsNoLife, isBarredFrom, losesNoLife } from "../applying/possible.ts";
import { rulesOf } from "../continuous/layers.ts";
import { tappingPower } from "./crewing.ts";
import { mayPayLife, maySacrifice } from "./forbiddenCosts.ts";
import { mayUseTapCosts } from "./summoningSickness.ts";
import { payableTogether } from "./together.ts";

/** 118: what a cost asks, and whether it could be paid; rules/paying/payCosts.ts pays it. */

/** 107.3h: the mana costs of objects that are part of a cost; X is 0 but for a spell on the stack. */
export const manaCostsIn = (game: Game, costs: readonly Cost[], context: Context): ManaCost =>
  costs.reduce((sum, cost) => {
    if (cost.pay !== "manaCost") return sum;
    return objectsOf(game, cost.of ?? { what: "self" }, context).reduce((all, id) => {
      const { generic, x, symbols } = characteristicsOf(game, id).manaCost ?? FREE;
      const value = zoneOf(game.state, id) === "stack" ? (game.state.objects[id]?.x ?? 0) : 0;
      const own = { generic: generic + x * value, x: 0, symbols };
      return addCosts(all, cost.less === undefined ? own : reduceCost(own, parseManaCost(cost.less)));
    }, sum);
  }, FREE);

/** The same with mana in place of mana costs, of which what is left of them is no part. */
export const withOwnManaCost = (game: Game, costs: readonly Cost[], context: Context): readonly Cost[] =>
  costs.map((cost) =>
    cost.pay === "manaCost" && canPayPart(game, context.controller, cost, context)
      ? { pay: "mana", mana: printManaCost(manaCostsIn(game, [cost], context)) }
      : cost,
  );

export const manaPart = (costs: readonly Cost[]): ManaCost =>
  costs.reduce((sum, cost) => (cost.pay === "mana" ? addCosts(sum, inMana(cost)) : sum), FREE);

function inMana({ mana, help }: Extract<Cost, { pay: "mana" }>): ManaCost {
  const cost = parseManaCost(mana);
  return help === undefined ? cost : { ...cost, helped: { generic: cost.generic, x: cost.x } };
}

/** 107.3k, 702.1b: an X that the text defines is worked out as it is to be paid. */
export const withKnownX = (game: Game, cost: Cost, context: Context): Cost =>
  cost.pay === "mana" && cost.x !== undefined
    ? {
        pay: "mana",
        mana: cost.mana.replaceAll("{X}", `{${Math.max(0, amountOf(game, cost.x, context))}}`),
        ...(cost.help && { help: cost.help }),
      }
    : cost;

/** "For each {B} in a cost, you may pay 2 life rather than pay that mana." */
export function withLifeForMana(game: Game, player: Seat, cost: ManaCost): ManaCost {
  const rules = rulesOf(game, "lifeForMana").filter(({ rule, context }) =>
    playersOf(game, rule.who, context).includes(player),
  );
  if (rules.length === 0) return cost;
  const colors = bitsOf(
    COLOR_BIT,
    rules.map(({ rule }) => rule.color),
  );
  // 107.4e: a hybrid symbol can be paid as either of its halves.
  const isOfThem = ({ types, orGeneric, snow }: ManaSymbol): boolean =>
    (types & colors) !== 0 && orGeneric === undefined && !snow;
  return { ...cost, symbols: cost.symbols.map((one) => (isOfThem(one) ? { ...one, orLife: true } : one)) };
}

/** X in a cost, where it has been announced; mana of certain colors only where the text says so. */
export const withX = (cost: ManaCost, context: Context, only?: readonly Color[]): ManaCost =>
  cost.x === 0 ? cost : withMana({ ...withHelpedX(cost, context.x ?? 0), x: 0 }, cost.x * (context.x ?? 0), only);

const withHelpedX = (cost: ManaCost, x: number): ManaCost =>
  cost.helped === undefined ? cost : { ...cost, helped: { generic: cost.helped.generic + cost.helped.x * x, x: 0 } };

/** So much more mana, of any type or of one of these colors each. */
export function withMana(cost: ManaCost, more: number, only?: readonly Color[]): ManaCost {
  if (only === undefined) return { ...cost, generic: cost.generic + more };
  const colors = bitsOf(COLOR_BIT, only);
  const symbols = copies(more, { types: colors, colors });
  return { ...cost, symbols: [...cost.symbols, ...symbols] };
}

/** Whether X has to be announced for it (107.3a). */
export const costHasX = (cost: Cost): boolean =>
  cost.pay === "mana" ? cost.mana.includes("{X}") : someNode("cost", cost, IS_X);

/** Whether it speaks of the X that is announced. */
export const IS_X: Test = { amount: ({ amount }) => amount === "x" };

/** Sources that another part of the same cost taps. */
export const tappedByCost = (costs: readonly Cost[], context: Context): readonly ObjectId[] =>
  costs.some((c) => c.pay === "tap") ? [context.self] : [];

/** Whether the parts that are not mana could be paid, each by itself. */
export function canPayOtherCosts(game: Game, player: Seat, costs: readonly Cost[], context: Context): boolean {
  const times = new Map<Cost, number>();
  for (const cost of costs) times.set(cost, (times.get(cost) ?? 0) + 1);
  for (const [cost, n] of times)
    if (!canPayPart(game, player, n === 1 ? cost : timesOver(cost, n), context)) return false;
  return true;
}

/** 601.2h: what is paid so many times is paid with as many different things, or with so much life. */
function timesOver(cost: Cost, times: number): Cost {
  const more = (n: Amount): Amount => ({ amount: "times", factor: times, of: n });
  if (cost.pay === "life") return { ...cost, amount: more(cost.amount) };
  if (!("what" in cost) || cost.what.what !== "chosen") return cost;
  const { count } = cost.what;
  return { ...cost, what: { ...cost.what, count: { ...count, min: more(count.min) } } } as Cost;
}

export function canPayPart(game: Game, player: Seat, cost: Cost, context: Context): boolean {
  const { state } = game;
  const self = state.objects[context.self];
  switch (cost.pay) {
    case "mana":
      return true;
    // 118.6
    case "manaCost":
      return objectsOf(game, cost.of ?? { what: "self" }, context).every(
        (id) => characteristicsOf(game, id).manaCost !== undefined,
      );
    case "tap":
      return (
        self?.zone === "battlefield" &&
        self.tapped !== true &&
        mayUseTapCosts(game, context.self) &&
        !cantBeTapped(game, context.self)
      );
    case "untap":
      return (
        self?.zone === "battlefield" &&
        self.tapped === true &&
        mayUseTapCosts(game, context.self) &&
        !cantBecomeUntapped(game, context.self)
      );
    case "loyalty": {
      const change = loyaltyChange(game, player, cost.amount, context);
      if (change > 0) return !isBarredFrom(game, context.self, "loyalty");
      return (self?.counters?.loyalty ?? 0) >= -change;
    }
    case "life": {
      const life = amountOf(game, cost.amount, context);
      return life === 0 || (mayPayLife(game, player, context) && lifeToPay(game, player) >= life);
    }
    case "gainLife":
      return gainers(game, cost.who, context).length > 0;
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
      const zone = ZONE_OF_COST[cost.pay];
      const candidates = costCandidates(game, player, cost.what, zone, context).filter((id) =>
        isPayable(game, player, cost, id, context),
      );
      if ((cost.pay === "tapOthers" || cost.pay === "untapOthers") && cost.totalPower !== undefined) {
        return (
          candidates.reduce((sum, id) => sum + Math.max(0, tappingPower(game, id, cost.for)), 0) >=
          amountOf(game, cost.totalPower, context)
        );
      }
      if (cost.what.what === "all")
        return (
          cost.pay !== "sacrifice" ||
          costCandidates(game, player, cost.what, zone, context).every((id) => maySacrifice(game, player, id, context))
        );
      if (cost.what.what !== "chosen") return candidates.length >= 1;
      const least = amountOf(game, cost.what.count.min, context);
      const { together } = cost.what;
      if (together?.all === "totalAtLeast" && amountOf(game, together.least, context) <= 0) return true;
      const all = payableTogether(game, together, candidates, least, context);
      return all.length >= (together?.all === "totalAtLeast" ? Math.max(1, least) : least);
    }
    case "removeCounters": {
      if (cost.count === "any" || cost.count === "all") return true;
      const needed = cost.count === "some" ? 1 : amountOf(game, cost.count, context);
      const there = costCandidates(game, player, cost.from, "battlefield", context).map((id) =>
        countersOf(game, id, cost.kind),
      );
      return cost.among === true
        ? there.reduce((sum, n) => sum + n, 0) >= needed
        : there.some((counters) => counters >= needed);
    }
    case "putCounters":
      return takersOfCounters(game, player, cost, context).length > 0;
    case "roll":
      return true;
    case "mill":
      return state.players[player]!.library.length >= amountOf(game, cost.count, context);
    case "energy":
      return (state.players[player]!.counters.energy ?? 0) >= amountOf(game, cost.amount, context);
    case "exert":
      return self?.zone === "battlefield";
    case "revealChoice":
      return self?.secret?.by === player && cost.of in self.secret.chosen;
    case "collectEvidence":
      return (
        state.players[player]!.graveyard.reduce(
          (sum, id) =>
            sum +
            amountOf(game, { amount: "stat", stat: "manaValue", of: { what: "current" } }, { ...context, current: id }),
          0,
        ) >= amountOf(game, cost.amount, context)
      );
    case "behold":
      return [
        ...state.battlefield.filter((id) => controllerOf(game, id) === player),
        ...state.players[player]!.hand,
      ].some((id) => matches(game, cost.filter, id, context));
    case "oneOf":
      return cost.of.some((part) => canPay(game, player, part, context));
  }
}

/** 614.17b: what the payer may put these counters on; none is enough where it is not chosen. */
export function takersOfCounters(
  game: Game,
  player: Seat,
  { on, kind }: Extract<Cost, { pay: "putCounters" }>,
  context: Context,
): readonly ObjectId[] {
  const candidates = costCandidates(game, player, on, "battlefield", context);
  const able = candidates.filter((id) => onBattlefield(game.state, id) && !isBarredFrom(game, id, kind));
  return on.what === "chosen" || able.length === candidates.length ? able : [];
}

/** 606.4-606.5: what a loyalty ability costs in all, as counters to put on; negative to remove. */
export const loyaltyChange = (game: Game, player: Seat, amount: Amount, context: Context): number =>
  rulesOf(game, "costs").reduce(
    (sum, { rule, context: of }) => {
      const { change } = rule;
      if (rule.kind !== "loyalty" || change.change !== "loyalty") return sum;
      if (rule.who !== undefined && !playersOf(game, rule.who, of).includes(player)) return sum;
      return matches(game, rule.what, context.self, of) ? sum + change.by : sum;
    },
    amountOf(game, amount, context),
  );

/** 119.4: only life one has can be paid; 119.8: none if one can't lose life. */
export const lifeToPay = (game: Game, player: Seat): number =>
  losesNoLife(game, player) ? 0 : Math.max(0, game.state.players[player]!.life);

const cantBeTapped = (game: Game, id: ObjectId): boolean =>
  rulesOf(game, "cantBeTapped").some(({ rule, context }) => isAmong(game, rule.who, id, context));

export const ZONE_OF_COST = {
  sacrifice: "battlefield",
  discard: "hand",
  exile: "battlefield",
  return: "battlefield",
  putInGraveyard: "exile",
  unattach: "battlefield",
  tapOthers: "battlefield",
  untapOthers: "battlefield",
  reveal: "hand",
  putOnLibrary: "hand",
} as const;

export type ObjectCost = Extract<Cost, { pay: keyof typeof ZONE_OF_COST }>;

export function isPayable(game: Game, player: Seat, cost: ObjectCost, id: ObjectId, context: Context): boolean {
  const object = game.state.objects[id];
  switch (cost.pay) {
    case "tapOthers":
      return (
        object?.tapped !== true &&
        !cantBeTapped(game, id) &&
        // 702.122a
        (cost.for !== "crew" ||
          !rulesOf(game, "cantCrew").some(({ rule, context }) => isAmong(game, rule.who, id, context)))
      );
    case "untapOthers":
      return object?.tapped === true && !cantBecomeUntapped(game, id);
    case "unattach":
      return object?.attachedTo !== undefined;
    case "sacrifice":
      return (
        onBattlefield(game.state, id) &&
        controllerOf(game, id) === player &&
        maySacrifice(game, player, id, context) &&
        !rulesOf(game, "cantBeSacrificed").some(
          ({ rule, context }) => rule.causedBy === undefined && isAmong(game, rule.who, id, context),
        )
      );
    default:
      return zoneOf(game.state, id) !== undefined;
  }
}

/** Whether all it asks for is any number of what there is none of: nothing that a player decides. */
export const asksForNothing = (game: Game, player: Seat, costs: readonly Cost[], context: Context): boolean =>
  costs.length > 0 &&
  costs.every(
    (cost) =>
      cost.pay in ZONE_OF_COST &&
      "what" in cost &&
      cost.what.what === "chosen" &&
      cost.what.count.min === 0 &&
      cost.what.together === undefined &&
      costCandidates(game, player, cost.what, ZONE_OF_COST[(cost as ObjectCost).pay], context).length === 0,
  );

/** 614.13a: what is entering can't be chosen for what modifies how something enters. */
const isArriving = (game: Game, id: ObjectId): boolean => game.execution.scope.arriving?.includes(id) ?? false;

/** The lists of this zone that a cost may be paid out of. */
const listsOf = (game: Game, zone: Zone, player: Seat, anyones: boolean): readonly ObjectId[] =>
  anyones && isOwnZone(zone)
    ? game.state.players.flatMap((_, seat) => zoneList(game.state, zone, seat))
    : zoneList(game.state, zone, player);

/** What a cost could be paid with: the payer's own permanents or cards. */
export function costCandidates(
  game: Game,
  player: Seat,
  what: CostObjects,
  usual: "battlefield" | "hand" | "graveyard" | "exile",
  context: Context,
): readonly ObjectId[] {
  switch (what.what) {
    case "self":
      return zoneOf(game.state, context.self) === undefined ? [] : [context.self];
    case "object":
      return zoneOf(game.state, what.id) === undefined ? [] : [what.id];
    case "granter":
      return [];
    case "host": {
      const host = game.state.objects[context.self]?.attachedTo;
      return host === undefined ? [] : [host];
    }
    case "chosen":
    case "all": {
      const zones = what.in ?? usual;
      const anyones = "anyones" in what && what.anyones === true;
      const ids = (typeof zones === "string" ? [zones] : zones).flatMap((zone) =>
        listsOf(game, zone, player, anyones).filter(
          (id) => isOwnZone(zone) || anyones || controllerOf(game, id) === player,
        ),
      );
      const such = ids.filter(
        (id) =>
          id !== context.onStack &&
          !isArriving(game, id) &&
          matches(game, what.filter, id, { ...context, controller: player }),
      );
      return "topmost" in what && what.topmost === true
        ? such.slice(Math.max(0, such.length - amountOf(game, what.count.min, context)))
        : such;
    }
  }
}

/** 119.7: of those who would gain life as a cost, or one of whom would, those who can; nobody if all of them would have to. */
export function gainers(game: Game, who: Players, context: Context): readonly Seat[] {
  const all = playersOf(game, who.who === "chosen" ? who.from : who, context);
  const able = all.filter((seat) => !gainsNoLife(game, seat));
  return who.who === "chosen" || able.length === all.length ? able : [];
}
