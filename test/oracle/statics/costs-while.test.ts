import { describe, expect, it } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product } from "../support.ts";

describe("at its mana cost", () => {
  const KEYWORDS = ["flashback", "harmonize", "unearth", "embalm", "eternalize", "warp", "mayhem"];
  const NAMED = ["The", "Its"];
  it.each(product(KEYWORDS, NAMED))("%s: %s", (keyword, named) => {
    const text = `When this creature enters, target creature card in your graveyard gains ${keyword} until end of turn. ${named} ${keyword} cost is equal to its mana cost.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "apply", modifications: [{ ability: { keyword: { keyword, cost: [{ pay: "manaCost" }] } } }] },
    ]);
    expect(
      abilities(
        card(
          `Each creature card in your graveyard has ${keyword}. ${named} ${keyword} cost is equal to its mana cost.`,
        ),
      ),
    ).toMatchObject([{ effects: [{ static: "modify", modifications: [{ ability: { keyword: { keyword } } }] }] }]);
  });

  scenario("118.9: cast from the graveyard for its mana cost, less the power of what is tapped", (t) => {
    t.cards(`
      Test Singer {0}
      Creature — Elk
      When this creature enters, target instant or sorcery card in your graveyard gains harmonize until end of turn. Its harmonize cost is equal to its mana cost.
      2/2

      Test Song {2}{U}
      Sorcery
      You gain 4 life.`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Singer");
    t.put(0, "graveyard", "Test Song");
    t.to("precombatMain");
    t.cast("Test Singer");
    t.resolveAll();
    t.cast("Test Song", { via: "harmonize" });
    if (t.asked().ask === "choose") t.choose("Test Singer");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
    expect(t.see("Test Singer").tapped).toBe(true);
    expect(t.count(0, "graveyard", "Test Song")).toBe(0);
  });
});

describe("601.2f: abilities that cost another amount as long as it is so", () => {
  it.each(
    product(
      ["Activated abilities of creatures you control", "Activated abilities of lands you control"],
      ["less", "more"],
    ),
  )("%s cost %s", (which, change) =>
    expect(abilities(card(`${which} cost {1} ${change} to activate as long as you control an Elf.`))).toMatchObject([
      { effects: [{ rule: { rule: "costs", change: { change } } }], if: { if: "exists" } },
    ]),
  );
});

describe("115.1: told by its targets", () => {
  it.each([
    ["with one or more targets", ">="],
    ["with a single target", "="],
  ])("a spell %s", (words, compare) =>
    expect(abilities(card(`Whenever you cast a spell ${words}, draw a card.`))).toMatchObject([
      { when: { on: "cast", object: { of: [{ is: "spell" }, { is: "targetCount", value: { compare, to: 1 } }] } } },
    ]),
  );
});
