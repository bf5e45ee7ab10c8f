import type { Color } from "../../cards/schema.ts";
import type { Step } from "../views.ts";
import type { Ability, Body, TargetsTogether, TriggeredAbility } from "./ability.ts";
import type { Amount, Compare, Stat } from "./amounts.ts";
import type { Condition } from "./conditions.ts";
import type { Cost } from "./costs.ts";
import type { CreatedTokens, Destination, Entering } from "./destinations.ts";
import type { EventPattern } from "./events.ts";
import type { Filter } from "./filters.ts";
import type { ManaProduced, ManaRestriction } from "./mana.ts";
import type { Modification } from "./modifications.ts";
import type { Objects, Players, Range, Recipients, Zone } from "./references.ts";
import type { CastThisWay, Replacement, Rule } from "./statics.ts";

/** Phases, or steps by themselves: then the other steps of their phase are skipped (500.10). */
export type ExtraPhase = "beginning" | "upkeep" | "draw" | "combat" | "main" | "end";

/** How long a continuous effect lasts (611.2a). */
export type Duration =
  | "endOfTurn"
  | "forever"
  | "yourNextTurn"
  | "endOfYourNextTurn"
  /** Until the combat phase of your next turn ends, or the last one of it. */
  | "endOfCombatOnYourNextTurn"
  /** Until the beginning of your next such step, which may be this turn's. */
  | "yourNextUpkeep"
  | "yourNextEndStep"
  | "endOfCombat"
  | "thisStep"
  /** Until a player planeswalks (901.11). */
  | "planeswalk"
  /** "for as long as": while self is on the battlefield; while you control self; while self stays tapped; any condition. */
  | { readonly while: Condition }
  /** Until such a thing happens. */
  | { readonly until: EventPattern }
  /** Only in the next turn of that player, and no longer: "during that player's next turn". Of rules alone. */
  | { readonly nextTurnOf: Players }
  /** Only in the next combat phase of that player, and no longer. */
  | { readonly nextCombatOf: Players };

/** Damage that one instruction deals beside other damage. */
export interface DamageShare {
  readonly amount: Amount;
  readonly to: Recipients;
}

/**
 * One instruction (608.2c). Instructions are followed in order. `note` names what the instruction dealt with (objects
 * moved, created, chosen; players) and how much, for later references: `{ what: "noted" }`, `{ amount: "noted" }`,
 * `{ if: "did" }`.
 */
export type Effect = EffectKind & { readonly note?: string };

