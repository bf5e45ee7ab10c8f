import type { Format } from "../cards/decks/format.ts";
import type { DeckLook } from "../cards/decks/look.ts";
import type { DeckSection } from "../cards/decks/parse.ts";
import type { ShownCard } from "../cards/search/shown.ts";
import type { LogEntry, NamedObject } from "../engine/api.ts";
import type { Answer, Submission } from "../engine/decisions.ts";
import type { Explanation } from "../engine/explanation.ts";
import type { Manual } from "../engine/manual.ts";
import type { VariantName } from "../engine/rules/variants/named.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { Handle, SeatView } from "../engine/views.ts";
import type { OwnOrders, Preferences, StandingOrder } from "./orders/orders.ts";
import type { Returned, TurnPlan } from "./orders/plan.ts";
import type { NextStop, StopSettings } from "./orders/stops.ts";
import type { WatchRules } from "./watch/api.ts";

/**
 * What the HTTP API takes and gives, as JSON. Times are epoch milliseconds UTC. Requests for a game carry
 * `Authorization: Bearer <token>` as given by `POST /v1/seats`, those for a player's own things (`/v1/player`, the list
 * of games) one as given by `POST /v1/account`: neither opens what the other does. A refusal is a `Problem` (RFC 9457).
 */

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
 * `POST /v1/account` begins an account, which `keep` opens from then on; the same one again opens it. With the token of a
 * seat that was taken before there were accounts, its player gets theirs, once. `POST /v1/account/signOut`, with the
 * account's token, signs out everywhere: only `keep` opens the account from then on. Links to seats go on opening them.
 */
export interface KeepAccount {
  /** 32 random bytes in base64url, made by the client, so that a lost response loses no account. */
  readonly keep: string;
  /** What a new account's player most likely reads: the first language of the browser that is one of ours. */
  readonly language?: Language;
  /** What the browser is called in the list of those that are signed in. */
  readonly device?: string;
}
/**
 * `POST /v1/account/join`: one more browser opens the account, with `keep` from then on. `code`: one of ten minutes, or the one
 * for when nothing else opens it; each is good once.
 */
export interface JoinAccount {
  readonly code: string;
  readonly keep: string;
  readonly device?: string;
}
/** `POST /v1/account/mail`: if an account gets its mails there, one with a link that opens it goes there. Nobody is told whether. */
export interface MailLink {
  readonly address: string;
  readonly language?: string;
}
/** `GET /v1/player/sessions`. */
export interface MySessions {
  /** The browsers that are signed in, the one seen last first. */
  readonly sessions: readonly MySession[];
  /** Whether there is a code for when none of them is at hand. */
  readonly recovery: boolean;
}
export interface MySession {
  readonly id: string;
  readonly name: string;
  readonly since: number;
  /** To a day. */
  readonly seenAt: number;
  /** The one that asks. */
  readonly here?: true;
}
/** `POST /v1/player/sessions`: signs one out; or gives a code for another browser, or one for paper in place of the one before. */
export type ChangeSessions =
  | { readonly do: "end"; readonly id: string }
  | { readonly do: "code" }
  | { readonly do: "recovery" };
export interface SessionsChanged extends MySessions {
  /** What was asked for; it is told this once. */
  readonly code?: string;
  /** Until when it works, if not for good (epoch milliseconds). */
  readonly until?: number;
}
/** What players are spoken to in (ISO 639-1); Portuguese is Brazil's. */
export type Language = "en" | "it" | "pt";
/** `POST /v1/account/token`. */
export interface OpenAccount {
  readonly secret: string;
  readonly device?: string;
}
export interface AccountOpened {
  readonly token: string;
  readonly expiresAt: number;
}

