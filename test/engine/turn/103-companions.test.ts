import { describe, expect, it } from "vitest";
import { readSet } from "../../../lib/cards/sets/readSet.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { type Game, load, newGame, pending, save, submitDirectly, view } from "../../../lib/engine/index.ts";
import { definitionOf } from "../../../lib/engine/state/objects.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { record } from "../../corpus/recorder.ts";

const read = (text: string): CardDefinition => {
  const [card] = readSet(text);
  const reading = readCard(card!.printed);
  if (reading.verdict !== "read") throw new Error(`not read: ${JSON.stringify(reading)}`);
  return reading.card;
};
const FIELD = read("Test Field\nBasic Land — Forest");
const CUB = read("Test Cub {1}{G}\nCreature — Bear\n2/2");
const OX = read("Test Ox {2}{G}\nCreature — Ox\n2/2");
const TWIN = read("Test Twin {G}{G}\nCreature — Cat\n2/2");
const companion = (line: string): CardDefinition =>
  read(`Test Friend {2}{G}\nCreature — Bird\nCompanion — ${line}\n3/3`);

/** A game whose first player has these cards in the deck, so many of each, and the companion beside it. */
function begun(friend: CardDefinition, ...deck: readonly (readonly [CardDefinition, number])[]): Game {
  const pool = { cards: [friend, FIELD, ...deck.map(([card]) => card)] };
  const cards = deck.flatMap(([, count], i) => Array.from({ length: count }, () => i + 2));
  const fields = Array.from({ length: 60 }, () => 1);
  const game = newGame({
    seed: "7".repeat(64),
    players: [
      { deck: cards.length === 0 ? fields : cards, sideboard: [0, 1] },
      { deck: fields, sideboard: [1] },
    ],
    pool,
    options: { mulligans: false, startingPlayer: 0 },
  });
  record(game, "103.2b: a companion may be revealed");
  return load(JSON.parse(JSON.stringify(save(game))), pool);
}
const isOffered = (game: Game): boolean => {
  const [asked] = pending(game);
  return asked?.ask === "choose" && asked.about === "may";
};

describe("103.2b: what a starting deck must be like", () => {
  it.each([
    [
      "Each permanent card in your starting deck has mana value 2 or less.",
      [[CUB, 60]],
      [
        [CUB, 59],
        [OX, 1],
      ],
    ],
    [
      "Your starting deck contains only cards with even mana values.",
      [
        [CUB, 40],
        [FIELD, 20],
      ],
      [[OX, 60]],
    ],
    [
      "Your starting deck contains only cards with mana value 3 or greater and land cards.",
      [
        [OX, 9],
        [FIELD, 51],
      ],
      [[CUB, 60]],
    ],
    [
      "Each permanent card in your starting deck has an activated ability.",
      [[FIELD, 60]],
      [
        [FIELD, 59],
        [CUB, 1],
      ],
    ],
    [
      "Each creature card in your starting deck is a Cat, Elemental, Ox, or Beast card.",
      [
        [OX, 30],
        [TWIN, 30],
      ],
      [[CUB, 60]],
    ],
    [
      "Each nonland card in your starting deck shares a card type.",
      [
        [OX, 30],
        [CUB, 30],
      ],
      [
        [CUB, 30],
        [read("Test Coin {1}\nArtifact"), 1],
      ],
    ],
    [
      "Each nonland card in your starting deck has a different name.",
      [
        [OX, 1],
        [CUB, 1],
        [FIELD, 58],
      ],
      [
        [CUB, 2],
        [FIELD, 58],
      ],
    ],
    [
      "No card in your starting deck has more than one of the same mana symbol in its mana cost.",
      [[CUB, 60]],
      [[TWIN, 60]],
    ],
    ["Your starting deck contains at least twenty cards more than the minimum deck size.", [[CUB, 80]], [[CUB, 79]]],
  ] as [string, [CardDefinition, number][], [CardDefinition, number][]][])("702.139a: %s", (line, fits, fails) => {
    expect([isOffered(begun(companion(line), ...fits)), isOffered(begun(companion(line), ...fails))]).toEqual([
      true,
      false,
    ]);
  });
});

