import { describe, expect } from "vitest";
import type { ActivatedAbility, TriggeredAbility } from "../../../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import type { FaceDefinition } from "../../../../lib/engine/definition.ts";
import { scenario } from "../../../support/scenario.ts";
import { CREATURE, enchantment, instant, oneTarget } from "../../../support/sorcery.ts";

const CARDS = `
  Marsh Hound {0}
  Creature — Dog
  2/2

  Plain Stone {0}
  Artifact

  Second Stone {0}
  Artifact

  Other Exile {0}
  Instant
  Exile target creature.

  Hound Call {0}
  Instant
  Create a 2/2 green Dog creature token.`;

const YOU = { who: "you" } as const;
const does = (effects: readonly Effect[]): ActivatedAbility => ({
  kind: "activated",
  costs: [],
  body: { targets: [], effects },
});
const RETURNS: Effect = {
  do: "move",
  what: { what: "linked", name: "exiled" },
  to: { zone: "battlefield", control: "owner" },
};
const EXILES: ActivatedAbility = {
  kind: "activated",
  costs: [],
  body: {
    targets: [oneTarget(CREATURE)],
    effects: [{ do: "move", what: { what: "target", slot: 0 }, to: { zone: "exile", link: "exiled" } }],
  },
};
const DOG = {
  colors: ["G"],
  supertypes: [],
  types: ["creature"],
  subtypes: ["Dog"],
  power: 2,
  toughness: 2,
} as const;

