import { describe, expect } from "vitest";
import { creature, fight, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { Table } from "../../support/table.ts";

const castSubject = (t: Table, choices: Parameters<Table["cast"]>[1] = {}): void => {
  t.hand(0, "Test Subject");
  t.to("precombatMain");
  t.cast("Test Subject", choices);
  t.resolve();
};
/** Everything resolves; questions on the way are answered with yes and the first of each. */
function settle(t: Table): void {
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

describe("702: at the edges, later keywords", () => {
  scenario("702.5a, 702.5c: an Aura that enchants a quality falls off what loses it", (t) => {
    kit(t);
    t.cards(`Test Coat {G}
      Enchantment — Aura
      Enchant green creature
      Enchanted creature gets +1/+1.

      Test Dye {R}
      Instant
      Target creature becomes red until end of turn.`);
    t.battlefield(0, "Test Bear", "Forest", "Mountain");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Coat", "Test Dye");
    t.to("precombatMain");
    t.cast("Test Coat");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
    t.cast("Test Dye", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Coat")).toBe(1);
  });

  scenario("702.6a, 702.6d: equip moves it; an illegal target leaves it where it was", (t) => {
    kit(t);
    t.cards(`Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {1}`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Test Blade", "Forest", "Forest");
    t.battlefield(1, "Swamp");
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.activate("Test Blade", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Blade", { targets: ["Test Ogre"] });
    t.pass();
    t.cast("Test Murder", { targets: ["Test Ogre"] });
    t.resolveAll();
    expect(t.see("Test Bear").power).toBe(4);
  });

  scenario("702.49a: ninjutsu needs an unblocked attacker of one's own", (t) => {
    kit(t);
    subject(t, "Ninjutsu {G}");
    t.battlefield(0, "Test Bear", "Forest");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Subject");
    fight(t, "Test Bear", "Test Ogre");
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.56a: replicated twice there are two copies, each with targets of its own", (t) => {
    t.cards(`Test Bolt {R}
      Instant
      Replicate {R}
      Test Bolt deals 1 damage to target player.`);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { additional: [2], targets: [1] });
    t.resolve();
    while (t.stackSize > 0) {
      if (t.asked().ask === "priority") t.pass();
      else if (t.asked().ask === "confirm") t.no();
      else t.choose(1);
    }
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.58a: graft gives no counter it has not", (t) => {
    kit(t);
    subject(t, "Graft 1", "1/1");
    t.battlefield(0, "Test Subject");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    settle(t);
    expect(t.see("Test Subject").counters).toEqual({});
    t.cast("Test Bear");
    t.resolve();
    expect(t.stackSize).toBe(0);
  });

  scenario("702.78a: conspire taps two creatures that share a color with the spell", (t) => {
    kit(t);
    t.cards(`Test Plot {G}
      Sorcery
      Conspire
      You gain 2 life.`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Forest");
    t.hand(0, "Test Plot");
    t.to("precombatMain");
    t.cast("Test Plot");
    t.resolveAll();
    // The red Ogre shares no color: nothing was offered.
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("702.85a, 702.85c: each instance of cascade triggers; a card that is not cast goes under", (t) => {
    kit(t);
    t.cards(`Test Storm {3}{R}
      Sorcery
      Cascade
      Cascade
      You gain 1 life.`);
    t.lands(0, "Mountain", 4);
    t.library(0, "Test Bear", "Test Bear");
    t.hand(0, "Test Storm");
    t.to("precombatMain");
    t.cast("Test Storm");
    settle(t);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
  });

  scenario("702.91a-b: battle cry for each instance, not for itself", (t) => {
    kit(t);
    subject(t, "Battle cry\nBattle cry");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.attack("Test Subject", "Test Bear");
    settle(t);
    expect([t.see("Test Subject").power, t.see("Test Bear").power]).toEqual([2, 4]);
  });

  scenario("702.92a: the Germ dies with the Equipment gone from it", (t) => {
    t.cards(`Test Skull {2}
      Artifact — Equipment
      Living weapon
      Equipped creature gets +1/+1.
      Equip {1}

      Test Smash {R}
      Instant
      Destroy target artifact.`);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Skull", "Test Smash");
    t.to("precombatMain");
    t.cast("Test Skull");
    t.resolve();
    t.resolve();
    expect(t.count(0, "battlefield", "Phyrexian Germ Token")).toBe(1);
    t.cast("Test Smash");
    t.resolve();
    expect(t.count(0, "battlefield", "Phyrexian Germ Token")).toBe(0);
  });

  scenario("702.163a: the Rebel stays though its Equipment is gone", (t) => {
    t.cards(`Test Axe {2}
      Artifact — Equipment
      For Mirrodin!
      Equipped creature gets +1/+1.
      Equip {1}

      Test Smash {R}
      Instant
      Destroy target artifact.`);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Axe", "Test Smash");
    t.to("precombatMain");
    t.cast("Test Axe");
    t.resolve();
    t.resolve();
    expect(t.see("Rebel Token").power).toBe(3);
    t.cast("Test Smash");
    t.resolve();
    expect(t.see("Rebel Token").power).toBe(2);
  });

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

  scenario("702.115a-b: ingest for each instance", (t) => {
    subject(t, "Ingest\nIngest");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.to("combatDamage");
    settle(t);
    expect(t.count(1, "exile")).toBe(2);
  });

  scenario("702.116a: with one opponent myriad makes nothing", (t) => {
    subject(t, "Myriad");
    t.battlefield(0, "Test Subject");
    t.attack("Test Subject");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });

  scenario(
    "702.121a-b: melee for each opponent attacked with any creature, each instance",
    (t) => {
      kit(t);
      subject(t, "Melee\nMelee");
      t.battlefield(0, "Test Subject", "Test Bear");
      t.attack(["Test Subject", 1], ["Test Bear", 2]);
      settle(t);
      expect(t.see("Test Subject").power).toBe(6);
    },
    { seats: 3 },
  );

  scenario("702.122a, 702.122c: a creature with summoning sickness may crew; nothing crews itself", (t) => {
    kit(t);
    t.cards(`Test Cart {2}
      Artifact — Vehicle
      Crew 2
      3/3`);
    t.battlefield(0, "Test Cart", "Forest", "Forest");
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    expect(t.can("activate", "Test Cart")).toBe(false);
    t.cast("Test Bear");
    t.resolve();
    t.activate("Test Cart");
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Cart").types).toContain("creature");
  });

  scenario("702.123a: gone from the battlefield, fabricate makes Servos", (t) => {
    kit(t);
    subject(t, "Fabricate 2");
    t.lands(0, "Swamp", 2);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.cast("Test Murder");
    t.resolve();
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    expect(t.count(0, "battlefield", "Servo Token")).toBe(2);
  });

  scenario("702.124i: partner with finds the named card for the player targeted", (t) => {
    t.cards(`Test Twin {G}
      Legendary Creature — Elf
      Partner with Test Sister
      1/1

      Test Sister {G}
      Legendary Creature — Elf
      Partner with Test Twin
      1/1`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Twin");
    t.library(0, "Test Sister");
    t.to("precombatMain");
    t.cast("Test Twin");
    t.resolve();
    t.choose(0);
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Sister");
    expect(t.count(0, "hand", "Test Sister")).toBe(1);
  });

  scenario("702.124i: that player may decline", (t) => {
    t.cards(`Test Twin {G}
      Legendary Creature — Elf
      Partner with Test Sister
      1/1

      Test Sister {G}
      Legendary Creature — Elf
      Partner with Test Twin
      1/1`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Twin");
    t.library(1, "Test Sister");
    t.to("precombatMain");
    t.cast("Test Twin");
    t.resolve();
    t.choose(1);
    t.resolve();
    expect(t.asked("confirm").player).toBe(1);
    t.no();
    expect(t.count(1, "library", "Test Sister")).toBe(1);
  });

  scenario("702.128a: an embalmed token is white, a Zombie besides, without mana cost", (t) => {
    subject(t, "Embalm {G}", "3/3");
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 3, subtypes: ["Beast", "Zombie"] });
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.129a: an eternalized token is black and 4/4, whatever the card's size", (t) => {
    subject(t, "Eternalize {G}", "1/1");
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 4, toughness: 4, subtypes: ["Beast", "Zombie"] });
  });

  scenario("702.130a-b: afflict for each instance as it becomes blocked", (t) => {
    kit(t);
    subject(t, "Afflict 1\nAfflict 2");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Ogre");
    fight(t, "Test Subject", "Test Ogre");
    settle(t);
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.133a: jump-start without another card in hand is not possible", (t) => {
    t.cards(`Test Leap {G}
      Sorcery
      Jump-start
      You gain 2 life.`);
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Leap");
    t.to("precombatMain");
    expect(t.can("cast", "Test Leap", "jump-start")).toBe(false);
  });

  scenario("702.134a-b: mentor looks at the target's power again as it resolves", (t) => {
    kit(t);
    subject(t, "Mentor", "3/3");
    t.battlefield(0, "Test Subject", "Test Bear", "Forest");
    t.hand(0, "Test Growth");
    t.attack("Test Subject", "Test Bear");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.see("Test Bear").counters).toEqual({});
  });

  scenario("702.135a-b: afterlife for each instance", (t) => {
    kit(t);
    subject(t, "Afterlife 1\nAfterlife 2");
    t.battlefield(0, "Test Subject", "Swamp");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder");
    settle(t);
    expect(t.count(0, "battlefield", "Spirit Token")).toBe(3);
  });

  scenario("702.136a-b: riot twice: both, if its controller wants", (t) => {
    subject(t, "Riot\nRiot");
    t.lands(0, "Forest", 2);
    castSubject(t);
    t.yes();
    t.no();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 1 });
    expect(t.see("Test Subject").keywords).toContain("haste");
  });

  scenario("702.137a: spectacle wants an opponent to have lost life, however", (t) => {
    kit(t);
    subject(t, "Spectacle {G}", "3/3", "{4}{G}");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    expect(t.can("cast", "Test Subject", "spectacle")).toBe(false);
  });

  scenario("702.147a: a decayed creature can't block, and is sacrificed at end of combat once it attacked", (t) => {
    kit(t);
    subject(t, "Decayed");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Subject");
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
    t.to("upkeep", 2);
    t.attack("Test Subject");
    t.to("postcombatMain");
    expect(t.count(1, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.149a: training alone, or beside a weaker creature, does not train", (t) => {
    kit(t);
    subject(t, "Training", "2/2");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.attack("Test Subject", "Test Bear");
    expect(t.stackSize).toBe(0);
  });

  scenario("702.151a-b: reconfigured onto a creature it is no creature; off it is one again", (t) => {
    kit(t);
    subject(t, "Equipped creature gets +2/+2.\nReconfigure {1}", "2/2", "{2}", "Artifact Creature — Equipment Beast");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.activate("Test Subject", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Subject").types).toEqual(["artifact"]);
    expect(t.see("Test Bear").power).toBe(4);
    t.activate("Test Subject", { ability: 3 });
    t.resolve();
    expect(t.see("Test Subject").types).toEqual(["artifact", "creature"]);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("702.153a: casualty wants enough power", (t) => {
    kit(t);
    t.cards(`Test Hit {R}
      Sorcery
      Casualty 3
      You gain 2 life.`);
    t.battlefield(0, "Test Bear", "Mountain");
    t.hand(0, "Test Hit");
    t.to("precombatMain");
    t.cast("Test Hit");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("702.157a: squad paid twice makes two tokens", (t) => {
    subject(t, "Squad {1}");
    t.lands(0, "Forest", 4);
    castSubject(t, { additional: [2] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(3);
  });

  scenario("702.175a: offspring is a 1/1 copy; without the cost there is none", (t) => {
    subject(t, "Flying\nOffspring {1}", "4/4");
    t.lands(0, "Forest", 3);
    castSubject(t, { additional: [false] });
    expect(t.stackSize).toBe(0);
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });

  scenario("702.170d: a plotted card is not cast in the turn it was plotted, nor at instant speed", (t) => {
    subject(t, "Plot {G}", "3/3", "{4}{G}");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    const action = t.asked("priority").actions.find((one) => one.act === "special" && one.special === "plot");
    t.answer({ ask: "priority", action: action! });
    expect(t.can("cast", "Test Subject", "plot")).toBe(false);
    t.to("upkeep", 3);
    expect(t.can("cast", "Test Subject", "plot")).toBe(false);
    t.to("precombatMain", 3);
    t.cast("Test Subject", { via: "plot" });
    t.resolve();
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.145c, 702.145f: it becomes night after a turn without spells, and the other face shows", (t) => {
    kit(t);
    t.cards(`Test Hunter {G}
      Creature — Human Werewolf
      Daybound
      1/1
      // transform
      Test Howler
      Creature — Werewolf
      Nightbound
      Color indicator: G
      5/5`);
    creature(t, "Test Idle", "");
    t.battlefield(0, "Test Hunter");
    t.to("precombatMain");
    expect(t.see("Test Hunter").power).toBe(1);
    t.to("upkeep", 2);
    expect(t.see("Test Howler").power).toBe(5);
  });
});
