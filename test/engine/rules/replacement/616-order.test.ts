import { describe, expect } from "vitest";
import type { Replacement } from "../../../../lib/engine/abilities/statics.ts";
import { scenario } from "../../../support/scenario.ts";
import { CREATURE, enchantment } from "../../../support/sorcery.ts";

const CARDS = `
  Test Slayer {0}
  Sorcery
  Destroy target creature.`;

const YOU = { who: "you" } as const;
const OPPONENTS = { who: "opponents" } as const;
const replacing = (name: string, replacement: Replacement) =>
  enchantment(name, [{ kind: "static", effects: [{ static: "replace", replacement }] }]);
const mine = { is: "and", of: [CREATURE, { is: "controlledBy", who: YOU }] } as const;

describe("616: interaction of replacement and prevention effects", () => {
  scenario(
    "616.1, 616.1e, 616.1f: the controller of what dies chooses; the other effect then has nothing to do",
    (t) => {
      t.cards(`${CARDS}

      Test Rest {0}
      Enchantment
      If a card would be put into a graveyard from anywhere, exile it instead.

      Test Colossus {0}
      Creature — Golem
      If this creature would die, shuffle it into its owner's library instead.
      5/5`);
      t.battlefield(1, "Test Rest", "Test Colossus");
      t.hand(0, "Test Slayer");
      t.to("precombatMain");
      t.cast("Test Slayer", { targets: ["Test Colossus"] });
      t.resolve();
      expect(t.asked("option")).toMatchObject({ about: "replacement", player: 1 });
      t.option("Test Colossus");
      expect([t.count(1, "exile", "Test Colossus"), t.count(1, "library", "Test Colossus")]).toEqual([0, 1]);
    },
  );

  scenario("616.1: several players choose for their own objects in turn order", (t) => {
    t.cards(`${CARDS}

      Test Rest {0}
      Enchantment
      If a creature would die, exile it instead.

      Test Tide {0}
      Enchantment
      If a creature would die, return it to its owner's hand instead.

      Test Doom {0}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(1, "Test Cub");
    t.battlefield(0, "Test Rest", "Test Tide", "Test Cub");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom");
    t.resolve();
    expect(t.asked("option").player).toBe(0);
    t.option("Test Tide");
    expect(t.asked("option").player).toBe(1);
    t.option("Test Rest");
    expect([t.count(0, "hand", "Test Cub"), t.count(1, "exile", "Test Cub")]).toEqual([1, 1]);
  });

  scenario("616.1b: under whose control it enters comes before everything else", (t) => {
    t.cards(CARDS);
    t.define(
      replacing("Test Gate", {
        of: { on: "move", object: mine, to: "battlefield" },
        instead: { by: "entering", entering: { counters: [{ kind: "+1/+1", count: 1 }] } },
      }),
    );
    t.define(
      replacing("Test Snare", {
        of: {
          on: "move",
          object: { is: "and", of: [CREATURE, { is: "controlledBy", who: OPPONENTS }] },
          to: "battlefield",
        },
        instead: { by: "entering", entering: { control: YOU } },
      }),
    );
    t.battlefield(0, "Test Gate");
    t.battlefield(1, "Test Snare");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    // Once it is to enter under the other player's control, the Gate is about it no more.
    expect(t.see("Test Cub")).toMatchObject({ controller: 1, counters: {} });
  });

  scenario("616.1c, 616.1f: as a copy of what it enters comes first: then it has no 'enters tapped' any more", (t) => {
    t.cards(`${CARDS}

      Test Sentinel {0}
      Creature — Golem
      This creature enters tapped.
      3/3`);
    t.define(
      replacing("Test Essence", {
        of: { on: "move", object: mine, to: "battlefield" },
        instead: { by: "enterAsCopy", of: { what: "all", filter: { is: "named", name: "Test Cub" } } },
      }),
    );
    t.battlefield(0, "Test Essence", "Test Cub");
    t.hand(0, "Test Sentinel");
    t.to("precombatMain");
    t.cast("Test Sentinel");
    t.resolve();
    if (t.asked().ask === "choose") t.choose("Test Cub");
    expect(t.count(0, "battlefield", "Test Cub")).toBe(2);
    expect(t.ids(0, "battlefield", "Test Cub").map((id) => t.seeId(id).tapped)).toEqual([false, false]);
  });

  scenario("616.1d: with its back face up comes before what looks at that face", (t) => {
    t.cards(`${CARDS}

      Test Novice {0}
      Creature — Human
      1/1
      // transform
      Test Beast
      Creature — Werewolf
      4/4`);
    t.define(
      replacing("Test Moon", {
        of: { on: "move", object: { is: "subtype", subtype: "Human" }, to: "battlefield" },
        instead: { by: "entering", entering: { transformed: true } },
      }),
    );
    t.define(
      replacing("Test Guild", {
        of: { on: "move", object: { is: "subtype", subtype: "Human" }, to: "battlefield" },
        instead: { by: "entering", entering: { counters: [{ kind: "+1/+1", count: 1 }] } },
      }),
    );
    t.battlefield(0, "Test Guild", "Test Moon");
    t.hand(0, "Test Novice");
    t.to("precombatMain");
    t.cast("Test Novice");
    t.resolve();
    expect(t.see("Test Beast")).toMatchObject({ power: 4, counters: {} });
  });

  scenario("616.1g: tokens are doubled before what the tokens themselves say of entering is applied", (t) => {
    t.cards(`${CARDS}

      Test Voice {0}
      Creature — Angel
      As this creature enters, choose a color.
      2/2

      Test Twofold {0}
      Enchantment
      If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.

      Test Twin {0}
      Sorcery
      Create a token that's a copy of target creature.`);
    t.battlefield(0, "Test Twofold");
    t.hand(0, "Test Voice", "Test Twin");
    t.to("precombatMain");
    t.cast("Test Voice");
    t.resolve();
    t.option("W");
    t.cast("Test Twin", { targets: ["Test Voice"] });
    t.resolve();
    t.option("R");
    t.option("G");
    expect(t.count(0, "battlefield", "Test Voice")).toBe(3);
  });

  scenario("616.2: an effect becomes applicable to what another has made of the event", (t) => {
    t.cards(CARDS);
    t.define(
      replacing("Test Study", {
        of: { on: "gainLife", who: YOU },
        instead: { by: "effects", effects: [{ do: "draw", who: YOU, count: { amount: "event" } }] },
      }),
    );
    t.define(
      replacing("Test Regrowth", {
        of: { on: "draw", who: YOU },
        instead: {
          by: "effects",
          effects: [
            {
              do: "move",
              what: { what: "chosen", filter: { is: "any" }, in: "graveyard", of: YOU, count: { min: 1, max: 1 } },
              to: { zone: "hand" },
            },
          ],
        },
      }),
    );
    t.battlefield(0, "Test Regrowth", "Test Study");
    t.graveyard(0, "Test Cub", "Test Cub", "Test Cub");
    t.hand(0, "Test Salve");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.resolve();
    while (t.asked().ask === "choose") t.choose("Test Cub");
    expect([t.lifeOf(0), t.count(0, "hand", "Test Cub")]).toEqual([20, 3]);
  });
});
