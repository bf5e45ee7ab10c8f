import { describe, expect, it } from "vitest";
import type { Body } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("words of keywords", () => {
  it.each([
    ["Snow swampwalk", { keyword: "landwalk", filter: { is: "and" } }],
    ["Protection from snow", { keyword: "protection", filter: { is: "supertype", supertype: "snow" } }],
    ["Protection from mana value 3 or less", { keyword: "protection", filter: { is: "stat", stat: "manaValue" } }],
    ["Artifact landcycling {2}", { keyword: "typecycling", filter: { is: "and" } }],
  ])("%s", (text, keyword) => {
    expect(abilities(card(text))).toMatchObject([{ keyword }]);
  });
});

describe("abilities in quotes", () => {
  const aura = (text: string) =>
    card(`Enchant creature\n${text}`, {
      typeLine: { supertypes: [], types: ["enchantment"], subtypes: ["Aura"] },
    });

  it("207.2c: behind an ability word, with the token's own name", () => {
    const [only] = abilities(
      spell(
        'Create Zubo, a legendary 2/2 green Cat creature token with "Landfall — Whenever a land you control enters, put a +1/+1 counter on Zubo."',
      ),
    );
    const ability = { kind: "triggered", body: { effects: [{ on: { objects: { what: "self" } } }] } };
    expect(only).toMatchObject({ body: { effects: [{ token: { name: "Zubo", abilities: [ability] } }] } });
  });
  it.each([
    ["[0]", 0],
    ["[+1]", 1],
    ["[−12]", -12],
  ])("606.4: the loyalty symbol %s", (symbol, amount) => {
    const [only] = abilities(card(`Planeswalkers you control have "${symbol}: Proliferate."`));
    const ability = { costs: [{ pay: "loyalty", amount }] };
    expect(only).toMatchObject({ effects: [{ modifications: [{ modify: "addAbility", ability }] }] });
  });
  it("613.1f: the triggered abilities of another besides", () => {
    const text = (which: string) => aura(`Enchanted creature has all ${which} abilities of creatures you control.`);
    const [, both] = abilities(text("activated and triggered"));
    expect(both).toMatchObject({ effects: [{ modifications: [{ modify: "abilitiesOf", triggered: true }] }] });
    const [, one] = abilities(text("activated"));
    expect(JSON.stringify(one)).not.toContain("triggered");
  });
});

describe("several words of small parts", () => {
  /** What a spell or ability does, and its targets. */
  const bodies = (...of: Parameters<typeof abilities>): readonly (Body | undefined)[] =>
    abilities(...of).map((one) => ("body" in one ? one.body : undefined));

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

describe("named chapters (207.2d, 714.2)", () => {
  const saga = (text: string) => card(text, { typeLine: { ...typed("enchantment"), subtypes: ["Saga"] } });
  const names = ["Pain", "Crescent Moon", "Hall of the Sun"];
  const chapters = ["I", "I, II", "II, III, IV"];
  it.each(product(names, chapters))("%s for %s", (name, numbers) => {
    const plain = abilities(saga(`${numbers} — Draw a card.`));
    expect(plain).toHaveLength(numbers.split(",").length);
    expect(abilities(saga(`${numbers} — ${name} — Draw a card.`))).toEqual(plain);
  });
  it("takes no choice for a name", () => {
    const [modal] = abilities(saga("I — Choose one —\n• Draw a card.\n• You gain 3 life."));
    expect(modal).toMatchObject({ body: { modes: { options: [{}, {}] } } });
    expect(verdict(saga("I — Destroy it — Draw a card."))).toBe("declined");
  });
});

describe("quotes that the sentence goes on after", () => {
  const ends = ["and flying", "and haste"];
  const starts = ["", "vigilance, "];
  it.each(product(starts, ends))("%s...%s", (start, end) => {
    const text = `Target creature gains ${start}"This creature can't block," ${end} until end of turn.`;
    const [effect] = effectsOf(abilities(spell(text))) as [{ modifications: unknown[] }];
    expect(effect.modifications).toHaveLength(start === "" ? 2 : 3);
  });
});

describe("said of two kinds, or in a quote that ends in a comma", () => {
  const effectsOfText = (text: string): readonly unknown[] =>
    abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));

  it.each(["as though they had flash", "from the top of your library"])("spells of either kind: %s", (how) => {
    const either = { is: "or", of: [{}, {}] };
    const [rule] = effectsOfText(`You may cast Bear spells and artifact spells ${how}.`) as {
      readonly rule: unknown;
    }[];
    expect(JSON.stringify(rule)).toContain(JSON.stringify(either.is));
  });
  it.each([
    ["Each Bear and Elf you control has flying.", ["Bear", "Elf"]],
    ["Each artifact and land you control has hexproof.", ["artifact", "land"]],
  ] as const)("%s", (text, names) => {
    const [effect] = effectsOfText(text);
    for (const name of names) expect(JSON.stringify(effect)).toContain(`"${name}"`);
  });
  it("keeps what is quoted apart from what comes after", () => {
    const text = `Equipped creature gets +1/+0, has "Whenever this creature attacks, you gain 1 life," and is a Bear in addition to its other types.`;
    const typeLine = { supertypes: [], types: ["artifact" as const], subtypes: ["Equipment"] };
    const [only] = abilities(card(text, { typeLine }));
    expect(only?.kind === "static" && only.effects).toMatchObject([
      { modifications: [{ modify: "addPT" }, { modify: "addAbility" }, { modify: "addTypes", subtypes: ["Bear"] }] },
    ]);
  });
  it("declines a card type that nothing can be", () => {
    expect(verdict(card("As this creature enters, choose artifact, Bear, or land."))).toBe("declined");
  });
});

