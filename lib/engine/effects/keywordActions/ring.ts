import type { Ability } from "../../abilities/ability.ts";
import type { Condition } from "../../abilities/conditions.ts";
import type { Effect } from "../../abilities/effects.ts";
import type { EventPattern } from "../../abilities/events.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { Objects, Players } from "../../abilities/references.ts";

const YOU: Players = { who: "you" };
const YOUR_BEARER: Filter = {
  is: "and",
  of: [{ is: "ringBearer" }, { is: "controlledBy", who: YOU }],
};
const BEARERS: Objects = { what: "all", filter: YOUR_BEARER };

const tempted = (times: number): Condition => ({
  if: "compare",
  amount: { amount: "ringTempted", of: YOU },
  value: { compare: ">=", to: times },
});
const trigger = (times: number, when: EventPattern, effects: readonly Effect[]): Ability => ({
  kind: "triggered",
  when,
  interveningIf: tempted(times),
  body: { targets: [], effects },
});

/** 701.52c: what the emblem named The Ring has, as often as the Ring tempted its owner. */
export const THE_RING: readonly Ability[] = [
  {
    kind: "static",
    effects: [
      {
        static: "modify",
        affects: BEARERS,
        modifications: [{ modify: "addTypes", supertypes: ["legendary"] }],
      },
      {
        static: "rule",
        rule: {
          rule: "cantBeBlocked",
          who: BEARERS,
          by: {
            is: "stat",
            stat: "power",
            value: { compare: ">", to: { amount: "stat", stat: "power", of: BEARERS } },
          },
        },
      },
    ],
  },
  trigger(2, { on: "attacks", object: YOUR_BEARER }, [
    { do: "draw", who: YOU, count: 1 },
    {
      do: "discard",
      who: YOU,
      what: { what: "chosen", filter: { is: "any" }, in: "hand", of: YOU, count: { min: 1, max: 1 } },
    },
  ]),
  trigger(
    3,
    { on: "becomesBlocked", object: YOUR_BEARER, other: { is: "type", type: "creature" }, eachBlocker: true },
    [
      {
        do: "delayed",
        when: { on: "step", step: "endOfCombat" },
        body: {
          targets: [],
          effects: [
            {
              do: "sacrifice",
              who: { who: "controllerOf", of: { what: "event", role: "other" } },
              what: { what: "event", role: "other" },
            },
          ],
        },
      },
    ],
  ),
  trigger(4, { on: "damage", source: YOUR_BEARER, combat: true, to: { players: { who: "each" } } }, [
    { do: "loseLife", who: { who: "opponents" }, amount: 3 },
  ]),
];
