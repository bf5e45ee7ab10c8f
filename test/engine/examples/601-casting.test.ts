import { describe, expect, it } from "vitest";
import { spell, verdict } from "../../oracle/support.ts";
import { CUB, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

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

describe("targets of another player's choice", () => {
  scenario(
    "601.6a, 602.3a: an opponent chooses among what they control themselves",
    (t) => {
      kit(t);
      t.cards(`
        Test Pit {0}
        Artifact
        {0}: Tap target creature you control and target creature of an opponent's choice they control. Those creatures fight each other.`);
      t.battlefield(0, "Test Pit", "Test Ogre");
      t.battlefield(2, "Test Bear", "Test Ogre");
      t.to("precombatMain");
      t.activate("Test Pit");
      // Only one opponent has anything to choose.
      expect(t.asked("choose").player).toBe(2);
      t.choose("Test Bear");
      t.resolve();
      expect(t.count(2, "graveyard", "Test Bear")).toBe(1);
    },
    { seats: 3 },
  );
});

scenario("601.2i: what is counted as a spell is cast stays so", (t) => {
  kit(t);
  t.cards(`
      Test Gale {0}
      Instant
      Return up to X target creatures to their owners' hands, where X is one plus the number of cards in all graveyards as you cast this spell.`);
  t.battlefield(1, "Test Bear", "Test Ogre");
  t.hand(0, "Test Gale", "Test Gale");
  t.to("precombatMain");
  t.cast("Test Gale", { targets: [["Test Bear"]] });
  t.resolve();
  expect(t.count(1, "battlefield")).toBe(1);
});

describe("what was so as a spell was cast (601.2i)", () => {
  const ROAR = `
      Test Roar {1}
      Instant
      As an additional cost to cast this spell, you may reveal a Dragon card from your hand.
      Test Roar deals 3 damage to target creature. If you revealed a Dragon card or controlled a Dragon as you cast this spell, Test Roar deals 3 damage to that creature's controller.

      Test Wyrm {0}
      Creature — Dragon
      4/4

      Test Out {0}
      Instant
      Sacrifice a creature. Draw a card.`;
  scenario("608.2c: a Dragon that has left since was controlled as the spell was cast", (t) => {
    t.cards(ROAR);
    t.battlefield(0, "Test Wyrm", "Mountain");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Roar", "Test Out");
    t.to("precombatMain");
    t.cast("Test Roar", { targets: ["Test Ogre"] });
    t.cast("Test Out");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Wyrm")).toBe(0);
    t.resolveAll();
    expect([t.see("Test Ogre").damage, t.lifeOf(1)]).toEqual([3, 17]);
  });
  scenario("608.2c: one that came since was not, unless a card of the kind was revealed", (t) => {
    t.cards(ROAR);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Roar");
    t.to("precombatMain");
    t.cast("Test Roar", { targets: ["Test Ogre"] });
    t.resolveAll();
    expect([t.see("Test Ogre").damage, t.lifeOf(1)]).toEqual([3, 20]);
  });
  scenario("601.2d: X is counted as the spell is cast, and divided then", (t) => {
    t.cards(`
      Test Jaws {0}
      Sorcery
      Test Jaws deals X damage divided as you choose among any number of targets, where X is the number of Mountains you control as you cast this spell.`);
    t.battlefield(0, "Mountain", "Mountain", "Mountain");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Jaws");
    t.to("precombatMain");
    t.cast("Test Jaws", { targets: [["Test Bear", 1]], divide: [2, 1] });
    t.resolveAll();
    expect([t.count(1, "graveyard", "Test Bear"), t.lifeOf(1)]).toEqual([1, 19]);
  });
  scenario("602.2: the fourth activation in a turn is counted as it resolves, whatever resolved before", (t) => {
    t.cards(`
      Test Whelp {0}
      Creature — Dragon
      {R}: This creature gets +1/+0 until end of turn. If this ability has been activated four or more times this turn, sacrifice this creature at the beginning of the next end step.
      2/3`);
    t.battlefield(0, "Test Whelp", "Mountain", "Mountain", "Mountain", "Mountain");
    t.to("precombatMain");
    for (let i = 0; i < 4; i++) t.activate("Test Whelp");
    t.resolveAll();
    expect(t.see("Test Whelp").power).toBe(6);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Whelp")).toBe(1);
  });
});

describe("from where (601.2a)", () => {
  const cards = `
    Test Echo {0}
    Instant
    You gain 1 life.
    Flashback {0}

    Test Omen {0}
    Sorcery
    When you cast your next instant spell from your hand this turn, each opponent loses 3 life.

    Test Crypt {0}
    Artifact
    {T}: Add {C}. Spend this mana only to cast a spell from your graveyard.

    Test Return {1}
    Instant
    You gain 1 life.
    Flashback {1}`;
  scenario("603.7b: one from a graveyard doesn't trigger it, the next from a hand does", (t) => {
    t.cards(cards);
    t.hand(0, "Test Omen", "Test Echo");
    t.graveyard(0, "Test Echo");
    t.to("precombatMain");
    t.cast("Test Omen");
    t.resolve();
    t.cast("Test Echo", { via: "flashback" });
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 20]);
    t.cast("Test Echo");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 17]);
  });
  for (const zone of ["graveyard", "hand"] as const)
    scenario(`106.6: mana for spells from a graveyard only, and one in the ${zone}`, (t) => {
      t.cards(cards);
      t.battlefield(0, "Test Crypt");
      t[zone](0, "Test Return");
      t.to("precombatMain");
      expect(t.can("cast", "Test Return", zone === "graveyard" ? "flashback" : undefined)).toBe(zone === "graveyard");
    });
});

