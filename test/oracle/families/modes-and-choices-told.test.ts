import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, spell, verdict } from "../support.ts";

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("modes by their pawprints (700.2i), by how many may be chosen and what each is worth", () => {
  const most = [
    ["three", 3],
    ["five", 5],
  ] as const;
  const worths = [
    [1, 2],
    [1, 1],
    [2, 3],
  ] as const;
  it.each(product(most, worths))("%j, %j", ([word, max], [one, other]) => {
    const paws = (n: number) => "{P}".repeat(n);
    const text = `Choose up to ${word} {P} worth of modes. You may choose the same mode more than once.\n${paws(one)} — Draw a card.\n${paws(other)} — You gain 2 life.`;
    expect(abilities(spell(text))).toMatchObject([
      {
        body: { modes: { choose: { min: 0, max }, repeat: true, options: [{ pawprints: one }, { pawprints: other }] } },
      },
    ]);
  });
});

describe("one of several abilities, by what else is said and where the duration stands", () => {
  const options = [
    ["flying or haste", 2],
    ["flying, vigilance, or haste", 3],
  ] as const;
  const texts = [
    "Target creature gets +1/+1 and gains your choice of OPTIONS until end of turn.",
    "Until end of turn, target creature gets +1/+1 and gains your choice of OPTIONS.",
  ];
  it.each(product(options, texts))("%j, %s", ([words, n], text) => {
    const effects = effectsOf(abilities(spell(text.replace("OPTIONS", words))));
    expect(effects).toMatchObject([{ do: "apply" }, { do: "chooseOne" }]);
    expect((effects[1] as { options: unknown[] }).options).toHaveLength(n);
  });
});

describe("a source of one's choice (609.7), by whom its damage would be dealt to", () => {
  const whom = ["you", "target creature", "any target"];
  const sources = ["a source", "a red source", "an artifact source"];
  it.each(product(whom, sources))("%s by %s", (to, source) => {
    const text = `Prevent all damage that would be dealt to ${to} this turn by ${source} of your choice.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "choose", what: { among: { what: "damageSources" } } },
      { do: "replace", replacement: { instead: { by: "prevent" } }, duration: "endOfTurn" },
    ]);
  });
});

describe("permanents and suspended cards (702.62b)", () => {
  it.each(["Remove two time counters from", "Put a time counter on"])(
    "%s target permanent or suspended card",
    (does) => {
      expect(abilities(spell(`${does} target permanent or suspended card.`))).toMatchObject([
        { body: { targets: [{ of: [{ target: "object" }, { target: "object", in: "exile" }] }] } },
      ]);
    },
  );
});

describe("what enters has counters besides, by what is said of it", () => {
  const returned = [
    "Return target creature card from your graveyard to the battlefield.",
    "Return up to two target creature cards from your graveyard to the battlefield.",
  ];
  const said = ["That creature enters with a +1/+1 counter on it.", "Each of them enters with a +1/+1 counter on it."];
  it.each(product(returned, said))("%s %s", (first, then) => {
    expect(effectsOf(abilities(spell(`${first} ${then}`)))).toMatchObject([
      { do: "move", to: { zone: "battlefield", counters: [{ kind: "+1/+1", count: 1 }] } },
    ]);
  });
  it("says nothing where nothing enters", () => {
    expect(verdict(spell("Tap target creature. That creature enters with a +1/+1 counter on it."))).toBe("declined");
  });
});
