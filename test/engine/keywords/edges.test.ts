import { describe, expect } from "vitest";
import type { Objects } from "../../../lib/engine/abilities/references.ts";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { oneTarget, sorcery } from "../../support/sorcery.ts";

describe("701: keyword actions at their edges", () => {
  scenario("701.12c: a creature that fights itself deals itself damage twice", (t) => {
    kit(t);
    t.cards(`Test Wall {G}
      Creature — Wall
      2/5`);
    const itself: Objects = { what: "target", slot: 0 };
    t.define(sorcery("Test Struggle", [{ do: "fight", one: itself, other: itself }], [oneTarget()]));
    t.battlefield(0, "Test Wall");
    t.hand(0, "Test Struggle");
    t.to("precombatMain");
    t.cast("Test Struggle", { targets: ["Test Wall"] });
    t.resolve();
    expect(t.see("Test Wall").damage).toBe(4);
  });

  const WATCHERS = `
    Test Seer {U}
    Creature — Wizard
    1/1
    Whenever you scry, you gain 1 life.
    Whenever you surveil, you gain 1 life.

    Test Count {1}
    Artifact
    {0}: Scry X, where X is the number of cards in your graveyard.

    Test Dim {1}
    Artifact
    {0}: Surveil X, where X is the number of artifact cards in your graveyard.`;
  scenario("701.18b, 701.42c: to scry 0 or surveil 0 is no scrying or surveilling", (t) => {
    t.cards(WATCHERS);
    t.battlefield(0, "Test Seer", "Test Count", "Test Dim");
    t.to("precombatMain");
    t.activate("Test Count");
    t.resolve();
    t.activate("Test Dim");
    t.resolve();
    expect([t.stackSize, t.lifeOf(0), t.asked().ask]).toEqual([0, 20, "priority"]);
  });

  const SCOUT = `
    Test Scout {G}
    Creature — Elf
    1/1
    {0}: This creature explores.

    Test Drill {1}
    Artifact
    Whenever a creature you control explores, you gain 1 life.

    Test Talker {U}
    Creature — Human
    1/1
    {0}: This creature connives.

    Test Plot {1}
    Artifact
    Whenever a creature you control connives, you gain 2 life.`;
  scenario("701.40b-c: what left explores as it last was; its controller's library is looked at", (t) => {
    kit(t);
    t.cards(SCOUT);
    t.battlefield(0, "Test Scout", "Test Drill", "Mountain");
    t.hand(0, "Test Spark");
    t.library(0, "Forest");
    t.to("precombatMain");
    t.activate("Test Scout");
    t.cast("Test Spark", { targets: ["Test Scout"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Scout")).toBe(1);
    t.resolve();
    t.resolveAll();
    expect([t.count(0, "hand", "Forest"), t.lifeOf(0)]).toEqual([1, 21]);
  });

  scenario("701.47b-c: what left connives: its controller draws and discards, no counter is put anywhere", (t) => {
    kit(t);
    t.cards(SCOUT);
    t.battlefield(0, "Test Talker", "Test Plot", "Mountain");
    t.hand(0, "Test Spark", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Talker");
    t.cast("Test Spark", { targets: ["Test Talker"] });
    t.resolve();
    t.resolve();
    t.choose("Test Bear");
    t.resolveAll();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(0, "hand"), t.lifeOf(0)]).toEqual([1, 1, 22]);
  });

  scenario("701.47d: of several creatures their controller chooses which connives first, seeing what it drew", (t) => {
    kit(t);
    t.cards(`${SCOUT}

    Test Whisper {U}
    Sorcery
    Each creature you control connives.`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Island");
    t.hand(0, "Test Whisper", "Forest");
    t.library(0, "Test Spark", "Mountain");
    t.to("precombatMain");
    t.cast("Test Whisper");
    t.resolve();
    expect(t.asked("choose").from.map((id) => t.nameOf(id))).toEqual(["Test Bear", "Test Ogre"]);
    t.choose("Test Ogre");
    t.choose("Mountain");
    expect([t.see("Test Ogre").power, t.count(0, "hand", "Test Spark")]).toEqual([4, 1]);
    t.choose("Test Spark");
    expect([t.see("Test Ogre").power, t.see("Test Bear").power]).toEqual([4, 3]);
  });

  scenario("701.47d: with creatures of several players it begins with the active player's", (t) => {
    kit(t);
    t.cards(`Test Rumor {U}
    Sorcery
    Each creature connives.`);
    t.battlefield(1, "Test Bear");
    t.battlefield(0, "Test Ogre", "Island");
    t.hand(0, "Test Rumor");
    t.hand(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Rumor");
    t.resolve();
    expect([t.asked("choose").player, t.count(1, "hand")]).toEqual([0, 1]);
    t.choose("Plains");
    expect([t.asked("choose").player, t.count(1, "hand")]).toEqual([1, 2]);
    t.choose("Forest");
    expect(t.asked("priority").player).toBe(0);
  });

  scenario("701.20c: a library is shuffled even if what was to be shuffled in is gone", (t) => {
    kit(t);
    t.cards(`Test Fold {G}
      Instant
      Target creature's owner shuffles it into their library.

      Test Ear {1}
      Artifact
      Whenever an opponent shuffles their library, you gain 1 life.

      Test Home {G}
      Creature — Spirit
      1/1
      When this creature dies, shuffle it into its owner's library.

      Test Grave {B}
      Instant
      Exile target card from a graveyard.`);
    t.battlefield(0, "Test Ear", "Swamp", "Swamp");
    t.battlefield(1, "Test Home");
    t.hand(0, "Test Murder", "Test Grave");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Home"] });
    t.resolve();
    t.cast("Test Grave", { targets: ["Test Home"] });
    t.resolve();
    t.resolveAll();
    expect([t.count(1, "exile", "Test Home"), t.lifeOf(0)]).toEqual([1, 21]);
  });

  scenario("701.34g, 701.56g: a face-down instant that would turn face up is revealed and stays face down", (t) => {
    kit(t);
    t.cards(`Test Shroud {G}
      Sorcery
      Cloak the top card of your library.

      Test Glare {G}
      Instant
      Turn target face-down creature face up.

      Test Watch {1}
      Artifact
      Whenever a permanent is turned face up, you gain 1 life.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Watch");
    t.hand(0, "Test Shroud", "Test Glare");
    t.library(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Shroud");
    t.resolve();
    t.cast("Test Glare");
    t.resolve();
    t.resolveAll();
    expect([t.count(0, "battlefield", ""), t.lifeOf(0)]).toEqual([1, 20]);
  });

  scenario("701.56c: a cloaked card with morph is turned up for either cost", (t) => {
    t.cards(`Test Shroud {G}
      Sorcery
      Cloak the top card of your library.

      Test Moth {5}{G}
      Creature — Insect
      4/4
      Morph {G}`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Shroud");
    t.library(0, "Test Moth");
    t.to("precombatMain");
    t.cast("Test Shroud");
    t.resolve();
    t.special("turnFaceUp");
    expect(t.see("Test Moth").power).toBe(4);
  });
});

describe("702: keyword abilities at their edges", () => {
  scenario("702.6c: equip with a quality targets only a creature of that quality you control", (t) => {
    t.cards(`Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip Knight {1}
      Equip {3}

      Test Knight {W}
      Creature — Human Knight
      1/1

      Test Peasant {W}
      Creature — Human
      1/1`);
    t.lands(0, "Plains", 4);
    t.battlefield(0, "Test Blade", "Test Knight", "Test Peasant");
    t.battlefield(1, "Test Knight");
    t.to("precombatMain");
    t.activate("Test Blade");
    t.resolve();
    expect(t.seeId(t.ids(0, "battlefield", "Test Knight")[0]!).power).toBe(3);
  });

  scenario("702.29c: what triggers on cycling triggers on landcycling too", (t) => {
    t.cards(`Test Runner {1}
      Artifact
      Whenever you cycle a card, you gain 1 life.

      Test Ranger {5}{G}
      Creature — Elf
      5/5
      Forestcycling {1}`);
    t.lands(0, "Plains", 1);
    t.battlefield(0, "Test Runner");
    t.hand(0, "Test Ranger");
    t.library(0, "Forest");
    t.to("precombatMain");
    t.activate("Test Ranger");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.resolve();
    if (t.asked().ask === "choose") t.choose("Forest");
    expect(t.count(0, "hand", "Forest")).toBe(1);
  });

  scenario("702.40b: each instance of storm copies the spell by itself", (t) => {
    kit(t);
    t.cards(`Test Tempest {R}
      Sorcery
      Test Tempest deals 1 damage to target player.
      Storm
      Storm`);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Spark", "Test Tempest");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Tempest", { targets: [1] });
    while (t.stackSize > 0) {
      if (t.asked().ask === "confirm") t.no();
      else if (t.asked().ask === "order") t.order(0, 1);
      else t.pass();
    }
    expect(t.lifeOf(1)).toBe(15);
  });

  scenario(
    "702.26e, 702.26h: what phased out does nothing; what is attached to it is out with it and comes back",
    (t) => {
      kit(t);
      t.cards(`Test Haze {U}
      Instant
      Target creature phases out.

      Test Banner {2}{W}
      Creature — Human
      2/2
      Other creatures you control get +1/+1.

      Test Cape {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2.`);
      t.battlefield(0, "Test Bear", "Test Banner", "Plains", "Island");
      t.hand(0, "Test Cape", "Test Haze");
      t.to("precombatMain");
      t.cast("Test Cape", { targets: ["Test Banner"] });
      t.resolve();
      expect([t.see("Test Bear").power, t.see("Test Banner").power]).toEqual([3, 4]);
      t.cast("Test Haze", { targets: ["Test Banner"] });
      t.resolve();
      expect([t.see("Test Bear").power, t.count(0, "graveyard", "Test Cape")]).toEqual([2, 0]);
      t.to("upkeep", 3);
      expect([t.see("Test Bear").power, t.see("Test Banner").power]).toEqual([3, 4]);
    },
  );

  scenario("702.85b: each instance of cascade triggers separately", (t) => {
    t.cards(`Test Torrent {3}{R}
      Sorcery
      You gain 1 life.
      Cascade
      Cascade

      Test Drop {R}
      Sorcery
      You gain 3 life.`);
    t.lands(0, "Mountain", 4);
    t.hand(0, "Test Torrent");
    t.emptyLibraries();
    t.library(0, "Mountain", "Mountain", "Mountain", "Test Drop", "Test Drop");
    t.library(1, "Mountain", "Mountain", "Mountain");
    t.to("precombatMain");
    t.cast("Test Torrent");
    for (let guard = 0; t.stackSize > 0 && guard < 60; guard++) {
      if (t.asked().ask === "confirm") t.yes();
      else if (t.asked().ask === "order") t.order(0, 1);
      else t.pass();
    }
    expect(t.lifeOf(0)).toBe(27);
  });
});