/** `GET /v1/player/data`: all that is kept about the player. Times are epoch milliseconds. */
export interface MyData {
  readonly player: string;
  readonly profile: MyProfile;
  readonly vacation: MyVacation;
  /** Browsers that show notices. */
  readonly devices: readonly string[];
  readonly chats: readonly LinkedChat[];
  readonly games: readonly {
    readonly gameId: string;
    readonly seat: Seat;
    readonly name: string;
    readonly over: boolean;
    readonly note: string;
    readonly said: readonly { readonly at: number; readonly text: string }[];
  }[];
  readonly challenges: readonly { readonly challengeId: string; readonly name: string; readonly postedAt: number }[];
  readonly decks: readonly {
    readonly name: string;
    readonly format: string;
    readonly list: string;
    readonly updatedAt: number;
  }[];
}
/**
 * `POST /v1/account/delete`: what is kept about the player is deleted, their name and what they said in games included;
 * games that go on are conceded. Nothing opens the account any more.
 */
export interface DeleteAccount {
  readonly sure: true;
}
export interface Forgotten {
  /** How many games they are forgotten in. */
  readonly games: number;
}

/**
 * `POST /v1/seats`: exchanges the secret of a seat link for a token of that seat. Whoever opens a link first takes the
 * seat: with their account's token it is among their games, without it is a guest's.
 */
export interface ExchangeLink {
  readonly secret: string;
  /**
   * For an invite: the secret that opens the seat from now on, 32 random bytes in base64url, made by the client so
   * that it can repeat the exchange if the response is lost. Absent, the server makes it.
   */
  readonly keep?: string;
  /** Where to send a signed notice whenever this seat is asked something. For guests, or with the token of the seat's account. */
  readonly webhook?: string;
  /** When not to send anything; as `webhook`. */
  readonly quiet?: QuietHours;
}

/** `POST /v1/seats` with an account's token: opens a game of its player, as in their list of games. */
export interface OpenMine {
  readonly gameId: string;
  readonly seat: Seat;
  /** Opens the seat from now on, like every link to it; made by the client as in `ExchangeLink`. */
  readonly keep: string;
}

/** `POST /v1/player/vacation`: away for so many days from now on, in all games that agreed on vacations; 0 comes back. */
export interface GoAway {
  readonly actionId: string;
  readonly days: number;
}
/** The same with GET: what is left of this year's days, and until when the player is away. */
export interface MyVacation {
  readonly leftDays: number;
  readonly until?: number;
}

/** `GET /v1/player`, and all of it anew with `POST /v1/player`: what is left out is unset. */
export interface Profile {
  /** What the player reads; left out, it stays as it is. */
  readonly language?: Language;
  /** Where signed notices of all games go. */
  readonly webhook?: string;
  /** IANA name; of the quiet hours and the weekends. UTC if absent. */
  readonly zone?: string;
  /** As in `QuietHours`; twelve hours at most. No notices then, and no clock goes where that was agreed. */
  readonly quiet?: { readonly from: string; readonly to: string };
  /** The same for Saturdays and Sundays. */
  readonly weekends?: boolean;
  /** How often the player is told; of every question if absent. */
  readonly notices?: Notices;
  /** Told also while they have a page open; if absent, only when they have left it. */
  readonly whileOpen?: boolean;
}

/** Reminders, and that time runs short, come at once whatever this says. */
export type Notices =
  /** All games that wait in one message a day, at that time of the profile's zone ("HH:MM"); none on a day when none waits. */
  | { readonly every: "day"; readonly at: string }
  /** The first question; then nothing until they have looked at any game again. */
  | { readonly every: "visit" };

/** What `GET /v1/player` answers. */
export interface MyProfile extends Profile {
  /** Nothing came through there for three days, or it answered 410: nothing is sent there until it is set again. */
  readonly webhookOff?: { readonly at: number; readonly reason: string };
  /** Where mails about all games go: confirmed by whoever reads them. */
  readonly email?: string;
  readonly emailOff?: { readonly at: number; readonly reason: string };
}

/** `POST /v1/player/email`: a mail goes there, to be confirmed; null takes the address away that there is. */
export interface SetEmail {
  readonly address: string | null;
  /** That of the mail, as a BCP 47 tag. */
  readonly language?: string;
}
/** `POST /v1/email`: what a mail's link carried. */
export interface ConfirmEmail {
  readonly code: string;
}
export interface EmailSet {
  /** "asked": a mail is on its way, and nothing changes before it is confirmed. */
  readonly email: "asked" | "confirmed" | "stopped" | "removed";
}

