import type { CardPicture, CardType, Color, PrintedNames, Supertype } from "../cards/schema.ts";
import type { Decision } from "./decisions.ts";
import type { Seat } from "./state/ids.ts";

/**
 * What one seat may see. Objects are named by opaque handles of that seat alone, which say nothing about the card and
 * change whenever the object does (400.7) or its place in a library became unknown. Plain JSON.
 */
export type Handle = string;

export interface SeatView {
  /** null for a spectator. */
  readonly seat: Seat | null;
  readonly turn: TurnView;
  readonly players: readonly PlayerView[];
  readonly battlefield: readonly PermanentView[];
  /** The top of the stack is last (405.1). */
  readonly stack: readonly StackObjectView[];
  /** 102.3: the seats of each team; absent, everybody plays alone. */
  readonly teams?: readonly (readonly Seat[])[];
  /** 810.4: the life of a player is that of the whole team. */
  readonly sharedLife?: true;
  /** 809.2. */
  readonly emperors?: readonly Seat[];
  /** 311.5: the planar controller, in whose command zone what is face up of the planar decks is shown. */
  readonly planarController?: Seat;
  /** 801.2: by seat, the players within its range of influence this turn; absent where all are. */
  readonly reach?: readonly (readonly Seat[])[];
  /** 807.4-5: the turns taken at the same time as `turn`, which is the one that this seat has to do with, and their stacks. */
  readonly otherTurns?: readonly ConcurrentTurnView[];
  /** 728.1: absent until it has become either. */
  readonly dayNight?: "day" | "night";
  /** 500.7: who takes the extra turns that come next, in order. */
  readonly extraTurns?: readonly Seat[];
  /** 603.7, 611.2: what spells and abilities that have resolved still do; those alike as one. */
  readonly inForce?: readonly InForce[];
  /** The questions that wait for this seat, with digests. */
  readonly pending: readonly PendingView[];
  /** The seats somebody is waiting for; empty after the end, and while the game is still working. */
  readonly waitingFor: readonly Seat[];
  /** More happens than fits one request: the game goes on by itself, and somebody is asked then. */
  readonly working?: true;
  readonly result?: GameResult;
}

/** 807.5: a turn that is taken at the same time, with its stack, the top last. */
export interface ConcurrentTurnView {
  readonly turn: TurnView;
  readonly stack: readonly StackObjectView[];
}

/** The source of an effect or ability; neither of what this seat cannot see, no `id` of what is gone. */
export interface SourceView {
  readonly id?: Handle;
  readonly name?: string;
}

export interface InForce {
  readonly source: SourceView;
  readonly controller: Seat;
  /** "later": a delayed triggered ability waits; "nextSpell": it waits for a spell; otherwise when the effect ends. */
  readonly until:
    | "later"
    | "nextSpell"
    | "endOfTurn"
    | "endOfCombat"
    | "thisStep"
    | "planeswalk"
    | "turnOf"
    | "endOfTurnOf"
    | "combatOf"
    | "stepOf"
    | "while";
  /** Whose turn, of those that end with one. */
  readonly player?: Seat;
  /** The permanents and spells it affects, where those are certain ones; at most 60 of them. */
  readonly affects?: readonly Handle[];
}

export interface PendingView {
  readonly digest: string;
  readonly decision: Decision<Handle>;
  /** What this seat has answered on the way to this question can be taken back (730.1). */
  readonly mayTakeBack?: true;
}

export interface GameResult {
  /** Empty when the game is a draw (104.4). */
  readonly winners: readonly Seat[];
}

export interface TurnView {
  readonly number: number;
  /** Of an active team its primary player (805.2). */
  readonly active: Seat;
  /** 805.4a: everybody whose turn it is, where teams share their turns. */
  readonly team?: readonly Seat[];
  readonly phase: Phase;
  readonly step: Step;
}

/** 500.1. */
export type Phase = "beginning" | "precombatMain" | "combat" | "postcombatMain" | "ending";
/** The steps of 501-514; a main phase stands for itself. */
export type Step =
  | "untap"
  | "upkeep"
  | "draw"
  | "precombatMain"
  | "beginningOfCombat"
  | "declareAttackers"
  | "declareBlockers"
  | "firstStrikeDamage"
  | "combatDamage"
  | "endOfCombat"
  | "postcombatMain"
  | "end"
  | "cleanup";

