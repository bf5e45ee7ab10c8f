import { describe, expect, it } from "vitest";
import type { Body } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("what is said of one thing and what it loses for it (613.1f)", () => {
  const enchantment = (text: string) => card(text, { name: "Kindle Dusk", typeLine: typed("enchantment") });

  it.each([
    ['All lands have "{T}: Add {G}" and lose all other abilities.', 1],
    ["All creatures have base power and toughness 0/4, have defender, lose all other abilities, and are blue.", 3],
  ])("%s", (text, more) => {
    const [{ effects }] = abilities(enchantment(text)) as unknown as [{ effects: [{ modifications: unknown[] }] }];
    expect(effects[0].modifications[0]).toEqual({ modify: "loseAbilities" });
    expect(effects[0].modifications).toHaveLength(1 + more);
  });
  it("of what is given nothing there are no others", () =>
    expect(verdict(enchantment("All creatures get +1/+1 and lose all other abilities."))).toBe("declined"));
});

describe("what becomes of one thing for good, behind what is done (611.2c)", () => {
  const deeds = [
    ["put a flying counter on it", { do: "putCounters" }],
    ["untap it", { do: "untap" }],
  ] as const;
  const becomes = [
    ["it becomes a Human Cleric with base power and toughness 3/3", [{ modify: "setSubtypes" }, { modify: "setPT" }]],
    ['it gains "{T}: Add {G}."', [{ modify: "addAbility" }]],
  ] as const;
  it.each(product(deeds, becomes))("%j %j", ([deed, done], [so, modified]) => {
    const sentence = `${deed} and ${so}`;
    const [{ body }] = abilities(
      card(`{1}: If this creature is a Bear, ${sentence}${sentence.endsWith('"') ? "" : "."}`),
    ) as unknown as [{ body: { effects: unknown[] } }];
    expect(body.effects).toMatchObject([
      { do: "if", then: [done, { do: "apply", modifications: modified, duration: "forever" }] },
    ]);
  });
});

describe("what it is meanwhile (205.1, 613.1d)", () => {
  it.each([
    ["it's a land", [{ modify: "setTypes", types: ["land"] }]],
    ["it's a 4/4 Bear creature in addition to its other types", [{ modify: "addTypes" }, { modify: "setPT" }]],
    ["it's an artifact creature and has flying", [{ modify: "addTypes" }, { modify: "addAbility" }]],
  ] as const)("as long as it has a counter, %s", (words, modifications) => {
    const text = `As long as this permanent has a +1/+1 counter on it, ${words}.`;
    const [only] = abilities(card(text, { typeLine: typed("enchantment") }));
    expect(only?.kind === "static" && only.effects).toMatchObject([{ affects: { what: "self" }, modifications }]);
  });
  it("is of other kinds wherever it is", () => {
    expect(abilities(card("Mossback Tern is also an Elf, Goblin, and Wizard."))).toMatchObject([
      { from: "everywhere", characteristicDefining: true, effects: [{ modifications: [{ modify: "addTypes" }] }] },
    ]);
  });
});

describe("what something becomes and nothing else (205.1a, 613.1f)", () => {
  const aura = (text: string) =>
    card(`Enchant permanent\n${text}`, { typeLine: { ...typed("enchantment"), subtypes: ["Aura"] } });

  const becomes = [
    ['a colorless land with "{T}: Add {C}"', ["land"], []],
    ['a colorless Clue artifact with "{2}: Draw a card"', ["artifact"], ["Clue"]],
  ] as const;
  it.each(product(becomes, ["abilities", "card types and abilities"]))("%j, losing all other %s", (what, lost) => {
    const [so, types, subtypes] = what;
    const [, one] = abilities(aura(`Enchanted permanent is ${so} and loses all other ${lost}.`));
    // What it gains comes after what it loses.
    expect(one).toMatchObject({
      effects: [
        {
          modifications: [
            { modify: "setTypes", types, subtypes },
            { modify: "setColors", colors: [] },
            { modify: "loseAbilities" },
            { modify: "addAbility" },
          ],
        },
      ],
    });
  });
  it("keeps its abilities where only card types are lost", () => {
    const [, one] = abilities(
      aura("Enchanted permanent is a Vehicle artifact with crew 5 and it loses all other card types."),
    );
    expect(JSON.stringify(one)).not.toContain("loseAbilities");
    expect(one).toMatchObject({ effects: [{ modifications: [{ modify: "setTypes" }, { modify: "addAbility" }] }] });
  });
});

