import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** Such of those who did it, of what was done, of what has been spoken of: what any sentence may narrow. */

const ENCHANTMENT = { typeLine: typed("enchantment") };

describe("what was done this way", () => {
  const CARDS = ["card type", "color", "different mana value"] as const;
  it.each(CARDS)("a card for each %s among what was discarded", (kind) => {
    const text = `Each player discards a card. Then you draw a card for each ${kind} among cards discarded this way.`;
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ note: "n1" }, { count: { amount: "distinct", of: { what: "noted", name: "n1" } } }] } },
    ]);
  });
  it("how many there are among such of it", () => {
    const text = "Mill four cards. You gain life equal to the number of colors among creature cards milled this way.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ do: "mill" }, { amount: { quality: "color", of: { what: "those" } } }] } },
    ]);
  });
  it.each([
    ["discards a card", "discarded a card", "ownedBy"],
    ["mills two cards", "milled a land card", "ownedBy"],
    ["sacrifices a creature of their choice", "sacrificed a creature", "controlledBy"],
  ])("of what each player %s, what you did (608.2h)", (does, did, whose) => {
    expect(abilities(spell(`Each player ${does}. If you ${did} this way, draw a card.`))).toMatchObject([
      {
        body: {
          effects: [{ note: "n1" }, { condition: { what: { of: { of: { name: "n1" }, filter: { is: whose } } } } }],
        },
      },
    ]);
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

describe("kinds told apart by what they are not", () => {
  it.each([
    ["isn't exactly two colors", { is: "not", of: { stat: "colors", value: { compare: "=", to: 2 } } }],
    ["is exactly three colors", undefined],
    ["isn't two or more colors", { is: "not", of: { stat: "colors", value: { compare: ">=", to: 2 } } }],
  ])("a creature that %s", (words, filter) => {
    const text = `Destroy target creature that ${words}.`;
    if (filter === undefined) expect(verdict(spell(text))).toBe("declined");
    else
      expect(abilities(spell(text))).toMatchObject([
        { body: { targets: [{ of: [{ filter: { of: [{}, filter] } }] }] } },
      ]);
  });
  it("a spell that wasn't cast (707.10)", () => {
    expect(abilities(spell("Counter target spell that wasn't cast."))).toMatchObject([
      {
        body: {
          targets: [{ of: [{ filter: { of: [{}, { is: "not", of: { is: "history", event: { on: "cast" } } }] } }] }],
        },
      },
    ]);
    expect(verdict(spell("Destroy target creature that wasn't cast."))).toBe("declined");
  });
  it("cards of either kind in one place", () => {
    expect(
      abilities(spell("Return a red creature card or a land card from your graveyard to your hand.")),
    ).toMatchObject([{ body: { effects: [{ what: { in: "graveyard", filter: { is: "or" } } }] } }]);
  });
  it("cards with {X} in their mana cost", () => {
    const text = "{T}: Reveal any number of cards with {X} in their mana cost in your hand. You gain 1 life.";
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ what: { filter: { is: "manaCostHasX" } } }, {}] } },
    ]);
  });
});

describe("counters", () => {
  it("of several kinds on one thing and on another", () => {
    const text =
      "Put a +1/+1 counter and a lifelink counter on target creature and a +1/+1 counter and a flying counter on another target creature.";
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            { kind: "+1/+1", on: { objects: { slot: 0 } } },
            { kind: "lifelink", on: { objects: { slot: 0 } } },
            { kind: "+1/+1", on: { objects: { slot: 1 } } },
            { kind: "flying", on: { objects: { slot: 1 } } },
          ],
        },
      },
    ]);
  });
  it.each([
    ["any number of creatures you control", { min: 0, max: 3 }],
    ["one or two creatures you control", { min: 1, max: { amount: "least" } }],
  ])("distributed among %s, each of which gets one at least", (among, count) => {
    expect(abilities(spell(`Distribute three +1/+1 counters among ${among}.`))).toMatchObject([
      { body: { effects: [{ on: { objects: { what: "chosen", count } }, dividedBy: { who: "you" } }] } },
    ]);
  });
  it("on what an amount has spoken of", () => {
    const text =
      "Whenever you attack, you gain life equal to the number of quest counters on this creature. Put a quest counter on it.";
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{}, { on: { objects: { what: "self" } } }] } }]);
  });
});

