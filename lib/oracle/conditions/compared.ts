import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import { amounts } from "../amounts/amounts.ts";
import { compare } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { is } from "./counts.ts";

/** An amount compared with a value. */

const { rule } = rulesFor<Condition>();

const counted: Phrase<Amount> = oneOf(() => amounts);

export const compared: Phrase<Condition> = rule(
  "{some} is {value}",
  { some: counted, value: compare },
  ({ some, value }, scope) => {
    // From then on "the difference" is by how much.
    if (value.compare === "<") scope.tell({ difference: { amount: "minus", from: value.to, of: some } });
    if (value.compare === ">") scope.tell({ difference: { amount: "minus", from: some, of: value.to } });
    return is(some, value);
  },
);
