import type { Objects } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { is } from "../conditions/counts.ts";
import { noun } from "../hubs.ts";
import { type Forms, rulesFor } from "../kernel/index.ts";
import type { Instruction } from "../meanings.ts";
import { someTargets, targetObjects } from "../references/references.ts";

/** Two that are told of together: targets chosen in one breath, fights with each other, exchanges of two alike. */

const { inflected } = rulesFor<Instruction>();
const two = { min: 2, max: 2 } as const;

/** From then on they are "those creatures". */
function both(scope: Scope, of: readonly Objects[]): Instruction {
  scope.mention({ ref: { what: "union", of }, number: "many", nouns: scope.nounsOfAll(of) });
  return [];
}

export const pairVerbs: readonly Forms<Instruction>[] = [
  // 701.10c: two of them, neither more nor fewer.
  inflected("<exchange> life totals", {}, (_, { subject, targets }) => {
    const count = subject.who === "target" ? targets[subject.slot]?.count : undefined;
    if (count?.min !== 2 || count.max !== 2) return unbound("which two?");
    const players = { players: subject };
    return [{ do: "exchange", quality: "life", one: players, other: players }];
  }),
  inflected("<choose> {one} and {other}", { one: someTargets, other: someTargets }, ({ one, other }, scope) =>
    both(scope, [one, other]),
  ),
  inflected(
    "<choose> {one}, {other}, and {third}",
    { one: someTargets, other: someTargets, third: someTargets },
    ({ one, other, third }, scope) => both(scope, [one, other, third]),
  ),
  inflected(
    "<exchange> control of two target {what} that share a (card|permanent) type",
    { what: noun.many },
    ({ what }, scope) => {
      const objects = targetObjects(scope, what, two, { together: { all: "shareCardType" } });
      return [{ do: "exchange", quality: "control", one: { objects }, other: { objects } }];
    },
  ),
  inflected("<exchange> control of two target {what}", { what: noun.many }, ({ what }, scope) => {
    const objects = targetObjects(scope, what, two);
    return [{ do: "exchange", quality: "control", one: { objects }, other: { objects } }];
  }),
];

export const pairVerbsOfObjects: readonly Forms<Instruction>[] = [
  inflected("<fight> each other", {}, (_, { theme, targets }) => {
    const slot = theme.what === "target" ? targets[theme.slot] : undefined;
    // 701.12b: only while both of them are legal targets.
    if (sameData(slot?.count, { min: 2, max: 2 }))
      return [
        {
          do: "if",
          condition: is({ amount: "count", of: theme }, { compare: "=", to: 2 }),
          then: [{ do: "fight", one: { what: "first", of: theme }, other: { what: "last", of: theme } }],
        },
      ];
    if (theme.what !== "union" || theme.of.length !== 2) return unbound("each other of which two?");
    const [one, other] = theme.of as readonly [Objects, Objects];
    return [{ do: "fight", one, other }];
  }),
];
