import type { Problem } from "./api.ts";

/** A request that is refused: nothing was changed. The HTTP layer turns it into `application/problem+json`. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: Pick<Problem, "reason" | "rule" | "faults" | "retryAfter">;

  constructor(
    status: number,
    code: string,
    detail: string,
    more: Pick<Problem, "reason" | "rule" | "faults" | "retryAfter"> = {},
  ) {
    super(detail);
    this.name = "Refused";
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export const unknownGame = (): Refused =>
  new Refused(404, "unknown-game", "There is no such game. Check the link you were given.");

export const newerGame = (): Refused =>
  new Refused(503, "newer-game", "This was saved by a newer version. Try again in a minute.");

export const gameOver = (): Refused => new Refused(409, "game-over", "This game is over.");
export const notInTheGame = (): Refused => new Refused(409, "not-in-the-game", "You have left this game.");
export const unknownChallenge = (): Refused =>
  new Refused(404, "unknown-challenge", "There is no such challenge. Check the link you were given.");
