import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { controllerOf, hasKeyword, hasType } from "../../query/characteristics/characteristics.ts";
import { blockedBy } from "../../query/combat/combat.ts";
import { isAmong } from "../../query/evaluators/index.ts";
import { rulesOf } from "../../rules/continuous/layers.ts";
import type { Attacker } from "../../state/combat.ts";
import { type Entity, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { choosesDamageTo } from "./bands.ts";

/** Among whom one creature's combat damage is divided, and by whom (510.1b-d, 702.19, 702.22j-k). */
export interface Division {
  readonly source: ObjectId;
  readonly player: Seat;
  readonly total: number;
  /**
   * Who may be assigned damage, in turn: none of a later group is assigned any unless all of the earlier groups are
   * assigned lethal damage.
   */
  readonly groups: readonly (readonly Entity[])[];
  /** The same holds within the first group, which is in damage assignment order. */
  readonly ordered: boolean;
}

/** 510.1b-c. Empty if it assigns no combat damage. */
export function* attackerDamage(game: Game, attacker: Attacker, total: number): Procedure<readonly Division[]> {
  const { id, blockers, blocked, controller } = attacker;
  const own = { source: id, player: controller, total };
  const beyond = beyondBlockers(game, attacker);
  if (!blocked || (yield* asUnblocked(game, attacker))) {
    return beyond.length === 0 ? [] : [{ groups: beyond, ordered: false, ...own }];
  }
  const tramples = hasKeyword(game, id, "trample") || hasKeyword(game, id, "trample over planeswalkers");
  // 702.19d: blocked, but nothing is left that blocks it.
  if (blockers.length === 0) return tramples && beyond.length > 0 ? [{ groups: beyond, ordered: false, ...own }] : [];
  if (choosesDamageTo(game, blockers))
    return [{ ...own, player: attacker.defendingPlayer, groups: [blockers], ordered: false }];
  const groups = [blockers, ...(tramples ? beyond : [])];
  return [{ groups, ordered: game.state.options.damageAssignment === "ordered", ...own }];
}

/** What it attacks; with trample over planeswalkers also the planeswalker's controller (702.19c, 702.19e). */
function beyondBlockers(game: Game, { id, defender, defendingPlayer, planeswalkerLeft }: Attacker): Entity[][] {
  const over = hasKeyword(game, id, "trample over planeswalkers");
  if (defender === undefined) return over && planeswalkerLeft ? [[defendingPlayer]] : [];
  return over && !isPlayer(defender) && hasType(game, defender, "planeswalker")
    ? [[defender], [controllerOf(game, defender)]]
    : [[defender]];
}

/** "You may have it assign its combat damage as though it weren't blocked." */
function* asUnblocked(game: Game, { id, controller }: Attacker): Procedure<boolean> {
  const may = rulesOf(game, "assignAsThoughUnblocked").some(({ rule, context }) =>
    isAmong(game, rule.who, id, context),
  );
  if (!may) return false;
  const { yes } = yield* choose<"confirm">(game, { ask: "confirm", player: controller, about: "damage", source: id });
  return yes;
}

/** 510.1d: a blocking creature damages what it blocks, in its damage assignment order. */
export function blockerDamage(game: Game, blocker: ObjectId, total: number): readonly Division[] {
  const { orders } = game.state.combat!;
  const blocked = blockedBy(game, blocker);
  if (blocked.length === 0) return [];
  const order = orders?.[blocker] ?? [];
  const groups = [[...order.filter((id) => blocked.includes(id)), ...blocked.filter((id) => !order.includes(id))]];
  const own = { source: blocker, total, groups };
  return choosesDamageTo(game, blocked)
    ? [{ player: controllerOf(game, blocked[0]!), ordered: false, ...own }]
    : [
        {
          player: controllerOf(game, blocker),
          ordered: game.state.options.damageAssignment === "ordered",
          ...own,
        },
      ];
}
