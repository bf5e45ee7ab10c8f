import type { ManaType } from "../../cards/schema.ts";
import type { Condition } from "../abilities/conditions.ts";
import type { Effect } from "../abilities/effects.ts";
import type { EventPattern } from "../abilities/events.ts";
import type { Filter } from "../abilities/filters.ts";
import type { ManaRestriction } from "../abilities/mana.ts";
import type { Modification } from "../abilities/modifications.ts";
import type { Zone } from "../abilities/references.ts";
import type { Replacement } from "../abilities/replacements.ts";
import type { Rule } from "../abilities/rules.ts";
import type { GameOptions } from "../api.ts";
import type { Answer } from "../decisions.ts";
import type { CardDefinition } from "../definition.ts";
import type { Phase, Step } from "../views.ts";
import type { CardState, GameObject } from "./gameObject.ts";
import type { DelayedTrigger, EventFacts, HistoryEntry, LastKnown, Note, TriggeredInstance } from "./history.ts";
import type { CardIndex, Entity, ObjectId, Seat } from "./ids.ts";

/**
 * The whole game as plain JSON. Everything is readonly: it changes only through the journal, as events are applied.
 * Optional fields are absent in their usual case, which keeps a stored game small.
 */

export interface GameState {
  readonly schema: number;
  readonly seed: string;
  /** What handles are made from, where that is not the seed: a supposed world names things as the real one does. */
  readonly namedBy?: string;
  /** What the players added to the seed (state/rng.ts); absent where they were not asked, or not yet. */
  readonly entropy?: string;
  /** How many blocks of randomness were used (state/rng.ts). */
  readonly drawn: number;
  readonly options: GameOptions;
  /** The procedure that runs next; see turn/advance.ts. */
  readonly stage: Stage;
  /** The latest timestamp given (613.7). */
  readonly timestamp: number;
  /** The latest id given to an object that is not a card; counts downwards. */
  readonly lastId: ObjectId;
  readonly turn: TurnState;
  readonly players: readonly PlayerState[];
  /** Physical cards by index. */
  readonly cards: readonly CardState[];
  /** Every object that is more than a card lying in a hidden zone or a graveyard. */
  readonly objects: Readonly<Record<ObjectId, GameObject>>;
  readonly battlefield: readonly ObjectId[];
  /** The top is last (405.1). */
  readonly stack: readonly ObjectId[];
  readonly exile: readonly ObjectId[];
  readonly command: readonly ObjectId[];
  /** Continuous effects made by resolutions (611.2), and rules and replacements likewise. */
  readonly effects: readonly LastingEffect[];
  readonly delayed: readonly DelayedTrigger[];
  /** Abilities that triggered and wait to be put on the stack (603.3). */
  readonly triggered: readonly TriggeredInstance[];
  readonly combat?: CombatState;
  /** Definitions of tokens, emblems and other objects made by effects; referred to as -1 - index. */
  readonly made: readonly CardDefinition[];
  /** What happened this turn, of the kinds that cards in this game ask about, then last turn's. */
  readonly history: readonly HistoryEntry[];
  readonly lastTurn: readonly HistoryEntry[];
  /** 608.2h, 603.10: what left this turn, as it last existed. */
  readonly lastKnown: Readonly<Record<ObjectId, LastKnown>>;
  readonly turnsToCome: readonly ExtraTurn[];
  /** 807.4: where several turns are taken at once; absent in any other game. */
  readonly turnMarkers?: TurnMarkers;
  /** 610.3: objects that come back as soon as a permanent has left the battlefield. */
  readonly away?: readonly Away[];
  /** How many permanents somebody else controls than by default. */
  readonly held?: number;
  /** 903.3: absent in a game without commanders. */
  readonly commanders?: readonly CommanderState[];
  /** 901: absent in a game without planes. */
  readonly planar?: PlanarState;
  readonly monarch?: Seat;
  readonly initiative?: Seat;
  /** 801.2c: by seat, the players within its range of influence as this turn began; absent without the option. */
  readonly reach?: readonly (readonly Seat[])[];
  readonly dayNight?: "day" | "night";
  /**
   * Resolutions since anybody last chose anything but to pass or the stack was lower, outlines and hashes of the states after
   * them, how low the stack has been, and with limited range of influence whose objects resolved (rules/loops/loops.ts).
   */
  readonly loopWatch?: {
    readonly resolved: number;
    readonly seen: readonly string[];
    readonly low?: number;
    readonly by?: readonly Seat[];
  };
  readonly shortcut?: Shortcut;
  /** 729.2c: who ended a shortcut here, and does something else than pass. */
  readonly shortened?: Seat;
  /** 729.3: actions taken in this step and by whom; once they are many, the positions they were taken in (rules/loops/loops.ts). */
  readonly repeated?: { readonly actions: number; readonly taken: readonly Taken[]; readonly by?: readonly Seat[] };
  readonly result?: { readonly winners: readonly Seat[] };
}

