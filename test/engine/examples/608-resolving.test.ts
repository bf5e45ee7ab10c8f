import { describe, expect } from "vitest";
import { begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("608.2g: cast as it resolves for what it costs, and what is done if not", (t) => {
  kit(t);
  t.cards(`
      Test Omen {0}
      Sorcery
      Exile the top card of your library. You may cast that card. If you don't, Test Omen deals 2 damage to each opponent.`);
  t.library(0, "Test Bear", "Test Bear");
  t.lands(0, "Forest", 2);
  t.hand(0, "Test Omen", "Test Omen");
  t.to("precombatMain");
  t.cast("Test Omen");
  t.resolve();
  t.choose("Test Bear");
  t.resolveAll();
  expect([t.count(0, "battlefield", "Test Bear"), t.lifeOf(1)]).toEqual([1, 20]);
  t.cast("Test Omen");
  t.resolve();
  t.choose();
  expect([t.count(0, "exile", "Test Bear"), t.lifeOf(1)]).toEqual([1, 18]);
});

describe("cast as an effect says (608.2g)", () => {
  scenario("608.2g: from an opponent's hand that was looked at", (t) => {
    t.cards(`
      Test Ninja {0}
      Creature — Ninja
      When this creature enters, look at target opponent's hand. You may cast a spell from among those cards without paying its mana cost.
      1/1`);
    t.hand(0, "Test Ninja");
    t.hand(1, "Test Bear", "Forest");
    t.to("precombatMain");
    t.cast("Test Ninja");
    t.resolve();
    t.resolve();
    t.yes();
    t.resolveAll();
    expect(t.see("Test Bear").controller).toBe(0);
  });

  scenario("608.2g, 118.9: by paying life equal to its mana value", (t) => {
    t.cards(`
      Test Fate {0}
      Sorcery
      You may cast a creature spell from your hand by paying life equal to its mana value rather than paying its mana cost.`);
    t.hand(0, "Test Fate", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Fate");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Bear")]).toEqual([18, 1]);
  });

  scenario("701.19, 608.2g: found in the library and cast from there, for unattaching the Equipment", (t) => {
    t.cards(`
      Test Forge {3}
      Artifact — Equipment
      {0}, Unattach this Equipment: Search your library for an instant card with mana value 4 or less and cast that card without paying its mana cost. Then shuffle.
      Equip {0}`);
    t.battlefield(0, "Test Forge", "Test Ogre");
    t.library(0, "Test Spark", "Forest");
    t.to("precombatMain");
    t.activate("Test Forge", { targets: ["Test Ogre"] });
    t.resolve();
    t.activate("Test Forge");
    t.resolve();
    t.choose("Test Spark");
    t.choose(1);
    t.resolveAll();
    expect([t.lifeOf(1), t.count(0, "graveyard", "Test Spark")]).toEqual([18, 1]);
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

describe("608.2g: lands and spells that are played as something resolves", () => {
  scenario("305.2b: one land, as it is that player's turn, and any number of spells", (t) => {
    kit(t);
    t.cards(`
      Test Raid {0}
      Sorcery
      Exile the top four cards of target opponent's library. You may play lands and cast spells from among cards exiled this way without paying their mana costs.`);
    t.library(1, "Test Ogre", "Forest", "Mountain", "Test Bear");
    t.hand(0, "Test Raid");
    t.to("precombatMain");
    t.cast("Test Raid", { targets: [1] });
    t.resolve();
    for (const name of ["Forest", "Test Bear", "Test Ogre"]) t.choose(name);
    t.resolveAll();
    expect(t.ids(0, "battlefield").map((id) => t.nameOf(id))).toEqual(
      expect.arrayContaining(["Forest", "Test Bear", "Test Ogre"]),
    );
    expect(t.ids(0, "battlefield", "Mountain")).toEqual([]);
  });
});

describe("608.2g: any of several that were exiled", () => {
  scenario("608.2g: those that fit may be cast for nothing, the others are put away", (t) => {
    begin(
      t,
      `
      Test Experiment {0}
      Sorcery
      Exile the top three cards of your library. You may cast instant and sorcery spells with mana value 1 or less from among them without paying their mana costs. Then put all cards exiled this way that weren't cast into your graveyard.

      Test Spring {1}
      Sorcery
      You gain 4 life.`,
      ["Test Experiment"],
    );
    t.library(0, "Test Spring", "Test Bear", "Test Spring");
    t.to("precombatMain");
    t.cast("Test Experiment");
    settle(t);
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Bear"), t.count(0, "exile")]).toEqual([28, 1, 0]);
  });
});

scenario("608.2e: the same tokens attacking instead, if what attacks is legendary", (t) => {
  begin(
    t,
    `
      Test Blade {0}
      Artifact — Equipment
      Whenever equipped creature attacks, create two tapped 1/1 white Spirit creature tokens with flying. If that creature is legendary, instead create two of those tokens that are tapped and attacking.
      Equip {0}

      Test Hero {0}
      Legendary Creature — Human
      2/2`,
    [],
    ["Test Blade", "Test Hero", "Test Bear"],
  );
  t.to("precombatMain");
  t.activate("Test Blade", { targets: ["Test Hero"] });
  settle(t);
  t.attack("Test Hero");
  settle(t);
  t.to("postcombatMain");
  expect(t.lifeOf(1)).toBe(16);
  t.to("precombatMain", 3);
  t.activate("Test Blade", { targets: ["Test Bear"] });
  settle(t);
  t.attack("Test Bear");
  settle(t);
  t.to("postcombatMain");
  expect([t.lifeOf(1), t.count(0, "battlefield", "Spirit Token")]).toEqual([14, 4]);
});
