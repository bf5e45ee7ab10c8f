import { describe, expect } from "vitest";
import type { Filter } from "../../../../lib/engine/abilities/filters.ts";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import { scenario } from "../../../support/scenario.ts";
import { oneTarget, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const siege = (name: string): CardDefinition => ({
  name: `${name} // ${name} Fallen`,
  layout: "transform",
  faces: [
    {
      name,
      manaCost: "{1}{R}",
      typeLine: { supertypes: [], types: ["battle"], subtypes: ["Siege"] },
      text: "",
      defense: "4",
      abilities: [],
    },
    {
      name: `${name} Fallen`,
      typeLine: { supertypes: [], types: ["creature"], subtypes: ["Elemental"] },
      text: "",
      colorIndicator: ["R"],
      power: "5",
      toughness: "5",
      abilities: [],
    },
  ],
});

/** Its controller's turn goes on with the siege on the battlefield, the other player protecting it. */
function besieging(t: TestGame): void {
  t.define(siege("Test Siege"));
  t.lands(0, "Mountain", 3);
  t.battlefield(0, "Test Ogre", "Test Bear");
  t.battlefield(1, "Test Bear");
  t.hand(0, "Test Siege // Test Siege Fallen", "Test Spark");
  t.to("precombatMain");
  t.cast("Test Siege");
  t.resolve();
}

describe("310: battles", () => {
  scenario("310.1, 310.2, 310.4, 310.4b, 310.4c: cast in a main phase, it enters with its defense in counters", (t) => {
    t.define(siege("Test Siege"));
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Siege // Test Siege Fallen");
    expect(t.can("cast", "Test Siege")).toBe(false);
    t.to("precombatMain");
    t.cast("Test Siege");
    t.resolve();
    expect(t.see("Test Siege")).toMatchObject({ controller: 0, counters: { defense: 4 } });
  });

  scenario("310.8, 310.8a, 310.11a: the only opponent becomes the protector unasked", (t) => {
    besieging(t);
    expect(t.asked().ask).toBe("priority");
    const [id] = t.ids(0, "battlefield", "Test Siege");
    expect(t.game.state.objects[id!]!.chosen?.player).toBe(1);
  });

  scenario(
    "310.8a, 310.8f, 310.11a: of two opponents its controller chooses one",
    (t) => {
      t.define(siege("Test Siege"));
      t.lands(0, "Mountain", 2);
      t.hand(0, "Test Siege // Test Siege Fallen");
      t.to("precombatMain");
      t.cast("Test Siege");
      t.resolve();
      expect(t.count(0, "battlefield", "Test Siege")).toBe(0);
      expect(t.asked("choose").from).toEqual([1, 2]);
      t.choose(2);
      const [id] = t.ids(0, "battlefield", "Test Siege");
      expect(t.game.state.objects[id!]!.chosen?.player).toBe(2);
    },
    { seats: 3 },
  );

  scenario("310.5, 310.6, 310.8b, 120.3h: its controller attacks it; damage removes defense counters", (t) => {
    besieging(t);
    t.attack(["Test Bear", "Test Siege"]);
    t.to("postcombatMain");
    expect(t.see("Test Siege").counters.defense).toBe(2);
    expect(t.lifeOf(1)).toBe(20);
    t.cast("Test Spark", { targets: ["Test Siege"] });
    t.pass(2);
    expect(t.game.state.battlefield.some((id) => t.seeId(id).name === "Test Siege")).toBe(true);
  });

  scenario("310.8b: its protector can't attack it", (t) => {
    besieging(t);
    t.to("precombatMain", 2);
    t.to("declareAttackers");
    const { attackers } = t.asked("attackers");
    expect(attackers.flatMap(({ defenders }) => defenders)).toEqual([0]);
  });

  scenario("310.8c, 310.8d: its protector is the defending player and blocks", (t) => {
    besieging(t);
    t.attack(["Test Ogre", "Test Siege"]);
    t.block(["Test Bear", "Test Ogre"]);
    t.to("postcombatMain");
    expect([t.count(1, "graveyard", "Test Bear"), t.see("Test Siege").counters.defense]).toEqual([1, 4]);
  });

  scenario("508.3a: its protector is not attacked with it, nor is a planeswalker of theirs", (t) => {
    const definition: CardDefinition = {
      name: "Test Watchtower",
      layout: "normal",
      faces: [
        {
          name: "Test Watchtower",
          typeLine: { supertypes: [], types: ["enchantment"], subtypes: [] },
          text: "",
          abilities: [
            {
              kind: "triggered",
              when: { on: "attacks", object: { is: "any" }, defender: { who: "you" }, orTheirs: true },
              body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 3 }] },
            },
          ],
        },
      ],
    };
    t.define(definition);
    t.battlefield(1, "Test Watchtower");
    besieging(t);
    t.attack(["Test Bear", "Test Siege"], ["Test Ogre", 1]);
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(20 + 3 - 4);
  });

  scenario(
    "310.7, 310.11b, 122.1g: the last counter goes: it is exiled and may be cast transformed for nothing",
    (t) => {
      besieging(t);
      t.attack(["Test Ogre", "Test Siege"]);
      t.to("combatDamage");
      expect([t.stackSize, t.count(0, "battlefield", "Test Siege")]).toEqual([1, 1]);
      t.pass(2);
      if (t.asked().ask === "choose") t.choose(t.asked("choose").from[0]!);
      else t.yes();
      t.resolveAll();
      expect(t.see("Test Siege Fallen")).toMatchObject({ power: 5, controller: 0 });
    },
  );

  scenario(
    "310.10, 704.5w: the protector leaves and nobody attacks: another is chosen",
    (t) => {
      t.define(siege("Test Siege"));
      t.lands(0, "Mountain", 2);
      t.hand(0, "Test Siege // Test Siege Fallen");
      t.to("precombatMain");
      t.cast("Test Siege");
      t.resolve();
      t.choose(2);
      t.concede(2);
      const [id] = t.ids(0, "battlefield", "Test Siege");
      expect(t.game.state.objects[id!]!.chosen?.player).toBe(1);
    },
    { seats: 3 },
  );

  scenario("310.4a: elsewhere its defense is the number printed on it", (t) => {
    t.define(siege("Test Siege"));
    const low = { is: "stat", stat: "defense", value: { compare: "<=", to: 4 } } as const;
    const few = { is: "stat", stat: "defense", value: { compare: "<=", to: 3 } } as const;
    const back = (name: string, filter: Filter): CardDefinition =>
      sorcery(
        name,
        [{ do: "move", what: { what: "target", slot: 0 }, to: { zone: "hand" } }],
        [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter, in: "graveyard" }] }],
      );
    t.define(back("Test Recall", low));
    t.define(back("Test Glimpse", few));
    t.graveyard(0, "Test Siege // Test Siege Fallen");
    t.hand(0, "Test Recall", "Test Glimpse");
    t.to("precombatMain");
    expect([t.can("cast", "Test Recall"), t.can("cast", "Test Glimpse")]).toEqual([true, false]);
    t.cast("Test Recall");
    t.resolve();
    expect(t.count(0, "hand", "Test Siege")).toBe(1);
  });

  const IT = { what: "target", slot: 0 } as const;
  const BATTLE = oneTarget({ is: "type", type: "battle" });

  scenario(
    "310.8g: its protector stays the same as it stops being a battle and as it becomes a copy of another",
    (t) => {
      t.define(siege("Test Siege"));
      t.define(siege("Other Siege"));
      t.define(
        sorcery(
          "Test Peace",
          [
            {
              do: "apply",
              to: IT,
              modifications: [{ modify: "setTypes", types: ["artifact"], subtypes: [] }],
              duration: "endOfTurn",
            },
          ],
          [BATTLE],
        ),
      );
      t.define(
        sorcery(
          "Test Mirror",
          [{ do: "becomeCopy", what: IT, of: { what: "target", slot: 1 }, duration: "forever" }],
          [BATTLE, { ...BATTLE, otherThan: [0] }],
        ),
      );
      t.lands(0, "Mountain", 4);
      t.hand(0, "Test Siege // Test Siege Fallen", "Other Siege // Other Siege Fallen", "Test Peace", "Test Mirror");
      t.to("precombatMain");
      t.cast("Test Siege");
      t.resolve();
      t.choose(2);
      t.cast("Other Siege");
      t.resolve();
      t.choose(1);
      const [id] = t.ids(0, "battlefield", "Test Siege");
      t.cast("Test Mirror");
      t.choose(id!);
      t.resolve();
      expect([t.seeId(id!).name, t.game.state.objects[id!]!.chosen?.player]).toEqual(["Other Siege", 2]);
      t.cast("Test Peace");
      t.choose(id!);
      t.resolve();
      expect([t.seeId(id!).types, t.game.state.objects[id!]!.chosen?.player]).toEqual([["artifact"], 2]);
      t.to("upkeep", 2);
      expect([t.seeId(id!).types, t.game.state.objects[id!]!.chosen?.player]).toEqual([["battle"], 2]);
    },
    { seats: 3 },
  );

  scenario("310.9, 704.5p: a battle that is an Equipment can't be attached, and comes off if it is", (t) => {
    t.cards(`
      Test Blade {0}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Equip {0}`);
    t.define(
      sorcery(
        "Test War",
        [
          {
            do: "apply",
            to: IT,
            modifications: [{ modify: "addTypes", types: ["battle"] }],
            duration: "endOfTurn",
          },
        ],
        [oneTarget({ is: "type", type: "artifact" })],
      ),
    );
    t.battlefield(0, "Test Ogre");
    t.permanentWith(0, "Test Blade", { attachedTo: 0, counters: { defense: 1 } });
    t.hand(0, "Test War");
    t.to("precombatMain");
    expect(t.see("Test Ogre").power).toBe(5);
    t.cast("Test War");
    t.resolve();
    expect([t.see("Test Ogre").power, t.see("Test Blade").types]).toEqual([4, ["artifact", "battle"]]);
    t.activate("Test Blade");
    t.resolve();
    expect(t.see("Test Ogre").power).toBe(4);
  });
});
