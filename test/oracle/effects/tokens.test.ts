import { describe, expect, it } from "vitest";
import type { Body } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("each of those tokens fights a different one", () => {
  const effectsOfText = (text: string) => {
    const [only] = abilities(spell(text));
    if (only?.kind !== "spell") throw new Error("no spell");
    return only.body.effects;
  };

  const of = ["creature your opponents control", "tapped creature your opponents control", "Elf creature you control"];
  const made = ["a 4/4 green Beast creature token", "two 2/2 black Zombie creature tokens"];
  it.each(product(of, made))("for each %s, %s", (each, token) => {
    const text = `For each ${each}, create ${token}. Each of those tokens fights a different one of those creatures.`;
    expect(effectsOfText(text)[1]).toMatchObject({ do: "fightEach", one: { what: "noted" }, other: { what: "all" } });
  });
  it("fights none of themselves", () => {
    const text =
      "Create two 2/2 black Zombie creature tokens. Each of those tokens fights a different one of those tokens.";
    expect(verdict(spell(text))).toBe("declined");
  });
});

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

describe("one of three kinds of tokens", () => {
  /** What a spell or ability does, and its targets. */
  const bodies = (...of: Parameters<typeof abilities>): readonly (Body | undefined)[] =>
    abilities(...of).map((one) => ("body" in one ? one.body : undefined));

  it.each(["your", "their"])("of %s choice", (whose) => {
    const who = whose === "your" ? "Create" : "Target player creates";
    const text = `${who} ${whose} choice of a Clue token, a Food token, or a Treasure token.`;
    const [ability] = bodies(spell(text));
    expect(JSON.stringify(ability)).toContain('"chooseOne"');
    expect((JSON.stringify(ability).match(/"createTokens"/gu) ?? []).length).toBe(3);
  });
});

describe("107.1a: half as many tokens", () => {
  const TOKENS = ["Food tokens", "1/1 white Soldier creature tokens"];
  it.each(product(TOKENS, ["up", "down"]))("%s, rounded %s", (tokens, round) => {
    const [effect] = effectsOf(
      abilities(card(`Whenever you gain life, create half that many ${tokens}, rounded ${round}.`)),
    );
    expect(effect).toMatchObject({ do: "createTokens", count: { amount: "half", of: { amount: "event" }, round } });
  });

  scenario("107.1a: rounded up", (t) => {
    t.cards(`
      Test Gift {0}
      Sorcery
      You gain 5 life.

      Test Shrine {0}
      Artifact
      Whenever you gain life, create half that many Food tokens, rounded up.`);
    t.battlefield(0, "Test Shrine");
    t.hand(0, "Test Gift");
    t.to("precombatMain");
    t.cast("Test Gift");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Food Token")).toBe(3);
  });
});

describe("607.2c: the token", () => {
  const CREATED = "create a 1/1 white Bird creature token";
  it.each([
    `Whenever this creature attacks, ${CREATED} that's tapped and attacking. Exile that token at end of combat.`,
    `When this creature enters, ${CREATED}. Sacrifice the token at the beginning of the next end step.`,
  ])("is that of its own ability: %s", (text) => {
    expect(JSON.stringify(abilities(card(text)))).not.toContain('"link"');
  });
  it("is that of the only other ability that creates one, which stands before", () => {
    const entering = `When this creature enters, ${CREATED}.`;
    const leaving = "When this creature leaves the battlefield, exile the token.";
    expect(JSON.stringify(abilities(card(`${entering}\n${leaving}`)))).toContain('"link":"put"');
    for (const text of [
      leaving,
      `${leaving}\n${entering}`,
      `${entering}\n${leaving}\n{2}: ${CREATED.replace("c", "C")}.`,
    ])
      expect(verdict(card(text))).toBe("declined");
  });
});
