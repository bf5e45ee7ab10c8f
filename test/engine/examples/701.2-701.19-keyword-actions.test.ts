import { describe, expect } from "vitest";
import { BEAR, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("701.16: revealed until one is found", () => {
  scenario("its controller reveals until a card of either type is revealed", (t) => {
    kit(t);
    t.cards(`
      Test Whim {0}
      Sorcery
      Destroy target creature. Its controller reveals cards from the top of their library until an artifact or creature card is revealed. That player puts that card onto the battlefield.`);
    t.hand(0, "Test Whim");
    t.battlefield(1, "Test Bear");
    t.library(1, "Forest", "Test Ogre", "Forest");
    t.to("precombatMain");
    t.cast("Test Whim", { targets: ["Test Bear"] });
    settle(t);
    expect([t.count(1, "battlefield", "Test Ogre"), t.count(1, "graveyard")]).toEqual([1, 1]);
  });
});

scenario("701.10f: two zones are exchanged, though one of them is empty", (t) => {
  kit(t);
  t.cards(`
      Test Turnover {0}
      Sorcery
      Exchange your hand and graveyard.
      Exile Test Turnover.`);
  t.hand(0, "Test Turnover", "Test Bear");
  t.put(0, "graveyard", "Test Ogre", "Test Ogre");
  t.to("precombatMain");
  t.cast("Test Turnover");
  t.resolve();
  expect([t.count(0, "hand", "Test Ogre"), t.count(0, "graveyard", "Test Bear"), t.count(0, "exile")]).toEqual([
    2, 1, 1,
  ]);
});

scenario("701.10c: two target players may be had to exchange life totals", (t) => {
  t.cards(`
      Test Axis {0}
      Enchantment
      {0}: You may have two target players exchange life totals.`);
  t.battlefield(0, "Test Axis");
  t.life(1, 7);
  t.to("precombatMain");
  t.activate("Test Axis", { targets: [0, 1] });
  t.resolve();
  t.yes();
  expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([7, 20]);
});

scenario("701.19, 701.20: from the top of the library that was just shuffled, and of a graveyard as well", (t) => {
  t.cards(`
      Test Lord {0}
      Artifact
      {0}: Shuffle your library, then exile the top card. Until end of turn, you may play that card without paying its mana cost.
      {0}: Search your graveyard and library for any number of Bear cards, exile them, then shuffle.
${BEAR}`);
  t.emptyLibraries();
  t.battlefield(0, "Test Lord");
  t.library(0, "Test Bear");
  t.graveyard(0, "Test Bear");
  t.to("precombatMain");
  t.activate("Test Lord", { ability: 1 });
  t.resolve();
  t.choose("Test Bear", "Test Bear");
  expect(t.count(0, "exile")).toBe(2);
});

scenario("701.15c: artifacts destroyed this way", (t) => {
  t.cards(`
      Test Rust {0}
      Sorcery
      Destroy each artifact with mana value 2 or less. Artifacts destroyed this way can't be regenerated.

      Test Golem {2}
      Artifact Creature — Golem
      {0}: Regenerate this creature.
      2/2`);
  t.battlefield(0, "Test Golem");
  t.hand(0, "Test Rust");
  t.to("precombatMain");
  t.activate("Test Golem");
  t.resolve();
  t.cast("Test Rust");
  t.resolve();
  expect(t.count(0, "graveyard", "Test Golem")).toBe(1);
});

scenario("701.7: all creatures except for this one", (t) => {
  kit(t);
  subject(t, "{T}: Destroy all creatures except for Test Subject. Those creatures can't be regenerated.");
  t.battlefield(0, "Test Subject", "Test Bear");
  t.battlefield(1, "Test Ogre");
  t.to("precombatMain");
  t.activate("Test Subject");
  t.resolve();
  expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 0]);
});