/** `GET /v1/player/devices`: browsers that show notices, by web push. */
export interface MyDevices {
  /** What browsers subscribe with (`applicationServerKey`): base64url. */
  readonly key: string;
  readonly devices: readonly PushDevice[];
}
export interface PushDevice {
  readonly id: string;
  readonly name: string;
  /** Its push service wants no more messages, or took none for three days: nothing is sent there until it is added again. */
  readonly off?: { readonly at: number; readonly reason: string };
}
/** `POST /v1/player/devices`: a browser's subscription, or no longer. */
export type ChangeDevices =
  | {
      readonly do: "add";
      /** Where its push service takes messages. */
      readonly endpoint: string;
      /** As `PushSubscription.toJSON()` has them: base64url. */
      readonly keys: { readonly p256dh: string; readonly auth: string };
      /** What its owner calls it. */
      readonly name: string;
    }
  | { readonly do: "remove"; readonly id: string };
/** All devices as they are then. */
export interface DevicesChanged extends MyDevices {
  /** The one that was added. */
  readonly added?: string;
}

export type ChatChannel = "discord" | "telegram" | "slack";
/** An account on a chat platform that plays as this player and is told of their games. */
export interface LinkedChat {
  readonly channel: ChatChannel;
  /** The platform's id of it. */
  readonly account: string;
  /** What the platform calls them. */
  readonly name: string;
}
/** `GET /v1/player/chats`. */
export interface MyChats {
  readonly chats: readonly LinkedChat[];
}
/** `POST /v1/player/chats`: a code for `/link` in a chat, what `/link` gave in a chat, or no longer. */
export type ChangeChats =
  | { readonly do: "code" }
  | { readonly do: "link"; readonly code: string }
  /** "test": a message is written there, as notices are. */
  | { readonly do: "unlink" | "test"; readonly channel: ChatChannel; readonly account: string };
/** `POST /v1/chats`: a code that `/link` gave in a chat. */
export interface SeeChatCode {
  readonly code: string;
}
/** Whose chat it is; the code works still. */
export interface ChatOfCode {
  readonly channel: ChatChannel;
  /** What the platform calls them. */
  readonly name: string;
}
/** All chats as they are then. */
export interface ChatsChanged extends MyChats {
  /** The code that was asked for. It works once, until then (epoch milliseconds). */
  readonly code?: string;
  readonly until?: number;
  /** The account whose code it was. */
  readonly linked?: LinkedChat;
  readonly tested?: Tested;
}

/**
 * Whether a message came through. "refused": the platform says that there is no use in trying again (a bot that was blocked, an
 * account that takes no messages); "busy": it wants to be left alone for now. `reason`: its own words.
 */
export interface Tested {
  readonly ok: boolean;
  readonly why?: "not-set-up" | "refused" | "busy" | "failed";
  readonly reason?: string;
}

/** `webhookSecret` as in `SeatOpened`. */
export interface ProfileSet extends MyProfile {
  readonly webhookSecret?: string;
}

/** Local wall-clock times "HH:MM"; over midnight if `from` is later than `to`. */
export interface QuietHours {
  readonly zone: string;
  readonly from: string;
  readonly to: string;
}

export interface SeatOpened {
  readonly gameId: string;
  readonly seat: Seat;
  readonly token: string;
  readonly expiresAt: number;
  /** Opens the seat next time; for an invite it replaces the secret that was redeemed. */
  readonly secret: string;
  /** The key that signs this player's webhook notices, if `webhook` was given ("whsec_..."). */
  readonly webhookSecret?: string;
}

