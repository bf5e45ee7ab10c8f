import type { ManaType } from "../cards/schema.ts";
import type { Body } from "./abilities/ability.ts";
import type { ToldAct } from "./abilities/events.ts";
import type { Modification } from "./abilities/modifications.ts";
import type { Zone } from "./abilities/references.ts";
import type { CardDefinition } from "./definition.ts";
import type { Attacker, CombatState } from "./state/combat.ts";
import type { AbilityRef, CastFacts, CopyOf, FaceDown, GameObject } from "./state/gameObject.ts";
import type { DelayedTrigger, EventFacts, Happening, TriggeredInstance } from "./state/history.ts";
import type { CardIndex, Entity, ObjectId, Seat } from "./state/ids.ts";
import type { Expiry, LastingEffect } from "./state/lasting.ts";
import type { Mana, PlayerState } from "./state/player.ts";
import type { CommanderState, PlanarChange } from "./state/state.ts";
import type { ExtraTurn, TurnState } from "./state/turn.ts";
import type { Step } from "./views.ts";

/**
 * Everything that changes the game (700.1). An event is proposed, replaced (614-616), applied, and recorded for
 * triggers and the log (rules/events/propose.ts). What an event contains (the move of a drawn card, the life lost to damage)
 * is proposed as an event of its own while the outer one is performed.
 */
export type GameEvent = EventKind & {
  /** The object whose ability or spell causes it, and who controls that; absent for the rules of the game. */
  readonly cause?: Cause;
};

/** 607.2a, 607.2c: by whom what moves is then remembered, and under which name. */
export interface Link {
  readonly by: ObjectId;
  readonly as: string;
}

export interface Cause {
  readonly source: ObjectId;
  readonly controller: Seat;
}

