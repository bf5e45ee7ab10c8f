import { describe, expect } from "vitest";
import { begin, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("what cannot be done to a player (101.2, 614)", () => {
  scenario("701.17: an opponent's spell cannot make its controller sacrifice, their own can", (t) => {
    t.cards(`
      Test Heron {W}
      Creature — Angel
      5/5
      Spells and abilities your opponents control can't cause you to sacrifice permanents.

      Test Edict {B}
      Instant
      Target player sacrifices a creature of their choice.

      Test Altar {0}
      Artifact
      Sacrifice a creature: You gain 2 life.`);
    t.hand(0, "Test Edict");
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Test Heron", "Test Bear", "Test Altar");
    t.to("precombatMain");
    t.cast("Test Edict", { targets: [1] });
    t.pass();
    t.activate("Test Altar");
    if (t.asked().ask === "choose") t.choose("Test Bear");
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Heron"), t.lifeOf(1)]).toEqual([1, 22]);
  });

  scenario("614.1a, 701.19: of a library only the top cards are searched, and all of it is shuffled", (t) => {
    t.cards(`
      Test Censor {W}
      Creature — Bird Wizard
      2/1
      If an opponent would search a library, that player searches the top four cards of that library instead.

      Test Quest {G}
      Sorcery
      Search your library for a creature card, put it into your hand, then shuffle.`);
    t.hand(0, "Test Quest");
    t.battlefield(0, "Forest");
    t.battlefield(1, "Test Censor");
    t.library(0, "Test Bear", "Forest", "Forest", "Forest", "Forest");
    t.to("precombatMain");
    t.cast("Test Quest");
    t.resolve();
    if (t.asked().ask === "choose") expect(t.asked("choose").from).toHaveLength(0);
    expect(t.count(0, "hand", "Test Bear")).toBe(0);
  });
});

scenario("101.2: it can't be countered, and its damage can't be prevented, if X is enough", (t) => {
  t.cards(`
      Test Flare {X}{R}
      Sorcery
      Test Flare deals X damage to any target.
      If X is 3 or more, this spell can't be countered and the damage can't be prevented.

      Test Denial {U}
      Instant
      Counter target spell.

      Test Ward {W}
      Enchantment
      Prevent all damage that would be dealt to you.`);
  t.hand(0, "Test Flare");
  t.hand(1, "Test Denial");
  t.lands(0, "Mountain", 4);
  t.battlefield(1, "Island", "Test Ward");
  t.to("precombatMain");
  t.cast("Test Flare", { x: 3, targets: [1] });
  t.pass();
  t.cast("Test Denial", { targets: ["Test Flare"] });
  t.resolveAll();
  expect(t.lifeOf(1)).toBe(17);
});

scenario("101.2, 113.6: no spells and no abilities, from a graveyard either, and what is in hand is open", (t) => {
  t.cards(`
      Test Silence {0}
      Sorcery
      Choose target opponent. This turn, that player can't cast spells or activate abilities and plays with their hand revealed. You may play lands and cast spells from that player's hand this turn.

      Test Toy {0}
      Artifact
      {0}: You gain 1 life.

      Test Ghost {0}
      Instant
      {0}: Exile this card from your graveyard.
      You gain 1 life.`);
  t.hand(0, "Test Silence");
  t.battlefield(1, "Test Toy");
  t.hand(1, "Test Toy", "Forest");
  t.to("precombatMain");
  t.cast("Test Silence", { targets: [1] });
  t.resolve();
  t.playLand("Forest");
  t.cast("Test Toy");
  t.resolve();
  expect([t.count(0, "battlefield", "Forest"), t.count(0, "battlefield", "Test Toy")]).toEqual([1, 1]);
  t.pass();
  expect([t.can("activate", "Test Toy"), t.can("cast", "Test Toy")]).toEqual([false, false]);
});

scenario("101.2, 602.5: spells and abilities in one's own turn only", (t) => {
  kit(t);
  t.cards(`
    Test Solitude {0}
    Artifact
    Players can cast spells and activate abilities only during their own turns.

    Test Font {0}
    Artifact
    {0}: You gain 1 life.`);
  t.battlefield(0, "Test Solitude", "Test Font");
  t.battlefield(1, "Test Font", "Mountain");
  t.lands(0, "Mountain", 1);
  t.hand(0, "Test Spark");
  t.hand(1, "Test Spark");
  t.to("precombatMain");
  expect([t.can("cast", "Test Spark"), t.can("activate", "Test Font")]).toEqual([true, true]);
  t.to("precombatMain", 2);
  expect([t.can("cast", "Test Spark"), t.can("activate", "Test Font")]).toEqual([true, true]);
  t.pass();
  expect(t.asked().player).toBe(0);
  expect([t.can("cast", "Test Spark"), t.can("activate", "Test Font")]).toEqual([false, false]);
});

describe("what can't become untapped or suspected", () => {
  const FROST = `
    Test Frost {0}
    Enchantment — Aura
    Enchant creature
    When this Aura enters, tap enchanted creature.
    Enchanted creature can't become untapped.

    Test Thaw {0}
    Instant
    Untap target creature. You gain 1 life.`;
  scenario("101.2, 502.3: neither in the untap step nor by an effect", (t) => {
    begin(t, FROST, ["Test Frost", "Test Thaw"], ["Test Bear"]);
    t.to("precombatMain");
    t.cast("Test Frost", { targets: ["Test Bear"] });
    settle(t);
    t.cast("Test Thaw", { targets: ["Test Bear"] });
    settle(t);
    expect([t.lifeOf(0), t.see("Test Bear").tapped]).toEqual([21, true]);
    t.to("upkeep", 3);
    expect(t.see("Test Bear").tapped).toBe(true);
  });

  scenario("101.2, 701.58a: what can't become suspected is not, and may block", (t) => {
    begin(
      t,
      `
      Test Alibi {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't become suspected.

      Test Charge {0}
      Sorcery
      Suspect target creature. It gains menace until end of turn.`,
      ["Test Alibi", "Test Charge", "Test Charge"],
      ["Test Bear", "Test Ogre"],
    );
    t.to("precombatMain");
    t.cast("Test Alibi", { targets: ["Test Bear"] });
    settle(t);
    for (const name of ["Test Bear", "Test Ogre"]) {
      t.cast("Test Charge", { targets: [name] });
      settle(t);
    }
    const marks = (name: string) => t.game.state.objects[t.ids(0, "battlefield", name)[0]!]!.marks;
    expect([marks("Test Bear"), marks("Test Ogre")]).toEqual([undefined, ["suspected"]]);
  });
});
