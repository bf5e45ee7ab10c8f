import type { Decision, Keep, Paused, Refusal, Submission } from "./decisions.ts";
import type { CardPool } from "./definition.ts";
import type { Budget } from "./limits.ts";
import type { Manual } from "./manual.ts";
import type { Entity, Seat } from "./state/ids.ts";
import type { RandomEvent } from "./state/rng.ts";
import type { Explanation } from "./view/explanation.ts";
import type { GameResult, Handle, SeatView, Situation } from "./views.ts";

/** The shapes of the engine's public face; `index.ts` implements it. */

export interface GameSetup {
  /** Every random result of the game follows from it (256 bits, hex). */
  readonly seed: string;
  readonly players: readonly PlayerSetup[];
  /** What the decks' numbers mean; pinned for the whole game. */
  readonly pool: CardPool;
  readonly options?: Partial<GameOptions>;
}

export interface PlayerSetup {
  /** Indices into `pool.cards`, one entry a card. */
  readonly deck: readonly number[];
  /** 903.6: those that begin in the command zone; they are not part of `deck`. */
  readonly commanders?: readonly number[];
  /** 100.4, 400.11a: what they own outside the game. */
  readonly sideboard?: readonly number[];
  /** 100.2d: planar, scheme and Attraction deck together. */
  readonly supplementary?: readonly number[];
  /** 902.3, 315.2: vanguards and conspiracies, which begin in the command zone. */
  readonly command?: readonly number[];
}

export interface GameOptions {
  readonly startingLife: number;
  /** Combat damage among several blockers: "ordered" as in 510.1 of this edition, "free" as since 2024-11-08. */
  readonly damageAssignment: "ordered" | "free";
  /** 103.1: who plays first; absent, it is random. */
  readonly startingPlayer?: Seat;
  readonly startingHandSize: number;
  readonly mulligans: boolean;
  /** 904.5: by seat, where not everybody starts with as much life. */
  readonly startingLives?: readonly number[];
  /** 903.12g: the first mulligan is free, as it is with more than two players (103.5c). */
  readonly freeMulligan?: true;
  /** 903.12h: nobody loses to combat damage by a commander. */
  readonly commanderDamageIgnored?: true;
  /** 901.15: there is one planar deck, whose cards the planar controller owns. */
  readonly communalPlanarDeck?: true;
  /** Choices with only one legal answer: taken without asking, which is usual, or asked all the same. */
  readonly forced?: "taken" | "asked";
  /** 102.3: the seats of each team, every seat in one of them; absent, everybody plays for themselves. */
  readonly teams?: readonly (readonly Seat[])[];
  /** 801.2: by seat, over how many seats a player's influence reaches; null is as far as there are players. */
  readonly rangeOfInfluence?: readonly (number | null)[];
  /**
   * 506.2a: the defending players: all opponents (802), which is usual; the opponent in the next seat to the left or right
   * (803); one opponent, chosen as combat begins (507.1).
   */
  readonly attack?: "multiple" | "left" | "right" | "one";
  /** 809.3c, 811.4: only opponents in the next seat on either side can be attacked. */
  readonly attackNeighbors?: true;
  /** 807.4-5: there is a turn marker, and with it a turn and a stack, for each full four players. */
  readonly turnMarkers?: true;
  /** 804. */
  readonly deployCreatures?: true;
  /** 805: teams take turns and have priority, not players. */
  readonly sharedTeamTurns?: true;
  /** 810.4, 810.8-10: a team has one life total and one number of poison counters, and wins or loses as one. */
  readonly sharedLife?: true;
  /** 904.13c: where a team's life is shared, its players' poison counters are each their own. */
  readonly ownPoison?: true;
  /** 704.5c, 704.6b, 810.11: with so many poison counters a player, or a team that shares them, loses; ten if absent. */
  readonly poisonToLose?: number;
  /** 809.2, 809.5: players whose team wins, loses or draws as they do. */
  readonly emperors?: readonly Seat[];
  /** 808.5, 809.7, 810.5: teammates may look at each other's hands; 811.5: those who sit next to each other. */
  readonly openHands?: "teammates" | "neighbors";
  /** Who are asked for a number each before anything is left to chance, to be mixed into it (state/rng.ts); absent, nobody. */
  readonly entropy?: readonly Seat[];
  /** 103.8: whether the player or team that plays first skips its first draw step; absent, in a game of two players. */
  readonly firstDrawSkipped?: boolean;
}

