import { describe, expect } from "vitest";
import type { Replacement } from "../../../../lib/engine/abilities/replacements.ts";
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

  scenario("616.1, 702.89a: it is chosen which of two Auras is destroyed instead", (t) => {
    t.cards(`${CARDS}

      Test Bark {0}
      Enchantment — Aura
      Enchant creature
      Umbra armor

      Test Moss {0}
      Enchantment — Aura
      Enchant creature
      Umbra armor`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Bark", "Test Moss", "Test Slayer");
    t.to("precombatMain");
    for (const aura of ["Test Bark", "Test Moss", "Test Slayer"]) {
      t.cast(aura, { targets: ["Test Cub"] });
      t.resolve();
    }
    expect(t.asked("option")).toMatchObject({ about: "replacement", player: 0 });
    t.option("Test Moss");
    expect([t.count(0, "battlefield", "Test Bark"), t.count(0, "graveyard", "Test Moss")]).toEqual([1, 1]);
  });

  scenario("616.1, 614.9: it is chosen which of two enchanted creatures is dealt one's damage", (t) => {
    t.cards(`${CARDS}

      Test Scapegoat {0}
      Enchantment — Aura
      Enchant creature
      All damage that would be dealt to you is dealt to enchanted creature instead.

      Test Spark {0}
      Sorcery
      Test Spark deals 2 damage to target player.`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Scapegoat", "Test Scapegoat", "Test Spark");
    t.to("precombatMain");
    for (const creature of ["Test Cub", "Test Ox"]) {
      t.cast("Test Scapegoat", { targets: [creature] });
      t.resolve();
    }
    t.cast("Test Spark", { targets: [0] });
    t.resolve();
    expect(t.asked("option")).toMatchObject({
      about: "replacement",
      player: 0,
      options: ["Test Scapegoat", "Test Scapegoat"],
    });
    t.answer({ ask: "option", chosen: [1] });
    expect([t.lifeOf(0), t.count(0, "battlefield", "Test Cub"), t.see("Test Ox").damage]).toEqual([20, 1, 2]);
  });

  const COLLECTOR = `
      Test Collector {0}
      Creature — Cat
      If an opponent would draw two or more cards, instead you and that player each draw a card.
      1/1

      Test Riddler {0}
      Creature — Sphinx
      If you would draw one or more cards, you draw that many cards plus one instead.
      1/1

      Test Mirror {0}
      Enchantment
      If you would draw a card, draw two cards instead.

      Test Reading {0}
      Sorcery
      Draw three cards.

      Test Glimpse {0}
      Sorcery
      Draw a card.

      Test Locket {0}
      Enchantment
      Each player can't draw more than one card each turn.`;

  scenario("121.2a: what speaks of the number of cards modifies the instruction before any card is drawn", (t) => {
    t.cards(COLLECTOR);
    t.library(0, ...Array<string>(9).fill("Test Cub"));
    t.library(1, ...Array<string>(9).fill("Test Cub"));
    t.hand(0, "Test Reading", "Test Glimpse");
    t.battlefield(1, "Test Collector");
    t.to("precombatMain");
    t.cast("Test Reading");
    t.resolve();
    expect([t.count(0, "hand", "Test Cub"), t.count(1, "hand", "Test Cub")]).toEqual([1, 1]);
    t.cast("Test Glimpse");
    t.resolve();
    expect([t.count(0, "hand", "Test Cub"), t.count(1, "hand", "Test Cub")]).toEqual([2, 1]);
  });

  scenario("121.2a, 616.1: of two such effects the player who would draw chooses the first", (t) => {
    t.cards(COLLECTOR);
    t.library(0, ...Array<string>(9).fill("Test Cub"));
    t.library(1, ...Array<string>(9).fill("Test Cub"));
    t.hand(0, "Test Reading");
    t.battlefield(0, "Test Riddler");
    t.battlefield(1, "Test Collector");
    t.to("precombatMain");
    t.cast("Test Reading");
    t.resolve();
    // 616.1f: one card each by the Collector; or four by the Riddler, which the Collector then makes one.
    t.option("Test Riddler");
    expect([t.count(0, "hand", "Test Cub"), t.count(1, "hand", "Test Cub")]).toEqual([1, 1]);
  });

  scenario(
    "121.2a, 616.1g: one card becomes two by an effect on a draw, and two are an instruction of their own",
    (t) => {
      t.cards(COLLECTOR);
      t.library(0, ...Array<string>(9).fill("Test Cub"));
      t.library(1, ...Array<string>(9).fill("Test Cub"));
      t.hand(0, "Test Glimpse");
      t.battlefield(0, "Test Mirror");
      t.battlefield(1, "Test Collector");
      t.to("precombatMain");
      t.cast("Test Glimpse");
      t.resolve();
      // The Collector's own single draw is one that the Mirror has replaced already (614.5).
      expect([t.count(0, "hand", "Test Cub"), t.count(1, "hand", "Test Cub")]).toEqual([1, 1]);
    },
  );

  scenario("121.2a: the card of the draw step is drawn by an instruction as well", (t) => {
    t.cards(COLLECTOR);
    t.library(0, ...Array<string>(9).fill("Test Cub"));
    t.library(1, ...Array<string>(9).fill("Test Cub"));
    t.battlefield(1, "Test Riddler");
    t.to("precombatMain", 2);
    expect(t.count(1, "hand", "Test Cub")).toBe(2);
  });

  scenario("121.2b, 614.17c: who can't draw more has nothing replaced", (t) => {
    t.cards(COLLECTOR);
    t.library(0, ...Array<string>(9).fill("Test Cub"));
    t.library(1, ...Array<string>(9).fill("Test Cub"));
    t.hand(0, "Test Glimpse", "Test Reading");
    t.battlefield(1, "Test Collector", "Test Locket");
    t.to("precombatMain");
    t.cast("Test Glimpse");
    t.resolve();
    t.cast("Test Reading");
    t.resolve();
    expect([t.count(0, "hand", "Test Cub"), t.count(1, "hand", "Test Cub")]).toEqual([1, 0]);
  });

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
