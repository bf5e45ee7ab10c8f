import { createPublicKey, hash, verify as isSigned } from "node:crypto";
import {
  commitmentTo,
  mixedEntropy,
  orderDigest,
  type RandomEvent,
  randomOrder,
  randomValue,
} from "../engine/state/rng.ts";

/**
 * Checks the record of a finished game (docs/fairness.md) by itself: nothing of the engine takes part but the specification
 * of its randomness. What the record says is read as what anybody might have written.
 */

/** What was found; it is sound if `problems` is empty. */
export interface Verdict {
  readonly problems: readonly string[];
  readonly game?: string;
  readonly commitment?: string;
  /** Whose signature it bears: an Ed25519 public key in hex. */
  readonly key?: string;
  /** Seats whose number went into the chance of the game, and those who were asked and gave none. */
  readonly entropyOf?: readonly number[];
  readonly noEntropyOf?: readonly number[];
  /** How many were recomputed. */
  readonly shuffles: number;
  readonly values: number;
}

/** What the caller knows from elsewhere: the page showed the commitment during the game. */
export interface Known {
  readonly commitment?: string;
  readonly key?: string;
}

/** What this reads of a line; all of it is checked before it is used. */
interface Line {
  readonly record?: unknown;
  readonly version?: unknown;
  readonly game?: unknown;
  readonly commitment?: unknown;
  readonly seed?: unknown;
  readonly options?: { readonly entropy?: readonly number[] };
  readonly players?: readonly { readonly deck: readonly number[] }[];
  readonly answers?: readonly {
    readonly seat: number;
    readonly slot: string;
    readonly answer: { readonly number?: number };
  }[];
  readonly random?: readonly RandomEvent[];
  readonly backTo?: number;
  readonly result?: { readonly winners?: readonly number[] };
  readonly steps?: number;
}

class Unsound extends Error {}

