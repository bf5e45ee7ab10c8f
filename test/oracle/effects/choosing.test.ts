import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("revealed from one place or the other", () => {
  scenario("608.2d: where from is chosen first", (t) => {
    t.cards(`
  Test Muster {0}
  Sorcery
  Reveal a card from your hand or the top card of your library. If you reveal a creature card this way, put it onto the battlefield.`);
    t.hand(0, "Test Muster", "Test Muster", "Test Ogre");
    t.library(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Muster");
    t.resolve();
    t.option("The top card");
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    t.cast("Test Muster");
    t.resolve();
    t.option("A card from your hand");
    if (t.count(0, "hand") > 0) t.choose("Test Ogre");
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
  });
});

describe("a choice of tokens, made by each of several players for themselves (608.2d)", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const found = abilities(card(text)).at(-1);
    if (found?.kind !== "triggered") throw new Error("no triggered ability");
    return found;
  };

  const one = "a 1/1 white Bird creature token with flying";
  const other = "a 2/2 green Bear creature token";
  it.each([
    ["each player creates", { who: "each" }],
    ["each opponent creates", { who: "opponents" }],
  ])("%s", (creates, of) => {
    const [each] = triggered(`When this creature enters, ${creates} their choice of ${one} or ${other}.`).body.effects;
    const creating = { effects: [{ do: "createTokens", who: { who: "current" } }] };
    expect(each).toMatchObject({
      do: "forEachPlayer",
      of,
      effects: [{ do: "chooseOne", who: { who: "current" }, options: [creating, creating] }],
    });
  });
});

describe("more of them that may be put onto the battlefield instead of one (608.2d)", () => {
  it.each([
    ["two", 2],
    ["three", 3],
  ])("%s: one may be put still", (word, max) => {
    const text = `Reveal the top four cards of your library. You may put a creature card from among them onto the battlefield. Put the rest into your graveyard.\nIf you control a Wall, you may put ${word} creature cards onto the battlefield instead of one.`;
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "look" },
            {
              do: "if",
              then: [{ do: "may", effects: [{ do: "move", what: { count: { min: 1, max } } }] }],
              otherwise: [{ do: "may", effects: [{ do: "move", what: { count: { min: 1, max: 1 } } }] }],
            },
            { do: "move" },
          ],
        },
      },
    ]);
  });
});

describe("what must be so of all that are chosen at once (601.2c, 608.2d), by how they come to be chosen", () => {
  const GROUPS = [
    ["with different names", { all: "differentNames" }],
    ["with different powers", { all: "different", stat: "power" }],
    ["with different mana values", { all: "different", stat: "manaValue" }],
    ["with total power 4 or less", { all: "total", stat: "power", most: 4 }],
    ["with total mana value 6 or less", { all: "total", stat: "manaValue", most: 6 }],
  ] as const;

  const among = "Look at the top five cards of your library. Put";
  const ways: readonly (readonly [string, (group: string) => string, number])[] = [
    ["as it resolves", (group) => `Destroy any number of creatures ${group}.`, 0],
    ["by each player", (group) => `Each player chooses any number of creatures they control ${group}.`, 0],
    [
      "from a graveyard",
      (group) => `Return any number of creature cards ${group} from your graveyard to your hand.`,
      0,
    ],
    [
      "from among cards",
      (group) =>
        `${among} any number of creature cards ${group} from among them into your hand and the rest on the bottom of your library in any order.`,
      1,
    ],
  ];
  it.each(product(GROUPS, ways))("%j, %j", ([group, together], [, text, at]) => {
    expect(effectsOf(abilities(spell(text(group))))[at]).toMatchObject({ what: { what: "chosen", together } });
  });

  it.each(GROUPS)("as targets %s", (group, together) => {
    const [one] = abilities(spell(`Return up to six target creature cards ${group} from your graveyard to your hand.`));
    expect(one).toMatchObject({ body: { targets: [{ of: [{ in: "graveyard" }], together }] } });
  });

  it("is said of no fixed number, which there may be too few for", () => {
    expect(verdict(spell("Sacrifice two creatures with different powers."))).toBe("declined");
  });
});

