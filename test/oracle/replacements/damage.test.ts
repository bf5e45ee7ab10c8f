import { describe, expect, it } from "vitest";
import type { Replacement } from "../../../lib/engine/abilities/replacements.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("damage dealt elsewhere", () => {
  const ability = (text: string) => effectsOf(abilities(card(text)));

  const CONTROLLER = { players: { who: "controllerOf", of: { what: "event", role: "other" } } };
  it.each([
    ["that damage is dealt to target creature instead", { objects: { what: "target", slot: 0 } }],
    ["that source deals that damage to you instead", { players: { who: "you" } }],
    ["that damage is dealt to that source's controller instead", CONTROLLER],
  ])("%s", (words, to) => {
    const text = `{T}: The next time a source of your choice would deal damage to you this turn, ${words}.`;
    expect(ability(text)).toMatchObject([
      { do: "choose", what: { among: { what: "damageSources" } } },
      { do: "replace", replacement: { instead: { by: "redirect", to } }, once: true },
    ]);
  });
  it.each(["source", "red source", "source"])("a %s of the chosen color", (what) => {
    const text = `As this creature enters, choose a color.\n{T}: The next time a ${what} of your choice of the chosen color would deal damage to you this turn, prevent that damage.`;
    expect(effectsOf(abilities(card(text)).slice(1))).toMatchObject([{ do: "choose" }, { do: "replace", once: true }]);
  });
  it.each(["combat damage", "noncombat damage"])("all but %s of some", (kind) => {
    const by = "by Bears";
    const text = `Prevent all ${kind} that would be dealt this turn except ${kind} that would be dealt ${by}.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { replacement: { of: { source: { is: "not" } }, instead: { by: "prevent" } } },
    ]);
  });
  it("the next so much of a kind", () => {
    const text = "{G}: Prevent the next 1 combat damage that would be dealt to you this turn.";
    expect(ability(text)).toMatchObject([{ replacement: { of: { on: "damage", combat: true } }, shield: 1 }]);
  });
});

describe("damage by something of one's choice (609.7)", () => {
  const CHOSEN = [
    ["source", { among: { what: "damageSources" } }],
    ["creature", { filter: { is: "type", type: "creature" } }],
    ["unblocked creature", { filter: { is: "and" } }],
  ] as const;

  it.each(CHOSEN)("a %s", (noun, what) => {
    const a = noun.startsWith("u") ? "an" : "a";
    for (const [text, instead] of [
      [`Prevent all combat damage ${a} ${noun} of your choice would deal this turn.`, { by: "prevent" }],
      [
        `The next time ${a} ${noun} of your choice would deal combat damage to you this turn, prevent all but 1 of that damage.`,
        { by: "prevent", allBut: 1 },
      ],
    ] as const)
      expect(abilities(card(`{1}: ${text}`))).toMatchObject([
        {
          body: {
            effects: [
              { do: "choose", what },
              { do: "replace", replacement: { instead } },
            ],
          },
        },
      ]);
  });
});

describe("damage prevented from several kinds of sources", () => {
  const SOURCES = ["creature", "noncreature", "red"];
  const RETORTS = [
    ["creature", "Kindle Dusk deals that much damage to that creature"],
    ["red", "Kindle Dusk deals that much damage to the source's controller"],
    ["noncreature", "destroy that source"],
  ] as const;

  it.each(product(RETORTS, RETORTS))("%j and %j", ([one, then], [other, also]) => {
    const text = `Prevent all damage that would be dealt to you this turn. If damage from a ${one} source is prevented this way, ${then}. If damage from a ${other} source is prevented this way, ${also}.`;
    expect(abilities(spell(text))).toMatchObject([
      { body: { effects: [{ replacement: { instead: { by: "prevent", then: [{ do: "if" }, { do: "if" }] } } }] } },
    ]);
  });
  it.each(SOURCES.slice(1))("not called a creature where it need not be one: %s", (kind) => {
    const text = `Prevent all damage that would be dealt to you this turn. If damage from a ${kind} source is prevented this way, destroy that creature.`;
    expect(verdict(spell(text))).toBe("declined");
  });
});

function replaced(text: string): Replacement {
  const [ability] = abilities(card(text));
  const effect = ability?.kind === "static" ? ability.effects[0] : undefined;
  if (effect?.static !== "replace") throw new Error("nothing is replaced");
  return effect.replacement;
}

describe("so much damage that would be dealt", () => {
  const DEALT = [
    ["4 or more damage", { amount: { compare: ">=", to: 4 } }],
    ["4 or more noncombat damage", { amount: { compare: ">=", to: 4 }, combat: false }],
    [
      "an amount of damage less than Mossback Tern's power",
      { amount: { compare: "<", to: { amount: "stat", stat: "power", of: { what: "self" } } } },
    ],
    [
      "an amount of combat damage less than Mossback Tern's power",
      { amount: { compare: "<", to: { amount: "stat", stat: "power", of: { what: "self" } } }, combat: true },
    ],
  ] as const;
  const TO = ["to an opponent", "to a permanent or player", "to a creature"];
  const INSTEAD = [
    [
      "that source deals damage equal to Mossback Tern's power instead",
      { amount: "stat", stat: "power", of: { what: "self" } },
    ],
    ["that source deals 3 damage instead", 3],
    ["it deals that much damage plus 2 instead", { amount: "sum", of: [{ amount: "event" }, 2] }],
  ] as const;

  const all = DEALT.flatMap(([dealt, of]) =>
    TO.flatMap((to) => INSTEAD.map(([instead, amount]) => [dealt, to, instead, of, amount] as const)),
  );
  it.each(all)("%s %s: %s", (dealt, to, instead, of, amount) => {
    expect(replaced(`If a red source you control would deal ${dealt} ${to}, ${instead}.`)).toMatchObject({
      of: { on: "damage", ...of },
      instead: { by: "amount", amount },
    });
  });
  it("is told of two kinds of sources", () => {
    const text =
      "If a red spell you control or a green creature you control would deal damage to a permanent or player, it deals that much damage plus 2 instead.";
    expect(replaced(text)).toMatchObject({ of: { on: "damage", source: { is: "or" } } });
  });
});

describe("damage that is dealt to the same permanent or player instead", () => {
  const HURT = [
    ["a player", "that player"],
    ["an opponent", "that player"],
    ["enchanted player", "that player"],
    ["a creature", "that creature"],
    ["another permanent", "that permanent"],
    ["you", "you"],
    ["this creature", "this creature"],
    ["a permanent or player", "that permanent or player"],
  ] as const;
  const CURSE = { typeLine: { ...typed("enchantment"), subtypes: ["Aura", "Curse"] } };
  const SO_MUCH = ["double that damage", "triple that damage", "that much damage plus 1", "that much damage minus 1"];

  const said = [...new Set(HURT.map(([, same]) => same))];
  const all = HURT.flatMap(([to, same]) => said.map((other) => [to, other, other === same] as const));
  it.each(all)("to %s, told as %s: %s", (to, told, isSame) => {
    for (const much of SO_MUCH) {
      const text = `If a red source would deal damage to ${to}, it deals ${much} to ${told} instead.`;
      // A creature is a permanent too.
      if (to === "a creature" && told === "that permanent") continue;
      const printed = to === "enchanted player" ? card(`Enchant player\n${text}`, CURSE) : card(text);
      expect([much, verdict(printed)]).toEqual([much, isSame ? "read" : "declined"]);
    }
  });
});

describe("what it means where damage is prevented", () => {
  const PREVENTED = ["prevent that damage and ", "prevent that damage, "];
  const WHOM = [
    ["damage would be dealt to this creature", { what: "self" }],
    ["a source would deal damage to a creature you control", { what: "event", role: "object" }],
  ] as const;

  it.each(PREVENTED.flatMap((words) => WHOM.map(([would, what]) => [would, words, what] as const)))(
    "if %s, %s: what it would be dealt to",
    (would, words, what) => {
      const text = `If ${would}, ${words}remove that many +1/+1 counters from it.`;
      expect(replaced(text)).toMatchObject({
        instead: { by: "prevent", then: [{ do: "removeCounters", from: { objects: what } }] },
      });
    },
  );
  it("triggers on what is removed this way, and that much is as much as that", () => {
    const text =
      "If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove that many +1/+1 counters from it. When one or more counters are removed from this creature this way, it deals that much damage to any target.";
    expect(replaced(text)).toMatchObject({
      instead: {
        then: [
          { do: "removeCounters", note: "n1" },
          {
            do: "if",
            then: [{ do: "reflexive", body: { effects: [{ do: "damage", amount: { amount: "noted", name: "n1" } }] } }],
          },
        ],
      },
    });
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

describe("614.1, 615: damage from a source of one's choice", () => {
  const sources = ["a source", "a red source", "an artifact source"];
  const victims = ["you", "you and/or permanents you control", "target creature"];
  it.each(product(sources, victims))("%s, to %s", (source, to) => {
    const text = `Prevent the next 3 damage that ${source} of your choice would deal to ${to} this turn.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "choose", what: { among: { what: "damageSources" } } },
      { do: "replace", shield: 3, duration: "endOfTurn", replacement: { instead: { by: "prevent" } } },
    ]);
  });
  it.each(sources)("all damage %s would deal", (source) => {
    expect(
      effectsOf(abilities(spell(`Prevent all damage ${source} of your choice would deal this turn.`))),
    ).toMatchObject([{ do: "choose" }, { do: "replace", replacement: { instead: { by: "prevent" } } }]);
  });
});

