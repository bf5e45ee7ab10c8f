import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** Colors that things are, abilities in quotes, and what is where it was put this turn. */

const FIVE = { is: "stat", stat: "colors", value: { compare: "=", to: 5 } };
const aura = (text: string) =>
  card(`Enchant creature\n${text}`, {
    typeLine: { supertypes: [], types: ["enchantment"], subtypes: ["Aura"] },
  });

describe("105.1: colors", () => {
  it("a token's, behind its abilities", () => {
    const [only] = abilities(spell("Create a 3/3 Kavu creature token with trample that's all colors."));
    expect(only).toMatchObject({
      body: {
        effects: [{ token: { colors: ["W", "U", "B", "R", "G"], abilities: [{ keyword: { keyword: "trample" } }] } }],
      },
    });
  });
  it("how many colors it is", () => {
    const [only] = abilities(
      spell("Put a number of +1/+1 counters on target creature equal to the number of colors it is."),
    );
    expect(only).toMatchObject({
      body: { effects: [{ count: { amount: "stat", stat: "colors", of: { what: "target", slot: 0 } } }] },
    });
  });
  it("whether it was all of them", () => {
    const [only] = abilities(
      spell("Return target card from your graveyard to your hand. If that card was all colors, draw a card."),
    );
    expect(only).toMatchObject({ body: { effects: [{}, { condition: { if: "is", filter: FIVE } }] } });
  });
});

describe("abilities in quotes", () => {
  it("207.2c: behind an ability word, with the token's own name", () => {
    const [only] = abilities(
      spell(
        'Create Zubo, a legendary 2/2 green Cat creature token with "Landfall — Whenever a land you control enters, put a +1/+1 counter on Zubo."',
      ),
    );
    const ability = { kind: "triggered", body: { effects: [{ on: { objects: { what: "self" } } }] } };
    expect(only).toMatchObject({ body: { effects: [{ token: { name: "Zubo", abilities: [ability] } }] } });
  });
  it.each([
    ["[0]", 0],
    ["[+1]", 1],
    ["[−12]", -12],
  ])("606.4: the loyalty symbol %s", (symbol, amount) => {
    const [only] = abilities(card(`Planeswalkers you control have "${symbol}: Proliferate."`));
    const ability = { costs: [{ pay: "loyalty", amount }] };
    expect(only).toMatchObject({ effects: [{ modifications: [{ modify: "addAbility", ability }] }] });
  });
  it("613.1f: the triggered abilities of another besides", () => {
    const text = (which: string) => aura(`Enchanted creature has all ${which} abilities of creatures you control.`);
    const [, both] = abilities(text("activated and triggered"));
    expect(both).toMatchObject({ effects: [{ modifications: [{ modify: "abilitiesOf", triggered: true }] }] });
    const [, one] = abilities(text("activated"));
    expect(JSON.stringify(one)).not.toContain("triggered");
  });
});

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

describe("what players and planeswalkers may do, and whose", () => {
  it.each([
    "doesn't untap during its controller's untap step unless that player is the monarch",
    "can't attack unless its controller is the monarch",
  ])("722: enchanted creature %s", (said) => {
    const [, only] = abilities(aura(`Enchanted creature ${said}.`));
    const of = { who: "controllerOf", of: { what: "host" } };
    expect(only).toMatchObject({ if: { if: "not", of: { if: "designation", of, designation: "monarch" } } });
  });
  it("606.3: at instant speed for a while", () => {
    const [only] = abilities(
      spell(
        "Until end of turn, you may activate loyalty abilities of planeswalkers you control on any player's turn any time you could cast an instant.",
      ),
    );
    const rules = [{ rule: "activateAsInstant", kind: "loyalty" }];
    expect(only).toMatchObject({ body: { effects: [{ do: "rule", rules, duration: "endOfTurn" }] } });
  });
  it("606.3: twice this turn, of one planeswalker", () => {
    const [only] = abilities(
      card(
        "Whenever you gain life, you may activate loyalty abilities of Mossback Tern twice this turn rather than only once.",
        {
          typeLine: typed("planeswalker"),
        },
      ),
    );
    expect(only).toMatchObject({ body: { effects: [{ rules: [{ of: { what: "self" }, extra: 1 }] }] } });
  });
  it("111.1, 614.1a: half that many tokens of each kind", () => {
    const [only] = abilities(
      card(
        "If an opponent would create one or more tokens, they create half that many of each of those kinds of tokens instead, rounded down.",
      ),
    );
    expect(only).toMatchObject({
      effects: [{ replacement: { instead: { amount: { amount: "half", round: "down" } } } }],
    });
  });
  it("707.9b: he is a legendary creature in addition to his other types", () => {
    const [only] = abilities(
      card(
        "{T}: This creature becomes a copy of target creature, except he's a legendary 4/4 Human creature in addition to his other types, and he has vigilance.",
      ),
    );
    expect(JSON.stringify(only)).toContain('"modify":"addTypes","types":["creature"],"supertypes":["legendary"]');
  });
});
