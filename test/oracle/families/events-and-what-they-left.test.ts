import { describe, expect, it } from "vitest";
import type { Body } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, verdict } from "../support.ts";

/** What events leave to speak of, and what can't be done. */

/** What a spell or ability does, and its targets. */
const bodies = (...of: Parameters<typeof abilities>): readonly (Body | undefined)[] =>
  abilities(...of).map((one) => ("body" in one ? one.body : undefined));

describe("120.3: damage that was dealt to that player", () => {
  it.each([
    ["this creature deals combat damage to a player", "this creature"],
    ["one or more creatures you control deal combat damage to a player", "those creatures"],
  ])("whenever %s", (event, who) => {
    const text = `Whenever ${event}, you gain X life, where X is the amount of damage ${who} dealt to that player.`;
    expect(bodies(card(text))).toMatchObject([{ effects: [{ do: "gainLife", amount: { amount: "event" } }] }]);
  });
  it("is declined where no damage is dealt", () => {
    const text =
      "Whenever this creature attacks, you gain X life, where X is the amount of damage this creature dealt to that player.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("702.110b: the exploited creature", () => {
  it.each(["power", "toughness", "mana value"])("its %s", (stat) => {
    const text = `Exploit\nWhen this creature exploits a creature, you gain life equal to the exploited creature's ${stat}.`;
    expect(bodies(card(text))).toMatchObject([
      undefined,
      { effects: [{ amount: { amount: "stat", of: { what: "event", role: "other" } } }] },
    ]);
  });
  it("is declined where nothing exploits", () => {
    expect(verdict(card("When this creature enters, destroy the exploited creature."))).toBe("declined");
  });
});

describe("602.5: abilities that can't be activated", () => {
  it("are those that are neither mana nor loyalty abilities", () => {
    const text = "Your opponents can't activate abilities that aren't mana abilities or loyalty abilities.";
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ rule: { rule: "cantActivate", exceptMana: true, exceptLoyalty: true } }] },
    ]);
  });
  it("305.2: lands can't be played in the turn in which it was cast", () => {
    const [only] = abilities(card("You can't play lands if this creature was cast this turn."));
    expect(JSON.stringify(only)).toContain('"spellOf"');
  });
});

describe("what was done with cards of a graveyard", () => {
  it.each(["discarded", "cycled or discarded"])("cards you %s this turn", (did) => {
    const text = `Return to your hand all cards in your graveyard that you ${did} this turn.`;
    expect(bodies(spell(text))).toMatchObject([
      { effects: [{ do: "move", what: { filter: { event: { on: "discard" } }, in: "graveyard" } }] },
    ]);
  });
  it("400.7i: a card cycled goes from there into the library", () => {
    expect(bodies(card("When you cycle this card, shuffle it into your library from your graveyard."))).toMatchObject([
      { effects: [{ do: "move", what: { filter: { is: "inZone", zone: "graveyard" } }, to: { place: "shuffle" } }] },
    ]);
  });
});

describe("others that enter with counters", () => {
  it.each(["flying", "shield"])("a %s counter on each of them", (kind) => {
    expect(abilities(card(`Artifacts you control enter with a ${kind} counter on them.`))).toMatchObject([
      { effects: [{ replacement: { instead: { entering: { counters: [{ kind, count: 1 }] } } } }] },
    ]);
  });
});

describe("101.3: where nothing can be sacrificed", () => {
  it.each(["a creature", "an artifact"])("%s", (kind) => {
    const text = `At the beginning of your upkeep, sacrifice ${kind} other than this creature. If you can't sacrifice ${kind}, you lose 7 life.`;
    expect(bodies(card(text))).toMatchObject([
      { effects: [{ do: "sacrifice" }, { do: "if", condition: { if: "not", of: { if: "did" } } }] },
    ]);
  });
  it("is declined of what was not to be sacrificed", () => {
    const text =
      "At the beginning of your upkeep, sacrifice a creature. If you can't sacrifice an artifact, you lose 7 life.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("several words of small parts", () => {
  it("118.12a: another permanent than the one spoken of", () => {
    const text =
      "Tap target creature. Its controller loses 3 life unless they sacrifice another nonland permanent of their choice.";
    expect(bodies(spell(text))).toMatchObject([
      { effects: [{}, { do: "pay", cost: [{ pay: "sacrifice", what: { filter: { is: "and" } } }] }] },
    ]);
  });
  it("305.6: land cards that each have a basic land type", () => {
    const text =
      "Search your library for up to two land cards that each have a basic land type, reveal them, put them into your hand, then shuffle.";
    expect(JSON.stringify(bodies(spell(text)))).toContain('"Mountain"');
  });
  it("701.19: what was found is called by what was looked for", () => {
    const text =
      "Search your library for a Dragon card, put it onto the battlefield, then shuffle. That Dragon gains haste.";
    expect(verdict(spell(text))).toBe("read");
    expect(verdict(spell(text.replace("That Dragon", "That Elf")))).toBe("declined");
  });
  it("of cards looked at, some at random", () => {
    const text =
      "Look at the top six cards of your library. Exile three of them at random, then put the rest on top of your library in any order.";
    expect(bodies(spell(text))).toMatchObject([
      { effects: [{}, { what: { random: true, count: { min: 3, max: 3 } } }, {}] },
    ]);
  });
  it("509.1c: all that can block either of two", () => {
    const face = {
      typeLine: { supertypes: [], types: ["enchantment" as const], subtypes: ["Aura"] },
      name: "Mossy Call",
    };
    const text = "Enchant creature\nAll creatures able to block this Aura or enchanted creature do so.";
    expect(abilities(card(text, face))).toMatchObject([
      {},
      { effects: [{ rule: { rule: "mustBeBlocked", who: { what: "self" } } }, { rule: { who: { what: "host" } } }] },
    ]);
  });
});

describe("607.2d: what was chosen as it entered", () => {
  const chooses = "As this creature enters, choose another creature you control.";
  it.each([
    ["Sacrifice this creature: The chosen creature gains indestructible until end of turn.", "apply"],
    ["When this creature leaves the battlefield, sacrifice the chosen creature.", "sacrifice"],
  ])("%s", (text, does) => {
    const [entering, other] = abilities(card(`${chooses}\n${text}`));
    expect(entering).toMatchObject({ effects: [{ replacement: { instead: { asItEnters: [{ link: "n1" }] } } }] });
    expect(other).toMatchObject({ body: { effects: [{ do: does }] } });
    expect(JSON.stringify(other)).toContain('{"what":"linked","name":"chosen"}');
  });
  it("is declined where another kind was chosen, or nothing", () => {
    const sacrifice = "When this creature leaves the battlefield, sacrifice the chosen";
    expect(verdict(card(`${chooses}\n${sacrifice} artifact.`))).toBe("declined");
    expect(verdict(card(`${sacrifice} creature.`))).toBe("declined");
  });
});

describe("701.16: until the cards exiled come to so much together", () => {
  it.each(["Each opponent exiles", "Target player exiles"])("%s", (who) => {
    const text = `${who} cards from the top of their library until that player has exiled cards with total mana value 20 or greater.`;
    expect(JSON.stringify(bodies(spell(text)))).toContain('"reaching":{"compare":">=","to":20},"ofStat":"manaValue"');
  });
});
