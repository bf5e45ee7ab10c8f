import { describe, expect, it } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, spell, verdict } from "../support.ts";

describe("where something is, and until when", () => {
  it.each(["from a graveyard", "in a graveyard"])("400.7: a card %s that was put there this turn", (where) => {
    const [only] = abilities(card(`{T}: Exile target creature card ${where} that was put there this turn.`));
    const filter = { of: [{}, { is: "history", event: { on: "move", to: "graveyard" } }] };
    expect(only).toMatchObject({ body: { targets: [{ of: [{ filter, in: "graveyard" }] }] } });
  });
  it("610.3: until a target leaves the battlefield", () => {
    const [only] = abilities(spell("Exile target creature until target artifact you control leaves the battlefield."));
    expect(only).toMatchObject({
      body: { effects: [{ what: { slot: 0 }, to: { zone: "exile", until: { what: "target", slot: 1 } } }] },
    });
  });
  it("603.12: what a reflexive trigger calls it is what was moved, not the target", () => {
    const [only] = abilities(
      spell(
        "Return target creature card from your graveyard to the battlefield. When you do, it fights up to one target creature you don't control.",
      ),
    );
    const fight = { do: "fight", one: { what: "noted", name: "n1" }, other: { what: "target", slot: 0 } };
    expect(only).toMatchObject({
      body: { effects: [{ note: "n1" }, { then: [{ do: "reflexive", body: { effects: [fight] } }] }] },
    });
  });
  it("701.16a: cards in the hand that was revealed", () => {
    const [only] = abilities(
      spell("Target opponent reveals their hand. You gain 2 life for each creature card in it."),
    );
    const of = { what: "all", in: "hand", of: { who: "target", slot: 0 } };
    expect(only).toMatchObject({ body: { effects: [{ do: "look" }, { amount: { of: { amount: "count", of } } }] } });
    expect(verdict(spell("You gain 2 life for each creature card in it."))).toBe("declined");
  });
  it("608.2c: whether all cards revealed are of a kind", () => {
    const [only] = abilities(
      card(
        "At the beginning of your upkeep, each player reveals the top card of their library. If all cards revealed this way are creature cards, put those cards onto the battlefield under their owners' control.",
      ),
    );
    const others = { of: { what: "noted", name: "n1" }, filter: { is: "not", of: { is: "type", type: "creature" } } };
    expect(only).toMatchObject({
      body: { effects: [{ note: "n1" }, { condition: { if: "not", of: { if: "exists", what: others } } }] },
    });
  });
  it("another permanent that entered is not the one that asks", () => {
    const [only] = abilities(
      card(
        "This creature has first strike as long as another Knight entered the battlefield under your control this turn.",
      ),
    );
    expect(only).toMatchObject({ if: { event: { object: { of: [{ is: "another" }, {}, {}] } } } });
  });
});

describe("a card exiled face down", () => {
  const chapters = `
  Test Making {1}
  Enchantment — Saga
  I — Search your library for a card, exile it face down, then shuffle.
  II — Turn the exiled card face up. If it's a creature card, you lose life equal to its mana value.
  III — You may put the exiled card onto the battlefield if it's a creature card. If you don't put it onto the battlefield, put it into its owner's hand.`;
  for (const [sought, life, ends] of [
    ["Test Ogre", 16, "battlefield"],
    ["Plain Stone", 20, "hand"],
  ] as const)
    scenario(`406.3, 406.3a, 607.2a: ${sought} has no characteristics until it is turned face up`, (t) => {
      t.cards(chapters);
      t.battlefield(0, "Swamp");
      t.hand(0, "Test Making");
      t.library(0, "Swamp", "Swamp", "Swamp", sought);
      t.to("precombatMain");
      t.cast("Test Making");
      t.resolve();
      t.resolve();
      t.choose(sought);
      t.to("precombatMain", 3);
      t.resolve();
      expect(t.game.state.players[0]!.life).toBe(life);
      t.to("precombatMain", 5);
      t.resolve();
      if (ends === "battlefield") t.yes();
      expect(t.count(0, ends, sought)).toBe(1);
    });
});