/** `GET /v1/games/{gameId}` (with `ETag`), and part of the answer to an action. */
export interface SeatSnapshot {
  readonly gameId: string;
  readonly seat: Seat;
  /** Numbers this seat's questions; sent back with an answer. The latest question is open while `view.pending` is not empty. */
  readonly ask: number;
  /**
   * Others are asked first for priority, and then this seat: it may say already that it passes unless they act ("asked",
   * `passEarly` with this `ask`), or it has ("passed"). Nobody else is told.
   */
  readonly early?: "asked" | "passed";
  /** When the open question runs out, if the game has a pace. */
  readonly dueAt?: number;
  /** When this seat wanted to be reminded. */
  readonly remindAt?: number;
  /** What this seat has left, if the game has a clock. Of the others nobody is told more than `away` and `claimable`. */
  readonly clock?: { readonly reserveMs: number; readonly vacationMs: number; readonly excused: number };
  /** Who is on vacation. */
  readonly away?: readonly { readonly seat: Seat; readonly until: number }[];
  /** Whose time has run out, so that an opponent may claim the game. */
  readonly claimable?: readonly Seat[];
  /** Who offers a draw, and who has agreed, the offering seat included. */
  readonly drawOffered?: { readonly by: Seat; readonly agreed: readonly Seat[] };
  readonly takeBackOffered?: { readonly by: Seat; readonly agreed: readonly Seat[] };
  /** The names of the manual cards in each seat's deck, by seat, and when silence is consent; absent where there can be none. */
  readonly manualCards?: { readonly names: readonly (readonly string[])[]; readonly acceptAfterMs?: number };
  /** What is to be done by hand, at most one proposal of a seat. */
  readonly manualProposed?: readonly ManualProposal[];
  /** Nobody but computer players has answered since this seat did, so that it may ask to go back a step. */
  readonly mayGoBack?: true;
  /** The latest lines, without those of seats this one has muted. */
  readonly chat?: readonly ChatLine[];
  readonly muted?: readonly Seat[];
  readonly note?: string;
  /** Who wants to play again; once all do, the new game and the secret that opens this player's seat in it. */
  readonly rematch?: { readonly wanted: readonly Seat[]; readonly gameId?: string; readonly secret?: string };
  readonly match?: MatchLook;
  /** What opens the game to spectators, for whoever wants to pass it on, and a preview of it: `/watch/{preview}#/watch/{gameId}/{secret}`. */
  readonly watch?: { readonly rules: WatchRules; readonly secret: string; readonly preview: string };
  /** What the server committed itself to before anything was left to chance, and whether the record is there to check it by. */
  readonly fairness?: { readonly commitment: string; readonly record?: true };
  /** Once the game, and its match, is over: opens it to be watched from its beginning, by whoever it is shown to. */
  readonly replay?: string;
  readonly view: SeatView;
  readonly seats: readonly SeatInfo[];
  /** This seat's own, and nobody else's. */
  readonly orders: OwnOrders;
  /** What `since` of the next `GET .../log` should be to get only what is new. */
  readonly logNext: number;
}

/** What a seat proposes to do by hand; of hidden cards nobody else is told the name. */
export interface ManualProposal extends Manual<NamedObject<Handle>> {
  readonly proposal: number;
  /** Who has agreed, the proposing seat and computer players included. Once all have, it is done as soon as the game can take it. */
  readonly agreed: readonly Seat[];
  /** Whose hand or library it reaches into: it is not done without their own word. */
  readonly needs: readonly Seat[];
  /** When silence is consent. */
  readonly acceptedAt?: number;
  /** With it all that the card's text does is done, and the game goes on. */
  readonly done?: true;
}

/** How a match stands. Arrays are by seat; seats stay the same for the whole match. */
export interface MatchLook {
  readonly bestOf: number;
  /** Number of this game, from 1. */
  readonly game: number;
  /** Games won, this one included when it is over. */
  readonly wins: readonly number[];
  /** Once the match is decided. */
  readonly winners?: readonly Seat[];
  /** Between two games: who has yet to say what they play next, and who chooses who begins (103.1). */
  readonly sideboarding?: { readonly open: readonly Seat[]; readonly chooser: Seat };
  /** The next game, and the secret that opens this player's seat in it. */
  readonly next?: { readonly gameId: string; readonly secret: string };
}

/** `GET /v1/games/{gameId}/deck`: this seat's own cards, those of equal name and text together. */
export interface MyDeck {
  readonly cards: readonly DeckCard[];
  readonly leastDeck: number;
  readonly mostSideboard: number;
}
export interface DeckCard {
  /** What `sideboard` calls it. */
  readonly card: number;
  readonly name: string;
  readonly manaCost: string;
  readonly types: readonly string[];
  /** How many are in the deck of this game, and how many in the sideboard. */
  readonly main: number;
  readonly side: number;
}

