import type { Arrival, GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf, controllerOf, hasType, isCreature } from "../../query/characteristics/characteristics.ts";
import { attackerOf, canBeAttacked, defendingPlayerOf } from "../../query/combat/combat.ts";
import { defendersAgainst } from "../../query/combat/defending.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { Attacker } from "../../state/combat.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { isActive, turnTeamOf } from "../../state/teams.ts";
import { blockingEntries } from "../triggers/combatOccurrences.ts";

/** How effects change who attacks and blocks whom, beside the declarations (508.4, 508.7, 509.6-7). */

/** 506.3a, 506.3e: only a creature that is no battle attacks or blocks. */
const canFight = (game: Game, id: ObjectId): boolean =>
  isCreature(game, id) && (characteristicsOf(game, id).types & TYPE_BIT.battle) === 0;

/** 508.4: this creature is attacking; what, its controller chooses where the effect does not say. */
export function* attacksNow(
  game: Game,
  id: ObjectId,
  defender: NonNullable<Arrival["attacking"]>,
): Procedure<readonly GameEvent[]> {
  const { combat } = game.state;
  const controller = controllerOf(game, id);
  // 506.3b: only the attacking player's creatures attack.
  if (combat === undefined || !canFight(game, id) || !isActive(game.state, controller)) return [];
  if (attackerOf(game, id) !== undefined) return [];
  const all = defendersAgainst(game, controller);
  const among =
    typeof defender === "object" ? all.filter((one) => isOrBelongsTo(game, one, defender.orPlaneswalkerOf)) : all;
  const attacked = typeof defender === "number" ? defender : yield* chosenDefender(game, controller, id, among);
  // 506.3c, 508.4a-b
  if (attacked === undefined || !canBeAttacked(game, attacked)) return [];
  const attacker: Attacker = {
    id,
    controller,
    defender: attacked,
    defendingPlayer: defendingPlayerOf(game, attacked),
    blocked: false,
    blockers: [],
  };
  // It was never declared as an attacker, so nothing that looks for attacks sees it.
  return [{ e: "combat", attackers: [...combat.attackers, attacker] }];
}

/** 508.4: the player chooses what it attacks among the players and planeswalkers that creatures of these are attacking. */
export function* joinsAttack(
  game: Game,
  player: Seat,
  id: ObjectId,
  attacking: readonly Seat[],
): Procedure<readonly GameEvent[]> {
  const attacked = (game.state.combat?.attackers ?? [])
    .filter((one) => attacking.includes(one.controller))
    .map(({ defender }) => defender)
    .filter((one) => one !== undefined && (isPlayer(one) || hasType(game, one, "planeswalker"))) as readonly Entity[];
  const defender = yield* chosenDefender(game, player, id, [...new Set(attacked)]);
  return defender === undefined ? [] : yield* attacksNow(game, id, defender);
}

/** "That player or a planeswalker they control". */
const isOrBelongsTo = (game: Game, defender: Entity, player: Seat): boolean =>
  defender === player ||
  (!isPlayer(defender) && hasType(game, defender, "planeswalker") && controllerOf(game, defender) === player);

/** 508.7: the player reselects what this creature is attacking. */
export function* reselects(
  game: Game,
  player: Seat,
  id: ObjectId,
  fits: (defender: Entity) => boolean,
): Procedure<readonly GameEvent[]> {
  const attacker = attackerOf(game, id);
  if (attacker === undefined) return [];
  // 508.7c
  const among = defendersAgainst(game, attacker.controller).filter(fits);
  const defender = yield* chosenDefender(game, player, id, among);
  if (defender === undefined) return [];
  const { planeswalkerLeft: _, ...same } = attacker;
  return [changed(game, { ...same, defender, defendingPlayer: defendingPlayerOf(game, defender) })];
}

function* chosenDefender(
  game: Game,
  player: Seat,
  attacker: ObjectId,
  from: readonly Entity[],
): Procedure<Entity | undefined> {
  if (from.length < 2 && game.state.options.forced !== "asked") return from[0];
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player,
    about: "attackers",
    from,
    min: Math.min(1, from.length),
    max: 1,
    source: attacker,
  });
  return chosen[0];
}

