import type { Attack, MayAttack } from "../decisions.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose, Illegal } from "../procedure.ts";
import { amountOf } from "../query/amounts.ts";
import { characteristicsOf, controllerOf, hasKeyword } from "../query/characteristics.ts";
import { conditionHolds } from "../query/conditions.ts";
import { matches } from "../query/filters.ts";
import { objectsOf } from "../query/objects.ts";
import { playersOf } from "../query/players.ts";
import { rulesOf } from "../rules/layers.ts";
import { payCosts } from "../rules/payCosts.ts";
import { propose, proposeAll } from "../rules/propose.ts";
import { isSummoningSick } from "../rules/summoningSickness.ts";
import { TYPE_BIT } from "../state/bits.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../state/ids.ts";
import { opponentsOf } from "../state/objects.ts";
import type { Attacker } from "../state/state.ts";

/** 508.1: the active player declares attackers. */
export function* declareAttackers(game: Game): Procedure {
  const { active } = game.state.turn;
  const attackers = possibleAttackers(game, active);
  if (attackers.length === 0) return;
  const { attacks } = yield* choose<"attackers">(game, {
    ask: "attackers",
    player: active,
    about: "attackers",
    attackers,
  });
  checkRestrictions(game, active, attacks);
  checkRequirements(game, active, attackers, attacks);
  yield* payAttackCosts(game, active, attacks);
  // 508.1f: tapping is not a cost.
  const tapping = attacks.filter(({ attacker }) => !hasKeyword(game, attacker, "vigilance"));
  yield* proposeAll(
    game,
    tapping.map(({ attacker }): GameEvent => ({ e: "tap", object: attacker })),
  );
  const declared = attacks.map(
    ({ attacker, defender }): Attacker => ({
      id: attacker,
      controller: active,
      defender,
      defendingPlayer: defendingPlayerOf(game, defender),
      blocked: false,
      blockers: [],
    }),
  );
  yield* propose(game, { e: "attackers", attackers: declared, player: active });
}

/** 508.5; 310.8: of a battle it is the protector. */
export function defendingPlayerOf(game: Game, defender: Entity): Seat {
  if (isPlayer(defender)) return defender;
  const protector = game.state.objects[defender]?.chosen?.player;
  return typeof protector === "number" && (characteristicsOf(game, defender).types & TYPE_BIT.battle) !== 0
    ? protector
    : controllerOf(game, defender);
}

/** 508.1a-b: untapped creatures that may attack, and what. */
function possibleAttackers(game: Game, active: Seat): readonly MayAttack[] {
  const defenders = possibleDefenders(game, active);
  const found: MayAttack[] = [];
  for (const id of game.state.battlefield) {
    const now = characteristicsOf(game, id);
    if (now.controller !== active || (now.types & TYPE_BIT.creature) === 0) continue;
    const object = game.state.objects[id]!;
    if (
      object.tapped ||
      object.phasedOut !== undefined ||
      (now.types & TYPE_BIT.battle) !== 0 ||
      isSummoningSick(game, id)
    )
      continue;
    if (
      now.keywords.has("defender") &&
      !rulesOf(game, "canAttackWithDefender").some(({ rule, context }) =>
        objectsOf(game, rule.who, context).includes(id),
      )
    )
      continue;
    const attackable = defenders.filter((defender) => mayAttack(game, id, defender));
    if (attackable.length > 0)
      found.push({ attacker: id, defenders: attackable, ...(mustAttack(game, id) && { must: true }) });
  }
  return found;
}

function possibleDefenders(game: Game, active: Seat): readonly Entity[] {
  const opponents = opponentsOf(game.state, active);
  const attacked = game.state.battlefield.filter((id) => {
    const now = characteristicsOf(game, id);
    if (game.state.objects[id]!.phasedOut !== undefined) return false;
    if ((now.types & TYPE_BIT.planeswalker) !== 0) return opponents.includes(now.controller);
    return (now.types & TYPE_BIT.battle) !== 0 && opponents.includes(defendingPlayerOf(game, id));
  });
  return [...opponents, ...attacked];
}

function mayAttack(game: Game, id: ObjectId, defender: Entity): boolean {
  return !rulesOf(game, "cantAttack").some(({ rule, context }) => {
    if (!objectsOf(game, rule.who, context).includes(id)) return false;
    if (rule.unless !== undefined && conditionHolds(game, rule.unless, { ...context, current: id })) return false;
    if (rule.defender === undefined) return true;
    const players = rule.defender.players === undefined ? [] : playersOf(game, rule.defender.players, context);
    const objects = rule.defender.objects === undefined ? [] : objectsOf(game, rule.defender.objects, context);
    return isPlayer(defender)
      ? players.includes(defender)
      : objects.includes(defender) ||
          (rule.defender.objects === undefined && players.includes(controllerOf(game, defender)));
  });
}