export interface PlayerView {
  readonly seat: Seat;
  readonly life: number;
  readonly counters: Readonly<Record<string, number>>;
  readonly handCount: number;
  /** Own cards, and cards revealed to this seat. */
  readonly hand: readonly CardView[];
  readonly libraryCount: number;
  /** Cards of the library this seat may see now, top first. */
  readonly library: readonly CardView[];
  /** The top card is last. */
  readonly graveyard: readonly CardView[];
  readonly exile: readonly CardView[];
  readonly command: readonly CardView[];
  /** 100.2d: how many cards are left in the supplementary decks, by kind; absent where there are none. */
  readonly supplementary?: Readonly<Record<"planar" | "scheme" | "attraction", number>>;
  /** 903: this player's commanders; absent without any. */
  readonly commanders?: readonly CommanderView[];
  /** 901.9: what rolling the planar die costs this player now; absent without planes. */
  readonly planarDieCost?: number;
  /** 400.11a: cards from outside the game that this seat is asked about. */
  readonly outside?: readonly CardView[];
  /** Mana pool in symbols, "{R}{R}". */
  readonly mana: string;
  readonly landsPlayed: number;
  readonly lost: boolean;
  /** 104.4e-h: the game was a draw for this player, who has left it. */
  readonly drew?: true;
  readonly designations?: readonly PlayerDesignation[];
  /** 701.52: how often the Ring has tempted this player. */
  readonly ring?: number;
  readonly speed?: number;
  /** 309.7: names. */
  readonly completedDungeons?: readonly string[];
  /** 720.5: who makes this player's decisions. */
  readonly controlledBy?: Seat;
}

/** 702.131c, 722.1, 723.1. */
export type PlayerDesignation = "monarch" | "initiative" | "citysBlessing" | "enduringStory";

export interface CommanderView {
  readonly name: string;
  /** Absent in a hidden zone and outside the game. */
  readonly id?: Handle;
  /** Absent where this seat may not look: a library, somebody else's hand. */
  readonly zone?: string;
  /** 903.8: what it costs in addition, for its owner, from the command zone. */
  readonly tax: number;
  /** 903.10a: by seat, the combat damage it has dealt; nobody who was dealt none. */
  readonly damage: Readonly<Record<Seat, number>>;
}

/** Characteristics as they are now (109.3), of an object this seat may see. */
export interface CardView {
  readonly id: Handle;
  readonly name: string;
  /** The name in other languages, where the game's cards were imported with them. */
  readonly printedNames?: PrintedNames;
  /** Where the game's cards were imported with pictures; a page shows it if its installation lets it. */
  readonly picture?: CardPicture;
  readonly manaCost: string;
  readonly colors: readonly Color[];
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly text: string;
  readonly power?: number;
  readonly toughness?: number;
  readonly loyalty?: number;
  readonly defense?: number;
  readonly owner: Seat;
  readonly faceDown?: boolean;
  /** A manual card: its text is carried out by hand. */
  readonly manual?: true;
  readonly counters?: Readonly<Record<string, number>>;
  readonly chosen?: readonly Choice[];
  /** 309.4: of a dungeon, the room in which its owner is. */
  readonly room?: string;
  /** 712.6: what else is printed on it: the other side, an Adventure, what it flips into. */
  readonly otherFaces?: readonly OtherFace[];
}

export interface OtherFace {
  readonly name: string;
  readonly manaCost: string;
  readonly supertypes: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes: readonly string[];
  readonly text: string;
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
}

/**
 * 607.2d: a quality chosen for an object, which all players know: a colour as "W", the name of a type, a card or a kind of counter, a
 * number, a word or a seat. `by`: who chose it, where each player chooses one.
 */
export interface Choice {
  readonly of: "color" | "type" | "name" | "player" | "number" | "word" | "counterKind" | "sector";
  readonly is: string | number;
  readonly by?: Seat;
}

