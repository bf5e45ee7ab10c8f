import { describe, expect } from "vitest";
import type { PriorityAction } from "../../../lib/engine/decisions.ts";
import { characteristicsOf } from "../../../lib/engine/query/characteristics.ts";
import { creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { Table } from "../../support/table.ts";

const tapped = (t: Table): number => t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped).length;
function special(t: Table, name: string): void {
  const action = t
    .asked("priority")
    .actions.find(
      (one): one is Extract<PriorityAction, { act: "special" }> => one.act === "special" && one.special === name,
    );
  if (action === undefined) throw new Error(`no special action ${name}`);
  t.answer({ ask: "priority", action });
}

describe("702: other costs and other ways of casting", () => {
  const PROWL = ["Prowl {G}", "3/3", "{4}{G}", "Creature — Rogue"] as const;
  scenario("702.76a: prowl after combat damage by a source of one of its creature types", (t) => {
    subject(t, ...PROWL);
    t.cards(`Test Thief {G}
      Creature — Rogue
      1/1`);
    t.battlefield(0, "Test Thief", "Forest");
    t.hand(0, "Test Subject");
    t.attack("Test Thief");
    t.to("postcombatMain");
    t.cast("Test Subject", { via: "prowl" });
    t.resolve();
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.76a: damage by another type does not allow it", (t) => {
    kit(t);
    subject(t, ...PROWL);
    t.battlefield(0, "Test Bear", "Forest");
    t.hand(0, "Test Subject");
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.can("cast", "Test Subject", "prowl")).toBe(false);
  });

  const FREE = ["Freerunning {G}", "3/3", "{4}{G}"] as const;
  scenario("702.173a: freerunning after combat damage by an Assassin", (t) => {
    subject(t, ...FREE);
    t.cards(`Test Blade {G}
      Creature — Human Assassin
      1/1`);
    t.battlefield(0, "Test Blade", "Forest");
    t.hand(0, "Test Subject");
    t.attack("Test Blade");
    t.to("postcombatMain");
    t.cast("Test Subject", { via: "freerunning" });
    expect(tapped(t)).toBe(2);
  });

  scenario("702.173a: not after damage by anything else", (t) => {
    kit(t);
    subject(t, ...FREE);
    t.battlefield(0, "Test Bear", "Forest");
    t.hand(0, "Test Subject");
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.can("cast", "Test Subject", "freerunning")).toBe(false);
  });

  const SURGE = `Test Rush {3}{R}
    Sorcery
    Surge {R}
    Test Rush deals 3 damage to target player.`;
  scenario("702.117a: surge after another spell of the same turn", (t) => {
    kit(t);
    t.cards(SURGE);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Rush", "Test Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Test Rush", "surge")).toBe(false);
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Rush", { via: "surge", targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(15);
  });

  scenario("702.117a: an opponent's spell does not count", (t) => {
    kit(t);
    t.cards(SURGE);
    t.lands(0, "Mountain", 1);
    t.lands(1, "Mountain", 1);
    t.hand(0, "Test Rush");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect(t.can("cast", "Test Rush", "surge")).toBe(false);
  });

  const AWAKEN = `Test Quake {R}
    Sorcery
    Test Quake deals 2 damage to target player.
    Awaken 3—{2}{R}`;
  scenario("702.113a: awakened, a land of yours becomes a 0/0 Elemental with haste and counters", (t) => {
    t.cards(AWAKEN);
    t.lands(0, "Mountain", 3);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Quake");
    t.to("precombatMain");
    t.cast("Test Quake", { via: "awaken", targets: [1, "Forest"] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    expect(t.see("Forest")).toMatchObject({ power: 3, toughness: 3, types: ["creature", "land"], keywords: ["haste"] });
  });

  scenario("702.113b: cast for its mana cost it has no such target", (t) => {
    t.cards(AWAKEN);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Quake");
    t.to("precombatMain");
    t.cast("Test Quake", { targets: [1] });
    t.resolve();
    expect(t.see("Mountain").types).toEqual(["land"]);
  });

  const IMPROVISE = `Test Engine {4}{U}
    Sorcery
    Improvise
    Draw two cards.`;
  scenario("702.126a: improvise taps artifacts for generic mana only", (t) => {
    t.cards(IMPROVISE);
    t.cards(`Test Cog {1}
      Artifact`);
    t.battlefield(0, "Island", "Test Cog", "Test Cog", "Test Cog", "Test Cog", "Test Cog");
    t.hand(0, "Test Engine");
    t.to("precombatMain");
    t.cast("Test Engine");
    t.choose("Test Cog", "Test Cog", "Test Cog", "Test Cog");
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("702.126a: without the colored mana it cannot be cast; tapped artifacts do not help", (t) => {
    t.cards(IMPROVISE);
    t.cards(`Test Cog {1}
      Artifact`);
    t.battlefield(0, "Test Cog", "Test Cog", "Test Cog", "Test Cog", "Test Cog");
    t.permanentWith(0, "Test Cog", { tapped: true });
    t.hand(0, "Test Engine");
    t.to("precombatMain");
    expect(t.can("cast", "Test Engine")).toBe(false);
  });

  const BOAST = "Boast — {1}: You gain 3 life.";
  scenario("702.142a: boast once each turn, if it attacked", (t) => {
    subject(t, BOAST);
    t.battlefield(0, "Test Subject");
    t.lands(0, "Forest", 3);
    t.to("precombatMain");
    expect(t.can("activate", "Test Subject")).toBe(false);
    t.attack("Test Subject");
    t.activate("Test Subject");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.142a: still after combat; not because another creature attacked", (t) => {
    kit(t);
    subject(t, BOAST);
    t.battlefield(0, "Test Subject", "Test Bear");
    t.lands(0, "Forest", 3);
    t.attack("Test Bear");
    expect(t.can("activate", "Test Subject")).toBe(false);
    t.to("upkeep", 3);
    t.attack("Test Subject");
    t.to("postcombatMain");
    expect(t.can("activate", "Test Subject")).toBe(true);
  });

  scenario("702.152a: blitzed it has haste, is sacrificed at the end and draws a card as it dies", (t) => {
    subject(t, "Blitz {G}", "3/1", "{3}{G}");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "blitz" });
    t.resolve();
    t.attack("Test Subject");
    t.to("end");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("702.152a: dying before, it draws the card; cast otherwise it does not", (t) => {
    kit(t);
    subject(t, "Blitz {G}", "3/1", "{1}{G}");
    t.lands(0, "Forest", 3);
    t.lands(0, "Swamp", 2);
    t.hand(0, "Test Subject", "Test Subject", "Test Murder", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "blitz" });
    t.resolve();
    t.cast("Test Murder");
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(3);
    t.cast("Test Subject");
    t.resolve();
    t.cast("Test Murder");
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(1);
  });

  const PROTOTYPE = ["Prototype {1}{R} — 2/2\nTrample", "6/6", "{7}", "Artifact Creature — Construct"] as const;
  scenario("702.160a, 718.3b: prototyped it has the other mana cost, color and size", (t) => {
    subject(t, ...PROTOTYPE);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "prototype" });
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 2, toughness: 2, keywords: ["prototype", "trample"] });
    expect(characteristicsOf(t.game, t.ids(0, "battlefield", "Test Subject")[0]!).manaCost).toMatchObject({
      generic: 1,
    });
  });

  scenario(
    "702.160a, 718.3c: a copy of a prototyped permanent has those characteristics too; in a hand it is usual",
    (t) => {
      kit(t);
      subject(t, ...PROTOTYPE);
      t.lands(0, "Mountain", 2);
      t.lands(0, "Island", 4);
      t.hand(0, "Test Subject", "Test Mirror", "Test Return");
      t.to("precombatMain");
      t.cast("Test Subject", { via: "prototype" });
      t.resolve();
      t.cast("Test Mirror");
      t.resolve();
      expect(t.ids(0, "battlefield", "Test Subject").map((id) => t.seeId(id).power)).toEqual([2, 2]);
      t.cast("Test Return");
      const [card] = t.asked("choose").from;
      t.answer({ ask: "choose", chosen: [card!] });
      t.resolve();
      expect(characteristicsOf(t.game, t.ids(0, "hand", "Test Subject")[0]!).power).toBe(6);
    },
  );

  scenario("702.161a: living metal: an artifact creature during its controller's turn", (t) => {
    subject(t, "Living metal", "3/3", "{3}", "Artifact — Vehicle");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    expect(t.see("Test Subject").types).toEqual(["artifact", "creature"]);
    t.to("upkeep", 2);
    expect(t.see("Test Subject").types).toEqual(["artifact"]);
  });

  scenario("702.161a: it attacks in that turn and does not block in another's", (t) => {
    kit(t);
    subject(t, "Living metal", "3/3", "{3}", "Artifact — Vehicle");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    t.attack("Test Subject");
    t.block();
    t.to("upkeep", 2);
    expect(t.lifeOf(1)).toBe(17);
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.lifeOf(0)).toBe(18);
  });

  const CONVERT = `Test Robot {5}
    Artifact Creature — Robot
    More Than Meets the Eye {2}
    4/4
    // transform
    Test Truck
    Artifact — Vehicle
    Living metal
    5/5`;
  scenario("702.162a: cast converted, it enters with its back face up", (t) => {
    t.cards(CONVERT);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Robot");
    t.to("precombatMain");
    t.cast("Test Robot", { via: "more than meets the eye", face: 1 });
    t.resolve();
    expect(t.see("Test Truck")).toMatchObject({ power: 5, types: ["artifact", "creature"] });
  });

  scenario("702.162a: for its mana cost it is its front face", (t) => {
    t.cards(CONVERT);
    t.lands(0, "Mountain", 5);
    t.hand(0, "Test Robot");
    t.to("precombatMain");
    t.cast("Test Robot");
    t.resolve();
    expect(t.see("Test Robot").power).toBe(4);
  });

  const BARGAIN = `Test Deal {R}
    Sorcery
    Bargain
    Test Deal deals 2 damage to target player. If this spell was bargained, you gain 3 life.`;
  scenario("702.166a-b: an artifact, enchantment or token is sacrificed for a bargain", (t) => {
    kit(t);
    t.cards(BARGAIN);
    t.cards(`Test Cog {1}
      Artifact`);
    t.battlefield(0, "Mountain", "Test Cog", "Test Bear");
    t.hand(0, "Test Deal");
    t.to("precombatMain");
    t.cast("Test Deal", { additional: [true], targets: [1] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Cog")).toBe(1);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 18]);
  });

  scenario("702.166a: a creature that is no token will not do", (t) => {
    kit(t);
    t.cards(BARGAIN);
    t.battlefield(0, "Mountain", "Test Bear");
    t.hand(0, "Test Deal");
    t.to("precombatMain");
    t.cast("Test Deal", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 18]);
  });

  const DISGUISE = "Disguise {1}{G}\nWhen Test Subject is turned face up, you gain 2 life.";
  scenario("702.168a, 702.168d: a face-down 2/2 with ward {2}, turned up for its disguise cost", (t) => {
    subject(t, DISGUISE, "5/5", "{5}{G}");
    t.lands(0, "Forest", 5);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "disguise" });
    t.resolve();
    const [hidden] = t.ids(0, "battlefield", "");
    expect(t.seeId(hidden!)).toMatchObject({ power: 2, toughness: 2, keywords: ["ward"], subtypes: [] });
    special(t, "turnFaceUp");
    t.resolveAll();
    expect(t.see("Test Subject").power).toBe(5);
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("702.168a: its ward is paid for", (t) => {
    kit(t);
    subject(t, DISGUISE, "5/5", "{5}{G}");
    t.lands(0, "Forest", 3);
    t.battlefield(1, "Swamp");
    t.hand(0, "Test Subject");
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "disguise" });
    t.resolve();
    t.pass();
    t.cast("Test Murder");
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    expect(t.count(1, "graveyard", "Test Murder")).toBe(1);
    expect(t.count(0, "battlefield", "")).toBe(1);
  });

  const SADDLE = "Saddle 2\nWhenever Test Subject attacks while saddled, you gain 4 life.";
  scenario("702.171a-b: saddled by tapping other creatures, until end of turn", (t) => {
    kit(t);
    subject(t, SADDLE, "3/3", "{2}{G}", "Creature — Horse Mount");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.choose("Test Bear");
    t.resolve();
    t.attack("Test Subject");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
    t.to("upkeep", 3);
    t.attack("Test Subject");
    expect(t.stackSize).toBe(0);
  });

  scenario("702.171a: only as a sorcery, not with too little power, not by itself", (t) => {
    kit(t);
    subject(t, SADDLE, "3/3", "{2}{G}", "Creature — Horse Mount");
    creature(t, "Test Mouse", "", "1/1");
    t.battlefield(0, "Test Subject", "Test Mouse");
    t.to("precombatMain");
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  const IMPENDING = "Impending 2—{G}\nTrample";
  scenario("702.176a: impending it is no creature until its last time counter is removed", (t) => {
    subject(t, IMPENDING, "6/6", "{4}{G}", "Enchantment Creature — Avatar");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", { via: "impending" });
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ types: ["enchantment"], counters: { time: 2 } });
    t.to("end", 1);
    t.resolve();
    t.to("end", 3);
    expect(t.see("Test Subject").types).toEqual(["enchantment"]);
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ types: ["creature", "enchantment"], power: 6 });
  });

  scenario("702.176a: cast for its mana cost it is a creature at once, without counters", (t) => {
    subject(t, IMPENDING, "6/6", "{4}{G}", "Enchantment Creature — Avatar");
    t.lands(0, "Forest", 5);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 6, counters: {} });
  });

  scenario("702.87a, 711.2a: level up, and what the levels say", (t) => {
    t.cards(`Test Squire {G}
      Creature — Human
      Level up {G}
      LEVEL 1-2
      4/4
      LEVEL 3+
      6/6
      Trample
      1/1`);
    t.battlefield(0, "Test Squire");
    t.lands(0, "Forest", 3);
    t.to("precombatMain");
    for (const power of [4, 4, 6]) {
      t.activate("Test Squire");
      t.resolve();
      expect(t.see("Test Squire").power).toBe(power);
    }
    expect(t.see("Test Squire").keywords).toContain("trample");
  });

  scenario("702.87a: only as a sorcery", (t) => {
    t.cards(`Test Squire {G}
      Creature — Human
      Level up {G}
      LEVEL 1+
      4/4
      1/1`);
    t.battlefield(1, "Test Squire");
    t.lands(1, "Forest", 1);
    t.to("precombatMain");
    t.pass();
    expect(t.can("activate", "Test Squire")).toBe(false);
  });
});
