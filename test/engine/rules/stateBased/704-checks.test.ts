import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Test Shrink {B}
  Instant
  Target creature gets -2/-2 until end of turn.

  Test Statue {3}
  Artifact Creature — Golem
  Indestructible
  2/2

  Test Duke {1}{W}
  Legendary Creature — Human Noble
  2/2`;

describe("704: state-based actions", () => {
  scenario("704.5a, 704.3: a player with 0 life loses", (t) => {
    t.cards(CARDS);
    t.life(1, 2);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.winners).toEqual([0]);
  });

  scenario("704.5b: a player who drew from an empty library loses at the next check", (t) => {
    t.emptyLibraries();
    t.library(0, "Plains");
    t.to("draw", 2);
    expect(t.winners).toEqual([0]);
  });

  scenario("704.5f: toughness 0 puts a creature into the graveyard, indestructible or not", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Test Statue");
    t.hand(0, "Test Shrink");
    t.to("precombatMain");
    t.cast("Test Shrink", { targets: ["Test Statue"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Statue")).toBe(1);
  });

  scenario("704.5g, 702.12b: lethal damage destroys, and does not destroy what is indestructible", (t) => {
    t.cards(CARDS);
    t.lands(0, "Mountain", 2);
    t.battlefield(1, "Test Bear", "Test Statue");
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Spark", { targets: ["Test Statue"] });
    t.resolve();
    expect([t.count(1, "graveyard", "Test Bear"), t.see("Test Statue").damage]).toEqual([1, 2]);
  });

  scenario("704.5j: the legend rule: its controller chooses the one that stays", (t) => {
    t.cards(CARDS);
    t.lands(0, "Plains", 2);
    t.battlefield(0, "Test Duke");
    t.hand(0, "Test Duke");
    t.to("precombatMain");
    t.cast("Test Duke");
    t.resolve();
    expect(t.asked("choose")).toMatchObject({ about: "legendRule", min: 1, max: 1 });
    const [old] = t.asked("choose").from;
    t.answer({ ask: "choose", chosen: [old!] });
    expect(t.ids(0, "battlefield", "Test Duke")).toEqual([old]);
    expect(t.count(0, "graveyard", "Test Duke")).toBe(1);
  });

  scenario("704.5j: two players may each have the legend", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Duke");
    t.battlefield(1, "Test Duke");
    t.to("precombatMain");
    expect([t.count(0, "battlefield", "Test Duke"), t.count(1, "battlefield", "Test Duke")]).toEqual([1, 1]);
  });

  scenario("704.5m: an Aura attached to nothing goes to the graveyard", (t) => {
    t.cards(`${CARDS}

      Test Blessing {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.lands(0, "Plains", 1);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Blessing", "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Blessing", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, toughness: 3 });
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Blessing")).toBe(1);
  });

  scenario("704.5n, 301.5c: Equipment stays on the battlefield when its creature leaves", (t) => {
    t.cards(`${CARDS}

      Test Sword {1}
      Artifact — Equipment
      Equipped creature gets +1/+0.
      Equip {1}`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Bear", "Test Sword");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.activate("Test Sword", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    expect(t.count(0, "battlefield", "Test Sword")).toBe(1);
  });

  scenario("704.5q: +1/+1 and -1/-1 counters annihilate each other", (t) => {
    t.cards(`${CARDS}

      Test Blight {B}
      Sorcery
      Put a -1/-1 counter on target creature.`);
    t.battlefield(0, "Swamp");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 2 } });
    t.hand(0, "Test Blight");
    t.to("precombatMain");
    t.cast("Test Blight", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, counters: { "+1/+1": 1 } });
  });

  scenario("704.5i, 306.5b: a planeswalker with no loyalty goes to the graveyard", (t) => {
    t.cards(`${CARDS}

      Test Walker {2}{U}
      Legendary Planeswalker — Test
      +1: Draw a card.
      Loyalty 2`);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Walker");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    expect(t.see("Test Walker").counters).toEqual({ loyalty: 2 });
    t.cast("Test Spark", { targets: ["Test Walker"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Walker")).toBe(1);
  });

  scenario("704.3, 704.4: state-based actions wait for priority: they do not happen while a spell resolves", (t) => {
    t.cards(`
      Test Swap {W}
      Sorcery
      All creatures get -2/-2 until end of turn. All creatures get +2/+2 until end of turn.`);
    t.battlefield(0, "Plains", "Test Bear");
    t.hand(0, "Test Swap");
    t.to("precombatMain");
    t.cast("Test Swap");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 2, toughness: 2 });
  });

  scenario("122.1c: a shield counter is removed instead of the permanent being destroyed", (t) => {
    t.cards(`${CARDS}

      Test Doom {B}
      Sorcery
      Destroy target creature.`);
    t.battlefield(0, "Swamp");
    t.permanentWith(1, "Test Bear", { counters: { shield: 1 } });
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({});
  });

  scenario("122.1d: a stun counter is removed instead of untapping", (t) => {
    t.cards(CARDS);
    t.permanentWith(0, "Test Bear", { tapped: true, counters: { stun: 1 } });
    t.to("upkeep", 1);
    expect(t.see("Test Bear")).toMatchObject({ tapped: true, counters: {} });
    t.to("upkeep", 3);
    expect(t.see("Test Bear").tapped).toBe(false);
  });
});