describe("further", () => {
  it("life for each target", () => {
    const text = "This spell costs 3 life more to cast for each target.\nDestroy any number of target creatures.";
    expect(abilities(spell(text))).toMatchObject([
      { effects: [{ rule: { rule: "additionalCost", cost: [{ pay: "life", amount: { factor: 3 } }] } }] },
      {},
    ]);
  });
  it.each(["land", "nonland"])("explores a %s card", (kind) => {
    expect(abilities(card(`Whenever a creature you control explores a ${kind} card, draw a card.`))).toMatchObject([
      { when: { on: "explore", card: kind } },
    ]);
  });
  it("an Aura on another Aura's creature", () => {
    const text = "Enchant creature with another Aura attached to it";
    expect(
      abilities(card(text, { typeLine: { supertypes: [], types: ["enchantment"], subtypes: ["Aura"] } })),
    ).toMatchObject([
      { keyword: { filter: { of: [{ is: "type" }, { is: "hasAttached", filter: { of: [{ is: "another" }, {}] } }] } } },
    ]);
  });
  it.each([2, 3])("%s of one name", (n) => {
    const word = ["two", "three"][n - 2];
    const text = `When this creature enters, if you control ${word} or more permanents with the same name as one another, draw a card.`;
    expect(abilities(card(text))).toMatchObject([
      { interveningIf: { amount: { amount: "mostAlike", quality: "name" }, value: { compare: ">=", to: n } } },
    ]);
  });
  it("mana of the colors of two kinds", () => {
    expect(
      abilities(card("{T}: Add one mana of any color among legendary creatures and planeswalkers you control.")),
    ).toMatchObject([
      {
        body: {
          effects: [
            {
              mana: {
                add: "colorsOf",
                of: { filter: { of: [{ is: "supertype" }, { is: "or" }, { is: "controlledBy" }] } },
              },
            },
          ],
        },
      },
    ]);
  });
  it("an alternative cost by what it costs", () => {
    const text =
      "You may pay {1}{B} rather than pay this spell's mana cost.\nIf the {1}{B} cost was paid, draw a card.";
    expect(abilities(spell(text))).toMatchObject([
      {},
      { body: { effects: [{ condition: { if: "castWith", method: "alternative" } }] } },
    ]);
    expect(verdict(spell("If the {1}{B} cost was paid, draw a card."))).toBe("declined");
  });
});

describe("a full stop where the sentence goes on", () => {
  const SEARCH = "search your library for a land card, reveal it, put it into your hand";
  it("is read as the comma it stands for", () => {
    const [comma] = abilities(card(`When this creature enters, you may ${SEARCH}, then shuffle.`));
    const [stop] = abilities(card(`When this creature enters, you may ${SEARCH}. then shuffle.`));
    expect(stop).toEqual(comma);
  });
  it("begins another one before a capital", () =>
    expect(
      verdict(card(`When this creature enters, you may ${SEARCH}. Then shuffle.`, { typeLine: typed("creature") })),
    ).toBe("declined"));
});
