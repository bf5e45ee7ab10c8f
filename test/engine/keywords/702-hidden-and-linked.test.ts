import { describe, expect } from "vitest";
import { view } from "../../../lib/engine/index.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

describe("702: what keywords let a player do with cards that others may not see, and what they link", () => {
  scenario("702.37d, 708.4: without morph a card can't be cast face down", (t) => {
    t.cards(`
      Test Moth {5}{U}
      Creature — Insect
      Flying
      Morph {0}
      4/5

      Test Fly {5}{U}
      Creature — Insect
      Flying
      4/5`);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Moth", "Test Fly");
    t.to("precombatMain");
    expect([t.can("cast", "Test Moth", "morph"), t.can("cast", "Test Fly", "morph")]).toEqual([true, false]);
    expect(t.asked("priority").actions.filter(({ act }) => act === "cast")).toHaveLength(1);
  });

  scenario("702.72b, 607.2a: of two champions each brings back the one it exiled", (t) => {
    t.cards(`
      Test Hero {0}
      Creature — Bear Knight
      Champion a creature
      5/5`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Hero", "Test Hero", "Test Slayer");
    t.to("precombatMain");
    const heroes: number[] = [];
    for (const champion of ["Test Cub", "Test Ox"]) {
      t.cast("Test Hero");
      t.resolve();
      heroes.push(...t.ids(0, "battlefield", "Test Hero").filter((id) => !heroes.includes(id)));
      t.resolve();
      t.yes();
      if (t.asked().ask === "choose") t.choose(champion);
    }
    expect(t.count(0, "exile")).toBe(2);
    t.cast("Test Slayer");
    t.choose(heroes[0]!);
    t.resolve();
    settle(t);
    expect([t.count(0, "battlefield", "Test Cub"), t.count(0, "exile", "Test Ox")]).toEqual([1, 1]);
  });

  scenario("702.103a, 601.3e: a card may be cast bestowed from wherever such a spell may be cast", (t) => {
    t.cards(`
      Test Nymph {0}
      Enchantment Creature — Nymph
      Enchanted creature gets +1/+1.
      Bestow {1}
      1/1

      Test Past {0}
      Enchantment
      You may cast Aura spells from your graveyard.`);
    t.battlefield(0, "Test Past", "Test Cub", "Plains");
    t.graveyard(0, "Test Nymph");
    t.to("precombatMain");
    expect(t.can("cast", "Test Nymph")).toBe(false);
    t.cast("Test Nymph", { via: "bestow", targets: ["Test Cub"] });
    t.resolve();
    expect([t.see("Test Cub").power, t.see("Plains").tapped]).toEqual([3, true]);
  });

  scenario("702.143e, 406.3: foretold cards can be told apart by all, in the order in which they were exiled", (t) => {
    t.cards(`
      Test Dawn {5}
      Sorcery
      You gain 3 life.
      Foretell {1}

      Test Dusk {5}
      Sorcery
      You gain 5 life.
      Foretell {2}`);
    t.lands(0, "Plains", 5);
    t.hand(0, "Test Dawn", "Test Dusk");
    t.to("precombatMain");
    t.special("foretell");
    t.special("foretell");
    const seen = (seat: number) => view(t.game, seat).players[0]!.exile;
    expect(seen(0).map(({ name }) => name)).toEqual(["Test Dawn", "Test Dusk"]);
    expect(seen(1).map(({ name }) => name)).toEqual(["", ""]);
    const [first, second] = seen(1).map(({ id }) => id);
    expect(first).not.toBe(second);
    t.to("precombatMain", 3);
    t.cast("", { via: "foretell" });
    t.resolve();
    expect(seen(1).map(({ id }) => id)).toEqual([second]);
  });
});
