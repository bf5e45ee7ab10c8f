import { describe, expect } from "vitest";
import { scenario } from "../../../support/scenario.ts";
import { enchantment, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

/** Offered only in the player's own main phase with an empty stack; on the stack first, a permanent once it resolves. */
function isCastAsASorcery(t: TestGame, name: string): void {
  expect(t.step).toBe("upkeep");
  expect(t.can("cast", name)).toBe(false);
  t.to("precombatMain");
  t.cast(name);
  expect(t.count(0, "stack", name)).toBe(1);
  expect(t.can("cast", name)).toBe(false);
  t.resolve();
  expect(t.see(name).controller).toBe(0);
}

describe("300: card types", () => {
  scenario("300.2, 301.4: an artifact creature is both", (t) => {
    t.cards(`
  Test Golem {2}
  Artifact Creature — Golem
  2/2

  Test Smash {R}
  Sorcery
  Destroy target artifact. You gain 1 life for each creature.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(1, "Test Golem");
    t.hand(0, "Test Smash");
    t.to("precombatMain");
    t.cast("Test Smash");
    t.resolve();
    expect([t.count(1, "graveyard", "Test Golem"), t.lifeOf(0)]).toEqual([1, 20]);
  });

  scenario("300.2a, 305.9: an artifact land is played, never cast", (t) => {
    t.cards(`
  Test Foundry
  Artifact Land
  {T}: Add {C}.`);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Foundry");
    t.to("precombatMain");
    expect([t.can("cast", "Test Foundry"), t.can("playLand", "Test Foundry")]).toEqual([false, true]);
  });

  scenario("300.2b, 308.1: a kindred instant is cast as an instant and has its creature types", (t) => {
    t.cards(`
  Test Warcry {R}
  Kindred Instant — Goblin
  You gain 1 life.

  Test Horn {1}
  Artifact
  Whenever you cast a Goblin spell, you gain 2 life.`);
    t.battlefield(0, "Mountain", "Test Horn");
    t.hand(0, "Test Warcry");
    expect(t.step).toBe("upkeep");
    t.cast("Test Warcry");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });
});

describe("301: artifacts", () => {
  scenario("301.1, 301.2: an artifact is cast in a main phase and enters under its caster's control", (t) => {
    t.cards(`
  Test Orb {1}
  Artifact`);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Orb", "Test Orb");
    isCastAsASorcery(t, "Test Orb");
  });

  scenario("301.5, 301.5a, 301.5b, 301.5f: Equipment enters unattached, and is attached by its ability", (t) => {
    t.lands(0, "Plains", 2);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Blade");
    t.to("precombatMain");
    t.cast("Test Blade");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(2);
    t.activate("Test Blade");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(4);
  });

  scenario("301.5d: the creature changes hands, the Equipment does not", (t) => {
    t.cards(`

  Test Lure {U}
  Sorcery
  Gain control of target creature.`);
    t.lands(0, "Island", 1);
    t.battlefield(1, "Test Bear");
    t.permanentWith(1, "Test Blade", { attachedTo: 0 });
    t.lands(1, "Plains", 1);
    t.hand(0, "Test Lure");
    t.to("precombatMain");
    t.cast("Test Lure");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ controller: 0, power: 4 });
    expect(t.see("Test Blade").controller).toBe(1);
    // It has no creature to equip any more.
    t.to("precombatMain", 2);
    expect(t.can("activate", "Test Blade")).toBe(false);
  });

  scenario("301.5c, 704.5n: what is no longer a creature is no longer equipped", (t) => {
    t.cards(`

  Test Cart {2}
  Artifact — Vehicle
  3/3
  Crew 1

  Test Hand {W}
  Creature — Human
  1/1`);
    t.lands(0, "Plains", 1);
    t.battlefield(0, "Test Cart", "Test Hand", "Test Blade");
    t.to("precombatMain");
    t.activate("Test Cart", { costs: ["Test Hand"] });
    t.resolve();
    t.activate("Test Blade", { targets: ["Test Cart"] });
    t.resolve();
    expect(t.see("Test Cart").power).toBe(5);
    t.to("upkeep", 2);
    const blade = t.ids(0, "battlefield", "Test Blade")[0]!;
    expect(t.game.state.objects[blade]!.attachedTo).toBeUndefined();
  });

  scenario("301.7, 301.7a, 301.7b: a Vehicle has its power and toughness only while it is a creature", (t) => {
    t.cards(`
  Test Cart {2}
  Artifact — Vehicle
  3/3
  Crew 1

  Test Hand {W}
  Creature — Human
  1/1`);
    t.battlefield(0, "Test Cart", "Test Hand");
    t.to("precombatMain");
    expect(t.see("Test Cart").power).toBeUndefined();
    t.activate("Test Cart", { costs: ["Test Hand"] });
    t.resolve();
    expect(t.see("Test Cart")).toMatchObject({ power: 3, toughness: 3, types: ["artifact", "creature"] });
  });
});

describe("302: creatures", () => {
  scenario("302.1, 302.2, 302.4: a creature is cast in a main phase; it has power and toughness", (t) => {
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Bear", "Test Bear");
    isCastAsASorcery(t, "Test Bear");
    expect(t.see("Test Bear")).toMatchObject({ power: 2, toughness: 2 });
  });

  scenario("302.4a, 302.4b, 302.5, 302.7: power is dealt, toughness is needed to destroy", (t) => {
    t.cards(`
  Test Ox {3}{W}
  Creature — Ox
  1/3`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ox");
    t.attack("Test Bear");
    t.block(["Test Ox", "Test Bear"]);
    t.to("postcombatMain");
    expect([t.see("Test Bear").damage, t.see("Test Ox").damage]).toEqual([1, 2]);
  });

  scenario("302.4c: printed numbers first, then effects", (t) => {
    t.cards(`
  Test Anthem {W}
  Enchantment
  Creatures you control get +1/+1.`);
    t.battlefield(0, "Test Bear", "Test Anthem");
    t.to("precombatMain");
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("302.6: a creature that came this turn neither attacks nor taps for its ability", (t) => {
    t.cards(`
  Test Druid {G}
  Creature — Elf
  1/1
  {T}: Add {G}.
`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Druid");
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Druid");
    t.resolve();
    expect(t.can("activate", "Test Druid")).toBe(false);
    t.attack("Test Bear");
    expect(t.see("Test Druid").tapped).toBe(false);
    t.to("precombatMain", 3);
    expect(t.can("activate", "Test Druid")).toBe(true);
  });
});

describe("303: enchantments", () => {
  scenario("303.1, 303.2: an enchantment is cast in a main phase", (t) => {
    t.cards(`
  Test Charm {W}
  Enchantment
  Creatures you control have vigilance.`);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Charm", "Test Charm");
    isCastAsASorcery(t, "Test Charm");
  });

  const CROWN = `
  Test Crown {W}
  Enchantment — Aura
  Enchant creature
  Enchanted creature gets +1/+1.`;

  scenario("303.4, 303.4a, 303.4b: an Aura spell targets what it will enchant and enters attached to it", (t) => {
    t.cards(CROWN);
    t.battlefield(0, "Plains", "Test Bear");
    t.hand(0, "Test Crown");
    t.to("precombatMain");
    t.cast("Test Crown");
    const [bear] = t.ids(0, "battlefield", "Test Bear");
    expect(t.game.state.objects[t.game.state.stack[0]!]!.targets).toEqual([[bear]]);
    t.resolve();
    expect(t.game.state.objects[t.ids(0, "battlefield", "Test Crown")[0]!]!.attachedTo).toBe(bear);
  });

  scenario("303.4c: the enchanted creature dies and the Aura follows", (t) => {
    t.cards(`${CROWN}

  Test Doom {B}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Swamp", "Test Bear");
    t.permanentWith(0, "Test Crown", { attachedTo: 1 });
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Crown")).toBe(1);
  });

  scenario("303.4d: an Aura that becomes a creature enchants nothing", (t) => {
    t.cards(`${CROWN}

  Test March {G}
  Sorcery
  Until end of turn, target enchantment becomes a 2/2 Spirit creature in addition to its other types.`);
    t.battlefield(0, "Forest", "Test Bear");
    t.permanentWith(0, "Test Crown", { attachedTo: 1 });
    t.hand(0, "Test March");
    t.to("precombatMain");
    t.cast("Test March");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Crown"), t.see("Test Bear").power]).toEqual([1, 2]);
  });

  scenario("303.4e: the Aura's controller does not change with the creature's", (t) => {
    t.cards(`${CROWN}

  Test Lure {U}
  Sorcery
  Gain control of target creature.`);
    t.lands(0, "Island", 1);
    t.battlefield(1, "Test Bear");
    t.permanentWith(1, "Test Crown", { attachedTo: 0 });
    t.hand(0, "Test Lure");
    t.to("precombatMain");
    t.cast("Test Lure");
    t.resolve();
    expect([t.see("Test Bear").controller, t.see("Test Crown").controller]).toEqual([0, 1]);
    expect(t.see("Test Bear").power).toBe(3);
  });

  const RISE = `
  Test Rise {W}
  Sorcery
  Return target enchantment card from your graveyard to the battlefield.`;

  scenario("303.4f: an Aura put onto the battlefield enchants what its controller chooses", (t) => {
    t.cards(`${CROWN}\n${RISE}`);
    t.lands(0, "Plains", 1);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear");
    t.graveyard(0, "Test Crown");
    t.hand(0, "Test Rise");
    t.to("precombatMain");
    t.cast("Test Rise");
    t.resolve();
    const [theirs] = t.ids(1, "battlefield", "Test Bear");
    t.choose(theirs!);
    expect(t.seeId(theirs!).power).toBe(3);
  });

  scenario("303.4g: with nothing to enchant it stays where it is", (t) => {
    t.cards(`${CROWN}\n${RISE}`);
    t.lands(0, "Plains", 1);
    t.graveyard(0, "Test Crown");
    t.hand(0, "Test Rise");
    t.to("precombatMain");
    t.cast("Test Rise");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Crown"), t.count(0, "battlefield", "Test Crown")]).toEqual([1, 0]);
  });

  scenario("303.7, 303.7a, 111.10k, 111.10m: of two Roles of a player on a creature the older goes", (t) => {
    t.cards(`
  Test Tale {G}
  Sorcery
  Create a Monster Role token attached to target creature you control.

  Test Story {G}
  Sorcery
  Create a Royal Role token attached to target creature you control.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Tale", "Test Story");
    t.to("precombatMain");
    t.cast("Test Tale");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, keywords: ["trample"] });
    t.cast("Test Story");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, keywords: ["ward"] });
    expect(t.ids(0, "battlefield", "Monster")).toEqual([]);
  });

  scenario("111.10j, 111.10q: a Cursed creature is 1/1; a Wicked Role costs each opponent 1 life as it goes", (t) => {
    t.cards(`
  Test Tale {B}
  Sorcery
  Create a Wicked Role token attached to target creature you control.

  Test Hex {B}
  Sorcery
  Create a Cursed Role token attached to target creature.`);
    t.lands(0, "Swamp", 2);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Tale", "Test Hex");
    t.to("precombatMain");
    t.cast("Test Tale");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
    t.cast("Test Hex");
    t.resolveAll();
    expect([t.see("Test Bear").power, t.lifeOf(1)]).toEqual([1, 19]);
  });

  scenario("111.10n, 111.10p: Sorcerer and Virtuous Roles", (t) => {
    t.cards(`
  Test Tale {U}
  Sorcery
  Create a Virtuous Role token attached to target creature you control.

  Test Spell {U}
  Sorcery
  Create a Sorcerer Role token attached to target creature you control.

  Test Charm {W}
  Enchantment
  Creatures you control have vigilance.`);
    t.lands(0, "Island", 2);
    t.battlefield(0, "Test Bear", "Test Charm");
    t.hand(0, "Test Tale", "Test Spell");
    t.to("precombatMain");
    t.cast("Test Tale");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(4);
    t.cast("Test Spell");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
    t.attack("Test Bear");
    t.pass(2);
    expect(t.asked().about).toBe("scry");
  });
});

describe("304, 307: instants and sorceries", () => {
  const NAP = `
  Test Nap {W}
  Instant
  You gain 2 life.`;

  scenario("304.1, 304.2: an instant is cast whenever its player has priority; then it goes to the graveyard", (t) => {
    t.cards(NAP);
    t.lands(1, "Plains", 1);
    t.hand(1, "Test Nap");
    t.pass();
    expect([t.step, t.asked().player]).toEqual(["upkeep", 1]);
    t.cast("Test Nap");
    t.resolve();
    expect([t.lifeOf(1), t.count(1, "graveyard", "Test Nap")]).toEqual([22, 1]);
  });

  scenario("304.4, 307.4: neither enters the battlefield", (t) => {
    t.cards(`${NAP}

  Test Feast {W}
  Sorcery
  You gain 3 life.

  Test Tip {U}
  Sorcery
  Put target card from your graveyard onto the battlefield.`);
    t.lands(0, "Island", 2);
    t.graveyard(0, "Test Nap", "Test Feast");
    t.hand(0, "Test Tip", "Test Tip");
    t.to("precombatMain");
    for (const name of ["Test Nap", "Test Feast"]) {
      t.cast("Test Tip", { targets: [name] });
      t.resolve();
      expect(t.count(0, "graveyard", name)).toBe(1);
    }
  });

  scenario("307.1, 307.2: a sorcery is cast in its player's main phase with an empty stack", (t) => {
    t.cards(`${NAP}

  Test Feast {W}
  Sorcery
  You gain 3 life.`);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Nap", "Test Feast");
    expect(t.can("cast", "Test Feast")).toBe(false);
    t.to("precombatMain");
    t.cast("Test Nap");
    expect(t.can("cast", "Test Feast")).toBe(false);
    t.resolve();
    t.cast("Test Feast");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Feast")]).toEqual([25, 1]);
  });

  scenario("304.5: only as an instant needs no instant and no leave to cast one, but priority", (t) => {
    t.cards(`
      Test Hush {0}
      Enchantment
      Players can't cast instant spells.

      Test Vial {0}
      Artifact
      {0}: You gain 1 life. Activate only as an instant.`);
    t.battlefield(1, "Test Hush");
    t.battlefield(0, "Test Vial");
    t.to("upkeep", 2);
    t.pass();
    t.activate("Test Vial");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario(
    "307.5a: cast at a time a sorcery couldn't have been cast: not its player's main phase, or another object",
    (t) => {
      t.define(
        enchantment("Test Rush", [
          { kind: "keyword", keyword: { keyword: "flash" } },
          {
            kind: "triggered",
            when: { on: "move", object: { is: "self" }, to: "battlefield" },
            interveningIf: { if: "wasCast", what: { what: "self" }, offTime: true },
            body: { targets: [], effects: [{ do: "loseLife", who: { who: "you" }, amount: 1 }] },
          },
        ]),
      );
      t.hand(0, "Test Rush", "Test Rush", "Test Rush");
      t.cast("Test Rush");
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(19);
      t.to("precombatMain");
      t.cast("Test Rush");
      t.cast("Test Rush");
      t.resolveAll();
      expect([t.lifeOf(0), t.count(0, "battlefield")]).toEqual([18, 3]);
    },
  );

  scenario("307.5: only as a sorcery needs no sorcery, but the same moment", (t) => {
    t.cards(`
  Test Mill {1}
  Artifact
  {T}: You gain 1 life. Activate only as a sorcery.`);
    t.battlefield(0, "Test Mill");
    expect(t.can("activate", "Test Mill")).toBe(false);
    t.to("precombatMain");
    expect(t.can("activate", "Test Mill")).toBe(true);
    t.to("beginningOfCombat");
    expect(t.can("activate", "Test Mill")).toBe(false);
  });
});

describe("305: lands", () => {
  scenario("305.1, 305.2, 305.2a, 305.2b: one land in a turn, in the main phase, without the stack", (t) => {
    t.hand(0, "Plains", "Island");
    expect(t.can("playLand", "Plains")).toBe(false);
    t.to("precombatMain");
    t.playLand("Plains");
    expect([t.stackSize, t.can("playLand", "Island")]).toEqual([0, false]);
    t.to("postcombatMain");
    expect(t.can("playLand", "Island")).toBe(false);
    t.to("precombatMain", 3);
    expect(t.can("playLand", "Island")).toBe(true);
  });

  scenario("305.3: nobody plays a land in another player's turn", (t) => {
    t.hand(1, "Plains");
    t.to("precombatMain");
    t.pass();
    expect([t.asked().player, t.can("playLand", "Plains")]).toEqual([1, false]);
  });

  scenario("305.4: a land that an effect puts onto the battlefield was not played", (t) => {
    t.cards(`
  Test Path {G}
  Sorcery
  You may put a land card from your hand onto the battlefield.`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Path", "Plains", "Island");
    t.to("precombatMain");
    t.cast("Test Path");
    t.resolve();
    while (t.asked().ask !== "priority") {
      if (t.asked().ask === "confirm") t.yes();
      else t.choose("Plains");
    }
    expect(t.count(0, "battlefield", "Plains")).toBe(1);
    expect(t.can("playLand", "Island")).toBe(true);
  });

  scenario("305.6: a land with a basic land type taps for its mana", (t) => {
    t.cards(`
  Test Grove
  Land — Forest Island`);
    t.battlefield(0, "Test Grove");
    t.to("precombatMain");
    const abilities = t
      .asked("priority")
      .actions.filter((action) => action.act === "activate")
      .map((action) => action.act === "activate" && action.ability);
    expect(abilities).toHaveLength(2);
  });

  scenario("305.7: a land made an Island loses what it had", (t) => {
    t.cards(`
  Test Quarry
  Land
  {T}: Add {C}{C}.

  Test Flood {U}
  Enchantment
  Nonbasic lands are Islands.`);
    t.battlefield(0, "Test Quarry", "Test Flood");
    t.to("precombatMain");
    t.activate("Test Quarry");
    expect(t.mana(0)).toBe("U");
  });

  scenario("305.8: only the supertype makes a land basic", (t) => {
    t.cards(`
  Test Grove
  Land — Forest

  Test Search {G}
  Sorcery
  Search your library for a basic land card, reveal it, put it into your hand, then shuffle.`);
    t.emptyLibraries();
    t.library(0, "Test Grove", "Mountain");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Search");
    t.to("precombatMain");
    t.cast("Test Search");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(1);
    t.choose("Mountain");
    expect(t.count(0, "hand", "Mountain")).toBe(1);
  });
});

describe("306: planeswalkers", () => {
  const SAGE = `
  Test Sage {2}{W}
  Legendary Planeswalker — Test
  +1: You gain 1 life.
  −2: You gain 5 life.
  Loyalty 3`;

  scenario(
    "306.1, 306.2, 306.5, 306.5b, 306.5c: a planeswalker is cast and enters with its loyalty in counters",
    (t) => {
      t.cards(SAGE);
      t.lands(0, "Plains", 6);
      t.hand(0, "Test Sage", "Test Sage");
      isCastAsASorcery(t, "Test Sage");
      expect(t.see("Test Sage").counters).toEqual({ loyalty: 3 });
    },
  );

  scenario("306.5a: elsewhere its loyalty is the number printed on it", (t) => {
    t.cards(SAGE);
    const back = (name: string, to: number): void =>
      t.define(
        sorcery(
          name,
          [{ do: "move", what: { what: "target", slot: 0 }, to: { zone: "hand" } }],
          [
            {
              count: { min: 1, max: 1 },
              of: [
                {
                  target: "object",
                  filter: { is: "stat", stat: "loyalty", value: { compare: ">=", to } },
                  in: "graveyard",
                },
              ],
            },
          ],
        ),
      );
    back("Test Recall", 3);
    back("Test Glimpse", 4);
    t.graveyard(0, "Test Sage");
    t.hand(0, "Test Recall", "Test Glimpse");
    t.to("precombatMain");
    expect([t.can("cast", "Test Recall"), t.can("cast", "Test Glimpse")]).toEqual([true, false]);
    t.cast("Test Recall");
    t.resolve();
    expect(t.count(0, "hand", "Test Sage")).toBe(1);
  });

  scenario("306.5d, 606.3: one loyalty ability a turn, in its controller's main phase", (t) => {
    t.cards(SAGE);
    t.battlefield(0, "Test Sage");
    expect(t.can("activate", "Test Sage")).toBe(false);
    t.to("precombatMain");
    t.activate("Test Sage", { ability: 0 });
    expect(t.see("Test Sage").counters.loyalty).toBe(4);
    t.resolve();
    expect([t.lifeOf(0), t.can("activate", "Test Sage")]).toEqual([21, false]);
    t.to("precombatMain", 3);
    t.activate("Test Sage", { ability: 1 });
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Sage").counters.loyalty]).toEqual([26, 2]);
  });

  scenario("306.6, 306.8, 306.9, 122.1e: it is attacked, loses loyalty by damage, and goes at 0", (t) => {
    t.cards(`${SAGE}

  Test Ogre {2}{R}
  Creature — Ogre
  3/3`);
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Sage");
    t.attack(["Test Ogre", "Test Sage"]);
    t.to("postcombatMain");
    expect([t.lifeOf(1), t.count(1, "graveyard", "Test Sage")]).toEqual([20, 1]);
  });
});

describe("301.5, 302.6, 305.1: as cards word it", () => {
  scenario("301.5, 608.2h: a creature and what is attached to it go together", (t) => {
    t.cards(`
      Test Rescue {0}
      Sorcery
      Return target creature you control and each Aura attached to it to their owners' hands.

      Test Mantle {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.battlefield(0, "Test Bear");
    t.permanentWith(0, "Test Mantle", { attachedTo: 0 });
    t.hand(0, "Test Rescue");
    t.to("precombatMain");
    t.cast("Test Rescue", { targets: ["Test Bear"] });
    t.resolveAll();
    expect([t.count(0, "hand", "Test Bear"), t.count(0, "hand", "Test Mantle")]).toEqual([1, 1]);
  });

  scenario("302.6, 400.7: what returns is a new object, summoning sick again", (t) => {
    t.cards(`
      Test Blink {W}
      Instant
      Exile target creature you control, then return that card to the battlefield under your control.`);
    t.battlefield(0, "Test Bear", "Plains");
    t.hand(0, "Test Blink");
    t.to("precombatMain");
    const [before] = t.ids(0, "battlefield", "Test Bear");
    t.cast("Test Blink");
    t.resolve();
    const [after] = t.ids(0, "battlefield", "Test Bear");
    expect(after).not.toBe(before);
    t.to("beginningOfCombat");
    t.pass(2);
    expect(t.asked().ask).toBe("priority");
  });

  scenario("305.1, 603.2: a land played from exile triggers what looks for that, one from the hand doesn't", (t) => {
    t.cards(`
      Test Vault {0}
      Artifact
      Whenever you play a land from exile or cast a spell from exile, you gain 2 life.

      Test Glimpse {0}
      Sorcery
      Exile the top card of your library. You may play that card this turn.`);
    t.battlefield(0, "Test Vault");
    t.emptyLibraries();
    t.library(0, "Forest");
    t.hand(0, "Test Glimpse");
    t.to("precombatMain");
    t.cast("Test Glimpse");
    t.resolveAll();
    t.playLand("Forest");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });
});