const mustAttack = (game: Game, id: ObjectId): boolean =>
  (game.state.objects[id]!.marks?.some((mark) => mark.startsWith("goaded")) ?? false) ||
  rulesOf(game, "mustAttack").some(({ rule, context }) => objectsOf(game, rule.who, context).includes(id));

/** 508.1c. */
function checkRestrictions(game: Game, active: Seat, attacks: readonly Attack[]): void {
  const attacking = attacks.map((a) => a.attacker);
  const affected = (kind: "cantAttackAlone" | "attacksAloneOnly"): readonly ObjectId[] =>
    rulesOf(game, kind).flatMap(({ rule, context }) =>
      objectsOf(game, rule.who, context).filter((id) => attacking.includes(id)),
    );
  if (attacking.length === 1 && affected("cantAttackAlone").length > 0)
    throw new Illegal("illegal-attack", "That creature can't attack alone.", "508.1c");
  if (attacking.length > 1 && affected("attacksAloneOnly").length > 0)
    throw new Illegal("illegal-attack", "That creature can only attack alone.", "508.1c");
  for (const { rule, context } of rulesOf(game, "attackLimit")) {
    if (rule.by !== undefined && !playersOf(game, rule.by, context).includes(active)) continue;
    const defenders = rule.defender === undefined ? undefined : playersOf(game, rule.defender, context);
    const counted = attacks.filter(
      ({ defender }) => defenders === undefined || (isPlayer(defender) && defenders.includes(defender)),
    );
    if (counted.length > amountOf(game, rule.count, context))
      throw new Illegal("illegal-attack", "Fewer creatures may attack.", "508.1c");
  }
}

/** 508.1d: as many requirements as possible are obeyed; a requirement never makes a player pay a cost. */
function checkRequirements(game: Game, active: Seat, possible: readonly MayAttack[], attacks: readonly Attack[]): void {
  const limit = Math.min(
    Number.POSITIVE_INFINITY,
    ...rulesOf(game, "attackLimit")
      .filter(
        ({ rule, context }) =>
          rule.defender === undefined && (rule.by === undefined || playersOf(game, rule.by, context).includes(active)),
      )
      .map(({ rule, context }) => amountOf(game, rule.count, context)),
  );
  if (attacks.length >= limit) return;
  for (const { attacker, defenders, must } of possible) {
    if (!must || attacks.some((a) => a.attacker === attacker)) continue;
    if (defenders.every((defender) => attackCosts(game, attacker, defender).length > 0)) continue;
    const alone = rulesOf(game, "cantAttackAlone").some(({ rule, context }) =>
      objectsOf(game, rule.who, context).includes(attacker),
    );
    if (alone && possible.length === 1) continue;
    throw new Illegal(
      "must-attack",
      `${characteristicsOf(game, attacker).name} attacks this combat if able.`,
      "508.1d",
    );
  }
  for (const { rule, context } of rulesOf(game, "mustAttack")) {
    if (rule.defender === undefined) continue;
    const wanted = playersOf(game, rule.defender, context);
    for (const id of objectsOf(game, rule.who, context)) {
      const attack = attacks.find((a) => a.attacker === id);
      const able = possible.find((p) => p.attacker === id)?.defenders.some((d) => wanted.includes(d)) ?? false;
      if (attack !== undefined && able && !wanted.includes(defendingPlayerOf(game, attack.defender))) {
        throw new Illegal(
          "must-attack",
          `${characteristicsOf(game, id).name} must attack that player if able.`,
          "508.1d",
        );
      }
    }
  }
}

function attackCosts(game: Game, attacker: ObjectId, defender: Entity) {
  return rulesOf(game, "attackCost").filter(({ rule, context }) => {
    if (!matches(game, rule.who, attacker, context)) return false;
    const seats = playersOf(game, rule.defender, context);
    return isPlayer(defender)
      ? seats.includes(defender)
      : rule.orTheirs === true && seats.includes(controllerOf(game, defender));
  });
}

/** 508.1g-j: costs to attack are determined and paid together. */
function* payAttackCosts(game: Game, active: Seat, attacks: readonly Attack[]): Procedure {
  const costs = attacks.flatMap(({ attacker, defender }) =>
    attackCosts(game, attacker, defender).map(({ rule, context }) => ({ rule, context, attacker })),
  );
  for (const { rule, context, attacker } of costs)
    yield* payCosts(game, active, rule.cost, { ...context, current: attacker });
}
