import { describe, expect, it } from "vitest";
import type { Ability, Body } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("tokens created with it", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const found = abilities(card(text)).at(-1);
    if (found?.kind !== "triggered") throw new Error("no triggered ability");
    return found;
  };

  const made = ["create a 1/1 white Soldier creature token", "create a token that's a copy of target creature"];
  const done = ["destroy all tokens created with this creature", "exile all other tokens created with this creature"];
  it.each(product(made, done))("%s, %s", (create, then) => {
    const { effects } = triggered(`Whenever this creature attacks, ${create}. Then ${then}.`).body;
    expect(effects[0]).toMatchObject({ entering: { link: "put" } });
    expect(JSON.stringify(effects[1])).toContain('{"is":"linked","name":"put"}');
    expect(JSON.stringify(effects[1]).includes('"not"')).toBe(then.includes("other"));
  });
  it("are asked of something that creates some", () => {
    expect(verdict(card("Whenever this creature attacks, exile all tokens created with it."))).toBe("declined");
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

describe("what was put into a graveyard this turn", () => {
  it.each([
    ["put into your graveyard this turn", { on: "move", to: "graveyard" }],
    ["put into your graveyard from anywhere this turn", { on: "move", to: "graveyard" }],
    ["put into your graveyard from the battlefield this turn", { on: "move", from: "battlefield", to: "graveyard" }],
    ["put into your graveyard from your library this turn", { on: "move", from: "library", to: "graveyard" }],
    ["put into your graveyard from your hand this turn", { on: "move", from: "hand", to: "graveyard" }],
  ])("a card that was %s", (words, event) => {
    expect(abilities(spell(`Return target creature card that was ${words} to your hand.`))).toMatchObject([
      {
        body: {
          targets: [{ of: [{ filter: { of: [{}, { is: "history", event }] }, in: "graveyard", of: { who: "you" } }] }],
        },
      },
    ]);
    expect(verdict(spell(`Destroy target creature that was ${words}.`))).toBe("declined");
  });
});

describe("as many of them as counters were on it", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const [only] = abilities(card(text));
    if (only?.kind !== "triggered") throw new Error("no triggered ability");
    return only;
  };

  const wordings = ["that many", "that number of"];
  const had = ["it had counters on it", "it had one or more +1/+1 counters on it", "it had a +1/+1 counter on it"];
  it.each(product(wordings, had))("%s, if %s", (many, condition) => {
    const text = `Whenever another creature you control dies, if ${condition}, put ${many} +1/+1 counters on target creature.`;
    expect(triggered(text).body.effects).toMatchObject([
      { do: "putCounters", count: { amount: "counters", on: { what: "event", role: "object" } } },
    ]);
  });
});

/** What a spell or ability does, and its targets. */
const bodies = (...of: Parameters<typeof abilities>): readonly (Body | undefined)[] =>
  abilities(...of).map((one) => ("body" in one ? one.body : undefined));

