import { describe, expect } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { oneTarget, sorcery } from "../../support/sorcery.ts";

describe("119: life", () => {
  scenario("119.1, 119.2, 119.3: 20 life; damage and effects change it", (t) => {
    t.cards(`
  Test Balm {W}
  Instant
  You gain 3 life.`);
    t.battlefield(0, "Mountain", "Plains");
    t.hand(0, "Test Spark", "Test Balm");
    t.to("precombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Balm");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 18]);
  });

  scenario("119.5: setting a life total gains or loses the difference", (t) => {
    t.define(sorcery("Test Level", [{ do: "setLife", who: { who: "each" }, amount: 10 }]));
    t.cards(`
  Test Joy {W}
  Creature — Cleric
  1/1
  Whenever you gain life, put a +1/+1 counter on this creature.`);
    t.life(0, 4);
    t.battlefield(0, "Test Joy");
    t.hand(0, "Test Level", "Test Level");
    t.to("precombatMain");
    t.cast("Test Level");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1), t.see("Test Joy").power]).toEqual([10, 10, 2]);
    t.cast("Test Level");
    t.resolveAll();
    expect([t.lifeOf(0), t.see("Test Joy").power]).toEqual([10, 2]);
  });

  scenario("119.6: 0 life loses", (t) => {
    t.life(1, 2);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.winners).toEqual([0]);
  });

  scenario("119.7: who can't gain life gains none by an exchange", (t) => {
    t.cards(`
  Test Drought {2}
  Artifact
  Your opponents can't gain life.

  Test Balm {W}
  Instant
  Target player gains 3 life.`);
    t.define(
      sorcery("Test Swap", [
        { do: "exchange", quality: "life", one: { players: { who: "you" } }, other: { players: { who: "opponents" } } },
      ]),
    );
    t.life(1, 5);
    t.battlefield(0, "Plains", "Test Drought");
    t.hand(0, "Test Swap", "Test Balm");
    t.to("precombatMain");
    t.cast("Test Balm", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(5);
    t.cast("Test Swap");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 5]);
  });

  scenario("119.9, 119.10: gaining 0 life is no gain", (t) => {
    t.cards(`
  Test Joy {W}
  Creature — Cleric
  1/1
  Whenever you gain life, put a +1/+1 counter on this creature.

  Test Double {W}
  Enchantment
  If you would gain life, you gain that much life plus 1 instead.

  Test Count {G}
  Sorcery
  You gain 1 life for each Elf you control.`);
    t.battlefield(0, "Forest", "Test Joy", "Test Double");
    t.hand(0, "Test Count");
    t.to("precombatMain");
    t.cast("Test Count");
    t.resolveAll();
    expect([t.lifeOf(0), t.see("Test Joy").power]).toEqual([20, 1]);
  });
});

