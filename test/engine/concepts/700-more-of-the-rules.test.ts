import { describe, expect } from "vitest";
import { engine } from "../../../lib/engine/index.ts";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("121.7: cards drawn by what replaces or prevents", () => {
  scenario("121.7: what is left of the event comes first, then one card after the other", (t) => {
    kit(t);
    t.cards(`
      Test Swan {0}
      Creature — Bird
      If a source would deal damage to this creature, prevent that damage. The source's controller draws cards equal to the damage prevented this way.
      4/3

      Test Meter {0}
      Enchantment
      Whenever you draw a card, you gain 1 life.`);
    t.battlefield(1, "Test Swan");
    t.battlefield(0, "Test Meter");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Swan"] });
    settle(t);
    expect([t.count(0, "hand"), t.lifeOf(0), t.see("Test Swan").damage]).toEqual([2, 22, 0]);
  });
});

describe("208, 209, 210: numbers in corners", () => {
  scenario("209.1, 210.1: off the battlefield loyalty and defense are what is printed", (t) => {
    kit(t);
    t.cards(`
      Test Walker {0}
      Planeswalker — Test
      +1: You gain 1 life.
      Loyalty 4

      Test Siege {0}
      Battle — Siege
      When this Siege enters, you gain 1 life.
      Defense 5
      // transform
      Test Peace
      Enchantment
      Creatures you control get +1/+1.
      Color indicator: white`);
    t.hand(0, "Test Walker", "Test Siege");
    t.to("precombatMain");
    t.cast("Test Walker");
    settle(t);
    t.cast("Test Siege");
    settle(t);
    expect(t.see("Test Walker").counters).toEqual({ loyalty: 4 });
    expect(t.see("Test Siege").counters).toEqual({ defense: 5 });
  });

  scenario("208.2b: what it enters as is chosen as it enters", (t) => {
    kit(t);
    t.cards(`
      Test Clay {0}
      Artifact Creature — Shapeshifter
      As this creature enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall artifact creature with defender in addition to its other types.
      */*`);
    t.hand(0, "Test Clay");
    t.to("precombatMain");
    t.cast("Test Clay");
    t.resolve();
    const { options } = t.asked("option");
    t.answer({ ask: "option", chosen: [options.findIndex((one) => one.includes("2/2"))] });
    expect(t.see("Test Clay")).toMatchObject({ power: 2, toughness: 2, keywords: ["flying"] });
  });
});

describe("701.50e, 712.20: transforming and converting", () => {
  scenario("701.28f: an ability transforms it only if it has not transformed since it was put on the stack", (t) => {
    t.cards(`
      Test Pupil {0}
      Creature — Human
      {0}: Transform this creature.
      1/1
      // transform
      Test Master
      Creature — Human
      {0}: Transform this creature.
      5/5
      Color indicator: red`);
    t.battlefield(0, "Test Pupil");
    t.to("precombatMain");
    t.activate("Test Pupil");
    t.activate("Test Pupil");
    t.resolve();
    expect(t.see("Test Master").power).toBe(5);
    t.resolve();
    expect(t.see("Test Master").power).toBe(5);
  });
});

describe("702.49b, 702.37d, 702.168b: cards cast face down or shown", () => {
  scenario("702.168b, 702.168c: disguised it is a 2/2 with ward {2}, and only its ability casts it so", (t) => {
    kit(t);
    creature(t, "Test Spy", "Disguise {1}", "4/4", "{4}");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Spy", "Test Bear");
    t.to("precombatMain");
    const ways = t.asked("priority").actions.filter(({ act }) => act === "cast");
    expect(ways).toHaveLength(1);
    t.cast("Test Spy", { via: "disguise" });
    t.resolve();
    expect(t.seeId(t.ids(0, "battlefield", "")[0]!)).toMatchObject({ power: 2, toughness: 2, keywords: ["ward"] });
  });

  scenario(
    "702.49b, 702.49c: the card of ninjutsu is revealed while the ability is on the stack, and enters attacking what the returned creature attacked",
    (t) => {
      kit(t);
      creature(t, "Test Ninja", "Ninjutsu {0}", "3/3", "{4}");
      t.battlefield(0, "Test Bear");
      t.hand(0, "Test Ninja");
      t.attack("Test Bear");
      t.pass(2);
      t.activate("Test Ninja");
      const shown = (): boolean => engine.view(t.game, 1).stack.some(({ name }) => name === "Test Ninja");
      expect([t.stackSize, shown()]).toEqual([1, true]);
      settle(t);
      t.to("postcombatMain");
      expect([t.lifeOf(1), t.count(0, "hand", "Test Bear")]).toEqual([17, 1]);
    },
  );
});

