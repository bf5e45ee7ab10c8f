import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("607.2d: the creature chosen as it entered", () => {
  scenario("is sacrificed with it, and no other", (t) => {
    kit(t);
    t.cards(`
      Test Pitlord {0}
      Creature — Demon
      As this creature enters, choose another creature you control.
      When this creature leaves the battlefield, sacrifice the chosen creature.
      6/5`);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Pitlord", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Pitlord");
    t.resolve();
    t.choose("Test Ogre");
    t.cast("Test Murder", { targets: ["Test Pitlord"] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(0);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });
});

describe("607.2d: a token of the color and type that were chosen", () => {
  scenario("105.2, 205.3: it is of both, and as large as told", (t) => {
    kit(t);
    t.cards(`
      Test Mold {0}
      Artifact
      As this artifact enters, choose a color and a creature type.
      {0}: Create an X/X creature token of the chosen color and type, where X is the number of artifacts you control.`);
    t.hand(0, "Test Mold");
    t.to("precombatMain");
    t.cast("Test Mold");
    t.pass(2);
    t.option("U");
    t.option("Elk");
    settle(t);
    t.activate("Test Mold");
    settle(t);
    const { power, toughness, colors, subtypes } = t.see("Elk Token");
    expect({ power, toughness, colors, subtypes }).toEqual({
      power: 1,
      toughness: 1,
      colors: "U",
      subtypes: ["Elk"],
    });
  });
});

describe("607.2c: what was created with it", () => {
  scenario("607.2c: all other tokens it created, and no others", (t) => {
    kit(t);
    t.cards(`
      Test Artisan {0}
      Artifact
      Whenever a nontoken creature you control enters, create a token that's a copy of that creature, except it's an artifact in addition to its other types. Then exile all other tokens created with this artifact.

      Test Levy {0}
      Sorcery
      Create a 1/1 white Soldier creature token.`);
    t.battlefield(0, "Test Artisan");
    t.lands(0, "Mountain", 8);
    t.hand(0, "Test Bear", "Test Ogre", "Test Levy");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Levy");
    t.resolve();
    t.cast("Test Bear");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
    t.cast("Test Ogre");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "battlefield", "Test Ogre")]).toEqual([1, 2]);
    expect(t.count(0, "battlefield", "Soldier Token")).toBe(1);
  });

  scenario("607.2c, 603.10a: known by what it was as it left", (t) => {
    kit(t);
    t.cards(`
      Test Smith {0}
      Artifact
      {0}: Create a 1/1 white Soldier creature token.
      When this artifact leaves the battlefield, exile all tokens created with it at the beginning of the next end step.

      Test Smash {0}
      Instant
      Destroy target artifact.`);
    t.battlefield(0, "Test Smith");
    t.hand(0, "Test Smash");
    t.to("precombatMain");
    t.activate("Test Smith");
    t.resolve();
    t.cast("Test Smash", { targets: [t.ids(0, "battlefield", "Test Smith")] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Soldier Token")).toBe(1);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Soldier Token")).toBe(0);
  });

  scenario("607.2a: cards exiled with it, once there are enough", (t) => {
    kit(t);
    t.cards(`
      Test Urn {0}
      Artifact
      {0}: Exile target creature card from a graveyard.
      At the beginning of the end step, if two or more cards have been exiled with this artifact, sacrifice it. If you do, return those cards to the battlefield under their owner's control.`);
    t.battlefield(0, "Test Urn");
    t.graveyard(0, "Test Bear");
    t.graveyard(1, "Test Ogre");
    t.to("precombatMain");
    for (const [seat, name] of [
      [0, "Test Bear"],
      [1, "Test Ogre"],
    ] as const) {
      t.activate("Test Urn", { targets: [t.ids(seat, "graveyard", name)] });
      t.resolve();
    }
    t.to("end");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ogre")]).toEqual([1, 1]);
    expect(t.count(0, "graveyard", "Test Urn")).toBe(1);
  });
});

describe("607.2e: life paid as a permanent enters", () => {
  scenario("607.2e, 614.12a: how much that was is kept for its other abilities", (t) => {
    t.cards(`
      Test Forge {0}
      Artifact
      As this artifact enters, pay any amount of life.
      {0}: Create an X/X black Imp creature token, where X is the life paid as this artifact entered.

      Test Glutton {0}
      Creature — Horror
      As this creature enters, pay any amount of life.
      Test Glutton's power and toughness are each equal to the life paid as it entered.
      */*`);
    t.hand(0, "Test Forge", "Test Glutton");
    t.to("precombatMain");
    t.cast("Test Forge");
    t.resolve();
    t.number(4);
    t.cast("Test Glutton");
    t.resolve();
    t.number(3);
    t.activate("Test Forge");
    t.resolve();
    expect(t.lifeOf(0)).toBe(13);
    expect(t.see("Imp Token")).toMatchObject({ power: 4, toughness: 4 });
    expect(t.see("Test Glutton")).toMatchObject({ power: 3, toughness: 3 });
  });
});