export type EventKind =
  /** 400.7. */
  | {
      readonly e: "move";
      readonly object: ObjectId;
      readonly to: Zone;
      readonly arrival?: Arrival;
      readonly why?: MoveReason;
      /** 702.29c: discarded to pay for a cycling ability. */
      readonly cycled?: true;
      readonly link?: Link;
    }
  /** 111.1: tokens enter; `copy` for copies of something (111.10, 707). */
  | {
      readonly e: "createTokens";
      readonly player: Seat;
      readonly definition: number;
      readonly count: number;
      readonly copy?: CopyOf;
      readonly arrival?: Arrival;
      readonly link?: Link;
      /** One of them, while effects that would replace it are asked whether they apply. */
      readonly sample?: ObjectId;
    }
  /** 800.4a: its owner left the game, and it goes with them. */
  | { readonly e: "leaveGame"; readonly object: ObjectId }
  /** A token or copy outside its zone, an ability that left the stack, an emblem: it is no more. */
  | { readonly e: "cease"; readonly object: ObjectId }
  | { readonly e: "draw"; readonly player: Seat }
  /** 121.2a: an instruction to draw so many cards, which effects may modify before any of them is drawn. */
  | { readonly e: "drawCards"; readonly player: Seat; readonly count: number }
  /** The same of keyword actions, dice and coins. */
  | {
      readonly e: "told";
      readonly act: ToldAct;
      readonly player: Seat;
      readonly object?: ObjectId;
      readonly count: number;
    }
  | {
      readonly e: "discard";
      readonly player: Seat;
      readonly object: ObjectId;
      readonly why?: "cost" | "cycling" | "cleanup";
      /** X of the ability whose cost this is part of. */
      readonly x?: number;
    }
  | { readonly e: "mill"; readonly player: Seat; readonly object: ObjectId }
  | { readonly e: "sacrifice"; readonly player: Seat; readonly object: ObjectId }
  | { readonly e: "destroy"; readonly object: ObjectId; readonly noRegeneration?: boolean }
  | {
      readonly e: "damage";
      readonly source: ObjectId;
      readonly to: Entity;
      readonly amount: number;
      readonly combat?: boolean;
      readonly unpreventable?: boolean;
    }
  | {
      readonly e: "gainLife" | "loseLife";
      readonly player: Seat;
      readonly amount: number;
      readonly damage?: boolean;
      /** 119.4: it is subtracted by being paid. */
      readonly paid?: true;
      /** 725.1a. */
      readonly radiation?: true;
    }
  | { readonly e: "tap"; readonly object: ObjectId }
  | { readonly e: "untap"; readonly object: ObjectId }
  /** `count` may be negative: counters are removed. `entering`: with which it is given them (122.6). */
  | {
      readonly e: "counters";
      readonly on: Entity;
      readonly kind: string;
      readonly count: number;
      readonly entering?: Extract<GameEvent, { e: "move" }>;
      /** By no effect: to pay a cost, as a result of damage, as a turn-based action (614.16). */
      readonly why?: "cost" | "damage" | "turn";
      /** So many of that kind are there then at most, whatever replaced it (101.2). */
      readonly atMost?: number;
    }
  | { readonly e: "attach"; readonly object: ObjectId; readonly to: Entity }
  | { readonly e: "unattach"; readonly object: ObjectId }
  /** `tapped`: for which `from` was tapped (106.12). */
  | {
      readonly e: "addMana";
      readonly player: Seat;
      readonly mana: readonly Mana[];
      readonly from?: ObjectId;
      readonly tapped?: true;
      /** What a payment counts on, in order: choices of type follow it. */
      readonly planned?: readonly ManaType[];
    }
  /** The pool is now this: mana was spent or emptied (106.4). */
  | { readonly e: "setMana"; readonly player: Seat; readonly mana: readonly Mana[] }
  | { readonly e: "shuffle"; readonly player: Seat }
  /** The library, in this order; the top is last. */
  | { readonly e: "arrange"; readonly player: Seat; readonly library: readonly ObjectId[] }
  /** 404.2: the top card last. */
  | { readonly e: "arrangeGraveyard"; readonly player: Seat; readonly graveyard: readonly ObjectId[] }
  | { readonly e: "reveal"; readonly objects: readonly ObjectId[]; readonly to: "all" | readonly Seat[] }
  // the stack
  | {
      readonly e: "putAbility";
      readonly controller: Seat;
      readonly source?: ObjectId;
      readonly ability: AbilityRef;
      readonly triggered: boolean;
      readonly event?: EventFacts;
      readonly instance?: TriggeredInstance;
    }
  /** 707.12: a copy of a card, where the card is, to be cast. */
  | { readonly e: "copyCard"; readonly of: ObjectId; readonly player: Seat }
  /** A copy of the prepare spell of this permanent, of that definition, in exile, to be cast while that is prepared. */
  | {
      readonly e: "copyPrepareSpell";
      readonly of: ObjectId;
      readonly definition: number;
      readonly player: Seat;
    }
  | { readonly e: "copyOnStack"; readonly of: ObjectId; readonly controller: Seat }
  /** Choices made as a spell or ability is put on the stack or later changed. */
  | { readonly e: "announce"; readonly object: ObjectId; readonly facts: Announcement }
  /** 601.2i: it is cast. */
  | { readonly e: "cast"; readonly object: ObjectId; readonly player: Seat }
  | {
      readonly e: "activate";
      readonly object: ObjectId;
      readonly player: Seat;
      readonly ability: ObjectId;
      readonly mana?: boolean;
      /** 606.1. */
      readonly loyalty?: boolean;
    }
  | {
      readonly e: "playLand";
      readonly object: ObjectId;
      readonly player: Seat;
      readonly from?: Zone;
      readonly arrival?: Arrival;
    }
  | { readonly e: "counter"; readonly object: ObjectId; readonly to?: Zone; readonly arrival?: Arrival }
  | { readonly e: "trigger"; readonly instance: TriggeredInstance }
  | { readonly e: "untrigger"; readonly remaining: readonly TriggeredInstance[] }
  /** The one that is put on the stack next waits no longer. */
  | { readonly e: "untrigger"; readonly instance: TriggeredInstance }
  // combat
  | { readonly e: "beginCombat" }
  /** 507.1. */
  | { readonly e: "defendingPlayer"; readonly player: Seat }
  | { readonly e: "endCombat" }
  | { readonly e: "attackers"; readonly attackers: readonly Attacker[]; readonly player: Seat }
  | { readonly e: "blockers"; readonly attackers: readonly Attacker[]; readonly player: Seat }
  /** Who attacks and blocks whom, and in which order they are damaged, without anybody declaring it. */
  | { readonly e: "combat"; readonly attackers: readonly Attacker[]; readonly orders?: CombatState["orders"] }
  | { readonly e: "struckFirst"; readonly objects: readonly ObjectId[] }
  /** 506.4: as everything it is in combat, or just as one. */
  | {
      readonly e: "removeFromCombat";
      readonly object: ObjectId;
      readonly as?: "attacker" | "blocker" | "attacked";
    }
  // permanents
  | { readonly e: "transform"; readonly object: ObjectId; readonly face: number }
  /** 710.4. */
  | { readonly e: "flip"; readonly object: ObjectId }
  /** `copy`: what it became as it was turned face up (613.2a); `x`: as chosen for what that cost (702.37f, 702.168e). */
  | { readonly e: "turnFaceUp"; readonly object: ObjectId; readonly copy?: CopyOf; readonly x?: number }
  | { readonly e: "turnFaceDown"; readonly object: ObjectId; readonly as: FaceDown }
  | { readonly e: "phaseOut"; readonly object: ObjectId; readonly how: "directly" | "indirectly" }
  | { readonly e: "phaseIn"; readonly object: ObjectId }
  /** Another player controls it than before (rules/applying/control.ts). */
  | { readonly e: "control"; readonly object: ObjectId; readonly heldBy: Seat | undefined; readonly since: number }
  | { readonly e: "held"; readonly count: number | undefined }
  /** 727.2: a spell becomes part of a permanent. */
  | { readonly e: "merge"; readonly object: ObjectId; readonly into: ObjectId; readonly on: "top" | "bottom" }
  | { readonly e: "become"; readonly object: ObjectId; readonly what: "copy"; readonly copy: CopyOf | undefined }
  /** A plain field of an object's record: marks, choices, uses, links, status. */
  | { readonly e: "mark"; readonly object: ObjectId; readonly change: ObjectChange }
  /** 120.6: marked on a creature, until the cleanup step. */
  | { readonly e: "markDamage"; readonly object: ObjectId; readonly amount: number }
  | { readonly e: "undamage"; readonly object: ObjectId }
  // effects
  | { readonly e: "beginEffect"; readonly effect: Omit<LastingEffect, "id" | "timestamp"> }
  | { readonly e: "setEffects"; readonly effects: readonly LastingEffect[] }
  | { readonly e: "delay"; readonly trigger: DelayedTrigger }
  | { readonly e: "setDelayed"; readonly delayed: readonly DelayedTrigger[] }
  | { readonly e: "define"; readonly definition: CardDefinition }
  | { readonly e: "emblem"; readonly definition: number; readonly player: Seat }
  /** 309.2a: a dungeon card is brought into the command zone. */
  | { readonly e: "enterDungeon"; readonly definition: number; readonly player: Seat }
  // supplementary decks (100.2d)
  /** The decks of a player, in this order. */
  | { readonly e: "arrangeSupplementary"; readonly player: Seat; readonly cards: readonly ObjectId[] }
  /** A card is moved off its deck and turned face up, or face down and put on the bottom of its owner's deck. */
  | { readonly e: "turnUp"; readonly object: ObjectId; readonly controller: Seat }
  | { readonly e: "turnDown"; readonly object: ObjectId }
  /** 901: who is planar controller, and how often the die was rolled; 901.14: of several the one whom `of` names. */
  | { readonly e: "planar"; readonly change: PlanarChange; readonly of?: Seat }
  /** 701.24; `to`: to these, which are in the planar deck, and not to its top card. */
  | { readonly e: "planeswalk"; readonly player: Seat; readonly to?: readonly ObjectId[] }
  /** 701.25. */
  | { readonly e: "setInMotion"; readonly player: Seat }

  // players and the game
  | { readonly e: "player"; readonly player: Seat; readonly change: PlayerChange }
  /** 903: what is remembered of a commander. */
  | {
      readonly e: "commander";
      readonly card: CardIndex;
      readonly change: Partial<Pick<CommanderState, "casts" | "damage" | "unseen" | "stays">>;
    }
  | { readonly e: "monarch" | "initiative"; readonly player: Seat | undefined }
  | { readonly e: "dayNight"; readonly to: "day" | "night" }
  | { readonly e: "extraTurn"; readonly turn: ExtraTurn }
  /** `cut`: and the present step is over at once (721.1). */
  | { readonly e: "steps"; readonly toCome: TurnState["toCome"]; readonly cut?: boolean }
  | { readonly e: "beginTurn"; readonly player: Seat; readonly extra: boolean }
  | { readonly e: "beginStep"; readonly step: Step }
  | { readonly e: "lose"; readonly player: Seat; readonly reason: LossReason }
  /** `last`: nobody else is left, which no effect changes (104.2a, 104.2c). */
  | { readonly e: "win"; readonly player: Seat; readonly last?: true }
  | { readonly e: "drawnGame" }
  /** 724: a new game begins with all cards but these, which stay in exile; this player is the starting player. */
  | { readonly e: "restart"; readonly player: Seat; readonly keep: readonly ObjectId[] }
  /** 104.4e-h: the game is a draw for this player, who leaves it; the others go on. */
  | { readonly e: "drawFor"; readonly player: Seat }
  /** Something happened that changes nothing by itself but that abilities look for. */
  | {
      readonly e: "happened";
      readonly on: Happening;
      readonly facts: EventFacts;
      readonly detail?: string;
      readonly ordinal?: number;
    };

