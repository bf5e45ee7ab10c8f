import { describe, expect } from "vitest";
import { view } from "../../../lib/engine/index.ts";
import { characteristicsOf } from "../../../lib/engine/query/characteristics/characteristics.ts";
import { scenario } from "../../support/scenario.ts";

describe("400: zones", () => {
  scenario("400.4a: an instant or sorcery card that would enter the battlefield stays where it is", (t) => {
    t.cards(`
      Test Dig {0}
      Sorcery
      Put target card from a graveyard onto the battlefield under your control.`);
    t.graveyard(0, "Test Bolt", "Test Cub");
    t.hand(0, "Test Dig", "Test Dig");
    t.to("precombatMain");
    const [bolt] = t.ids(0, "graveyard", "Test Bolt");
    t.cast("Test Dig", { targets: ["Test Bolt"] });
    t.resolve();
    expect(t.ids(0, "graveyard", "Test Bolt")).toEqual([bolt]);
    t.cast("Test Dig", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Cub")).toBe(1);
  });

  scenario("400.7, 403.4: a permanent that leaves and comes back is a new object", (t) => {
    t.cards(`
      Test Blink {0}
      Instant
      Exile target creature, then return it to the battlefield under its owner's control.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Growth", "Test Blink", "Test Growth");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.see("Test Cub").power).toBe(5);
    t.cast("Test Growth", { targets: ["Test Cub"] });
    t.cast("Test Blink", { targets: ["Test Cub"] });
    t.resolve();
    expect(t.see("Test Cub").power).toBe(2);
    // Its other target is gone (608.2b).
    t.resolve();
    expect([t.see("Test Cub").power, t.stackSize]).toEqual([2, 0]);
  });

  scenario("400.7d: a permanent's ability knows how the spell it was had been paid for", (t) => {
    t.cards(`
      Test Herald {G}
      Creature — Elf
      Kicker {G}
      When this creature enters, if it was kicked, you gain 4 life.
      1/1`);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Herald", "Test Herald");
    t.to("precombatMain");
    t.cast("Test Herald", { additional: [true] });
    t.resolve();
    t.resolve();
    t.cast("Test Herald");
    t.resolve();
    expect([t.lifeOf(0), t.stackSize]).toEqual([24, 0]);
  });

  scenario("400.7g, 702.34a: what an effect let be cast still has what that gave it on the stack", (t) => {
    t.cards(`
      Test Memory {0}
      Sorcery
      Target instant card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.`);
    t.graveyard(0, "Test Bolt");
    t.hand(0, "Test Memory");
    t.to("precombatMain");
    t.cast("Test Memory", { targets: ["Test Bolt"] });
    t.resolve();
    t.cast("Test Bolt", { via: "flashback", targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.count(0, "exile", "Test Bolt"), t.count(0, "graveyard", "Test Bolt")]).toEqual([17, 1, 0]);
  });

  scenario("400.7h: an effect that lets a card be cast finds the spell it becomes", (t) => {
    t.cards(`
      Test Chance {0}
      Sorcery
      Exile the top card of your library. You may cast it without paying its mana cost. If that spell would be put into a graveyard, exile it instead.`);
    t.library(0, "Test Salve");
    t.hand(0, "Test Chance");
    t.to("precombatMain");
    t.cast("Test Chance");
    t.resolve();
    t.choose("Test Salve");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "exile", "Test Salve")]).toEqual([23, 1]);
  });

  scenario("400.7j: an effect finds what an earlier part of it moved to a public zone", (t) => {
    t.cards(`
      Test Sift {0}
      Sorcery
      Mill three cards, then put a creature card from among the milled cards into your hand.`);
    t.library(0, "Test Bolt", "Test Ox", "Test Bolt");
    t.graveyard(0, "Test Cub");
    t.hand(0, "Test Sift");
    t.to("precombatMain");
    t.cast("Test Sift");
    t.resolve();
    expect([t.count(0, "hand", "Test Ox"), t.count(0, "graveyard", "Test Cub")]).toEqual([1, 1]);
  });

  scenario("400.12: an instruction about a zone is about all cards in it", (t) => {
    t.cards(`
      Test Renewal {0}
      Sorcery
      Shuffle your hand and graveyard into your library.`);
    t.graveyard(0, "Test Ox");
    t.hand(0, "Test Renewal", "Test Cub", "Test Bolt");
    t.to("precombatMain");
    const before = t.count(0, "library");
    t.cast("Test Renewal");
    t.resolve();
    expect([t.count(0, "hand"), t.count(0, "library") - before]).toEqual([0, 3]);
  });
});

describe("401-404: library, hand, battlefield, graveyard", () => {
  scenario("400.2, 401.2, 401.3, 402.3: who sees which cards, and how many there are", (t) => {
    t.hand(0, "Test Cub");
    t.hand(1, "Test Bolt", "Test Ox");
    t.graveyard(1, "Test Ogre");
    t.to("precombatMain");
    const [mine, theirs] = view(t.game, 0).players;
    expect(mine!.hand.map(({ name }) => name)).toContain("Test Cub");
    expect([theirs!.hand, theirs!.handCount, theirs!.library]).toEqual([[], 2, []]);
    expect(theirs!.libraryCount).toBe(t.count(1, "library"));
    expect(theirs!.graveyard.map(({ name }) => name)).toEqual(["Test Ogre"]);
  });

  scenario("401.5: what comes to the top of a library while a spell is being cast is seen once it is cast", (t) => {
    t.cards(`
      Test Window {0}
      Enchantment
      Play with the top card of your library revealed.
      You may cast spells from the top of your library.`);
    t.library(0, "Test Ox", "Test Bolt");
    t.battlefield(0, "Test Window");
    t.to("precombatMain");
    const seen = () => view(t.game, 1).players[0]!.library.map(({ name }) => name);
    expect(seen()).toEqual(["Test Bolt"]);
    t.answer({ ask: "priority", action: { act: "cast", card: t.game.state.players[0]!.library.at(-1)! } });
    expect([t.asked().about, seen()]).toEqual(["target", []]);
    t.choose(1);
    expect(seen()).toEqual(["Test Ox"]);
  });

  scenario("403.2: what does not mention another zone is about the battlefield alone", (t) => {
    t.cards(`
      Test Sweep {0}
      Sorcery
      Destroy all creatures. You gain 1 life for each creature.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Sweep", "Test Ox");
    t.graveyard(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Sweep");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand", "Test Ox"), t.count(1, "graveyard", "Test Ogre")]).toEqual([20, 1, 1]);
  });

  scenario("404.1, 608.2n: what is countered, discarded, destroyed, sacrificed or has resolved goes on top", (t) => {
    t.cards(`
      Test Toss {0}
      Sorcery
      Discard a card, then sacrifice a creature.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Toss", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Toss");
    t.resolve();
    const names = t.ids(0, "graveyard").map((id) => characteristicsOf(t.game, id).name);
    expect(names).toEqual(["Test Ox", "Test Cub", "Test Toss"]);
  });
});

describe("406: exile", () => {
  scenario("406.3, 406.3a: nobody sees a card exiled face down but who may, and it has no characteristics", (t) => {
    t.cards(`
      Test Cache {0}
      Sorcery
      Look at the top card of your library, then exile it face down. You may play that card for as long as it remains exiled.`);
    t.library(0, "Test Ox");
    t.hand(0, "Test Cache");
    t.to("precombatMain");
    t.cast("Test Cache");
    t.resolve();
    const [there] = t.ids(0, "exile");
    const [mine, theirs] = [0, 1].map((seat) => view(t.game, seat).players[0]!.exile[0]!);
    expect([mine!.name, theirs!.name, theirs!.faceDown]).toEqual(["Test Ox", "", true]);
    expect(characteristicsOf(t.game, there!)).toMatchObject({ name: "", manaCost: undefined });
    t.answer({ ask: "priority", action: { act: "cast", card: there! } });
    t.resolve();
    expect(t.see("Test Ox").toughness).toBe(4);
  });
});

describe("400.7, 401.4, 401.7: as cards word it", () => {
  scenario("400.7d: a permanent knows which spell of the turn it was; another kind of spell counts as well", (t) => {
    t.cards(`
      Test Cleric {0}
      Creature — Cleric
      When this creature enters, if it was the second spell you cast this turn, you gain 3 life.
      1/1`);
    t.hand(0, "Test Cleric", "Test Bolt", "Test Cleric", "Test Cleric");
    t.to("precombatMain");
    t.cast("Test Cleric");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Cleric");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
    t.cast("Test Cleric");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("400.7e, 608.2d: a card is found where the trigger's event put it, so it may be moved", (t) => {
    t.cards(`
      Test Vault {0}
      Artifact
      Whenever a nontoken creature dies, you may exile that card. If you do, you gain 1 life.

      Test Slay {0}
      Sorcery
      Destroy target creature.`);
    t.battlefield(0, "Test Vault", "Test Cub");
    t.hand(0, "Test Slay");
    t.to("precombatMain");
    t.cast("Test Slay", { targets: ["Test Cub"] });
    t.resolve();
    t.resolve();
    t.answer({ ask: "confirm", yes: true });
    expect([t.lifeOf(0), t.count(0, "exile", "Test Cub")]).toEqual([21, 1]);
  });

  scenario("401.4, 608.2e: each owner chooses top or bottom for all of theirs, then they go there together", (t) => {
    t.cards(`
  Test Spout {0}
  Instant
  For each creature, its owner puts it on their choice of the top or bottom of their library.

  Test Herd {0}
  Sorcery
  Create a 1/1 green Snake creature token.`);
    t.battlefield(1, "Test Cub", "Test Ox", "Test Bear");
    t.hand(0, "Test Herd", "Test Spout");
    t.to("precombatMain");
    t.cast("Test Herd");
    t.resolve();
    t.cast("Test Spout");
    t.resolve();
    t.option("top");
    t.option("bottom");
    t.option("bottom");
    expect(t.asked()).toMatchObject({ ask: "order", player: 1 });
    t.order(1, 0);
    expect([t.asked().ask, t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual(["priority", 0, 0]);
    expect(t.nameOf(t.ids(1, "library").at(-1)!)).toBe("Test Cub");
  });

  scenario("401.7: a card goes to its place from the top of the library", (t) => {
    t.cards(`
      Test Sink {0}
      Sorcery
      Put target creature into its owner's library third from the top.`);
    t.emptyLibraries();
    t.library(1, "Marsh Hound", "Marsh Hound", "Marsh Hound");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Sink");
    t.to("precombatMain");
    t.cast("Test Sink", { targets: ["Test Cub"] });
    t.resolve();
    const { library } = t.game.state.players[1]!;
    expect(library.map((id) => t.nameOf(id)).toReversed()).toEqual([
      "Marsh Hound",
      "Marsh Hound",
      "Test Cub",
      "Marsh Hound",
    ]);
  });

  scenario("400.7f: an Aura is found in the graveyard where it went with what it enchanted", (t) => {
    t.cards(`
  Test Bear {0}
  Creature — Bear
  2/2

  Test Loyal {0}
  Enchantment — Aura
  Enchant creature
  When enchanted creature dies, return this card to its owner's hand.

  Test Kick {0}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Loyal", "Test Kick");
    t.to("precombatMain");
    t.cast("Test Loyal", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Kick", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.count(0, "hand", "Test Loyal")).toBe(1);
  });

  scenario("400.7k: a card that madness did not cast is found in the graveyard by what discarded it", (t) => {
    t.cards(`
      Test Mad {5}
      Creature — Vampire
      Madness {5}
      3/3

      Test Looter {0}
      Sorcery
      Discard a card. If a creature card was discarded this way, you gain 3 life.`);
    t.hand(0, "Test Looter", "Test Mad");
    t.to("precombatMain");
    t.cast("Test Looter");
    t.resolve();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("401.6: a card on top that stops being revealed is another object", (t) => {
    t.cards(`
      Test Future {0}
      Enchantment
      Play with the top card of your library revealed.
      You may play lands and cast spells from the top of your library.

      Test Rock {0}
      Artifact`);
    t.battlefield(0, "Test Future");
    t.library(0, "Test Rock", "Test Rock");
    t.to("precombatMain");
    t.cast("Test Rock");
    expect(t.asked("priority").actions.some((one) => one.act === "cast")).toBe(false);
    t.resolve();
    expect(t.count(0, "battlefield", "Test Rock")).toBe(1);
  });
});
