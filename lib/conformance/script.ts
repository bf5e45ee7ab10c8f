import type { GameOptions } from "../engine/api.ts";

/** A scenario as its file has it: what happens, what is answered, what must come out. */

export type Argument = string | number | boolean | null | { readonly java: string };

export interface Call {
  readonly fn: string;
  readonly args: readonly Argument[];
}

export interface Scenario {
  readonly id: string;
  readonly tier: 1 | 2;
  readonly strict: boolean;
  readonly opaque?: boolean;
  readonly setup: {
    readonly game: string;
    readonly life: number;
    readonly players: readonly string[];
    readonly range?: string;
    readonly attackOption?: string;
    readonly decks?: Readonly<Record<string, string>>;
  };
  readonly calls: readonly Call[];
  readonly cards: readonly string[];
}

export const STEPS = [
  "UNTAP",
  "UPKEEP",
  "DRAW",
  "PRECOMBAT_MAIN",
  "BEGIN_COMBAT",
  "DECLARE_ATTACKERS",
  "DECLARE_BLOCKERS",
  "FIRST_COMBAT_DAMAGE",
  "COMBAT_DAMAGE",
  "END_COMBAT",
  "POSTCOMBAT_MAIN",
  "END_TURN",
  "CLEANUP",
] as const;
export type ScriptStep = (typeof STEPS)[number];

/** Waits until (part of) the stack is empty before the player's later actions. */
export type Waiting = { readonly do: "wait"; readonly once: boolean };
export type StackClause = "on" | "copyOn" | "notOn" | "top";

/** What a player does when priority comes in the step of the turn that the entry names. */
export type Deed =
  | Waiting
  | {
      readonly do: "cast" | "activate" | "playLand" | "mana";
      readonly text: string;
      readonly targets: readonly string[];
      /** Only while this is (not) on the stack. */
      readonly stack?: { readonly text: string; readonly clause: StackClause };
      /** Only once there is this much mana in the player's pool. */
      readonly mana?: number;
    }
  | { readonly do: "counters"; readonly name: string; readonly kind: string; readonly count: number }
  | { readonly do: "concede" }
  | { readonly do: "check"; readonly call: Call };

export interface Action {
  readonly turn: number;
  readonly step: ScriptStep;
  readonly deed: Deed;
}

export interface AttackScript {
  readonly turn: number;
  readonly creature: string;
  readonly defender?: string;
}
export interface BlockScript {
  readonly turn: number;
  readonly blocker: string;
  readonly attacker: string;
}

export interface TargetEntry {
  readonly what: string;
  readonly amount?: number;
}

/** Everything one player was told to do. Consumed as the game goes. */
export interface PlayerScript {
  readonly actions: Action[];
  readonly attacks: AttackScript[];
  readonly blocks: BlockScript[];
  readonly choices: string[];
  readonly targets: TargetEntry[];
  readonly modes: string[];
  /** Mana is paid by hand: each color is said, which here is nothing that is asked. */
  byHand: boolean;
  /** What the next dice show and coins come to (1: the player wins the flip). */
  readonly chances: number[];
}

export interface Placed {
  readonly zone: "library" | "hand" | "graveyard" | "exile" | "command" | "battlefield" | "faceUp";
  readonly seat: number;
  readonly name: string;
  readonly alias?: string;
  readonly tapped: boolean;
}

/** What lies between the beginning, or where the game stopped last, and where it stops next. */
export interface Part {
  readonly stop: { readonly turn: number; readonly step: ScriptStep };
  readonly players: readonly PlayerScript[];
  readonly assertions: readonly Call[];
}

export interface Script {
  readonly options: Partial<GameOptions>;
  readonly placed: readonly Placed[];
  readonly lives: readonly (number | undefined)[];
  readonly emptied: readonly boolean[];
  readonly shuffled: boolean;
  /** Whether every choice has to be said (FORMAT, section 6.5). */
  readonly strict: boolean;
  readonly parts: readonly Part[];
}

/** A helper this runner does not know, or a use of one it cannot follow. */
export class Unsupported extends Error {}

/** Something in the script could not be done, or came out differently. */
export class Failed extends Error {}
