import type { Amount } from "../abilities/amounts.ts";
import type { TokenDescription } from "../abilities/destinations.ts";
import {
  ATTACKS,
  activated,
  all,
  another,
  body,
  CREATURE,
  EVENT,
  exactly,
  growsAs,
  IS_SELF,
  type KeywordOf,
  not,
  noted,
  OPPONENTS,
  OTHER,
  plus,
  power,
  putCounters,
  SELF,
  SORCERY,
  statically,
  target,
  targetObject,
  untilEndOfTurn,
  whenever,
  YOU,
  YOURS,
} from "./parts.ts";

/** Keyword abilities about attacking and blocking that are triggered abilities. */

const BLOCKS_OR_BLOCKED = {
  on: "anyOf",
  of: [
    { on: "blocks", object: IS_SELF },
    { on: "becomesBlocked", object: IS_SELF },
  ],
} as const;

/** 702.23a: the bonus for each blocker beyond the first, counted as it resolves. */
const beyondFirst = (n: Amount): Amount => {
  const blockers: Amount = { amount: "count", of: { what: "all", filter: { is: "blocks", object: SELF } } };
  const more: Amount = { amount: "greatest", of: [0, { amount: "minus", from: blockers, of: 1 }] };
  return { amount: "times", factor: typeof n === "number" ? n : 1, of: more };
};

const WARRIOR: TokenDescription = {
  colors: ["R"],
  supertypes: [],
  types: ["creature"],
  subtypes: ["Warrior"],
  power: 1,
  toughness: 1,
  abilities: [],
};

