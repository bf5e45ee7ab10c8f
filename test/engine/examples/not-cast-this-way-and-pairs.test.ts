import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("608.2h: what was not cast this way", () => {
  const MIRROR = `
    Test Plea {0}
    Sorcery
    Search your library for a card, exile it face down, then shuffle. If you control an artifact, you may cast the exiled card without paying its mana cost if that spell's mana value is 4 or less. Put the exiled card into your hand if it wasn't cast this way.

    Test Idol {3}
    Artifact`;
  const plea = (title: string, idols: number, casts: boolean | undefined, cast: boolean) =>
    scenario(title, (t) => {
      kit(t);
      t.cards(MIRROR);
      t.emptyLibraries();
      t.library(0, "Test Bear");
      t.library(1, "Test Bear");
      t.battlefield(0, ...Array.from({ length: idols }, () => "Test Idol"));
      t.hand(0, "Test Plea");
      t.to("precombatMain");
      t.cast("Test Plea");
      t.resolve();
      t.choose("Test Bear");
      if (casts !== undefined) t.answer({ ask: "choose", chosen: casts ? t.asked("choose").from : [] });
      t.resolveAll();
      expect(t.ids(0, "battlefield", "Test Bear")).toHaveLength(cast ? 1 : 0);
      expect(t.game.state.players[0]!.hand).toHaveLength(cast ? 0 : 1);
    });
  plea("608.2c: is put into the hand where it could not be", 0, undefined, false);
  plea("608.2d: and where it was not", 1, false, false);
  plea("400.7: and not where it was", 1, true, true);
});

describe("701.20: the top of a library that was just shuffled", () => {
  scenario("608.2c: 'it' is that library", (t) => {
    kit(t);
    t.cards(`
      Test Lesson {0}
      Sorcery
      Shuffle your library, then reveal cards from the top of it until you reveal a nonland card. Exile that card and put the rest on the bottom of your library in a random order. You may cast the exiled card without paying its mana cost.`);
    t.library(0, "Test Bear");
    t.hand(0, "Test Lesson");
    t.to("precombatMain");
    t.cast("Test Lesson");
    t.resolve();
    t.choose("Test Bear");
    t.resolveAll();
    expect(t.ids(0, "battlefield", "Test Bear")).toHaveLength(1);
    expect(t.game.state.players[0]!.library).toHaveLength(20);
  });
});

describe("608.2g: lands and spells that are played as something resolves", () => {
  scenario("305.2b: one land, as it is that player's turn, and any number of spells", (t) => {
    kit(t);
    t.cards(`
      Test Raid {0}
      Sorcery
      Exile the top four cards of target opponent's library. You may play lands and cast spells from among cards exiled this way without paying their mana costs.`);
    t.library(1, "Test Ogre", "Forest", "Mountain", "Test Bear");
    t.hand(0, "Test Raid");
    t.to("precombatMain");
    t.cast("Test Raid", { targets: [1] });
    t.resolve();
    for (const name of ["Forest", "Test Bear", "Test Ogre"]) t.choose(name);
    t.resolveAll();
    expect(t.ids(0, "battlefield").map((id) => t.nameOf(id))).toEqual(
      expect.arrayContaining(["Forest", "Test Bear", "Test Ogre"]),
    );
    expect(t.ids(0, "battlefield", "Mountain")).toEqual([]);
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

describe("115.1: the target called by all that was said of it", () => {
  const SHEPHERD = `
    Test Shepherd {0}
    Creature — Angel
    Whenever a land you control enters, you may return target nonland permanent card from your graveyard to your hand. If that land is a Plains, you may return that nonland permanent card to the battlefield instead.
    4/4`;
  const returned = (land: string, zone: "hand" | "battlefield") =>
    scenario(`608.2e: for a ${land} to the ${zone}`, (t) => {
      kit(t);
      t.cards(SHEPHERD);
      t.battlefield(0, "Test Shepherd");
      t.graveyard(0, "Test Ogre");
      t.hand(0, land);
      t.to("precombatMain");
      t.playLand(land);
      t.resolve();
      t.yes();
      const found = zone === "hand" ? t.game.state.players[0]!.hand : t.ids(0, "battlefield", "Test Ogre");
      expect(found).toHaveLength(1);
    });
  returned("Plains", "battlefield");
  returned("Island", "hand");
});

describe("702.33e: a keyword that a kicked spell has on the stack", () => {
  const DISASTER = `
    Test Disaster {R}
    Sorcery
    Kicker {R}
    If this spell was kicked, it has split second.
    Test Disaster deals 2 damage to each player.`;
  const kicked = (kicks: boolean) =>
    scenario(`702.61a: ${kicks ? "kicked, nobody may respond" : "else they may"}`, (t) => {
      kit(t);
      t.cards(DISASTER);
      t.lands(0, "Mountain", 2);
      t.hand(0, "Test Disaster");
      t.lands(1, "Island", 1);
      t.hand(1, "Test Denial");
      t.to("precombatMain");
      t.cast("Test Disaster", { additional: [kicks] });
      t.pass();
      expect(t.can("cast", "Test Denial")).toBe(!kicks);
    });
  kicked(true);
  kicked(false);
});

describe("101.4: what one player chooses for everybody", () => {
  scenario("608.2d: one of each kind is left to each player, the rest is sacrificed at once", (t) => {
    kit(t);
    t.cards(`
      Test Verdict {0}
      Sorcery
      For each player, you choose from among the permanents that player controls an artifact and a creature. Then each player sacrifices all other nonland permanents they control.

      Test Idol {3}
      Artifact`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Test Idol");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.lands(1, "Forest", 1);
    t.hand(0, "Test Verdict");
    t.to("precombatMain");
    t.cast("Test Verdict");
    t.resolve();
    for (const name of ["Test Ogre", "Test Bear"]) {
      expect(t.asked().player).toBe(0);
      t.choose(name);
    }
    const left = (seat: 0 | 1): string[] => t.ids(seat, "battlefield").map((id) => t.nameOf(id));
    expect(left(0).sort()).toEqual(["Test Idol", "Test Ogre"]);
    expect(left(1).sort()).toEqual(["Forest", "Test Bear"]);
  });
});
