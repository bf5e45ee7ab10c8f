import { describe, expect } from "vitest";
import { creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("702.101-702.120", () => {
  scenario("702.101a: extort is paid for each instance, and gains what was lost", (t) => {
    kit(t);
    subject(t, "Extort\nExtort");
    t.battlefield(0, "Test Subject", "Mountain", "Swamp", "Swamp");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolve();
    t.yes();
    t.resolve();
    t.yes();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 18]);
  });

  scenario("702.101b: each instance of extort triggers by itself", (t) => {
    kit(t);
    t.cards(`Test Collector {2}{W}
      Creature — Human
      2/2
      Extort
      Extort`);
    t.battlefield(0, "Test Collector", "Plains", "Plains", "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    for (let guard = 0; t.stackSize > 0 && guard < 40; guard++) {
      if (t.asked().ask === "confirm") t.yes();
      else if (t.asked().ask === "order") t.order(0, 1);
      else t.pass();
    }
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 16]);
  });

  scenario("702.108a: prowess counts a copy that is cast, not one that is only put on the stack", (t) => {
    kit(t);
    creature(t, "Test Monk", "Prowess", "1/1");
    t.cards(`
      Test Fork {U}
      Instant
      Copy target instant or sorcery spell. You may choose new targets for the copy.`);
    t.battlefield(0, "Test Monk", "Island", "Mountain");
    t.hand(0, "Test Spark", "Test Fork");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.cast("Test Fork");
    if (t.asked().ask === "choose") t.choose("Test Spark");
    while (t.stackSize > 0) {
      if (t.asked().ask === "priority") t.pass();
      else t.no();
    }
    expect([t.see("Test Monk").power, t.lifeOf(1)]).toEqual([3, 16]);
  });

  scenario("702.108a: prowess counts noncreature spells only", (t) => {
    t.cards(`
      Test Monk {R}
      Creature — Monk
      1/1
      Prowess`);
    t.battlefield(0, "Test Monk", "Mountain", "Forest", "Forest");
    t.hand(0, "Test Spark", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.see("Test Monk").power).toBe(2);
    t.resolve();
    t.cast("Test Bear");
    expect(t.stackSize).toBe(1);
  });

  scenario("702.112a-b: renown only once", (t) => {
    subject(t, "Renown 1");
    t.battlefield(0, "Test Subject");
    for (const turn of [1, 3]) {
      if (turn > 1) t.to("upkeep", turn);
      t.attack("Test Subject");
      t.to("combatDamage");
      t.resolveAll();
    }
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("702.116a: with one opponent myriad makes nothing", (t) => {
    subject(t, "Myriad");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });

  scenario("702.119b: emerge from a quality sacrifices such a permanent", (t) => {
    kit(t);
    subject(t, "Emerge from artifact {3}{G}", "5/5", "{7}{G}");
    t.cards(`Test Relic {2}
      Artifact
      {T}: Add {C}.`);
    t.battlefield(0, "Test Relic", "Test Ogre");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "emerge" });
    expect(t.asked("choose").from).toHaveLength(1);
    t.choose("Test Relic");
    expect(t.count(0, "graveyard", "Test Relic")).toBe(1);
  });
});

describe("702.107-702.115", () => {
  const castSubject = (t: TestGame, choices: Parameters<TestGame["cast"]>[1] = {}): void => {
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", choices);
    t.resolve();
  };

  /** Everything resolves; questions on the way are answered with yes and the first of each. */
  function settle(t: TestGame): void {
    for (let guard = 0; t.stackSize > 0 || t.asked().ask !== "priority"; guard++) {
      if (guard > 60) throw new Error("this does not settle");
      const asked = t.asked();
      if (asked.ask === "priority") t.pass();
      else if (asked.ask === "confirm") t.yes();
      else if (asked.ask === "choose") t.answer({ ask: "choose", chosen: asked.from.slice(0, Math.max(1, asked.min)) });
      else if (asked.ask === "order") t.answer({ ask: "order", order: asked.items.map((_, i) => i) });
      else throw new Error(`${asked.ask} is asked`);
    }
  }

  scenario("702.107a: outlast needs the creature untapped and no summoning sickness", (t) => {
    subject(t, "Outlast {G}");
    t.lands(0, "Forest", 4);
    castSubject(t);
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.108a-b: prowess for each instance, not for an opponent's spell", (t) => {
    kit(t);
    subject(t, "Prowess\nProwess");
    t.battlefield(0, "Test Subject", "Mountain");
    t.battlefield(1, "Mountain");
    t.hand(0, "Test Spark");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect(t.see("Test Subject").power).toBe(2);
    t.cast("Test Spark", { targets: [1] });
    settle(t);
    expect(t.see("Test Subject").power).toBe(4);
  });

  scenario("702.110a: exploit may sacrifice the creature itself, and it has exploited all the same", (t) => {
    subject(t, "Exploit\nWhen Test Subject exploits a creature, you gain 4 life.");
    t.lands(0, "Forest", 2);
    castSubject(t);
    settle(t);
    expect(t.lifeOf(0)).toBe(24);
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.115a-b: ingest for each instance", (t) => {
    subject(t, "Ingest\nIngest");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.to("combatDamage");
    settle(t);
    expect(t.count(1, "exile")).toBe(2);
  });
});

