import { describe, expect } from "vitest";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import { characteristicsOf } from "../../../../lib/engine/query/characteristics/characteristics.ts";
import { scenario } from "../../../support/scenario.ts";
import { sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

describe("114.1", () => {
  const YOU = { who: "you" } as const;

  function resolves(t: TestGame, ...effects: Effect[]): void {
    t.define(sorcery("Test Deed", effects));
    t.hand(0, "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
  }

  scenario("114.1, 114.4: an emblem's abilities work in the command zone", (t) => {
    t.battlefield(0, "Test Bear");
    resolves(t, {
      do: "getEmblem",
      who: YOU,
      abilities: [
        {
          kind: "static",
          effects: [
            {
              static: "modify",
              affects: {
                what: "all",
                filter: {
                  is: "and",
                  of: [
                    { is: "type", type: "creature" },
                    { is: "controlledBy", who: YOU },
                  ],
                },
              },
              modifications: [{ modify: "addPT", power: 1, toughness: 1 }],
            },
          ],
        },
      ],
    });
    expect(t.see("Test Bear").power).toBe(3);
  });
});

describe("114.1: as cards word it", () => {
  scenario(
    "114.1, 114.2, 114.3, 114.4, 114.5, 109.4c, 113.6p: an emblem's ability works from the command zone for its owner",
    (t) => {
      t.cards(`
  Test Oath {W}
  Sorcery
  You get an emblem with "Creatures you control get +1/+1."

  Test Ruin {W}
  Sorcery
  Destroy all nonland permanents.`);
      t.lands(0, "Plains", 2);
      t.battlefield(0, "Test Bear");
      t.battlefield(1, "Test Bear");
      t.hand(0, "Test Oath", "Test Ruin");
      t.to("precombatMain");
      t.cast("Test Oath");
      t.resolve();
      const [mine] = t.ids(0, "battlefield", "Test Bear");
      const [theirs] = t.ids(1, "battlefield", "Test Bear");
      expect([t.seeId(mine!).power, t.seeId(theirs!).power]).toEqual([3, 2]);
      const [emblem] = t.game.state.command;
      expect(characteristicsOf(t.game, emblem!)).toMatchObject({
        types: 0,
        colors: 0,
        manaCost: undefined,
        controller: 0,
      });
      t.cast("Test Ruin");
      t.resolve();
      expect(t.game.state.command).toEqual([emblem]);
    },
  );
});
