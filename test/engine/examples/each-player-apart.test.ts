import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("101.4: what each player chooses decides what that player does", () => {
  scenario("101.4: a number of one's own, one player after the other", (t) => {
    kit(t);
    t.cards(`
      Test Wager {0}
      Sorcery
      Each player chooses a number between 1 and 5 and loses that much life.`);
    t.hand(0, "Test Wager");
    t.to("precombatMain");
    t.cast("Test Wager");
    t.pass(2);
    t.number(2);
    t.number(5);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 15]);
  });

  scenario("101.4, 607.2d: a creature type of one's own, and cards of that type", (t) => {
    kit(t);
    t.cards(`
      Test Gleaner {0}
      Creature — Beast
      When this creature enters, each player chooses a creature type and returns any number of cards of that type from their graveyard to their hand.
      5/7`);
    t.hand(0, "Test Gleaner");
    t.graveyard(0, "Test Bear", "Test Bear", "Test Ogre");
    t.graveyard(1, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Gleaner");
    t.resolve();
    t.pass(2);
    t.option("Bear");
    t.choose("Test Bear", "Test Bear");
    t.option("Ogre");
    t.choose("Test Ogre");
    expect([0, 1].map((seat) => [t.count(seat, "hand", "Test Bear"), t.count(seat, "hand", "Test Ogre")])).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });

  scenario("701.59a: who forages does it with things of their own", (t) => {
    kit(t);
    t.cards(`
      Test Foragers {0}
      Sorcery
      Each player forages.`);
    t.hand(0, "Test Foragers");
    for (const seat of [0, 1]) t.graveyard(seat, "Test Bear", "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Foragers");
    settle(t);
    expect([0, 1].map((seat) => t.count(seat, "exile", "Test Bear"))).toEqual([3, 3]);
  });
});

describe("701.44a: whoever is told to amasses", () => {
  scenario("701.44a: an Army of the player who controlled what was destroyed", (t) => {
    kit(t);
    t.cards(`
      Test Ruin {0}
      Sorcery
      Destroy target creature. Its controller amasses Goblins X, where X is that creature's power. If you controlled that permanent, you gain 1 life.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Ruin", "Test Ruin");
    t.to("precombatMain");
    t.cast("Test Ruin", { targets: ["Test Ogre"] });
    settle(t);
    t.cast("Test Ruin", { targets: ["Test Bear"] });
    settle(t);
    expect([0, 1].map((seat) => t.count(seat, "battlefield", "Goblin Army Token"))).toEqual([1, 1]);
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("109.5: what others do in the same words is theirs", () => {
  scenario(
    "109.5, 111.10: a token that somebody else creates adds mana for whoever controls it",
    (t) => {
      kit(t);
      t.cards(`
        Test Opulence {0}
        Enchantment — Aura Curse
        Enchant player
        Whenever enchanted player is attacked, create a Gold token. Each opponent attacking that player does the same.`);
      t.battlefield(1, "Test Bear");
      t.hand(0, "Test Opulence");
      t.to("precombatMain");
      t.cast("Test Opulence", { targets: [2] });
      t.resolve();
      t.to("declareAttackers", 2);
      t.attack(["Test Bear", 2]);
      settle(t);
      t.activate("Gold Token");
      t.option("{G}");
      expect([t.count(0, "battlefield", "Gold Token"), t.game.state.players[1]!.mana.length]).toEqual([1, 1]);
    },
    { seats: 3 },
  );
});
