import type { CardView, PermanentView, SeatView } from "../engine/views.ts";
import { keyOf, type Named, seatOf } from "./entities.ts";

/** Permanents that look the same in every way, shown as one with a number; and what is attached to the first. */
export interface Pile {
  readonly top: PermanentView;
  readonly members: readonly PermanentView[];
  readonly attached: readonly PermanentView[];
}

/** Everything about a card but its name. Worked out once: it is asked for with every tap. */
const known = new WeakMap<CardView, string>();
export function looksOf(card: CardView): string {
  const before = known.get(card);
  if (before !== undefined) return before;
  const { id: _, ...looks } = card;
  const now = JSON.stringify(looks);
  known.set(card, now);
  return now;
}

/**
 * Groups what looks the same. `mark` says what else a thing shows at the moment (highlight, choice): two that differ
 * in it are apart. What carries attachments, attacks or blocks stands alone.
 */
export function pilesOf(
  permanents: readonly PermanentView[],
  attachments: ReadonlyMap<string, readonly PermanentView[]>,
  mark: (id: string) => string,
): Pile[] {
  const piles = new Map<string, PermanentView[]>();
  for (const one of permanents) {
    const alone = attachments.has(one.id) || one.attacking !== undefined || (one.blocking?.length ?? 0) > 0;
    const key = alone ? one.id : `${mark(one.id)} ${looksOf(one)}`;
    const pile = piles.get(key);
    if (pile) pile.push(one);
    else piles.set(key, [one]);
  }
  return [...piles.values()].map((members) => {
    const top = members[0]!;
    return { top, members, attached: attachments.get(top.id) ?? [] };
  });
}

/** Cards that look the same, as groups in the order of their first; `mark` as in `pilesOf`. */
export function alike(cards: readonly CardView[], mark: (id: string) => string): CardView[][] {
  const groups = new Map<string, CardView[]>();
  for (const card of cards) {
    const key = `${mark(card.id)} ${looksOf(card)}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** What is attached to each permanent or player, by key. */
export function attachmentsOf(view: SeatView): Map<string, PermanentView[]> {
  const found = new Map<string, PermanentView[]>();
  for (const one of view.battlefield)
    if (one.attachedTo !== undefined) {
      const key = keyOf(one.attachedTo);
      found.set(key, [...(found.get(key) ?? []), one]);
    }
  return found;
}

/** Whether it is drawn with its host instead of in its controller's rows. */
export function isDrawnElsewhere(view: SeatView, one: PermanentView): boolean {
  const host: Named | undefined = one.attachedTo;
  if (host === undefined || seatOf(host) !== undefined) return false;
  const found = view.battlefield.find((other) => other.id === host);
  return found !== undefined && found.attachedTo === undefined;
}

export type Row = "front" | "lands";

export function rowOf(one: PermanentView): Row {
  return one.types.includes("land") && !one.types.includes("creature") ? "lands" : "front";
}

/** Lands of one kind beside each other, in the order in which the kinds came. */
export function byKind(permanents: readonly PermanentView[]): readonly PermanentView[] {
  const kinds = [...new Set(permanents.map(({ name }) => name))];
  return permanents.toSorted((a, b) => kinds.indexOf(a.name) - kinds.indexOf(b.name));
}

/** How a hand is held: what costs least first, lands last; of the same cost as it was drawn. */
export function asHeld(hand: readonly CardView[]): readonly CardView[] {
  const place = ({ types, manaCost }: CardView): number => (types.includes("land") ? 1_000 : manaValue(manaCost));
  return hand.toSorted((a, b) => place(a) - place(b));
}

/** 202.3, of what is printed: a number counts as much as it says, X nothing, any other symbol one, {2/W} two (202.3f). */
const manaValue = (cost: string): number =>
  [...cost.matchAll(/\{([^}]*)\}/g)].reduce((sum, [, symbol = ""]) => {
    const number = Number.parseInt(symbol, 10);
    return sum + (Number.isNaN(number) ? (/^[XYZ]$/.test(symbol) ? 0 : 1) : number);
  }, 0);
