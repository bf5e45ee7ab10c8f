import type { Step } from "../views.ts";
import type { Compare } from "./amounts.ts";
import type { Filter } from "./filters.ts";
import type { Players, Zone } from "./references.ts";

/** How far back is looked: this turn, the one before, or the present combat phase (506.1). */
export type HistorySpan = "turn" | "lastTurn" | "combat";

/**
 * A kind of event, as triggers (603), replacements (614) and looks back ("this turn") describe it. "object" and
 * "other" are the roles `references.ts` names. An absent part means anything.
 */
export type EventPattern =
  /** Zone change. Entering is `to: battlefield`, dying is from battlefield to graveyard (700.4). */
  | {
      readonly on: "move";
      readonly object: Filter;
      readonly from?: Zone | readonly Zone[];
      readonly to?: Zone | readonly Zone[];
      readonly notTo?: Zone;
      readonly notFrom?: readonly Zone[];
      readonly of?: Players;
      readonly cause?: Cause;
      /** 608.3f: a token that a copy of a permanent spell became was not created. */
      readonly created?: true;
      /** 702.29c: not as it is cycled: only what replaces it asks for this. */
      readonly notCycled?: true;
      /** 608.2n: as the final step of the resolution of a spell that was followed. */
      readonly resolved?: true;
    }
  /** A spell is cast. `ordinal`: it is that player's nth this turn. */
  | {
      readonly on: "cast";
      readonly object: Filter;
      readonly by?: Players;
      readonly ordinal?: number;
      readonly from?: Zone;
    }
  | { readonly on: "copySpell"; readonly object: Filter; readonly by?: Players }
  | {
      readonly on: "activate";
      readonly object: Filter;
      readonly by?: Players;
      readonly notMana?: boolean;
      readonly loyalty?: true;
      /** The ability itself, as it is on the stack; `object` is its source. */
      readonly ability?: Filter;
    }
  | {
      readonly on: "playLand";
      readonly object: Filter;
      readonly by?: Players;
      readonly from?: Zone;
      readonly notFrom?: Zone;
    }
  | {
      readonly on: "attacks";
      readonly object: Filter;
      readonly defender?: Players;
      readonly alone?: boolean;
      readonly orTheirs?: boolean;
      /** At least so many other creatures attack as well. */
      readonly beside?: number;
      /** Another creature that matches attacks as well, or so many such others. */
      readonly with?: Filter;
      /** The planeswalker or battle attacked. */
      readonly permanent?: Filter;
    }
  /**
   * A player attacks with one or more creatures: one event (508.3c-d), or with `defender` one for each such player
   * attacked (508.3e).
   */
  | {
      readonly on: "attackDeclared";
      readonly by?: Players;
      readonly with?: Filter;
      readonly count?: Compare;
      readonly defender?: Players;
    }
  /** 508.3b: a player, planeswalker or battle is attacked, by however many. */
  | { readonly on: "attacked"; readonly player: Players }
  | { readonly on: "attacked"; readonly object: Filter; readonly by?: Players }
  /** object blocks other; with `count`: it comes to block so many (509.5e). */
  | {
      readonly on: "blocks";
      readonly object: Filter;
      readonly other?: Filter;
      readonly eachAttacker?: boolean;
      readonly count?: Compare;
    }
  /** object becomes blocked (by other where given). */
  | {
      readonly on: "becomesBlocked";
      readonly object: Filter;
      readonly other?: Filter;
      readonly eachBlocker?: boolean;
      readonly count?: Compare;
    }
  | { readonly on: "attacksUnblocked"; readonly object: Filter; readonly defender?: Players }
  /** other (the source) deals damage to object or a player. */
  | {
      readonly on: "damage";
      readonly source?: Filter;
      readonly to?: DamagePattern;
      readonly combat?: boolean;
      readonly amount?: Compare;
    }
  /** 120.10: more damage than was enough is dealt to object; "that much" is the excess. */
  | { readonly on: "excessDamage"; readonly object: Filter; readonly combat?: boolean }
  /** 615.13: damage from `source` to these is prevented. */
  | { readonly on: "preventDamage"; readonly source?: Filter; readonly to?: DamagePattern }
  /** `damage`: lost as a result of damage (120.3a); `paid`: by paying it (119.4); `radiation`: for rad counters (725.1a). */
  | {
      readonly on: "gainLife" | "loseLife";
      readonly who?: Players;
      readonly amount?: Compare;
      readonly damage?: true;
      readonly paid?: true;
      readonly radiation?: true;
    }
  | {
      readonly on: "draw";
      readonly who?: Players;
      readonly ordinal?: number;
      readonly exceptFirstInDrawStep?: boolean;
      /** What was drawn is such a card. */
      readonly object?: Filter;
      /** This spell or ability would cause it: only what replaces it asks for this. */
      readonly causedBy?: Filter;
    }
  /** 121.2a: is told to draw so many cards: only what replaces it asks for this. */
  | { readonly on: "drawCards"; readonly who?: Players; readonly count: Compare }
  /** 614.1a: they, or for this object, are told to do this: only what replaces it asks for this. */
  | { readonly on: "told"; readonly act: ToldAct; readonly who?: Players; readonly object?: Filter }
  | { readonly on: "discard"; readonly who?: Players; readonly object?: Filter; readonly cause?: Cause }
  | { readonly on: "cycle"; readonly who?: Players; readonly object?: Filter; readonly orDiscard?: boolean }
  | { readonly on: "sacrifice"; readonly who?: Players; readonly object: Filter }
  | { readonly on: "mill"; readonly who?: Players; readonly object?: Filter }
  | { readonly on: "destroy"; readonly object: Filter; readonly cause?: Cause }
  | { readonly on: "tap" | "untap"; readonly object: Filter; readonly by?: Players }
  /** 106.12a: and so much mana was produced; what replaces that is asked as it is produced (106.12b). */
  | { readonly on: "tapForMana"; readonly object: Filter; readonly by?: Players; readonly amount?: Compare }
  | {
      readonly on: "counters";
      readonly object?: Filter;
      readonly player?: Players;
      readonly kind?: string;
      readonly removed?: boolean;
      /** 603.2c: "a counter" is one of those put on or removed: what triggers on it does so for each. */
      readonly each?: true;
      /** With `removed`: none of the kind is left. */
      readonly last?: boolean;
      readonly by?: Players /** The nth counter went on (Sagas). */;
      /** 614.16: "if an effect would put". */
      readonly byEffect?: true;
      /** This spell or ability would put them there: only what replaces it asks for this. */
      readonly causedBy?: Filter;
      /** 120.3c: removed as a result of damage: only what replaces it asks for this. */
      readonly byDamage?: true;
      readonly reaches?: number;
    }
  | {
      readonly on: "becomesTarget";
      readonly object?: Filter;
      readonly player?: Players;
      readonly of: Filter;
      readonly by?: Players;
      readonly firstTimeEachTurn?: boolean;
    }
  /** `count`: the one with which so many of these steps are still to come in the turn (500.8). */
  | { readonly on: "step"; readonly step: Step; readonly of?: Players; readonly count?: Compare }
  | {
      readonly on: "phase";
      /** "secondMain": the second main phase of the turn only (505.1b). */
      readonly phase: "precombatMain" | "postcombatMain" | "secondMain" | "main" | "combat";
      readonly of?: Players;
    }
  | { readonly on: "turn"; readonly of?: Players }
  | { readonly on: "attached" | "unattached"; readonly object: Filter; readonly to?: Filter }
  | {
      readonly on:
        | "transform"
        | "phaseIn"
        | "phaseOut"
        /** 603.10d: whoever controlled it does so no more. */
        | "loseControl"
        | "exert"
        | "mutate"
        | "monstrous"
        | "renowned"
        | "explore"
        | "connive"
        | "saddle"
        | "crew"
        /** 701.12: two of these for each fight. */
        | "fight"
        /** 702.149c. */
        | "train"
        | "evolve"
        /** 702.170d. */
        | "plot";
      readonly object: Filter;
      /** 701.40a: it explores such a card. */
      readonly card?: "land" | "nonland";
    }
  /** `by`: the player who does it, or whose spell or ability does. */
  | { readonly on: "turnFaceUp"; readonly object: Filter; readonly by?: Players }
  /** 702.122b, 702.171c, 702.51c: object is tapped to crew, saddle or convoke other: a Vehicle, a Mount, a spell. */
  | {
      readonly on: "tapsFor";
      readonly object: Filter;
      readonly other?: Filter;
      readonly for: readonly TappedFor[];
    }
  | { readonly on: "createToken"; readonly object: Filter; readonly by?: Players }
  /** 110.2: it comes under the control of one of these, having been another's. */
  | { readonly on: "gainControl"; readonly object: Filter; readonly by?: Players }
  | {
      readonly on:
        | "search"
        | "shuffle"
        | "scry"
        | "surveil"
        | "investigate"
        | "proliferate"
        | "venture"
        | "tempted"
        /** 701.55. */
        | "discover"
        /** 701.57. */
        | "collectEvidence"
        /** 702.143a, 116.2h. */
        | "foretell"
        /** 700.13. */
        | "crime"
        /** 702.174c: a player gives a gift. */
        | "gift"
        /** 701.60b. */
        | "manifestDread"
        | "forage";
      readonly who?: Players;
      /** A spell or ability of theirs causes it: of shuffling only. */
      readonly ownCause?: true;
    }
  | { readonly on: "loseGame" | "winGame" | "becomeMonarch" | "takeInitiative"; readonly who?: Players }
  /** 701.23; `won`: and that player wins. */
  | { readonly on: "clash"; readonly who?: Players; readonly won?: true }
  | { readonly on: "countered"; readonly object: Filter; readonly by?: Players }
  /** 608.2p: a spell or ability has resolved. */
  | { readonly on: "resolve"; readonly object: Filter; readonly by?: Players }
  /** 706.2; `highest`: the natural result of the die is the number of its sides. */
  | {
      readonly on: "dieRoll" | "coinFlip";
      readonly who?: Players;
      readonly result?: Compare;
      readonly highest?: true;
    }
  /** 106.3: `object`: whose ability, or which spell, causes it. */
  | { readonly on: "addMana"; readonly who?: Players; readonly object?: Filter }
  /** 309.4c: the venture marker is moved into this room of self. */
  | { readonly on: "enterRoom"; readonly object: Filter; readonly room: number }
  | { readonly on: "completeDungeon"; readonly who?: Players }
  /** 311.7: chaos ensues, in general or for self. */
  | { readonly on: "chaos"; readonly who?: Players }
  /** 701.24d, 312.5; 701.25-26; 701.48c, 717.5. */
  | {
      readonly on:
        | "planeswalkTo"
        | "planeswalkFrom"
        | "encounter"
        | "setInMotion"
        | "abandon"
        | "openAttraction"
        | "visit";
      readonly object: Filter;
      readonly by?: Players;
    }
  /** 709.5h: this half of object (0 the left one), or any, gets its unlocked designation. */
  | { readonly on: "unlock"; readonly object: Filter; readonly by?: Players; readonly door?: "this" | number }
  /** 709.5i. */
  | { readonly on: "fullyUnlock"; readonly object: Filter; readonly by?: Players }
  /** 716.2a. */
  | { readonly on: "becomesLevel"; readonly object: Filter; readonly level: number }
  | { readonly on: "exploit" | "champion" | "mentor"; readonly object: Filter; readonly other?: Filter }
  /** 700.14: paying for a spell brings the mana spent on spells this turn to `n`. */
  | { readonly on: "expend"; readonly who?: Players; readonly n: number }
  | { readonly on: "dayChanges" }
  | { readonly on: "regenerate"; readonly object: Filter }
  | { readonly on: "anyOf"; readonly of: readonly EventPattern[] };

/** What a player is told to do so much of or so often (701, 705, 706), which effects may modify before any of it is done. */
export type ToldAct =
  | "scry"
  | "surveil"
  | "proliferate"
  | "mill"
  | "explore"
  | "connive"
  | "learn"
  /** 701.53c. */
  | "villainousChoice"
  | "rollDice"
  | "flipCoin";

/** A spell or ability that these control causes it. */
export type Cause = "any" | "you" | "opponent";

export type TappedFor = "crew" | "saddle" | "convoke" | "teamwork";

export interface DamagePattern {
  readonly objects?: Filter;
  readonly players?: Players;
}
