import { unbound } from "../bind/unbound.ts";
import { self } from "../nouns/self.ts";
import { chosen } from "../references/chosen.ts";
import { inGroup, itself, paidWith, SAME_NAME } from "./paidWith.ts";
import { type CostVerb, verb } from "./verb.ts";

/** "Discard a card", "discard two cards at random". */
export const discarding = (): readonly CostVerb[] => [
  verb("discard {self}", { self }, () => [{ pay: "discard", what: itself }]),
  verb("discard {what}", { what: chosen }, ({ what }, scope) =>
    what.what.card === true && what.what.in === undefined
      ? [{ pay: "discard", what: paidWith(scope, "discarded", { ...what, what: { ...what.what, in: "hand" } }) }]
      : unbound("only cards are discarded"),
  ),
  verb("discard {what} and another card", { what: chosen }, ({ what }, scope) =>
    what.what.card === true && what.what.in === undefined
      ? [
          { pay: "discard", what: paidWith(scope, "discarded", { ...what, what: { ...what.what, in: "hand" } }) },
          {
            pay: "discard",
            what: { what: "chosen", filter: { is: "any" }, in: "hand", count: { min: 1, max: 1 } },
          },
        ]
      : unbound("only cards are discarded"),
  ),
  verb("discard {what} at random", { what: chosen }, ({ what }, scope) => [
    {
      pay: "discard",
      what:
        what.what.card === true && what.what.in === undefined
          ? paidWith(scope, "discarded", { ...what, what: { ...what.what, in: "hand" } }, { random: true })
          : unbound("only cards are discarded"),
    },
  ]),
  verb("discard {what} with the same name", { what: chosen }, ({ what }, scope) =>
    what.what.card === true && what.what.in === undefined
      ? [
          {
            pay: "discard",
            what: inGroup(paidWith(scope, "discarded", { ...what, what: { ...what.what, in: "hand" } }), SAME_NAME),
          },
        ]
      : unbound("only cards are discarded"),
  ),
  verb("discard your hand", {}, () => [{ pay: "discard", what: { what: "all", filter: { is: "any" }, in: "hand" } }]),
];
