import { instanceName } from "./instances.ts";
import { castWith, DIES, ENTERS, enters, grant, type KeywordOf, SELF, statically, whenever, YOU } from "./parts.ts";

/** Keyword abilities of permanents that depend on how they were cast. */

/** 702.109a, 702.152a: haste; that it is gone by the next end step is said as it resolves (afterResolving.ts). */
const hasteIfCast = (keyword: "dash" | "blitz") => [
  statically([{ static: "modify", affects: SELF, modifications: [grant("haste")] }], { if: castWith(keyword) }),
];

export const asCast = {
  // 702.74a
  evoke: (_: KeywordOf<"evoke">) => [
    whenever("evoke", ENTERS, [{ do: "sacrifice", who: { who: "controllerOf", of: SELF }, what: SELF }], {
      interveningIf: castWith("evoke"),
    }),
  ],
  // 702.109a
  dash: (_: KeywordOf<"dash">) => hasteIfCast("dash"),
  // 702.152a
  blitz: ({ instance }: KeywordOf<"blitz">) =>
    instance === undefined
      ? [
          ...hasteIfCast("blitz"),
          whenever("blitz", DIES, [{ do: "draw", who: YOU, count: 1 }], { interveningIf: castWith("blitz") }),
        ]
      : [],
  // Of a later edition: attacking what the returned creature attacked.
  sneak: (_: KeywordOf<"sneak">) => [
    enters({ tapped: true, attacking: { as: { what: "noted", name: "returned" } } }, undefined, {
      if: castWith("sneak"),
    }),
  ],
  // 702.157a
  squad: ({ cost, instance }: KeywordOf<"squad">) => {
    const paid = instanceName("squad", cost, instance);
    return [
      whenever(
        "squad",
        ENTERS,
        [{ do: "createTokenCopies", who: YOU, count: { amount: "timesPaid", name: paid }, of: SELF }],
        { interveningIf: castWith(paid) },
      ),
    ];
  },
  // 702.175a
  offspring: ({ cost, instance }: KeywordOf<"offspring">) => [
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
      { interveningIf: castWith(instanceName("offspring", cost, instance)) },
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
} as const;
