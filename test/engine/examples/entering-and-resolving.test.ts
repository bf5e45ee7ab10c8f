import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("614.1e, 708.11: as it enters or is turned face up", () => {
  const SHIFTER = `
    Test Shifter {2}{U}
    Creature — Shapeshifter
    As this creature enters or is turned face up, it becomes your choice of 5/1 or 1/5.
    Morph {0}
    */*`;
  scenario("614.1c, 614.1e: chosen as it enters, and as it is turned face up", (t) => {
    kit(t);
    t.cards(SHIFTER);
    t.lands(0, "Island", 6);
    t.hand(0, "Test Shifter", "Test Shifter");
    t.to("precombatMain");
    t.cast("Test Shifter");
    t.resolve();
    t.option("5/1");
    expect([t.see("Test Shifter").power, t.see("Test Shifter").toughness]).toEqual([5, 1]);
    t.cast("Test Shifter", { via: "morph" });
    t.resolve();
    const [hidden] = t.game.state.battlefield.filter((id) => t.game.state.objects[id]?.faceDown !== undefined);
    expect(t.seeId(hidden!).power).toBe(2);
    t.special("turnFaceUp");
    t.option("1/5");
    expect([t.seeId(hidden!).power, t.seeId(hidden!).toughness]).toEqual([1, 5]);
  });

  scenario("707.2: what was chosen then is copied", (t) => {
    kit(t);
    t.cards(SHIFTER);
    t.lands(0, "Island", 6);
    t.hand(0, "Test Shifter", "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Shifter", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    t.option("5/1");
    t.cast("Test Mirror", { targets: [t.ids(0, "battlefield", "Test Shifter")] });
    t.resolve();
    // The token enters: its own ability asks anew.
    t.option("1/5");
    const powers = t.ids(0, "battlefield", "Test Shifter").map((id) => t.seeId(id).power);
    expect(powers.sort()).toEqual([1, 5]);
  });
});

describe("708.2: face down as what the effect says", () => {
  scenario("708.2, 305.6: a land with its mana ability, and no creature", (t) => {
    kit(t);
    t.cards(`
      Test Gardener {0}
      Creature — Treefolk
      Whenever another nontoken creature you control dies, you may return it to the battlefield face down under its owner's control. It's a Forest land.
      5/5`);
    t.battlefield(0, "Test Gardener", "Test Bear");
    t.lands(1, "Swamp", 1);
    t.hand(1, "Test Murder");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Bear")] });
    t.resolve();
    t.resolve();
    t.yes();
    const [land] = t.game.state.battlefield.filter((id) => t.game.state.objects[id]?.faceDown !== undefined);
    expect(t.seeId(land!)).toMatchObject({ types: ["land"], subtypes: ["Forest"], controller: 0 });
    expect(t.seeId(land!).power).toBeUndefined();
    // It taps for {G}.
    expect(t.can("cast", "Test Growth")).toBe(true);
  });

  scenario("708.2a: turned face down as an artifact creature", (t) => {
    kit(t);
    t.cards(`
      Test Conversion {0}
      Instant
      Turn target creature face down. It's a 2/2 Cyberman artifact creature.`);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Conversion");
    t.to("precombatMain");
    t.cast("Test Conversion", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
    t.resolve();
    const [one] = t.game.state.battlefield.filter((id) => t.game.state.objects[id]?.faceDown !== undefined);
    expect(t.seeId(one!)).toMatchObject({ types: ["artifact", "creature"], subtypes: ["Cyberman"], power: 2 });
  });
});

describe("616.1c, 707.5: copies as they enter", () => {
  scenario("611.2a: a copy until end of turn, which had haste and what triggers on entering", (t) => {
    kit(t);
    t.cards(`
      Test Cursed {2}{R}
      Artifact
      As this artifact enters, you may have it become a copy of any creature on the battlefield until end of turn, except it has haste.

      Test Herald {0}
      Creature — Human
      When this creature enters, draw a card.
      3/3`);
    t.battlefield(1, "Test Herald");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Cursed");
    t.to("precombatMain");
    t.cast("Test Cursed");
    t.resolve();
    t.yes();
    t.choose("Test Herald");
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(1);
    t.attack("Test Herald");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(17);
    t.to("precombatMain", 2);
    expect(t.see("Test Cursed")).toMatchObject({ types: ["artifact"] });
  });

  scenario("603.12: when it has, about what it copied, for as long as one controls it", (t) => {
    kit(t);
    t.cards(`
      Test Thief {0}
      Creature — Shapeshifter Wall
      You may have this creature enter as a copy of any creature on the battlefield, except it's a Wall in addition to its other types and has defender. When you do, tap the copied creature and it doesn't untap during its controller's untap step for as long as you control this creature.
      0/1`);
    t.battlefield(1, "Test Ogre");
    t.lands(1, "Swamp", 1);
    t.hand(1, "Test Murder");
    t.hand(0, "Test Thief");
    t.to("precombatMain");
    t.cast("Test Thief");
    t.resolve();
    t.yes();
    t.choose("Test Ogre");
    t.resolveAll();
    const [ogre] = t.ids(1, "battlefield", "Test Ogre");
    expect(t.seeId(ogre!).tapped).toBe(true);
    t.to("precombatMain", 2);
    expect(t.seeId(ogre!).tapped).toBe(true);
    t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Ogre")] });
    t.resolve();
    t.to("precombatMain", 4);
    expect(t.seeId(ogre!).tapped).toBe(false);
  });
});

describe("608.2n: where a spell goes as it resolves", () => {
  const PHOENIX = `
    Test Redeemer {0}
    Creature — Angel
    Whenever you cast an instant or sorcery spell that targets a creature you control, exile that card instead of putting it into your graveyard as it resolves. If you do, return it to your hand at the beginning of the next end step.
    3/4`;
  scenario("608.2n, 614.6: exiled instead, and returned then", (t) => {
    kit(t);
    t.cards(PHOENIX);
    t.battlefield(0, "Test Redeemer");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: [t.ids(0, "battlefield", "Test Redeemer")] });
    t.resolveAll();
    expect([t.count(0, "exile", "Test Growth"), t.see("Test Redeemer").power]).toEqual([1, 6]);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "hand", "Test Growth")).toBe(1);
  });

  scenario("701.5a: countered, it is put into the graveyard", (t) => {
    kit(t);
    t.cards(PHOENIX);
    t.battlefield(0, "Test Redeemer");
    t.lands(0, "Forest", 1);
    t.lands(1, "Island", 1);
    t.hand(0, "Test Growth");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: [t.ids(0, "battlefield", "Test Redeemer")] });
    t.resolve();
    t.pass();
    t.cast("Test Denial", { targets: [t.ids(0, "stack", "Test Growth")] });
    t.resolveAll();
    expect([t.count(0, "graveyard", "Test Growth"), t.count(0, "exile")]).toEqual([1, 0]);
  });

  scenario("611.2f: the next one from the hand goes back to it, and only that", (t) => {
    kit(t);
    t.cards(`
      Test Master {0}
      Artifact
      {0}: The next time you cast an instant or sorcery spell from your hand this turn, put that card into your hand instead of into your graveyard as it resolves.`);
    t.battlefield(0, "Test Master");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.activate("Test Master");
    t.resolve();
    t.cast("Test Insight");
    t.resolve();
    expect([t.count(0, "hand", "Test Insight"), t.count(0, "graveyard", "Test Insight")]).toEqual([1, 0]);
    t.cast("Test Insight");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Insight")).toBe(1);
  });

  scenario("614.6, 608.2g: what would be countered is exiled, and may be played", (t) => {
    kit(t);
    t.cards(`
      Test Trickster {0}
      Artifact
      If a spell or ability you control would counter a spell, instead exile that spell and you may play that card without paying its mana cost.`);
    t.battlefield(0, "Test Trickster");
    t.lands(0, "Island", 1);
    t.lands(1, "Island", 1);
    t.hand(0, "Test Denial");
    t.hand(1, "Test Insight");
    t.to("precombatMain", 2);
    t.cast("Test Insight");
    t.pass();
    t.cast("Test Denial", { targets: [t.ids(1, "stack", "Test Insight")] });
    t.resolve();
    t.choose("Test Insight");
    expect(t.count(1, "stack", "Test Insight") + t.count(0, "stack", "Test Insight")).toBe(1);
    t.resolveAll();
    expect([t.count(0, "hand"), t.count(1, "graveyard", "Test Insight")]).toEqual([1, 1]);
  });
});

