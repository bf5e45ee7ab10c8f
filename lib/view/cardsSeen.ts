import type { CardView, SeatView } from "../engine/views.ts";

/** Every card that a seat can see, one of each name. */
export function cardsSeen({ battlefield, stack, players }: SeatView): CardView[] {
  const piles = players.flatMap(({ hand, library, graveyard, exile, command, outside = [] }) =>
    [hand, library, graveyard, exile, command, outside].flat(),
  );
  const found = new Map<string, CardView>();
  for (const card of [...battlefield, ...stack, ...piles])
    if (card.name !== "" && !found.has(card.name)) found.set(card.name, card);
  return [...found.values()];
}
