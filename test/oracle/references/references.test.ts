import { describe, expect, it } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, spell, typed, verdict } from "../support.ts";

describe("whose name is meant (201.2)", () => {
  const searched = (text: string) => {
    const [one] = abilities(spell(text));
    const { effects = [] } = (one as { body?: { effects?: { do: string; filter?: object }[] } }).body ?? {};
    return effects.find((effect) => effect.do === "search")?.filter;
  };
  it.each(["graveyard", "hand"])("is that of the card just exiled from a %s", (zone) =>
    expect(
      searched(
        `Exile a card from your ${zone}. Then search its owner's graveyard, hand, and library for any number of cards with that name and exile them. Then that player shuffles.`,
      ),
    ).toMatchObject({ is: "shares", quality: "name", with: { what: "noted" } }),
  );
  it("is the chosen one where a name was chosen", () =>
    expect(
      searched(
        "Choose a nonland card name. Search target player's graveyard, hand, and library for all cards with that name and exile them. Then that player shuffles.",
      ),
    ).toMatchObject({ is: "chosenName" }));
});

describe("that player of an ability that speaks of no other", () => {
  const leaves = "When this creature leaves the battlefield, that player gains 6 life.";
  for (const early of [false, true])
    scenario(`608.2h: is whom the other targeted${early ? ", resolved or not" : ""}`, (t) => {
      t.cards(`
  Test Champion {0}
  Creature — Horror
  When this creature enters, target player loses 6 life.
  ${leaves}
  2/2`);
      t.battlefield(0, "Mountain");
      t.hand(0, "Test Champion", "Spark");
      t.to("precombatMain");
      t.cast("Test Champion");
      t.resolve();
      t.choose(1);
      if (!early) t.resolve();
      t.cast("Spark", { targets: ["Test Champion"] });
      t.resolve();
      t.resolve();
      expect(t.game.state.players[1]!.life).toBe(early ? 26 : 20);
      t.resolveAll();
      expect(t.game.state.players[1]!.life).toBe(20);
    });
  it("and another target player is another than you", () =>
    expect(
      abilities(card("When this creature leaves the battlefield, you and another target player each draw a card.")),
    ).toMatchObject([{ body: { targets: [{ of: [{ target: "player" }] }] } }]));
  it("of nobody", () => expect(verdict(card(leaves))).toBe("declined"));
});

describe("what a trigger leaves to be spoken of", () => {
  const ENCHANTMENT = { typeLine: typed("enchantment") };

  it("it is what the first of two events is about, where the second is about nothing", () => {
    const text = "When this enchantment enters and whenever you gain life, put a stash counter on it.";
    expect(abilities(card(text, ENCHANTMENT))).toMatchObject([
      { body: { effects: [{ on: { objects: { what: "event" } } }] } },
      { body: { effects: [{ on: { objects: { what: "self" } } }] } },
    ]);
  });
  it("as many as it asked for at least (603.4)", () => {
    const text =
      "At the beginning of combat on your turn, if you control three or more Deserts, create that many 1/1 red Warrior creature tokens.";
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{ count: { amount: "count" } }] } }]);
  });
  it("who owns what enters under your control", () => {
    const text = "Whenever a creature an opponent owns enters under your control, they lose 2 life.";
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{ who: { who: "ownerOf" } }] } }]);
  });
  it("new targets for what is copied if somebody doesn't pay", () => {
    const text =
      "Whenever an opponent casts an instant spell, they may pay {2}. If they don't, you may copy that spell. You may choose new targets for the copy.";
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ unpaid: [{ effects: [{ do: "copySpell", newTargets: true }] }] }] } },
    ]);
  });
});

describe("one object whose name speaks of several (201.5)", () => {
  it.each([
    ["enter", "enters"],
    ["die", "dies"],
    ["attack", "attacks"],
  ])("%s", (many, one) => {
    const twins = { name: "Ash & Elm" };
    expect(abilities(card(`Whenever Ash & Elm ${many}, draw a card.`, twins))).toEqual(
      abilities(card(`Whenever Ash & Elm ${one}, draw a card.`, twins)),
    );
  });
});

it("115.4: what X is goes by no target of its own clause that may be a player", () => {
  const text =
    "Sacrifice a creature. When you do, Kindle Dusk deals X damage to any target, where X is that creature's power.";
  const [sacrifice, then] = effectsOf(abilities(spell(text))) as [{ note: string }, unknown];
  const amount = { amount: "stat", stat: "power", of: { what: "noted", name: sacrifice.note } };
  expect(JSON.stringify(then)).toContain(JSON.stringify(amount));
});
