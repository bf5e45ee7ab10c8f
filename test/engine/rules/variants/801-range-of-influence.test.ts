import { describe, expect } from "vitest";
import { rangesOf } from "../../../../lib/engine/state/reach.ts";
import { scenario } from "../../../support/scenario.ts";
import { sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Quake {0}
  Sorcery
  Test Quake deals 2 damage to each creature.

  Test Drain {0}
  Sorcery
  Each opponent loses 2 life.

  Test Witness {1}{W}
  Creature — Human
  1/1
  Whenever another creature leaves the battlefield, you gain 1 life.

  Test Greeter {1}{W}
  Creature — Human
  1/1
  Whenever another creature enters, you gain 1 life.

  Test Herald {1}{W}
  Creature — Human
  1/1
  At the beginning of each upkeep, you gain 1 life.

  Test Crowd {1}{W}
  Creature — Human
  1/1
  This creature gets +1/+1 for each other creature on the battlefield.

  Test Anthem {W}
  Enchantment
  Creatures get +1/+1.

  Test Hush {W}
  Enchantment
  Prevent all damage that would be dealt by creatures.

  Test Fog {0}
  Instant
  Prevent all combat damage that would be dealt this turn.

  Test Mending {0}
  Instant
  Prevent the next 4 damage that would be dealt to any target this turn.

  Test Sorting {0}
  Sorcery
  Reveal the top two cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.

  Test Triumph {0}
  Sorcery
  You win the game.

  Test Realm {0}
  World Enchantment
  At the beginning of your upkeep, you gain 1 life.

  Test Well {0}
  Artifact
  {0}: You gain 1 life. Any player may activate this ability.

  Test Ribbon {0}
  Enchantment — Aura
  Enchant creature
  Enchanted creature gets +1/+1.

  Test Lure {0}
  Sorcery
  Gain control of target creature.

  Test Torment {0}
  Sorcery
  Target player sacrifices a creature of their choice.

  Test Spite {0}
  Sorcery
  Destroy target creature of an opponent's choice.

  Test Swerve {0}
  Instant
  The next 2 damage that would be dealt to target creature this turn is dealt to another target creature instead.

  Test Offer {0}
  Sorcery
  An opponent chooses one —
  • You gain 3 life.
  • Creatures you control get +1/+1 until end of turn.

  Test Swing {1}
  Artifact
  Whenever this artifact becomes tapped, untap it.
  Whenever this artifact becomes untapped, tap it.
  {T}: You gain 1 life.

  Test Record {0}
  Sorcery
  You gain 1 life for each creature that died this turn.`;

const FIVE = { seats: 5 };

/** Five players; everybody's influence reaches the next seats. */
function near(t: TestGame, range = 1): void {
  t.cards(CARDS);
  t.define(sorcery("Test Standstill", [{ do: "drawGame" }]));
  t.options({ rangeOfInfluence: [range, range, range, range, range] });
}

describe("801: limited range of influence", () => {
  scenario(
    "801.2, 801.2a, 801.2b: a range of so many seats on either side, one's own seat among them",
    (t) => {
      t.options({ rangeOfInfluence: [1, 2, null, 0, 1] });
      expect(rangesOf(t.game.state)).toEqual([[0, 1, 4], [0, 1, 2, 3, 4], [0, 1, 2, 3, 4], [3], [0, 3, 4]]);
    },
    FIVE,
  );

  scenario(
    "801.2c, 807.4h: whoever comes nearer by somebody's leaving is within range from the next turn on",
    (t) => {
      near(t);
      t.hand(0, "Test Bolt", "Test Bolt");
      t.to("precombatMain");
      t.concede(1);
      expect(t.game.state.reach![0]).toEqual([0, 1, 4]);
      t.cast("Test Bolt");
      expect(t.asked("choose").from).toEqual([0, 4]);
      t.choose(4);
      t.resolve();
      t.to("upkeep");
      expect(t.game.state.reach![0]).toEqual([0, 2, 4]);
    },
    FIVE,
  );

  scenario(
    "801.3, 801.2d: only opponents within range are attacked, their planeswalkers and the battles they protect",
    (t) => {
      near(t);
      t.battlefield(0, "Test Bear");
      t.battlefield(2, "Test Bear");
      t.to("beginningOfCombat");
      t.pass(5);
      expect(t.asked("attackers").attackers[0]!.defenders).toEqual([1, 4]);
      t.to("declareAttackers", 2);
    },
    FIVE,
  );

  scenario(
    "801.3: nobody attacks where no opponent is within range",
    (t) => {
      near(t, 0);
      t.battlefield(0, "Test Bear");
      t.to("end");
      expect([1, 2, 3, 4].map(t.lifeOf)).toEqual([20, 20, 20, 20]);
    },
    FIVE,
  );

  scenario(
    "801.4: what is out of range is no target",
    (t) => {
      near(t);
      t.hand(0, "Test Bolt");
      for (const seat of [1, 2, 3, 4]) t.battlefield(seat, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Bolt");
      expect(new Set(t.asked("choose").from)).toEqual(
        new Set([0, 1, 4, ...t.ids(1, "battlefield"), ...t.ids(4, "battlefield")]),
      );
    },
    FIVE,
  );

  scenario(
    "801.5a: who chooses a target of somebody else's ability chooses what both reach",
    (t) => {
      near(t);
      t.hand(0, "Test Spite");
      for (const seat of [0, 1, 2, 4]) t.battlefield(seat, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Spite");
      t.choose(1);
      const { player, from } = t.asked("choose");
      expect(player).toBe(1);
      expect(new Set(from)).toEqual(new Set([...t.ids(0, "battlefield"), ...t.ids(1, "battlefield")]));
    },
    FIVE,
  );

  scenario(
    "801.5c: where no opponent is within range, the nearest to the left makes the choice",
    (t) => {
      t.cards(CARDS);
      t.options({
        rangeOfInfluence: [1, 1, 1, 1, 1, 1],
        teams: [
          [5, 0, 1],
          [2, 3, 4],
        ],
      });
      t.hand(0, "Test Sorting");
      t.to("precombatMain");
      t.cast("Test Sorting");
      t.resolve();
      expect(t.asked().player).toBe(2);
    },
    { seats: 6 },
  );

  scenario(
    "801.6: abilities of objects out of range can't be activated",
    (t) => {
      near(t);
      t.battlefield(1, "Test Well");
      t.to("precombatMain");
      expect(t.can("activate", "Test Well")).toBe(true);
      t.pass(2);
      expect(t.asked().player).toBe(2);
      expect(t.can("activate", "Test Well")).toBe(true);
      t.pass();
      expect(t.can("activate", "Test Well")).toBe(false);
    },
    FIVE,
  );

  scenario(
    "801.7, 801.11: an ability triggers only on what happens within range of its source's controller",
    (t) => {
      near(t);
      t.battlefield(0, "Test Herald", "Test Greeter");
      t.hand(1, "Test Cub");
      t.hand(2, "Test Cub");
      t.to("precombatMain");
      expect(t.lifeOf(0)).toBe(21);
      t.to("precombatMain", 2);
      t.cast("Test Cub");
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(23);
      t.to("precombatMain", 3);
      t.cast("Test Cub");
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(23);
    },
    FIVE,
  );

  scenario(
    "801.7a: leaving the battlefield is looked at as it was before: by whose it was, not by where it goes",
    (t) => {
      near(t);
      t.battlefield(0, "Test Witness");
      t.battlefield(2, "Test Witness", "Test Bear");
      t.hand(1, "Test Lure", "Test Slayer");
      t.to("precombatMain", 2);
      t.cast("Test Lure", { targets: ["Test Bear"] });
      t.resolve();
      t.cast("Test Slayer", { targets: ["Test Bear"] });
      t.resolve();
      t.resolveAll();
      // Of player 2's bear under player 1's control; the graveyard it goes to is out of player 0's range.
      expect([t.count(2, "graveyard", "Test Bear"), t.lifeOf(0), t.lifeOf(2)]).toEqual([1, 21, 21]);
    },
    FIVE,
  );

  scenario(
    "801.8: an Aura on a creature that has gone out of range is put into the graveyard",
    (t) => {
      near(t);
      t.hand(0, "Test Ribbon");
      t.battlefield(1, "Test Bear");
      t.hand(2, "Test Lure");
      t.to("precombatMain");
      t.cast("Test Ribbon", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.see("Test Bear").power).toBe(3);
      t.to("precombatMain", 3);
      t.cast("Test Lure", { targets: ["Test Bear"] });
      t.resolve();
      expect([t.see("Test Bear").power, t.count(0, "graveyard", "Test Ribbon")]).toEqual([2, 1]);
    },
    FIVE,
  );

  scenario(
    "801.9: an Equipment there comes off, and stays on the battlefield",
    (t) => {
      near(t);
      t.battlefield(0, "Test Bear");
      t.permanentWith(0, "Test Blade", { attachedTo: 0 });
      t.hand(1, "Test Lure");
      t.hand(2, "Test Lure");
      t.to("precombatMain", 2);
      t.cast("Test Lure", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.see("Test Bear").power).toBe(4);
      t.to("precombatMain", 3);
      t.cast("Test Lure", { targets: ["Test Bear"] });
      t.resolve();
      expect([t.see("Test Bear").power, t.count(0, "battlefield", "Test Blade")]).toEqual([2, 1]);
    },
    FIVE,
  );

  scenario(
    "801.10: a spell does nothing to what is out of range; the rest works as usual",
    (t) => {
      near(t);
      t.hand(0, "Test Quake", "Test Drain");
      for (const seat of [0, 1, 2, 3, 4]) t.battlefield(seat, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Quake");
      t.resolve();
      expect([0, 1, 2, 3, 4].map((seat) => t.count(seat, "battlefield"))).toEqual([0, 0, 1, 1, 0]);
      t.cast("Test Drain");
      t.resolve();
      expect([0, 1, 2, 3, 4].map(t.lifeOf)).toEqual([20, 18, 20, 20, 18]);
    },
    FIVE,
  );

  scenario(
    "801.10, 801.11: a static ability reaches and counts what is within range of its controller",
    (t) => {
      near(t);
      t.battlefield(0, "Test Crowd", "Test Anthem");
      for (const seat of [1, 2, 3]) t.battlefield(seat, "Test Bear");
      t.to("precombatMain");
      expect(t.see("Test Crowd").power).toBe(3);
      expect([1, 2, 3].map((seat) => t.seeId(t.ids(seat, "battlefield")[0]!).power)).toEqual([3, 2, 2]);
    },
    FIVE,
  );

  scenario(
    "801.11: a spell that looks back sees no events out of range",
    (t) => {
      near(t);
      t.battlefield(1, "Test Bear");
      t.battlefield(3, "Test Bear");
      t.hand(2, "Test Slayer", "Test Slayer");
      t.hand(0, "Test Record");
      t.to("precombatMain");
      t.pass(2);
      t.cast("Test Slayer", { targets: [t.ids(1, "battlefield")[0]!] });
      t.cast("Test Slayer", { targets: [t.ids(3, "battlefield")[0]!] });
      t.resolveAll();
      expect(t.count(1, "graveyard") + t.count(3, "graveyard")).toBe(2);
      t.cast("Test Record");
      t.resolve();
      expect(t.lifeOf(0)).toBe(21);
    },
    FIVE,
  );

  scenario(
    "801.12, 704.5k: the world rule looks at worlds within range only",
    (t) => {
      near(t);
      t.battlefield(0, "Test Realm");
      t.hand(1, "Test Realm");
      t.hand(2, "Test Realm");
      t.to("precombatMain", 3);
      t.cast("Test Realm");
      t.resolve();
      expect([0, 1, 2].map((seat) => t.count(seat, "battlefield"))).toEqual([1, 0, 1]);
    },
    FIVE,
  );

  scenario(
    "801.12, 704.5k: of two within range of each other the older goes",
    (t) => {
      near(t);
      t.battlefield(0, "Test Realm");
      t.hand(1, "Test Realm");
      t.to("precombatMain", 2);
      t.cast("Test Realm");
      t.resolve();
      expect([0, 1].map((seat) => t.count(seat, "battlefield"))).toEqual([0, 1]);
    },
    FIVE,
  );

  scenario(
    "801.13, 801.13b: damage by creatures is prevented only by those within range",
    (t) => {
      near(t);
      t.battlefield(1, "Test Hush");
      t.battlefield(3, "Test Bear");
      t.battlefield(0, "Test Bear");
      // Player 2 is within range of player 1, player 3 is not.
      t.attack(["Test Bear", 1]);
      t.to("endOfCombat");
      expect(t.lifeOf(1)).toBe(20);
      t.to("declareAttackers", 4);
      t.attack(["Test Bear", 2]);
      t.to("endOfCombat");
      expect(t.lifeOf(2)).toBe(18);
    },
    FIVE,
  );

  scenario(
    "801.13b: damage to somebody within range is prevented, wherever it comes from",
    (t) => {
      near(t);
      t.hand(3, "Test Bolt");
      t.hand(1, "Test Mending");
      t.to("precombatMain", 4);
      t.cast("Test Bolt", { targets: [2] });
      t.pass(3);
      expect(t.asked().player).toBe(1);
      t.cast("Test Mending", { targets: [2] });
      t.resolveAll();
      expect(t.lifeOf(2)).toBe(20);
    },
    FIVE,
  );

  scenario(
    "801.13b: where neither is said, both source and recipient have to be within range",
    (t) => {
      near(t);
      t.battlefield(3, "Test Bear");
      t.battlefield(2, "Test Bear");
      t.hand(1, "Test Fog");
      t.to("declareAttackers", 4);
      t.attack(["Test Bear", 2]);
      t.pass(3);
      t.cast("Test Fog");
      t.resolve();
      t.to("endOfCombat");
      expect(t.lifeOf(2)).toBe(18);
    },
    FIVE,
  );

  scenario(
    "801.14, 104.3h: instead of winning, all opponents within range lose",
    (t) => {
      near(t);
      t.hand(0, "Test Triumph");
      t.to("precombatMain");
      t.cast("Test Triumph");
      t.resolve();
      expect(t.game.state.players.map(({ lost = false }) => lost)).toEqual([false, true, false, false, true]);
      expect(t.over).toBe(false);
    },
    FIVE,
  );

  scenario(
    "801.15, 104.4e, 104.5: a draw is one for the controller and all within range; the others play on",
    (t) => {
      near(t);
      t.hand(0, "Test Standstill");
      t.to("precombatMain");
      t.cast("Test Standstill");
      t.resolve();
      expect(t.game.state.players.map(({ drew = false }) => drew)).toEqual([true, true, false, false, true]);
      expect(t.asked("priority").player).toBe(2);
      t.concede(2);
      expect(t.winners).toEqual([3]);
    },
    FIVE,
  );

  scenario(
    "801.13a: what a replacement would make a spell do out of its controller's range, it does not",
    (t) => {
      near(t);
      t.hand(0, "Test Bolt");
      t.hand(1, "Test Swerve");
      t.battlefield(1, "Test Ogre");
      t.battlefield(2, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Bolt", { targets: ["Test Ogre"] });
      t.pass();
      t.cast("Test Swerve", { targets: ["Test Ogre", "Test Bear"] });
      t.resolveAll();
      expect([t.see("Test Ogre").damage, t.see("Test Bear").damage]).toEqual([1, 0]);
    },
    FIVE,
  );

  scenario(
    "801.5b: of options one chooses even those that refer to players out of range",
    (t) => {
      t.cards(CARDS);
      t.options({ rangeOfInfluence: [2, 2, 1, 2, 2] });
      t.hand(0, "Test Offer");
      t.to("precombatMain");
      t.cast("Test Offer");
      t.choose(2);
      const { player, options } = t.asked("option");
      expect([player, options.length]).toEqual([2, 2]);
      t.option("You gain 3 life.");
      t.resolve();
      expect(t.lifeOf(0)).toBe(23);
    },
    FIVE,
  );

  scenario(
    "801.16, 104.4f: a loop of mandatory actions is a draw for whose objects are in it and all within their ranges",
    (t) => {
      near(t);
      t.battlefield(0, "Test Swing");
      t.to("precombatMain");
      t.activate("Test Swing");
      while (!t.over && t.stackSize > 0) t.pass();
      expect(t.game.state.players.map(({ drew = false }) => drew)).toEqual([true, true, false, false, true]);
      expect(t.over).toBe(false);
      expect(t.asked("priority").player).toBe(2);
    },
    FIVE,
  );

  scenario(
    "801.17, 724.1: restarting the game is for all, out of range too",
    (t) => {
      near(t);
      t.cards(`
        Test Renewal {7}
        Legendary Planeswalker — Test
        +4: Exile target permanent.
        −1: Restart the game, leaving in exile all non-Aura permanent cards exiled with Test Renewal. Then put those cards onto the battlefield under your control.
        Loyalty 6`);
      t.battlefield(0, "Test Renewal");
      t.battlefield(2, "Test Bear");
      t.life(2, 3);
      t.to("precombatMain");
      t.activate("Test Renewal", { ability: 1 });
      t.resolve();
      while (t.asked().about === "mulligan") t.no();
      expect([0, 1, 2, 3, 4].map((seat) => [t.lifeOf(seat), t.count(seat, "battlefield")])).toEqual(
        Array.from({ length: 5 }, () => [20, 0]),
      );
      expect([t.game.state.turn.number, t.count(2, "hand")]).toEqual([1, 7]);
    },
    FIVE,
  );
});
