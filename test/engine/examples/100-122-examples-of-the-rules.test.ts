import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { CREATURE, sorcery } from "../../support/sorcery.ts";

describe("examples of the rules in sections 100 to 122", () => {
  scenario("106.7: lands that add what other lands could do not count each other", (t) => {
    t.cards(`
      Test Orchard
      Land
      {T}: Add one mana of any color that a land an opponent controls could produce.`);
    t.battlefield(0, "Test Orchard");
    t.battlefield(1, "Test Orchard");
    t.to("precombatMain");
    expect(t.can("activate", "Test Orchard")).toBe(false);
  });

  scenario("106.7: one that could add a color lets the other add it too", (t) => {
    t.cards(`
      Test Orchard
      Land
      {T}: Add one mana of any color that a land an opponent controls could produce.`);
    t.battlefield(0, "Test Orchard", "Forest");
    t.battlefield(1, "Test Orchard");
    t.to("precombatMain");
    t.activate("Test Orchard");
    expect(t.mana(0)).toBe("G");
  });

  scenario("107.1b: X that is a negative power is 0, but what a creature gets is added to the negative power", (t) => {
    kit(t);
    creature(t, "Test Colossus", "{2}{G}{G}: This creature gets +X/+X until end of turn, where X is its power.", "4/4");
    t.cards(`
      Test Shrink {B}
      Instant
      Target creature gets -6/-0 until end of turn.`);
    t.battlefield(0, "Test Colossus");
    t.lands(0, "Swamp", 6);
    t.lands(0, "Forest", 9);
    t.hand(0, "Test Shrink", "Test Growth");
    t.to("precombatMain");
    t.cast("Test Shrink", { targets: ["Test Colossus"] });
    t.resolve();
    t.activate("Test Colossus");
    t.resolve();
    expect(t.see("Test Colossus")).toMatchObject({ power: -2, toughness: 4 });
    t.cast("Test Growth", { targets: ["Test Colossus"] });
    t.resolve();
    expect(t.see("Test Colossus")).toMatchObject({ power: 1, toughness: 7 });
  });

  scenario("107.1b: with power below 0 it assigns no combat damage", (t) => {
    kit(t);
    creature(t, "Test Joiner", "", "3/4");
    t.cards(`
      Test Shrink {B}
      Instant
      Target creature gets -5/-0 until end of turn.`);
    t.battlefield(0, "Test Joiner", "Swamp");
    t.hand(0, "Test Shrink");
    t.to("precombatMain");
    t.cast("Test Shrink", { targets: ["Test Joiner"] });
    t.resolve();
    t.attack("Test Joiner");
    t.to("endOfCombat");
    expect([t.see("Test Joiner").power, t.lifeOf(1)]).toEqual([-2, 20]);
  });

  scenario("111.12: no card was exiled that the token could be a copy of: none is created", (t) => {
    kit(t);
    t.cards(`
      Test Vat {3}
      Artifact
      Whenever a nontoken creature dies, you may exile that card.
      {3}, {T}: Create a token that's a copy of a card exiled with this artifact. It gains haste. Exile it at the beginning of the next end step.`);
    t.battlefield(0, "Test Vat", "Test Bear");
    t.lands(0, "Swamp", 4);
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.activate("Test Vat");
    t.resolve();
    expect(t.game.state.battlefield.filter((id) => id < 0)).toEqual([]);
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    t.yes();
    t.to("precombatMain", 3);
    t.activate("Test Vat");
    t.resolve();
    expect(t.see("Test Bear").keywords).toEqual(["haste"]);
    t.to("end");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(0);
  });

  scenario(
    "113.12: an effect that gives an ability is one thing, an effect that says what is true of it another",
    (t) => {
      kit(t);
      t.cards(`
      Test Glyphs {3}{G}
      Enchantment
      Creatures with no abilities get +2/+2.

      Test Wings {U}
      Enchantment — Aura
      Enchant creature
      Enchanted creature has flying.

      Test Dye {R}
      Enchantment — Aura
      Enchant creature
      Enchanted creature is red.

      Test Veil {U}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't be blocked.`);
      t.battlefield(0, "Test Glyphs", "Test Bear", "Island", "Island", "Mountain");
      t.hand(0, "Test Wings", "Test Dye", "Test Veil");
      t.to("precombatMain");
      t.cast("Test Dye", { targets: ["Test Bear"] });
      t.resolve();
      t.cast("Test Veil", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.see("Test Bear")).toMatchObject({ power: 4, colors: "R" });
      t.cast("Test Wings", { targets: ["Test Bear"] });
      t.resolve();
      expect(t.see("Test Bear").power).toBe(2);
    },
  );

  scenario("115.7e: with new targets for both, each may become what the other was", (t) => {
    kit(t);
    t.cards(`
      Test Trail {1}{R}
      Sorcery
      Test Trail deals 2 damage to any target and 1 damage to any other target.

      Test Redirect {U}{U}
      Instant
      You may choose new targets for target spell.`);
    t.battlefield(1, "Test Bear", "Test Ogre", "Island", "Island");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Trail");
    t.hand(1, "Test Redirect");
    t.to("precombatMain");
    t.cast("Test Trail", { targets: ["Test Bear", "Test Ogre"] });
    t.pass();
    t.cast("Test Redirect", { targets: ["Test Trail"] });
    t.resolve();
    t.yes();
    t.choose("Test Ogre");
    t.choose("Test Bear");
    t.resolve();
    expect([t.see("Test Ogre").damage, t.see("Test Bear").damage]).toEqual([2, 1]);
  });

  scenario("118.12: who cannot sacrifice it has not done so", (t) => {
    kit(t);
    t.cards(`
      Test Standstill {1}{U}
      Enchantment
      When a player casts a spell, sacrifice this enchantment. If you do, each opponent draws three cards.

      Test Erase {W}
      Instant
      Exile target enchantment.`);
    t.battlefield(0, "Test Standstill");
    t.lands(0, "Plains", 1);
    t.lands(1, "Mountain", 1);
    t.hand(0, "Test Erase");
    t.hand(1, "Test Spark");
    t.to("upkeep", 2);
    t.cast("Test Spark", { targets: [0] });
    expect(t.stackSize).toBe(2);
    t.pass();
    t.cast("Test Erase", { targets: ["Test Standstill"] });
    const hand = t.count(0, "hand");
    t.resolveAll();
    expect([t.count(0, "hand"), t.lifeOf(0)]).toEqual([hand, 18]);
  });

  scenario("118.12: what one chose to do to pay is paid for though it had another result", (t) => {
    kit(t);
    t.cards(`
      Test Dermo {2}{U}
      Creature — Shapeshifter
      1/1
      Morph {U}
      When this creature is turned face up, you may put a creature card with morph from your hand onto the battlefield. If you do, return this creature to its owner's hand.

      Test Shade {3}{B}
      Creature — Shade
      3/3
      Morph {B}`);
    const theirs = { is: "and", of: [CREATURE, { is: "controlledBy", who: { who: "opponents" } }] } as const;
    const replacement = {
      of: { on: "move", object: theirs, to: "battlefield" },
      instead: { by: "entering", entering: { control: { who: "you" } } },
    } as const;
    t.define(sorcery("Test Specimens", [{ do: "replace", replacement, duration: "endOfTurn" }]));
    t.lands(0, "Island", 4);
    t.hand(0, "Test Dermo", "Test Shade");
    t.hand(1, "Test Specimens");
    t.to("precombatMain");
    t.cast("Test Dermo", { via: "morph" });
    t.resolve();
    t.to("precombatMain", 2);
    t.cast("Test Specimens");
    t.resolve();
    t.pass();
    t.special("turnFaceUp");
    t.resolve();
    t.yes();
    expect([t.see("Test Shade").controller, t.count(0, "hand", "Test Dermo")]).toEqual([1, 1]);
  });

  scenario("120.4d: prevention changes the damage, the results follow from what is left of it", (t) => {
    kit(t);
    creature(t, "Test Witherer", "Wither, lifelink", "3/3");
    t.cards(`
      Test Boon {2}{W}
      Enchantment
      If you would gain life, you gain twice that much life instead.

      Test Mending {W}
      Instant
      Prevent the next 2 damage that would be dealt to target creature this turn.`);
    t.battlefield(0, "Test Witherer", "Test Boon");
    t.battlefield(1, "Test Bear", "Plains");
    t.hand(1, "Test Mending");
    t.attack("Test Witherer");
    t.block(["Test Bear", "Test Witherer"]);
    t.pass();
    t.cast("Test Mending", { targets: ["Test Bear"] });
    t.resolve();
    t.to("endOfCombat");
    expect([t.see("Test Bear").counters, t.lifeOf(0), t.see("Test Witherer").damage]).toEqual([{ "-1/-1": 1 }, 22, 2]);
  });

  scenario("120.5: damage destroys nothing itself: the state-based action does", (t) => {
    kit(t);
    t.cards(`
      Test Watcher {1}
      Artifact
      Whenever a creature dies, you gain 1 life.`);
    t.battlefield(0, "Test Watcher", "Mountain");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.count(1, "graveyard", "Test Bear"), t.stackSize, t.count(0, "graveyard", "Test Spark")]).toEqual([
      1, 1, 1,
    ]);
  });

  scenario("400.6: losing the game is replaced as its creature dies: its controller says where it goes", (t) => {
    kit(t);
    t.cards(`
      Test Archangel {5}{W}{W}
      Creature — Angel
      5/5

      Test Inferno {R}
      Sorcery
      Test Inferno deals 5 damage to each creature and each player.`);
    t.gives("Test Archangel", {
      kind: "static",
      effects: [
        {
          static: "replace",
          replacement: {
            of: { on: "loseGame", who: { who: "you" } },
            instead: {
              by: "effects",
              effects: [
                { do: "move", what: { what: "self" }, to: { zone: "exile" } },
                { do: "setLife", who: { who: "you" }, amount: { amount: "startingLife" } },
              ],
            },
          },
        },
      ],
    });
    t.battlefield(1, "Test Archangel");
    t.lands(0, "Mountain", 1);
    t.life(1, 5);
    t.hand(0, "Test Inferno");
    t.to("precombatMain");
    t.cast("Test Inferno");
    t.resolve();
    expect([t.lifeOf(1), t.over, t.count(1, "battlefield", "Test Archangel")]).toEqual([20, false, 0]);
  });

  scenario("115.7: whether a new target is legal is asked of the spell's controller, whoever chooses it", (t) => {
    kit(t);
    creature(t, "Test Warden", "Hexproof");
    t.cards(`
      Test Bend {U}
      Instant
      You may choose new targets for target spell.`);
    t.battlefield(0, "Swamp", "Test Warden");
    t.battlefield(1, "Test Bear", "Island");
    t.hand(0, "Test Murder");
    t.hand(1, "Test Bend");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Bear"] });
    t.pass();
    t.cast("Test Bend", { targets: ["Test Murder"] });
    t.resolve();
    t.yes();
    t.choose("Test Warden");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Warden"), t.count(1, "graveyard", "Test Bear")]).toEqual([1, 0]);
  });

  scenario("115.7d: a target that has become illegal may be left as it is", (t) => {
    kit(t);
    t.cards(`
      Test Twins {B}
      Sorcery
      Destroy target creature and target land.

      Test Bend {U}
      Instant
      You may choose new targets for target spell.

      Test Ward {W}
      Instant
      Target creature gains hexproof until end of turn.`);
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Test Bear", "Test Ogre", "Island", "Plains", "Forest");
    t.hand(0, "Test Twins");
    t.hand(1, "Test Bend", "Test Ward");
    t.to("precombatMain");
    t.cast("Test Twins", { targets: ["Test Bear", "Forest"] });
    t.pass();
    t.cast("Test Ward", { targets: ["Test Bear"] });
    t.resolve();
    t.pass();
    t.cast("Test Bend", { targets: ["Test Twins"] });
    t.resolve();
    t.yes();
    t.choose("Test Bear");
    t.choose("Swamp");
    t.resolve();
    expect([t.count(0, "graveyard", "Swamp"), t.count(1, "battlefield", "Test Bear")]).toEqual([1, 1]);
  });

  scenario("115.7b: change a target to this creature: one of them, which its controller chooses", (t) => {
    kit(t);
    creature(t, "Test Skite", "{0}: Change a target of target spell or ability to this creature.", "0/4");
    t.cards(`
      Test Trail {1}{R}
      Sorcery
      Test Trail deals 2 damage to target creature and 1 damage to target creature.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(1, "Test Bear", "Test Ogre", "Test Skite");
    t.hand(0, "Test Trail");
    t.to("precombatMain");
    t.cast("Test Trail", { targets: ["Test Bear", "Test Ogre"] });
    t.pass();
    t.activate("Test Skite");
    t.resolve();
    t.choose("Test Bear");
    t.resolve();
    expect([t.see("Test Skite").damage, t.see("Test Ogre").damage, t.see("Test Bear").damage]).toEqual([2, 1, 0]);
  });
});
