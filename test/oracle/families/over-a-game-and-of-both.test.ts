import { describe, expect, it } from "vitest";
import type { Body } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, verdict } from "../support.ts";

/** What is counted over a whole game, and words said of both or of more. */

/** What a spell or ability does, and its targets. */
const bodies = (...of: Parameters<typeof abilities>): readonly (Body | undefined)[] =>
  abilities(...of).map((one) => ("body" in one ? one.body : undefined));

describe("201.2: done with cards of a name over the game", () => {
  const NAMES = ["Kindle Dusk", "Mossback Tern"];
  it.each(NAMES)("another spell named %s", (name) => {
    expect(
      bodies(
        spell(`If you've cast another spell named ${name} this game, you win the game. Otherwise, you gain 7 life.`),
      ),
    ).toMatchObject([
      {
        effects: [
          {
            do: "if",
            condition: { amount: { amount: "doneThisGame", did: "cast", named: name }, value: { compare: ">" } },
          },
        ],
      },
    ]);
  });
  it.each(["three or more", "four or more"])("cards cycled %s times", (times) => {
    expect(
      abilities(
        card(
          `When you cycle this card, if you've cycled a card named Mossback Tern ${times} times this game, draw a card.`,
        ),
      ),
    ).toMatchObject([
      { interveningIf: { amount: { did: "cycle", named: "Mossback Tern" }, value: { compare: ">=" } } },
    ]);
  });
});

describe("601.2a, 305.1: a card that was exiled with it is played", () => {
  const exiles = "When this creature enters, exile the top card of your library. You may play that card this turn.";
  it.each(["you play", "a player plays", "an opponent plays"])("whenever %s it", (plays) => {
    expect(
      abilities(card(`${exiles}\nWhenever ${plays} a card exiled with this creature, draw a card.`)),
    ).toMatchObject([
      { body: { effects: [{ to: { zone: "exile", link: "exiled" } }, {}] } },
      { when: { on: "anyOf", of: [{ on: "cast" }, { on: "playLand" }] } },
    ]);
  });
  it("is declined where nothing exiles anything", () => {
    expect(verdict(card("Whenever you play a card exiled with this creature, draw a card."))).toBe("declined");
  });
});

describe("those of several of which more is said", () => {
  it.each([
    ["with flying", { is: "keyword", keyword: "flying" }],
    ["you don't control", { is: "not" }],
    ["with power 4 or greater", { is: "stat" }],
  ])("each of those creatures %s", (more, filter) => {
    expect(
      bodies(spell(`Tap two target creatures. Put a stun counter on each of those creatures ${more}.`)),
    ).toMatchObject([
      {
        effects: [
          { do: "tap" },
          { do: "putCounters", on: { objects: { what: "those", of: { what: "target" }, filter } } },
        ],
      },
    ]);
  });
});

describe("109.2: one noun twice, both with you as controller", () => {
  const COLORS = ["red", "white", "green"];
  it.each(COLORS.slice(1).map((other) => [COLORS[0], other] as const))("%s and %s creatures", (one, other) => {
    const text = `{1}: ${one} creatures and ${other} creatures you control gain flying until end of turn.`;
    const capital = text.replace(/: (.)/, (_, letter: string) => `: ${letter.toUpperCase()}`);
    expect(bodies(card(capital))).toMatchObject([
      { effects: [{ do: "apply", to: { what: "all", filter: { is: "or", of: [{ is: "and" }, { is: "and" }] } } }] },
    ]);
  });
  it("is not said of what another noun names", () => {
    expect(verdict(card("{1}: Red creatures and artifacts you control gain flying until end of turn."))).toBe(
      "declined",
    );
  });
});