scenario(
  "601.2i, 611.2a: a land has the ability until the card is cast from exile, which it may still pay for",
  (t) => {
    t.cards(`
    Test Guest {W}
    Creature — Citizen
    {0}, Exile this card from your hand: Target land gains "{T}: Add {W}, {U}, or {B}" until this card is cast from exile. You may cast this card for as long as it remains exiled.
    2/2

    Test Wake {0}
    Instant
    Untap target land.

    Test Prayer {W}
    Instant
    You gain 1 life.`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Guest", "Test Wake", "Test Wake", "Test Prayer", "Test Prayer");
    t.to("precombatMain");
    t.activate("Test Guest", { targets: [t.ids(0, "battlefield", "Forest")] });
    t.resolve();
    expect(t.can("cast", "Test Prayer")).toBe(true);
    t.cast("Test Prayer");
    t.resolve();
    t.cast("Test Wake", { targets: [t.ids(0, "battlefield", "Forest")] });
    t.resolve();
    t.cast("Test Guest");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Guest")).toBe(1);
    t.cast("Test Wake", { targets: [t.ids(0, "battlefield", "Forest")] });
    t.resolve();
    expect(t.can("cast", "Test Prayer")).toBe(false);
  },
);

it("601.2a: a spell that is resolving is not cast", () =>
  expect(verdict(spell("You gain 1 life. You may cast it without paying its mana cost."))).toBe("declined"));

scenario(
  "601.3, 508.1: a card exiled earlier may be cast on each turn on which one attacked with such a creature",
  (t) => {
    t.cards(CUB);
    t.cards(`
      Test Thief {0}
      Creature — Rogue
      Haste
      Whenever this creature attacks, exile the top card of defending player's library. During any turn you attacked with a Rogue, you may cast that card and you may spend mana as though it were mana of any color to cast that spell.
      1/1

      Test Prize {W}
      Creature — Cat
      1/1`);
    t.library(1, "Test Prize");
    t.battlefield(0, "Test Thief", "Forest");
    t.to("precombatMain");
    t.attack("Test Thief");
    t.resolve();
    t.to("precombatMain", 3);
    expect(t.can("cast", "Test Prize")).toBe(false);
    t.attack("Test Thief");
    t.to("postcombatMain");
    t.cast("Test Prize");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Prize")).toBe(1);
  },
);

scenario("601.3: one spell each turn from among the cards exiled with it", (t) => {
  t.cards(`
      Test Trove {0}
      Enchantment
      When this enchantment enters, exile all cards from target opponent's graveyard.
      You may play lands from among cards exiled with this enchantment.
      You may cast spells from among cards exiled with this enchantment. You can't cast more than one spell this way each turn.

      Test Boon {0}
      Instant
      You gain 2 life.`);
  t.put(1, "graveyard", "Forest", "Test Boon", "Test Boon");
  t.hand(0, "Test Trove");
  t.to("precombatMain");
  t.cast("Test Trove");
  t.resolve();
  t.resolveAll();
  t.playLand("Forest");
  t.cast("Test Boon");
  t.resolve();
  expect([t.lifeOf(0), t.can("cast", "Test Boon"), t.count(0, "battlefield", "Forest")]).toEqual([22, false, 1]);
});

describe("601.3: who can't cast what, by what that player controls", () => {
  scenario("601.3: it is asked of whoever would cast it", (t) => {
    kit(t);
    t.cards(`
      Test Exile {0}
      Creature — Soldier
      Each opponent can't cast noncreature spells with mana value greater than the number of lands that player controls.
      2/2

      Test Tome {2}
      Artifact

      Test Rock {0}
      Artifact
      {T}: Add {C}{C}.`);
    t.battlefield(0, "Test Exile");
    t.lands(0, "Island", 6);
    t.battlefield(1, "Test Rock");
    t.lands(1, "Island", 1);
    t.hand(1, "Test Tome", "Test Insight");
    t.to("precombatMain", 2);
    expect(t.can("cast", "Test Tome")).toBe(false);
    expect(t.can("cast", "Test Insight")).toBe(true);
  });
});
