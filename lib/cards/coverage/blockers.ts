export interface Blocker {
  readonly blocker: string;
  /** How many things (cards, decks) it alone keeps out. */
  alone: number;
  /** How many things it is in the way of, alone or with others. */
  blocked: number;
  /** What was told with it first. */
  readonly example: string;
}

/** Counts what is in the way of things, and what is the only thing in the way. */
export class Blockers {
  readonly #found = new Map<string, Blocker>();

  /** All that is in the way of one thing, each with an example; one named twice counts once. */
  add(all: Iterable<readonly [blocker: string, example: string]>): void {
    const distinct = new Map<string, string>();
    for (const [blocker, example] of all) if (!distinct.has(blocker)) distinct.set(blocker, example);
    for (const [blocker, example] of distinct) {
      const known = this.#found.get(blocker) ?? { blocker, alone: 0, blocked: 0, example };
      known.blocked += 1;
      if (distinct.size === 1) known.alone += 1;
      this.#found.set(blocker, known);
    }
  }

  /** The first `most`, by this number and then by the other. */
  ranked(by: "alone" | "blocked", most: number): Blocker[] {
    const then = by === "alone" ? "blocked" : "alone";
    return [...this.#found.values()].sort((a, b) => b[by] - a[by] || b[then] - a[then]).slice(0, most);
  }
}
