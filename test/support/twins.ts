import type { CardPool } from "../../lib/engine/definition.ts";
import { engine, type Game } from "../../lib/engine/index.ts";
import type { CardState } from "../../lib/engine/state/gameObject.ts";
import { cardOf } from "../../lib/engine/state/ids.ts";
import { restoredState } from "../../lib/engine/state/layout.ts";
import type { GameRecord } from "../../lib/hosting/storage/record.ts";

/** A hosted game, and what the engine makes of it. */
export interface World {
  readonly record: GameRecord;
  readonly game: Game;
}

/** The same to everybody else: only what the hiding seat's hand and library hold is dealt anew. */
export function twinOf({ record }: World, hiding: number, pool: CardPool): World {
  const { saved } = record.blob;
  const state = restoredState(saved.snapshot);
  const { hand, library } = state.players[hiding]!;
  const hidden = [...hand, ...library].filter((id) => state.objects[id] === undefined).map(cardOf);
  const cards = state.cards.map((card): CardState => card);
  for (const [index, card] of hidden.entries()) {
    const [, owner, incarnation, zone] = cards[card]!;
    cards[card] = [state.cards[hidden[(index + hand.length + 3) % hidden.length]!]![0], owner, incarnation, zone];
  }
  const other = { ...saved, snapshot: JSON.stringify({ ...state, cards }) };
  return {
    record: { ...record, blob: { ...record.blob, saved: other } },
    game: engine.load(other, pool),
  };
}
