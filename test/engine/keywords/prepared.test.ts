import { describe, expect } from "vitest";
import { engine } from "../../../lib/engine/index.ts";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

const CARDS = `
  Test Page {2}
  Creature — Cat Cleric
  First strike
  This creature enters prepared.
  3/3
  // prepare
  Test Favor {R}
  Sorcery
  You gain 2 life.

  Test Mage {2}
  Creature — Human Wizard
  Whenever this creature attacks, it becomes prepared.
  2/2
  // prepare
  Test Jolt {R}
  Instant
  Test Jolt deals 1 damage to any target.

  Test Shape {3}
  Creature — Shapeshifter
  You may have this creature enter as a copy of any creature on the battlefield.
  0/0

  Test Theft {1}
  Sorcery
  Gain control of target creature.

  Test Echo {0}
  Enchantment
  Whenever you cast a spell from exile, you gain 10 life.

  Test Calm {0}
  Sorcery
  Target creature becomes unprepared.

  Test Rouse {0}
  Sorcery
  Each creature becomes prepared.`;

function begin(t: TestGame, { own = [], hand = [] }: { readonly own?: string[]; readonly hand?: string[] }): void {
  kit(t);
  t.cards(CARDS);
  t.lands(0, "Mountain", 6);
  t.lands(0, "Swamp", 1);
  t.battlefield(0, ...own);
  t.hand(0, ...hand);
  t.to("precombatMain");
}
const inExile = (t: TestGame): readonly string[] => t.game.state.exile.map((id) => t.nameOf(id));
const isPrepared = (t: TestGame, name: string): boolean =>
  t.game.state.objects[t.ids(0, "battlefield", name)[0]!]!.marks?.includes("prepared") ?? false;

