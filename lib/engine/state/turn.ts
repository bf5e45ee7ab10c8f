import type { Effect } from "../abilities/effects.ts";
import type { Phase, Step } from "../views.ts";
import type { EventFacts, Note } from "./history.ts";
import type { Entity, ObjectId, Seat } from "./ids.ts";
import type { GameState } from "./state.ts";

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
