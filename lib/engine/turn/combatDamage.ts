import type { Share } from "../decisions.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose, Illegal } from "../procedure.ts";
import { countersOf } from "../query/amounts.ts";
import { characteristicsOf, hasKeyword, hasType } from "../query/characteristics.ts";
import { objectsOf } from "../query/objects.ts";
import { rulesOf } from "../rules/layers.ts";
import { propose, proposeAll } from "../rules/propose.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../state/ids.ts";
import { onBattlefield } from "../state/objects.ts";
import type { Attacker } from "../state/state.ts";

/** 510.4: there are two combat damage steps if some attacker or blocker has first strike or double strike. */
export function firstStrikeComes(game: Game): boolean {
  const { combat } = game.state;
  if (combat === undefined || combat.struckFirst !== undefined) return false;
  return combatants(game).some((id) => hasKeyword(game, id, "first strike") || hasKeyword(game, id, "double strike"));
}

const combatants = (game: Game): ObjectId[] => game.state.combat!.attackers.flatMap((a) => [a.id, ...a.blockers]);

/** 510.1-2: everybody assigns, attacker's side first, then all combat damage is dealt at once. */
export function* dealCombatDamage(game: Game, step: "firstStrikeDamage" | "combatDamage"): Procedure {
  const { combat } = game.state;
  const striking = [...new Set(combatants(game))].filter((id) => strikes(game, id, step));
  if (step === "firstStrikeDamage") yield* propose(game, { e: "struckFirst", objects: striking });
  const events: GameEvent[] = [];
  const deal = (source: ObjectId, to: Entity, amount: number): void => {
    if (amount > 0) events.push({ e: "damage", source, to, amount, combat: true });
  };
  const assigned = new Map<ObjectId, number>();
  for (const attacker of combat!.attackers)
    if (striking.includes(attacker.id)) yield* assignAttacker(game, attacker, assigned, deal);
  for (const blocker of striking) yield* assignBlocker(game, blocker, deal);
  yield* proposeAll(game, events);
}

/** 510.4, 702.4, 702.7: who deals damage in this step. */
function strikes(game: Game, id: ObjectId, step: "firstStrikeDamage" | "combatDamage"): boolean {
  const first = hasKeyword(game, id, "first strike");
  const double = hasKeyword(game, id, "double strike");
  if (step === "firstStrikeDamage") return first || double;
  const { struckFirst } = game.state.combat!;
  return struckFirst === undefined || double || !struckFirst.includes(id);
}

/** 510.1a: power, or toughness where an effect says so; none below 1. */
function damageOf(game: Game, id: ObjectId): number {
  const now = characteristicsOf(game, id);
  const byToughness = rulesOf(game, "damageFromToughness").some(({ rule, context }) =>
    objectsOf(game, rule.who, context).includes(id),
  );
  return Math.max(0, (byToughness ? now.toughness : now.power) ?? 0);
}

/** 510.1c, 702.19b-c, 702.2c: lethal damage, counting damage already marked and what is being assigned at the same time. */
function lethalFor(game: Game, to: ObjectId, source: ObjectId, assigned: ReadonlyMap<ObjectId, number>): number {
  const already = assigned.get(to) ?? 0;
  if (hasType(game, to, "creature")) {
    const object = game.state.objects[to]!;
    const left = Math.max(0, (characteristicsOf(game, to).toughness ?? 0) - (object.damage ?? 0) - already);
    return hasKeyword(game, source, "deathtouch") ? Math.min(left, already > 0 ? 0 : 1) : left;
  }
  return Math.max(0, countersOf(game, to, hasType(game, to, "battle") ? "defense" : "loyalty") - already);
}

type Deal = (source: ObjectId, to: Entity, amount: number) => void;

function* assignAttacker(game: Game, attacker: Attacker, assigned: Map<ObjectId, number>, deal: Deal): Procedure {
  const { id } = attacker;
  const total = damageOf(game, id);
  if (total === 0) return;
  const blockers = attacker.blockers.filter((b) => onBattlefield(game.state, b));
  const { defender } = attacker;
  const asUnblocked = attacker.blocked && defender !== undefined && (yield* dealsAsUnblocked(game, attacker));
  if (!attacker.blocked || asUnblocked) {
    if (defender !== undefined) yield* assignToDefender(game, attacker, total, deal);
    return;
  }
  const trample = hasKeyword(game, id, "trample") && defender !== undefined;
  // 510.1c, 702.19d: blocked, but nothing is left that blocks it.
  if (blockers.length === 0) {
    if (trample) deal(id, defender!, total);
    return;
  }
  const receivers: Entity[] = [...blockers, ...(trample ? [defender!] : [])];
  const amounts = yield* divided(game, attacker.controller, id, total, receivers, blockers, assigned, trample);
  receivers.forEach((to, i) => {
    if (!isPlayer(to)) assigned.set(to, (assigned.get(to) ?? 0) + amounts[i]!);
    deal(id, to, amounts[i]!);
  });
}

