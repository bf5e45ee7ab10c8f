import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

describe("what 'it' and 'that many' mean", () => {
  scenario("603.7, 614.6: after what is done later, 'it' is still what was dealt with now", (t) => {
    t.cards(`
  Test Whip {0}
  Sorcery
  Return target creature card from your graveyard to the battlefield. It gains haste. Exile it at the beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere else.`);
    t.put(0, "graveyard", "Test Bear");
    t.hand(0, "Test Whip", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Whip", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Slayer", { targets: ["Test Bear"] });
    t.resolveAll();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "exile", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("608.2k: of a spell that targets this creature, 'it' is the creature", (t) => {
    t.cards(`
  Test Hero {0}
  Creature — Human
  0/4
  Whenever you cast a spell that targets this creature, put a +1/+1 counter on it.

  Test Pat {0}
  Instant
  Untap target creature.`);
    t.battlefield(0, "Test Hero");
    t.hand(0, "Test Pat");
    t.to("precombatMain");
    t.cast("Test Pat", { targets: ["Test Hero"] });
    t.resolveAll();
    expect(t.see("Test Hero")).toMatchObject({ power: 1, toughness: 5 });
  });

  scenario(
    "107.3a, 608.2c: 'twice that many instead' is twice what it would have been; X may be as much as can be paid",
    (t) => {
      t.cards(`
  Test Loss {X}{U}
  Sorcery
  Target player mills X cards. If this spell was cast from a graveyard, that player mills twice that many cards instead.
  Flashback {X}{U}`);
      t.put(1, "library", ...Array.from({ length: 12 }, () => "Test Cub"));
      t.put(0, "graveyard", "Test Loss");
      t.lands(0, "Island", 4);
      t.to("precombatMain");
      t.cast("Test Loss", { via: "flashback", x: 3, targets: [1] });
      t.resolve();
      expect(t.count(1, "graveyard")).toBe(6);
    },
  );

  scenario("603.4: 'if it entered from your graveyard' looks at whose graveyard it was", (t) => {
    t.cards(`
  Test Risen {0}
  Creature — Zombie
  3/3
  Whenever a creature enters, if it entered from your graveyard or you cast it from your graveyard, return this card from your graveyard to the battlefield tapped at the beginning of the next end step.

  Test Raising {0}
  Sorcery
  Put target creature card from a graveyard onto the battlefield under your control.`);
    t.put(0, "graveyard", "Test Bear");
    t.put(1, "graveyard", "Test Risen");
    t.hand(0, "Test Raising");
    t.to("precombatMain");
    t.cast("Test Raising", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.stackSize).toBe(0);
    t.to("upkeep");
    expect(t.count(1, "graveyard", "Test Risen")).toBe(1);
  });

  scenario("702.29a, 107.3e: what triggers as a card is cycled speaks of the X of its cycling cost", (t) => {
    t.cards(`
  Test Gale {5}{U}
  Enchantment
  Cycling {X}{1}{U}
  When you cycle this card, create an X/X blue Shark creature token with flying.`);
    t.lands(0, "Island", 5);
    t.hand(0, "Test Gale");
    t.to("precombatMain");
    t.activate("Test Gale", { x: 3 });
    t.resolveAll();
    expect(t.see("Shark Token").power).toBe(3);
  });

  scenario("707.9: who has said that it enters as a copy chooses what of", (t) => {
    t.cards(`
  Test Twin {0}
  Creature — Shapeshifter
  0/0
  You may have this creature enter as a copy of any creature on the battlefield.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Twin");
    t.to("precombatMain");
    t.cast("Test Twin");
    t.resolve();
    t.yes();
    expect(t.refused({ ask: "choose", chosen: [] }).code).toBe("illegal-answer");
    t.choose("Test Bear");
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
  });

  scenario("122.5: counters that can't be put anywhere are not removed either", (t) => {
    t.cards(`
  Test Kite {0}
  Creature — Scarecrow
  2/1
  This creature can't have counters put on it.

  Test Sprout {0}
  Creature — Plant
  0/0
  This creature enters with two +1/+1 counters on it.

  Test Shift {0}
  Sorcery
  Move a +1/+1 counter from target creature onto another target creature.`);
    t.battlefield(0, "Test Kite", "Test Sprout");
    t.hand(0, "Test Shift");
    t.to("precombatMain");
    t.cast("Test Shift", { targets: ["Test Sprout", "Test Kite"] });
    t.resolve();
    expect([t.see("Test Sprout").power, t.see("Test Kite").counters]).toEqual([2, {}]);
  });
});