/** 807.4-5 (state/turnMarkers.ts). */
export interface TurnMarkers {
  /** In the order of their numbers, two or more. */
  readonly markers: readonly TurnMarker[];
  /** Who was in the game when markers were last looked at for those that are too many (807.4e). */
  readonly seated: readonly Seat[];
}

export interface TurnMarker {
  /** 807.4b: from 0. */
  readonly number: number;
  /** 807.4e: how often it is designated for removal; absent for never. */
  readonly removals?: number;
  /** Its turn, while another one is gone on with; absent for the current marker, whose turn the state says. */
  readonly turn?: ConcurrentTurn;
}

/** What of the state is one turn's own. */
export interface ConcurrentTurn
  extends Pick<
    GameState,
    | "stage"
    | "turn"
    | "stack"
    | "combat"
    | "planar"
    | "turnsToCome"
    | "history"
    | "lastTurn"
    | "loopWatch"
    | "shortcut"
    | "shortened"
    | "repeated"
  > {
  /** 117.4: who has passed in succession, the latest first. */
  readonly passers: readonly Seat[];
}

/** What a game remembers of a commander, whatever object its card is by now. */

export interface CommanderState {
  readonly card: CardIndex;
  /** 903.8: how often each player has cast it from the command zone. */
  readonly casts: Readonly<Record<Seat, number>>;
  /** 903.10a: the combat damage it has dealt to each player. */
  readonly damage: Readonly<Record<Seat, number>>;
  /** 903.9a: the object in a graveyard or in exile that its owner leaves there. */
  readonly stays?: ObjectId;
}

export interface PlanarState {
  /** 311.5, 901.6: who controls what is face up of the planar decks; 901.14b: nobody, where whoever did left with a turn marker. */
  readonly controller?: Seat;
  /** 901.9: how often each player has taken the action of rolling the planar die this turn. */
  readonly rolls: Readonly<Record<Seat, number>>;
}

export type PlanarChange = { readonly [K in keyof PlanarState]?: PlanarState[K] | undefined };

/** 729.2: a sequence of choices that all players have agreed on and that is being taken (shortcuts.ts). */

export interface Shortcut {
  readonly by: Seat;
  /** What `by` answers each time, in order. Everybody else passes. */
  readonly choices: readonly Answer[];
  readonly times: number;
  /** How many of these choices have been made, over all times. */
  readonly taken: number;
  /** At which of their chances to act players end it; who is not here accepted it as it was proposed. */
  readonly chances: Readonly<Record<Seat, number>>;
  /** What was random or hidden as it began. */
  readonly known: string;
  /** The length of the log after the first time. */
  readonly logged: number;
}

/** An action as its player took it: hashes of the position and of the action. */

export interface Taken {
  readonly at: string;
  readonly player: Seat;
  readonly action: string;
}

/** 117.3-4: who has priority, and how many players in succession have passed. */
export interface Priority {
  readonly player: Seat;
  readonly passes: number;
  /** 805.5b: how many of these are of the player's team, before whose passing it does not pass. */
  readonly ofTeam?: number;
}

