import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Bone Shepherd {1}{B}
  Creature — Human
  Once during each of your turns, you may cast a creature spell from your graveyard.
  1/1

  Hound Shepherd {1}{B}
  Creature — Human
  Once during each of your turns, you may cast a Dog creature spell from your graveyard.
  1/1

  Endless Mind {7}{U}{U}{U}
  Enchantment
  You may cast spells from your hand without paying their mana costs.

  Dear Bargain {2}
  Enchantment
  You may pay {R}{R} rather than pay the mana cost for spells you cast.`;

describe("601.2b: by which effect a spell is cast", () => {
  scenario("601.2b, 601.3: of several permissions the one that is used is chosen, and only that is used up", (t) => {
    t.cards(CARDS);
    t.lands(0, "Forest", 6);
    t.battlefield(0, "Bone Shepherd", "Hound Shepherd");
    t.graveyard(0, "Marsh Hound", "Marsh Hound", "Bone Shepherd");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.option("Bone Shepherd");
    t.resolve();
    expect(t.can("cast", "Marsh Hound")).toBe(true);
    expect(t.can("cast", "Bone Shepherd")).toBe(false);
    t.cast("Marsh Hound");
    t.resolve();
    expect(t.count(0, "battlefield", "Marsh Hound")).toBe(2);
  });

  scenario("118.9a: one alternative cost of several, one that can't be paid not being asked about", (t) => {
    t.cards(CARDS);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Dear Bargain", "Endless Mind");
    t.hand(0, "Marsh Hound", "Bone Shepherd");
    t.to("precombatMain");
    t.cast("Marsh Hound", { via: "alternative" });
    t.option("Dear Bargain");
    t.resolve();
    expect(t.ids(0, "battlefield", "Mountain").every((id) => t.seeId(id).tapped)).toBe(true);
    t.cast("Bone Shepherd", { via: "alternative" });
    t.resolve();
    expect(t.count(0, "battlefield", "Bone Shepherd")).toBe(1);
  });
});

describe("what was decided as a spell was cast", () => {
  scenario("707.10: a copy of a spell wasn't cast, and nothing was spent on it", (t) => {
    t.cards(`
      Found Hound {1}{G}
      Creature — Dog
      This creature enters with two +1/+1 counters on it if it wasn't cast or no mana was spent to cast it.
      2/2

      Twin Glass {U}
      Instant
      Copy target creature spell.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Island");
    t.hand(0, "Found Hound", "Twin Glass");
    t.to("precombatMain");
    t.cast("Found Hound");
    t.cast("Twin Glass", { targets: ["Found Hound"] });
    t.resolveAll();
    expect(t.ids(0, "battlefield", "Found Hound").map((id) => t.seeId(id).power)).toEqual([4, 2]);
  });

  scenario("118.12, 107.3f: an X in a cost paid as something resolves is chosen as it is paid", (t) => {
    t.cards(`
      Ember Hound {2}{R}
      Creature — Dog
      When this creature enters, you may pay {X}{R}. If you do, it deals X damage to any target.
      2/2`);
    t.lands(0, "Mountain", 7);
    t.hand(0, "Ember Hound");
    t.to("precombatMain");
    t.cast("Ember Hound");
    t.resolve();
    t.choose(1);
    t.resolve();
    t.yes();
    expect(t.asked("number").max).toBe(3);
    t.number(3);
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("608.2d: what is of two kinds is chosen as one of them", (t) => {
    t.cards(`
      Root Dryad
      Land Creature — Forest Dryad
      1/1

      Deep Digging {G}
      Sorcery
      Mill four cards. You may put a creature card and/or a land card from among them into your hand.`);
    t.battlefield(0, "Forest");
    t.hand(0, "Deep Digging");
    t.library(0, "Root Dryad", "Root Dryad", "Root Dryad", "Root Dryad");
    t.to("precombatMain");
    t.cast("Deep Digging");
    t.resolve();
    t.yes();
    t.choose("Root Dryad");
    t.choose("Root Dryad");
    expect(t.count(0, "hand", "Root Dryad")).toBe(2);
  });

  scenario("702.33d, 608.2c: a condition said last is looked at before the instruction", (t) => {
    t.cards(`
      Proud Hound {G}
      Creature — Dog
      Kicker {G}
      2/2

      Scorn {U}
      Instant
      Counter target spell if it was kicked.`);
    t.lands(0, "Forest", 2);
    t.battlefield(1, "Island");
    t.hand(0, "Proud Hound");
    t.hand(1, "Scorn");
    t.to("precombatMain");
    t.cast("Proud Hound", { additional: [true] });
    t.pass();
    t.cast("Scorn", { targets: ["Proud Hound"] });
    t.resolveAll();
    expect(t.count(0, "graveyard", "Proud Hound")).toBe(1);
  });

  scenario(
    "107.3a, 601.2b: an X that is only in another cost is announced, and one that can be paid is enough",
    (t) => {
      t.cards(`
      Fair Trade {R}
      Sorcery
      As an additional cost to cast this spell, sacrifice a creature with mana value X.
      Fair Trade deals X damage to any target.`);
      t.battlefield(0, "Mountain", "Marsh Hound");
      t.hand(0, "Fair Trade");
      t.to("precombatMain");
      t.cast("Fair Trade", { x: 2, targets: [1], costs: ["Marsh Hound"] });
      t.resolve();
      expect(t.lifeOf(1)).toBe(18);
    },
  );

  scenario("118.3, 702.138a: a permanent and cards from a graveyard are exiled for one cost", (t) => {
    t.cards(`
      Moon Hound {3}{G}
      Creature — Dog
      Escape—{G}, Exile a land you control, Exile two other cards from your graveyard.
      3/3`);
    t.battlefield(0, "Forest", "Mountain");
    t.graveyard(0, "Moon Hound", "Mountain", "Mountain");
    t.to("precombatMain");
    t.cast("Moon Hound", { via: "escape" });
    t.choose("Mountain");
    t.resolve();
    expect([t.count(0, "exile"), t.count(0, "battlefield", "Moon Hound")]).toEqual([3, 1]);
  });

  scenario("205.3m: any creature type may be chosen, whether the game has it or not", (t) => {
    t.cards(`
      Stray Hound {1}{G}
      Creature — Dog
      2/2

      Cold Dread {B}
      Sorcery
      Choose a creature type. Creatures that aren't of the chosen type get -3/-3 until end of turn.`);
    t.battlefield(0, "Swamp", "Stray Hound");
    t.hand(0, "Cold Dread");
    t.to("precombatMain");
    t.cast("Cold Dread");
    t.resolve();
    expect(t.asked("option").options[0]).toBe("Dog");
    t.option("Zubera");
    expect(t.count(0, "graveyard", "Stray Hound")).toBe(1);
  });

  scenario("601.2f: a reduction is one of the whole cost, what is paid besides included", (t) => {
    t.cards(`
      Proud Hound {G}
      Creature — Dog
      Kicker {3}
      This creature enters with two +1/+1 counters on it if it was kicked.
      2/2

      Cheap Kennel {2}
      Artifact
      Creature spells you cast cost {3} less to cast.`);
    t.battlefield(0, "Forest", "Cheap Kennel");
    t.hand(0, "Proud Hound");
    t.to("precombatMain");
    t.cast("Proud Hound", { additional: [true] });
    t.resolve();
    expect(t.see("Proud Hound").power).toBe(4);
  });
});

