import type { Game } from "../game.ts";
import { matches } from "../query/filters.ts";
import { playersOf } from "../query/players.ts";
import type { Seat } from "../state/ids.ts";
import { asCard } from "./asCard.ts";
import { rulesOf } from "./layers.ts";
import type { Purpose } from "./payment.ts";

/** 609.4b: effects that let a player spend mana as though it were mana of any color or type. */
export function withSpendingRules(game: Game, player: Seat, purpose: Purpose): Purpose {
  if (purpose.asThough === "type") return purpose;
  const about = purpose.spell ?? purpose.abilityOf;
  const modes = rulesOf(game, "spendAsThoughAny").flatMap(({ rule, context }) => {
    if (!playersOf(game, rule.who, context).includes(player)) return [];
    if (rule.what === undefined) return [rule.mode];
    return about !== undefined && matches(game, asCard(rule.what), about, context) ? [rule.mode] : [];
  });
  if (modes.length === 0) return purpose;
  return { ...purpose, asThough: modes.includes("type") ? "type" : "color" };
}
