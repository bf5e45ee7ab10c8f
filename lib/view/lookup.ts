import { handlesIn, isRun } from "../engine/runs.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { CardView, Handle, PermanentView, PlayerView, SeatView, StackObjectView } from "../engine/views.ts";
import { type Named, seatOf } from "./entities.ts";

export type Zone = "battlefield" | "stack" | "hand" | "library" | "graveyard" | "exile" | "command" | "outside";

export type Found =
  | { readonly kind: "player"; readonly seat: Seat; readonly player: PlayerView }
  | {
      readonly kind: "card";
      readonly card: CardView;
      readonly zone: Exclude<Zone, "battlefield" | "stack">;
      readonly of: Seat;
    }
  | { readonly kind: "permanent"; readonly card: PermanentView; readonly zone: "battlefield"; readonly of: Seat }
  | { readonly kind: "stack"; readonly card: StackObjectView; readonly zone: "stack"; readonly of: Seat };

/** Finds whatever a name in this view means; undefined for what this seat cannot see. */
export type Lookup = (name: Named) => Found | undefined;

const PILES = ["hand", "library", "graveyard", "exile", "command", "outside"] as const;

/** A run by itself and by each of its members. */
const named = (id: Handle): readonly Handle[] => (isRun(id) ? [id, ...(handlesIn(id) ?? [])] : [id]);

export function lookup(view: SeatView): Lookup {
  const objects = new Map<string, Found>();
  for (const player of view.players)
    for (const zone of PILES)
      for (const card of player[zone] ?? []) objects.set(card.id, { kind: "card", card, zone, of: player.seat });
  for (const card of view.battlefield)
    for (const id of named(card.id))
      objects.set(id, { kind: "permanent", card, zone: "battlefield", of: card.controller });
  for (const card of view.stack)
    for (const id of named(card.id)) objects.set(id, { kind: "stack", card, zone: "stack", of: card.controller });
  return (name) => {
    const seat = seatOf(name);
    if (seat === undefined) return objects.get(String(name)) ?? objects.get(handlesIn(String(name))?.[0] ?? "");
    const player = view.players.find((one) => one.seat === seat);
    return player && { kind: "player", seat, player };
  };
}
