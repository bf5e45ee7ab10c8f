import { describe, expect } from "vitest";
import { view } from "../../../../lib/engine/index.ts";
import { scenario } from "../../../support/scenario.ts";
import { oneTarget, sorcery } from "../../../support/sorcery.ts";

const CARDS = `
  Test Moth {5}{U}
  Creature — Insect
  Flying
  When this creature enters, you gain 4 life.
  Morph {0}
  4/5`;

const IT = { what: "target", slot: 0 } as const;
const turningDown = sorcery("Test Hush", [{ do: "turnFaceDown", what: IT }], [oneTarget()]);

describe("708: face-down spells and permanents", () => {
  scenario(
    "708.1, 708.2a, 708.3, 708.4: cast face down it is a 2/2 without anything, as a spell and as a permanent",
    (t) => {
      t.cards(CARDS);
      t.lands(0, "Plains", 3);
      t.hand(0, "Test Moth");
      t.to("precombatMain");
      t.cast("Test Moth", { via: "morph" });
      const [spell] = t.game.state.stack;
      expect(t.seeId(spell!)).toMatchObject({
        name: "",
        power: 2,
        toughness: 2,
        colors: "",
        keywords: [],
        subtypes: [],
      });
      t.resolve();
      expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 20]);
    },
  );

  scenario("708.4: what forbids creature spells with a name or a colour does not forbid it face down", (t) => {
    t.cards(`${CARDS}

      Test Silence {0}
      Enchantment
      Players can't cast blue spells.`);
    t.lands(0, "Island", 6);
    t.battlefield(0, "Test Silence");
    t.hand(0, "Test Moth");
    t.to("precombatMain");
    expect([t.can("cast", "Test Moth"), t.can("cast", "Test Moth", "morph")]).toEqual([false, true]);
  });

  scenario("708.5: its controller may look at it, nobody else", (t) => {
    t.cards(CARDS);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Moth");
    t.to("precombatMain");
    t.cast("Test Moth", { via: "morph" });
    t.resolve();
    expect(JSON.stringify(view(t.game, 0).battlefield)).toContain("Test Moth");
    expect(JSON.stringify(view(t.game, 1))).not.toContain("Test Moth");
  });

  scenario("708.7, 708.8: turned face up it is what it is; effects stay, and nothing triggers for entering", (t) => {
    t.cards(CARDS);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Moth", "Test Growth");
    t.to("precombatMain");
    t.cast("Test Moth", { via: "morph" });
    t.resolve();
    t.cast("Test Growth");
    t.resolve();
    t.special("turnFaceUp");
    expect(t.see("Test Moth")).toMatchObject({ power: 7, toughness: 8, keywords: ["flying", "morph"], colors: "U" });
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 20]);
  });

  scenario("708.2a, 708.2b: turned face down by an effect it is a 2/2; turning it down again does nothing", (t) => {
    t.cards(CARDS);
    t.define(turningDown);
    t.battlefield(0, "Test Moth");
    t.hand(0, "Test Hush", "Test Hush");
    t.to("precombatMain");
    const [moth] = t.ids(0, "battlefield", "Test Moth");
    t.cast("Test Hush");
    t.resolve();
    const { timestamp } = t.game.state.objects[moth!]!;
    expect(t.seeId(moth!)).toMatchObject({ name: "", power: 2, keywords: [] });
    t.cast("Test Hush");
    t.resolve();
    expect(t.game.state.objects[moth!]!.timestamp).toBe(timestamp);
  });

  scenario("708.10: a face-down permanent that becomes a copy stays what it looks like, until it is turned up", (t) => {
    t.cards(`${CARDS}

      Test Ogre {0}
      Creature — Ogre
      Trample
      4/4`);
    t.define(
      sorcery(
        "Test Mirror",
        [{ do: "becomeCopy", what: IT, of: { what: "target", slot: 1 }, duration: "forever" }],
        [oneTarget({ is: "faceDown" }), oneTarget({ is: "faceUp" })],
      ),
    );
    t.define(sorcery("Test Unmask", [{ do: "turnFaceUp", what: IT }], [oneTarget({ is: "faceDown" })]));
    t.lands(0, "Plains", 3);
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Moth", "Test Mirror", "Test Unmask");
    t.to("precombatMain");
    t.cast("Test Moth", { via: "morph" });
    t.resolve();
    t.cast("Test Mirror", { targets: [[], "Test Ogre"].slice(1) });
    if (t.asked().ask === "choose") t.choose("Test Ogre");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
    t.cast("Test Unmask");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(2);
  });

  scenario("708.11: 'as it is turned face up' is applied while it is being turned", (t) => {
    t.cards(`
      Test Larva {5}
      Creature — Insect
      Morph {0}
      As this creature is turned face up, put two +1/+1 counters on it.
      0/0`);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Larva");
    t.to("precombatMain");
    t.cast("Test Larva", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    expect(t.see("Test Larva")).toMatchObject({ power: 2, toughness: 2 });
  });

  scenario("708.11, 613.4b: what it becomes as it is turned face up is what it is, under what goes on besides", (t) => {
    t.cards(`
      Test Tide {2}
      Creature — Shapeshifter
      Morph {2}{U}
      As this creature enters or is turned face up, it becomes your choice of 5/1 or 1/5.
      */*

      Test Cuff {G}
      Sorcery
      Target creature you control gets +2/+2 until end of turn if its power is 2. Then it fights target creature you don't control.

      Test Tusk {3}
      Creature — Elephant
      3/5`);
    t.lands(0, "Island", 7);
    t.lands(0, "Forest", 1);
    t.battlefield(1, "Test Tusk");
    t.hand(0, "Test Tide", "Test Cuff");
    t.to("precombatMain");
    t.cast("Test Tide", { via: "morph" });
    t.resolve();
    const tide = t.game.state.battlefield.find((id) => t.game.state.objects[id]!.faceDown !== undefined)!;
    t.cast("Test Cuff", { targets: [[tide], "Test Tusk"] });
    t.resolve();
    expect(t.seeId(tide)).toMatchObject({ power: 4, toughness: 4, damage: 3 });
    t.special("turnFaceUp");
    t.option("1/5");
    expect(t.see("Test Tide")).toMatchObject({ power: 3, toughness: 7, damage: 3 });
  });
});
