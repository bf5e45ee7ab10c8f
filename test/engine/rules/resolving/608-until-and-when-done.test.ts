import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

describe("610.3: until a target leaves the battlefield", () => {
  const CARDS = `
    Test Warden {0}
    Sorcery
    Exile target creature until target artifact you control leaves the battlefield.

    Test Urn {1}
    Artifact

    Test Breaker {0}
    Instant
    Destroy target artifact.`;

  scenario("610.3: it comes back as that one leaves", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Urn");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Warden", "Test Breaker");
    t.to("precombatMain");
    t.cast("Test Warden", { targets: ["Test Bear", "Test Urn"] });
    t.resolveAll();
    expect(t.count(1, "exile", "Test Bear")).toBe(1);
    t.cast("Test Breaker", { targets: ["Test Urn"] });
    t.resolveAll();
    expect([t.count(1, "exile"), t.count(1, "battlefield", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("610.3a, 608.2b: of one that has left before, nothing is exiled", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Urn");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Warden", "Test Breaker");
    t.to("precombatMain");
    t.cast("Test Warden", { targets: ["Test Bear", "Test Urn"] });
    t.cast("Test Breaker", { targets: ["Test Urn"] });
    t.resolveAll();
    expect([t.count(1, "exile"), t.count(1, "battlefield", "Test Bear")]).toEqual([0, 1]);
  });
});

describe("603.12: when you do", () => {
  scenario("400.7j, 603.12: 'it' is what was returned", (t) => {
    t.cards(`
      Test Summons {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield. When you do, it fights up to one target creature you don't control.`);
    t.graveyard(0, "Test Ox");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Summons");
    t.to("precombatMain");
    t.cast("Test Summons", { targets: ["Test Ox"] });
    t.resolve();
    t.choose("Test Bear");
    t.resolveAll();
    expect([t.count(1, "graveyard", "Test Bear"), t.see("Test Ox").damage]).toEqual([1, 2]);
  });
});

describe("110.2a: under whose control it entered", () => {
  const CARDS = `
    Test Respite {0}
    Sorcery
    Exile target creature, then return it to the battlefield under its owner's control. If it entered under your control, put a +1/+1 counter on it. Otherwise, tap it.`;
  for (const [seat, seen] of [
    [0, { tapped: false, power: 3 }],
    [1, { tapped: true, power: 2 }],
  ] as const)
    scenario(`110.2a: one that player ${seat} owns`, (t) => {
      t.cards(CARDS);
      t.battlefield(seat, "Test Bear");
      t.hand(0, "Test Respite");
      t.to("precombatMain");
      t.cast("Test Respite", { targets: ["Test Bear"] });
      t.resolveAll();
      expect(t.see("Test Bear")).toMatchObject(seen);
    });

  scenario("603.4: another creature that entered is not the one that asks", (t) => {
    t.cards(`
      Test Sentinel {0}
      Creature — Knight
      At the beginning of your end step, if another creature entered the battlefield under your control this turn, you gain 2 life.
      1/1

      Test Runt {0}
      Creature — Rat
      1/1`);
    t.hand(0, "Test Sentinel", "Test Runt");
    t.to("precombatMain");
    t.cast("Test Sentinel");
    t.resolveAll();
    t.to("end");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.to("precombatMain", 3);
    t.cast("Test Runt");
    t.resolveAll();
    t.to("end");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("what is cast, had and allowed", () => {
  scenario(
    "601.2i: the first instant of each opponent is spared, whoever cast one before",
    (t) => {
      t.cards(`
        Test Druid {0}
        Creature — Druid
        Whenever an opponent casts an instant spell other than the first instant spell that player casts each turn, this creature deals 4 damage to that player.
        1/1

        Test Sip {0}
        Instant
        You gain 1 life.`);
      t.battlefield(0, "Test Druid");
      t.hand(1, "Test Sip", "Test Sip");
      t.hand(2, "Test Sip");
      t.to("precombatMain");
      t.pass();
      t.cast("Test Sip");
      t.pass();
      t.cast("Test Sip");
      t.resolveAll();
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([21, 21]);
      t.pass();
      t.cast("Test Sip");
      t.resolveAll();
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([18, 21]);
    },
    { seats: 3 },
  );

  scenario("606.4: a loyalty ability that is given in a quote", (t) => {
    t.cards(`
      Test Gauntlet {0}
      Artifact
      Planeswalkers you control have "[0]: You gain 3 life."

      Test Walker {0}
      Legendary Planeswalker — Jace
      +1: Scry 1.
      Loyalty 3`);
    t.battlefield(0, "Test Gauntlet", "Test Walker");
    t.to("precombatMain");
    t.activate("Test Walker", { ability: 1 });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("613.1f: triggered abilities of the exiled card besides the activated ones", (t) => {
    t.cards(`
      Test Vessel {0}
      Creature — Construct
      When this creature enters, exile another artifact you control until this creature leaves the battlefield.
      This creature has all activated and triggered abilities of the exiled card.
      1/1

      Test Chime {0}
      Artifact
      Whenever you cast a spell, you gain 2 life.

      Test Pebble {0}
      Artifact`);
    t.battlefield(0, "Test Chime");
    t.hand(0, "Test Vessel", "Test Pebble");
    t.to("precombatMain");
    t.cast("Test Vessel");
    t.resolveAll();
    const before = t.lifeOf(0);
    t.cast("Test Pebble");
    t.resolveAll();
    expect([t.count(0, "exile", "Test Chime"), t.lifeOf(0) - before]).toEqual([1, 2]);
  });

  scenario("704.5j: the legend rule does not apply this turn, and does the next", (t) => {
    t.cards(`
      Test Echoes {0}
      Sorcery
      The "legend rule" doesn't apply to permanents you control this turn.

      Test Hero {0}
      Legendary Creature — Hero
      2/2`);
    t.battlefield(0, "Test Hero");
    t.hand(0, "Test Echoes", "Test Hero");
    t.to("precombatMain");
    t.cast("Test Echoes");
    t.resolveAll();
    t.cast("Test Hero");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Hero")).toBe(2);
    t.to("end");
    t.pass(2);
    t.choose("Test Hero");
    expect(t.count(0, "battlefield", "Test Hero")).toBe(1);
  });
});
