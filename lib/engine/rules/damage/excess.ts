import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf, hasKeyword } from "../../query/characteristics/characteristics.ts";
import type { Suffered } from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { HistoryEntry } from "../../state/history.ts";
import { isPlayer, type ObjectId } from "../../state/ids.ts";
import { countersOn, onBattlefield } from "../../state/objects.ts";
import { lethalTo } from "./lethality.ts";

type Damage = Extract<GameEvent, { e: "damage" }>;

/** Adds damage that is about to be dealt. */
export function suffers(game: Game, event: Damage, all: Map<ObjectId, Suffered>): void {
  const { to } = event;
  if (isPlayer(to) || !onBattlefield(game.state, to)) return;
  const before = all.get(to) ?? { enough: enoughFor(game, to), damage: [] };
  all.set(to, { ...before, damage: [...before.damage, event] });
}

/** Lethal damage for a creature, the loyalty of a planeswalker, the defense of a battle: whatever is less. */
export function enoughFor(game: Game, id: ObjectId): number {
  const { types } = characteristicsOf(game, id);
  const each = [
    ...((types & TYPE_BIT.creature) !== 0 ? [lethalTo(game, id) - (game.state.objects[id]!.damage ?? 0)] : []),
    ...((types & TYPE_BIT.planeswalker) !== 0 ? [countersOn(game.state, id, "loyalty")] : []),
    ...((types & TYPE_BIT.battle) !== 0 ? [countersOn(game.state, id, "defense")] : []),
  ];
  return Math.max(0, Math.min(...each));
}

/** How much of it was too much; more than 1 from a source with deathtouch is, for a creature (120.4a). */
export function excessOf(game: Game, id: ObjectId, { enough, damage }: Suffered): number {
  const dealt = damage.reduce((sum, { amount }) => sum + amount, 0);
  const isDeadly =
    (characteristicsOf(game, id).types & TYPE_BIT.creature) !== 0 &&
    damage.some(({ source }) => hasKeyword(game, source, "deathtouch"));
  return Math.max(0, dealt - (isDeadly ? Math.min(1, enough) : enough));
}

/** 120.10: what abilities see that check for excess damage. */
export const excessEntries = (game: Game, all: ReadonlyMap<ObjectId, Suffered>): readonly HistoryEntry[] =>
  [...all].flatMap(([object, suffered]): HistoryEntry[] => {
    const amount = excessOf(game, object, suffered);
    const { source: other, combat } = suffered.damage[0]!;
    return amount > 0 ? [{ on: "excessDamage", facts: { object, other, amount }, ...(combat && { combat }) }] : [];
  });
