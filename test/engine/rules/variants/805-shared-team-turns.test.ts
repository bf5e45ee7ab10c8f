import { describe, expect } from "vitest";
import { view } from "../../../../lib/engine/index.ts";
import { scenario } from "../../../support/scenario.ts";
import { instant, oneTarget, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const FOUR = { seats: 4 };
const CARDS = `
  Test Toll {W}
  Enchantment
  At the beginning of each player's upkeep, that player loses 1 life.

  Test Bell {W}
  Enchantment
  At the beginning of each player's upkeep, you gain 1 life.

  Test Morning {W}
  Enchantment
  At the beginning of your upkeep, you gain 1 life.

  Test Again {0}
  Sorcery
  Take an extra turn after this one.

  Test Both {0}
  Sorcery
  Each player skips their next untap step.

  Test Idle {0}
  Sorcery
  Target player skips their next turn.

  Test Puppet {0}
  Sorcery
  You control target player during that player's next turn.

  Test Loner {0}
  Creature — Cat
  2/2
  This creature can't attack alone.

  Test Guard {0}
  Creature — Human
  1/1
  At the beginning of combat on your turn, target opponent gains 1 life.

  Test Study {0}
  Sorcery
  Each player draws a card.

  Test Levy {0}
  Creature — Human
  1/1
  Whenever you attack, you gain 1 life.

  Test Snare {0}
  Creature — Spider
  1/4
  Whenever this creature blocks a creature, that creature's controller loses 1 life.

  Test Saga {0}
  Enchantment — Saga
  (As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)
  I, II, III — You gain 1 life.`;

/** Two teams that share their turns, and nothing else. */
function pairs(t: TestGame): void {
  t.cards(CARDS);
  t.options({
    sharedTeamTurns: true,
    teams: [
      [0, 1],
      [2, 3],
    ],
  });
}

describe("805: shared team turns", () => {
  scenario(
    "805.4, 805.4a, 102.1: teams take turns; each player of the active team is an active player",
    (t) => {
      pairs(t);
      t.to("precombatMain");
      expect(view(t.game, null).turn).toMatchObject({ active: 0, team: [0, 1] });
      t.to("precombatMain");
      expect([t.turn.number, view(t.game, null).turn.team]).toEqual([2, [2, 3]]);
      t.to("precombatMain");
      expect(view(t.game, null).turn.team).toEqual([0, 1]);
    },
    FOUR,
  );

  scenario(
    "805.4b, 504.1, 805.6a, 121.2d: each player of the team draws; then of each other team",
    (t) => {
      pairs(t);
      t.hand(0, "Test Study");
      t.to("precombatMain");
      expect([0, 1, 2, 3].map((seat) => t.count(seat, "hand"))).toEqual([2, 1, 0, 0]);
      t.cast("Test Study");
      t.resolve();
      expect([0, 1, 2, 3].map((seat) => t.count(seat, "hand"))).toEqual([2, 2, 1, 1]);
    },
    FOUR,
  );

  scenario(
    "805.4c, 305.2: each player of the team may play a land",
    (t) => {
      pairs(t);
      t.hand(0, "Forest");
      t.hand(1, "Island");
      t.to("precombatMain");
      t.playLand("Forest");
      t.pass();
      t.playLand("Island");
      expect([t.asked().player, t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([1, 1, 1]);
      expect(t.can("playLand", "Plains")).toBe(false);
    },
    FOUR,
  );

  scenario(
    "805.4d, 603.2: “that player” triggers for each of them; what speaks of nobody triggers once",
    (t) => {
      pairs(t);
      t.battlefield(2, "Test Toll", "Test Bell");
      t.battlefield(1, "Test Morning");
      t.asked("order");
      t.order(0, 1, 2);
      t.resolveAll();
      expect([0, 1, 2, 3].map(t.lifeOf)).toEqual([19, 20, 21, 20]);
    },
    FOUR,
  );

  scenario(
    "805.5, 805.5a, 805.5b, 117.6: a team has priority until none of it wants to do anything",
    (t) => {
      pairs(t);
      t.hand(1, "Test Salve");
      t.hand(3, "Test Salve");
      t.to("precombatMain");
      expect(t.asked().player).toBe(0);
      t.pass();
      expect(t.asked().player).toBe(1);
      t.cast("Test Salve");
      // Whoever acted is asked first, then the rest of the team.
      expect(t.asked().player).toBe(1);
      t.pass();
      expect(t.asked().player).toBe(0);
      t.pass();
      expect(t.asked().player).toBe(2);
      t.pass();
      t.cast("Test Salve");
      t.pass(2);
      expect([t.asked().player, t.stackSize]).toEqual([0, 2]);
      t.pass(2);
      expect([t.asked().player, t.stackSize, t.lifeOf(3)]).toEqual([0, 1, 23]);
    },
    FOUR,
  );

  scenario(
    "805.7, 805.2, 603.3b: the primary player orders what several of the team have triggered",
    (t) => {
      pairs(t);
      t.battlefield(0, "Test Morning");
      t.battlefield(1, "Test Morning");
      const { player, items } = t.asked("order");
      expect([player, items.length]).toEqual([0, 2]);
      t.order(1, 0);
      expect(t.game.state.stack.map((id) => t.game.state.objects[id]!.controller)).toEqual([1, 0]);
    },
    FOUR,
  );

  scenario(
    "805.8, 500.7: an extra turn is the team's",
    (t) => {
      pairs(t);
      t.hand(1, "Test Again");
      t.to("precombatMain");
      t.pass();
      t.cast("Test Again");
      t.resolve();
      t.to("precombatMain");
      expect([t.turn.number, t.turn.active]).toEqual([2, 0]);
      t.to("precombatMain");
      expect(t.turn.active).toBe(2);
    },
    FOUR,
  );

  scenario(
    "805.8: what one effect has both players of a team skip the team skips once",
    (t) => {
      pairs(t);
      t.hand(0, "Test Both");
      t.battlefield(2, "Test Bear");
      t.battlefield(3, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Both");
      t.resolve();
      expect(t.game.state.players.map(({ skips = [] }) => skips.length)).toEqual([1, 0, 1, 0]);
    },
    FOUR,
  );

  scenario(
    "805.8: a player told to skip a turn takes the whole team's with it",
    (t) => {
      pairs(t);
      t.hand(0, "Test Idle");
      t.to("precombatMain");
      t.cast("Test Idle", { targets: [3] });
      t.resolve();
      t.to("precombatMain");
      expect([t.turn.number, t.turn.active]).toEqual([2, 0]);
    },
    FOUR,
  );

  scenario(
    "805.8, 720.1: who controls a player controls that player's team",
    (t) => {
      pairs(t);
      t.hand(0, "Test Puppet");
      t.to("precombatMain");
      t.cast("Test Puppet", { targets: [3] });
      t.resolve();
      t.to("upkeep");
      const { player, decidedBy } = t.asked();
      expect([player, decidedBy]).toEqual([2, 0]);
      t.pass();
      expect([t.asked().player, t.asked().decidedBy]).toEqual([3, 0]);
    },
    FOUR,
  );

  scenario(
    "805.10a, 805.10b, 506.2b: the team attacks as one, each player with their creatures",
    (t) => {
      pairs(t);
      t.battlefield(0, "Test Bear");
      t.battlefield(1, "Test Ox");
      t.attack(["Test Bear", 2]);
      const { player, attackers } = t.asked("attackers");
      expect([player, attackers.map(({ defenders }) => defenders)]).toEqual([1, [[2, 3]]]);
      t.attack(["Test Ox", 2]);
      t.to("endOfCombat");
      expect([t.lifeOf(2), t.lifeOf(3)]).toEqual([16, 20]);
    },
    FOUR,
  );

  scenario(
    "805.10b, 805.2: where what they declare is not legal as a whole, the primary player decides",
    (t) => {
      pairs(t);
      t.battlefield(0, "Test Loner");
      t.battlefield(1, "Test Bear");
      t.attack(["Test Loner", 2]);
      t.attack();
      const { player, attackers } = t.asked("attackers");
      expect([player, attackers.length]).toEqual([0, 2]);
      const [loner] = t.ids(0, "battlefield");
      expect(t.refused({ ask: "attackers", attacks: [{ attacker: loner!, defender: 2 }] })).toMatchObject({
        rule: "508.1c",
      });
      t.attack(["Test Loner", 2], ["Test Bear", 3]);
      t.to("endOfCombat");
      expect([t.lifeOf(2), t.lifeOf(3)]).toEqual([18, 18]);
    },
    FOUR,
  );

  scenario(
    "805.10b, 508.1h: what a player cannot pay for is refused as they declare it, so that no teammate is stuck with it",
    (t) => {
      pairs(t);
      t.cards(`
        Test Gatekeeper
        Artifact
        Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.

        Test Tapper
        Creature — Elf
        {T}: Add {G}.
        1/1`);
      t.battlefield(0, "Test Tapper");
      t.battlefield(1, "Test Ox");
      t.battlefield(2, "Test Gatekeeper");
      t.to("declareAttackers");
      // 508.1f: it is tapped before it could pay for itself.
      const [tapper] = t.ids(0, "battlefield", "Test Tapper");
      const declared = { ask: "attackers", attacks: [{ attacker: tapper!, defender: 2 }] } as const;
      expect(t.refused(declared)).toMatchObject({ code: "cannot-pay" });
      t.attack(["Test Tapper", 3]);
      expect(
        t.refused({ ask: "attackers", attacks: [{ attacker: t.ids(1, "battlefield", "Test Ox")[0]!, defender: 2 }] }),
      ).toMatchObject({ code: "cannot-pay" });
      t.attack(["Test Ox", 3]);
      expect(t.game.state.combat!.attackers).toHaveLength(2);
    },
    FOUR,
  );

  scenario(
    "805.10d, 509.1d: the same of blocks",
    (t) => {
      pairs(t);
      t.cards(`
        Test Dues
        Enchantment
        Creatures can't block unless their controller pays {1} for each blocking creature they control.`);
      t.battlefield(0, "Test Ox");
      t.battlefield(1, "Test Dues");
      t.battlefield(2, "Test Bear");
      t.battlefield(3, "Test Bear");
      t.attack(["Test Ox", 2]);
      t.pass(4);
      const [ox] = t.ids(0, "battlefield", "Test Ox");
      const [bear] = t.ids(2, "battlefield", "Test Bear");
      expect(t.asked("blockers").player).toBe(2);
      expect(t.refused({ ask: "blockers", blocks: [{ blocker: bear!, attacker: ox! }] })).toMatchObject({
        code: "cannot-pay",
      });
    },
    FOUR,
  );

  scenario(
    "805.10b: creatures of both may keep each other company",
    (t) => {
      pairs(t);
      t.battlefield(0, "Test Loner");
      t.battlefield(1, "Test Bear");
      t.attack(["Test Loner", 2]);
      t.attack(["Test Bear", 3]);
      expect(t.game.state.combat!.attackers.map(({ controller }) => controller)).toEqual([0, 1]);
    },
    FOUR,
  );

  scenario(
    "805.10c: an ability of a blocking creature means the player whose creature it blocks",
    (t) => {
      pairs(t);
      t.battlefield(1, "Test Bear");
      t.battlefield(3, "Test Snare");
      t.attack(["Test Bear", 2]);
      t.pass(4);
      t.block(["Test Snare", "Test Bear"]);
      t.resolveAll();
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 19]);
    },
    FOUR,
  );

  scenario(
    "805.10d, 805.10e: creatures of the defending team block for each other; the defending player stays the one attacked",
    (t) => {
      pairs(t);
      t.battlefield(0, "Test Bear", "Test Ogre");
      t.battlefield(2, "Test Cub");
      t.battlefield(3, "Test Ox");
      t.attack(["Test Bear", 2], ["Test Ogre", 2]);
      t.pass(4);
      expect(t.asked("blockers").player).toBe(2);
      t.block();
      expect(t.asked("blockers").player).toBe(3);
      t.block(["Test Ox", "Test Bear"]);
      t.to("endOfCombat");
      expect([t.lifeOf(2), t.lifeOf(3)]).toEqual([16, 20]);
    },
    FOUR,
  );

  scenario(
    "805.10f, 805.10g, 509.2, 510.1: the attacking team orders and assigns, then the defending team",
    (t) => {
      pairs(t);
      t.battlefield(1, "Test Ogre");
      t.battlefield(2, "Test Cub");
      t.battlefield(3, "Test Raider");
      t.attack(["Test Ogre", 2]);
      t.pass(4);
      t.block(["Test Cub", "Test Ogre"]);
      t.block(["Test Raider", "Test Ogre"]);
      const { player, about } = t.asked("order");
      expect([player, about]).toEqual([1, "damageOrder"]);
      t.order(0, 1);
      t.pass(4);
      expect([t.asked("divide").player, t.asked().about]).toEqual([1, "damage"]);
      t.divide(2, 2);
      expect([t.count(1, "graveyard"), t.count(2, "graveyard"), t.count(3, "graveyard")]).toEqual([1, 1, 1]);
    },
    FOUR,
  );

  scenario(
    "508.3d, 805.10a: each attacking player attacks",
    (t) => {
      pairs(t);
      t.battlefield(0, "Test Levy");
      t.battlefield(1, "Test Levy", "Test Bear");
      t.attack();
      t.attack(["Test Bear", 2]);
      t.resolveAll();
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 21]);
    },
    FOUR,
  );

  scenario(
    "302.6, 805.4a: what came under a player's control before the team's turn can attack",
    (t) => {
      pairs(t);
      t.hand(1, "Test Cub");
      t.to("precombatMain");
      t.pass();
      t.cast("Test Cub");
      t.resolve();
      t.to("declareAttackers");
      expect(t.asked().ask).toBe("priority");
      t.to("beginningOfCombat", 3);
      t.pass(4);
      expect(t.asked("attackers").player).toBe(1);
    },
    FOUR,
  );

  scenario(
    "502.3, 714.3b, 514.1: untapping, Sagas and discarding are each active player's",
    (t) => {
      pairs(t);
      t.permanentWith(0, "Test Bear", { tapped: true });
      t.permanentWith(1, "Test Ox", { tapped: true });
      t.battlefield(1, "Test Saga");
      for (let i = 0; i < 7; i++) t.hand(1, "Plains");
      t.to("precombatMain");
      t.resolveAll();
      expect([t.see("Test Bear").tapped, t.see("Test Ox").tapped, t.lifeOf(1)]).toEqual([false, false, 21]);
      t.to("end");
      t.pass(4);
      const { player, about, min } = t.asked("choose");
      expect([player, about, min]).toEqual([1, "discard", 1]);
    },
    FOUR,
  );

  scenario(
    "502.2a: it becomes night if no player of the previous turn's team cast a spell, day if one of them cast two",
    (t) => {
      pairs(t);
      t.define(sorcery("Test Dawn", [{ do: "setDayNight", to: "day" }]));
      t.hand(0, "Test Dawn");
      t.hand(3, "Test Salve", "Test Salve");
      t.to("precombatMain");
      t.cast("Test Dawn");
      t.resolve();
      // Player 0 has cast a spell, player 1 has not.
      t.to("precombatMain", 2);
      expect(t.game.state.dayNight).toBe("day");
      t.to("precombatMain", 3);
      expect(t.game.state.dayNight).toBe("night");
      t.to("precombatMain", 4);
      t.pass();
      t.cast("Test Salve");
      t.cast("Test Salve");
      t.resolveAll();
      t.to("precombatMain", 5);
      expect(t.game.state.dayNight).toBe("day");
    },
    FOUR,
  );

  scenario(
    "805.6, 101.4: choices are made by the active team first, then by each other team in turn order",
    (t) => {
      pairs(t);
      t.cards(`
        Test Levying {0}
        Sorcery
        Each player sacrifices a creature of their choice.`);
      for (const seat of [0, 1, 2, 3]) t.battlefield(seat, "Test Bear", "Test Ox");
      t.hand(3, "Test Levying");
      t.to("precombatMain", 2);
      t.pass();
      t.cast("Test Levying");
      t.resolve();
      const asked: number[] = [];
      for (let i = 0; i < 4; i++) {
        asked.push(t.asked("choose").player);
        t.choose("Test Ox");
      }
      expect(asked).toEqual([2, 3, 0, 1]);
    },
    FOUR,
  );

  scenario(
    "805.9: of several active players the controller of an ability says which it is about",
    (t) => {
      pairs(t);
      t.define(instant("Test Tax", [{ do: "loseLife", who: { who: "activePlayer" }, amount: 2 }]));
      t.hand(2, "Test Tax");
      t.to("precombatMain");
      t.pass(2);
      t.cast("Test Tax");
      t.resolve();
      expect([t.asked("choose").player, t.asked("choose").from]).toEqual([2, [0, 1]]);
      t.choose(1);
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 18]);
    },
    FOUR,
  );

  scenario(
    "508.7e, 801.3: what is attacked instead is within range as well",
    (t) => {
      const bear = { what: "target", slot: 0 } as const;
      t.options({ rangeOfInfluence: [1, 1, 1, 1] });
      t.define(
        instant("Test Turn", [{ do: "reselectAttacked", what: bear, among: "any" }], [oneTarget({ is: "attacking" })]),
      );
      t.hand(0, "Test Turn");
      t.battlefield(0, "Test Bear");
      t.attack(["Test Bear", 1]);
      t.cast("Test Turn");
      t.resolve();
      expect(t.asked("choose").from).toEqual([1, 3]);
    },
    FOUR,
  );

  scenario(
    "508.7d: where one player is the defending player, nobody else is attacked instead",
    (t) => {
      const bear = { what: "target", slot: 0 } as const;
      t.options({ attack: "one" });
      t.define(
        instant("Test Turn", [{ do: "reselectAttacked", what: bear, among: "any" }], [oneTarget({ is: "attacking" })]),
      );
      t.hand(0, "Test Turn");
      t.battlefield(0, "Test Bear");
      t.to("precombatMain");
      t.pass(4);
      t.choose(2);
      t.attack(["Test Bear", 2]);
      t.cast("Test Turn");
      t.resolve();
      expect([t.asked().ask, t.game.state.combat!.attackers[0]!.defender]).toEqual(["priority", 2]);
    },
    FOUR,
  );

  scenario(
    "805.4a, 805.4b: what a player does in each of their turns each player of the active team does",
    (t) => {
      pairs(t);
      t.cards(`
        Test Diviner {0}
        Artifact
        Reveal the first card you draw on each of your turns. Whenever you reveal a creature card this way, you gain 3 life.`);
      t.battlefield(3, "Test Diviner");
      t.library(3, "Test Cub");
      t.to("draw", 2);
      expect(t.log.filter(({ code }) => code === "reveal")).toHaveLength(1);
      t.resolveAll();
      expect(t.lifeOf(3)).toBe(23);
    },
    FOUR,
  );
});
