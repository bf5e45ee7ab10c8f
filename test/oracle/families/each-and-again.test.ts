import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, spell } from "../support.ts";

/** What is done for each of several, or several times, and what is said of what came of it. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("copies made for each of several are those tokens, by which and what is said of them", () => {
  const each = [
    ["For each artifact you control, create a token that's a copy of it.", "all"],
    [
      "Choose any number of target creatures. For each of them, create a token that's a copy of that creature.",
      "target",
    ],
    [
      "Choose up to two target creatures. For each of those creatures, create a token that's a copy of that creature.",
      "target",
    ],
  ] as const;
  const said = [
    ["Those tokens gain haste.", "apply"],
    ["Exile those tokens at the beginning of the next end step.", "delayed"],
  ] as const;
  it.each(product(each, said))("%j %j", ([made, what], [then, does]) => {
    const [copies, next] = effectsOf(abilities(spell(`${made} ${then}`)));
    expect(copies).toMatchObject({ do: "createTokenCopies", of: { what }, note: "n1" });
    expect(next).toMatchObject({ do: does });
    expect(JSON.stringify(next)).toContain('{"what":"noted","name":"n1"}');
  });

  scenario("707.2, 603.7c: each of them is copied, and all the copies are exiled", (t) => {
    t.cards(`
  Test Mirage {R}
  Sorcery
  Choose up to two target creatures you don't control. For each of those creatures, create a token that's a copy of that creature. Those tokens gain haste. Exile them at the beginning of the next end step.`);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Bear", "Test Bear");
    t.hand(0, "Test Mirage");
    t.to("precombatMain");
    t.cast("Test Mirage", { targets: [["Test Bear", "Test Bear"]] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
    t.to("end");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(0);
  });
});

describe("keyword actions several times, by which and how often", () => {
  const often = [
    ["twice", 2],
    ["three times", 3],
  ] as const;
  it.each(often)("populate and manifest dread %s", (words, times) => {
    expect(effectsOf(abilities(spell(`Populate ${words}.`)))).toMatchObject([
      { do: "repeat", times, effects: [{ do: "populate" }] },
    ]);
    expect(effectsOf(abilities(spell(`Manifest dread ${words}.`)))).toMatchObject([{ do: "manifestDread", n: times }]);
  });
  it.each(often)("proliferate and investigate %s", (words, times) => {
    expect(effectsOf(abilities(spell(`Proliferate ${words}.`)))).toMatchObject([{ do: "proliferate", times }]);
    expect(effectsOf(abilities(spell(`Investigate ${words}.`)))).toMatchObject([{ do: "investigate", n: times }]);
  });
  it("proliferate, then proliferate again", () =>
    expect(effectsOf(abilities(spell("Proliferate, then proliferate again.")))).toMatchObject([
      { do: "proliferate" },
      { do: "proliferate" },
    ]));
});

describe("what may be done only then", () => {
  scenario("602.5b: an ability that can't be activated during combat", (t) => {
    t.cards(`
  Test Parley {1}
  Artifact
  {0}: Draw a card. You can't activate this ability during combat.`);
    t.battlefield(0, "Test Parley", "Test Bear");
    t.library(0, "Forest", "Forest");
    t.to("precombatMain");
    expect(t.can("activate", "Test Parley")).toBe(true);
    t.to("beginningOfCombat");
    expect(t.can("activate", "Test Parley")).toBe(false);
  });

  scenario("601.3: a spell that can't be cast unless something has happened", (t) => {
    t.cards(`
  Test Reveller {R}
  Creature — Devil
  3/3
  You can't cast this spell unless an opponent lost life this turn.`);
    t.battlefield(0, "Mountain", "Mountain");
    t.hand(0, "Test Reveller", "Test Bolt");
    t.to("precombatMain");
    expect(t.can("cast", "Test Reveller")).toBe(false);
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.can("cast", "Test Reveller")).toBe(true);
  });

  scenario("111.2, 602.5b: an ability for whoever created a token this turn", (t) => {
    t.cards(`
  Test Idol {1}
  Artifact
  {T}: Draw a card. Activate only if you created a token this turn.

  Test Muster {W}
  Sorcery
  Create a 1/1 white Soldier creature token.`);
    t.battlefield(0, "Plains", "Test Idol");
    t.library(0, "Forest", "Forest");
    t.hand(0, "Test Muster");
    t.to("precombatMain");
    expect(t.can("activate", "Test Idol")).toBe(false);
    t.cast("Test Muster");
    t.resolve();
    expect(t.can("activate", "Test Idol")).toBe(true);
  });

  it("a card that is cast if able, whoever it is of", () => {
    const text =
      "At the beginning of each player's upkeep, that player reveals a card at random from their hand. That player casts it without paying its mana cost if able.";
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "look" },
      { do: "cast", who: { who: "eventPlayer" }, free: true, optional: false },
    ]);
  });
});
