import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { characteristicsOf, controllerOf, hasKeyword } from "../../query/characteristics/characteristics.ts";
import { attackerOf } from "../../query/combat/combat.ts";
import { isAmong } from "../../query/evaluators/index.ts";
import { rulesOf } from "../../rules/continuous/layers.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import type { ObjectId } from "../../state/ids.ts";
import { apnap } from "../../state/objects.ts";
import { onePerTurnTeam, turnTeamOf } from "../../state/teams.ts";
import { assignDamage } from "./damageAssignment.ts";
import { attackerDamage, blockerDamage, type Division } from "./damageDivision.ts";

/** 510.4: there are two combat damage steps if some attacker or blocker has first strike or double strike. */
export function firstStrikeComes(game: Game): boolean {
  const { combat } = game.state;
  if (combat === undefined || combat.struckFirst !== undefined) return false;
  return combatants(game).some((id) => hasKeyword(game, id, "first strike") || hasKeyword(game, id, "double strike"));
}

const combatants = (game: Game): readonly ObjectId[] => [
  ...new Set(game.state.combat!.attackers.flatMap((a) => [a.id, ...a.blockers])),
];

/** 510.1-2: each player in turn order (703.4n) assigns the damage of their creatures, then all of it is dealt at once. */
export function* dealCombatDamage(game: Game, step: "firstStrikeDamage" | "combatDamage"): Procedure {
  const { struckFirst } = game.state.combat!;
  const before = struckFirst && new Set(struckFirst);
  const striking = combatants(game).filter((id) => strikes(game, id, step, before));
  if (step === "firstStrikeDamage") yield* propose(game, { e: "struckFirst", objects: striking });
  const dealt: GameEvent[] = [];
  for (const player of onePerTurnTeam(game.state, apnap(game.state))) {
    // 805.10g: a team announces as one.
    const team = turnTeamOf(game.state, player);
    const divisions: Division[] = [];
    for (const id of striking) {
      if (!team.includes(controllerOf(game, id))) continue;
      const total = damageOf(game, id);
      if (total === 0) continue;
      const attacker = attackerOf(game, id);
      divisions.push(
        ...(attacker === undefined ? blockerDamage(game, id, total) : yield* attackerDamage(game, attacker, total)),
      );
    }
    for (const { source, to, amount } of yield* assignDamage(game, divisions))
      dealt.push({ e: "damage", source, to, amount, combat: true });
  }
  yield* proposeAll(game, dealt);
}

/** 510.4, 702.4, 702.7: who deals damage in this step. */
function strikes(
  game: Game,
  id: ObjectId,
  step: "firstStrikeDamage" | "combatDamage",
  before: ReadonlySet<ObjectId> | undefined,
): boolean {
  const first = hasKeyword(game, id, "first strike");
  const double = hasKeyword(game, id, "double strike");
  if (step === "firstStrikeDamage") return first || double;
  return before === undefined || double || !before.has(id);
}

/** 510.1a: power, or toughness where an effect says so; none below 1. */
function damageOf(game: Game, id: ObjectId): number {
  if (rulesOf(game, "assignsNoCombatDamage").some(({ rule, context }) => isAmong(game, rule.who, id, context)))
    return 0;
  const now = characteristicsOf(game, id);
  const byToughness = rulesOf(game, "damageFromToughness").some(({ rule, context }) =>
    isAmong(game, rule.who, id, context),
  );
  return Math.max(0, (byToughness ? now.toughness : now.power) ?? 0);
}
