import type { Amount } from "../abilities/amounts.ts";
import type { Condition } from "../abilities/conditions.ts";
import type { TokenDescription } from "../abilities/destinations.ts";
import type { Effect } from "../abilities/effects.ts";
import {
  all,
  another,
  CREATURE,
  countersOf,
  ENTERS,
  EVENT,
  enters,
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

/** Keyword abilities of permanents that do something as they enter, each upkeep, or as long as they are there. */

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

export const permanents = {
  // 702.145b: it enters transformed at night; the rest is in rules/events/anyTime.ts.
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
  "cumulative upkeep": ({ cost, does }: KeywordOf<"cumulative upkeep">) => {
    const unpaid: readonly Effect[] = [{ do: "sacrifice", who: YOU, what: SELF }];
    const each = countersOf("age");
    return [
      whenever("cumulative upkeep", YOUR_UPKEEP, [
        putCounters("age", 1),
        does === undefined
          ? { do: "pay", who: YOU, cost, each, optional: true, unpaid, as: "cumulativeUpkeep" }
          : { do: "may", who: YOU, effects: [{ do: "repeat", times: each, effects: does }], otherwise: unpaid },
      ]),
    ];
  },
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
  // 702.75a
  "hideaway n": ({ n }: KeywordOf<"hideaway n">) => [hideaway(n)],
  // 702.75b
  hideaway: () => [hideaway(4), enters({ tapped: true })],
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