export interface ChatLine {
  readonly seat: Seat;
  readonly at: number;
  readonly text: string;
  /** Said in a channel of that platform, where everybody there read it. */
  readonly via?: ChatChannel;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly bot?: BotName;
}

/** `POST /v1/games/{gameId}/actions`. The same `actionId` with the same body is done once and answered again. */
export type Act = { readonly actionId: string; readonly seat?: Seat } & (
  | {
      readonly do: "answer";
      readonly ask: number;
      readonly answers: readonly Submission<Handle>[];
      /**
       * In the player's own turn: where they are asked next, if nothing on the stack asks them before, in place of the
       * steps of their stops. "nextTurn": in this turn no more, and to pass so attacks with no more than has to.
       */
      readonly to?: NextStop;
    }
  /** Leaves the game; with `match`, gives up the whole match, also between two games. */
  | { readonly do: "concede"; readonly match?: true }
  /**
   * Between two games of a match: which of this seat's cards make the deck of the next one; left out, as in this one.
   * `first`: who takes the first turn, for whoever chooses (103.1); they themselves if left out.
   */
  | {
      readonly do: "sideboard";
      readonly main?: readonly { readonly card: number; readonly count: number }[];
      readonly first?: Seat;
    }
  /** A draw by agreement of all players still in the game. Whoever offers may decline: that takes it back. */
  | { readonly do: "offerDraw" | "acceptDraw" | "declineDraw" }
  /**
   * Back to where this seat began to answer, if nobody else has answered since and all players agree. What was drawn,
   * shown or left to chance since then stays known and comes out the same again: say so to whoever is to agree.
   */
  | { readonly do: "offerTakeBack" | "acceptTakeBack" | "declineTakeBack" }
  /**
   * Something that a manual card's text does, at most one proposal of a seat at a time. `done`: with it that text is done, where
   * the game waits for that (`about` "manual").
   */
  | ({ readonly do: "proposeManual"; readonly done?: true } & Omit<Manual<Handle>, "by">)
  /** Whoever proposed it may decline: that takes it back. */
  | { readonly do: "acceptManual" | "declineManual"; readonly proposal: number }
  /** A line to all players; a note is for oneself alone, and replaces the one before. */
  /** `via`: it was said in a channel of that platform, where everybody there has read it. */
  | { readonly do: "say"; readonly text: string; readonly via?: ChatChannel }
  | { readonly do: "note"; readonly text: string }
  /** Hides what that seat says from oneself; nobody is told. */
  | { readonly do: "mute"; readonly whom: Seat; readonly muted: boolean }
  /** Plays again when the game is over and all persons in it want to. Each gets the next seat. */
  | { readonly do: "rematch" }
  /** Ends the game for a seat whose time has run out, where the clock's rules say that an opponent may. */
  | { readonly do: "claim"; readonly against: Seat }
  /** A reminder at this time if the question that is open now still is, in place of one chosen before; null: none. */
  | { readonly do: "remindMe"; readonly at: number | null }
  /** Undoes what this seat has answered since nothing was revealed: a target too soon, half a cast. */
  | { readonly do: "takeBack" }
  /** What the player says in advance, in place of what it was; what is left out stays. At any time. */
  | {
      readonly do: "orders";
      readonly ordersRevision: number;
      readonly stops?: StopSettings;
      readonly orders?: readonly StandingOrder[];
      readonly preferences?: Preferences;
    }
  /**
   * A whole turn at once; null takes it back. With `ask`, the open question it begins with, it runs at once, else when its
   * turn comes. It runs until an opponent objects or a step does not fit: what is left comes back in `orders.plan`.
   */
  | { readonly do: "plan"; readonly ordersRevision: number; readonly plan: TurnPlan | null; readonly ask?: number }
  /** Where others are asked before this seat (`early`): passes as soon as it is asked, unless somebody acts before. */
  | { readonly do: "passEarly"; readonly ask: number }
  /** Voids all links and tokens of this seat; `keep`, a secret as for an invite, opens it from now on. */
  | { readonly do: "renewLink"; readonly keep: string }
);

