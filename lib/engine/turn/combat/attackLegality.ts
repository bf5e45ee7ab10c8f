import type { Attack, MayAttack } from "../../decisions.ts";
import type { Game } from "../../game.ts";
import { Illegal } from "../../procedure.ts";
import {
  characteristicsOf,
  controllerOf,
  hasType,
  isSummoningSick,
} from "../../query/characteristics/characteristics.ts";
import { choiceOf } from "../../query/chosen.ts";
import { isAttackOn } from "../../query/combat/combat.ts";
import { defendersAgainst } from "../../query/combat/defending.ts";
import { goadersOf } from "../../query/combat/goading.ts";
import { withCurrent } from "../../query/context.ts";
import { amountOf, conditionHolds, isAmong, matches, objectsOf, playersOf } from "../../query/evaluators/index.ts";
import { requiredAttacks } from "../../required.ts";
import { rulesOf } from "../../rules/continuous/layers.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { nextInTurnOrder, previousInTurnOrder } from "../../state/objects.ts";
import { areOpponents } from "../../state/teams.ts";
import { isInCompany } from "./company.ts";
import { brokenBy, type Declaring, mostObedient, obeyed, type Requirement, type Restriction } from "./declaration.ts";

/** 508.1a-d: which attacks may be declared, and which must be. */
export interface Attacking extends Declaring<Attack> {
  readonly attackers: readonly MayAttack[];
}

/** `players`: who attacks: the active player, or all of the active team as one (805.10b). */
export function attacking(game: Game, players: readonly Seat[]): Attacking {
  const attackers = possibleAttackers(game, players);
  const requirements = attackRequirements(game, attackers);
  const declaring: Declaring<Attack> = {
    requirements,
    restrictions: attackRestrictions(game, players),
    choices: requirements.length === 0 ? [] : attackers.map((may) => freeAttacks(game, may)),
    of: ({ attacker }) => attacker,
  };
  const required = mostObedient(declaring);
  if (required.length === 0) return { attackers, ...declaring };
  const musts = new Map(required.map(({ attacker, defender }) => [attacker, defender]));
  return {
    ...declaring,
    attackers: attackers.map((may) => {
      const must = musts.get(may.attacker);
      return must === undefined ? may : { ...may, must };
    }),
  };
}

/** Whether nothing is wrong with these attacks taken together. */
export const isLegalAttack = (attacking: Attacking, attacks: readonly Attack[]): boolean =>
  brokenBy(attacking, attacks) === undefined &&
  obeyed(attacking, attacks) >= obeyed(attacking, requiredAttacks(attacking.attackers));

/** 508.1c-d: refuses an illegal declaration. */
export function checkAttacks(attacking: Attacking, attacks: readonly Attack[]): void {
  const broken = brokenBy(attacking, attacks);
  if (broken !== undefined) throw new Illegal("illegal-attack", broken.message, "508.1c");
  const required = requiredAttacks(attacking.attackers);
  if (obeyed(attacking, attacks) >= obeyed(attacking, required)) return;
  const missing = attacking.requirements.find(({ obeyedBy }) => required.some(obeyedBy) && !attacks.some(obeyedBy));
  throw new Illegal("must-attack", missing?.message ?? "More creatures must attack.", "508.1d");
}

/** 508.1a-b: untapped creatures that may attack, and what. */
function possibleAttackers(game: Game, players: readonly Seat[]): readonly MayAttack[] {
  const defenders = new Map(players.map((player) => [player, defendersAgainst(game, player)]));
  return game.state.battlefield.flatMap((attacker) => {
    if (!canAttack(game, players, attacker)) return [];
    const attacked = defenders
      .get(controllerOf(game, attacker))!
      .filter((defender) => mayAttack(game, attacker, defender));
    return attacked.length === 0 ? [] : { attacker, defenders: attacked };
  });
}

/** 508.1a: an untapped creature, no battle, that has haste or has been there since the turn began. */
const canAttack = (game: Game, players: readonly Seat[], id: ObjectId): boolean =>
  isFighter(game, players, id) && hindersAttackItself(game, id) === undefined;