const ORDERS = [
  (to: string) => `that would be dealt to ${to} this turn`,
  (to: string) => `that would be dealt this turn to ${to}`,
] as const;

describe("all damage", () => {
  const HURT = [
    ["you", { to: { players: { who: "you" } } }],
    ["creatures you control", { to: { objects: { is: "and" } } }],
    ["you and permanents you control", { to: { players: { who: "you" }, objects: { is: "controlledBy" } } }],
  ] as const;

  it.each(product(HURT, ORDERS))("prevented, to %j", ([to, pattern], order) => {
    expect(effectsOf(abilities(spell(`Prevent all damage ${order(to)}.`)))).toMatchObject([
      { do: "replace", replacement: { of: { on: "damage", ...pattern }, instead: { by: "prevent" } } },
    ]);
  });
  const elsewhere = [
    ["this creature", { objects: { what: "self" } }],
    ["target creature", { objects: { what: "target", slot: 0 } }],
    ["target player", { players: { who: "target", slot: 0 } }],
  ] as const;
  it.each(product(product(HURT, ORDERS), elsewhere))("to %j, dealt to %j", ([[to, pattern], order], [taker, other]) => {
    const text = `{T}: All damage ${order(to)} is dealt to ${taker} instead.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "replace", replacement: { of: pattern, instead: { by: "redirect", to: other } }, duration: "endOfTurn" },
    ]);
  });
  it.each(HURT)("until your next turn, to %s", (to, pattern) => {
    const text = `{T}: Until your next turn, all damage that would be dealt to ${to} is dealt to this creature instead.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { replacement: { of: pattern, instead: { by: "redirect" } }, duration: "yourNextTurn" },
    ]);
  });
});

