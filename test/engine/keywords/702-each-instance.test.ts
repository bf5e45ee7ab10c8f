import { describe, expect } from "vitest";
import { creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("702: each instance of a keyword that is a triggered ability triggers", () => {
  scenario("702.100d: evolve", (t) => {
    kit(t);
    subject(t, "Evolve\nEvolve", "1/1");
    t.battlefield(0, "Test Subject");
    t.lands(0, "Mountain", 4);
    t.hand(0, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Ogre");
    t.resolve();
    settle(t);
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.46b: soulshift", (t) => {
    kit(t);
    subject(t, "Soulshift 2\nSoulshift 2");
    creature(t, "Test Ghost", "", "1/1", "{1}", "Creature — Spirit");
    creature(t, "Test Shade", "", "1/1", "{1}", "Creature — Spirit");
    t.battlefield(0, "Test Subject");
    t.graveyard(0, "Test Ghost", "Test Shade");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Subject"] });
    t.resolve();
    const order: string[] = [];
    for (let guard = 0; guard < 20 && (t.stackSize > 0 || t.asked().ask !== "priority"); guard++) {
      const asked = t.asked();
      if (asked.ask === "order") t.order(...asked.items.keys());
      else if (asked.ask === "choose") {
        const wanted = order.length === 0 ? "Test Ghost" : "Test Shade";
        order.push(wanted);
        t.choose(wanted);
      } else if (asked.ask === "confirm") t.yes();
      else t.pass();
    }
    expect(
      t
        .ids(0, "hand")
        .map((id) => t.nameOf(id))
        .sort(),
    ).toEqual(["Test Ghost", "Test Shade"]);
  });

  scenario("702.123b: fabricate", (t) => {
    kit(t);
    subject(t, "Fabricate 1\nFabricate 1", "1/1", "{0}");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    for (let asked = 0; t.stackSize > 0 || t.asked().ask !== "priority"; ) {
      const { ask } = t.asked();
      if (ask === "order") t.order(0, 1);
      else if (ask === "confirm") t.answer({ ask: "confirm", yes: asked++ === 0 });
      else t.pass();
    }
    expect(t.see("Test Subject").power).toBe(2);
    expect(t.count(0, "battlefield", "Servo Token")).toBe(1);
  });

  scenario("702.69b: gravestorm", (t) => {
    kit(t);
    t.cards(`
      Test Dirge {0}
      Sorcery
      You gain 1 life.
      Gravestorm
      Gravestorm`);
    t.lands(0, "Swamp", 1);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Murder", "Test Dirge");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Dirge");
    settle(t);
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario(
    "702.116b: myriad, for each other opponent twice",
    (t) => {
      subject(t, "Myriad\nMyriad");
      t.battlefield(0, "Test Subject");
      t.attack(["Test Subject", 1]);
      for (let guard = 0; guard < 20 && (t.stackSize > 0 || t.asked().ask !== "priority"); guard++) {
        const { ask } = t.asked();
        if (ask === "order") t.order(0, 1);
        else if (ask === "confirm") t.yes();
        else t.pass();
      }
      expect(t.count(0, "battlefield", "Test Subject")).toBe(3);
    },
    { seats: 3 },
  );
});

describe("702: keywords that change nothing a second time", () => {
  scenario("702.28c, 702.31c, 702.36c, 702.111c, 702.118c: of what keeps blockers away", (t) => {
    kit(t);
    const words = ["Shadow", "Horsemanship", "Fear", "Menace", "Skulk"];
    for (const word of words) creature(t, `Test ${word}`, `${word}\n${word}`, "2/2", "{0}");
    creature(t, "Test Guard", "", "3/3", "{0}", "Creature — Soldier");
    t.battlefield(0, "Test Bear", ...words.map((word) => `Test ${word}`));
    t.battlefield(1, "Test Guard");
    t.attack("Test Bear", ...words.map((word) => `Test ${word}`));
    t.pass(2);
    const [guard, ...others] = t.asked("blockers").blockers;
    expect(others).toEqual([]);
    expect(guard!.attackers.map((one) => t.nameOf(one))).toEqual(["Test Bear", "Test Menace"]);
    expect(t.refused(t.blocks(["Test Guard", "Test Menace"])).code).toBe("illegal-block");
  });

  scenario("702.80d: wither puts as many counters as there is damage", (t) => {
    kit(t);
    subject(t, "Wither\nWither");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Ogre");
    t.attack("Test Subject");
    t.block(["Test Ogre", "Test Subject"]);
    t.to("postcombatMain");
    expect(t.see("Test Ogre").counters).toEqual({ "-1/-1": 2 });
  });

  scenario("702.51d, 702.66c, 702.126c: each creature, card and artifact pays once", (t) => {
    kit(t);
    t.cards(`
      Test Herd {5}{G}
      Sorcery
      Convoke
      Convoke
      You gain 1 life.

      Test Digger {6}
      Sorcery
      Delve
      Delve
      You gain 1 life.

      Test Works {6}
      Sorcery
      Improvise
      Improvise
      You gain 1 life.

      Test Idol {3}
      Artifact`);
    t.battlefield(0, "Test Bear", "Test Idol");
    t.graveyard(0, "Test Bear");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Herd", "Test Digger", "Test Works");
    t.to("precombatMain");
    expect(["Test Herd", "Test Digger", "Test Works"].map((name) => t.can("cast", name))).toEqual([
      false,
      false,
      false,
    ]);
  });

  scenario("702.61c, 702.88c: nobody responds, and it is cast once more", (t) => {
    kit(t);
    t.cards(`
      Test Echoes {0}
      Sorcery
      Split second
      Split second
      You gain 1 life.
      Rebound
      Rebound`);
    t.hand(0, "Test Echoes");
    t.lands(1, "Island", 1);
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Echoes");
    t.pass();
    expect(t.can("cast", "Test Denial")).toBe(false);
    t.resolveAll();
    t.to("upkeep", 3);
    for (let guard = 0; guard < 10 && (t.stackSize > 0 || t.asked().ask !== "priority"); guard++) {
      const { ask } = t.asked();
      if (ask === "order") t.order(0, 1);
      else if (ask === "confirm") t.yes();
      else if (ask === "choose") t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, 1) });
      else t.pass();
    }
    expect(t.lifeOf(0)).toBe(22);
    expect(t.count(0, "graveyard", "Test Echoes")).toBe(1);
  });
});

