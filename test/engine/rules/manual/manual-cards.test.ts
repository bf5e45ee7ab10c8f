import { describe, expect, it } from "vitest";
import { readSet } from "../../../../lib/cards/sets/readSet.ts";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import { engine } from "../../../../lib/engine/index.ts";
import type { ManualInstruction } from "../../../../lib/engine/manual.ts";
import { readByHand } from "../../../../lib/oracle/index.ts";
import { scenario } from "../../../support/scenario.ts";
import { TestGame } from "../../../support/testGame.ts";

/** Cards whose text is not read: nobody but the players knows what it does. */
const CARDS = `
Grumbling Kettle {1}
Artifact
Whenever the kettle grumbles, somebody hums.

Moonlit Muddle {R}
Sorcery
Everybody agrees on what this muddle does.

Hummed Beast {0}
Creature — Beast
Trample
This beast is as tall as its song is long.
*/*

Puddle Frog {0}
Creature — Frog
Flying
It leaps as the players say.
1/1

Song Veil {0}
Enchantment — Aura
Enchant creature
Enchanted creature hums along.

Marsh Garden
Land — Swamp
The garden blooms as agreed.
`;

const manual = (): CardDefinition[] =>
  readSet(CARDS).map(({ printed }) => {
    const card = readByHand(printed);
    if (card === undefined) throw new Error(`${printed.name} cannot be played by hand`);
    return card;
  });
const withManual = (table: TestGame): void => {
  for (const card of manual()) table.define(card);
};
const done = (table: TestGame): void => table.option("carriedOut");
/** What lies there as the scenario begins has entered just now. */
const ready = (table: TestGame): void => {
  done(table);
  table.to("precombatMain");
};

