import { describe, expect } from "vitest";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import { scenario } from "../../../support/scenario.ts";
import { oneTarget, sorcery } from "../../../support/sorcery.ts";

const CARDS = `
  Test Elf {0}
  Creature — Elf
  Other Elf creatures you control get +1/+1.
  1/1

  Test Goblin {0}
  Creature — Goblin
  1/1

  Goblin {0}
  Creature — Goblin
  1/1

  Test Guard {0}
  Creature — Soldier
  Protection from black
  2/2

  Test Murder {0}
  Instant
  Destroy target creature.

  Test Muster {0}
  Creature — Shaman
  {0}: Create a 1/1 green Elf creature token.
  1/1

  Test Captain {0}
  Creature — Soldier
  Other creatures you control have protection from black.
  2/2`;

const IT = { what: "target", slot: 0 } as const;
const writes = (from: string, to: string): Effect => ({
  do: "apply",
  to: IT,
  modifications: [{ modify: "text", from, to }],
  duration: "forever",
});

describe("612: text-changing effects", () => {
  scenario(
    "612.1, 612.2, 613.1c: a creature type is another in the type line and in the rules text, not in a name",
    (t) => {
      t.cards(CARDS);
      t.define(sorcery("Test Word", [writes("Elf", "Goblin")], [oneTarget()]));
      t.define(sorcery("Test Name", [writes("Goblin", "Elf")], [oneTarget()]));
      t.battlefield(0, "Test Elf", "Test Goblin", "Goblin");
      t.hand(0, "Test Word", "Test Name");
      t.to("precombatMain");
      expect(t.see("Test Goblin").power).toBe(1);
      t.cast("Test Word", { targets: ["Test Elf"] });
      t.resolve();
      expect(t.see("Test Elf").subtypes).toEqual(["Goblin"]);
      expect(t.see("Test Goblin").power).toBe(2);
      t.cast("Test Name", { targets: ["Goblin"] });
      t.resolve();
      expect(t.see("Goblin")).toMatchObject({ name: "Goblin", subtypes: ["Elf"], power: 1 });
    },
  );

  scenario("612.1: a colour word of an ability", (t) => {
    t.cards(`${CARDS}

      Test Terror {B}
      Instant
      Destroy target creature.

      Test Shock {R}
      Instant
      Destroy target creature.`);
    t.define(sorcery("Test Word", [writes("black", "red")], [oneTarget()]));
    t.battlefield(0, "Test Guard", "Swamp", "Mountain");
    t.hand(0, "Test Word", "Test Terror", "Test Shock");
    t.to("precombatMain");
    t.cast("Test Word", { targets: ["Test Guard"] });
    t.resolve();
    expect(t.can("cast", "Test Shock")).toBe(false);
    t.cast("Test Terror", { targets: ["Test Guard"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Guard")).toBe(1);
  });

  scenario("612.1, 305.6: a word of a kind the text names is chosen, then another of the same kind", (t) => {
    t.cards(`
      Test Bend {0}
      Instant
      Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another until end of turn.

      Test Grove
      Land — Forest

      Test Prowler {0}
      Creature — Cat
      Forestwalk
      2/2`);
    t.battlefield(0, "Test Grove", "Test Prowler");
    t.battlefield(1, "Island", "Test Bear");
    t.hand(0, "Test Bend", "Test Bend");
    t.to("precombatMain");
    t.cast("Test Bend", { targets: ["Test Grove"] });
    t.resolve();
    expect(t.asked("option").options).toContain("red");
    t.option("Forest");
    expect(t.asked("option").options).toEqual(["Plains", "Island", "Swamp", "Mountain"]);
    t.option("Swamp");
    expect(t.see("Test Grove").subtypes).toEqual(["Swamp"]);
    t.activate("Test Grove");
    expect(t.game.state.players[0]!.mana.map(({ type }) => type)).toEqual(["B"]);
    t.cast("Test Bend", { targets: ["Test Prowler"] });
    t.resolve();
    t.option("Forest");
    t.option("Island");
    t.attack("Test Prowler");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
    t.to("upkeep", 2);
    expect(t.see("Test Grove").subtypes).toEqual(["Forest"]);
  });

  scenario("612.1, 608.2d: what the text says a word can't become is not offered", (t) => {
    t.cards(`${CARDS}

      Test Evolve {0}
      Instant
      Change the text of target spell or permanent by replacing all instances of one creature type with another. The new creature type can't be Wall.`);
    t.battlefield(0, "Test Elf", "Test Goblin");
    t.hand(0, "Test Evolve");
    t.to("precombatMain");
    t.cast("Test Evolve", { targets: ["Test Elf"] });
    t.resolve();
    expect(t.asked("option").options).toContain("Wall");
    t.option("Elf");
    expect(t.asked("option").options).not.toContain("Wall");
    t.option("Goblin");
    expect(t.see("Test Goblin").power).toBe(2);
    t.to("precombatMain", 3);
    expect(t.see("Test Elf").subtypes).toEqual(["Goblin"]);
  });

  scenario("612.2a: the type of a token an ability creates changes, and with it the token's name", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Word", [writes("Elf", "Goblin")], [oneTarget()]));
    t.battlefield(0, "Test Muster");
    t.hand(0, "Test Word");
    t.to("precombatMain");
    t.cast("Test Word", { targets: ["Test Muster"] });
    t.resolve();
    t.activate("Test Muster");
    t.resolve();
    expect(t.see("Goblin Token").subtypes).toEqual(["Goblin"]);
  });

  scenario("612.3: an ability that was granted is no part of the text", (t) => {
    t.cards(`${CARDS}

      Test Terror {B}
      Instant
      Destroy target creature.`);
    t.define(sorcery("Test Word", [writes("black", "red")], [oneTarget()]));
    t.battlefield(0, "Test Captain", "Test Cub", "Swamp");
    t.hand(0, "Test Word", "Test Terror");
    t.to("precombatMain");
    t.cast("Test Word", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.ids(0, "battlefield", "Test Cub").map((id) => t.seeId(id).keywords)).toEqual([["protection"]]);
    t.cast("Test Terror");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Captain")).toBe(1);
  });

  scenario("612.4: the text of a token is changed like that of a card", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Word", [writes("Elf", "Goblin")], [oneTarget()]));
    t.battlefield(0, "Test Muster");
    t.hand(0, "Test Word");
    t.to("precombatMain");
    t.activate("Test Muster");
    t.resolve();
    t.cast("Test Word", { targets: ["Elf Token"] });
    t.resolve();
    // 612.2: its name is not a creature type, though the words are the same.
    expect(t.see("Elf Token").subtypes).toEqual(["Goblin"]);
  });

  scenario("612.8: an effect that sets a name: the object has that name only", (t) => {
    t.cards(`${CARDS}

      Test Duke {0}
      Legendary Creature — Noble
      2/2`);
    t.define(
      sorcery(
        "Test Naming",
        [
          { do: "apply", to: IT, modifications: [{ modify: "name", name: "Test Duke" }], duration: "forever" },
          {
            do: "apply",
            to: IT,
            modifications: [{ modify: "addTypes", supertypes: ["legendary"] }],
            duration: "forever",
          },
        ],
        [oneTarget()],
      ),
    );
    t.battlefield(0, "Test Cub", "Test Duke");
    t.hand(0, "Test Naming");
    t.to("precombatMain");
    t.cast("Test Naming", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.asked("choose")).toMatchObject({ about: "legendRule" });
    expect(t.asked("choose").from.length).toBe(2);
  });
});