describe("one of each kind (305.6, 105.1), by kind and by what is done with them", () => {
  const kinds = [
    ["land", "basic land type", { is: "subtype", subtype: "Swamp" }],
    ["creature", "color", { is: "color", color: "B" }],
  ] as const;
  it.each(kinds)("you control a %s of each %s", (noun, kind, filter) => {
    const [ability] = abilities(card(`This creature has flying as long as you control a ${noun} of each ${kind}.`));
    const third = { if: "exists", what: { filter: { is: "and", of: expect.arrayContaining([filter]) } } };
    expect(ability).toMatchObject({ if: { if: "and", of: expect.arrayContaining([expect.objectContaining({})]) } });
    expect((ability as { if: { of: readonly unknown[] } }).if.of[2]).toMatchObject(third);
  });
  it.each(kinds)("choose a %s of each %s", (noun, kind) => {
    const chosen = effectsOf(abilities(spell(`Choose a ${noun} you control of each ${kind}. Untap those ${noun}s.`)));
    expect(chosen[0]).toMatchObject({ do: "choose", what: { what: "union" } });
  });
});

describe("all of one kind or all of another (608.2d), by verb", () => {
  it.each([
    ["Destroy", "destroy"],
    ["Exile", "move"],
    ["Tap", "tap"],
    ["Untap", "untap"],
  ])("%s all artifacts or all creatures", (verb, done) => {
    expect(effectsOf(abilities(spell(`${verb} all artifacts, all creatures, or all lands.`)))).toMatchObject([
      {
        do: "chooseOne",
        options: [
          { text: "artifacts", effects: [{ do: done }] },
          { text: "creatures", effects: [{ do: done }] },
          { text: "lands", effects: [{ do: done }] },
        ],
      },
    ]);
  });
});

describe("one of each kind", () => {
  it.each(["the battlefield", "your hand"])("of each permanent type, to %s", (to) => {
    const text = `For each permanent type, return up to one card of that type from your graveyard to ${to}. You lose 3 life for each card returned this way.`;
    const [only] = abilities(spell(text));
    expect(only).toMatchObject({
      body: { effects: [{ do: "move", what: { of: { length: 6 } } }, { do: "loseLife" }] },
    });
  });
  it.each(product(["flying", "haste"], ["reach, trample, and vigilance", "hexproof, menace, reach, and ward"]))(
    "with %s, lifelink, and so on for %s",
    (first, others) => {
      const text = `Reveal the top seven cards of your library. Choose from among them a card with ${first}, a card with lifelink, and so on for ${others}. Put one of the chosen cards onto the battlefield, the other chosen cards into your hand, and the rest into your graveyard.`;
      const [only] = abilities(spell(text));
      const effects = only?.kind === "spell" ? only.body.effects : [];
      expect(effects.filter((one) => one.do === "choose")).toHaveLength(3 + others.split(",").length);
      expect(effects.slice(-3)).toMatchObject([
        { to: { zone: "battlefield" } },
        { what: { what: "except" }, to: { zone: "hand" } },
        { what: { what: "except" }, to: { zone: "graveyard" } },
      ]);
    },
  );
  it.each(["flying", "haste"])("exiled with delve: %s", (keyword) => {
    const text = `Delve\nIf a creature card with ${keyword} was exiled with this creature's delve ability, this creature has ${keyword}. The same is true for reach and trample.`;
    const read = abilities(card(text));
    expect(read).toHaveLength(4);
    expect(read[1]).toMatchObject({ if: { what: { of: { name: "delved" }, filter: { of: [{}, { keyword }] } } } });
  });
});

