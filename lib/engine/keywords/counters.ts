import type { Amount } from "../abilities/amounts.ts";
import type { Condition } from "../abilities/conditions.ts";
import type { TokenDescription } from "../abilities/destinations.ts";
import {
  activated,
  another,
  anyNumber,
  CREATURE,
  countersOf,
  DISCARD_SELF,
  ENTERS,
  EVENT,
  EXILE_SELF,
  enters,
  entersWith,
  grant,
  growsAs,
  type KeywordOf,
  noted,
  OPPONENTS,
  power,
  putCounters,
  SELF,
  SORCERY,
  statically,
  target,
  targetObject,
  toughness,
  whenever,
  YOU,
  YOURS,
} from "./parts.ts";

/** Keyword abilities that put counters on creatures, as they enter or later. */

const SERVO: TokenDescription = {
  colors: [],
  supertypes: [],
  types: ["artifact", "creature"],
  subtypes: ["Servo"],
  power: 1,
  toughness: 1,
  abilities: [],
};

const times = (n: Amount, of: Amount): Amount => ({ amount: "times", factor: typeof n === "number" ? n : 1, of });
const howMany = (name: string): Amount => ({ amount: "count", of: noted(name) });
const larger = (stat: (of: typeof SELF) => Amount): Condition => ({
  if: "compare",
  amount: stat(EVENT),
  value: { compare: ">", to: stat(SELF) },
});

const isX = (n: Amount): boolean => typeof n !== "number" && n.amount === "x";
const DAMAGE_TO_OPPONENTS: Amount = {
  amount: "history",
  of: { on: "damage", to: { players: OPPONENTS } },
  sum: true,
};