function isFighter(game: Game, players: readonly Seat[], id: ObjectId): boolean {
  const { controller, types } = characteristicsOf(game, id);
  return (
    players.includes(controller) &&
    (types & TYPE_BIT.creature) !== 0 &&
    (types & TYPE_BIT.battle) === 0 &&
    game.state.objects[id]!.phasedOut === undefined
  );
}

/** What about itself keeps a creature from attacking anything. */
function hindersAttackItself(game: Game, id: ObjectId) {
  if (game.state.objects[id]!.tapped) return { why: "tapped", rule: "508.1a" } as const;
  if (isSummoningSick(game, id)) return { why: "new", rule: "302.6" } as const;
  if (
    characteristicsOf(game, id).keywords.has("defender") &&
    !rulesOf(game, "canAttackWithDefender").some(({ rule, context }) => isAmong(game, rule.who, id, context))
  )
    return { why: "defender", rule: "702.3b" } as const;
  return undefined;
}

/** What keeps a creature of the player who attacks from attacking anything; undefined too for what is no creature. */
export function hindersAttack(game: Game, id: ObjectId) {
  const { controller } = characteristicsOf(game, id);
  if (!isFighter(game, [controller], id)) return undefined;
  const own = hindersAttackItself(game, id);
  if (own) return own;
  return defendersAgainst(game, controller).some((defender) => mayAttack(game, id, defender))
    ? undefined
    : ({ why: "forbidden", rule: "508.1c" } as const);
}

function mayAttack(game: Game, id: ObjectId, defender: Entity): boolean {
  if (!isInDirection(game, id, defender) || !isInSpiteOfDefender(game, id, defender)) return false;
  return !rulesOf(game, "cantAttack").some(({ rule, context }) => {
    if (!isAmong(game, rule.who, id, context)) return false;
    const own = withCurrent(context, id);
    if (rule.unless !== undefined && conditionHolds(game, rule.unless, own)) return false;
    if (rule.defender === undefined) return true;
    const players = rule.defender.players === undefined ? [] : playersOf(game, rule.defender.players, own);
    const objects = rule.defender.objects === undefined ? [] : objectsOf(game, rule.defender.objects, own);
    return isPlayer(defender) ? players.includes(defender) : objects.includes(defender);
  });
}

/** The nearest opponent to one side, and planeswalkers of that opponent, where that is all that may be attacked. */
function isInDirection(game: Game, id: ObjectId, defender: Entity): boolean {
  const { controller } = characteristicsOf(game, id);
  return rulesOf(game, "attacksNearest").every(({ rule, context }) => {
    if (!playersOf(game, rule.who, context).includes(controller)) return true;
    const side = choiceOf(game, context, "word");
    if (side !== "left" && side !== "right") return true;
    const next = side === "left" ? nextInTurnOrder : previousInTurnOrder;
    let nearest = next(game.state, controller);
    while (nearest !== controller && !areOpponents(game.state, nearest, controller))
      nearest = next(game.state, nearest);
    return isPlayer(defender)
      ? defender === nearest
      : hasType(game, defender, "planeswalker") && controllerOf(game, defender) === nearest;
  });
}

/** 702.3b: what may attack only some players as though it didn't have defender. */
function isInSpiteOfDefender(game: Game, id: ObjectId, defender: Entity): boolean {
  if (!characteristicsOf(game, id).keywords.has("defender")) return true;
  return rulesOf(game, "canAttackWithDefender").some(
    ({ rule, context }) =>
      isAmong(game, rule.who, id, context) &&
      (rule.defender === undefined ||
        (isPlayer(defender) && playersOf(game, rule.defender, context).includes(defender))),
  );
}

