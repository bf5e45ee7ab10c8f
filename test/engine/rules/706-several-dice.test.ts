import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

describe("706: results of several dice, and what is added to them", () => {
  scenario("706.4: one result is chosen, and the other one counts elsewhere", (t) => {
    t.cards(`
      Test Endeavor {0}
      Sorcery
      Roll two d6 and choose one result. You gain life equal to that result. Then create a number of 1/1 green Saproling creature tokens equal to the other result.`);
    t.hand(0, "Test Endeavor");
    t.to("precombatMain");
    t.cast("Test Endeavor");
    t.resolve();
    const asked = t.asked();
    const rolled = asked.ask === "option" ? asked.options.map(Number) : [];
    expect(rolled).toHaveLength(2);
    t.option(String(rolled[1]));
    t.resolveAll();
    const [other] = rolled.filter((_, i) => i !== rolled.indexOf(rolled[1]!));
    expect([t.lifeOf(0), t.count(0, "battlefield")]).toEqual([20 + rolled[1]!, other ?? rolled[0]]);
  });

  scenario("706.2, 706.3a: what is added is part of the result, which may be beyond the sides of the die", (t) => {
    t.cards(`
      Test Portent {0}
      Sorcery
      Roll a d20 and add the number of cards in your hand.
      1—3 | You lose 1 life.
      4+ | You gain 1 life.`);
    t.hand(0, "Test Portent", "Test Ox", "Test Ox", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Portent");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("706.6: the ignored roll never happened, so that one result is looked up", (t) => {
    t.cards(`
      Test Frenzy {0}
      Sorcery
      Roll two d20 and ignore the lower roll.
      1—20 | You gain 1 life.`);
    t.hand(0, "Test Frenzy");
    t.to("precombatMain");
    t.cast("Test Frenzy");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("705.2: a player who flips a coin loses what is said of them", (t) => {
    t.cards(`
      Test Coins {0}
      Sorcery
      Flip five coins. For each flip you win, you gain 1 life. For each flip you lose, create a 1/1 green Saproling creature token.`);
    t.hand(0, "Test Coins");
    t.to("precombatMain");
    t.cast("Test Coins");
    t.resolve();
    while (t.asked().ask === "option") t.option("heads");
    t.resolveAll();
    expect(t.lifeOf(0) - 20 + t.count(0, "battlefield")).toBe(5);
  });
});
