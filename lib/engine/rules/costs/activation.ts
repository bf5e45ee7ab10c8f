import type { ActivatedAbility, ActivationLimit } from "../../abilities/ability.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf, controllerOf, isSummoningSick } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, conditionHolds, isAmong, playersOf } from "../../query/evaluators/index.ts";
import { isManaAbility } from "../../query/mana/manaAbility.ts";
import { isInReachOf } from "../../query/players/reach.ts";
import { abilityKey, usesOf } from "../../query/uses.ts";
import type { AbilityRef, GameObject } from "../../state/gameObject.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { ownerOf, zoneOf } from "../../state/objects.ts";
import type { GameState } from "../../state/state.ts";
import { areOpponents, isActive } from "../../state/teams.ts";
import { isTakingTurn } from "../../state/turnMarkers.ts";
import { rulesOf } from "../continuous/layers.ts";
import { waysToPay } from "./alternativeActivation.ts";
import { canPayOtherCosts } from "./costs.ts";
import { isLoyaltyAbility } from "./loyalty.ts";

interface Activatable {
  readonly ability: ActivatedAbility;
  readonly ref: AbilityRef;
}

/** 602.5: whether the rules let this player begin to activate the ability now; mana and targets are looked at apart. */
export const canActivateNow = (game: Game, player: Seat, id: ObjectId, one: Activatable): boolean =>
  hindersActivation(game, player, id, one) === undefined;

const MINE = { why: "forbidden", rule: "602.2" } as const;

/** What keeps this player from beginning to activate it now; mana and targets apart. */
export function hindersActivation(game: Game, player: Seat, id: ObjectId, { ability, ref }: Activatable) {
  if (zoneOf(game.state, id) !== (ability.from ?? "battlefield")) return MINE;
  if (!mayActivate(game, player, id, ability)) return MINE;
  const context: Context = { self: id, controller: player };
  for (const limit of ability.limits ?? [])
    if (!withinLimit(game, player, id, { ability, ref }, limit, context)) return LIMITED[limit.only] ?? OTHERWISE;
  if (isLoyaltyAbility(ability) && !loyaltyAllowed(game, player, id))
    return { why: isSorcerySpeed(game.state, player) ? "used" : "notNow", rule: "606.3" } as const;
  if (isForbidden(game, player, id, ability)) return { why: "forbidden", rule: "602.5" } as const;
  const paying = isManaAbility(ability) ? "manaAbility" : "spellOrAbility";
  return waysToPay(game, player, id, ability).some(({ costs }) =>
    canPayOtherCosts(game, player, costs, { ...context, paying }),
  )
    ? undefined
    : unpaid(game, id, ability);
}

const OTHERWISE = { why: "limited", rule: "602.5b" } as const;
const USED = { why: "used", rule: "602.5b" } as const;
const LIMITED: Partial<Readonly<Record<ActivationLimit["only"], typeof USED | { why: "notNow"; rule: "602.5d" }>>> = {
  sorcery: { why: "notNow", rule: "602.5d" },
  oncePerTurn: USED,
  once: USED,
  timesPerTurn: USED,
};

/** 118.3: which cost cannot be paid, as far as it is about being tapped. */
function unpaid(game: Game, id: ObjectId, { costs }: ActivatedAbility) {
  if (costs.some(({ pay }) => pay === "tap")) {
    if (game.state.objects[id]?.tapped) return { why: "tapped", rule: "118.3" } as const;
    if (isSummoningSick(game, id)) return { why: "new", rule: "302.6" } as const;
  }
  return { why: "costs", rule: "118.3" } as const;
}

/** 602.2: its controller (or the owner of a card outside the battlefield), unless the ability says otherwise. */
function mayActivate(game: Game, player: Seat, id: ObjectId, ability: ActivatedAbility): boolean {
  const zone = zoneOf(game.state, id);
  // 311.5: what is face up of a planar deck is the planar controller's.
  const isControlled = zone === "battlefield" || zone === "command";
  const controller = isControlled ? controllerOf(game, id) : ownerOf(game.state, id);
  // 801.6
  if (!isInReachOf(game, { self: id, controller: player }, id)) return false;
  switch (ability.by) {
    case "anyPlayer":
      return true;
    case "opponents":
      return areOpponents(game.state, controller, player);
    case "owner":
      return player === ownerOf(game.state, id);
    default:
      return player === controller;
  }
}

const loyaltyRules = (game: Game, id: ObjectId) =>
  rulesOf(game, "activateAsInstant").filter(
    ({ rule, context }) => rule.kind === "loyalty" && isAmong(game, rule.of, id, context),
  );