/** 509.7: a creature enters blocking: which attacker, its controller chooses where the effect does not say. */
export function* entersBlocking(
  game: Game,
  id: ObjectId,
  attacker: ObjectId | "choose",
): Procedure<readonly GameEvent[]> {
  const { combat } = game.state;
  const controller = controllerOf(game, id);
  if (combat === undefined || !canFight(game, id)) return [];
  // 506.3d, 509.7a
  const from = combat.attackers
    .filter((a) => turnTeamOf(game.state, a.defendingPlayer).includes(controller))
    .map((a) => a.id);
  let blocked = attacker === "choose" ? from[0] : attacker;
  if (attacker === "choose" && (from.length > 1 || game.state.options.forced === "asked")) {
    const { chosen } = yield* choose<"choose">(game, {
      ask: "choose",
      player: controller,
      about: "blockers",
      from,
      min: Math.min(1, from.length),
      max: 1,
      source: id,
    });
    blocked = chosen[0];
  }
  return blocked === undefined || !from.includes(blocked) ? [] : yield* blocksNow(game, id, blocked, true);
}

/** 509.6: this creature blocks that attacker, though nobody declared it. `entered`: it never "blocked" (509.7). */
export function* blocksNow(
  game: Game,
  id: ObjectId,
  blocked: ObjectId,
  entered = false,
): Procedure<readonly GameEvent[]> {
  const attacker = attackerOf(game, blocked);
  if (attacker === undefined || !canFight(game, id)) return [];
  // 506.3d, 805.10d
  if (!turnTeamOf(game.state, attacker.defendingPlayer).includes(controllerOf(game, id))) return [];
  let { attackers, orders } = game.state.combat!;
  const before = attackers;
  // 702.22h
  for (const member of bandOf(attackers, attacker)) {
    if (member.blockers.includes(id)) continue;
    const blockers = yield* placed(game, member.controller, id, member.blockers);
    attackers = attackers.map((a) => (a.id === member.id ? { ...a, blocked: true, blockers } : a));
    const among = before.filter((a) => a.blockers.includes(id)).map((a) => a.id);
    const order = orders?.[id] ?? among;
    if (among.length > 0) orders = { ...orders, [id]: yield* placed(game, controllerOf(game, id), member.id, order) };
  }
  return [
    { e: "combat", attackers, ...(orders && { orders }) },
    ...happened(blockingEntries(before, attackers, entered)),
  ];
}

/** 509.1h: an effect says that these attackers become blocked, or unblocked; of a band all become blocked (702.22i). */
export function becomeBlocked(game: Game, ids: readonly ObjectId[], blocked: boolean): readonly GameEvent[] {
  const { combat } = game.state;
  if (combat === undefined) return [];
  const all = blocked
    ? combat.attackers.filter((a) => ids.includes(a.id)).flatMap((a) => bandOf(combat.attackers, a))
    : combat.attackers.filter((a) => ids.includes(a.id));
  const attackers = combat.attackers.map((a) => (all.includes(a) ? { ...a, blocked } : a));
  return [{ e: "combat", attackers }, ...happened(blockingEntries(combat.attackers, attackers, false))];
}

const bandOf = (attackers: readonly Attacker[], of: Attacker): readonly Attacker[] =>
  of.band === undefined ? [of] : attackers.filter((a) => a.band === of.band);

const happened = (entries: ReturnType<typeof blockingEntries>): readonly GameEvent[] =>
  entries.map((entry): GameEvent => ({ e: "happened", ...entry }));

const changed = (game: Game, attacker: Attacker): GameEvent => ({
  e: "combat",
  attackers: game.state.combat!.attackers.map((a) => (a.id === attacker.id ? attacker : a)),
});

/** 509.6-7: a place in the damage assignment order; the others keep theirs. */
function* placed(game: Game, player: Seat, id: ObjectId, order: readonly ObjectId[]): Procedure<readonly ObjectId[]> {
  if (order.length === 0 || game.state.options.damageAssignment !== "ordered") return [...order, id];
  const { number } = yield* choose<"number">(game, {
    ask: "number",
    player,
    about: "damageOrder",
    min: 1,
    max: order.length + 1,
    source: id,
  });
  return order.toSpliced(number - 1, 0, id);
}
