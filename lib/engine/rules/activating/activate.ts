import type { ActivatedAbility } from "../../abilities/ability.ts";
import type { Cost } from "../../abilities/costs.ts";
import { someNode } from "../../abilities/visit.ts";
import type { PriorityAction } from "../../decisions.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal, leaveUnasked } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import { isManaAbility } from "../../query/mana/manaAbility.ts";
import type { Purpose } from "../../runtime.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { MOST } from "../../state/numbers.ts";
import { announceModes, announceTargets } from "../casting/announce.ts";
import { announceSymbols, type Proposal } from "../casting/announceSymbols.ts";
import { someX, speaksOfX } from "../casting/castability.ts";
import { rulesOf } from "../continuous/layers.ts";
import { canActivateNow } from "../costs/activation.ts";
import { activationCost } from "../costs/activationCost.ts";
import { isItsOwn, waysToPay } from "../costs/alternativeActivation.ts";
import { canPayOtherCosts, costHasX, manaPart, tappedByCost } from "../costs/costs.ts";
import { greatestPayable, PLENTY } from "../costs/greatest.ts";
import { isLoyaltyAbility } from "../costs/loyalty.ts";
import { countUse } from "../events/countUse.ts";
import { propose } from "../events/propose.ts";
import { leftWithHelp } from "../mana/helping.ts";
import { manaSourcesOf, mostManaFrom } from "../mana/manaSources.ts";
import { activateManaAbility, canPayMana } from "../mana/payMana.ts";
import { oneCost, payCosts } from "../paying/payCosts.ts";
import { contextOnStack } from "../targets/stackObjects.ts";
import { canChooseTargets, candidatesFor } from "../targets/targets.ts";

/** 602.2: activating an ability, or a mana ability (605.3), which does not use the stack. */
export function* activateAbility(
  game: Game,
  player: Seat,
  action: Extract<PriorityAction, { act: "activate" }>,
): Procedure {
  const { source } = action;
  const live = characteristicsOf(game, source).abilities[action.ability];
  if (live === undefined || live.ability.kind !== "activated")
    throw new Illegal("no-such-ability", "That object has no such ability.", "602.1");
  const { ref } = live;
  if (!canActivateNow(game, player, source, { ability: live.ability, ref }))
    throw new Illegal("cannot-activate", "You cannot activate that ability now.", "602.5");
  if (isManaAbility(live.ability)) {
    yield* activateManaAbility(game, player, source, { ability: live.ability, ref });
    return;
  }
  const ability = yield* asPaidFor(game, player, source, live.ability);
  const [put] = yield* propose(game, { e: "putAbility", controller: player, source, ability: ref, triggered: false });
  const id = put!.object!;
  yield* announceX(game, player, id, source, ability);
  yield* announceModes(game, id);
  yield* announceSymbols(game, player, id, proposalOf(game, player, id, source, ability), action.byHand ?? false);
  yield* announceTargets(game, id);
  yield* countUse(game, source, ref);
  const context = contextOnStack(game, id);
  const mana = activationCost(game, player, source, ability, context, game.state.objects[id]!.symbols);
  const paid = yield* payCosts(
    game,
    player,
    ability.costs,
    { ...context, paying: "spellOrAbility" },
    {
      purpose: purposeOf(source, ability),
      byHand: action.byHand ?? false,
      mana,
    },
  );
  if (Object.keys(paid.notes).length > 0)
    yield* propose(game, { e: "announce", object: id, facts: { notes: paid.notes } });
  const loyalty = isLoyaltyAbility(ability) && { loyalty: true };
  yield* propose(game, { e: "activate", object: source, player, ability: id, ...loyalty });
}

/** 118.9: the ability with the costs that its player pays for it; nobody is asked where it is nothing at all, or else mana or life. */
function* asPaidFor(
  game: Game,
  player: Seat,
  source: ObjectId,
  ability: ActivatedAbility,
): Procedure<ActivatedAbility> {
  const context: Context = { self: source, controller: player, activating: source, paying: "spellOrAbility" };
  const ways = waysToPay(game, player, source, ability);
  if (ways.length === 1) return ability;
  const sources = manaSourcesOf(game, player);
  const payable = ways.filter(
    (way) =>
      canPayOtherCosts(game, player, way.costs, context) && !lacksMana(game, player, source, way, context, sources),
  );
  const [only, ...others] = payable;
  if (only === undefined) return ability;
  if (others.length === 0) {
    leaveUnasked(game, player, { why: "only", about: "alternativeCost", yes: only !== ability });
    return only;
  }
  const free = payable.find(({ costs }) => costs.some((cost) => cost.pay === "mana" && cost.mana === "{0}"));
  const isSpent = (cost: Cost): boolean => cost.pay === "mana" || cost.pay === "life" || isItsOwn(cost);
  if (free !== undefined && payable.every(({ costs }) => costs.every(isSpent))) return free;
  const costs = yield* oneCost(
    game,
    player,
    payable.map((way) => way.costs),
    source,
    "alternativeCost",
  );
  return { ...ability, costs };
}

const purposeOf = (source: ObjectId, { costs }: ActivatedAbility): Purpose => ({
  abilityOf: source,
  ...(costs.some(costHasX) && { hasX: true }),
});

