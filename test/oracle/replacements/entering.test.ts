import { describe, expect, it } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("how permanents enter for a while", () => {
  it.each([
    ["Creatures enter tapped this turn.", { tapped: true }],
    ["Until end of turn, artifacts your opponents control enter tapped.", { tapped: true }],
    ["Creatures you control enter with an additional +1/+1 counter on them this turn.", { counters: [{ count: 1 }] }],
    [
      "This turn, each creature you control enters with an additional +1/+1 counter on it.",
      { counters: [{ count: 1 }] },
    ],
    ["Each Elf enters with an additional +1/+1 counter on it this turn.", { counters: [{ count: 1 }] }],
  ])("%s", (text, entering) => {
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "replace", replacement: { of: { to: "battlefield" }, instead: { entering } }, duration: "endOfTurn" },
          ],
        },
      },
    ]);
  });
});

describe("as it enters or is turned face up", () => {
  it.each(["5/1 or 1/5", "4/4, 3/5, or 5/3"])("one of the sizes %s", (sizes) => {
    const text = `As this creature enters or is turned face up, it becomes your choice of ${sizes}.`;
    const count = sizes.match(/\//g)?.length;
    const [only] = abilities(card(text));
    const become = { length: count };
    expect(only).toMatchObject({
      effects: [
        { replacement: { of: { on: "move" }, instead: { asItEnters: [{ become }] } } },
        { replacement: { of: { on: "turnFaceUp" }, instead: { by: "also", become } } },
      ],
    });
  });
  it.each(["two +1/+1 counters on it", "a shield counter on it", "X +1/+1 counters on it, where X is your life total"])(
    "with %s",
    (what) => {
      const read = abilities(card(`As this creature enters or is turned face up, put ${what}.`));
      expect(read).toMatchObject([
        {
          effects: [
            { replacement: { instead: { entering: { counters: [{}] } } } },
            { replacement: { instead: { effects: [{ do: "putCounters", on: { objects: { what: "self" } } }] } } },
          ],
        },
      ]);
    },
  );
  it("targets nothing", () => {
    expect(verdict(card("As this creature enters or is turned face up, destroy target land."))).toBe("declined");
  });
});

describe("a copy as it enters", () => {
  const COPIED = ["any creature on the battlefield", "a creature you control", "any artifact on the battlefield"];

  it.each(product(COPIED, ["", ", except it has haste"]))("of %s until end of turn%s", (what, but) => {
    const text = `As this creature enters, you may have it become a copy of ${what} until end of turn${but}.`;
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ replacement: { instead: { by: "enterAsCopy", until: "endOfTurn" }, optional: { who: "you" } } }] },
    ]);
  });
  const done = ["tap the copied creature", "destroy that creature", "you gain 2 life"];
  it.each(done)("of a creature; when you do, %s", (then) => {
    const text = `You may have this creature enter as a copy of any creature on the battlefield. When you do, ${then}.`;
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ replacement: { instead: { by: "enterAsCopy", whenDone: { effects: [{}] } } } }] },
    ]);
  });
  it("is called by what it is of", () => {
    const text =
      "You may have this creature enter as a copy of any artifact on the battlefield. When you do, tap the copied creature.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("others that enter with counters", () => {
  it.each(["flying", "shield"])("a %s counter on each of them", (kind) => {
    expect(abilities(card(`Artifacts you control enter with a ${kind} counter on them.`))).toMatchObject([
      { effects: [{ replacement: { instead: { entering: { counters: [{ kind, count: 1 }] } } } }] },
    ]);
  });
});

describe("614.12a: counters it enters with by what was discarded", () => {
  scenario("122.1b: one for each keyword among those cards", (t) => {
    t.cards(`
  Test Apex {0}
  Creature — Bear
  As this creature enters, discard any number of creature cards. It enters with a flying counter on it if a card discarded this way has flying. The same is true for haste and trample.
  1/1

  Test Kite {5}
  Creature — Bird
  Flying, trample
  1/1`);
    t.hand(0, "Test Apex", "Test Kite", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Apex");
    t.resolve();
    t.choose("Test Kite", "Test Bear");
    expect(t.see("Test Apex").counters).toEqual({ flying: 1, trample: 1 });
  });
  it("nothing of a keyword that comes in kinds", () =>
    expect(
      verdict(
        card(
          "As this creature enters, discard any number of creature cards. It enters with a flying counter on it if a card discarded this way has flying. The same is true for haste and protection.",
        ),
      ),
    ).toBe("declined"));
});

describe("what enters has counters besides, by what is said of it", () => {
  const returned = [
    "Return target creature card from your graveyard to the battlefield.",
    "Return up to two target creature cards from your graveyard to the battlefield.",
  ];
  const said = ["That creature enters with a +1/+1 counter on it.", "Each of them enters with a +1/+1 counter on it."];
  it.each(product(returned, said))("%s %s", (first, then) => {
    expect(effectsOf(abilities(spell(`${first} ${then}`)))).toMatchObject([
      { do: "move", to: { zone: "battlefield", counters: [{ kind: "+1/+1", count: 1 }] } },
    ]);
  });
  it("says nothing where nothing enters", () => {
    expect(verdict(spell("Tap target creature. That creature enters with a +1/+1 counter on it."))).toBe("declined");
  });
});

describe("choices as it enters (614.12a)", () => {
  const effectsOfText = (text: string): readonly unknown[] =>
    abilities(card(text)).flatMap((one) => (one.kind === "static" ? one.effects : []));
  const replacements = (text: string): readonly unknown[] =>
    effectsOfText(text).map((one) => (one as { readonly replacement?: unknown }).replacement);

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

describe("a word that several choose as it enters", () => {
  const CHOOSERS = [
    ["each player", "players", { who: "each" }],
    ["each opponent", "opponents", { who: "opponents" }],
  ] as const;

  it.each(product(CHOOSERS, ["storm", "calm"]))("%j: %s", ([who, whose, each], word) => {
    const text = `As this creature enters, ${who} chooses storm or calm.\nCreatures controlled by ${whose} who chose ${word} get +1/+1.`;
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ replacement: { instead: { asItEnters: [{ choose: { words: ["storm", "calm"] }, each }] } } }] },
      { effects: [{ affects: { filter: { of: [{}, { who: { of: each, where: { option: word } } }] } } }] },
    ]);
  });
  it.each([
    "Creatures controlled by players who chose storm get +1/+1.",
    "As this creature enters, each player chooses storm or calm.\nCreatures controlled by players who chose rain get +1/+1.",
  ])("is one of those offered: %s", (text) => expect(verdict(card(text))).toBe("declined"));
});
