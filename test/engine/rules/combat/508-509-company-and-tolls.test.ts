import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";
import type { TestGame } from "../../../support/testGame.ts";

/** 508.1c, 509.1b: creatures that attack or block only together with others; 508.1h, 509.1d: what that costs. */

const CARDS = `
  Test Ogre {0}
  Creature — Ogre
  This creature can't attack unless a creature with greater power also attacks.
  This creature can't block unless at least one other creature blocks.
  3/3

  Test Giant {0}
  Creature — Giant
  4/4

  Test Cub {0}
  Creature — Bear
  2/2`;

describe("508.1c, 509.1b: only in company", () => {
  scenario("508.1c: with one of greater power, and with no other", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Ogre", "Test Giant", "Test Cub");
    t.to("declareAttackers");
    const [ogre, cub] = [t.ids(0, "battlefield", "Test Ogre")[0]!, t.ids(0, "battlefield", "Test Cub")[0]!];
    const attacks = [ogre, cub].map((attacker) => ({ attacker, defender: 1 }));
    expect(t.refused({ ask: "attackers", attacks }).rule).toBe("508.1c");
    t.attack("Test Ogre", "Test Giant");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(13);
  });

  scenario("509.1b: with any other that blocks", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Cub", "Test Giant");
    t.battlefield(1, "Test Ogre", "Test Cub");
    t.to("declareAttackers");
    t.attack("Test Giant", "Test Cub");
    t.to("declareBlockers");
    expect(t.refused(t.blocks(["Test Ogre", "Test Giant"])).rule).toBe("509.1b");
    t.block(["Test Ogre", "Test Giant"], ["Test Cub", "Test Cub"]);
    t.to("postcombatMain");
    expect([t.lifeOf(1), t.count(1, "graveyard")]).toEqual([20, 2]);
  });
});

describe("509.1d: costs of blocking", () => {
  const SLY = `

  Test Sly {0}
  Creature — Fox
  This creature can't be blocked unless defending player pays 3 life for each creature they control that's blocking it.
  2/2`;
  scenario("509.1d: to block this one, and no other", (t) => {
    t.cards(`${CARDS}${SLY}`);
    t.battlefield(0, "Test Sly", "Test Cub");
    t.battlefield(1, "Test Giant", "Test Giant");
    t.to("declareAttackers");
    t.attack("Test Sly", "Test Cub");
    t.to("declareBlockers");
    const [one, other] = t.ids(1, "battlefield", "Test Giant");
    const [sly, cub] = [t.ids(0, "battlefield", "Test Sly")[0]!, t.ids(0, "battlefield", "Test Cub")[0]!];
    t.answer({
      ask: "blockers",
      blocks: [
        { blocker: one!, attacker: sly },
        { blocker: other!, attacker: cub },
      ],
    });
    t.to("postcombatMain");
    expect([t.lifeOf(1), t.count(0, "graveyard")]).toEqual([17, 2]);
  });

  scenario("509.1c-d: nobody has to pay to obey a requirement", (t) => {
    t.cards(`${CARDS}${SLY}

      Test Goad {0}
      Enchantment
      Creatures your opponents control block each combat if able.`);
    t.battlefield(0, "Test Sly", "Test Goad");
    t.battlefield(1, "Test Giant");
    t.to("declareAttackers");
    t.attack("Test Sly");
    t.to("declareBlockers");
    t.answer({ ask: "blockers", blocks: [] });
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
  });
});

const isOut = (t: TestGame, name: string): boolean =>
  t.game.state.objects[t.ids(0, "battlefield", name)[0]!]!.phasedOut !== undefined;

describe("101.2: what permanents can't do", () => {
  scenario("702.122a: none that can't crew is tapped for it", (t) => {
    t.cards(`${CARDS}

      Test Arrest {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't attack, block, or crew Vehicles, and its activated abilities can't be activated unless they're mana abilities.

      Test Cart {0}
      Artifact — Vehicle
      Crew 3
      5/5`);
    t.hand(0, "Test Arrest");
    t.battlefield(0, "Test Giant", "Test Cart");
    t.to("precombatMain", 1);
    expect(t.can("activate", "Test Cart")).toBe(true);
    t.cast("Test Arrest", { targets: ["Test Giant"] });
    t.resolve();
    expect(t.can("activate", "Test Cart")).toBe(false);
  });

  scenario("702.26c: what can't phase out stays, and what is attached to it", (t) => {
    t.cards(`
      Test Anchor {0}
      Artifact
      Creatures can't phase out.

      Test Mist {0}
      Instant
      Target permanent phases out.

      Test Ghost {0}
      Creature — Spirit
      Phasing
      2/2`);
    t.hand(0, "Test Mist", "Test Mist");
    t.battlefield(0, "Test Anchor", "Test Ghost");
    t.to("precombatMain", 1);
    expect(isOut(t, "Test Ghost")).toBe(false);
    t.cast("Test Mist", { targets: ["Test Ghost"] });
    t.resolve();
    expect(isOut(t, "Test Ghost")).toBe(false);
    t.cast("Test Mist", { targets: ["Test Anchor"] });
    t.resolve();
    expect(isOut(t, "Test Anchor")).toBe(true);
  });
});
