import { describe, expect, it } from "vitest";
import { abilities, card } from "../support.ts";

describe("who may activate it and when", () => {
  it.each([
    ["Any player may activate this ability but only during any upkeep step.", "anyPlayer", "upkeep"],
    ["Only your opponents may activate this ability and only as a sorcery.", "opponents", "sorcery"],
  ])("%s", (words, by, only) => {
    expect(abilities(card(`{2}: Draw a card. ${words}`))).toMatchObject([{ by, limits: [{ only }] }]);
  });
});

describe("cards exiled from the top of the library as a cost (118.3)", () => {
  it.each([
    ["the top card", 1],
    ["the top two cards", 2],
    ["the top ten cards", 10],
  ])("%s", (what, count) => {
    const [one] = abilities(card(`{1}, Exile ${what} of your library: Draw a card.`));
    expect(one).toMatchObject({ costs: [{ pay: "mana" }, { pay: "mill", count, to: "exile" }] });
  });
});
