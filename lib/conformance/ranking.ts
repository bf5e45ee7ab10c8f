import type { Verdict } from "./examine.ts";

/** A place where reading stops, and what reading on there would bring. */
export interface MissingPlace {
  readonly place: string;
  /** Scenarios that nothing else keeps from being read. */
  readonly alone: number;
  /** Over all scenarios it blocks, the share each such place has in blocking it. */
  readonly weight: number;
  /** Cards that stop there, those of most scenarios first. */
  readonly cards: readonly string[];
}

/** What keeps scenarios unreadable, what blocks most of them alone first. */
export function missingPlaces(verdicts: readonly Verdict[]): readonly MissingPlace[] {
  const found = new Map<string, { alone: number; weight: number; cards: Map<string, number> }>();
  for (const { unread = [] } of verdicts) {
    const places = new Set(unread.flatMap((one) => one.places));
    for (const place of places) {
      const mine = found.get(place) ?? { alone: 0, weight: 0, cards: new Map<string, number>() };
      found.set(place, mine);
      if (places.size === 1) mine.alone += 1;
      mine.weight += 1 / places.size;
      for (const { card, places: own } of unread)
        if (own.includes(place)) mine.cards.set(card, (mine.cards.get(card) ?? 0) + 1);
    }
  }
  return [...found]
    .map(([place, { alone, weight, cards }]) => ({
      place,
      alone,
      weight,
      cards: [...cards].sort(([, a], [, b]) => b - a).map(([card]) => card),
    }))
    .sort((a, b) => b.alone - a.alone || b.weight - a.weight || (a.place < b.place ? -1 : 1));
}

/** The ranking as lines for people, the first `most` of it. */
export const rankingLines = (verdicts: readonly Verdict[], most: number): readonly string[] => [
  "alone  weight  where reading stops",
  ...missingPlaces(verdicts)
    .slice(0, most)
    .map(
      ({ place, alone, weight, cards }) =>
        `${String(alone).padStart(5)}${weight.toFixed(1).padStart(8)}  ${place}  [${cards.slice(0, 4).join("; ")}]`,
    ),
];
