import { describe, expect } from "vitest";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import { scenario } from "../../../support/scenario.ts";
import { oneTarget, sorcery } from "../../../support/sorcery.ts";

const CARDS = `
  Test Ogre {0}
  Creature — Ogre
  Trample
  4/4

  Test Clone {0}
  Creature — Shapeshifter
  You may have this creature enter as a copy of any creature on the battlefield.
  0/0

  Test Echo {0}
  Instant
  Copy target instant or sorcery spell. You may choose new targets for the copy.`;

const IT = { what: "target", slot: 0 } as const;

describe("707.2-707.8: copies of permanents", () => {
  scenario(
    "707.2, 707.2a: printed values only, colour and mana cost among them; no counters, no effects, not tapped",
    (t) => {
      t.cards(CARDS);
      t.permanentWith(0, "Test Bear", { tapped: true, counters: { "+1/+1": 2 } });
      t.hand(0, "Test Growth", "Test Twin");
      t.to("precombatMain");
      t.cast("Test Growth", { targets: ["Test Bear"] });
      t.resolve();
      t.cast("Test Twin", { targets: ["Test Bear"] });
      t.resolve();
      const [, token] = t.ids(0, "battlefield", "Test Bear");
      expect(t.seeId(token!)).toMatchObject({ power: 2, toughness: 2, tapped: false, counters: {}, colors: "G" });
    },
  );

  scenario(
    "707.2b, 707.3: a copy stays what it is when its original changes, and is copied as what it has become",
    (t) => {
      t.cards(CARDS);
      t.define(
        sorcery(
          "Test Mirror",
          [{ do: "becomeCopy", what: IT, of: { what: "target", slot: 1 }, duration: "forever" }],
          [oneTarget(), oneTarget()],
        ),
      );
      t.battlefield(0, "Test Bear", "Test Ogre");
      t.hand(0, "Test Clone", "Test Mirror", "Test Twin");
      t.to("precombatMain");
      t.cast("Test Clone");
      t.resolve();
      t.yes();
      t.choose("Test Bear");
      const [bear, clone] = t.ids(0, "battlefield", "Test Bear");
      t.cast("Test Mirror", { targets: ["Test Bear", "Test Ogre"] });
      t.resolve();
      expect([t.seeId(bear!).name, t.seeId(clone!).name]).toEqual(["Test Ogre", "Test Bear"]);
      t.cast("Test Twin", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
    },
  );

  scenario("707.3, 613.7: what is a copy for a while is copied as what it is then, and what comes later lasts", (t) => {
    t.cards(CARDS);
    const mirror = (name: string, duration: "forever" | "endOfTurn") =>
      sorcery(
        name,
        [{ do: "becomeCopy", what: IT, of: { what: "target", slot: 1 }, duration }],
        [oneTarget(), oneTarget()],
      );
    t.define(mirror("Test Mask", "endOfTurn"));
    t.define(mirror("Test Mirror", "forever"));
    t.battlefield(0, "Test Bear", "Test Ogre", "Test Ox");
    t.hand(0, "Test Mask", "Test Twin", "Test Mirror");
    t.to("precombatMain");
    const [bear] = t.ids(0, "battlefield", "Test Bear");
    t.cast("Test Mask", { targets: ["Test Bear", "Test Ogre"] });
    t.resolve();
    t.cast("Test Twin", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(3);
    t.cast("Test Mirror", { targets: ["Test Ogre", "Test Ox"] });
    t.resolve();
    expect(t.seeId(bear!).name).toBe("Test Ox");
    t.to("upkeep", 2);
    expect([t.seeId(bear!).name, t.count(0, "battlefield", "Test Ogre")]).toEqual(["Test Ox", 2]);
  });

  scenario("707.4: becoming a copy of something else triggers nothing, and what affects it goes on", (t) => {
    t.cards(`${CARDS}

      Test Greeter {0}
      Creature — Human
      When this creature enters, you gain 5 life.
      1/1`);
    t.define(
      sorcery(
        "Test Mirror",
        [{ do: "becomeCopy", what: IT, of: { what: "target", slot: 1 }, duration: "endOfTurn" }],
        [oneTarget(), oneTarget()],
      ),
    );
    t.battlefield(0, "Test Bear", "Test Greeter");
    t.hand(0, "Test Mirror", "Test Growth");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Mirror", { targets: ["Test Bear", "Test Greeter"] });
    t.resolve();
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 20]);
    expect(t.ids(0, "battlefield", "Test Greeter").map((id) => t.seeId(id).power)).toEqual([4, 1]);
    t.to("upkeep", 2);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("707.5, 707.6: it enters as the copy: its entering abilities work, and its own choices are made", (t) => {
    t.cards(`${CARDS}

      Test Voice {0}
      Creature — Angel
      As this creature enters, choose a color.
      This creature enters with a +1/+1 counter on it.
      When this creature enters, you gain 1 life.
      2/2`);
    t.hand(0, "Test Voice", "Test Clone");
    t.to("precombatMain");
    t.cast("Test Voice");
    t.resolve();
    t.option("W");
    t.resolveAll();
    t.cast("Test Clone");
    t.resolve();
    t.yes();
    if (t.asked().about === "choose") t.choose("Test Voice");
    t.option("R");
    t.resolveAll();
    const [first, second] = t.ids(0, "battlefield", "Test Voice");
    expect([first, second].map((id) => t.game.state.objects[id!]!.chosen?.color)).toEqual(["W", "R"]);
    expect([t.seeId(second!).power, t.lifeOf(0)]).toEqual([3, 22]);
  });

  scenario("707.8: of a double-faced permanent the face that is up is copied", (t) => {
    t.cards(`${CARDS}

      Test Novice {0}
      Creature — Human
      {0}: Transform this creature.
      1/1
      // transform
      Test Beast
      Creature — Werewolf
      5/5`);
    t.battlefield(0, "Test Novice");
    t.hand(0, "Test Clone", "Test Twin");
    t.to("precombatMain");
    t.activate("Test Novice");
    t.resolve();
    t.cast("Test Clone");
    t.resolve();
    t.yes();
    if (t.asked().about === "choose") t.choose("Test Beast");
    expect(t.ids(0, "battlefield", "Test Beast").map((id) => t.seeId(id).power)).toEqual([5, 5]);
  });

  scenario(
    "707.8a: a token that is a copy of a transforming permanent has both faces and enters with the same one up",
    (t) => {
      t.cards(`${CARDS}

      Test Novice {0}
      Creature — Human
      {0}: Transform this creature.
      1/1
      // transform
      Test Beast
      Creature — Werewolf
      {0}: Transform this creature.
      5/5`);
      t.battlefield(0, "Test Novice");
      t.hand(0, "Test Twin");
      t.to("precombatMain");
      t.activate("Test Novice");
      t.resolve();
      t.cast("Test Twin", { targets: ["Test Beast"] });
      t.resolve();
      const token = t.ids(0, "battlefield", "Test Beast").find((id) => id < 0)!;
      expect(t.seeId(token).power).toBe(5);
      const action = t.asked("priority").actions.find((one) => one.act === "activate" && one.source === token)!;
      t.answer({ ask: "priority", action });
      t.resolve();
      expect(t.seeId(token)).toMatchObject({ name: "Test Novice", power: 1 });
    },
  );
});

describe("707.9: exceptions", () => {
  scenario("707.9, 707.9a, 707.9b: abilities and values of the exception are copiable themselves", (t) => {
    t.cards(`${CARDS}

      Test Wraith {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield, except it's a 7/7 Spirit creature with flying in addition to its other types.
      0/0`);
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Wraith", "Test Twin");
    t.to("precombatMain");
    t.cast("Test Wraith");
    t.resolve();
    t.yes();
    if (t.asked().about === "choose") t.choose("Test Ogre");
    const [, wraith] = t.ids(0, "battlefield", "Test Ogre");
    expect(t.seeId(wraith!)).toMatchObject({ power: 7, toughness: 7 });
    expect([...t.seeId(wraith!).keywords].sort()).toEqual(["flying", "trample"]);
    t.cast("Test Twin");
    t.answer({ ask: "choose", chosen: [wraith!] });
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Ogre").map((id) => t.seeId(id).power)).toEqual([4, 7, 7]);
  });

  scenario("707.9d: a characteristic-defining ability of what the exception sets is not copied", (t) => {
    t.cards(`${CARDS}

      Test Horde {0}
      Creature — Elf
      Test Horde's power and toughness are each equal to the number of lands you control.
      */*`);
    t.define(
      sorcery(
        "Test Casting",
        [
          {
            do: "createTokenCopies",
            who: { who: "you" },
            count: 1,
            of: IT,
            except: [{ modify: "setPT", power: 3, toughness: 3 }],
          },
        ],
        [oneTarget()],
      ),
    );
    t.lands(0, "Forest", 5);
    t.battlefield(0, "Test Horde");
    t.hand(0, "Test Casting");
    t.to("precombatMain");
    t.cast("Test Casting");
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Horde").map((id) => t.seeId(id).power)).toEqual([5, 3]);
  });
});

describe("111.1: tokens of one instruction", () => {
  scenario("603.2c, 111.1: copies of several are created at once", (t) => {
    t.cards(`${CARDS}

      Test Echoes {0}
      Enchantment
      Whenever one or more tokens you control enter, you gain 1 life.

      Test Parade {0}
      Sorcery
      Create two 1/1 white Soldier creature tokens.`);
    t.define(
      sorcery("Test Mirrors", [
        {
          do: "createTokenCopies",
          who: { who: "you" },
          count: 1,
          of: { what: "all", filter: { is: "and", of: [{ is: "token" }, { is: "type", type: "creature" }] } },
        },
      ]),
    );
    t.battlefield(0, "Test Echoes");
    t.hand(0, "Test Parade", "Test Mirrors");
    t.to("precombatMain");
    t.cast("Test Parade");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.cast("Test Mirrors");
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "battlefield", "Soldier Token")]).toEqual([22, 4]);
  });
});

