import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

const CARDS = `
  Test Silence {0}
  Enchantment
  As this enchantment enters, choose a nonland card name.
  Spells with the chosen name can't be cast.

  Test Scout {0}
  Creature — Human
  1/1
  // adventure
  Test Errand {0}
  Sorcery — Adventure
  You gain 1 life.

  Test Novice {0}
  Creature — Human
  1/1
  // modal_dfc
  Test Lesson {0}
  Sorcery
  You gain 1 life.

  Test Pupil {0}
  Creature — Human
  1/1
  // transform
  Test Master
  Creature — Human
  5/5
  Color indicator: red

  Test Bud {0}
  Creature — Human
  1/1
  // flip
  Test Bloom
  Legendary Creature — Human
  3/3

  Test Fire {0}
  Instant
  You gain 1 life.
  // split
  Test Ice {0}
  Instant
  You gain 1 life.`;

/** The opponent has named it; which faces of that card can be cast. */
function castable(t: TestGame, named: string, card: string): readonly (number | undefined)[] {
  kit(t);
  t.cards(CARDS);
  t.hand(0, "Test Silence", card);
  t.to("precombatMain");
  t.cast("Test Silence");
  t.resolve();
  t.answer({ ask: "name", name: named });
  return t
    .asked("priority")
    .actions.flatMap((action) =>
      action.act === "cast" && t.nameOf(action.card).startsWith("Test") ? [action.face ?? 0] : [],
    );
}

describe("201.4: names of other faces can be chosen, each by itself", () => {
  const named =
    (name: string, card: string, faces: readonly number[]) =>
    (t: TestGame): void =>
      expect(castable(t, name, card)).toEqual(faces);
  scenario("201.4f, 715.5: Test Errand", named("Test Errand", "Test Scout", [0]));
  scenario("201.4f, 715.5: Test Scout", named("Test Scout", "Test Scout", [1]));
  scenario("712.19: Test Lesson", named("Test Lesson", "Test Novice", [0]));
  scenario("712.19: Test Novice", named("Test Novice", "Test Novice", [1]));
  scenario("201.4d, 712.19: Test Master", named("Test Master", "Test Pupil", [0]));
  scenario("201.4c, 710.5: Test Bloom", named("Test Bloom", "Test Bud", [0]));
  scenario("709.4a: Test Ice", named("Test Ice", "Test Fire // Test Ice", [0]));
});

describe("204.2, 202.3d, 709.4c: what is told by a card's parts", () => {
  scenario("204.2: a color indicator gives its colors, to a face without a mana cost too", (t) => {
    kit(t);
    t.cards(`${CARDS}

      Test Turning {0}
      Instant
      Transform target creature.`);
    t.battlefield(0, "Test Pupil");
    t.hand(0, "Test Turning");
    t.to("precombatMain");
    expect(t.see("Test Pupil").colors).toBe("");
    t.cast("Test Turning", { targets: ["Test Pupil"] });
    t.resolve();
    expect(t.see("Test Master").colors).toBe("R");
  });

  scenario("202.3d, 709.4b: a split card has the mana value of both halves but on the stack", (t) => {
    kit(t);
    t.cards(`
      Test Flame {1}{R}
      Instant
      You gain 1 life.
      // split
      Test Frost {2}{U}
      Sorcery
      You gain 1 life.

      Test Seek {0}
      Sorcery
      Search your library for a card with mana value 5, put that card into your hand, then shuffle.

      Test Hush {0}
      Instant
      Counter target spell with mana value 2.`);
    t.library(0, "Test Flame // Test Frost");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Seek");
    t.hand(1, "Test Hush");
    t.to("precombatMain");
    t.cast("Test Seek");
    t.resolve();
    t.choose("Test Flame // Test Frost");
    t.cast("Test Flame // Test Frost", { face: 0 });
    t.pass();
    t.cast("Test Hush");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "graveyard")]).toEqual([20, 2]);
  });

  scenario("709.4c: it has each card type of either half", (t) => {
    kit(t);
    t.cards(`
      Test Flame {1}{R}
      Instant
      You gain 1 life.
      // split
      Test Frost {2}{U}
      Sorcery
      You gain 1 life.

      Test Brief {0}
      Sorcery
      Search your library for an instant card, put that card into your hand, then shuffle.

      Test Rite {0}
      Sorcery
      Search your library for a sorcery card, put that card into your hand, then shuffle.`);
    t.library(0, "Test Flame // Test Frost", "Test Flame // Test Frost");
    t.hand(0, "Test Brief", "Test Rite");
    t.to("precombatMain");
    for (const name of ["Test Brief", "Test Rite"]) {
      t.cast(name);
      t.resolve();
      t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, 1) });
    }
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("711.6: in every other zone a leveler has the power and toughness of its uppermost box", (t) => {
    kit(t);
    t.cards(`
      Test Guide {1}
      Creature — Human
      Level up {1}
      1/1
      LEVEL 1-2
      4/4
      LEVEL 3+
      6/6
      Flying

      Test Seek {0}
      Sorcery
      Search your library for a creature card with power 1 or less, put that card into your hand, then shuffle.`);
    t.library(0, "Test Guide", "Test Ogre");
    t.hand(0, "Test Seek");
    t.to("precombatMain");
    t.cast("Test Seek");
    t.resolve();
    t.choose("Test Guide");
    expect(t.seeId(t.ids(0, "hand")[0]!)).toMatchObject({
      power: 1,
      toughness: 1,
      keywords: expect.not.arrayContaining(["flying"]),
    });
  });
});

