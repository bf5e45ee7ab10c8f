import { describe, expect, it } from "vitest";
import type { PrintedCard } from "../../../lib/cards/schema.ts";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, typed, verdict } from "../support.ts";

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("who did it this way (608.2h), by what was done and by who is told of it", () => {
  const deeds = [
    ["discards a card", "discarded a creature card", "ownedBy"],
    ["draws a card", "drew a card", "ownedBy"],
    ["mills a card", "milled one or more land cards", "ownedBy"],
    ["sacrifices a creature of their choice", "sacrificed a nontoken creature", "controlledBy"],
  ] as const;
  const told = [
    [
      "Each opponent who DID this way loses 2 life.",
      { do: "loseLife", who: { who: "those", of: { who: "opponents" } } },
    ],
    ["You gain 1 life for each opponent who DID this way.", { do: "gainLife", amount: { amount: "countPlayers" } }],
  ] as const;
  it.each(product(deeds, told))("%j, %j", ([deed, did, whose], [text, effect]) => {
    const one = did.replace("one or more land cards", "a land card");
    const [done, then] = effectsOf(abilities(spell(`Each opponent ${deed}. ${text.replace("DID", one)}`)));
    expect(done).toMatchObject({ note: "n1" });
    expect(then).toMatchObject(effect);
    expect(JSON.stringify(then)).toContain(`"is":"${whose}"`);
  });
  it("says nothing of what nobody was told to do", () => {
    expect(
      verdict(spell("Each opponent draws a card. Each opponent who discarded a card this way loses 2 life.")),
    ).toBe("declined");
  });
});

describe("mana of several colors (105.4), by how they differ", () => {
  const artifact = (text: string) => card(text, { typeLine: typed("artifact") });
  it.each([
    ["Add two mana of different colors.", { add: "different", count: 2 }],
    ["Add three mana of different colors.", { add: "different", count: 3 }],
    ["For each color among permanents you control, add one mana of that color.", { add: "eachColorOf" }],
    ["For each color among cards in your hand, add one mana of that color.", { add: "eachColorOf" }],
  ])("%s", (text, mana) => {
    expect(effectsOf(abilities(artifact(`{T}: ${text}`)))).toMatchObject([{ do: "addMana", mana }]);
  });
  const first = [
    ["Add one mana of any color that a land you control could produce.", "color"],
    ["Add one mana of any type that a land you control could produce.", "type"],
    ["Add one mana of any color.", "color"],
  ] as const;
  it.each(product(first, ["color", "type"]))("%j, more of that %s", ([text, kind], word) => {
    const more = `If you control an artifact, add three mana of that ${word} instead.`;
    if (kind !== word) return expect(verdict(artifact(`{T}: ${text} ${more}`))).toBe("declined");
    expect(effectsOf(abilities(artifact(`{T}: ${text} ${more}`)))).toMatchObject([
      { do: "addMana", mana: { count: { amount: "if", then: 3, otherwise: 1 } } },
    ]);
  });
});

describe("X that can't be 0 (107.3), by what announces it", () => {
  it.each([
    [spell("You gain X life. X can't be 0."), "spell"],
    [card("{X}: You gain X life. X can't be 0.", { typeLine: typed("artifact") }), "activated"],
    [
      card("{X}: Choose one —\n• You gain X life. X can't be 0.\n• Draw X cards. X can't be 0.", {
        typeLine: typed("artifact"),
      }),
      "activated",
    ],
  ])("%#", (printed, kind) => {
    const of: PrintedCard = { ...printed, faces: [{ ...printed.faces[0], manaCost: "{X}{R}" }] };
    expect(abilities(of)).toMatchObject([{ kind, x: { min: 1 } }]);
  });
  it("is said of all modes or of none", () => {
    const text = "{X}: Choose one —\n• You gain X life. X can't be 0.\n• Draw X cards.";
    expect(verdict(card(text, { typeLine: typed("artifact") }))).toBe("declined");
  });
  it("is not said of an X that the text defines", () => {
    const text = "You gain X life, where X is the number of creatures you control. X can't be 0.";
    expect(verdict(spell(text))).toBe("declined");
  });
});

describe("abilities from a source (113.7), by what aims at them and what it is", () => {
  const abilitiesOf = ["activated ability", "triggered ability", "activated or triggered ability"];
  const sources = ["an artifact source", "a noncreature source", "a red source"];
  it.each(product(abilitiesOf, sources))("target %s from %s", (what, source) => {
    const [ability] = abilities(spell(`Counter target ${what} from ${source}.`));
    expect(JSON.stringify(ability)).toContain('"is":"abilityOf"');
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
