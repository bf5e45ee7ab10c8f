import { describe, expect, it } from "vitest";
import { abilities, card, spell, verdict } from "../support.ts";

/** As something enters or is turned face up, as what it is face down, as a copy for a while; and where a spell goes as it resolves. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

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

const WHOSE = ["", " under your control", " under its owner's control"];
const LISTED = ["a Forest land", "a 2/2 Cyberman artifact creature", "a 3/3 Wall creature"];
describe("face down as what is listed", () => {
  it.each(product(WHOSE, LISTED))("put there%s: %s", (whose, listed) => {
    const text = `Whenever another creature you control dies, return it to the battlefield face down${whose}. It's ${listed}.`;
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{ do: "move", to: { faceDown: true } }] } }]);
    expect(JSON.stringify(abilities(card(text)))).toContain('"modifications":[{"modify"');
  });
  it.each(LISTED)("turned so: %s", (listed) => {
    const read = JSON.stringify(abilities(spell(`Turn target creature face down. It's ${listed}.`)));
    expect(read).toContain('"listed":[{"modify"');
  });
});

const COPIED = ["any creature on the battlefield", "a creature you control", "any artifact on the battlefield"];
describe("a copy as it enters", () => {
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

const SPELLS = ["an instant or sorcery spell", "a red instant or sorcery spell from your hand"];
const INTO = ["your graveyard", "its owner's graveyard", "a graveyard"];
const AFTER = [
  "",
  " If you do, return it to your hand at the beginning of the next end step.",
  " If you do, draw a card.",
];
describe("exiled as it resolves", () => {
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

const WHO = [
  ["a spell or ability you control", { who: "you" }],
  ["a spell or ability an opponent controls", { who: "opponents" }],
] as const;
describe("instead of countering", () => {
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

const STATS = ["power", "toughness", "mana value"];
const DONE = [
  ["Destroy all creatures.", "creatures destroyed"],
  ["Each player reveals the top card of their library.", "all cards revealed"],
  ["Sacrifice two creatures.", "all creatures sacrificed"],
] as const;
describe("totals of what was done this way", () => {
  it.each(product(STATS, DONE))("%s: %j", (stat, [deed, what]) => {
    const text = `${deed} You gain life equal to the total ${stat} of ${what} this way.`;
    expect(JSON.stringify(abilities(spell(text)))).toContain('"amount":"stat"');
  });
});
