import type { Reading } from "./kernel/phrase.ts";
import type { Token } from "./kernel/tokens.ts";

/** How a text names the object it is on, or a token that it creates, which names itself in what is quoted of it. */
export interface SelfName {
  readonly by: "name" | "short" | "token";
  readonly text: string;
}

/** Printed texts have up to 7,564 readings of one phrase at one place; with every sentence they may be four times as many. */
const MOST_READINGS = 10_000;
export class TooManyReadings extends Error {}

/** What a phrase found at a place, and the furthest token it looked at for that. */
export interface Found {
  readings: readonly Reading<unknown>[];
  reach: number;
}

/** Where a text differs from another: its tokens before `from` are the other's, and those after `to`, `shift` places further on. */
interface Change {
  readonly like: Input;
  readonly from: number;
  readonly to: number;
  readonly shift: number;
}

/**
 * One paragraph being read: its tokens, what is already known about it, and how far anybody got. One that is `like` another
 * that was read takes from it whatever was found without looking at the tokens that differ, and after them.
 */
export class Input {
  readonly tokens: readonly Token[];
  /** Index of the furthest token any phrase was tried at. */
  furthest = 0;
  readonly #selves = new Map<number, { readonly name: SelfName; readonly end: number }>();
  readonly #found: Found[][] = [];
  readonly #change: Change | undefined;

  constructor(text: string, tokens: readonly Token[], names: readonly SelfName[], like?: Input) {
    this.tokens = tokens;
    const longestFirst = [...names].sort((a, b) => b.text.length - a.text.length);
    for (let i = 0; i < tokens.length; i++) {
      const from = tokens[i]?.from ?? 0;
      if (tokens[i - 1]?.text === "named") continue;
      for (const name of longestFirst) {
        if (!text.startsWith(name.text, from)) continue;
        const last = tokens.findIndex((token) => token.to === from + name.text.length);
        if (last < i) continue;
        this.#selves.set(i, { name, end: last + 1 });
        break;
      }
    }
    this.#change = like === undefined ? undefined : this.#changeFrom(like);
  }

  /** What the phrase of this number found here, if it was tried. */
  known(phrase: number, at: number): Found | undefined {
    const found = this.#found[phrase]?.[at] ?? (this.#change && this.#unchanged(this.#change, phrase, at));
    if (found !== undefined && found.reach > this.furthest) this.furthest = found.reach;
    return found;
  }

  learn(phrase: number, at: number, found: Found): void {
    let ofPhrase = this.#found[phrase];
    if (ofPhrase === undefined) {
      ofPhrase = [];
      this.#found[phrase] = ofPhrase;
    }
    ofPhrase[at] = found;
  }

  /** Throws `TooManyReadings`: of what nobody printed. */
  gather<M>(readings: Reading<M>[], more: readonly Reading<M>[]): void {
    if (readings.length + more.length > MOST_READINGS) throw new TooManyReadings();
    for (const one of more) readings.push(one);
  }

  #changeFrom(like: Input): Change {
    const shift = this.tokens.length - like.tokens.length;
    const shorter = Math.min(this.tokens.length, like.tokens.length);
    let from = 0;
    while (from < shorter && this.#sameAt(from, like, from)) from += 1;
    let to = this.tokens.length;
    while (to > from && to - shift > from && this.#sameAt(to - 1, like, to - 1 - shift)) to -= 1;
    return { like, from, to, shift };
  }

  #sameAt(at: number, other: Input, there: number): boolean {
    const [a, b] = [this.tokens[at], other.tokens[there]];
    const [self, its] = [this.#selves.get(at), other.#selves.get(there)];
    return (
      a?.text === b?.text &&
      a?.low === b?.low &&
      a?.capitalAfterComma === b?.capitalAfterComma &&
      self?.name.text === its?.name.text
    );
  }

  #unchanged({ like, from, to, shift }: Change, phrase: number, at: number): Found | undefined {
    // A rule may look at the token before its first; what begins a text, for its dash.
    const isAfter = at > to;
    if (!isAfter && (at >= from || at === 0)) return undefined;
    const found = like.#found[phrase]?.[isAfter ? at - shift : at];
    if (found === undefined || (!isAfter && found.reach >= from)) return undefined;
    if (!isAfter || shift === 0) return found;
    const readings = found.readings.map(({ tree, end }) => ({ tree, end: end + shift }));
    const moved = { readings, reach: found.reach + shift };
    this.learn(phrase, at, moved);
    return moved;
  }

  selfAt(at: number): { readonly name: SelfName; readonly end: number } | undefined {
    return this.#selves.get(at);
  }

  /** The token at this place, noting that somebody looked. */
  token(at: number): Token | undefined {
    if (at > this.furthest) this.furthest = at;
    return this.tokens[at];
  }
}
