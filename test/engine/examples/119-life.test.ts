import { expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

scenario("119.5: one's life total may become so much", (t) => {
  kit(t);
  t.cards(`
      Test Font {0}
      Sorcery
      You may have your life total become the number of creatures you control.`);
  t.battlefield(0, "Test Bear", "Test Ogre");
  t.hand(0, "Test Font");
  t.to("precombatMain");
  t.cast("Test Font");
  t.resolve();
  t.yes();
  expect(t.lifeOf(0)).toBe(2);
});

scenario("119.9: so much for each 1 life of the event that triggered", (t) => {
  t.cards(`
      Test Cradle {1}
      Artifact
      Whenever you gain life, put a charge counter on this artifact for each 1 life you gained.

      Test Balm {0}
      Instant
      You gain 3 life.`);
  t.battlefield(0, "Test Cradle");
  t.hand(0, "Test Balm");
  t.to("precombatMain");
  t.cast("Test Balm");
  t.resolveAll();
  expect(t.see("Test Cradle").counters?.charge).toBe(3);
});

scenario("119.3: twice as much life is lost, on one's own turn only", (t) => {
  t.cards(`
      Test Tithe {0}
      Enchantment
      If an opponent would lose life during your turn, they lose twice that much life instead.`);
  t.battlefield(0, "Test Tithe");
  t.hand(0, "Test Bolt", "Test Bolt");
  t.to("precombatMain");
  t.cast("Test Bolt", { targets: [1] });
  t.resolve();
  expect(t.lifeOf(1)).toBe(14);
  t.to("precombatMain", 2);
  t.pass();
  t.cast("Test Bolt", { targets: [1] });
  t.resolve();
  expect(t.lifeOf(1)).toBe(11);
});

for (const amount of [2, 3])
  scenario(`119.3, 608.2h: ${amount} life lost, of 3 or more`, (t) => {
    t.cards(`
        Test Tyrant {0}
        Artifact
        {0}: Each opponent loses ${amount} life.
        {0}: Each opponent who lost 3 or more life this turn discards a card.`);
    t.battlefield(0, "Test Tyrant");
    t.hand(1, "Test Tyrant");
    t.to("precombatMain");
    t.activate("Test Tyrant", { ability: 0 });
    t.resolve();
    t.activate("Test Tyrant", { ability: 1 });
    t.resolve();
    expect(t.count(1, "hand")).toBe(amount < 3 ? 1 : 0);
  });

scenario("119.4, 701.5a: life that is paid, spells that are countered, coins that are flipped", (t) => {
  t.cards(`
      Test Ledger {0}
      Enchantment
      Whenever you pay life, draw a card.
      Whenever a spell you control is countered, you gain 5 life.
      Whenever a player flips a coin, each opponent loses 1 life.
      Pay 2 life: Flip a coin.

      Test Denial {0}
      Instant
      Counter target spell.`);
  t.battlefield(0, "Test Ledger");
  t.hand(0, "Test Spark", "Test Denial");
  t.battlefield(0, "Mountain");
  t.to("precombatMain");
  t.activate("Test Ledger");
  t.resolve();
  t.resolve();
  t.option(t.asked("option").options[0]!);
  t.resolveAll();
  expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "hand")]).toEqual([18, 19, 3]);
  t.cast("Test Spark", { targets: [1] });
  t.cast("Test Denial", { targets: ["Test Spark"] });
  t.resolveAll();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 19]);
});
