import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("unless any player pays", () => {
  const WHO = [
    ["any player", "each"],
    ["any opponent", "opponents"],
  ] as const;
  const ORDERS = [
    (who: string) => `Draw two cards unless ${who} pays {2}.`,
    (who: string) => `Unless ${who} pays {2}, draw two cards.`,
  ] as const;
  it.each(WHO.flatMap((who) => ORDERS.map((order) => [...who, order] as const)))("%s", (words, who, order) => {
    const [ask, then] = effectsOf(abilities(spell(order(words)))) as [{ note: string }, unknown];
    expect(ask).toMatchObject({ do: "pay", who: { who }, cost: [{ pay: "mana", mana: "{2}" }], optional: true });
    expect(then).toMatchObject({ do: "if", condition: { if: "not", of: { if: "did", name: ask.note } } });
  });
  it("or if one does", () => {
    const [ask, then] = effectsOf(
      abilities(spell("Draw two cards. Then if any player pays {2}, discard a card.")),
    ).slice(1) as [{ note: string }, unknown];
    expect(then).toMatchObject({ do: "if", condition: { if: "did", name: ask.note }, then: [{ do: "discard" }] });
  });
});

describe("any opponent may have a card put elsewhere", () => {
  it("which is not there otherwise (608.2c)", () => {
    const text =
      "Reveal the top card of your library. Any opponent may have you put that card into your graveyard. If a player does, draw two cards. Otherwise, put that card into your hand.";
    const [revealed, , then] = effectsOf(abilities(spell(text))) as [{ note: string }, unknown, unknown];
    const what = { what: "noted", name: revealed.note };
    expect(then).toMatchObject({ do: "if", otherwise: [{ do: "move", what, to: { zone: "hand" } }] });
  });
});

describe("costs that can't be paid", () => {
  const PAYERS = [
    ["Players", { who: "each" }],
    ["Your opponents", { who: "opponents" }],
    ["You", { who: "you" }],
  ] as const;
  const PAID = [
    ["pay life", { life: true }],
    ["sacrifice creatures", { sacrifice: { is: "type", type: "creature" } }],
    ["sacrifice nonland permanents", { sacrifice: { is: "not" } }],
    ["pay life or sacrifice artifacts", { life: true, sacrifice: { is: "type", type: "artifact" } }],
  ] as const;

  it.each(product(PAYERS, PAID))("%j can't %j", ([players, who], [what, means]) => {
    const text = `${players} can't ${what} to cast spells or activate abilities.`;
    expect(abilities(card(text))).toMatchObject([{ effects: [{ rule: { rule: "cantPay", who, ...means } }] }]);
  });
});

describe("done unless that player sacrifices it", () => {
  const effectsOfText = (text: string) => {
    const [only] = abilities(spell(text));
    if (only?.kind !== "spell") throw new Error("no spell");
    return only.body.effects;
  };

  const deeds = [
    "destroy target creature",
    "target enchantment deals 3 damage to its controller",
    "tap target artifact",
  ];
  it.each(deeds)("%s", (deed) => {
    expect(
      effectsOfText(`${deed.charAt(0).toUpperCase()}${deed.slice(1)} unless its controller sacrifices it.`),
    ).toMatchObject([{ do: "may", who: { who: "controllerOf" }, effects: [{ do: "sacrifice" }], otherwise: [{}] }]);
  });
});

describe("unless somebody pays, told first (118.12a)", () => {
  it.each([
    ["an opponent pays {2}", { who: "chosen" }],
    ["target player discards a card", { who: "target" }],
    ["you sacrifice a land", { who: "you" }],
  ])("unless %s", (paid, who) => {
    expect(effectsOf(abilities(spell(`Unless ${paid}, you gain 3 life.`)))).toMatchObject([
      { do: "pay", who, optional: true, unpaid: [{ do: "gainLife" }] },
    ]);
  });
  it("each of several would be asked apart", () => {
    expect(verdict(spell("Unless each opponent pays {1}, you gain 3 life."))).toBe("declined");
  });
});

describe("offers to each opponent, by what is offered and what comes of it", () => {
  const offered = [
    ["draw a card", [{ do: "draw", who: { who: "current" } }]],
    ["put a +1/+1 counter on each creature they control", [{ do: "putCounters" }]],
    ["create a 1/1 red Goblin creature token", [{ do: "createTokens", who: { who: "current" } }]],
    ["sacrifice a creature of their choice", [{ do: "sacrifice", who: { who: "current" } }]],
  ] as const;
  const outcomes = [
    ["who does, draw a card", { who: "noted" }, [{ do: "draw", who: { who: "you" } }]],
    ["who does, you gain 2 life", { who: "noted" }, [{ do: "gainLife", who: { who: "you" } }]],
    ["who doesn't, that player loses 2 life", { who: "those" }, [{ do: "loseLife", who: { who: "current" } }]],
  ] as const;
  it.each(product(offered, outcomes))("%j, %j", ([offer, offering], [outcome, of, effects]) => {
    expect(effectsOf(abilities(spell(`Each opponent may ${offer}. For each opponent ${outcome}.`)))).toMatchObject([
      { do: "may", who: { who: "opponents" }, effects: offering },
      { do: "forEachPlayer", of, effects },
    ]);
  });
});

