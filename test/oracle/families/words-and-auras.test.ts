import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** A word that each player chooses, targets of each opponent, Auras that go along with what they enchant. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

const CHOOSERS = [
  ["each player", "players", { who: "each" }],
  ["each opponent", "opponents", { who: "opponents" }],
] as const;
describe("a word that several choose as it enters", () => {
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

const KINDS = ["artifact", "creature", "artifact or enchantment"];
const THEN = [
  "you may draw that many cards",
  "you gain 2 life",
  "create that many 1/1 green Saproling creature tokens",
];
describe("chosen as targets, and those of them still there", () => {
  it.each(product(KINDS, THEN))("%s: %s", (kind, then) => {
    const text = `For each opponent, choose up to one target ${kind} that player controls. For each permanent chosen this way, its controller may exile it. Then if one or more of the chosen permanents are still on the battlefield, ${then}.`;
    const [only] = abilities(spell(text));
    expect(only).toMatchObject({
      body: {
        effects: [
          { do: "forEach", of: { what: "target", slot: 0 } },
          { do: "if", condition: { amount: {} } },
        ],
      },
    });
    // As many as were just counted, not as were exiled.
    expect(JSON.stringify(only)).not.toContain('"noted"');
  });
});

const HOSTS = [
  ["enchanted creature", { what: "host" }],
  ["target creature", { what: "target", slot: 0 }],
] as const;
const TOGETHER = ["Auras", "Equipment"];
describe("exiled with what is attached to it, and returned", () => {
  it.each(product(HOSTS, TOGETHER))("%j and %s", ([host, ref], attached) => {
    const text = `Enchant creature\n{2}: Exile ${host} and all ${attached} attached to it. At the beginning of the next end step, return that card to the battlefield under its owner's control. If you do, return the other cards exiled this way to the battlefield under their owners' control attached to that creature.`;
    const aura = {
      name: "Tern Veil",
      typeLine: { supertypes: [], types: ["enchantment"], subtypes: ["Aura"] },
    } as const;
    const [, only] = abilities(card(text, aura));
    expect(only).toMatchObject({
      body: {
        effects: [
          { do: "move", what: { of: [ref, { what: "attachments" }] }, note: "n1" },
          {
            body: {
              effects: [
                { what: { what: "first", of: { name: "n1" } }, note: "n2" },
                { then: [{ what: { what: "except" }, to: { attachedTo: { objects: { name: "n2" } } } }] },
              ],
            },
          },
        ],
      },
    });
  });
});

const FROM = [
  ["from your graveyard", "graveyard"],
  ["from your hand", "hand"],
  ["from your graveyard and/or hand", ["graveyard", "hand"]],
] as const;
const SUCH = ["", " that could enchant it"];
describe("Auras that are attached to what attacks", () => {
  it.each(product(FROM, SUCH))("%j%s", ([from, zone], such) => {
    const text = `Whenever this creature attacks, you may put onto the battlefield attached to it any number of Aura cards${such} ${from}.`;
    const [only] = abilities(card(text));
    const what = { what: "chosen", in: zone };
    expect(only).toMatchObject({ body: { effects: [{ do: "may", effects: [{ do: "move", what }] }] } });
    expect(JSON.stringify(only).includes("couldEnchant")).toBe(such !== "");
  });
  it.each(["any number of Auras on the battlefield", "up to two Equipment you control"])("attached to it: %s", (what) =>
    expect(abilities(card(`Whenever this creature attacks, attach to it ${what}.`))).toMatchObject([
      { body: { effects: [{ do: "attach", what: { what: "chosen", count: { min: 0 } } }] } },
    ]),
  );
  it("is said of Auras only", () =>
    expect(
      verdict(
        card("Whenever this creature attacks, you may put a creature card that could enchant it onto the battlefield."),
      ),
    ).toBe("declined"));
});

describe("the library that something was shuffled into", () => {
  it.each(["artifact card", "card named Mossback Tern", "creature card"])("until %s is revealed", (what) => {
    const text = `{1}: This creature's owner shuffles it into their library. If that player does, they reveal cards from the top of that library until a ${what} is revealed. The player puts that card onto the battlefield and all other cards revealed this way into their graveyard.`;
    const read = verdict(card(text.replace("a artifact", "an artifact")));
    expect(read).toBe("read");
  });
  it("was just spoken of", () =>
    expect(verdict(spell("Reveal cards from the top of that library until a land card is revealed."))).toBe(
      "declined",
    ));
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
