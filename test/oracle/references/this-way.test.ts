import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("what was done this way, by how it is told (608.2c)", () => {
  const deeds = [
    ["Target opponent discards two cards.", "fewer than two cards were discarded this way"],
    ["Mill four cards.", "at least one Goat card is milled this way"],
    ["Exile target card from a graveyard.", "a creature card is put into exile this way"],
    ["You may put a land card from your hand onto the battlefield.", "you put a Cave onto the battlefield this way"],
  ] as const;
  it.each(deeds)("%s %s", (deed, test) => {
    const [{ body }] = abilities(spell(`${deed} If ${test}, you gain 2 life.`)) as unknown as [
      { body: { effects: unknown[] } },
    ];
    expect(body.effects.at(-1)).toMatchObject({ do: "if", then: [{ do: "gainLife" }] });
  });
  it("of nothing that was put there nothing is said", () =>
    expect(verdict(spell("Draw a card. If you put a Cave onto the battlefield this way, you gain 2 life."))).toBe(
      "declined",
    ));
});

describe("what came of it", () => {
  it("701.12a, 603.12: excess damage dealt to one of two that fight", () =>
    expect(
      effectsOf(
        abilities(
          spell(
            "Target creature you control fights target creature an opponent controls. When excess damage is dealt to the creature an opponent controls this way, draw a card.",
          ),
        ),
      ),
    ).toMatchObject([
      { do: "fight", note: "n1" },
      {
        condition: { what: { of: { name: "n1 excess" }, filter: { is: "among", of: { what: "target", slot: 1 } } } },
        then: [{ do: "reflexive" }],
      },
    ]));
  scenario("701.10c, 119.7: the life that was lost in an exchange", (t) => {
    t.cards(`
  Test Trade {0}
  Sorcery
  Exchange life totals with target opponent. If you lost life this way, draw that many cards.`);
    t.life(1, 17);
    t.hand(0, "Test Trade", "Test Trade");
    t.to("precombatMain");
    t.cast("Test Trade");
    t.resolve();
    expect(t.count(0, "hand")).toBe(4);
    t.cast("Test Trade");
    t.resolve();
    expect(t.count(0, "hand")).toBe(3);
  });
  scenario("205.1: so many words as there are on a type line", (t) => {
    t.cards(`
  Test Swell {0}
  Instant
  Target creature gets +1/+1 until end of turn for each supertype, card type, and subtype it has.

  Test Queen {0}
  Legendary Artifact Creature — Bear Noble
  1/1`);
    t.battlefield(0, "Test Queen");
    t.hand(0, "Test Swell");
    t.to("precombatMain");
    t.cast("Test Swell", { targets: ["Test Queen"] });
    t.resolve();
    expect(t.see("Test Queen")).toMatchObject({ power: 6, toughness: 6 });
  });
  scenario("500.8: the first upkeep of a turn has another after it, and that one has none", (t) => {
    t.cards(`
  Test Haze {0}
  Enchantment
  At the beginning of your first upkeep each turn, you get an additional upkeep step after this step.

  Test Tally {0}
  Enchantment
  At the beginning of each player's upkeep, you gain 1 life.`);
    t.battlefield(0, "Test Haze");
    t.battlefield(1, "Test Tally");
    t.to("precombatMain", 3);
    expect(t.game.state.players[1]!.life).toBe(25);
  });
  it.each(["for as long as you control an artifact", "for the rest of the game"])(
    "701.38b: the tokens are goaded %s",
    (long) =>
      expect(
        effectsOf(abilities(spell(`Create two 1/1 green Snake creature tokens. The tokens are goaded ${long}.`))),
      ).toMatchObject([
        { note: "n1" },
        { do: "apply", to: { what: "noted", name: "n1" }, modifications: [{ modify: "goad" }] },
      ]),
  );
  it("603.7: this card from exile, where the ability has put it", () =>
    expect(
      effectsOf(
        abilities(
          card(
            "When this creature dies, exile it and choose target creature an opponent controls. When that creature leaves the battlefield, return this card from exile to the battlefield under its owner's control.",
          ),
        ),
      ),
    ).toMatchObject([{ note: "n1" }, { body: { effects: [{ what: { what: "noted", name: "n1" } }] } }]));
  it("701.20: whose spell or ability makes them shuffle", () =>
    expect(
      abilities(card("Whenever a spell or ability causes its controller to shuffle their library, draw a card.")),
    ).toMatchObject([{ when: { on: "shuffle", ownCause: true } }]));
  it("603.2c: damage to you or to what you control", () =>
    expect(
      abilities(card("Whenever combat damage is dealt to you or a planeswalker you control, draw a card.")),
    ).toMatchObject([{ when: { to: { players: { who: "you" }, objects: {} } }, batch: "byRecipient" }]));
  it("who skips a draw is the target", () =>
    expect(
      effectsOf(
        abilities(
          spell(
            "Until end of turn, if target player would draw a card, instead that player skips that draw and you draw a card.",
          ),
        ),
      ),
    ).toMatchObject([{ do: "replace", replacement: { of: { on: "draw", who: { who: "target" } } } }]));
  it("of a keyword that is no ability on the stack nothing is said", () =>
    expect(verdict(card("Whenever a creature becomes the target of a flying ability, draw a card."))).toBe("declined"));
});

