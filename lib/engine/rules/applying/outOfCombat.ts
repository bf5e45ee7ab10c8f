import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import type { Batch } from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { Attacker } from "../../state/combat.ts";
import type { ObjectId } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { onBattlefield } from "../../state/objects.ts";
import { staleFacet } from "../../state/stale.ts";

/** 506.4: removed from combat, as is written into the state. */

/** 506.4: what moves is removed from combat, together with what else moves at the same time. */
export function leavesCombat(game: Game, id: ObjectId): void {
  const { batch } = game.execution.scope;
  if (game.state.combat === undefined) return;
  if (batch === undefined) removeFromCombat(game, [id]);
  else {
    batch.outOfCombat ??= new Set();
    batch.outOfCombat.add(id);
  }
}

/** What has moved in simultaneous events that are over leaves combat. */
export function clearOutOfCombat(game: Game, batch: Batch): void {
  if (batch.outOfCombat === undefined) return;
  // What was taken back has not moved.
  removeFromCombat(
    game,
    [...batch.outOfCombat].filter((id) => !onBattlefield(game.state, id)),
  );
  batch.outOfCombat = undefined;
}

/** 506.4: these stop attacking, blocking or being attacked; who attacked them goes on attacking nothing (506.4c). */
export function removeFromCombat(game: Game, ids: readonly ObjectId[], as?: "attacker" | "blocker" | "attacked"): void {
  const { combat } = game.state;
  if (combat === undefined || ids.length === 0) return;
  const gone = new Set<number | undefined>(ids);
  const is = (role: "attacker" | "blocker" | "attacked"): boolean => as === undefined || as === role;
  const attacks = (a: Attacker): boolean => is("attacker") && gone.has(a.id);
  const blocks = (a: Attacker): boolean => is("blocker") && a.blockers.some((id) => gone.has(id));
  const attacked = (a: Attacker): boolean => is("attacked") && gone.has(a.defender);
  if (!combat.attackers.some((a) => attacks(a) || blocks(a) || attacked(a))) return;
  const left = combat.attackers.filter(attacks);
  if (left.length > 0) set(game.journal, combat, "left", [...(combat.left ?? []), ...left]);
  const attackers = combat.attackers
    .filter((a) => !attacks(a))
    .map((a): Attacker => {
      const still = blocks(a) ? { ...a, blockers: a.blockers.filter((b) => !gone.has(b)) } : a;
      return attacked(a) ? withoutDefender(game, still) : still;
    });
  set(game.journal, combat, "attackers", attackers);
  staleFacet(game, "combat");
}

function withoutDefender(game: Game, { defender, ...attacker }: Attacker): Attacker {
  const types = (game.state.lastKnown[defender!] ?? characteristicsOf(game, defender!)).types;
  return { ...attacker, ...((types & TYPE_BIT.planeswalker) !== 0 && { planeswalkerLeft: true }) };
}
