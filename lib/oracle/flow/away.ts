import type { Effect } from "../../engine/abilities/effects.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";

/** What is on no battlefield any more can be given no power, toughness or ability (611.2c). */

const ELSEWHERE: ReadonlySet<Effect["do"]> = new Set(["sacrifice", "discard", "mill", "look", "revealUntil", "search"]);

/** Whether what an instruction deals with is not on the battlefield afterwards. */
export const leavesBattlefield = (by: Effect): boolean =>
  ELSEWHERE.has(by.do) || (by.do === "move" && by.to.zone !== "battlefield");

/** Whether only permanents and spells are given this; cards in exile are given suspend. */
export const isForPermanents = (one: Modification): boolean =>
  one.modify === "addPT" ||
  (one.modify === "addAbility" && !(one.ability.kind === "keyword" && one.ability.keyword.keyword === "suspend"));
