import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";
import { CREATURE } from "../../../support/sorcery.ts";

const CARDS = `
  Test Lure {U}
  Sorcery
  Gain control of target creature.

  Test Snare {U}
  Enchantment — Aura
  Enchant creature
  You control enchanted creature.

  Test Mourner {1}{B}
  Creature — Human
  1/1
  Whenever a creature leaves the battlefield, you gain 1 life.

  Test Pinger {1}{R}
  Creature — Goblin
  1/1
  {T}: This creature deals 1 damage to any target.

  Test Crown {2}
  Sorcery
  You become the monarch.

  Test Truce {W}
  Sorcery
  Until your next turn, creatures can't attack.`;

const THREE = { seats: 3 };

describe("800.4: leaving a game that goes on", () => {
  const GIFT = `

  Test Gift {0}
  Sorcery
  Target opponent gains control of target permanent you control.`;

  scenario(
    "800.4a: what a player who leaves gave away to another stays with that player",
    (t) => {
      t.cards(CARDS + GIFT);
      t.lands(0, "Island", 1);
      t.battlefield(2, "Test Cub");
      t.hand(0, "Test Lure", "Test Gift");
      t.to("precombatMain");
      t.cast("Test Lure", { targets: ["Test Cub"] });
      t.resolve();
      t.cast("Test Gift", { targets: [1, "Test Cub"] });
      t.resolve();
      t.concede(0);
      expect([t.count(1, "battlefield", "Test Cub"), t.count(2, "battlefield", "Test Cub")]).toEqual([1, 0]);
    },
    THREE,
  );

  scenario(
    "800.4a: what another player's effect gave to the one who leaves goes back",
    (t) => {
      t.cards(CARDS + GIFT);
      t.battlefield(0, "Test Cub");
      t.hand(0, "Test Gift");
      t.to("precombatMain");
      t.cast("Test Gift", { targets: [1, "Test Cub"] });
      t.resolve();
      expect(t.count(1, "battlefield", "Test Cub")).toBe(1);
      t.concede(1);
      expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "exile", "Test Cub")]).toEqual([1, 0]);
    },
    THREE,
  );

  scenario(
    "800.4, 104.3a, 104.5: a player concedes while another has priority; the game goes on without them",
    (t) => {
      t.cards(CARDS);
      t.to("precombatMain");
      t.concede(1);
      expect(t.over).toBe(false);
      expect(t.asked("priority").player).toBe(0);
      t.to("upkeep");
      expect(t.turn.active).toBe(2);
      t.concede(0);
      expect(t.winners).toEqual([2]);
    },
    THREE,
  );

  scenario(
    "800.4a, 603.6c: everything a player owns leaves with them, and leaving the battlefield is seen",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Test Mourner");
      t.battlefield(1, "Test Bear", "Test Bear");
      t.hand(1, "Test Spark");
      t.graveyard(1, "Test Spark");
      t.to("precombatMain");
      t.concede(1);
      for (const zone of ["library", "hand", "graveyard", "battlefield"] as const) expect(t.count(1, zone)).toBe(0);
      t.order(0, 1);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(22);
    },
    THREE,
  );

  scenario(
    "800.4a, 800.4c: what a leaving player controlled by an effect goes back; what they lent comes to them no more",
    (t) => {
      t.cards(CARDS);
      t.lands(0, "Island", 2);
      t.hand(0, "Test Lure", "Test Lure");
      t.battlefield(1, "Test Bear");
      t.battlefield(2, "Test Pinger");
      t.to("precombatMain");
      t.cast("Test Lure", { targets: ["Test Bear"] });
      t.resolve();
      t.cast("Test Lure", { targets: ["Test Pinger"] });
      t.resolve();
      expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
      t.concede(0);
      expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
      expect(t.count(2, "battlefield", "Test Pinger")).toBe(1);
    },
    THREE,
  );

  scenario(
    "800.4a: a permanent that entered under the control of a player who leaves is exiled",
    (t) => {
      t.cards(`${CARDS}

  Test Theft {B}
  Sorcery
  Put target creature card from an opponent's graveyard onto the battlefield under your control.`);
      t.lands(0, "Swamp", 1);
      t.hand(0, "Test Theft");
      t.graveyard(1, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Theft", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
      t.concede(0);
      expect(t.ids(1, "exile", "Test Bear")).toHaveLength(1);
    },
    THREE,
  );

  scenario(
    "800.4c: an effect ends whose permanent is by default a player's who has left: it is exiled",
    (t) => {
      t.cards(`${CARDS}

  Test Theft {B}
  Sorcery
  Put target creature card from an opponent's graveyard onto the battlefield under your control.

  Test Cleanse {W}
  Instant
  Destroy target enchantment.`);
      t.lands(0, "Swamp", 1);
      t.lands(2, "Plains", 1);
      t.hand(0, "Test Theft");
      t.hand(2, "Test Cleanse");
      t.graveyard(1, "Test Bear");
      t.lands(2, "Island", 1);
      t.hand(2, "Test Snare");
      t.to("precombatMain");
      t.cast("Test Theft", { targets: ["Test Bear"] });
      t.resolve();
      t.to("precombatMain", 3);
      t.cast("Test Snare", { targets: ["Test Bear"] });
      t.resolve();
      t.concede(0);
      expect(t.count(2, "battlefield", "Test Bear")).toBe(1);
      t.cast("Test Cleanse", { targets: ["Test Snare"] });
      t.resolve();
      expect(t.ids(1, "exile", "Test Bear")).toHaveLength(1);
    },
    THREE,
  );

  scenario(
    "800.4a: abilities on the stack that a leaving player controlled cease to exist; so do their spells",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Test Pinger");
      t.lands(0, "Mountain", 1);
      t.hand(0, "Test Spark");
      t.to("precombatMain");
      t.activate("Test Pinger", { targets: [1] });
      t.cast("Test Spark", { targets: [2] });
      expect(t.stackSize).toBe(2);
      t.concede(0);
      expect(t.stackSize).toBe(0);
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 20]);
    },
    THREE,
  );

  scenario(
    "800.4a, 800.4j: the active player leaves: the next player in turn order receives priority, and the turn goes on",
    (t) => {
      t.cards(CARDS);
      t.to("precombatMain");
      t.concede(0);
      expect(t.asked("priority").player).toBe(1);
      expect(t.turn.number).toBe(1);
      t.to("end", 1);
      t.to("upkeep");
      expect(t.turn).toMatchObject({ number: 2, active: 1 });
    },
    THREE,
  );

  scenario(
    "800.4k: an extra turn of a player who has left does not begin",
    (t) => {
      t.cards(`
  Test Hour {U}
  Sorcery
  Take an extra turn after this one.`);
      t.lands(0, "Island", 1);
      t.hand(0, "Test Hour");
      t.to("precombatMain");
      t.cast("Test Hour");
      t.resolve();
      t.concede(0);
      t.to("upkeep");
      expect(t.turn).toMatchObject({ number: 2, active: 1 });
    },
    THREE,
  );

  scenario(
    "800.4m: what lasts until the next turn of a player who has left ends when that turn would have begun",
    (t) => {
      t.cards(CARDS);
      t.lands(0, "Plains", 1);
      t.hand(0, "Test Truce");
      t.battlefield(1, "Test Bear");
      t.battlefield(2, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Truce");
      t.resolve();
      t.concede(0);
      t.to("declareAttackers", 3);
      expect(t.asked("priority").about).toBe("priority");
      t.to("precombatMain", 4);
      t.attack("Test Bear");
      t.to("combatDamage");
      expect(t.lifeOf(2)).toBe(18);
    },
    THREE,
  );

  scenario(
    "800.4b, 800.4d: no token is created and no trigger put on the stack for a player who has left",
    (t) => {
      t.cards(`
  Test Nest {G}
  Creature — Bird
  0/1
  When this creature dies, create a 1/1 green Bird creature token.

  Test Doom {B}
  Sorcery
  Destroy target creature. Its controller loses the game.`);
      t.lands(0, "Swamp", 1);
      t.hand(0, "Test Doom");
      t.battlefield(1, "Test Nest");
      t.to("precombatMain");
      t.cast("Test Doom", { targets: ["Test Nest"] });
      t.resolve();
      expect(t.stackSize).toBe(0);
      expect(t.game.state.battlefield).toHaveLength(1);
      expect(t.game.state.players[1]!.lost).toBe(true);
    },
    THREE,
  );

  scenario(
    "800.4e: combat damage is not assigned to a player who has left",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Test Bear");
      t.to("precombatMain");
      t.attack(["Test Bear", 1]);
      t.concede(1);
      t.to("postcombatMain");
      expect(t.lifeOf(1)).toBe(20);
      expect(t.see("Test Bear").tapped).toBe(true);
    },
    THREE,
  );

  scenario(
    "800.4f: a cost that a player who has left would have to pay is not paid",
    (t) => {
      t.cards(`
  Test Tax {U}
  Instant
  Counter target spell unless its controller pays {0}.

  Test Echo {R}
  Instant
  Target opponent loses the game. Draw a card.`);
      t.lands(0, "Island", 1);
      t.hand(0, "Test Tax");
      t.lands(1, "Mountain", 1);
      t.hand(1, "Test Echo");
      t.to("precombatMain", 2);
      t.cast("Test Echo", { targets: [2] });
      t.pass();
      t.pass();
      t.cast("Test Tax", { targets: ["Test Echo"] });
      t.concede(1);
      expect(t.stackSize).toBe(1);
      t.resolveAll();
      expect(t.game.state.players[2]!.lost).toBeUndefined();
    },
    THREE,
  );

  scenario(
    "722.4: the monarch leaves: the active player becomes the monarch",
    (t) => {
      t.cards(CARDS);
      t.lands(0, "Plains", 2);
      t.hand(0, "Test Crown");
      t.to("precombatMain");
      t.cast("Test Crown");
      t.resolve();
      t.to("upkeep", 2);
      t.concede(0);
      expect(t.game.state.monarch).toBe(1);
      t.concede(1);
      expect(t.winners).toEqual([2]);
    },
    THREE,
  );

  scenario(
    "103.8c, 800.7: with three players the one who plays first draws for the first turn",
    (t) => {
      t.to("precombatMain");
      expect(t.count(0, "hand")).toBe(1);
    },
    THREE,
  );

  scenario(
    "800.4i: what somebody did who has left since is still found",
    (t) => {
      t.cards(`
        Test Chronicle {0}
        Sorcery
        You gain 1 life for each creature that died this turn.`);
      t.hand(0, "Test Chronicle");
      t.hand(1, "Test Slayer");
      t.battlefield(1, "Test Bear");
      t.to("precombatMain");
      t.pass();
      t.cast("Test Slayer", { targets: ["Test Bear"] });
      t.resolve();
      t.concede(1);
      t.cast("Test Chronicle");
      t.resolve();
      expect(t.lifeOf(0)).toBe(21);
    },
    THREE,
  );

  scenario(
    "800.4g: for an opponent who has left, another opponent of the controller's choice chooses",
    (t) => {
      t.gives("Test Ox", {
        kind: "triggered",
        when: { on: "attacks", object: { is: "self" } },
        body: {
          targets: [],
          effects: [
            {
              do: "tap",
              what: { what: "chosen", filter: CREATURE, count: { min: 1, max: 1 }, by: { who: "defendingPlayer" } },
            },
          ],
        },
      });
      t.battlefield(0, "Test Ox");
      t.battlefield(2, "Test Bear");
      t.battlefield(3, "Test Bear");
      t.attack(["Test Ox", 1]);
      t.concede(1);
      t.resolve();
      expect([t.asked("choose").player, t.asked("choose").from]).toEqual([0, [2, 3]]);
      t.choose(3);
      expect(t.asked("choose").player).toBe(3);
    },
    { seats: 4 },
  );

  scenario(
    "800.4h: what a rule asks of an active player who has left, the next player in turn order decides",
    (t) => {
      t.options({ attack: "one" });
      t.to("precombatMain");
      t.concede(0);
      t.pass(3);
      expect([t.step, t.asked("choose").player, t.asked().about]).toEqual(["beginningOfCombat", 1, "defendingPlayer"]);
    },
    { seats: 4 },
  );
});
