import { describe, expect, it } from "vitest";
import type { GameOptions } from "../../../../lib/engine/api.ts";
import type { Answer, Decision } from "../../../../lib/engine/decisions.ts";
import { engine, submitDirectly } from "../../../../lib/engine/index.ts";
import { type Arrangement, arranged, type VariantName } from "../../../../lib/engine/rules/variants/named.ts";
import { initialState } from "../../../../lib/engine/setup.ts";
import { cardsOf } from "../../../support/stock.ts";

const optionsOf = (name: VariantName, arrangement: Arrangement): Partial<GameOptions> => {
  const done = arranged(name, arrangement);
  if (!done.ok) throw new Error(done.message);
  return done.options;
};

const refusal = (name: VariantName, arrangement: Arrangement): readonly [string, string] => {
  const done = arranged(name, arrangement);
  if (done.ok) throw new Error("this was not refused");
  return [done.code, done.rule];
};

describe("the named variants are options", () => {
  it("806.1, 806.2, 806.2a, 806.2b, 806.2c: free-for-all: nobody has teammates or a limited range; one way to attack", () => {
    expect(optionsOf("free-for-all", { seats: 4 })).toEqual({ attack: "multiple" });
    expect(optionsOf("free-for-all", { seats: 5, options: { attack: "left" } })).toEqual({ attack: "left" });
    expect(refusal("free-for-all", { seats: 4, options: { attack: "one" } })).toEqual(["variant-attack", "806.2b"]);
    expect(refusal("free-for-all", { seats: 2 })).toEqual(["variant-seats", "806"]);
    expect(
      refusal("free-for-all", {
        seats: 4,
        teams: [
          [0, 1],
          [2, 3],
        ],
      }),
    ).toEqual(["variant-has-no-teams", "806"]);
  });

  it("807.1, 807.2, 807.2a, 807.2b, 807.2c: a grand melee: a range of one, attacks to the left, and turn markers", () => {
    const options = { attack: "left", rangeOfInfluence: [1, 1, 1, 1, 1], turnMarkers: true };
    expect(optionsOf("grand-melee", { seats: 5 })).toEqual(options);
    expect(refusal("grand-melee", { seats: 3 })).toEqual(["variant-seats", "807"]);
  });

  it("808.1, 808.2, 808.3, 808.3a, 808.3b: teams of any size sit together and attack whom they like", () => {
    expect(
      optionsOf("team-vs-team", {
        seats: 5,
        teams: [
          [0, 1],
          [2, 3, 4],
        ],
      }),
    ).toEqual({
      teams: [
        [0, 1],
        [2, 3, 4],
      ],
      attack: "multiple",
      openHands: "teammates",
    });
    expect(
      refusal("team-vs-team", {
        seats: 4,
        teams: [
          [0, 2],
          [1, 3],
        ],
      }),
    ).toEqual(["team-seats", "808"]);
    expect(refusal("team-vs-team", { seats: 4, teams: [[0, 1], [2]] })).toEqual(["variant-options", "808"]);
  });

  it("809.1, 809.2, 809.3, 809.3a, 809.3b, 809.3c: two teams of three, each about an emperor", () => {
    expect(optionsOf("emperor", { seats: 6 })).toEqual({
      teams: [
        [0, 1, 2],
        [3, 4, 5],
      ],
      attack: "one",
      attackNeighbors: true,
      deployCreatures: true,
      openHands: "teammates",
      emperors: [1, 4],
      rangeOfInfluence: [1, 2, 1, 1, 2, 1],
    });
    expect(
      refusal("emperor", {
        seats: 7,
        teams: [
          [0, 1, 2],
          [3, 4, 5, 6],
        ],
      }),
    ).toEqual(["unequal-teams", "809"]);
  });

  it("809.6, 809.6a: in teams of four ranges are as small as lets a general, or two, be reached", () => {
    const { rangeOfInfluence, emperors } = optionsOf("emperor", { seats: 8 });
    expect(emperors).toEqual([1, 5]);
    expect(rangeOfInfluence).toEqual([1, 3, 2, 1, 1, 3, 2, 1]);
  });

  it("810.1, 810.2, 810.3, 810.4, 810.6: two teams of two with shared turns and 30 life", () => {
    expect(optionsOf("two-headed-giant", { seats: 4 })).toEqual({
      teams: [
        [0, 1],
        [2, 3],
      ],
      startingLife: 30,
      poisonToLose: 15,
      sharedTeamTurns: true,
      sharedLife: true,
      firstDrawSkipped: true,
      openHands: "teammates",
    });
    expect(
      refusal("two-headed-giant", {
        seats: 5,
        teams: [
          [0, 1],
          [2, 3, 4],
        ],
      }),
    ).toEqual(["unequal-teams", "810"]);
  });

  it("810.11: for each head more 15 life and five poison counters", () => {
    const { startingLife, poisonToLose } = optionsOf("two-headed-giant", { seats: 8 });
    expect([startingLife, poisonToLose]).toEqual([60, 25]);
  });

  it("811.1, 811.2, 811.2a, 811.2b, 811.2c, 811.3: equal teams seated alternately", () => {
    const { teams, rangeOfInfluence, attack } = optionsOf("alternating-teams", { seats: 9, teamCount: 3 });
    expect(teams).toEqual([
      [0, 3, 6],
      [1, 4, 7],
      [2, 5, 8],
    ]);
    expect([new Set(rangeOfInfluence), attack]).toEqual([new Set([2]), "multiple"]);
    expect(
      refusal("alternating-teams", {
        seats: 4,
        teams: [
          [0, 1],
          [2, 3],
        ],
      }),
    ).toEqual(["team-seats", "811.3"]);
  });

  it("805.1, 102.3: a game is not set up with teams that do not fit", () => {
    const players = Array.from({ length: 4 }, () => ({ deck: [] }));
    const start = (options: Partial<GameOptions>) => () =>
      initialState({ seed: "00".repeat(32), pool: { cards: [] }, players, options });
    expect(
      start({
        sharedTeamTurns: true,
        teams: [
          [0, 2],
          [1, 3],
        ],
      }),
    ).toThrow("sit together");
    expect(start({ teams: [[0, 1], [2]] })).toThrow("every seat is in one team");
    expect(start({ sharedLife: true })).toThrow("for teams");
    expect(start({ rangeOfInfluence: [1, 1] })).toThrow("each seat has a range");
  });
});

