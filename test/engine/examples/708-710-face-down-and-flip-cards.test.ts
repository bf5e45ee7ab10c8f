import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("708.5: whoever looks at it sees what it is", (t) => {
  kit(t);
  t.cards(`
      Test Seer {0}
      Artifact
      {0}: Reveal target face-down permanent. If it's a creature card, you may turn it face up.

      Test Rite {0}
      Sorcery
      Manifest the top card of your library.`);
  t.battlefield(0, "Test Seer");
  t.library(0, "Test Ogre");
  t.hand(0, "Test Rite");
  t.to("precombatMain");
  t.cast("Test Rite");
  t.resolve();
  const [down] = t.ids(0, "battlefield").filter((id) => t.seeId(id).types.includes("creature"));
  t.activate("Test Seer");
  t.resolve();
  t.yes();
  expect(t.seeId(down!).power).toBe(4);
});

scenario("708.2a: face up or face down, as its controller likes", (t) => {
  kit(t);
  t.cards(`
      Test Raptor {0}
      Artifact
      {0}: Return target creature card from your graveyard to the battlefield face up or face down.`);
  t.battlefield(0, "Test Raptor");
  t.graveyard(0, "Test Ogre");
  t.to("precombatMain");
  t.activate("Test Raptor", { targets: [t.ids(0, "graveyard", "Test Ogre")] });
  t.resolve();
  t.option("Face down");
  const [ogre] = t.game.state.battlefield.filter((id) => t.game.state.objects[id]?.faceDown !== undefined);
  expect(t.seeId(ogre!).power).toBe(2);
});

describe("708.2: face down as what the effect says", () => {
  scenario("708.2, 305.6: a land with its mana ability, and no creature", (t) => {
    kit(t);
    t.cards(`
      Test Gardener {0}
      Creature — Treefolk
      Whenever another nontoken creature you control dies, you may return it to the battlefield face down under its owner's control. It's a Forest land.
      5/5`);
    t.battlefield(0, "Test Gardener", "Test Bear");
    t.lands(1, "Swamp", 1);
    t.hand(1, "Test Murder");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Bear")] });
    t.resolve();
    t.resolve();
    t.yes();
    const [land] = t.game.state.battlefield.filter((id) => t.game.state.objects[id]?.faceDown !== undefined);
    expect(t.seeId(land!)).toMatchObject({ types: ["land"], subtypes: ["Forest"], controller: 0 });
    expect(t.seeId(land!).power).toBeUndefined();
    // It taps for {G}.
    expect(t.can("cast", "Test Growth")).toBe(true);
  });

  scenario("708.2a: turned face down as an artifact creature", (t) => {
    kit(t);
    t.cards(`
      Test Conversion {0}
      Instant
      Turn target creature face down. It's a 2/2 Cyberman artifact creature.`);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Conversion");
    t.to("precombatMain");
    t.cast("Test Conversion", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
    t.resolve();
    const [one] = t.game.state.battlefield.filter((id) => t.game.state.objects[id]?.faceDown !== undefined);
    expect(t.seeId(one!)).toMatchObject({ types: ["artifact", "creature"], subtypes: ["Cyberman"], power: 2 });
  });
});

scenario("710.4: flipped if no cards are left in that graveyard", (t) => {
  t.cards(`
      Test Robber {0}
      Enchantment
      {0}: Exile target card from an opponent's graveyard. If no cards are in that graveyard, you gain 1 life.`);
  t.battlefield(0, "Test Robber");
  t.graveyard(1, "Forest", "Island");
  t.to("precombatMain");
  t.activate("Test Robber", { targets: [t.ids(1, "graveyard", "Forest")] });
  t.resolve();
  expect(t.lifeOf(0)).toBe(20);
  t.activate("Test Robber", { targets: [t.ids(1, "graveyard", "Island")] });
  t.resolve();
  expect(t.lifeOf(0)).toBe(21);
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
