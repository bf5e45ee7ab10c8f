import type { Ability } from "./ability.ts";
import type { TokenDescription } from "./destinations.ts";

/** 111.10: the tokens that the rules describe; an effect names them. The Incubator (111.10i) has two faces: rules/tokens/incubator.ts. */

const YOU = { who: "you" } as const;
const ENCHANTED = { what: "host" } as const;
const ONCE = { min: 1, max: 1 } as const;
const sacrifice = { pay: "sacrifice", what: { what: "self" } } as const;
const tap = { pay: "tap" } as const;
const pay = (mana: string) => ({ pay: "mana", mana }) as const;

const colorless = { colors: [], supertypes: [] } as const;

const artifact = (subtype: string, ...abilities: readonly Ability[]): TokenDescription => ({
  ...colorless,
  types: ["artifact"],
  subtypes: [subtype],
  abilities,
});

const role = (name: string, ...abilities: readonly Ability[]): TokenDescription => ({
  ...colorless,
  name,
  types: ["enchantment"],
  subtypes: ["Aura", "Role"],
  abilities: [
    {
      kind: "keyword",
      keyword: { keyword: "enchant", filter: { is: "type", type: "creature" } },
      text: "Enchant creature",
    },
    ...abilities,
  ],
});

type Static = Extract<Ability, { kind: "static" }>;
type Modifications = Extract<Static["effects"][number], { static: "modify" }>["modifications"];
const enchantedCreature = (text: string, ...modifications: Modifications): Ability => ({
  kind: "static",
  text,
  effects: [{ static: "modify", affects: ENCHANTED, modifications }],
});
const bigger = { modify: "addPT", power: 1, toughness: 1 } as const;

const anyColor = {
  do: "addMana",
  who: YOU,
  mana: { add: "oneColor", among: ["W", "U", "B", "R", "G"], count: 1 },
} as const;
const yourEnchantments = {
  amount: "count",
  of: {
    what: "all",
    filter: {
      is: "and",
      of: [
        { is: "type", type: "enchantment" },
        { is: "controlledBy", who: YOU },
      ],
    },
  },
} as const;

/** By the words before "token". */
const POWERSTONE_MANA = {
  kind: "activated",
  text: "{T}: Add {C}. This mana can't be spent to cast a nonartifact spell.",
  costs: [tap],
  body: {
    targets: [],
    effects: [
      {
        do: "addMana",
        who: YOU,
        mana: { add: "fixed", mana: ["C"] },
        restriction: { cantCast: { is: "not", of: { is: "type", type: "artifact" } } },
      },
    ],
  },
} as const satisfies Ability;

