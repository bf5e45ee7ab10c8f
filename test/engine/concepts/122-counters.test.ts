import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { oneTarget, sorcery } from "../../support/sorcery.ts";

describe("122.1-122.8: as cards word it", () => {
  scenario("122.1, 614.17: of this kind only", (t) => {
    t.cards(`
      Test Blight {0}
      Enchantment
      Creatures can't have -1/-1 counters put on them.

      Test Wither {0}
      Sorcery
      Put a -1/-1 counter on target creature.

      Test Rise {0}
      Sorcery
      Put a +1/+1 counter on target creature.`);
    t.battlefield(0, "Test Blight", "Test Bear");
    t.hand(0, "Test Wither", "Test Rise");
    t.to("precombatMain");
    t.cast("Test Wither", { targets: ["Test Bear"] });
    t.resolveAll();
    t.cast("Test Rise", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, counters: { "+1/+1": 1 } });
  });

  scenario("122.1, 122.1a, 122.3: +1/+1 and -1/-1 counters change power and toughness and cancel out", (t) => {
    t.cards(`
  Test Grow {G}
  Instant
  Put two +1/+1 counters on target creature.

  Test Wilt {B}
  Instant
  Put a -1/-1 counter on target creature.`);
    t.battlefield(0, "Forest", "Swamp", "Test Bear");
    t.hand(0, "Test Grow", "Test Wilt");
    t.to("precombatMain");
    t.cast("Test Grow", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 4, toughness: 4 });
    t.cast("Test Wilt", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, toughness: 3, counters: { "+1/+1": 1 } });
  });

  scenario("122.1, 608.2d: which of several kinds are removed is chosen as they are", (t) => {
    t.cards(`
      Test Strip {0}
      Sorcery
      Remove two counters from target creature.

      Test Pare {0}
      Sorcery
      Remove up to two counters from target creature.`);
    t.permanentWith(0, "Test Bear", { counters: { charge: 1, "+1/+1": 2 } });
    t.hand(0, "Test Strip", "Test Pare");
    t.to("precombatMain");
    t.cast("Test Strip", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.asked()).toMatchObject({ ask: "option", options: ["charge", "+1/+1", "+1/+1"], min: 2, max: 2 });
    t.answer({ ask: "option", chosen: [0, 1] });
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
    t.cast("Test Pare", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.asked()).toMatchObject({ ask: "number", min: 0, max: 1 });
    t.number(0);
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("122.1b, 702.83b: each keyword counter gives the keyword once more, and each instance triggers", (t) => {
    t.cards(`
      Test Chaplain {W}
      Creature — Human
      1/1
      {T}: Put two exalted counters on target creature you control.`);
    t.battlefield(0, "Test Bear", "Test Chaplain");
    t.to("precombatMain");
    t.activate("Test Chaplain", { targets: ["Test Bear"] });
    t.resolve();
    t.to("declareAttackers");
    t.attack("Test Bear");
    t.resolveAll();
    expect(t.see("Test Bear").power).toBe(4);
  });

  scenario("122.1b: a keyword counter gives its keyword", (t) => {
    t.cards(`
  Test Wing {W}
  Instant
  Put a flying counter on target creature.`);
    t.battlefield(0, "Plains", "Test Bear");
    t.hand(0, "Test Wing");
    t.to("precombatMain");
    t.cast("Test Wing", { targets: ["Test Bear"] });
    t.resolve();
    t.to("upkeep");
    expect(t.see("Test Bear").keywords).toContain("flying");
  });

  scenario("122.1b, 122.6: a creature that enters with a keyword counter has the keyword at once", (t) => {
    t.cards(`
  Test Bond {B}
  Sorcery
  Return target creature card from your graveyard to the battlefield with a lifelink counter on it.`);
    t.battlefield(0, "Swamp");
    t.hand(0, "Test Bond");
    t.graveyard(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bond", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").keywords).toContain("lifelink");
  });

  scenario("122.5: counters that can't be put anywhere are not removed either", (t) => {
    t.cards(`
  Test Kite {0}
  Creature — Scarecrow
  2/1
  This creature can't have counters put on it.

  Test Sprout {0}
  Creature — Plant
  0/0
  This creature enters with two +1/+1 counters on it.

  Test Shift {0}
  Sorcery
  Move a +1/+1 counter from target creature onto another target creature.`);
    t.battlefield(0, "Test Kite", "Test Sprout");
    t.hand(0, "Test Shift");
    t.to("precombatMain");
    t.cast("Test Shift", { targets: ["Test Sprout", "Test Kite"] });
    t.resolve();
    expect([t.see("Test Sprout").power, t.see("Test Kite").counters]).toEqual([2, {}]);
  });

  scenario("122.6, 122.6a: entering with counters is having them put on", (t) => {
    t.cards(`
  Test Sprout {G}
  Creature — Plant
  0/0
  This creature enters with two +1/+1 counters on it.

  Test Watch {G}
  Enchantment
  Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.`);
    t.battlefield(0, "Forest", "Test Watch");
    t.hand(0, "Test Sprout");
    t.to("precombatMain");
    t.cast("Test Sprout");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario(
    "122.7, 714.3a: a Saga enters with a lore counter; the third counter is reached once, however many come at a time",
    (t) => {
      t.cards(`
  Test Quest {G}
  Enchantment — Saga
  I, II — You gain 1 life.
  III — You gain 5 life.

  Test Haste {G}
  Sorcery
  Put two lore counters on target Saga.`);
      t.lands(0, "Forest", 2);
      t.hand(0, "Test Quest", "Test Haste");
      t.to("precombatMain");
      t.cast("Test Quest");
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(21);
      t.cast("Test Haste");
      t.resolve();
      if (t.asked().ask === "order") t.order(0, 1);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(27);
    },
  );

  scenario("122.8: the counters of what has left are put on another object, as many of each kind", (t) => {
    t.cards(`
      Test Elder {0}
      Creature — Dog
      When this creature dies, put its counters on target creature you control.
      1/1

      Test Pup {0}
      Creature — Dog
      1/1

      Test Doom {0}
      Instant
      Destroy target creature.

      Test Vault {0}
      Enchantment
      If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.`);
    t.permanentWith(0, "Test Elder", { counters: { "+1/+1": 2, charge: 1 } });
    t.battlefield(0, "Test Pup", "Test Vault");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom", { targets: ["Test Elder"] });
    t.resolve();
    t.resolve();
    // They are put, not moved: one more than there were.
    expect(t.see("Test Pup").counters).toEqual({ "+1/+1": 3, charge: 1 });
  });
});

describe("122: counters", () => {
  const WITH = (kind: string, count = 1) => ({ counters: { [kind]: count } });

  scenario("122.1c: a shield counter goes instead of damage or destruction", (t) => {
    t.cards(`

  Test Doom {B}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Mountain", "Swamp");
    t.permanentWith(1, "Test Bear", WITH("shield", 2));
    t.hand(0, "Test Spark", "Test Doom");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ damage: 0, counters: { shield: 1 } });
    t.cast("Test Doom");
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({});
  });

  scenario("122.1d: a stun counter goes instead of untapping", (t) => {
    t.permanentWith(0, "Test Bear", { tapped: true, ...WITH("stun", 1) });
    t.to("precombatMain", 1);
    expect(t.see("Test Bear")).toMatchObject({ tapped: true, counters: {} });
    t.to("precombatMain", 3);
    expect(t.see("Test Bear").tapped).toBe(false);
  });

  scenario("122.1h: a finality counter exiles what would die", (t) => {
    t.lands(0, "Mountain", 1);
    t.permanentWith(1, "Test Bear", WITH("finality"));
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.count(1, "graveyard", "Test Bear"), t.game.state.exile.length]).toEqual([0, 1]);
  });

  scenario("122.2: counters are gone when the permanent leaves", (t) => {
    t.cards(`
  Test Flicker {W}
  Instant
  Exile target creature, then return that card to the battlefield under its owner's control.`);
    t.lands(0, "Plains", 1);
    t.permanentWith(0, "Test Bear", WITH("+1/+1", 3));
    t.hand(0, "Test Flicker");
    t.to("precombatMain");
    t.cast("Test Flicker");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 2, counters: {} });
  });

  scenario("122.5: moving a counter takes it from one permanent and puts it on another", (t) => {
    t.define(
      sorcery(
        "Test Graft",
        [
          {
            do: "moveCounters",
            kind: "+1/+1",
            count: 1,
            from: { what: "target", slot: 0 },
            to: { what: "target", slot: 1 },
          },
        ],
        [oneTarget(), oneTarget()],
      ),
    );
    t.permanentWith(0, "Test Bear", WITH("+1/+1", 1));
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Graft");
    t.to("precombatMain");
    const [full, empty] = t.ids(0, "battlefield", "Test Bear");
    t.cast("Test Graft", { targets: [full!, empty!] });
    t.resolve();
    expect([t.seeId(full!).power, t.seeId(empty!).power]).toEqual([2, 3]);
  });
});
