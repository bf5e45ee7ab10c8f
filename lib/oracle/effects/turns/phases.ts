import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { ExtraPhase } from "../../../engine/abilities/effects/turns.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import { players } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { numberWordOrOne } from "../../vocabulary/numbers.ts";

/** Extra phases and steps (500.8-10). */

const { rule } = rulesFor<Instruction>();

interface Added {
  readonly phases: readonly ExtraPhase[];
  readonly count?: Amount;
}
const { rule: adds } = rulesFor<Added>();

const kinds: readonly (readonly [string, string, ExtraPhase])[] = [
  ["combat phase", "combat phases", "combat"],
  ["main phase", "main phases", "main"],
  ["beginning phase", "beginning phases", "beginning"],
  ["upkeep step", "upkeep steps", "upkeep"],
  ["draw step", "draw steps", "draw"],
  ["end step", "end steps", "end"],
];
const one = words<ExtraPhase>(kinds.map(([word, , phase]) => [word, phase] as const));
const many = words<ExtraPhase>(kinds.map(([, word, phase]) => [word, phase] as const));

const added: Phrase<Added> = oneOf(() => [
  adds("a additional {phase}", { phase: one }, ({ phase }) => ({ phases: [phase] })),
  adds("{n} additional {phase}", { n: numberWordOrOne, phase: many }, ({ n, phase }) => ({
    phases: [phase],
    count: n,
  })),
  adds("that many additional {phase}", { phase: many }, ({ phase }, scope) => {
    const { amount } = scope.event ?? {};
    return { phases: [phase], ...(amount === undefined ? {} : { count: amount }) };
  }),
]);

type After = Extract<Effect, { do: "extraPhase" }>["after"];
const after = words<After>([
  ["this phase", "this"],
  ["this main phase", "main"],
  ["this combat phase", "combat"],
  ["this step", "step"],
]);

const extra = ({ phases, count }: Added, where: After, followed: boolean, who?: Players): Instruction => [
  {
    do: "extraPhase",
    phases: followed ? [...phases, "main"] : phases,
    after: where,
    ...(count === undefined ? {} : { count }),
    ...(who === undefined ? {} : { who }),
  },
];

export const phaseClause: Phrase<Instruction> = oneOf(() => [
  rule("after {where}, (there is|there's|there are) {added}", { where: after, added }, ({ where, added }) =>
    extra(added, where, false),
  ),
  rule("(there is|there's|there are) {added} after {where}", { added, where: after }, ({ added, where }) =>
    extra(added, where, false),
  ),
  rule(
    "after {where}, (there is|there's) {added} followed by a additional main phase",
    { where: after, added },
    ({ where, added }) => extra(added, where, true),
  ),
  rule(
    "(there is|there's) {added} after {where} (,|) followed by a additional main phase",
    { added, where: after },
    ({ added, where }) => extra(added, where, true),
  ),
  ...(["one", "many"] as const).map((number) =>
    rule(
      number === "one" ? "{who} gets {added} after {where}" : "{who} get {added} after {where}",
      { who: players[number], added, where: after },
      ({ who, added, where }) => extra(added, where, false, who),
    ),
  ),
]);
