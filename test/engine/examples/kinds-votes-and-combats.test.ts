import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("607.2a: the last card exiled with it", () => {
  scenario("611.2b: may be played until another one is, on later turns too", (t) => {
    t.cards(`
      Test Rise {0}
      Enchantment
      At the beginning of your end step, exile the top card of your library. You may play that card until you exile another card with this enchantment.`);
    t.hand(0, "Test Rise");
    t.library(0, "Island", "Swamp", "Forest", "Mountain");
    t.to("precombatMain");
    t.cast("Test Rise");
    t.resolve();
    t.to("end");
    t.resolveAll();
    t.to("precombatMain", 3);
    expect(t.can("playLand", "Mountain")).toBe(true);
    t.to("end");
    t.resolveAll();
    t.to("precombatMain", 5);
    expect([t.can("playLand", "Mountain"), t.count(0, "exile")]).toEqual([false, 2]);
    const [last] = t.game.state.exile.filter((id) => t.nameOf(id) !== "Mountain");
    t.playLand(t.nameOf(last!));
    // What was exiled before it is not the last one now.
    t.to("precombatMain", 7);
    expect(t.can("playLand", "Mountain")).toBe(false);
  });
});

describe("602.2, 118.7: the first ability of a turn that targets something", () => {
  scenario("601.2f: costs less, and no other after it does", (t) => {
    kit(t);
    t.cards(`
      Test Scientist {0}
      Creature — Human
      The first activated ability you activate during your turn that targets a creature you control costs {2} less to activate.
      2/2

      Test Grower {0}
      Artifact
      {3}: Target creature gets +1/+1 until end of turn.`);
    t.battlefield(0, "Test Scientist", "Test Grower");
    t.battlefield(1, "Test Bear");
    t.lands(0, "Forest", 8);
    t.to("precombatMain");
    const untapped = (): number => t.ids(0, "battlefield", "Forest").filter((id) => !t.seeId(id).tapped).length;
    t.activate("Test Grower", { targets: [t.ids(1, "battlefield", "Test Bear")] });
    t.resolve();
    expect(untapped()).toBe(5);
    t.activate("Test Grower", { targets: [t.ids(0, "battlefield", "Test Scientist")] });
    t.resolve();
    expect(untapped()).toBe(4);
    t.activate("Test Grower", { targets: [t.ids(0, "battlefield", "Test Scientist")] });
    t.resolve();
    expect(untapped()).toBe(1);
    t.to("precombatMain", 3);
    t.activate("Test Grower", { targets: [t.ids(0, "battlefield", "Test Scientist")] });
    t.resolve();
    expect(untapped()).toBe(7);
  });
});

