import { describe, expect, it } from "vitest";
import type { ManaType } from "../../../../lib/cards/schema.ts";
import type { Ability, ActivatedAbility } from "../../../../lib/engine/abilities/ability.ts";
import type { Answer } from "../../../../lib/engine/decisions.ts";
import { type Game, pending, submitDirectly } from "../../../../lib/engine/index.ts";
import { LIMITS } from "../../../../lib/engine/limits.ts";
import { startFrom } from "../../../../lib/engine/position.ts";
import { combinations, fewEnough } from "../../../../lib/engine/rules/mana/combinations.ts";
import { artifact } from "../../../support/artifact.ts";
import { scenario } from "../../../support/scenario.ts";

const COLORS: readonly ManaType[] = ["W", "U", "B", "R", "G"];

/** {0}: Add so much mana in any combination of colors. And a spell that costs that. */
function begun(count: number, cost: string): Game {
  const adds: ActivatedAbility = {
    kind: "activated",
    costs: [{ pay: "tap" }],
    body: {
      targets: [],
      effects: [{ do: "addMana", who: { who: "you" }, mana: { add: "combination", among: COLORS, count } }],
    },
  };
  const card = (name: string, types: "artifact" | "instant", manaCost: string, abilities: readonly Ability[]) =>
    ({
      name,
      layout: "normal",
      faces: [{ name, manaCost, typeLine: { supertypes: [], types: [types], subtypes: [] }, text: "", abilities }],
    }) as const;
  const wins: Ability = {
    kind: "spell",
    body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 7 }] },
  };
  return startFrom({
    seed: "0".repeat(64),
    pool: { cards: [card("Prism", "artifact", "{2}", [adds]), card("Spectrum", "instant", cost, [wins])] },
    players: [{ library: [0], hand: [1], battlefield: [{ definition: 0 }] }, { library: [0] }],
  });
}
function take(game: Game, how: (asked: ReturnType<typeof pending>[number]) => Answer): void {
  const asked = pending(game)[0]!;
  expect(submitDirectly(game, asked.decidedBy, [{ slot: asked.slot, answer: how(asked) }])).toMatchObject({ ok: true });
}
const use = (act: "activate" | "cast") => (asked: ReturnType<typeof pending>[number]) => {
  if (asked.ask !== "priority") throw new Error(`asked is ${asked.ask}`);
  return { ask: "priority", action: asked.actions.find((one) => one.act === act)! } as const;
};
const poolOf = ({ state }: Game): string => state.players[0]!.mana.map(({ type }) => type).join("");

describe("106.4: mana in any combination of colors", () => {
  scenario("106.4: of nine, in more ways than are listed, is asked for in numbers", (t) => {
    t.define(
      artifact("Test Prism", {
        kind: "activated",
        costs: [{ pay: "tap" }],
        body: {
          targets: [],
          effects: [{ do: "addMana", who: { who: "you" }, mana: { add: "combination", among: COLORS, count: 9 } }],
        },
      }),
    );
    t.battlefield(0, "Test Prism");
    t.to("precombatMain");
    t.activate("Test Prism");
    for (const number of [2, 0, 3, 1]) t.number(number);
    expect(t.mana(0)).toBe("WWBBBRGGG");
  });

  it("of a little is one of all there are", () => {
    const game = begun(3, "{1}");
    take(game, use("activate"));
    const [asked] = pending(game);
    expect(asked).toMatchObject({ ask: "option", about: "manaColor" });
    const options = asked?.ask === "option" ? asked.options : [];
    expect(options).toHaveLength(35);
    take(game, () => ({ ask: "option", chosen: [options.indexOf("{W}{W}{G}")] }));
    expect(poolOf(game)).toBe("WWG");
  });

  it("of much is asked for in numbers, color by color, the last having what is left", () => {
    const game = begun(1_000, "{1}");
    take(game, use("activate"));
    for (const [number, most] of [
      [10, 1_000],
      [0, 990],
      [490, 990],
      [499, 500],
    ] as const) {
      expect(pending(game)[0]).toMatchObject({ ask: "number", about: "manaColor", min: 0, max: most });
      take(game, () => ({ ask: "number", number }));
    }
    expect(poolOf(game)).toBe(`${"W".repeat(10)}${"B".repeat(490)}${"R".repeat(499)}G`);
  });

  it.each([
    [8, "{W}{W}{W}{W}{W}{W}{W}{W}"],
    [30, "{W}{W}{W}{W}{W}{W}{W}{U}{U}{U}{B}{B}{G}"],
    [5_000, "{W}{U}{B}{R}{G}{500}"],
  ])("of %i is found to pay %s with, without being asked for", (count, cost) => {
    const game = begun(count, cost);
    take(game, use("cast"));
    for (let answers = 0; answers < 4 && game.state.players[0]!.life === 20; answers++)
      take(game, (asked) =>
        asked.ask === "pay" ? { ask: "pay", with: "auto" } : { ask: "priority", action: { act: "pass" } },
      );
    expect(game.state.players[0]!.life).toBe(27);
  });

  it("is listed whole up to some hundreds of ways, and in part beyond: a bounded part of a bounded length", () => {
    const size = (count: number) => {
      const lists = combinations(COLORS, count);
      for (const list of lists) expect(list).toHaveLength(Math.min(count, LIMITS.repeats));
      return lists.length;
    };
    expect([1, 2, 3, 8].map(size)).toEqual([5, 15, 35, 495]);
    for (const count of [9, 40, 400, 10 ** 9]) {
      expect(size(count)).toBeGreaterThanOrEqual(5);
      expect(size(count) * Math.min(count, LIMITS.repeats)).toBeLessThanOrEqual(100_000);
    }
    expect(combinations([], 3)).toEqual([]);
  });

  it("of several sources at once stays bounded, the different ones first", () => {
    let lists: readonly (readonly ManaType[])[] = [[]];
    for (let i = 0; i < 60; i++) lists = fewEnough(lists.flatMap((list) => COLORS.map((type) => [...list, type])));
    expect(lists[0]).toHaveLength(60);
    expect(lists.length).toBeLessThanOrEqual(500);
    expect(new Set(lists.map((list) => [...list].sort().join(""))).size).toBe(lists.length);
    expect(fewEnough([])).toEqual([]);
  });
});