describe("120: damage", () => {
  scenario("120.1, 120.1a, 120.2, 120.2b: an effect says what deals damage; a noncreature artifact takes none", (t) => {
    t.cards(`
  Test Hex {2}
  Artifact
  {T}: Test Hex deals 1 damage to target player.

  Test Wave {R}
  Sorcery
  Target creature deals 3 damage to target player.`);
    t.battlefield(0, "Mountain", "Test Hex", "Test Bear");
    t.hand(0, "Test Wave");
    t.to("precombatMain");
    t.activate("Test Hex", { targets: [1] });
    t.resolve();
    t.cast("Test Wave", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("120.2a: attackers and blockers deal damage equal to their power", (t) => {
    t.battlefield(0, "Test Bear");
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
  });

  const BITER = (keyword: string) => `
  Test Biter {1}{B}
  Creature — Rat
  2/2
  ${keyword}`;

  scenario("120.3a, 120.3b: damage by infect gives poison, no loss of life", (t) => {
    t.cards(BITER("Infect"));
    t.battlefield(0, "Test Biter");
    t.attack("Test Biter");
    t.to("postcombatMain");
    expect([t.lifeOf(1), t.countersOf(1).poison]).toEqual([20, 2]);
  });

  scenario("120.3c: damage to a planeswalker removes loyalty", (t) => {
    t.cards(`
  Test Walker {3}
  Legendary Planeswalker — Test
  +1: You gain 1 life.
  Loyalty 4`);
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Walker");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Walker"] });
    t.resolve();
    expect(t.see("Test Walker").counters.loyalty).toBe(2);
  });

  scenario("120.3d: damage by wither leaves -1/-1 counters", (t) => {
    t.cards(`${BITER("Wither")}

  Test Wall {1}
  Artifact Creature — Wall
  0/4`);
    t.battlefield(0, "Test Biter");
    t.battlefield(1, "Test Wall");
    t.attack("Test Biter");
    t.block(["Test Wall", "Test Biter"]);
    t.to("postcombatMain");
    expect(t.see("Test Wall")).toMatchObject({ toughness: 2, damage: 0, counters: { "-1/-1": 2 } });
  });

  scenario("120.3e, 120.6: damage is marked until the cleanup step", (t) => {
    t.cards(`
  Test Wall {1}
  Artifact Creature — Wall
  0/3`);
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Wall");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Wall"] });
    t.resolve();
    expect(t.see("Test Wall").damage).toBe(2);
    t.to("upkeep");
    expect(t.see("Test Wall").damage).toBe(0);
  });

  scenario("120.3f: lifelink gains as much, whoever controls the source", (t) => {
    t.cards(BITER("Lifelink"));
    t.battlefield(0, "Test Biter");
    t.attack("Test Biter");
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 18]);
  });

  scenario("120.3g: toxic adds poison to combat damage", (t) => {
    t.cards(BITER("Toxic 2"));
    t.battlefield(0, "Test Biter");
    t.attack("Test Biter");
    t.to("postcombatMain");
    expect([t.lifeOf(1), t.countersOf(1).poison]).toEqual([18, 2]);
  });

  scenario("120.5: damage does not destroy; the next check does", (t) => {
    t.cards(`
  Test Blow {R}
  Sorcery
  Test Blow deals 2 damage to target creature. You gain 1 life for each creature.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Blow");
    t.to("precombatMain");
    t.cast("Test Blow");
    t.resolve();
    expect([t.lifeOf(0), t.count(1, "graveyard", "Test Bear")]).toEqual([21, 1]);
  });

  scenario("120.8: 0 damage is no damage", (t) => {
    t.cards(`
  Test Meek {W}
  Creature — Sheep
  0/2
  Whenever this creature deals damage to a player, you gain 5 life.`);
    t.battlefield(0, "Test Meek");
    t.attack("Test Meek");
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
  });

  scenario("120.4b, 120.4c: damage is prevented before it has results", (t) => {
    t.cards(`${BITER("Lifelink")}

  Test Fog {G}
  Instant
  Prevent all combat damage that would be dealt this turn.`);
    t.battlefield(0, "Test Biter");
    t.lands(1, "Forest", 1);
    t.hand(1, "Test Fog");
    t.attack("Test Biter");
    t.pass();
    t.cast("Test Fog");
    t.resolve();
    t.to("postcombatMain");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 20]);
  });

  scenario("120.9: the damage dealt is that of the source that is meant", (t) => {
    t.cards(`
  Test Leech {1}{B}
  Creature — Leech
  3/3
  Whenever this creature deals combat damage to a player, you gain that much life.`);
    t.battlefield(0, "Test Leech", "Test Bear");
    t.attack("Test Leech", "Test Bear");
    t.to("combatDamage");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 15]);
  });
});

describe("121: drawing", () => {
  scenario("121.1, 121.2: cards are drawn from the top, one at a time", (t) => {
    t.cards(`
  Test Read {U}
  Sorcery
  Draw two cards.

  Test Eye {1}
  Artifact
  Whenever you draw a card, you gain 1 life.`);
    t.battlefield(0, "Island", "Test Eye");
    t.library(0, "Swamp", "Forest", "Mountain");
    t.hand(0, "Test Read");
    t.to("precombatMain");
    t.cast("Test Read");
    t.resolve();
    expect([t.count(0, "hand", "Mountain"), t.count(0, "hand", "Forest")]).toEqual([1, 1]);
    if (t.asked().ask === "order") t.order(0, 1);
    expect(t.stackSize).toBe(2);
  });

  scenario("121.2b: who can't draw more than one card each turn draws the first of two", (t) => {
    t.cards(`
  Test Read {U}
  Instant
  Draw two cards.

  Test Cap {1}
  Artifact
  Each player can't draw more than one card each turn.`);
    t.battlefield(0, "Island", "Test Cap");
    t.hand(0, "Test Read");
    t.to("precombatMain");
    t.cast("Test Read");
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("121.2c, 121.4: the active player draws all cards first; both who drew from nothing lose", (t) => {
    t.cards(`
  Test Wheel {U}
  Sorcery
  Each player draws three cards.`);
    t.emptyLibraries();
    t.library(0, "Plains", "Plains", "Plains");
    t.library(1, "Plains");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Wheel");
    t.to("precombatMain");
    t.cast("Test Wheel");
    t.resolve();
    expect(t.winners).toEqual([0]);
  });

  scenario("121.3: with an empty library a player may still choose to draw", (t) => {
    t.cards(`
  Test Lure {U}
  Sorcery
  You may draw a card.`);
    t.emptyLibraries();
    t.library(1, "Plains", "Plains");
    t.lands(0, "Island", 1);
    t.hand(0, "Test Lure");
    t.to("precombatMain");
    t.cast("Test Lure");
    t.resolve();
    t.yes();
    expect(t.winners).toEqual([1]);
  });

  scenario("121.5: what is put into a hand without drawing is not drawn", (t) => {
    t.cards(`
  Test Search {G}
  Sorcery
  Search your library for a basic land card, reveal it, put it into your hand, then shuffle.

  Test Eye {1}
  Artifact
  Whenever you draw a card, you gain 1 life.`);
    t.battlefield(0, "Forest", "Test Eye");
    t.library(0, "Mountain");
    t.hand(0, "Test Search");
    t.to("precombatMain");
    t.cast("Test Search");
    t.resolve();
    t.choose("Mountain");
    t.resolveAll();
    expect([t.count(0, "hand", "Mountain"), t.lifeOf(0)]).toEqual([1, 20]);
  });

  scenario("121.6, 121.6a, 121.6b: a draw is replaced, with an empty library too, and the other draws go on", (t) => {
    t.cards(`
  Test Read {U}
  Sorcery
  Draw two cards.

  Test Fast {W}
  Enchantment
  If you would draw a card, you gain 2 life instead.`);
    t.emptyLibraries();
    t.battlefield(0, "Island", "Test Fast");
    t.hand(0, "Test Read");
    t.to("precombatMain");
    t.cast("Test Read");
    t.resolve();
    expect([t.lifeOf(0), t.over]).toEqual([24, false]);
  });
});

describe("122: counters", () => {
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
});