/** The game after the action, as `SeatSnapshot`; a further question for this seat is in `view.pending`. */
export interface Acted extends SeatSnapshot {
  /** "repeated": this action had been done before; nothing happened now. */
  readonly outcome: "done" | "repeated";
  readonly events: readonly LogEntry<Handle>[];
}

/** `GET /v1/games/{gameId}`; with `?since=n` also the log, as `GET /v1/games/{gameId}/log` has it from there on. */
export interface Looked extends SeatSnapshot {
  readonly log?: Log;
}

/** `GET /v1/games/{gameId}/log?since=n`: the entries from number n on, the first of them if they are many. */
export interface Log {
  readonly entries: readonly LogEntry<Handle>[];
  /** `since` of the next request; there are more now if the view's `logNext` is beyond. Moves only when there is something new for this seat. */
  readonly next: number;
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

/** `application/problem+json`. `code` is stable; `detail` says what happened and the way out. */
export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  /** For "illegal-answer": why, in the engine's own code, and the rule that forbids it. */
  readonly reason?: string;
  readonly rule?: string;
  /** For 429: when to try again, in seconds; also as `Retry-After`. */
  readonly retryAfter?: number;
  /** For decks that are refused and for "invalid-body": each fault. */
  readonly faults?: readonly Fault[];
}

/** One fault of what was sent. */
export interface Fault {
  /** Where: a field of the body, "line 12" of a deck list, or "deck". */
  readonly at: string;
  /** In English. */
  readonly message: string;
  /** The same for a program, to be said in another language: which fault, and what is said of it. */
  readonly code?: string;
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
  readonly card?: string;
  /** Of the deck list, from 1. */
  readonly line?: number;
  /** The rule it breaks. */
  readonly rule?: string;
  /** Whose deck it is, where several were sent. */
  readonly seat?: number;
}

/** `GET /v1/decks`. */
export interface BuiltInDecks {
  readonly decks: readonly ListedDeck[];
  /** Decks with a commander, for the variants that are played with one (903). */
  readonly commander?: readonly ListedDeck[];
  /** The same for Brawl (903.12). */
  readonly brawl?: readonly ListedDeck[];
  /** What can be played, and at which tables. */
  readonly variants: readonly PlayableVariant[];
}

/** `colors`: of its cards' costs; `faces`: a few of its cards, to be shown for all of it. */
export interface ListedDeck extends DeckLook {
  readonly name: string;
  readonly description: string;
}

/** `GET /v1/cards?q=...`: a page of the cards that a query asks for; an empty one asks for all. Beyond it, `after`: what the page before gave as `next`. */
export interface CardsFound {
  readonly cards: readonly ShownCard[];
  /** How many there are, where that is known without reading them all. */
  readonly total?: number;
  readonly next?: string;
}

/** `POST /v1/decks/read`: a deck that is being built, whatever is wrong with it. `deck` as in `CheckDeck`; `format` one of `DeckFormat`. */
export interface ReadDeckList extends CheckDeck {
  readonly format?: DeckFormat;
}
export type DeckFormat = Format;
export interface DeckRead extends DeckLook {
  /** As it was given, or that of the built-in deck that was named. */
  readonly list: string;
  readonly name?: string;
  /** What it was checked against. */
  readonly format: DeckFormat;
  readonly lines: readonly ReadLine[];
  /** The cards that are unknown or cannot be played, and what the format objects to. */
  readonly faults: readonly Fault[];
  /** Whether all its cards can be played here. */
  readonly playable: boolean;
  /** The formats that object to nothing in it. */
  readonly fits: readonly DeckFormat[];
}
export interface ReadLine {
  readonly count: number;
  /** As it was written. */
  readonly name: string;
  /** Of the list, from 1. */
  readonly line: number;
  readonly section: DeckSection;
  /** Absent where there is no such card. */
  readonly card?: ShownCard;
}

