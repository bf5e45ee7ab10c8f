import type { VariantName } from "../../engine/rules/variants/named.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { StopSettings } from "../orders/stops.ts";
import type { WatchRules } from "../watch/api.ts";

/** Games that are begun, how fast and by whom, and the list of a player's own. */

/** `POST /v1/games`. */
export interface CreateGame {
  /**
   * 128 random bits or more, as 22 to 64 letters, digits, - and _. The same again, with the same body and the same
   * account, is the same game with the same links.
   */
  readonly actionId?: string;
  /** In seat order; two or more. */
  readonly seats: readonly CreateSeat[];
  /** 806-811, 901-904: how it is played; absent, the usual game, everybody for themselves. Options come on top of the variant's. */
  readonly variant?: VariantName;
  /** 102.3: the seats of each team, where the variant has teams; absent, as many equal ones as `teamCount` says, or the usual ones. */
  readonly teams?: readonly (readonly Seat[])[];
  readonly teamCount?: number;
  readonly options?: {
    readonly startingLife?: number;
    readonly damageAssignment?: "ordered" | "free";
    readonly startingPlayer?: Seat;
    readonly mulligans?: boolean;
    /** Each person is asked for a number that is mixed into the chance of the game, before it begins (docs/fairness.md). */
    readonly entropy?: true;
  };
  readonly pace?: Pace;
  /** Decks may have cards that are not read, which their players carry out by hand; absent, none may. */
  readonly manualCards?: ManualCardRules;
  /** A match of so many games, between two (100.6a); cards may be exchanged with the sideboard before each next one. */
  readonly bestOf?: 1 | 3;
  /** That others may watch, and how far behind. */
  readonly watch?: WatchRules;
}

export interface CreateSeat {
  readonly name: string;
  /** The name of a built-in deck, or a deck list as text. */
  readonly deck: string;
  /** A link opens the seat as often as its holder likes; an invite binds once, to the first who redeems it. */
  readonly as: "link" | "invite" | { readonly bot: BotName };
  /** Where this seat is waited for, to begin with; it depends on the deck. Only its player can change it later. */
  readonly stops?: StopSettings;
}

/** Computer players: three levels, and two that others are measured by. */
export type BotName = "casual" | "regular" | "strong" | "heuristic" | "random";

/**
 * Manual cards (docs/play.md): what their text does is proposed by a player and done once all others have agreed. Computer
 * players agree to everything, and bring no such cards.
 */
export interface ManualCardRules {
  /** How many names of a deck; 4 if absent. */
  readonly most?: number;
  /** Who has not objected after so long has agreed, except to what is done in their own hand or library; absent, each says so. */
  readonly acceptAfterMs?: number;
}

/** How long a game may wait for somebody; absent, for ever. Agreed when it is created. */
export interface Pace {
  /** A reminder when a question has waited this long; with a clock there is one at 80 % of the time besides. */
  readonly remindAfterMs?: number;
  /** The same as a clock of so long for each move, at whose end the seat forfeits. */
  readonly concedeAfterMs?: number;
  readonly clock?: ClockRules;
}

/** A clock runs only for the seat that is waited for. */
export interface ClockRules {
  /** What begins a new allowance: each time the game comes to wait for the seat, or each question. */
  readonly each: "handOff" | "move";
  readonly allowanceMs: number;
  /** For the whole game, used when an allowance is used up. */
  readonly reserveMs?: number;
  /** The least is answered for the seat (pass, no attack, no block), an opponent may claim the game, or it is lost. */
  readonly onTimeout: "defaultAnswer" | "claim" | "forfeit";
  /** So many times a seat gets a new allowance instead. */
  readonly excusedMisses?: number;
  /** With "defaultAnswer": the seat has abandoned the game, and loses it, when it misses so often in a row. */
  readonly abandonedAfterMisses?: number;
  /** So many days of their vacations players may take in this game. */
  readonly vacationDays?: number;
  /** The clock stands still in these times of the player's own calendar. */
  readonly rests?: readonly ("quietHours" | "weekends")[];
}

export interface GameCreated {
  readonly gameId: string;
  /** One for each seat a person takes. `secret` goes behind the # of the page's address and is shown only once. */
  readonly seats: readonly { readonly seat: Seat; readonly secret: string; readonly link: string }[];
}

/**
 * `GET /v1/games`: the games of this player, fifty at a time. First those that wait for them, the least time left first:
 * the head of the list is the next to answer. Then those that go on, then those that are over, the latest activity first.
 */
export interface MyGames {
  readonly games: readonly {
    readonly gameId: string;
    readonly seat: Seat;
    /** Who plays, by seat; empty for a game from before this was kept. */
    readonly names: readonly string[];
    readonly awaitsMe: boolean;
    readonly over: boolean;
    readonly dueAt?: number;
    /** What there is for this player: a question, one that may be passed early, cards to exchange, an offer, a game to claim, one that has begun or gone back. */
    readonly news: readonly ("turn" | "early" | "sideboard" | "offer" | "claim" | "started" | "wentBack")[];
  }[];
  /** There are more: `GET /v1/games?after=...` with this has the next. */
  readonly next?: string;
}

/** A variant, the section of the rules it is in, and the tables it can be played at. */
export interface PlayableVariant {
  readonly variant: VariantName;
  readonly rule: string;
  /** 903: what decks have to be legal in; each names a commander. */
  readonly format?: "commander" | "brawl";
  readonly tables: readonly TableShape[];
}

export interface TableShape {
  readonly seats: number;
  /** 102.3: the seats of each team; absent where everybody plays alone. */
  readonly teams?: readonly (readonly Seat[])[];
}
