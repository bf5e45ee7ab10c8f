import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { CardDefinition, CardPool } from "../../lib/engine/definition.ts";
import { type Game, load, migratedPool, pending, preparedPool, save, view } from "../../lib/engine/index.ts";
import { hiddenFrom } from "../../lib/engine/knowledge/visibility.ts";
import { type CardIndex, cardOf, isCardObject, type Seat } from "../../lib/engine/state/ids.ts";
import { compactState, restoredState } from "../../lib/engine/state/layout.ts";
import { ownerOf } from "../../lib/engine/state/objects.ts";
import type { GameState } from "../../lib/engine/state/state.ts";
import { releases } from "../versions/released.ts";
import { questionsOf, type Suspended, unpacked } from "./suspended.ts";

/**
 * 400.2: in every way in which a game can be suspended, what a seat sees and is asked rests on nothing that it may not look at.
 * The others' hidden cards become ones that occur nowhere else, and nothing changes for that seat.
 */

const STRANGER: CardDefinition = {
  name: "Test Stranger",
  layout: "normal",
  faces: [
    {
      name: "Test Stranger",
      typeLine: { supertypes: ["snow"], types: ["artifact", "creature"], subtypes: ["Zubera"] },
      ...{ text: "", manaCost: "{7}", power: "7", toughness: "7", abilities: [] },
    },
  ],
};

/** The cards of others that this seat may not look at and is not shown by a question, those outside the game included. */
function hiddenOfOthers(game: Game, viewer: Seat): ReadonlySet<CardIndex> {
  const outside = game.state.players.flatMap(({ outside = [] }) => outside);
  const asked = JSON.stringify(pending(game).filter(({ decidedBy }) => decidedBy === viewer));
  const shown = new Set(asked.match(/\d+/g)?.map(Number));
  const hidden = [...hiddenFrom(game, viewer), ...outside].filter((id) => isCardObject(id) && !shown.has(id));
  return new Set(hidden.filter((id) => ownerOf(game.state, id) !== viewer).map(cardOf));
}

/** The same game to the same questions, these cards being strangers from the last stable point on; undefined if it can't be. */
function withStrangers(game: Game, pool: CardPool, cards: ReadonlySet<CardIndex>): Game | undefined {
  const saved = save(game);
  const state = restoredState(saved.snapshot);
  const stranger = -1 - state.made.length;
  const changed = state.cards.map(([definition, ...card], index) => [
    cards.has(index) ? stranger : definition,
    ...card,
  ]);
  const another = { ...state, cards: changed, made: [...state.made, STRANGER] } as unknown as GameState;
  const kept = { ...saved, snapshot: JSON.stringify(compactState(another)) };
  try {
    return load(kept, pool);
  } catch {
    // What was answered since was about the cards themselves.
    return undefined;
  }
}

const slots = (game: Game): string =>
  questionsOf(game)
    .map((question) => question.split(" ").slice(0, 2).join(" "))
    .join();

/** What the views of all seats come to in both worlds; those of whom neither could be told apart. */
function compared({ saved, pool, abilities }: Suspended): {
  readonly seats: number;
  readonly apart: readonly string[];
} {
  const prepared = preparedPool(migratedPool(pool, abilities));
  const game = load(saved, prepared);
  const apart: string[] = [];
  let seats = 0;
  for (const viewer of game.state.players.keys()) {
    const hidden = hiddenOfOthers(game, viewer);
    const other = withStrangers(game, prepared, hidden);
    if (hidden.size === 0 || other === undefined || slots(other) !== slots(game)) continue;
    // What happened since was about the cards themselves, too, where others are hidden now.
    if ([...hiddenOfOthers(other, viewer)].sort().join() !== [...hidden].sort().join()) continue;
    seats++;
    if (JSON.stringify(view(other, viewer)) !== JSON.stringify(view(game, viewer))) apart.push(`seat ${viewer}`);
  }
  return { seats, apart };
}

describe.each(releases())("400.2: the games of %s", (folder) => {
  const games = unpacked(join(folder, "games.jsonl.br"));

  it("tell no seat what others hide from it", () => {
    const all = games.map((game) => ({ from: `${game.from} (${game.asked.join()})`, ...compared(game) }));
    expect(all.filter(({ apart }) => apart.length > 0).map(({ from, apart }) => [from, apart])).toEqual([]);
    expect(all.filter(({ seats }) => seats > 0).length).toBeGreaterThan(games.length / 2);
  });
});