/** Where the game is between two procedures. */

export type Stage =
  | { readonly at: "start" }
  /** Where the start goes on after somebody has left it (`resumable`). */
  | {
      readonly at: "mulligans";
      readonly deciding: readonly Seat[];
      readonly keeping: readonly Seat[];
      readonly again: readonly Seat[];
    }
  /** 103.6: `players` have still to take actions with their opening hands. */
  | { readonly at: "openingHands"; readonly players: readonly Seat[] }
  /** Instead of the start: a position is set up (position.ts). */
  | { readonly at: "position"; readonly placing: readonly Placing[]; readonly opening?: boolean }
  | { readonly at: "beginTurn" }
  | { readonly at: "beginStep" }
  /** 117.3: somebody is about to receive priority; `passes` in succession so far. */
  | ({ readonly at: "priority" } & Priority)
  /** State-based actions and triggers were dealt with for this priority (704.3). */
  | ({ readonly at: "action" } & Priority)
  /** `abandoned`: without following its instructions, which are more than a game can do (carryOn.ts). */
  | { readonly at: "resolve"; readonly abandoned?: true }
  /** 104.3a: a player leaves; then the game goes on where it was. */
  | { readonly at: "concession"; readonly player: Seat; readonly then: Stage }
  | { readonly at: "endStep" }
  | { readonly at: "over" };

/** 103.5: who has still to declare whether they take a mulligan in this round, and who declared what. */

export type MulliganRound = Omit<Extract<Stage, { at: "mulligans" }>, "at">;

/** A permanent of a position that is still to be placed. */

export interface Placing {
  readonly object: ObjectId;
  readonly face?: number;
  readonly tapped?: boolean;
  readonly counters?: Readonly<Record<string, number>>;
  /** Place in the list of what it is attached to. */
  readonly attachedTo?: number;
}

export interface TurnState {
  readonly number: number;
  readonly active: Seat;
  readonly phase: Phase;
  readonly step: Step;
  /** Steps still to come this turn, extra phases included. */
  readonly toCome: readonly Step[];
  /** The steps that have begun this turn, in order (506.7); absent in games saved before this was kept. */
  readonly begun?: readonly Step[];
  /** Whose turn it was or would be but for extra turns: turn order goes on from there. */
  readonly regular: Seat;
  /** Whose turn the previous one was (730.2). */
  readonly previous?: Seat;
  /** The turn was created by an effect (500.7). */
  readonly extra?: boolean;
  /** 721.1: the turn or phase is being ended; nobody receives priority before the next step. */
  readonly cut?: boolean;
  /** Who cast a spell, activated an ability other than for mana, or blocked this turn. */
  readonly acted?: readonly Seat[];
  /** What was declared as an attacker this turn (508.1a). */
  readonly attackers?: readonly ObjectId[];
  /** Who attacked whom this turn. */
  readonly attacked?: readonly { readonly by: Seat; readonly whom: Seat }[];
  /** How often the present kind of phase came up this turn: a second combat is 2. */
  readonly combats: number;
  /** How much of the turn's history is from before the present kind of phase began (506.1); absent: nothing. */
  readonly combatFrom?: number;
  /** Main phases so far this turn, the present one included (505.1b). */
  readonly mains: number;
}

export interface Away {
  readonly object: ObjectId;
  readonly until: ObjectId;
  readonly to: Zone | "phasedIn";
}

export interface ExtraTurn {
  readonly player: Seat;
  /** What is said of this turn, followed as it begins (500.7). */
  readonly said?: SaidOfTurn;
}
/** Instructions, with what the spell or ability they are of knew. */
export interface SaidOfTurn {
  readonly effects: readonly Effect[];
  readonly self: ObjectId;
  readonly controller: Seat;
  readonly notes: Readonly<Record<string, Note>>;
  readonly targets?: readonly (readonly Entity[])[];
  readonly x?: number;
  readonly event?: EventFacts;
}