/** The bytes of a record. Never throws. */
export function verify(bytes: Uint8Array, known: Known = {}): Verdict {
  try {
    const lines = sealedLines(bytes, known);
    return recomputed(lines.body, lines.key, known);
  } catch (error) {
    if (!(error instanceof Unsound) && !(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
    const why = error instanceof Unsound ? error.message : `it cannot be read: ${error.message}`;
    return { problems: [why], shuffles: 0, values: 0 };
  }
}

/** The last line seals every byte before it: with their SHA-256, signed. */
function sealedLines(bytes: Uint8Array, known: Known): { body: readonly Line[]; key: string } {
  const text = Buffer.from(bytes);
  const cut = text.lastIndexOf("\n", text.length - 2) + 1;
  const last = text.subarray(cut).toString("utf8");
  const { sha256, key, signature } = JSON.parse(last) as Readonly<Record<string, unknown>>;
  if (last !== `${JSON.stringify({ sha256, key, signature })}\n`) throw new Unsound("its last line is no seal");
  if (typeof key !== "string" || !/^[0-9a-f]{64}$/.test(key)) throw new Unsound("the key of its seal is no key");
  if (typeof signature !== "string" || !/^[0-9a-f]{128}$/.test(signature)) throw new Unsound("it is not signed");
  if (known.key !== undefined && known.key !== key) throw new Unsound("it is signed with another key");
  const body = text.subarray(0, cut);
  if (hash("sha256", body, "hex") !== sha256) throw new Unsound("it was changed: its SHA-256 is another");
  if (!isSigned(null, Buffer.from(`${SEALED}${sha256}`), publicKey(key), Buffer.from(signature, "hex")))
    throw new Unsound("its signature is not one of its key");
  const lines = body.toString("utf8").split("\n").slice(0, -1);
  return { body: lines.map((line) => JSON.parse(line) as Line), key };
}

/** What is signed is this and the SHA-256. */
export const SEALED = "hold-priority/record/1/";

/** RFC 8410: what comes before the 32 bytes of an Ed25519 public key in its DER form. */
const SPKI = Buffer.from("302a300506032b6570032100", "hex");
const publicKey = (key: string) =>
  createPublicKey({ key: Buffer.concat([SPKI, Buffer.from(key, "hex")]), format: "der", type: "spki" });

function recomputed(lines: readonly Line[], key: string, known: Known): Verdict {
  const [head, cards, setup, ...rest] = lines;
  const end = rest.pop();
  if (head?.record !== "hold-priority" || head.version !== 1) throw new Unsound("it is no record of version 1");
  if (cards === undefined || setup?.players === undefined || end?.result === undefined)
    throw new Unsound("parts of it are missing");
  const { game, seed, commitment, options = {} } = head;
  if (typeof game !== "string" || typeof seed !== "string" || typeof commitment !== "string")
    throw new Unsound("its first line is not whole");
  const problems: string[] = [];
  if (commitmentTo(game, seed) !== commitment) problems.push("the seed is not the one that was committed to");
  if (known.commitment !== undefined && known.commitment !== commitment)
    problems.push("the commitment is not the one that was published");
  if (end.steps !== rest.length) problems.push(`it has ${rest.length} steps, and says ${end.steps}`);
  const chance = new Chance(seed, options.entropy);
  for (const [at, step] of rest.entries()) problems.push(...chance.take(step).map((why) => `step ${at + 1}: ${why}`));
  problems.push(...openingProblems(chance.openings, setup.players));
  return {
    ...{ problems, game, commitment, key, shuffles: chance.shuffles, values: chance.values },
    ...(options.entropy && {
      entropyOf: chance.given.filter(({ number }) => number > 0).map(({ seat }) => seat),
      noEntropyOf: options.entropy.filter(
        (asked) => !chance.given.some(({ seat, number }) => seat === asked && number > 0),
      ),
    }),
  };
}

/** 103.3: the first thing shuffled is each library, in seat order. */
function openingProblems(sizes: readonly number[], players: readonly { readonly deck: readonly number[] }[]): string[] {
  return sizes.flatMap((size, seat) =>
    players[seat] === undefined || players[seat].deck.length === size
      ? []
      : [`seat ${seat} shuffled ${size} cards, and has a deck of ${players[seat].deck.length}`],
  );
}

type Given = { readonly seat: number; readonly number: number };

/** The chance of one game, event by event: each begins where the one before it ended. */
class Chance {
  readonly #seed: string;
  readonly #asked: readonly number[] | undefined;
  /** By step that still stands: the number of the next block after it. */
  readonly #after: number[] = [0];
  given: readonly Given[] = [];
  readonly openings: number[] = [];
  shuffles = 0;
  values = 0;

  constructor(seed: string, asked: readonly number[] | undefined) {
    this.#seed = seed;
    this.#asked = asked?.length ? asked : undefined;
  }

  /** What is wrong with a step. */
  take({ answers = [], random = [], backTo }: Line): string[] {
    if (backTo !== undefined) {
      if (!Number.isInteger(backTo) || backTo < 0 || backTo >= this.#after.length)
        throw new Unsound(`it goes back to step ${backTo}, which is not there`);
      this.#after.length = backTo + 1;
      return [];
    }
    const entropy = answers.flatMap(({ seat, slot, answer }): Given[] =>
      /^entropy(#\d+)?$/.test(slot) ? [{ seat, number: answer.number ?? 0 }] : [],
    );
    if (entropy.length > 0) this.given = entropy;
    const problems: string[] = [];
    let next = this.#after.at(-1)!;
    for (const event of random) {
      if (event.at !== next) problems.push(`chance goes on at ${event.at}, and had come to ${next}`);
      const { blocks, why } = this.#check(event);
      if (why !== undefined) problems.push(why);
      next = event.at + blocks;
    }
    this.#after.push(next);
    return problems;
  }

  #check({ purpose, at, of, came }: RandomEvent): { readonly blocks: number; readonly why?: string } {
    const isCount = (one: number) => Number.isSafeInteger(one) && one >= 0;
    if (typeof purpose !== "string" || !isCount(at) || !isCount(of) || of > MOST)
      return { blocks: 0, why: "what chance decided is not told whole" };
    if (this.#asked?.some((seat) => !this.given.some((one) => one.seat === seat)))
      return { blocks: 0, why: "something was left to chance before everybody had added to it" };
    const source = { seed: this.#seed, ...(this.#asked && { entropy: mixedEntropy(this.given) }) };
    if (purpose === "shuffle") {
      const { order, blocks } = randomOrder(source, purpose, at, of);
      this.shuffles++;
      this.openings.push(of);
      return { blocks, ...(orderDigest(order) !== came && { why: `the shuffle at ${at} came out otherwise` }) };
    }
    const { value, blocks } = randomValue(source, purpose, at, Math.max(1, of));
    this.values++;
    return { blocks, ...(value !== came && { why: `"${purpose}" at ${at} came to ${value}, not to ${came}` }) };
  }
}

/** Cards in a shuffle, or values: beyond it is no game's. */
const MOST = 1_000_000;