describe("103.1: who plays first", () => {
  const starters = (options: Partial<GameOptions>, seats: number): ReadonlySet<number> => {
    const deck = [0];
    const card = {
      name: "Test Card",
      layout: "normal" as const,
      faces: [
        {
          name: "Test Card",
          typeLine: { supertypes: [], types: ["land" as const], subtypes: [] },
          text: "",
          abilities: [],
        },
      ] as const,
    };
    const firsts = Array.from({ length: 24 }, (_, i) => {
      const game = engine.newGame({
        seed: i.toString(16).padStart(64, "0"),
        pool: { cards: [card] },
        players: Array.from({ length: seats }, () => ({ deck })),
        options: { ...options, mulligans: false, startingHandSize: 0 },
      });
      return engine.view(game, null).turn.active;
    });
    return new Set(firsts);
  };

  it("103.1a, 805.3: where turns are shared a team is drawn, and its primary player is its active player", () => {
    expect(starters(optionsOf("two-headed-giant", { seats: 4 }), 4)).toEqual(new Set([0, 2]));
  });

  it("808.4: of the team that is drawn the one in the middle, or to the left of it", () => {
    expect(
      starters(
        optionsOf("team-vs-team", {
          seats: 5,
          teams: [
            [0, 1],
            [2, 3, 4],
          ],
        }),
        5,
      ),
    ).toEqual(new Set([1, 3]));
  });

  it("809.4: an emperor", () => {
    expect(starters(optionsOf("emperor", { seats: 6 }), 6)).toEqual(new Set([1, 4]));
  });

  it("103.1, 811.1: else anybody", () => {
    expect(starters(optionsOf("alternating-teams", { seats: 4 }), 4)).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe("103.5-6: starting a game of teams", () => {
  const CARD =
    "Test Leyline {0}\nEnchantment\nIf this card is in your opening hand, you may begin the game with it on the battlefield.";
  const begun = (options: Partial<GameOptions>) => {
    const cards = cardsOf(`${CARD}\n\nTest Cub {0}\nCreature — Bear\n2/2`);
    const game = engine.newGame({
      seed: "07".repeat(32),
      pool: { cards },
      players: Array.from({ length: 4 }, () => ({ deck: [0, ...Array.from({ length: 12 }, () => 1)] })),
      options: { ...optionsOf("two-headed-giant", { seats: 4 }), startingPlayer: 2, ...options },
    });
    const answer = (given: Answer): void => {
      const [{ decidedBy, slot }] = engine.pending(game) as readonly [Decision];
      const done = submitDirectly(game, decidedBy, [{ slot, answer: given }]);
      if (!done.ok) throw new Error(done.message);
    };
    const asked = (): readonly [number, string] => {
      const [decision] = engine.pending(game);
      return [decision!.player, decision!.about];
    };
    return { game, answer, asked };
  };

  it("103.5d, 805.3a: the starting team declares first, then the other; one may mulligan though a teammate keeps", () => {
    const { game, answer, asked } = begun({});
    const order: (readonly [number, string])[] = [];
    for (const yes of [false, true, false, false]) {
      order.push(asked());
      answer({ ask: "confirm", yes });
    }
    expect(order).toEqual([2, 3, 0, 1].map((seat) => [seat, "mulligan"]));
    // Only player 3 took one, which costs no card (103.5c).
    expect(asked()).toEqual([3, "mulligan"]);
    answer({ ask: "confirm", yes: false });
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([7, 7, 7, 7]);
  });

  it("103.6c, 805.3b: then the starting team may begin with cards on the battlefield, then the other", () => {
    const { answer, asked } = begun({ mulligans: false });
    const order: (readonly [number, string])[] = [];
    for (let i = 0; i < 4; i++) {
      order.push(asked());
      answer({ ask: "choose", chosen: [] });
    }
    expect(order).toEqual([2, 3, 0, 1].map((seat) => [seat, "may"]));
  });
});
