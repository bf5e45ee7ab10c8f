import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("701.50: converting", () => {
  const ROBOT = `
      Test Robot {0}
      Artifact Creature — Robot
      More Than Meets the Eye {0}
      {0}: Convert this creature.
      1/1
      // transform
      Test Truck
      Artifact — Vehicle
      Living metal
      {0}: Convert this Vehicle.
      4/4
      Color indicator: red`;

  scenario("701.50e: an ability converts it only if it has not converted since it was put on the stack", (t) => {
    t.cards(ROBOT);
    t.battlefield(0, "Test Robot");
    t.to("precombatMain");
    t.activate("Test Robot");
    t.activate("Test Robot");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Truck")).toBe(1);
    t.resolve();
    expect(t.count(0, "battlefield", "Test Truck")).toBe(1);
    t.activate("Test Truck");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Robot")).toBe(1);
  });

  scenario("701.50f: what can't transform can't convert", (t) => {
    t.cards(`${ROBOT}

      Test Moon {0}
      Enchantment
      Robots you control can't transform.`);
    t.battlefield(0, "Test Robot", "Test Moon");
    t.to("precombatMain");
    t.activate("Test Robot");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Robot")).toBe(1);
  });

  scenario("701.50b: nothing is turned face up by converting", (t) => {
    t.cards(`${ROBOT}

      Test Trail {0}
      Enchantment
      Whenever a permanent you control is turned face up, you gain 1 life.`);
    t.battlefield(0, "Test Robot", "Test Trail");
    t.to("precombatMain");
    t.activate("Test Robot");
    settle(t);
    expect([t.count(0, "battlefield", "Test Truck"), t.lifeOf(0)]).toEqual([1, 20]);
  });

  scenario(
    "702.162a, 712.11a: cast converted for its cost, it is the back face on the stack and on the battlefield",
    (t) => {
      t.cards(ROBOT.replace("{0}\n", "{7}\n"));
      t.hand(0, "Test Robot");
      t.to("precombatMain");
      t.cast("Test Robot", { via: "more than meets the eye", face: 1 });
      expect(t.game.state.stack.map((id) => t.nameOf(id))).toEqual(["Test Truck"]);
      t.resolve();
      expect(t.count(0, "battlefield", "Test Truck")).toBe(1);
    },
  );
});

describe("701.34, 701.56: manifested and cloaked", () => {
  const spy = "Disguise {1}";

  scenario("701.34d, 701.56d: with disguise it may be turned face up for its disguise cost or its mana cost", (t) => {
    kit(t);
    creature(t, "Test Spy", spy, "4/4", "{2}");
    t.cards(`
      Test Cloak {0}
      Sorcery
      Cloak the top card of your library.

      Test Dread {0}
      Sorcery
      Manifest the top card of your library.`);
    t.hand(0, "Test Cloak", "Test Dread");
    t.library(0, "Test Spy", "Test Spy");
    t.lands(0, "Island", 6);
    t.to("precombatMain");
    t.cast("Test Cloak");
    t.resolve();
    t.cast("Test Dread");
    t.resolve();
    const [manifested, cloaked] = t.ids(0, "battlefield", "");
    for (const [object, way] of [
      [manifested!, 0],
      [cloaked!, 1],
    ] as const) {
      t.answer({ ask: "priority", action: { act: "special", special: "turnFaceUp", object } });
      expect(t.asked("option").options).toEqual(["disguise", expect.stringMatching(/^(manifest|cloak)$/)]);
      t.answer({ ask: "option", chosen: [way] });
      expect(t.seeId(object).name).toBe("Test Spy");
    }
  });

  scenario("701.56e: several cards are cloaked one at a time", (t) => {
    kit(t);
    t.cards(`
      Test Cloaks {0}
      Sorcery
      Cloak the top two cards of your library.

      Test Sentry {0}
      Enchantment
      Whenever one or more face-down creatures you control enter, you gain 2 life.`);
    t.battlefield(0, "Test Sentry");
    t.library(0, "Test Bear", "Test Ogre");
    t.hand(0, "Test Cloaks");
    t.to("precombatMain");
    t.cast("Test Cloaks");
    settle(t);
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("701.56f: what may not enter is not cloaked and stays where it is", (t) => {
    kit(t);
    t.cards(`
      Test Cloak {0}
      Sorcery
      Cloak the top card of your library.

      Test Cage {0}
      Artifact
      Creature cards in graveyards and libraries can't enter the battlefield.`);
    t.battlefield(1, "Test Cage");
    t.library(0, "Test Bear", "Test Bear");
    t.hand(0, "Test Cloak");
    t.to("precombatMain");
    const before = t.count(0, "library");
    t.cast("Test Cloak");
    settle(t);
    expect([t.count(0, "library"), t.ids(0, "battlefield", "")]).toEqual([before, []]);
  });

  scenario("701.60b: what triggers on manifesting dread triggers after it, even where there was no card", (t) => {
    kit(t);
    t.cards(`
      Test Analyst {0}
      Creature — Human
      Whenever you manifest dread, you gain 1 life for each creature you control.
      1/1

      Test Terror {0}
      Sorcery
      Manifest dread.

      Test Void {0}
      Sorcery
      Exile all cards from your library.`);
    t.battlefield(0, "Test Analyst");
    t.library(0, "Test Bear", "Test Ogre");
    t.hand(0, "Test Terror", "Test Terror", "Test Void");
    t.to("precombatMain");
    t.cast("Test Terror");
    settle(t);
    expect([t.count(0, "graveyard"), t.lifeOf(0)]).toEqual([2, 22]);
    t.cast("Test Void");
    t.resolve();
    t.cast("Test Terror");
    settle(t);
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("708.12: who reveals a face-down permanent looks at the card, not at the 2/2", (t) => {
    kit(t);
    t.cards(`
      Test Dread {0}
      Sorcery
      Manifest the top card of your library.

      Test Shrieker {0}
      Creature — Beast
      {0}: Reveal target face-down permanent. If it's a creature card, you may turn it face up.
      3/3`);
    t.battlefield(0, "Test Shrieker");
    t.library(0, "Test Ogre");
    t.hand(0, "Test Dread");
    t.to("precombatMain");
    t.cast("Test Dread");
    t.resolve();
    t.activate("Test Shrieker", { targets: [t.ids(0, "battlefield", "")[0]!] });
    settle(t);
    expect(t.see("Test Ogre").power).toBe(4);
  });
});
