import { describe, expect } from "vitest";
import { begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("201.2: three lands with one name, and not three lands", (t) => {
  t.cards(`
      Test Atlas {1}
      Artifact
      {T}: You gain 1 life. Activate only if you control three or more lands with the same name.`);
  t.battlefield(0, "Test Atlas", "Forest", "Forest", "Island");
  t.hand(0, "Forest");
  t.to("precombatMain");
  expect(t.can("activate", "Test Atlas")).toBe(false);
  t.playLand("Forest");
  expect(t.can("activate", "Test Atlas")).toBe(true);
});

scenario("202.3: one of several numbers of it", (t) => {
  t.cards(`
      Test Lord {0}
      Artifact
      {0}: You gain 1 life for each creature with power or toughness equal to the number of artifacts you control.

      Test Wall {0}
      Creature — Wall
      0/1

      Test Ogre {0}
      Creature — Ogre
      3/3`);
  t.battlefield(0, "Test Lord", "Test Wall", "Test Ogre");
  t.to("precombatMain");
  t.activate("Test Lord");
  t.resolve();
  expect(t.lifeOf(0)).toBe(21);
});

describe("201.5a: quotes in a quote", () => {
  scenario("an Aura gives both of two abilities", (t) => {
    kit(t);
    t.cards(`
      Test Sprout {G}
      Creature — Beast
      When this creature dies, if it was a creature, return it to the battlefield. It's an Aura enchantment with enchant Forest you control and "Enchanted Forest has '{T}: Add {G}{G}' and '{1}, {T}, Sacrifice this land: You gain 4 life.'"
      2/2`);
    t.hand(0, "Test Murder");
    t.battlefield(0, "Test Sprout");
    t.lands(0, "Swamp", 2);
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Sprout"] });
    settle(t);
    expect(t.see("Test Sprout").types).toEqual(["enchantment"]);
    t.activate("Forest", { ability: 2 });
    settle(t);
    expect([t.lifeOf(0), t.count(0, "battlefield", "Forest"), t.count(0, "graveyard", "Test Sprout")]).toEqual([
      24, 0, 1,
    ]);
  });
});

describe("201.5: what an object gives itself", () => {
  scenario("201.5: names the object that has it", (t) => {
    kit(t);
    t.cards(`
      Test Warlord {0}
      Creature — Samurai
      As long as Test Warlord has a counter on it, Test Warlord has "Whenever Test Warlord deals combat damage to an opponent, you draw that many cards and Test Warlord deals that much damage to each other opponent."
      {0}: Put a +1/+1 counter on this creature.
      1/1`);
    t.battlefield(0, "Test Warlord");
    t.to("precombatMain");
    t.activate("Test Warlord");
    t.resolve();
    t.attack("Test Warlord");
    t.to("combatDamage");
    t.resolveAll();
    expect([t.lifeOf(1), t.count(0, "hand")]).toEqual([18, 2]);
  });
});

scenario(
  "202.3, 509.1b: spells of even mana values are not cast, and such creatures do not block; zero is even",
  (t) => {
    t.cards(`
      Test Even {9}
      Creature — Eldrazi
      Your opponents can't cast spells with even mana values.
      Your opponents can't block with creatures with even mana values.
      5/5`);
    t.battlefield(0, "Test Even");
    t.battlefield(1, "Test Bear", "Glad Hound", "Mountain", "Forest");
    t.hand(1, "Test Cub", "Test Spark");
    t.to("declareAttackers");
    t.attack("Test Even");
    t.block(["Glad Hound", "Test Even"]);
    t.to("precombatMain", 2);
    expect([t.can("cast", "Test Cub"), t.can("cast", "Test Spark")]).toEqual([false, true]);
  },
);

scenario("202.1: mana cost {0} or {1}, and not a mana value of 1 by another symbol", (t) => {
  t.cards(`
      Test Foundry {0}
      Sorcery
      Search your library for an artifact card with mana cost {0} or {1}, put it onto the battlefield, then shuffle.

      Test Coin {1}
      Artifact

      Test Gem {G}
      Artifact

      Test Husk {X}
      Artifact`);
  t.hand(0, "Test Foundry");
  t.library(0, "Test Coin", "Test Gem", "Test Husk");
  t.to("precombatMain");
  t.cast("Test Foundry");
  t.resolve();
  const asked = t.asked();
  expect(asked.ask === "choose" && asked.from.map((id) => t.nameOf(id))).toEqual(["Test Coin"]);
});

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

describe("201.5: what an object is called by", () => {
  scenario("201.5: a name of several is followed by a plural", (t) => {
    begin(
      t,
      `
      Ash & Elm {0}
      Legendary Creature — Human
      Whenever another creature you control enters, Ash & Elm get +1/+0 until end of turn.
      2/2`,
      ["Test Bear"],
      ["Ash & Elm"],
    );
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Bear");
    settle(t);
    expect(t.see("Ash & Elm").power).toBe(3);
  });

  scenario("111.4, 201.5: a token names itself in what it is created with", (t) => {
    begin(
      t,
      `
      Test Keeper {0}
      Sorcery
      Create Rook, a legendary 1/1 blue Bird creature token with flying and "When Rook dies, you gain 5 life."

      Test Doom {0}
      Sorcery
      Destroy target creature.`,
      ["Test Keeper", "Test Doom"],
    );
    t.to("precombatMain");
    t.cast("Test Keeper");
    settle(t);
    t.cast("Test Doom", { targets: ["Rook"] });
    settle(t);
    expect([t.count(0, "battlefield", "Rook"), t.lifeOf(0)]).toEqual([0, 25]);
  });
});

describe("202.2f, 201.5c, 202.1a: colors, names and costs", () => {
  scenario("202.2f, 105.3: a colorless artifact that becomes blue is blue alone", (t) => {
    kit(t);
    t.cards(`
      Test Dye {0}
      Instant
      Target creature becomes blue until end of turn.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Dye");
    t.to("precombatMain");
    t.cast("Test Dye", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").colors).toBe("U");
    t.to("upkeep", 2);
    expect(t.see("Test Bear").colors).toBe("G");
  });

  scenario("201.5c: a legend's short name is that card", (t) => {
    t.cards(`
      Testa, the Named {0}
      Legendary Creature — Human
      Whenever Testa attacks, you gain 1 life.
      2/2`);
    t.battlefield(0, "Testa, the Named");
    t.attack("Testa, the Named");
    settle(t);
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("202.1a: colored and colorless symbols want mana of that type", (t) => {
    kit(t);
    t.cards(`
      Test Prism {C}{G}
      Artifact

      Test Desert
      Land
      {T}: Add {C}.`);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Prism");
    t.to("precombatMain");
    expect(t.can("cast", "Test Prism")).toBe(false);
  });
});
