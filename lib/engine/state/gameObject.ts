import type { Ability } from "../abilities/ability.ts";
import type { Duration } from "../abilities/durations.ts";
import type { Modification } from "../abilities/modifications.ts";
import type { Zone } from "../abilities/references.ts";
import type { CastThisWay } from "../abilities/rules/casting.ts";
import type { EventFacts, Note } from "./history.ts";
import type { Entity, ObjectId, Seat } from "./ids.ts";

/** 109: what the state keeps of each object. */

export type CardState = readonly [definition: number, owner: Seat, incarnation: number, zone: ZoneCode];

/** "supplementary": face down in a deck that its owner has in the command zone (100.2d). */
export const ZONES = [
  ...(["library", "hand", "battlefield", "graveyard", "stack", "exile", "command", "outside"] as const),
  "supplementary",
] as const;

export type ZoneCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface GameObject {
  readonly kind: "card" | "token" | "copy" | "ability" | "emblem" | "dungeon";
  /** Index into the pool, or -1 - index into `made`. */
  readonly definition: number;
  readonly face?: number;
  /** "outside": a token about to be created, which replacements look at already (614.12). */
  readonly zone: Zone | "outside";
  readonly owner: Seat;
  /** By default; layer 2 may say otherwise. */
  readonly controller: Seat;
  readonly timestamp: number;
  // permanents
  /** Who was last seen to control it, where that is not `controller` (rules/applying/control.ts). */
  readonly heldBy?: Seat;
  readonly tapped?: boolean;
  /** The turn since whose beginning or during which its controller controls it (302.6). */
  readonly since?: number;
  readonly damage?: number;
  /** 704.5h. */
  readonly deathtouched?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  /** When the newest keyword counter of a kind was put on it (613.7c), where not as it entered. */
  readonly counterTimes?: Readonly<Record<string, number>>;
  readonly attachedTo?: Entity;
  readonly faceDown?: FaceDown;
  readonly flipped?: boolean;
  /** 309.4: the room of this dungeon in which its owner's venture marker is. */
  readonly room?: number;
  /** 716.2b: a designation, not copiable. */
  readonly level?: number;
  readonly phasedOut?: "directly" | "indirectly";
  /** 702.26a: who controlled it as it phased out directly. */
  readonly phasedOutUnder?: Seat;
  /** 707.2: copiable values come from here instead; with exceptions. */
  readonly copy?: CopyOf;
  /** 727.2 merged and 712 melded permanents: the other cards it is made of, top first. */
  readonly others?: readonly ObjectId[];
  /** Chosen as it entered or by a linked ability: colour, type, name, player, number, word. */
  readonly chosen?: Readonly<Record<string, string | number>>;
  /** The same, chosen in secret: known to whoever chose it alone, until they reveal it. */
  readonly secret?: { readonly by: Seat; readonly chosen: Readonly<Record<string, string | number>> };
  /** 607.1d: the object whose ability created this token or emblem, where either has abilities. */
  readonly madeBy?: ObjectId;
  /** 607: objects remembered by linked abilities, by name. */
  readonly linked?: Readonly<Record<string, readonly ObjectId[]>>;
  /** Marks of a permanent: "monstrous", "renowned", "suspected", "prepared", "harnessed", "exerted:0", "saddled", "goaded:0", "solved". */
  readonly marks?: readonly string[];
  /** How often it has mutated (702.140d). */
  readonly mutations?: number;
  /** How often its abilities were activated or triggered: key is the ability's, value this turn's count; "once:" keys last. */
  readonly uses?: Readonly<Record<string, number>>;
  // spells, and the permanents they become
  readonly cast?: CastFacts;
  // spells and abilities
  readonly ability?: AbilityRef;
  readonly source?: ObjectId;
  readonly triggered?: boolean;
  readonly chosenModes?: readonly number[];
  /** 601.2b: how many of each symbol that can be paid in several ways are not paid with mana of their own. */
  readonly symbols?: Readonly<Record<string, number>>;
  readonly targets?: readonly (readonly Entity[])[];
  readonly divided?: readonly (readonly number[])[];
  readonly x?: number;
  readonly event?: EventFacts;
  readonly notes?: Readonly<Record<string, Note>>;
  /** Of a delayed or reflexive trigger: see `DelayedTrigger`. */
  readonly finds?: readonly ObjectId[];
  /** Of a delayed triggered ability: the timestamp as that was created (701.28f). */
  readonly made?: number;
  /** Exiled cards and others that only some may look at: their seats. */
  readonly visibleTo?: readonly Seat[];
  /** Foretold, plotted, suspended, on an adventure, prepared (a copy, `madeBy` the permanent), hidden away ...: what lets it be played or keeps it. */
  readonly status?: string;
  /** When `status` began (turn number). */
  readonly statusTurn?: number;
  /** The permanent entered transformed or is showing its back (712.8). */
  readonly transformed?: boolean;
  /** 709.5c: the halves that have an unlocked designation: 1 for the left one, 2 for the right one, 3 for both. */
  readonly unlocked?: number;
  /** The timestamp of its last transforming (701.28f). */
  readonly turnedAt?: number;
  readonly prototyped?: boolean;
}

export interface FaceDown {
  readonly by: "morph" | "megamorph" | "disguise" | "manifest" | "cloak" | "agenda" | "effect";
  /** 708.2: the characteristics that the effect lists, of a 2/2 creature otherwise. */
  readonly as?: readonly Modification[];
}

export interface CopyOf {
  readonly definition: number;
  readonly face?: number;
  readonly except?: readonly Modification[];
  /** A copy of a copy carries what that one was. */
  readonly of?: CopyOf;
  /** 718.3c: with the second set of characteristics. */
  readonly prototyped?: boolean;
  /** 727.2a, 702.140e: the components under the topmost one, whose abilities it has as well, in order. */
  readonly under?: readonly CopyOf[];
  readonly until?: Duration;
}

export interface CastFacts {
  readonly by: Seat;
  readonly from: Zone;
  readonly via?: string;
  /** Optional costs paid, by name ("kicker", "kicker 2", "buyback", "bargain") and how often. */
  readonly paid?: Readonly<Record<string, number>>;
  /** 702.174a: the opponent chosen as the gift cost was paid. */
  readonly gift?: Seat;
  /** 702.47: the cards whose text it gained, in order. */
  readonly spliced?: readonly ObjectId[];
  /** 107.4f: for how many Phyrexian symbols life was paid. */
  readonly lifeSymbols?: number;
  /** Mana spent, by type, in symbols without braces: "WWUC". */
  readonly mana?: string;
  /** 106.3: what produced it, each source once. */
  readonly manaFrom?: readonly ObjectId[];
  readonly free?: boolean;
  /** During its caster's main phase. */
  readonly inMain?: boolean;
  /** 307.5a: its controller could not have cast a sorcery then. */
  readonly offTime?: boolean;
  readonly then?: CastThisWay;
  /** What its abilities ask to be known as it was cast, by the data of what they ask (query/asCast.ts): of a condition 0 or 1. */
  readonly known?: Readonly<Record<string, number>>;
  /** 707.10: of a copy, which has the decisions of this spell but wasn't cast: nothing was spent on it. */
  readonly copied?: ObjectId;
}

export type AbilityRef =
  | { readonly definition: number; readonly face: number; readonly index: number }
  | { readonly given: Ability; readonly by?: ObjectId };
