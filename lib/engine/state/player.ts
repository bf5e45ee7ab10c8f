import type { ManaType } from "../../cards/schema.ts";
import type { ManaRestriction } from "../abilities/mana.ts";
import type { ObjectId, Seat } from "./ids.ts";
import type { ExtraTurn } from "./turn.ts";

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
  /** Of storied, a keyword later than this edition. */
  readonly enduringStory?: boolean;
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