/** 606.3: at sorcery speed, and once a turn for each planeswalker. */
function loyaltyAllowed(game: Game, player: Seat, id: ObjectId): boolean {
  const instant = loyaltyRules(game, id).some(({ rule }) => rule.extra === undefined);
  return (instant || isSorcerySpeed(game.state, player)) && !isLoyaltyUsed(game, id);
}

/** 606.3: whether its loyalty abilities have been activated as often as they may be this turn: of several "twice"s one counts. */
export function isLoyaltyUsed(game: Game, id: ObjectId): boolean {
  const rules = loyaltyRules(game, id);
  const most = (more: boolean): readonly number[] =>
    rules.flatMap(({ rule }) => ((rule.more === true) === more ? (rule.extra ?? 0) : []));
  const extra = Math.max(0, ...most(false)) + most(true).reduce((sum, one) => sum + one, 0);
  return usesOf(game.state.objects[id]!, "loyalty") >= 1 + extra;
}

/** 602.5b: whether the ability has been activated as often as it may be, this turn or ever. */
export const isUsedUp = (game: Game, id: ObjectId, object: GameObject, { ability, ref }: Activatable): boolean =>
  ability.limits?.some((limit) =>
    isReached(game, object, ref, limit, timesOf(game, id, ability), { self: id, controller: controllerOf(game, id) }),
  ) ?? false;

/** 702.142a: how often an ability may be activated in a turn that says "once", as effects have it. */
const timesOf = (game: Game, id: ObjectId, { keyword }: ActivatedAbility): number =>
  keyword === undefined
    ? 1
    : Math.max(
        1,
        ...rulesOf(game, "timesPerTurn").flatMap(({ rule, context }) =>
          rule.keyword === keyword && isAmong(game, rule.of, id, context) ? [rule.times] : [],
        ),
      );

function isReached(
  game: Game,
  object: GameObject,
  ref: AbilityRef,
  limit: ActivationLimit,
  times: number,
  context: Context,
): boolean {
  switch (limit.only) {
    case "oncePerTurn":
      return usesOf(object, abilityKey(ref, false)) >= times;
    case "once":
      return usesOf(object, abilityKey(ref, true)) >= 1;
    case "timesPerTurn":
      return usesOf(object, abilityKey(ref, false)) >= amountOf(game, limit.times, context);
    default:
      return false;
  }
}

/** 307.1: that player's main phase, with an empty stack. */
export const isSorcerySpeed = (state: GameState, player: Seat): boolean =>
  isActive(state, player) &&
  (state.turn.step === "precombatMain" || state.turn.step === "postcombatMain") &&
  state.stack.length === 0;

function withinLimit(
  game: Game,
  player: Seat,
  id: ObjectId,
  { ability, ref }: Activatable,
  limit: ActivationLimit,
  context: Context,
): boolean {
  const { state } = game;
  const { turn } = state;
  const object = state.objects[id];
  switch (limit.only) {
    case "sorcery":
      return isSorcerySpeed(state, player) || equipsAtInstantSpeed(game, id);
    case "instant":
      return true;
    case "ownTurn":
      return isTakingTurn(state, player);
    case "opponentsTurn":
      return areOpponents(state, player, turn.active);
    case "ownUpkeep":
      return isActive(state, player) && turn.step === "upkeep";
    case "upkeep":
      return turn.step === "upkeep";
    case "endStep":
      return turn.step === "end";
    case "oncePerTurn":
    case "once":
    case "timesPerTurn":
      return object === undefined || !isReached(game, object, ref, limit, timesOf(game, id, ability), context);
    case "if":
      return conditionHolds(game, limit.condition, context);
  }
}

const equipsAtInstantSpeed = (game: Game, id: ObjectId): boolean =>
  rulesOf(game, "activateAsInstant").some(
    ({ rule, context }) => rule.kind === "equip" && isAmong(game, rule.of, id, context),
  );

/** 602.5e: "can't be activated". */
function isForbidden(game: Game, player: Seat, id: ObjectId, ability: ActivatedAbility): boolean {
  if (!isManaAbility(ability) && hasSplitSecond(game)) return true;
  return rulesOf(game, "cantActivate").some(({ rule, context }) => {
    if (rule.exceptMana && isManaAbility(ability)) return false;
    if (rule.exceptLoyalty && isLoyaltyAbility(ability)) return false;
    if (rule.kind === "loyalty" && !isLoyaltyAbility(ability)) return false;
    if (rule.kind === "cycling" && ability.keyword !== "cycling") return false;
    if (rule.kind === "tapCost" && !ability.costs.some((c) => c.pay === "tap")) return false;
    if (rule.who !== undefined && !playersOf(game, rule.who, context).includes(player)) return false;
    return isAmong(game, rule.of, id, context);
  });
}

/** 702.61a. */
export const hasSplitSecond = (game: Game): boolean =>
  game.state.stack.some((id) => characteristicsOf(game, id).keywords.has("split second"));
