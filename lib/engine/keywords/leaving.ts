import type { TriggeredAbility } from "../abilities/ability.ts";
import type { TokenDescription } from "../abilities/destinations.ts";
import type { Effect } from "../abilities/effects.ts";
import {
  all,
  another,
  CREATURE,
  countersOf,
  DIES,
  ENTERS,
  entersWith,
  HOST,
  IS_SELF,
  type KeywordOf,
  not,
  noted,
  putCounters,
  SELF,
  statically,
  target,
  targetObject,
  whenever,
  YOU,
  YOURS,
} from "./parts.ts";

/** Keyword abilities about dying, leaving and being saved from it. */

const SPIRIT: TokenDescription = {
  colors: ["W", "B"],
  supertypes: [],
  types: ["creature"],
  subtypes: ["Spirit"],
  power: 1,
  toughness: 1,
  abilities: [{ kind: "keyword", keyword: { keyword: "flying" } }],
};

const returns = (keyword: string, kind: "+1/+1" | "-1/-1") =>
  whenever(
    keyword,
    DIES,
    [
      {
        do: "move",
        what: SELF,
        to: { zone: "battlefield", control: "owner", counters: [{ kind, count: 1 }] },
      },
    ],
    { interveningIf: { if: "is", what: SELF, filter: not({ is: "counter", kind }) } },
  );

/** 702.89a: umbra armor, once called totem armor. */
const umbraArmor = () => [
  statically([
    {
      static: "replace",
      replacement: {
        of: { on: "destroy", object: { is: "among", of: HOST } },
        instead: {
          by: "effects",
          effects: [
            { do: "removeDamage", what: HOST },
            { do: "destroy", what: SELF },
          ],
        },
      },
    },
  ]),
];

/** 702.55a: exile it haunting target creature. */
const HAUNTING: readonly Effect[] = [
  { do: "move", what: SELF, to: { zone: "exile" }, note: "haunting" },
  { do: "haunt", what: noted("haunting"), creature: target() },
];
export const HAUNT_OF_SPELL: TriggeredAbility = whenever("haunt", { on: "anyOf", of: [] }, HAUNTING, {
  targets: [targetObject(CREATURE)],
});

export const leaving = {
  // 702.79a
  persist: () => [returns("persist", "-1/-1")],
  // 702.93a
  undying: () => [returns("undying", "+1/+1")],
  // 702.135a
  afterlife: ({ n }: KeywordOf<"afterlife">) => [
    whenever("afterlife", DIES, [{ do: "createTokens", who: YOU, count: n, token: SPIRIT }]),
  ],
  // 702.43a
  modular: ({ n }: KeywordOf<"modular">) => [
    entersWith("+1/+1", n),
    whenever(
      "modular",
      DIES,
      [{ do: "may", who: YOU, effects: [putCounters("+1/+1", countersOf("+1/+1"), target())] }],
      {
        targets: [
          {
            count: { min: 1, max: 1 },
            of: [{ target: "object", filter: all({ is: "type", type: "artifact" }, CREATURE) }],
          },
        ],
      },
    ),
  ],
  // 702.46a
  soulshift: ({ n }: KeywordOf<"soulshift">) => [
    whenever(
      "soulshift",
      DIES,
      [{ do: "may", who: YOU, effects: [{ do: "move", what: target(), to: { zone: "hand" } }] }],
      {
        targets: [
          {
            count: { min: 1, max: 1 },
            of: [
              {
                target: "object",
                in: "graveyard",
                of: YOU,
                filter: all(
                  { is: "subtype", subtype: "Spirit" },
                  { is: "stat", stat: "manaValue", value: { compare: "<=", to: n } },
                ),
              },
            ],
          },
        ],
      },
    ),
  ],
  // 702.59a
  recover: ({ cost }: KeywordOf<"recover">) => [
    whenever(
      "recover",
      { on: "move", object: all(CREATURE, { is: "ownedBy", who: YOU }), from: "battlefield", to: "graveyard" },
      [
        {
          do: "pay",
          who: YOU,
          cost,
          optional: true,
          paid: [{ do: "move", what: SELF, to: { zone: "hand" } }],
          unpaid: [{ do: "move", what: SELF, to: { zone: "exile" } }],
        },
      ],
      { from: "graveyard" },
    ),
  ],
  // 702.55a; of a spell, rules/resolving/resolve.ts puts it on the stack.
  haunt: () => [whenever("haunt", DIES, HAUNTING, { targets: [targetObject(CREATURE)] })],
  "umbra armor": umbraArmor,
  "totem armor": umbraArmor,
  // 702.72a
  champion: ({ filter }: KeywordOf<"champion">) => [
    whenever("champion", ENTERS, [
      {
        do: "may",
        who: YOU,
        effects: [
          {
            do: "move",
            what: { what: "chosen", filter: another(filter, YOURS), count: { min: 0, max: 1 } },
            to: { zone: "exile", link: "championed" },
            note: "championed",
          },
          { do: "signal", on: "champion", object: SELF, other: { what: "noted", name: "championed" } },
        ],
      },
      {
        do: "if",
        condition: { if: "did", name: "championed" },
        then: [],
        otherwise: [{ do: "sacrifice", who: YOU, what: SELF }],
      },
    ]),
    whenever("champion", { on: "move", object: IS_SELF, from: "battlefield" }, [
      {
        do: "move",
        what: { what: "linked", name: "championed" },
        to: { zone: "battlefield", control: "owner" },
      },
    ]),
  ],
} as const;
