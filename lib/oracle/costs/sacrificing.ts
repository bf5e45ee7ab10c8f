import type { Cost, CostObjects } from "../../engine/abilities/costs.ts";
import { unbound } from "../bind/unbound.ts";
import { list, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { speaksOf } from "../nouns/filters.ts";
import { host } from "../nouns/host.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { chosen } from "../references/chosen.ts";
import { totalled } from "../references/targets.ts";
import { digits } from "../vocabulary/numbers.ts";
import { grantedBy, hostPaid, inGroup, itself, paidWith, SAME_NAME } from "./paidWith.ts";
import { type CostVerb, verb } from "./verb.ts";

const { rule } = rulesFor<readonly Cost[]>();

/** "Sacrifice a creature", "sacrifice two lands with the same name". */
export const sacrificing = (): readonly CostVerb[] => [
  verb("sacrifice {self}", { self }, () => [{ pay: "sacrifice", what: itself }]),
  verb("sacrifice {what}", { what: grantedBy }, ({ what }) => [{ pay: "sacrifice", what }]),
  verb("sacrifice {what}", { what: chosen }, ({ what }, scope) => [
    { pay: "sacrifice", what: paidWith(scope, "sacrificed", what) },
  ]),
  verb("sacrifice {what} with the same name", { what: chosen }, ({ what }, scope) => [
    { pay: "sacrifice", what: inGroup(paidWith(scope, "sacrificed", what), SAME_NAME) },
  ]),
  verb(
    "sacrifice {what} with total {stat} {n} or greater",
    { what: chosen, stat: totalled, n: digits },
    (said, scope) => [
      {
        pay: "sacrifice",
        what: inGroup(paidWith(scope, "sacrificed", said.what), {
          all: "totalAtLeast",
          stat: said.stat,
          least: said.n,
        }),
      },
    ],
  ),
  verb("sacrifice all {what}", { what: permanents.many }, ({ what: { filter, nouns } }, scope) => {
    if (!speaksOf(filter, "controlledBy")) return unbound("a cost is paid with one's own");
    const what: CostObjects = { what: "all", filter };
    scope.tell({ paid: [...scope.paid, { participle: "sacrificed", nouns, what }] });
    return [{ pay: "sacrifice", what }];
  }),
  verb("sacrifice {what}", { what: several }, ({ what }) => what),
  verb("sacrifice {host}", { host }, ({ host }, scope) => [
    { pay: "sacrifice", what: hostPaid(scope, "sacrificed", host) },
  ]),
];
/** "a white creature, a blue creature, and a black creature", "this creature and another creature". */
const several: Phrase<readonly Cost[]> = rule(
  "{all}",
  {
    all: list(
      oneOf(() => [oneSacrificed]),
      { last: [", and"], pair: ["and"] },
    ),
  },
  ({ all }) => all.flat(),
);
const oneSacrificed: Phrase<readonly Cost[]> = oneOf(() => [
  rule("{self}", { self }, () => [{ pay: "sacrifice", what: itself }]),
  rule("{what}", { what: chosen }, ({ what }, scope) => [
    { pay: "sacrifice", what: paidWith(scope, "sacrificed", what) },
  ]),
]);