describe("manual cards", () => {
  it("have the printed characteristics and the keywords that were read, and nothing else", () => {
    const beast = manual().find(({ name }) => name === "Hummed Beast");
    expect(beast?.manual).toBe(true);
    expect(beast?.faces[0].abilities.map(({ text }) => text)).toEqual(["Trample"]);
    const [plane] = readSet("Upside Town\nPlane — Somewhere\nGravity is agreed upon.");
    expect(readByHand(plane!.printed)).toBeUndefined();
  });

  scenario(
    "608.2c, 608.2n: a spell's text is carried out while it resolves, then it is put into the graveyard",
    (table) => {
      withManual(table);
      table.lands(0, "Mountain", 1);
      table.hand(0, "Moonlit Muddle");
      table.battlefield(1, "Test Ox");
      table.to("precombatMain");
      table.cast("Moonlit Muddle");
      table.pass(2);
      expect(table.asked()).toMatchObject({ ask: "option", about: "manual", player: 0 });
      const objects = ["Test Ox"];
      table.byHand(0, "Moonlit Muddle", { do: "damage", objects, players: [1], count: 3 }, { do: "tap", objects });
      expect(table.see("Test Ox")).toMatchObject({ damage: 3, tapped: true });
      expect(table.lifeOf(1)).toBe(17);
      expect(table.count(0, "stack", "Moonlit Muddle")).toBe(1);
      table.byHand(0, "Moonlit Muddle", { do: "damage", objects, count: 1 });
      expect(table.count(1, "battlefield", "Test Ox")).toBe(1);
      done(table);
      expect(table.count(0, "graveyard", "Moonlit Muddle")).toBe(1);
      // 704.3: state-based actions come after all of it.
      expect(table.count(1, "graveyard", "Test Ox")).toBe(1);
      expect(table.asked("priority").player).toBe(0);
    },
  );

  scenario("701.5a: a countered spell is carried out by nobody", (table) => {
    withManual(table);
    table.cards("Firm No {0}\nInstant\nCounter target spell.");
    table.lands(0, "Mountain", 1);
    table.hand(0, "Moonlit Muddle", "Firm No");
    table.to("precombatMain");
    table.cast("Moonlit Muddle");
    table.cast("Firm No", { targets: ["Moonlit Muddle"] });
    table.resolve();
    expect(table.asked().ask).toBe("priority");
    expect(table.count(0, "graveyard", "Moonlit Muddle")).toBe(1);
  });

  scenario("704.3, 704.5f: what a permanent does as it enters is done before its toughness is looked at", (table) => {
    withManual(table);
    table.hand(0, "Hummed Beast");
    table.to("precombatMain");
    table.cast("Hummed Beast");
    table.resolve();
    expect(table.asked()).toMatchObject({ about: "manual", player: 0 });
    expect(table.see("Hummed Beast")).toMatchObject({ power: 0, toughness: 0, keywords: ["trample"] });
    const objects = ["Hummed Beast"];
    table.byHand(0, "Hummed Beast", { do: "stats", objects, power: 3, toughness: 4, set: true, until: "forever" });
    table.byHand(0, "Hummed Beast", { do: "counters", objects, kind: "+1/+1", count: 2 });
    done(table);
    expect(table.see("Hummed Beast")).toMatchObject({ power: 5, toughness: 6 });
    table.to("precombatMain", 3);
    expect(table.see("Hummed Beast")).toMatchObject({ power: 5, toughness: 6 });
  });

  scenario("704.5f: else it dies as any other", (table) => {
    withManual(table);
    table.hand(0, "Hummed Beast");
    table.to("precombatMain");
    table.cast("Hummed Beast");
    table.resolve();
    done(table);
    expect(table.count(0, "graveyard", "Hummed Beast")).toBe(1);
  });

  scenario(
    "305.6, 303.4a: type lines and keywords are played by the rules: a land's mana, what an Aura enchants",
    (table) => {
      withManual(table);
      table.hand(0, "Marsh Garden", "Song Veil");
      table.battlefield(0, "Test Cub");
      table.to("precombatMain");
      table.playLand("Marsh Garden");
      expect(table.asked().about).toBe("manual");
      table.byHand(0, "Marsh Garden", { do: "tap", objects: ["Marsh Garden"] });
      table.byHand(0, "Marsh Garden", { do: "untap", objects: ["Marsh Garden"] });
      done(table);
      table.activate("Marsh Garden");
      expect(table.mana(0)).toBe("B");
      table.cast("Song Veil", { targets: ["Test Cub"] });
      table.resolve();
      table.byHand(0, "Song Veil", { do: "gain", objects: ["Test Cub"], keyword: "flying", until: "endOfTurn" });
      done(table);
      expect(table.see("Test Cub").keywords).toEqual(["flying"]);
      table.to("upkeep");
      expect(table.see("Test Cub").keywords).toEqual([]);
    },
  );

  scenario("117.3c: with priority held by anybody, everybody may act on what was done by hand", (table) => {
    withManual(table);
    table.battlefield(0, "Grumbling Kettle");
    table.battlefield(1, "Glad Hound");
    ready(table);
    table.pass();
    expect(table.asked("priority").player).toBe(1);
    table.byHand(0, "Grumbling Kettle", { do: "life", players: [0, 1], count: -2 });
    expect([table.lifeOf(0), table.lifeOf(1)]).toEqual([18, 18]);
    expect(table.asked("priority").player).toBe(1);
    table.pass();
    expect(table.asked("priority").player).toBe(0);
    table.pass();
    expect(table.step).toBe("beginningOfCombat");
  });

  scenario("603.2, 614.1: what is done by hand triggers, and is replaced, as anything else", (table) => {
    withManual(table);
    table.cards(`Grave Watcher {2}
Creature — Spirit
Whenever a creature you control dies, you gain 1 life.
1/1

Peaceful Ward {1}
Enchantment
If a creature would die, exile it instead.`);
    table.battlefield(0, "Grumbling Kettle", "Grave Watcher", "Test Cub");
    table.battlefield(1, "Test Ox");
    ready(table);
    table.byHand(0, "Grumbling Kettle", { do: "sacrifice", objects: ["Test Cub", "Test Ox"] });
    expect(table.count(1, "graveyard", "Test Ox")).toBe(1);
    expect(table.stackSize).toBe(1);
    table.resolve();
    expect(table.lifeOf(0)).toBe(21);
  });

  scenario("608.2d, 101.4: what is chosen in a hidden zone is chosen by its owner", (table) => {
    withManual(table);
    table.battlefield(0, "Grumbling Kettle");
    table.hand(1, "Test Cub", "Test Ox");
    table.library(1, "Marsh Hound", "Barn Wolf");
    ready(table);
    table.byHand(
      0,
      "Grumbling Kettle",
      { do: "discard", players: [1], count: 1 },
      { do: "search", players: [1], count: 1, to: "battlefield", tapped: true },
      { do: "reveal", players: [1], from: "hand", count: 1 },
    );
    expect(table.asked("choose")).toMatchObject({ player: 1, about: "discard" });
    table.choose("Test Ox");
    expect(table.asked("choose")).toMatchObject({ player: 1, about: "search" });
    table.choose("Marsh Hound");
    expect(table.see("Marsh Hound")).toMatchObject({ controller: 1, tapped: true });
    expect(table.count(1, "graveyard", "Test Ox")).toBe(1);
    expect(table.asked("priority").player).toBe(0);
  });

  scenario("701.19, 401.4: looking at the top cards, taking some, the rest under the library", (table) => {
    withManual(table);
    table.battlefield(0, "Grumbling Kettle");
    table.library(0, "Test Ogre", "Marsh Hound", "Barn Wolf");
    ready(table);
    table.byHand(0, "Grumbling Kettle", { do: "search", players: [0], count: 1, to: "hand", top: 2 });
    expect(
      table
        .asked("choose")
        .from.map((id) => table.nameOf(id))
        .sort(),
    ).toEqual(["Barn Wolf", "Marsh Hound"]);
    table.choose("Marsh Hound");
    expect(table.count(0, "hand", "Marsh Hound")).toBe(1);
    const library = table.ids(0, "library").map((id) => table.nameOf(id));
    expect([library[0], library.at(-1)]).toEqual(["Barn Wolf", "Test Ogre"]);
  });

  scenario(
    "111.3, 111.10a, 707.2: tokens as described, as the rules describe them, and copies, each carried out anew",
    (table) => {
      withManual(table);
      table.battlefield(0, "Puddle Frog");
      ready(table);
      const bird = { colors: ["W" as const], types: ["creature" as const], subtypes: ["Bird"], power: 1, toughness: 2 };
      table.byHand(
        0,
        "Puddle Frog",
        { do: "token", players: [1], count: 2, token: { ...bird, keywords: ["flying"] } },
        { do: "token", players: [0], count: 1, token: { name: "Treasure" } },
        { do: "tokenCopy", players: [0], count: 1, objects: ["Puddle Frog"] },
      );
      expect(table.asked().about).toBe("manual");
      done(table);
      expect(table.count(1, "battlefield", "Bird Token")).toBe(2);
      expect(table.see("Bird Token")).toMatchObject({ power: 1, toughness: 2, keywords: ["flying"], colors: "W" });
      expect(table.count(0, "battlefield", "Puddle Frog")).toBe(2);
      table.activate("Treasure Token");
      expect(table.stackSize + table.mana(0).length).toBeLessThan(2);
    },
  );

  scenario("400.7, 613.1b: moved, taken control of, attached, with mana added", (table) => {
    withManual(table);
    table.battlefield(0, "Grumbling Kettle", "Test Blade", "Test Cub");
    table.battlefield(1, "Test Ox");
    table.graveyard(1, "Test Ogre");
    table.hand(0, "Marsh Hound");
    ready(table);
    table.byHand(
      0,
      "Grumbling Kettle",
      { do: "control", objects: ["Test Ox"], player: 0, until: "endOfTurn" },
      { do: "attach", objects: ["Test Blade"], to: "Test Ox" },
      { do: "move", objects: ["Test Ogre"], to: "battlefield", player: 0, tapped: true },
      { do: "move", objects: ["Marsh Hound"], to: "libraryTop" },
      { do: "mana", players: [0], mana: "{R}{C}" },
      { do: "note", text: "The kettle has grumbled once.", objects: ["Grumbling Kettle"] },
    );
    expect(table.see("Test Ox")).toMatchObject({ controller: 0, power: 4 });
    expect(table.see("Test Ogre")).toMatchObject({ controller: 0, tapped: true });
    expect(table.nameOf(table.ids(0, "library").at(-1)!)).toBe("Marsh Hound");
    expect(table.mana(0)).toBe("RC");
    table.to("upkeep");
    expect(table.see("Test Ox")).toMatchObject({ controller: 1 });
  });

  scenario(
    "800.4: with several players, one of whom leaves while a text is carried out",
    (table) => {
      withManual(table);
      table.lands(1, "Mountain", 1);
      table.hand(0, "Hummed Beast");
      table.to("precombatMain");
      table.cast("Hummed Beast");
      table.resolve();
      expect(table.asked().about).toBe("manual");
      table.concede(0);
      expect(table.over).toBe(false);
      expect(table.count(0, "battlefield")).toBe(0);
    },
    { seats: 3 },
  );

  it("730.1: is no answer of one player's, taken back by none alone, and refused in the middle of something", () => {
    const table = new TestGame(2, false);
    withManual(table);
    table.lands(0, "Mountain", 1);
    table.hand(0, "Moonlit Muddle", "Test Spark");
    table.to("precombatMain");
    table.cast("Test Spark");
    expect(table.tryByHand(0, "Moonlit Muddle", { do: "draw", players: [0], count: 1 })).toMatchObject({
      code: "not-now",
    });
    table.choose(1);
    table.to("end");
    const open = table.asked();
    const asked = engine.submit(table.game, open.decidedBy, [
      { slot: open.slot, answer: { ask: "manual", manual: { by: 0, card: "x", instructions: [] } } },
    ]);
    expect(asked).toMatchObject({ ok: false, code: "malformed-answer" });
  });
});

