import { describe, expect } from "vitest";
import { scenario } from "../support/scenario.ts";

/** Families of phrases read from text and played: each card is written as cards say it. */
describe("phrases, read and played", () => {
  scenario("510.1a: a creature that assigns no combat damage deals none", (t) => {
    t.cards(`
      Test Pacifist {G}
      Creature — Elf
      3/3
      Whenever this creature attacks, it assigns no combat damage this turn.`);
    t.battlefield(0, "Test Pacifist");
    t.to("precombatMain");
    t.attack("Test Pacifist");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("118.3, 601.2h: a cost may be a counter put on a creature the payer chooses", (t) => {
    t.cards(`
      Test Bully {R}
      Creature — Giant
      2/2
      Put a -1/-1 counter on a creature you control: This creature deals 2 damage to any target.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Bully", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Bully", { targets: [1] });
    t.choose("Test Bear");
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    expect(t.see("Test Bear").counters["-1/-1"]).toBe(1);
  });

  scenario("602.2b: all counters removed for a cost are counted by the effect", (t) => {
    t.cards(`
      Test Bottle {2}
      Artifact
      This artifact enters with three charge counters on it.
      {T}, Remove all charge counters from this artifact: You gain 2 life for each charge counter removed this way.`);
    t.hand(0, "Test Bottle");
    t.battlefield(0, "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Bottle");
    t.resolve();
    t.activate("Test Bottle");
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
    expect(t.see("Test Bottle").counters.charge ?? 0).toBe(0);
  });

  scenario("119.5: a life total that becomes a number is gained or lost", (t) => {
    t.cards(`
      Test Reckoning {W}
      Sorcery
      Each player's life total becomes the number of creatures they control.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Reckoning");
    t.battlefield(0, "Plains", "Test Bear", "Test Bear");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Reckoning");
    t.resolve();
    expect(t.lifeOf(0)).toBe(2);
    expect(t.lifeOf(1)).toBe(1);
  });

  scenario("613.4d: power and toughness switched until end of turn", (t) => {
    t.cards(`
      Test Twist {U}
      Instant
      Switch target creature's power and toughness until end of turn.

      Test Wall {G}
      Creature — Wall
      1/4`);
    t.hand(0, "Test Twist");
    t.battlefield(0, "Island", "Test Wall");
    t.to("precombatMain");
    t.cast("Test Twist", { targets: ["Test Wall"] });
    t.resolve();
    expect(t.see("Test Wall")).toMatchObject({ power: 4, toughness: 1 });
  });

  scenario("603.2, 614.12: what enters causes no abilities to trigger", (t) => {
    t.cards(`
      Test Hush {W}
      Creature — Bird
      1/1
      Creatures entering don't cause abilities to trigger.

      Test Herald {G}
      Creature — Elf
      1/1
      When this creature enters, you gain 3 life.`);
    t.hand(0, "Test Herald");
    t.battlefield(0, "Test Hush", "Forest");
    t.to("precombatMain");
    t.cast("Test Herald");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("700.13: a spell or ability that targets an opponent or theirs is a crime, one's own is none", (t) => {
    t.cards(`
      Test Rogue {B}
      Creature — Rogue
      2/2
      Whenever you commit a crime, you gain 1 life.

      Test Growth {G}
      Instant
      Target creature gets +1/+1 until end of turn.`);
    t.hand(0, "Test Growth", "Test Growth");
    t.battlefield(0, "Forest", "Forest", "Test Rogue");
    t.battlefield(1, "Plains");
    t.permanentWith(1, "Test Rogue", { tapped: true });
    t.to("precombatMain");
    const [mine] = t.ids(0, "battlefield", "Test Rogue");
    const [theirs] = t.ids(1, "battlefield", "Test Rogue");
    expect([mine, theirs]).not.toContain(undefined);
    t.cast("Test Growth", { targets: [[theirs ?? 0]] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.cast("Test Growth", { targets: [[mine ?? 0]] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("701.11a, 608.2c: cards are exiled from the top until one is found; the others go to the bottom", (t) => {
    t.cards(`
      Test Venture {R}
      Sorcery
      Exile cards from the top of your library until you exile a nonland card. Put that card into your hand. Put the rest on the bottom of your library in a random order.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Venture");
    t.library(0, "Forest", "Plains", "Test Bear", "Island");
    t.battlefield(0, "Mountain");
    t.to("precombatMain");
    t.cast("Test Venture");
    t.resolve();
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
    expect(t.count(0, "exile")).toBe(0);
  });

  scenario("614.9: damage is dealt to another object instead", (t) => {
    t.cards(`
      Test Guard {W}
      Creature — Wall
      0/8
      All damage that would be dealt to you is dealt to this creature instead.

      Test Bolt {R}
      Instant
      Test Bolt deals 3 damage to any target.`);
    t.hand(0, "Test Bolt");
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Guard");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(20);
    expect(t.see("Test Guard").damage).toBe(3);
  });

  scenario("118.8: a card cast from a graveyard by paying something besides", (t) => {
    t.cards(`
      Test Revenant {B}
      Creature — Spirit
      2/2
      You may cast this card from your graveyard by discarding a card in addition to paying its other costs.`);
    t.graveyard(0, "Test Revenant");
    t.hand(0, "Plains");
    t.battlefield(0, "Swamp");
    t.to("precombatMain");
    t.cast("Test Revenant");
    t.resolve();
    expect(t.see("Test Revenant").power).toBe(2);
    expect(t.count(0, "graveyard", "Plains")).toBe(1);
  });

  scenario("608.2c, 614.1a: what is done instead goes to the same target", (t) => {
    t.cards(`
      Test Blast {R}
      Sorcery
      Test Blast deals 2 damage to any target. If you control an artifact, it deals 5 damage instead.

      Test Trinket {1}
      Artifact`);
    t.hand(0, "Test Blast", "Test Blast");
    t.battlefield(0, "Mountain", "Mountain", "Plains");
    t.hand(0, "Test Trinket");
    t.to("precombatMain");
    t.cast("Test Blast", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    t.cast("Test Trinket");
    t.resolve();
    t.to("precombatMain", 3);
    t.cast("Test Blast", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(13);
  });

  scenario("701.19, 701.19b: cards with the chosen name are searched for in three zones", (t) => {
    t.cards(`
      Test Purge {B}
      Sorcery
      Destroy target land. Search its controller's graveyard, hand, and library for any number of cards with the same name as that land and exile them. Then that player shuffles.`);
    t.hand(0, "Test Purge");
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Forest");
    t.hand(1, "Forest", "Plains");
    t.graveyard(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Purge", { targets: ["Forest"] });
    t.resolve();
    const hidden = [...t.ids(1, "hand", "Forest"), ...t.ids(1, "graveyard", "Forest")];
    t.answer({ ask: "choose", chosen: hidden } as never);
    expect(t.count(1, "exile", "Forest")).toBe(3);
    expect(t.count(1, "hand", "Forest")).toBe(0);
  });

  scenario("701.9b: a creature's power is doubled once", (t) => {
    t.cards(`
      Test Surge {G}
      Instant
      Double target creature's power until end of turn.

      Test Ogre {R}
      Creature — Ogre
      3/3`);
    t.hand(0, "Test Surge");
    t.battlefield(0, "Forest", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Surge", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.see("Test Ogre")).toMatchObject({ power: 6, toughness: 3 });
  });

  scenario("603.7: the next spell cast this turn is copied, and only that", (t) => {
    t.cards(`
      Test Echo {U}
      Instant
      When you next cast an instant or sorcery spell this turn, copy that spell.

      Test Sip {W}
      Sorcery
      You gain 2 life.`);
    t.hand(0, "Test Echo", "Test Sip", "Test Sip");
    t.battlefield(0, "Island", "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Echo");
    t.resolve();
    t.cast("Test Sip");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
    t.cast("Test Sip");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("608.2h: players are compared by what they have as the spell resolves", (t) => {
    t.cards(`
      Test Relief {W}
      Sorcery
      If an opponent has more life than you, you gain 5 life.`);
    t.hand(0, "Test Relief", "Test Relief");
    t.life(0, 18);
    t.battlefield(0, "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Relief");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    t.cast("Test Relief");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("601.2c, 601.2f: a spell costs more for each target beyond the first", (t) => {
    t.cards(`
      Test Rally {W}
      Instant
      Strive — This spell costs {1} more to cast for each target beyond the first.
      Any number of target creatures each get +1/+1 until end of turn.

      Test Bear {G}
      Creature — Bear
      2/2

      Test Wolf {G}
      Creature — Wolf
      2/2`);
    t.hand(0, "Test Rally");
    t.battlefield(0, "Plains", "Plains", "Plains", "Test Bear", "Test Wolf");
    t.to("precombatMain");
    t.cast("Test Rally", { targets: [["Test Bear", "Test Wolf"]] });
    expect(t.ids(0, "battlefield", "Plains").filter((id) => t.seeId(id).tapped)).toHaveLength(2);
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
    expect(t.see("Test Wolf").power).toBe(3);
  });

  scenario("701.32a-d: votes are counted, and a tie is what the text says it is", (t) => {
    t.cards(`
      Test Council {W}
      Sorcery
      Will of the council — Starting with you, each player votes for time or knowledge. If time gets more votes, you gain 7 life. If knowledge gets more votes or the vote is tied, you gain 1 life.`);
    t.hand(0, "Test Council", "Test Council");
    t.battlefield(0, "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Council");
    t.resolve();
    t.option("time");
    t.option("knowledge");
    expect(t.lifeOf(0)).toBe(21);
    t.cast("Test Council");
    t.resolve();
    t.option("time");
    t.option("time");
    expect(t.lifeOf(0)).toBe(28);
  });

  scenario("700.3: an opponent makes piles, the controller says which is which", (t) => {
    t.cards(`
      Test Fancy {U}
      Sorcery
      Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.`);
    t.hand(0, "Test Fancy");
    t.library(0, "Forest", "Plains", "Swamp");
    t.battlefield(0, "Island");
    t.to("precombatMain");
    t.cast("Test Fancy");
    t.resolve();
    t.choose("Forest");
    t.option("second");
    expect(t.count(0, "hand")).toBe(2);
    expect(t.count(0, "graveyard", "Forest")).toBe(1);
  });

  scenario("601.2, 505.1a: whether a spell was cast in its caster's main phase", (t) => {
    t.cards(`
      Test Addendum {W}
      Instant
      You gain 1 life. If you cast this spell during your main phase, you gain 5 life.`);
    t.hand(0, "Test Addendum", "Test Addendum");
    t.battlefield(0, "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Addendum");
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
    t.to("upkeep", 3);
    t.cast("Test Addendum");
    t.resolve();
    expect(t.lifeOf(0)).toBe(27);
  });

  scenario("601.2c: cards from a single graveyard", (t) => {
    t.cards(`
      Test Moth {B}
      Instant
      Exile up to two target cards from a single graveyard.`);
    t.hand(0, "Test Moth");
    t.graveyard(0, "Forest", "Plains");
    t.graveyard(1, "Swamp");
    t.battlefield(0, "Swamp");
    t.to("precombatMain");
    t.cast("Test Moth", { targets: [["Forest", "Plains"]] });
    t.resolve();
    expect(t.count(0, "exile")).toBe(2);
  });

  scenario("508.5: damage to what the creature attacks; 115.4: a target's controller or the target", (t) => {
    t.cards(`
      Test Raider {R}
      Creature — Goblin
      1/1
      Whenever this creature attacks, it deals 1 damage to the player or planeswalker it's attacking.

      Test Blight {B}
      Sorcery
      Test Blight deals 1 damage to any target. That player or that permanent's controller discards a card.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Blight", "Test Blight");
    t.hand(1, "Plains", "Plains", "Plains");
    t.battlefield(0, "Swamp", "Swamp", "Test Raider");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Blight", { targets: [1] });
    t.resolve();
    t.choose("Plains");
    t.cast("Test Blight", { targets: ["Test Bear"] });
    t.resolve();
    t.choose("Plains");
    expect(t.count(1, "hand")).toBe(1);
    t.attack("Test Raider");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("603.3d, 603.7: a delayed trigger chooses targets of its own each time it triggers", (t) => {
    t.cards(`
      Test Anthem {G}
      Sorcery
      Whenever you cast a spell this turn, put a +1/+1 counter on target creature you control.

      Test Sip {W}
      Sorcery
      You gain 2 life.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Anthem", "Test Sip");
    t.battlefield(0, "Forest", "Plains", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Anthem");
    t.resolve();
    t.cast("Test Sip");
    t.resolveAll();
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("611.3a: of each of several, what is so of it says whether it is affected", (t) => {
    t.cards(`
      Test Captain {W}
      Creature — Human
      1/1
      Each creature you control gets +2/+0 as long as it's attacking.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Captain", "Test Bear");
    t.to("precombatMain");
    expect(t.see("Test Bear").power).toBe(2);
    t.attack("Test Bear");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
    expect(t.see("Test Captain").power).toBe(1);
  });

  scenario("205.1b: lands become creatures and stay lands", (t) => {
    t.cards(`
      Test Uprising {G}
      Sorcery
      Lands you control become 3/3 creatures until end of turn. They're still lands.`);
    t.hand(0, "Test Uprising");
    t.battlefield(0, "Forest");
    t.to("precombatMain");
    t.cast("Test Uprising");
    t.resolve();
    expect(t.see("Forest")).toMatchObject({ power: 3, toughness: 3 });
    expect(t.see("Forest").types.toSorted()).toEqual(["creature", "land"]);
  });

  scenario("500.4, 106.4: mana that is not lost as steps and phases end", (t) => {
    t.cards(`
      Test Ember {R}
      Sorcery
      Add {R}{R}. Until end of turn, you don't lose this mana as steps and phases end.

      Test Sip {R}{R}
      Instant
      You gain 2 life.`);
    t.hand(0, "Test Ember", "Test Sip");
    t.battlefield(0, "Mountain");
    t.to("precombatMain");
    t.cast("Test Ember");
    t.resolve();
    t.to("beginningOfCombat");
    t.cast("Test Sip");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });
});