describe("120.3: damage that was dealt to that player", () => {
  it.each([
    ["this creature deals combat damage to a player", "this creature"],
    ["one or more creatures you control deal combat damage to a player", "those creatures"],
  ])("whenever %s", (event, who) => {
    const text = `Whenever ${event}, you gain X life, where X is the amount of damage ${who} dealt to that player.`;
    expect(bodies(card(text))).toMatchObject([{ effects: [{ do: "gainLife", amount: { amount: "event" } }] }]);
  });
  it("is declined where no damage is dealt", () => {
    const text =
      "Whenever this creature attacks, you gain X life, where X is the amount of damage this creature dealt to that player.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("702.110b: the exploited creature", () => {
  it.each(["power", "toughness", "mana value"])("its %s", (stat) => {
    const text = `Exploit\nWhen this creature exploits a creature, you gain life equal to the exploited creature's ${stat}.`;
    expect(bodies(card(text))).toMatchObject([
      undefined,
      { effects: [{ amount: { amount: "stat", of: { what: "event", role: "other" } } }] },
    ]);
  });
  it("is declined where nothing exploits", () => {
    expect(verdict(card("When this creature enters, destroy the exploited creature."))).toBe("declined");
  });
});

describe("what was done with cards of a graveyard", () => {
  it.each(["discarded", "cycled or discarded"])("cards you %s this turn", (did) => {
    const text = `Return to your hand all cards in your graveyard that you ${did} this turn.`;
    expect(bodies(spell(text))).toMatchObject([
      { effects: [{ do: "move", what: { filter: { event: { on: "discard" } }, in: "graveyard" } }] },
    ]);
  });
  it("400.7i: a card cycled goes from there into the library", () => {
    expect(bodies(card("When you cycle this card, shuffle it into your library from your graveyard."))).toMatchObject([
      { effects: [{ do: "move", what: { filter: { is: "inZone", zone: "graveyard" } }, to: { place: "shuffle" } }] },
    ]);
  });
});

describe("607.2d: what was chosen as it entered", () => {
  const chooses = "As this creature enters, choose another creature you control.";
  it.each([
    ["Sacrifice this creature: The chosen creature gains indestructible until end of turn.", "apply"],
    ["When this creature leaves the battlefield, sacrifice the chosen creature.", "sacrifice"],
  ])("%s", (text, does) => {
    const [entering, other] = abilities(card(`${chooses}\n${text}`));
    expect(entering).toMatchObject({ effects: [{ replacement: { instead: { asItEnters: [{ link: "n1" }] } } }] });
    expect(other).toMatchObject({ body: { effects: [{ do: does }] } });
    expect(JSON.stringify(other)).toContain('{"what":"linked","name":"chosen"}');
  });
  it("is declined where another kind was chosen, or nothing", () => {
    const sacrifice = "When this creature leaves the battlefield, sacrifice the chosen";
    expect(verdict(card(`${chooses}\n${sacrifice} artifact.`))).toBe("declined");
    expect(verdict(card(`${sacrifice} creature.`))).toBe("declined");
  });
});

describe("702.66a, 607.2a: what was delved away is exiled with it", () => {
  const text =
    "Delve\nWhenever this creature attacks, you may return a card exiled with this creature to its owner's hand.";
  it("where nothing else of it exiles anything", () => {
    const [, attacks] = abilities(card(text));
    expect(attacks).toMatchObject({
      body: { effects: [{ effects: [{ what: { filter: { is: "among", of: { what: "linked", name: "delved" } } } }] }] },
    });
  });
});

describe("by whom it is cast", () => {
  const YOU = { who: "you" };
  const either = (...of: readonly unknown[]) => ({ is: "or", of });

  it("either of two kinds of spells, each told by itself", () => {
    const [only] = abilities(
      card("Whenever you cast an Aura spell or a spell that targets a creature you control, draw a card."),
    );
    const aura = { is: "and", of: [{ is: "spell" }, { is: "subtype", subtype: "Aura" }] };
    const aimed = { is: "and", of: [{ is: "spell" }, { is: "targets" }] };
    expect(only).toMatchObject({ when: { on: "cast", by: YOU, object: either(aura, aimed) } });
  });
  it("601.2i: of several opponents each one's own first spell is spared", () => {
    const text = (first: string) =>
      `Whenever an opponent casts an instant spell other than ${first} each turn, this creature deals 4 damage to that player.`;
    const [only] = abilities(card(text("the first instant spell that player casts")));
    expect(only).toMatchObject({ when: { object: { of: [{}, {}, { of: { is: "nthCast", nth: 1, each: true } }] } } });
    expect(verdict(card(text("your first instant spell")))).toBe("declined");
  });
  it("both of two kinds were cast", () => {
    const [only] = abilities(
      card(
        "At the beginning of your end step, if you've cast both a creature spell and a noncreature spell this turn, draw a card.",
      ),
    );
    expect(only).toMatchObject({ interveningIf: { if: "and", of: [{ if: "happened" }, { if: "happened" }] } });
  });
  it("121.2: the first or second card drawn", () => {
    const [only] = abilities(card("Whenever you draw your first or second card each turn, you gain 1 life."));
    expect(only).toMatchObject({
      when: {
        on: "anyOf",
        of: [
          { on: "draw", ordinal: 1 },
          { on: "draw", ordinal: 2 },
        ],
      },
    });
    expect(verdict(card("Whenever you draw your second or second card each turn, you gain 1 life."))).toBe("declined");
  });
});

describe("what was destroyed, whose it was, and by whom", () => {
  const effectsOfText = (text: string) => {
    const [only] = abilities(spell(text));
    if (only?.kind !== "spell") throw new Error("no spell");
    return only.body.effects;
  };

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
    expect(JSON.stringify(effectsOfText(text))).toContain(`"cause":"${cause}"`);
    expect(JSON.stringify(effectsOfText(text))).toContain(JSON.stringify(who));
  });
});

describe("until another card is exiled with it", () => {
  it.each(product(["play", "cast"], ["Exile the top card of your library", "Exile target card from a graveyard"]))(
    "may %s: %s",
    (verb, exile) => {
      const text = `At the beginning of your end step, ${exile.toLowerCase()}. You may ${verb} that card until you exile another card with this creature.`;
      const [only] = abilities(card(text));
      expect(only).toMatchObject({
        body: { effects: [{ to: { link: "exiled" } }, { duration: { while: { what: { what: "last" } } } }] },
      });
    },
  );
  it("needs one that was exiled", () =>
    expect(
      verdict(card("{1}: Mill a card. You may play that card until you exile another card with this creature.")),
    ).toBe("declined"));
});

