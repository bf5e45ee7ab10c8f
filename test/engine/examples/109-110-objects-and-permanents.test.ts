import { describe, expect } from "vitest";
import { BEAR, begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("109.2: that don't have any of those abilities", (t) => {
  t.cards(`
      Test Path {0}
      Sorcery
      Test Path deals 2 damage to each creature that doesn't have first strike, flying, or haste.
${BEAR}
      Test Bird {0}
      Creature — Bird
      Flying
      1/1`);
  t.battlefield(0, "Test Bear", "Test Bird");
  t.hand(0, "Test Path");
  t.to("precombatMain");
  t.cast("Test Path");
  t.resolve();
  expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Bird")]).toEqual([0, 1]);
});

scenario("109.5: tied for the most, each of them", (t) => {
  t.cards(`
      Test Hellion {0}
      Sorcery
      Each player who controls the most lands sacrifices a land of their choice.`);
  t.battlefield(0, "Forest", "Forest");
  t.battlefield(1, "Forest", "Forest");
  t.hand(0, "Test Hellion");
  t.to("precombatMain");
  t.cast("Test Hellion");
  t.resolve();
  t.choose("Forest");
  t.choose("Forest");
  expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 1]);
});

for (const others of [0, 1])
  scenario(`109.5: its controller controls ${others} other creatures`, (t) => {
    kit(t);
    t.cards(`
        Test Destiny {0}
        Enchantment — Aura
        Enchant creature
        Enchanted creature has shroud as long as its controller controls another creature.`);
    t.battlefield(1, "Test Bear", ...(others > 0 ? ["Test Ogre"] : []));
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Destiny");
    t.to("precombatMain");
    t.cast("Test Destiny", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").keywords.includes("shroud")).toBe(others > 0);
  });

describe("109.5: what others do in the same words is theirs", () => {
  scenario(
    "109.5, 111.10: a token that somebody else creates adds mana for whoever controls it",
    (t) => {
      kit(t);
      t.cards(`
        Test Opulence {0}
        Enchantment — Aura Curse
        Enchant player
        Whenever enchanted player is attacked, create a Gold token. Each opponent attacking that player does the same.`);
      t.battlefield(1, "Test Bear");
      t.hand(0, "Test Opulence");
      t.to("precombatMain");
      t.cast("Test Opulence", { targets: [2] });
      t.resolve();
      t.to("declareAttackers", 2);
      t.attack(["Test Bear", 2]);
      settle(t);
      t.activate("Gold Token");
      t.option("{G}");
      expect([t.count(0, "battlefield", "Gold Token"), t.game.state.players[1]!.mana.length]).toEqual([1, 1]);
    },
    { seats: 3 },
  );
});

scenario("109.5: no more than its own controller's graveyard", (t) => {
  t.cards(`
      Test Bear {2}
      Creature — Bear
      2/2

      Test Loch {0}
      Instant
      Destroy target creature with mana value less than or equal to the number of cards in its controller's graveyard.`);
  t.battlefield(0, "Test Bear");
  t.hand(0, "Test Loch");
  t.graveyard(1, "Forest", "Forest");
  t.to("precombatMain");
  expect(t.can("cast", "Test Loch")).toBe(false);
});

describe("effects on all zones (109.2, 613)", () => {
  scenario("105.3, 613.1e: cards everywhere are the chosen color besides", (t) => {
    t.cards(`
      Test Painter {0}
      Creature — Scarecrow
      As this creature enters, choose a color.
      All cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.
      1/3

      Test Grind {0}
      Artifact
      {T}: Target player mills two cards. If two cards that share a color were milled this way, repeat this process.`);
    t.hand(0, "Test Painter");
    t.battlefield(0, "Test Grind");
    t.emptyLibraries();
    t.library(1, "Plains", "Test Ox", "Test Bear", "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Painter");
    t.resolve();
    t.answer({ ask: "option", chosen: [t.asked("option").options.indexOf("U")] });
    expect(t.see("Test Grind").colors).toBe("U");
    t.activate("Test Grind", { targets: [1] });
    t.resolve();
    expect(t.count(1, "library")).toBe(0);
  });

  scenario("205.1b, 305.6, 302.6: Forests are creatures and Saprolings are lands", (t) => {
    t.cards(`
      Test Growth {3}
      Enchantment
      All Forests and all Saprolings are 1/1 green Saproling creatures and Forest lands in addition to their other types.

      Test Sprout {0}
      Creature — Saproling
      2/2`);
    t.battlefield(0, "Test Growth", "Forest", "Test Sprout");
    t.to("precombatMain");
    expect(t.see("Forest")).toMatchObject({ power: 1, toughness: 1, colors: "G" });
    expect(t.see("Test Sprout").types).toEqual(expect.arrayContaining(["creature", "land"]));
    expect(t.see("Test Sprout")).toMatchObject({ power: 1, toughness: 1 });
  });

  scenario("609.4b: everybody may spend mana as though it were of any color", (t) => {
    t.cards(`
      Test Lattice {6}
      Artifact
      All permanents are artifacts in addition to their other types.
      All cards that aren't on the battlefield, spells, and permanents are colorless.
      Players may spend mana as though it were mana of any color.`);
    t.battlefield(0, "Test Lattice", "Plains");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    expect(t.see("Plains").types).toEqual(expect.arrayContaining(["artifact", "land"]));
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });
});

describe("110.4: one card of each permanent type", () => {
  scenario("608.2d: none of them twice, and life for each", (t) => {
    kit(t);
    t.cards(`
      Test Revival {0}
      Sorcery
      For each permanent type, return up to one card of that type from your graveyard to the battlefield. You lose 3 life for each card returned this way. Exile Test Revival.

      Test Golem {3}
      Artifact Creature — Golem
      3/3`);
    t.graveyard(0, "Test Golem", "Test Bear", "Plains", "Test Spark");
    t.hand(0, "Test Revival");
    t.to("precombatMain");
    t.cast("Test Revival");
    t.resolve();
    t.choose("Test Golem");
    const { from } = t.asked("choose");
    expect(from.map((id) => t.nameOf(id))).toEqual(["Test Bear"]);
    t.choose("Test Bear");
    t.choose();
    expect([t.count(0, "battlefield"), t.lifeOf(0)]).toEqual([2, 14]);
    expect([t.count(0, "exile", "Test Revival"), t.count(0, "graveyard")]).toEqual([1, 2]);
  });
});

describe("110.4a: a permanent spell of each type", () => {
  scenario("305.1, 601.3: a land and one spell of each permanent type, on one's own turns", (t) => {
    begin(
      t,
      `
      Test Tide Giver {0}
      Legendary Creature — Elemental
      During each of your turns, you may play a land and cast a permanent spell of each permanent type from your graveyard.
      6/6

      Test Golem {0}
      Artifact Creature — Golem
      2/2

      Test Rat {0}
      Creature — Rat
      1/1

      Test Charm {0}
      Instant
      You gain 1 life.`,
      [],
      ["Test Tide Giver"],
    );
    t.graveyard(0, "Test Golem", "Test Golem", "Test Golem", "Test Rat", "Forest", "Forest", "Test Charm");
    t.to("precombatMain");
    t.playLand("Forest");
    expect([t.can("playLand", "Forest"), t.can("cast", "Test Charm")]).toEqual([false, false]);
    t.cast("Test Golem");
    settle(t);
    t.cast("Test Golem");
    settle(t);
    expect([t.can("cast", "Test Golem"), t.can("cast", "Test Rat")]).toEqual([false, false]);
    t.to("precombatMain", 3);
    expect([t.can("cast", "Test Golem"), t.can("cast", "Test Rat"), t.can("playLand", "Forest")]).toEqual([
      true,
      true,
      true,
    ]);
  });
});

scenario("109.2: another land than the one that the ability triggered on", (t) => {
  t.cards(`
      Test Map {0}
      Enchantment
      Whenever a land an opponent controls enters, if that player had another land enter the battlefield under their control this turn, that player loses 3 life.

      Test Grove {0}
      Sorcery
      You may put a land card from your hand onto the battlefield.`);
  t.battlefield(1, "Test Map");
  t.hand(0, "Forest", "Forest", "Test Grove");
  t.to("precombatMain");
  t.playLand("Forest");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(20);
  t.cast("Test Grove");
  t.resolve();
  t.yes();
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(17);
});

scenario("109.4: who controls it is said of a spell as well as of a permanent", (t) => {
  kit(t);
  t.cards(`
    Test Gust {0}
    Instant
    Return target spell or creature an opponent controls to its owner's hand.`);
  t.battlefield(0, "Mountain", "Test Bear");
  t.hand(0, "Test Spark", "Test Gust");
  t.to("precombatMain");
  t.cast("Test Spark", { targets: [1] });
  expect(() => t.cast("Test Gust", { targets: ["Test Spark"] })).toThrow();
});

scenario("110.2a: each player's own cards come back under that player's control", (t) => {
  t.cards(`
      Test Rift {0}
      Enchantment
      {0}: Exile target creature.
      {0}: Sacrifice this enchantment.
      When this enchantment leaves the battlefield, each player returns to the battlefield all cards they own exiled with it.`);
  t.battlefield(0, "Test Rift", "Test Bear");
  t.battlefield(1, "Test Ox");
  t.to("precombatMain");
  for (const name of ["Test Bear", "Test Ox"]) {
    t.activate("Test Rift", { ability: 0, targets: [name] });
    t.resolve();
  }
  t.activate("Test Rift", { ability: 1 });
  t.resolveAll();
  expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ox")]).toEqual([1, 1]);
});

scenario("110.2: a card returned under your control is on the battlefield, whoever owns it", (t) => {
  begin(
    t,
    `
      Test Massacre {0}
      Enchantment
      Whenever a creature an opponent controls dies, they may pay 3 life. If they don't, return that card under your control with a finality counter on it.

      Test Doom {0}
      Sorcery
      Destroy target creature.`,
    ["Test Doom"],
    ["Test Massacre"],
  );
  t.battlefield(1, "Test Bear");
  t.to("precombatMain");
  t.cast("Test Doom", { targets: ["Test Bear"] });
  t.resolve();
  t.pass(2);
  t.no();
  expect([t.count(0, "battlefield", "Test Bear"), t.see("Test Bear").counters]).toEqual([1, { finality: 1 }]);
});