describe("what nobody has chosen", () => {
  it.each(["creature", "nonland permanent", "artifact"])("%s", (what) => {
    const a = what === "artifact" ? "an" : "a";
    const text = `Choose ${a} ${what} you don't control, then each other player chooses ${a} ${what} they don't control that hasn't been chosen this way. Destroy all other ${what}s.`;
    const [only] = abilities(spell(text));
    const both = { what: "union", of: [{ name: "n1" }, { name: "n2" }] };
    expect(only).toMatchObject({
      body: {
        effects: [
          { note: "n1" },
          { what: { by: { who: "others" } }, note: "n2" },
          { what: { filter: { of: [{ is: "not", of: { of: both } }, {}] } } },
        ],
      },
    });
  });
});

describe("700.3: piles, by what is separated and who chooses", () => {
  const separated = [
    ["all creatures target player controls", { what: "all", filter: { is: "and" } }],
    ["all permanents target opponent controls", { what: "all", filter: { is: "controlledBy" } }],
    ["all cards in your graveyard", { what: "all", in: "graveyard", of: { who: "you" } }],
  ] as const;
  const chosen = [
    ["Destroy all permanents in the pile of your choice.", { do: "destroy" }, { who: "you" }],
    ["Exile all permanents in the pile of an opponent's choice.", { do: "move" }, { who: "chosen" }],
  ] as const;
  it.each(product(separated, chosen))("%j, %j", ([words, what], [sentence, deed, chooser]) => {
    expect(effectsOf(abilities(spell(`Separate ${words} into two piles. ${sentence}`)))).toMatchObject([
      { do: "separate", by: { who: "you" }, chooser, what },
      { ...deed, what: { what: "noted", name: "chosenPile" } },
    ]);
  });

  it.each(["Target opponent chooses", "An opponent chooses"])("%s one of those piles", (who) => {
    const said = `Reveal the top four cards of your library and separate them into two piles. ${who} one of those piles. Put that pile into your hand and the other into your graveyard.`;
    expect(effectsOf(abilities(spell(said)))).toMatchObject([
      { do: "look", reveal: true },
      {
        do: "separate",
        by: { who: "you" },
        chooser: { who: who.startsWith("Target") ? "target" : "chosen" },
        chosen: [{ do: "move", to: { zone: "hand" } }],
        unchosen: [{ do: "move", to: { zone: "graveyard" } }],
      },
    ]);
  });
});

describe("a card chosen from a hand, by what it must have", () => {
  const kinds = [
    ["a card", { is: "stat" }],
    ["a nonland card", { is: "and" }],
    ["a creature card", { is: "and" }],
  ] as const;
  const having = [
    ["mana value 3 or less", "<="],
    ["mana value 4 or greater", ">="],
  ] as const;
  it.each(product(kinds, having))("%j, %j", ([kind, filter], [value, compare]) => {
    const text = `Target opponent reveals their hand. You choose ${kind} from it with ${value}. That player discards that card.`;
    const [, choose, discard] = effectsOf(abilities(spell(text)));
    expect(choose).toMatchObject({ do: "choose", what: { in: "hand", filter } });
    expect(JSON.stringify(choose)).toContain(`"compare":"${compare}"`);
    expect(discard).toMatchObject({ do: "discard", what: { what: "noted" } });
  });
});

describe("one of two places, as it is done (608.2d)", () => {
  const PLACES = [
    ["onto the battlefield", { zone: "battlefield" }],
    ["into your hand", { zone: "hand" }],
    ["on top of your library", { zone: "library", place: "top" }],
  ] as const;
  it.each(product(PLACES, PLACES).filter(([one, other]) => one !== other))("%j or %j", ([one, to], [other, or]) => {
    const text = `Put target creature card from your graveyard ${one} or ${other}.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      {
        do: "chooseOne",
        who: { who: "you" },
        options: [{ effects: [{ do: "move", to }] }, { effects: [{ do: "move", to: or }] }],
      },
    ]);
  });
});