describe("what may be paid only if something is so, by when that is told, who pays and what comes of it", () => {
  const asked = [
    ["If you control an artifact, *.", { if: "exists" }],
    ["* if it's your turn.", { if: "turnOf" }],
  ] as const;
  const offers = [
    ["you may pay {1}", { who: "you" }],
    ["each opponent may pay 2 life", { who: "opponents" }],
  ] as const;
  const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
  it.each(product(asked, offers))("%j, %j", ([words, condition], [offer, who]) => {
    const sentence = capital(words.replace("*", offer));
    expect(effectsOf(abilities(spell(`${sentence} Draw a card.`)))).toMatchObject([
      { do: "if", condition, then: [{ do: "pay", who, optional: true }] },
      { do: "draw" },
    ]);
  });
  it.each([
    ["If you do, draw a card.", { paid: [{ do: "draw" }] }],
    ["If you don't, you lose 1 life.", { note: "n1" }],
  ])("and then: %s", (words, paying) => {
    const [first] = effectsOf(abilities(spell(`If you control an artifact, you may pay {1}. ${words}`)));
    expect(first).toMatchObject({ do: "if", then: [{ do: "pay", optional: true, ...paying }] });
  });
});

describe("any amount of it, by who pays what", () => {
  const paid = [
    ["mana", { pay: "mana", mana: "{X}" }],
    ["life", { pay: "life", amount: { amount: "x" } }],
    ["{E}", { pay: "energy", amount: { amount: "x" } }],
  ] as const;
  it.each(paid)("each player pays %s", (what, cost) => {
    const text = `Starting with you, each player may pay any amount of ${what}. Each player mills X cards, where X is the total amount of ${what} paid this way.`;
    const [offer, mill] = effectsOf(abilities(spell(text)));
    expect(offer).toMatchObject({
      do: "may",
      who: { who: "each", startingWith: "you" },
      effects: [{ do: "pay", cost: [cost], times: "amount", note: "n1" }],
    });
    expect(mill).toMatchObject({ do: "mill", who: { who: "each" }, count: { amount: "noted", name: "n1" } });
  });
});

describe("any amount of it", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const [only] = abilities(card(text));
    if (only?.kind !== "triggered") throw new Error("no triggered ability");
    return only;
  };
  const PAYABLE = [
    ["{R}", { pay: "mana", mana: "{R}" }],
    ["{C}", { pay: "mana", mana: "{C}" }],
    ["mana", { pay: "mana", mana: "{X}" }],
    ["{E}", { pay: "energy" }],
    ["life", { pay: "life" }],
  ] as const;
  const THEN = [
    ["it deals that much damage to any target", { do: "damage", amount: { amount: "noted" } }],
    ["scry that many plus one", undefined],
  ] as const;

  it.each(PAYABLE)("%s", (what, cost) => {
    const text = `When this creature dies, you may pay any amount of ${what}. When you do, ${THEN[0][0]}.`;
    expect(triggered(text).body.effects).toMatchObject([
      { do: "may", effects: [{ do: "pay", cost: [cost], times: "amount" }] },
      { do: "if", then: [{ do: "reflexive", body: { effects: [THEN[0][1]] } }] },
    ]);
  });
});

describe("101.4: any player may, and what comes of it once", () => {
  const asked = [
    ["any player", { who: "each" }],
    ["any opponent", { who: "opponents" }],
  ] as const;
  const deeds = [
    ["sacrifice a land of their choice", "may"],
    ["discard a card", "may"],
    ["have this creature deal 3 damage to them", "may"],
    ["pay 4 life", "pay"],
    ["pay {2}", "pay"],
  ] as const;
  const outcomes = [
    ["If a player does", { if: "did" }],
    ["If no one does", { if: "not", of: { if: "did" } }],
  ] as const;
  it.each(product(product(asked, deeds), outcomes))("%j %j", ([[who, players], [deed, what]], [whether, condition]) => {
    const text = `When this creature enters, ${who} may ${deed}. ${whether}, sacrifice this creature.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: what, who: players },
      { do: "if", condition, then: [{ do: "sacrifice", who: { who: "you" } }] },
    ]);
  });
});

describe("118.12: mana or life, as whoever pays likes", () => {
  const OR_LIFE = { pay: "oneOf", of: [[{ pay: "mana", mana: "{2}" }], [{ pay: "life", amount: 3 }]] };

  it.each([
    ["Destroy target creature unless its controller pays {2} or 3 life.", { do: "pay" }],
    ["Target opponent may pay {2} or 3 life.", { do: "pay" }],
  ])("%s", (text, pay) => {
    expect(effectsOf(abilities(spell(text)))).toMatchObject([{ ...pay, cost: [OR_LIFE], optional: true }]);
  });
});

describe("what comes of an offer to several is each one's own (608.2c)", () => {
  const asked = (text: string) => effectsOf(abilities(spell(text)))[0];
  const draws = { do: "draw", who: { who: "current" } };
  it.each([
    ["Each opponent may discard a card. If they don't, they draw a card.", { do: "may", otherwise: [draws] }],
    ["Each opponent may pay {1}. If that player doesn't, that player draws a card.", { do: "pay", unpaid: [draws] }],
    [
      "Each opponent may discard a card. If they do, they draw a card.",
      { do: "may", effects: [{ do: "discard" }, { do: "if", then: [draws] }] },
    ],
  ])("%s", (text, means) => expect(asked(text)).toMatchObject(means));

  it("and of what all are told to do it is not known of each whether they could", () =>
    expect(verdict(spell("Each opponent discards a card. If they can't, they lose 3 life."))).toBe("declined"));
});
