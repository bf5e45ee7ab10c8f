import { describe, expect } from "vitest";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import { scenario } from "../../../support/scenario.ts";
import { CREATURE, instant, oneTarget, sorcery } from "../../../support/sorcery.ts";
import { cardsOf } from "../../../support/stock.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Guard {0}
  Creature — Soldier
  Protection from enchantments
  2/2

  Test Sword {0}
  Artifact — Equipment
  Equipped creature gets +1/+1.
  Equip {0}

  Test Trinket {0}
  Artifact

  Test Crown {0}
  Enchantment — Aura
  Enchant creature
  Enchanted creature gets +1/+1.`;

const TARGET = (slot: number) => ({ what: "target", slot }) as const;
const YOU = { who: "you" } as const;
const ANYTHING = oneTarget({ is: "any" });
const IN_GRAVEYARD = { count: { min: 1, max: 1 }, of: [{ target: "object", filter: { is: "any" }, in: "graveyard" }] };

/** "Return target card from your graveyard to the battlefield attached to target permanent." */
const rise = sorcery(
  "Test Rise",
  [{ do: "move", what: TARGET(0), to: { zone: "battlefield", attachedTo: { objects: TARGET(1) } } }],
  [IN_GRAVEYARD as typeof ANYTHING, ANYTHING],
);
const hostOf = (t: TestGame, name: string): number | undefined =>
  t.game.state.objects[t.ids(0, "battlefield", name)[0]!]!.attachedTo;

const token = (types: readonly ["artifact" | "enchantment"], subtypes: readonly string[]): Effect => ({
  do: "createTokens",
  who: YOU,
  count: 1,
  token: {
    name: "Test Thing",
    colors: [],
    supertypes: [],
    types,
    subtypes,
    abilities: subtypes.includes("Aura")
      ? [{ kind: "keyword", keyword: { keyword: "enchant", filter: CREATURE } }]
      : [],
  },
  entering: { attachedTo: { objects: TARGET(0) } },
});

describe("301, 303: entering attached, and being attached", () => {
  scenario("301.5e: Equipment that would enter attached to what it can't equip enters unattached", (t) => {
    t.cards(CARDS);
    t.define(rise);
    t.battlefield(0, "Test Trinket");
    t.graveyard(0, "Test Sword");
    t.hand(0, "Test Rise");
    t.to("precombatMain");
    t.cast("Test Rise", { targets: ["Test Sword", "Test Trinket"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Sword"), hostOf(t, "Test Sword")]).toEqual([1, undefined]);
  });

  scenario("301.5e: or to what is gone; and attached to a creature if that is what it says", (t) => {
    t.cards(CARDS);
    t.define(rise);
    t.define(instant("Test Doom", [{ do: "destroy", what: TARGET(0) }], [oneTarget()]));
    t.battlefield(0, "Test Cub", "Test Cub");
    t.graveyard(0, "Test Sword", "Test Trinket");
    t.hand(0, "Test Rise", "Test Doom");
    t.to("precombatMain");
    const [bear] = t.ids(0, "battlefield", "Test Cub");
    t.cast("Test Rise", { targets: ["Test Sword"] });
    t.choose(bear!);
    t.cast("Test Doom");
    t.choose(bear!);
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Sword"), hostOf(t, "Test Sword")]).toEqual([1, undefined]);
  });

  scenario("301.5e: an Equipment token is created all the same", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Forge", [token(["artifact"], ["Equipment"])], [ANYTHING]));
    t.battlefield(0, "Test Trinket", "Test Cub");
    t.hand(0, "Test Forge", "Test Forge");
    t.to("precombatMain");
    t.cast("Test Forge", { targets: ["Test Trinket"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Thing"), hostOf(t, "Test Thing")]).toEqual([1, undefined]);
    t.cast("Test Forge", { targets: ["Test Cub"] });
    t.resolve();
    const hosts = t.ids(0, "battlefield", "Test Thing").map((id) => t.game.state.objects[id]!.attachedTo);
    expect(hosts).toEqual([undefined, t.ids(0, "battlefield", "Test Cub")[0]]);
  });

  scenario("303.4i: an Aura token to be attached to what it can't enchant is not created", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Curse", [token(["enchantment"], ["Aura"])], [ANYTHING]));
    t.battlefield(0, "Test Trinket", "Test Cub");
    t.battlefield(1, "Test Guard");
    t.hand(0, "Test Curse", "Test Curse");
    t.to("precombatMain");
    t.cast("Test Curse", { targets: ["Test Trinket"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Thing"), t.count(0, "graveyard")]).toEqual([0, 1]);
    t.cast("Test Curse", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Thing")).toBe(1);
  });

  scenario("303.4f: a token that is a copy of an Aura enchants what its creator chooses", (t) => {
    t.cards(CARDS);
    t.define(
      sorcery(
        "Test Mirror",
        [{ do: "createTokenCopies", who: YOU, count: 1, of: TARGET(0) }],
        [oneTarget({ is: "subtype", subtype: "Aura" })],
      ),
    );
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Cub");
    t.permanentWith(0, "Test Crown", { attachedTo: 0 });
    t.hand(0, "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Mirror");
    t.resolve();
    const [theirs] = t.ids(1, "battlefield", "Test Cub");
    t.choose(theirs!);
    expect([t.seeId(theirs!).power, t.count(0, "battlefield", "Test Crown")]).toEqual([3, 2]);
  });

  scenario("303.4h: what is neither Aura nor Equipment enters unattached", (t) => {
    t.cards(CARDS);
    t.define(rise);
    t.battlefield(0, "Test Cub");
    t.graveyard(0, "Test Trinket");
    t.hand(0, "Test Rise");
    t.to("precombatMain");
    t.cast("Test Rise", { targets: ["Test Trinket", "Test Cub"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Trinket"), hostOf(t, "Test Trinket")]).toEqual([1, undefined]);
  });

  scenario("303.4j: an Aura that would be attached to what it can't enchant doesn't move", (t) => {
    t.cards(CARDS);
    t.define(
      sorcery(
        "Test Shift",
        [{ do: "attach", what: TARGET(0), to: TARGET(1) }],
        [oneTarget({ is: "subtype", subtype: "Aura" }), ANYTHING],
      ),
    );
    t.battlefield(0, "Test Cub", "Test Trinket");
    t.battlefield(1, "Test Guard");
    t.permanentWith(0, "Test Crown", { attachedTo: 0 });
    t.hand(0, "Test Shift", "Test Shift");
    t.to("precombatMain");
    const [bear] = t.ids(0, "battlefield", "Test Cub");
    for (const to of ["Test Trinket", "Test Guard"]) {
      t.cast("Test Shift");
      t.choose(to);
      t.resolve();
      expect([hostOf(t, "Test Crown"), t.seeId(bear!).power]).toEqual([bear, 3]);
    }
  });

  scenario("303.4k: an Aura that may be attached as it is turned face up: to what it could enchant face up", (t) => {
    t.cards(`${CARDS}

      Test Gift {5}
      Enchantment — Aura
      Enchant creature an opponent controls
      Morph {0}
      As this permanent is turned face up, you may attach it to a creature.
      Enchanted creature has flying.`);
    t.lands(0, "Plains", 3);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Cub", "Test Guard", "Test Cub");
    t.hand(0, "Test Gift");
    t.to("precombatMain");
    t.cast("Test Gift", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    t.yes();
    const theirs = t.ids(1, "battlefield", "Test Cub");
    expect([...t.asked("choose").from].sort()).toEqual([...theirs].sort());
    t.choose(theirs[1]!);
    expect([hostOf(t, "Test Gift"), t.seeId(theirs[1]!).keywords]).toEqual([theirs[1], ["flying"]]);
  });

  scenario("303.4m: 'enchanted creature' is what the permanent is attached to, though it is no Aura", (t) => {
    t.cards(`${CARDS}

      Test Oddity {0}
      Artifact — Equipment
      Equip {0}`);
    const [aura] = cardsOf("Test Aura {0}\nEnchantment — Aura\nEnchant creature\nEnchanted creature gets +2/+2.");
    t.gives("Test Oddity", aura!.faces[0].abilities.find(({ kind }) => kind === "static")!);
    t.battlefield(0, "Test Oddity", "Test Cub");
    t.to("precombatMain");
    t.activate("Test Oddity");
    t.resolve();
    expect(t.see("Test Cub").power).toBe(4);
  });
});

describe("303.4: as cards word it", () => {
  scenario("303.4a, 702.5a: an Aura spell targets what it enchants, and is countered with its target gone", (t) => {
    t.cards(`
      Test Mantle {G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.battlefield(0, "Test Bear", "Forest");
    t.battlefield(1, "Mountain");
    t.hand(0, "Test Mantle");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Mantle", { targets: ["Test Bear"] });
    t.pass();
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.count(0, "graveyard", "Test Mantle")).toBe(1);
  });

  scenario("303.4f-g, 707.2: what enters as a copy of an Aura enchants what its controller chooses", (t) => {
    t.cards(`
      Test Mantle {W}
      Enchantment — Aura
      Enchant creature you control
      Enchanted creature gets +2/+2.

      Test Mirror {2}{U}
      Enchantment
      You may have this enchantment enter as a copy of any enchantment on the battlefield.`);
    t.lands(0, "Island", 3);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear");
    t.permanentWith(1, "Test Mantle", { attachedTo: 0 });
    t.hand(0, "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Mirror");
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    t.choose("Test Mantle");
    t.choose("Test Bear");
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([4]);
  });
});
