import type { Ability, ActivatedAbility } from "../../engine/abilities/ability.ts";
import { unbound } from "../bind/unbound.ts";
import { activationLimit, amount, costs } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { self } from "../nouns/self.ts";
import { more } from "../statics/costs/changes.ts";
import { digits } from "../vocabulary/numbers.ts";
import { lessRider } from "./activated.ts";
import { costedKeyword } from "./keywords.ts";

const { deferred, rule } = rulesFor<readonly Ability[]>();

/** 702.6a, 702.122a: what is said of the ability behind the keyword; "the creature it targets" is equip's. */
export const riddenKeyword: Phrase<readonly Ability[]> = oneOf(() => [
  ...["equip {cost}. {riders}", "equip -- {cost}. {riders}"].map((words) =>
    deferred(words, { cost: costs, riders: equipRiders }, (said, scope) => {
      const own = scope.fresh();
      const cost = said.cost.bind(own);
      own.mention({ ref: { what: "target", slot: 0 }, number: "one", nouns: ["creature", "aimed"] });
      return [{ kind: "keyword", keyword: { keyword: "equip", cost, ...said.riders.bind(own) } }];
    }),
  ),
  // 601.2f: said of the spell cast for this cost only.
  rule(
    "{keyword} {cost}. {self} costs {X} {more} to cast this way, where X is {is}.",
    { keyword: costedKeyword, cost: costs, self, more, is: amount },
    ({ keyword, cost, more, is }) => [
      { kind: "keyword", keyword: { keyword, cost } },
      {
        kind: "static",
        effects: [
          {
            static: "rule",
            rule: {
              rule: "costs",
              what: { is: "self" },
              kind: "spell",
              change: { change: more, mana: "{1}", times: is },
            },
          },
        ],
        if: { if: "castWith", what: { what: "self" }, method: keyword },
        from: "everywhere",
      },
    ],
  ),
  rule("crew {n}. {limits}", { n: digits, limits: activationLimit }, ({ n, limits }) => [
    { kind: "keyword", keyword: { keyword: "crew", n, limits } },
  ]),
]);

const equipRiders: Phrase<Pick<ActivatedAbility, "limits" | "reduction">> = oneOf(() => [
  rulesFor<Pick<ActivatedAbility, "limits" | "reduction">>().rule(
    "{limits}",
    { limits: activationLimit },
    ({ limits }) => ({
      limits,
    }),
  ),
  rulesFor<Pick<ActivatedAbility, "limits" | "reduction">>().rule("{rider}", { rider: lessRider }, ({ rider }) =>
    rider.reduction === undefined ? unbound("an equip ability says no more") : { reduction: rider.reduction },
  ),
]);
