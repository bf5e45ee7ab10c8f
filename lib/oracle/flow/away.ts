import type { Effect } from "../../engine/abilities/effects.ts";
import type { KeywordName } from "../../engine/abilities/keywords.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";

/** What is on no battlefield any more can be given no power, toughness or ability (611.2c). */

const ELSEWHERE: ReadonlySet<Effect["do"]> = new Set(["sacrifice", "discard", "mill", "look", "revealUntil", "search"]);

/** Whether what an instruction deals with is not on the battlefield afterwards. */
export const leavesBattlefield = (by: Effect): boolean =>
  ELSEWHERE.has(by.do) || (by.do === "move" && by.to.zone !== "battlefield");

/** What cards in exile are given. */
const FOR_CARDS: ReadonlySet<KeywordName> = new Set<KeywordName>(["suspend", "foretell"]);

/** Whether only permanents and spells are given this. */
export const isForPermanents = (one: Modification): boolean =>
  one.modify === "addPT" ||
  (one.modify === "addAbility" && !(one.ability.kind === "keyword" && FOR_CARDS.has(one.ability.keyword.keyword)));
