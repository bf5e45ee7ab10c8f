import { describe, expect, it } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, typed, verdict } from "../support.ts";

describe("107.4b: mana that can't be spent on generic mana", () => {
  scenario("106.6, 601.2g: pays symbols only, out of the pool and by itself", (t) => {
    t.cards(`
  Test Spring {0}
  Creature — Elk
  Haste
  {T}: Add {R}{G}. This mana can't be spent to pay generic mana costs.
  1/1`);
    t.battlefield(0, "Test Spring", "Forest");
    t.hand(0, "Test Bear", "Plain Stone", "Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Plain Stone")).toBe(false);
    expect(t.can("cast", "Test Bear")).toBe(true);
    t.cast("Test Bear");
    t.resolve();
    expect(t.see("Forest").tapped).toBe(true);
    expect(t.mana(0)).toBe("R");
    t.cast("Spark", { targets: [1] });
    expect(t.mana(0)).toBe("");
  });
});

describe("mana", () => {
  const ONLY = [
    ["cast a colorless spell or to activate an ability", { spells: {}, onlyFor: "activation" }],
    ["cast creature spells or activate abilities", { spells: {}, onlyFor: "activation" }],
    [
      "cast spells with flashback from a graveyard",
      { spells: { of: [{}, {}, { is: "castFrom", zone: "graveyard" }] } },
    ],
    ["cast spells from exile", { spells: { of: [{}, { is: "castFrom", zone: "exile" }] } }],
  ] as const;
  const MANA = [
    ["{R}", ["R"]],
    ["six {G}", ["G", "G", "G", "G", "G", "G"]],
  ] as const;

  it.each(ONLY.flatMap(([only, restriction]) => MANA.map(([mana, list]) => [mana, only, list, restriction] as const)))(
    "%s, only to %s",
    (mana, only, list, restriction) => {
      expect(
        abilities(card(`{T}: Add ${mana}. Spend this mana only to ${only}.`, { typeLine: typed("artifact") })),
      ).toMatchObject([{ body: { effects: [{ do: "addMana", mana: { add: "fixed", mana: list }, restriction }] } }]);
    },
  );
});

describe("106.6: mana spent only", () => {
  const SPENT = [
    ["foretell cards", { onlyFor: "foretell" }],
    ["foretell a card from your hand", { onlyFor: "foretell" }],
    ["foretell cards or cast creature spells", { onlyFor: "foretell", spells: {} }],
    ["foretell a card from your hand or cast an instant or sorcery spell", { onlyFor: "foretell", spells: {} }],
  ] as const;

  it.each(SPENT)("to %s", (what, restriction) => {
    const text = `{T}: Add {U}. Spend this mana only to ${what}.`;
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{ restriction }] } }]);
  });
});

describe("106.6, 903: mana for a commander", () => {
  it("adds what is said of the spell and asks for no trigger where none is told", () => {
    const text =
      "{T}: Add one mana of any color. If you spend this mana to cast your commander, it enters with a number of additional +1/+1 counters on it equal to the number of times it's been cast from the command zone this game.";
    const [effect] = effectsOf(abilities(card(text, { typeLine: typed("land") })));
    expect(effect).toMatchObject({
      do: "addMana",
      restriction: { spent: { on: { is: "and" }, effects: [{ do: "replace" }] } },
    });
    expect(JSON.stringify(effect)).toContain("commanderCasts");
    expect(JSON.stringify(effect)).not.toContain("reflexive");
  });
});

describe("mana that is told by its color", () => {
  scenario("605.1b, 106.12: another of the chosen color, and nothing for other mana", (t) => {
    t.cards(`
  Test Gauntlet {0}
  Artifact
  As this artifact enters, choose a color.
  Whenever a basic land is tapped for mana of the chosen color, its controller adds an additional one mana of that color.`);
    t.battlefield(0, "Mountain", "Swamp");
    t.hand(0, "Test Gauntlet");
    t.to("precombatMain");
    t.cast("Test Gauntlet");
    t.resolve();
    t.option("R");
    t.activate("Mountain");
    expect(t.mana(0)).toBe("RR");
    t.activate("Swamp");
    expect(t.mana(0)).toBe("RRB");
  });
  scenario("106.12a, 605.5a: what adds none of it uses the stack, and triggers on that mana all the same", (t) => {
    t.cards(`
  Test Tollkeeper {0}
  Artifact
  Whenever a player taps a land for {B}, that player loses 1 life.`);
    t.battlefield(0, "Test Tollkeeper", "Mountain", "Swamp");
    t.to("precombatMain");
    t.activate("Mountain");
    expect(t.stackSize).toBe(0);
    t.activate("Swamp");
    t.resolve();
    expect(t.lifeOf(0)).toBe(19);
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

describe("106.4: mana that is not lost", () => {
  const ADDED = ["add {R}", "add six {R}", "add a amount of {R} equal to this creature's power"];
  const KEPT = [
    ["Until end of turn, you don't lose this mana as steps and phases end.", "endOfTurn"],
    ["Until end of combat, you don't lose this mana as steps end.", "endOfCombat"],
  ] as const;
  it.each(ADDED.flatMap((added) => KEPT.map(([words, persists]) => [added, words, persists] as const)))(
    "%s. %s",
    (added, words, persists) =>
      expect(
        abilities(card(`Whenever this creature attacks, ${added.replace("a amount", "an amount")}. ${words}`)),
      ).toMatchObject([{ body: { effects: [{ do: "addMana", persists }] } }]),
  );

  const OF = [
    ["", {}],
    ["red ", { type: "R" }],
  ] as const;
  it.each(OF)("unspent %smana, by a spell", (word, type) => {
    for (const text of [
      `Until end of turn, you don't lose unspent ${word}mana as steps and phases end.`,
      `You don't lose unspent ${word}mana as steps and phases end until end of turn.`,
    ])
      expect(abilities(card(text, { typeLine: typed("instant") }))).toMatchObject([
        { body: { effects: [{ do: "rule", duration: "endOfTurn", rules: [{ rule: "manaDoesntEmpty", ...type }] }] } },
      ]);
  });

  scenario("106.4, 500.4: through the steps of combat, and no longer", (t) => {
    t.cards(`
  Test Herald {0}
  Creature — Elk
  Haste
  Whenever this creature attacks, add {R}. Until end of combat, you don't lose this mana as steps end.
  1/1`);
    t.hand(0, "Test Herald");
    t.to("precombatMain");
    t.cast("Test Herald");
    t.resolveAll();
    t.attack("Test Herald");
    t.resolveAll();
    t.to("combatDamage");
    expect(t.mana(0)).toBe("R");
    t.to("postcombatMain");
    expect(t.mana(0)).toBe("");
  });
});

describe("106.6: spent on what is cast from elsewhere", () => {
  scenario("106.6: from anywhere other than your hand", (t) => {
    t.cards(`
  Test Beacon {0}
  Artifact
  {T}: Add {U}. Spend this mana only to cast a spell from anywhere other than your hand.

  Test Echo {U}
  Sorcery
  You gain 1 life.
  Flashback {U}`);
    t.battlefield(0, "Test Beacon");
    t.hand(0, "Test Echo");
    t.put(0, "graveyard", "Test Echo");
    t.to("precombatMain");
    t.activate("Test Beacon");
    expect(t.can("cast", "Test Echo")).toBe(false);
    t.cast("Test Echo", { via: "flashback" });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    expect(t.mana(0)).toBe("");
  });
});