export const counters = {
  // 702.100a-b
  evolve: () => [
    whenever("evolve", { on: "move", object: another(CREATURE, YOURS), to: "battlefield" }, growsAs("evolve"), {
      interveningIf: { if: "or", of: [larger(power), larger(toughness)] },
    }),
  ],
  // 702.123a
  fabricate: ({ n }: KeywordOf<"fabricate">) => [
    whenever("fabricate", ENTERS, [
      {
        do: "may",
        who: YOU,
        effects: [putCounters("+1/+1", n)],
        otherwise: [{ do: "createTokens", who: YOU, count: n, token: SERVO }],
      },
    ]),
  ],
  // 702.136a
  riot: () => [
    enters({}, [
      {
        payOr: [],
        paid: { counters: [{ kind: "+1/+1", count: 1 }] },
        unpaid: { modifications: [grant("haste")] },
      },
    ]),
  ],
  // 702.98a
  unleash: () => [
    enters({}, [{ payOr: [], paid: { counters: [{ kind: "+1/+1", count: 1 }] } }]),
    statically([{ static: "rule", rule: { rule: "cantBlock", who: SELF } }], {
      if: { if: "is", what: SELF, filter: { is: "counter", kind: "+1/+1" } },
    }),
  ],
  // 702.54a
  bloodthirst: ({ n }: KeywordOf<"bloodthirst">) => [
    // 702.54b: X is the damage their opponents were dealt this turn.
    enters({ counters: [{ kind: "+1/+1", count: isX(n) ? DAMAGE_TO_OPPONENTS : n }] }, undefined, {
      if: { if: "happened", event: { on: "damage", to: { players: OPPONENTS } } },
    }),
  ],
  // 702.82a
  devour: ({ n, filter = CREATURE }: KeywordOf<"devour">) => [
    enters({}, [
      {
        payOr: [
          {
            pay: "sacrifice",
            what: { what: "chosen", filter: another(filter), count: anyNumber, noteAs: "devoured" },
          },
        ],
        paid: { counters: [{ kind: "+1/+1", count: times(n, howMany("devoured")) }] },
        link: "devoured",
      },
    ]),
  ],
  // 702.38a
  amplify: ({ n }: KeywordOf<"amplify">) => [
    enters({}, [
      {
        payOr: [
          {
            pay: "reveal",
            what: {
              what: "chosen",
              filter: another({ is: "shares", quality: "creatureType", with: SELF }),
              count: anyNumber,
              noteAs: "amplified",
            },
          },
        ],
        paid: { counters: [{ kind: "+1/+1", count: times(n, howMany("amplified")) }] },
      },
    ]),
  ],
  // 702.104a
  tribute: ({ n }: KeywordOf<"tribute">) => [
    enters({}, [
      {
        payOr: [],
        by: { who: "chosen", from: OPPONENTS },
        paid: { counters: [{ kind: "+1/+1", count: n }] },
      },
    ]),
  ],
  // 702.44a: +1/+1 counters on a creature, charge counters on anything else.
  sunburst: () => {
    const colors: Amount = { amount: "manaSpent", of: SELF, colors: true };
    const isCreature: Condition = { if: "is", what: SELF, filter: CREATURE };
    return [
      enters({ counters: [{ kind: "+1/+1", count: colors }] }, undefined, { if: isCreature }),
      enters({ counters: [{ kind: "charge", count: colors }] }, undefined, { if: { if: "not", of: isCreature } }),
    ];
  },
  // 702.156a
  ravenous: () => [
    entersWith("+1/+1", { amount: "x" }),
    whenever("ravenous", ENTERS, [{ do: "draw", who: YOU, count: 1 }], {
      interveningIf: { if: "compare", amount: { amount: "x" }, value: { compare: ">=", to: 5 } },
    }),
  ],
  // 702.58a
  graft: ({ n }: KeywordOf<"graft">) => [
    entersWith("+1/+1", n),
    whenever(
      "graft",
      { on: "move", object: another(CREATURE), to: "battlefield" },
      [
        {
          do: "may",
          who: YOU,
          effects: [{ do: "moveCounters", kind: "+1/+1", count: 1, from: SELF, to: EVENT }],
        },
      ],
      { interveningIf: { if: "is", what: SELF, filter: { is: "counter", kind: "+1/+1" } } },
    ),
  ],
  // 702.107a
  outlast: ({ cost }: KeywordOf<"outlast">) => [
    activated("outlast", [...cost, { pay: "tap" }], [putCounters("+1/+1", 1)], { limits: SORCERY }),
  ],
  // 702.87a
  "level up": ({ cost }: KeywordOf<"level up">) => [
    activated("level up", cost, [putCounters("level", 1)], { limits: SORCERY }),
  ],
  // 702.97a
  scavenge: ({ cost }: KeywordOf<"scavenge">) => [
    activated("scavenge", [...cost, EXILE_SELF], [putCounters("+1/+1", power(SELF), target())], {
      from: "graveyard",
      limits: SORCERY,
      targets: [targetObject(CREATURE)],
    }),
  ],
  // 702.77a
  reinforce: ({ cost, n }: KeywordOf<"reinforce">) => [
    activated("reinforce", [...cost, DISCARD_SELF], [putCounters("+1/+1", n ?? 1, target())], {
      from: "hand",
      targets: [targetObject(CREATURE)],
    }),
  ],
  // 702.32a
  fading: ({ n }: KeywordOf<"fading">) => [
    entersWith("fade", n),
    whenever("fading", { on: "step", step: "upkeep", of: YOU }, [
      {
        do: "if",
        condition: { if: "is", what: SELF, filter: { is: "counter", kind: "fade" } },
        then: [{ do: "removeCounters", kind: "fade", count: 1, from: { objects: SELF } }],
        otherwise: [{ do: "sacrifice", who: YOU, what: SELF }],
      },
    ]),
  ],
  // 702.63a
  vanishing: ({ n }: KeywordOf<"vanishing">) => [
    ...(n === 0 ? [] : [entersWith("time", n)]),
    ...timeRunsOut("vanishing"),
  ],
} as const;

const HAS_TIME: Condition = { if: "is", what: SELF, filter: { is: "counter", kind: "time" } };

/** The two triggered abilities of vanishing. */
function timeRunsOut(keyword: string) {
  return [
    whenever(
      keyword,
      { on: "step", step: "upkeep", of: YOU },
      [{ do: "removeCounters", kind: "time", count: 1, from: { objects: SELF } }],
      { interveningIf: HAS_TIME },
    ),
    whenever(
      keyword,
      { on: "counters", object: { is: "self" }, kind: "time", removed: true },
      [{ do: "sacrifice", who: YOU, what: SELF }],
      { interveningIf: { if: "compare", amount: countersOf("time"), value: { compare: "=", to: 0 } } },
    ),
  ];
}
