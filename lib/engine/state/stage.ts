import type { ObjectId, Seat } from "./ids.ts";

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
