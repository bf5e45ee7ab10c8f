import { describe, expect, it } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("of none of these kinds", () => {
  const KINDS = [
    ["each creature that isn't a Demon or Imp", 2],
    ["each creature that isn't a Demon, Devil, or Imp", 3],
    ["all creatures that aren't Demons or Imps", 2],
    ["all creatures that aren't Demons, Devils, or Imps", 3],
  ] as const;
  it.each(KINDS)("destroy %s", (kinds, n) => {
    const [effect] = effectsOf(abilities(spell(`Destroy ${kinds}.`))) as [{ what: { filter: { of: unknown[] } } }];
    expect(effect.what.filter.of.at(-1)).toMatchObject({ is: "not", of: { is: "or", of: { length: n } } });
  });

  scenario("205.3m: what is one of them stays", (t) => {
    kit(t);
    t.cards(`
      Test Purge {0}
      Sorcery
      Destroy each creature that isn't a Bear, Elk, or Imp.`);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre", "Test Bear");
    t.hand(0, "Test Purge");
    t.to("precombatMain");
    t.cast("Test Purge");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear") + t.count(1, "battlefield", "Test Bear")).toBe(2);
    expect(t.count(1, "battlefield", "Test Ogre")).toBe(0);
  });
});

describe("any of three that you control", () => {
  const LISTS = ["a God, a Demigod, or a legendary enchantment", "an Elf, a red creature, or a Forest"];
  const PLACES = [
    (test: string) => `This creature has flying as long as you control ${test}.`,
    (test: string) => `When this creature enters, if you control ${test}, draw a card.`,
  ];
  it.each(product(LISTS, PLACES))("%s", (list, place) =>
    expect(JSON.stringify(abilities(card(place(list))))).toContain('{"if":"or","of":[{"if":"exists"'),
  );
});

describe("what is so now", () => {
  it.each(["it's not your main phase", "it isn't your main phase"])("%s", (test) =>
    expect(effectsOf(abilities(card(`{1}: If ${test}, draw a card.`)))).toMatchObject([
      { condition: { if: "not", of: { if: "and", of: [{ if: "turnOf" }, { if: "phase", phase: "main" }] } } },
    ]),
  );
  it.each(["less", "more"])("601.2f: spells cost %s as long as it is so", (change) =>
    expect(
      abilities(card(`Noncreature spells you cast cost {1} ${change} to cast as long as you control an Elf.`)),
    ).toMatchObject([{ effects: [{ rule: { rule: "costs", change: { change } } }], if: { if: "exists" } }]),
  );

  scenario("601.2f: less while it is so, and only then", (t) => {
    kit(t);
    subject(t, "Sorcery spells you cast cost {1} less to cast as long as you control an Ogre.");
    t.cards(`
      Test Lesson {1}
      Sorcery
      You gain 1 life.`);
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Ogre");
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Lesson", "Test Murder");
    t.cards(`
      Test Trade {0}
      Instant
      Gain control of target Ogre.`);
    t.hand(0, "Test Trade");
    t.to("precombatMain");
    t.cast("Test Trade", { targets: ["Test Ogre"] });
    t.resolveAll();
    t.cast("Test Lesson");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    expect(t.see("Swamp").tapped).toBeFalsy();
  });
});

describe("508.1: whom you attacked this turn", () => {
  const MANY = [
    ["opponents", "opponents"],
    ["players", "each"],
  ] as const;
  it.each(MANY)("how many %s", (many, who) => {
    const of = { who: "those", of: { who }, where: { if: "happened", event: { on: "attackDeclared" } } };
    const one = many.slice(0, -1);
    expect(
      abilities(spell(`This spell costs {1} less to cast for each ${one} you attacked this turn.\nDraw a card.`)),
    ).toMatchObject([{ effects: [{ rule: { change: { times: { amount: "countPlayers", of } } } }] }, {}]);
    expect(
      effectsOf(abilities(card(`{T}: You gain life equal to the number of ${many} you attacked this turn.`))),
    ).toMatchObject([{ amount: { amount: "countPlayers", of } }]);
  });
  it.each([
    ["a player", "each"],
    ["an opponent", "opponents"],
  ])("if %s attacked you during their last turn", (words, who) => {
    const text = `This spell costs {2} less to cast if ${words} attacked you during their last turn.\nDraw a card.`;
    expect(JSON.stringify(abilities(spell(text)))).toContain(
      `{"if":"attackedInLastTurn","who":{"who":"${who}"},"whom":{"who":"you"}}`,
    );
  });
});

describe("exactly so much damage", () => {
  const TO = ["a player", "an opponent", "a creature"];
  it.each(product(TO, ["exactly 1", "1 or more"]))("to %s: %s", (to, much) =>
    expect(abilities(card(`Whenever a source you control deals ${much} damage to ${to}, draw a card.`))).toMatchObject([
      { when: { on: "damage", amount: { compare: much === "exactly 1" ? "=" : ">=", to: 1 } } },
    ]),
  );

  scenario("603.2: no more and no less", (t) => {
    kit(t);
    subject(t, "Whenever a source you control deals exactly 2 damage to a player, you gain 3 life.", "3/3");
    t.battlefield(0, "Test Subject", "Test Bear");
    t.to("precombatMain");
    t.attack("Test Subject", "Test Bear");
    t.to("combatDamage");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
    expect(t.lifeOf(1)).toBe(15);
  });
});

describe("names with signs in them", () => {
  it.each(["Ember l'Ash", "Reed & Willow", "Reed & Willow, Twins"])("%s", (name) =>
    expect(
      JSON.stringify(abilities(card(`As long as you control a creature named ${name}, this creature has flying.`))),
    ).toContain(JSON.stringify(name)),
  );
  it("is no name where it does not begin with a capital", () =>
    expect(verdict(card("As long as you control a creature named ember, this creature has flying."))).toBe("declined"));
});
