import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, verdict } from "../support.ts";

describe("spells and abilities together (115.1)", () => {
  it.each(["Counter", "Exile"])("%s any of the three", (verb) => {
    const [one] = abilities(spell(`${verb} target spell, activated ability, or triggered ability.`));
    expect(one).toMatchObject({
      body: {
        targets: [
          {
            of: [
              {
                in: "stack",
                filter: { is: "or", of: [{ is: "spell" }, { is: "activatedAbility" }, { is: "triggeredAbility" }] },
              },
            ],
          },
        ],
      },
    });
  });
});

describe("what can't be chosen as a spell is cast", () => {
  scenario("601.2c, 608.2b: an untapped creature is no target then, and is one still", (t) => {
    t.cards(`
  Test Grasp {0}
  Enchantment — Aura
  Enchant creature
  You can't choose an untapped creature as this spell's target as you cast it.
  You control enchanted creature.

  Test Rouse {0}
  Instant
  Untap target creature.`);
    t.permanentWith(1, "Test Bear", { tapped: true });
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Grasp", "Test Rouse");
    t.to("precombatMain");
    t.cast("Test Grasp", { targets: ["Test Bear"] });
    t.cast("Test Rouse", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(0);
  });
});

describe("in one sentence with others", () => {
  it("402.2: no maximum hand size for the rest of the game", () =>
    expect(
      effectsOf(abilities(spell("Draw seven cards, and you have no maximum hand size for the rest of the game."))),
    ).toMatchObject([{ do: "draw" }, { do: "rule", duration: "forever" }]));
  it("614.1c: an additional X counters", () =>
    expect(
      verdict(
        card(
          "This creature enters with X +1/+1 counters on it. If X is 5 or more, it enters with an additional X +1/+1 counters on it.",
          { manaCost: "{X}{R}{G}" },
        ),
      ),
    ).toBe("read"));
});

describe("a target that another player chooses (601.2c)", () => {
  const MORE = [
    ["controls more lands", { amount: { amount: "count" } }],
    ["controls more creatures", { amount: { amount: "count" } }],
    ["has more life", { amount: { amount: "life", of: { who: "current" } } }],
    ["has more cards in hand", { amount: { amount: "handSize", of: { who: "current" } } }],
  ] as const;
  const DO = [
    ["The first player may draw a card.", { do: "may", who: { who: "eventPlayer" } }],
    ["The second player loses 1 life.", { do: "loseLife", who: { who: "target", slot: 0 } }],
  ] as const;

  const all = MORE.flatMap(([more, test]) => DO.map(([text, effect]) => [more, text, test, effect] as const));
  it.each(all)("who %s than they do: %s", (more, then, test, effect) => {
    const text = `At the beginning of each player's upkeep, that player chooses target player who ${more} than they do and is their opponent. ${then}`;
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          targets: [
            {
              by: { who: "eventPlayer" },
              of: [{ who: { who: "those", of: { who: "opponentsOf", of: { who: "eventPlayer" } }, where: test } }],
            },
          ],
          effects: [effect],
        },
      },
    ]);
  });
  it.each(["The first player may draw a card.", "The second player loses 1 life."])("where nobody did: %s", (text) => {
    expect(
      verdict(card(`At the beginning of each player's upkeep, ${text.charAt(0).toLowerCase()}${text.slice(1)}`)),
    ).toBe("declined");
  });
});

describe("a target of two places", () => {
  const PLACES = [
    ["", { is: "type", type: "creature" }],
    ["other ", { is: "and" }],
  ] as const;

  it.each(PLACES)("up to one %starget", (other, first) => {
    const text = `When this creature enters, exile up to one ${other}target creature from the battlefield or creature card from a graveyard.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { targets: [{ of: [{ filter: first }, { in: "graveyard" }] }], effects: [{ do: "move" }] } },
    ]);
  });
});

describe("a target of an opponent's choice that they control", () => {
  const DEEDS = ["Gain control of", "Destroy", "Tap"];
  const THEIRS = ["creature", "artifact", "untapped creature"];

  it.each(product(DEEDS, THEIRS))("%s %s", (deed, what) => {
    expect(abilities(spell(`${deed} target ${what} of an opponent's choice they control.`))).toMatchObject([
      { body: { targets: [{ by: { who: "chosen", from: { who: "opponents" } }, theirs: true }] } },
    ]);
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

describe("targets told of together", () => {
  it("up to two other ones, for a total", () => {
    const text =
      "When this creature dies, return up to two other target creature cards with total mana value 3 or less from your graveyard to the battlefield.";
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          targets: [
            { count: { min: 0, max: 2 }, of: [{ filter: { of: [{ is: "another" }, {}] } }], together: { most: 3 } },
          ],
        },
      },
    ]);
  });
});

