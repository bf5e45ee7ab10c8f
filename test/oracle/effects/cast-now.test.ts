import { describe, expect, it } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { TestGame } from "../../support/testGame.ts";
import { abilities, card, effectsOf, product, verdict } from "../support.ts";

const EXILES = "{1}: Exile the top card of your library.\n";
const last = (text: string): readonly unknown[] => effectsOf([abilities(card(text)).at(-1)!]);

describe("608.2g: one of several, for what it costs", () => {
  const PLACES = [
    ["from your graveyard", { what: "chosen", in: "graveyard" }],
    ["from your hand", { what: "chosen", in: "hand" }],
    ["from among cards exiled with this creature", { what: "chosen", in: "exile" }],
    ["from among cards exiled with it", { what: "chosen", in: "exile" }],
    ["from among cards you own exiled with this creature", { what: "chosen", in: "exile", of: { who: "you" } }],
  ] as const;
  const MANA = [
    ["", {}],
    [", and mana of any type can be spent to cast that spell", { anyMana: "type" }],
    [", and you may spend mana as though it were mana of any color to cast it", { anyMana: "color" }],
  ] as const;
  const THEN = [
    ["", {}],
    [" If that spell would be put into a graveyard, exile it instead.", { then: { exile: true } }],
    [
      " If that spell would be put into a graveyard, put it on the bottom of its owner's library instead.",
      { then: { under: true } },
    ],
  ] as const;
  it.each(product(product(PLACES, MANA), THEN))("%j %j", ([[place, what], [mana, anyMana]], [rider, then]) => {
    const text = `${EXILES}Whenever this creature attacks, you may cast an instant or sorcery spell ${place}${mana}.${rider}`;
    expect(last(text)).toMatchObject([
      { do: "may", effects: [{ do: "cast", what, free: false, optional: false, ...anyMana, ...then }] },
    ]);
  });
  it("of what nothing exiles there is nothing", () =>
    expect(verdict(card("Whenever this creature attacks, you may cast a spell from among cards exiled with it."))).toBe(
      "declined",
    ));

  scenario("609.4b: mana of any type pays for it, and it goes under the library", (t) => {
    kit(t);
    t.cards(`
      Test Cellar {0}
      Artifact
      {0}: You may cast an instant or sorcery spell from your graveyard, and mana of any type can be spent to cast that spell. If that spell would be put into a graveyard, put it on the bottom of its owner's library instead.`);
    t.battlefield(0, "Test Cellar", "Forest");
    t.put(0, "graveyard", "Test Insight");
    t.to("precombatMain");
    const hand = t.count(0, "hand");
    t.activate("Test Cellar");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose("Test Insight");
    t.resolveAll();
    expect(t.count(0, "hand")).toBe(hand + 1);
    expect(t.count(0, "graveyard", "Test Insight")).toBe(0);
    expect(t.game.state.players[0]!.library.map((id) => t.nameOf(id))[0]).toBe("Test Insight");
  });
});

describe("exiled instead, of instants and sorceries only", () => {
  const CARDS = `
      Test Cellar {0}
      Artifact
      {0}: You may cast an artifact or instant spell from your graveyard. If an instant or sorcery spell cast this way would be put into your graveyard, exile it instead.

      Test Rock {0}
      Artifact

      Test Breath {0}
      Instant
      You gain 1 life.

      Test Veto {0}
      Instant
      Counter target spell.`;
  it.each([
    ["Test Rock", 1],
    ["Test Breath", 0],
  ] as const)("614.1a: %s, countered", (name, left) => {
    const t = new TestGame(2, false);
    t.cards(CARDS);
    t.battlefield(0, "Test Cellar");
    t.put(0, "graveyard", name);
    t.hand(0, "Test Veto");
    t.to("precombatMain");
    t.activate("Test Cellar");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.choose(name);
    t.cast("Test Veto", { targets: [name] });
    t.resolveAll();
    expect(t.count(0, "graveyard", name)).toBe(left);
  });
});

describe("707.12: copies of several cards", () => {
  const COPIED = [
    ["copy each card exiled with this creature", { what: "all", in: "exile" }],
    ["copy the exiled cards", { what: "linked" }],
    ["copy each instant card you own in exile with a study counter on it", { what: "all", in: "exile" }],
  ] as const;
  const CAST = [
    ["You may cast the copies.", { count: "any", free: false }],
    ["You may cast the copies without paying their mana costs.", { count: "any", free: true }],
    ["You may cast any number of the copies without paying their mana costs.", { count: "any", free: true }],
    ["You may cast up to three of the copies.", { count: 3, free: false }],
  ] as const;
  it.each(product(COPIED, CAST))("%j %j", ([copies, what], [cast, how]) =>
    expect(last(`${EXILES}Whenever you gain life, ${copies}. ${cast}`)).toMatchObject([
      { do: "copySpell", what },
      { do: "cast", optional: true, ...how },
    ]),
  );
  it("each of several that are spoken of", () =>
    expect(last("{1}: Exile two black cards from your graveyard. You may cast them.")).toMatchObject([
      { do: "move" },
      { do: "cast", count: "any", optional: true },
    ]));

  scenario("707.12: as many copies as cards, each cast or not", (t) => {
    kit(t);
    t.cards(`
      Test Cellar {0}
      Artifact
      {0}: Exile all instant cards from your graveyard. Copy each card exiled with this artifact. You may cast any number of the copies without paying their mana costs.`);
    t.battlefield(0, "Test Cellar");
    t.put(0, "graveyard", "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.activate("Test Cellar");
    t.resolve();
    for (let copies = 0; copies < 2; copies++) {
      t.choose("Test Spark");
      t.choose(1);
    }
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(16);
  });
});