describe("712: what double-faced permanents are not", () => {
  const TURNING = `

    Test Veil {0}
    Sorcery
    Turn target creature face down.`;
  scenario("712.16: one is not turned face down", (t) => {
    t.cards(`${CARDS}${TURNING}`);
    t.battlefield(0, "Test Pupil", "Test Novice");
    t.hand(0, "Test Veil", "Test Veil");
    t.to("precombatMain");
    for (const name of ["Test Pupil", "Test Novice"]) {
      t.cast("Test Veil", { targets: [name] });
      t.resolve();
      expect(t.see(name).power).toBe(1);
    }
  });

  scenario("712.14b: a modal card whose front is no permanent card stays where it is", (t) => {
    t.cards(`
      Test Path {W}
      Sorcery
      You gain 2 life.
      // modal_dfc
      Test Refuge
      Land
      {T}: Add {W}.

      Test Raising {0}
      Sorcery
      Return all cards from your graveyard to the battlefield.`);
    t.graveyard(0, "Test Path");
    t.hand(0, "Test Raising");
    t.to("precombatMain");
    t.cast("Test Raising");
    t.resolve();
    expect([t.count(0, "battlefield"), t.count(0, "graveyard")]).toEqual([0, 2]);
  });

  scenario("701.28b: what transforms is not turned face up or down", (t) => {
    kit(t);
    t.cards(`${CARDS}

      Test Turning {0}
      Instant
      Transform target creature.

      Test Watch {0}
      Enchantment
      Whenever a permanent you control is turned face up, you gain 1 life.`);
    t.battlefield(0, "Test Pupil", "Test Watch");
    t.hand(0, "Test Turning");
    t.to("precombatMain");
    t.cast("Test Turning", { targets: ["Test Pupil"] });
    t.resolveAll();
    expect([t.see("Test Master").power, t.lifeOf(0)]).toEqual([5, 20]);
  });
});

describe("707: copies", () => {
  scenario("707.7: linked abilities that are copied are linked to each other alone", (t) => {
    kit(t);
    t.cards(`
      Test Jailer {0}
      Creature — Human
      When this creature enters, exile target artifact.
      When this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.
      1/1

      Test Idol {3}
      Artifact

      Test Twin {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield.
      0/0`);
    t.battlefield(1, "Test Idol", "Test Idol");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Jailer", "Test Twin", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Jailer");
    t.resolve();
    t.choose("Test Idol");
    t.resolveAll();
    expect(t.count(1, "exile")).toBe(1);
    t.cast("Test Twin");
    t.resolve();
    t.yes();
    t.choose("Test Jailer");
    t.resolveAll();
    expect(t.count(1, "exile")).toBe(2);
    const twin = t.ids(0, "battlefield", "Test Jailer")[1]!;
    t.cast("Test Murder");
    t.answer({ ask: "choose", chosen: [twin] });
    t.resolveAll();
    expect([t.count(1, "exile"), t.count(1, "battlefield")]).toEqual([1, 1]);
  });

  scenario("707.10g: a copy of a transforming spell becomes a token with both faces", (t) => {
    kit(t);
    t.cards(`${CARDS}

      Test Echo {0}
      Instant
      Copy target creature spell.

      Test Turning {0}
      Instant
      Transform target creature.`);
    t.hand(0, "Test Pupil", "Test Echo", "Test Turning");
    t.to("precombatMain");
    t.cast("Test Pupil");
    t.cast("Test Echo", { targets: ["Test Pupil"] });
    t.resolveAll();
    const token = t.ids(0, "battlefield", "Test Pupil").find((id) => t.game.state.objects[id]!.kind === "token")!;
    t.cast("Test Turning");
    t.answer({ ask: "choose", chosen: [token] });
    t.resolve();
    expect(t.seeId(token)).toMatchObject({ name: "Test Master", power: 5 });
  });
});

describe("702.26: phasing", () => {
  scenario("603.2f, 702.26j: an Aura that enters attached has become attached, what phases in so has not", (t) => {
    kit(t);
    t.cards(`
      Test Host {0}
      Creature — Beast
      Phasing
      Phasing
      Whenever an Aura becomes attached to this creature, you gain 1 life.
      2/2

      Test Bond {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.battlefield(0, "Test Host");
    t.hand(0, "Test Bond");
    t.to("precombatMain", 3);
    t.cast("Test Bond", { targets: ["Test Host"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.to("precombatMain", 5);
    expect(t.count(0, "battlefield", "Test Bond")).toBe(1);
    t.to("precombatMain", 7);
    expect([t.lifeOf(0), t.see("Test Host").power]).toEqual([21, 3]);
  });

  scenario(
    "702.26k, 800.4a: what is phased out leaves with its owner, and nothing triggers",
    (t) => {
      kit(t);
      t.cards(`
        Test Ghost {0}
        Creature — Spirit
        Phasing
        2/2

        Test Watch {0}
        Enchantment
        Whenever a creature leaves the battlefield, you gain 1 life.`);
      t.battlefield(1, "Test Ghost");
      t.battlefield(0, "Test Watch");
      t.to("precombatMain", 2);
      expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.phasedOut)).toHaveLength(1);
      t.concede(1);
      expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.phasedOut)).toHaveLength(0);
      expect(t.lifeOf(0)).toBe(20);
    },
    { seats: 3 },
  );
});