describe("what a trigger leaves to be spoken of", () => {
  it("it is what the first of two events is about, where the second is about nothing", () => {
    const text = "When this enchantment enters and whenever you gain life, put a stash counter on it.";
    expect(abilities(card(text, ENCHANTMENT))).toMatchObject([
      { body: { effects: [{ on: { objects: { what: "event" } } }] } },
      { body: { effects: [{ on: { objects: { what: "self" } } }] } },
    ]);
  });
  it("as many as it asked for at least (603.4)", () => {
    const text =
      "At the beginning of combat on your turn, if you control three or more Deserts, create that many 1/1 red Warrior creature tokens.";
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{ count: { amount: "count" } }] } }]);
  });
  it("who owns what enters under your control", () => {
    const text = "Whenever a creature an opponent owns enters under your control, they lose 2 life.";
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{ who: { who: "ownerOf" } }] } }]);
  });
  it("new targets for what is copied if somebody doesn't pay", () => {
    const text =
      "Whenever an opponent casts an instant spell, they may pay {2}. If they don't, you may copy that spell. You may choose new targets for the copy.";
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ unpaid: [{ effects: [{ do: "copySpell", newTargets: true }] }] }] } },
    ]);
  });
});

describe("in place of what would be", () => {
  it("as many of those tokens as X says", () => {
    const text =
      "Create two 2/2 black Zombie creature tokens. If you control a Swamp, instead create X of those tokens, where X is the number of creature cards in your graveyard.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ count: { amount: "if", then: { amount: "count" }, otherwise: 2 } }] } },
    ]);
  });
  it.each(["exile it instead", "instead exile it"])("%s, and what triggers of that (603.12)", (instead) => {
    const text = `If a creature an opponent controls would die, ${instead}. When you do, this creature deals 2 damage to any target.`;
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ replacement: { instead: { by: "destination", then: [{ do: "reflexive" }] } } }] },
    ]);
    expect(verdict(card(text.replace(/exile it/, "draw a card")))).toBe("declined");
  });
});

describe("one with another", () => {
  it("a target and all that its controller has of that name", () => {
    const text =
      "Exile target creature an opponent controls and all tokens that player controls with the same name as that creature.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ what: { what: "union", of: [{ what: "target" }, { what: "all" }] } }] } },
    ]);
  });
  it.each([
    [
      "Choose two creatures you control. Draw cards equal to the difference between the chosen creatures' powers.",
      "stat",
    ],
    [
      "Two target players exchange life totals. You gain life equal to the difference between those players' life totals.",
      "life",
    ],
  ])("the difference between two: %s", (text, amount) => {
    const difference = { amount: "minus", from: { amount, by: "greatest" }, of: { amount, by: "least" } };
    const [ability] = abilities(spell(text));
    const effect = ability?.kind === "spell" ? ability.body.effects.at(-1) : undefined;
    expect(effect).toMatchObject(effect?.do === "draw" ? { count: difference } : { amount: difference });
  });
  it("destroyed if nothing else is greater", () => {
    expect(abilities(spell("Destroy target creature if no other creature has greater power."))).toMatchObject([
      { body: { effects: [{ condition: { if: "not", of: { if: "exists" } }, then: [{ do: "destroy" }] }] } },
    ]);
  });
  it("each other player's, after one of your own", () => {
    const text =
      "Exile target creature you control. For each other player, exile up to one target creature that player controls.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { targets: [{}, { count: { min: 0 }, together: { all: "differentControllers" } }] } },
    ]);
  });
  it("the chosen creatures, one of each opponent", () => {
    const text =
      "For each opponent, choose up to one target creature that player controls. Kindle Dusk deals 3 damage to each of the chosen creatures.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ to: { objects: { what: "target", slot: 0 } } }] } },
    ]);
  });
  it("what becomes something for good, after something else", () => {
    const text =
      "Draw a card, then target land you control becomes a 3/3 Wolf creature with haste that's still a land.";
    expect(abilities(spell(text))).toMatchObject([{ body: { effects: [{ do: "draw" }, { duration: "forever" }] } }]);
  });
  it("at a step of its owner's, who was not spoken of", () => {
    const text =
      "Exile target creature. Return that card to the battlefield under its owner's control at the beginning of that player's next end step.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{}, { do: "delayed", when: { of: { who: "ownerOf" } } }] } },
    ]);
  });
});