describe("702.124, 903.8: two commanders", () => {
  scenario(
    "702.124d: each is cast for its own tax",
    (t) => {
      kit(t);
      creature(t, "Test First", "Partner", "2/2", "{0}", "Legendary Creature — Elf");
      creature(t, "Test Second", "Partner", "2/2", "{0}", "Legendary Creature — Elf");
      t.put(0, "command", "Test First", "Test Second");
      t.put(0, "commanders", "Test First", "Test Second");
      t.lands(0, "Swamp", 1);
      t.hand(0, "Test Murder");
      t.to("precombatMain");
      expect(["Test First", "Test Second"].map((name) => t.can("cast", name))).toEqual([true, true]);
      t.cast("Test First");
      settle(t);
      t.cast("Test Murder", { targets: ["Test First"] });
      settle(t);
      expect(["Test First", "Test Second"].map((name) => t.can("cast", name))).toEqual([false, true]);
    },
    { seats: 2 },
  );
});

describe("707: when copies are what they are", () => {
  scenario("707.2, 707.9a: a token copy of a copy has what was copied", (t) => {
    kit(t);
    t.cards(`
      Test Twin {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield, except it has haste.
      0/0`);
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Twin", "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Twin");
    settle(t);
    const [twin] = t.ids(0, "battlefield", "Test Ogre");
    t.cast("Test Mirror");
    t.answer({ ask: "choose", chosen: [twin!] });
    settle(t);
    expect(t.ids(0, "battlefield", "Test Ogre").map((id) => t.seeId(id).keywords)).toEqual([["haste"], ["haste"]]);
  });
});

describe("708.9: a face-down permanent that leaves", () => {
  scenario("708.9: what it is shown to be is what its card is", (t) => {
    kit(t);
    creature(t, "Test Spy", "Morph {9}", "4/4", "{4}{G}");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Spy");
    t.lands(1, "Swamp", 1);
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Spy", { via: "morph" });
    t.resolve();
    t.pass();
    t.cast("Test Murder");
    settle(t);
    expect(t.count(0, "graveyard", "Test Spy")).toBe(1);
    expect(t.log.some((entry) => JSON.stringify(entry).includes("Test Spy"))).toBe(true);
  });
});

describe("712.21, 727.3: one permanent of several cards", () => {
  scenario("727.3, 727.3c: what was merged goes to each owner's graveyard, every card of it", (t) => {
    kit(t);
    creature(t, "Test Graft", "Mutate {0}\nTrample", "5/5", "{5}", "Creature — Beast");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Graft", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Graft", { via: "mutate", targets: ["Test Bear"] });
    t.resolve();
    if (t.asked().ask === "option") t.answer({ ask: "option", chosen: [0] });
    expect(t.count(0, "battlefield", "Swamp")).toBe(1);
    const merged = t.game.state.battlefield.find((id) => t.seeId(id).types.includes("creature"))!;
    expect(t.seeId(merged).keywords).toContain("trample");
    t.cast("Test Murder");
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: [merged] });
    settle(t);
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "graveyard", "Test Graft")]).toEqual([1, 1]);
  });
});

describe("202.2f, 201.5c, 202.1a: colors, names and costs", () => {
  scenario("202.2f, 105.3: a colorless artifact that becomes blue is blue alone", (t) => {
    kit(t);
    t.cards(`
      Test Dye {0}
      Instant
      Target creature becomes blue until end of turn.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Dye");
    t.to("precombatMain");
    t.cast("Test Dye", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").colors).toBe("U");
    t.to("upkeep", 2);
    expect(t.see("Test Bear").colors).toBe("G");
  });

  scenario("201.5c: a legend's short name is that card", (t) => {
    t.cards(`
      Testa, the Named {0}
      Legendary Creature — Human
      Whenever Testa attacks, you gain 1 life.
      2/2`);
    t.battlefield(0, "Testa, the Named");
    t.attack("Testa, the Named");
    settle(t);
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("202.1a: colored and colorless symbols want mana of that type", (t) => {
    kit(t);
    t.cards(`
      Test Prism {C}{G}
      Artifact

      Test Desert
      Land
      {T}: Add {C}.`);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Prism");
    t.to("precombatMain");
    expect(t.can("cast", "Test Prism")).toBe(false);
  });
});

describe("115.7d: choosing new targets", () => {
  scenario("115.7d: whoever may is asked once, and may leave them as they are", (t) => {
    kit(t);
    t.cards(`
      Test Bend {0}
      Instant
      You may choose new targets for target spell.`);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.hand(1, "Test Bend");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.pass();
    t.cast("Test Bend", { targets: ["Test Spark"] });
    t.resolve();
    t.yes();
    t.choose(0);
    settle(t);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 20]);
  });

  scenario("115.7d: nobody is asked about a spell without targets", (t) => {
    kit(t);
    t.cards(`
      Test Bend {0}
      Instant
      You may choose new targets for target spell.`);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Insight");
    t.hand(1, "Test Bend");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.pass();
    t.cast("Test Bend");
    t.resolve();
    expect(t.asked().ask).toBe("priority");
  });
});