describe("prepared creatures", () => {
  scenario("601.3: a card with a prepare spell is cast as its first face only", (t) => {
    begin(t, { hand: ["Test Page"] });
    expect(t.asked("priority").actions.filter(({ act }) => act === "cast")).toHaveLength(1);
    t.cast("Test Page");
    t.resolve();
    expect(isPrepared(t, "Test Page")).toBe(true);
  });

  scenario("707.12: a copy of its spell waits in exile, and is cast once for its cost", (t) => {
    begin(t, { own: ["Test Echo"], hand: ["Test Page"] });
    t.cast("Test Page");
    t.resolve();
    expect(inExile(t)).toEqual(["Test Favor"]);
    t.cast("Test Favor");
    expect(isPrepared(t, "Test Page")).toBe(false);
    settle(t);
    expect([t.lifeOf(0), inExile(t), t.can("cast", "Test Favor")]).toEqual([32, [], false]);
    expect(t.count(0, "graveyard")).toBe(0);
  });

  scenario("307.1: it is cast when a spell of its type is", (t) => {
    begin(t, { hand: ["Test Page"] });
    t.cast("Test Page");
    t.resolve();
    t.to("upkeep", 3);
    expect(t.can("cast", "Test Favor")).toBe(false);
  });

  scenario("603.2: what becomes prepared as it attacks casts an instant then, and has one copy at most", (t) => {
    begin(t, { own: ["Test Mage"] });
    t.attack("Test Mage");
    t.resolve();
    t.cast("Test Jolt", { targets: [1] });
    settle(t);
    expect([t.lifeOf(1), inExile(t)]).toEqual([19, []]);
    for (const turn of [3, 5]) {
      t.to("precombatMain", turn);
      t.attack("Test Mage");
      t.resolve();
      expect(inExile(t)).toEqual(["Test Jolt"]);
    }
  });

  scenario("704.5e: the copy is gone with the permanent, or once that is unprepared", (t) => {
    begin(t, { hand: ["Test Page", "Test Page", "Test Calm", "Test Murder"] });
    t.cast("Test Page");
    t.resolve();
    t.cast("Test Murder", { targets: ["Test Page"] });
    settle(t);
    expect(inExile(t)).toEqual([]);
    t.cast("Test Page");
    t.resolve();
    expect(inExile(t)).toEqual(["Test Favor"]);
    t.cast("Test Calm", { targets: ["Test Page"] });
    settle(t);
    expect(inExile(t)).toEqual([]);
  });

  scenario("707.2: being prepared is not copied, the spell is", (t) => {
    begin(t, { own: ["Test Mage", "Test Bear"], hand: ["Test Shape", "Test Rouse"] });
    t.cast("Test Shape");
    t.resolve();
    t.yes();
    t.choose("Test Mage");
    expect(inExile(t)).toEqual([]);
    t.cast("Test Rouse");
    settle(t);
    expect(inExile(t)).toEqual(["Test Jolt", "Test Jolt"]);
    expect(isPrepared(t, "Test Bear")).toBe(false);
  });

  scenario("101.3: what has no prepare spell can't become prepared, nor enter so", (t) => {
    t.cards(`${CARDS}

      Test Novice {0}
      Creature — Human
      This creature enters prepared.
      1/1`);
    t.battlefield(0, "Test Novice");
    t.hand(0, "Test Novice", "Test Rouse");
    t.to("precombatMain");
    t.cast("Test Novice");
    t.resolve();
    t.cast("Test Rouse");
    t.resolve();
    expect([isPrepared(t, "Test Novice"), inExile(t)]).toEqual([false, []]);
  });

  scenario("108.4: who controls it as it becomes prepared owns the copy", (t) => {
    t.cards(CARDS);
    t.battlefield(1, "Test Mage");
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Theft", "Test Rouse");
    t.to("precombatMain");
    t.cast("Test Theft", { targets: ["Test Mage"] });
    t.resolve();
    t.cast("Test Rouse");
    t.resolve();
    expect([t.count(0, "exile", "Test Jolt"), t.count(1, "exile", "Test Jolt")]).toEqual([1, 0]);
  });

  scenario("702.26b: phased out it keeps no copy there, phased in it has one again", (t) => {
    t.cards(`${CARDS}

      Test Haze {0}
      Sorcery
      Target creature phases out.`);
    t.battlefield(0, "Test Mage");
    t.hand(0, "Test Rouse", "Test Haze");
    t.to("precombatMain");
    t.cast("Test Rouse");
    t.resolve();
    t.cast("Test Haze", { targets: ["Test Mage"] });
    t.resolve();
    expect(inExile(t)).toEqual([]);
    t.to("upkeep", 3);
    expect(inExile(t)).toEqual(["Test Jolt"]);
  });

  scenario("406.3: all players see which spell in exile is of which permanent", (t) => {
    begin(t, { own: ["Test Mage"], hand: ["Test Page"] });
    t.cast("Test Page");
    t.resolve();
    const seen = [0, 1].map((seat) => {
      const { battlefield, players } = engine.view(t.game, seat);
      const spell = battlefield.find(({ name }) => name === "Test Page")?.prepareSpell;
      const none = battlefield.find(({ name }) => name === "Test Mage")?.prepareSpell;
      return [players[0]!.exile.find(({ id }) => id === spell)?.name, none];
    });
    expect(seen).toEqual([
      ["Test Favor", undefined],
      ["Test Favor", undefined],
    ]);
  });

  scenario("108.4: it is for whoever controls the permanent now", (t) => {
    t.cards(CARDS);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Mage");
    t.hand(0, "Test Rouse");
    t.lands(1, "Mountain", 3);
    t.hand(1, "Test Theft");
    t.to("precombatMain");
    t.cast("Test Rouse");
    t.resolve();
    expect(t.can("cast", "Test Jolt")).toBe(true);
    t.pass();
    expect(t.can("cast", "Test Jolt")).toBe(false);
    t.to("precombatMain", 2);
    t.cast("Test Theft", { targets: ["Test Mage"] });
    t.resolve();
    expect(t.can("cast", "Test Jolt")).toBe(true);
    t.cast("Test Jolt", { targets: [0] });
    t.resolve();
    expect([t.lifeOf(0), inExile(t)]).toEqual([19, []]);
  });
});