export type EffectKind =
  // 701 keyword actions and other one-shot effects on objects
  | { readonly do: "destroy"; readonly what: Objects; readonly noRegeneration?: boolean }
  | { readonly do: "move"; readonly what: Objects; readonly to: Destination }
  /** `as`: self exploits what is sacrificed (702.110b). */
  | {
      readonly do: "sacrifice";
      readonly who: Players;
      readonly what: Objects;
      readonly as?: "exploit";
      /** Put onto the battlefield under their control at the same time. */
      readonly returning?: Objects;
    }
  | { readonly do: "tap" | "untap"; readonly what: Objects }
  | { readonly do: "counterSpell"; readonly what: Objects; readonly to?: Destination }
  | {
      readonly do: "damage";
      readonly amount: Amount;
      readonly to: Recipients;
      readonly source?: Objects /** Divided as the targets were chosen (601.2d). */;
      readonly divided?: boolean;
      /** Divided as it is dealt, by this player, among those of them that they choose. */
      readonly dividedBy?: Players;
      /** Divided as it is dealt, as much to each, rounded down: nobody chooses anything. */
      readonly evenly?: true;
      readonly unpreventable?: boolean;
      /** 120.4a: to whom excess damage to an object, the "current" one, is dealt instead. */
      readonly excess?: Players;
      /** Dealt at the same time: "3 damage to any target and 1 damage to you". */
      readonly shares?: readonly DamageShare[];
    }
  /** 702.99a: the spell's card is exiled encoded on a creature of yours, which may copy and cast it. */
  | { readonly do: "encode" }
  /** 707.12: copies of these cards may be cast without paying their mana costs. */
  | { readonly do: "castCopy"; readonly who: Players; readonly what: Objects }
  /** 702.165a: until end of turn these have what is printed on self below its backup abilities. */
  | { readonly do: "backUp"; readonly what: Objects }
  /** 701.37a: these two cards, which are in exile, become one permanent: the meld card of this name. */
  | { readonly do: "meld"; readonly what: Objects; readonly into: string }
  /** 702.55a: these cards in exile haunt that creature. */
  | { readonly do: "haunt"; readonly what: Objects; readonly creature: Objects }
  /** 702.95a: for as long as both remain creatures under your control. */
  | { readonly do: "pair"; readonly one: Objects; readonly other: Objects }
  /** Each of these deals damage equal to its power to the other (701.12). */
  | { readonly do: "fight"; readonly one: Objects; readonly other: Objects }
  /** Each of these fights a different one of those, as the controller likes, all of them at the same time. */
  | { readonly do: "fightEach"; readonly one: Objects; readonly other: Objects }
  | {
      readonly do: "putCounters";
      readonly kind: string;
      readonly count: Amount;
      readonly on: Recipients;
      readonly divided?: boolean;
      /** Divided as they are put, by this player, among those of them that they choose. */
      readonly dividedBy?: Players;
      /** Who controls what they are put on puts them, not the controller of this effect. */
      readonly byTheirController?: true;
      /** It can't cause more than so many of that kind to be on any of them (101.2). */
      readonly atMost?: Amount;
    }
  | {
      readonly do: "removeCounters";
      readonly kind?: string;
      readonly count: Amount | "all";
      readonly from: Recipients;
      readonly upTo?: boolean;
    }
  | {
      readonly do: "moveCounters";
      readonly kind?: string;
      /** "any": as many as are wanted, of each kind, from any of these onto any of those. */
      readonly count: Amount | "all" | "any";
      readonly from: Objects;
      readonly to: Objects;
    }
  | { readonly do: "doubleCounters"; readonly kind?: string; readonly on: Recipients }
  | { readonly do: "proliferate"; readonly times?: Amount }
  /** One more of each kind there is on each of these. */
  | { readonly do: "oneMoreOfEach"; readonly on: Recipients }
  /** 509.6: without a declaration. */
  | { readonly do: "block"; readonly what: Objects; readonly attacker: Objects }
  /**
   * 508.4: these are attacking: that player, or what their controller chooses; or, chosen by the controller of this effect,
   * a player or planeswalker that a creature of `attackedBy` is attacking.
   */
  | {
      readonly do: "becomeAttacking";
      readonly what: Objects;
      readonly defender?: Recipients;
      readonly attackedBy?: Players;
    }
  /** 508.7. */
  | { readonly do: "reselectAttacked"; readonly what: Objects; readonly among: "players" | "any" }
  /** To one of these, or to the player; `asCreature`: as though that were a creature (702.6e). */
  | {
      readonly do: "attach";
      readonly what: Objects;
      readonly to?: Objects;
      readonly player?: Players;
      readonly asCreature?: true;
    }
  | { readonly do: "unattach"; readonly what: Objects }
  | {
      readonly do:
        | "transform"
        | "turnFaceUp"
        | "turnFaceDown"
        | "removeFromCombat"
        | "becomeBlocked"
        | "becomeUnblocked"
        | "regenerate"
        | "goad"
        | "detain"
        | "suspect"
        | "unsuspect"
        | "saddle"
        | "becomeSolved"
        | "explore"
        | "connive";
      readonly what: Objects;
      readonly times?: Amount;
      /** 708.2a: what turns face down has these characteristics, where the effect lists any. */
      readonly listed?: readonly Modification[];
    }
  /** 709.5f-g: a half of each is locked or unlocked; "either" as its controller likes. */
  | { readonly do: "doors"; readonly what: Objects; readonly how: "lock" | "unlock" | "either" }
  /** 702.170c: to be cast on a later turn, plotted without its mana cost; `as` "warped" for it, or as 702.143d says. */
  | { readonly do: "becomePlotted"; readonly what: Objects; readonly as?: "warped" | "foretold" }
  /** 701.34a, 701.56a: under that player's control. */
  | { readonly do: "manifestPermanent"; readonly who: Players; readonly what: Objects; readonly as?: "cloak" }
  /** 610.4: `until` this permanent leaves the battlefield. */
  | { readonly do: "phaseOut"; readonly what: Objects; readonly until?: Objects }
  | {
      readonly do: "monstrosity" | "adapt" | "bolster" | "support" | "amass" | "incubate";
      readonly what?: Objects;
      readonly n: Amount;
      readonly subtype?: string;
      /** Who incubates, if not the controller. */
      readonly who?: Players;
    }
  /** `places`: two cards of one owner in different zones (701.10d-e). `zones`: all cards of two of somebody's zones (701.10f). */
  | {
      readonly do: "exchange";
      readonly quality: "control" | "life" | "lifeWithStat" | "textBoxes" | "places" | "zones";
      readonly stat?: "power" | "toughness";
      readonly one: Recipients;
      readonly other: Recipients;
      readonly duration?: Duration;
    }
  /** Each of any number of players gets one of their life totals back, as the controller says (119.7, 810.9f). */
  | { readonly do: "redistributeLife" }
  | { readonly do: "flip" | "renown" | "levelUp"; readonly what: Objects }
  /** 716.2a: its level becomes this. */
  | { readonly do: "becomeLevel"; readonly what: Objects; readonly level: number }
  | {
      readonly do: "becomeCopy";
      readonly what: Objects;
      readonly of: Objects;
      readonly except?: readonly Modification[];
      readonly duration: Duration;
    }

  // players
  /** `upTo`: each player a number of their choice, at most this (608.2d). */
  | { readonly do: "draw"; readonly who: Players; readonly count: Amount; readonly upTo?: true }
  | { readonly do: "discard"; readonly who: Players; readonly what: Objects | "hand" }
  | { readonly do: "gainLife" | "loseLife" | "setLife"; readonly who: Players; readonly amount: Amount }
  | { readonly do: "mill"; readonly who: Players; readonly count: Amount }
  | {
      readonly do: "scry" | "surveil" | "fateseal";
      readonly who: Players;
      readonly count: Amount;
      readonly of?: Players;
    }
  | {
      readonly do: "addMana";
      readonly who: Players;
      readonly mana: ManaProduced;
      readonly persists?: "endOfTurn" | "endOfCombat";
      readonly restriction?: ManaRestriction;
    }
  | ({
      readonly do: "createTokens";
      readonly who: Players;
      /** Tokens of further kinds, created at the same time. */
      readonly also?: readonly CreatedTokens[];
    } & CreatedTokens)
  | {
      readonly do: "createTokenCopies";
      readonly who: Players;
      readonly count: Amount;
      readonly of: Objects;
      readonly except?: readonly Modification[];
      readonly entering?: Entering;
    }
  | {
      readonly do: "search";
      readonly who: Players;
      readonly library: Players;
      readonly alsoIn?: readonly Zone[];
      readonly filter: Filter;
      readonly count: Range;
      readonly reveal: boolean;
      readonly differentNames?: boolean;
      /** What else must be so of all of them: "with total mana value 6 or less". */
      readonly together?: TargetsTogether;
      /** One quality that all of them have in common. */
      readonly sharing?: "landType" | "creatureType" | "cardType" | "color" | "name";
      /** "A Forest card and a Plains card": no more than one for each of these. */
      readonly each?: readonly Filter[];
      /** "All cards": those that everybody can see must be found (701.19b). */
      readonly every?: true;
    }
  | { readonly do: "shuffle"; readonly who: Players }
  /** Look at (or with `reveal`, reveal) these; they stay where they are. */
  | { readonly do: "look"; readonly who: Players; readonly what: Objects; readonly reveal?: boolean }
  /** Cards revealed, or with `exile` exiled, from the top until so many match. */
  | {
      readonly do: "revealUntil";
      readonly who: Players;
      readonly filter: Filter;
      readonly count?: Amount;
      /** Until those that match come to this much together, however many they are. */
      readonly reaching?: Compare;
      /** Of which characteristic that is. */
      readonly ofStat?: Stat;
      readonly exile?: boolean;
      /** 607.2a: how self's other abilities speak of what was exiled. */
      readonly link?: string;
    }
  | { readonly do: "choose"; readonly what: Objects }
  | {
      readonly do: "choosePlayer";
      readonly who: Players;
      readonly from: Players;
      readonly random?: boolean;
      /** So many; one if absent. */
      readonly count?: Range;
    }
  | { readonly do: "chooseOption"; readonly who: Players; readonly options: ChosenQuality }
  | { readonly do: "chooseNumber"; readonly who: Players; readonly range: Range }
  | {
      readonly do:
        | "winGame"
        | "loseGame"
        | "investigate"
        | "populate"
        | "becomeMonarch"
        | "getCitysBlessing"
        /** 106.4: all of their unspent mana. */
        | "loseMana"
        | "skipTurn"
        | "temptWithRing"
        | "manifestDread"
        | "gainSpeed"
        | "discover"
        | "learn"
        | "timeTravel";
      readonly who: Players;
      readonly n?: Amount;
      /** Of what is populated. */
      readonly entering?: Entering;
    }
  /** 701.46; `into` a dungeon of this type (701.46d). */
  | { readonly do: "venture"; readonly who: Players; readonly into?: string }
  | { readonly do: "takeInitiative"; readonly who: Players }
  /** 701.24: only the planar controller can; 901.9, 311.7: chaos ensues; 701.25, 701.48-49. */
  | {
      readonly do:
        | "planeswalk"
        | "chaosEnsues"
        | "rollPlanarDie"
        | "setInMotion"
        | "openAttraction"
        | "visitAttractions";
      readonly who: Players;
      readonly n?: Amount;
    }
  /** 701.26. */
  | { readonly do: "abandon"; readonly what: Objects }
  | { readonly do: "drawGame" }
  /** `after`: not this turn but the next that each of them takes (500.7). */
  | {
      readonly do: "extraTurn";
      readonly who: Players;
      readonly after?: "nextTurn";
      /** Followed as that turn begins: what is said of it. */
      readonly effects?: readonly Effect[];
    }
  /**
   * 500.8-10: after the present phase, the present phase if that is a main phase, or the present step. `who`: only in a
   * turn of theirs (500.10a).
   */
  | {
      readonly do: "extraPhase";
      readonly phases: readonly ExtraPhase[];
      readonly after: "this" | "main" | "step";
      readonly count?: Amount;
      readonly who?: Players;
    }
  | { readonly do: "endTurn" | "endCombat" }
  /** 724: `what` stays in exile; the instructions that follow are followed just before the first turn (724.4). */
  | { readonly do: "restartGame"; readonly what: Objects }
  | { readonly do: "skipStep"; readonly who: Players; readonly step: Step | "combat"; readonly next: boolean }
  | { readonly do: "playerCounters"; readonly who: Players; readonly kind: string; readonly count: Amount }
  | {
      readonly do: "rollDie";
      readonly who: Players;
      readonly sides: number;
      readonly count?: Amount;
      /** 706.2: added to each natural result. */
      readonly add?: Amount;
      /** One of the results that the player chooses, the other being noted beside it; or 706.6, all but the lowest. */
      readonly keep?: "chosen" | "allButLowest";
      readonly results?: readonly DieResult[];
    }
  | {
      readonly do: "flipCoin";
      readonly who: Players;
      readonly count?: Amount | "untilLose";
      readonly call: boolean;
      readonly win?: readonly Effect[];
      readonly lose?: readonly Effect[];
    }
  | { readonly do: "getEmblem"; readonly who: Players; readonly abilities: readonly Ability[] }
  | { readonly do: "setDayNight"; readonly to: "day" | "night" }
  | {
      readonly do: "vote";
      readonly options: readonly { readonly name: string; readonly each?: readonly Effect[] }[];
      readonly most?: boolean;
      /** All at once, revealed when everybody has voted. */
      readonly secret?: true;
      /** 701.32b: these are voted for instead; it deals with those that have the most votes. */
      readonly for?: Objects;
    }
  | { readonly do: "clash"; readonly win: readonly Effect[]; readonly lose?: readonly Effect[] }
  /** 700.3: what is done with the piles refers to them as noted "chosenPile" and "otherPile". */
  | {
      readonly do: "separate";
      readonly what: Objects;
      readonly by: Players;
      readonly chooser: Players;
      readonly chosen: readonly Effect[];
      readonly unchosen: readonly Effect[];
    }
  | { readonly do: "controlPlayer"; readonly who: Players; readonly of: Players }
  | {
      /** 115.7a; or new targets may be chosen (115.7d), or one of them becomes `to` (115.7b). */
      readonly do: "changeTargets";
      readonly of: Objects;
      readonly optional: boolean;
      readonly to?: Objects;
    }
  | {
      readonly do: "copySpell";
      readonly what: Objects;
      readonly count: Amount;
      readonly newTargets: boolean;
      readonly who?: Players;
      readonly except?: readonly Modification[];
      /** 707.10d: one for each of these that it could target and does not, which that copy targets. */
      readonly forEach?: Recipients;
    }
  /** Cast or play these now, as part of the resolution. */
  | {
      readonly do: "cast";
      readonly who: Players;
      readonly what: Objects;
      readonly free: boolean;
      readonly optional: boolean;
      /** 712.11a: with its back face up. */
      readonly transformed?: boolean;
      readonly cost?: readonly Cost[];
      readonly orPlay?: boolean;
      readonly count?: Amount | "any";
      /** The mana values of these spells together are at most this. */
      readonly total?: Amount;
      readonly then?: CastThisWay;
      /** Which keyword lets it be cast ("madness", "suspend"), for what asks how it was cast. */
      readonly via?: string;
    }
  /** 702.85a: exile cards until a nonland one of lesser mana value than self's; cast it free; the rest go under. */
  | { readonly do: "cascade"; readonly who: Players }
  /** 702.60a: reveal the top cards, cast those that share self's name. */
  | { readonly do: "ripple"; readonly who: Players; readonly n: Amount }
  /** 120.6: all damage marked on it is removed. */
  | { readonly do: "removeDamage"; readonly what: Objects }
  /** It happened, for abilities that look for it: a Vehicle becomes crewed, a gift is given. */
  | {
      readonly do: "signal";
      readonly on: "champion" | "crew" | "exert" | "gift" | "train" | "evolve";
      readonly object: Objects;
      readonly other?: Objects;
    }

  // continuous effects, made by the resolution (611.2)
  | {
      readonly do: "apply";
      readonly to: Objects;
      readonly modifications: readonly Modification[];
      readonly duration: Duration;
      /** 116.2c: its controller may pay this to end it. */
      readonly endFor?: readonly Cost[];
    }
  /** 612.1: one of these words, chosen as it resolves, becomes another of its kind. */
  | {
      readonly do: "changeText";
      readonly what: Objects;
      readonly words: readonly ChangedWord[];
      /** What it can't become. */
      readonly except?: string;
      readonly duration: Duration;
    }
  /** 611.2f: the next such spell a player casts within the duration. */
  | {
      readonly do: "nextSpell";
      readonly who: Players;
      readonly spell: Filter;
      readonly modifications: readonly Modification[];
      /** It can be cast as though it had flash. */
      readonly flash?: true;
      /** 118.9: what may be paid rather than its mana cost. */
      readonly instead?: readonly Cost[];
      readonly duration: Duration;
    }
  | { readonly do: "gainControl"; readonly who: Players; readonly what: Objects; readonly duration: Duration }
  /** Rules that hold for a while: "creatures can't block this turn", "you may play that card this turn". */
  | {
      readonly do: "rule";
      readonly rules: readonly Rule[];
      readonly duration: Duration /** Objects the rules call "noted" under this name stay fixed. */;
      readonly about?: Objects;
    }
  /** Prevention shields and other replacements made by a resolution (614, 615). */
  | {
      readonly do: "replace";
      readonly replacement: Replacement;
      readonly duration: Duration;
      readonly once?: boolean /** "the next N damage". */;
      readonly shield?: Amount;
      /** The shield is divided as the targets were chosen (601.2d). */
      readonly divided?: true;
      readonly about?: Objects;
      readonly players?: Players;
    }
  /** 603.7. */
  | {
      readonly do: "delayed";
      readonly when: EventPattern;
      readonly body: Body;
      readonly duration?: Duration;
      readonly once?: boolean;
      readonly about?: Objects;
      /** "One or more": one trigger for all that happens at once. */
      readonly batch?: TriggeredAbility["batch"];
    }
  /** 603.12: "when you do". */
  | { readonly do: "reflexive"; readonly body: Body }

  // flow
  | {
      readonly do: "may";
      readonly who: Players;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | {
      readonly do: "if";
      readonly condition: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** "unless its controller pays {2}"; "you may pay {1}. If you do, ...". */
  | {
      readonly do: "pay";
      readonly who: Players;
      readonly cost: readonly Cost[];
      readonly optional: boolean;
      readonly paid?: readonly Effect[];
      readonly unpaid?: readonly Effect[];
      /** So often as they like; or an {X} that each chooses, all of which are noted together ("any amount of mana"). */
      readonly times?: "any" | "amount";
      /** Of an amount, no less than this. */
      readonly least?: 1;
      /** Of an amount, no more than this. */
      readonly atMost?: Amount;
      /** The cost is paid this many times over, all or nothing (702.24a). */
      readonly each?: Amount;
      /** Which cost it is, where mana may be spent on such costs alone (106.6). */
      readonly as?: "cumulativeUpkeep";
    }
  | { readonly do: "forEach"; readonly of: Objects; readonly effects: readonly Effect[] }
  | { readonly do: "forEachPlayer"; readonly of: Players; readonly effects: readonly Effect[] }
  /** For each kind of counter there is on these as it begins, which is then `CHOSEN_KIND`. */
  | { readonly do: "forEachCounterKind"; readonly on: Recipients; readonly effects: readonly Effect[] }
  | {
      readonly do: "repeat";
      readonly times: Amount | { readonly while: Condition } | "any";
      readonly effects: readonly Effect[];
    }
  /** Followed again as long as `again` is followed within it: "repeat this process". */
  | { readonly do: "process"; readonly effects: readonly Effect[] }
  | { readonly do: "again" }
  /** Modes chosen as the effect is applied, not announced: "choose one at random", "an opponent chooses one". */
  | {
      readonly do: "chooseOne";
      readonly who: Players;
      readonly options: readonly { readonly text: string; readonly effects: readonly Effect[] }[];
      readonly random?: boolean;
    }
  /** 603.2i: what the ability that is resolving lets be done once each turn has been done. */
  | { readonly do: "doneThisTurn" }
  | { readonly do: "noteAmount"; readonly amount: Amount }
  /** 107.3: the X that was announced for these spells is twice as much. */
  | { readonly do: "doubleX"; readonly what: Objects }
  | { readonly do: "noteObjects"; readonly what: Objects };

export type ChosenQuality =
  | { readonly quality: "color"; readonly except?: readonly Color[] }
  | { readonly quality: "creatureType"; readonly except: readonly string[] }
  /** One of these, if there is more than one: "that player" of another ability (607.2). */
  | { readonly quality: "somePlayer"; readonly of: Players }
  | {
      readonly quality:
        | "creatureType"
        | "cardType"
        | "basicLandType"
        | "landType"
        | "planeswalkerType"
        | "opponent"
        | "player"
        | "number"
        | "oddOrEven"
        | "sector";
    }
  /** One that is on any of these, or one of `among`; `lacking`: of which this has none. */
  | {
      readonly quality: "counterKind";
      readonly on?: Objects;
      readonly among?: readonly string[];
      readonly lacking?: Objects;
      readonly random?: true;
    }
  /** One of these card types or creature types; or any card type but these. */
  | { readonly quality: "someType"; readonly among?: readonly string[]; readonly except?: readonly string[] }
  | { readonly quality: "cardName"; readonly filter?: Filter }
  | { readonly quality: "word"; readonly words: readonly string[] };

/** 612.2: words that text-changing effects change. */
export type ChangedWord = "color" | "basicLandType" | "creatureType";

export interface DieResult {
  readonly from: number;
  readonly to: number;
  readonly effects: readonly Effect[];
}