/**
 * A game as plain JSON: the state at the last stable point and what came in since (architecture, section 3). The state is
 * JSON text, written once and stored as it is.
 */
export interface SavedGame {
  /** Versions of the state and of ability data (migrations/stored.ts); the latter absent for 1. */
  readonly schema: number;
  readonly abilities?: number;
  readonly build: string;
  readonly snapshot: string;
  readonly inputs: readonly Input[];
  /** How many of the inputs came before chance decided or hidden information was seen (730.1); absent for none. */
  readonly barrier?: number;
  /** Beyond one, the digests of what is open: whether another build goes on with the same question. */
  readonly open?: readonly string[];
  /** It is still working (carryOn.ts); the answers that wait to be given again name entities. */
  readonly paused?: Paused;
}

/**
 * An answer since the last stable point. Conceding and agreeing on a draw need none: they act at the stable point and
 * make a new one.
 */
export interface Input {
  readonly seat: Seat;
  readonly slot: string;
  readonly digest: string;
  readonly answer: Submission["answer"];
  readonly keep?: Keep;
}

/**
 * A part of a game's history that is complete: the answers of one procedure in order, and what chance decided in it. Played
 * through the engine again, one after the other, the steps make the same game (replay.ts).
 */
export interface GameStep {
  readonly answers?: readonly Omit<Input, "digest">[];
  readonly random?: readonly RandomEvent[];
  /** 104.3a: then this player conceded. */
  readonly concedes?: Seat;
  /** 104.4: the game was drawn, by agreement or because it would never have ended. */
  readonly draw?: true;
  /** What was under way was more than a game may do, and was given up. */
  readonly gaveUp?: true;
}

/** An entity in what is kept of a game; of a card in a library also since which shuffle (knowledge/handles.ts). */
export type Lasting = Entity | string;

/**
 * Something that happened, as a typed code and its facts, never a sentence. `private` entries are for that seat alone;
 * the others see what their own entry (if any) says.
 */
export interface LogEntry<E = Entity> {
  readonly code: string;
  readonly seat?: Seat;
  readonly objects?: readonly NamedObject<E>[];
  /** What is attacked by these, or blocked. */
  readonly on?: NamedObject<E>;
  readonly amount?: number;
  /** The player's life total after it. */
  readonly life?: number;
  readonly detail?: string;
  readonly private?: Seat;
}
export interface ReadManual {
  readonly ok: true;
  readonly manual: Manual;
  /** Whose hidden zones it reaches into, other than who proposes it: nothing of it is done without them. */
  readonly needs: readonly Seat[];
}

export interface NamedObject<E = Entity> {
  readonly id: E;
  /** Absent where the object is hidden from the reader. */
  readonly name?: string;
  /** It stands for so many with this name, to which the same happened (gatherLog.ts). */
  readonly count?: number;
}

export type Submitted<G> = { readonly ok: true; readonly game: G; readonly events: readonly LogEntry[] } | Refusal;

/**
 * What `index.ts` exports, for those who only need the shape. `G` is the running game; opaque outside the engine. What
 * changes a game moves it on in place and gives it back: go on with that one. Whatever else asks it leaves it as it is.
 */