function* dealsAsUnblocked(game: Game, attacker: Attacker): Procedure<boolean> {
  if (
    !rulesOf(game, "assignAsThoughUnblocked").some(({ rule, context }) =>
      objectsOf(game, rule.who, context).includes(attacker.id),
    )
  )
    return false;
  const { yes } = yield* choose<"confirm">(game, {
    ask: "confirm",
    player: attacker.controller,
    about: "damage",
    source: attacker.id,
  });
  return yes;
}

/** 702.19e: trample over planeswalkers. */
function* assignToDefender(game: Game, attacker: Attacker, total: number, deal: Deal): Procedure {
  const { id, controller } = attacker;
  const defender = attacker.defender!;
  if (
    isPlayer(defender) ||
    !hasKeyword(game, id, "trample over planeswalkers") ||
    !hasType(game, defender, "planeswalker")
  ) {
    deal(id, defender, total);
    return;
  }
  const lethal = lethalFor(game, defender, id, new Map());
  if (total <= lethal) {
    deal(id, defender, total);
    return;
  }
  const among: Share[] = [
    { to: defender, min: lethal, max: total, lethal },
    { to: attacker.defendingPlayer, min: 0, max: total - lethal },
  ];
  const { amounts } = yield* choose<"divide">(game, {
    ask: "divide",
    player: controller,
    about: "damage",
    total,
    among,
    source: id,
  });
  for (const [i, share] of among.entries()) deal(id, share.to, amounts[i]!);
}

/** Divides an attacker's damage among its blockers and, with trample, what it attacks; by 510.1c-d or freely. */
function* divided(
  game: Game,
  player: Seat,
  source: ObjectId,
  total: number,
  receivers: readonly Entity[],
  blockers: readonly ObjectId[],
  assigned: ReadonlyMap<ObjectId, number>,
  trample: boolean,
): Procedure<readonly number[]> {
  const lethal = blockers.map((b) => lethalFor(game, b, source, assigned));
  const needed = lethal.reduce((a, b) => a + b, 0);
  if (receivers.length === 1) return [total];
  // Nothing is open where an ordered assignment cannot reach beyond the first, or where there is nothing to trample over with.
  if (trample && blockers.length === 1 && total <= needed) return [total, 0];
  if (game.state.options.damageAssignment === "ordered" && total <= lethal[0]!)
    return [total, ...receivers.slice(1).map(() => 0)];
  const among = receivers.map(
    (to, i): Share =>
      i < blockers.length
        ? { to, min: 0, max: total, lethal: lethal[i]! }
        : { to, min: 0, max: Math.max(0, total - needed) },
  );
  const { amounts } = yield* choose<"divide">(game, { ask: "divide", player, about: "damage", total, among, source });
  checkAssignment(game, amounts, lethal, trample);
  return amounts;
}

function checkAssignment(game: Game, amounts: readonly number[], lethal: readonly number[], trample: boolean): void {
  if (trample && amounts.at(-1)! > 0 && lethal.some((l, i) => amounts[i]! < l)) {
    throw new Illegal(
      "illegal-damage",
      "Every blocker must be assigned lethal damage before the rest tramples over.",
      "702.19b",
    );
  }
  if (game.state.options.damageAssignment !== "ordered") return;
  for (let i = 1; i < lethal.length; i++) {
    if (amounts[i]! > 0 && lethal.slice(0, i).some((l, earlier) => amounts[earlier]! < l)) {
      throw new Illegal(
        "illegal-damage",
        "Each blocker must be assigned lethal damage before the next in order.",
        "510.1c",
      );
    }
  }
}

/** 510.1d: a blocker damages what it blocks, divided as its controller chooses. */
function* assignBlocker(game: Game, blocker: ObjectId, deal: Deal): Procedure {
  const blocked = game.state.combat!.attackers.filter((a) => a.blockers.includes(blocker));
  const total = damageOf(game, blocker);
  if (blocked.length === 0 || total === 0) return;
  if (blocked.length === 1) {
    deal(blocker, blocked[0]!.id, total);
    return;
  }
  const among = blocked.map(
    ({ id }): Share => ({ to: id, min: 0, max: total, lethal: lethalFor(game, id, blocker, new Map()) }),
  );
  const { amounts } = yield* choose<"divide">(game, {
    ask: "divide",
    player: characteristicsOf(game, blocker).controller,
    about: "damage",
    total,
    among,
    source: blocker,
  });
  for (const [i, share] of among.entries()) deal(blocker, share.to, amounts[i]!);
}
