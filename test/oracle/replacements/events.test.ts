import { describe, expect, it } from "vitest";
import type { Replacement } from "../../../lib/engine/abilities/replacements.ts";
import { abilities, card, product, spell, verdict } from "../support.ts";

function replaced(text: string): Replacement {
  const [ability] = abilities(card(text));
  const effect = ability?.kind === "static" ? ability.effects[0] : undefined;
  if (effect?.static !== "replace") throw new Error("nothing is replaced");
  return effect.replacement;
}

describe("what would enter or go to a graveyard", () => {
  it("comes under another's control", () => {
    const text =
      "If a creature would enter the battlefield under an opponent's control this turn, it enters under your control instead.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ replacement: { instead: { by: "entering", entering: { control: { who: "you" } } } } }] } },
    ]);
  });
  it.each(["it wasn't cast", "no mana was spent to cast it", "it wasn't cast or no mana was spent to cast it"])(
    "is exiled if %s",
    (test) => {
      expect(replaced(`If this creature would enter and ${test}, exile it instead.`)).toMatchObject({
        of: { on: "move", object: { is: "self" }, to: "battlefield" },
        if: {},
        instead: { by: "destination", to: { zone: "exile" } },
      });
    },
  );
  it.each([
    ["green", { is: "color", color: "G" }],
    ["black or red", { is: "or" }],
  ])("is %s, whatever it is", (color, object) => {
    const text = `If a ${color} permanent, spell, or card not on the battlefield would be put into a graveyard, exile it instead.`;
    expect(replaced(text)).toMatchObject({ of: { object, to: "graveyard" } });
  });
  it("is said of one kind only, where it names one", () => {
    const text =
      "If a green creature, spell, or card not on the battlefield would be put into a graveyard, exile it instead.";
    expect(verdict(card(text))).toBe("declined");
  });
  it("is a card that you didn't control", () => {
    const text =
      "If a card you didn't control would be put into an opponent's graveyard from anywhere, exile it instead.";
    expect(replaced(text)).toMatchObject({
      of: { object: { of: [{ is: "card" }, { is: "ownedBy" }, { is: "not", of: { is: "controlledBy" } }] } },
    });
  });
});

describe("614.1a: searching less than a library, and sacrificing nothing", () => {
  it("reads rules of players by who they are", () => {
    expect(
      abilities(
        card("If an opponent would search a library, that player searches the top four cards of that library instead."),
      ),
    ).toMatchObject([{ effects: [{ rule: { rule: "searchTop", who: { who: "opponents" }, count: 4 } }] }]);
    expect(
      abilities(card("Spells and abilities your opponents control can't cause you to sacrifice permanents.")),
    ).toMatchObject([{ effects: [{ rule: { rule: "cantBeSacrificed", causedBy: { who: "opponents" } } }] }]);
  });
});

describe("exiled as it resolves", () => {
  const SPELLS = ["an instant or sorcery spell", "a red instant or sorcery spell from your hand"];
  const INTO = ["your graveyard", "its owner's graveyard", "a graveyard"];
  const AFTER = [
    "",
    " If you do, return it to your hand at the beginning of the next end step.",
    " If you do, draw a card.",
  ];

  it.each(product(product(SPELLS, INTO), AFTER))("%j%s", ([what, into], after) => {
    const text = `Whenever you cast ${what}, exile that card instead of putting it into ${into} as it resolves.${after}`;
    const [only] = abilities(card(text));
    expect(only).toMatchObject({
      body: {
        effects: [{ replacement: { of: { on: "move", from: "stack", resolved: true }, instead: { by: "effects" } } }],
      },
    });
    expect(JSON.stringify(only).includes('"if":"did"')).toBe(after !== "");
  });
  it("with counters", () => {
    const text =
      "Whenever you cast an instant spell, exile that card with a dream counter on it instead of putting it into your graveyard as it resolves.";
    expect(JSON.stringify(abilities(card(text)))).toContain('"kind":"dream"');
  });
  it.each(["instant", "sorcery", "instant or sorcery"])("put into the hand, the next %s spell", (kind) => {
    const text = `{2}: The next time you cast ${kind === "sorcery" ? "a" : "an"} ${kind} spell from your hand this turn, put that card into your hand instead of into your graveyard as it resolves.`;
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{ do: "nextSpell", duration: "endOfTurn" }] } }]);
  });
});

describe("instead of countering", () => {
  const WHO = [
    ["a spell or ability you control", { who: "you" }],
    ["a spell or ability an opponent controls", { who: "opponents" }],
  ] as const;

  it.each(product(WHO, ["spell", "creature spell"]))("%j would counter a %s", ([by, who], what) => {
    const text = `If ${by} would counter a ${what}, instead exile that spell and you may play that card without paying its mana cost.`;
    expect(abilities(card(text))).toMatchObject([
      {
        effects: [
          { replacement: { of: { on: "countered", by: who }, instead: { effects: [{ do: "move" }, { do: "cast" }] } } },
        ],
      },
    ]);
  });
});

describe("what happens instead of losing the game, by who and what", () => {
  const who = [
    ["you would", { who: "you" }],
    ["a player would", { who: "each" }],
  ] as const;
  const then = [
    ["draw seven cards", ["draw"]],
    ["shuffle your hand, your graveyard, and all permanents you own into your library", ["move"]],
    ["draw seven cards and your life total becomes 20", ["draw", "setLife"]],
  ] as const;
  it.each(product(who, then))("%j, %j", ([words, who], [done, kinds]) => {
    const [only] = abilities(card(`If ${words} lose the game, instead ${done}.`));
    expect(only).toMatchObject({
      effects: [
        {
          replacement: {
            of: { on: "loseGame", who },
            instead: { by: "effects", effects: kinds.map((kind) => ({ do: kind })) },
          },
        },
      ],
    });
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

const effectsOfText = (text: string): readonly unknown[] =>
  abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));

const replacements = (text: string): readonly unknown[] =>
  effectsOfText(text).map((one) => (one as { readonly replacement?: unknown }).replacement);

describe("what is done instead of what was told (614.1a)", () => {
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

describe("another amount of what a player would do (614.1a)", () => {
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
