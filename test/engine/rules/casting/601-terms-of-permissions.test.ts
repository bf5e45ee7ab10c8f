import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

/** 601.2f, 601.3b, 715.3a: what is said of spells cast by a permission: what they cost, and as what they are cast. */

const SEER = `
  Star Seer {0}
  Creature — Wizard
  {T}: Exile the top card of your library.
  {0}: Until end of turn, you may play cards exiled with Star Seer. Spells you cast this way cost {2} less to cast.
  1/1

  Great Hound {4}{G}
  Creature — Dog
  4/4`;

describe("601.2f: less for spells cast this way", () => {
  scenario("601.2f, 118.7a: generic mana is taken off what is cast by the permission, nothing off what is not", (t) => {
    t.cards(SEER);
    t.battlefield(0, "Star Seer");
    t.lands(0, "Forest", 3);
    t.library(0, "Great Hound", "Great Hound", "Great Hound");
    t.hand(0, "Great Hound");
    t.to("precombatMain", 3);
    t.activate("Star Seer", { ability: 0 });
    t.resolve();
    expect(t.can("cast", "Great Hound")).toBe(false);
    t.activate("Star Seer", { ability: 1 });
    t.resolve();
    const [exiled] = t.ids(0, "exile", "Great Hound");
    const cast = t
      .asked("priority")
      .actions.filter((one) => one.act === "cast")
      .map((one) => one.card);
    expect(cast).toEqual([exiled]);
    t.cast("Great Hound");
    t.resolve();
    expect(t.count(0, "battlefield", "Great Hound")).toBe(1);
    expect(t.ids(0, "battlefield", "Forest").every((id) => t.seeId(id).tapped)).toBe(true);
  });
});

const BINDER = `
  Spell Thief {0}
  Creature — Human
  When this creature enters, look at target opponent's hand. You may exile a nonland card from it. For as long as that card remains exiled, its owner may play it. A spell cast this way costs {2} more to cast.
  3/1

  Small Hound {G}
  Creature — Dog
  1/1`;

describe("601.2f: more for spells cast this way", () => {
  scenario(
    "601.2f, 400.7: its owner may cast it, for so much more, and the same card of the hand for what it costs",
    (t) => {
      t.cards(BINDER);
      t.lands(1, "Forest", 3);
      t.hand(0, "Spell Thief");
      t.hand(1, "Small Hound", "Small Hound");
      t.to("precombatMain");
      t.cast("Spell Thief");
      t.resolve();
      t.resolve();
      t.yes();
      if (t.asked().ask === "choose") t.choose("Small Hound");
      expect(t.count(1, "exile", "Small Hound")).toBe(1);
      expect(t.can("cast", "Small Hound")).toBe(false);
      t.to("precombatMain", 2);
      const [exiled] = t.ids(1, "exile", "Small Hound");
      const castable = () => t.asked("priority").actions.flatMap((one) => (one.act === "cast" ? [one.card] : []));
      expect(castable()).toContain(exiled);
      t.answer({
        ask: "priority",
        action: t.asked("priority").actions.find((one) => one.act === "cast" && one.card === exiled)!,
      });
      t.resolve();
      expect(t.count(1, "battlefield", "Small Hound")).toBe(1);
      expect(t.ids(1, "battlefield", "Forest").every((id) => t.seeId(id).tapped)).toBe(true);
      expect(castable()).toEqual([]);
    },
  );
});

const KNIGHT = `
  Dread Hound {1}{G}
  Creature — Dog
  When this creature dies, you may cast it from your graveyard as an Adventure until the end of your next turn.
  2/2
  // adventure
  Dark Tale {G}
  Sorcery — Adventure
  You gain 3 life.

  Clearing {0}
  Sorcery
  Destroy target creature.`;

const facesToCast = (t: TestGame): readonly number[] =>
  t.asked("priority").actions.flatMap((action) => (action.act === "cast" ? [action.face ?? 0] : []));

describe("715.3a: as an Adventure only", () => {
  scenario("715.3a, 715.3d: from the graveyard the Adventure is cast, and the creature from exile", (t) => {
    t.cards(KNIGHT);
    t.battlefield(0, "Dread Hound");
    t.lands(0, "Forest", 3);
    t.hand(0, "Clearing");
    t.to("precombatMain");
    t.cast("Clearing", { targets: ["Dread Hound"] });
    t.resolveAll();
    expect(facesToCast(t)).toEqual([1]);
    t.cast("Dread Hound", { face: 1 });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "exile")]).toEqual([23, 1]);
    expect(facesToCast(t)).toEqual([0]);
  });

  scenario("611.2b: until the end of its controller's next turn", (t) => {
    t.cards(KNIGHT);
    t.battlefield(0, "Dread Hound");
    t.lands(0, "Forest", 3);
    t.hand(0, "Clearing");
    t.to("precombatMain");
    t.cast("Clearing", { targets: ["Dread Hound"] });
    t.resolveAll();
    t.to("precombatMain", 3);
    expect(facesToCast(t)).toEqual([1]);
    t.to("precombatMain", 5);
    expect(facesToCast(t)).toEqual([]);
  });
});
