import type { Ability, Body, StaticAbility } from "../../engine/abilities/ability.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Scope } from "../bind/scope.ts";
import { body } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, type Tree } from "../kernel/index.ts";
import { self } from "../nouns/self.ts";

/** Optional costs to attack (508.1g, 701.39d), with the ability that triggers when they are paid (607.2h). */

const { deferred, rule } = rulesFor<readonly Ability[]>();

const exerting = (whenPaid: Body | undefined, condition?: Condition): StaticAbility => ({
  kind: "static",
  effects: [
    {
      static: "rule",
      rule: {
        rule: "attackOption",
        who: { what: "self" },
        cost: [{ pay: "exert" }],
        ...(whenPaid === undefined ? {} : { whenPaid }),
      },
    },
  ],
  ...(condition === undefined ? {} : { if: condition }),
});

const whenYouDo = (tree: Tree<Body>, scope: Scope): Body => {
  const own = scope.fresh();
  own.mention({ ref: { what: "event", role: "object" }, number: "one", nouns: ["this"] });
  return tree.bind(own);
};

const notYetExerted: Condition = {
  if: "not",
  of: { if: "happened", event: { on: "exert", object: { is: "self" } } },
};

export const attackOptions: Phrase<readonly Ability[]> = oneOf(() => [
  rule("you may exert {self} as it attacks.", { self }, () => [exerting(undefined)]),
  deferred("you may exert {self} as it attacks. when you do, {body}", { self, body }, (trees, scope) => [
    exerting(whenYouDo(trees.body, scope)),
  ]),
  deferred(
    "if {self} hasn't been exerted this turn, you may exert it as it attacks. when you do, {body}",
    { self, body },
    (trees, scope) => [exerting(whenYouDo(trees.body, scope), notYetExerted)],
  ),
]);
