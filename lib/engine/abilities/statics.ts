import type { Color, ManaType } from "../../cards/schema.ts";
import type { Ability, Body } from "./ability.ts";
import type { Amount, Compare } from "./amounts.ts";
import type { ChosenQuality } from "./chosenQualities.ts";
import type { Condition } from "./conditions.ts";
import type { Cost } from "./costs.ts";
import type { CountersOn, Entering } from "./destinations.ts";
import type { Duration } from "./durations.ts";
import type { Effect } from "./effects.ts";
import type { EventPattern } from "./events.ts";
import type { Filter } from "./filters.ts";
import type { KeywordName } from "./keywords.ts";
import type { Modification } from "./modifications.ts";
import type { Objects, Players, Recipients, Zone } from "./references.ts";

/** What a static ability (604) does while it applies. */
export type StaticEffect =
  /** Characteristics and control (613). */
  | { readonly static: "modify"; readonly affects: Objects; readonly modifications: readonly Modification[] }
  | { readonly static: "rule"; readonly rule: Rule }
  | { readonly static: "replace"; readonly replacement: Replacement };

/** Rules of the game an effect changes: what must, can't or may be done, and at what cost. */
export type Rule =
  // combat
  | { readonly rule: "cantAttack"; readonly who: Objects; readonly defender?: Recipients; readonly unless?: Condition }
  | { readonly rule: "cantBlock"; readonly who: Objects; readonly attacker?: Filter; readonly unless?: Condition }
  | {
      readonly rule: "cantBeBlocked";
      readonly who: Objects /** By these only; absent: at all. */;
      readonly by?: Filter;
      readonly defender?: Players;
    }
  | { readonly rule: "cantBeBlockedExceptBy"; readonly who: Objects; readonly by: Filter }
  /** 509.1b: by all creatures that the defending player controls, or by none. */
  | { readonly rule: "blockedByAllOrNone"; readonly who: Objects }
  | { readonly rule: "cantBeBlockedByCount"; readonly who: Objects; readonly count: Compare }
  | {
      readonly rule: "mustAttack";
      readonly who: Objects;
      readonly defender?: Players;
      /** These planeswalkers or battles, rather than a player. */
      readonly attacked?: Objects;
    }
  | { readonly rule: "mustBlock"; readonly who: Objects; readonly attacker?: Objects }
  /** All creatures able to block these do so (lure). */
  | { readonly rule: "mustBeBlocked"; readonly who: Objects; readonly by: "all" | "one"; readonly blockers?: Filter }
  | { readonly rule: "canBlockMore"; readonly who: Objects; readonly more: Amount | "any" }
  /** As they attack these, or anything. */
  | { readonly rule: "canAttackWithDefender"; readonly who: Objects; readonly defender?: Players }
  /** 508.1c: these attack only the nearest opponent in the direction chosen for self, and planeswalkers of that opponent. */
  | { readonly rule: "attacksNearest"; readonly who: Players }
  | {
      readonly rule: "attacksAloneOnly" | "blocksAloneOnly" | "cantAttackAlone" | "cantBlockAlone";
      readonly who: Objects;
    }
  | {
      readonly rule: "attackCost";
      readonly who: Filter;
      readonly defender: Players;
      readonly cost: readonly Cost[];
      readonly orTheirs?: boolean;
    }
  /** 508.1g: an optional cost as these attack (the "current" one), and the ability that triggers "when you do" (607.2h). */
  | {
      readonly rule: "attackOption";
      readonly who: Objects;
      readonly cost: readonly Cost[];
      readonly whenPaid?: Body;
    }
  /** `attacker`: only as one of these is blocked. */
  | { readonly rule: "blockCost"; readonly who: Filter; readonly attacker?: Filter; readonly cost: readonly Cost[] }
  /** 508.1c, 509.1b: not unless so many others that match attack or block as well; in `with` these are "current". */
  | {
      readonly rule: "attacksOnlyWith" | "blocksOnlyWith";
      readonly who: Objects;
      readonly with: Filter;
      readonly count: number;
    }
  | {
      readonly rule: "attackLimit" | "blockLimit";
      readonly count: Amount;
      readonly defender?: Players;
      readonly by?: Players;
    }
  /** 508.1a, 509.1a: these choose which creatures attack, or which block and what, for those who would declare them. */
  | { readonly rule: "choosesCombat"; readonly who: Players; readonly declaring: "attackers" | "blockers" }
  | { readonly rule: "damageFromToughness"; readonly who: Objects }
  /** Their power says how much damage is lethal, not their toughness (704.5g, 510.1c). */
  | { readonly rule: "lethalByPower"; readonly who: Objects }
  | { readonly rule: "assignAsThoughUnblocked"; readonly who: Objects }
  | { readonly rule: "assignsNoCombatDamage"; readonly who: Objects }
  | {
      readonly rule: "blockAsThough";
      readonly who: Objects;
      readonly ignoring: "flying" | "shadow" | "landwalk" | "untapped";
      /** Of landwalk: only of this land. */
      readonly land?: string;
      /** As though only these did not have it. */
      readonly attacker?: Filter;
    }
  // untapping, permanents
  | { readonly rule: "doesntUntap"; readonly who: Objects; readonly nextOnly?: boolean }
  | { readonly rule: "mayNotUntap"; readonly who: Objects }
  | { readonly rule: "untapsDuring"; readonly who: Objects; readonly whose: Players }
  | { readonly rule: "untapLimit"; readonly filter: Filter; readonly count: Amount; readonly who?: Players }
  | {
      readonly rule:
        | "cantHaveCounters"
        | "cantBeSacrificed"
        | "cantTransform"
        | "cantBeRegenerated"
        | "cantBeTapped"
        | "cantCrew"
        | "cantPhaseOut"
        | "cantAttachOthers";
      readonly who: Objects;
      readonly kind?: string;
      /** Only where a spell or ability of theirs would cause it (701.17). */
      readonly causedBy?: Players;
    }
  /** 614.17d. */
  | { readonly rule: "cantEnter"; readonly what: Filter; readonly from?: readonly Zone[] }
  /** 301.5: these can be attached only to such permanents. */
  | { readonly rule: "attachesOnlyTo"; readonly who: Objects; readonly filter: Filter }
  /** 122.2: of self: its counters remain on it as it moves, but not into a hand or library. */
  | { readonly rule: "keepsCounters"; readonly what: Filter }
  | { readonly rule: "counterLimit"; readonly who: Objects; readonly kind: string; readonly most: Amount }
  | { readonly rule: "legendRuleOff"; readonly who: Objects }
  | { readonly rule: "hasteForAbilities"; readonly who: Objects }
  /** 702.122c, 702.171b: these crew or saddle as though their power were so much greater, or by their toughness. */
  | {
      readonly rule: "crewsAs";
      readonly who: Objects;
      readonly what: readonly ("crew" | "saddle")[];
      readonly as: number | "toughness";
    }
  // casting, activating, playing
  /** `by`: not by them; `source`: not by such spells or abilities. */
  | { readonly rule: "cantBeCountered"; readonly what: Filter; readonly by?: Players; readonly source?: Filter }
  | {
      readonly rule: "cantCast";
      readonly who: Players;
      readonly what: Filter;
      readonly from?: Zone | readonly Zone[];
      readonly during?: "opponentsTurn" | "ownTurn" | "combat" | "notOwnTurn";
    }
  /** 707.10: no spell or ability copies these. */
  | { readonly rule: "cantBeCopied"; readonly what: Filter }
  /** 601.3a: a spell's own "cast this spell only ...". */
  | { readonly rule: "castOnly"; readonly what: Filter; readonly when: Condition }
  | { readonly rule: "castLimit"; readonly who: Players; readonly what: Filter; readonly perTurn: number }
  | { readonly rule: "cantPlayLands"; readonly who: Players; readonly what?: Filter; readonly from?: Zone }
  | {
      readonly rule: "cantActivate";
      readonly of: Objects;
      readonly who?: Players;
      readonly exceptMana?: boolean;
      readonly exceptLoyalty?: true;
      readonly kind?: "loyalty" | "tapCost" | "cycling";
    }
  | { readonly rule: "extraLands"; readonly who: Players; readonly count: Amount }
  | {
      readonly rule: "mayPlay";
      readonly who: Players;
      readonly what:
        | Objects
        | { readonly inZone: Zone; readonly of: Players; readonly filter: Filter; readonly top?: boolean };
      readonly play?: boolean;
      readonly free?: boolean;
      readonly cost?: readonly Cost[];
      readonly additional?: readonly Cost[];
      readonly anyMana?: "color" | "type";
      /** So many times each turn; of the player's own turns only where `during` says so. */
      readonly perTurn?: number;
      readonly during?: "ownTurn";
      readonly then?: CastThisWay;
      readonly flash?: boolean;
      /** In this way only: "using its mutate ability", or as an Adventure (715.3a). */
      readonly using?: KeywordName | "adventure";
      /** 601.2f: spells cast this way cost so much more or less. */
      readonly change?: { readonly change: "more" | "less"; readonly mana: string };
      /** 611.3d: what the spell cast this way has, and the permanent it becomes. */
      readonly grants?: readonly Ability[];
      /** It has those no longer than this. */
      readonly grantsFor?: "endOfTurn";
      /** "When you do": triggers on this use of this permission only, `usedFor` such a spell only. */
      readonly whenUsed?: Body;
      readonly usedFor?: Filter;
    }
  /** `cost`: only if this is paid besides (601.3c), which only a spell says of itself. */
  | { readonly rule: "flashFor"; readonly who: Players; readonly what: Filter; readonly cost?: readonly Cost[] }
  | { readonly rule: "sorcerySpeedOnly"; readonly who: Players; readonly what: Filter }
  | {
      readonly rule: "costs";
      readonly what: Filter;
      readonly who?: Players;
      readonly kind:
        | "spell"
        | "ability"
        | "equip"
        | "cycling"
        | "ninjutsu"
        | "kicker"
        | "morph"
        | "loyalty"
        | "exhaust"
        | "power-up"
        | "boast"
        /** 116.2h, 116.2k, 116.2m: the special actions. */
        | "foretell"
        | "plot"
        | "unlock";
      readonly change: CostChange;
      /** Of abilities: not of mana abilities. */
      readonly exceptMana?: true;
      /** Of spells: only of those cast in this way, for the cost of a keyword (118.9). */
      readonly method?: KeywordName;
      /** Of abilities: only of those that target one of these. */
      readonly aimed?: Filter;
      readonly from?: Zone | readonly Zone[];
    }
  | {
      readonly rule: "alternativeCost";
      readonly what: Filter;
      readonly who?: Players;
      readonly cost: readonly Cost[];
      readonly condition?: Condition;
      readonly from?: Zone;
      /** It may be cast so at any time an instant could be. */
      readonly flash?: true;
      /** So many spells each turn; of the player's own turns only where `during` says so. */
      readonly perTurn?: number;
      readonly during?: "ownTurn";
    }
  /** 118.9, 602.2b: what may be paid rather than what abilities that this keyword is spelled out as cost to activate. */
  | {
      readonly rule: "alternativeActivation";
      readonly keyword: string;
      readonly of: Filter;
      readonly who: Players;
      readonly cost: readonly Cost[];
    }
  | {
      readonly rule: "additionalCost";
      readonly what: Filter;
      readonly who?: Players;
      readonly cost: readonly Cost[];
      readonly optional?: boolean;
      /** Any number of times, where it is optional: any amount of mana is {1} so often. */
      readonly repeatable?: true;
    }
  /** To cast spells or activate abilities: life, or permanents that match as a sacrifice. */
  | {
      readonly rule: "cantPay";
      readonly who: Players;
      readonly life?: true;
      readonly sacrifice?: Filter;
      /** They can for mana abilities. */
      readonly exceptMana?: true;
    }
  /** 118.9: of each such symbol in a cost they may pay 2 life rather than that mana, as for a Phyrexian one (107.4f). */
  | { readonly rule: "lifeForMana"; readonly who: Players; readonly color: Color }
  /** 106.6: of a spell's own: with mana of these colors only on X, or with mana of such sources only. */
  | { readonly rule: "paidWith"; readonly what: Filter; readonly x?: readonly Color[]; readonly sources?: Filter }
  | {
      readonly rule: "spendAsThoughAny";
      readonly who: Players;
      readonly what?: Filter;
      readonly mode: "color" | "type";
      /** Mana of this color only. */
      readonly only?: Color;
      /** To activate abilities of those, and not to cast them. */
      readonly toActivate?: true;
    }
  /** `becomes`: as it would be lost it becomes mana of this type. */
  | { readonly rule: "manaDoesntEmpty"; readonly who: Players; readonly type?: string; readonly becomes?: ManaType }
  | {
      readonly rule: "activateAsInstant";
      readonly of: Objects;
      readonly kind: "loyalty" | "equip";
      readonly extra?: number;
    }
  /** 702.142a: abilities of this keyword of these, which may be activated only once a turn, may be so many times. */
  | { readonly rule: "timesPerTurn"; readonly of: Objects; readonly keyword: string; readonly times: number }
  /** 116.2c: they may pay this to end the lasting effect that says so. */
  | { readonly rule: "mayEnd"; readonly who: Players; readonly cost: readonly Cost[] }
  /** 116.2d: they may pay this to ignore the effect of self's other static abilities until end of turn; they do. */
  | { readonly rule: "mayIgnore"; readonly who: Players; readonly cost: readonly Cost[] }
  | { readonly rule: "ignores"; readonly who: Players }
  /** 103.6: what may be done with this card from an opening hand, before the first turn. */
  | { readonly rule: "openingHand"; readonly effects: readonly Effect[] }
  /** 103.5b: what may be done with this card from a hand one could mulligan. */
  | { readonly rule: "couldMulligan"; readonly effects: readonly Effect[] }
  /** 315.5a: its controller draws a further hand of so many cards, and shuffles all but one of them into the library. */
  | { readonly rule: "additionalHand"; readonly cards: number }
  /** 315.5a: what its controller does before they draw their opening hand. */
  | { readonly rule: "beforeOpeningHand"; readonly effects: readonly Effect[] }
  /** 103.1c: its controller takes the first turn, whatever else was determined. */
  | { readonly rule: "startingPlayer" }
  /** 702.139a: of a companion, what the starting deck must be like; nothing in the game itself. */
  | { readonly rule: "companion"; readonly deck: Condition }
  /** 707.10: whoever copies a spell does so once more. */
  | { readonly rule: "copySpellsOnceMore"; readonly who: Players }
  /** 116.2h: not on one's own turns only. */
  | { readonly rule: "foretellOnAnyTurn"; readonly who: Players }
  /** 702.170f: such cards as are on top of one's own library. */
  | { readonly rule: "plotFromTop"; readonly who: Players; readonly what: Filter }
  /** They reveal the first card they draw each turn as they draw it, or each of their own turns. */
  | { readonly rule: "revealFirstDraw"; readonly who: Players; readonly during?: "ownTurn" }
  /** 701.8: not because of spells or abilities of theirs. */
  | { readonly rule: "cantDiscard"; readonly who: Players; readonly causedBy: Players }
  /** 720.2: one of these controls those for as long as those search their own libraries. */
  | { readonly rule: "controlsSearching"; readonly who: Players; readonly of: Players }
  /** 701.19: what becomes of the cards noted "found" that one of these finds in their own library. */
  | { readonly rule: "withFound"; readonly who: Players; readonly effects: readonly Effect[] }
  /** 701.19: of a library they search, only so many cards from the top. */
  | { readonly rule: "searchTop"; readonly who: Players; readonly count: number }
  // targeting
  | { readonly rule: "cantBeTargeted"; readonly what: Recipients; readonly by: Filter; readonly of?: Players }
  /** 601.2c: of a spell's own: as it is cast none of these is chosen; later it may be its target. */
  | { readonly rule: "cantChoose"; readonly what: Filter; readonly target: Filter }
  | { readonly rule: "ignoreHexproof"; readonly who: Players; readonly what: Filter; readonly players?: Players }
  // players
  | {
      readonly rule:
        | "cantGainLife"
        | "cantLoseLife"
        | "skipDrawStep"
        | "skipUntapStep"
        | "skipUpkeep"
        | "cantDraw"
        | "cantDrawExtra"
        /** 121.1: from the bottom of their libraries rather than the top. */
        | "drawFromBottom"
        | "cantSearch"
        | "cantLoseGame"
        /** 704.5a: not for having 0 or less life. */
        | "cantLoseForLife"
        /** 500.7: extra turns of theirs do not begin. */
        | "skipExtraTurns"
        | "cantWinGame"
        | "playWithHandRevealed"
        | "topCardRevealed"
        | "lookAtTopAnyTime"
        | "poisonImmune"
        | "cantGetCounters"
        | "cantBecomeMonarch"
        | "lifeTotalCantChange";
      readonly who: Players;
    }
  /** 701.32d: one more vote each time, which they may forgo where `optional`. */
  | { readonly rule: "additionalVote"; readonly who: Players; readonly optional?: true }
  | {
      readonly rule: "maximumHandSize";
      readonly who: Players;
      readonly change?: Amount;
      readonly set?: Amount | "none";
    }
  | { readonly rule: "playerHexproof" | "playerShroud"; readonly who: Players }
  | { readonly rule: "playerProtection"; readonly who: Players; readonly from: Filter }
  /** Combat damage only, where it says so. */
  | { readonly rule: "damageUnpreventable"; readonly source?: Filter; readonly combat?: true }
  /** 603.2d; on any event where none is told. `permanents`: only abilities of permanents, as they last were (603.10a). */
  | { readonly rule: "triggersTwice"; readonly when?: EventPattern; readonly of?: Filter; readonly permanents?: true }
  /** `of`: only abilities of these. */
  | { readonly rule: "triggersNot"; readonly when: EventPattern; readonly of?: Filter; readonly permanents?: true }
  | { readonly rule: "lookAtFaceDown"; readonly who: Players; readonly what: Filter }
  /** Of these sources; `to`: only as it is dealt to these players. */
  | {
      readonly rule: "damageAsCounters";
      readonly who: Objects;
      readonly kind: "wither" | "infect";
      readonly to?: Players;
    };

