import { describe, expect } from "vitest";
import type { Ability } from "../../../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import type { Modification } from "../../../../lib/engine/abilities/modifications.ts";
import { scenario } from "../../../support/scenario.ts";
import { enchantment, oneTarget, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Net {0}
  Enchantment — Aura
  Enchant creature
  Enchanted creature loses flying.

  Test Feathers {0}
  Enchantment — Aura
  Enchant creature
  Enchanted creature has flying.

  Test Wings {0}
  Instant
  Target creature gains flying until end of turn.

  Test Weights {0}
  Instant
  Target creature loses flying until end of turn.

  Test Boots {0}
  Artifact — Equipment
  Equipped creature has flying.
  Equip {0}

  Test Anchor {0}
  Artifact — Equipment
  Equipped creature loses flying.
  Equip {0}`;

const IT = { what: "target", slot: 0 } as const;
const apply = (...modifications: Modification[]): Effect => ({
  do: "apply",
  to: IT,
  modifications,
  duration: "endOfTurn",
});

function cast(t: TestGame, name: string, ...targets: string[]): void {
  t.cast(name, { targets });
  t.resolve();
}

describe("613.7: timestamps", () => {
  scenario("613.7, 613.7b, 613.9: the effect generated last wins", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Wings", "Test Weights", "Test Wings");
    t.to("precombatMain");
    cast(t, "Test Wings", "Test Cub");
    expect(t.see("Test Cub").keywords).toEqual(["flying"]);
    cast(t, "Test Weights", "Test Cub");
    expect(t.see("Test Cub").keywords).toEqual([]);
    cast(t, "Test Wings", "Test Cub");
    expect(t.see("Test Cub").keywords).toEqual(["flying"]);
  });

  scenario("613.7a, 613.7d: a static ability has the timestamp with which its object entered", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Feathers", "Test Net");
    t.to("precombatMain");
    cast(t, "Test Feathers", "Test Cub");
    cast(t, "Test Net", "Test Cub");
    expect(t.see("Test Cub").keywords).toEqual([]);
  });

  scenario("613.7a: an ability that was given has the timestamp of what gave it, if that is later", (t) => {
    t.cards(CARDS);
    const losing: Modification = {
      modify: "addAbility",
      ability: {
        kind: "static",
        effects: [
          {
            static: "modify",
            affects: { what: "host" },
            modifications: [{ modify: "loseKeyword", keyword: "flying" }],
          },
        ],
      },
    };
    t.define(sorcery("Test Curse", [apply(losing)], [oneTarget({ is: "subtype", subtype: "Equipment" })]));
    t.battlefield(0, "Test Cub", "Test Boots", "Test Anchor");
    t.hand(0, "Test Curse");
    t.to("precombatMain");
    t.activate("Test Boots", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.see("Test Cub").keywords).toEqual(["flying"]);
    cast(t, "Test Curse", "Test Boots");
    expect(t.see("Test Cub").keywords).toEqual([]);
  });

  scenario("613.7e: Equipment has a new timestamp each time it becomes attached", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Cub", "Test Boots", "Test Anchor");
    t.to("precombatMain");
    t.activate("Test Anchor", { targets: ["Test Cub"] });
    t.resolve();
    t.activate("Test Boots", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.see("Test Cub").keywords).toEqual(["flying"]);
  });

  scenario("613.7a, 613.7e: its own and given abilities keep their order when it is attached anew", (t) => {
    t.cards(`${CARDS}

      Test Rune {0}
      Enchantment — Aura
      Enchant Equipment
      Enchanted Equipment has "Equipped creature has flying."`);
    t.battlefield(0, "Test Cub", "Test Anchor");
    t.hand(0, "Test Rune");
    t.to("precombatMain");
    cast(t, "Test Rune", "Test Anchor");
    t.activate("Test Anchor", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.see("Test Cub").keywords).toEqual(["flying"]);
  });

  scenario("613.7f: a permanent turned face up has a new timestamp", (t) => {
    t.cards(`${CARDS}

      Test Roc {5}
      Creature — Bird
      Creatures you control lose flying.
      Morph {0}
      3/3`);
    t.lands(0, "Plains", 3);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Roc", "Test Wings");
    t.to("precombatMain");
    t.cast("Test Roc", { via: "morph" });
    t.resolve();
    cast(t, "Test Wings", "Test Cub");
    expect(t.see("Test Cub").keywords).toEqual(["flying"]);
    t.special("turnFaceUp");
    expect(t.see("Test Cub").keywords).toEqual([]);
  });

  scenario("613.7g: a permanent that transforms has a new timestamp", (t) => {
    t.cards(`${CARDS}

      Test Novice {0}
      Creature — Human
      {0}: Transform this creature.
      1/1
      // transform
      Test Warden
      Creature — Human Wizard
      Creatures you control lose flying.
      2/2`);
    t.battlefield(0, "Test Novice", "Test Cub");
    t.hand(0, "Test Wings");
    t.to("precombatMain");
    cast(t, "Test Wings", "Test Cub");
    t.activate("Test Novice");
    t.resolve();
    expect(t.see("Test Cub").keywords).toEqual([]);
  });

  scenario("613.7m: objects that enter together: the active player's are earlier", (t) => {
    t.cards(`${CARDS}

      Test Rain {0}
      Creature — Spirit
      All creatures are white.
      1/1

      Test Ash {0}
      Creature — Spirit
      All creatures are black.
      1/1

      Test Return {0}
      Sorcery
      Return all creature cards from all graveyards to the battlefield under their owners' control.`);
    t.graveyard(0, "Test Rain");
    t.graveyard(1, "Test Ash");
    t.hand(0, "Test Return");
    t.to("precombatMain");
    t.cast("Test Return");
    t.resolve();
    expect(t.see("Test Rain").colors).toBe("B");
  });

  scenario("613.7m: one player's objects that enter together: in the order that player chooses", (t) => {
    t.cards(`${CARDS}

      Test Rain {0}
      Creature — Spirit
      All creatures are white.
      1/1

      Test Ash {0}
      Creature — Spirit
      All creatures are black.
      1/1

      Test Return {0}
      Sorcery
      Return all creature cards from your graveyard to the battlefield.`);
    t.graveyard(0, "Test Rain", "Test Ash");
    t.hand(0, "Test Return");
    t.to("precombatMain");
    t.cast("Test Return");
    t.resolve();
    expect(t.asked("order").about).toBe("timestamps");
    t.order(1, 0);
    expect(t.see("Test Rain").colors).toBe("W");
  });
});

