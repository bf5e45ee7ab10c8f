import { describe, expect } from "vitest";
import { creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

/** Processes repeated so often, what was dealt or left this turn, and whom is attacked; the cards are our own. */

describe("a process that is repeated so often", () => {
  scenario("608.2c: once more, if its condition holds by then", (t) => {
    t.cards(`
      Test Toil {0}
      Sorcery
      You gain 2 life. If your life total is 23 or less, repeat this process once.`);
    t.hand(0, "Test Toil", "Test Toil");
    t.to("precombatMain");
    t.cast("Test Toil");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
    t.cast("Test Toil");
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("608.2c: two more times", (t) => {
    t.cards(`
      Test Drudge {0}
      Sorcery
      Target opponent loses 2 life unless that player discards a card. Repeat this process two more times.`);
    t.hand(0, "Test Drudge");
    t.to("precombatMain");
    t.cast("Test Drudge", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(14);
  });
});

describe("what happened to it this turn", () => {
  scenario("120.3, 603.10a: the damage it was dealt, looked at when it has died", (t) => {
    kit(t);
    subject(t, "When this creature dies, if 4 or more damage was dealt to it this turn, you gain 5 life.", "1/3");
    creature(
      t,
      "Test Nest",
      "When this creature dies, you gain life equal to the amount of damage dealt to it this turn.",
    );
    t.battlefield(0, "Test Subject", "Test Subject", "Test Nest", "Mountain", "Mountain", "Mountain", "Swamp");
    t.hand(0, "Test Spark", "Test Spark", "Test Spark", "Test Murder");
    t.to("precombatMain");
    const [first, second] = t.ids(0, "battlefield", "Test Subject");
    t.cast("Test Spark", { targets: [first!] });
    t.cast("Test Spark", { targets: [first!] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
    t.cast("Test Murder", { targets: [second!] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
    t.cast("Test Spark", { targets: ["Test Nest"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(27);
  });

  scenario("603.4: no permanents left the battlefield", (t) => {
    kit(t);
    t.cards(`
      Test Ban {0}
      Enchantment
      At the beginning of each player's end step, if no permanents left the battlefield this turn, that player loses 3 life.`);
    t.battlefield(0, "Test Ban", "Island");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Return");
    t.to("precombatMain");
    t.cast("Test Return", { targets: ["Test Bear"] });
    t.resolveAll();
    t.to("end");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.to("end", 2);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });
});

describe("whom creatures attack", () => {
  scenario(
    "508.3e: so many that attack the same player",
    (t) => {
      kit(t);
      subject(t, "Whenever two or more creatures you control attack a player, you gain 1 life.");
      t.battlefield(0, "Test Subject", "Test Bear", "Test Ogre");
      t.to("declareAttackers");
      t.attack(["Test Bear", 1], ["Test Ogre", 2]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(20);
      t.to("declareAttackers", 4);
      t.attack(["Test Bear", 1], ["Test Ogre", 1]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(21);
    },
    { seats: 3 },
  );

  scenario(
    "508.1b: each player who is attacked, or was this turn",
    (t) => {
      kit(t);
      subject(t, "Whenever you attack, you gain 2 life for each player being attacked.");
      t.cards(`
        Test Count {0}
        Instant
        You gain life equal to the number of opponents you attacked this turn.`);
      t.battlefield(0, "Test Subject", "Test Bear", "Test Ogre");
      t.hand(0, "Test Count");
      t.to("declareAttackers");
      t.attack(["Test Bear", 1], ["Test Ogre", 2]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(24);
      t.to("postcombatMain");
      t.cast("Test Count");
      t.resolve();
      expect(t.lifeOf(0)).toBe(26);
    },
    { seats: 3 },
  );

  scenario("508.1d: you, whom it must attack", (t) => {
    kit(t);
    subject(t, "{T}: Target creature an opponent controls attacks you this turn if able.");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    t.to("upkeep", 2);
    t.pass();
    t.activate("Test Subject", { targets: ["Test Bear"] });
    t.resolve();
    t.to("declareAttackers");
    expect(t.refused({ ask: "attackers", attacks: [] })).toMatchObject({ rule: "508.1d" });
  });
});

describe("what may not be attached, and what costs less", () => {
  scenario("303.4c, 301.5c: no other Auras; no Equipment", (t) => {
    kit(t);
    t.cards(`
      Test Seal {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't be enchanted by other Auras.

      Test Garb {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.

      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Equip {0}`);
    subject(t, "This creature can't be equipped.");
    t.battlefield(0, "Test Subject", "Test Bear", "Test Blade");
    t.hand(0, "Test Garb", "Test Seal");
    t.to("precombatMain");
    t.cast("Test Garb", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Seal", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.count(0, "graveyard", "Test Garb"), t.count(0, "battlefield", "Test Seal")]).toEqual([1, 1]);
    t.activate("Test Blade", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.see("Test Subject").power).toBe(2);
  });

  scenario("702.6a, 601.2f: equip costs", (t) => {
    kit(t);
    t.cards(`
      Test Smithy {0}
      Artifact
      Equip costs you pay cost {1} less.

      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Equip {1}`);
    t.battlefield(0, "Test Bear", "Test Blade", "Test Smithy");
    t.to("precombatMain");
    t.activate("Test Blade", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("118.3, 701.17: all of them are sacrificed at once", (t) => {
    kit(t);
    t.cards(`
      Test Pyre {0}
      Artifact
      Sacrifice all creatures you control: You gain 1 life.`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Test Pyre");
    t.to("precombatMain");
    t.activate("Test Pyre");
    expect(t.count(0, "graveyard")).toBe(2);
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("costs paid with what lies in graveyards and exile", () => {
  scenario("118.3, 404.2: the topmost such cards", (t) => {
    kit(t);
    t.cards(`
      Test Gnawer {0}
      Artifact
      Exile the top creature card of your graveyard: You gain 1 life.`);
    t.battlefield(0, "Test Gnawer");
    t.put(0, "graveyard", "Test Bear", "Test Ogre", "Test Spark");
    t.to("precombatMain");
    const [top] = [...t.game.state.players[0]!.graveyard].reverse().filter((id) => t.nameOf(id) !== "Test Spark");
    const name = t.nameOf(top!);
    t.activate("Test Gnawer");
    t.resolve();
    expect([t.count(0, "exile", name), t.count(0, "graveyard", "Test Spark"), t.lifeOf(0)]).toEqual([1, 1, 21]);
    t.activate("Test Gnawer");
    t.resolve();
    expect([t.count(0, "graveyard"), t.can("activate", "Test Gnawer")]).toEqual([1, false]);
  });

  scenario("118.3: a card of an opponent's from exile, into that player's graveyard", (t) => {
    kit(t);
    subject(t, "Put a card an opponent owns from exile into that player's graveyard: You gain 2 life.");
    t.battlefield(0, "Test Subject");
    t.put(0, "exile", "Test Bear");
    t.put(1, "exile", "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect([t.count(1, "graveyard", "Test Ogre"), t.count(0, "exile", "Test Bear"), t.lifeOf(0)]).toEqual([1, 1, 22]);
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("118.3, 122.1: at least one counter, from among several permanents", (t) => {
    kit(t);
    t.cards(`
      Test Vat {0}
      Artifact
      Remove one or more +1/+1 counters from among creatures you control: You gain life equal to the number of +1/+1 counters removed this way.`);
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 2 } });
    t.battlefield(0, "Test Vat", "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Vat");
    t.refused({ ask: "number", number: 0 });
    t.answer({ ask: "number", number: 2 });
    t.resolve();
    expect([t.see("Test Bear").counters, t.lifeOf(0)]).toEqual([{}, 22]);
    expect(t.can("activate", "Test Vat")).toBe(false);
  });
});

describe("what was done this way, and when else", () => {
  scenario("608.2c: so few of them, and the difference", (t) => {
    t.cards(`
      Test Raid {0}
      Sorcery
      Target opponent discards two cards. If fewer than two cards were discarded this way, you draw cards equal to the difference.`);
    t.hand(0, "Test Raid");
    t.hand(1, "Test Raid");
    t.to("precombatMain");
    const before = t.count(0, "hand");
    t.cast("Test Raid", { targets: [1] });
    t.resolve();
    const others = t.count(1, "graveyard");
    expect(t.count(0, "hand")).toBe(before - 1 + Math.max(0, 2 - others));
    expect(others).toBe(1);
  });

  scenario("608.2c: either of two is enough", (t) => {
    kit(t);
    t.cards(`
      Test Call {0}
      Sorcery
      You may reveal a Bear card from your hand. If you do or if you control a Bear, you gain 3 life.`);
    t.hand(0, "Test Call");
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Call");
    t.resolve();
    t.no();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("603.2c: players who do it at the same time", (t) => {
    kit(t);
    subject(t, "Whenever one or more players sacrifice one or more lands, you gain 1 life.");
    t.cards(`
      Test Toll {0}
      Sorcery
      Each player sacrifices a land of their choice.`);
    t.battlefield(0, "Test Subject", "Forest");
    t.battlefield(1, "Forest");
    t.hand(0, "Test Toll");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.resolveAll();
    expect([t.count(0, "graveyard", "Forest"), t.count(1, "graveyard", "Forest"), t.lifeOf(0)]).toEqual([1, 1, 21]);
  });
});

describe("what may not be copied, and what is attached only there", () => {
  scenario("707.10: a spell that can't be copied", (t) => {
    t.cards(`
      Test Boast {0}
      Sorcery
      This spell can't be copied.
      You gain 2 life.

      Test Feat {0}
      Sorcery
      You gain 2 life.

      Test Echo {0}
      Instant
      Copy target sorcery spell.`);
    t.hand(0, "Test Boast", "Test Feat", "Test Echo", "Test Echo");
    t.to("precombatMain");
    t.cast("Test Boast");
    t.cast("Test Echo", { targets: ["Test Boast"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
    t.cast("Test Feat");
    t.cast("Test Echo", { targets: ["Test Feat"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(26);
  });

  scenario("301.5, 704.5n: Equipment only for such creatures", (t) => {
    kit(t);
    t.cards(`
      Test Maul {0}
      Artifact — Equipment
      Equipped creature gets +1/+0.
      This Equipment can be attached only to a creature with power 3 or greater.
      Equip {0}`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Test Maul");
    t.to("precombatMain");
    t.activate("Test Maul", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(2);
    t.activate("Test Maul", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.see("Test Ogre").power).toBe(5);
  });

  scenario("613.1f, 613.7: all abilities but the one it is given", (t) => {
    kit(t);
    subject(t, "Flying");
    t.cards(`
      Test Mist {0}
      Enchantment
      All creatures have vigilance and lose all other abilities.`);
    t.battlefield(0, "Test Subject", "Test Mist");
    t.to("precombatMain");
    expect(t.see("Test Subject").keywords).toEqual(["vigilance"]);
  });

  scenario("608.2d: one of these abilities, for all of them", (t) => {
    kit(t);
    t.cards(`
      Test Drill {0}
      Sorcery
      Choose first strike, vigilance, or lifelink. Creatures you control gain that ability until end of turn.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Drill");
    t.to("precombatMain");
    t.cast("Test Drill");
    t.resolve();
    t.option("vigilance");
    expect(t.see("Test Bear").keywords).toEqual(["vigilance"]);
  });

  scenario("608.2d: a card for each that was discarded", (t) => {
    kit(t);
    t.cards(`
      Test Memory {0}
      Sorcery
      Discard two cards, then return a card from your graveyard to your hand for each card discarded this way.`);
    t.hand(0, "Test Memory", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    const cards = t.count(0, "hand");
    t.cast("Test Memory");
    t.resolve();
    expect([t.count(0, "hand"), t.count(0, "graveyard")]).toEqual([cards - 1, 1]);
  });

  scenario("119.5: one's life total may become so much", (t) => {
    kit(t);
    t.cards(`
      Test Font {0}
      Sorcery
      You may have your life total become the number of creatures you control.`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.hand(0, "Test Font");
    t.to("precombatMain");
    t.cast("Test Font");
    t.resolve();
    t.yes();
    expect(t.lifeOf(0)).toBe(2);
  });
});

describe("what one is told of, and what becomes of it for good", () => {
  scenario("611.2c: a counter, and what it becomes", (t) => {
    kit(t);
    subject(
      t,
      "{0}: If this creature is a Beast, put a deathtouch counter on it and it becomes a Human Cleric with base power and toughness 3/3.",
    );
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    const now = t.see("Test Subject");
    expect([now.power, now.subtypes, now.counters]).toEqual([3, ["Human", "Cleric"], { deathtouch: 1 }]);
  });

  scenario("603.2: what is countered, what is kicked", (t) => {
    kit(t);
    subject(t, "Whenever a spell or ability you control counters a spell, you gain 1 life.");
    creature(t, "Test Grove", "Whenever a player kicks a spell, you gain 3 life.");
    t.cards(`
      Test Kindling {0}
      Sorcery
      Kicker {0}
      You gain 10 life.`);
    t.battlefield(0, "Test Subject", "Test Grove", "Island");
    t.hand(0, "Test Denial", "Test Kindling", "Test Kindling");
    t.to("precombatMain");
    t.cast("Test Kindling", { additional: [false] });
    t.cast("Test Denial", { targets: ["Test Kindling"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.cast("Test Kindling", { additional: [true] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(34);
  });

  scenario("701.21a: so many of their own, untapped ones", (t) => {
    kit(t);
    t.cards(`
      Test Wire {0}
      Enchantment
      At the beginning of each player's upkeep, that player taps an untapped artifact, creature, or land they control for each card in your hand.`);
    t.battlefield(0, "Test Wire");
    t.battlefield(1, "Test Bear", "Test Ogre", "Forest");
    t.to("upkeep", 2);
    const cards = t.count(0, "hand");
    t.resolveAll();
    expect(["Test Bear", "Test Ogre", "Forest"].filter((name) => t.see(name).tapped)).toHaveLength(Math.min(3, cards));
  });
});
