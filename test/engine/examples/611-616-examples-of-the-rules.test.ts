import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

const size = (t: TestGame, name: string): readonly (number | undefined)[] => [t.see(name).power, t.see(name).toughness];

describe("examples of the rules in sections 611 to 616", () => {
  const SWITCH = `
    Test Swap {U}
    Instant
    Switch target creature's power and toughness until end of turn.

    Test Bulk {G}
    Instant
    Target creature gets +0/+1 until end of turn.

    Test Rage {R}
    Instant
    Target creature gets +5/+0 until end of turn.

    Test Haze {W}
    Instant
    Target creature gets +0/+1 until your next turn.`;

  scenario("613.4d: what is added later is added to the size before the switch", (t) => {
    creature(t, "Test Imp", "", "1/3");
    t.cards(SWITCH);
    t.battlefield(0, "Test Imp", "Island", "Forest", "Mountain");
    t.hand(0, "Test Swap", "Test Bulk", "Test Rage");
    t.to("precombatMain");
    t.cast("Test Bulk", { targets: ["Test Imp"] });
    t.resolve();
    t.cast("Test Swap", { targets: ["Test Imp"] });
    t.resolve();
    expect(size(t, "Test Imp")).toEqual([4, 1]);
    t.cast("Test Rage", { targets: ["Test Imp"] });
    t.resolve();
    expect(size(t, "Test Imp")).toEqual([4, 6]);
  });

  scenario("613.4d: two switches cancel each other", (t) => {
    creature(t, "Test Imp", "", "1/3");
    t.cards(SWITCH);
    t.battlefield(0, "Test Imp", "Island", "Island", "Forest");
    t.hand(0, "Test Swap", "Test Swap", "Test Bulk");
    t.to("precombatMain");
    t.cast("Test Bulk", { targets: ["Test Imp"] });
    t.resolve();
    t.cast("Test Swap", { targets: ["Test Imp"] });
    t.resolve();
    t.cast("Test Swap", { targets: ["Test Imp"] });
    t.resolve();
    expect(size(t, "Test Imp")).toEqual([1, 4]);
  });

  scenario("613.6: the color changes in its layer, the size in a later one", (t) => {
    creature(
      t,
      "Test Mongrel",
      "Discard a card: This creature gets +1/+1 and becomes the color of your choice until end of turn.",
    );
    t.cards(`
      Test Honor {1}{W}
      Enchantment
      White creatures you control get +1/+1.`);
    t.battlefield(0, "Test Mongrel", "Test Honor");
    t.hand(0, "Plains", "Plains");
    t.to("precombatMain");
    t.activate("Test Mongrel", { costs: ["Plains"] });
    t.resolve();
    t.option("W");
    expect([size(t, "Test Mongrel"), t.see("Test Mongrel").colors]).toEqual([[4, 4], "W"]);
    t.activate("Test Mongrel");
    t.resolve();
    t.option("R");
    expect([size(t, "Test Mongrel"), t.see("Test Mongrel").colors]).toEqual([[4, 4], "R"]);
  });

  scenario(
    "613.6: noncreature artifacts become creatures and get their size though they are no such artifacts by then",
    (t) => {
      t.cards(`
      Test Orb {2}
      Artifact

      Test March {3}{U}
      Sorcery
      All noncreature artifacts become 2/2 artifact creatures until end of turn.`);
      t.battlefield(0, "Test Orb");
      t.lands(0, "Island", 4);
      t.hand(0, "Test March");
      t.to("precombatMain");
      t.cast("Test March");
      t.resolve();
      expect([size(t, "Test Orb"), t.see("Test Orb").types]).toEqual([
        [2, 2],
        ["artifact", "creature"],
      ]);
    },
  );

  scenario("613.6: of two effects that set its size the later one counts, and what was added stays", (t) => {
    kit(t);
    t.cards(`
      Test Tomb
      Land
      {T}: Add {C}.
      {3}{B}{G}: Until end of turn, this land becomes a black and green Plant Zombie creature with "This creature's power and toughness are each equal to the number of creature cards in your graveyard." It's still a land.

      Test Waking {G}
      Instant
      Until end of turn, target land becomes a 3/3 creature. It's still a land.

      Test Bit {G}
      Instant
      Target creature gets +1/+1 until end of turn.`);
    t.battlefield(0, "Test Tomb");
    t.lands(0, "Forest", 12);
    t.lands(0, "Swamp", 3);
    t.graveyard(0, "Test Bear", "Test Bear", "Test Bear", "Test Bear", "Test Bear");
    t.hand(0, "Test Waking", "Test Bit", "Test Waking");
    t.to("precombatMain");
    t.cast("Test Waking", { targets: ["Test Tomb"] });
    t.resolve();
    t.cast("Test Bit", { targets: ["Test Tomb"] });
    t.resolve();
    expect(size(t, "Test Tomb")).toEqual([4, 4]);
    t.activate("Test Tomb", { ability: 1 });
    t.resolve();
    expect([size(t, "Test Tomb"), t.see("Test Tomb").colors, t.see("Test Tomb").subtypes]).toEqual([
      [6, 6],
      "BG",
      ["Plant", "Zombie"],
    ]);
    t.cast("Test Waking", { targets: ["Test Tomb"] });
    t.resolve();
    expect(size(t, "Test Tomb")).toEqual([4, 4]);
  });

  scenario("613.9: the Aura that came last decides whether it has flying", (t) => {
    kit(t);
    t.cards(`
      Test Wings {U}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has flying.

      Test Roots {G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature loses flying.`);
    t.battlefield(0, "Test Bear", "Test Ogre", "Island", "Island", "Forest", "Forest");
    t.hand(0, "Test Wings", "Test Wings", "Test Roots", "Test Roots");
    t.to("precombatMain");
    for (const [aura, host] of [
      ["Test Wings", "Test Bear"],
      ["Test Roots", "Test Bear"],
      ["Test Roots", "Test Ogre"],
      ["Test Wings", "Test Ogre"],
    ] as const) {
      t.cast(aura, { targets: [host] });
      t.resolve();
    }
    expect([t.see("Test Bear").keywords, t.see("Test Ogre").keywords]).toEqual([[], ["flying"]]);
  });

  scenario("614.12: an ability that its card had no more in the graveyard it has as it enters", (t) => {
    t.cards(`
      Test Jailer {1}{B}
      Creature — Zombie
      2/1
      Cards in graveyards lose all abilities.

      Test Treefolk {3}{G}
      Creature — Treefolk
      3/5
      This creature enters tapped.

      Test Rise {B}
      Sorcery
      Return target creature card from your graveyard to the battlefield.`);
    t.battlefield(0, "Test Jailer", "Swamp");
    t.graveyard(0, "Test Treefolk");
    t.hand(0, "Test Rise");
    t.to("precombatMain");
    t.cast("Test Rise");
    t.resolve();
    expect(t.see("Test Treefolk").tapped).toBe(true);
  });

  scenario("614.12: what says that permanents enter tapped does not say so of itself", (t) => {
    kit(t);
    t.cards(`
      Test Orb {3}
      Artifact
      Permanents enter tapped.`);
    t.lands(0, "Forest", 5);
    t.hand(0, "Test Orb", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Orb");
    t.resolve();
    t.cast("Test Bear");
    t.resolve();
    expect([t.see("Test Orb").tapped, t.see("Test Bear").tapped]).toEqual([false, true]);
  });

  scenario("615.11: each creature that shares a color with the target then has a shield of its own", (t) => {
    kit(t);
    t.cards(`
      Test Apothecary {2}{W}{W}
      Creature — Human
      1/1
      {T}: Prevent the next 1 damage that would be dealt to target creature and each other creature that shares a color with it this turn.

      Test Dye {U}
      Instant
      Target creature becomes white until end of turn.

      Test Quake {R}
      Sorcery
      Test Quake deals 1 damage to each creature.`);
    t.battlefield(0, "Test Apothecary", "Test Bear", "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.lands(0, "Island", 1);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Dye", "Test Quake");
    t.to("precombatMain");
    t.activate("Test Apothecary", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Dye", { targets: ["Test Ogre"] });
    t.resolve();
    t.cast("Test Quake");
    t.resolve();
    const bears = [...t.ids(0, "battlefield", "Test Bear"), ...t.ids(1, "battlefield", "Test Bear")];
    expect([
      bears.map((id) => t.seeId(id).damage),
      t.see("Test Ogre").damage,
      t.count(0, "graveyard", "Test Apothecary"),
    ]).toEqual([[0, 0], 1, 1]);
  });

  scenario("616.1f: of two effects on what dies its controller applies one, and the other has nothing to do", (t) => {
    kit(t);
    t.cards(`
      Test Peace {2}{W}
      Enchantment
      If a card would be put into a graveyard from anywhere, exile it instead.

      Test Colossus {4}
      Creature — Golem
      4/4
      If this creature would die, shuffle it into its owner's library instead.`);
    t.battlefield(0, "Test Peace", "Swamp");
    t.battlefield(1, "Test Colossus");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Colossus"] });
    t.resolve();
    expect(t.asked("option").player).toBe(1);
    t.option("Test Colossus");
    expect([t.count(1, "library", "Test Colossus"), t.count(1, "exile", "Test Colossus")]).toEqual([1, 0]);
  });

  scenario("616.1g: a token that is a copy is doubled first; then each is chosen for", (t) => {
    t.cards(`
      Test Season {4}{G}
      Enchantment
      If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.

      Test Voice {2}{W}{W}
      Creature — Angel
      2/2
      As this creature enters, choose a color.
      This creature has protection from the chosen color.

      Test Mirror {2}{U}
      Sorcery
      Create a token that's a copy of target creature.`);
    t.battlefield(0, "Test Voice", "Test Season");
    t.lands(0, "Island", 3);
    t.hand(0, "Test Mirror");
    t.option("W");
    t.to("precombatMain");
    t.cast("Test Mirror");
    t.resolve();
    t.option("R");
    t.option("U");
    expect(t.count(0, "battlefield", "Test Voice")).toBe(3);
  });
});