describe("base power and toughness", () => {
  const ability = (text: string) => effectsOf(abilities(card(text)));

  const self = { what: "self" };
  it.each([
    ["Target creature's base power and toughness become", undefined],
    ["You may have target creature's base power and toughness become", "may"],
    ["You may have the base power and toughness of target creature become", "may"],
  ])("%s", (words, may) => {
    const set = { modify: "setPT", power: 1, toughness: 4 };
    const apply = { do: "apply", to: { what: "target", slot: 0 }, modifications: [set], duration: "endOfTurn" };
    const effect = may === undefined ? apply : { do: "may", effects: [apply] };
    return expect(ability(`{T}: ${words} 1/4 until end of turn.`)).toMatchObject([effect]);
  });
  it.each([
    "Change Mossback Tern's base power and toughness to target creature's power and toughness until end of turn.",
    "Change Mossback Tern's base power and toughness to the power and toughness of target creature until end of turn.",
  ])("%s", (text) => {
    const of = { what: "target", slot: 0 };
    const [power, toughness] = (["power", "toughness"] as const).map((stat) => ({ amount: "stat", stat, of }));
    expect(ability(`{T}: ${text}`)).toMatchObject([
      { to: self, modifications: [{ modify: "setPT", power, toughness }] },
    ]);
  });
  it("both or only power, not one for the other", () => {
    const text = "{T}: You may have this creature's base power become 1/4 until end of turn.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("a creature that becomes another for good", () => {
  const text =
    "{2}: If this creature is a Bear, it becomes a legendary creature named Tarn, the Still, it has base power and toughness 5/5, and it gains “Other creatures you control have indestructible.”";
  it("205.1a: keeps the creature types it has", () =>
    expect(effectsOf(abilities(card(text.replace(/[“”]/g, '"'))))).toMatchObject([
      {
        then: [
          {
            modifications: [
              { modify: "addTypes", supertypes: ["legendary"] },
              { modify: "name", name: "Tarn, the Still" },
            ],
          },
          { modifications: [{ modify: "setPT", power: 5, toughness: 5 }] },
          { modifications: [{ modify: "addAbility" }] },
        ],
      },
    ]));
});

describe("what an object gives itself", () => {
  const GIVEN = ["Whenever Mossback Tern attacks, draw a card.", "{T}: Mossback Tern gets +1/+1 until end of turn."];
  const WAYS = ["As long as Mossback Tern is enchanted, Mossback Tern has", "Mossback Tern has"];

  it.each(product(WAYS, GIVEN))("%s %s", (way, given) => {
    const read = JSON.stringify(abilities(card(`${way} "${given}"`)));
    expect(read).not.toContain("granter");
  });
});

describe("as long as it is so, and otherwise", () => {
  const enchantment = { typeLine: typed("enchantment") };
  const aura = { typeLine: { supertypes: [], types: ["enchantment" as const], subtypes: ["Aura"] } };

  const TESTS = ["you control a Wizard", "it's your turn"];
  const SAID = [
    ["creatures you control get +1/+1", { static: "modify" }],
    ["creatures you control can't block", { static: "rule" }],
  ] as const;
  const all = TESTS.flatMap((test) =>
    SAID.flatMap((a) => SAID.filter((b) => b !== a).map((b) => [test, a, b] as const)),
  );
  it.each(all)("%s: %j, %j", (test, [then, so], [other, else_]) => {
    const text = `As long as ${test}, ${then}. Otherwise, ${other}.`;
    const [first, second, ...more] = abilities(card(text, enchantment));
    expect(more).toEqual([]);
    expect([first, second]).toMatchObject([
      { kind: "static", effects: [so] },
      { kind: "static", effects: [else_], if: { if: "not", of: first?.kind === "static" ? first.if : undefined } },
    ]);
  });
  it.each([
    ["you control", { if: "is", what: { what: "host" } }],
    ["another player controls", { if: "not", of: { if: "is", what: { what: "host" } } }],
  ])("%s enchanted creature", (words, condition) => {
    const text = `Enchant creature\nAs long as ${words} enchanted creature, it gets +2/+2. Otherwise, it can't block.`;
    expect(abilities(card(text, aura))).toMatchObject([{}, { if: condition }, { if: { if: "not", of: condition } }]);
  });
});

it("what is returned is another kind of thing from then on, with a counter on it", () => {
  const text =
    "Return target creature card from your graveyard to the battlefield. Put a flying counter on it. It's a Spirit in addition to its other types.";
  expect(abilities(spell(text))).toMatchObject([
    {
      body: {
        effects: [
          { do: "move", to: { modifications: [{ modify: "addTypes", subtypes: ["Spirit"] }] }, note: "n1" },
          { do: "putCounters", kind: "flying" },
        ],
      },
    },
  ]);
});

describe("a condition, and how long before what lasts", () => {
  const lasting = [
    "until end of turn, creatures you control get +1/+1",
    "until your next turn, creatures can't attack you",
    "until end of turn, target creature gains flying",
    "until end of turn, whenever a creature dies, draw a card",
    "whenever a creature dies this turn, draw a card",
  ];
  const bodyOf = (where: string, text: string): readonly unknown[] => {
    const [only] = abilities(where === "" ? spell(text) : card(where + text));
    return only !== undefined && "body" in only ? only.body.effects : [];
  };
  const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const before = ["", "{1}: ", "When this creature dies, draw a card. "];
  it.each(product(before, lasting))("%j%s", (where, what) => {
    const then = bodyOf("", `${upper(what)}.`);
    expect(bodyOf(where, `If you control a Forest, ${what}.`).at(-1)).toMatchObject({ do: "if", then });
  });
});

describe("after commas, each with a subject of its own", () => {
  const DOES = [
    ["you gain 2 life", "gainLife"],
    ["it deals 1 damage to any target", "damage"],
    ["target player discards a card", "discard"],
  ] as const;
  const LAST = [
    [", and", "you draw a card", "draw"],
    [", then", "each opponent loses 1 life", "loseLife"],
  ] as const;

  const products = DOES.flatMap((one) =>
    DOES.flatMap((two) => LAST.map((last) => [one, two, last] as const)).filter(([a, b]) => a !== b),
  );
  it.each(products)("%j, %j, %j", ([one, doesOne], [two, doesTwo], [join, last, doesLast]) => {
    const text = `When this creature dies, ${one}, ${two}${join} ${last}.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ do: doesOne }, { do: doesTwo }, { do: doesLast }] } },
    ]);
  });

  it.each(["and it gains haste until end of turn", "then it gains haste until end of turn"])("orders, %s", (last) => {
    const text = `Gain control of target creature until end of turn, untap that creature, ${last}.`;
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ do: "gainControl" }, { do: "untap" }, { do: "apply" }] } },
    ]);
  });
});

describe("one of several abilities, by what else is said and where the duration stands", () => {
  const options = [
    ["flying or haste", 2],
    ["flying, vigilance, or haste", 3],
  ] as const;
  const texts = [
    "Target creature gets +1/+1 and gains your choice of OPTIONS until end of turn.",
    "Until end of turn, target creature gets +1/+1 and gains your choice of OPTIONS.",
  ];
  it.each(product(options, texts))("%j, %s", ([words, n], text) => {
    const effects = effectsOf(abilities(spell(text.replace("OPTIONS", words))));
    expect(effects).toMatchObject([{ do: "apply" }, { do: "chooseOne" }]);
    expect((effects[1] as { options: unknown[] }).options).toHaveLength(n);
  });
});

/** What a spell or ability does, and its targets. */
const bodies = (...of: Parameters<typeof abilities>): readonly (Body | undefined)[] =>
  abilities(...of).map((one) => ("body" in one ? one.body : undefined));

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

describe("205.1b: what becomes a creature, and what it stays", () => {
  const whole = (text: string) => abilities(card(text, { typeLine: typed("land") }));
  const bodies = ["2/2 creature", "3/3 red Elemental creature", "legendary 4/4 red Dragon creature"];
  const having = ["", " with haste", " with all creature types", " with flying, haste, and trample"];
  it.each(product(bodies, having))("a %s%s", (body, has) => {
    const changes = (text: string) =>
      (effectsOf(whole(text))[0] as { modifications: readonly { modify: string }[] }).modifications.map(
        ({ modify }) => modify,
      );
    const plain = changes(`{1}: This land becomes a ${body}${has} until end of turn.`);
    const kept = changes(`{1}: This land becomes a ${body}${has} until end of turn. It's still a land.`);
    expect(plain).toContain("setTypes");
    expect(kept).not.toContain("setTypes");
    expect(kept).toContain("addTypes");
    expect(plain.includes("allCreatureTypes")).toBe(has.includes("all creature types"));
    expect(plain.filter((one) => one === "addAbility")).toHaveLength(
      has.includes("trample") ? 3 : has.includes("haste") ? 1 : 0,
    );
  });
});

describe("what it has of the last card exiled with it", () => {
  const json = (text: string, more = {}): string => JSON.stringify(abilities(card(text, more)));
  const WHICH = [
    ["power", ["power"]],
    ["power and toughness", ["power", "toughness"]],
    ["power, toughness, and creature types", ["power", "toughness", "creatureTypesOf"]],
  ] as const;

  const exile = "When this creature enters, you may exile target nontoken creature.";
  it.each(WHICH)("%s", (which, told) => {
    const text = `${exile}\nAs long as a card exiled with this creature is a creature card, this creature has the ${which} of the last creature card exiled with it.`;
    const all = json(text);
    for (const one of told) expect(all).toContain(`"${one}"`);
    expect(all).toContain('"what":"last"');
  });
  it("is still what it was, where its types are others", () => {
    const text = `${exile}\nAs long as a card exiled with this creature is a creature card, this creature has the power, toughness, and creature types of the last creature card exiled with it. It's still a`;
    expect(json(`${text} Bear.`)).toContain('"and":["Bear"]');
    expect(verdict(card(`${text} Goblin.`))).toBe("declined");
  });
});

describe("611.2c: what it becomes for good", () => {
  const BECOMES = [
    ["becomes a Human Detective with base power and toughness 4/4 and gains vigilance", "addAbility"],
    ["becomes a legendary creature named Kindle, the Late", "name"],
  ] as const;

  it.each(BECOMES)("%s", (what, modify) => {
    const [ability] = abilities(card(`{2}: This creature ${what}.`));
    expect(ability).toMatchObject({
      body: {
        effects: [
          {
            do: "apply",
            duration: "forever",
            modifications: expect.arrayContaining([expect.objectContaining({ modify })]),
          },
        ],
      },
    });
  });
});

describe("whichever comes first", () => {
  const FIRST = [
    "cast an instant spell",
    "activate a loyalty ability",
    "activate an ability that isn't a mana ability",
  ] as const;
  const PAIRS = FIRST.flatMap((one, i) => FIRST.slice(i + 1).map((other) => [one, other] as const));

  it.each(PAIRS)("%s or %s", (one, other) => {
    const text = `When you next ${one} or ${other} this turn, copy that spell or ability. You may choose new targets for the copy.`;
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            {
              do: "delayed",
              when: { on: "anyOf", of: [{}, {}] },
              once: true,
              body: { effects: [{ do: "copySpell", what: { what: "eventSpell" }, newTargets: true }] },
            },
          ],
        },
      },
    ]);
  });
});
