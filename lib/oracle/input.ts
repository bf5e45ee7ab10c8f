import type { Token } from "./kernel/tokens.ts";

/** How a text names the object it is on. */
export interface SelfName {
  readonly by: "name" | "short";
  readonly text: string;
}

/** One paragraph being read: its tokens, what is already known about it, and how far anybody got. */
export class Input {
  readonly tokens: readonly Token[];
  readonly memo: unknown[][] = [];
  /** Index of the furthest token any phrase was tried at. */
  furthest = 0;
  readonly #selves = new Map<number, { readonly name: SelfName; readonly end: number }>();

  constructor(text: string, tokens: readonly Token[], names: readonly SelfName[]) {
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