/** What becomes of a spell because it was cast in the way an effect allowed. */
export interface CastThisWay {
  /** Exiled instead of being put into a graveyard. */
  readonly exile?: boolean;
  /** How the permanent it becomes enters. */
  readonly enters?: Entering;
}

/** 601.2f, 118.7-9. */
export type CostChange =
  | { readonly change: "more"; readonly mana: string; readonly times?: Amount }
  /** `downTo`: not to less mana than this. `colored`: only colored mana, so that 118.7b-c take nothing from the generic part. */
  | {
      readonly change: "less";
      readonly mana: string;
      readonly times?: Amount;
      readonly downTo?: number;
      readonly colored?: true;
    }
  | { readonly change: "set"; readonly mana: string }
  /** 606.5: loyalty abilities cost this many loyalty counters more. */
  | { readonly change: "loyalty"; readonly by: number }
  /** "can't cost less than", "costs at least". */
  | { readonly change: "least"; readonly total: number };

/** 614.1, 615.1: the event it watches and what happens instead. */
export interface Replacement {
  readonly of: EventPattern;
  readonly if?: Condition;
  readonly instead: Instead;
  /** "you may ... instead". */
  readonly optional?: Players;
}

export type Instead =
  | { readonly by: "nothing" }
  /** 615: `amount` absent: all of it. `then` for "if damage is prevented this way". */
  | { readonly by: "prevent"; readonly amount?: Amount; readonly allBut?: Amount; readonly then?: readonly Effect[] }
  /** The event with another amount: double, half, plus, minus; "that much" is `{ amount: "event" }`. */
  | { readonly by: "amount"; readonly amount: Amount }
  | { readonly by: "effects"; readonly effects: readonly Effect[] }
  /** 614.1e: the event, and as it happens these. */
  | {
      readonly by: "also";
      readonly effects: readonly Effect[];
      /** As it is turned face up it becomes one of these, which is copiable (613.2a, 707.2). */
      readonly become?: readonly Shape[];
    }
  /** 614.9. */
  | { readonly by: "redirect"; readonly to: Recipients }
  /** A zone change to another place. */
  | { readonly by: "destination"; readonly to: import("./destinations.ts").Destination }
  /** 614.1c-d, 614.12: it enters with these. */
  | { readonly by: "entering"; readonly entering: Entering; readonly asItEnters?: readonly AsItEnters[] }
  /** 616.1c: it enters as a copy of what is chosen. */
  | {
      readonly by: "enterAsCopy";
      readonly of: Objects;
      readonly except?: readonly Modification[];
      readonly counters?: readonly CountersOn[];
      readonly tapped?: true;
      /** It is a copy no longer than this. */
      readonly until?: Duration;
      /** 603.12: "when you do"; what was copied is noted as "copied". */
      readonly whenDone?: Body;
      /** Whether anybody likes it or not: a copy of the one there is. */
      readonly forced?: true;
    }
  /** As many of each of these tokens, which enter as those would have. */
  | { readonly by: "eachToken"; readonly tokens: readonly import("./destinations.ts").TokenDescription[] }
  /** Tokens: twice as many, plus others. */
  | { readonly by: "alsoTokens"; readonly token: import("./destinations.ts").TokenDescription; readonly count: Amount }
  | { readonly by: "mana"; readonly mana: import("./mana.ts").ManaProduced }
  /** 106.12b: so many times as much of that mana. */
  | { readonly by: "manaTimes"; readonly times: number }
  /** 701.15a-b: for destruction only. */
  | { readonly by: "regenerate" }
  | { readonly by: "skip" };

