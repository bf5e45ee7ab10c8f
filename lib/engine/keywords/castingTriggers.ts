import type { Amount } from "../abilities/amounts.ts";
import type { Effect } from "../abilities/effects.ts";
import { instanceName } from "./instances.ts";
import {
  all,
  CAST_SELF,
  type KeywordOf,
  not,
  ON_STACK,
  OPPONENTS,
  plus,
  SELF,
  statically,
  untilEndOfTurn,
  whenever,
  YOU,
  YOURS,
} from "./parts.ts";

/** Keyword abilities that trigger on casting, and what they do to the spell. */

const copySelf = (count: Amount): Effect => ({ do: "copySpell", what: SELF, count, newTargets: true });
const whenCast = (keyword: string, effects: readonly Effect[], paid?: string) =>
  whenever(keyword, CAST_SELF, effects, {
    ...ON_STACK,
    ...(paid !== undefined && { interveningIf: { if: "castWith" as const, what: SELF, method: paid } }),
  });

/** "This spell costs {1} less to cast for each ...". */
const costsLess = (times: Amount) =>
  statically(
    [
      {
        static: "rule",
        rule: { rule: "costs", what: { is: "self" }, kind: "spell", change: { change: "less", mana: "{1}", times } },
      },
    ],
    { from: "everywhere" },
  );

export const castingTriggers = {
  // 702.108a
  prowess: () => [
    whenever("prowess", { on: "cast", object: not({ is: "type", type: "creature" }), by: YOU }, [
      untilEndOfTurn(SELF, plus(1, 1)),
    ]),
  ],
  // 702.101a
  extort: () => [
    whenever("extort", { on: "cast", object: { is: "any" }, by: YOU }, [
      {
        do: "pay",
        who: YOU,
        cost: [{ pay: "mana", mana: "{W/B}" }],
        optional: true,
        paid: [
          { do: "loseLife", who: OPPONENTS, amount: 1, note: "extorted" },
          { do: "gainLife", who: YOU, amount: { amount: "noted", name: "extorted" } },
        ],
      },
    ]),
  ],
  // 702.40a: the event's amount is how many spells were cast before it this turn.
  storm: () => [whenCast("storm", [copySelf({ amount: "event" })])],
  // 702.69a
  gravestorm: () => [
    whenCast("gravestorm", [
      copySelf({
        amount: "history",
        of: { on: "move", object: { is: "any" }, from: "battlefield", to: "graveyard" },
      }),
    ]),
  ],
  // 702.85a
  cascade: () => [whenCast("cascade", [{ do: "cascade", who: YOU }])],
  // 702.60a
  ripple: ({ n }: KeywordOf<"ripple">) => [whenCast("ripple", [{ do: "ripple", who: YOU, n }])],
  // 702.56a
  replicate: ({ cost, instance }: KeywordOf<"replicate">) => {
    const paid = instanceName("replicate", cost, instance);
    return [whenCast("replicate", [copySelf({ amount: "timesPaid", name: paid })], paid)];
  },
  // 702.78a
  conspire: ({ instance }: KeywordOf<"conspire">) => [
    whenCast("conspire", [copySelf(1)], instanceName("conspire", undefined, instance ?? 1)),
  ],
  // 702.153a
  casualty: ({ n, instance }: KeywordOf<"casualty">) => [
    whenCast("casualty", [copySelf(1)], instanceName("casualty", n, instance)),
  ],
  // 702.144a
  demonstrate: () => [
    whenCast("demonstrate", [
      {
        do: "may",
        who: YOU,
        effects: [
          copySelf(1),
          {
            do: "copySpell",
            what: SELF,
            count: 1,
            newTargets: true,
            who: { who: "chosen", from: OPPONENTS },
          },
        ],
      },
    ]),
  ],
  // 702.125a
  undaunted: () => [costsLess({ amount: "countPlayers", of: OPPONENTS })],
  // 702.41a
  affinity: ({ filter }: KeywordOf<"affinity">) => [
    costsLess({ amount: "count", of: { what: "all", filter: all(filter, YOURS) } }),
  ],
} as const;
