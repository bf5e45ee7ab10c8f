import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { ruling } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";

const YOU = { who: "you" } as const;

describe("examples of the rules in sections 601 to 610", () => {
  scenario("601.2h: the cost is locked in before what makes it less is sacrificed to pay it", (t) => {
    kit(t);
    creature(t, "Test Familiar", "Black spells you cast cost {1} less to cast.", "1/1");
    t.cards(`
      Test Reap {1}{B}
      Instant
      As an additional cost to cast this spell, sacrifice a creature.
      Draw two cards.`);
    t.battlefield(0, "Test Familiar", "Swamp");
    t.hand(0, "Test Reap");
    t.to("precombatMain");
    t.cast("Test Reap");
    t.resolve();
    expect([t.count(0, "hand"), t.count(0, "graveyard")]).toEqual([2, 2]);
  });

  scenario("601.3a: what X may make legal may be begun to be cast; with the one that does not it is refused", (t) => {
    kit(t);
    t.cards(`
      Test Winnower {9}
      Creature — Eldrazi
      11/9

      Test Duo {1}{R}
      Sorcery
      Draw a card.

      Test Thunder {X}{R}{R}
      Sorcery
      Test Thunder deals X damage to target player.`);
    const two = { is: "stat", stat: "manaValue", value: { compare: "=", to: 2 } } as const;
    t.gives("Test Winnower", ruling({ rule: "cantCast", who: { who: "opponents" }, what: two }));
    t.battlefield(1, "Test Winnower");
    t.lands(0, "Mountain", 5);
    t.hand(0, "Test Thunder", "Test Spark", "Test Duo");
    t.to("precombatMain");
    expect([t.can("cast", "Test Duo"), t.can("cast", "Test Spark")]).toEqual([false, true]);
    t.cast("Test Thunder");
    expect(t.refused({ ask: "choose", chosen: [1] }).rule).toBe("601.2e");
  });

  scenario("601.3a: with another X it is cast", (t) => {
    t.cards(`
      Test Winnower {9}
      Creature — Eldrazi
      11/9

      Test Thunder {X}{R}{R}
      Sorcery
      Test Thunder deals X damage to target player.`);
    const two = { is: "stat", stat: "manaValue", value: { compare: "=", to: 2 } } as const;
    t.gives("Test Winnower", ruling({ rule: "cantCast", who: { who: "opponents" }, what: two }));
    t.battlefield(1, "Test Winnower");
    t.lands(0, "Mountain", 5);
    t.hand(0, "Test Thunder");
    t.to("precombatMain");
    t.cast("Test Thunder", { x: 3, targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("601.3b: bestowed it is an Aura spell, which an effect lets one cast as though it had flash", (t) => {
    kit(t);
    t.cards(`
      Test Raptor {2}{W}
      Enchantment Creature — Cat
      1/1
      Bestow {3}{W}
      Enchanted creature gets +1/+1.

      Test Bishop {2}{W}
      Enchantment
      You may cast Aura spells as though they had flash.`);
    t.battlefield(0, "Test Bear", "Test Bishop");
    t.lands(0, "Plains", 4);
    t.hand(0, "Test Raptor");
    t.to("upkeep", 2);
    t.pass();
    expect([t.can("cast", "Test Raptor"), t.can("cast", "Test Raptor", "bestow")]).toEqual([false, true]);
    t.cast("Test Raptor", { via: "bestow", targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("601.3e: a noncreature card with morph is a creature spell if it is cast face down", (t) => {
    t.cards(`
      Test Horde {5}{G}{G}
      Creature — Beast
      7/7
      You may cast creature spells from the top of your library.

      Test Lore {2}{U}
      Sorcery
      Draw a card.

      Test Trick {3}{U}
      Enchantment
      Morph {U}
      You have no maximum hand size.`);
    t.battlefield(0, "Test Horde");
    t.lands(0, "Island", 4);
    t.library(0, "Test Lore", "Test Trick");
    t.to("precombatMain");
    expect([t.can("cast", "Test Trick"), t.can("cast", "Test Trick", "morph")]).toEqual([false, true]);
    t.cast("Test Trick", { via: "morph" });
    t.resolve();
    expect([t.count(0, "battlefield", ""), t.can("cast", "Test Lore")]).toEqual([1, false]);
  });

  scenario("601.3e, 702.103d: an adventurer card is cast as what the permission says; so is one with bestow", (t) => {
    t.cards(`
      Test Paragon {4}
      Artifact
      You may cast instant and sorcery spells from the top of your library.

      Test Killer {W}
      Creature — Human
      1/2
      // adventure
      Test Chop {2}{W}
      Instant — Adventure
      Destroy target creature.`);
    t.battlefield(0, "Test Paragon");
    t.battlefield(1, "Plains");
    t.lands(0, "Plains", 3);
    t.library(0, "Test Killer");
    t.to("precombatMain");
    const casts = t.asked("priority").actions.filter((action) => action.act === "cast");
    expect(casts).toEqual([]);
  });

  scenario("601.4: how many modes may be chosen follows from whether the kicker will be paid", (t) => {
    kit(t);
    t.cards(`
      Test Inscription {1}{G}
      Instant
      Kicker {2}{G}
      Choose one. If this spell was kicked, choose any number instead.
      • You gain 3 life.
      • Draw a card.
      • Target creature gets +1/+1 until end of turn.`);
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 5);
    t.hand(0, "Test Inscription");
    t.to("precombatMain");
    t.cast("Test Inscription", { additional: [true], modes: [0, 1] });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([23, 1]);
  });

  scenario("603.8: a hand that is empty for a moment in a resolution is enough, once", (t) => {
    t.cards(`
      Test Urn {2}
      Artifact

      Test Shuffle {R}
      Sorcery
      Discard your hand, then draw that many cards.`);
    const empty = { if: "compare", amount: { amount: "handSize", of: YOU }, value: { compare: "=", to: 0 } } as const;
    t.gives("Test Urn", {
      kind: "triggered",
      when: { on: "state", condition: empty },
      body: { targets: [], effects: [{ do: "draw", who: YOU, count: 1 }] },
    });
    t.battlefield(0, "Test Urn", "Mountain");
    t.hand(0, "Test Shuffle", "Plains", "Plains");
    t.to("precombatMain");
    t.cast("Test Shuffle");
    t.resolve();
    expect([t.count(0, "hand"), t.stackSize]).toEqual([2, 1]);
    t.resolve();
    expect([t.count(0, "hand"), t.stackSize]).toEqual([3, 0]);
  });

  scenario("606.5: a loyalty ability that costs an additional [+1]", (t) => {
    t.cards(`
      Test Lion {2}{B}
      Creature — Human
      3/5

      Test Walker {3}
      Legendary Planeswalker — Test
      +1: You gain 1 life.
      −4: You gain 4 life.
      Loyalty 3`);
    const more = { change: "loyalty", by: 1 } as const;
    const mine = { is: "controlledBy", who: YOU } as const;
    t.gives("Test Lion", ruling({ rule: "costs", what: mine, kind: "loyalty", change: more }));
    t.battlefield(0, "Test Lion", "Test Walker");
    t.to("precombatMain");
    t.activate("Test Walker", { ability: 1 });
    expect(t.count(0, "battlefield", "Test Walker")).toBe(0);
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("607.5a: what becomes a copy of it never had a color chosen for it", (t) => {
    kit(t);
    t.cards(`
      Test Voice {2}{W}{W}
      Creature — Angel
      2/2
      As this creature enters, choose a color.
      This creature has protection from the chosen color.

      Test Shift {U}
      Instant
      Target creature you control becomes a copy of another target creature.`);
    t.battlefield(0, "Test Bear");
    t.lands(0, "Plains", 4);
    t.lands(0, "Mountain", 2);
    t.lands(0, "Island", 2);
    t.hand(0, "Test Voice", "Test Shift", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Voice");
    t.resolve();
    t.option("R");
    t.cast("Test Shift", { targets: ["Test Bear", "Test Voice"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Voice")).toBe(2);
    t.cast("Test Spark");
    expect(t.asked("choose").from.filter((id) => t.nameOf(id) === "Test Voice")).toHaveLength(1);
  });

  scenario("608.2b: a creature land that is no legal creature target any more is still destroyed as a land", (t) => {
    kit(t);
    t.cards(`
      Test Spores {R}
      Sorcery
      Destroy target nonblack creature and target land. They can't be regenerated.

      Test Grove
      Land Creature — Dryad
      1/1

      Test Gloom {B}
      Instant
      Target creature becomes black until end of turn.`);
    t.lands(0, "Mountain", 1);
    t.lands(1, "Swamp", 1);
    t.battlefield(1, "Test Grove");
    t.hand(0, "Test Spores");
    t.hand(1, "Test Gloom");
    t.to("precombatMain");
    t.cast("Test Spores", { targets: ["Test Grove", "Test Grove"] });
    t.pass();
    t.cast("Test Gloom", { targets: ["Test Grove"] });
    t.resolve();
    t.resolve();
    expect(t.count(1, "graveyard", "Test Grove")).toBe(1);
  });

  scenario("608.2d: who has no creature cannot choose to sacrifice one", (t) => {
    t.cards(`
      Test Bargain {B}
      Sorcery
      You may sacrifice a creature. If you don't, you lose 4 life.`);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Bargain");
    t.to("precombatMain");
    t.cast("Test Bargain");
    t.resolve();
    expect([t.asked().ask, t.lifeOf(0)]).toEqual(["priority", 16]);
  });

  scenario("609.3: as much as possible: fewer cards are discarded, and as many as there are leave the library", (t) => {
    t.cards(`
      Test Squeeze {B}
      Sorcery
      Target player discards two cards.

      Test Grind {B}
      Sorcery
      Exile the top thirty cards of target player's library.`);
    t.lands(0, "Swamp", 2);
    t.hand(0, "Test Squeeze", "Test Grind");
    t.hand(1, "Plains");
    t.to("precombatMain");
    t.cast("Test Squeeze", { targets: [1] });
    t.resolve();
    t.cast("Test Grind", { targets: [1] });
    t.resolve();
    expect([t.count(1, "hand"), t.count(1, "library"), t.count(1, "exile")]).toEqual([0, 0, 20]);
  });

  scenario("610.3d: what two creatures had exiled comes back at the same time", (t) => {
    kit(t);
    t.cards(`
      Test Banisher {1}{W}
      Creature — Human
      2/2
      When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.

      Test Judgment {W}
      Sorcery
      Destroy all creatures.

      Test Host {2}
      Artifact
      Whenever one or more creatures you control enter, you gain 1 life.`);
    t.battlefield(1, "Test Bear", "Test Ogre", "Test Host");
    t.lands(0, "Plains", 5);
    t.hand(0, "Test Banisher", "Test Banisher", "Test Judgment");
    t.to("precombatMain");
    for (const name of ["Test Bear", "Test Ogre"]) {
      t.cast("Test Banisher");
      t.resolve();
      if (t.asked().ask === "choose") t.choose(name);
      t.resolve();
    }
    expect(t.count(1, "exile")).toBe(2);
    t.cast("Test Judgment");
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Bear"), t.count(1, "battlefield", "Test Ogre"), t.lifeOf(1)]).toEqual([
      1, 1, 21,
    ]);
  });
});
