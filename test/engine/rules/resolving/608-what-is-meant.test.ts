import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

/** What "it", "that card" and "their" mean as an instruction is followed, by what was done before (608.2c, 608.2h). */

describe("608.2c: whose choice it is", () => {
  const CARDS = `
  Marsh Hound {0}
  Creature — Dog
  2/2

  Chosen For You {0}
  Sorcery
  Put target creature card from a graveyard on your choice of the top or bottom of its owner's library.

  Chosen By Them {0}
  Sorcery
  Target creature's owner puts it on their choice of the top or bottom of their library.`;

  scenario("608.2c: 'your choice of the top or bottom' is the spell's controller's, whoever owns the card", (t) => {
    t.cards(CARDS);
    t.graveyard(1, "Marsh Hound");
    t.library(1, "Forest");
    t.hand(0, "Chosen For You");
    t.to("precombatMain");
    t.cast("Chosen For You", { targets: ["Marsh Hound"] });
    t.pass(2);
    expect(t.asked()).toMatchObject({ player: 0, ask: "option" });
    t.option("bottom");
    expect(t.count(1, "library", "Marsh Hound")).toBe(1);
  });

  scenario("608.2c: 'their choice' is the owner's", (t) => {
    t.cards(CARDS);
    t.battlefield(1, "Marsh Hound");
    t.hand(0, "Chosen By Them");
    t.to("precombatMain");
    t.cast("Chosen By Them", { targets: ["Marsh Hound"] });
    t.pass(2);
    expect(t.asked()).toMatchObject({ player: 1, ask: "option" });
    t.option("top");
    expect(t.count(1, "library", "Marsh Hound")).toBe(1);
  });
});

describe("608.2c: 'instead'", () => {
  scenario("608.2c: the spell that deals damage to each creature deals it instead, not each of them", (t) => {
    t.cards(`
  Marsh Hound {0}
  Creature — Dog
  Lifelink
  2/2

  Kindle Dusk {0}
  Sorcery
  Kicker {1}
  Kindle Dusk deals 1 damage to each creature. If this spell was kicked, it deals 2 damage to each creature instead.`);
    t.battlefield(1, "Marsh Hound");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Kindle Dusk");
    t.to("precombatMain");
    t.cast("Kindle Dusk", { additional: [true] });
    t.resolve();
    expect([t.count(1, "graveyard", "Marsh Hound"), t.lifeOf(1)]).toEqual([1, 20]);
  });
});