describe("702.113, 702.117", () => {
  const SURGE = `Test Rush {3}{R}
    Sorcery
    Surge {R}
    Test Rush deals 3 damage to target player.`;

  const AWAKEN = `Test Quake {R}
    Sorcery
    Test Quake deals 2 damage to target player.
    Awaken 3—{2}{R}`;

  scenario("702.113a: awakened, a land of yours becomes a 0/0 Elemental with haste and counters", (t) => {
    t.cards(AWAKEN);
    t.lands(0, "Mountain", 3);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Quake");
    t.to("precombatMain");
    t.cast("Test Quake", { via: "awaken", targets: [1, "Forest"] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    expect(t.see("Forest")).toMatchObject({ power: 3, toughness: 3, types: ["creature", "land"], keywords: ["haste"] });
  });

  scenario("702.113b: cast for its mana cost it has no such target", (t) => {
    t.cards(AWAKEN);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Quake");
    t.to("precombatMain");
    t.cast("Test Quake", { targets: [1] });
    t.resolve();
    expect(t.see("Mountain").types).toEqual(["land"]);
  });

  scenario("702.117a: surge after another spell of the same turn", (t) => {
    kit(t);
    t.cards(SURGE);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Rush", "Test Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Test Rush", "surge")).toBe(false);
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Rush", { via: "surge", targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(15);
  });

  scenario("702.117a: an opponent's spell does not count", (t) => {
    kit(t);
    t.cards(SURGE);
    t.lands(0, "Mountain", 1);
    t.lands(1, "Mountain", 1);
    t.hand(0, "Test Rush");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect(t.can("cast", "Test Rush", "surge")).toBe(false);
  });
});

describe("702.119", () => {
  const tapped = (t: TestGame): number =>
    t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped).length;

  scenario("702.119a, 702.119c: emerge costs less by the mana value of the sacrificed creature", (t) => {
    kit(t);
    subject(t, "Emerge {5}{G}", "5/5", "{7}{G}");
    t.battlefield(0, "Test Ogre", "Test Bear");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "emerge", costs: ["Test Bear"] });
    expect(tapped(t)).toBe(4);
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    t.resolve();
    expect(t.see("Test Subject").power).toBe(5);
  });

  scenario("702.119a: it is only generic mana that is reduced, and there must be a creature", (t) => {
    kit(t);
    subject(t, "Emerge {2}{G}{G}", "5/5", "{7}{G}");
    t.cards(`Test Titan {9}
      Creature — Giant
      9/9`);
    t.battlefield(0, "Test Titan");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject", "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "emerge" });
    t.choose("Test Titan");
    expect(tapped(t)).toBe(2);
    t.resolve();
    expect(t.can("cast", "Test Subject", "emerge")).toBe(false);
  });
});

describe("702.120", () => {
  const MODAL = `Test Choices {R}
    Instant
    Escalate {1}
    Choose one or more —
    • You gain 3 life.
    • Test Choices deals 2 damage to any target.
    • Draw a card.`;

  scenario("702.120a: escalate is paid once for each mode beyond the first", (t) => {
    t.cards(MODAL);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Choices");
    t.to("precombatMain");
    t.cast("Test Choices", { modes: [0, 1, 2], targets: [1] });
    expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped)).toHaveLength(3);
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "hand")]).toEqual([23, 18, 1]);
  });

  scenario("702.120a, 730.1: modes that cannot be paid for make the casting illegal", (t) => {
    t.cards(MODAL);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Choices");
    t.to("precombatMain");
    expect(() => t.cast("Test Choices", { modes: [0, 2] })).toThrow("cannot-pay");
    t.option("You gain");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario(
    "702.116a: a token of myriad attacks that player or a planeswalker they control",
    (t) => {
      t.cards(`
        Manifold Goblin {R}
        Creature — Goblin
        Myriad
        2/2

        Test Walker {0}
        Planeswalker — Mage
        +1: You gain 1 life.
        Loyalty 3`);
      t.battlefield(0, "Manifold Goblin");
      t.battlefield(1, "Test Walker");
      t.battlefield(2, "Test Walker");
      t.attack(["Manifold Goblin", 1]);
      t.pass(3);
      t.yes();
      expect(t.asked("choose").from.map((one) => t.nameOf(one))).toEqual(["player 2", "Test Walker"]);
      t.choose("Test Walker");
      t.to("postcombatMain");
      expect(t.seeId(t.ids(2, "battlefield")[0]!).counters.loyalty).toBe(1);
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([18, 20]);
    },
    { seats: 3 },
  );

  scenario("702.102b, 702.102c, 709.4d: a fused spell has the costs and the colors of both halves", (t) => {
    t.cards(`
      Test Left {1}{R}
      Instant
      Fuse
      You gain 1 life.
      // split
      Test Right {G}
      Instant
      Fuse
      You gain 2 life.

      Test Eye {0}
      Enchantment
      Whenever you cast a spell with mana value 3, you gain 10 life.
      Whenever you cast a green spell, you gain 100 life.
      Whenever you cast a red spell, you gain 1000 life.`);
    t.battlefield(0, "Test Eye", "Mountain", "Mountain", "Forest");
    t.hand(0, "Test Left // Test Right");
    t.to("precombatMain");
    t.cast("Test Left // Test Right", { via: "fuse" });
    t.order(0, 1, 2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20 + 1113);
  });

  scenario("702.103g: a bestowed Aura that phases in alone is a creature", (t) => {
    t.cards(`
      Test Nymph {0}
      Enchantment Creature — Nymph
      Bestow {0}
      Enchanted creature gets +2/+2.
      2/2

      Test Bear {0}
      Creature — Bear
      2/2

      Test Phase {0}
      Instant
      Target enchantment phases out.

      Test Bolt {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Nymph", "Test Phase", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Nymph", { via: "bestow", targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(4);
    t.cast("Test Phase", { targets: ["Test Nymph"] });
    t.resolve();
    t.cast("Test Bolt", { targets: ["Test Bear"] });
    t.resolve();
    t.to("precombatMain", 3);
    expect(t.see("Test Nymph").types).toContain("creature");
    expect(t.see("Test Nymph").subtypes).not.toContain("Aura");
  });
});