describe("613.8: dependency", () => {
  scenario(
    "613.8, 613.8a, 613.8b: an effect that makes lands what another affects comes first, timestamps or not",
    (t) => {
      t.cards(`${CARDS}

      Test Moon {0}
      Enchantment
      Nonbasic lands are Mountains.

      Test Wood {0}
      Enchantment
      Each land is a Forest in addition to its other land types.

      Test Cove
      Land
      {T}: Add {U}.`);
      // 613.8a (b): what the Moon does to the Cove takes away what the Wood adds, but does not depend on it, nor it on the Moon.
      t.battlefield(0, "Test Cove", "Test Wood", "Test Moon");
      t.to("precombatMain");
      expect(t.see("Test Cove").subtypes).toEqual(["Mountain"]);
    },
  );

  scenario("613.8a: whether an ability exists: the land that loses it does nothing, though it came earlier", (t) => {
    t.cards(`${CARDS}

      Test Urborg
      Land
      Each land is a Swamp in addition to its other land types.
      {T}: Add {B}.

      Test Moon {0}
      Enchantment
      Nonbasic lands are Mountains.`);
    t.battlefield(0, "Test Urborg", "Test Moon", "Forest");
    t.to("precombatMain");
    expect(t.see("Test Urborg").subtypes).toEqual(["Mountain"]);
    expect(t.see("Forest").subtypes).toEqual(["Forest"]);
  });

  scenario(
    "613.8a: what it applies to: an effect on artifact creatures waits for what makes artifacts creatures",
    (t) => {
      t.cards(`${CARDS}

      Test Relic {0}
      Artifact`);
      t.define(
        enchantment("Test Bestiary", [
          {
            kind: "static",
            effects: [
              {
                static: "modify",
                affects: { what: "all", filter: { is: "type", type: "creature" } },
                modifications: [{ modify: "addTypes", subtypes: ["Bear"] }],
              },
            ],
          },
        ]),
      );
      t.define(
        enchantment("Test March", [
          {
            kind: "static",
            effects: [
              {
                static: "modify",
                affects: { what: "all", filter: { is: "type", type: "artifact" } },
                modifications: [
                  { modify: "addTypes", types: ["creature"] },
                  { modify: "setPT", power: 1, toughness: 1 },
                ],
              },
            ],
          },
        ]),
      );
      t.battlefield(0, "Test Bestiary", "Test March", "Test Relic");
      t.to("precombatMain");
      expect(t.see("Test Relic").subtypes).toEqual(["Bear"]);
    },
  );

  scenario("613.8b: effects that depend on each other in a circle apply by timestamp", (t) => {
    t.cards(CARDS);
    const turns = (from: "artifact" | "enchantment", to: "artifact" | "enchantment") =>
      ({
        kind: "static",
        effects: [
          {
            static: "modify",
            affects: {
              what: "all",
              filter: {
                is: "and",
                of: [
                  { is: "type", type: from },
                  { is: "not", of: { is: "self" } },
                ],
              },
            },
            modifications: [{ modify: "setTypes", types: [to], subtypes: [] }],
          },
        ],
      }) as const;
    t.define(enchantment("Test Rust", [turns("artifact", "enchantment")]));
    t.define(enchantment("Test Gild", [turns("enchantment", "artifact")]));
    t.cards(`
      Test Relic {0}
      Artifact`);
    t.battlefield(0, "Test Rust", "Test Gild", "Test Relic");
    t.to("precombatMain");
    // The older one first: the Relic becomes an enchantment, then the newer one makes it an artifact again.
    expect(t.see("Test Relic").types).toEqual(["artifact"]);
  });

  scenario(
    "613.9: what one effect results in decides whether another applies: enchanted to be white, it is a white creature",
    (t) => {
      t.cards(`${CARDS}

      Test Crusade {0}
      Enchantment
      White creatures get +1/+1.

      Test Glow {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature is white.`);
      t.battlefield(0, "Test Crusade", "Test Cub");
      t.hand(0, "Test Glow");
      t.to("precombatMain");
      cast(t, "Test Glow", "Test Cub");
      expect(t.see("Test Cub").power).toBe(3);
    },
  );

  scenario("613.8c: the order is found anew after each effect: one that has become dependent waits", (t) => {
    t.cards(`
      Test Elf {0}
      Creature — Elf
      1/1`);
    const typing = (is: string, becomes: string): Ability => ({
      kind: "static",
      effects: [
        {
          static: "modify",
          affects: { what: "all", filter: { is: "subtype", subtype: is } },
          modifications: [{ modify: "addTypes", subtypes: [becomes] }],
        },
      ],
    });
    t.define(enchantment("Test First", [typing("Elf", "Goblin")]));
    t.define(enchantment("Test Second", [typing("Orc", "Bear")]));
    t.define(enchantment("Test Third", [typing("Goblin", "Orc")]));
    // With no Goblins at first the third has nothing for the second to wait for; once the Elf is one, it has.
    t.battlefield(0, "Test First", "Test Second", "Test Third", "Test Elf");
    t.to("precombatMain");
    expect(t.see("Test Elf").subtypes).toEqual(["Elf", "Goblin", "Orc", "Bear"]);
  });

  scenario("613.10: what a player has comes after the characteristics of objects are known", (t) => {
    t.cards(`${CARDS}

      Test Elder {0}
      Enchantment
      As long as you control a creature with flying, you have hexproof.

      Test Drain {0}
      Sorcery
      Target opponent loses 2 life.`);
    t.battlefield(1, "Test Elder", "Test Cub");
    t.hand(1, "Test Wings");
    t.hand(0, "Test Drain", "Test Drain");
    t.to("precombatMain");
    expect(t.can("cast", "Test Drain")).toBe(true);
    t.pass();
    cast(t, "Test Wings", "Test Cub");
    expect(t.can("cast", "Test Drain")).toBe(false);
  });

  scenario("613.11: effects on the rules apply by timestamp, after everything else", (t) => {
    t.cards(`${CARDS}

      Test Tower {0}
      Enchantment
      You have no maximum hand size.

      Test Vise {0}
      Enchantment
      Your maximum hand size is two.`);
    t.battlefield(0, "Test Vise", "Test Tower");
    t.battlefield(1, "Test Tower", "Test Vise");
    const many = Array.from({ length: 9 }, () => "Test Cub");
    t.hand(0, ...many);
    t.hand(1, ...many);
    t.to("upkeep", 2);
    expect(t.count(0, "hand")).toBe(9);
    t.to("upkeep", 3);
    expect(t.count(1, "hand")).toBe(2);
  });

  scenario("613.8a: characteristic-defining abilities and others do not depend on each other", (t) => {
    t.cards(`${CARDS}

      Test Horde {0}
      Creature — Elf
      Test Horde's power and toughness are each equal to the number of Forests you control.
      */*

      Test Wood {0}
      Enchantment
      Each land is a Forest in addition to its other land types.`);
    t.battlefield(0, "Test Horde", "Test Wood", "Island", "Plains");
    t.to("precombatMain");
    expect(t.see("Test Horde").power).toBe(2);
  });
});
