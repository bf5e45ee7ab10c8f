import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("further examples of the rules", () => {
  scenario("500.10: additional upkeep steps come after this phase, without untap and draw steps", (t) => {
    kit(t);
    creature(
      t,
      "Test Obeka",
      "Whenever this creature deals combat damage to a player, you get that many additional upkeep steps after this phase.",
      "2/5",
    );
    t.cards(`
      Test Bell {1}
      Artifact
      At the beginning of your upkeep, you gain 1 life.`);
    t.battlefield(0, "Test Obeka", "Test Bell");
    t.to("upkeep", 3);
    t.resolveAll();
    const [life, hand] = [t.lifeOf(0), t.count(0, "hand")];
    t.attack("Test Obeka");
    while (t.step !== "postcombatMain") t.pass();
    expect([t.lifeOf(0) - life, t.count(0, "hand") - hand, t.see("Test Obeka").tapped]).toEqual([2, 1, true]);
  });

  scenario("508.1c: two creatures that can't attack alone may attack together", (t) => {
    creature(t, "Test Coward", "This creature can't attack alone.");
    t.battlefield(0, "Test Coward", "Test Coward");
    t.to("beginningOfCombat");
    t.pass(2);
    const [first, second] = t.asked("attackers").attackers;
    expect(t.refused({ ask: "attackers", attacks: [{ attacker: first!.attacker, defender: 1 }] }).rule).toBe("508.1c");
    t.answer({ ask: "attackers", attacks: [first!, second!].map(({ attacker }) => ({ attacker, defender: 1 })) });
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("508.1d: where only one may attack it is the one that must", (t) => {
    kit(t);
    creature(t, "Test Berserker", "This creature attacks each combat if able.");
    t.cards(`
      Test Truce {1}
      Artifact
      No more than one creature can attack each combat.`);
    t.battlefield(0, "Test Berserker", "Test Bear");
    t.battlefield(1, "Test Truce");
    t.to("beginningOfCombat");
    t.pass(2);
    const attackerOf = (name: string) => ({ attacker: t.ids(0, "battlefield", name)[0]!, defender: 1 });
    for (const names of [[], ["Test Bear"], ["Test Bear", "Test Berserker"]])
      expect(t.refused({ ask: "attackers", attacks: names.map(attackerOf) }).rule).toMatch(/^508\.1/);
    t.answer({ ask: "attackers", attacks: [attackerOf("Test Berserker")] });
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("509.1c: who must block a creature with menace blocks it with two", (t) => {
    kit(t);
    creature(t, "Test Menace", "Menace");
    creature(t, "Test Sentry", "This creature blocks each combat if able.");
    t.battlefield(0, "Test Menace");
    t.battlefield(1, "Test Sentry", "Test Bear");
    t.attack("Test Menace");
    while (t.asked().ask === "priority") t.pass();
    const [attacker] = t.ids(0, "battlefield", "Test Menace");
    const block = (name: string) => ({ blocker: t.ids(1, "battlefield", name)[0]!, attacker: attacker! });
    for (const names of [[], ["Test Bear"], ["Test Sentry"]])
      expect(t.refused({ ask: "blockers", blocks: names.map(block) }).rule).toMatch(/^509\.1|702\.111/);
    t.answer({ ask: "blockers", blocks: ["Test Bear", "Test Sentry"].map(block) });
    expect(t.asked("order").items).toHaveLength(2);
  });

  scenario("700.5a: devotion is counted before an effect that makes what depends on it no creature", (t) => {
    kit(t);
    t.cards(`
      Test Forge {3}{R}
      Legendary Enchantment Creature — God
      5/4
      As long as your devotion to red is less than five, Test Forge isn't a creature.

      Test Anvil {R}{R}{R}
      Enchantment
      You have no maximum hand size.`);
    t.battlefield(0, "Test Forge", "Test Anvil");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Anvil");
    t.to("precombatMain");
    expect(t.see("Test Forge").types).toEqual(["enchantment"]);
    t.cast("Test Anvil");
    t.resolve();
    expect([...t.see("Test Forge").types].sort()).toEqual(["creature", "enchantment"]);
  });

  scenario("700.14: all mana spent on spells this turn counts, before the creature came too", (t) => {
    kit(t);
    creature(t, "Test Boxer", "Whenever you expend 4, this creature gains indestructible until end of turn.");
    t.lands(0, "Forest", 2);
    t.lands(0, "Island", 3);
    t.hand(0, "Test Boxer", "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Boxer");
    t.resolve();
    t.cast("Test Mirror");
    t.resolve();
    expect(t.see("Test Boxer").keywords).toEqual(["indestructible"]);
  });

  scenario("702.1b: an echo cost with X is what it is as it is paid", (t) => {
    creature(t, "Test Hellion", "Test Hellion has echo {X}, where X is your life total.", "6/5", "{R}");
    t.lands(0, "Mountain", 6);
    t.life(0, 10);
    t.cards(`
      Test Sting {0}
      Instant
      Target player loses 5 life.`);
    t.hand(0, "Test Hellion", "Test Sting");
    t.to("precombatMain");
    t.cast("Test Hellion");
    t.resolve();
    t.to("upkeep", 3);
    expect(t.stackSize).toBe(1);
    t.cast("Test Sting", { targets: [0] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(5);
    expect(t.count(0, "battlefield", "Test Hellion")).toBe(1);
  });

  scenario(
    "702.1b: a split card in a graveyard has flashback for both costs, each half as a spell for its own",
    (t) => {
      t.cards(`
      Test Fire {1}{R}
      Instant
      Test Fire deals 2 damage to any target.
      // split
      Test Ice {1}{U}
      Instant
      Draw a card.

      Test Past {0}
      Sorcery
      Each instant and sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.`);
      t.lands(0, "Mountain", 2);
      t.graveyard(0, "Test Fire // Test Ice");
      t.hand(0, "Test Past");
      t.to("precombatMain");
      t.cast("Test Past");
      t.resolve();
      const casts = t.asked("priority").actions.filter((one) => one.act === "cast");
      expect(casts.map((one) => (one.act === "cast" ? [one.face ?? 0, one.via] : []))).toEqual([[0, "flashback"]]);
      t.answer({ ask: "priority", action: casts[0]! });
      t.choose(1);
      t.resolve();
      expect([t.lifeOf(1), t.count(0, "exile", "Test Fire // Test Ice")]).toEqual([18, 1]);
    },
  );

  scenario("702.19c: what another attacker is assigned to deal to the planeswalker counts", (t) => {
    kit(t);
    creature(t, "Test Beast", "Trample over planeswalkers", "7/7");
    creature(t, "Test Mite", "", "1/1");
    t.cards(`
      Test Walker {3}
      Legendary Planeswalker — Test
      +1: You gain 1 life.
      Loyalty 3`);
    t.battlefield(0, "Test Mite", "Test Beast");
    t.battlefield(1, "Test Walker");
    t.attack(["Test Mite", "Test Walker"], ["Test Beast", "Test Walker"]);
    t.pass(4);
    t.divide(2, 5);
    expect([t.lifeOf(1), t.count(1, "battlefield", "Test Walker")]).toEqual([15, 0]);
  });

  scenario("702.1b, 702.21a: a ward cost with X is counted as it is to be paid", (t) => {
    kit(t);
    creature(t, "Test Minder", "Test Minder has ward {X}, where X is the number of lands you control.");
    t.battlefield(1, "Test Minder", "Plains", "Plains");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Minder"] });
    t.resolve();
    t.yes();
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(3);
  });
});