/** By name; those that the edition does not know yet are as their reminder text says. */
export const PREDEFINED_TOKENS = {
  // 111.10a
  Treasure: artifact("Treasure", {
    kind: "activated",
    text: "{T}, Sacrifice this artifact: Add one mana of any color.",
    costs: [tap, sacrifice],
    body: { targets: [], effects: [anyColor] },
  }),
  // 111.10b
  Food: artifact("Food", {
    kind: "activated",
    text: "{2}, {T}, Sacrifice this artifact: You gain 3 life.",
    costs: [pay("{2}"), tap, sacrifice],
    body: { targets: [], effects: [{ do: "gainLife", who: YOU, amount: 3 }] },
  }),
  // 111.10c
  Gold: artifact("Gold", {
    kind: "activated",
    text: "Sacrifice this artifact: Add one mana of any color.",
    costs: [sacrifice],
    body: { targets: [], effects: [anyColor] },
  }),
  // 111.10d
  Walker: {
    name: "Walker",
    colors: ["B"],
    supertypes: [],
    types: ["creature"],
    subtypes: ["Zombie"],
    power: 2,
    toughness: 2,
    abilities: [],
  },
  // 111.10e
  Shard: {
    ...colorless,
    types: ["enchantment"],
    subtypes: ["Shard"],
    abilities: [
      {
        kind: "activated",
        text: "{2}, Sacrifice this enchantment: Scry 1, then draw a card.",
        costs: [pay("{2}"), sacrifice],
        body: {
          targets: [],
          effects: [
            { do: "scry", who: YOU, count: 1 },
            { do: "draw", who: YOU, count: 1 },
          ],
        },
      },
    ],
  },
  // 111.10f
  Clue: artifact("Clue", {
    kind: "activated",
    text: "{2}, Sacrifice this artifact: Draw a card.",
    costs: [pay("{2}"), sacrifice],
    body: { targets: [], effects: [{ do: "draw", who: YOU, count: 1 }] },
  }),
  // 111.10g
  Blood: artifact("Blood", {
    kind: "activated",
    text: "{1}, {T}, Discard a card, Sacrifice this artifact: Draw a card.",
    costs: [
      pay("{1}"),
      tap,
      { pay: "discard", what: { what: "chosen", filter: { is: "any" }, in: "hand", count: ONCE } },
      sacrifice,
    ],
    body: { targets: [], effects: [{ do: "draw", who: YOU, count: 1 }] },
  }),
  // 111.10h
  Powerstone: artifact("Powerstone", POWERSTONE_MANA),
  Vibranium: artifact(
    "Vibranium",
    { kind: "keyword", text: "Indestructible", keyword: { keyword: "indestructible" } },
    POWERSTONE_MANA,
  ),
  Lander: artifact("Lander", {
    kind: "activated",
    text: "{2}, {T}, Sacrifice this artifact: Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
    costs: [pay("{2}"), tap, sacrifice],
    body: {
      targets: [],
      effects: [
        {
          do: "search",
          who: YOU,
          library: YOU,
          filter: {
            is: "and",
            of: [
              { is: "supertype", supertype: "basic" },
              { is: "type", type: "land" },
            ],
          },
          count: ONCE,
          reveal: false,
          note: "found",
        },
        { do: "move", what: { what: "noted", name: "found" }, to: { zone: "battlefield", tapped: true } },
        { do: "shuffle", who: YOU },
      ],
    },
  }),
  Mutagen: artifact("Mutagen", {
    kind: "activated",
    text: "{1}, {T}, Sacrifice this artifact: Put a +1/+1 counter on target creature. Activate only as a sorcery.",
    costs: [pay("{1}"), tap, sacrifice],
    limits: [{ only: "sorcery" }],
    body: {
      targets: [{ count: ONCE, of: [{ target: "object", filter: { is: "type", type: "creature" } }] }],
      effects: [{ do: "putCounters", kind: "+1/+1", count: 1, on: { objects: { what: "target", slot: 0 } } }],
    },
  }),
  // 111.10j
  "Cursed Role": role(
    "Cursed",
    enchantedCreature("Enchanted creature has base power and toughness 1/1.", {
      modify: "setPT",
      power: 1,
      toughness: 1,
    }),
  ),
  // 111.10k
  "Monster Role": role(
    "Monster",
    enchantedCreature("Enchanted creature gets +1/+1 and has trample.", bigger, {
      modify: "addAbility",
      ability: { kind: "keyword", keyword: { keyword: "trample" } },
    }),
  ),
  // 111.10m
  "Royal Role": role(
    "Royal",
    enchantedCreature("Enchanted creature gets +1/+1 and has ward {1}.", bigger, {
      modify: "addAbility",
      ability: { kind: "keyword", keyword: { keyword: "ward", cost: [pay("{1}")] } },
    }),
  ),
  // 111.10n
  "Sorcerer Role": role(
    "Sorcerer",
    enchantedCreature('Enchanted creature gets +1/+1 and has "Whenever this creature attacks, scry 1."', bigger, {
      modify: "addAbility",
      ability: {
        kind: "triggered",
        text: "Whenever this creature attacks, scry 1.",
        when: { on: "attacks", object: { is: "self" } },
        body: { targets: [], effects: [{ do: "scry", who: YOU, count: 1 }] },
      },
    }),
  ),
  // 111.10p
  "Virtuous Role": role(
    "Virtuous",
    enchantedCreature("Enchanted creature gets +1/+1 for each enchantment you control.", {
      modify: "addPT",
      power: yourEnchantments,
      toughness: yourEnchantments,
    }),
  ),
  // 111.10q
  "Wicked Role": role("Wicked", enchantedCreature("Enchanted creature gets +1/+1.", bigger), {
    kind: "triggered",
    text: "When this Aura is put into a graveyard from the battlefield, each opponent loses 1 life.",
    when: { on: "move", object: { is: "self" }, from: "battlefield", to: "graveyard" },
    body: { targets: [], effects: [{ do: "loseLife", who: { who: "opponents" }, amount: 1 }] },
  }),
  // 111.10r
  "Young Hero Role": role(
    "Young Hero",
    enchantedCreature(
      'Enchanted creature has "Whenever this creature attacks, if its toughness is 3 or less, put a +1/+1 counter on it."',
      {
        modify: "addAbility",
        ability: {
          kind: "triggered",
          text: "Whenever this creature attacks, if its toughness is 3 or less, put a +1/+1 counter on it.",
          when: { on: "attacks", object: { is: "self" } },
          interveningIf: {
            if: "compare",
            amount: { amount: "stat", stat: "toughness", of: { what: "self" } },
            value: { compare: "<=", to: 3 },
          },
          body: {
            targets: [],
            effects: [{ do: "putCounters", kind: "+1/+1", count: 1, on: { objects: { what: "self" } } }],
          },
        },
      },
    ),
  ),
  // 111.10s
  Map: artifact("Map", {
    kind: "activated",
    text: "{1}, {T}, Sacrifice this artifact: Target creature you control explores. Activate only as a sorcery.",
    costs: [pay("{1}"), tap, sacrifice],
    limits: [{ only: "sorcery" }],
    body: {
      targets: [
        {
          count: ONCE,
          of: [
            {
              target: "object",
              filter: {
                is: "and",
                of: [
                  { is: "type", type: "creature" },
                  { is: "controlledBy", who: YOU },
                ],
              },
            },
          ],
        },
      ],
      effects: [{ do: "explore", what: { what: "target", slot: 0 } }],
    },
  }),
  // 111.10t
  Junk: artifact("Junk", {
    kind: "activated",
    text: "{T}, Sacrifice this artifact: Exile the top card of your library. You may play that card this turn. Activate only as a sorcery.",
    costs: [tap, sacrifice],
    limits: [{ only: "sorcery" }],
    body: {
      targets: [],
      effects: [
        { do: "move", what: { what: "topOfLibrary", of: YOU, count: 1 }, to: { zone: "exile" }, note: "exiled" },
        {
          do: "rule",
          rules: [{ rule: "mayPlay", who: YOU, what: { what: "noted", name: "exiled" }, play: true }],
          duration: "endOfTurn",
        },
      ],
    },
  }),
} as const satisfies Readonly<Record<string, TokenDescription>>;
