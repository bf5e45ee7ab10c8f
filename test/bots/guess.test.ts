import { describe, expect, it } from "vitest";
import { builtInLists } from "../../lib/bots/builtInLists.macro.ts";
import { guessesFrom, type PublicLists } from "../../lib/bots/guess.ts";
import { strongBot } from "../../lib/bots/strong/index.ts";
import { supposing } from "../../lib/bots/supposing.ts";
import { supposed } from "../../lib/bots/world.ts";
import type { Supertype } from "../../lib/cards/schema.ts";
import type { Answer } from "../../lib/engine/decisions.ts";
import type { CardDefinition } from "../../lib/engine/definition.ts";
import { engine, type Game, newGame, preparedPool } from "../../lib/engine/index.ts";
import type { Handle } from "../../lib/engine/views.ts";

const card = (
  name: string,
  type: "land" | "creature",
  manaCost?: string,
  ...supertypes: Supertype[]
): CardDefinition => ({
  name,
  layout: "normal",
  faces: [
    {
      name,
      typeLine: { supertypes, types: [type], subtypes: [] },
      text: "",
      abilities: [],
      ...(manaCost !== undefined && { manaCost }),
    },
  ],
});

const FOREST = card("Forest", "land", undefined, "basic");
const [WOLF, BEAR, ELK, OX] = ["Barn Wolf", "Hill Bear", "Old Elk", "Red Ox"].map((name) =>
  card(name, "creature", "{G}"),
) as [CardDefinition, CardDefinition, CardDefinition, CardDefinition];

const LISTS: PublicLists = {
  cards: [FOREST, WOLF, BEAR, ELK],
  lists: [
    [0, 0, 0, 1, 1, 2],
    [0, 0, 0, 1, 3, 3],
  ],
};

/** Numbers that go round. */
function chances(): () => number {
  let at = 0;
  return () => {
    at += 0.37;
    return at % 1;
  };
}

const guessed = (seen: readonly CardDefinition[], own: readonly CardDefinition[], count: number) => {
  const guess = guessesFrom(LISTS).for({ owner: 1, count, seen, own });
  const chance = chances();
  return Array.from({ length: 40 }, () =>
    guess(chance)
      .map(({ name }) => name)
      .sort()
      .join(),
  );
};

describe("the cards that somebody may hold", () => {
  it("are the rest of the one list that has all that was seen", () => {
    expect(new Set(guessed([BEAR, FOREST], [OX], 4))).toEqual(new Set(["Barn Wolf,Barn Wolf,Forest,Forest"]));
  });

  it("are the rest of either, where both have it", () => {
    expect(new Set(guessed([WOLF, FOREST], [OX], 4))).toEqual(
      new Set(["Barn Wolf,Forest,Forest,Hill Bear", "Forest,Forest,Old Elk,Old Elk"]),
    );
  });

  it.each([
    ["more copies were seen than it has", [BEAR, BEAR], 4],
    ["a card was seen that is on none", [BEAR, OX], 4],
    ["there are fewer cards than on it", [BEAR, FOREST], 3],
    ["there are more than a deck and a sideboard", [BEAR, FOREST], 4 + 16],
    ["nothing but basic lands was seen", [FOREST], 5],
  ])("are of no list where %s", (_, seen, count) => {
    const own = [OX, FOREST];
    expect(guessed(seen, own, count).some((cards) => cards.includes("Ox"))).toBe(true);
  });

  it("are those of any list before anything was seen, for whoever plays one of them", () => {
    expect(new Set(guessed([], [WOLF, FOREST, ELK], 6))).toHaveLength(2);
  });

  it("are as many as are hidden, also with a sideboard", () => {
    for (const cards of guessed([BEAR, FOREST], [OX], 9)) expect(cards.split(",")).toHaveLength(9);
  });
});

describe("supposed games with lists that everybody knows", () => {
  const { cards, lists } = builtInLists();
  /** Seat 0 plays the first built-in deck, seat 1 another; the game has the cards of these two alone. */
  function against(other: number): Game {
    const names = [...new Set([...lists[0]!, ...lists[other]!])];
    const deck = (list: number) => lists[list]!.map((at) => names.indexOf(at));
    const pool = preparedPool({ cards: names.map((at) => cards[at]!) });
    const game = newGame({ seed: "lists", pool, players: [{ deck: deck(0) }, { deck: deck(other) }] });
    // Nobody does anything before seat 0 may.
    for (
      let [next] = engine.pending(game);
      next!.ask !== "priority" || next!.decidedBy !== 0;
      [next] = engine.pending(game)
    ) {
      const { decidedBy, slot, ask } = next!;
      const answer: Answer<Handle> =
        ask === "priority" ? { ask, action: { act: "pass" } } : { ask: "confirm", yes: false };
      expect(engine.submit(game, decidedBy, [{ slot, answer }]).ok).toBe(true);
    }
    return game;
  }

  it("are the same whichever of them the other plays, who has shown nothing", () => {
    const seen = [1, 2, 3].map((other) => {
      const worlds = supposed(engine, supposing, against(other), 0);
      return ["a", "b", "c"].map((seed) => {
        const world = worlds(seed, 3)!;
        return JSON.stringify([world.view(0), world.view(1)]);
      });
    });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(new Set(seen[0]).size).toBe(3);
  });

  it("lead a search to the same answer", () => {
    const answers = [1, 2, 3].map((other) => {
      const game = against(other);
      const suppose = supposed(engine, supposing, game, 0);
      return strongBot("x", { iterations: 8 }).answer(engine.view(game, 0), { ask: 1, refused: 0, suppose });
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it("have hands of more than one list", () => {
    const worlds = supposed(engine, supposing, against(1), 0);
    const hands = Array.from({ length: 12 }, (_, seed) => worlds(`${seed}`, 3)!.view(1).players[1]!.hand);
    const listsOf = hands.map((hand) =>
      lists.findIndex((list) => {
        const names = new Set(list.map((at) => cards[at]!.name));
        return hand.every(({ name }) => names.has(name!));
      }),
    );
    expect(new Set(listsOf).size).toBeGreaterThan(2);
    expect(listsOf).not.toContain(-1);
  });
});
