import type { Seat } from "../../engine/state/ids.ts";
import { NEXT_STOPS, type NextStop } from "../orders/stops.ts";
import { sha256 } from "../signingKeys.ts";

/** What a button says when it is pressed: a letter for what it does, and its parts, at most 64 bytes in all. */

/** Answers a question: an offer's number, several of a list ("s", and a mask in base 36 where the platform sends none), or typed words. */
export interface AnswerToken {
  readonly gameId: string;
  readonly seat: Seat;
  readonly ask: number;
  /** Of the question itself: what is offered is as it was. */
  readonly check: string;
  readonly choice: { readonly offer: number } | { readonly several: string } | "typed";
  /** Where the rest of the turn leads to. */
  readonly to?: NextStop;
}

/** Before what is chosen. */
const TO: Readonly<Record<NextStop, string>> = { postcombatMain: "m", nextTurn: "n" };
const ANSWER = /^a:([\w-]{1,26}):([0-9a-f]):([0-9a-z]{1,5}):([\w-]{4}):([mn]?)(\d{1,4}|s[0-9a-z]*|t)$/;

export function answerToken({ gameId, seat, ask, check, choice, to }: AnswerToken): string {
  const chosen = choice === "typed" ? "t" : "offer" in choice ? String(choice.offer) : `s${choice.several}`;
  return `a:${gameId}:${seat.toString(16)}:${ask.toString(36)}:${check}:${to ? TO[to] : ""}${chosen}`;
}

/** Undefined for another token. */
export function readAnswerToken(token: string): AnswerToken | undefined {
  const [, gameId, seat, ask, check, way, chosen = ""] = ANSWER.exec(token) ?? [];
  if (gameId === undefined || seat === undefined || ask === undefined || check === undefined) return undefined;
  const choice =
    chosen === "t"
      ? ("typed" as const)
      : chosen.startsWith("s")
        ? { several: chosen.slice(1) }
        : { offer: Number(chosen) };
  const to = NEXT_STOPS.find((one) => TO[one] === way);
  return { ...(to && { to }), gameId, seat: Number.parseInt(seat, 16), ask: Number.parseInt(ask, 36), check, choice };
}

/** Short, and another one for another question. */
export const checkOf = (digest: string): string => sha256(digest).toString("base64url").slice(0, 4);

/** Asks for something about a game: its board, to have it conceded. */
export const gameToken = (gameId: string, what: string): string => `g:${gameId}:${what}`;

const GAME = /^g:([\w-]{1,26}):([\w.-]{1,30})$/;

/** Undefined for another token. */
export function readGameToken(token: string): { readonly gameId: string; readonly what: string } | undefined {
  const [, gameId, what] = GAME.exec(token) ?? [];
  return gameId === undefined || what === undefined ? undefined : { gameId, what };
}

/** Indices as a mask in base 36, for a platform whose buttons are all there is. */
export function maskOf(indices: readonly number[]): string {
  return indices.reduce((mask, at) => mask | (1n << BigInt(at)), 0n).toString(36);
}

export function indicesIn(mask: string): number[] {
  let bits = [...mask].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
  const found: number[] = [];
  for (let at = 0; bits > 0n; at++, bits >>= 1n) if (bits & 1n) found.push(at);
  return found;
}
