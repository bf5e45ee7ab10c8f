import { describe, expect } from "vitest";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import { scenario } from "../../../support/scenario.ts";
import { CREATURE, enchantment, oneTarget, sorcery } from "../../../support/sorcery.ts";

const CARDS = `
  Test Flyer {1}{W}
  Creature — Bird
  Flying
  2/2

  Test Healer {1}{G}
  Creature — Cleric
  {0}: You gain 1 life.
  1/3

  Test Guard {1}{W}
  Creature — Soldier
  Protection from black
  3/3

  Test Terror {B}
  Instant
  Destroy target creature.

  Test Breaking {0}
  Instant
  Destroy target enchantment.`;

const TARGET = (slot: number) => ({ what: "target", slot }) as const;
const SELF = { what: "self" } as const;
const YOU = { who: "you" } as const;

const EXCHANGE: Effect = {
  do: "exchange",
  quality: "textBoxes",
  one: { objects: TARGET(0) },
  other: { objects: TARGET(1) },
  duration: { while: { if: "is", what: SELF, filter: { is: "inZone", zone: "battlefield" } } },
};
const SWAP = enchantment("Test Swap", [
  {
    kind: "triggered",
    when: { on: "move", object: { is: "self" }, to: "battlefield" },
    body: { targets: [oneTarget(), { ...oneTarget(), otherThan: [0] }], effects: [EXCHANGE] },
  },
]);