export interface Engine<G> {
  newGame(setup: GameSetup): G;
  /** Throws `SavedLater` for what a later build saved, and else only if `saved` was not made by `save` (a broken invariant). */
  load(saved: SavedGame, pool: CardPool, budget?: Budget): G;
  save(game: G): SavedGame;
  /** The same game as if it had been saved and loaded: its history, its log and what it may do at once begin anew. */
  reopened(game: G, budget: Budget): G;
  /**
   * Answers `seat`'s open question(s) and runs on to the next decision of anybody. All or nothing: a refusal leaves
   * the game as it was. Answers are matched by slot; each one given must be asked, in any order.
   */
  submit(game: G, seat: Seat, answers: readonly Submission<Handle>[]): Submitted<G>;
  /** 104.3a: at any time, by any player. */
  concede(game: G, seat: Seat): Submitted<G>;
  /** 104.4i: all players still in the game have agreed on a draw. */
  agreeDraw(game: G): Submitted<G>;
  /**
   * Does by hand what all players have agreed to, where somebody has priority or a manual card's text is to be carried out;
   * the question that is open there stays so. Refused with "not-now" elsewhere, and where what it names is gone.
   */
  carryOut(game: G, manual: Manual): Submitted<G>;
  /** Whether `carryOut` could be done now. */
  takesManual(game: G): boolean;
  /** What a seat proposes to do by hand: of objects it can see, within bounds. */
  readManual(game: G, seat: Seat, proposed: Omit<Manual<Handle>, "by">): ReadManual | Refusal;
  /** The same as a seat, or a spectator, may read it. */
  namesTo(game: G, seat: Seat | null, manual: Manual): Manual<NamedObject<Handle>>;
  /** Undoes what this seat answered since the last stable point, unless something was revealed since (730.1). */
  takeBack(game: G, seat: Seat): Submitted<G>;
  /** The open questions; several for simultaneous hidden choices (101.4); empty when the game is over. */
  pending(game: G): readonly Decision[];
  /**
   * The open questions of a seat in its handles, without the rest of its view. What it could do with priority is worked
   * out when it is looked at, which has to be before the game goes on.
   */
  questions(game: G, seat: Seat): readonly Decision<Handle>[];
  view(game: G, seat: Seat | null): SeatView;
  /**
   * Why an object that `seat` sees is what it is, and why they cannot do with it what they are asked for; undefined for
   * what is not in their view.
   */
  explain(game: G, seat: Seat, object: Handle): Explanation | undefined;
  /**
   * A game as `seat` knows it now: every card it may not look at is blank, and chance starts from `seed`. It goes on until
   * a card is drawn, something is left to chance, or a hidden card matters: then nothing is pending, and `unknownReached`
   * says what. It names things as the real game does. Undefined in the middle of somebody's action.
   */
  determinize(game: G, seat: Seat, seed: string, budget?: Budget): G | undefined;
  unknownReached(game: G): UnknownKind | undefined;
  /**
   * An answer to the open question that no player could tell from any other: a choice among permanents that are alike.
   * It follows from what everybody sees.
   */
  indifferent(game: G): Submission<Handle> | undefined;
  /** Public facts, to decide whether to wait for somebody. */
  situation(game: G, seat?: Seat): Situation;
  /** Nobody is asked, for there is work left: `carryOn` does it. */
  isPaused(game: G): boolean;
  /** Whoever is asked now need not be asked: it is paused where it is. */
  pause(game: G): void;
  /** Goes on with a paused game as far as the budget lets it. */
  carryOn(game: G, budget: Budget): { readonly game: G; readonly events: readonly LogEntry[] };
  /** Events as one seat may read them. */
  redact(game: G, seat: Seat | null, events: readonly LogEntry[]): readonly LogEntry<Handle>[];
  /** Events that have just come about, in names that stay right whatever becomes of the objects. */
  lasting(game: G, events: readonly LogEntry[]): readonly LogEntry<Lasting>[];
  /** The same as `redact`, of what `lasting` kept of this game at any time before. */
  told(game: G, seat: Seat | null, events: readonly LogEntry<Lasting>[]): readonly LogEntry<Handle>[];
  result(game: G): GameResult | undefined;
  /** What every random result follows from: nobody is told before the game is over. */
  seedOf(game: G): string;
  /** What was completed in it since it was started or loaded. */
  steps(game: G): readonly GameStep[];
  /**
   * The game that these steps make of a setup; `told` of it at its start and after each of them, with what happened in it,
   * says whether it wants to hear more. Throws an `Error` where the rules do not take one.
   */
  replayed(
    setup: GameSetup,
    steps: readonly GameStep[],
    told?: (game: G, events: readonly LogEntry[], steps: number) => boolean,
  ): G;
  /** How many events there have been in it since it was started or loaded, for whoever limits what a request may cost. */
  effort(game: G): number;
}

/** Why a supposed world goes no further: a card drawn, something left to chance, a hidden card seen or chosen. */
export type UnknownKind = "draw" | "chance" | "hidden";