describe("one target on the stack or the battlefield", () => {
  it("115.1: what is said with that is so of either", () =>
    expect(abilities(spell("Return target spell or permanent that's red or green to its owner's hand."))).toMatchObject(
      [
        {
          body: {
            targets: [
              { of: [{ filter: { of: [{ is: "spell" }, { is: "or" }] }, in: "stack" }, { filter: { is: "or" } }] },
            ],
          },
        },
      ],
    ));
  it.each(["up", "down"] as const)("107.3: half of X cards, rounded %s", (round) =>
    expect(
      effectsOf(abilities(spell(`You gain X life, where X is 3. Draw half X cards, rounded ${round}.`))),
    ).toMatchObject([{}, { do: "draw", count: { amount: "half", round } }]),
  );
});

describe("targets that other players limit, or that chance names", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const [only] = abilities(card(text));
    if (only?.kind !== "triggered") throw new Error("no triggered ability");
    return only;
  };

  it.each(["player", "opponent"] as const)("another target %s", (who) => {
    const { body } = triggered(`Whenever a player casts a spell, another target ${who} loses 1 life.`);
    expect(body.targets).toMatchObject([{ of: [{ target: "player", who: { who: "those" } }] }]);
  });
  it("is another than the target before it", () => {
    const { body } = triggered(
      "When this creature enters, target player draws a card and another target player discards a card.",
    );
    expect(body.targets).toMatchObject([{}, { otherThan: [0] }]);
  });
  it.each(["player", "opponent"] as const)("target %s chosen at random", (who) => {
    const { body } = triggered(`At the beginning of your end step, target ${who} chosen at random draws a card.`);
    expect(body.targets).toMatchObject([{ random: true }]);
  });
});

describe("targets joined by and, by how many there are and where", () => {
  const joined = [
    ["up to two target creatures and up to two target lands", [{ max: 2 }, { max: 2 }]],
    ["target creature and up to three target lands", [{ max: 1 }, { max: 3 }]],
    ["up to three target lands and target creature", [{ max: 3 }, { max: 1 }]],
  ] as const;
  it.each(product(["Tap", "Untap"], joined))("%s %j", (verb, [words, counts]) => {
    const [only] = abilities(spell(`${verb} ${words}.`));
    expect(only).toMatchObject({ body: { targets: counts.map((count) => ({ count })) } });
    expect(effectsOf([only!])).toMatchObject([
      { do: verb.toLowerCase(), what: { what: "union", of: [{ slot: 0 }, { slot: 1 }] } },
    ]);
  });
  const places = [
    ["your graveyard", { who: "you" }],
    ["an opponent's graveyard", { who: "opponents" }],
  ] as const;
  const counts = [
    ["target", { min: 1, max: 1 }],
    ["up to one target", { min: 0, max: 1 }],
  ] as const;
  it.each(product(places, counts))("%j, %j: both from there", ([place, of], [target, count]) => {
    const text = `Exile ${target} instant card and ${target} creature card from ${place}.`;
    const [only] = abilities(spell(text));
    const slot = { count, of: [{ target: "object", in: "graveyard", of }] };
    expect(only).toMatchObject({ body: { targets: [slot, slot] } });
  });
});

describe("targets of an opponent's choice, whose and where that is said last", () => {
  const whose = [
    ["creature", "you don't control", { filter: { is: "and" } }],
    ["creature", "you control", { filter: { is: "and" } }],
    ["creature card", "from your graveyard", { in: "graveyard", of: { who: "you" } }],
  ] as const;
  it.each(whose)("%s %s", (noun, where, of) => {
    const [only] = abilities(spell(`Exile target ${noun} of an opponent's choice ${where}.`));
    expect(only).toMatchObject({
      body: { targets: [{ of: [of], by: { who: "chosen", from: { who: "opponents" } } }] },
    });
  });
});

