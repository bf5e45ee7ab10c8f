import { describe, expect } from "vitest";
import { creature, kit, subject } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("what becomes of objects, and what they keep (607, 611, 614, 700.11)", () => {
  scenario("611.2c: what each creature becomes is said of those that there are as the spell resolves", (t) => {
    kit(t);
    t.cards(`Test Rise {B}
      Sorcery
      Each creature you control becomes a Zombie in addition to its other types.`);
    t.lands(0, "Swamp", 1);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Rise", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Rise");
    t.resolve();
    t.cast("Test Bear");
    t.resolve();
    expect([t.see("Test Ogre").subtypes, t.see("Test Bear").subtypes]).toEqual([["Ogre", "Zombie"], ["Bear"]]);
    t.to("precombatMain", 3);
    expect(t.see("Test Ogre").subtypes).toEqual(["Ogre", "Zombie"]);
  });

  scenario("613.1f, 605.1a: lands that lose all abilities except mana abilities still tap for mana", (t) => {
    kit(t);
    t.cards(`Test Sun {2}{R}
      Enchantment
      All lands lose all abilities except mana abilities.

      Test Haven
      Land
      {T}: Add {G}.
      {T}: You gain 1 life.`);
    t.battlefield(0, "Test Sun", "Test Haven", "Test Haven");
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    expect(t.can("activate", "Test Haven")).toBe(true);
    t.cast("Test Bear");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Bear"), t.can("activate", "Test Haven")]).toEqual([1, false]);
  });

  for (const place of ["top", "bottom"] as const)
    scenario(`608.2d: whoever puts it into the library chooses the ${place}`, (t) => {
      kit(t);
      subject(t, "When this creature dies, you may put it on the top or bottom of its owner's library.");
      t.battlefield(0, "Test Subject");
      t.battlefield(1, "Swamp");
      t.hand(1, "Test Murder");
      t.put(0, "library", "Forest", "Forest");
      t.to("precombatMain");
      t.pass();
      t.cast("Test Murder", { targets: ["Test Subject"] });
      t.resolve();
      t.resolve();
      t.yes();
      t.option(place);
      const { library } = t.game.state.players[0]!;
      expect(t.nameOf(library.at(place === "top" ? -1 : 0)!)).toBe("Test Subject");
    });

  scenario("614.12a, 607.2d: the hand is seen before the name is chosen", (t) => {
    kit(t);
    t.cards(`Test Glass {2}
      Artifact
      As this artifact enters, look at an opponent's hand, then choose any card name.
      Activated abilities of sources with the chosen name can't be activated unless they're mana abilities.`);
    creature(t, "Test Tapper", "{T}: You gain 1 life.");
    t.lands(0, "Island", 2);
    t.hand(0, "Test Glass");
    t.hand(1, "Test Denial");
    t.battlefield(1, "Test Tapper");
    t.to("precombatMain");
    t.cast("Test Glass");
    t.resolve();
    expect(t.asked().ask).toBe("name");
    t.answer({ ask: "name", name: "Test Tapper" });
    t.to("precombatMain", 4);
    expect(t.can("activate", "Test Tapper")).toBe(false);
  });

  scenario("615.5, 603.12: what is done when the damage is prevented has its target then, and as much", (t) => {
    kit(t);
    subject(
      t,
      "If damage would be dealt to this creature, prevent that damage. When damage is prevented this way, this creature deals that much damage to any other target.",
    );
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Mountain");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Spark", { targets: ["Test Subject"] });
    t.resolve();
    t.choose(1);
    t.resolve();
    expect([t.see("Test Subject").damage, t.lifeOf(1)]).toEqual([0, 18]);
  });

  scenario("700.11: the times a player descended are the permanent cards put into their graveyard", (t) => {
    kit(t);
    subject(
      t,
      "At the beginning of your end step, create X 1/1 black Fungus creature tokens, where X is the number of times you descended this turn.",
    );
    t.cards(`Test Fall {B}
      Instant
      You sacrifice two creatures.

      Test Copies {B}
      Instant
      Create a 1/1 red Goblin creature token, then sacrifice it.`);
    t.battlefield(0, "Test Subject", "Test Bear", "Test Bear");
    t.lands(0, "Swamp", 2);
    t.hand(0, "Test Fall", "Test Copies");
    t.to("precombatMain");
    t.cast("Test Fall");
    t.resolve();
    t.choose("Test Bear", "Test Bear");
    // 111.6: a token is no card, and a spell is no permanent card.
    t.cast("Test Copies");
    t.resolve();
    t.to("end");
    t.resolve();
    expect(t.count(0, "battlefield", "Fungus Token")).toBe(2);
  });
});
