import { describe, expect, it } from "vitest";
import { abilities, card, spell, verdict } from "../support.ts";

/** Kinds of counters by their dimensions: on what they are, how one is chosen, and where one of it is put. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const effectsOf = (text: string) => {
  const [only] = abilities(spell(text));
  if (only?.kind !== "spell") throw new Error("no spell");
  return only.body.effects;
};

const PUTS = [
  ["target creature", { what: "target", slot: 0 }],
  ["each creature you control", { what: "all" }],
  ["up to one creature", { what: "chosen" }],
] as const;

describe("a kind that is chosen", () => {
  const chosen = [
    ["a kind of counter on a creature you control", { on: { what: "noted" } }],
    ["a counter on a permanent", { on: { what: "noted" } }],
    ["a kind of counter on a creature you control at random", { random: true }],
  ] as const;
  it.each(product(chosen, PUTS))("%j %j", ([which, options], [where, on]) => {
    const effects = effectsOf(`Choose ${which}. Put a counter of that kind on ${where}.`);
    expect(effects).toMatchObject([
      { do: "choose", what: { what: "chosen", filter: { is: expect.anything() } } },
      { do: "chooseOption", options: { quality: "counterKind", ...options } },
      { do: "putCounters", kind: "chosen", on: { objects: on } },
    ]);
  });
  it("is asked of some kind", () => {
    expect(verdict(spell("Put a counter of that kind on target creature."))).toBe("declined");
    expect(verdict(spell("Draw a card. Put a counter of that kind on target creature."))).toBe("declined");
  });
});

describe("each kind in turn", () => {
  const bearers = ["among creatures you control", "on permanents you control", "on target creature"];
  const puts = ["put a counter of that kind on each Elf", "you may put a counter of that kind on target Elf"];
  it.each(product(bearers, puts))("%s: %s", (on, put) => {
    const text = JSON.stringify(effectsOf(`For each kind of counter ${on}, ${put}.`));
    expect(text).toMatch(/^\[\{"do":"forEachCounterKind".*"kind":"chosen"/);
  });
});

describe("as many of each kind", () => {
  const events = ["Whenever a creature you control enters", "Whenever a creature you control attacks"];
  const has = ["counters on it", "a +1/+1 counter on it", "two or more +1/+1 counters on it"];
  it.each(product(events, has))("%s, if it has %s", (event, having) => {
    const [only] = abilities(
      card(`${event}, if this creature has ${having}, put the same number of each kind of counter on that creature.`),
    );
    expect(only).toMatchObject({
      body: {
        effects: [
          {
            do: "forEachCounterKind",
            on: { objects: { what: "self" } },
            effects: [{ do: "putCounters", count: { kind: "chosen", on: { what: "self" } } }],
          },
        ],
      },
    });
  });
});

describe("a process for one keyword after the other", () => {
  const kinds = ["haste and reach", "haste, reach, and trample", "first strike, double strike, haste, and menace"];
  const tests = ["a creature card in your graveyard has flying", "a creature you control has flying"];
  it.each(product(kinds, tests))("%s, if %s", (all, test) => {
    const text = `Put a flying counter on any creature you control if ${test}. Repeat this process for ${all}.`;
    const put = effectsOf(text).map((one) => (one.do === "if" ? one.then : []));
    expect(put.flat().map((one) => ("kind" in one ? one.kind : ""))).toEqual([
      "flying",
      ...all.split(/, and |, | and /),
    ]);
  });
});

describe("done unless that player sacrifices it", () => {
  const deeds = [
    "destroy target creature",
    "target enchantment deals 3 damage to its controller",
    "tap target artifact",
  ];
  it.each(deeds)("%s", (deed) => {
    expect(
      effectsOf(`${deed.charAt(0).toUpperCase()}${deed.slice(1)} unless its controller sacrifices it.`),
    ).toMatchObject([{ do: "may", who: { who: "controllerOf" }, effects: [{ do: "sacrifice" }], otherwise: [{}] }]);
  });
});

describe("what was destroyed, whose it was, and by whom", () => {
  const whose = [
    ["under your control", { who: "you" }],
    ["under an opponent's control", { who: "opponents" }],
  ] as const;
  const causes = [
    ["you controlled", "you"],
    ["an opponent controlled", "opponent"],
  ] as const;
  it.each(product(whose, causes))("%j %j", ([under, who], [by, cause]) => {
    const text = `If a noncreature permanent ${under} was destroyed this turn by a spell or ability ${by}, draw a card.`;
    expect(JSON.stringify(effectsOf(text))).toContain(`"cause":"${cause}"`);
    expect(JSON.stringify(effectsOf(text))).toContain(JSON.stringify(who));
  });
});
