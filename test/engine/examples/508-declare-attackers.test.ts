import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("whom creatures attack", () => {
  scenario(
    "508.3e: so many that attack the same player",
    (t) => {
      kit(t);
      subject(t, "Whenever two or more creatures you control attack a player, you gain 1 life.");
      t.battlefield(0, "Test Subject", "Test Bear", "Test Ogre");
      t.to("declareAttackers");
      t.attack(["Test Bear", 1], ["Test Ogre", 2]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(20);
      t.to("declareAttackers", 4);
      t.attack(["Test Bear", 1], ["Test Ogre", 1]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(21);
    },
    { seats: 3 },
  );

  scenario(
    "508.1b: each player who is attacked, or was this turn",
    (t) => {
      kit(t);
      subject(t, "Whenever you attack, you gain 2 life for each player being attacked.");
      t.cards(`
        Test Count {0}
        Instant
        You gain life equal to the number of opponents you attacked this turn.`);
      t.battlefield(0, "Test Subject", "Test Bear", "Test Ogre");
      t.hand(0, "Test Count");
      t.to("declareAttackers");
      t.attack(["Test Bear", 1], ["Test Ogre", 2]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(24);
      t.to("postcombatMain");
      t.cast("Test Count");
      t.resolve();
      expect(t.lifeOf(0)).toBe(26);
    },
    { seats: 3 },
  );

  scenario("508.1d: you, whom it must attack", (t) => {
    kit(t);
    subject(t, "{T}: Target creature an opponent controls attacks you this turn if able.");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    t.to("upkeep", 2);
    t.pass();
    t.activate("Test Subject", { targets: ["Test Bear"] });
    t.resolve();
    t.to("declareAttackers");
    expect(t.refused({ ask: "attackers", attacks: [] })).toMatchObject({ rule: "508.1d" });
  });
});

describe("508.3e: a player is attacked", () => {
  scenario("303.4, 508.3e: by what is enchanted, that player is the one attacked", (t) => {
    kit(t);
    t.cards(`
      Test Nemesis {0}
      Enchantment — Aura
      Enchant opponent
      Whenever you attack enchanted player, that player loses 2 life. You gain 2 life.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Nemesis");
    t.to("precombatMain");
    t.cast("Test Nemesis", { targets: [1] });
    t.resolve();
    t.attack("Test Bear");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 18]);
  });

  scenario(
    "508.3e: with one or more such creatures, once for each player so attacked",
    (t) => {
      kit(t);
      t.cards(`
        Test Scout {0}
        Creature — Scout
        Whenever you attack a player with one or more Bears, you gain 1 life and that player loses 3 life.
        1/1`);
      t.battlefield(0, "Test Scout", "Test Bear", "Test Bear", "Test Ogre");
      t.attack(["Test Bear", 1], ["Test Bear", 1], ["Test Ogre", 2]);
      settle(t);
      expect([0, 1, 2].map((seat) => t.lifeOf(seat))).toEqual([21, 17, 20]);
    },
    { seats: 3 },
  );
});

describe("508.1d: attacks required of a combat phase that is to come", () => {
  const SUMMONS = `
    Test Summons {0}
    Instant
    Target creature an opponent controls attacks during its controller's next combat phase if able.`;

  scenario("508.1d: in its controller's next combat phase, and no longer", (t) => {
    kit(t);
    t.cards(SUMMONS);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Summons");
    t.to("precombatMain");
    t.cast("Test Summons", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
    t.resolve();
    t.to("precombatMain", 2);
    expect(() => t.attack()).toThrow();
    t.attack("Test Ogre");
    t.to("precombatMain", 4);
    t.attack();
  });

  scenario("500.8, 508.1d: in this very turn, where its combat phase has not begun", (t) => {
    kit(t);
    t.cards(SUMMONS);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Summons");
    t.to("precombatMain", 2);
    t.pass();
    t.cast("Test Summons", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
    t.resolve();
    expect(() => t.attack()).toThrow();
  });

  scenario("506.1, 508.1d: not in the combat phase that has begun, but in the next", (t) => {
    kit(t);
    t.cards(SUMMONS);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Summons");
    t.to("beginningOfCombat", 2);
    t.pass();
    t.cast("Test Summons", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
    t.resolve();
    t.attack();
    t.to("precombatMain", 4);
    expect(() => t.attack()).toThrow();
  });

  scenario("611.2a: until end of combat on your next turn", (t) => {
    kit(t);
    t.cards(`
      Test Vigor {0}
      Sorcery
      Until end of combat on your next turn, creatures you control get +1/+1.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Vigor");
    t.to("precombatMain");
    t.cast("Test Vigor");
    t.resolve();
    const power = () => t.see("Test Bear").power;
    t.to("postcombatMain", 2);
    expect(power()).toBe(3);
    t.to("endOfCombat", 3);
    expect(power()).toBe(3);
    t.to("postcombatMain", 3);
    expect(power()).toBe(2);
  });
});

describe("508.4: what is attacking though nobody declared it", () => {
  scenario(
    "508.4c: chosen by the controller of the effect, among what that opponent is attacking",
    (t) => {
      kit(t);
      t.cards(`
        Test Turncoat {3}{R}
        Creature — Minotaur
        Whenever an opponent attacks with one or more creatures, if this creature is tapped, you may have that opponent gain control of this creature until end of combat. If you do, choose a player or planeswalker that opponent is attacking. This creature is attacking that player or planeswalker.
        {0}: Tap this creature.
        5/5`);
      t.battlefield(0, "Test Turncoat");
      t.battlefield(1, "Test Bear");
      t.to("precombatMain");
      t.activate("Test Turncoat");
      t.resolve();
      t.to("precombatMain", 2);
      t.attack(["Test Bear", 2]);
      t.resolve();
      t.yes();
      t.to("combatDamage");
      expect([t.lifeOf(0), t.lifeOf(2)]).toEqual([20, 13]);
      t.to("postcombatMain");
      expect(t.see("Test Turncoat").controller).toBe(0);
    },
    { seats: 3 },
  );
});

describe("508.1c-d, 509.1c: whom, and by whom", () => {
  scenario("508.1d: attacks you this turn if able", (t) => {
    kit(t);
    t.cards(`
      Test Siren {0}
      Artifact
      {0}: Target creature an opponent controls attacks you this turn if able.`);
    t.battlefield(1, "Test Ogre");
    t.battlefield(0, "Test Siren");
    t.to("precombatMain", 2);
    t.pass();
    t.activate("Test Siren", { targets: [t.ids(1, "battlefield", "Test Ogre")] });
    t.resolve();
    expect(() => t.attack()).toThrow();
    t.attack("Test Ogre");
    expect(t.step).toBe("declareAttackers");
  });

  scenario("509.1c: must be blocked by such a creature if able, and by no other", (t) => {
    kit(t);
    t.cards(`
      Test Bait {0}
      Creature — Elk
      This creature must be blocked by a Bear if able.
      1/1

      Test Grizzly {0}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Bait");
    t.battlefield(1, "Test Ogre", "Test Grizzly");
    t.to("precombatMain");
    t.attack("Test Bait");
    expect(() => t.block(["Test Ogre", "Test Bait"])).toThrow();
    t.block(["Test Grizzly", "Test Bait"]);
    expect(t.step).toBe("declareBlockers");
  });

  scenario("508.3b: an opponent attacks a planeswalker of yours, once however many attack it", (t) => {
    kit(t);
    t.cards(`
      Test Pact {0}
      Enchantment
      Whenever an opponent attacks a planeswalker you control with one or more creatures, this enchantment deals 2 damage to that player and you gain 2 life.

      Test Walker {0}
      Legendary Planeswalker — Jace
      +1: You gain 1 life.
      Loyalty 5`);
    t.battlefield(0, "Test Pact", "Test Walker");
    t.battlefield(1, "Test Ogre", "Test Bear");
    t.to("precombatMain", 2);
    t.attack(["Test Ogre", "Test Walker"], ["Test Bear", "Test Walker"]);
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 18]);
  });

  scenario("509.1h: attacks a player and isn't blocked, which attacking a planeswalker is not", (t) => {
    kit(t);
    t.cards(`
      Test Tyrant {0}
      Creature — Demon
      Whenever this creature attacks a player and isn't blocked, that player's life total becomes 1. This creature assigns no combat damage this combat.
      3/3`);
    t.battlefield(0, "Test Tyrant");
    t.to("precombatMain");
    t.attack("Test Tyrant");
    t.to("declareBlockers");
    t.resolveAll();
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(1);
  });
});

scenario(
  "508.1d: each combat, and somebody else than who says so",
  (t) => {
    kit(t);
    t.cards(`
        Test Doom {0}
        Sorcery
        Until your next turn, creatures your opponents control attack each combat if able and attack a player other than you if able.`);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom");
    t.resolve();
    t.to("precombatMain", 2);
    expect(() => t.attack(["Test Bear", 0])).toThrow();
    t.attack(["Test Bear", 2]);
  },
  { seats: 3 },
);

describe("choosing for other players in combat (508.1a, 509.1a)", () => {
  scenario("509.1a: you choose which creatures block and how, as far as they legally can", (t) => {
    t.cards(`
      Test Tactician {0}
      Legendary Creature — Human Soldier
      First strike
      Whenever Test Tactician and at least three other creatures attack, you choose which creatures block this combat and how those creatures block.
      3/4`);
    t.battlefield(0, "Test Tactician", "Test Cub", "Test Ox", "Test Raider");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.to("declareAttackers");
    t.attack("Test Tactician", "Test Cub", "Test Ox", "Test Raider");
    t.resolveAll();
    while (t.asked().ask === "priority") t.pass();
    expect(t.asked("blockers")).toMatchObject({ player: 0 });
    t.block(["Test Bear", "Test Ox"], ["Test Ogre", "Test Ox"]);
    t.order(0, 1);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(20 - 3 - 2 - 2);
  });
  scenario("508.1a-b: you choose which creatures attack, and their controller what they attack", (t) => {
    t.cards(`
      Test Warcraft {0}
      Instant
      Cast this spell only before attackers are declared.
      You choose which creatures attack this turn.
      You choose which creatures block this turn and how those creatures block.

      Test Walker {0}
      Legendary Planeswalker — Test
      Loyalty 5`);
    t.hand(0, "Test Warcraft");
    t.battlefield(0, "Test Walker");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.to("upkeep", 2);
    while (t.asked().player !== 0) t.pass();
    t.cast("Test Warcraft");
    t.resolve();
    while (t.asked().ask === "priority") t.pass();
    expect(t.asked("attackers")).toMatchObject({ player: 0 });
    t.attack("Test Bear");
    expect(t.asked("choose")).toMatchObject({ player: 1 });
    t.choose("Test Walker");
    t.to("endOfCombat");
    expect(t.see("Test Walker").counters.loyalty).toBe(3);
  });
});

describe("508.1k: what is said of several kinds", () => {
  scenario("attacking is said of each of them", (t) => {
    kit(t);
    t.cards(`
      Test Cleric {0}
      Creature — Cleric
      1/1

      Test Rogue {0}
      Creature — Rogue
      1/1

      Test Guide {0}
      Enchantment
      {0}: Target attacking Cleric, Rogue, or Wizard gains protection from creatures until end of turn.`);
    t.battlefield(0, "Test Cleric", "Test Rogue", "Test Guide");
    t.to("precombatMain");
    expect(t.can("activate", "Test Guide")).toBe(false);
    t.attack("Test Rogue");
    // Nothing else is left to be targeted.
    t.activate("Test Guide");
    t.resolve();
    expect(["Test Rogue", "Test Cleric"].map((one) => t.see(one).keywords)).toEqual([["protection"], []]);
  });
});

describe("508.1d: an opponent that it did not attack in the last combat", () => {
  const KITE = `
    Test Kite {0}
    Creature — Dragon
    Flying, haste
    At the beginning of combat on your turn, choose an opponent at random that this creature didn't attack during your last combat. This creature attacks that player this combat if able. If you can't choose an opponent this way, tap this creature.
    6/5`;
  scenario(
    "701.21a, 508.1a: the only opponent just attacked: it is tapped, and may attack in the combat after",
    (t) => {
      t.cards(KITE);
      t.hand(0, "Test Kite");
      t.life(1, 40);
      t.to("precombatMain");
      t.cast("Test Kite");
      t.resolve();
      t.to("beginningOfCombat");
      t.resolveAll();
      t.attack("Test Kite");
      t.to("precombatMain", 3);
      t.to("beginningOfCombat");
      t.resolveAll();
      expect([t.see("Test Kite").tapped, t.lifeOf(1)]).toEqual([true, 34]);
      t.to("precombatMain", 5);
      t.to("beginningOfCombat");
      t.resolveAll();
      expect(t.see("Test Kite").tapped).toBe(false);
    },
  );

  scenario(
    "508.1d: of two the other one must be attacked",
    (t) => {
      t.cards(KITE);
      t.hand(0, "Test Kite");
      t.to("precombatMain");
      t.cast("Test Kite");
      t.resolve();
      t.to("beginningOfCombat");
      t.resolveAll();
      t.pass(3);
      const attacked = (): number => {
        const { attacker, must } = t.asked("attackers").attackers[0]!;
        t.answer({ ask: "attackers", attacks: [{ attacker, defender: must! }] });
        return must!;
      };
      const first = attacked();
      t.to("precombatMain", 4);
      t.to("beginningOfCombat");
      t.resolveAll();
      t.pass(3);
      expect(attacked()).toBe(3 - first);
    },
    { seats: 3 },
  );
});

scenario(
  "508.3d: attacked with two or more creatures, however many attack others",
  (t) => {
    t.cards(`
      Test Pair {0}
      Enchantment
      Whenever an opponent attacks you with two or more creatures, you gain 10 life.

      Test Bear {0}
      Creature — Bear
      2/2`);
    t.battlefield(1, "Test Pair");
    t.battlefield(0, "Test Bear", "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.attack(["Test Bear", 1], ["Test Bear", 2], ["Test Bear", 2]);
    expect(t.stackSize).toBe(0);
    t.to("precombatMain", 4);
    t.attack(["Test Bear", 1], ["Test Bear", 1], ["Test Bear", 2]);
    expect(t.stackSize).toBe(1);
  },
  { seats: 3 },
);

scenario("508.3c: what attacked one as it happened, whatever became of it since", (t) => {
  kit(t);
  t.cards(`
      Test Threshold {0}
      Enchantment
      Whenever an opponent attacks, if they attacked you and/or a planeswalker you control, draw a card.`);
  t.battlefield(1, "Test Threshold");
  t.battlefield(0, "Test Bear");
  t.lands(1, "Swamp", 1);
  t.hand(1, "Test Murder");
  t.attack("Test Bear");
  expect(t.stackSize).toBe(1);
  t.pass();
  t.cast("Test Murder", { targets: [t.ids(0, "battlefield", "Test Bear")] });
  t.resolveAll();
  expect(t.count(1, "hand")).toBe(1);
});

describe("508.3d: attacking with creatures, and how many of them attack you", () => {
  const WATCHER =
    "Whenever an opponent attacks with creatures, if two or more of those creatures are attacking you and/or planeswalkers you control, draw a card.";
  const attacked = (with_: readonly string[], cards: number) =>
    scenario(`603.4: ${with_.length} attackers`, (t) => {
      kit(t);
      subject(t, WATCHER);
      t.battlefield(0, "Test Subject");
      t.battlefield(1, "Test Bear", "Test Ogre");
      t.to("precombatMain", 2);
      t.attack(...with_);
      t.resolveAll();
      expect(t.game.state.players[0]!.hand).toHaveLength(cards);
    });
  attacked(["Test Bear"], 0);
  attacked(["Test Bear", "Test Ogre"], 1);
});