scenario("701.19a: cards with so much mana value in total are searched for", (t) => {
  t.cards(`
      Test Two {2}
      Creature — Bear
      2/2

      Test Three {3}
      Creature — Bear
      3/3

      Test Hulk {0}
      Sorcery
      Search your library for any number of creature cards with total mana value 5 or less, put them onto the battlefield, then shuffle.`);
  t.library(0, "Test Two", "Test Three", "Test Three");
  t.hand(0, "Test Hulk");
  t.to("precombatMain");
  t.cast("Test Hulk");
  t.resolve();
  const { from } = t.asked("choose");
  expect(t.refused({ ask: "choose", chosen: from }).rule).toBe("701.19a");
  t.answer({ ask: "choose", chosen: from.filter((id) => t.nameOf(id) === "Test Three").slice(0, 1) });
  expect(t.count(0, "battlefield", "Test Three")).toBe(1);
});

scenario("701.19: one card of each basic land type is searched for", (t) => {
  t.cards(`
      Test Balance {0}
      Sorcery
      Search your library for a land card of each basic land type, put them onto the battlefield, then shuffle.`);
  t.put(0, "library", "Plains", "Plains", "Swamp", "Forest");
  t.hand(0, "Test Balance");
  t.to("precombatMain");
  t.cast("Test Balance");
  t.resolve();
  t.choose("Plains", "Swamp", "Forest");
  expect(["Plains", "Swamp", "Forest"].map((name) => t.count(0, "battlefield", name))).toEqual([1, 1, 1]);
});

