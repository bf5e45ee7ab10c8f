import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("what somebody did this turn", () => {
  const WHO = [
    ["you've", "you", { who: "you" }],
    ["your opponents have", "your opponents", { who: "opponents" }],
    ["players have", "players", { who: "each" }],
  ] as const;
  const DID = [
    ["creature spell", "cast", "cast", "by", { on: "cast" }],
    ["card", "drawn", "drew", "who", { on: "draw" }],
    ["land card", "discarded", "discarded", "who", { on: "discard" }],
    ["creature", "sacrificed", "sacrificed", "who", { on: "sacrifice" }],
    ["Food token", "created", "created", "by", { on: "createToken" }],
    ["card", "milled", "milled", "who", { on: "mill" }],
  ] as const;
  const CASES = WHO.flatMap((who) => DID.map((did) => [...who, ...did] as const));

  it.each(CASES)("%s/%s (%j) %s %s/%s", (having, who, whose, what, participle, past, by, event) => {
    const counted = { amount: "history", of: { ...event, [by]: whose } };
    for (const did of [`${having} ${participle}`, `${who} ${past}`]) {
      const drawn = effectsOf(abilities(spell(`Draw a card for each ${what} ${did} this turn.`)));
      expect(drawn).toMatchObject([{ do: "draw", count: counted }]);
      expect(effectsOf(abilities(spell(`Draw cards equal to the number of ${what}s ${did} this turn.`)))).toEqual(
        drawn,
      );
      expect(effectsOf(abilities(spell(`For each ${what} ${did} this turn, draw a card.`)))).toMatchObject([
        { do: "repeat", times: counted, effects: [{ do: "draw", count: 1 }] },
      ]);
    }
  });
  it.each(DID)("is a condition by its number: %s, %s/%s", (what, participle, past, by, event) => {
    for (const [number, times] of [
      ["one or more", { compare: ">=", to: 1 }],
      ["three or more", { compare: ">=", to: 3 }],
      ["exactly two", { compare: "=", to: 2 }],
    ] as const)
      for (const did of [`you've ${participle}`, `you ${past}`]) {
        const text = `At the beginning of your end step, if ${did} ${number} ${what}s this turn, you gain 1 life.`;
        expect(abilities(card(text))).toMatchObject([
          { interveningIf: { if: "happened", event: { ...event, [by]: { who: "you" } }, times } },
        ]);
      }
  });
  it.each([
    ["the amount of life you gained", { of: { on: "gainLife", who: { who: "you" } } }],
    ["the life your opponents have lost", { of: { on: "loseLife", who: { who: "opponents" } } }],
    ["the total amount of life lost by players", { of: { on: "loseLife", who: { who: "each" } } }],
    ["the combat damage dealt to you", { of: { on: "damage", combat: true, to: { players: { who: "you" } } } }],
  ] as const)("is summed up where it is %s", (words, sum) => {
    expect(effectsOf(abilities(spell(`You gain life equal to ${words} this turn.`)))).toMatchObject([
      { amount: { amount: "history", sum: true, ...sum } },
    ]);
  });
  it.each(["the number of creatures you've drawn this turn", "the number of cards you've cast this turn"])(
    "is done to what it can be done to: not %s",
    (words) => expect(verdict(spell(`Draw cards equal to ${words}.`))).toBe("declined"),
  );
});

describe("kicks that are counted (702.33d)", () => {
  it.each([
    ["Draw a card for each time Kindle Dusk was kicked.", { count: { amount: "kicked" } }],
    ["Scry X, where X is the number of times Kindle Dusk was kicked.", { count: { amount: "kicked" } }],
  ])("%s", (text, effect) => {
    expect(abilities(spell(`Multikicker {1}\n${text}`))).toMatchObject([{}, { body: { effects: [effect] } }]);
  });
  it("twice", () => {
    const text = "Kicker {B} and/or {R}\nWhen this creature enters, if it was kicked twice, draw a card.";
    const value = { compare: ">=", to: 2 };
    expect(abilities(card(text))).toMatchObject([{}, {}, { interveningIf: { amount: { amount: "kicked" }, value } }]);
  });
  it("of itself only", () => {
    expect(verdict(card("Whenever you cast a spell, if it was kicked twice, draw a card."))).toBe("declined");
  });
});

