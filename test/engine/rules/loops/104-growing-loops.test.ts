import { describe, expect, it } from "vitest";
import type { Ability } from "../../../../lib/engine/abilities/ability.ts";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import { type Game, pending, submitDirectly } from "../../../../lib/engine/index.ts";
import { LIMITS } from "../../../../lib/engine/limits.ts";
import { startFrom } from "../../../../lib/engine/position.ts";

const artifact = (name: string, abilities: readonly Ability[]): CardDefinition => ({
  name,
  layout: "normal",
  faces: [
    { name, manaCost: "{2}", typeLine: { supertypes: [], types: ["artifact"], subtypes: [] }, text: "", abilities },
  ],
});

const YOU = { who: "you" } as const;
const gainOne = { do: "gainLife", who: YOU, amount: 1 } as const;
const begins: Ability = {
  kind: "activated",
  costs: [{ pay: "life", amount: 0 }],
  body: { targets: [], effects: [gainOne] },
};
/** Whenever you gain life, you gain 1 life. */
const goesOn: Ability = {
  kind: "triggered",
  when: { on: "gainLife", who: YOU },
  body: { targets: [], effects: [gainOne] },
};
const entersForALife: Ability = {
  kind: "triggered",
  when: { on: "move", object: { is: "self" }, to: "battlefield" },
  body: { targets: [], effects: [gainOne] },
};
/** Creates so many creatures that each give a life as they enter. */
const choir = (count: number, sings = true): Ability => ({
  kind: "activated",
  costs: [{ pay: "life", amount: 0 }],
  body: {
    targets: [],
    effects: [
      {
        do: "createTokens",
        who: YOU,
        count,
        token: {
          colors: ["W"],
          supertypes: [],
          types: ["creature"],
          subtypes: ["Bird"],
          power: 1,
          toughness: 1,
          abilities: sings ? [entersForALife] : [],
        },
      },
    ],
  },
});

/** Uses the artifact once; then everybody only passes, as often as that, and puts triggers as they come. */
function passing(abilities: readonly Ability[], most: number, until: (game: Game) => boolean = () => false): Game {
  const game = startFrom({
    seed: "0".repeat(64),
    pool: { cards: [artifact("Spring Dial", abilities)] },
    players: [{ library: [0, 0], battlefield: [{ definition: 0 }] }, { library: [0, 0] }],
  });
  let used = false;
  for (let answers = 0; answers < most && game.state.result === undefined && !until(game); answers++) {
    const [asked] = pending(game);
    if (asked === undefined) break;
    const use = asked.ask === "priority" && !used ? asked.actions.find(({ act }) => act === "activate") : undefined;
    used = true;
    const answer =
      asked.ask === "order"
        ? ({ ask: "order", order: [...asked.items.keys()] } as const)
        : ({ ask: "priority", action: use ?? { act: "pass" } } as const);
    expect(submitDirectly(game, asked.decidedBy, [{ slot: asked.slot, answer }])).toMatchObject({ ok: true });
  }
  return game;
}

describe("104.4b: loops in which something is more each time", () => {
  it("are a draw once it is clear that nobody does anything about them", () => {
    const almost = passing([begins, goesOn], 2 * LIMITS.mandatoryResolutions - 10);
    expect(almost.state.result).toBeUndefined();
    const over = passing([begins, goesOn], 2 * LIMITS.mandatoryResolutions + 200);
    expect(over.state.result).toEqual({ winners: [] });
  });

  it("are not what comes to an end, however much it is: the stack becomes lower and lower", () => {
    const many = LIMITS.mandatoryResolutions + 100;
    const game = passing([choir(many)], 2 * many + 50, ({ state }) => state.players[0]!.life === 20 + many);
    expect(game.state.players[0]!.life).toBe(20 + many);
    expect(game.state.result).toBeUndefined();
  });
});

describe("a game holds so many objects", () => {
  it("111.1: tokens beyond are not created, and everybody is told how many", () => {
    const game = startFrom({
      seed: "0".repeat(64),
      pool: { cards: [artifact("Spring Dial", [choir(LIMITS.objects + 5, false)])] },
      players: [{ library: [0], battlefield: [{ definition: 0 }] }, { library: [0] }],
    });
    const codes: (readonly [string, number | undefined])[] = [];
    for (let answers = 0; answers < 3; answers++) {
      const [asked] = pending(game);
      if (asked?.ask !== "priority") throw new Error("nobody has priority");
      const use = answers === 0 ? asked.actions.find(({ act }) => act === "activate") : undefined;
      const done = submitDirectly(game, asked.decidedBy, [
        { slot: asked.slot, answer: { ask: "priority", action: use ?? { act: "pass" } } },
      ]);
      if (!done.ok) throw new Error(done.message);
      for (const { code, amount, private: only } of done.events) if (only === undefined) codes.push([code, amount]);
    }
    // The artifact and the ability that is resolving take a place each.
    expect(game.state.battlefield).toHaveLength(LIMITS.objects - 1);
    expect(codes).toContainEqual(["tooMany", 7]);
  });
});
