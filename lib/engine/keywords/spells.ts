import type { Amount } from "../abilities/amounts.ts";
import type { Filter } from "../abilities/filters.ts";
import { someNode } from "../abilities/visit.ts";
import {
  all,
  CREATURE,
  castWith,
  exactly,
  grant,
  type KeywordOf,
  not,
  one,
  putCounters,
  SELF,
  target,
  targetObject,
  YOU,
  YOUR_UPKEEP,
  YOURS,
} from "./parts.ts";

/** Keyword abilities that mean something to the spell: what it targets, and what is done as it resolves. */

/** "Enchant creature card in a graveyard". */
export const enchantsCards = (filter: Filter): boolean =>
  someNode("filter", filter, { filter: (one) => one.is === "inZone" && one.zone === "graveyard" });

/** 702.113b: the target is chosen only if the awaken cost was paid. */
const AWAKENED: Amount = { amount: "if", condition: castWith("awaken"), then: 1, otherwise: 0 };

export const spells = {
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
                    ...(enchantsCards(filter) && { in: "graveyard" as const }),
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
  // 702.131a; for permanents rules/events/anyTime.ts looks.
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
  // 702.140a: cast so, it targets what it is to merge with (rules/resolving/resolve.ts).
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
  // 702.113a: the spell half is a cost (rules/casting/keywordMethods.ts); the effect comes after the spell's own.
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
