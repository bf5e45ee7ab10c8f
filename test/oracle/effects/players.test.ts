import { describe, expect, it } from "vitest";
import { abilities, effectsOf, product, spell, verdict } from "../support.ts";

describe("one of those that are tied", () => {
  const effectsOfText = (text: string) => {
    const [only] = abilities(spell(text));
    if (only?.kind !== "spell") throw new Error("no spell");
    return only.body.effects;
  };

  const stats = ["power", "toughness", "mana value"];
  const mosts = ["greatest", "least"];
  const deeds = [
    ["return to your hand the creature card in your graveyard", "cards"],
    ["destroy the creature", "creatures"],
    ["exile the artifact", "artifacts"],
  ] as const;
  it.each(product(product(mosts, stats), deeds))("%j %j", ([most, stat], [deed, tied]) => {
    const text = `${deed} with the ${most} ${stat}. If two or more ${tied} are tied for ${most} ${stat}, you choose one of them.`;
    const [done] = effectsOfText(text.charAt(0).toUpperCase() + text.slice(1));
    expect(done).toMatchObject({ what: { what: "chosen" } });
    expect(JSON.stringify(done)).toContain(`{"is":"${most}","stat":`);
  });
  it("are tied for the same", () => {
    const text =
      "Destroy the creature with the greatest power. If two or more creatures are tied for least power, you choose one of them.";
    expect(verdict(spell(text))).toBe("declined");
  });
});

describe("each of several players, told in front", () => {
  it.each(["who lost life this turn", "who controls a creature", "with no cards in hand"])(
    "for each opponent %s",
    (who) => {
      expect(effectsOf(abilities(spell(`For each opponent ${who}, that player loses 1 life.`)))).toMatchObject([
        { do: "forEachPlayer", of: { who: "those", of: { who: "opponents" } }, effects: [{ who: { who: "current" } }] },
      ]);
    },
  );
});

describe("for each vote", () => {
  it.each(product(["creature", "land"], ["from your hand", "from your graveyard"]))("%s cards, %s", (what, from) => {
    const text = `Starting with you, each player votes for wild or free. Reveal cards from the top of your library until you reveal a ${what} card for each wild vote. Put those cards into your hand, then shuffle the rest into your library. You may put a ${what} card ${from} onto the battlefield for each free vote.`;
    const [only] = abilities(spell(text));
    expect(only).toMatchObject({
      body: {
        effects: [
          { do: "vote" },
          { do: "revealUntil", count: { name: "wild" } },
          { do: "move" },
          { do: "move" },
          { do: "may", effects: [{ what: { count: { min: 0, max: { name: "free" } } } }] },
        ],
      },
    });
  });
});

describe("brought down to what the player with fewest has", () => {
  const CURRENT = { who: "current" } as const;
  const counted = (type: string, who: object) => ({
    amount: "count",
    of: {
      what: "all",
      filter: {
        is: "and",
        of: [
          { is: "type", type },
          { is: "controlledBy", who },
        ],
      },
    },
  });
  const TYPES = [
    ["lands", "land"],
    ["creatures", "creature"],
  ] as const;

  it.each(TYPES)("%s, and others the same way", (nouns, type) => {
    const text = `Each player chooses a number of ${nouns} they control equal to the number of ${nouns} controlled by the player who controls the fewest, then sacrifices the rest.`;
    const most = (what: object) => ({
      count: { max: { amount: "minus", from: what, of: { amount: "amongPlayers", by: "least", value: what } } },
    });
    const cards = { do: "discard", what: { in: "hand", ...most({ amount: "handSize", of: CURRENT }) } };
    const first = { do: "sacrifice", what: most(counted(type, CURRENT)) };
    expect(effectsOf(abilities(spell(`${text} Each player discards cards the same way.`)))).toMatchObject([
      first,
      cards,
    ]);
    expect(
      effectsOf(abilities(spell(`${text} Players discard cards and sacrifice artifacts the same way.`))),
    ).toMatchObject([first, cards, { do: "sacrifice", what: most(counted("artifact", CURRENT)) }]);
  });
});

describe("those who were told to", () => {
  it.each([
    ["each of those opponents who didn't discard a land card this way", "not"],
    ["each of those opponents who discarded a land card this way", "exists"],
    ["each of those opponents who didn't discard a land card", "not"],
  ])("%s", (who, test) => {
    const text = `Any number of target opponents each discard a card. Kindle Dusk deals 2 damage to ${who}.`;
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ note: "n1" }, { to: { players: { who: "those", where: { if: test } } } }] } },
    ]);
    expect(verdict(spell(text.replace("target opponents", "target players")))).toBe("declined");
  });
  it("for each of them", () => {
    const text =
      "Each player mills a card. For each of those players who milled a creature card this way, draw a card.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ do: "mill" }, { do: "forEachPlayer", of: { who: "those", of: { who: "each" } } }] } },
    ]);
  });
});

it("a player who is chosen, whoever it is (608.2d)", () =>
  expect(effectsOf(abilities(spell("A player of your choice draws a card.")))).toMatchObject([
    { do: "draw", who: { who: "chosen", from: { who: "each" } } },
  ]));