it("702.139b: the starting deck is what it was before the commander was set aside, without the sideboard", () => {
  const small = companion("Each permanent card in your starting deck has mana value 2 or less.");
  const lead = (name: string, cost: string) => read(`${name} ${cost}\nLegendary Creature — Bear\n2/2`);
  const offered = (commander: CardDefinition): boolean => {
    const deck = Array.from({ length: 99 }, () => 1);
    const game = newGame({
      seed: "7".repeat(64),
      players: [
        { deck, sideboard: [0], commanders: [2] },
        { deck, commanders: [2] },
      ],
      pool: { cards: [small, FIELD, commander] },
      options: { mulligans: false, startingPlayer: 0 },
    });
    return isOffered(game);
  };
  // The companion itself, of mana value 3, is no part of the deck.
  expect([offered(lead("Test Cub Chief", "{1}{G}")), offered(lead("Test Ox Chief", "{3}{G}"))]).toEqual([true, false]);
});

describe("116.2g: putting it into the hand", () => {
  /** Plays lands and passes, never attacking, until it is this turn's main phase with the companion to be had, or the turn is over. */
  function until(game: Game, turn: number): { readonly taken: number } {
    let taken = 0;
    for (let i = 0; i < 400 && game.state.turn.number <= turn; i++) {
      const [asked] = pending(game);
      if (asked === undefined) break;
      if (asked.ask === "priority") {
        const special = asked.actions.find((one) => one.act === "special");
        if (special !== undefined) taken++;
        const action = special ?? asked.actions.find(({ act }) => act === "playLand") ?? { act: "pass" as const };
        const submitted = submitDirectly(game, asked.player, [
          { slot: asked.slot, answer: { ask: "priority", action } },
        ]);
        if (!submitted.ok) throw new Error(submitted.message);
      } else if (asked.ask === "choose") {
        const chosen = asked.from.slice(0, asked.min);
        submitDirectly(game, asked.player, [{ slot: asked.slot, answer: { ask: "choose", chosen } }]);
      } else throw new Error(`asked ${asked.ask}`);
    }
    return { taken };
  }

  it("116.2g, 702.139a: seen by all outside the game; once for three mana as a sorcery, and from then on a card like others", () => {
    const game = begun(companion("Each permanent card in your starting deck has an activated ability."));
    const [asked] = pending(game);
    if (asked?.ask !== "choose") throw new Error("nobody is asked");
    expect([asked.player, asked.from.length]).toEqual([0, 1]);
    submitDirectly(game, 0, [{ slot: asked.slot, answer: { ask: "choose", chosen: asked.from } }]);
    expect(view(game, 1).players[0]!.outside?.map(({ name }) => name)).toEqual(["Test Friend"]);
    expect(until(game, 4).taken).toBe(0);
    expect(until(game, 7).taken).toBe(1);
    expect(game.state.players[0]!.outside).toHaveLength(1);
  });

  it("702.139c: once in the hand it stays in the game, and is not to be had again", () => {
    const game = begun(companion("Each permanent card in your starting deck has an activated ability."));
    const [asked] = pending(game);
    if (asked?.ask !== "choose") throw new Error("nobody is asked");
    submitDirectly(game, 0, [{ slot: asked.slot, answer: { ask: "choose", chosen: asked.from } }]);
    expect(until(game, 13).taken).toBe(1);
    const { companion: left, library, hand, graveyard } = game.state.players[0]!;
    expect(left).toBeUndefined();
    const there = [...library, ...hand, ...graveyard, ...game.state.battlefield, ...game.state.exile];
    expect(there.filter((id) => game.pool.cards[definitionOf(game.state, id)]!.name === "Test Friend")).toHaveLength(1);
  });

  it("103.2b: who reveals none has none", () => {
    const game = begun(companion("Each permanent card in your starting deck has an activated ability."));
    const [asked] = pending(game);
    submitDirectly(game, 0, [{ slot: asked!.slot, answer: { ask: "choose", chosen: [] } }]);
    expect(view(game, 1).players[0]!.outside).toBeUndefined();
    expect(until(game, 7).taken).toBe(0);
  });
});