describe("what is done by hand", () => {
  const seated = (): TestGame => {
    const table = new TestGame(2, false);
    withManual(table);
    table.battlefield(0, "Grumbling Kettle", "Test Cub");
    table.battlefield(1, "Test Ox");
    table.hand(0, "Test Ogre");
    table.hand(1, "Marsh Hound");
    ready(table);
    return table;
  };
  const handleOf = (table: TestGame, seat: number, name: string): string => {
    const { battlefield, players } = engine.view(table.game, seat);
    return [...battlefield, ...players.flatMap(({ hand }) => hand)].find((one) => one.name === name)!.id;
  };
  const read = (table: TestGame, instruction: ManualInstruction<string>, seat = 0) =>
    engine.readManual(table.game, seat, {
      card: handleOf(table, seat, "Grumbling Kettle"),
      instructions: [instruction],
    });

  it("names only what its player sees", () => {
    const table = seated();
    const theirs = handleOf(table, 1, "Marsh Hound");
    expect(read(table, { do: "move", objects: [theirs], to: "exile" })).toMatchObject({ code: "unknown-object" });
    expect(read(table, { do: "move", objects: [handleOf(table, 1, "Test Ox")], to: "exile" })).toMatchObject({
      code: "unknown-object",
    });
    const mine = read(table, { do: "move", objects: [handleOf(table, 0, "Test Ogre")], to: "battlefield" });
    expect(mine.ok).toBe(true);
    if (!mine.ok) return;
    const named = (seat: number | null) => engine.namesTo(table.game, seat, mine.manual).instructions[0];
    expect(named(0)).toMatchObject({ objects: [{ name: "Test Ogre" }] });
    expect(JSON.stringify([named(1), named(null)])).not.toContain("Ogre");
  });

  it("is for a manual card, and within bounds", () => {
    const table = seated();
    const cub = handleOf(table, 0, "Test Cub");
    const card = cub;
    expect(engine.readManual(table.game, 0, { card, instructions: [{ do: "tap", objects: [cub] }] })).toMatchObject({
      code: "no-manual-card",
    });
    const refused: readonly ManualInstruction<string>[] = [
      { do: "draw", players: [0], count: 1e9 },
      { do: "draw", players: [0], count: 1.5 },
      { do: "draw", players: [7], count: 1 },
      { do: "draw", players: [], count: 1 },
      { do: "damage", players: [1], count: 2 ** 53 },
      { do: "damage", players: [1], count: Number.NaN },
      { do: "damage", players: [1], count: -1 },
      { do: "counters", objects: [cub], kind: "constructor", count: 1 },
      { do: "counters", objects: [cub], kind: "__proto__", count: 1 },
      { do: "counters", objects: [cub], kind: "+1/+1", count: 0 },
      { do: "tap", objects: [cub, cub] },
      { do: "counterSpell", objects: [cub] },
      { do: "tap", objects: [handleOf(table, 0, "Test Ogre")] },
      { do: "gain", objects: [cub], keyword: "equip" as never, until: "forever" },
      { do: "gain", objects: [cub], keyword: "flying", until: "never" as never },
      { do: "mana", players: [0], mana: "{Q}" },
      { do: "mana", players: [0], mana: "{R}".repeat(99) },
      { do: "note", text: " " },
      { do: "note", text: "x".repeat(201) },
      { do: "token", players: [0], count: 1, token: { name: "toString" } },
      { do: "token", players: [0], count: 1, token: { types: ["creature"], subtypes: ["Elf"] } },
      { do: "token", players: [0], count: 1, token: { types: ["sandwich" as never], subtypes: ["Ham"] } },
      { do: "move", objects: [cub], to: "outside" as never },
    ];
    for (const one of refused) expect([one, read(table, one)]).toMatchObject([{}, { ok: false }]);
    const many = {
      card: handleOf(table, 0, "Grumbling Kettle"),
      instructions: Array(13).fill({ do: "note", text: "x" }),
    };
    expect(engine.readManual(table.game, 0, many)).toMatchObject({ code: "too-much-by-hand" });
  });

  it("says whose hidden zones it reaches into", () => {
    const table = seated();
    expect(read(table, { do: "draw", players: [0, 1], count: 1 })).toMatchObject({ ok: true, needs: [1] });
    expect(read(table, { do: "life", players: [0, 1], count: 1 })).toMatchObject({ ok: true, needs: [] });
  });

  it("is refused once what it names has gone", () => {
    const table = seated();
    const proposed = read(table, { do: "tap", objects: [handleOf(table, 0, "Test Cub")] });
    if (!proposed.ok) throw new Error(proposed.message);
    table.byHand(0, "Grumbling Kettle", { do: "move", objects: ["Test Cub"], to: "hand" });
    expect(engine.carryOut(table.game, proposed.manual)).toMatchObject({ ok: false, code: "bad-instruction" });
  });
});
