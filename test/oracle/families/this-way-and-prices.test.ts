import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, typed, verdict } from "../support.ts";

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const OR_LIFE = { pay: "oneOf", of: [[{ pay: "mana", mana: "{2}" }], [{ pay: "life", amount: 3 }]] };

describe("118.12: mana or life, as whoever pays likes", () => {
  it.each([
    ["Destroy target creature unless its controller pays {2} or 3 life.", { do: "pay" }],
    ["Target opponent may pay {2} or 3 life.", { do: "pay" }],
  ])("%s", (text, pay) => {
    expect(effectsOf(abilities(spell(text)))).toMatchObject([{ ...pay, cost: [OR_LIFE], optional: true }]);
  });
});

describe("603.8: as soon as something is so of an opponent", () => {
  it("a creature that large", () => {
    const [one] = abilities(
      card("When an opponent controls a creature with power 4 or greater, sacrifice this creature."),
    );
    const theirs = { is: "controlledBy", who: { who: "opponents" } };
    expect(one).toMatchObject({
      when: {
        on: "state",
        condition: { if: "exists", what: { filter: { of: [{ is: "type" }, { is: "stat" }, theirs] } } },
      },
    });
  });
});

describe("608.2c: what was done this way", () => {
  const noted = { what: "noted", name: "n1" };
  it("countered, of several spells", () => {
    expect(
      effectsOf(abilities(spell("Counter all other spells. Draw a card for each spell countered this way."))),
    ).toMatchObject([
      { do: "counterSpell", note: "n1" },
      { do: "draw", count: { amount: "count", of: { what: "those", of: noted } } },
    ]);
  });
  it("121.1: drawn by another", () => {
    const text = "Target player draws two cards, then loses life equal to the number of cards they drew this way.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "draw", note: "n1" },
      { do: "loseLife", amount: { amount: "noted", name: "n1" } },
    ]);
  });
  it("119.3: for each life that was lost, with a way out each time", () => {
    const text = "Whenever you lose life, for each 1 life you lost, sacrifice a permanent unless you discard a card.";
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "repeat", times: { amount: "event" }, effects: [{ do: "pay", unpaid: [{ do: "sacrifice" }] }] },
    ]);
  });
  it.each(["If no one does", "If no player does"])("101.4: %s", (nobody) => {
    const text = `Any opponent may have you draw a card. ${nobody}, you gain 3 life.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([{ do: "may" }, { do: "if", then: [{ do: "gainLife" }] }]);
  });
});

describe("118.9: where it may be cast for something else", () => {
  const cast = (test: string): readonly Ability[] =>
    abilities(
      card(`If ${test}, you may pay {0} rather than pay this spell's mana cost.\nDraw a card.`, {
        name: "Kindle Dusk",
        typeLine: typed("instant"),
      }),
    );
  it.each([
    ["an opponent had three or more cards put into their graveyard from anywhere this turn", { if: "somePlayer" }],
    ["exactly one creature is attacking", { if: "compare", value: { compare: "=", to: 1 } }],
  ])("if %s", (test, condition) => {
    expect(cast(test)[0]).toMatchObject({ effects: [{ rule: { rule: "alternativeCost", condition } }] });
  });
  it("404.1: only cards are put there so", () => {
    expect(
      verdict(
        spell(
          "Draw a card if an opponent had three or more creatures put into their graveyard from anywhere this turn.",
        ),
      ),
    ).toBe("declined");
  });
});

describe("115.4: a player or who controls a planeswalker", () => {
  it("of the one that it was, what is asked of a player", () => {
    const text =
      "Kindle Dusk deals 4 damage to target player or planeswalker. Then if that player or that planeswalker's controller has more life than you, draw a card.";
    const either = { who: "union", of: [{ who: "target", slot: 0 }, { who: "controllerOf" }] };
    expect(effectsOf(abilities(spell(text)))[1]).toMatchObject({
      do: "if",
      condition: { if: "somePlayer", of: either },
    });
  });
});

