import type { Color } from "../../cards/schema.ts";
import type { ChatChannel, CreateGame } from "../api.ts";
import type { StopSettings } from "../orders/stops.ts";
import type { WatchRules } from "../watch/api.ts";

/** What the HTTP API takes and gives about challenges: games that are offered before all who will play are known. */

/** What is agreed on by accepting. */
export interface Terms
  extends Pick<CreateGame, "options" | "pace" | "bestOf" | "variant" | "teams" | "teamCount" | "manualCards"> {
  /** How many play; two if absent. */
  readonly players?: number;
  /** Listed for everybody; else only who is given the link finds it, and may decline. */
  readonly open: boolean;
  readonly watch?: WatchRules;
}

/** Somebody who will play. `keep`: 32 random bytes in base64url, made by the client; opens their seat once the game has begun. */
export interface Comer {
  readonly name: string;
  readonly deck: string;
  readonly keep: string;
  readonly stops?: StopSettings;
}

/** `POST /v1/challenges`, with the token of the player's account if they have one. The same `keep` again is the same challenge. */
export interface PostChallenge extends Terms, Comer {
  /** Whoever else is given the link may look at it, and neither accept nor decline it. Of one that is not open to all. */
  readonly for?: ChallengedAccount;
}

/** Somebody on a chat platform, who need not have played here before. */
export interface ChallengedAccount {
  readonly channel: ChatChannel;
  readonly account: string;
}

/** `GET /v1/challenges/{id}`, and what every request about one answers. */
export interface Challenge extends Terms {
  readonly challengeId: string;
  /** Leads there. */
  readonly link: string;
  /** Who has come so far, the one who posted it first. */
  readonly names: readonly string[];
  /** The colours of their decks, likewise; absent of challenges from before these were told. */
  readonly colors?: readonly (readonly Color[])[];
  readonly players: number;
  /** The manual cards in the decks of those who have come, where the terms allow any. */
  readonly manual?: readonly (readonly string[])[];
  readonly status: "waiting" | "begun" | "declined" | "withdrawn" | "expired";
  readonly postedAt: number;
  readonly expiresAt: number;
  /** Once it has begun; each opens their seat with the secret they kept. */
  readonly gameId?: string;
}

/** `POST /v1/challenges/{id}`. All of it may be sent again if the answer was lost. */
export type AnswerChallenge =
  | ({ readonly do: "accept" } & Comer)
  /** For whoever was given the link of one that is not open to all. */
  | { readonly do: "decline" }
  /** For those who have come: whoever posted it takes it back, the others leave it. With that secret nobody comes again. */
  | { readonly do: "withdraw"; readonly keep: string };

/** `GET /v1/challenges`: those open to all that still wait, the newest first; the same for everybody, and up to ten seconds old. */
export interface OpenChallenges {
  readonly challenges: readonly Challenge[];
  /** There may be more: `GET /v1/challenges?after=...`. */
  readonly next?: string;
}