export interface PlayerState {
  readonly life: number;
  /** The top card is last. */
  readonly library: readonly ObjectId[];
  readonly hand: readonly ObjectId[];
  readonly graveyard: readonly ObjectId[];
  /** 400.11a: the cards this player owns outside the game, as long as they are there. */
  readonly outside?: readonly ObjectId[];
  /**
   * 100.2d: this player's supplementary decks, planar, scheme and Attraction deck in one: a card's type says which it is in.
   * The top of each is what is last of its kind.
   */
  readonly supplementary?: readonly ObjectId[];
  readonly mana: readonly Mana[];
  readonly counters: Readonly<Record<string, number>>;
  readonly landsPlayed: number;
  /** The number of this player's most recent turn; 0 before the first (302.6). */
  readonly turnBegan: number;
  /** Whom this player attacked in the last turn that they took and that is over. */
  readonly attackedLast?: readonly Seat[];
  /** What was declared as an attacker in that turn (508.1a). */
  readonly attackersLast?: readonly ObjectId[];
  /** Which creature was declared as an attacker against which player in the last combat phase of this player's turns. */
  readonly combatLast?: readonly { readonly attacker: ObjectId; readonly whom: Seat }[];
  /** The number of the turn of this player's before that. */
  readonly previousTurn?: number;
  /** How many turns this player has begun in this game; none where there is nothing. */
  readonly turnsTaken?: number;
  /** "cast" or "cycle" and a name -> how often this player has done that in this game, where a card of it asks. */
  readonly tallies?: Readonly<Record<string, number>>;
  /** 104.3, 800.4: out of the game. */
  readonly lost?: boolean;
  /** 104.4e-h: out of it because it was a draw for this player. */
  readonly drew?: true;
  /** 704.5b: drew from an empty library since the last check. */
  readonly drewFromEmpty?: boolean;
  /** Steps this player skips, the next time each comes (614.10). */
  readonly skips?: readonly string[];
  readonly mulligans?: number;
  readonly citysBlessing?: boolean;
  /** Who controls this player (720). */
  readonly controlledBy?: Seat;
  /** Who will, during this player's next turn. */
  readonly controlNext?: Seat;
  /** How many extra turns this player takes after the next one that they take (500.7). */
  readonly extraNext?: number;
  /** 807.4i-j: the extra turns that this player takes immediately before their next turn, the next one last. */
  readonly extraBefore?: readonly ExtraTurn[];
  readonly speed?: number;
  /** Text of an ability without a source that triggers once each turn -> the turn in which it last did. */
  readonly triggered?: Readonly<Record<string, number>>;
  /** 309.7: the names of the dungeons this player has completed. */
  readonly completed?: readonly string[];
  readonly ring?: number;
  readonly ringBearer?: ObjectId;
  /** 702.139a: revealed before the game; outside it until it is put into the hand. */
  readonly companion?: ObjectId;
  /** Chosen once for the game or remembered for effects, by name. */
  readonly designations?: readonly string[];
}

/** One mana in a pool (106.4). */

export interface Mana {
  readonly type: ManaType;
  readonly snow?: boolean;
  readonly restriction?: ManaRestriction;
  readonly persists?: "endOfTurn" | "endOfCombat";
  readonly source?: ObjectId;
  /** Of mana that does something as it is spent: which of the pool was added together with it; absent if it does so by itself. */
  readonly added?: number;
}

/** [definition, owner, incarnation, zone]: small, because there are many. */

/** Zones as stored in `CardState`. */

/** How a spell was cast (601.2b, 601.2h); a permanent keeps its spell's. */

/** Which ability: printed on a definition's face (after keywords are spelled out), or given by an effect of an object. */

/** What a trigger remembers of its event. */

/** What an instruction noted (abilities/effects.ts). */

/** When a lasting effect ends, made concrete as it began. */

