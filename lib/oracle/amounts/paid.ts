import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Cost } from "../../engine/abilities/costs.ts";
import { unbound } from "../bind/unbound.ts";
import { oneOf, type Phrase, rulesFor, token, words } from "../kernel/index.ts";

import { self } from "../nouns/self.ts";

/** What is paid in any amount, and how much that was: "any amount of mana", "the amount of {E} paid this way". */

const X: Amount = { amount: "x" };
export const energyPaid: Phrase<Cost> = token<Cost>((text) =>
  text === "{E}" ? { pay: "energy", amount: X } : undefined,
);
export const payable: Phrase<Cost> = oneOf(() => [
  words<Cost>([
    ["mana", { pay: "mana", mana: "{X}" }],
    ["life", { pay: "life", amount: X }],
  ]),
  energyPaid,
  token<Cost>((text) => (/^\{[WUBRGC]\}$/.test(text) ? { pay: "mana", mana: text } : undefined)),
]);

/** 607.2e: of the ability that had it paid. */
export const lifePaidEntering: Phrase<Amount> = rulesFor<Amount>().rule(
  "the life paid as (it|{self}) entered",
  { self },
  (_, { links, inQuote }) => {
    if (links.lifePaid === undefined || inQuote) return unbound("no life is paid as it enters");
    links.lifePaid.step.number = links.lifePaid.note;
    return { amount: "chosenNumber" };
  },
);

export const amountPaid: Phrase<Amount> = rulesFor<Amount>().rule(
  "the (total|) amount of {what} paid this way",
  { what: payable },
  ({ what }, scope) => {
    const done = scope.thisWay(["pay"]);
    return done.do === "pay" && done.cost[0]?.pay === what.pay
      ? { amount: "noted", name: scope.noteOf(done) }
      : unbound("something else was paid");
  },
);
