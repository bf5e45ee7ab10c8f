import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** 614-615: by how much damage is changed, what is done besides preventing it, and under whose control things enter. */

describe("614.1a: damage less than so much", () => {
  const CARDS = `
    Deepest Ram {2}{R}
    Creature — God
    If a red source you control would deal an amount of noncombat damage less than Deepest Ram's power to an opponent, that source deals damage equal to Deepest Ram's power instead.
    4/4

    Small Spark {R}
    Instant
    Small Spark deals 1 damage to any target.

    Great Spark {R}
    Instant
    Great Spark deals 6 damage to any target.`;
  scenario("614.1a: is as much as that, more than that is left alone", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Deepest Ram");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Small Spark", "Small Spark", "Great Spark");
    t.to("precombatMain");
    for (const [name, life] of [
      ["Small Spark", 16],
      ["Great Spark", 10],
    ] as const) {
      t.cast(name, { targets: [1] });
      t.resolve();
      expect(t.lifeOf(1)).toBe(life);
    }
    t.cast("Small Spark", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(19);
  });
});

describe("615.5: what else a prevention effect does", () => {
  scenario("615.5, 603.12: it removes counters from what would be dealt the damage, which triggers", (t) => {
    t.cards(`
      Test Magma {X}{R}
      Creature — Elemental
      Test Magma enters with X +1/+1 counters on it.
      If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove that many +1/+1 counters from it. When one or more counters are removed from this creature this way, it deals that much damage to any target.
      0/1

      Test Spark {R}
      Instant
      Test Spark deals 5 damage to any target.`);
    t.lands(0, "Mountain", 5);
    t.hand(0, "Test Magma", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Magma", { x: 3 });
    t.resolve();
    expect(t.see("Test Magma").power).toBe(3);
    t.cast("Test Spark", { targets: ["Test Magma"] });
    t.resolve();
    // 603.12: as many as were removed, not as much as was prevented.
    t.choose(1);
    t.resolve();
    expect([t.see("Test Magma").power, t.lifeOf(1)]).toEqual([0, 17]);
  });
});

describe("614.12, 110.2: under another player's control", () => {
  scenario("110.2a, 614.12: what would enter under an opponent's control enters under yours", (t) => {
    t.cards(`
      Test Snare {0}
      Instant
      If a creature would enter the battlefield under an opponent's control this turn, it enters under your control instead.

      Test Guest {G}
      Creature — Elf
      When Test Guest enters, you gain 3 life.
      1/1`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Guest");
    t.hand(1, "Test Snare");
    t.to("precombatMain");
    t.cast("Test Guest");
    t.pass();
    t.cast("Test Snare");
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Guest"), t.count(0, "battlefield", "Test Guest")]).toEqual([1, 0]);
    expect(t.lifeOf(1)).toBe(23);
  });
});

describe("614.12: what is said of its own entering", () => {
  scenario("614.12, 601.2i: it is exiled where it wasn't cast, and enters where it was", (t) => {
    t.cards(`
      Test Spawn {G}
      Creature — Avatar
      If this creature would enter and it wasn't cast or no mana was spent to cast it, exile it instead.
      9/9

      Test Raising {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield.`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Spawn", "Test Raising");
    t.graveyard(0, "Test Spawn");
    t.to("precombatMain");
    t.cast("Test Raising", { targets: ["Test Spawn"] });
    t.resolve();
    expect([t.count(0, "exile", "Test Spawn"), t.count(0, "battlefield", "Test Spawn")]).toEqual([1, 0]);
    t.cast("Test Spawn");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Spawn")).toBe(1);
  });
});

describe("608.2g: spells of a total mana value", () => {
  scenario("608.2g, 202.3: each that is cast leaves less for the others", (t) => {
    t.cards(`
      Test Trove {0}
      Sorcery
      Exile the top three cards of your library. You may cast any number of spells with total mana value 5 or less from among them without paying their mana costs.

      Small Beast {1}{G}
      Creature — Beast
      2/2

      Middle Beast {2}{G}
      Creature — Beast
      3/3

      Great Beast {3}{G}
      Creature — Beast
      4/4`);
    t.library(0, "Small Beast", "Middle Beast", "Great Beast");
    t.hand(0, "Test Trove");
    t.to("precombatMain");
    t.cast("Test Trove");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(3);
    t.choose("Middle Beast");
    // 4 more would be too much, 2 are not.
    expect(t.asked("choose").from).toHaveLength(1);
    t.choose("Small Beast");
    t.resolveAll();
    const there = ["Small Beast", "Middle Beast", "Great Beast"].map((name) => t.count(0, "battlefield", name));
    expect(there).toEqual([1, 1, 0]);
  });
});

describe("614.6: another event in place of one that would happen", () => {
  scenario("614.1a, 119.3: whose life it would be, and who has what instead", (t) => {
    t.cards(`
      Test Leech {0}
      Enchantment
      If an opponent would gain life, you gain that much life instead.
      If a player would lose life, that player loses half that much life instead, rounded up.

      Test Balm {0}
      Sorcery
      Target player gains 3 life.

      Test Woe {0}
      Sorcery
      Target player loses 5 life.`);
    t.battlefield(0, "Test Leech");
    t.hand(0, "Test Balm", "Test Woe", "Test Woe");
    t.to("precombatMain");
    for (const [name, whom] of [
      ["Test Balm", 1],
      ["Test Woe", 1],
      ["Test Woe", 0],
    ] as const) {
      t.cast(name, { targets: [whom] });
      t.resolve();
    }
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 17]);
  });

  scenario("701.8a, 614.6: a card that is exiled instead was not discarded", (t) => {
    t.cards(`
      Test Void {0}
      Enchantment
      If an opponent would discard a card, you may exile it instead.
      Whenever an opponent discards a card, you gain 1 life.

      Test Rend {0}
      Sorcery
      Target player discards a card.`);
    t.battlefield(0, "Test Void");
    t.hand(0, "Test Rend", "Test Rend");
    t.hand(1, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Rend", { targets: [1] });
    t.resolve();
    t.choose("Test Bear");
    t.yes();
    t.cast("Test Rend", { targets: [1] });
    t.resolve();
    t.no();
    t.resolveAll();
    expect([t.count(1, "exile", "Test Bear"), t.count(1, "graveyard", "Test Ogre"), t.lifeOf(0)]).toEqual([1, 1, 21]);
  });

  scenario("502.3, 614.6: what would untap in its controller's untap step does something else", (t) => {
    t.cards(`
      Test Lull {0}
      Enchantment
      If a creature you control would untap during your untap step, put two +1/+1 counters on it instead.

      Test Rouse {0}
      Instant
      Untap target creature.`);
    t.battlefield(0, "Test Lull");
    t.permanentWith(0, "Test Bear", { tapped: true });
    t.hand(0, "Test Rouse");
    t.to("precombatMain", 3);
    // In the first and the third turn, not in the opponent's.
    expect(t.see("Test Bear")).toMatchObject({ tapped: true, counters: { "+1/+1": 4 } });
    t.cast("Test Rouse", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ tapped: false, counters: { "+1/+1": 4 } });
  });

  scenario("122.6, 614.6: counters of one kind become as many of another", (t) => {
    t.cards(`
      Test Heart {0}
      Enchantment
      If one or more -1/-1 counters would be put on a creature, put that many +1/+1 counters on it instead.

      Test Wilt {0}
      Sorcery
      Put two -1/-1 counters on target creature.`);
    t.battlefield(0, "Test Heart", "Test Bear");
    t.hand(0, "Test Wilt");
    t.to("precombatMain");
    t.cast("Test Wilt", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 2 });
  });

  scenario("614.6, 614.3: what would die does something else, and what would be dealt damage, once", (t) => {
    t.cards(`
      Test Ward {0}
      Instant
      The next time target creature would die this turn, return it to its owner's hand and you lose 1 life instead.

      Test Thorn {0}
      Instant
      Until end of turn, if a creature would deal damage to you, you gain that much life instead.

      Test Slay {0}
      Sorcery
      Destroy target creature.

      Test Fray {0}
      Sorcery
      Target creature deals damage equal to its power to target player.`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.hand(0, "Test Ward", "Test Thorn", "Test Slay", "Test Fray");
    t.to("precombatMain");
    t.cast("Test Ward", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Slay", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.count(0, "hand", "Test Bear"), t.lifeOf(0)]).toEqual([1, 19]);
    t.cast("Test Thorn");
    t.resolve();
    t.cast("Test Fray", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("614.6, 603.7: what is exiled instead comes back later", (t) => {
    t.cards(`
      Test Rescue {0}
      Instant
      If a permanent you control would be put into a graveyard from the battlefield this turn, exile it instead. Return it to the battlefield under its owner's control at the beginning of the next end step.

      Test Slay {0}
      Sorcery
      Destroy target creature.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Rescue", "Test Slay");
    t.to("precombatMain");
    t.cast("Test Rescue");
    t.resolve();
    t.cast("Test Slay", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });
});

describe("614.5, 616.1: tokens of several kinds are one event", () => {
  scenario("614.5: what adds one token to those that are created adds it once, whichever is applied first", (t) => {
    t.cards(`
      Test Works {0}
      Enchantment
      If you would create a Clue, Food, or Treasure token, instead create one of each.

      Test Hangar {0}
      Enchantment
      If one or more artifact tokens would be created under your control, those tokens plus an additional 1/1 colorless Thopter artifact creature token with flying are created instead.

      Test Hoard {0}
      Sorcery
      Create a Treasure token.`);
    t.battlefield(0, "Test Works", "Test Hangar");
    t.hand(0, "Test Hoard", "Test Hoard");
    t.to("precombatMain");
    t.cast("Test Hoard");
    t.resolve();
    t.option("Test Works");
    const count = (...names: string[]): number[] => names.map((name) => t.count(0, "battlefield", `${name} Token`));
    expect(count("Clue", "Food", "Treasure", "Thopter")).toEqual([1, 1, 1, 1]);
    t.cast("Test Hoard");
    t.resolve();
    t.option("Test Hangar");
    expect(count("Clue", "Food", "Treasure", "Thopter")).toEqual([2, 2, 2, 2]);
  });

  scenario("614.5: so it does to tokens of several kinds that one instruction creates", (t) => {
    t.cards(`
      Test Queen {0}
      Enchantment
      If one or more creature tokens would be created under your control, those tokens plus a 1/1 white Soldier creature token are created instead.

      Test Menagerie {0}
      Sorcery
      Create a 2/2 green Bear creature token and a 1/1 red Goblin creature token.`);
    t.battlefield(0, "Test Queen");
    t.hand(0, "Test Menagerie");
    t.to("precombatMain");
    t.cast("Test Menagerie");
    t.resolve();
    const tokens = ["Bear", "Goblin", "Soldier"].map((name) => t.count(0, "battlefield", `${name} Token`));
    expect(tokens).toEqual([1, 1, 1]);
  });

  scenario("616.1f: what adds as many others counts all of them", (t) => {
    t.cards(`
      Test Warren {0}
      Enchantment
      If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens are created instead.

      Test Queen {0}
      Enchantment
      If one or more creature tokens would be created under your control, those tokens plus a 1/1 white Soldier creature token are created instead.

      Test Call {0}
      Sorcery
      Create two 2/2 green Bear creature tokens.`);
    t.battlefield(0, "Test Warren", "Test Queen");
    t.hand(0, "Test Call", "Test Call");
    t.to("precombatMain");
    const count = (...names: string[]): number[] => names.map((name) => t.count(0, "battlefield", `${name} Token`));
    t.cast("Test Call");
    t.resolve();
    t.option("Test Warren");
    expect(count("Bear", "Squirrel", "Soldier")).toEqual([2, 2, 1]);
    t.cast("Test Call");
    t.resolve();
    t.option("Test Queen");
    expect(count("Bear", "Squirrel", "Soldier")).toEqual([4, 5, 2]);
  });
});