describe("615.12, 106.6, 702.11: what can't be done", () => {
  it("damage that is dealt instead, and can't be prevented", () => {
    const text =
      "Kindle Dusk deals 3 damage to any target. If you control an artifact, instead it deals 10 damage to that permanent or player and the damage can't be prevented.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      {
        do: "if",
        then: [{ do: "damage", amount: 10, unpreventable: true }],
        otherwise: [{ do: "damage", amount: 3 }],
      },
    ]);
  });
  it("mana that is spent on no spell", () => {
    const [one] = effectsOf(abilities(card("{T}: Add {C}{C}. You can't spend this mana to cast spells.")));
    expect(one).toMatchObject({ do: "addMana", restriction: { cantCast: { is: "spell" } } });
  });
  it("abilities that target, by their sources", () => {
    const [one] = abilities(card("This creature can't be the target of abilities from artifact sources."));
    expect(one).toMatchObject({
      effects: [{ rule: { rule: "cantBeTargeted", by: { of: [{ is: "or" }, { is: "abilityOf" }] } } }],
    });
  });
});

describe("701.19: all that is searched and was not found", () => {
  it("is exiled, and what was found is put where it is told", () => {
    const text =
      "Search your library and graveyard for two cards and exile the rest. Put the chosen cards on top of your library in any order.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "search", alsoIn: ["graveyard"], note: "n1" },
      { do: "move", what: { what: "except", of: { in: ["library", "graveyard"] } }, to: { zone: "exile" } },
      { do: "move", what: { what: "noted", name: "n1" }, to: { zone: "library" } },
    ]);
  });
});

describe("701.20: everything of one's own", () => {
  it("hand, graveyard and permanents, each into its owner's library", () => {
    const text = "Each player shuffles their hand, graveyard, and permanents they own into their library.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      {
        do: "move",
        what: { what: "union", of: [{ in: ["hand", "graveyard"] }, { what: "all" }] },
        to: { place: "shuffle" },
      },
    ]);
  });
});

describe("614.1a: half of the damage", () => {
  it.each([
    ["it deals half that damage, rounded down, instead", "down"],
    ["it deals half that damage, rounded up, to that permanent or player instead", "up"],
  ])("%s", (words, round) => {
    const would = words.includes("permanent") ? "a permanent or player" : "you";
    expect(abilities(card(`If a source would deal damage to ${would}, ${words}.`))).toMatchObject([
      {
        effects: [
          { replacement: { instead: { by: "amount", amount: { amount: "half", of: { amount: "event" }, round } } } },
        ],
      },
    ]);
  });
  it("301.5: to what is equipped, by that name", () => {
    const equipment = { typeLine: { supertypes: [], types: ["artifact"], subtypes: ["Equipment"] } } as const;
    const deals = "If a creature would deal combat damage to equipped creature, it deals double that damage";
    expect(abilities(card(`${deals} to equipped creature instead.`, equipment))).toMatchObject([
      { effects: [{ replacement: { instead: { amount: { factor: 2 } } } }] },
    ]);
    expect(verdict(card(`${deals} to enchanted creature instead.`, equipment))).toBe("declined");
  });
});

describe("608.2h: by what each of them had", () => {
  it("what they controlled, of what was put into graveyards", () => {
    const text =
      "Destroy all artifacts. Kindle Dusk deals damage to each player equal to the number of artifacts they controlled that were put into a graveyard this way.";
    expect(effectsOf(abilities(spell(text)))[1]).toMatchObject({
      do: "damage",
      amount: { of: { filter: { of: [{ is: "type" }, { is: "controlledBy", who: { who: "current" } }] } } },
    });
  });
  it("701.8: all that was revealed and is of a kind is discarded", () => {
    const text =
      "Target opponent reveals three cards at random from their hand. That player discards all land cards revealed this way.";
    expect(effectsOf(abilities(spell(text)))[1]).toMatchObject({
      do: "discard",
      what: { what: "those", filter: { is: "type", type: "land" } },
    });
  });
});