function proposalOf(game: Game, player: Seat, id: ObjectId, source: ObjectId, ability: ActivatedAbility): Proposal {
  const context = contextOnStack(game, id);
  return {
    cost: () => manaPart(ability.costs),
    total: (symbols) => activationCost(game, player, source, ability, context, symbols),
    canPay: (total) =>
      canPayMana(game, player, total, purposeOf(source, ability), tappedByCost(ability.costs, context)),
  };
}

function* announceX(game: Game, player: Seat, id: ObjectId, source: ObjectId, ability: ActivatedAbility): Procedure {
  const perX = manaPart(ability.costs).x;
  const otherX = ability.costs.some((cost) => cost.pay !== "mana" && costHasX(cost));
  if (perX === 0 && !otherX) return;
  const context = contextOnStack(game, id);
  const without = tappedByCost(ability.costs, context);
  const sources = manaSourcesOf(game, player).filter((s) => !without.includes(s.source));
  let max = greatestX(game, player, source, ability, context, sources);
  if (ability.x?.max !== undefined) max = Math.min(max, amountOf(game, ability.x.max, context));
  const min = ability.x?.min === undefined ? 0 : amountOf(game, ability.x.min, context);
  const { number } = yield* choose<"number">(game, {
    ask: "number",
    player,
    about: "x",
    min,
    max: Math.max(min, max),
    source: id,
  });
  yield* propose(game, { e: "announce", object: id, facts: { x: number } });
}

/** 118.3: the greatest X that could be paid for now. */
function greatestX(
  game: Game,
  player: Seat,
  source: ObjectId,
  ability: ActivatedAbility,
  context: Context,
  sources: ReturnType<typeof manaSourcesOf>,
): number {
  const perX = manaPart(ability.costs).x;
  const others = ability.costs.filter((cost) => cost.pay !== "mana" && costHasX(cost));
  const without = tappedByCost(ability.costs, context);
  const mana = mostManaFrom(sources, game.state.players[player]!.mana.length);
  const isPayable = (x: number): boolean => {
    const how = { ...context, x };
    if (others.length > 0 && !canPayOtherCosts(game, player, others, { ...how, paying: "spellOrAbility" }))
      return false;
    if (perX === 0) return true;
    const cost = activationCost(game, player, source, ability, how);
    return canPayMana(game, player, cost, purposeOf(source, ability), without, sources);
  };
  if (perX === 0) return greatestPayable(MOST, isPayable, others.length > 0);
  // 601.2f: what makes the ability cheaper takes from what X adds as well.
  const plenty = activationCost(game, player, source, ability, { ...context, x: PLENTY });
  const saved = Math.max(0, perX * PLENTY - leftWithHelp(game, player, plenty, without).generic);
  return greatestPayable(Math.floor((mana + saved) / perX), isPayable, others.length > 0);
}

/** 601.2c, 601.2f: what its first target could be, where its cost depends on that. */
function aims(game: Game, ability: ActivatedAbility, context: Context): readonly Context[] {
  const [slot] = ability.body.targets;
  const depends =
    (ability.reduction !== undefined &&
      someNode("reduction", ability.reduction, { objects: ({ what }) => what === "target" })) ||
    rulesOf(game, "costs").some(({ rule }) => rule.aimed !== undefined);
  return slot === undefined || !depends
    ? []
    : candidatesFor(game, slot, context).map((entity) => ({ ...context, targets: [[entity]] }));
}

/** Whether this activation could be completed: mana for it, and targets. */
export const canCompleteActivation = (
  game: Game,
  player: Seat,
  source: ObjectId,
  ability: ActivatedAbility,
  sources: ReturnType<typeof manaSourcesOf>,
): boolean => activationLacks(game, player, source, ability, sources) === undefined;

/** Whether the mana for it is missing, whatever it targets. */
function lacksMana(
  game: Game,
  player: Seat,
  source: ObjectId,
  ability: ActivatedAbility,
  context: Context,
  sources: ReturnType<typeof manaSourcesOf>,
): boolean {
  if (!ability.costs.some((cost) => cost.pay === "mana") && rulesOf(game, "costs").length === 0) return false;
  const isPayable = (how: Context): boolean =>
    canPayMana(
      game,
      player,
      { ...activationCost(game, player, source, ability, how), x: 0 },
      purposeOf(source, ability),
      tappedByCost(ability.costs, context),
      sources,
    );
  return !isPayable(context) && !aims(game, ability, context).some(isPayable);
}

/** What is missing for it. */
export function activationLacks(
  game: Game,
  player: Seat,
  source: ObjectId,
  ability: ActivatedAbility,
  sources: ReturnType<typeof manaSourcesOf>,
): "mana" | "targets" | undefined {
  const context: Context = { self: source, controller: player, activating: source };
  const ways = waysToPay(game, player, source, ability);
  const payable = ways.length === 1 ? ways : ways.filter(({ costs }) => canPayOtherCosts(game, player, costs, context));
  if (payable.every((way) => lacksMana(game, player, source, way, context, sources))) return "mana";
  const { body } = ability;
  const canAim = (how: Context): boolean =>
    canChooseTargets(game, body.targets, how) &&
    (body.modes === undefined || body.modes.options.some((mode) => canChooseTargets(game, mode.targets, how)));
  if (canAim(context)) return undefined;
  if (!speaksOfX([body])) return "targets";
  if (!ability.costs.some(costHasX)) return "targets";
  const greatest = greatestX(game, player, source, ability, context, sources);
  return someX(greatest, (x) => canAim({ ...context, x })) ? undefined : "targets";
}
