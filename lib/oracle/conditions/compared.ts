import type { Amount, Compare } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { amounts } from "../amounts/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { compare, objects } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { is } from "./counts.ts";

/** An amount compared with a value. */

const { rule } = rulesFor<Condition>();

const counted: Phrase<Amount> = oneOf(() => amounts);
/** "this creature's", with nothing behind it. */
const ownedOne: Phrase<Objects> = rulesFor<Objects>().deferred("{what} 's", { what: objects.one }, ({ what }, scope) =>
  what.bind(scope),
);

/** From then on "the difference" is by how much. */
function difference(scope: Scope, some: Amount, value: Compare): Condition {
  if (value.compare === "<") scope.tell({ difference: { amount: "minus", from: value.to, of: some } });
  if (value.compare === ">") scope.tell({ difference: { amount: "minus", from: some, of: value.to } });
  return is(some, value);
}

export const compared: Phrase<Condition> = oneOf(() => [
  rule("{some} (is|was) {value}", { some: counted, value: compare }, ({ some, value }, scope) =>
    difference(scope, some, value),
  ),
  // The characteristic is said once, of both.
  ...(
    [
      ["greater", ">"],
      ["less", "<"],
    ] as const
  ).map(([words, how]) =>
    rule(`{some} (is|was) ${words} than {whose}`, { some: counted, whose: ownedOne }, ({ some, whose }, scope) =>
      typeof some === "object" && some.amount === "stat"
        ? difference(scope, some, { compare: how, to: { ...some, of: whose } })
        : unbound("its what?"),
    ),
  ),
]);
