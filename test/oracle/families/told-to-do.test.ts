import { describe, expect, it } from "vitest";
import { abilities, card, spell, verdict } from "../support.ts";

/** What replaces keyword actions, dice and coins; choices as something enters; landwalk and its kin. */

const effectsOf = (text: string): readonly unknown[] =>
  abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));
const replacements = (text: string): readonly unknown[] =>
  effectsOf(text).map((one) => (one as { readonly replacement?: unknown }).replacement);

const ACTS = [
  ["you would scry a number of cards", { act: "scry", who: { who: "you" } }],
  ["you would surveil", { act: "surveil", who: { who: "you" } }],
  ["you would learn", { act: "learn", who: { who: "you" } }],
  ["a creature you control would explore", { act: "explore", object: { is: "and" } }],
  ["another Bear you control would connive", { act: "connive", object: { is: "and" } }],
  ["a player would mill one or more cards", { act: "mill", who: { who: "each" } }],
] as const;
const INSTEAD = [
  ["you gain 2 life instead", [{ do: "gainLife", amount: 2 }]],
  ["instead put a +1/+1 counter on this creature", [{ do: "putCounters" }]],
  ["instead you draw a card and you gain 1 life", [{ do: "draw" }, { do: "gainLife" }]],
] as const;

describe("what is done instead of what was told (614.1a)", () => {
  it.each(ACTS.flatMap((act) => INSTEAD.map((instead) => [...act, ...instead] as const)))(
    "if %s (%j), %s",
    (would, of, words, effects) => {
      expect(replacements(`If ${would}, ${words}.`)).toMatchObject([
        { of: { on: "told", ...of }, instead: { by: "effects", effects } },
      ]);
    },
  );
  it.each([
    ["you would proliferate, proliferate twice instead", "proliferate", { amount: "times", factor: 2 }],
    ["you would flip a coin, instead flip two coins and ignore one", "flipCoin", { amount: "times", factor: 2 }],
    [
      "you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll",
      "rollDice",
      { amount: "sum", of: [{ amount: "event" }, 1] },
    ],
    [
      "an opponent would mill one or more cards, they mill that many cards plus two instead",
      "mill",
      { amount: "sum", of: [{ amount: "event" }, 2] },
    ],
  ] as const)("if %s", (words, act, amount) => {
    expect(replacements(`If ${words}.`)).toMatchObject([{ of: { act }, instead: { by: "amount", amount } }]);
  });
});

const WHO = [
  ["you", "you", "many", { who: "you" }],
  ["an opponent", "they", "many", { who: "opponents" }],
  ["a player", "that player", "one", { who: "each" }],
] as const;
const SO_MUCH = [
  ["gain life", { many: "gain", one: "gains" }, "that much life", { on: "gainLife" }],
  ["lose life", { many: "lose", one: "loses" }, "that much life", { on: "loseLife" }],
  ["draw two or more cards", { many: "draw", one: "draws" }, "that many cards", { on: "drawCards" }],
  ["mill one or more cards", { many: "mill", one: "mills" }, "that many cards", { on: "told", act: "mill" }],
] as const;
const OTHER = [
  ["twice SO", { amount: "times", factor: 2 }],
  ["SO minus 2", { amount: "minus", of: 2 }],
  ["half SO instead, rounded down", { amount: "half", round: "down" }],
] as const;
describe("another amount of what a player would do (614.1a)", () => {
  it.each(WHO.flatMap((who) => SO_MUCH.flatMap((so) => OTHER.map((other) => [...who, ...so, ...other] as const))))(
    "if %s would, %s do (%s %j) so much of it: %s",
    (who, they, form, whose, would, verb, much, on, words, amount) => {
      const said = words.replace("SO", much).replace("minus 2", much.endsWith("life") ? "minus 2" : "minus two");
      const text = `If ${who} would ${would}, ${they} ${verb[form]} ${said}${said.includes("instead") ? "" : " instead"}.`;
      expect(replacements(text)).toMatchObject([{ of: { ...on, who: whose }, instead: { by: "amount", amount } }]);
    },
  );
  it.each(["you gain twice that much life", "that player draws a card"])("is of whoever would: not %s", (words) => {
    const text = `If ${words.startsWith("you") ? "an opponent" : "you"} would gain life, ${words} instead.`;
    if (words.startsWith("you")) expect(replacements(text)).not.toMatchObject([{ instead: { by: "amount" } }]);
    else expect(verdict(card(text))).toBe("declined");
  });
});

describe("what is said after what happens instead", () => {
  const LATER = "If a creature would die this turn, exile it instead.";
  it("is part of that where it speaks of what was moved (614.6)", () => {
    const text = `${LATER} Return it to its owner's hand at the beginning of the next end step.`;
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [{ do: "replace", replacement: { instead: { effects: [{ do: "move" }, { do: "delayed" }] } } }],
        },
      },
    ]);
  });
  it("is an instruction of its own where it doesn't", () => {
    expect(abilities(spell(`${LATER} Draw a card.`))).toMatchObject([
      { body: { effects: [{ do: "replace", replacement: { instead: { by: "destination" } } }, { do: "draw" }] } },
    ]);
  });
  it("knows nothing of how much there would be", () => {
    const text = "Until end of turn, if you would gain life, draw that many cards instead. You lose that much life.";
    expect(verdict(spell(text))).toBe("declined");
  });
});

