import { describe, expect } from "vitest";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { creature, fight, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { oneTarget, sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("702.21-702.40", () => {
  scenario("702.21a: ward counters the spell unless its controller pays", (t) => {
    t.cards(`
      Test Warden {1}{G}
      Creature — Elf
      2/2
      Ward {2}`);
    t.battlefield(1, "Test Warden");
    t.battlefield(0, "Mountain", "Mountain", "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Warden"] });
    expect(t.stackSize).toBe(2);
    t.resolve();
    t.no();
    expect(t.stackSize).toBe(0);
    expect(t.count(1, "battlefield", "Test Warden")).toBe(1);
    expect(t.count(0, "graveyard", "Test Spark")).toBe(1);
  });

  scenario("702.21a: ward paid for lets the spell resolve; its own controller's spells do not trigger it", (t) => {
    t.cards(`
      Test Warden {1}{G}
      Creature — Elf
      2/2
      Ward {2}`);
    t.battlefield(1, "Test Warden");
    t.lands(0, "Mountain", 3);
    t.lands(1, "Mountain", 1);
    t.hand(0, "Test Spark");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Warden"] });
    t.resolve();
    t.yes();
    t.pass();
    t.cast("Test Spark", { targets: ["Test Warden"] });
    expect(t.stackSize).toBe(2);
    t.resolve();
    expect(t.count(1, "battlefield", "Test Warden")).toBe(0);
  });

  scenario("702.21b: what X is of ward is counted as the ability resolves, not as it triggers", (t) => {
    t.cards(`
      Test Herder {1}{G}
      Creature — Elf
      2/2
      Ward {X}, where X is the number of creatures you control.`);
    t.battlefield(1, "Test Herder", "Test Bear");
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Herder"] });
    expect(t.stackSize).toBe(2);
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(1, "battlefield", "Test Bear")).toBe(0);
    t.resolve();
    t.yes();
    t.resolve();
    expect(t.ids(0, "battlefield", "Mountain").every((id) => t.seeId(id).tapped)).toBe(true);
    expect(t.count(1, "battlefield", "Test Herder")).toBe(0);
  });

  scenario("702.23a: rampage with one blocker gives nothing; instances add up with more", (t) => {
    kit(t);
    subject(t, "Rampage 2", "3/3");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    fight(t, "Test Subject", "Test Bear");
    t.resolveAll();
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.24a: cumulative upkeep costs more each turn, all or nothing", (t) => {
    t.cards(`Test Glacier {1}{U}
      Enchantment
      Cumulative upkeep {1}`);
    t.battlefield(0, "Test Glacier", "Island");
    t.resolve();
    t.yes();
    expect(t.see("Test Glacier").counters).toEqual({ age: 1 });
    t.to("upkeep", 3);
    t.resolve();
    expect(t.count(0, "graveyard", "Test Glacier")).toBe(1);
  });

  scenario("702.25a: flanking does nothing to a blocker with flanking", (t) => {
    subject(t, "Flanking");
    creature(t, "Test Rider", "Flanking", "3/3");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Rider");
    fight(t, "Test Subject", "Test Rider");
    expect(t.stackSize).toBe(0);
  });

  scenario("702.26d: what is done to a permanent later is not done to one that is phased out", (t) => {
    t.cards(`
      Test Spark Elemental {0}
      Creature — Elemental
      When this creature enters, sacrifice it at the beginning of the next end step.
      3/1

      Test Veil {0}
      Instant
      Target creature phases out.`);
    t.hand(0, "Test Spark Elemental", "Test Veil");
    t.to("precombatMain");
    t.cast("Test Spark Elemental");
    t.resolveAll();
    t.cast("Test Veil", { targets: ["Test Spark Elemental"] });
    t.resolve();
    t.to("upkeep", 3);
    expect(t.count(0, "battlefield", "Test Spark Elemental")).toBe(1);
  });

  scenario(
    "702.26e, 702.26h: what phased out does nothing; what is attached to it is out with it and comes back",
    (t) => {
      kit(t);
      t.cards(`Test Haze {U}
      Instant
      Target creature phases out.

      Test Banner {2}{W}
      Creature — Human
      2/2
      Other creatures you control get +1/+1.

      Test Cape {W}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +2/+2.`);
      t.battlefield(0, "Test Bear", "Test Banner", "Plains", "Island");
      t.hand(0, "Test Cape", "Test Haze");
      t.to("precombatMain");
      t.cast("Test Cape", { targets: ["Test Banner"] });
      t.resolve();
      expect([t.see("Test Bear").power, t.see("Test Banner").power]).toEqual([3, 4]);
      t.cast("Test Haze", { targets: ["Test Banner"] });
      t.resolve();
      expect([t.see("Test Bear").power, t.count(0, "graveyard", "Test Cape")]).toEqual([2, 0]);
      t.to("upkeep", 3);
      expect([t.see("Test Bear").power, t.see("Test Banner").power]).toEqual([3, 4]);
    },
  );

  scenario("702.26e: an effect on all creatures does not include one that is phased out, nor later", (t) => {
    kit(t);
    t.cards(`Test Haze {U}
      Instant
      Target creature phases out.

      Test Surge {G}
      Sorcery
      Creatures you control get +3/+3 until your next turn.`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Island", "Forest");
    t.hand(0, "Test Haze", "Test Surge");
    t.to("precombatMain");
    t.cast("Test Haze", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Surge");
    t.resolve();
    expect(t.see("Test Ogre").power).toBe(7);
    t.to("upkeep", 3);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("702.26i: Equipment that phased out by itself phases in attached to what it was attached to", (t) => {
    kit(t);
    t.cards(`Test Haze {U}
      Instant
      Target artifact phases out.

      Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Whenever this Equipment becomes attached to a creature, you gain 1 life.
      Equip {1}`);
    t.battlefield(0, "Test Bear", "Test Blade", "Island", "Island");
    t.hand(0, "Test Haze");
    t.to("precombatMain");
    t.activate("Test Blade", { targets: ["Test Bear"] });
    t.resolve();
    t.resolveAll();
    expect([t.see("Test Bear").power, t.lifeOf(0)]).toEqual([4, 21]);
    t.cast("Test Haze", { targets: ["Test Blade"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(2);
    t.to("upkeep", 3);
    expect([t.see("Test Bear").power, t.lifeOf(0)]).toEqual([4, 21]);
  });

  scenario("702.26i: if that has left meanwhile, it phases in unattached", (t) => {
    kit(t);
    t.cards(`Test Haze {U}
      Instant
      Target artifact phases out.

      Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {1}`);
    t.battlefield(0, "Test Bear", "Test Blade", "Island", "Island", "Island", "Swamp", "Swamp", "Swamp");
    t.hand(0, "Test Haze", "Test Murder");
    t.to("precombatMain");
    t.activate("Test Blade", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Haze", { targets: ["Test Blade"] });
    t.resolve();
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    t.to("upkeep", 3);
    const [blade] = t.ids(0, "battlefield", "Test Blade");
    expect([t.game.state.objects[blade!]!.phasedOut, t.game.state.objects[blade!]!.attachedTo]).toEqual([
      undefined,
      undefined,
    ]);
  });

  scenario("702.29a, 107.3e: what triggers as a card is cycled speaks of the X of its cycling cost", (t) => {
    t.cards(`
  Test Gale {5}{U}
  Enchantment
  Cycling {X}{1}{U}
  When you cycle this card, create an X/X blue Shark creature token with flying.`);
    t.lands(0, "Island", 5);
    t.hand(0, "Test Gale");
    t.to("precombatMain");
    t.activate("Test Gale", { x: 3 });
    t.resolveAll();
    expect(t.see("Shark Token").power).toBe(3);
  });

  scenario("702.29a: cycling discards the card and draws one", (t) => {
    t.cards(`Test Wheel {5}{G}
      Creature — Ox
      4/4
      Cycling {1}`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Wheel");
    t.to("precombatMain");
    t.activate("Test Wheel");
    expect(t.count(0, "graveyard", "Test Wheel")).toBe(1);
    t.resolve();
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("702.29a: cycling works only in the hand", (t) => {
    t.cards(`Test Wheel {5}{G}
      Creature — Ox
      4/4
      Cycling {1}`);
    t.battlefield(0, "Forest", "Test Wheel");
    t.to("precombatMain");
    expect(t.can("activate", "Test Wheel")).toBe(false);
  });

  scenario("702.29c: what triggers on cycling triggers on landcycling too", (t) => {
    t.cards(`Test Runner {1}
      Artifact
      Whenever you cycle a card, you gain 1 life.

      Test Ranger {5}{G}
      Creature — Elf
      5/5
      Forestcycling {1}`);
    t.lands(0, "Plains", 1);
    t.battlefield(0, "Test Runner");
    t.hand(0, "Test Ranger");
    t.library(0, "Forest");
    t.to("precombatMain");
    t.activate("Test Ranger");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.resolve();
    if (t.asked().ask === "choose") t.choose("Forest");
    expect(t.count(0, "hand", "Forest")).toBe(1);
  });

  scenario("702.30a: echo is asked of whoever it came under the control of since that player's last upkeep", (t) => {
    kit(t);
    creature(t, "Test Golem", "Echo {2}", "3/3");
    t.cards(`
      Test Theft {U}
      Sorcery
      Gain control of target creature.`);
    t.battlefield(0, "Test Golem");
    t.lands(1, "Island", 3);
    t.hand(1, "Test Theft");
    t.to("precombatMain", 2);
    t.cast("Test Theft", { targets: ["Test Golem"] });
    t.resolve();
    t.to("upkeep", 4);
    expect(t.stackSize).toBe(1);
    t.resolve();
    t.yes();
    expect([
      t.count(1, "battlefield", "Test Golem"),
      t.ids(1, "battlefield", "Island").filter((id) => t.seeId(id).tapped).length,
    ]).toEqual([1, 2]);
  });

  scenario("702.30a: echo is asked for once, in the next upkeep", (t) => {
    t.cards(`Test Drake {1}{U}
      Creature — Drake
      2/2
      Echo {1}{U}`);
    t.lands(0, "Island", 2);
    t.hand(0, "Test Drake");
    t.to("precombatMain");
    t.cast("Test Drake");
    t.resolve();
    t.to("upkeep", 3);
    expect(t.stackSize).toBe(1);
    t.resolve();
    t.yes();
    expect(t.count(0, "battlefield", "Test Drake")).toBe(1);
    t.to("upkeep", 5);
    expect(t.stackSize).toBe(0);
  });

  scenario(
    "702.32a: fading counts counters that are added, and a permanent whose counters are gone is sacrificed",
    (t) => {
      kit(t);
      creature(t, "Test Ghost", "Fading 1", "3/3");
      t.lands(0, "Forest", 2);
      t.hand(0, "Test Ghost");
      t.to("precombatMain");
      t.cast("Test Ghost");
      t.resolve();
      t.to("upkeep", 3);
      t.resolve();
      expect([t.count(0, "battlefield", "Test Ghost"), t.see("Test Ghost").counters]).toEqual([1, {}]);
      t.to("upkeep", 5);
      t.resolve();
      expect(t.count(0, "graveyard", "Test Ghost")).toBe(1);
    },
  );

  scenario("702.33a, 601.2b: kicker is an additional cost the caster may pay", (t) => {
    t.cards(`
      Test Squire {W}
      Creature — Human
      Kicker {2}
      When this creature enters, if it was kicked, you gain 4 life.
      1/1`);
    t.lands(0, "Plains", 4);
    t.hand(0, "Test Squire", "Test Squire");
    t.to("precombatMain");
    t.cast("Test Squire", { additional: [true] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
    t.cast("Test Squire", { additional: [false] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("702.34a, 118.9: flashback for the card's own mana cost, until end of turn", (t) => {
    t.cards(`
      Test Recaller {U}
      Creature — Wizard
      1/1
      When this creature enters, target instant or sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.`);
    t.lands(0, "Island", 1);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Recaller");
    t.put(0, "graveyard", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Recaller");
    t.resolve();
    t.resolveAll();
    t.cast("Test Spark", { via: "flashback", targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    expect(t.count(0, "exile", "Test Spark")).toBe(1);
  });

  scenario("702.34a: flashback does not let a card be cast from the hand for that cost", (t) => {
    t.cards(`Test Echo {4}{G}
      Sorcery
      You gain 1 life.
      Flashback {G}`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Echo");
    t.to("precombatMain");
    expect(t.can("cast", "Test Echo", "flashback")).toBe(false);
  });

  scenario("702.35a: a card discarded without its madness cost being paid goes to the graveyard", (t) => {
    t.cards(`Test Frenzy {4}{R}
      Sorcery
      Draw a card.
      Madness {R}

      Test Toss {U}
      Sorcery
      Discard a card.`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Toss", "Test Frenzy");
    t.to("precombatMain");
    t.cast("Test Toss");
    t.resolve();
    t.resolveAll();
    if (t.asked().ask === "confirm") t.no();
    else if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: [] });
    expect(t.count(0, "graveyard", "Test Frenzy")).toBe(1);
  });

  scenario("702.35c, 702.35b: a card not cast for its madness cost goes to the graveyard from exile", (t) => {
    t.cards(`Test Rage {2}{R}
      Sorcery
      Test Rage deals 3 damage to target player.
      Madness {R}

      Test Outlet {1}
      Artifact
      Discard a card: You gain 1 life.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Outlet");
    t.hand(0, "Test Rage", "Test Rage");
    t.to("precombatMain");
    t.activate("Test Outlet", { costs: ["Test Rage"] });
    expect(t.count(0, "exile", "Test Rage")).toBe(1);
    t.resolve();
    t.choose();
    expect(t.count(0, "graveyard", "Test Rage")).toBe(1);
    t.resolveAll();
    t.activate("Test Outlet");
    t.resolve();
    t.choose("Test Rage");
    t.choose(1);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.40a: storm counts the spells cast before it, by anybody", (t) => {
    t.cards(`Test Tide {U}
      Sorcery
      You gain 1 life.

      Test Tempest {1}{U}
      Sorcery
      You gain 1 life.
      Storm`);
    t.lands(0, "Island", 4);
    t.hand(0, "Test Tide", "Test Tide", "Test Tempest");
    t.to("precombatMain");
    t.cast("Test Tide");
    t.resolve();
    t.cast("Test Tide");
    t.resolve();
    t.cast("Test Tempest");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("702.40a: storm copies are not cast: they do not count for another storm", (t) => {
    t.cards(`Test Gust {R}
      Instant
      Storm
      Test Gust deals 1 damage to each opponent.`);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Gust", "Test Gust");
    t.to("precombatMain");
    t.cast("Test Gust");
    t.resolveAll();
    t.cast("Test Gust");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.40b: each instance of storm copies the spell by itself", (t) => {
    kit(t);
    t.cards(`Test Tempest {R}
      Sorcery
      Test Tempest deals 1 damage to target player.
      Storm
      Storm`);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Spark", "Test Tempest");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    t.cast("Test Tempest", { targets: [1] });
    while (t.stackSize > 0) {
      if (t.asked().ask === "confirm") t.no();
      else if (t.asked().ask === "order") t.order(0, 1);
      else t.pass();
    }
    expect(t.lifeOf(1)).toBe(15);
  });
});

describe("702.24-702.32", () => {
  const castSubject = (t: TestGame, via?: string): void => {
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject", via === undefined ? {} : { via });
    t.resolve();
  };

  const upkeep = (t: TestGame, turn: number): void => t.to("upkeep", turn);

  scenario("702.24a: cumulative upkeep grows with each age counter", (t) => {
    subject(t, "Cumulative upkeep {1}");
    t.battlefield(0, "Test Subject");
    t.lands(0, "Forest", 1);
    upkeep(t, 1);
    t.resolve();
    t.yes();
    upkeep(t, 3);
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.26f: what lasts until end of turn ends while the permanent is phased out", (t) => {
    kit(t);
    t.cards(`Test Mist {0}
      Instant
      Target creature phases out.`);
    t.battlefield(0, "Test Bear", "Forest");
    t.hand(0, "Test Growth", "Test Mist");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(5);
    t.cast("Test Mist", { targets: ["Test Bear"] });
    t.resolve();
    upkeep(t, 3);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("702.26f: an effect that tracks a permanent ends as that phases out", (t) => {
    kit(t);
    t.cards(`Test Mist {0}
      Instant
      Target creature phases out.

      Test Keeper {0}
      Creature — Elf
      When this creature enters, target creature gets +2/+2 for as long as this creature remains on the battlefield.
      1/1`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Keeper", "Test Mist");
    t.to("precombatMain");
    t.cast("Test Keeper");
    t.resolve();
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(4);
    t.cast("Test Mist", { targets: ["Test Keeper"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(2);
    upkeep(t, 3);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("702.26g: what is attached phases out with it, and in again", (t) => {
    kit(t);
    t.cards(`Test Coat {G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    subject(t, "Phasing");
    t.battlefield(0, "Test Subject", "Forest");
    t.hand(0, "Test Coat");
    t.to("precombatMain");
    const [id] = t.ids(0, "battlefield", "Test Subject");
    if (t.game.state.objects[id!]!.phasedOut !== undefined) upkeep(t, 3);
    t.to("precombatMain", t.game.state.turn.number);
    t.cast("Test Coat", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.see("Test Subject").power).toBe(3);
    upkeep(t, t.game.state.turn.number + 2);
    const [coat] = t.ids(0, "battlefield", "Test Coat");
    expect(t.game.state.objects[coat!]!.phasedOut).toBe("indirectly");
    upkeep(t, t.game.state.turn.number + 2);
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.30a: echo is paid once, in the first upkeep", (t) => {
    subject(t, "Echo {G}");
    t.lands(0, "Forest", 3);
    castSubject(t);
    upkeep(t, 3);
    t.resolve();
    t.yes();
    upkeep(t, 5);
    expect(t.stackSize).toBe(0);
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });

  scenario("702.32a: fading: sacrificed when no counter can be removed", (t) => {
    subject(t, "Fading 1");
    t.lands(0, "Forest", 2);
    castSubject(t);
    upkeep(t, 3);
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({});
    upkeep(t, 5);
    t.resolve();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });
});

describe("702.26", () => {
  const CARDS = `
  Test Slayer {B}
  Sorcery
  Destroy target creature.

  Test Burial {B}
  Sorcery
  Destroy target creature. It can't be regenerated.`;

  const IT = { what: "target", slot: 0 } as const;

  function does(t: TestGame): void {
    t.cast("Test Deed", { targets: ["Test Bear"] });
    t.resolve();
  }

  function prepare(t: TestGame, effects: readonly Effect[]): void {
    t.cards(CARDS);
    t.define(sorcery("Test Deed", effects, [oneTarget()]));
    t.hand(0, "Test Deed");
  }

  scenario("702.26d: a phased-out permanent is treated as though it did not exist, until it phases in", (t) => {
    prepare(t, [{ do: "phaseOut", what: IT }]);
    t.battlefield(0, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    does(t);
    expect(() => t.attack("Test Bear")).toThrow();
    t.to("upkeep", 3);
    t.attack("Test Bear");
  });

  scenario("702.29e, 702.29f: a typecycling ability is a cycling ability, on the card and as it is paid for", (t) => {
    t.cards(`
  Test Slime {4}
  Creature — Ooze
  Forestcycling {2}
  3/3

  Test Count {0}
  Sorcery
  You gain 1 life for each card with a cycling ability in your graveyard.

  Test Rift {0}
  Enchantment
  Cycling abilities you activate cost {2} less to activate.`);
    t.hand(0, "Test Slime", "Test Count");
    t.battlefield(0, "Test Rift");
    t.to("precombatMain");
    t.activate("Test Slime");
    t.resolve();
    t.choose();
    t.cast("Test Count");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("702.23b: rampage counts blockers as it resolves", (t) => {
    t.cards(`
  Test Bear {0}
  Creature — Bear
  2/2

  Test Wall {0}
  Creature — Wall
  Defender
  0/4

  Test Boar {0}
  Creature — Boar
  Rampage 2
  3/3`);
    t.battlefield(0, "Test Boar");
    t.battlefield(1, "Test Bear", "Test Wall");
    t.attack("Test Boar");
    t.block(["Test Bear", "Test Boar"], ["Test Wall", "Test Boar"]);
    t.order(0, 1);
    t.resolve();
    expect(t.see("Test Boar").power).toBe(5);
  });

  scenario("702.37f, 107.3d: other abilities may refer to the X of a morph cost", (t) => {
    t.cards(`
  Test Sprout {3}
  Creature — Plant
  Morph {X}{G}
  When this creature is turned face up, put X +1/+1 counters on it.
  1/1`);
    t.hand(0, "Test Sprout");
    t.lands(0, "Forest", 9);
    t.to("precombatMain");
    t.cast("Test Sprout", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    t.number(3);
    t.resolve();
    expect(t.see("Test Sprout").power).toBe(4);
  });

  scenario("702.33f: of two kickers each ability speaks of its own", (t) => {
    t.cards(`
  Test Volley {0}
  Sorcery
  Kicker {R} and/or {G}
  If this spell was kicked with its {R} kicker, you gain 2 life.
  If this spell was kicked with its {G} kicker, you gain 5 life.`);
    t.hand(0, "Test Volley");
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.cast("Test Volley", { additional: [true] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("702.26m: nothing phases in where the untap step is skipped", (t) => {
    t.cards(`
  Test Ghost {0}
  Creature — Spirit
  Phasing
  2/2

  Test Nap {0}
  Sorcery
  You skip your next untap step.`);
    t.battlefield(0, "Test Ghost");
    t.hand(0, "Test Nap");
    t.to("precombatMain");
    t.cast("Test Nap");
    t.resolve();
    const [ghost] = t.ids(0, "battlefield", "Test Ghost");
    const out = () => t.game.state.objects[ghost!]!.phasedOut;
    expect(out()).toBe("directly");
    t.to("precombatMain", 3);
    expect(out()).toBe("directly");
    t.to("precombatMain", 5);
    expect(out()).toBeUndefined();
  });

  scenario("702.29b, 702.29d: cycling is an ability of the permanent too; cycling a card triggers once", (t) => {
    t.cards(`
      Test Cycler {0}
      Artifact
      Cycling {0}

      Test Census {0}
      Artifact
      {0}: You gain 1 life for each artifact you control with an activated ability.

      Test Archfiend {0}
      Enchantment
      Whenever you cycle or discard a card, you gain 30 life.`);
    t.battlefield(0, "Test Cycler", "Test Census", "Test Archfiend");
    t.hand(0, "Test Cycler");
    t.to("precombatMain");
    t.activate("Test Census");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
    t.activate("Test Cycler");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(52);
  });

  scenario("702.26a: it phases in with the untap step of whoever controlled it as it phased out", (t) => {
    t.cards(`
      Test Threat {0}
      Sorcery
      Gain control of target creature until end of turn.

      Test Phase {0}
      Instant
      Target creature phases out.

      Test Bear {0}
      Creature — Bear
      2/2`);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Threat", "Test Phase");
    t.to("precombatMain");
    t.cast("Test Threat", { targets: ["Test Bear"] });
    t.resolve();
    const [bear] = t.ids(0, "battlefield", "Test Bear");
    t.cast("Test Phase", { targets: ["Test Bear"] });
    t.resolve();
    t.to("precombatMain", 2);
    expect(t.game.state.objects[bear!]!.phasedOut).toBe("directly");
    t.to("precombatMain", 3);
    expect(t.game.state.objects[bear!]!.phasedOut).toBeUndefined();
    expect(t.see("Test Bear").controller).toBe(1);
  });

  scenario(
    "702.26n: what phased out under a player who left phases in after their turn would have begun",
    (t) => {
      t.cards(`
      Test Threat {0}
      Sorcery
      Gain control of target creature until end of turn.

      Test Phase {0}
      Instant
      Target creature phases out.

      Test Bear {0}
      Creature — Bear
      2/2`);
      t.battlefield(2, "Test Bear");
      t.hand(0, "Test Threat", "Test Phase");
      t.to("precombatMain");
      t.cast("Test Threat", { targets: ["Test Bear"] });
      t.resolve();
      const [bear] = t.ids(0, "battlefield", "Test Bear");
      t.cast("Test Phase", { targets: ["Test Bear"] });
      t.resolve();
      t.to("precombatMain", 2);
      t.concede(0);
      t.to("precombatMain", 3);
      expect(t.game.state.objects[bear!]!.phasedOut).toBe("directly");
      t.to("precombatMain", 4);
      expect(t.turn.active).toBe(1);
      expect(t.game.state.objects[bear!]!.phasedOut).toBeUndefined();
      expect(t.see("Test Bear").controller).toBe(2);
    },
    { seats: 3 },
  );
});