describe("700.3, 608.2h: some of what was done this way", () => {
  const done = [
    ["Mill four cards.", "milled", { do: "mill" }],
    ["Exile the top four cards of your library.", "exiled", { do: "move" }],
  ] as const;
  const which = [
    ["Return a creature card", { min: 1, max: 1 }],
    ["Return up to two creature cards", { min: 0, max: 2 }],
  ] as const;
  it.each(product(done, which))("%j %j", ([first, participle, effect], [returned, count]) => {
    const text = `${first} ${returned} ${participle} this way to your hand.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      effect,
      { do: "move", what: { what: "chosen", among: { what: "noted" }, count }, to: { zone: "hand" } },
    ]);
  });
});

describe("what an instruction did this way", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const [only] = abilities(card(text));
    if (only?.kind !== "triggered") throw new Error("no triggered ability");
    return only;
  };

  it("is dealing damage to you, of that creature only", () => {
    const text =
      "At the beginning of your upkeep, this creature deals 2 damage to you unless you discard a card. If this creature deals damage to you this way, sacrifice it.";
    expect(triggered(text).body.effects).toMatchObject([{ do: "pay" }, { do: "if", condition: { if: "somePlayer" } }]);
    const other = text.replace("upkeep, this creature", "upkeep, target creature");
    expect(verdict(card(other))).toBe("declined");
  });
  it("is revealing what was searched for", () => {
    const text =
      "When this creature enters, search your library for an artifact card and reveal it. If you reveal a card with mana value 2 this way, put it onto the battlefield. Otherwise, put that card into your hand. Then shuffle.";
    expect(triggered(text).body.effects).toMatchObject([
      { do: "search", reveal: true },
      { do: "if" },
      { do: "shuffle" },
    ]);
    expect(verdict(card(text.replace(" and reveal it", "")))).toBe("declined");
  });
  it("is paying, where something may be paid", () => {
    const text =
      "Whenever this creature attacks, you may pay {2}. If you pay, draw a card, and after this phase, there is an additional combat phase.";
    expect(triggered(text).body.effects).toMatchObject([{ do: "pay", paid: [{ do: "draw" }, { do: "extraPhase" }] }]);
    expect(verdict(card("Whenever this creature attacks, you may sacrifice it. If you pay, draw a card."))).toBe(
      "declined",
    );
  });
});

describe("who did it this way (608.2h), by what was done and by who is told of it", () => {
  const deeds = [
    ["discards a card", "discarded a creature card", "ownedBy"],
    ["draws a card", "drew a card", "ownedBy"],
    ["mills a card", "milled one or more land cards", "ownedBy"],
    ["sacrifices a creature of their choice", "sacrificed a nontoken creature", "controlledBy"],
  ] as const;
  const told = [
    [
      "Each opponent who DID this way loses 2 life.",
      { do: "loseLife", who: { who: "those", of: { who: "opponents" } } },
    ],
    ["You gain 1 life for each opponent who DID this way.", { do: "gainLife", amount: { amount: "countPlayers" } }],
  ] as const;
  it.each(product(deeds, told))("%j, %j", ([deed, did, whose], [text, effect]) => {
    const one = did.replace("one or more land cards", "a land card");
    const [done, then] = effectsOf(abilities(spell(`Each opponent ${deed}. ${text.replace("DID", one)}`)));
    expect(done).toMatchObject({ note: "n1" });
    expect(then).toMatchObject(effect);
    expect(JSON.stringify(then)).toContain(`"is":"${whose}"`);
  });
  it("says nothing of what nobody was told to do", () => {
    expect(
      verdict(spell("Each opponent draws a card. Each opponent who discarded a card this way loses 2 life.")),
    ).toBe("declined");
  });
});

describe("some of those that were spoken of", () => {
  const combat = [
    ["blocks", ["blocks"]],
    ["becomes blocked by", ["becomesBlocked"]],
    ["blocks or becomes blocked by", ["blocks", "becomesBlocked"]],
  ] as const;
  const some = [
    ["one of those creatures", { count: { min: 1, max: 1 } }],
    ["two of those creatures", { count: { min: 2, max: 2 } }],
    ["one of those creatures at random", { count: { min: 1, max: 1 }, random: true }],
  ] as const;
  it.each(product(combat, some))("%j, %j", ([verb, on], [words, which]) => {
    const text = `Whenever this creature ${verb} one or more creatures, destroy ${words}.`;
    const [only] = abilities(card(text));
    const pairs = on.map((kind) => ({ on: kind, object: { is: "self" }, other: { is: "type" } }));
    expect(only).toMatchObject({ batch: true, when: pairs.length === 1 ? pairs[0] : { on: "anyOf", of: pairs } });
    expect(effectsOf([only!])).toMatchObject([
      { do: "destroy", what: { what: "chosen", among: { what: "event", role: "other" }, ...which } },
    ]);
  });
});

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