describe("totals of what was done this way", () => {
  const STATS = ["power", "toughness", "mana value"];
  const DONE = [
    ["Destroy all creatures.", "creatures destroyed"],
    ["Each player reveals the top card of their library.", "all cards revealed"],
    ["Sacrifice two creatures.", "all creatures sacrificed"],
  ] as const;

  it.each(product(STATS, DONE))("%s: %j", (stat, [deed, what]) => {
    const text = `${deed} You gain life equal to the total ${stat} of ${what} this way.`;
    expect(JSON.stringify(abilities(spell(text)))).toContain('"amount":"stat"');
  });
});

describe("so much as was dealt", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const [only] = abilities(card(text));
    if (only?.kind !== "triggered") throw new Error("no triggered ability");
    return only;
  };
  const AMOUNTS = [
    ["that damage", "less than or equal to"],
    ["the damage dealt", "equal to"],
    ["the amount of damage it dealt to that player", "less than"],
  ] as const;
  const DEALERS = ["this creature deals", "another creature you control deals", "a Goblin deals"] as const;

  it.each(product(AMOUNTS, DEALERS))("%j by %s", ([amount, compare], dealer) => {
    const text = `Whenever ${dealer} combat damage to a player, you may put a creature card with mana value ${compare} ${amount} from your hand onto the battlefield.`;
    const [may] = triggered(text).body.effects;
    expect(JSON.stringify(may)).toContain('{"amount":"event"}');
  });
  it("is asked of an event that deals any", () => {
    expect(verdict(card("Whenever this creature attacks, draw cards equal to that damage."))).toBe("declined");
  });
});

describe("mana by what produced it", () => {
  const SOURCES = [
    ["{S}", { is: "supertype", supertype: "snow" }],
    ["mana from a Treasure", { is: "subtype", subtype: "Treasure" }],
    ["mana from a Cave", { is: "subtype", subtype: "Cave" }],
  ] as const;

  it.each(SOURCES)("if %s was spent", (words, source) => {
    const text = `When this creature enters, if ${words} was spent to cast it, draw a card.`;
    expect(abilities(card(text))).toMatchObject([
      { interveningIf: { if: "compare", amount: { amount: "manaSpent", source }, value: { compare: ">=", to: 1 } } },
    ]);
  });
  it.each(SOURCES)("for each %s", (words, source) => {
    const text = `When this creature enters, draw a card for each ${words} spent to cast it.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ do: "draw", count: { amount: "manaSpent", source } }] } },
    ]);
  });
  it("so much of it", () => {
    expect(abilities(spell("Scry X, where X is the amount of {S} spent to cast this spell."))).toMatchObject([
      { body: { effects: [{ do: "scry", count: { amount: "manaSpent", source: SOURCES[0][1] } }] } },
    ]);
  });
  it("is asked of a spell that is being cast, but not by whose it is", () => {
    const asking = (source: string) =>
      verdict(card(`Whenever you cast a creature spell, if mana from ${source} was spent to cast it, draw a card.`));
    expect([asking("a Treasure"), asking("a Treasure you control")]).toEqual(["read", "declined"]);
  });
});

describe("as many as there are groups of what was removed", () => {
  it.each([
    ["two", 2],
    ["three", 3],
    ["five", 5],
  ] as const)("each %s counters", (word, size) => {
    const text = `Remove all +1/+1 counters from this creature: For each ${word} counters removed this way, draw a card.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "repeat", times: { amount: "groups", size }, effects: [{ do: "draw" }] },
    ]);
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