describe("205.1a: all other card types are lost", () => {
  it.each([["and loses all other card types and abilities.", ["setTypes", "loseAbilities", "addAbility"]]])(
    "becomes a Treasure artifact %s",
    (words, modified) => {
      const text = `Target creature becomes a Treasure artifact with “{T}, Sacrifice this artifact: Add one mana of any color” ${words}`;
      const [ability] = bodies(spell(text.replaceAll(/[“”]/gu, '"')));
      expect(ability).toMatchObject({
        effects: [{ do: "apply", modifications: modified.map((modify) => ({ modify })) }],
      });
    },
  );
});

describe("what is done by whom it says", () => {
  it("701.20a: a library is shuffled by its owner", () => {
    expect(bodies(spell("Target player shuffles their library."))).toMatchObject([
      { effects: [{ do: "shuffle", who: { who: "target" } }] },
    ]);
  });
  it("701.51a: another player incubates", () => {
    expect(bodies(spell("Exile target creature. Its controller incubates 3."))).toMatchObject([
      { effects: [{}, { do: "incubate", n: 3, who: { who: "controllerOf" } }] },
    ]);
  });
  it("106.4: unspent mana is lost", () => {
    expect(bodies(spell("Each opponent loses all unspent mana."))).toMatchObject([
      { effects: [{ do: "loseMana", who: { who: "opponents" } }] },
    ]);
  });
  it.each(["defending player", "each opponent"])("%s can't cast spells as long as it attacks", (who) => {
    expect(abilities(card(`As long as this creature is attacking, ${who} can't cast spells.`))).toMatchObject([
      { if: { if: "is" }, effects: [{ rule: { rule: "cantCast" } }] },
    ]);
  });
  it("118.12a: what it costs is paid by whoever has the quoted ability", () => {
    const quoted = '"At the beginning of your upkeep, sacrifice this creature unless you pay its mana cost."';
    expect(abilities(card(`Other creatures you control have ${quoted}`))).toMatchObject([
      {
        effects: [
          { modifications: [{ ability: { body: { effects: [{ do: "pay", cost: [{ pay: "manaCost" }] }] } } }] },
        ],
      },
    ]);
  });
  it("601.2c: of a creature, what its controller has", () => {
    expect(bodies(spell("Destroy target creature whose controller controls an Island."))).toMatchObject([
      { targets: [{ of: [{ filter: { of: [{}, { is: "controlledBy", who: { who: "those" } }] } }] }] },
    ]);
  });
});

describe("201.2: another of the same name", () => {
  it("is asked of all permanents but the target", () => {
    const text = "Destroy target permanent if another permanent with the same name is on the battlefield.";
    expect(bodies(spell(text))).toMatchObject([
      {
        effects: [
          { do: "if", condition: { if: "exists", what: { filter: { of: [{ is: "not" }, { is: "shares" }] } } } },
        ],
      },
    ]);
  });
});

describe("one of three kinds of tokens", () => {
  it.each(["your", "their"])("of %s choice", (whose) => {
    const who = whose === "your" ? "Create" : "Target player creates";
    const text = `${who} ${whose} choice of a Clue token, a Food token, or a Treasure token.`;
    const [ability] = bodies(spell(text));
    expect(JSON.stringify(ability)).toContain('"chooseOne"');
    expect((JSON.stringify(ability).match(/"createTokens"/gu) ?? []).length).toBe(3);
  });
});

describe("613.4b: a base size and abilities beside it", () => {
  it.each([
    ["and flying", 1],
    [", flying, and trample", 2],
  ])("has base power and toughness 5/5 %s", (more, n) => {
    const [ability] = abilities(
      card(`This creature has base power and toughness 5/5${more.startsWith(",") ? "" : " "}${more}.`),
    );
    expect(JSON.stringify(ability).match(/"addAbility"/gu)).toHaveLength(n);
  });
  it("may get twice so much less", () => {
    expect(bodies(spell("Target creature gets twice -2/-1 until end of turn."))).toMatchObject([
      { effects: [{ modifications: [{ modify: "addPT" }] }] },
    ]);
  });
});