describe("607.2a: cards exiled with a permanent", () => {
  scenario("607.2a, 608.2g: whoever exiles a spell casts another card that was exiled so, chosen by them", (t) => {
    t.cards(`
      Test Pond {0}
      Artifact
      Whenever a player casts a spell from their hand, that player exiles it. If the player does, they may cast a spell from among other cards exiled with this artifact without paying its mana cost.

      Test Cub {0}
      Creature — Bear
      2/2

      Test Ox {0}
      Creature — Ox
      3/3

      Test Elk {0}
      Creature — Elk
      4/4`);
    t.battlefield(1, "Test Pond");
    t.hand(0, "Test Cub", "Test Ox", "Test Elk");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    // There is no other card yet.
    if (t.asked().ask === "confirm") t.no();
    expect(t.count(0, "exile", "Test Cub") + t.ids(1, "exile", "Test Cub").length).toBe(1);
    t.cast("Test Ox");
    t.resolve();
    expect(t.asked("confirm").player).toBe(0);
    t.yes();
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "battlefield", "Test Ox")]).toEqual([1, 0]);
    t.cast("Test Elk");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Ox"), t.count(0, "battlefield", "Test Elk")]).toEqual([1, 0]);
  });
});

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

scenario("607.2d: a card type chosen is that of the spells meant", (t) => {
  t.cards(`
      Test Reach {0}
      Enchantment
      As this enchantment enters, choose artifact, creature, or sorcery.
      Players can't cast spells of the chosen type.`);
  t.hand(0, "Test Reach");
  t.hand(1, "Test Bear");
  t.lands(1, "Forest", 3);
  t.to("precombatMain");
  t.cast("Test Reach");
  t.resolve();
  t.option("creature");
  t.to("precombatMain", 2);
  expect(t.can("cast", "Test Bear")).toBe(false);
});

scenario("607.2c: what this very ability put there does not make it trigger", (t) => {
  kit(t);
  t.cards(`
      Test Kodama {0}
      Artifact
      Whenever another permanent you control enters, if it wasn't put onto the battlefield with this ability, you may put a permanent card with equal or lesser mana value from your hand onto the battlefield.`);
  t.battlefield(0, "Test Kodama");
  t.hand(0, "Forest", "Island", "Test Bear");
  t.to("precombatMain");
  t.playLand("Forest");
  t.resolve();
  t.yes();
  expect([t.count(0, "battlefield", "Island"), t.count(0, "stack")]).toEqual([1, 0]);
});

describe("607.2d: a word that each player chooses as it enters", () => {
  const JUDGE = `
    Test Judge {0}
    Creature — Angel
    As this creature enters, each player chooses storm or calm.
    Creatures controlled by players who chose storm get +3/+0.
    Creatures controlled by players who chose calm get +0/+3.
    6/6`;
  scenario("101.4, 614.12a: in turn order, before it enters, and it counts for whoever controls a creature", (t) => {
    kit(t);
    t.cards(JUDGE);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Judge");
    t.to("precombatMain");
    t.cast("Test Judge");
    t.resolve();
    expect(t.asked().player).toBe(0);
    t.option("storm");
    expect(t.asked().player).toBe(1);
    t.option("calm");
    expect([t.see("Test Judge").power, t.see("Test Judge").toughness]).toEqual([9, 6]);
    expect([t.see("Test Bear").power, t.see("Test Bear").toughness]).toEqual([5, 2]);
    expect([t.see("Test Ogre").power, t.see("Test Ogre").toughness]).toEqual([4, 7]);
  });

  scenario("607.2d: of a copy of it everybody chooses anew", (t) => {
    kit(t);
    t.cards(JUDGE);
    t.lands(0, "Island", 3);
    t.hand(0, "Test Judge", "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Judge");
    t.resolve();
    t.option("storm");
    t.option("storm");
    t.cast("Test Mirror", { targets: [t.ids(0, "battlefield", "Test Judge")] });
    t.resolve();
    t.option("calm");
    t.option("storm");
    const sizes = t.ids(0, "battlefield", "Test Judge").map((id) => [t.seeId(id).power, t.seeId(id).toughness]);
    expect(sizes).toEqual([
      [9, 9],
      [9, 9],
    ]);
  });
});

describe("607.2c: the token that another ability created", () => {
  const MIRROR = `
    Test Mirror {0}
    Enchantment
    When this enchantment enters, create a token that's a copy of target nontoken creature.
    When this enchantment leaves the battlefield, exile the token.
    When the token leaves the battlefield, sacrifice this enchantment.

    Test Break {0}
    Instant
    Destroy target enchantment.

    Test Slay {0}
    Instant
    Destroy target creature.`;

  scenario("is exiled as its maker leaves, the creature it copies is not", (t) => {
    t.cards(MIRROR);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Mirror", "Test Break");
    t.to("precombatMain");
    t.cast("Test Mirror");
    settle(t);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
    t.cast("Test Break");
    settle(t);
    expect([t.count(0, "battlefield", "Test Bear"), t.count(0, "graveyard", "Test Mirror")]).toEqual([1, 1]);
  });

  scenario("603.10a: its maker is sacrificed as it leaves, whatever else may leave", (t) => {
    t.cards(MIRROR);
    t.battlefield(0, "Test Ogre", "Test Bear");
    t.hand(0, "Test Mirror", "Test Slay", "Test Slay");
    t.to("precombatMain");
    t.cast("Test Mirror");
    t.resolve();
    t.choose("Test Ogre");
    settle(t);
    t.cast("Test Slay", { targets: ["Test Bear"] });
    settle(t);
    expect(t.count(0, "battlefield", "Test Mirror")).toBe(1);
    const token = t.game.state.battlefield.find((id) => t.game.state.objects[id]?.kind === "token")!;
    t.cast("Test Slay", { targets: [token] });
    settle(t);
    expect([t.count(0, "battlefield", "Test Mirror"), t.count(0, "battlefield", "Test Ogre")]).toEqual([0, 1]);
  });
});