describe("707.10: copies of spells and abilities", () => {
  scenario("707.10, 707.10a: the copy is not cast, has the same targets, and ceases to exist off the stack", (t) => {
    t.cards(`${CARDS}

      Test Storm {0}
      Enchantment
      Whenever you cast an instant or sorcery spell, you gain 10 life.`);
    t.battlefield(0, "Test Storm");
    t.hand(0, "Test Salve", "Test Echo");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.resolve();
    t.cast("Test Echo", { targets: ["Test Salve"] });
    t.resolve();
    t.resolve();
    t.resolveAll();
    // Two spells were cast, three times 3 life... the copy gained its own.
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Salve")]).toEqual([20 + 10 + 10 + 3 + 3, 1]);
  });

  scenario("707.2, 707.10: X and kicker are copied with the spell", (t) => {
    t.cards(`${CARDS}

      Test Fire {X}{R}
      Instant
      Test Fire deals X damage to any target.`);
    t.lands(0, "Mountain", 4);
    t.hand(0, "Test Fire", "Test Echo");
    t.to("precombatMain");
    t.cast("Test Fire", { x: 3, targets: [1] });
    t.cast("Test Echo", { targets: ["Test Fire"] });
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    if (t.asked().ask === "choose") t.choose(1);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(14);
  });

  scenario("707.10b: a copy of an ability has the same source", (t) => {
    t.cards(`${CARDS}

      Test Pinger {0}
      Creature — Wizard
      Lifelink
      {T}: This creature deals 1 damage to any target.
      1/1

      Test Doubling {0}
      Instant
      Copy target activated ability you control. You may choose new targets for the copy.`);
    t.battlefield(0, "Test Pinger");
    t.hand(0, "Test Doubling");
    t.to("beginningOfCombat", 1);
    t.activate("Test Pinger", { targets: [1] });
    t.cast("Test Doubling");
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    if (t.asked().ask === "choose") t.choose(1);
    t.resolveAll();
    expect([t.lifeOf(1), t.lifeOf(0)]).toEqual([18, 22]);
  });

  scenario("707.10f, 608.3f: a copy of a permanent spell becomes a token", (t) => {
    t.cards(`${CARDS}

      Test Forging {0}
      Instant
      Copy target creature spell you control.`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear", "Test Forging");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.cast("Test Forging");
    t.resolve();
    t.resolveAll();
    const bears = t.ids(0, "battlefield", "Test Bear");
    expect([bears.length, bears.filter((id) => id < 0).length]).toEqual([2, 1]);
  });

  scenario("707.11: what refers to a permanent by name still means it when it is a copy of something else", (t) => {
    t.cards(`${CARDS}

      Test Shifter {0}
      Creature — Shapeshifter
      {0}: Test Shifter gets +1/+0 until end of turn.
      1/1`);
    t.define(
      sorcery(
        "Test Mirror",
        [{ do: "becomeCopy", what: IT, of: { what: "target", slot: 1 }, duration: "endOfTurn" }],
        [oneTarget(), oneTarget()],
      ),
    );
    t.cards(`
      Test Flashing {0}
      Enchantment
      You may cast spells as though they had flash.`);
    t.battlefield(0, "Test Shifter", "Test Ogre", "Test Flashing");
    t.hand(0, "Test Mirror");
    t.to("precombatMain");
    t.activate("Test Shifter");
    t.cast("Test Mirror", { targets: ["Test Shifter", "Test Ogre"] });
    t.resolve();
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Ogre").map((id) => t.seeId(id).power)).toEqual([5, 4]);
  });
});

describe("707.2", () => {
  const CARDS = `
  Test Slayer {B}
  Sorcery
  Destroy target creature.

  Test Burial {B}
  Sorcery
  Destroy target creature. It can't be regenerated.`;

  scenario("707.2, 611.2a: a creature becomes a copy until end of turn", (t) => {
    t.cards(CARDS);
    const copy: Effect = { do: "becomeCopy", what: IT, of: { what: "target", slot: 1 }, duration: "endOfTurn" };
    t.define(sorcery("Test Deed", [copy], [oneTarget(), oneTarget()]));
    t.hand(0, "Test Deed");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Deed", { targets: ["Test Bear", "Test Ogre"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
    t.to("upkeep", 2);
    expect(t.see("Test Bear").power).toBe(2);
  });
});

describe("707.9, 707.10, 707.12: as cards word it", () => {
  scenario("707.9: who has said that it enters as a copy chooses what of", (t) => {
    t.cards(`
  Test Twin {0}
  Creature — Shapeshifter
  0/0
  You may have this creature enter as a copy of any creature on the battlefield.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Twin");
    t.to("precombatMain");
    t.cast("Test Twin");
    t.resolve();
    t.yes();
    expect(t.refused({ ask: "choose", chosen: [] }).code).toBe("illegal-answer");
    t.choose("Test Bear");
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
  });

  scenario("707.9a: what becomes a copy except for this ability keeps it", (t) => {
    t.cards(`
      Test Shape {0}
      Creature — Shapeshifter
      {0}: This creature becomes a copy of target creature, except it has this ability.
      1/1`);
    t.battlefield(0, "Test Shape", "Test Ox", "Test Cub");
    t.to("precombatMain");
    t.activate("Test Shape", { targets: ["Test Ox"] });
    t.resolve();
    const [shape] = t.ids(0, "battlefield");
    expect(t.seeId(shape!)).toMatchObject({ name: "Test Ox", toughness: 4 });
    const again = t.game.state.objects[shape!]!.copy;
    expect(JSON.stringify(again)).toContain("thisAbility");
  });

  scenario("707.10, 608.2c: 'copy that spell twice instead' copies what the first sentence would", (t) => {
    t.cards(`
      Test Chorus {0}
      Instant
      Copy target instant or sorcery spell you control. If this spell was cast from a graveyard, copy that spell twice instead. You may choose new targets for the copies.
      Flashback {0}`);
    t.hand(0, "Test Bolt");
    t.put(0, "graveyard", "Test Chorus");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.cast("Test Chorus", { via: "flashback", targets: ["Test Bolt"] });
    t.resolve();
    t.yes();
    t.choose(0);
    t.no();
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([17, 14]);
  });

  scenario("707.10c: a copy may have new targets", (t) => {
    t.cards(`Test Spark {R}
      Instant
      Test Spark deals 2 damage to any target.`);
    const fork = sorcery(
      "Test Fork",
      [{ do: "copySpell", what: { what: "target", slot: 0 }, count: 1, newTargets: true }],
      [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: { is: "spell" }, in: "stack" }] }],
    );
    const [face] = fork.faces;
    t.define({ ...fork, faces: [{ ...face, typeLine: { ...face.typeLine, types: ["instant"] } }] });
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Spark", "Test Fork");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.cast("Test Fork", { targets: ["Test Spark"] });
    t.resolve();
    t.yes();
    t.choose(0);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([18, 18]);
  });

  scenario("707.12: a copy of a card is cast without the card leaving where it is", (t) => {
    t.cards(`
      Test Echo {0}
      Sorcery
      Exile target instant card from your graveyard. Copy that card. You may cast the copy without paying its mana cost.`);
    t.graveyard(0, "Test Bolt");
    t.hand(0, "Test Echo");
    t.to("precombatMain");
    t.cast("Test Echo", { targets: ["Test Bolt"] });
    t.pass(2);
    t.choose("Test Bolt");
    t.choose(1);
    t.resolve();
    expect([t.lifeOf(1) < 20, t.count(0, "graveyard", "Test Bolt")]).toEqual([true, 0]);
  });

  scenario("707.10e: copied for each other creature it could target, each with that target", (t) => {
    t.cards(`
      Test Two {0}
      Instant
      Target creature gets +1/+1 until end of turn. Target creature gets +2/+2 until end of turn.

      Test Bear {0}
      Creature — Bear
      2/2

      Test Elk {0}
      Creature — Elk
      2/2

      Test Zada {0}
      Creature — Goblin
      Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.
      2/2`);
    t.battlefield(0, "Test Zada", "Test Bear", "Test Elk");
    t.hand(0, "Test Two");
    t.to("precombatMain");
    t.cast("Test Two", { targets: ["Test Zada", "Test Zada"] });
    t.resolve();
    t.order(0, 1);
    t.resolveAll();
    expect(t.see("Test Bear").power).toBe(5);
    expect(t.see("Test Elk").power).toBe(5);
    expect(t.see("Test Zada").power).toBe(5);
  });

  scenario("707.9e: an exception that is an additional effect is lost with another copy effect", (t) => {
    t.cards(`
      Test Spark {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield, except it enters with three +1/+1 counters on it.
      0/0

      Test Copycat {0}
      Creature — Shapeshifter
      You may have this creature enter as a copy of any creature on the battlefield.
      0/0

      Test Bear {0}
      Creature — Bear
      2/2`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Spark", "Test Copycat");
    t.to("precombatMain");
    t.cast("Test Spark");
    t.resolve();
    t.yes();
    t.choose("Test Bear");
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([2, 5]);
    t.cast("Test Copycat");
    t.resolve();
    t.yes();
    t.answer({ ask: "choose", chosen: [t.ids(0, "battlefield", "Test Bear")[1]!] });
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([2, 5, 2]);
  });

  scenario("707.9a-b, 707.10f: what more is said of the same copy is part of it, of a spell as of a permanent", (t) => {
    t.cards(`
      Test Regent {0}
      Legendary Creature — Noble
      1/1

      Test Reflection {0}
      Sorcery
      Create a token that's a copy of target creature, except it isn't legendary and has haste.

      Test Refrain {0}
      Instant
      Copy target creature spell, except the copy isn't legendary and has flying.`);
    t.hand(0, "Test Regent", "Test Refrain", "Test Reflection");
    t.to("precombatMain");
    t.cast("Test Regent");
    t.cast("Test Refrain", { targets: ["Test Regent"] });
    t.resolve();
    t.resolve();
    t.resolve();
    const kept = () => t.ids(0, "battlefield", "Test Regent").map((id) => t.seeId(id).keywords);
    expect(kept()).toEqual([["flying"], []]);
    t.cast("Test Reflection", { targets: ["Test Regent"] });
    t.resolve();
    expect(kept()).toEqual([["flying"], [], ["flying", "haste"]]);
  });
});