describe("612: effects on a whole text", () => {
  scenario(
    "612.5, 701.10h: exchanged text boxes: all rules text, and nothing else of the card; until the effect ends",
    (t) => {
      t.cards(CARDS);
      t.define(SWAP);
      t.battlefield(0, "Test Flyer", "Test Healer");
      t.hand(0, "Test Swap", "Test Breaking");
      t.to("precombatMain");
      t.cast("Test Swap");
      t.resolve();
      t.choose("Test Flyer");
      t.resolve();
      expect(t.see("Test Healer")).toMatchObject({
        power: 1,
        toughness: 3,
        keywords: ["flying"],
        subtypes: ["Cleric"],
      });
      expect(t.see("Test Flyer")).toMatchObject({ power: 2, keywords: [], subtypes: ["Bird"] });
      expect(t.can("activate", "Test Healer")).toBe(false);
      t.activate("Test Flyer");
      t.resolve();
      expect(t.lifeOf(0)).toBe(21);
      t.cast("Test Breaking");
      t.resolve();
      expect([t.see("Test Flyer").keywords, t.see("Test Healer").keywords]).toEqual([["flying"], []]);
    },
  );

  scenario("612.5, 613.1c: a text that was changed is exchanged as it is; what was granted stays", (t) => {
    t.cards(CARDS);
    t.cards(`
      Test Banner {0}
      Enchantment
      Other permanents you control have vigilance.`);
    t.define(SWAP);
    t.define(
      sorcery(
        "Test Word",
        [
          {
            do: "apply",
            to: TARGET(0),
            modifications: [{ modify: "text", from: "black", to: "red" }],
            duration: "forever",
          },
        ],
        [oneTarget()],
      ),
    );
    t.lands(0, "Swamp", 2);
    t.battlefield(0, "Test Flyer", "Test Guard", "Test Banner");
    t.hand(0, "Test Swap", "Test Word", "Test Terror", "Test Terror");
    t.to("precombatMain");
    t.cast("Test Word", { targets: ["Test Guard"] });
    t.resolve();
    t.cast("Test Swap");
    t.resolve();
    t.choose("Test Flyer");
    t.resolve();
    expect(t.see("Test Flyer").keywords).toEqual(["protection", "vigilance"]);
    expect(t.see("Test Guard").keywords).toEqual(["flying", "vigilance"]);
    // The protection that went over is from red by now.
    t.cast("Test Terror", { targets: ["Test Flyer"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Flyer")).toBe(1);
  });

  scenario("612.5, 611.2b: if what keeps them exchanged has left, they never are", (t) => {
    t.cards(CARDS);
    t.define(SWAP);
    t.battlefield(0, "Test Flyer", "Test Healer");
    t.hand(0, "Test Swap", "Test Breaking");
    t.to("precombatMain");
    t.cast("Test Swap");
    t.resolve();
    t.choose("Test Flyer");
    t.cast("Test Breaking");
    t.resolve();
    t.resolve();
    expect([t.see("Test Flyer").keywords, t.game.state.effects.length]).toEqual([["flying"], 0]);
  });

  scenario("612.6: the full text of another object: name, colors, types, abilities, power and toughness", (t) => {
    t.cards(CARDS);
    t.cards(`
      Test Shape {0}
      Creature — Shapeshifter
      0/1

      Test Discard {0}
      Instant
      Draw a card, then discard a card.`);
    t.gives("Test Shape", {
      kind: "static",
      if: { if: "is", what: { what: "topOfGraveyard", of: YOU }, filter: CREATURE },
      effects: [
        {
          static: "modify",
          affects: SELF,
          modifications: [
            {
              modify: "fullText",
              of: { what: "topOfGraveyard", of: YOU },
              and: [
                {
                  kind: "activated",
                  costs: [],
                  body: {
                    targets: [],
                    effects: [
                      {
                        do: "discard",
                        who: YOU,
                        what: { what: "chosen", filter: { is: "any" }, in: "hand", of: YOU, count: { min: 1, max: 1 } },
                      },
                    ],
                  },
                },
              ],
            },
          ],
        },
      ],
    });
    t.battlefield(0, "Test Shape");
    t.graveyard(0, "Test Healer", "Test Flyer");
    t.hand(0, "Test Healer", "Test Terror");
    t.to("precombatMain");
    expect(t.see("Test Flyer")).toMatchObject({
      power: 2,
      toughness: 2,
      colors: "W",
      types: ["creature"],
      subtypes: ["Bird"],
      keywords: ["flying"],
    });
    t.activate("Test Flyer");
    t.resolve();
    t.choose("Test Healer");
    expect(t.see("Test Healer")).toMatchObject({ power: 1, toughness: 3, colors: "G", keywords: [] });
    t.activate("Test Healer", { ability: 0 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.activate("Test Healer", { ability: 1 });
    t.resolve();
    // What is on top now is no creature card.
    expect(t.see("Test Shape")).toMatchObject({ power: 0, toughness: 1, subtypes: ["Shapeshifter"] });
  });

  const ALL_NAMES = enchantment("Test Papers", [
    {
      kind: "static",
      effects: [
        {
          static: "modify",
          affects: { what: "all", filter: { is: "and", of: [CREATURE, { is: "controlledBy", who: YOU }] } },
          modifications: [{ modify: "allNames", of: { type: "creature", not: "legendary" } }],
        },
      ],
    },
  ]);

  scenario("612.7: all names of nonlegendary creature cards, besides its own", (t) => {
    t.cards(CARDS);
    t.cards(`
      Test Duke {0}
      Legendary Creature — Noble
      3/3

      Test Duchess {0}
      Legendary Creature — Noble
      3/3

      Test Friend {0}
      Creature — Human
      Creatures named Test Healer get +1/+1.
      1/1

      Test Rival {0}
      Creature — Human
      Creatures named Test Duchess get +5/+5.
      1/1`);
    t.define(ALL_NAMES);
    t.battlefield(0, "Test Duke", "Test Friend");
    t.battlefield(1, "Test Rival");
    t.hand(0, "Test Papers", "Test Breaking");
    t.to("precombatMain");
    expect(t.see("Test Duke").power).toBe(3);
    t.cast("Test Papers");
    t.resolve();
    expect([t.see("Test Duke").power, t.see("Test Friend").power, t.see("Test Rival").power]).toEqual([4, 2, 1]);
    t.cast("Test Breaking");
    t.resolve();
    expect(t.see("Test Duke").power).toBe(3);
  });

  scenario("612.7, 201.2b, 704.5j: two legends with all those names have them in common", (t) => {
    t.cards(`
      Test Duke {0}
      Legendary Creature — Noble
      3/3

      Test Duchess {0}
      Legendary Creature — Noble
      3/3`);
    t.define(ALL_NAMES);
    t.battlefield(0, "Test Duke", "Test Duchess");
    t.hand(0, "Test Papers");
    t.to("precombatMain");
    t.cast("Test Papers");
    t.resolve();
    expect(t.asked("choose").about).toBe("legendRule");
    t.choose("Test Duke");
    expect([t.count(0, "battlefield", "Test Duke"), t.count(0, "graveyard", "Test Duchess")]).toEqual([1, 1]);
  });

  scenario("612.10: spliced text follows the spell's own, which stays as it is", (t) => {
    t.cards(`
      Test Chant {U}
      Instant — Arcane
      Discard your hand.

      Test Whisper {R}
      Instant — Arcane
      Draw a card.
      Splice onto Arcane {U}`);
    t.lands(0, "Island", 2);
    t.hand(0, "Test Chant", "Test Whisper");
    t.to("precombatMain");
    t.cast("Test Chant");
    t.choose("Test Whisper");
    expect(t.seeId(t.game.state.stack[0]!)).toMatchObject({ name: "Test Chant", colors: "U" });
    t.resolve();
    // Had it come first, the card drawn would have been discarded.
    expect([t.count(0, "hand"), t.count(0, "graveyard", "Test Whisper")]).toEqual([1, 1]);
  });

  scenario("701.10h, 612.5: two targets have each the text of the other, for as long as it is said", (t) => {
    t.cards(`
      Test Swap {0}
      Enchantment
      When this enchantment enters, choose two target creatures. For as long as this enchantment remains on the battlefield, exchange the text boxes of those creatures.

      Test Bird {0}
      Creature — Bird
      Flying
      2/2

      Test Break {0}
      Instant
      Destroy target enchantment.`);
    t.battlefield(0, "Test Bird");
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Swap", "Test Break");
    t.to("precombatMain");
    t.cast("Test Swap");
    t.resolve();
    if (t.asked().ask === "choose") t.choose("Test Bird", "Test Ox");
    t.resolve();
    expect([t.see("Test Bird").keywords, t.see("Test Ox").keywords]).toEqual([[], ["flying"]]);
    t.cast("Test Break");
    t.resolve();
    expect([t.see("Test Bird").keywords, t.see("Test Ox").keywords]).toEqual([["flying"], []]);
  });
});