describe("the next so much damage", () => {
  it.each(ORDERS)("divided among targets as they are chosen: %s", (order) => {
    const text = `Prevent the next 5 damage ${order("any number of targets")}, divided as you choose.`;
    const [only] = abilities(spell(text));
    expect(only).toMatchObject({ body: { targets: [{ count: { min: 0 }, divide: 5 }] } });
    expect(effectsOf([only!])).toMatchObject([
      { shield: 5, divided: true, about: { what: "target", slot: 0 }, players: { who: "target", slot: 0 } },
    ]);
  });
  it.each(product(ORDERS, ["any target", "target player"]))("%s, %s: elsewhere", (order, taker) => {
    const text = `{W}: The next 1 damage ${order("this creature")} is dealt to ${taker} instead.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { shield: 1, about: { what: "self" }, replacement: { instead: { by: "redirect", to: { players: {} } } } },
    ]);
  });
});

describe("the next time", () => {
  const shield = "The next time target creature would deal damage this turn, prevent that damage.";
  it.each(["Draw a card.", "You gain life equal to the number of cards in your hand."])(
    "what speaks of no damage is done at once: %s",
    (then) => {
      const [, apart] = effectsOf(abilities(spell(`${shield} ${then}`)));
      expect(effectsOf(abilities(spell(then)))).toEqual([apart]);
    },
  );
  it.each(["You gain life equal to the damage prevented this way.", "You gain that much life."])(
    "what speaks of the damage is done as it is prevented: %s",
    (then) => {
      expect(effectsOf(abilities(spell(`${shield} ${then}`)))).toMatchObject([
        { do: "replace", replacement: { instead: { by: "prevent", then: [{ do: "gainLife" }] } } },
      ]);
    },
  );
});

describe("614.1a: half of the damage", () => {
  it.each([
    ["it deals half that damage, rounded down, instead", "down"],
    ["it deals half that damage, rounded up, to that permanent or player instead", "up"],
  ])("%s", (words, round) => {
    const would = words.includes("permanent") ? "a permanent or player" : "you";
    expect(abilities(card(`If a source would deal damage to ${would}, ${words}.`))).toMatchObject([
      {
        effects: [
          { replacement: { instead: { by: "amount", amount: { amount: "half", of: { amount: "event" }, round } } } },
        ],
      },
    ]);
  });
  it("301.5: to what is equipped, by that name", () => {
    const equipment = { typeLine: { supertypes: [], types: ["artifact"], subtypes: ["Equipment"] } } as const;
    const deals = "If a creature would deal combat damage to equipped creature, it deals double that damage";
    expect(abilities(card(`${deals} to equipped creature instead.`, equipment))).toMatchObject([
      { effects: [{ replacement: { instead: { amount: { factor: 2 } } } }] },
    ]);
    expect(verdict(card(`${deals} to enchanted creature instead.`, equipment))).toBe("declined");
  });
});

describe("to one of several kinds of permanents, or to a player (614.1a)", () => {
  const battle = { is: "type", type: "battle" };
  const creature = { is: "type", type: "creature" };
  it.each([
    ["player or battle", { players: { who: "each" }, objects: battle }],
    ["battle or opponent", { players: { who: "opponents" }, objects: battle }],
    ["creature, battle, or opponent", { players: { who: "opponents" }, objects: { is: "or", of: [creature, battle] } }],
  ])("%s", (words, to) => {
    const text = `If a source you control would deal damage to ${/^[aeiou]/.test(words) ? "an" : "a"} ${words}, it deals that much damage plus 1 instead.`;
    expect(abilities(card(text))).toMatchObject([{ effects: [{ replacement: { of: { on: "damage", to } } }] }]);
  });
});