/** 508.1c: what attacks taken together must not do. */
function attackRestrictions(game: Game, players: readonly Seat[]): readonly Restriction<Attack>[] {
  const found: Restriction<Attack>[] = [];
  const among = (ids: readonly ObjectId[], attacks: readonly Attack[]): boolean =>
    attacks.some(({ attacker }) => ids.includes(attacker));
  for (const { rule, context } of rulesOf(game, "cantAttackAlone")) {
    const ids = objectsOf(game, rule.who, context);
    found.push({
      isBroken: (attacks) => attacks.length === 1 && among(ids, attacks),
      final: false,
      message: "That creature can't attack alone.",
    });
  }
  for (const { rule, context } of rulesOf(game, "attacksOnlyWith")) {
    const ids = objectsOf(game, rule.who, context);
    found.push({
      isBroken: (attacks) => {
        const all = attacks.map(({ attacker }) => attacker);
        return ids.some((id) => all.includes(id) && !isInCompany(game, id, all, rule, context));
      },
      final: false,
      message: "That creature can't attack without others.",
    });
  }
  for (const { rule, context } of rulesOf(game, "attacksAloneOnly")) {
    const ids = objectsOf(game, rule.who, context);
    found.push({
      isBroken: (attacks) => attacks.length > 1 && among(ids, attacks),
      final: true,
      message: "That creature can only attack alone.",
    });
  }
  for (const { rule, context } of rulesOf(game, "attackLimit")) {
    if (rule.by !== undefined && !playersOf(game, rule.by, context).some((seat) => players.includes(seat))) continue;
    const defenders = rule.defender && playersOf(game, rule.defender, context);
    const most = amountOf(game, rule.count, context);
    found.push({
      isBroken: (attacks) =>
        attacks.filter(
          ({ defender }) => defenders === undefined || (isPlayer(defender) && defenders.includes(defender)),
        ).length > most,
      final: true,
      message: "Fewer creatures may attack.",
    });
  }
  return found;
}

/** 508.1d, 701.38b: each effect that says a creature attacks, or attacks somebody, is one requirement. */
function attackRequirements(game: Game, possible: readonly MayAttack[]): readonly Requirement<Attack>[] {
  const found: Requirement<Attack>[] = [];
  const able = new Map(possible.map(({ attacker, defenders }) => [attacker, defenders]));
  const require = (id: ObjectId, wanted: (defender: Entity) => boolean, message: string): void => {
    if (!able.get(id)?.some(wanted)) return;
    found.push({
      about: id,
      obeyedBy: ({ attacker, defender }) => attacker === id && wanted(defender),
      message: `${characteristicsOf(game, id).name} ${message} if able.`,
    });
  };
  const anything = (): boolean => true;
  for (const { rule, context } of rulesOf(game, "mustAttack")) {
    const players = rule.defender && playersOf(game, rule.defender, context);
    const attacked = rule.attacked && objectsOf(game, rule.attacked, context);
    for (const id of objectsOf(game, rule.who, context)) {
      if (attacked !== undefined)
        require(id, (defender) => !isPlayer(defender) && attacked.includes(defender), "attacks that permanent");
      else if (players === undefined) require(id, anything, "attacks this combat");
      else require(id, (defender) => isPlayer(defender) && players.includes(defender), "attacks that player");
    }
  }
  for (const { attacker } of possible) {
    for (const goader of goadersOf(game, attacker)) {
      require(attacker, anything, "attacks this combat");
      require(attacker, (defender) => isPlayer(defender) && defender !== goader, "attacks another player");
    }
  }
  return found;
}

/** 508.1d: nobody has to pay to obey a requirement. */
const freeAttacks = (game: Game, { attacker, defenders }: MayAttack): readonly (readonly Attack[])[] =>
  defenders
    .filter((defender) => attackCosts(game, attacker, defender).length === 0)
    .map((defender) => [{ attacker, defender }]);

/** The costs of this attack: "creatures can't attack you unless their controller pays ...". */
export function attackCosts(game: Game, attacker: ObjectId, defender: Entity) {
  return rulesOf(game, "attackCost").filter(({ rule, context }) => {
    if (!matches(game, rule.who, attacker, context)) return false;
    if (rule.defender === undefined) return true;
    return isAttackOn(game, defender, playersOf(game, rule.defender, context), rule.orTheirs === true);
  });
}
