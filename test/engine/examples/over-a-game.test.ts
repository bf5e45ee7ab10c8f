import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** What is counted over a whole game; the cards are our own. */

describe("201.2: spells of one name over the game", () => {
  const SECOND = `
    Test Second Coming {0}
    Sorcery
    If this spell was cast from your hand and you've cast another spell named Test Second Coming this game, you win the game. Otherwise, put Test Second Coming into its owner's library seventh from the top and you gain 7 life.`;
  scenario("the first is put into the library, in whichever turn the next is cast that wins", (t) => {
    t.cards(SECOND);
    t.hand(0, "Test Second Coming", "Test Second Coming");
    t.to("precombatMain");
    t.cast("Test Second Coming");
    t.resolve();
    expect(t.lifeOf(0)).toBe(27);
    t.to("precombatMain", 3);
    t.cast("Test Second Coming");
    t.resolve();
    expect(t.winners).toEqual([0]);
  });
  scenario("one that was countered was cast all the same", (t) => {
    kit(t);
    t.cards(SECOND);
    t.hand(0, "Test Second Coming", "Test Second Coming");
    t.hand(1, "Test Denial");
    t.lands(1, "Island", 1);
    t.to("precombatMain");
    t.cast("Test Second Coming");
    t.pass();
    t.cast("Test Denial", { targets: ["Test Second Coming"] });
    t.resolve();
    t.cast("Test Second Coming");
    t.resolve();
    expect(t.winners).toEqual([0]);
  });
});