describe("614.1c: with counters for what was revealed as it was cast", () => {
  scenario("614.1c, 202.3: the total mana value of all of it", (t) => {
    kit(t);
    t.cards(`
      Test Soulbeast {0}
      Creature — Beast
      When you cast this spell, each player reveals the top card of their library. This creature enters with X +1/+1 counters on it, where X is the total mana value of all cards revealed this way.
      0/1`);
    t.library(0, "Test Ogre");
    t.library(1, "Test Bear");
    t.hand(0, "Test Soulbeast");
    t.to("precombatMain");
    t.cast("Test Soulbeast");
    t.resolveAll();
    expect(t.see("Test Soulbeast").power).toBe(6);
  });
});

describe("400.7j: an effect finds what it has put onto the battlefield", () => {
  const SHRIKE = `
      Test Shrike {3}
      Creature — Spirit
      {0}: Return this card from your graveyard to the battlefield. You may put an Aura card with mana value 5 or less from your hand onto the battlefield attached to it. If you don't, exile this creature.
      2/2

      Test Band {3}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`;
  scenario("608.2c: this creature is the one that came back, and is exiled if there is no Aura for it", (t) => {
    t.cards(SHRIKE);
    t.graveyard(0, "Test Shrike");
    t.hand(0, "Test Band");
    t.to("precombatMain");
    t.activate("Test Shrike");
    t.resolve();
    t.no();
    expect(t.count(0, "exile", "Test Shrike")).toBe(1);
  });
  scenario("608.2c: it stays with an Aura attached to it", (t) => {
    t.cards(SHRIKE);
    t.graveyard(0, "Test Shrike");
    t.hand(0, "Test Band");
    t.to("precombatMain");
    t.activate("Test Shrike");
    t.resolve();
    t.yes();
    expect(t.see("Test Shrike").power).toBe(3);
  });
});
