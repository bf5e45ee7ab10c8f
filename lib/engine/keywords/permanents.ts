import type { Amount } from "../abilities/amounts.ts";
import type { Condition } from "../abilities/conditions.ts";
import type { TokenDescription } from "../abilities/destinations.ts";
import {
  all,
  another,
  CREATURE,
  countersOf,
  DIES,
  ENTERS,
  EVENT,
  enters,
  exactly,
  grant,
  IS_SELF,
  type KeywordOf,
  not,
  noted,
  one,
  putCounters,
  SELF,
  statically,
  target,
  targetObject,
  whenever,
  YOU,
  YOUR_UPKEEP,
  YOURS,
} from "./parts.ts";

/** Keyword abilities of permanents that ask something as they enter, each upkeep, or by how they were cast. */

const castWith = (method: string): Condition => ({ if: "castWith", what: SELF, method });

/** 702.113b: the target is chosen only if the awaken cost was paid. */
const AWAKENED: Amount = { amount: "if", condition: castWith("awaken"), then: 1, otherwise: 0 };

const UNPAIRED = all(CREATURE, YOURS, not({ is: "paired" }));

const germ = (power: number, color: "B" | "R", subtypes: readonly string[]): TokenDescription => ({
  colors: [color],
  supertypes: [],
  types: ["creature"],
  subtypes,
  power,
  toughness: power,
  abilities: [],
});
/** 702.92a, 702.163a: creates a token and attaches itself to it. */
const comesWith = (keyword: string, token: TokenDescription) =>
  whenever(keyword, ENTERS, [
    { do: "createTokens", who: YOU, count: 1, token, note: "wearer" },
    { do: "attach", what: SELF, to: noted("wearer") },
  ]);

/** 702.109a, 702.152a: haste; that it is gone by the next end step is said as it resolves (afterResolving.ts). */
const hasteIfCast = (keyword: "dash" | "blitz") => [
  statically([{ static: "modify", affects: SELF, modifications: [grant("haste")] }], { if: castWith(keyword) }),
];

