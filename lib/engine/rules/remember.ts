import type { Game } from "../game.ts";
import type { Happening } from "../state/state.ts";

/**
 * The kinds of event that this game's cards may look back to ("this turn", "the second spell"): only those are kept in
 * the state. Read off the pool once.
 */
export function remembers(game: Game, on: Happening): boolean {
  game.derived.remembered ??= kindsIn(game);
  return game.derived.remembered.has(on);
}

function kindsIn(game: Game): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const card of game.pool.cards) for (const face of card.faces) collect(face.abilities, kinds, false);
  return kinds;
}

/** A pattern inside a history amount, condition or filter, or one that counts ("your second spell each turn"). */
function collect(data: unknown, kinds: Set<string>, looking: boolean): void {
  if (typeof data !== "object" || data === null) return;
  const fields = data as Record<string, unknown>;
  const on = fields.on;
  if (typeof on === "string" && (looking || "ordinal" in fields || "firstTimeEachTurn" in fields)) kinds.add(on);
  if (fields.is === "dealtDamageTo") kinds.add("damage");
  if (
    fields.keyword === "storm" ||
    fields.keyword === "gravestorm" ||
    fields.rule === "castLimit" ||
    fields.perTurnFirst === true
  )
    kinds.add(fields.keyword === "gravestorm" ? "move" : "cast");
  const looks = looking || fields.amount === "history" || fields.if === "happened" || fields.is === "history";
  for (const value of Array.isArray(data) ? data : Object.values(fields)) collect(value, kinds, looks);
}