export type MoveReason =
  | "draw"
  | "discard"
  | "mill"
  | "sacrifice"
  | "destroy"
  | "stateBased"
  | "resolve"
  | "counter"
  | "cast"
  | "playLand"
  | "cost"
  | "setup"
  | "leaves";
export type LossReason = "life" | "library" | "poison" | "effect" | "concede" | "commander" | "team";

/** How an object arrives in its new zone. */
export interface Arrival {
  readonly controller?: Seat;
  readonly tapped?: boolean;
  /** 508.4: what it is attacking, or its controller chooses. */
  readonly attacking?: Entity | "choose" | { readonly orPlaneswalkerOf: Seat };
  /** 509.7: what it is blocking, or its controller chooses. */
  readonly blocking?: ObjectId | "choose";
  readonly face?: number;
  readonly transformed?: boolean;
  /** If it has a prepare spell. */
  readonly prepared?: true;
  readonly faceDown?: FaceDown;
  readonly counters?: Readonly<Record<string, number>>;
  readonly attachedTo?: Entity;
  readonly copy?: CopyOf;
  /** It is that copy only until then. */
  readonly copyUntil?: Expiry;
  /** 603.12: what triggers as it enters as a copy, and of what. */
  readonly whenCopied?: { readonly body: Body; readonly of: ObjectId };
  /** 712.4a: the other card of the permanent it becomes, melded. */
  readonly with?: ObjectId;
  readonly chosen?: GameObject["chosen"];
  readonly secret?: GameObject["secret"];
  readonly linked?: Readonly<Record<string, readonly ObjectId[]>>;
  readonly cast?: CastFacts;
  readonly x?: number;
  readonly prototyped?: boolean;
  /** In a library: from the top, "bottom" or an index from the top. */
  readonly place?: "top" | "bottom" | number;
  readonly visibleTo?: readonly Seat[];
  readonly status?: string;
  /** 903.9c: of several cards, where those go that are no commander. */
  readonly rest?: Zone;
  /** 727.3e: of a token that cards have merged with, where those go. */
  readonly cards?: { readonly to: Zone; readonly place?: Arrival["place"] };
  /** Continuous effects that start as it enters ("it gains haste", "it's a Zombie"): their makers add these. */
  readonly modifications?: readonly Modification[];
}

export type Announcement = Partial<
  Pick<
    GameObject,
    "chosenModes" | "symbols" | "targets" | "divided" | "x" | "cast" | "controller" | "notes" | "copy" | "face"
  >
>;
export type ObjectChange = {
  readonly [K in
    | "marks"
    | "level"
    | "unlocked"
    | "room"
    | "chosen"
    | "secret"
    | "uses"
    | "linked"
    | "status"
    | "statusTurn"
    | "visibleTo"
    | "deathtouched"
    | "counters"
    | "notes"
    | "since"]?: GameObject[K] | undefined;
};
export type PlayerChange = {
  readonly [K in
    | "landsPlayed"
    | "skips"
    | "mulligans"
    | "citysBlessing"
    | "enduringStory"
    | "controlledBy"
    | "controlNext"
    | "extraNext"
    | "drewFromEmpty"
    | "speed"
    | "completed"
    | "ring"
    | "ringBearer"
    | "companion"
    | "designations"]?: PlayerState[K] | undefined;
};
