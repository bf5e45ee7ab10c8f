import type { Copies, DeckRecord } from "../decks/file.ts";
import { type Blocker, Blockers } from "./blockers.ts";
import type { Examined } from "./examine.ts";

/** Shares are from 0 to 1. */
export interface DeckShares {
  /** How many. */
  readonly decks: number;
  /** Share of decks of which every card, the sideboard's too, can be read. */
  readonly playable: number;
  /** Share of decks of which every card of the main deck can be read. */
  readonly mainPlayable: number;
  /** Share of the copies of cards in main decks that can be read. */
  readonly copiesRead: number;
  /** How many copies the main decks have. */
  readonly total: number;
}

export interface DeckReport extends DeckShares {
  readonly byKind: Readonly<Record<string, DeckShares>>;
  readonly byYear: Readonly<Record<string, DeckShares>>;
  /** Refused cards, the example being why, and the places where reading them stops, the example being a card. */
  readonly cards: readonly Blocker[];
  readonly phrases: readonly Blocker[];
}

/** What stands for a card that no file has. */
export const unknownCard = (name: string): Examined => {
  const why = "there is no such card in the file of cards";
  return { name, verdict: "declined", missing: [{ context: why, clause: why }], why, milliseconds: 0 };
};

/** Adds up decks whose cards were examined before: once each, under the name the deck gives them. */
export class DeckTally {
  readonly #examined: ReadonlyMap<string, Examined>;
  readonly #all = new Counts();
  readonly #byKind = new Map<string, Counts>();
  readonly #byYear = new Map<string, Counts>();
  readonly #cards = new Blockers();
  readonly #phrases = new Blockers();

  constructor(examined: ReadonlyMap<string, Examined>) {
    this.#examined = examined;
  }

  add(deck: DeckRecord): void {
    const inMain = this.#refused(deck.main);
    const refused = [...inMain, ...this.#refused(deck.side)];
    const total = copiesOf(deck.main);
    const read = total - inMain.reduce((sum, [, copies]) => sum + copies, 0);
    for (const counts of [this.#all, under(this.#byKind, deck.kind), under(this.#byYear, deck.year)]) {
      counts.decks += 1;
      if (refused.length === 0) counts.playable += 1;
      if (inMain.length === 0) counts.mainPlayable += 1;
      counts.copiesRead += read;
      counts.total += total;
    }
    this.#cards.add(refused.map(([{ name, why }]) => [name, why ?? ""]));
    this.#phrases.add(refused.flatMap(([{ name, missing }]) => missing.map(({ context }) => [context, name] as const)));
  }

  /** The cards that cannot be read, and how many copies of each. */
  #refused(copies: Copies): (readonly [Examined, number])[] {
    return Object.entries(copies)
      .map(([name, count]) => [this.#examined.get(name) ?? unknownCard(name), count] as const)
      .filter(([{ verdict }]) => verdict !== "read");
  }

  /** `most`: how many rows each ranked list keeps. */
  report(most: number): DeckReport {
    return {
      ...this.#all.shares(),
      byKind: sharesOf(this.#byKind),
      byYear: sharesOf(this.#byYear),
      cards: this.#cards.ranked("blocked", most),
      phrases: this.#phrases.ranked("blocked", most),
    };
  }
}

/** How many decks and copies, before they are made shares. */
class Counts {
  decks = 0;
  playable = 0;
  mainPlayable = 0;
  copiesRead = 0;
  total = 0;

  shares(): DeckShares {
    return {
      decks: this.decks,
      playable: this.playable / this.decks,
      mainPlayable: this.mainPlayable / this.decks,
      copiesRead: this.copiesRead / this.total,
      total: this.total,
    };
  }
}

const copiesOf = (copies: Copies): number => Object.values(copies).reduce((sum, count) => sum + count, 0);

function under(all: Map<string, Counts>, key: string): Counts {
  const counts = all.get(key) ?? new Counts();
  all.set(key, counts);
  return counts;
}

const sharesOf = (all: ReadonlyMap<string, Counts>): Record<string, DeckShares> =>
  Object.fromEntries(
    [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, counts]) => [key, counts.shares()] as const),
  );