describe("702: abilities that can be activated elsewhere are there all the same", () => {
  const having =
    (text: string) =>
    (t: TestGame): void => {
      kit(t);
      subject(t, text);
      t.cards(`
        Test Gaze {0}
        Sorcery
        Destroy target creature with an activated ability.`);
      t.battlefield(1, "Test Subject", "Test Bear");
      t.hand(0, "Test Gaze");
      t.to("precombatMain");
      t.cast("Test Gaze", { targets: ["Test Subject"] });
      t.resolve();
      expect(t.count(1, "graveyard", "Test Subject")).toBe(1);
    };
  scenario("702.53b: transmute", having("Transmute {1}{U}"));
  scenario("702.77b: reinforce", having("Reinforce 1—{1}{G}"));
  scenario("702.29b: cycling", having("Cycling {2}"));
  scenario("702.107a: outlast", having("Outlast {W}"));
  scenario("702.97a: scavenge", having("Scavenge {3}"));

  scenario("702.107a: outlast has {T} in its cost", (t) => {
    kit(t);
    subject(t, "Outlast {W}");
    creature(t, "Test Trader", "Cycling {2}");
    t.cards(`
      Test Stone {0}
      Sorcery
      Untap target creature that has an activated ability with {T} in its cost.`);
    t.battlefield(0, "Test Subject", "Test Subject", "Test Trader");
    t.hand(0, "Test Stone");
    t.to("precombatMain");
    t.cast("Test Stone");
    expect(t.asked("choose").from.map((one) => t.nameOf(one))).toEqual(["Test Subject", "Test Subject"]);
  });
});
