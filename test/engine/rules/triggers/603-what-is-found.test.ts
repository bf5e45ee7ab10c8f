import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const KILL = `
  Test Kill {0}
  Instant
  Destroy target creature.`;

describe("400.7: what a triggered ability finds of its event", () => {
  scenario("400.7, 400.7e: one that triggered on entering does not find a card that has died since", (t) => {
    t.cards(`${KILL}

  Test Comer {0}
  Creature — Spirit
  1/1
  When this creature enters, return it to its owner's hand.`);
    t.hand(0, "Test Comer", "Test Kill");
    t.to("precombatMain");
    t.cast("Test Comer");
    t.resolve();
    t.cast("Test Kill", { targets: ["Test Comer"] });
    t.resolveAll();
    expect([t.count(0, "hand"), t.count(0, "graveyard", "Test Comer")]).toEqual([0, 1]);
  });

  scenario("400.7, 400.7e: one that triggered on dying finds the card in the graveyard", (t) => {
    t.cards(`${KILL}

  Test Goer {0}
  Creature — Spirit
  1/1
  When this creature dies, return it to its owner's hand.`);
    t.battlefield(0, "Test Goer");
    t.hand(0, "Test Kill");
    t.to("precombatMain");
    t.cast("Test Kill", { targets: ["Test Goer"] });
    t.resolveAll();
    expect(t.count(0, "hand", "Test Goer")).toBe(1);
  });

  scenario("400.7: one that triggered as a land was tapped for mana does not find it once it was sacrificed", (t) => {
    t.cards(`
  Test Vein
  Land
  {T}, Sacrifice this land: Add {C}{C}.

  Test Cauldron {0}
  Artifact
  Whenever a land is tapped for mana, return it to its owner's hand.`);
    t.battlefield(0, "Test Cauldron", "Test Vein");
    t.to("precombatMain");
    t.activate("Test Vein");
    t.resolveAll();
    expect([t.count(0, "hand"), t.count(0, "graveyard", "Test Vein")]).toEqual([0, 1]);
  });

  scenario("113.6m, 603.6e: an Aura that returns as what it enchants leaves is found where it went", (t) => {
    t.cards(`
  Test Genju {0}
  Enchantment — Aura
  Enchant creature
  When enchanted creature is put into a graveyard, you may return this card from your graveyard to your hand.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Genju", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Genju", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Slayer", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.count(0, "hand", "Test Genju")).toBe(1);
  });
});
