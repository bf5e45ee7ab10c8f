import { describe, expect } from "vitest";
import { kit } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import { settle } from "../../../support/settle.ts";

const REVIVE = `
  Test Revival {0}
  Enchantment — Aura
  Enchant creature card in a graveyard
  When this Aura enters, if it's on the battlefield, it loses "enchant creature card in a graveyard" and gains "enchant creature put onto the battlefield with this Aura." Return enchanted creature card to the battlefield under your control and attach this Aura to it. When this Aura leaves the battlefield, that creature's controller sacrifices it.
  Enchanted creature gets -1/-0.

  Test Wash {0}
  Instant
  Return target enchantment to its owner's hand.

  Test Purge {0}
  Instant
  Exile target card from a graveyard.`;

describe("303.4: Auras on cards, and what becomes an Aura", () => {
  scenario(
    "303.4, 702.5a, 607.2c: an Aura enchants a card in a graveyard, then the creature it has put onto the battlefield",
    (t) => {
      t.cards(REVIVE);
      t.graveyard(1, "Test Ogre");
      t.hand(0, "Test Revival", "Test Wash");
      t.battlefield(1, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Revival", { targets: ["Test Ogre"] });
      t.resolve();
      expect(t.count(1, "graveyard")).toBe(1);
      t.resolveAll();
      expect(t.see("Test Ogre")).toMatchObject({ controller: 0, power: 3 });
      t.cast("Test Wash", { targets: ["Test Revival"] });
      t.resolveAll();
      expect([t.count(0, "hand", "Test Revival"), t.count(1, "graveyard", "Test Ogre")]).toEqual([1, 1]);
    },
  );

  scenario(
    "704.5m: if the card has left the graveyard first, the Aura is put into its owner's graveyard and does nothing",
    (t) => {
      t.cards(REVIVE);
      t.graveyard(1, "Test Ogre");
      t.hand(0, "Test Revival", "Test Purge");
      t.to("precombatMain");
      t.cast("Test Revival", { targets: ["Test Ogre"] });
      t.resolve();
      t.cast("Test Purge", { targets: ["Test Ogre"] });
      t.resolveAll();
      expect([t.count(0, "battlefield"), t.count(0, "graveyard", "Test Revival"), t.count(1, "exile")]).toEqual([
        0, 1, 1,
      ]);
    },
  );

  scenario("613.1f: what returns as an Aura keeps no ability but those it is given", (t) => {
    t.cards(`
      Test Prowler {0}
      Creature — Cat
      First strike
      {G}: This creature gains indestructible until end of turn.
      When this creature dies, return it to the battlefield. It's an Aura enchantment with enchant creature you control and "{G}: Enchanted creature gains indestructible until end of turn," and it loses all other abilities.
      3/3

      Test Recall {0}
      Instant
      Return target creature to its owner's hand.`);
    kit(t);
    t.hand(0, "Test Murder", "Test Recall");
    t.battlefield(0, "Test Prowler", "Test Bear");
    t.lands(0, "Swamp", 1);
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Prowler"] });
    settle(t);
    const own = t
      .asked("priority")
      .actions.filter((one) => one.act === "activate" && t.nameOf(one.source) === "Test Prowler");
    expect([t.see("Test Prowler").subtypes, t.see("Test Prowler").keywords, own.length]).toEqual([
      ["Aura"],
      ["enchant"],
      1,
    ]);
    t.activate("Test Prowler");
    settle(t);
    expect(t.see("Test Bear").keywords).toEqual(["indestructible"]);
    // Its creature leaves, and it dies for good: the trigger is gone with the rest.
    t.cast("Test Recall", { targets: ["Test Bear"] });
    settle(t);
    expect([t.count(0, "battlefield", "Test Prowler"), t.count(0, "graveyard", "Test Prowler")]).toEqual([0, 1]);
  });

  const LICID = `
    Test Licid {0}
    Creature — Licid
    {0}, {T}: This creature loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target creature. You may pay {W} to end this effect.
    Enchanted creature gets +2/+2.
    {2}: You gain 1 life.
    1/1`;
  scenario("205.1a, 303.4d: a creature becomes an Aura and nothing else, without the ability that made it one", (t) => {
    t.cards(LICID);
    t.battlefield(0, "Test Licid", "Test Bear");
    t.lands(0, "Plains", 2);
    t.to("precombatMain");
    t.activate("Test Licid", { ability: 0, targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Licid")).toMatchObject({ types: ["enchantment"], subtypes: ["Aura"] });
    expect([t.see("Test Bear").power, t.can("activate", "Test Licid")]).toEqual([4, true]);
    const own = t
      .asked("priority")
      .actions.filter((one) => one.act === "activate" && t.nameOf(one.source) === "Test Licid");
    expect(own).toHaveLength(1);
  });

  scenario(
    "116.2c: its controller may end the effect any time with priority; it is a creature again, attached to nothing",
    (t) => {
      t.cards(LICID);
      t.battlefield(0, "Test Licid", "Test Bear");
      t.lands(0, "Plains", 1);
      t.to("precombatMain");
      t.activate("Test Licid", { ability: 0, targets: ["Test Bear"] });
      t.resolve();
      t.to("upkeep", 2);
      t.pass();
      t.special("endEffect");
      expect(t.see("Test Licid")).toMatchObject({ types: ["creature"], power: 1 });
      expect([t.see("Test Bear").power, t.count(0, "battlefield", "Test Licid"), t.game.state.stack.length]).toEqual([
        2, 1, 0,
      ]);
    },
  );

  scenario("116.2c: the effect can't be ended without the mana, nor by somebody else", (t) => {
    t.cards(LICID);
    t.battlefield(0, "Test Licid", "Test Bear");
    t.lands(1, "Plains", 1);
    t.to("precombatMain");
    t.activate("Test Licid", { ability: 0, targets: ["Test Bear"] });
    t.resolve();
    const specials = () => t.asked("priority").actions.filter((one) => one.act === "special");
    expect(specials()).toHaveLength(0);
    t.pass();
    expect([t.asked("priority").player, specials()]).toEqual([1, []]);
  });

  scenario(
    "307.5a, 603.7: what was cast when a sorcery couldn't have been is sacrificed in the next cleanup step",
    (t) => {
      t.cards(`
      Test Armor {0}
      Enchantment — Aura
      You may cast this spell as though it had flash. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step.
      Enchant creature
      Enchanted creature gets +1/+1.`);
      t.battlefield(0, "Test Bear");
      t.hand(0, "Test Armor", "Test Armor");
      t.cast("Test Armor", { targets: ["Test Bear"] });
      t.resolveAll();
      expect(t.see("Test Bear").power).toBe(3);
      t.to("precombatMain");
      t.cast("Test Armor", { targets: ["Test Bear"] });
      t.resolveAll();
      expect(t.see("Test Bear").power).toBe(4);
      t.to("upkeep", 2);
      expect([t.see("Test Bear").power, t.count(0, "graveyard", "Test Armor")]).toEqual([3, 1]);
    },
  );
});
