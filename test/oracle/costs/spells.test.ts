import { describe, expect, it } from "vitest";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("any amount of mana for more counters", () => {
  const KINDS = ["creature", "green creature", "Elf creature"];
  const COUNTERS = ["+1/+1", "flying"];

  it.each(KINDS.flatMap((kind) => COUNTERS.map((counter) => [kind, counter] as const)))("%s spells, %s", (kind, on) => {
    const text = `As an additional cost to cast ${kind} spells, you may pay any amount of mana. If you do, that creature enters with that many additional ${on} counters on it.`;
    expect(abilities(card(text))).toMatchObject([
      {
        effects: [
          { rule: { rule: "additionalCost", who: { who: "you" }, optional: true, repeatable: true } },
          { replacement: { instead: { entering: { counters: [{ kind: on, count: { amount: "timesPaid" } }] } } } },
        ],
      },
    ]);
  });
  it.each([
    "As an additional cost to cast creature spells, you may pay 2 life. If you do, that creature enters with that many additional +1/+1 counters on it.",
    "As an additional cost to cast artifact spells, you may pay any amount of mana. If you do, that creature enters with that many additional +1/+1 counters on it.",
    "As an additional cost to cast creatures, you may pay any amount of mana. If you do, that creature enters with that many additional +1/+1 counters on it.",
  ])("is declined where it does not fit: %s", (text) => {
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("life for colored mana", () => {
  const COLORS = [
    ["white", "W"],
    ["green", "G"],
  ] as const;

  const said = (spells: string, cost: string, symbol: string, color: string): string =>
    `As an additional cost to cast ${spells}, you may ${cost}. Those spells cost {${symbol}} less to cast if you paid life this way. This effect reduces only the amount of ${color} mana you pay.`;
  it.each(COLORS)("%s", (color, symbol) => {
    expect(abilities(card(said(`${color} permanent spells`, "pay 2 life", symbol, color)))).toMatchObject([
      {
        effects: [
          { rule: { rule: "additionalCost", cost: [{ pay: "life", amount: 2 }], optional: true } },
          { rule: { rule: "costs", change: { change: "less", mana: `{${symbol}}`, colored: true } } },
        ],
      },
    ]);
  });
  it.each([
    said("white spells", "pay 2 life", "W", "blue"),
    said("white spells", "pay {2}", "W", "white"),
    said("white spells", "pay 2 life", "1", "white"),
  ])("is declined where it does not fit: %s", (text) => {
    expect(verdict(card(text))).toBe("declined");
  });
  it("may be all of a reduction that is no matter of life", () => {
    const text =
      "Elf spells you cast cost {G}{W} less to cast. This effect reduces only the amount of colored mana you pay.";
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ rule: { rule: "costs", change: { change: "less", mana: "{G}{W}", colored: true } } }] },
    ]);
  });
});

describe("abilities by what they target (601.2c, 601.2f)", () => {
  const statics = (text: string): readonly unknown[] =>
    abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));
  const equipment = { typeLine: { supertypes: [], types: ["artifact" as const], subtypes: ["Equipment"] } };
  const WHICH = [
    ["Abilities you activate", { kind: "ability", who: { who: "you" } }],
    ["Equip abilities you activate", { kind: "equip", who: { who: "you" } }],
    ["Abilities your opponents activate", { kind: "ability", who: { who: "opponents" } }],
    ["Activated abilities of Equipment you control", { kind: "ability" }],
  ] as const;
  const AIMS = [
    ["this creature", { is: "self" }],
    ["a Bear you control", { is: "and" }],
  ] as const;
  const CHANGES = ["more", "less"] as const;

  it.each(
    WHICH.flatMap((which) => AIMS.flatMap((aim) => CHANGES.map((change) => [...which, ...aim, change] as const))),
  )("%s (%j) that target %s (%j) cost {2} %s", (words, rule, aim, aimed, change) => {
    expect(statics(`${words} that target ${aim} cost {2} ${change} to activate.`)).toMatchObject([
      { rule: { rule: "costs", ...rule, aimed, change: { change, mana: "{2}" } } },
    ]);
  });
  it.each([
    ["Activate only once each turn.", { limits: [{ only: "oncePerTurn" }] }],
    ["This ability costs {1} less to activate for each Bear you control.", { reduction: { mana: "{1}" } }],
    [
      "This ability costs {X} less to activate, where X is the power of the creature it targets.",
      { reduction: { times: { amount: "stat", stat: "power", of: { what: "target", slot: 0 } } } },
    ],
  ] as const)("equip, of which it is said: %s", (rider, said) => {
    for (const equip of ["Equip {4}", "Equip—Discard a card"])
      expect(abilities(card(`${equip}. ${rider}`, equipment))).toMatchObject([
        { keyword: { keyword: "equip", ...said } },
      ]);
  });
  it.each(["{3} or discard a card", "{3} or remove a counter from this Equipment"])("Equip—Pay %s", (cost) => {
    expect(abilities(card(`Equip—Pay ${cost}.`, equipment))).toMatchObject([
      { keyword: { keyword: "equip", cost: [{ pay: "oneOf", of: [{}, {}] }] } },
    ]);
  });
});