export const permanents = {
  // 702.5a, 303.4a: an Aura spell targets what it is to enchant.
  enchant: ({ filter, players }: KeywordOf<"enchant">) => [
    {
      kind: "spell" as const,
      body: {
        targets: [
          players === undefined
            ? {
                count: one,
                of: [
                  {
                    target: "object" as const,
                    filter,
                    ...(JSON.stringify(filter).includes('"graveyard"') && { in: "graveyard" as const }),
                  },
                ],
              }
            : {
                count: one,
                of: [
                  {
                    target: "player" as const,
                    who: { who: players === "any" ? ("each" as const) : ("opponents" as const) },
                  },
                ],
              },
        ],
        effects: [],
      },
    },
  ],
  // 702.131a; for permanents rules/anyTime.ts looks.
  ascend: () => [
    {
      kind: "spell" as const,
      body: {
        targets: [],
        effects: [
          {
            do: "if" as const,
            condition: {
              if: "compare" as const,
              amount: { amount: "count" as const, of: { what: "all" as const, filter: YOURS } },
              value: { compare: ">=" as const, to: 10 },
            },
            then: [{ do: "getCitysBlessing" as const, who: YOU }],
          },
        ],
      },
    },
  ],
  // 702.145b: it enters transformed at night; the rest is in rules/anyTime.ts.
  daybound: () => [enters({ transformed: true }, undefined, { if: { if: "night" } })],
  // 702.21a
  ward: ({ cost }: KeywordOf<"ward">) => [
    whenever("ward", { on: "becomesTarget", object: IS_SELF, of: { is: "any" }, by: { who: "opponents" } }, [
      {
        do: "pay",
        who: { who: "controllerOf", of: { what: "eventSpell" } },
        cost,
        optional: true,
        unpaid: [{ do: "counterSpell", what: { what: "eventSpell" } }],
      },
    ]),
  ],
  // 702.30a
  echo: ({ cost }: KeywordOf<"echo">) => [
    whenever(
      "echo",
      YOUR_UPKEEP,
      [{ do: "pay", who: YOU, cost, optional: true, unpaid: [{ do: "sacrifice", who: YOU, what: SELF }] }],
      { interveningIf: { if: "newSinceUpkeep" } },
    ),
  ],
  // 702.24a
  "cumulative upkeep": ({ cost }: KeywordOf<"cumulative upkeep">) => [
    whenever("cumulative upkeep", YOUR_UPKEEP, [
      putCounters("age", 1),
      {
        do: "pay",
        who: YOU,
        cost,
        each: countersOf("age"),
        optional: true,
        unpaid: [{ do: "sacrifice", who: YOU, what: SELF }],
      },
    ]),
  ],
  // 702.110a
  exploit: () => [
    whenever("exploit", ENTERS, [
      {
        do: "may",
        who: YOU,
        effects: [
          {
            do: "sacrifice",
            who: YOU,
            what: { what: "chosen", filter: CREATURE, count: one },
            as: "exploit",
          },
        ],
      },
    ]),
  ],
  // 702.92a
  "living weapon": () => [comesWith("living weapon", germ(0, "B", ["Phyrexian", "Germ"]))],
  // 702.163a
  "for mirrodin!": () => [comesWith("for mirrodin!", germ(2, "R", ["Rebel"]))],
  "job select": () => [
    comesWith("job select", {
      colors: [],
      supertypes: [],
      types: ["creature"],
      subtypes: ["Hero"],
      power: 1,
      toughness: 1,
      abilities: [],
    }),
  ],
  increment: () => {
    const spent: Amount = { amount: "manaSpent", of: { what: "event", role: "object" } };
    const more = (stat: "power" | "toughness"): Condition => ({
      if: "compare",
      amount: spent,
      value: { compare: ">", to: { amount: "stat", stat, of: SELF } },
    });
    return [
      whenever("increment", { on: "cast", object: { is: "spell" }, by: YOU }, [putCounters("+1/+1", 1)], {
        interveningIf: { if: "or", of: [more("power"), more("toughness")] },
      }),
    ];
  },
  // 702.124j
  "partner with": ({ filter }: KeywordOf<"partner with">) => [
    whenever(
      "partner with",
      ENTERS,
      [
        {
          do: "may",
          who: { who: "target", slot: 0 },
          effects: [
            {
              do: "search",
              who: { who: "current" },
              library: { who: "current" },
              filter,
              count: one,
              reveal: true,
              note: "partner",
            },
            { do: "move", what: noted("partner"), to: { zone: "hand" } },
            { do: "shuffle", who: { who: "current" } },
          ],
        },
      ],
      { targets: [{ count: one, of: [{ target: "player", who: { who: "each" } }] }] },
    ),
  ],
  // 702.161a
  "living metal": () => [
    statically(
      [{ static: "modify", affects: SELF, modifications: [{ modify: "addTypes", types: ["artifact", "creature"] }] }],
      { if: { if: "turnOf", who: YOU } },
    ),
  ],
  // 702.74a
  evoke: (_: KeywordOf<"evoke">) => [
    whenever("evoke", ENTERS, [{ do: "sacrifice", who: YOU, what: SELF }], { interveningIf: castWith("evoke") }),
  ],
  // 702.109a
  dash: (_: KeywordOf<"dash">) => hasteIfCast("dash"),
  // 702.152a
  blitz: (_: KeywordOf<"blitz">) => [
    ...hasteIfCast("blitz"),
    whenever("blitz", DIES, [{ do: "draw", who: YOU, count: 1 }], { interveningIf: castWith("blitz") }),
  ],
  // 702.157a
  squad: (_: KeywordOf<"squad">) => [
    whenever(
      "squad",
      ENTERS,
      [{ do: "createTokenCopies", who: YOU, count: { amount: "timesPaid", name: "squad" }, of: SELF }],
      { interveningIf: castWith("squad") },
    ),
  ],
  // 702.175a
  offspring: (_: KeywordOf<"offspring">) => [
    whenever(
      "offspring",
      ENTERS,
      [
        {
          do: "createTokenCopies",
          who: YOU,
          count: 1,
          of: SELF,
          except: [{ modify: "setPT", power: 1, toughness: 1 }],
        },
      ],
      { interveningIf: castWith("offspring") },
    ),
  ],
  // 702.176a
  impending: ({ n }: KeywordOf<"impending">) => [
    enters({ counters: [{ kind: "time", count: n ?? 0 }] }, undefined, { if: castWith("impending") }),
    statically([{ static: "modify", affects: SELF, modifications: [{ modify: "removeTypes", types: ["creature"] }] }], {
      if: {
        if: "and",
        of: [castWith("impending"), { if: "is", what: SELF, filter: { is: "counter", kind: "time" } }],
      },
    }),
    whenever(
      "impending",
      { on: "step", step: "end", of: YOU },
      [{ do: "removeCounters", kind: "time", count: 1, from: { objects: SELF } }],
      { interveningIf: castWith("impending") },
    ),
  ],
  // 702.50a: the copies have no epic ability of their own.
  epic: () => [
    {
      kind: "spell" as const,
      body: {
        targets: [],
        effects: [
          {
            do: "rule" as const,
            rules: [{ rule: "cantCast" as const, who: YOU, what: { is: "any" as const } }],
            duration: "forever" as const,
          },
          {
            do: "delayed" as const,
            when: YOUR_UPKEEP,
            body: {
              targets: [],
              effects: [
                {
                  do: "copySpell" as const,
                  what: SELF,
                  count: 1,
                  newTargets: true,
                  except: [{ modify: "loseKeyword" as const, keyword: "epic" as const }],
                },
              ],
            },
            once: false,
          },
        ],
      },
    },
  ],
  // 702.99a
  cipher: () => [{ kind: "spell" as const, body: { targets: [], effects: [{ do: "encode" as const }] } }],
  // 702.165a
  backup: ({ n }: KeywordOf<"backup">) => [
    whenever("backup", ENTERS, [putCounters("+1/+1", n, target()), { do: "backUp", what: target() }], {
      targets: [targetObject(CREATURE)],
    }),
  ],
  // 702.95a
  soulbond: () => [
    whenever(
      "soulbond",
      ENTERS,
      [
        {
          do: "may",
          who: YOU,
          effects: [{ do: "pair", one: SELF, other: { what: "chosen", filter: another(UNPAIRED), count: one } }],
        },
      ],
      {
        interveningIf: {
          if: "and",
          of: [
            { if: "is", what: SELF, filter: UNPAIRED },
            { if: "exists", what: { what: "all", filter: another(UNPAIRED) } },
          ],
        },
      },
    ),
    whenever(
      "soulbond",
      { on: "move", object: another(CREATURE, YOURS), to: "battlefield" },
      [{ do: "may", who: YOU, effects: [{ do: "pair", one: SELF, other: EVENT }] }],
      {
        interveningIf: {
          if: "and",
          of: [
            { if: "is", what: SELF, filter: UNPAIRED },
            { if: "is", what: EVENT, filter: UNPAIRED },
          ],
        },
      },
    ),
  ],
  // 702.140a: cast so, it targets what it is to merge with (rules/resolve.ts).
  mutate: (_: KeywordOf<"mutate">) => [
    {
      kind: "spell" as const,
      body: {
        targets: [
          targetObject(
            all(CREATURE, not({ is: "subtype", subtype: "Human" }), {
              is: "ownedBy",
              who: { who: "ownerOf", of: SELF },
            }),
            exactly({ amount: "if", condition: castWith("mutate"), then: 1, otherwise: 0 }),
          ),
        ],
        effects: [],
      },
    },
  ],
  // 702.75a
  "hideaway n": ({ n }: KeywordOf<"hideaway n">) => [hideaway(n)],
  // 702.75b
  hideaway: () => [hideaway(4), enters({ tapped: true })],
  // 702.113a: the spell half is a cost (keywords/casting.ts); the effect comes after the spell's own.
  awaken: ({ n }: KeywordOf<"awaken">) => [
    {
      kind: "spell" as const,
      body: {
        targets: [
          {
            count: exactly(AWAKENED),
            of: [
              {
                target: "object" as const,
                filter: all({ is: "type", type: "land" }, { is: "controlledBy", who: YOU }),
              },
            ],
          },
        ],
        effects: [
          putCounters("+1/+1", n ?? 1, target()),
          {
            do: "apply" as const,
            to: target(),
            duration: "forever" as const,
            modifications: [
              { modify: "addTypes" as const, types: ["creature" as const], subtypes: ["Elemental"] },
              { modify: "setPT" as const, power: 0, toughness: 0 },
              grant("haste"),
            ],
          },
        ],
      },
    },
  ],
} as const;

const hideaway = (n: KeywordOf<"hideaway n">["n"]) =>
  whenever("hideaway", ENTERS, [
    { do: "look", who: YOU, what: { what: "topOfLibrary", of: YOU, count: n }, note: "looked" },
    {
      do: "move",
      what: { what: "chosen", filter: { is: "any" }, among: noted("looked"), count: one },
      to: { zone: "exile", faceDown: true, link: "exiled" },
      note: "hidden",
    },
    {
      do: "move",
      what: { what: "except", of: noted("looked"), without: noted("hidden") },
      to: { zone: "library", place: "bottom", order: "random" },
    },
  ]);
