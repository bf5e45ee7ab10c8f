import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";

/** What is chosen and counted in several ways, what was paid with, and what something becomes besides. */

const BEAR = `
      Test Bear {0}
      Creature — Bear
      2/2
`;

describe("what is chosen and counted in several ways, what was paid with, and what something becomes besides", () => {
  scenario("608.2h: that creature is the one that was sacrificed, as it last was", (t) => {
    t.cards(`
      Test Justiciar {0}
      Creature — Cleric
      {T}, Sacrifice another creature: You gain X life, where X is that creature's power.
      1/1
${BEAR}`);
    t.battlefield(0, "Test Justiciar");
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Justiciar");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("122.1: one counter and another of a kind that is chosen", (t) => {
    t.cards(`
      Test Captain {0}
      Artifact
      {0}: Put a +1/+1 counter and your choice of a flying, first strike, or lifelink counter on target creature.
${BEAR}`);
    t.battlefield(0, "Test Captain", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Captain", { targets: ["Test Bear"] });
    t.resolve();
    t.option("A lifelink counter");
    expect(t.see("Test Bear")).toMatchObject({ power: 3, keywords: ["lifelink"] });
  });

  scenario(
    "101.4: any opponent may, one after the other, and what comes of it comes once",
    (t) => {
      t.cards(`
      Test Kraken {0}
      Creature — Kraken
      {0}: Any opponent may tap an untapped creature they control. If they do, you gain 1 life.
      6/6
${BEAR}`);
      t.battlefield(0, "Test Kraken");
      t.battlefield(1, "Test Bear");
      t.battlefield(2, "Test Bear");
      t.to("precombatMain");
      t.activate("Test Kraken");
      t.resolve();
      t.yes();
      t.yes();
      expect(t.lifeOf(0)).toBe(21);
    },
    { seats: 3 },
  );

  scenario("707.9b: a copy that is not legendary, and one that loses all its other card types", (t) => {
    t.cards(`
      Test Mirror {0}
      Artifact
      {0}: Create a token that's a copy of target creature you control, except it's not legendary and it's a 4/4 black Zombie in addition to its other colors and types.
      {0}: Create a token that's a copy of target creature you control, except it's an enchantment and loses all other card types.

      Test Queen {0}
      Legendary Creature — Elf
      1/1`);
    t.battlefield(0, "Test Mirror", "Test Queen");
    t.to("precombatMain");
    const queen = t.ids(0, "battlefield", "Test Queen")[0]!;
    t.activate("Test Mirror", { ability: 0, targets: ["Test Queen"] });
    t.resolve();
    const copy = t.ids(0, "battlefield", "Test Queen").find((id) => id !== queen)!;
    expect(t.seeId(copy)).toMatchObject({ power: 4, subtypes: ["Elf", "Zombie"] });
    expect(t.count(0, "battlefield", "Test Queen")).toBe(2);
  });

  scenario("205.1a: what it is but an enchantment is taken from it", (t) => {
    t.cards(`
      Test Bones {0}
      Artifact
      {0}: Create a token that's a copy of target creature you control, except it's an enchantment and loses all other card types.
${BEAR}`);
    t.battlefield(0, "Test Bones", "Test Bear");
    t.to("precombatMain");
    const bear = t.ids(0, "battlefield", "Test Bear")[0]!;
    t.activate("Test Bones", { targets: ["Test Bear"] });
    t.resolve();
    const copy = t.ids(0, "battlefield", "Test Bear").find((id) => id !== bear)!;
    expect(t.seeId(copy).types).toEqual(["enchantment"]);
  });

  scenario("608.2c: if no card was put onto the battlefield this way", (t) => {
    t.cards(`
      Test Chief {0}
      Artifact
      {0}: Look at the top card of your library. If it's a land card, you may put it onto the battlefield tapped. If you didn't put a card onto the battlefield this way, you gain 1 life.
${BEAR}`);
    t.battlefield(0, "Test Chief");
    t.library(0, "Test Bear", "Plains", "Plains");
    t.to("precombatMain");
    t.activate("Test Chief");
    t.resolve();
    t.no();
    expect(t.lifeOf(0)).toBe(21);
    t.activate("Test Chief");
    t.resolve();
    t.yes();
    expect(t.lifeOf(0)).toBe(21);
    expect(t.count(0, "battlefield", "Plains")).toBe(1);
  });

  scenario("606.2: a planeswalker has the loyalty ability that an Aura gives it", (t) => {
    t.cards(`
      Test Talent {0}
      Enchantment — Aura
      Enchant planeswalker
      Enchanted planeswalker has "+1: You gain 3 life."

      Test Walker {0}
      Legendary Planeswalker — Vivien
      −2: Draw a card.
      Loyalty 3`);
    t.battlefield(0, "Test Walker");
    t.hand(0, "Test Talent");
    t.to("precombatMain");
    t.cast("Test Talent", { targets: ["Test Walker"] });
    t.resolve();
    t.activate("Test Walker", { ability: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    expect(t.can("activate", "Test Walker")).toBe(false);
  });

  scenario("603.12a, 118.12: what is paid for is exiled, and only then is anything made of it", (t) => {
    t.cards(`
      Test Coven {0}
      Creature — Vampire
      Whenever another creature you control dies, you may pay 2 life and exile it. If you do, create a token that's a copy of that creature, except it's 1/1.
      1/5

      Test Bolt {0}
      Instant
      Destroy target creature.
${BEAR}`);
    t.battlefield(0, "Test Coven", "Test Bear");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.lifeOf(0)).toBe(18);
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
    expect(t.see("Test Bear").power).toBe(1);
  });

  scenario("509.1g: as long as it blocks such a creature or is blocked by one", (t) => {
    t.cards(`
      Test Dagger {0}
      Creature — Hobbit
      This creature gets +3/+0 as long as it's blocking or blocked by a Goblin or Orc.
      1/1

      Test Orc {0}
      Creature — Orc
      1/1
${BEAR}`);
    t.battlefield(0, "Test Dagger");
    t.battlefield(1, "Test Orc");
    t.to("precombatMain");
    t.attack("Test Dagger");
    expect(t.see("Test Dagger").power).toBe(1);
    t.to("declareBlockers");
    t.block(["Test Orc", "Test Dagger"]);
    expect(t.see("Test Dagger").power).toBe(4);
  });

  scenario("305.6: five basic land types among lands, and not fewer", (t) => {
    t.cards(`
      Test Map {0}
      Artifact
      {0}: If there are five basic land types among lands you control, you gain 1 life.`);
    t.battlefield(0, "Test Map", "Plains", "Island", "Swamp", "Mountain");
    t.hand(0, "Forest");
    t.to("precombatMain");
    t.activate("Test Map");
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.playLand("Forest");
    t.activate("Test Map");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("205.1a, 613.4b: a creature with an ability and a size", (t) => {
    t.cards(`
      Test Waker {0}
      Artifact
      {0}: Target land you control becomes a Treefolk creature with haste and base power and toughness 8/8. It's still a land.`);
    t.battlefield(0, "Test Waker", "Forest");
    t.to("precombatMain");
    t.activate("Test Waker", { targets: ["Forest"] });
    t.resolve();
    expect(t.see("Forest")).toMatchObject({ power: 8, keywords: ["haste"], subtypes: ["Forest", "Treefolk"] });
  });

  scenario("601.3, 101.2: no additional spells this turn", (t) => {
    t.cards(`
      Test Conduit {0}
      Artifact
      {0}: You can't cast additional spells this turn.

      Test Idea {0}
      Instant
      Draw a card.`);
    t.battlefield(0, "Test Conduit");
    t.hand(0, "Test Idea");
    t.to("precombatMain");
    t.activate("Test Conduit");
    t.resolve();
    expect(t.can("cast", "Test Idea")).toBe(false);
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

  scenario("602.2b, 118.7c: less by as much as something is, but not to less than one mana", (t) => {
    t.cards(`
      Test Cauldron {0}
      Creature — Warlock
      Activated abilities of creatures you control cost {X} less to activate, where X is this creature's power. This effect can't reduce the mana in that cost to less than one mana.
      {4}: You gain 1 life.
      6/1`);
    t.battlefield(0, "Test Cauldron", "Plains");
    t.to("precombatMain");
    t.activate("Test Cauldron");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    expect(t.can("activate", "Test Cauldron")).toBe(false);
  });

  scenario("601.2f: spells cast from one zone or from another cost more", (t) => {
    t.cards(`
      Test Interrupter {0}
      Enchantment
      Spells your opponents cast from graveyards or from exile cost {2} more to cast.

      Test Echo {0}
      Sorcery
      Draw a card.
      Flashback {0}`);
    t.battlefield(1, "Test Interrupter");
    t.graveyard(0, "Test Echo");
    t.hand(0, "Test Echo");
    t.lands(0, "Plains", 1);
    t.to("precombatMain");
    expect(t.ids(0, "graveyard").length).toBe(1);
    t.cast("Test Echo");
    t.resolve();
    expect(t.can("cast", "Test Echo")).toBe(false);
  });

  scenario("603.2, 608.2i: so many times as one did it this turn", (t) => {
    t.cards(`
      Test Tally {0}
      Artifact
      {0}: Scry 1.
      {0}: You gain X life, where X is the number of times you scried this turn.`);
    t.battlefield(0, "Test Tally");
    t.to("precombatMain");
    for (const _ of [1, 2]) {
      t.activate("Test Tally", { ability: 0 });
      t.resolve();
      t.choose();
    }
    t.activate("Test Tally", { ability: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("602.2, 115.9: an ability that targets such a thing triggers it, and no other", (t) => {
    t.cards(`
      Test Mentor {0}
      Enchantment
      Whenever you activate an ability that targets a creature or player, you gain 5 life.

      Test Wand {0}
      Artifact
      {0}: Tap target artifact.
      {0}: Target player loses 1 life.`);
    t.battlefield(0, "Test Mentor", "Test Wand");
    t.to("precombatMain");
    t.activate("Test Wand", { ability: 0, targets: ["Test Wand"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.activate("Test Wand", { ability: 1, targets: [1] });
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([25, 19]);
  });

  scenario("614.1c: with two kinds of counters where that is so", (t) => {
    t.cards(`
      Test Animus {0}
      Creature — Spirit
      If you control two or more lands, this creature enters with two +1/+1 counters and a lifelink counter on it.
      1/1`);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Animus");
    t.to("precombatMain");
    t.cast("Test Animus");
    t.resolve();
    expect(t.see("Test Animus")).toMatchObject({ power: 3, keywords: ["lifelink"] });
  });

  scenario("107.1a, 608.2d: half of them, rounded up, as each likes", (t) => {
    t.cards(`
      Test Dread {0}
      Sorcery
      Target opponent sacrifices half the creatures they control of their choice, rounded up. That player discards half the cards in their hand, rounded up.
${BEAR}`);
    t.hand(0, "Test Dread");
    t.battlefield(1, "Test Bear", "Test Bear", "Test Bear");
    t.hand(1, "Plains", "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Dread", { targets: [1] });
    t.resolve();
    t.choose("Test Bear", "Test Bear");
    t.choose("Plains", "Plains");
    expect([t.count(1, "battlefield", "Test Bear"), t.count(1, "hand")]).toEqual([1, 1]);
  });

  scenario("122.1, 608.2d: a counter of one of several kinds, and only if one controls it", (t) => {
    t.cards(`
      Test Model {0}
      Artifact
      {0}: Put a flying, lifelink, or +1/+1 counter on target creature. If you control that creature, you gain 1 life.
${BEAR}`);
    t.battlefield(0, "Test Model");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Model", { targets: ["Test Bear"] });
    t.resolve();
    t.option("A +1/+1 counter");
    expect(t.see("Test Bear").power).toBe(3);
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("700.4: what leaves without dying, and what dies does not", (t) => {
    t.cards(`
      Test Mage {0}
      Creature — Wizard
      Whenever one or more other creatures you control leave the battlefield without dying, you gain 1 life.
      1/3

      Test Wand {0}
      Artifact
      {0}: Destroy target creature.
      {0}: Return target creature to its owner's hand.
${BEAR}`);
    t.battlefield(0, "Test Mage", "Test Wand", "Test Bear", "Test Bear");
    t.to("precombatMain");
    const [bear, other] = t.ids(0, "battlefield", "Test Bear");
    expect(bear).not.toBe(other);
    t.activate("Test Wand", { ability: 0, targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.activate("Test Wand", { ability: 1, targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.6a, 400.7: what enters from a hand, and not as a spell that resolves", (t) => {
    t.cards(`
      Test Shadow {0}
      Creature — Ninja
      When this creature enters from your hand, you gain 1 life.
      1/1

      Test Door {0}
      Artifact
      {0}: Put a creature card from your hand onto the battlefield.`);
    t.battlefield(0, "Test Door");
    t.hand(0, "Test Shadow", "Test Shadow");
    t.to("precombatMain");
    t.cast("Test Shadow");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.activate("Test Door");
    t.resolve();
    t.choose("Test Shadow");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });
});