describe("who blocked whom (509.1g-h)", () => {
  const PAST = [
    ["blocked this turn", { on: "blocks" }],
    ["was blocked this turn", { on: "becomesBlocked" }],
    ["blocked or was blocked this turn", { on: "anyOf", of: [{ on: "blocks" }, { on: "becomesBlocked" }] }],
    [
      "blocked or was blocked by a Zombie this turn",
      { of: [{ other: { subtype: "Zombie" } }, { other: { subtype: "Zombie" } }] },
    ],
    ["was dealt damage this turn", { on: "damage" }],
    ["has been dealt damage this turn", { on: "damage" }],
  ] as const;
  it.each(PAST)("that %s", (words, event) => {
    expect(abilities(spell(`Destroy target creature that ${words}.`))).toMatchObject([
      { body: { targets: [{ of: [{ filter: { of: [{}, { is: "history", event }] } }] }] } },
    ]);
  });
  it.each([
    ["it's blocking", "blockedBy"],
    ["this creature is blocking", "blockedBy"],
    ["that's blocking it", "blocks"],
  ])("target creature %s", (words, is) => {
    expect(abilities(card(`{T}: This creature deals 1 damage to target creature ${words}.`))).toMatchObject([
      { body: { targets: [{ of: [{ filter: { of: [{}, { is }] } }] }] } },
    ]);
  });
});

describe("201.2: done with cards of a name over the game", () => {
  const NAMES = ["Kindle Dusk", "Mossback Tern"];
  it.each(NAMES)("another spell named %s", (name) => {
    expect(
      bodies(
        spell(`If you've cast another spell named ${name} this game, you win the game. Otherwise, you gain 7 life.`),
      ),
    ).toMatchObject([
      {
        effects: [
          {
            do: "if",
            condition: { amount: { amount: "doneThisGame", did: "cast", named: name }, value: { compare: ">" } },
          },
        ],
      },
    ]);
  });
  it.each(["three or more", "four or more"])("cards cycled %s times", (times) => {
    expect(
      abilities(
        card(
          `When you cycle this card, if you've cycled a card named Mossback Tern ${times} times this game, draw a card.`,
        ),
      ),
    ).toMatchObject([
      { interveningIf: { amount: { did: "cycle", named: "Mossback Tern" }, value: { compare: ">=" } } },
    ]);
  });
});

describe("those of several of which more is said", () => {
  it.each([
    ["with flying", { is: "keyword", keyword: "flying" }],
    ["you don't control", { is: "not" }],
    ["with power 4 or greater", { is: "stat" }],
  ])("each of those creatures %s", (more, filter) => {
    expect(
      bodies(spell(`Tap two target creatures. Put a stun counter on each of those creatures ${more}.`)),
    ).toMatchObject([
      {
        effects: [
          { do: "tap" },
          { do: "putCounters", on: { objects: { what: "those", of: { what: "target" }, filter } } },
        ],
      },
    ]);
  });
});

describe("objects by what became of them: whatever abilities trigger on", () => {
  const BECAME = [
    ["attacked", { on: "attacks" }],
    ["became tapped", { on: "tap" }],
    ["became the target of a spell", { on: "becomesTarget" }],
    ["entered", { on: "move", to: "battlefield" }],
    ["explored", { on: "explore" }],
    ["dealt damage to you", { on: "damage" }],
  ] as const;

  it.each(BECAME)("%s", (became, event) => {
    expect(abilities(spell(`Destroy each creature that ${became} this turn.`))).toMatchObject([
      { body: { effects: [{ what: { filter: { of: [{ is: "type" }, { is: "history", event }] } } }] } },
    ]);
    expect(effectsOf(abilities(spell(`If a creature you control ${became} this turn, draw a card.`)))).toMatchObject([
      { condition: { if: "happened", event } },
    ]);
  });
  it("701.3a: what became equipped is what something was attached to", () => {
    expect(abilities(spell("Destroy each creature that became equipped this turn."))).toMatchObject([
      {
        body: {
          effects: [
            { what: { filter: { of: [{ is: "type" }, { is: "history", event: { on: "attached" }, role: "other" }] } } },
          ],
        },
      },
    ]);
  });
  it("120.1: who attacked and who dealt damage are told of in two ways, which one question does not ask", () => {
    expect(verdict(spell("Destroy each creature that attacked or dealt damage this turn."))).toBe("declined");
  });
  it("400.7: what has left is none of those that are there", () => {
    expect(verdict(spell("Destroy each creature that was sacrificed this turn."))).toBe("declined");
  });
});

