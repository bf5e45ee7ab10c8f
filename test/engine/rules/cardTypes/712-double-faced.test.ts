import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";

const CARDS = `
  Test Novice {1}{W}
  Creature — Human
  {0}: Transform this creature.
  1/1
  // transform
  Test Beast
  Creature — Werewolf
  {0}: Transform this creature.
  5/5
  Color indicator: red

  Test Path {W}
  Sorcery
  You gain 2 life.
  // modal_dfc
  Test Refuge
  Land
  {T}: Add {W}.

  Test Turning {0}
  Instant
  Transform target creature.

  Test Return {0}
  Sorcery
  Return target creature card from your graveyard to the battlefield.

  Test Tide {0}
  Instant
  Return target creature to its owner's hand.`;

describe("712: double-faced cards", () => {
  scenario(
    "712.2, 712.8a, 712.8d, 712.11, 712.13: off the battlefield it has the characteristics of its front face, and that is cast",
    (t) => {
      t.cards(CARDS);
      t.lands(0, "Plains", 2);
      t.hand(0, "Test Novice");
      t.to("precombatMain");
      expect(t.seeId(t.ids(0, "hand")[0]!)).toMatchObject({ name: "Test Novice", power: 1 });
      t.cast("Test Novice");
      t.resolve();
      expect(t.see("Test Novice").power).toBe(1);
    },
  );

  scenario("712.8e: with its back face up it is that face, whose mana value is that of the front", (t) => {
    t.cards(`${CARDS}

      Test Ban {0}
      Instant
      Destroy target creature with mana value 2.`);
    t.battlefield(0, "Test Novice");
    t.hand(0, "Test Ban");
    t.to("precombatMain");
    t.activate("Test Novice");
    t.resolve();
    expect(t.see("Test Beast")).toMatchObject({ power: 5, colors: "R" });
    t.cast("Test Ban", { targets: ["Test Beast"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Novice")).toBe(1);
  });

  scenario(
    "701.28c, 712.8f, 202.3b: a modal one transforms only if it says so of itself, and has the mana value of the face that is up",
    (t) => {
      t.cards(`${CARDS}

        Test Clerk {1}{W}
        Creature — Human
        {0}: Transform this creature.
        1/1
        // modal_dfc
        Test Hero {3}{G}{W}
        Creature — Human
        4/4

        Test Guard {1}{W}
        Creature — Human
        1/2
        // modal_dfc
        Test Wall {2}{W}
        Creature — Wall
        0/4

        Test Ban {0}
        Instant
        Destroy target creature with mana value 5.`);
      t.battlefield(0, "Test Clerk", "Test Guard");
      t.hand(0, "Test Turning", "Test Ban");
      t.to("precombatMain");
      t.cast("Test Turning", { targets: ["Test Guard"] });
      t.resolve();
      t.activate("Test Clerk");
      t.resolve();
      expect([t.see("Test Guard").power, t.see("Test Hero").power]).toEqual([1, 4]);
      t.cast("Test Ban", { targets: ["Test Hero"] });
      t.resolve();
      expect(t.count(0, "graveyard", "Test Clerk")).toBe(1);
    },
  );

  scenario(
    "712.3, 712.8f, 712.11b, 712.11c, 712.12: a modal one is cast as either face, or its land face is played",
    (t) => {
      t.cards(CARDS);
      t.lands(0, "Plains", 1);
      t.hand(0, "Test Path", "Test Path");
      t.to("precombatMain");
      t.cast("Test Path");
      t.resolve();
      expect(t.lifeOf(0)).toBe(22);
      const play = t.asked("priority").actions.find((action) => action.act === "playLand")!;
      t.answer({ ask: "priority", action: play });
      expect(t.count(0, "battlefield", "Test Refuge")).toBe(1);
    },
  );

  scenario("712.14: put onto the battlefield it has its front face up; what is no permanent there stays away", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Novice");
    t.hand(0, "Test Tide", "Test Return");
    t.graveyard(0, "Test Novice");
    t.to("precombatMain");
    t.cast("Test Return");
    t.resolve();
    expect(t.ids(0, "battlefield").map((id) => t.seeId(id).name)).toEqual(["Test Novice", "Test Novice"]);
  });

  scenario("712.9, 701.28a, 701.28c: only transforming double-faced permanents transform", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Turning");
    t.to("precombatMain");
    t.cast("Test Turning");
    t.resolve();
    expect(t.see("Test Cub").power).toBe(2);
  });

  scenario("712.18: transforming it stays the same object: damage, counters and effects stay on it", (t) => {
    t.cards(`${CARDS}

      Test Growth {0}
      Instant
      Target creature gets +3/+3 until end of turn.`);
    t.permanentWith(0, "Test Novice", { counters: { "+1/+1": 1 } });
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    const [before] = t.ids(0, "battlefield", "Test Novice");
    t.cast("Test Growth");
    t.resolve();
    t.activate("Test Novice");
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Beast")).toEqual([before]);
    expect(t.see("Test Beast")).toMatchObject({ power: 9, counters: { "+1/+1": 1 } });
  });

  scenario("701.28f: an ability of its own transforms it only if it has not transformed since", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Novice");
    t.to("precombatMain");
    t.activate("Test Novice");
    t.activate("Test Novice");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Beast")).toBe(1);
    t.resolve();
    expect(t.count(0, "battlefield", "Test Beast")).toBe(1);
  });

  for (const [rule, verb] of [
    ["701.28f", "Transform"],
    ["701.50e", "Convert"],
  ] as const)
    scenario(`${rule}: a delayed ability of its own, only if it has not done so since that was created`, (t) => {
      t.cards(`
        Test Robot {0}
        Artifact Creature — Robot
        {0}: At the beginning of the next end step, ${verb.toLowerCase()} this creature.
        1/1
        // transform
        Test Car
        Artifact Creature — Vehicle
        3/3

        Test Turning {0}
        Instant
        ${verb} target creature.`);
      t.battlefield(0, "Test Robot");
      t.hand(0, "Test Turning", "Test Turning");
      t.to("precombatMain");
      t.activate("Test Robot");
      t.resolve();
      t.cast("Test Turning");
      t.resolve();
      expect(t.count(0, "battlefield", "Test Car")).toBe(1);
      t.to("end");
      expect(t.stackSize).toBe(1);
      t.resolve();
      expect(t.count(0, "battlefield", "Test Car")).toBe(1);
    });

  scenario("701.28f: a spell does it meanwhile, and the delayed ability that was on the stack no more", (t) => {
    t.cards(CARDS);
    t.cards(`
      Test Robot {0}
      Artifact Creature — Robot
      {0}: At the beginning of the next end step, transform this creature.
      1/1
      // transform
      Test Car
      Artifact Creature — Vehicle
      3/3`);
    t.battlefield(0, "Test Robot");
    t.hand(0, "Test Turning");
    t.to("precombatMain");
    t.activate("Test Robot");
    t.resolve();
    t.to("end");
    t.cast("Test Turning");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Car")).toBe(1);
    t.resolve();
    expect(t.count(0, "battlefield", "Test Car")).toBe(1);
  });

  scenario("712.14a: a single-faced card that is told to enter transformed stays where it is", (t) => {
    t.cards(`
      Test Ewe {0}
      Creature — Sheep
      1/1

      Test Turn {0}
      Sorcery
      Exile target creature, then return it to the battlefield transformed under its owner's control.`);
    t.battlefield(0, "Test Ewe");
    t.hand(0, "Test Turn");
    t.to("precombatMain");
    t.cast("Test Turn", { targets: ["Test Ewe"] });
    t.resolve();
    expect(t.count(0, "exile", "Test Ewe")).toBe(1);
  });

  scenario("712.15a: face down it does not transform, and it turns up with its front face", (t) => {
    t.cards(`
      Test Moth {0}
      Creature — Insect
      1/1
      // transform
      Test Butterfly
      Creature — Insect
      3/3

      Test Turn {0}
      Instant
      Transform target creature.

      Test Cloak {0}
      Sorcery
      Manifest the top card of your library.`);
    t.library(0, "Test Moth");
    t.hand(0, "Test Turn", "Test Cloak");
    t.to("precombatMain", 1);
    t.cast("Test Cloak");
    t.resolve();
    const [down] = t.ids(0, "battlefield");
    t.cast("Test Turn");
    t.resolve();
    expect(t.seeId(down!).power).toBe(2);
    t.special("turnFaceUp");
    expect(t.see("Test Moth").power).toBe(1);
  });

  scenario("701.28d, 701.50d, 712.10: nothing happens to what would become an instant or sorcery", (t) => {
    t.cards(`
  Test Scroll {0}
  Creature — Construct
  {0}: Transform this creature.
  {1}: Convert this creature.
  2/2
  // transform
  Test Word
  Sorcery
  You gain 1 life.
  Color indicator: red`);
    t.battlefield(0, "Test Scroll", "Plains");
    t.to("precombatMain");
    for (const ability of [0, 1]) {
      t.activate("Test Scroll", { ability });
      t.resolve();
      expect(t.see("Test Scroll")).toMatchObject({ power: 2, types: ["creature"] });
    }
  });

  scenario(
    "712.11d, 712.11c: what is cast transformed is looked at with its back face up, its ability still counts",
    (t) => {
      t.cards(`
  Test Squire {1}{W}
  Creature — Human
  1/1
  Disturb {1}
  // transform
  Test Shade
  Creature — Spirit
  2/2
  If this creature would be put into a graveyard from anywhere, exile it instead.
  Color indicator: white

  Test Ban {0}
  Enchantment
  Human spells can't be cast.

  Test Hush {0}
  Enchantment
  Spirit spells can't be cast.`);
      t.graveyard(0, "Test Squire");
      t.hand(0, "Test Squire", "Test Hush");
      t.battlefield(0, "Plains", "Plains", "Test Ban");
      t.to("precombatMain");
      expect([t.can("cast", "Test Squire"), t.can("cast", "Test Squire", "disturb")]).toEqual([false, true]);
      t.cast("Test Hush");
      t.resolve();
      expect(t.can("cast", "Test Squire", "disturb")).toBe(false);
    },
  );

  scenario("712.13a: a spell that would enter with a sorcery face up is put into its owner's graveyard", (t) => {
    t.cards(`
  Test Invasion {0}
  Creature — Spirit
  When this creature enters, you gain 1 life.
  2/2
  // transform
  Test Overture
  Sorcery
  You gain 3 life.
  Color indicator: white`);
    const transformed = { by: "entering", entering: { transformed: true } } as const;
    const of = { on: "move", object: { is: "self" }, to: "battlefield" } as const;
    t.gives("Test Invasion", {
      kind: "static",
      effects: [{ static: "replace", replacement: { of, instead: transformed } }],
    });
    t.hand(0, "Test Invasion");
    t.to("precombatMain");
    t.cast("Test Invasion");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Invasion"), t.stackSize, t.lifeOf(0)]).toEqual([1, 0, 20]);
    expect(t.game.state.battlefield).toEqual([]);
  });

  scenario("712.20: what it does 'as it transforms' is done while it transforms, whatever face was up", (t) => {
    t.cards(`
  Test Pupil {0}
  Creature — Human
  {0}: Transform this creature.
  1/1
  // transform
  Test Master
  Creature — Human
  As this creature transforms into Test Master, put X +1/+1 counters on it, where X is the number of creatures you control.
  When this creature transforms into Test Master, you gain life equal to this creature's power.
  {0}: Transform this creature.
  3/3
  Color indicator: red`);
    t.battlefield(0, "Test Pupil", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Pupil");
    t.resolve();
    expect([t.see("Test Master").power, t.stackSize]).toEqual([5, 1]);
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
    // Back to the face that does not say so nothing is done.
    t.activate("Test Master");
    t.resolve();
    expect(t.see("Test Pupil").counters).toEqual({ "+1/+1": 2 });
  });

  scenario("712.20, 109.5: by whoever's effect it transforms, what it says it says to its controller", (t) => {
    t.cards(`
  Test Pupil {0}
  Creature — Human
  1/1
  // transform
  Test Master
  Creature — Human
  As this creature transforms into Test Master, you gain 2 life.
  3/3
  Color indicator: red

  Test Turn {0}
  Instant
  Transform target creature.`);
    t.battlefield(1, "Test Pupil");
    t.hand(0, "Test Turn", "Test Turn");
    t.to("precombatMain");
    t.cast("Test Turn", { targets: ["Test Pupil"] });
    t.resolve();
    t.cast("Test Turn", { targets: ["Test Master"] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1), t.see("Test Pupil").power]).toEqual([20, 22, 1]);
  });
});
