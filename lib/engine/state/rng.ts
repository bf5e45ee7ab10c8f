import { createHmac } from "node:crypto";

/**
 * Counter-based randomness: the n-th value of a game is HMAC-SHA-256(seed, "purpose/n"), so a replayed game draws
 * the same values, and anybody can check them once the seed is disclosed.
 */
export function randomWords(seed: string, purpose: string, n: number): readonly number[] {
  const digest = createHmac("sha256", seed).update(`${purpose}/${n}`).digest();
  const words: number[] = [];
  for (let at = 0; at < digest.length; at += 4) words.push(digest.readUInt32BE(at));
  return words;
}

/** Draws from 0..`below`-1 without bias: values in the incomplete last interval are skipped. */
export function uniform(words: () => number, below: number): number {
  const limit = Math.floor(0x1_0000_0000 / below) * below;
  for (;;) {
    const word = words();
    if (word < limit) return word % below;
  }
}

/** A stream of 32-bit words; `drawn` counts the blocks of eight taken from `from` on. */
export function wordStream(seed: string, purpose: string, from: number): { next: () => number; drawn: () => number } {
  let block: readonly number[] = [];
  let at = 0;
  let drawn = 0;
  return {
    next: () => {
      if (at === block.length) {
        block = randomWords(seed, purpose, from + drawn++);
        at = 0;
      }
      return block[at++]!;
    },
    drawn: () => drawn,
  };
}
