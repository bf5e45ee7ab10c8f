import type { ManaType } from "../../cards/schema.ts";
import type { Amount, Compare } from "./amounts.ts";
import type { EventPattern, HistorySpan } from "./events.ts";
import type { Filter } from "./filters.ts";
import type { Objects, Players } from "./references.ts";

/** True or false when it is looked at. */
export type Condition =
  | { readonly if: "and" | "or"; readonly of: readonly Condition[] }
  | { readonly if: "not"; readonly of: Condition }
  | { readonly if: "compare"; readonly amount: Amount; readonly value: Compare }
  /** At least one of these objects is there (and, with `filter`, every/any of them matches). */
  | { readonly if: "exists"; readonly what: Objects }
  /** These objects match (all of them, and there is one). */
  | { readonly if: "is"; readonly what: Objects; readonly filter: Filter }
  | { readonly if: "samePlayer"; readonly one: Players; readonly other: Players }
  | { readonly if: "turnOf"; readonly who: Players }
  /** 500.7. */
  | { readonly if: "extraTurn" }
  | {
      readonly if: "phase";
      readonly phase:
        | "main"
        | "combat"
        | "untap"
        | "upkeep"
        | "draw"
        | "end"
        | "declareAttackers"
        | "declareBlockers"
        | "endOfCombat"
        /** Before or after a point of the first combat phase of the turn (506.7d-e), or the first upkeep step (503.2). */
        | "beforeCombat"
        | "beforeAttackers"
        | "beforeBlockers"
        | "beforeCombatDamage"
        | "beforeEndOfCombat"
        | "afterCombat"
        | "afterUpkeep"
        /** In the first combat phase of the turn (506.1). */
        | "firstCombat"
        /** 506.7c: in any combat phase. */
        | "combatBeforeBlockers"
        | "combatAfterBlockers";
    }
  /** Creatures were declared as attackers against one of these in the present combat. */
  | { readonly if: "attackedThisCombat"; readonly who: Players }
  /** One of these attacked one of those in the last turn that they took. */
  | { readonly if: "attackedInLastTurn"; readonly who: Players; readonly whom: Players }
  /** One of these attacked in the last turn that one of those players took and that is over. */
  | { readonly if: "attackerInLastTurn"; readonly what: Objects; readonly of: Players }
  /** One of these attacked one of those players in the last combat phase of one of `of`. */
  | { readonly if: "attackedInLastCombat"; readonly what: Objects; readonly whom: Players; readonly of: Players }
  /** It happened this turn at least once. */
  | {
      readonly if: "happened";
      readonly event: EventPattern;
      readonly span?: HistorySpan;
      readonly times?: Compare;
      /** As of the amount "history". */
      readonly distinct?: "object";
    }
  /** The instruction of this name was carried out: "if you do", "when you do", "if a card was discarded this way". */
  | { readonly if: "did"; readonly name: string }
  /** Self was cast with this: "kicked" (optionally with which kicker), "overload", "flashback", an additional cost by name. */
  | { readonly if: "castWith"; readonly what: Objects; readonly method: string }
  | {
      readonly if: "wasCast";
      readonly what: Objects;
      readonly by?: Players;
      readonly from?: "hand" | "graveyard" | "exile" | "library";
      /** During its caster's main phase. */
      readonly inMain?: boolean;
      /** 307.5a: at a time its controller couldn't have cast a sorcery. */
      readonly offTime?: boolean;
    }
  /** Of a spell, looked at as it was cast (601.2i), whatever is so by now; of a copy nothing was (707.10). */
  | { readonly if: "asCast"; readonly of: Condition }
  /** The permanent is monstrous, day has fallen, the city's blessing and other designations. */
  | {
      readonly if: "designation";
      readonly of: Players;
      readonly designation: "monarch" | "initiative" | "citysBlessing" | "enduringStory" | "ringTempted" | "maxSpeed";
    }
  /** 309.7: one of these players has completed a dungeon (of this name). */
  | { readonly if: "completedDungeon"; readonly who: Players; readonly name?: string }
  | { readonly if: "day" | "night" }
  /** 702.30a: self came under your control since the beginning of your last upkeep. */
  | { readonly if: "newSinceUpkeep" }
  /** For self; `by`: by each of these, where each player chose. */
  | { readonly if: "chosen"; readonly option: string; readonly by?: Players }
  | { readonly if: "handEmpty"; readonly who: Players }
  /** 106.12a: of the mana that the event is about some is of this type. */
  | { readonly if: "eventMana"; readonly of: "chosenColor" | ManaType }
  /** In "each player who ...": some/all of these players satisfy it as "current". */
  | { readonly if: "somePlayer"; readonly of: Players; readonly condition: Condition };
