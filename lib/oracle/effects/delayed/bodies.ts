import type { Body } from "../../../engine/abilities/ability.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { sameData, someNode } from "../../../engine/abilities/visit.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, type Tree } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { onCondition } from "../clauses/clauses.ts";
import { only } from "../clauses/follow.ts";
import { compound } from "../clauses/subjects.ts";
import { withX } from "../clauses/whereX.ts";
import { forGoodClauses } from "../continuous/forGood.ts";
import { entersWith } from "../mana/spent.ts";

/** What a delayed triggered ability does (603.7). */
const { deferred } = rulesFor<Instruction>();

/**
 * What a delayed trigger does may speak of the targets around it, as long as it has none itself; one that has targets
 * chooses them as it is put on the stack (603.3d), and there are none around it.
 */
export function laterBody(instruction: Tree<Instruction>, scope: Scope): Body {
  const trial = scope.trial();
  const before = trial.targets.length;
  only(instruction.bind(trial));
  if (trial.targets.length === before) {
    // What is dealt with later is not what "it" means now.
    const effects = scope.within({ objects: scope.objects }, () => only(instruction.bind(scope)));
    return { targets: [], effects };
  }
  return ownBody(instruction, scope);
}

/**
 * A trigger made by a resolution that has targets of its own can't speak of those around it by number: what it says of them
 * is noted before it is made.
 */
function ownBody(instruction: Tree<Instruction>, scope: Scope): Body {
  const names = new Map<string, Objects>();
  const nameOf = (ref: Objects): string => {
    for (const [name, known] of names) if (sameData(known, ref)) return name;
    const name = scope.noteOf({ do: "noteObjects", what: ref });
    names.set(name, ref);
    return name;
  };
  const inner = scope.with({
    targets: [],
    objects: scope.objects.map((one) =>
      one.ref.what === "target" && one.by === undefined
        ? { ...one, ref: { what: "noted", name: nameOf(one.ref) }, literal: true }
        : one,
    ),
    players: scope.players.filter((one) => one.ref.who !== "target"),
  });
  const effects = only(instruction.bind(inner));
  const body: Body = { targets: inner.targets, effects };
  const isUsed = (name: string): boolean =>
    someNode("body", body, { objects: (one) => one.what === "noted" && one.name === name });
  const used = [...names].filter(([name]) => isUsed(name));
  scope.tell({
    notes: Math.max(scope.notes, inner.notes),
    choices: [...scope.choices, ...used.map(([note, what]): Effect => ({ do: "noteObjects", what, note }))],
  });
  return body;
}

/** What a delayed trigger does; what its X is may speak of its event. */
export const watched: Phrase<Instruction> = oneOf(() => [
  compound,
  onCondition,
  ...forGoodClauses,
  rulesFor<Instruction>().rule(
    "(it|that spell|that creature|that permanent) enters with {counters} on it",
    { counters },
    ({ counters }, scope) => {
      const it = scope.objects.findLast(({ ref }) => ref.what === "event");
      return it?.nouns.includes("spell") === true ? [entersWith(counters)] : unbound("no spell that will enter");
    },
  ),
  deferred("{what}, where X is {is}", { what: compound, is: amount }, ({ what, is }, scope) => withX(is, what, scope)),
]);