describe("118.9: what may be paid rather than the mana cost of the next spell", () => {
  scenario("118.9, 202.3: life for its mana value, of that one spell", (t) => {
    kit(t);
    t.cards(`
      Test Caster {0}
      Creature — Vampire
      {0}, {T}: Rather than pay the mana cost of the next spell you cast this turn, you may pay life equal to that spell's mana value.
      3/5`);
    t.battlefield(0, "Test Caster");
    t.hand(0, "Test Ogre", "Test Bear");
    t.to("upkeep", 3);
    t.to("precombatMain");
    t.activate("Test Caster");
    t.resolve();
    expect(t.can("cast", "Test Ogre", "alternative")).toBe(true);
    t.cast("Test Ogre", { via: "alternative" });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Ogre")]).toEqual([16, 1]);
    expect(t.can("cast", "Test Bear", "alternative")).toBe(false);
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

describe("702: a card with each of several keywords", () => {
  scenario("608.2c: one may stand for several; one is put there, the others into the hand, the rest away", (t) => {
    creature(t, "Test Hawk", "Flying, haste");
    creature(t, "Test Cat", "Haste");
    creature(t, "Test Snake", "Deathtouch");
    t.cards(
      `
      Test Adaptation {0}
      Sorcery
      Reveal the top four cards of your library. Choose from among them a card with flying, a card with haste, and so on for deathtouch, reach, and trample. Put one of the chosen cards onto the battlefield, the other chosen cards into your hand, and the rest into your graveyard.`,
    );
    t.hand(0, "Test Adaptation");
    t.library(0, "Test Hawk", "Test Cat", "Test Snake", "Plains");
    t.to("precombatMain");
    t.cast("Test Adaptation");
    t.resolve();
    // Only one flies; two have haste.
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Test Hawk");
    expect(t.asked("choose").from.map((id) => t.nameOf(id))).toEqual(["Test Hawk", "Test Snake"]);
    t.choose("Test Snake");
    expect([t.count(0, "battlefield", "Test Snake"), t.count(0, "hand", "Test Hawk")]).toEqual([1, 1]);
    expect([t.count(0, "graveyard", "Test Cat"), t.count(0, "graveyard", "Plains")]).toEqual([1, 1]);
  });

  scenario("702.66a, 607.2a: what was exiled with delve gives its keywords, even if it is gone since", (t) => {
    kit(t);
    creature(t, "Test Hawk", "Flying");
    creature(t, "Test Cat", "Haste");
    t.cards(
      `
      Test Flayer {4}{B}
      Creature — Demon
      Delve
      If a creature card with flying was exiled with this creature's delve ability, this creature has flying. The same is true for haste and trample.
      4/4

      Test Fetch {0}
      Sorcery
      Return target card you own in exile to your hand.`,
    );
    t.lands(0, "Swamp", 3);
    t.graveyard(0, "Test Hawk", "Test Spark", "Test Cat");
    t.hand(0, "Test Flayer", "Test Fetch");
    t.to("precombatMain");
    t.cast("Test Flayer");
    t.choose("Test Hawk", "Test Spark");
    t.resolve();
    expect(t.see("Test Flayer").keywords).toContain("flying");
    expect(t.see("Test Flayer").keywords).not.toContain("haste");
    t.cast("Test Fetch", { targets: [t.game.state.exile.filter((id) => t.nameOf(id) === "Test Hawk")] });
    t.resolve();
    t.to("precombatMain", 3);
    expect([t.count(0, "hand", "Test Hawk"), t.count(0, "exile")]).toEqual([1, 1]);
    expect(t.see("Test Flayer").keywords).toContain("flying");
  });
});

describe("101.4: what others have not chosen", () => {
  scenario(
    "608.2d, 101.4: each other player in turn, and all others are destroyed",
    (t) => {
      kit(t);
      t.cards(`
        Test Few {0}
        Sorcery
        Choose a nonland permanent you don't control, then each other player chooses a nonland permanent they don't control that hasn't been chosen this way. Destroy all other nonland permanents.`);
      t.battlefield(0, "Test Bear", "Test Bear");
      t.battlefield(1, "Test Ogre", "Test Bear");
      t.battlefield(2, "Test Ogre");
      t.lands(1, "Forest", 1);
      t.hand(0, "Test Few");
      t.to("precombatMain");
      t.cast("Test Few");
      t.resolve();
      const [ogre] = t.ids(1, "battlefield", "Test Ogre");
      t.choose(ogre!);
      expect(t.asked().player).toBe(1);
      expect(t.asked("choose").from).toHaveLength(3);
      const [bear] = t.ids(0, "battlefield", "Test Bear");
      t.choose(bear!);
      expect(t.asked().player).toBe(2);
      expect(t.asked("choose").from).toHaveLength(2);
      t.choose("Test Bear");
      const left = [0, 1, 2].map((seat) => t.count(seat, "battlefield"));
      expect(left.reduce((sum, one) => sum + one)).toBe(4);
      expect([t.ids(1, "battlefield", "Test Ogre"), t.count(2, "battlefield")]).toEqual([[ogre], 0]);
    },
    { seats: 3 },
  );
});

describe("701.32: cards for votes", () => {
  scenario("701.32a: as many creature cards as votes, and as many permanent cards as the others", (t) => {
    kit(t);
    t.cards(`
      Test Stampede {0}
      Sorcery
      Council's dilemma — Starting with you, each player votes for wild or free. Reveal cards from the top of your library until you reveal a creature card for each wild vote. Put those creature cards onto the battlefield, then shuffle the rest into your library. You may put a permanent card from your hand onto the battlefield for each free vote.`);
    t.emptyLibraries();
    t.library(0, "Test Ogre", "Test Bear", "Plains");
    t.library(1, "Plains");
    t.hand(0, "Test Stampede", "Test Ogre", "Island");
    t.to("precombatMain");
    t.cast("Test Stampede");
    t.resolve();
    t.option("wild");
    t.option("free");
    t.yes();
    expect(t.asked("choose")).toMatchObject({ min: 0, max: 1 });
    t.choose("Island");
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([1, 0]);
    expect([t.count(0, "battlefield", "Island"), t.count(0, "library")]).toEqual([1, 2]);
  });
});

describe("508.1d: an opponent that it did not attack in the last combat", () => {
  const KITE = `
    Test Kite {0}
    Creature — Dragon
    Flying, haste
    At the beginning of combat on your turn, choose an opponent at random that this creature didn't attack during your last combat. This creature attacks that player this combat if able. If you can't choose an opponent this way, tap this creature.
    6/5`;
  scenario(
    "701.21a, 508.1a: the only opponent just attacked: it is tapped, and may attack in the combat after",
    (t) => {
      t.cards(KITE);
      t.hand(0, "Test Kite");
      t.life(1, 40);
      t.to("precombatMain");
      t.cast("Test Kite");
      t.resolve();
      t.to("beginningOfCombat");
      t.resolveAll();
      t.attack("Test Kite");
      t.to("precombatMain", 3);
      t.to("beginningOfCombat");
      t.resolveAll();
      expect([t.see("Test Kite").tapped, t.lifeOf(1)]).toEqual([true, 34]);
      t.to("precombatMain", 5);
      t.to("beginningOfCombat");
      t.resolveAll();
      expect(t.see("Test Kite").tapped).toBe(false);
    },
  );

  scenario(
    "508.1d: of two the other one must be attacked",
    (t) => {
      t.cards(KITE);
      t.hand(0, "Test Kite");
      t.to("precombatMain");
      t.cast("Test Kite");
      t.resolve();
      t.to("beginningOfCombat");
      t.resolveAll();
      t.pass(3);
      const attacked = (): number => {
        const { attacker, must } = t.asked("attackers").attackers[0]!;
        t.answer({ ask: "attackers", attacks: [{ attacker, defender: must! }] });
        return must!;
      };
      const first = attacked();
      t.to("precombatMain", 4);
      t.to("beginningOfCombat");
      t.resolveAll();
      t.pass(3);
      expect(attacked()).toBe(3 - first);
    },
    { seats: 3 },
  );
});