/** `GET /v1/player/decks`. */
export interface MyDecks {
  /** Those changed last come first. */
  readonly decks: readonly KeptDeck[];
  /** How many may be kept. */
  readonly most: number;
}
export interface KeptDeck extends DeckLook {
  readonly id: string;
  readonly name: string;
  readonly format: DeckFormat;
  /** How many cards are in it, the sideboard aside. */
  readonly cards: number;
  /** Whether it could be played when it was saved. */
  readonly playable: boolean;
  readonly updatedAt: number;
  /** To be sent back with a change of it. */
  readonly revision: number;
}
/** `GET /v1/player/decks/{deckId}`. */
export interface KeptDeckList extends KeptDeck {
  readonly list: string;
}
/**
 * `POST /v1/player/decks`: keeps a deck, or no longer. `id` is made by the client, `revision` 0 for a new one. Lists that cannot be
 * played are kept too. The same `actionId` again is the same change.
 */
export type ChangeDecks =
  | {
      readonly do: "save";
      readonly actionId: string;
      readonly id: string;
      readonly revision: number;
      readonly name: string;
      readonly format: DeckFormat;
      readonly list: string;
    }
  | { readonly do: "remove"; readonly id: string };
/** All decks as they are then. */
export interface DecksChanged extends MyDecks {
  /** The one that was saved. */
  readonly saved?: KeptDeck;
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

/** `POST /v1/decks/check`: whether a deck could be played. A deck that cannot is a `Problem` that names each fault. */
export interface CheckDeck {
  readonly deck: string;
}
export interface DeckChecked {
  readonly cards: number;
}

/**
 * `POST /v1/games/{gameId}/preview`: what would happen if the others passed, attacked and blocked with nothing. Nothing is
 * changed. The world looked at is made of what this seat sees, chance in it is another, and the others have no orders.
 */
export interface Preview {
  /** In place of the seat's own. */
  readonly plan?: TurnPlan;
  /** Where to be asked on the way, in place of the seat's own. */
  readonly stops?: StopSettings;
}

/**
 * `GET /v1/games/{gameId}/hint`: what the computer would answer in this seat's place, in a game against computer players
 * alone. It knows what the seat sees, and plays on with what it guesses of the rest. Chances are to win, from 0 to 1.
 */
export interface Hint {
  readonly answers: readonly Submission<Handle>[];
  /** Why; absent where there was nothing to weigh. */
  readonly thought?: {
    /** In how many supposed games the answer was played out. */
    readonly games: number;
    readonly chance: number;
    /** The next best answer. */
    readonly instead?: { readonly answer: Answer<Handle>; readonly chance: number };
    /** The card that was worst to meet, and the chance where somebody else cast it. */
    readonly fear?: { readonly card: string; readonly chance: number };
  };
}

/** `GET /v1/games/{gameId}/replay`, with `Authorization: Bearer <replay>` of a `SeatSnapshot`: the game as it went. */
export interface Replayed {
  readonly gameId: string;
  readonly seats: readonly SeatInfo[];
  readonly frames: readonly Frame[];
  /** The step to ask for next; absent at the end. */
  readonly next?: number;
}

export interface Frame {
  /** So many steps of the record were done. */
  readonly step: number;
  /** With all hands open. */
  readonly view: SeatView;
  /** What happened in the last of them. */
  readonly events: readonly LogEntry<Handle>[];
}

/** `GET /v1/games/{gameId}/explanation`: of something the seat sees, by its handle. */
export type Explained = Explanation;

export interface Previewed {
  /** Where it ends, in the names of the real game; a question for this seat is in `view.pending`. */
  readonly view: SeatView;
  readonly events: readonly LogEntry<Handle>[];
  /**
   * Why it ends there: this seat is asked; a card would be drawn; chance decides; a hidden card matters; somebody else
   * has to choose; the game is over; or it went on for too long.
   */
  readonly stopped: "asked" | "draw" | "chance" | "hidden" | "choice" | "over" | "far";
  /** Who has to choose. */
  readonly seat?: Seat;
  /** What was taken for granted of the others, in order. */
  readonly assumed: readonly { readonly seat: Seat; readonly ask: "priority" | "attackers" | "blockers" }[];
  /** How many steps of the plan were carried out, and why no more, if one was refused or it came back. */
  readonly plan?: { readonly done: number; readonly returned?: Returned };
}