describe("608.2c: on the way that is taken", () => {
  const REVEAL = "Reveal the top card of your library.";
  const lookingFor = (name: string, text: string) => `
  Marsh Hound {0}
  Creature — Dog
  2/2

  Pale Meadow
  Land

  Spare Lantern {0}
  Artifact

  ${name} {0}
  Sorcery
  ${text}`;

  scenario("608.2c: 'otherwise' that card is the one revealed, which was put nowhere", (t) => {
    t.cards(
      lookingFor(
        "Open Gate",
        `${REVEAL} You may put that card onto the battlefield if it's a creature card. Otherwise, put that card into your hand.`,
      ),
    );
    t.library(0, "Marsh Hound", "Pale Meadow");
    t.hand(0, "Open Gate", "Open Gate");
    t.to("precombatMain");
    t.cast("Open Gate");
    t.resolve();
    expect(t.count(0, "hand", "Pale Meadow")).toBe(1);
    t.cast("Open Gate");
    t.pass(2);
    t.yes();
    expect(t.count(0, "battlefield", "Marsh Hound")).toBe(1);
  });

  scenario("608.2c: 'if it's' and 'if it's' ask of one card, whatever the first lets be created", (t) => {
    t.cards(
      lookingFor(
        "Deep Satchel",
        `${REVEAL} If it's a creature card, create a 1/1 green Saproling creature token. If it's a land card, put that card onto the battlefield. If it's a noncreature, nonland card, you gain 2 life.`,
      ),
    );
    t.library(0, "Marsh Hound", "Spare Lantern", "Pale Meadow");
    t.hand(0, "Deep Satchel", "Deep Satchel");
    t.to("precombatMain");
    t.cast("Deep Satchel");
    t.resolve();
    expect([t.count(0, "battlefield", "Pale Meadow"), t.lifeOf(0)]).toEqual([1, 20]);
    t.cast("Deep Satchel");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  const BOUNCE = `
  Marsh Hound {0}
  Creature — Dog
  2/2

  Still Pond {0}
  Artifact
  {T}: Tap target creature.

  Undertow {0}
  Sorcery
  Return target creature to its owner's hand. If that creature is tapped, you may put it on top of its owner's library instead.`;
  scenario(
    "608.2c: 'if that creature is tapped ... instead' is asked while it is there; who does not, does what was said",
    (t) => {
      t.cards(BOUNCE);
      t.battlefield(0, "Still Pond");
      t.battlefield(1, "Marsh Hound");
      t.hand(0, "Undertow");
      t.to("precombatMain");
      t.activate("Still Pond", { targets: ["Marsh Hound"] });
      t.resolve();
      t.cast("Undertow", { targets: ["Marsh Hound"] });
      t.pass(2);
      t.no();
      expect([t.count(1, "hand", "Marsh Hound"), t.count(1, "library", "Marsh Hound")]).toEqual([1, 0]);
    },
  );
  scenario("608.2c: and who does, puts it on top", (t) => {
    t.cards(BOUNCE);
    t.battlefield(0, "Still Pond");
    t.battlefield(1, "Marsh Hound");
    t.hand(0, "Undertow");
    t.to("precombatMain");
    t.activate("Still Pond", { targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Undertow", { targets: ["Marsh Hound"] });
    t.pass(2);
    t.yes();
    expect([t.count(1, "hand", "Marsh Hound"), t.count(1, "library", "Marsh Hound")]).toEqual([0, 1]);
  });

  const LIMIT = `
  Marsh Hound {3}
  Creature — Dog
  2/2

  Half Measure {0}
  Instant
  Kicker {1}
  Counter target spell if its mana value is 2 or less. If this spell was kicked, instead counter that spell if its mana value is 3 or less.`;
  scenario(
    "608.2c, 702.33d: 'its mana value' is that of the spell named again, not of the one that was kicked",
    (t) => {
      t.cards(LIMIT);
      t.lands(0, "Mountain", 3);
      t.lands(1, "Mountain", 1);
      t.hand(0, "Marsh Hound");
      t.hand(1, "Half Measure");
      t.to("precombatMain");
      t.cast("Marsh Hound");
      t.pass();
      t.cast("Half Measure", { targets: ["Marsh Hound"], additional: [true] });
      t.resolve();
      expect(t.count(0, "graveyard", "Marsh Hound")).toBe(1);
    },
  );

  scenario("701.32, 608.2c: 'the spell' that is copied is the one voted about, which nobody countered", (t) => {
    t.cards(`
  Small Mercy {0}
  Instant
  You gain 3 life.

  Parted Council {0}
  Instant
  Choose target instant or sorcery spell. Starting with you, each player votes for denial or duplication. If denial gets more votes, counter the spell. If duplication gets more votes or the vote is tied, copy the spell.`);
    t.hand(0, "Small Mercy", "Parted Council");
    t.to("precombatMain");
    t.cast("Small Mercy");
    t.cast("Parted Council", { targets: ["Small Mercy"] });
    t.pass(2);
    t.option("duplication");
    t.option("duplication");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(26);
  });
});

describe("608.2h: what was done this way", () => {
  scenario("608.2h: is told of whichever instruction was followed", (t) => {
    t.cards(`
  Marsh Hound {0}
  Creature — Dog
  2/2

  Clean Sweep {0}
  Sorcery
  Kicker {1}
  Exile up to two target cards from a single graveyard. If this spell was kicked, instead exile target player's graveyard. You gain 1 life for each creature card exiled this way.`);
    t.graveyard(1, "Marsh Hound", "Marsh Hound", "Marsh Hound");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Clean Sweep", "Clean Sweep");
    t.to("precombatMain");
    t.cast("Clean Sweep", { targets: [["Marsh Hound"]], additional: [false] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.cast("Clean Sweep", { targets: [1], additional: [true] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("608.2h, 107.3i: X counts what the same sentence did before", (t) => {
    t.cards(`
  Marsh Hound {0}
  Creature — Dog
  2/2

  Ash Harvest {0}
  Sorcery
  Destroy all creatures, then create an X/X colorless Horror creature token, where X is the number of creatures destroyed this way.`);
    t.battlefield(1, "Marsh Hound", "Marsh Hound");
    t.battlefield(0, "Marsh Hound");
    t.hand(0, "Ash Harvest");
    t.to("precombatMain");
    t.cast("Ash Harvest");
    t.resolve();
    expect(t.see("Horror Token")).toMatchObject({ power: 3, toughness: 3 });
  });

  scenario("601.2c, 107.3i: a target that X names is chosen", (t) => {
    t.cards(`
  Marsh Hound {0}
  Creature — Dog
  2/2

  Grave Tally {0}
  Sorcery
  You gain X life, where X is the number of creature cards in target player's graveyard.`);
    t.graveyard(1, "Marsh Hound", "Marsh Hound");
    t.hand(0, "Grave Tally");
    t.to("precombatMain");
    t.cast("Grave Tally", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("608.2c: of 'A, then B unless you pay' A is done, and what is to pay is seen before B", (t) => {
    t.cards(`
  Swelling Orb {0}
  Creature — Orb
  At the beginning of your upkeep, put a +1/+1 counter on this creature, then sacrifice this creature unless you pay {1} for each +1/+1 counter on it.
  1/1`);
    t.battlefield(0, "Swelling Orb");
    t.lands(0, "Mountain", 1);
    t.pass(2);
    t.yes();
    expect(t.see("Swelling Orb")).toMatchObject({ power: 2, toughness: 2 });
  });

  scenario("603.7, 608.2c: 'it gains haste' is said of what is returned later", (t) => {
    t.cards(`
  Ghost Envoy {0}
  Creature — Spirit
  At the beginning of your end step, you may exile this creature. If you do, return it to the battlefield under its owner's control at the beginning of your next upkeep. It gains haste.
  2/2`);
    t.battlefield(0, "Ghost Envoy");
    t.to("end");
    t.pass(2);
    t.yes();
    expect(t.count(0, "exile", "Ghost Envoy")).toBe(1);
    t.to("precombatMain", 3);
    expect(t.see("Ghost Envoy").keywords).toContain("haste");
  });

  scenario("701.16a: what is revealed is the card looked at, not what everybody sees", (t) => {
    t.cards(`
  Kin Caller {0}
  Creature — Dog
  At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with this creature, you may reveal it. If you do, you gain 4 life.
  2/2`);
    t.battlefield(0, "Kin Caller");
    t.library(0, "Kin Caller");
    t.pass(2);
    t.yes();
    t.yes();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario(
    "608.2c: 'a spell with lesser mana value' is compared with the spell that was cast, not with itself",
    (t) => {
      t.cards(`
  Marsh Hound {3}
  Creature — Dog
  2/2

  Small Mercy {2}
  Instant
  You gain 3 life.

  Gate Reader {0}
  Enchantment
  Whenever you cast your first spell each turn, reveal the top card of your library. You may cast it without paying its mana cost if it's a spell with lesser mana value. If you don't cast it, put it into your hand.`);
      t.battlefield(0, "Gate Reader");
      t.lands(0, "Mountain", 3);
      t.hand(0, "Marsh Hound");
      t.library(0, "Small Mercy");
      t.to("precombatMain");
      t.cast("Marsh Hound");
      t.pass(2);
      t.choose("Small Mercy");
      t.resolveAll();
      expect([t.lifeOf(0), t.count(0, "hand", "Small Mercy")]).toEqual([23, 0]);
    },
  );

  scenario("608.2h: the controller of a spell that was countered is still known", (t) => {
    t.cards(`
  Small Mercy {0}
  Instant
  You gain 3 life.

  Sharp Doubt {X}
  Instant
  Counter target spell unless its controller pays {X}. Sharp Doubt deals X damage to that spell's controller.`);
    t.hand(0, "Small Mercy");
    t.hand(1, "Sharp Doubt");
    t.lands(1, "Mountain", 2);
    t.to("precombatMain");
    t.cast("Small Mercy");
    t.pass();
    t.cast("Sharp Doubt", { targets: ["Small Mercy"], x: 2 });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "graveyard", "Small Mercy")]).toEqual([18, 1]);
  });
});

describe("608.2c: another than the one spoken of", () => {
  const CARDS = `
  Marsh Hound {0}
  Creature — Dog
  2/2

  Old Heron {0}
  Creature — Bird
  1/4

  Small Mercy {0}
  Instant
  You gain 3 life.

  New Shape {0}
  Instant
  Choose a nonlegendary creature on the battlefield. Target creature becomes a copy of that creature until end of turn.

  Loud Archive {0}
  Artifact
  Whenever a player casts their first spell each turn, each other player draws a card.

  Even Fields {0}
  Enchantment
  At the beginning of each player's upkeep, if that player controls more lands than each other player, this enchantment deals 2 damage to them.`;

  scenario("707.2, 608.2c: 'a copy of that creature' is a copy of the one chosen, not of itself", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Marsh Hound", "Old Heron");
    t.hand(0, "New Shape");
    t.to("precombatMain");
    t.cast("New Shape", { targets: ["Marsh Hound"] });
    t.pass(2);
    t.choose("Old Heron");
    expect(t.count(0, "battlefield", "Old Heron")).toBe(2);
  });

  scenario("608.2c: 'each other player' is other than the one who cast the spell", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Loud Archive");
    t.library(0, "Forest");
    t.library(1, "Forest");
    t.hand(1, "Small Mercy");
    t.to("precombatMain");
    t.pass();
    t.cast("Small Mercy");
    t.resolve();
    expect([t.count(0, "hand", "Forest"), t.count(1, "hand", "Forest")]).toEqual([1, 0]);
  });

  scenario("608.2c: 'more lands than each other player' compares with all but the one compared", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Even Fields");
    t.lands(1, "Forest", 2);
    t.to("precombatMain", 2);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 18]);
  });
});

describe("608.2c, 603.7: what is done later", () => {
  scenario("603.7: 'if you do' is asked as it is done", (t) => {
    t.cards(`
  Old Heron {0}
  Creature — Bird
  1/4

  Brief Loan {0}
  Sorcery
  Untap target creature you don't control and gain control of it. At the beginning of the next end step, sacrifice it. If you do, you gain life equal to its toughness.`);
    t.battlefield(1, "Old Heron");
    t.hand(0, "Brief Loan");
    t.to("precombatMain");
    t.cast("Brief Loan", { targets: ["Old Heron"] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
    t.to("end");
    t.resolve();
    expect([t.lifeOf(0), t.count(1, "graveyard", "Old Heron")]).toEqual([24, 1]);
  });

  scenario(
    "608.2c: of several target players each is 'that player'",
    (t) => {
      t.cards(`
  Marsh Hound {0}
  Creature — Dog
  2/2

  Old Heron {0}
  Creature — Bird
  3/4

  Common Loss {0}
  Sorcery
  Any number of target opponents each sacrifice a creature with the greatest power among creatures that player controls and lose 3 life.`);
      t.battlefield(1, "Old Heron");
      t.battlefield(2, "Marsh Hound");
      t.hand(0, "Common Loss");
      t.to("precombatMain");
      t.cast("Common Loss", { targets: [[1, 2]] });
      t.resolveAll();
      expect([t.count(1, "graveyard", "Old Heron"), t.count(2, "graveyard", "Marsh Hound")]).toEqual([1, 1]);
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([17, 17]);
    },
    { seats: 3 },
  );
});

describe("608.2c: what was revealed and not put onto the battlefield", () => {
  for (const puts of [true, false])
    scenario(`608.2c, 400.7: is the rest, with the card that could have been put there and was not: ${puts}`, (t) => {
      t.cards(`
        Test Storm {0}
        Sorcery
        Reveal cards from the top of your library until you reveal a nonland permanent card. You may put that card onto the battlefield. Then put all cards revealed this way that weren't put onto the battlefield on the bottom of your library in a random order.`);
      t.library(0, "Test Ox", "Test Cub", "Plains");
      t.hand(0, "Test Storm");
      t.to("precombatMain");
      t.cast("Test Storm");
      t.resolve();
      if (puts) t.yes();
      else t.no();
      const library = t.ids(0, "library").map((id) => t.nameOf(id));
      expect([t.count(0, "battlefield", "Test Cub"), library.includes("Test Cub")]).toEqual([Number(puts), !puts]);
      expect(library.at(-1)).toBe("Test Ox");
    });
});