describe("one with another", () => {
  it("a target and all that its controller has of that name", () => {
    const text =
      "Exile target creature an opponent controls and all tokens that player controls with the same name as that creature.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ what: { what: "union", of: [{ what: "target" }, { what: "all" }] } }] } },
    ]);
  });
  it.each([
    [
      "Choose two creatures you control. Draw cards equal to the difference between the chosen creatures' powers.",
      "stat",
    ],
    [
      "Two target players exchange life totals. You gain life equal to the difference between those players' life totals.",
      "life",
    ],
  ])("the difference between two: %s", (text, amount) => {
    const difference = { amount: "minus", from: { amount, by: "greatest" }, of: { amount, by: "least" } };
    const [ability] = abilities(spell(text));
    const effect = ability?.kind === "spell" ? ability.body.effects.at(-1) : undefined;
    expect(effect).toMatchObject(effect?.do === "draw" ? { count: difference } : { amount: difference });
  });
  it("destroyed if nothing else is greater", () => {
    expect(abilities(spell("Destroy target creature if no other creature has greater power."))).toMatchObject([
      { body: { effects: [{ condition: { if: "not", of: { if: "exists" } }, then: [{ do: "destroy" }] }] } },
    ]);
  });
  it("each other player's, after one of your own", () => {
    const text =
      "Exile target creature you control. For each other player, exile up to one target creature that player controls.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { targets: [{}, { count: { min: 0 }, together: { all: "differentControllers" } }] } },
    ]);
  });
  it("the chosen creatures, one of each opponent", () => {
    const text =
      "For each opponent, choose up to one target creature that player controls. Kindle Dusk deals 3 damage to each of the chosen creatures.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ to: { objects: { what: "target", slot: 0 } } }] } },
    ]);
  });
  it("what becomes something for good, after something else", () => {
    const text =
      "Draw a card, then target land you control becomes a 3/3 Wolf creature with haste that's still a land.";
    expect(abilities(spell(text))).toMatchObject([{ body: { effects: [{ do: "draw" }, { duration: "forever" }] } }]);
  });
  it("at a step of its owner's, who was not spoken of", () => {
    const text =
      "Exile target creature. Return that card to the battlefield under its owner's control at the beginning of that player's next end step.";
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{}, { do: "delayed", when: { of: { who: "ownerOf" } } }] } },
    ]);
  });
});

describe("115.4: a player or who controls a planeswalker", () => {
  it("of the one that it was, what is asked of a player", () => {
    const text =
      "Kindle Dusk deals 4 damage to target player or planeswalker. Then if that player or that planeswalker's controller has more life than you, draw a card.";
    const either = { who: "union", of: [{ who: "target", slot: 0 }, { who: "controllerOf" }] };
    expect(effectsOf(abilities(spell(text)))[1]).toMatchObject({
      do: "if",
      condition: { if: "somePlayer", of: either },
    });
  });
});

describe("cards and permanents from places of their own, by how they are joined", () => {
  it.each([
    ["Exile all creatures from the battlefield and all creature cards from all graveyards.", 2],
    ["Exile all lands, all cards from all hands, and all cards from all graveyards.", 3],
  ])("%s", (text, parts) => {
    const [only] = effectsOf(abilities(spell(text))) as [{ what: { of: unknown[] } }];
    expect(only).toMatchObject({ do: "move", what: { what: "union" } });
    expect(only.what.of).toHaveLength(parts);
  });
  const zones = [
    ["from your hand", "hand"],
    ["from your graveyard", "graveyard"],
    ["from your hand and/or graveyard", ["hand", "graveyard"]],
  ] as const;
  it.each(zones)("a creature card and/or a land card %s", (words, place) => {
    const [, ...rest] = effectsOf(
      abilities(spell(`Put a creature card and/or a land card ${words} onto the battlefield.`)),
    );
    expect(rest).toEqual([]);
    expect(
      effectsOf(abilities(spell(`Put a creature card and/or a land card ${words} onto the battlefield.`))),
    ).toMatchObject([
      {
        do: "move",
        what: { what: "union", of: [{ what: "chosen", in: place, count: { min: 0, max: 1 } }, { in: place }] },
      },
    ]);
  });
  it("each of three targets or more with a word of its own", () => {
    const [ability] = abilities(
      spell(
        "Return up to one target artifact card, target land card, and up to one target creature card from your graveyard to your hand.",
      ),
    );
    expect(ability).toMatchObject({
      body: { targets: [{ count: { min: 0 } }, { count: { min: 1 } }, { count: { min: 0 } }] },
    });
  });
});

