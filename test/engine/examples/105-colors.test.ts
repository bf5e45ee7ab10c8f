import { describe, expect, it } from "vitest";
import { abilities, spell } from "../../oracle/support.ts";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("colors (105)", () => {
  scenario("105.3: one or more colors that are chosen", (t) => {
    kit(t);
    t.cards(`
      Test Prism {0}
      Artifact
      {0}: Target creature becomes the color or colors of your choice until end of turn.`);
    t.battlefield(0, "Test Prism", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Prism", { targets: ["Test Bear"] });
    t.resolve();
    t.option("white and black");
    expect(t.see("Test Bear").colors).toBe("WB");
  });

  scenario("702.16a: from the colors that it has itself", (t) => {
    kit(t);
    t.cards(`
      Test Kinship {0}
      Enchantment
      Each creature has protection from its colors.

      Test Torch {R}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Kinship");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Torch", "Test Torch");
    t.to("precombatMain");
    t.cast("Test Torch", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.count(1, "graveyard", "Test Bear"), t.can("cast", "Test Torch")]).toEqual([1, false]);
  });

  scenario("608.2h: from the colors something has then", (t) => {
    kit(t);
    subject(
      t,
      "{0}: Creatures you control gain protection from the colors of target permanent you control until end of turn.",
    );
    t.battlefield(0, "Test Subject", "Test Ogre");
    t.lands(1, "Mountain", 1);
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: ["Test Ogre"] });
    t.resolve();
    t.pass();
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(18);
    expect([t.see("Test Subject").keywords, t.see("Test Ogre").keywords]).toEqual([["protection"], ["protection"]]);
  });
});

describe("105.5: color pairs", () => {
  scenario("105.5: a card of exactly those two colors for each of the ten, and none of three or of one", (t) => {
    kit(t);
    t.cards(`
      Test Dragon {0}
      Creature — Dragon
      When this creature enters, reveal the top six cards of your library. For each color pair, choose a card that's exactly those colors from among them. Put the chosen cards into your hand and the rest on the bottom of your library in a random order.
      6/6

      Test Boros {R}{W}
      Instant
      You gain 1 life.

      Test Rakdos {B}{R}
      Instant
      You gain 1 life.

      Test Esper {W}{U}{B}
      Instant
      You gain 1 life.`);
    t.library(0, "Test Esper", "Test Spark", "Test Rakdos", "Test Boros", "Test Boros", "Plains");
    t.hand(0, "Test Dragon");
    t.to("precombatMain");
    t.cast("Test Dragon");
    t.resolveAll();
    t.choose("Test Boros");
    if (t.asked().ask === "choose") t.choose("Test Rakdos");
    const hand = t.game.state.players[0]!.hand.map((id) => t.nameOf(id));
    expect(hand.sort()).toEqual(["Test Boros", "Test Rakdos"]);
  });
});

it("105.2: of either color or of both", () =>
  expect(abilities(spell("Destroy all creatures that are black and/or red."))).toMatchObject([
    { body: { effects: [{ what: { filter: { of: [{}, { is: "or" }] } } }] } },
  ]));

describe("mana", () => {
  scenario("105.4: one of each color there is among permanents, and colors that differ", (t) => {
    t.cards(`
      Test Elder {0}
      Creature — Treefolk
      0/3
      {T}: For each color among permanents you control, add one mana of that color.

      Test White {W}
      Creature — Cat
      1/1

      Test Red {R}
      Creature — Dog
      1/1

      Test Prize {R}{W}
      Sorcery
      You gain 5 life.`);
    t.battlefield(0, "Test Elder", "Test White", "Test Red");
    t.hand(0, "Test Prize");
    t.to("precombatMain");
    t.cast("Test Prize");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
  });
});
