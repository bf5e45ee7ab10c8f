import { describe, expect, it } from "vitest";
import { colorsOf, manaValueOf, readManaCost } from "../../lib/cards/mana.ts";
import { editDistance, foldName, indexNames, nearestNames } from "../../lib/cards/names.ts";
import { printTypeLine, readTypeLine } from "../../lib/cards/typeline.ts";

describe("type lines (205)", () => {
  it.each([
    ["Legendary Creature — Human Time Lord Pilot", ["legendary"], ["creature"], ["Human", "Time Lord", "Pilot"]],
    ["Basic Snow Land — Forest", ["basic", "snow"], ["land"], ["Forest"]],
    ["Kindred Instant — Goblin", [], ["kindred", "instant"], ["Goblin"]],
    ["Artifact Land", [], ["artifact", "land"], []],
    ["Land — Urza’s Power-Plant", [], ["land"], ["Urza’s", "Power-Plant"]],
  ])("%s", (text, supertypes, types, subtypes) => {
    expect(readTypeLine(text)).toEqual({ ok: true, typeLine: { supertypes, types, subtypes } });
  });

  it("prints what it read", () => {
    for (const text of ["Legendary Snow Creature — Time Lord", "Instant", "Artifact Creature — Dog Construct"]) {
      const read = readTypeLine(text);
      expect(read.ok && printTypeLine(read.typeLine)).toBe(text);
    }
  });

  it("311.3: takes all words of a planar type as one", () => {
    expect(readTypeLine("Plane — The Long Wold")).toMatchObject({ typeLine: { subtypes: ["The Long Wold"] } });
  });

  it("knows the former name of kindred", () => {
    expect(readTypeLine("Tribal Sorcery — Elf")).toMatchObject({ typeLine: { types: ["kindred", "sorcery"] } });
  });

  it.each([
    ["Summon Bear", "Summon"],
    ["Creature Legendary — Bear", "Legendary"],
    ["Legendary", "Legendary"],
    ["", ""],
  ])("refuses %j", (text, word) => expect(readTypeLine(text)).toEqual({ ok: false, word }));
});

describe("mana costs (107.4, 202)", () => {
  it("reads every kind of symbol", () => {
    expect(readManaCost("{X}{10}{W/U}{2/B}{C/G}{R/P}{G/U/P}{S}{C}")).toEqual({
      ok: true,
      symbols: ["X", "10", "W/U", "2/B", "C/G", "R/P", "G/U/P", "S", "C"],
    });
    expect(readManaCost("")).toEqual({ ok: true, symbols: [] });
  });

  it("tells a strange symbol from a broken cost", () => {
    expect(readManaCost("{2}{HW}")).toEqual({ ok: false, symbol: "{HW}", wellFormed: true });
    expect(readManaCost("{2}{W")).toEqual({ ok: false, symbol: "{W", wellFormed: false });
    expect(readManaCost("2W")).toMatchObject({ ok: false, wellFormed: false });
  });

  it("counts mana value (202.3) and colours (105.2)", () => {
    const symbols = ["X", "10", "W/U", "2/B", "R/P"];
    expect(manaValueOf(symbols)).toBe(14);
    expect(colorsOf(symbols)).toEqual(["W", "U", "B", "R"]);
  });
});

describe("names", () => {
  it.each([
    ["Ætherling’s Way", "aetherling's way"],
    ["LIM-DÛL  the  Åged", "lim-dul the aged"],
    ["Stoke/Douse", "stoke // douse"],
    ["Stoke ／ Douse", "stoke // douse"],
    ["Jötun Tower", "jotun tower"],
  ])("%s folds to %s", (name, folded) => expect(foldName(name)).toBe(folded));

  it("measures typing mistakes", () => {
    expect(editDistance("marsh", "marhs", 3)).toBe(0.5);
    expect(editDistance("marsh", "harsher", 3)).toBe(3);
    expect(editDistance("marsh", "something else", 3)).toBeGreaterThan(3);
  });

  it("suggests the nearest names, and none when nothing is near", () => {
    const names = indexNames(["Lamplit Sentry", "Lamplit Squire", "Copper Wayhorse"]);
    expect(nearestNames("Lamplti Sentri", names)).toEqual(["Lamplit Sentry"]);
    expect(nearestNames("Quite Another Thing", names)).toEqual([]);
  });
});