describe("choices as it enters (614.12a)", () => {
  it.each([
    ["a flying counter or a +1/+1 counter on it", ["flying", "+1/+1"], 1],
    ["a +1/+1, first strike, or vigilance counter on it", ["+1/+1", "first strike", "vigilance"], 1],
    ["two different counters on it from among menace, reach, and lifelink", ["menace", "reach", "lifelink"], 2],
  ] as const)("enters with its controller's choice of %s", (words, kinds, count) => {
    expect(replacements(`This creature enters with your choice of ${words}.`)).toMatchObject([
      { instead: { asItEnters: [{ count, oneOf: kinds.map((kind) => ({ kind, count: 1 })) }] } },
    ]);
  });
  it.each([
    ["artifact, creature, or land", { quality: "someType", among: ["artifact", "creature", "land"] }],
    ["instant or sorcery", { quality: "someType", among: ["instant", "sorcery"] }],
    ["a card type other than creature or land", { quality: "someType", except: ["creature", "land"] }],
    ["Elf, Goblin, or Giant", { quality: "someType", among: ["Elf", "Goblin", "Giant"] }],
    ["left or right", { quality: "word", words: ["left", "right"] }],
  ] as const)("as it enters, choose %s", (words, choose) => {
    expect(replacements(`As this creature enters, choose ${words}.`)).toMatchObject([
      { instead: { asItEnters: [{ choose }] } },
    ]);
  });
  it.each(["player", "opponent"])(
    "as it enters, choose a %s, and what it enters with, of whom it speaks or not",
    (who) => {
      const chosen = `As this creature enters, choose ${who === "player" ? "a" : "an"} ${who}.`;
      const counters = [{ kind: "+1/+1" }];
      expect(replacements(`${chosen} This creature enters with two +1/+1 counters on it.`)).toMatchObject([
        { instead: { asItEnters: [{ choose: { quality: who } }] } },
        { instead: { entering: { counters } } },
      ]);
      const each = "This creature enters with a +1/+1 counter on it for each land that player controls.";
      expect(replacements(`${chosen} ${each}`)).toMatchObject([
        { instead: { asItEnters: [{ choose: { quality: who } }, { then: { counters } }] } },
      ]);
    },
  );
  it.each(["sacrifice a land", "discard a card", "return a Bear you control to its owner's hand"])(
    "with counters if its controller likes to %s",
    (cost) => {
      const text = `As this creature enters, you may ${cost}. If you do, it enters with two +1/+1 counters on it.`;
      expect(replacements(text)).toMatchObject([
        { instead: { asItEnters: [{ payOr: [{}], paid: { counters: [{ kind: "+1/+1", count: 2 }] } }] } },
      ]);
    },
  );
});

const WALKS = ["Plains", "Island", "Swamp", "Mountain", "Forest", "Desert"];
describe("landwalk by its land (702.14a)", () => {
  it.each(WALKS)("of %s", (land) => {
    const word = `${land.toLowerCase()}walk`;
    expect(effectsOf(`Creatures with ${word} get +1/+1.`)).toMatchObject([
      { affects: { filter: { of: [{}, { is: "keyword", keyword: "landwalk", land }] } } },
    ]);
    expect(effectsOf(`All creatures lose flying and ${word}.`)).toMatchObject([
      { modifications: [{ keyword: "flying" }, { keyword: "landwalk", land }] },
    ]);
    const text = `Creatures with ${word} can be blocked as though they didn't have ${word}.`;
    expect(effectsOf(text)).toMatchObject([{ rule: { rule: "blockAsThough", ignoring: "landwalk", land } }]);
  });
  it.each(["landwalk", "protection"])("all kinds of %s that others have", (keyword) => {
    const text = `As long as a creature card with flying is in a graveyard, this creature has flying. The same is true for reach and ${keyword}.`;
    const of = { what: "all", filter: { of: [{}, { is: "keyword", keyword }] }, in: "graveyard" };
    expect(abilities(card(text)).at(-1)).toMatchObject({
      if: { if: "exists", what: of },
      effects: [{ modifications: [{ modify: "abilitiesOf", keyword, of }] }],
    });
  });
});

describe("said of two kinds, or in a quote that ends in a comma", () => {
  it.each(["as though they had flash", "from the top of your library"])("spells of either kind: %s", (how) => {
    const either = { is: "or", of: [{}, {}] };
    const [rule] = effectsOf(`You may cast Bear spells and artifact spells ${how}.`) as { readonly rule: unknown }[];
    expect(JSON.stringify(rule)).toContain(JSON.stringify(either.is));
  });
  it.each([
    ["Each Bear and Elf you control has flying.", ["Bear", "Elf"]],
    ["Each artifact and land you control has hexproof.", ["artifact", "land"]],
  ] as const)("%s", (text, names) => {
    const [effect] = effectsOf(text);
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
