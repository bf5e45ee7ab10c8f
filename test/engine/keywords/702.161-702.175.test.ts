import { describe, expect } from "vitest";
import type { PriorityAction } from "../../../lib/engine/decisions.ts";
import { creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("702.161-702.175", () => {
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

  scenario("702.165a: another creature gets the counters and what is printed below, until end of turn", (t) => {
    kit(t);
    subject(t, "Backup 2\nFlying\nWhenever Test Subject attacks, you gain 1 life.");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 4, toughness: 4, keywords: ["flying"] });
    t.attack("Test Bear");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.to("upkeep", 2);
    expect(t.see("Test Bear")).toMatchObject({ power: 4, keywords: [] });
  });

  scenario("702.165a: on itself it is only counters; what is printed above is not given", (t) => {
    kit(t);
    subject(t, "Trample\nBackup 1\nFlying");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Subject", "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.choose("Test Subject");
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 3, keywords: ["trample", "backup", "flying"] });
    t.cast("Test Subject");
    t.resolve();
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").keywords).toEqual(["flying"]);
  });

  scenario("702.165b, 702.165d: a copy backs up too, and losing its abilities in response changes nothing", (t) => {
    kit(t);
    subject(t, "Backup 1\nFlying");
    t.cards(`Test Stone {R}
      Instant
      Target creature loses all abilities until end of turn.`);
    t.battlefield(0, "Test Bear", "Test Subject", "Island", "Island", "Island", "Mountain");
    t.hand(0, "Test Mirror", "Test Stone");
    t.to("precombatMain");
    t.cast("Test Mirror", { targets: ["Test Subject"] });
    t.resolve();
    t.choose("Test Bear");
    const token = t.ids(0, "battlefield", "Test Subject").at(-1)!;
    t.cast("Test Stone");
    t.answer({ ask: "choose", chosen: [token] });
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, keywords: ["flying"] });
  });

  scenario("702.169d: a solved activated ability cannot be activated before", (t) => {
    kit(t);
    t.cards(`Test Case {W}
      Enchantment — Case
      To solve — You control two or more creatures.
      Solved — Sacrifice this Case: You gain 4 life.`);
    t.battlefield(0, "Test Case", "Test Bear", "Test Bear");
    t.to("precombatMain");
    expect(t.can("activate", "Test Case")).toBe(false);
    t.to("end");
    t.resolve();
    t.activate("Test Case");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("702.170c-d: a card that becomes plotted may be cast free on a later turn, not on this one", (t) => {
    t.cards(`
      Test Band {G}
      Creature — Human
      1/1
      When this creature enters, you may exile a nonland card from your hand. If you do, it becomes plotted.`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Band", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Band");
    t.resolve();
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect(t.count(0, "exile", "Test Bear")).toBe(1);
    expect(t.can("cast", "Test Bear", "plot")).toBe(false);
    t.to("precombatMain", 3);
    t.cast("Test Bear", { via: "plot" });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
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
});

describe("702.162-702.176", () => {
  const tapped = (t: TestGame): number =>
    t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped).length;

  function special(t: TestGame, name: string): void {
    const action = t
      .asked("priority")
      .actions.find(
        (one): one is Extract<PriorityAction, { act: "special" }> => one.act === "special" && one.special === name,
      );
    if (action === undefined) throw new Error(`no special action ${name}`);
    t.answer({ ask: "priority", action });
  }

  const FREE = ["Freerunning {G}", "3/3", "{4}{G}"] as const;

  const CONVERT = `Test Robot {5}
    Artifact Creature — Robot
    More Than Meets the Eye {2}
    4/4
    // transform
    Test Truck
    Artifact — Vehicle
    Living metal
    5/5`;

  const BARGAIN = `Test Deal {R}
    Sorcery
    Bargain
    Test Deal deals 2 damage to target player. If this spell was bargained, you gain 3 life.`;

  const DISGUISE = "Disguise {1}{G}\nWhen Test Subject is turned face up, you gain 2 life.";

  const SADDLE = "Saddle 2\nWhenever Test Subject attacks while saddled, you gain 4 life.";

  const IMPENDING = "Impending 2—{G}\nTrample";

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
});

describe("702.167, 702.169, 702.172", () => {
  const SPREE = `Test Spree {R}
    Sorcery
    Spree
    + {1} — You gain 3 life.
    + {2} — Test Spree deals 4 damage to target creature.`;

  const CRAFT = `Test Plans {1}
    Artifact
    Craft with artifact {2}
    // transform
    Test Works
    Artifact
    Color indicator: W
    {T}: You gain 5 life.`;

  const CASE = `Test Case {W}
    Enchantment — Case
    To solve — You control three or more creatures.
    Solved — Creatures you control get +1/+1.`;

  scenario("702.167a: craft exiles it and the materials, and it comes back transformed", (t) => {
    kit(t);
    t.cards(CRAFT);
    t.cards(`Test Cog {1}
      Artifact
      {T}: Add {C}.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Plans");
    t.graveyard(0, "Test Cog", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Plans");
    t.resolve();
    expect(t.count(0, "exile", "Test Cog")).toBe(1);
    expect(t.see("Test Works").types).toEqual(["artifact"]);
  });

  scenario("702.167a-b: without materials besides itself it cannot be activated; tokens will do", (t) => {
    kit(t);
    t.cards(CRAFT);
    t.cards(`Test Find {G}
      Sorcery
      Investigate.`);
    t.lands(0, "Forest", 3);
    t.battlefield(0, "Test Plans");
    t.hand(0, "Test Find");
    t.to("precombatMain");
    expect(t.can("activate", "Test Plans")).toBe(false);
    t.cast("Test Find");
    t.resolve();
    t.activate("Test Plans");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Works")).toBe(1);
    expect(t.count(0, "battlefield", "Clue Token")).toBe(0);
  });

  scenario("702.169a-b, 719.3a: a Case is solved at the end step, and its solved ability works from then on", (t) => {
    kit(t);
    t.cards(CASE);
    t.battlefield(0, "Test Case", "Test Bear", "Test Bear", "Test Bear");
    t.to("postcombatMain");
    expect(t.see("Test Bear").power).toBe(2);
    t.to("end");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("702.169b, 719.3a: not while the condition is not met", (t) => {
    kit(t);
    t.cards(CASE);
    t.battlefield(0, "Test Case", "Test Bear", "Test Bear");
    t.to("end");
    expect(t.stackSize).toBe(0);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("702.172a: spree: one or more modes, and the costs of those chosen", (t) => {
    kit(t);
    t.cards(SPREE);
    t.lands(0, "Mountain", 4);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Spree");
    t.to("precombatMain");
    t.cast("Test Spree", { modes: [0, 1] });
    expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped)).toHaveLength(4);
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    expect(t.count(1, "graveyard", "Test Ogre")).toBe(1);
  });

  scenario("702.172a: with no target for one mode the other may be chosen alone", (t) => {
    t.cards(SPREE);
    t.lands(0, "Mountain", 4);
    t.hand(0, "Test Spree");
    t.to("precombatMain");
    t.cast("Test Spree", { modes: [0] });
    expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped)).toHaveLength(2);
  });
});

describe("702.175", () => {
  const castSubject = (t: TestGame, choices: Parameters<TestGame["cast"]>[1] = {}): void => {
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", choices);
    t.resolve();
  };

  scenario("702.175a: offspring is a 1/1 copy; without the cost there is none", (t) => {
    subject(t, "Flying\nOffspring {1}", "4/4");
    t.lands(0, "Forest", 3);
    castSubject(t, { additional: [false] });
    expect(t.stackSize).toBe(0);
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });

  scenario("702.168e: what is done as it turns face up refers to the X of its disguise cost", (t) => {
    t.cards(`
  Test Sprout {3}
  Creature — Plant
  Disguise {X}{G}
  As this creature is turned face up, put X +1/+1 counters on it.
  Whenever this creature attacks, you gain 1 life.
  1/1`);
    t.hand(0, "Test Sprout");
    t.lands(0, "Forest", 9);
    t.to("precombatMain");
    t.cast("Test Sprout", { via: "disguise" });
    t.resolve();
    t.special("turnFaceUp");
    t.number(3);
    expect(t.see("Test Sprout").power).toBe(4);
  });

  scenario("702.166d: what is done only if it was bargained has no targets otherwise", (t) => {
    t.cards(`
  Test Deal {0}
  Sorcery
  Bargain
  You gain 1 life. If this spell was bargained, destroy target creature.

  Test Bauble {0}
  Artifact`);
    t.hand(0, "Test Deal");
    t.battlefield(0, "Test Bauble");
    t.to("precombatMain");
    t.cast("Test Deal", { additional: [false] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("702.165c: only printed abilities are given by backup", (t) => {
    t.cards(`
  Test Bear {0}
  Creature — Bear
  2/2

  Test Backer {0}
  Creature — Human
  Backup 1
  Flying
  1/1

  Test Crown {0}
  Enchantment
  Creatures you control have lifelink.`);
    t.battlefield(0, "Test Bear", "Test Crown");
    t.hand(0, "Test Backer");
    t.to("precombatMain");
    t.cast("Test Backer");
    t.resolve();
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3 });
    expect([...t.see("Test Bear").keywords].sort()).toEqual(["flying", "lifelink"]);
  });

  scenario("702.169c: what is solved triggers", (t) => {
    t.cards(`
      Test Case {0}
      Enchantment — Case
      When this Case enters, you gain 1 life.
      To solve — You have 22 or more life.
      Solved — Whenever you cast a spell, you gain 10 life.

      Test Rock {0}
      Artifact`);
    t.life(0, 21);
    t.hand(0, "Test Case", "Test Rock", "Test Rock");
    t.to("precombatMain");
    t.cast("Test Case");
    t.resolveAll();
    t.cast("Test Rock");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
    t.to("precombatMain", 3);
    t.cast("Test Rock");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(32);
  });

  scenario("702.170b: plotting a card is a special action", (t) => {
    t.cards(`
      Test Outlaw {5}
      Creature — Human Rogue
      Plot {0}
      3/3

      Test Schemer {0}
      Enchantment
      Whenever you cast a spell, you gain 3 life.`);
    t.battlefield(0, "Test Schemer");
    t.hand(0, "Test Outlaw");
    t.to("precombatMain");
    t.special("plot");
    expect(t.stackSize).toBe(0);
    expect(t.count(0, "exile", "Test Outlaw")).toBe(1);
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("702.174d, 702.174h, 702.174k: a Food and a Treasure as gifts", (t) => {
    t.cards(`
      Test Feast {0}
      Instant
      Gift a Food
      You gain 1 life. If the gift was promised, you gain 10 life instead.

      Test Hoard {0}
      Sorcery
      Gift a Treasure
      You gain 1 life. If the gift was promised, you gain 10 life instead.`);
    t.hand(0, "Test Feast", "Test Hoard");
    t.to("precombatMain");
    t.cast("Test Feast", { additional: [true] });
    t.resolve();
    t.cast("Test Hoard", { additional: [true] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(40);
    expect(t.count(1, "battlefield", "Food Token")).toBe(1);
    expect(t.count(1, "battlefield", "Treasure Token")).toBe(1);
  });

  scenario("702.175b, 702.78b: each of several costs is paid for and triggers by itself", (t) => {
    t.cards(`
      Test Mother {0}
      Creature — Cat
      Offspring {1}
      Offspring {2}
      3/3`);
    t.battlefield(0, "Plains", "Plains", "Plains");
    t.hand(0, "Test Mother");
    t.to("precombatMain");
    t.cast("Test Mother", { additional: [true, true] });
    t.resolve();
    t.resolveAll();
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Mother")).toBe(3);
  });
});
