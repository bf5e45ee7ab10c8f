import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed } from "../support.ts";

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const aura = (text: string) =>
  card(`Enchant permanent\n${text}`, { typeLine: { ...typed("enchantment"), subtypes: ["Aura"] } });

describe("what something becomes and nothing else (205.1a, 613.1f)", () => {
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

describe("spells and abilities together (115.1)", () => {
  it.each(["Counter", "Exile"])("%s any of the three", (verb) => {
    const [one] = abilities(spell(`${verb} target spell, activated ability, or triggered ability.`));
    expect(one).toMatchObject({
      body: {
        targets: [
          {
            of: [
              {
                in: "stack",
                filter: { is: "or", of: [{ is: "spell" }, { is: "activatedAbility" }, { is: "triggeredAbility" }] },
              },
            ],
          },
        ],
      },
    });
  });
});

describe("whose name is meant (201.2)", () => {
  const searched = (text: string) => {
    const [one] = abilities(spell(text));
    const { effects = [] } = (one as { body?: { effects?: { do: string; filter?: object }[] } }).body ?? {};
    return effects.find((effect) => effect.do === "search")?.filter;
  };
  it.each(["graveyard", "hand"])("is that of the card just exiled from a %s", (zone) =>
    expect(
      searched(
        `Exile a card from your ${zone}. Then search its owner's graveyard, hand, and library for any number of cards with that name and exile them. Then that player shuffles.`,
      ),
    ).toMatchObject({ is: "shares", quality: "name", with: { what: "noted" } }),
  );
  it("is the chosen one where a name was chosen", () =>
    expect(
      searched(
        "Choose a nonland card name. Search target player's graveyard, hand, and library for all cards with that name and exile them. Then that player shuffles.",
      ),
    ).toMatchObject({ is: "chosenName" }));
});