/** What a permanent has become, which is no part of its characteristics. */
export type Designation =
  | "monstrous"
  | "renowned"
  | "suspected"
  | "prepared"
  | "harnessed"
  | "saddled"
  | "solved"
  | "exerted"
  | "ringBearer";

export interface PermanentView extends CardView {
  /** So many that look the same in every way (view/gather.ts); `id` is a run of their handles (runs.ts). */
  readonly count?: number;
  /** Instead of `blocking`: each of the run blocks one of these, in the same order. */
  readonly blockingEach?: Handle;
  readonly controller: Seat;
  readonly tapped: boolean;
  readonly token: boolean;
  /** 302.6: cannot attack or use {T} yet. */
  readonly summoningSick: boolean;
  readonly damage: number;
  readonly keywords: readonly string[];
  readonly attachedTo?: Handle | Seat;
  readonly phasedOut?: boolean;
  readonly attacking?: Handle | Seat;
  readonly blocking?: readonly Handle[];
  /** 709.5c: halves that give it nothing until they are unlocked. */
  readonly locked?: readonly LockedHalf[];
  readonly designations?: readonly Designation[];
  /** 701.38b. */
  readonly goadedBy?: readonly Seat[];
  /** 716.2b: of a Class. */
  readonly level?: number;
  /** 702.158b. */
  readonly sector?: string;
  /** 702.95. */
  readonly pairedWith?: Handle;
  /** 607.2a, 610.3: the cards in exile that its abilities have exiled. */
  readonly exiled?: readonly Handle[];
  /** The copy of its prepare spell in exile, which may be cast while it is prepared. */
  readonly prepareSpell?: Handle;
  /** 602.5b: its abilities that have been activated as often as they may be, this turn or ever, in their words. */
  readonly usedUp?: readonly string[];
  /** 606.3: none of its loyalty abilities may be activated again this turn. */
  readonly loyaltyUsed?: true;
}

export interface LockedHalf {
  readonly face: number;
  readonly name: string;
  readonly manaCost: string;
  readonly text: string;
}

export interface StackObjectView extends CardView {
  /** So many that lie on each other and read the same; `id` is a run of their handles. */
  readonly count?: number;
  /** Instead of `sourceId`: those of each, in the same order. */
  readonly sourceEach?: Handle;
  readonly controller: Seat;
  readonly kind: "spell" | "activated" | "triggered";
  /** The permanent or card an ability came from, while it is still there. */
  readonly sourceId?: Handle;
  readonly targets: readonly (Handle | Seat)[];
  readonly x?: number;
  /** 700.2: the texts of the modes chosen. */
  readonly modes?: readonly string[];
}

/**
 * The public facts that decide whether a game waits for a player (architecture, section 7): nothing in it depends on a
 * hidden card.
 */
export interface Situation {
  readonly turn: TurnView;
  /** 102.3: where there are teams, the seats of each. */
  readonly teams?: readonly (readonly Seat[])[];
  /** Who cast a spell, activated an ability or blocked this turn. */
  readonly acted: readonly Seat[];
  /** What resolves next. */
  readonly top?: OnStack | undefined;
  /** The top is last. What is worked out when it is looked at has to be, before the game goes on. */
  readonly stack: readonly OnStack[];
  /** Creatures that attack, and whom: the player, or who has to defend the permanent (508.5). */
  readonly attackers: readonly { readonly id: number; readonly against: Seat }[];
  /** By seat: it has an untapped source of mana. */
  readonly hasMana: readonly boolean[];
  /** By seat: something it controls where all can see it has an ability, not for mana, that it could activate now. */
  readonly hasAbility: readonly boolean[];
  readonly handCounts: readonly number[];
  /** 117.4: who is asked for priority after whoever has it, one after the other, if all of them only pass. */
  readonly after: readonly Seat[];
}

/** `concerns`: the players it targets, or whose permanents, spells or cards it does. `id`: no other object had or gets it. */
export interface OnStack {
  readonly id: number;
  readonly controller: Seat;
  readonly concerns: readonly Seat[];
  readonly spell: boolean;
}