describe("costs for a while", () => {
  const ability = (text: string) => effectsOf(abilities(card(text)));

  it.each([
    "until your next turn, creature spells you cast cost {1} less to cast",
    "creature spells you cast this turn cost {1} less to cast",
    "creature spells cost {1} less to cast this turn",
  ])("%s", (text) => {
    expect(ability(`{T}: ${text.charAt(0).toUpperCase()}${text.slice(1)}.`)).toMatchObject([
      { do: "rule", rules: [{ rule: "costs", kind: "spell", change: { change: "less", mana: "{1}" } }] },
    ]);
  });
  it("of a player who was spoken of", () => {
    const text = "{T}: Target player draws a card. Spells they cast this turn cost {2} more to cast.";
    expect(ability(text)).toMatchObject([{}, { rules: [{ who: { who: "target", slot: 0 } }] }]);
  });
});

describe("costs announced", () => {
  const MARCH = "As an additional cost to cast this spell, you may exile any number of";
  it("for each card exiled", () => {
    const text = `${MARCH} red cards from your hand. This spell costs {2} less to cast for each card exiled this way.\nDraw a card.`;
    const [cost] = abilities(spell(text));
    expect(cost).toMatchObject({
      effects: [
        { rule: { rule: "additionalCost", optional: true, repeatable: true, cost: [{ pay: "exile" }] } },
        { rule: { rule: "costs", change: { times: { amount: "timesPaid", name: "additional" } } } },
      ],
    });
  });
  it("from one's own hand", () => {
    const text = `${MARCH} red cards from your graveyard. This spell costs {2} less to cast for each card exiled this way.\nDraw a card.`;
    expect(verdict(spell(text))).toBe("declined");
  });
  it.each(["flashback", "escape"] as const)("less by its %s", (keyword) => {
    const cost = keyword === "escape" ? "Escape—{8}{G}, Exile a card from your graveyard" : "Flashback {8}{G}";
    const text = `Draw a card.\n${cost}. This spell costs {X} less to cast this way, where X is the greatest mana value among your commanders.`;
    const read = verdict(spell(text));
    if (keyword === "escape") return expect(read).toBe("declined");
    return expect(abilities(spell(text)).slice(1)).toMatchObject([
      { keyword: { keyword } },
      { if: { if: "castWith", method: keyword }, effects: [{ rule: { rule: "costs", change: { change: "less" } } }] },
    ]);
  });
});

