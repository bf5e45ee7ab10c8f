import { describe, expect } from "vitest";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import { view } from "../../../../lib/engine/index.ts";
import { scenario } from "../../../support/scenario.ts";
import { sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const YOU = { who: "you" } as const;
const controls = (of: "opponents" | "you"): Effect => ({ do: "controlPlayer", who: YOU, of: { who: of } });

describe("720: controlling another player", () => {
  const CARDS = `
    Test Salve {G}
    Instant
    You gain 3 life.`;

  scenario(
    "720.1, 720.3, 720.5, 720.5a, 720.8: during the next turn its decisions are made by another, with its own cards and mana",
    (t) => {
      t.cards(CARDS);
      t.define(sorcery("Test Slaver", [controls("opponents")]));
      t.hand(0, "Test Slaver", "Test Salve");
      t.lands(0, "Forest", 1);
      t.hand(1, "Test Cub", "Test Salve");
      t.to("precombatMain");
      t.cast("Test Slaver");
      t.resolve();
      expect(t.asked().decidedBy).toBe(0);
      t.to("precombatMain", 2);
      expect(t.asked("priority")).toMatchObject({ player: 1, decidedBy: 0 });
      expect(t.turn.active).toBe(1);
      // The Salve of player 1 can't be paid for with the Forest of player 0.
      expect(t.can("cast", "Test Salve")).toBe(false);
      t.cast("Test Cub");
      t.resolve();
      expect(t.count(1, "battlefield", "Test Cub")).toBe(1);
      t.pass();
      expect(t.asked("priority")).toMatchObject({ player: 0, decidedBy: 0 });
      t.to("upkeep", 3);
      t.pass();
      expect(t.asked("priority")).toMatchObject({ player: 1, decidedBy: 1 });
    },
  );

  scenario("720.4: what the controlled player sees, the other sees too, while the turn lasts", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Slaver", [controls("opponents")]));
    t.hand(0, "Test Slaver");
    t.hand(1, "Test Cub", "Test Salve");
    t.to("precombatMain");
    const seen = (): readonly string[] => view(t.game, 0).players[1]!.hand.map(({ name }) => name);
    expect(seen()).toEqual([]);
    t.cast("Test Slaver");
    t.resolve();
    t.to("precombatMain", 2);
    expect(seen()).toEqual(expect.arrayContaining(["Test Cub", "Test Salve"]));
    t.to("upkeep", 3);
    expect(seen()).toEqual([]);
  });

  scenario(
    "720.1a: the last effect that was created is the one that works; 720.9: over oneself it changes nothing",
    (t) => {
      t.cards(CARDS);
      t.define(sorcery("Test Slaver", [controls("opponents")]));
      t.define(sorcery("Test Freedom", [controls("you")]));
      t.cards(`
      Test Haste {0}
      Enchantment
      You may cast spells as though they had flash.`);
      t.battlefield(1, "Test Haste");
      t.hand(0, "Test Slaver");
      t.hand(1, "Test Freedom");
      t.to("precombatMain");
      t.cast("Test Slaver");
      t.resolve();
      t.pass();
      t.cast("Test Freedom");
      t.resolve();
      t.to("precombatMain", 2);
      expect(t.asked("priority")).toMatchObject({ player: 1, decidedBy: 1 });
    },
  );

  scenario("720.7: the same effect may keep the controlled player from something, whoever decides for them", (t) => {
    const opponents = { who: "opponents" } as const;
    t.cards(CARDS);
    t.define(
      sorcery("Test Grip", [
        controls("opponents"),
        {
          do: "rule",
          rules: [{ rule: "cantCast", who: opponents, what: { is: "type", type: "creature" } }],
          duration: { nextTurnOf: opponents },
        },
      ]),
    );
    t.hand(0, "Test Grip", "Test Cub");
    t.hand(1, "Test Cub", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Grip");
    t.resolve();
    t.to("precombatMain", 2);
    expect(t.asked("priority")).toMatchObject({ player: 1, decidedBy: 0 });
    expect([t.can("cast", "Test Cub"), t.can("cast", "Test Bolt")]).toEqual([false, true]);
    t.to("precombatMain", 4);
    expect([t.asked().decidedBy, t.can("cast", "Test Cub")]).toEqual([1, true]);
  });

  scenario("720.6: who is controlled may concede all the same", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Slaver", [controls("opponents")]));
    t.hand(0, "Test Slaver");
    t.to("precombatMain");
    t.cast("Test Slaver");
    t.resolve();
    t.to("precombatMain", 2);
    t.concede(1);
    expect(t.winners).toEqual([0]);
  });
});

