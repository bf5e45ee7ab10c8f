import { describe, expect, it } from "vitest";
import type { Keep } from "../../lib/engine/decisions.ts";
import { engine, submitDirectly } from "../../lib/engine/index.ts";
import { TestGame } from "../support/testGame.ts";

const CARDS = `
  Toll of Earth {1}{B}
  Sorcery
  Sacrifice a land.

  Field Trap {1}
  Artifact

  Deep Moss {G}
  Enchantment — Aura
  Enchant land`;

const asked = (prepare: (t: TestGame) => void): ReturnType<typeof engine.indifferent> => {
  const table = new TestGame(2, false);
  table.cards(CARDS);
  table.hand(0, "Toll of Earth");
  prepare(table);
  table.to("precombatMain");
  table.cast("Toll of Earth");
  table.resolve();
  expect(table.asked("choose")).toMatchObject({ about: expect.stringMatching(/sacrifice|choose/u) });
  return engine.indifferent(table.game);
};

describe("a choice among permanents", () => {
  it("that nobody can tell apart makes no difference", () => {
    // Both have paid and are tapped.
    expect(asked((t) => t.lands(0, "Swamp", 2))).toMatchObject({
      answer: { ask: "choose", chosen: [expect.any(String)] },
    });
  });

  it.each<[string, (t: TestGame) => void]>([
    ["one of which is tapped", (t) => t.lands(0, "Swamp", 3)],
    ["of different names", (t) => t.battlefield(0, "Swamp", "Forest")],
    [
      "one of which is enchanted",
      (t) => {
        t.lands(0, "Swamp", 2);
        t.permanentWith(0, "Deep Moss", { attachedTo: 0 });
      },
    ],
    [
      "one of which has a counter",
      (t) => {
        t.permanentWith(0, "Swamp", { counters: { charge: 1 } });
        t.lands(0, "Swamp", 1);
      },
    ],
  ])("%s does", (_, prepare) => expect(asked(prepare)).toBeUndefined());
});

describe("601.2g: a payment by the solver", () => {
  const paid = (keep: Keep | undefined, lands: readonly string[], kept = "Field Trap") => {
    const table = new TestGame(2, false);
    table.cards(CARDS);
    table.hand(0, kept);
    for (const land of lands) table.battlefield(0, land);
    table.to("precombatMain");
    const { actions, slot } = table.asked("priority");
    const action = actions.find(({ act }) => act === "cast")!;
    const done = submitDirectly(table.game, 0, [{ slot, answer: { ask: "priority", action }, ...(keep && { keep }) }]);
    const tapped = engine.view(table.game, 0).battlefield.filter((one) => one.tapped);
    return { done, tapped: tapped.map(({ name }) => name) };
  };

  it("leaves what its player wants to keep", () => {
    expect(paid(undefined, ["Island", "Forest"]).tapped).toEqual(["Island"]);
    expect(paid({ mana: "{U}" }, ["Island", "Forest"]).tapped).toEqual(["Forest"]);
    expect(paid({ mana: "{1}{U}" }, ["Forest", "Island", "Swamp"]).tapped).toHaveLength(1);
  });

  it("takes it all the same where it must, unless it must not", () => {
    expect(paid({ mana: "{U}" }, ["Island"]).tapped).toEqual(["Island"]);
    expect(paid({ mana: "{U}", must: true }, ["Island"])).toMatchObject({
      done: { ok: false, code: "cannot-pay" },
      tapped: [],
    });
    expect(paid({ mana: "{U}", must: true }, ["Island", "Island"]).tapped).toEqual(["Island"]);
  });
});
