import { describe, expect, it } from "vitest";
import type { PrintedCard } from "../../../lib/cards/schema.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, spell, typed, verdict } from "../support.ts";

describe("costs, by what they are paid with (118)", () => {
  const enchantment = (text: string) => card(text, { name: "Kindle Dusk", typeLine: typed("enchantment") });

  const costs = (text: string) => (abilities(enchantment(text)) as unknown as [{ costs: unknown[] }])[0].costs;
  it.each([
    ["Exile the top card of your graveyard", { pay: "exile", what: { topmost: true, count: { min: 1, max: 1 } } }],
    ["Exile the top three black cards of your graveyard", { pay: "exile", what: { topmost: true, count: { min: 3 } } }],
    ["Put a card an opponent owns from exile into that player's graveyard", { pay: "putInGraveyard" }],
    ["Remove one or more charge counters from among artifacts you control", { pay: "removeCounters", count: "some" }],
    ["Untap two tapped blue creatures you control", { pay: "untapOthers", what: { count: { min: 2, max: 2 } } }],
    ["Pay half your life, rounded up", { pay: "life", amount: { amount: "half", round: "up" } }],
    ["Sacrifice all lands you control", { pay: "sacrifice", what: { what: "all" } }],
  ])("%s", (cost, meant) => expect(costs(`${cost}: You gain 1 life.`)).toMatchObject([meant]));
  it("an effect begins with a capital", () =>
    expect(verdict(enchantment("Pay 1 life: you gain 1 life."))).toBe("declined"));
});

describe("107.4c: costs that contain {C}", () => {
  scenario("106.6: take such mana whatever they are paid for", (t) => {
    t.cards(`
  Test Drone {0}
  Creature — Drone
  {T}: Add {C}. Spend this mana only to cast a colorless spell, activate an ability of a colorless permanent, or pay a cost that contains {C}.
  1/1

  Test Herald {C}
  Creature — Bear
  1/1

  Test Rock {1}
  Artifact
  {1}: You gain 1 life.

  Test Elder {G}
  Creature — Bear
  {1}: You gain 1 life.
  {C}: You gain 2 life.
  1/1`);
    t.battlefield(0, "Test Drone", "Test Elder", "Test Rock");
    t.hand(0, "Test Bear", "Test Herald");
    t.to("precombatMain", 3);
    expect(t.can("cast", "Test Herald")).toBe(true);
    expect(t.can("activate", "Test Rock")).toBe(true);
    t.activate("Test Elder", { ability: 1 });
    t.resolve();
    expect(t.game.state.players[0]!.life).toBe(22);
    expect(t.see("Test Drone").tapped).toBe(true);
  });
});

describe("costs that artifacts and creatures help to pay", () => {
  it.each(["you may waterbend {4}", "waterbend {X}"])("as an additional cost: %s", (words) =>
    expect(
      JSON.stringify(abilities(spell(`As an additional cost to cast this spell, ${words}.\nDraw a card.`))),
    ).toContain('"help":"waterbend"'),
  );
});

describe("life that would be paid", () => {
  scenario("119.4, 614.1a: is not lost, and the cost is paid all the same", (t) => {
    t.cards(`
  Test Wit {1}
  Enchantment
  If you would pay life while your library has at least that many cards in it, exile that many cards from the top of your library instead.

  Test Toll {1}
  Artifact
  Pay 3 life: You gain 1 life.`);
    t.battlefield(0, "Test Wit", "Test Toll");
    t.emptyLibraries();
    t.library(0, "Swamp", "Swamp", "Swamp", "Swamp");
    t.to("precombatMain");
    t.activate("Test Toll");
    t.resolve();
    expect(t.count(0, "exile")).toBe(3);
    expect(t.game.state.players[0]!.life).toBe(21);
    t.activate("Test Toll");
    expect(t.game.state.players[0]!.life).toBe(18);
  });
});

describe("X that can't be 0 (107.3), by what announces it", () => {
  it.each([
    [spell("You gain X life. X can't be 0."), "spell"],
    [card("{X}: You gain X life. X can't be 0.", { typeLine: typed("artifact") }), "activated"],
    [
      card("{X}: Choose one —\n• You gain X life. X can't be 0.\n• Draw X cards. X can't be 0.", {
        typeLine: typed("artifact"),
      }),
      "activated",
    ],
  ])("%#", (printed, kind) => {
    const of: PrintedCard = { ...printed, faces: [{ ...printed.faces[0], manaCost: "{X}{R}" }] };
    expect(abilities(of)).toMatchObject([{ kind, x: { min: 1 } }]);
  });
  it("is said of all modes or of none", () => {
    const text = "{X}: Choose one —\n• You gain X life. X can't be 0.\n• Draw X cards.";
    expect(verdict(card(text, { typeLine: typed("artifact") }))).toBe("declined");
  });
  it("is not said of an X that the text defines", () => {
    const text = "You gain X life, where X is the number of creatures you control. X can't be 0.";
    expect(verdict(spell(text))).toBe("declined");
  });
});