describe("where a spell is cast from (106.6, 603.7)", () => {
  const PLACES = [
    ["exile", [{ is: "castFrom", zone: "exile" }]],
    ["a graveyard", [{ is: "castFrom", zone: "graveyard" }]],
    ["your graveyard", [{ is: "castFrom", zone: "graveyard" }, { is: "ownedBy" }]],
    ["your hand", [{ is: "castFrom", zone: "hand" }, { is: "ownedBy" }]],
  ] as const;

  it.each(PLACES)("mana only for such: from %s", (place, filters) => {
    for (const what of ["a spell", "spells"]) {
      const [only] = effectsOf(abilities(card(`{T}: Add {C}. Spend this mana only to cast ${what} from ${place}.`)));
      const said = JSON.stringify((only as { restriction: { spells: unknown } }).restriction.spells);
      for (const one of filters) expect(said).toContain(JSON.stringify(one).slice(0, -1));
      expect(said.includes("ownedBy")).toBe(filters.length > 1);
    }
  });
  it.each(PLACES)("the next one from %s", (place, filters) => {
    const text = `When you cast your next sorcery spell from ${place} this turn, draw a card.`;
    const [only] = effectsOf(abilities(spell(text)));
    expect(only).toMatchObject({ do: "delayed", when: { on: "cast", object: { is: "and" } }, once: true });
    for (const one of filters) expect(JSON.stringify(only)).toContain(JSON.stringify(one).slice(0, -1));
  });
});

describe("what was so as the spell was cast, by what was revealed or controlled", () => {
  const kinds = ["Dragon", "Merfolk", "Goblin"] as const;
  const outcomes = [
    ["draw a card.", [{ do: "draw" }]],
    ["you gain 4 life.", [{ do: "gainLife" }]],
  ] as const;
  it.each(product(kinds, outcomes))("%s, %j", (kind, [words, then]) => {
    const text = `As an additional cost to cast this spell, you may reveal a ${kind} card from your hand.\nIf you revealed a ${kind} card or controlled a ${kind} as you cast this spell, ${words}`;
    expect(effectsOf(abilities(spell(text)).slice(1))).toMatchObject([
      {
        do: "if",
        condition: {
          if: "or",
          of: [
            { if: "castWith", method: "additional" },
            { if: "asCast", of: { if: "exists" } },
          ],
        },
        then,
      },
    ]);
  });
});

describe("above it in a graveyard", () => {
  const triggered = (text: string, more = {}): Extract<Ability, { kind: "triggered" }> => {
    const found = abilities(card(text, more)).find(({ kind }) => kind === "triggered");
    if (found?.kind !== "triggered") throw new Error("no triggered ability");
    return found;
  };
  const NUMBERS = ["two or more", "three or more", "exactly one"] as const;
  const CARDS = ["creature cards", "artifact cards"] as const;

  it.each(product(NUMBERS, CARDS))("%s %s", (n, cards) => {
    const text = `At the beginning of your upkeep, if this card is in your graveyard with ${n} ${cards} above it, you may return this card to your hand.`;
    expect(triggered(text)).toMatchObject({
      from: "graveyard",
      interveningIf: { amount: { of: { of: { what: "above" } } } },
    });
  });
  it("is the next one", () => {
    const text =
      "At the beginning of the end step, if this card is in your graveyard with a creature card directly above it, you may return this card to your hand.";
    expect(triggered(text).interveningIf).toMatchObject({ what: { of: { what: "above", directly: true } } });
  });
});

it("601.2h: no mana is spent to cast it", () => {
  expect(abilities(card("You can't spend mana to cast this spell."))).toMatchObject([
    { effects: [{ rule: { rule: "paidWith", sources: { is: "not", of: { is: "any" } } } }] },
  ]);
});

describe("what was dealt damage", () => {
  const BY = [
    ["dealt damage this turn by a Goblin you controlled", { of: [{ is: "subtype" }, { is: "controlledBy" }] }],
    ["dealt damage this turn by a source you controlled", { is: "controlledBy", who: { who: "you" } }],
  ] as const;

  it.each(BY)("a creature %s", (words, source) => {
    expect(abilities(card(`Whenever another creature ${words} dies, draw a card.`))).toMatchObject([
      { when: { object: { of: [{ is: "another" }, { is: "type" }, { is: "history", event: { source } }] } } },
    ]);
  });
  it("by what the spell is about", () => {
    const text =
      "Target creature gets +1/+0 until end of turn. Whenever a creature dealt damage by that creature dies this turn, its controller loses 2 life.";
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "apply" },
            { do: "delayed", when: { object: { of: [{ is: "type" }, { event: { source: { is: "among" } } }] } } },
          ],
        },
      },
    ]);
  });
});