describe("607: links across faces and objects, and to what was put onto the battlefield", () => {
  scenario("607.1b: abilities printed on the two faces of a double-faced card are linked", (t) => {
    t.cards(CARDS);
    const back: TriggeredAbility = {
      kind: "triggered",
      when: { on: "transform", object: { is: "self" } },
      body: { targets: [], effects: [RETURNS] },
    };
    const { faces, ...card } = enchantment("Test Door", [EXILES, does([{ do: "transform", what: { what: "self" } }])]);
    const { manaCost: _, ...printed } = faces[0];
    const other: FaceDefinition = { ...printed, name: "Test Hall", abilities: [back] };
    t.define({ ...card, name: "Test Door // Test Hall", layout: "transform", faces: [faces[0], other] });
    t.battlefield(0, "Test Door // Test Hall");
    t.battlefield(1, "Marsh Hound", "Marsh Hound");
    t.hand(0, "Other Exile");
    t.to("precombatMain");
    t.activate("Test Door", { ability: 0, targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Other Exile");
    t.resolve();
    t.activate("Test Door", { ability: 1 });
    t.resolve();
    expect(t.see("Test Hall").name).toBe("Test Hall");
    t.resolve();
    expect([t.count(1, "battlefield", "Marsh Hound"), t.count(1, "exile", "Marsh Hound")]).toEqual([1, 1]);
  });

  const TOKEN: Effect = {
    do: "createTokens",
    who: YOU,
    count: 1,
    token: { ...DOG, name: "Keeper", abilities: [does([RETURNS])] },
  };
  const EMBLEM: Effect = {
    do: "getEmblem",
    who: YOU,
    abilities: [
      {
        kind: "triggered",
        when: { on: "step", step: "upkeep", of: YOU },
        body: { targets: [], effects: [RETURNS] },
      },
    ],
  };

  scenario(
    "607.1d: an ability of a token is linked with one of the object that created it, and with no other's",
    (t) => {
      t.cards(CARDS);
      for (const stone of ["Plain Stone", "Second Stone"]) t.gives(stone, EXILES, does([TOKEN]));
      t.battlefield(0, "Plain Stone", "Second Stone");
      t.battlefield(1, "Marsh Hound", "Marsh Hound");
      t.to("precombatMain");
      t.activate("Plain Stone", { ability: 1 });
      t.resolve();
      t.activate("Plain Stone", { ability: 0, targets: ["Marsh Hound"] });
      t.resolve();
      t.activate("Second Stone", { ability: 0, targets: ["Marsh Hound"] });
      t.resolve();
      t.activate("Keeper");
      t.resolve();
      expect([t.count(1, "battlefield", "Marsh Hound"), t.count(1, "exile", "Marsh Hound")]).toEqual([1, 1]);
    },
  );

  scenario("607.1d: an emblem's ability still means what its maker exiled, turns after that has left", (t) => {
    t.cards(CARDS);
    t.define(
      instant(
        "Shattering",
        [{ do: "destroy", what: { what: "target", slot: 0 } }],
        [oneTarget({ is: "type", type: "artifact" })],
      ),
    );
    t.gives("Plain Stone", EXILES, does([EMBLEM]));
    t.battlefield(0, "Plain Stone");
    t.battlefield(1, "Marsh Hound", "Marsh Hound");
    t.hand(0, "Shattering", "Other Exile");
    t.to("precombatMain");
    t.activate("Plain Stone", { ability: 0, targets: ["Marsh Hound"] });
    t.resolve();
    t.cast("Other Exile");
    t.resolve();
    t.activate("Plain Stone", { ability: 1 });
    t.resolve();
    t.cast("Shattering");
    t.resolve();
    t.to("upkeep", 3);
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect([t.count(1, "battlefield", "Marsh Hound"), t.count(1, "exile", "Marsh Hound")]).toEqual([1, 1]);
  });

  scenario("607.2c: the tokens created with this object are those its ability created", (t) => {
    t.cards(CARDS);
    const creates = does([
      { do: "createTokens", who: YOU, count: 2, token: { ...DOG, abilities: [] }, entering: { link: "created" } },
    ]);
    const exiles = does([{ do: "move", what: { what: "linked", name: "created" }, to: { zone: "exile" } }]);
    t.gives("Plain Stone", creates, exiles);
    t.gives("Second Stone", creates, exiles);
    t.battlefield(0, "Plain Stone", "Second Stone");
    t.hand(0, "Hound Call");
    t.to("precombatMain");
    t.cast("Hound Call");
    t.resolve();
    for (const stone of ["Plain Stone", "Second Stone", "Plain Stone"]) {
      t.activate(stone, { ability: 0 });
      t.resolve();
    }
    expect(t.count(0, "battlefield", "Dog Token")).toBe(7);
    t.activate("Plain Stone", { ability: 1 });
    t.resolve();
    expect(t.count(0, "battlefield", "Dog Token")).toBe(3);
  });

  scenario("607.2c: a creature put onto the battlefield with it, and no other object of the same card (400.7)", (t) => {
    t.cards(CARDS);
    t.gives(
      "Plain Stone",
      {
        kind: "activated",
        costs: [],
        body: {
          targets: [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: CREATURE, in: "graveyard" }] }],
          effects: [
            {
              do: "move",
              what: { what: "target", slot: 0 },
              to: { zone: "battlefield", control: YOU, link: "raised" },
            },
          ],
        },
      },
      does([{ do: "sacrifice", who: YOU, what: { what: "linked", name: "raised" } }]),
    );
    t.battlefield(0, "Plain Stone", "Marsh Hound");
    t.graveyard(1, "Marsh Hound");
    t.to("precombatMain");
    t.activate("Plain Stone", { ability: 0, targets: ["Marsh Hound"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Marsh Hound")).toBe(2);
    t.activate("Plain Stone", { ability: 1 });
    t.resolve();
    expect([t.count(0, "battlefield", "Marsh Hound"), t.count(1, "graveyard", "Marsh Hound")]).toEqual([1, 1]);
  });

  scenario("607.2e: what is noted for an object is known to its own linked ability only", (t) => {
    t.cards(CARDS);
    const notes = does([{ do: "chooseOption", who: YOU, options: { quality: "number" } }]);
    const gains = does([{ do: "gainLife", who: YOU, amount: { amount: "chosenNumber" } }]);
    t.gives("Plain Stone", notes, gains);
    t.gives("Second Stone", notes, gains);
    t.battlefield(0, "Plain Stone", "Second Stone");
    t.to("precombatMain");
    for (const [stone, number] of [
      ["Plain Stone", 3],
      ["Second Stone", 5],
    ] as const) {
      t.activate(stone, { ability: 0 });
      t.resolve();
      t.number(number);
    }
    t.activate("Plain Stone", { ability: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    t.activate("Second Stone", { ability: 1 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(28);
  });
});
