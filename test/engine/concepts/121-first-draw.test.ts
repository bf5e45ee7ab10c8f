import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("the first card drawn (121.1, 603.2)", () => {
  const ORACLE = `
    Test Seer {0}
    Enchantment
    Reveal the first card you draw on each of your turns. Whenever you reveal a land card this way, draw a card. Whenever you reveal a nonland card this way, Test Seer deals 3 damage to any target.`;

  scenario("a land that is drawn first is revealed and draws another, which is not", (t) => {
    t.cards(ORACLE);
    t.battlefield(1, "Test Seer");
    t.library(1, "Test Bear", "Forest");
    t.to("draw", 2);
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect([t.count(1, "hand"), t.stackSize]).toEqual([2, 0]);
  });

  scenario("a nonland card deals damage; in another player's turn nothing is revealed", (t) => {
    t.cards(`${ORACLE}

      Test Gift {0}
      Instant
      Target player draws a card.`);
    t.battlefield(1, "Test Seer");
    t.library(1, "Test Bear", "Test Bear");
    t.hand(0, "Test Gift");
    t.to("precombatMain");
    t.cast("Test Gift", { targets: [1] });
    t.resolve();
    expect(t.stackSize).toBe(0);
    t.to("draw", 2);
    t.choose(0);
    t.resolve();
    expect(t.lifeOf(0)).toBe(17);
  });

  scenario("400.7: of the cards drawn this turn two are paid for or go back on top", (t) => {
    t.cards(`
      Test Archive {0}
      Enchantment
      At the beginning of your draw step, you may draw two additional cards. If you do, choose two cards in your hand drawn this turn. For each of those cards, pay 4 life or put the card on top of your library.`);
    t.battlefield(1, "Test Archive");
    t.hand(1, "Test Ogre");
    t.library(1, "Test Bear", "Forest", "Plains");
    t.to("draw", 2);
    t.resolve();
    t.yes();
    expect(t.asked("choose")).toMatchObject({ player: 1, min: 2, max: 2 });
    expect(
      t
        .asked("choose")
        .from.map((id) => t.nameOf(id))
        .sort(),
    ).toEqual(["Forest", "Plains", "Test Bear"]);
    t.choose("Test Bear", "Forest");
    t.yes();
    t.no();
    expect([t.lifeOf(1), t.count(1, "hand")]).toEqual([16, 3]);
  });
});
