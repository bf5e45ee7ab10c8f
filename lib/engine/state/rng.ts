import { createHmac, hash } from "node:crypto";

/**
 * How chance comes about, and what is promised of it beforehand: the specification that docs/fairness.md words and
 * `npm run verify` recomputes. It depends on nothing else of the engine.
 *
 * Random values are counted. The n-th block of a game is HMAC-SHA-256 with the seed's text as the key, of
 * "purpose/n", or "purpose/n/entropy" where players gave some: eight 32-bit words, big-endian.
 */
export interface RandomSource {
  /** 256 bits in hex, the server's. */
  readonly seed: string;
  /** What the players gave (`mixedEntropy`); absent where nobody was asked. */
  readonly entropy?: string;
}

/** What one shuffle, die or choice at random came to. */
export interface RandomEvent {
  readonly purpose: string;
  /** The number of its first block; the next event begins after its last. */
  readonly at: number;
  /** How many cards were shuffled, or how many values were possible. */
  readonly of: number;
  /** The value, from 0; of a shuffle `orderDigest`. */
  readonly came: number | string;
}

/** SHA-256, in hex: published before anybody gives entropy, it lets the server choose no other seed afterwards. */
export const commitmentTo = (gameId: string, seed: string): string =>
  hash("sha256", `hold-priority/commitment/1/${gameId}/${seed}`, "hex");

/** Of one whole number a seat, in seat order; 0 is from whoever gave none in time. */
export const mixedEntropy = (given: readonly { readonly seat: number; readonly number: number }[]): string =>
  hash(
    "sha256",
    `hold-priority/entropy/1/${[...given]
      .sort((a, b) => a.seat - b.seat)
      .map(({ seat, number }) => `${seat}:${number}`)
      .join("/")}`,
    "hex",
  );

/** 0..`below`-1, and how many blocks that took. */
export function randomValue(source: RandomSource, purpose: string, at: number, below: number) {
  const words = wordStream(source, purpose, at);
  return { value: uniform(words.next, below), blocks: words.blocks() };
}

/**
 * Fisher-Yates, from the last place down: which of so many cards lies at each place afterwards, and how many blocks that took.
 * A library's top is last.
 */
export function randomOrder(source: RandomSource, purpose: string, at: number, size: number) {
  const words = wordStream(source, purpose, at);
  const order = Array.from({ length: size }, (_, place) => place);
  for (let i = size - 1; i > 0; i--) {
    const j = uniform(words.next, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return { order, blocks: words.blocks() };
}

/** Of an order: the first 128 bits of the SHA-256 of its numbers with commas between, in hex. */
export const orderDigest = (order: readonly number[]): string => hash("sha256", order.join(","), "hex").slice(0, 32);

/** Without bias: values in the incomplete last interval are skipped. */
export function uniform(words: () => number, below: number): number {
  const limit = Math.floor(0x1_0000_0000 / below) * below;
  for (;;) {
    const word = words();
    if (word < limit) return word % below;
  }
}

function wordStream({ seed, entropy }: RandomSource, purpose: string, from: number) {
  let block: readonly number[] = [];
  let at = 0;
  let blocks = 0;
  return {
    next: (): number => {
      if (at === block.length) {
        const counted = `${purpose}/${from + blocks++}`;
        block = wordsOf(seed, entropy === undefined ? counted : `${counted}/${entropy}`);
        at = 0;
      }
      return block[at++]!;
    },
    blocks: (): number => blocks,
  };
}

function wordsOf(key: string, message: string): readonly number[] {
  const digest = createHmac("sha256", key).update(message).digest();
  const words: number[] = [];
  for (let at = 0; at < digest.length; at += 4) words.push(digest.readUInt32BE(at));
  return words;
}