export type Expiry =
  | {
      readonly at: "endOfTurn" | "endOfCombat" | "thisStep" | "planeswalk";
      /** 807.4: of which of several turns. */
      readonly turn?: number;
    }
  /**
   * As the turn of this player begins or ends that is later than `after` (500.7 turns included). `only`: it does nothing
   * before that turn.
   */
  | { readonly at: "turnOf" | "endOfTurnOf"; readonly player: Seat; readonly after: number; readonly only?: true }
  /**
   * As a combat phase of this player ends: in a turn later than `after`, or in that very turn if more than `combats` have begun
   * in it. `only`: it does nothing before that combat phase.
   */
  | {
      readonly at: "combatOf";
      readonly player: Seat;
      readonly after: number;
      readonly combats?: number;
      readonly only?: true;
    }
  /** As soon as such a thing happens. */
  | { readonly at: "event"; readonly when: EventPattern }
  /** As this step begins in a turn of this player that is later than `after`. */
  | { readonly at: "stepOf"; readonly step: Step; readonly player: Seat; readonly after: number };

export interface LastingEffect {
  readonly id: number;
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly timestamp: number;
  readonly until?: Expiry;
  /** Ends as soon as this is not so. */
  readonly while?: Condition;
  /** 611.2f: it begins as this player puts such a spell on the stack, and affects that spell. */
  readonly nextSpell?: { readonly by: Seat; readonly what: Filter };
  /** 611.2c: the objects it affects, fixed as it began. Absent for rules and replacements about no certain objects. */
  readonly objects?: readonly Entity[];
  readonly players?: readonly Seat[];
  readonly modifications?: readonly Modification[];
  /** 702.95a: it pairs its two objects. */
  readonly pairs?: boolean;
  readonly rules?: readonly Rule[];
  readonly replacement?: Replacement;
  readonly once?: boolean;
  /** What is left of a prevention shield (615.7). */
  readonly shield?: number;
  readonly notes?: Readonly<Record<string, Note>>;
  readonly targets?: readonly (readonly Entity[])[];
  readonly x?: number;
  readonly event?: EventFacts;
}

/** 506-511. Present from the beginning of combat to its end. */

export interface CombatState {
  readonly attackers: readonly Attacker[];
  /** 508.8: creatures attacked or entered attacking, even if none is left. */
  readonly attacked?: boolean;
  /** 507.1: the defending player, where one is chosen. */
  readonly defending?: Seat;
  /** What creatures were declared as attackers against. */
  readonly declared?: readonly Entity[];
  /** 509.1: declared, even if nothing blocks. */
  readonly blockersDeclared?: boolean;
  /** 510.4: who dealt damage in the first combat damage step. */
  readonly struckFirst?: readonly ObjectId[];
  /** 509.3: for creatures that block several, those in damage assignment order. */
  readonly orders?: Readonly<Record<ObjectId, readonly ObjectId[]>>;
  /** Attacking creatures that were removed from combat, as they were (508.5). */
  readonly left?: readonly Attacker[];
}

export interface Attacker {
  readonly id: ObjectId;
  readonly controller: Seat;
  /** The player, planeswalker or battle attacked; absent once that left combat (506.4c). */
  readonly defender?: Entity;
  /** The player attacked, or who controls or protects what is attacked; the last such once that left combat (508.5). */
  readonly defendingPlayer: Seat;
  /** The attacked planeswalker has left combat (506.4c, 702.19e). */
  readonly planeswalkerLeft?: boolean;
  readonly blocked: boolean;
  /** Its blockers, in damage assignment order (509.2). */
  readonly blockers: readonly ObjectId[];
  /** 702.22c: attackers with the same number are in a band. */
  readonly band?: number;
  /** 506.6: an effect required it to attack as attackers were declared. */
  readonly hadTo?: boolean;
}

/** One thing that happened, as triggers, "this turn" and the like look at it. */

/** The kinds of event that patterns name. */

/** An object as it last existed: its record, and its characteristics with all effects applied (608.2h). */