describe("601.2: as cards word it", () => {
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

  scenario("601.2b, 107.3a: X is chosen on casting and paid for", (t) => {
    t.cards(`
      Test Blaze {X}{R}
      Sorcery
      Test Blaze deals X damage to any target.`);
    t.lands(0, "Mountain", 5);
    t.hand(0, "Test Blaze");
    t.to("precombatMain");
    t.cast("Test Blaze", { x: 3, targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(17);
    expect(t.ids(0, "battlefield", "Mountain").filter((id) => t.seeId(id).tapped)).toHaveLength(4);
  });

  scenario("601.2b, 107.3: X of a kicker that is paid is announced", (t) => {
    t.cards(`
      Test Grove {G}
      Creature — Treefolk
      Kicker {X}
      When this creature enters, if it was kicked, create X 1/1 green Saproling creature tokens.
      1/1`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Grove");
    t.to("precombatMain");
    t.cast("Test Grove", { additional: [true], x: 3 });
    t.resolveAll();
    expect([t.count(0, "battlefield", "Saproling Token"), t.asked("priority").actions.length]).toEqual([3, 1]);
  });
});

describe("601.2", () => {
  /** What cards count and compare, and where their abilities work, read from text and played. */
  const BEAR = `
  Test Bear {G}{G}
  Creature — Bear
  2/2

  Test Ox {R}{G}
  Creature — Ox
  2/4`;

  scenario("601.2b-c: a spell has the targets of what it will do, which the kicker says", (t) => {
    t.cards(`${BEAR}

      Test Rout {0}
      Sorcery
      Kicker {G}
      Destroy target creature with power 2 or less. If this spell was kicked, destroy target land instead.`);
    t.battlefield(1, "Test Ox", "Mountain");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Rout", "Test Rout");
    t.to("precombatMain");
    t.cast("Test Rout", { targets: ["Test Ox"], additional: [false] });
    t.resolve();
    expect([t.count(1, "battlefield", "Test Ox"), t.count(1, "battlefield", "Mountain")]).toEqual([0, 1]);
    t.cast("Test Rout", { targets: ["Mountain"], additional: [true] });
    t.resolve();
    expect(t.count(1, "battlefield", "Mountain")).toBe(0);
  });
});
