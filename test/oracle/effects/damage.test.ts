import { describe, expect, it } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("120.4: each share if its own condition holds", () => {
  it("deals both at once where both hold", () => {
    const text =
      "Kindle Dusk deals 3 damage to each creature without flying if {R} was spent to cast this spell and 3 damage to each creature with flying if {G} was spent to cast this spell.";
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      {
        do: "if",
        then: [{ do: "if", then: [{ do: "damage", shares: [{ amount: 3 }] }], otherwise: [{ do: "damage" }] }],
        otherwise: [{ do: "if", then: [{ do: "damage" }] }],
      },
    ]);
  });
});

describe("120.3c: damage that would take all loyalty", () => {
  scenario("205.3j: of the chosen planeswalker type, all but one of them are removed", (t) => {
    t.cards(`
  Test Apotheosis {0}
  Enchantment
  As this enchantment enters, choose a planeswalker type.
  If damage dealt to a planeswalker you control of the chosen type would result in all loyalty counters on it being removed, instead all but one of those counters are removed.

  Test Walker {0}
  Legendary Planeswalker — Ajani
  +1: You gain 1 life.
  Loyalty 2`);
    t.battlefield(0, "Mountain");
    t.hand(0, "Test Apotheosis", "Spark", "Test Walker");
    t.to("precombatMain");
    t.cast("Test Walker");
    t.resolve();
    t.cast("Test Apotheosis");
    t.resolve();
    t.option("Ajani");
    t.cast("Spark", { targets: ["Test Walker"] });
    t.resolve();
    expect(t.see("Test Walker").counters.loyalty).toBe(1);
  });
});

describe("what is done to players and to what was dealt damage", () => {
  it.each([
    ["Two target players each draw a card.", { min: 2, max: 2 }, { who: "each" }],
    ["Up to two target players each draw a card.", { min: 0, max: 2 }, { who: "each" }],
    ["Two target opponents each discard a card.", { min: 2, max: 2 }, { who: "opponents" }],
  ])("115.3: %s", (text, count, who) => {
    expect(abilities(spell(text))[0]).toMatchObject({
      body: { targets: [{ count, of: [{ target: "player", who }] }] },
    });
  });
  it.each([
    ["can't block this turn", { do: "rule", rules: [{ rule: "cantBlock" }] }],
    ["can't be regenerated this turn", { do: "rule", rules: [{ rule: "cantBeRegenerated" }] }],
    ["loses flying until end of turn", { do: "apply", modifications: [{ modify: "loseKeyword" }] }],
  ])("a creature dealt damage this way %s", (said, meaning) => {
    const [only] = abilities(
      spell(`Kindle Dusk deals 2 damage to any target. A creature dealt damage this way ${said}.`),
    );
    expect(only).toMatchObject({ body: { effects: [{ do: "damage", note: "n1" }, meaning] } });
    expect(JSON.stringify(only)).toContain(
      '{"what":"those","of":{"what":"noted","name":"n1"},"filter":{"is":"type","type":"creature"}}',
    );
  });
  it("nothing was dealt damage", () => {
    expect(verdict(spell("Draw a card. A creature dealt damage this way can't block this turn."))).toBe("declined");
  });
  it("704.5j: the legend rule for a while", () => {
    const [only] = abilities(spell('The "legend rule" doesn\'t apply to permanents you control this turn.'));
    expect(only).toMatchObject({
      body: { effects: [{ do: "rule", rules: [{ rule: "legendRuleOff" }], duration: "endOfTurn" }] },
    });
  });
  it("701.53a: the second option goes to the end of the sentence", () => {
    const [only] = abilities(
      card(
        "When this creature enters, target opponent faces a villainous choice — They discard a card, or they lose 2 life and you draw two cards.",
      ),
    );
    expect(only).toMatchObject({
      body: { effects: [{ do: "chooseOne", options: [{}, { effects: [{ do: "loseLife" }, { do: "draw" }] }] }] },
    });
  });
});

describe("life that damage leaves, by how much and as long as what", () => {
  const tests = ["", "If you control a creature, ", "As long as you control a creature, "] as const;
  it.each(product(tests, [1, 2]))("%j %j", (test, least) => {
    const words = `damage that would reduce your life total to less than ${least} reduces it to ${least} instead.`;
    const text = test === "" ? `D${words.slice(1)}` : `${test}${words}`;
    const [only] = abilities(card(text));
    expect(only).toMatchObject({
      effects: [
        { static: "replace", replacement: { of: { on: "loseLife", damage: true }, instead: { by: "amount" } } },
      ],
      ...(test !== "" && { if: { if: "exists" } }),
    });
  });
});

describe("601.2d: as much is divided as is dealt", () => {
  const divided = (test: string) =>
    card(
      `Kindle Dusk deals X damage divided as you choose among up to two target creatures. If ${test}, Kindle Dusk deals twice X damage divided as you choose among them instead.`,
      { name: "Kindle Dusk", typeLine: typed("sorcery"), manaCost: "{X}{R}" },
    );
  it.each([
    ["this spell was cast from a graveyard", { if: "wasCast" }],
    ["X is 6 or more", { if: "compare", amount: { amount: "x" } }],
  ])("%s", (test, condition) => {
    const divide = { amount: "if", condition, then: { amount: "times" }, otherwise: { amount: "x" } };
    expect(abilities(divided(test))).toMatchObject([{ body: { targets: [{ divide }] } }]);
  });
  it("which is not known before as something else may be so by then", () =>
    expect(verdict(divided("you control an artifact"))).toBe("declined"));
});