describe("targets", () => {
  it.each([
    ["target creature an opponent controls", "This creature fights target creature an opponent controls"],
    ["any target", "This creature deals 2 damage to any target"],
  ])("%s, at random", (_, words) => {
    const [only] = abilities(card(`{T}: ${words} chosen at random.`));
    expect(only).toMatchObject({ body: { targets: [{ random: true }] } });
  });
  it.each(["up to two target creatures", "any number of target creatures"])("switched: %s", (words) => {
    const text = `{T}: Switch the power and toughness of each of ${words} until end of turn.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { to: { what: "target", slot: 0 }, modifications: [{ modify: "switchPT" }] },
    ]);
  });
});

const effects = (text: string): unknown => {
  const [ability] = abilities(spell(text));
  return ability;
};

describe("601.2c: that shares one of those types with it", () => {
  const TYPES = [
    ["artifact or creature", ["artifact", "creature"]],
    ["artifact or land", ["artifact", "land"]],
    ["artifact, creature, or land", ["artifact", "creature", "land"]],
  ] as const;
  const ORDER = ["artifact", "creature", "land"];

  it.each(TYPES)("%s", (named, types) => {
    const text = `Exchange control of target ${named} you control and target permanent an opponent controls that shares one of those types with it.`;
    const filter = { of: expect.arrayContaining([expect.objectContaining({ is: "shares", quality: "cardType" })]) };
    expect(effects(text)).toMatchObject({ body: { targets: [{}, { of: [{ filter }] }] } });
    expect([...JSON.stringify(effects(text)).matchAll(/"types":(\[[^\]]*\])/g)].map(([, one]) => one)).toContain(
      JSON.stringify([...types].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))),
    );
  });
  it("needs several types", () => {
    const text =
      "Exchange control of target artifact you control and target permanent an opponent controls that shares one of those types with it.";
    expect(verdict(spell(text))).toBe("declined");
  });
});

describe("601.2c: a target in one of two places", () => {
  const PLACES = [
    ["creature card from your graveyard", "graveyard"],
    ["instant or sorcery card from your graveyard", "graveyard"],
  ] as const;

  it.each(PLACES)("%s", (one, zone) => {
    const text = `Return target ${one} or exiled card with flashback you own to your hand.`;
    expect(effects(text)).toMatchObject({ body: { targets: [{ of: [{ in: zone }, { in: "exile" }] }] } });
  });
});

describe("chosen as targets, and those of them still there", () => {
  const KINDS = ["artifact", "creature", "artifact or enchantment"];
  const THEN = [
    "you may draw that many cards",
    "you gain 2 life",
    "create that many 1/1 green Saproling creature tokens",
  ];

  it.each(product(KINDS, THEN))("%s: %s", (kind, then) => {
    const text = `For each opponent, choose up to one target ${kind} that player controls. For each permanent chosen this way, its controller may exile it. Then if one or more of the chosen permanents are still on the battlefield, ${then}.`;
    const [only] = abilities(spell(text));
    expect(only).toMatchObject({
      body: {
        effects: [
          { do: "forEach", of: { what: "target", slot: 0 } },
          { do: "if", condition: { amount: {} } },
        ],
      },
    });
    // As many as were just counted, not as were exiled.
    expect(JSON.stringify(only)).not.toContain('"noted"');
  });
});

describe("one target on the battlefield or on the stack (115.1)", () => {
  it.each([
    ["target creature or spell", { min: 1, max: 1 }],
    ["another target creature or spell", { min: 1, max: 1 }],
    ["up to one other target creature or spell", { min: 0, max: 1 }],
  ])("%s", (words, count) => {
    const text = `When this creature enters, return ${words} to its owner's hand.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { targets: [{ count, of: [{ target: "object" }, { filter: { is: "spell" }, in: "stack" }] }] } },
    ]);
  });
});
