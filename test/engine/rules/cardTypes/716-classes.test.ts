import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";
import { enchantment, oneTarget, sorcery } from "../../../support/sorcery.ts";

const CLASS = `
  Test Academy {0}
  Enchantment — Class
  (Gain the next level as a sorcery to add its ability.)
  When this Class enters, you gain 1 life.
  {1}: Level 2
  When this Class becomes level 2, you gain 5 life.
  Creatures you control get +1/+0.
  {2}: Level 3
  {0}: You gain 10 life. Activate only once each turn.`;

const IT = { what: "target", slot: 0 } as const;

describe("716: Class cards", () => {
  scenario(
    "716.2, 716.2a, 716.2c, 716.3, 107.16, 107.16a: one level after the other, as a sorcery; each adds its abilities",
    (t) => {
      t.cards(CLASS);
      t.lands(0, "Plains", 3);
      t.battlefield(0, "Test Cub");
      t.hand(0, "Test Academy");
      t.to("precombatMain");
      t.cast("Test Academy");
      t.resolve();
      expect(t.can("activate", "Test Academy")).toBe(false);
      t.resolveAll();
      expect([t.lifeOf(0), t.see("Test Cub").power]).toEqual([21, 2]);
      const [open] = t
        .asked("priority")
        .actions.filter(
          (action) => action.act === "activate" && action.source === t.ids(0, "battlefield", "Test Academy")[0],
        );
      expect(open).toMatchObject({ ability: 1 });
      t.activate("Test Academy", { ability: 1 });
      t.resolve();
      expect([t.stackSize, t.see("Test Cub").power]).toEqual([1, 3]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(26);
      // Level 2 is gained only from level 1, level 3 only from level 2.
      const abilities = t
        .asked("priority")
        .actions.flatMap((action) =>
          action.act === "activate" && action.source === t.ids(0, "battlefield", "Test Academy")[0]
            ? [action.ability]
            : [],
        );
      t.activate("Test Academy", { ability: abilities[0]! });
      t.resolve();
      t.activate("Test Academy");
      t.resolve();
      expect([t.see("Test Cub").power, t.lifeOf(0)]).toEqual([3, 36]);
    },
  );

  scenario("716.2a: not on another player's turn, nor while something is on the stack", (t) => {
    t.cards(CLASS);
    t.lands(0, "Plains", 3);
    t.battlefield(0, "Test Academy");
    t.to("precombatMain");
    expect(t.can("activate", "Test Academy")).toBe(true);
    t.to("upkeep", 2);
    t.pass();
    expect(t.can("activate", "Test Academy")).toBe(false);
  });

  scenario("716.2b: it keeps its level when it stops being a Class; a copy of it is level 1", (t) => {
    t.cards(`${CLASS}

      Test Twin {0}
      Sorcery
      Create a token that's a copy of target enchantment.`);
    t.define(
      sorcery(
        "Test Forgetting",
        [{ do: "apply", to: IT, modifications: [{ modify: "removeTypes", subtypes: ["Class"] }], duration: "forever" }],
        [oneTarget({ is: "type", type: "enchantment" })],
      ),
    );
    t.lands(0, "Plains", 3);
    t.battlefield(0, "Test Academy", "Test Cub");
    t.hand(0, "Test Forgetting", "Test Twin");
    t.to("precombatMain");
    t.activate("Test Academy");
    t.resolve();
    t.resolveAll();
    expect(t.see("Test Cub").power).toBe(3);
    t.cast("Test Forgetting", { targets: ["Test Academy"] });
    t.resolve();
    expect(t.see("Test Cub").power).toBe(3);
    t.cast("Test Twin", { targets: ["Test Academy"] });
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Academy"), t.see("Test Cub").power]).toEqual([2, 3]);
  });

  scenario("716.2d: a permanent without a level counts as level 1", (t) => {
    t.cards(CLASS);
    t.define(
      enchantment("Test Primer", [
        {
          kind: "static",
          effects: [
            {
              static: "modify",
              affects: { what: "all", filter: { is: "type", type: "creature" } },
              modifications: [
                {
                  modify: "addPT",
                  power: {
                    amount: "stat",
                    stat: "level",
                    of: { what: "all", filter: { is: "named", name: "Test Primer" } },
                  },
                  toughness: 0,
                },
              ],
            },
          ],
        },
      ]),
    );
    t.battlefield(0, "Test Primer", "Test Cub");
    t.to("precombatMain");
    expect(t.see("Test Cub").power).toBe(3);
  });

  scenario("716.4: level counters of a leveler are no levels of a Class", (t) => {
    t.cards(CLASS);
    t.permanentWith(0, "Test Academy", { counters: { level: 5 } });
    t.battlefield(0, "Test Cub");
    t.to("precombatMain");
    expect(t.see("Test Cub").power).toBe(2);
  });

  scenario("711.7, 716.4: a level counter on a Class gives it no level, and a level no counter", (t) => {
    t.cards(`
  Test Trade {0}
  Enchantment — Class
  (Gain the next level as a sorcery to add its ability.)
  Creatures you control get +1/+0.
  {1}: Level 2
  Creatures you control get +0/+3.

  Test Lift {0}
  Sorcery
  Put a level counter on target permanent.`);
    t.battlefield(0, "Test Trade", "Test Cub", "Plains");
    t.hand(0, "Test Lift");
    t.to("precombatMain");
    t.cast("Test Lift", { targets: ["Test Trade"] });
    t.resolve();
    expect(t.see("Test Cub")).toMatchObject({ power: 3, toughness: 2 });
    t.activate("Test Trade");
    t.resolve();
    expect(t.see("Test Cub")).toMatchObject({ power: 3, toughness: 5 });
    expect(t.see("Test Trade").counters).toEqual({ level: 1 });
  });
});
