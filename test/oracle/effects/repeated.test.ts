import { describe, expect, it } from "vitest";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("a process repeated, by how often and on what it hangs (608.2c)", () => {
  const often = [
    ["once", 1],
    ["two more times", 2],
  ] as const;
  const tests = ["", "If you control a Goat, "];
  it.each(product(often, tests))("%j %j", ([words, times], test) => {
    const sentence = `${test}repeat this process ${words}.`;
    const effects = effectsOf(
      abilities(spell(`Draw a card. You gain 1 life. ${sentence[0]!.toUpperCase()}${sentence.slice(1)}`)),
    );
    const again = { do: "repeat", times, effects: [{ do: "draw" }, { do: "gainLife" }] };
    expect(effects).toMatchObject([
      { do: "draw" },
      { do: "gainLife" },
      test === "" ? again : { do: "if", then: [again] },
    ]);
  });
  it("is one that was told", () => expect(verdict(spell("Repeat this process once."))).toBe("declined"));
});

describe("a process for one keyword after the other", () => {
  const effectsOfText = (text: string) => {
    const [only] = abilities(spell(text));
    if (only?.kind !== "spell") throw new Error("no spell");
    return only.body.effects;
  };

  const kinds = ["haste and reach", "haste, reach, and trample", "first strike, double strike, haste, and menace"];
  const tests = ["a creature card in your graveyard has flying", "a creature you control has flying"];
  it.each(product(kinds, tests))("%s, if %s", (all, test) => {
    const text = `Put a flying counter on any creature you control if ${test}. Repeat this process for ${all}.`;
    const put = effectsOfText(text).map((one) => (one.do === "if" ? one.then : []));
    expect(put.flat().map((one) => ("kind" in one ? one.kind : ""))).toEqual([
      "flying",
      ...all.split(/, and |, | and /),
    ]);
  });
});

describe("a process that is repeated, by what is asked and what is done", () => {
  const processes = [
    ["Mill two cards. If two cards that share a color were milled this way, ", { if: "exists" }],
    ["Reveal the top card of your library. If it's a land card, ", { if: "is" }],
  ] as const;
  const more = [
    ["repeat this process.", [{ do: "again" }]],
    ["draw a card and repeat this process.", [{ do: "draw" }, { do: "again" }]],
  ] as const;
  it.each(product(processes, more))("%j %j", ([process, condition], [words, then]) => {
    expect(effectsOf(abilities(spell(process + words)))).toMatchObject([
      { do: "process", effects: [{}, { do: "if", condition, then }] },
    ]);
  });
});

describe("what is done several times, one after the other", () => {
  const times = [
    ["twice", 2],
    ["three times", 3],
    ["X times", { amount: "x" }],
  ] as const;
  it.each(times)("%s", (often, n) => {
    expect(effectsOf(abilities(card(`{X}: Populate ${often}.`)))).toMatchObject([
      { do: "repeat", times: n, effects: [{ do: "populate" }] },
    ]);
    expect(effectsOf(abilities(card(`{X}: Manifest dread ${often}.`)))).toMatchObject([{ do: "manifestDread", n }]);
  });
});
