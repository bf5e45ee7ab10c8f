import type { Zone } from "../abilities/references.ts";
import type { GameOptions } from "../api.ts";
import type { Answer } from "../decisions.ts";
import type { CardDefinition } from "../definition.ts";
import type { CombatState } from "./combat.ts";
import type { CardState, GameObject } from "./gameObject.ts";
import type { DelayedTrigger, HistoryEntry, LastKnown, TriggeredInstance } from "./history.ts";
import type { CardIndex, ObjectId, Seat } from "./ids.ts";
import type { LastingEffect } from "./lasting.ts";
import type { PlayerState } from "./player.ts";
import type { Stage } from "./stage.ts";
import type { ExtraTurn, TurnMarkers, TurnState } from "./turn.ts";

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

/** What a game remembers of a commander, whatever object its card is by now. */
export interface CommanderState {
  readonly card: CardIndex;
  /** 903.8: how often each player has cast it from the command zone. */
  readonly casts: Readonly<Record<Seat, number>>;
  /** 903.10a: the combat damage it has dealt to each player. */
  readonly damage: Readonly<Record<Seat, number>>;
  /** 708.5: of that, what it has dealt as this object, which lies face down: who dealt it only its controller knows. */
  readonly unseen?: { readonly object: ObjectId; readonly damage: Readonly<Record<Seat, number>> };
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

export interface Away {
  readonly object: ObjectId;
  readonly until: ObjectId;
  readonly to: Zone | "phasedIn";
}