export const attacking = {
  // 702.83a
  exalted: () => [
    whenever("exalted", { on: "attacks", object: all(CREATURE, YOURS), alone: true }, [
      untilEndOfTurn(EVENT, plus(1, 1)),
    ]),
  ],
  // 702.91a
  "battle cry": () => [
    whenever("battle cry", ATTACKS, [
      untilEndOfTurn({ what: "all", filter: another(CREATURE, { is: "attacking" }) }, plus(1, 0)),
    ]),
  ],
  // 702.45a
  bushido: ({ n }: KeywordOf<"bushido">) => [
    whenever("bushido", BLOCKS_OR_BLOCKED, [untilEndOfTurn(SELF, plus(n, n))]),
  ],
  // 702.23a
  rampage: ({ n }: KeywordOf<"rampage">) => [
    whenever("rampage", { on: "becomesBlocked", object: IS_SELF }, [
      untilEndOfTurn(SELF, plus(beyondFirst(n), beyondFirst(n))),
    ]),
  ],
  // 702.25a
  flanking: () => [
    whenever(
      "flanking",
      {
        on: "becomesBlocked",
        object: IS_SELF,
        other: not({ is: "keyword", keyword: "flanking" }),
        eachBlocker: true,
      },
      [untilEndOfTurn(OTHER, plus(-1, -1))],
    ),
  ],
  // 702.86a
  annihilator: ({ n }: KeywordOf<"annihilator">) => [
    whenever("annihilator", ATTACKS, [
      {
        do: "sacrifice",
        who: { who: "defendingPlayer" },
        what: { what: "chosen", filter: { is: "any" }, count: exactly(n), by: { who: "current" } },
      },
    ]),
  ],
  // 702.134a, 702.134c
  mentor: () => [
    whenever(
      "mentor",
      ATTACKS,
      [putCounters("+1/+1", 1, target()), { do: "signal", on: "mentor", object: SELF, other: target() }],
      {
        targets: [
          targetObject(
            all(CREATURE, { is: "attacking" }, { is: "stat", stat: "power", value: { compare: "<", to: power(SELF) } }),
          ),
        ],
      },
    ),
  ],
  // 702.149a
  training: () => [
    whenever(
      "training",
      {
        on: "attacks",
        object: IS_SELF,
        with: all(CREATURE, { is: "stat", stat: "power", value: { compare: ">", to: power(SELF) } }),
      },
      // 702.149c
      growsAs("train"),
    ),
  ],
  firebending: ({ n }: KeywordOf<"firebending">) => [
    whenever("firebending", ATTACKS, [
      { do: "addMana", who: YOU, mana: { add: "fixed", mana: ["R"], times: n }, persists: "endOfCombat" },
    ]),
  ],
  // 702.121a
  melee: () => {
    const attacked: Amount = {
      amount: "countPlayers",
      of: {
        who: "those",
        of: OPPONENTS,
        where: {
          if: "exists",
          what: { what: "all", filter: all(CREATURE, YOURS, { is: "attackingPlayer", who: { who: "current" } }) },
        },
      },
    };
    return [whenever("melee", ATTACKS, [untilEndOfTurn(SELF, plus(attacked, attacked))])];
  },
  // 702.105a
  dethrone: () => [
    whenever(
      "dethrone",
      {
        on: "attacks",
        object: IS_SELF,
        defender: {
          who: "those",
          of: { who: "each" },
          where: {
            if: "compare",
            amount: { amount: "life", of: { who: "current" } },
            value: { compare: ">=", to: { amount: "life", of: { who: "each" }, by: "greatest" } },
          },
        },
      },
      [putCounters("+1/+1", 1)],
    ),
  ],
  // 702.116a
  myriad: () => [
    whenever("myriad", ATTACKS, [
      {
        do: "forEachPlayer",
        of: {
          who: "those",
          of: OPPONENTS,
          where: {
            if: "not",
            of: { if: "samePlayer", one: { who: "current" }, other: { who: "defendingPlayer", of: SELF } },
          },
        },
        effects: [
          { do: "choosePlayer", who: YOU, from: { who: "current" }, note: "against" },
          {
            do: "may",
            who: YOU,
            effects: [
              {
                do: "createTokenCopies",
                who: YOU,
                count: 1,
                of: SELF,
                entering: {
                  tapped: true,
                  attacking: { player: { who: "noted", name: "against" }, orPlaneswalker: true },
                },
                note: "myriad",
              },
              {
                do: "delayed",
                when: { on: "step", step: "endOfCombat" },
                body: { targets: [], effects: [{ do: "move", what: noted("myriad"), to: { zone: "exile" } }] },
              },
            ],
          },
        ],
      },
    ]),
  ],
  // Of a later edition.
  mobilize: ({ n }: KeywordOf<"mobilize">) => [
    whenever("mobilize", ATTACKS, [
      {
        do: "createTokens",
        who: YOU,
        count: n,
        token: WARRIOR,
        entering: { tapped: true, attacking: true },
        note: "mobilized",
      },
      {
        do: "delayed",
        when: { on: "step", step: "end" },
        body: { targets: [], effects: [{ do: "sacrifice", who: YOU, what: noted("mobilized") }] },
      },
    ]),
  ],
  // 702.130a
  afflict: ({ n }: KeywordOf<"afflict">) => [
    whenever("afflict", { on: "becomesBlocked", object: IS_SELF }, [
      { do: "loseLife", who: { who: "defendingPlayer" }, amount: n },
    ]),
  ],
  // 702.39a
  provoke: () => [
    whenever(
      "provoke",
      ATTACKS,
      [
        {
          do: "may",
          who: YOU,
          effects: [
            {
              do: "rule",
              rules: [{ rule: "mustBlock", who: target(), attacker: SELF }],
              duration: "endOfCombat",
            },
            { do: "untap", what: target() },
          ],
        },
      ],
      { targets: [targetObject(all(CREATURE, { is: "controlledBy", who: { who: "defendingPlayer" } }))] },
    ),
  ],
  // 702.154a
  enlist: () => [
    statically([
      {
        static: "rule",
        rule: {
          rule: "attackOption",
          who: SELF,
          cost: [
            {
              pay: "tapOthers",
              what: {
                what: "chosen",
                filter: another(
                  CREATURE,
                  { is: "untapped" },
                  not({ is: "summoningSick" }),
                  not({ is: "among", of: noted("attackers") }),
                ),
                count: { min: 1, max: 1 },
                noteAs: "enlisted",
              },
            },
          ],
          whenPaid: body([untilEndOfTurn(SELF, plus(power(noted("enlisted")), 0))]),
        },
      },
    ]),
  ],
  // 702.147a: that it can't block is in turn/combat/blockers.ts.
  decayed: () => [
    whenever("decayed", ATTACKS, [
      {
        do: "delayed",
        when: { on: "step", step: "endOfCombat" },
        body: { targets: [], effects: [{ do: "sacrifice", who: YOU, what: SELF }] },
      },
    ]),
  ],
  // 702.68a
  frenzy: ({ n }: KeywordOf<"frenzy">) => [
    whenever("frenzy", { on: "attacksUnblocked", object: IS_SELF }, [untilEndOfTurn(SELF, plus(n, 0))]),
  ],
  // 702.122a
  crew: ({ n, limits }: KeywordOf<"crew">) => [
    activated(
      "crew",
      [
        {
          pay: "tapOthers",
          what: { what: "chosen", filter: another(CREATURE), count: { min: 0 } },
          totalPower: n,
          for: "crew",
        },
      ],
      [
        untilEndOfTurn(SELF, { modify: "addTypes", types: ["artifact", "creature"] }),
        { do: "signal", on: "crew", object: SELF },
      ],
      { ...(limits && { limits }) },
    ),
  ],
  // Of a later edition.
  station: (_: KeywordOf<"station">) => [
    activated(
      "station",
      [
        {
          pay: "tapOthers",
          what: { what: "chosen", filter: another(CREATURE), count: { min: 1, max: 1 }, noteAs: "stationed" },
        },
      ],
      [
        {
          do: "putCounters",
          kind: "charge",
          count: { amount: "stat", stat: "power", of: { what: "noted", name: "stationed" } },
          on: { objects: SELF },
        },
      ],
      { limits: SORCERY },
    ),
  ],
  // 702.171a
  saddle: ({ n }: KeywordOf<"saddle">) => [
    activated(
      "saddle",
      [
        {
          pay: "tapOthers",
          what: { what: "chosen", filter: another(CREATURE), count: { min: 0 } },
          totalPower: n,
          for: "saddle",
        },
      ],
      [{ do: "saddle", what: SELF }],
      { limits: SORCERY },
    ),
  ],
} as const;
