import { describe, expect } from "vitest";
import { view } from "../../../lib/engine/index.ts";
import { scenario } from "../../support/scenario.ts";

describe("700.3: piles that not everybody sees", () => {
  scenario("700.3, 701.16a: one pile is face down, and whoever chooses knows what is in the other alone", (t) => {
    t.cards(`
      Test Bargain {0}
      Sorcery
      Target opponent looks at the top three cards of your library and separates them into a face-down pile and a face-up pile. Put one pile into your hand and the other into your graveyard.

      Test One {1}
      Artifact

      Test Two {2}
      Artifact

      Test Three {3}
      Artifact`);
    t.library(0, "Test One", "Test Two", "Test Three");
    t.hand(0, "Test Bargain");
    t.to("precombatMain");
    t.cast("Test Bargain", { targets: [1] });
    t.resolve();
    expect(t.asked("choose").player).toBe(1);
    expect(JSON.stringify(view(t.game, 0))).not.toMatch(/Test (?:One|Two|Three)/);
    t.choose("Test One", "Test Three");
    expect(t.asked("option")).toMatchObject({ player: 0, hint: "first: 2 face down; second: Test Two" });
    t.option("first");
    expect([t.count(0, "hand", "Test One"), t.count(0, "hand", "Test Three")]).toEqual([1, 1]);
    expect(t.count(0, "graveyard", "Test Two")).toBe(1);
  });

  scenario("700.3: whoever's choice it is is said of the pile, and the other one is what is left", (t) => {
    t.cards(`
      Test Reckoning {0}
      Sorcery
      Separate all creature cards in your graveyard into two piles. Exile the pile of an opponent's choice and return the other to the battlefield.

      Test Cub {0}
      Creature — Bear
      2/2

      Test Ox {0}
      Creature — Ox
      3/3`);
    t.graveyard(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Reckoning");
    t.to("precombatMain");
    t.cast("Test Reckoning");
    t.resolve();
    t.choose("Test Cub");
    expect(t.asked("option")).toMatchObject({ player: 1, hint: "first: Test Cub; second: Test Ox" });
    t.option("second");
    expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "exile", "Test Ox")]).toEqual([1, 1]);
  });

  scenario("701.34e, 701.34a: cards manifested from a shuffled pile: nobody else knows which is which", (t) => {
    t.cards(`
      Test Levy {0}
      Sorcery
      Exile all creature cards from target player's graveyard in a face-down pile, shuffle that pile, then manifest those cards.

      Test Cub {0}
      Creature — Bear
      2/2

      Test Ox {0}
      Creature — Ox
      3/3`);
    t.graveyard(1, "Test Cub", "Test Ox");
    t.hand(0, "Test Levy");
    t.to("precombatMain");
    t.cast("Test Levy", { targets: [1] });
    t.resolve();
    const [mine, theirs] = [0, 1].map((seat) =>
      view(t.game, seat).battlefield.map(({ faceDown, name }) => faceDown && name),
    );
    expect(theirs).toHaveLength(2);
    expect(JSON.stringify(theirs)).not.toMatch(/Test/);
    expect(mine).toHaveLength(2);
    expect(t.count(1, "graveyard", "Test Cub") + t.count(1, "graveyard", "Test Ox")).toBe(0);
    const named = JSON.stringify(view(t.game, 1).battlefield);
    expect(named).not.toMatch(/Test (?:Cub|Ox)/);
    expect(JSON.stringify(view(t.game, 0).battlefield)).toMatch(/Test (?:Cub|Ox)/);
  });

  scenario("701.56e: so are this creature and another card, which are cloaked", (t) => {
    t.cards(`
      Test Lurker {2}
      Creature — Rogue
      When this creature deals combat damage to a player, exile it and the top card of your library in a face-down pile, shuffle that pile, then cloak those cards.
      2/2`);
    t.battlefield(0, "Test Lurker");
    t.to("precombatMain");
    t.attack("Test Lurker");
    t.to("postcombatMain");
    expect(t.count(0, "battlefield", "Test Lurker")).toBe(0);
    expect(view(t.game, 1).battlefield.filter(({ faceDown }) => faceDown)).toHaveLength(2);
  });
});
