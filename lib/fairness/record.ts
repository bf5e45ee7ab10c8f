import { createPrivateKey, createPublicKey, hash, type KeyObject, sign } from "node:crypto";
import type { GameSetup, GameStep, PlayerSetup } from "../engine/api.ts";
import type { CardPool } from "../engine/definition.ts";
import { ABILITIES_VERSION, migratedPool, replayed, steps as stepsOf } from "../engine/index.ts";
import { commitmentTo } from "../engine/state/rng.ts";
import type { GameResult } from "../engine/views.ts";
import { SEALED } from "./verify.ts";

/** The record of a finished game: a file of JSON lines (docs/fairness.md), and the game it makes again. */

/** A step back to where so many of the steps before stand; what was done after them is told, and undone. */
export interface StepBack {
  readonly backTo: number;
}
export type RecordedStep = GameStep | StepBack;

export interface FinishedGame {
  readonly gameId: string;
  readonly setup: GameSetup;
  readonly seats: readonly { readonly name: string; readonly bot?: string }[];
  readonly steps: readonly RecordedStep[];
  readonly result: GameResult;
}

/** The file, sealed with this Ed25519 key. */
export function recordOf({ gameId, setup, seats, steps, result }: FinishedGame, key: KeyObject): string {
  const { seed, options = {}, pool, players } = setup;
  const commitment = commitmentTo(gameId, seed);
  const lines: readonly object[] = [
    { record: "hold-priority", version: 1, game: gameId, commitment, seed, seats, options },
    { abilities: ABILITIES_VERSION, pool: { cards: pool.cards } },
    { players },
    ...steps,
    { result, steps: steps.length },
  ];
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  const sha256 = hash("sha256", body, "hex");
  const signature = sign(null, Buffer.from(`${SEALED}${sha256}`), key).toString("hex");
  return `${body}${JSON.stringify({ sha256, key: publicPart(key), signature })}\n`;
}

const publicPart = (key: KeyObject): string =>
  createPublicKey(key).export({ format: "der", type: "spki" }).subarray(-32).toString("hex");

/** RFC 8410: what comes before the 32 bytes of an Ed25519 private key in its DER form. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");
/** The key that follows from 32 secret bytes. */
export const recordKeyFrom = (secret: Uint8Array): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, secret]), format: "der", type: "pkcs8" });

/** What stands of the steps, those that were gone back over left out. */
export function withoutUndone(steps: readonly RecordedStep[]): GameStep[] {
  const left: GameStep[] = [];
  for (const step of steps) {
    if ("backTo" in step) left.length = step.backTo;
    else left.push(step);
  }
  return left;
}

/** Plays a record again. Throws an `Error` that says where the game of these rules is another one. */
export function replayRecord(text: string): { readonly steps: number; readonly result: GameResult } {
  const lines = text.trimEnd().split("\n").slice(0, -1);
  const [head, cards, decks, ...rest] = lines.map((line) => JSON.parse(line) as unknown);
  const { result } = rest.pop() as { readonly result: GameResult };
  const { seed, options } = head as Pick<GameSetup, "seed" | "options">;
  const { abilities, pool } = cards as { readonly abilities: number; readonly pool: CardPool };
  const { players } = decks as { readonly players: readonly PlayerSetup[] };
  const stood = withoutUndone(rest as RecordedStep[]);
  const setup = { seed, players, pool: migratedPool(pool, abilities), ...(options && { options }) };
  const game = replayed(setup, stood);
  const again = stepsOf(game);
  for (const [at, step] of stood.entries())
    if (JSON.stringify(again[at]) !== JSON.stringify(step))
      throw new Error(`step ${at + 1} of those that stand comes out otherwise`);
  if (JSON.stringify(game.state.result) !== JSON.stringify(result)) throw new Error("it ends otherwise");
  return { steps: stood.length, result };
}