/** Choices and payments made as a permanent enters (614.12a). */
export type AsItEnters =
  /** `each`: by each of these, in turn order (101.4). */
  | { readonly choose: ChosenQuality; readonly by?: Players; readonly each?: Players }
  /** "you may pay 2 life. If you don't, it enters tapped"; reveal a card, sacrifice ... */
  | {
      readonly payOr: readonly Cost[];
      /** Whoever can pay it does (118.12). */
      readonly forced?: true;
      readonly unpaid?: Entering;
      readonly paid?: Entering;
      readonly unpaidInto?: "graveyard";
      /** 607.2: what the cost noted under this name is what it remembers under it: "the creatures it devoured". */
      readonly link?: string;
      /** Who pays, if not the controller: one of these, chosen by the controller. */
      readonly by?: Players;
    }
  /** With as many counters of this kind as its controller likes, at least one (702.155b). */
  | { readonly chooseCounters: string; readonly most: number }
  /** "With your choice of ...": so many different ones of these. */
  | { readonly oneOf: readonly CountersOn[]; readonly count: number }
  /** "It becomes your choice of ...": what it is then is copiable (613.2a, 707.2). */
  | { readonly become: readonly Shape[] }
  /** `then`: how it enters, where that depends on what was done; `link`: what is noted so is what it remembers as "chosen" (607.2). */
  | { readonly do: readonly Effect[]; readonly then?: Entering; readonly link?: string };

export interface Shape {
  readonly text: string;
  readonly modifications: readonly Modification[];
}
