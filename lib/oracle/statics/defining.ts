import type { Amount } from "../../engine/abilities/amounts.ts";
import { amount } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import type { StaticSentence } from "../meanings.ts";
import { self } from "../nouns/self.ts";
import { namedSelf } from "../references/named.ts";
import { digits } from "../vocabulary/numbers.ts";

/** Characteristic-defining abilities for power and toughness (604.3). */

const { rule } = rulesFor<StaticSentence>();

const defined = (pt: { readonly power?: Amount; readonly toughness?: Amount }): StaticSentence => ({
  effects: [{ static: "modify", affects: { what: "self" }, modifications: [{ modify: "definePT", ...pt }] }],
  from: "everywhere",
  characteristicDefining: true,
});

export const definingStatics: readonly Phrase<StaticSentence>[] = [
  rule("{self} 's power is equal to {n}.", { self: namedSelf, n: amount }, ({ n }) => defined({ power: n })),
  rule(
    "{self} 's power is equal to {n} and its toughness is equal to that number plus {more}.",
    { self, n: amount, more: digits },
    ({ n, more }) => defined({ power: n, toughness: { amount: "sum", of: [n, more] } }),
  ),
  rule("{self} 's toughness is equal to {n}.", { self: namedSelf, n: amount }, ({ n }) => defined({ toughness: n })),
  rule("{self} 's power and toughness are each equal to {n}.", { self: namedSelf, n: amount }, ({ n }) => ({
    effects: [
      { static: "modify", affects: { what: "self" }, modifications: [{ modify: "definePT", power: n, toughness: n }] },
    ],
    from: "everywhere",
    characteristicDefining: true,
  })),
];