for (const same of [true, false])
  scenario(`701.10b: ${same ? "nothing" : "control"} is exchanged`, (t) => {
    kit(t);
    t.cards(`
        Test Swap {0}
        Sorcery
        Exchange control of target creature and target artifact. If those permanents are exchanged this way, destroy all Auras attached to them.

        Test Cloak {0}
        Enchantment — Aura
        Enchant creature

        Test Toy {0}
        Artifact`);
    t.battlefield(0, "Test Bear");
    t.battlefield(same ? 0 : 1, "Test Toy");
    t.hand(0, "Test Cloak", "Test Swap");
    t.to("precombatMain");
    t.cast("Test Cloak", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Swap", { targets: ["Test Bear", "Test Toy"] });
    t.resolve();
    expect([t.see("Test Bear").controller, t.count(0, "graveyard", "Test Cloak")]).toEqual(same ? [0, 0] : [1, 1]);
  });

const DRAKE = `
      Test Drake {0}
      Creature — Drake
      When this creature enters, exchange control of this creature and up to one target creature an opponent controls. If you don't or can't make an exchange, sacrifice this creature. This ability still resolves if its target becomes illegal.
      3/3

      Test Bear {0}
      Creature — Bear
      2/2

      Test Bolt {0}
      Instant
      Destroy target creature.`;

scenario("608.2b: it is sacrificed where the target has become illegal", (t) => {
  t.cards(DRAKE);
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Drake", "Test Bolt");
  t.to("precombatMain");
  t.cast("Test Drake");
  t.resolve();
  t.choose("Test Bear");
  t.cast("Test Bolt", { targets: ["Test Bear"] });
  t.resolveAll();
  expect(t.count(0, "graveyard", "Test Drake")).toBe(1);
  expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
});

scenario("701.10b: it is exchanged for the target", (t) => {
  t.cards(DRAKE);
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Drake");
  t.to("precombatMain");
  t.cast("Test Drake");
  t.resolve();
  t.choose("Test Bear");
  t.resolveAll();
  expect(t.count(1, "battlefield", "Test Drake")).toBe(1);
  expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
});

describe("instructions that deal with several at once", () => {
  scenario("701.12, 608.2d: each fights a different one, as its controller likes, all at the same time", (t) => {
    kit(t);
    t.cards(`
      Test Predation {0}
      Sorcery
      For each creature your opponents control, create a 4/4 green Beast creature token. Each of those tokens fights a different one of those creatures.`);
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.hand(0, "Test Predation");
    t.to("precombatMain");
    t.cast("Test Predation");
    t.resolve();
    t.choose("Test Ogre");
    expect([t.count(1, "graveyard", "Test Bear"), t.count(1, "graveyard", "Test Ogre")]).toEqual([1, 1]);
    expect(t.count(0, "battlefield", "Beast Token")).toBe(1);
  });

  const WELDER = `
    Test Welder {0}
    Creature — Goblin
    {0}: Choose target artifact a player controls and target artifact card in that player's graveyard. If both targets are still legal as this ability resolves, that player simultaneously sacrifices the artifact and returns the artifact card to the battlefield.
    1/1

    Test Toy {0}
    Artifact

    Test Engine {6}
    Artifact
    When this artifact enters, you gain 3 life.

    Test Smash {0}
    Instant
    Destroy target artifact.`;
  scenario("701.17a, 608.2c: one for the other, both that player's", (t) => {
    t.cards(WELDER);
    t.battlefield(0, "Test Welder");
    t.battlefield(1, "Test Toy");
    t.graveyard(1, "Test Engine");
    t.graveyard(0, "Test Engine");
    t.to("precombatMain");
    t.activate("Test Welder", {
      targets: [t.ids(1, "battlefield", "Test Toy"), t.ids(1, "graveyard", "Test Engine")],
    });
    t.resolveAll();
    expect([t.count(1, "graveyard", "Test Toy"), t.count(1, "battlefield", "Test Engine")]).toEqual([1, 1]);
    expect(t.lifeOf(1)).toBe(23);
  });

  scenario("608.2b: neither where one of them is no longer legal", (t) => {
    t.cards(WELDER);
    t.battlefield(0, "Test Welder");
    t.battlefield(1, "Test Toy");
    t.graveyard(1, "Test Engine");
    t.hand(0, "Test Smash");
    t.to("precombatMain");
    t.activate("Test Welder", {
      targets: [t.ids(1, "battlefield", "Test Toy"), t.ids(1, "graveyard", "Test Engine")],
    });
    t.cast("Test Smash", { targets: [t.ids(1, "battlefield", "Test Toy")] });
    t.resolveAll();
    expect(t.count(1, "graveyard", "Test Engine")).toBe(1);
  });

  scenario("101.4, 701.17a: each keeps one of each kind, chosen by nobody else", (t) => {
    kit(t);
    t.cards(`
      Test Gear {0}
      Artifact
      {0}: Each player chooses an artifact, a creature, and an enchantment from among the nonland permanents they control, then sacrifices the rest.`);
    t.battlefield(0, "Test Gear", "Test Bear", "Test Ogre", "Forest");
    t.battlefield(1, "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Gear");
    t.resolve();
    t.choose("Test Ogre");
    t.choose("Test Bear");
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([1, 1]);
    expect([t.count(0, "battlefield", "Test Gear"), t.count(0, "battlefield", "Forest")]).toEqual([1, 1]);
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("608.2d: one of those that are tied for the greatest", (t) => {
    kit(t);
    t.cards(`
      Test Hag {0}
      Sorcery
      Return to your hand the creature card in your graveyard with the greatest power. If two or more cards are tied for greatest power, you choose one of them.

      Test Giant {4}
      Creature — Giant
      4/5`);
    t.graveyard(0, "Test Bear", "Test Ogre", "Test Giant");
    t.hand(0, "Test Hag");
    t.to("precombatMain");
    t.cast("Test Hag");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Test Giant");
    expect(t.count(0, "hand", "Test Giant")).toBe(1);
  });

  scenario("614.1c: counters for what was sacrificed by the time it enters", (t) => {
    kit(t);
    t.cards(`
      Test Hellkite {X}
      Creature — Dragon
      When you cast this spell, each player sacrifices X creatures. This creature enters with two +1/+1 counters on it for each creature sacrificed this way.
      3/3`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Hellkite");
    t.to("precombatMain");
    t.cast("Test Hellkite", { x: 1 });
    t.resolveAll();
    expect(t.see("Test Hellkite").counters).toEqual({ "+1/+1": 4 });
  });

  scenario("406.3: looked at face down, and played while its source remains", (t) => {
    kit(t);
    t.cards(`
      Test Dreamer {0}
      Artifact
      {0}: Exile the top card of your library face down. You may look at that card for as long as it remains exiled. You may play that card without paying its mana cost for as long as this artifact remains on the battlefield.`);
    t.battlefield(0, "Test Dreamer");
    t.library(0, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Dreamer");
    t.resolve();
    expect(t.asked("priority").actions).toContainEqual(expect.objectContaining({ act: "cast", via: "free" }));
  });
});

scenario("701.19, 201.2: cards with different names, each with such a mana value", (t) => {
  kit(t);
  t.cards(`
      Test Cage {X}
      Sorcery
      Search your library for up to X creature cards with different names that each have mana value X, reveal them, put them into your hand, then shuffle.`);
  t.library(0, "Test Bear", "Test Bear", "Test Ogre");
  t.lands(0, "Forest", 2);
  t.hand(0, "Test Cage");
  t.to("precombatMain");
  t.cast("Test Cage", { x: 2 });
  t.resolve();
  const [bear] = t.ids(0, "library", "Test Bear");
  t.answer({ ask: "choose", chosen: [bear!] });
  expect(t.count(0, "hand")).toBe(1);
});

scenario("701.3a, 301.5b: what becomes equipped is what the ability speaks of", (t) => {
  t.cards(`
      Test Armory {0}
      Enchantment
      Whenever a creature you control becomes equipped, put a +1/+1 counter on it.

      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {0}`);
  t.battlefield(0, "Test Armory", "Test Blade", "Test Bear");
  t.to("precombatMain");
  t.activate("Test Blade", { targets: ["Test Bear"] });
  t.resolveAll();
  expect([t.see("Test Bear").power, t.see("Test Bear").toughness]).toEqual([5, 3]);
});

describe("a library that was searched", () => {
  scenario("701.19b: is shuffled though nothing was found", (t) => {
    kit(t);
    subject(t, "Whenever a spell or ability causes a player to shuffle their library, you gain 1 life.");
    t.cards(`
      Test Seeker {0}
      Sorcery
      You may search your library and/or graveyard for a Dragon card, reveal it, and put it into your hand. If you search your library this way, shuffle.`);
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Seeker", "Test Seeker");
    t.to("precombatMain");
    t.cast("Test Seeker");
    t.resolve();
    t.no();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Seeker");
    t.resolve();
    t.yes();
    t.option("library", "graveyard");
    t.choose();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  const SEEKER = `
      Test Wyrm {4}{R}
      Creature - Dragon
      4/4

      Test Seeker {0}
      Sorcery
      Search your library and/or graveyard for a Dragon card, reveal it, and put it into your hand. If you search your library this way, shuffle.`;

  scenario("701.19a: is not where only the graveyard is searched, of library and/or graveyard", (t) => {
    kit(t);
    subject(t, "Whenever a spell or ability causes a player to shuffle their library, you gain 1 life.");
    t.cards(SEEKER);
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Seeker");
    t.graveyard(0, "Test Wyrm");
    t.library(0, "Test Wyrm");
    t.to("precombatMain");
    t.cast("Test Seeker");
    t.resolve();
    expect(t.asked("option")).toMatchObject({ options: ["library", "graveyard"], min: 1, max: 2 });
    t.option("graveyard");
    // 701.19b: a graveyard is no hidden zone.
    expect(t.asked("choose")).toMatchObject({ from: { length: 1 }, min: 1 });
    t.choose("Test Wyrm");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    expect(t.count(0, "hand", "Test Wyrm")).toBe(1);
    expect(t.count(0, "graveyard", "Test Wyrm")).toBe(0);
  });

  scenario("101.2, 101.3: is not where nobody can search libraries; a graveyard is searched all the same", (t) => {
    kit(t);
    subject(t, "Players can't search libraries.\nWhenever a player searches their library, you gain 1 life.");
    t.cards(SEEKER);
    t.battlefield(1, "Test Subject");
    t.hand(0, "Test Seeker");
    t.graveyard(0, "Test Wyrm");
    t.to("precombatMain");
    t.cast("Test Seeker");
    t.resolve();
    t.choose("Test Wyrm");
    t.resolveAll();
    expect(t.count(0, "hand", "Test Wyrm")).toBe(1);
    expect(t.lifeOf(1)).toBe(20);
  });
});

describe("exactly so many cards", () => {
  scenario("701.19b: are found, or none of them", (t) => {
    kit(t);
    t.cards(`
      Test Wyrm {4}{R}
      Creature - Dragon
      4/4

      Test Drake {2}{U}
      Creature - Drake
      2/2

      Test Seeker {0}
      Sorcery
      Search your library for exactly two creature cards with different names, reveal them, and put them into your hand. Then shuffle.`);
    t.hand(0, "Test Seeker", "Test Seeker");
    t.library(0, "Test Wyrm", "Test Drake");
    t.to("precombatMain");
    t.cast("Test Seeker");
    t.resolve();
    const { from } = t.asked("choose");
    expect(t.refused({ ask: "choose", chosen: from.slice(0, 1) })).toMatchObject({ rule: "701.19b" });
    t.choose();
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(1);
    t.cast("Test Seeker");
    t.resolve();
    t.choose("Test Wyrm", "Test Drake");
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(2);
  });
});

describe("another than the one it is attached to", () => {
  scenario("701.3b: whatever has the ability", (t) => {
    kit(t);
    subject(t, "{0}: Attach target Aura attached to a creature to another creature.");
    t.cards(`
      Test Bond {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2.`);
    t.battlefield(0, "Test Subject", "Test Bear");
    t.hand(0, "Test Bond");
    t.to("precombatMain");
    t.cast("Test Bond", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Subject", { targets: ["Test Bond"] });
    t.resolveAll();
    expect(t.see("Test Subject").power).toBe(4);
  });
});

describe("701.19e: reveal that card, of either of two searches", () => {
  scenario("608.2c: what is found by the search that is made instead is revealed as well", (t) => {
    kit(t);
    t.cards(`
      Test Pollen {0}
      Sorcery
      Kicker {0}
      Search your library for a basic land card. If this spell was kicked, instead search your library for a creature or land card. Reveal that card, put it into your hand, then shuffle.`);
    t.library(0, "Test Bear");
    t.hand(0, "Test Pollen");
    t.to("precombatMain");
    t.cast("Test Pollen", { additional: [true] });
    t.resolve();
    t.choose("Test Bear");
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
    expect(t.log.filter(({ code }) => code === "reveal")).toMatchObject([{ objects: [{ name: "Test Bear" }] }]);
  });
});

scenario("701.13c: a card that was milled this turn, and no other", (t) => {
  kit(t);
  t.cards(`
    Test Farmer {0}
    Creature — Zombie
    {0}: Mill a card.
    {0}: Return target land card in your graveyard that was milled this turn to your hand.
    1/1`);
  t.battlefield(0, "Test Farmer");
  t.graveyard(0, "Forest");
  t.library(0, "Mountain");
  t.to("precombatMain");
  t.activate("Test Farmer", { ability: 0 });
  t.resolve();
  t.activate("Test Farmer", { ability: 1, targets: ["Mountain"] });
  t.resolve();
  expect(t.count(0, "hand", "Mountain")).toBe(1);
});

scenario("701.15a: it regenerates each time it would be destroyed", (t) => {
  t.cards(`
      Test Cleric {0}
      Creature — Cleric
      If this creature would be destroyed, regenerate it.
      1/1

      Test Doom {0}
      Instant
      Destroy target creature.`);
  t.battlefield(0, "Test Cleric");
  t.hand(0, "Test Doom", "Test Doom");
  t.to("precombatMain");
  for (let i = 0; i < 2; i++) {
    t.cast("Test Doom", { targets: ["Test Cleric"] });
    t.resolve();
  }
  expect(t.see("Test Cleric").tapped).toBe(true);
});

scenario("701.15c: it can't be regenerated, though it is destroyed only if that was done", (t) => {
  kit(t);
  subject(
    t,
    "Whenever this creature attacks, you may sacrifice it. If you do, destroy target creature. It can't be regenerated.",
  );
  t.cards(`
      Test Troll {0}
      Creature — Troll
      {0}: Regenerate this creature.
      2/2`);
  t.battlefield(0, "Test Subject");
  t.battlefield(1, "Test Troll");
  t.to("declareAttackers");
  t.attack("Test Subject");
  t.choose("Test Troll");
  t.pass();
  t.activate("Test Troll");
  t.resolve();
  t.resolve();
  t.yes();
  expect(t.count(1, "graveyard", "Test Troll")).toBe(1);
});

describe("two targets of one word", () => {
  const DUEL = `
      Test Duel {0}
      Sorcery
      Choose two target creatures that share no creature types. Those creatures fight each other.

      Test Shifter {0}
      Creature — Shapeshifter
      Changeling
      3/3

      Test Otter {0}
      Creature — Otter
      2/2

      Test Weasel {0}
      Creature — Weasel
      2/2`;

  scenario("701.12a: fight each other, having no creature type in common (601.2c)", (t) => {
    t.cards(DUEL);
    t.battlefield(1, "Test Otter", "Test Weasel", "Test Shifter");
    t.hand(0, "Test Duel");
    t.to("precombatMain");
    const [otter, weasel, shifter] = ["Test Otter", "Test Weasel", "Test Shifter"].map((name) =>
      t.ids(1, "battlefield", name),
    );
    t.cast("Test Duel");
    expect(t.refused({ ask: "choose", chosen: [...otter!, ...shifter!] }).rule).toBe("601.2c");
    t.answer({ ask: "choose", chosen: [...otter!, ...weasel!] });
    t.resolve();
    expect(t.count(1, "graveyard")).toBe(2);
  });

  scenario("701.12b: not where one of them is no legal target any more", (t) => {
    t.cards(`${DUEL}

      Test Bolt {0}
      Instant
      Destroy target creature.`);
    t.battlefield(1, "Test Otter", "Test Weasel");
    t.hand(0, "Test Duel", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Duel", { targets: [t.ids(1, "battlefield")] });
    t.cast("Test Bolt", { targets: ["Test Otter"] });
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Weasel")).toBe(1);
  });
});

scenario("701.17a: of what all sacrificed, one is put onto the battlefield", (t) => {
  t.cards(`
      Test Feast {0}
      Sorcery
      Each player sacrifices a nontoken creature of their choice. Return up to two creature cards put into graveyards this way to the battlefield under your control.`);
  t.battlefield(0, "Test Bear");
  t.battlefield(1, "Test Ox");
  t.hand(0, "Test Feast");
  t.to("precombatMain");
  t.cast("Test Feast");
  t.resolve();
  t.choose("Test Bear", "Test Ox");
  expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 1]);
});

describe("701.5: each spell and ability of opponents", () => {
  scenario("118.12a: is countered unless its controller pays, each by itself", (t) => {
    kit(t);
    t.cards(`
      Test Storm {0}
      Instant
      For each spell and ability your opponents control, counter it unless its controller pays {2}.

      Test Charm {0}
      Artifact
      {0}: You gain 1 life.`);
    t.battlefield(0, "Test Charm");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Spark");
    t.hand(1, "Test Storm");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.activate("Test Charm");
    t.pass();
    t.cast("Test Storm");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect(t.game.state.players.map(({ life }) => life)).toEqual([20, 18]);
  });
});
