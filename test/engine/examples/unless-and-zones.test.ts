import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("118.12a: done unless somebody sacrifices it", () => {
  const BANE = `
    Test Bane {0}
    Sorcery
    Target enchantment deals damage equal to its mana value to its controller unless that player sacrifices it.

    Test Idol {3}
    Enchantment
    Indestructible`;

  scenario("701.17a: its controller is asked and sacrifices that very one", (t) => {
    t.cards(BANE);
    t.battlefield(1, "Test Idol");
    t.hand(0, "Test Bane");
    t.to("precombatMain");
    t.cast("Test Bane", { targets: [t.ids(1, "battlefield", "Test Idol")] });
    t.resolve();
    t.yes();
    expect([t.count(1, "graveyard", "Test Idol"), t.lifeOf(1)]).toEqual([1, 20]);
  });

  scenario("118.12a: else it deals damage to them", (t) => {
    t.cards(BANE);
    t.battlefield(1, "Test Idol");
    t.hand(0, "Test Bane");
    t.to("precombatMain");
    t.cast("Test Bane", { targets: [t.ids(1, "battlefield", "Test Idol")] });
    t.resolve();
    t.no();
    expect([t.count(1, "battlefield", "Test Idol"), t.lifeOf(1)]).toEqual([1, 17]);
  });
});

describe("what was destroyed, and by whom", () => {
  const TRAP = `
    Test Trap {4}{G}{G}
    Instant
    If a noncreature permanent under your control was destroyed this turn by a spell or ability an opponent controlled, you may pay {G} rather than pay this spell's mana cost.
    You gain 4 life.

    Test Smash {0}
    Instant
    Destroy target artifact.

    Test Toy {0}
    Artifact`;

  scenario("118.9, 603.2: only if an opponent's spell destroyed it", (t) => {
    t.cards(TRAP);
    t.battlefield(0, "Test Toy");
    t.battlefield(1, "Test Toy");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Trap", "Test Smash");
    t.hand(1, "Test Smash");
    t.to("precombatMain");
    t.cast("Test Smash", { targets: [t.ids(1, "battlefield", "Test Toy")] });
    t.resolve();
    expect(t.can("cast", "Test Trap", "alternative")).toBe(false);
    t.pass();
    t.cast("Test Smash", { targets: [t.ids(0, "battlefield", "Test Toy")] });
    t.resolve();
    expect(t.can("cast", "Test Trap", "alternative")).toBe(true);
  });
});

describe("cards by where they are", () => {
  scenario("710.4: flipped if no cards are left in that graveyard", (t) => {
    t.cards(`
      Test Robber {0}
      Enchantment
      {0}: Exile target card from an opponent's graveyard. If no cards are in that graveyard, you gain 1 life.`);
    t.battlefield(0, "Test Robber");
    t.graveyard(1, "Forest", "Island");
    t.to("precombatMain");
    t.activate("Test Robber", { targets: [t.ids(1, "graveyard", "Forest")] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.activate("Test Robber", { targets: [t.ids(1, "graveyard", "Island")] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("700.4: creature cards that were put there from the battlefield this turn, and no others", (t) => {
    kit(t);
    t.cards(`
      Test Shepherd {0}
      Sorcery
      You may return to your hand all creature cards that were put into your graveyard from the battlefield this turn.`);
    t.graveyard(0, "Test Ogre");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Murder", "Test Shepherd");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Bear")] });
    t.resolve();
    t.cast("Test Shepherd");
    t.resolve();
    t.yes();
    expect([t.count(0, "hand", "Test Bear"), t.count(0, "graveyard", "Test Ogre")]).toEqual([1, 1]);
  });

  scenario("702.26a, 608.2d: any number of them phase out", (t) => {
    kit(t);
    t.cards(`
      Test Change {X}
      Instant
      Tap X target creatures you control. You may have any number of them phase out.`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.lands(0, "Island", 2);
    t.hand(0, "Test Change");
    t.to("precombatMain");
    t.cast("Test Change", {
      x: 2,
      targets: [[...t.ids(0, "battlefield", "Test Bear"), ...t.ids(0, "battlefield", "Test Ogre")]],
    });
    t.resolve();
    t.yes();
    t.choose("Test Ogre");
    expect(t.see("Test Bear").tapped).toBe(true);
    expect(t.ids(0, "battlefield", "Test Ogre").map((id) => t.game.state.objects[id]?.phasedOut)).not.toEqual([
      undefined,
    ]);
  });

  scenario("508.3c: what attacked one as it happened, whatever became of it since", (t) => {
    kit(t);
    t.cards(`
      Test Threshold {0}
      Enchantment
      Whenever an opponent attacks, if they attacked you and/or a planeswalker you control, draw a card.`);
    t.battlefield(1, "Test Threshold");
    t.battlefield(0, "Test Bear");
    t.lands(1, "Swamp", 1);
    t.hand(1, "Test Murder");
    t.attack("Test Bear");
    expect(t.stackSize).toBe(1);
    t.pass();
    t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Bear")] });
    t.resolveAll();
    expect(t.count(1, "hand")).toBe(1);
  });
});
