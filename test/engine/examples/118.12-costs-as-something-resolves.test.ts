import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

for (const pays of [true, false])
  scenario(`118.12: all that were chosen are paid for ${pays ? "and untapped" : "or none"}`, (t) => {
    kit(t);
    t.cards(`
        Test Reveille {0}
        Sorcery
        Tap all creatures. You may choose any number of tapped creatures you control and pay {1} for each creature chosen this way. If you do, untap those creatures.`);
    t.battlefield(0, "Test Bear", "Test Bear", "Test Ogre");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Reveille");
    t.to("precombatMain");
    t.cast("Test Reveille");
    t.resolve();
    t.choose("Test Bear", "Test Ogre");
    if (pays) t.yes();
    else t.no();
    const untapped = t.ids(0, "battlefield").filter((id) => t.game.state.objects[id]!.tapped !== true);
    // A Bear and the Ogre; else the lands.
    expect(untapped.map((id) => t.nameOf(id)).sort()).toEqual(pays ? ["Test Bear", "Test Ogre"] : ["Forest", "Forest"]);
  });

for (const lands of [1, 2])
  scenario(`118.12: {1} for each counter, with ${lands} lands`, (t) => {
    t.cards(`
        Test Captain {0}
        Artifact
        Test Captain enters with two wage counters on it.
        {0}: You may pay {1} for each wage counter on this artifact. If you don't, sacrifice this artifact.`);
    t.lands(0, "Forest", lands);
    t.hand(0, "Test Captain");
    t.to("precombatMain");
    t.cast("Test Captain");
    t.resolve();
    t.activate("Test Captain");
    t.resolve();
    if (lands === 2) t.yes();
    expect(t.count(0, "battlefield", "Test Captain")).toBe(lands === 2 ? 1 : 0);
  });

for (const pays of [true, false])
  scenario(`118.12a: an opponent ${pays ? "pays" : "doesn't pay"}`, (t) => {
    t.cards(`
        Test Bandit {0}
        Artifact
        {T}: Unless an opponent pays {1}, you gain 3 life.`);
    t.battlefield(0, "Test Bandit");
    t.lands(1, "Forest", 1);
    t.to("precombatMain");
    t.activate("Test Bandit");
    t.resolve();
    if (pays) t.yes();
    else t.no();
    expect(t.lifeOf(0)).toBe(pays ? 20 : 23);
  });

for (const pays of [true, false])
  scenario(`118.12a: ${pays ? "paid for" : "tapped and a land sacrificed, of an opponent's choice"}`, (t) => {
    t.cards(`
        Test Horde {0}
        Creature — Demon
        At the beginning of your upkeep, unless you pay {1}, tap this creature and sacrifice a land of an opponent's choice.
        5/5`);
    t.battlefield(1, "Test Horde", "Forest", "Swamp");
    t.to("upkeep", 2);
    t.resolve();
    if (pays) t.yes();
    else {
      t.no();
      t.choose("Swamp");
    }
    expect([t.see("Test Horde").tapped, t.count(1, "battlefield", "Swamp")]).toEqual(pays ? [false, 1] : [true, 0]);
  });

scenario("118.12, 603.12: paid as often as they like, and then it triggers once for all of it", (t) => {
  kit(t);
  t.cards(`
    Test Rival {0}
    Creature — Human
    When this creature enters, you may pay {1} any number of times. When you pay this cost one or more times, put that many +1/+1 counters on this creature, then return up to that many other target creatures to their owners' hands.
    1/1`);
  t.battlefield(0, "Forest", "Forest", "Forest");
  t.battlefield(1, "Test Bear", "Test Ogre", "Test Ogre");
  t.hand(0, "Test Rival");
  t.to("precombatMain");
  t.cast("Test Rival");
  t.resolve();
  t.resolve();
  t.yes();
  t.yes();
  t.no();
  t.choose("Test Bear");
  t.resolve();
  expect(t.see("Test Rival").counters).toEqual({ "+1/+1": 2 });
  expect(t.count(1, "battlefield", "Test Bear")).toBe(0);
  expect(t.count(1, "battlefield", "Test Ogre")).toBe(2);
});

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("118.12: a card of the hand on top of the library", () => {
  const TOLL = "Target opponent loses 3 life unless they put a card from their hand on top of their library.";
  for (const pays of [true, false])
    scenario(pays ? "is what they lose nothing for" : "is theirs to keep", (t) => {
      cast(t, "Sorcery", TOLL);
      t.hand(1, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Deed", { targets: [1] });
      t.pass(2);
      if (pays) {
        t.yes();
        settle(t);
      } else t.no();
      expect([t.lifeOf(1), t.count(1, "hand", "Test Bear")]).toEqual(pays ? [20, 0] : [17, 1]);
      if (pays) expect(t.nameOf(t.ids(1, "library").at(-1)!)).toBe("Test Bear");
    });
});

for (const pays of [true, false])
  scenario(`118.12a: a counter is ${pays ? "" : "not "}removed from it`, (t) => {
    t.cards(`
        Test Junk {0}
        Artifact Creature — Golem
        This creature enters with two +1/+1 counters on it.
        At the beginning of your upkeep, sacrifice this creature unless you remove a +1/+1 counter from it.
        1/1`);
    t.hand(0, "Test Junk");
    t.to("precombatMain");
    t.cast("Test Junk");
    t.resolve();
    t.to("upkeep", 3);
    t.resolve();
    if (pays) t.yes();
    else t.no();
    expect(t.count(0, "battlefield", "Test Junk")).toBe(pays ? 1 : 0);
    if (pays) expect(t.see("Test Junk").power).toBe(2);
  });

for (const pays of [true, false])
  scenario(`118.12a: the spell is ${pays ? "not " : ""}countered, as its controller discards their hand`, (t) => {
    kit(t);
    t.cards(`
        Test Puzzle {0}
        Instant
        Counter target spell unless its controller discards their hand.`);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Insight", "Test Bear", "Test Bear");
    t.hand(1, "Test Puzzle");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.pass();
    t.cast("Test Puzzle", { targets: [t.ids(0, "stack", "Test Insight")] });
    t.resolve();
    if (pays) t.yes();
    else t.no();
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(pays ? 1 : 2);
  });

describe("118.12a: done unless somebody sacrifices it", () => {
  const BANE = `
    Test Bane {0}
    Sorcery
    Target enchantment deals damage equal to its mana value to its controller unless that player sacrifices it.

    Test Idol {3}
    Enchantment
    Indestructible`;

  scenario("701.17a: its controller is asked and sacrifices that very one", (t) => {
    t.cards(BANE);
    t.battlefield(1, "Test Idol");
    t.hand(0, "Test Bane");
    t.to("precombatMain");
    t.cast("Test Bane", { targets: [t.ids(1, "battlefield", "Test Idol")] });
    t.resolve();
    t.yes();
    expect([t.count(1, "graveyard", "Test Idol"), t.lifeOf(1)]).toEqual([1, 20]);
  });

  scenario("118.12a: else it deals damage to them", (t) => {
    t.cards(BANE);
    t.battlefield(1, "Test Idol");
    t.hand(0, "Test Bane");
    t.to("precombatMain");
    t.cast("Test Bane", { targets: [t.ids(1, "battlefield", "Test Idol")] });
    t.resolve();
    t.no();
    expect([t.count(1, "battlefield", "Test Idol"), t.lifeOf(1)]).toEqual([1, 17]);
  });
});