describe("722: the monarch", () => {
  const CARDS = `
    Test Crown {0}
    Sorcery
    You become the monarch.`;

  scenario(
    "722.1, 722.2, 722.3: there is one monarch, who draws at their end step, until a creature takes the crown",
    (t) => {
      t.cards(CARDS);
      t.battlefield(1, "Test Raider");
      t.hand(0, "Test Crown");
      t.to("precombatMain");
      expect(t.game.state.monarch).toBeUndefined();
      t.cast("Test Crown");
      t.resolve();
      expect([t.game.state.monarch, t.count(0, "hand")]).toEqual([0, 0]);
      t.to("end", 1);
      t.resolveAll();
      expect(t.count(0, "hand")).toBe(1);
      t.to("precombatMain", 2);
      t.attack("Test Raider");
      t.to("endOfCombat");
      t.resolveAll();
      expect(t.game.state.monarch).toBe(1);
      const before = t.count(1, "hand");
      t.to("end", 2);
      t.resolveAll();
      expect([t.count(1, "hand"), t.count(0, "hand")]).toEqual([before + 1, 1]);
    },
  );
});

describe("720.1, 722.2", () => {
  function resolves(t: TestGame, ...effects: Effect[]): void {
    t.define(sorcery("Test Deed", effects));
    t.hand(0, "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
  }

  scenario("720.1: a controlled player's choices are made by the other, for one turn", (t) => {
    resolves(t, { do: "controlPlayer", who: YOU, of: { who: "opponents" } });
    t.to("upkeep", 2);
    while (t.asked().player !== 1) t.pass();
    expect(t.asked().decidedBy).toBe(0);
    t.to("upkeep", 3);
    while (t.asked().player !== 1) t.pass();
    expect(t.asked().decidedBy).toBe(1);
  });

  scenario("722.2: the monarch draws at the end of turn; combat damage to it makes another monarch", (t) => {
    t.battlefield(1, "Test Bear");
    resolves(t, { do: "becomeMonarch", who: YOU });
    t.to("end");
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
    t.to("upkeep", 2);
    t.attack("Test Bear");
    t.to("combatDamage");
    t.resolve();
    expect(t.game.state.monarch).toBe(1);
    t.to("end");
    expect(t.stackSize).toBe(1);
  });

  scenario("720.1b: who skips a turn is controlled in the next one they take", (t) => {
    t.cards(`
  Test Leash {0}
  Sorcery
  You control target player during that player's next turn.

  Test Sleep {0}
  Sorcery
  Target player skips their next turn.`);
    t.hand(0, "Test Leash", "Test Sleep");
    t.to("precombatMain");
    t.cast("Test Leash", { targets: [1] });
    t.resolve();
    t.cast("Test Sleep", { targets: [1] });
    t.resolve();
    t.to("precombatMain", 2);
    expect([t.game.state.turn.active, t.asked("priority").decidedBy]).toEqual([0, 0]);
    t.to("upkeep", 3);
    expect([t.game.state.turn.active, t.game.state.players[1]!.controlledBy]).toEqual([1, 0]);
  });

  scenario("720.9: who controls themselves decides as ever", (t) => {
    t.cards(`
      Test Mind {0}
      Sorcery
      You control target player during that player's next turn.`);
    t.hand(0, "Test Mind");
    t.to("precombatMain");
    t.cast("Test Mind", { targets: [0] });
    t.resolve();
    t.to("precombatMain", 3);
    expect(t.asked().decidedBy).toBe(0);
  });

  scenario("724.1a, 724.5: the game begins again, without what was exiled with it", (t) => {
    t.cards(`
      Test Karn {0}
      Legendary Planeswalker — Karn
      −1: Exile target card from a graveyard.
      −2: Restart the game, leaving in exile all non-Aura permanent cards exiled with Test Karn. Then put those cards onto the battlefield under your control.
      Loyalty 6

      Test Rock {0}
      Artifact`);
    t.battlefield(1, "Test Karn");
    t.graveyard(1, "Test Rock");
    t.to("precombatMain", 2);
    t.activate("Test Karn", { ability: 0, targets: ["Test Rock"] });
    t.resolve();
    t.to("precombatMain", 4);
    t.activate("Test Karn", { ability: 1 });
    t.resolve();
    expect(t.asked().about).toBe("mulligan");
    expect(t.turn.number).toBe(0);
    t.no();
    t.no();
    expect(t.turn.active).toBe(1);
    expect(t.count(1, "battlefield", "Test Rock")).toBe(1);
    expect(t.lifeOf(0)).toBe(20);
  });
});
