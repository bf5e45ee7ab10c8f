import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, typed, verdict } from "../support.ts";

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

const GROUPS = [
  ["with different names", { all: "differentNames" }],
  ["with different powers", { all: "different", stat: "power" }],
  ["with different mana values", { all: "different", stat: "manaValue" }],
  ["with total power 4 or less", { all: "total", stat: "power", most: 4 }],
  ["with total mana value 6 or less", { all: "total", stat: "manaValue", most: 6 }],
] as const;

describe("what must be so of all that are chosen at once (601.2c, 608.2d), by how they come to be chosen", () => {
  const among = "Look at the top five cards of your library. Put";
  const ways: readonly (readonly [string, (group: string) => string, number])[] = [
    ["as it resolves", (group) => `Destroy any number of creatures ${group}.`, 0],
    ["by each player", (group) => `Each player chooses any number of creatures they control ${group}.`, 0],
    [
      "from a graveyard",
      (group) => `Return any number of creature cards ${group} from your graveyard to your hand.`,
      0,
    ],
    [
      "from among cards",
      (group) =>
        `${among} any number of creature cards ${group} from among them into your hand and the rest on the bottom of your library in any order.`,
      1,
    ],
  ];
  it.each(product(GROUPS, ways))("%j, %j", ([group, together], [, text, at]) => {
    expect(effectsOf(abilities(spell(text(group))))[at]).toMatchObject({ what: { what: "chosen", together } });
  });

  it.each(GROUPS)("as targets %s", (group, together) => {
    const [one] = abilities(spell(`Return up to six target creature cards ${group} from your graveyard to your hand.`));
    expect(one).toMatchObject({ body: { targets: [{ of: [{ in: "graveyard" }], together }] } });
  });

  it("is said of no fixed number, which there may be too few for", () => {
    expect(verdict(spell("Sacrifice two creatures with different powers."))).toBe("declined");
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
