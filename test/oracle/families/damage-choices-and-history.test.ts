import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** Grids: sentences made of every combination of a family's parts, and the abilities they must bind to. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("508.1d: who must attack whom, and when", () => {
  const when = [
    ["this turn", "endOfTurn"],
    ["this combat", "endOfCombat"],
  ] as const;
  const whom = [
    ["", {}],
    ["target opponent ", { defender: { who: "target" } }],
    ["this creature ", { attacked: { what: "self" } }],
  ] as const;
  it.each(product(when, whom))("%j %j", ([time, duration], [attacked, what]) => {
    expect(effectsOf(abilities(card(`{T}: Target creature attacks ${attacked}${time} if able.`)))).toMatchObject([
      { do: "rule", duration, rules: [{ rule: "mustAttack", who: { what: "target", slot: 0 }, ...what }] },
    ]);
  });
});

describe("700.3, 608.2h: some of what was done this way", () => {
  const done = [
    ["Mill four cards.", "milled", { do: "mill" }],
    ["Exile the top four cards of your library.", "exiled", { do: "move" }],
  ] as const;
  const which = [
    ["Return a creature card", { min: 1, max: 1 }],
    ["Return up to two creature cards", { min: 0, max: 2 }],
  ] as const;
  it.each(product(done, which))("%j %j", ([first, participle, effect], [returned, count]) => {
    const text = `${first} ${returned} ${participle} this way to your hand.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      effect,
      { do: "move", what: { what: "chosen", among: { what: "noted" }, count }, to: { zone: "hand" } },
    ]);
  });
});

describe("400.7: cards put there this turn, by where they came from and where they go", () => {
  const from = [
    ["the battlefield", "battlefield"],
    ["your library", "library"],
    ["anywhere", undefined],
  ] as const;
  const to = [
    ["to the battlefield", "battlefield"],
    ["to your hand", "hand"],
  ] as const;
  it.each(product(from, to))("%j %j", ([words, zone], [place, destination]) => {
    const text = `Return ${place} all creature cards in your graveyard that were put there from ${words} this turn.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      {
        do: "move",
        what: {
          in: "graveyard",
          of: { who: "you" },
          filter: {
            of: [
              { type: "creature" },
              { is: "history", event: { on: "move", to: "graveyard", ...(zone && { from: zone }) } },
            ],
          },
        },
        to: { zone: destination },
      },
    ]);
  });
});

describe("109.2: all but what is named", () => {
  const all = ["all creatures", "all other permanents", "all nonland permanents"];
  const but = ["Goblins", "lands and tokens", "Krakens, Octopuses, and Serpents"];
  it.each(product(all, but))("destroy %s except for %s", (what, others) => {
    const [effect] = effectsOf(abilities(card(`When this creature enters, destroy ${what} except for ${others}.`)));
    expect(effect).toMatchObject({ do: "destroy", what: { what: "all", filter: { is: "and" } } });
    expect(JSON.stringify(effect)).toContain('{"is":"not","of":{"is":');
  });
  it.each(["a basic land card", "a creature card"])("a card other than %s", (other) => {
    const [ability] = abilities(spell(`Exile target card in a graveyard other than ${other}.`));
    expect(ability).toMatchObject({ body: { targets: [{ of: [{ in: "graveyard", filter: { is: "not" } }] }] } });
  });
});

describe("613.6: what is compared is not compared with itself", () => {
  it.each(["has the same mana value as", "shares a color with", "shares a card type with"])("it %s it", (words) => {
    const text = `Reveal the top card of your library. If it ${words} that card, draw a card.`;
    expect(verdict(spell(text))).toBe("declined");
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

describe("614.1a: searching less than a library, and sacrificing nothing", () => {
  it("reads rules of players by who they are", () => {
    expect(
      abilities(
        card("If an opponent would search a library, that player searches the top four cards of that library instead."),
      ),
    ).toMatchObject([{ effects: [{ rule: { rule: "searchTop", who: { who: "opponents" }, count: 4 } }] }]);
    expect(
      abilities(card("Spells and abilities your opponents control can't cause you to sacrifice permanents.")),
    ).toMatchObject([{ effects: [{ rule: { rule: "cantBeSacrificed", causedBy: { who: "opponents" } } }] }]);
  });
});

describe("115.3: a target for each word", () => {
  it.each([
    "artifact, target creature, and target land",
    "artifact, target creature, target enchantment, and target land",
  ])("target %s", (words) => {
    const [ability] = abilities(spell(`Destroy target ${words}.`));
    const n = words.split(",").length;
    expect(ability).toMatchObject({
      body: {
        effects: [{ do: "destroy", what: { what: "union", of: Array.from({ length: n }, (_, slot) => ({ slot })) } }],
      },
    });
  });
});

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

describe("401.7: beneath the top of a library", () => {
  it.each(["X", "three"])("just beneath the top %s cards", (n) => {
    const text = `Put target creature into its owner's library just beneath the top ${n} cards of that library.`;
    const [effect] = effectsOf(
      abilities(card("", { name: "Kindle Dusk", typeLine: typed("sorcery"), text, manaCost: "{X}{W}" })),
    );
    expect(effect).toMatchObject({
      do: "move",
      to: { zone: "library", place: { fromTop: n === "X" ? { amount: "x" } : 3 } },
    });
  });
});
