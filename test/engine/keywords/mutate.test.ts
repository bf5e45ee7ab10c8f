import { describe, expect } from "vitest";
import { characteristicsOf } from "../../../lib/engine/query/characteristics/characteristics.ts";
import { COLOR_BIT } from "../../../lib/engine/state/bits.ts";
import { scenario } from "../../support/scenario.ts";

const CARDS = `
  Test Squire {W}
  Creature — Human Knight
  1/1

  Test Shell {2}{G}
  Creature — Turtle
  Mutate {G}
  Reach
  Whenever this creature mutates, draw a card.
  1/5

  Test Wing {3}{U}
  Creature — Bird
  Mutate {U}
  Flying
  Whenever this creature mutates, you gain 2 life.
  3/1

  Test Return {U}
  Instant
  Return target creature to its owner's hand.

  Test Blink {W}
  Instant
  Exile target creature, then return it to the battlefield under its owner's control.

  Test Copy {U}
  Sorcery
  Create a token that's a copy of target creature you control.`;

describe("702.140, 727: mutate", () => {
  scenario(
    "702.140a, 702.140c, 727.2a-c: on top, it has the top card's characteristics and the abilities of both",
    (t) => {
      t.cards(CARDS);
      t.battlefield(0, "Test Wing", "Forest");
      t.hand(0, "Test Shell");
      t.attack("Test Wing");
      t.to("postcombatMain");
      t.cast("Test Shell", { via: "mutate" });
      t.resolve();
      t.option("top");
      // 727.2c: the same object, still tapped; 727.2b: nothing entered.
      expect(t.see("Test Shell")).toMatchObject({ power: 1, toughness: 5, tapped: true, subtypes: ["Turtle"] });
      expect(t.see("Test Shell").keywords).toEqual(expect.arrayContaining(["reach", "flying"]));
      expect(t.count(0, "battlefield", "Test Wing")).toBe(0);
    },
  );

  scenario("702.140c, 702.140e, 727.2a: under it, the creature stays what it was and gains the abilities", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Wing", "Forest");
    t.hand(0, "Test Shell");
    t.to("precombatMain");
    t.cast("Test Shell", { via: "mutate" });
    t.resolve();
    t.option("bottom");
    expect(t.see("Test Wing")).toMatchObject({ power: 3, toughness: 1, subtypes: ["Bird"] });
    expect(t.see("Test Wing").keywords).toEqual(expect.arrayContaining(["reach", "flying"]));
    // 727.2b: it did not enter, but both abilities that look for mutating trigger.
    t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
    expect(t.count(0, "hand")).toBe(1);
  });

  scenario("702.140a: its target is a non-Human creature that the owner of the spell owns", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Squire", "Forest");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Shell");
    t.to("precombatMain");
    expect(t.can("cast", "Test Shell", "mutate")).toBe(false);
  });

  scenario("702.140b: with its target gone it resolves as a creature spell", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear", "Forest");
    t.battlefield(1, "Swamp");
    t.hand(0, "Test Shell");
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Shell", { via: "mutate" });
    t.pass();
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.see("Test Shell")).toMatchObject({ power: 1, toughness: 5 });
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    expect(t.count(0, "hand")).toBe(0);
  });

  scenario("727.3, 702.140d: one permanent dies and both cards go to the graveyard", (t) => {
    t.cards(`${CARDS}

      Test Mourner {B}
      Creature — Zombie
      1/1
      Whenever another creature dies, you gain 5 life.`);
    t.battlefield(0, "Test Bear", "Forest", "Test Mourner");
    t.battlefield(1, "Swamp");
    t.hand(0, "Test Shell");
    t.hand(1, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Shell", { via: "mutate", targets: ["Test Bear"] });
    t.resolve();
    t.option("top");
    t.resolve();
    t.pass();
    t.cast("Test Murder", { targets: ["Test Shell"] });
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    expect(t.count(0, "graveyard", "Test Shell")).toBe(1);
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("727.3c: an effect that exiles and returns it finds both cards", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear", "Forest", "Plains");
    t.hand(0, "Test Shell", "Test Blink");
    t.to("precombatMain");
    t.cast("Test Shell", { via: "mutate" });
    t.resolve();
    t.option("bottom");
    t.resolve();
    t.cast("Test Blink", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.see("Test Bear")).toMatchObject({ power: 2, toughness: 2, keywords: [] });
    expect(t.see("Test Shell")).toMatchObject({ power: 1, toughness: 5 });
  });

  scenario("727.3a: in the library its owner puts the cards in any order", (t) => {
    t.cards(`${CARDS}

      Test Tuck {U}
      Instant
      Put target creature on top of its owner's library.`);
    t.battlefield(0, "Test Bear", "Forest", "Island");
    t.hand(0, "Test Shell", "Test Tuck");
    t.to("precombatMain");
    t.cast("Test Shell", { via: "mutate" });
    t.resolve();
    t.option("bottom");
    t.resolve();
    t.cast("Test Tuck", { targets: ["Test Bear"] });
    t.resolve();
    t.order(1, 0);
    expect(t.ids(0, "library", "Test Shell")).toEqual([t.game.state.players[0]!.library.at(-1)]);
    expect(t.ids(0, "library", "Test Bear")).toEqual([t.game.state.players[0]!.library.at(-2)]);
  });

  scenario("727.2d, 727.3: over a token it is no token, and only the card is left of it", (t) => {
    t.cards(`${CARDS}

      Test Litter {G}
      Sorcery
      Create a 3/3 green Beast creature token.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Island");
    t.hand(0, "Test Shell", "Test Litter", "Test Return");
    t.to("precombatMain");
    t.cast("Test Litter");
    t.resolve();
    t.cast("Test Shell", { via: "mutate" });
    t.resolve();
    t.option("top");
    t.resolve();
    const [shell] = t.ids(0, "battlefield", "Test Shell");
    expect(t.game.state.objects[shell!]!.kind).toBe("card");
    t.cast("Test Return", { targets: ["Test Shell"] });
    t.resolve();
    expect(t.count(0, "hand", "Test Shell")).toBe(1);
    expect(Object.values(t.game.state.objects).filter((object) => object.kind === "token")).toEqual([]);
  });

  scenario("727.2a, 702.140e, 707.2: a copy of a merged permanent has the abilities of all its components", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Wing", "Forest", "Island");
    t.hand(0, "Test Shell", "Test Copy");
    t.to("precombatMain");
    t.cast("Test Shell", { via: "mutate" });
    t.resolve();
    t.option("top");
    t.order(0, 1);
    t.resolveAll();
    t.cast("Test Copy", { targets: ["Test Shell"] });
    t.resolve();
    const seen = t.ids(0, "battlefield", "Test Shell").map((id) => t.game.state.objects[id]!.kind);
    expect(seen).toEqual(["card", "token"]);
    t.to("precombatMain", 3);
    t.attack("Test Shell", "Test Shell");
    expect(t.see("Test Shell").keywords).toEqual(expect.arrayContaining(["flying", "reach"]));
  });

  scenario("702.140c, 702.140d: what mutates again keeps counters and all its abilities", (t) => {
    t.cards(`${CARDS}

      Test Horn {R}
      Creature — Beast
      Mutate {R}
      Whenever this creature mutates, Test Horn deals X damage to each opponent, where X is the number of times this creature has mutated.
      4/4`);
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 2 } });
    t.battlefield(0, "Forest", "Mountain");
    t.hand(0, "Test Shell", "Test Horn");
    t.to("precombatMain");
    t.cast("Test Shell", { via: "mutate" });
    t.resolve();
    t.option("top");
    t.resolve();
    expect(t.see("Test Shell")).toMatchObject({ power: 3, toughness: 7 });
    t.cast("Test Horn", { via: "mutate" });
    t.resolve();
    t.option("bottom");
    t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(18);
    expect(t.count(0, "hand")).toBe(2);
    expect(t.see("Test Shell")).toMatchObject({ power: 3, toughness: 7, keywords: expect.arrayContaining(["reach"]) });
  });

  scenario("727.2e: on top of a face-down creature it is face up, without having been turned", (t) => {
    t.cards(`${CARDS}

      Test Lurker {4}{G}
      Creature — Spider
      When Test Lurker is turned face up, you gain 7 life.
      Morph {G}
      6/6`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Lurker", "Test Shell");
    t.to("precombatMain");
    t.cast("Test Lurker", { via: "morph" });
    t.resolve();
    t.cast("Test Shell", { via: "mutate" });
    t.resolve();
    t.option("top");
    t.resolveAll();
    expect(t.see("Test Shell")).toMatchObject({ power: 1, toughness: 5 });
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("702.140f, 400.7a: what changed the mutating spell changes the merged permanent", (t) => {
    t.cards(`${CARDS}

      Test Dye {R}
      Instant
      Target spell becomes red.`);
    t.battlefield(0, "Test Bear", "Forest", "Mountain");
    t.hand(0, "Test Shell", "Test Dye");
    t.to("precombatMain");
    t.cast("Test Shell", { via: "mutate" });
    t.cast("Test Dye", { targets: ["Test Shell"] });
    t.resolve();
    t.resolve();
    t.option("bottom");
    t.resolve();
    const [bear] = t.ids(0, "battlefield", "Test Bear");
    expect(characteristicsOf(t.game, bear!).colors).toBe(COLOR_BIT.R);
  });

  scenario("702.140a, 118.9a: from the graveyard where a card says so, in no other way", (t) => {
    t.cards(`${CARDS}

      Test Forever {2}{G}
      Creature — Elemental
      Mutate {G}
      Trample
      You may cast this card from your graveyard using its mutate ability.
      6/6`);
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 3);
    t.graveyard(0, "Test Forever");
    t.to("precombatMain");
    expect(t.can("cast", "Test Forever")).toBe(false);
    t.cast("Test Forever", { via: "mutate" });
    t.resolve();
    t.option("top");
    expect(t.see("Test Forever").keywords).toContain("trample");
  });

  scenario("727.3c, 607.2a: all cards of a merged permanent that was exiled come back", (t) => {
    t.cards(CARDS);
    t.cards(`
      Test Prison {W}
      Enchantment
      When this enchantment enters, exile target creature an opponent controls until this enchantment leaves the battlefield.

      Test Break {W}
      Instant
      Destroy target enchantment.`);
    t.lands(0, "Plains", 2);
    t.battlefield(0, "Forest");
    t.lands(1, "Plains", 1);
    t.battlefield(1, "Forest", "Test Bear");
    t.hand(0, "Test Prison", "Test Break");
    t.battlefield(1, "Island");
    t.hand(1, "Test Shell");
    t.to("precombatMain", 2);
    t.cast("Test Shell", { via: "mutate", targets: ["Test Bear"] });
    while (t.asked().ask !== "priority" || t.stackSize > 0) {
      if (t.asked().ask === "option") t.option("top");
      else t.resolve();
    }
    t.to("precombatMain", 3);
    t.cast("Test Prison");
    t.resolve();
    t.resolve();
    expect(t.count(1, "exile")).toBe(2);
    t.cast("Test Break", { targets: ["Test Prison"] });
    t.resolve();
    expect([t.count(1, "battlefield", "Test Shell"), t.count(1, "battlefield", "Test Bear")]).toEqual([1, 1]);
  });

  scenario(
    "727.2f, 727.2j: a merged permanent turns face down and up as one, without a double-faced component",
    (t) => {
      t.cards(`
      Test Mutant {0}
      Creature — Beast
      Mutate {0}
      Flying
      4/4

      Test Bear {0}
      Creature — Bear
      2/2

      Test Mask {0}
      Instant
      Turn target creature face down.

      Test Moth {0}
      Creature — Insect
      {9}: Transform this creature.
      1/1
      // transform
      Test Butterfly
      Creature — Insect
      3/3`);
      t.battlefield(0, "Test Bear", "Test Moth");
      t.hand(0, "Test Mutant", "Test Mutant", "Test Mask", "Test Mask");
      t.to("precombatMain");
      t.cast("Test Mutant", { via: "mutate", targets: ["Test Bear"] });
      t.resolve();
      t.option("top");
      expect(t.see("Test Mutant").power).toBe(4);
      const [first] = t.ids(0, "battlefield", "Test Mutant");
      t.cast("Test Mask", { targets: ["Test Mutant"] });
      t.resolve();
      expect(t.seeId(first!).power).toBe(2);
      expect(t.seeId(first!).name).toBe("");
      t.cast("Test Mutant", { via: "mutate", targets: ["Test Moth"] });
      t.resolve();
      t.option("top");
      const [second] = t.ids(0, "battlefield", "Test Mutant");
      t.cast("Test Mask", { targets: ["Test Mutant"] });
      t.resolve();
      expect(t.seeId(second!).power).toBe(4);
    },
  );

  scenario("727.2i: transforming a merged permanent turns its double-faced components", (t) => {
    t.cards(`
      Test Mutant {0}
      Creature — Beast
      Mutate {0}
      Flying
      4/4

      Test Moth {0}
      Creature — Insect
      {0}: Transform this creature.
      1/1
      // transform
      Test Butterfly
      Creature — Insect
      Reach
      {0}: Transform this creature.
      3/3`);
    t.battlefield(0, "Test Moth");
    t.hand(0, "Test Mutant");
    t.to("precombatMain");
    t.cast("Test Mutant", { via: "mutate", targets: ["Test Moth"] });
    t.resolve();
    t.option("top");
    expect(t.see("Test Mutant").keywords).not.toContain("reach");
    t.activate("Test Mutant");
    t.resolve();
    expect(t.see("Test Mutant").keywords).toContain("reach");
    expect(t.see("Test Mutant").power).toBe(4);
  });

  scenario("727.2h: of a merged permanent that flips the component that is a flip card does", (t) => {
    t.cards(`
      Test Mutant {0}
      Creature — Beast
      Mutate {0}
      Flying
      4/4

      Test Student {1}
      Creature — Beast
      {0}: Flip this creature.
      1/1
      // flip
      Test Master
      Legendary Creature — Beast
      Reach
      4/4`);
    t.battlefield(0, "Test Student");
    t.hand(0, "Test Mutant");
    t.to("precombatMain");
    t.cast("Test Mutant", { via: "mutate", targets: ["Test Student"] });
    t.resolve();
    t.option("top");
    t.activate("Test Mutant");
    t.resolve();
    expect(t.see("Test Mutant").keywords).toContain("reach");
  });
});
