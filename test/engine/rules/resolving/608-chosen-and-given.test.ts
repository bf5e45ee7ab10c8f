import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("608.2d, 608.2h: what is chosen, counted and given as it resolves", () => {
  scenario("122.1: one more counter of each kind, on a permanent or on a player", (t) => {
    kit(t);
    t.cards(`
      Test Plunderer {0}
      Creature — Pirate
      When this creature enters, for each kind of counter on target permanent or player, give that permanent or player another counter of that kind.
      1/1`);
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 2, charge: 1 } });
    t.hand(0, "Test Plunderer");
    t.to("precombatMain");
    t.cast("Test Plunderer");
    t.resolve();
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 3, charge: 2 });
  });

  scenario("608.2d: counters distributed among it and what is chosen, at least one on each", (t) => {
    t.cards(`
      Test Hydra {X}
      Creature — Hydra
      When this creature enters, distribute X +1/+1 counters among it and any number of commanders.
      1/1

      Test General {0}
      Legendary Creature — Elf
      1/1`);
    t.put(0, "commanders", "Test General");
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Hydra");
    t.to("precombatMain");
    t.cast("Test General");
    t.resolve();
    t.cast("Test Hydra", { x: 3 });
    t.resolve();
    t.resolve();
    t.choose("Test General");
    if (t.asked().ask === "choose") t.choose("Test Hydra", "Test General");
    const { among } = t.asked("divide");
    expect(among.map(({ min }) => min)).toEqual([1, 1]);
    t.divide(...among.map(({ to }) => (t.nameOf(to) === "Test Hydra" ? 2 : 1)));
    expect([t.see("Test Hydra").power, t.see("Test General").power]).toEqual([3, 2]);
  });

  scenario("303.4, 701.3: an Aura attached to another opponent by chance, if there is one", (t) => {
    kit(t);
    t.cards(`
      Test Hex {0}
      Enchantment — Aura Curse
      Enchant player
      Whenever enchanted player casts a noncreature spell, this Aura deals 1 damage to that player. Then attach this Aura to another one of your opponents chosen at random.`);
    t.battlefield(1, "Mountain", "Mountain");
    t.hand(0, "Test Hex");
    t.hand(1, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Hex", { targets: [1] });
    t.resolve();
    t.pass();
    t.cast("Test Spark", { targets: [0] });
    t.resolveAll();
    expect([t.lifeOf(1), t.count(0, "battlefield", "Test Hex")]).toEqual([19, 1]);
  });

  scenario("608.2h: each player who discarded a card with the greatest mana value, ties included", (t) => {
    kit(t);
    t.cards(`
      Test Specter {0}
      Sorcery
      Each player discards a card. Each player who discarded a card with the greatest mana value among cards discarded this way loses life equal to that mana value.`);
    t.hand(0, "Test Specter", "Test Ogre");
    t.hand(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Specter");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([16, 20]);
  });

  scenario("120.3: to that player, or to a planeswalker of theirs where there is one", (t) => {
    kit(t);
    t.cards(`
      Test Smasher {0}
      Creature — Goblin
      Whenever you cast your first spell each turn, choose an opponent at random. Test Smasher deals damage equal to that spell's mana value to that player or a planeswalker that player controls.
      1/1

      Test Walker {0}
      Planeswalker — Jace
      +1: You gain 1 life.
      Loyalty 5`);
    t.battlefield(0, "Test Smasher", "Island");
    t.permanentWith(1, "Test Walker", { counters: { loyalty: 5 } });
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    t.option("Planeswalker");
    expect([t.lifeOf(1), t.see("Test Walker").counters]).toEqual([20, { loyalty: 9 }]);
  });

  scenario("110.2: control gained from another player, of the very permanent that says so", (t) => {
    kit(t);
    t.cards(`
      Test Gift {0}
      Enchantment
      At the beginning of each player's upkeep, that player gains control of this enchantment.
      When you gain control of this enchantment from another player, you draw three cards.`);
    t.battlefield(0, "Test Gift");
    t.to("draw", 2);
    expect(t.see("Test Gift").controller).toBe(1);
    expect([t.count(0, "hand"), t.count(1, "hand")]).toEqual([0, 4]);
  });

  scenario("404.2: by how many creature cards lie above it in the graveyard", (t) => {
    kit(t);
    t.cards(`
      Test Shadow {9}
      Creature — Spirit
      At the beginning of your upkeep, if this card is in your graveyard with two or more creature cards above it, you may put this card onto the battlefield.
      1/1`);
    t.graveyard(0, "Test Bear", "Test Shadow", "Test Bear", "Test Spark", "Test Shadow", "Test Bear");
    t.resolve();
    t.yes();
    expect([t.count(0, "battlefield", "Test Shadow"), t.stackSize]).toEqual([1, 0]);
  });

  scenario("116.2h, 702.143a: the first card foretold each turn costs what it says", (t) => {
    kit(t);
    t.cards(`
      Test Watcher {0}
      Creature — Spirit
      The first card you foretell each turn costs {0} to foretell.
      1/1

      Test Saga {5}
      Sorcery
      You gain 1 life.
      Foretell {1}`);
    t.battlefield(0, "Test Watcher");
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Saga", "Test Saga");
    t.to("precombatMain");
    t.special("foretell");
    expect(t.count(0, "exile")).toBe(1);
    expect(() => t.special("foretell")).toThrow();
  });

  scenario("702.24a: cards of one graveyard for each age counter, whosever it is", (t) => {
    kit(t);
    t.cards(`
      Test Grunt {0}
      Creature — Soldier
      Cumulative upkeep—Put two cards from a single graveyard on the bottom of their owner's library.
      4/4`);
    t.battlefield(0, "Test Grunt");
    t.graveyard(0, "Test Bear");
    t.graveyard(1, "Test Bear", "Test Ogre", "Test Spark");
    t.resolve();
    t.yes();
    t.choose("Test Spark");
    t.choose("Test Ogre");
    expect([t.count(1, "graveyard"), t.count(0, "battlefield", "Test Grunt")]).toEqual([1, 1]);
    t.to("draw", 3);
    expect(t.count(0, "battlefield", "Test Grunt")).toBe(0);
  });

  scenario("702.138c: an escaped permanent's ability speaks of what was exiled for it", (t) => {
    kit(t);
    t.cards(`
      Test Robber {U}
      Creature — Bird
      Escape—{U}, Exile two other cards from your graveyard.
      This creature escapes with "When this creature enters, you may cast an instant or sorcery spell from among cards exiled with this creature without paying its mana cost."
      1/1`);
    t.lands(0, "Island", 1);
    t.graveyard(0, "Test Robber", "Test Spark", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Robber", { via: "escape" });
    if (t.asked().ask === "choose") t.choose("Test Spark", "Test Bear");
    t.resolve();
    t.resolve();
    t.yes();
    t.choose(1);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(18);
  });
});

describe("509.1b, 601.3: what may block and what may be cast", () => {
  scenario("509.1b: by all creatures of the defending player, or by none", (t) => {
    kit(t);
    t.cards(`
      Test Kraken {0}
      Creature — Kraken
      This creature can't be blocked unless all creatures defending player controls block it.
      8/8`);
    t.battlefield(0, "Test Kraken");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.attack("Test Kraken");
    while (t.asked().ask === "priority") t.pass();
    t.refused(t.blocks(["Test Bear", "Test Kraken"]));
    t.block(["Test Bear", "Test Kraken"], ["Test Ogre", "Test Kraken"]);
  });

  scenario("601.3b: one creature spell from that graveyard, whatever becomes of what allowed it", (t) => {
    kit(t);
    t.cards(`
      Test Adept {0}
      Creature — Human
      {0}: You may cast a creature spell from target opponent's graveyard this turn, and you may spend mana as though it were mana of any color to cast that spell.
      1/1`);
    t.battlefield(0, "Test Adept");
    t.lands(0, "Swamp", 5);
    t.hand(0, "Test Murder");
    t.graveyard(1, "Test Bear", "Test Bear", "Test Insight");
    t.to("precombatMain");
    t.activate("Test Adept", { targets: [1] });
    t.resolve();
    t.cast("Test Murder", { targets: ["Test Adept"] });
    t.resolve();
    expect(t.can("cast", "Test Insight")).toBe(false);
    t.cast("Test Bear");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Bear"), t.can("cast", "Test Bear")]).toEqual([1, false]);
  });

  scenario("608.2c: those permanents are all the targets, also what was not destroyed", (t) => {
    kit(t);
    t.cards(`
      Test Release {0}
      Sorcery
      Destroy up to three target nonland permanents. For each of those permanents, its controller creates a 3/3 white Angel creature token with flying.

      Test Rock {3}
      Artifact
      Indestructible`);
    t.battlefield(1, "Test Bear", "Test Rock");
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Release");
    t.to("precombatMain");
    const [mine, theirs] = [t.ids(0, "battlefield", "Test Bear")[0]!, t.ids(1, "battlefield", "Test Bear")[0]!];
    t.cast("Test Release", { targets: [[mine, theirs, "Test Rock"]] });
    t.resolve();
    expect([0, 1].map((seat) => t.count(seat, "battlefield", "Angel Token"))).toEqual([1, 2]);
    expect([0, 1].map((seat) => t.count(seat, "graveyard", "Test Bear"))).toEqual([1, 1]);
  });
});