describe("the next spell costs", () => {
  it.each([
    ["less", "{1}"],
    ["more", "{2}"],
  ])("%s: %s", (change, mana) => {
    expect(
      abilities(
        card(`Whenever you attack, the next creature spell you cast this turn costs ${mana} ${change} to cast.`),
      ),
    ).toMatchObject([
      {
        body: {
          effects: [
            {
              do: "nextSpell",
              modifications: [{ ability: { effects: [{ rule: { rule: "costs", change: { change, mana } } }] } }],
            },
          ],
        },
      },
    ]);
  });
  it("no X that is known only later", () => {
    const text =
      "Whenever you attack, the next spell you cast this turn costs {X} less to cast, where X is your life total.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("spells you cast for a while", () => {
  it("can't be countered", () => {
    expect(abilities(spell("Creature spells you cast this turn can't be countered."))).toMatchObject([
      { body: { effects: [{ do: "rule", rules: [{ rule: "cantBeCountered" }], duration: "endOfTurn" }] } },
    ]);
  });
});

describe("the first ability that targets something", () => {
  const WHEN = ["during your turn", "during each of your turns", "each turn"];
  const AIM = ["a creature you control", "this creature", "a land"];

  it.each(product(product(WHEN, AIM), ["{2} less", "{1} more"]))("%j costs %s", ([when, aim], change) => {
    const text = `The first activated ability you activate ${when} that targets ${aim} costs ${change} to activate.`;
    const [only] = abilities(card(text));
    const before = { if: "not", of: { event: { on: "activate", ability: { is: "targets" } } } };
    expect(only).toMatchObject({
      effects: [{ rule: { rule: "costs", kind: "ability", change: { change: change.slice(4) } } }],
      if: { of: when === "each turn" ? [before] : [{ if: "turnOf" }, before] },
    });
  });
});

describe("spells that cost less and can't be countered", () => {
  it.each(["Creature spells you cast", "Spells you cast with mana value 5 or greater"])("%s", (what) => {
    expect(abilities(card(`${what} cost {1} less to cast and can't be countered.`))).toMatchObject([
      { effects: [{ rule: { rule: "costs", who: { who: "you" } } }, { rule: { rule: "cantBeCountered" } }] },
    ]);
  });
});

describe("what foretelling costs", () => {
  const FORETELLS = [
    ["The first card you foretell each turn costs {0} to foretell.", { change: "set", mana: "{0}" }],
    ["Foretelling cards from your hand costs {1} less.", { change: "less", mana: "{1}" }],
  ] as const;

  it.each(FORETELLS)("%s", (text, change) => {
    expect(abilities(card(text))).toMatchObject([{ effects: [{ rule: { kind: "foretell", change } }] }]);
  });
});

describe("less for spells cast this way", () => {
  const EXILES = "Whenever Mossback Tern attacks, exile the top card of your library.\n";

  it.each(["{1}", "{2}", "{G}"])("%s", (less) => {
    const text = `${EXILES}{T}: Until end of turn, you may play cards exiled with Mossback Tern. Spells you cast this way cost ${less} less to cast.`;
    expect(abilities(card(text))).toMatchObject([
      {},
      {
        body: {
          effects: [
            {
              rules: [{ play: true }, { rule: "mayPlay", change: { change: "less", mana: less } }],
              duration: "endOfTurn",
            },
          ],
        },
      },
    ]);
  });
  it("is said of a permission", () => {
    expect(verdict(card("{T}: Draw a card. Spells you cast this way cost {2} less to cast."))).toBe("declined");
  });
});

describe("what it costs to cast from elsewhere", () => {
  const rulesOf = (text: string): unknown =>
    abilities(card(text)).map((one) => (one.kind === "static" ? one.effects : undefined));

  it.each(["The flashback cost", "Its flashback cost"])("%s", (words) => {
    const text = `Each sorcery card in your graveyard has flashback. ${words} is equal to its mana cost.`;
    expect(rulesOf(text)).toMatchObject([
      [{ modifications: [{ ability: { keyword: { keyword: "flashback", cost: [{ pay: "manaCost" }] } } }] }],
    ]);
  });
});

describe("what spells and abilities cost by what they do or by how they are cast", () => {
  const rulesOf = (text: string): readonly unknown[] =>
    abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));
  const ruled = (...rules: readonly object[]): readonly object[] => rules.map((rule) => ({ static: "rule", rule }));

  it.each([
    ["Flashback costs you pay cost {2} less.", { kind: "spell", method: "flashback", who: { who: "you" } }],
    ["Dash costs your opponents pay cost {1} more.", { method: "dash", who: { who: "opponents" } }],
    ["Spells you cast but don't own cost {1} less to cast.", { who: { who: "you" }, what: { is: "and" } }],
    [
      "Equip abilities you activate that target legendary creatures cost {2} less to activate.",
      { kind: "equip", aimed: { is: "and" } },
    ],
    ["Abilities you activate cost {1} less to activate.", { kind: "ability", who: { who: "you" } }],
    [
      "Each instant spell you cast costs {1} less to cast for each creature it targets.",
      { change: { times: { amount: "targets", of: { what: "current" }, filter: { is: "type" } } } },
    ],
    [
      "This spell costs {1} less to cast for each permanent sacrificed this turn.",
      { change: { times: { amount: "history", of: { on: "sacrifice" } } } },
    ],
  ])("%s", (text, rule) => {
    expect(rulesOf(text)).toMatchObject(ruled({ rule: "costs", ...rule }));
  });
  it("601.2f: for spells of others, too", () => {
    const text = "As an additional cost to cast creature spells, your opponents pay 2 life.";
    expect(rulesOf(text)).toMatchObject(ruled({ rule: "additionalCost", who: { who: "opponents" } }));
  });
  it.each(["Draw a card.", "Add {R}.", "Flip a coin.", "Have an opponent create a 1/1 red Elf creature token."])(
    "702.24a: %s",
    (deed) => {
      const [only] = abilities(card(`Cumulative upkeep—${deed}`));
      expect(only).toMatchObject({ keyword: { keyword: "cumulative upkeep", cost: [], does: [{}] } });
    },
  );
  it("702.24a: no deed that may be impossible", () => {
    expect(verdict(card("Cumulative upkeep—Gain control of a land you don't control."))).toBe("declined");
  });
});
