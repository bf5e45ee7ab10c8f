import type { Amount } from "../../../engine/abilities/amounts.ts";
import { someNode } from "../../../engine/abilities/visit.ts";
import type { ObjectAntecedent, Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, plainClause } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, type Tree } from "../../kernel/index.ts";
import { type Instruction, isAmendment } from "../../meanings.ts";
import { follow } from "./follow.ts";
import { imperative, withSubject } from "./subjects.ts";

/** "Where X is ...": what X stands for in a clause (107.3i). */

const { deferred } = rulesFor<Instruction>();

/** "..., where X is ...": what X is may speak of what the clause mentions; the clause needs X. */
export const whereX: Phrase<Instruction> = deferred(
  "{what}, where X is {is}",
  { what: plainClause, is: amount },
  ({ what, is }, scope) => withX(is, what, scope),
);

/** 602.2b, 601.2d: what only says how much is divided among targets is known as those are chosen. */
export const whereXActivated: Phrase<Instruction> = deferred(
  "{what}, where X is {is} as you activate this ability",
  { what: plainClause, is: amount },
  ({ what, is }, scope) => {
    const done = withX(is, what, scope);
    if (isAmendment(done) || scope.isSpell) return unbound("what is activated?");
    const [only, ...more] = done;
    return only?.do === "damage" && only.divided === true && more.length === 0
      ? done
      : unbound("known as it resolves, then");
  },
);

/** "Scry X, where X is ..., then draw three cards." */
export const whereXThen: Phrase<Instruction> = deferred(
  "{what}, where X is {is}(, then|, and|,) {rest}",
  { what: plainClause, is: amount, rest: oneOf(() => [imperative, withSubject]) },
  ({ what, is, rest }, scope) => {
    const first = withX(is, what, scope);
    return isAmendment(first) ? unbound("changes an instruction that is not there") : follow(first, rest.bind(scope));
  },
);

export function withX<M>(is: Tree<Amount>, what: Tree<M>, scope: Scope): M {
  const trial = scope.with({});
  trial.within({ x: { amount: "x" } }, () => what.bind(trial));
  // Those that there are X of are not there before X is known.
  const isCounted = ({ ref }: ObjectAntecedent): boolean =>
    someNode("objects", ref, { amount: ({ amount }) => amount === "x" });
  const counted = trial.objects.filter((one) => isCounted(one) && !scope.objects.includes(one));
  // 115.4: "that creature" is no target of the clause that may be a player.
  const isMixed = ({ ref }: ObjectAntecedent): boolean =>
    ref.what === "target" && trial.targets[ref.slot]?.of.some(({ target }) => target === "player") === true;
  const mixed = trial.objects.filter((one) => isMixed(one) && !scope.objects.includes(one));
  trial.tell({ objects: trial.objects.filter((one) => !counted.includes(one) && !mixed.includes(one)) });
  const asked = trial.choices.length;
  const x = is.bind(trial);
  const choices = trial.choices.slice(asked);
  const meaning = scope.within({ x }, () => what.bind(scope));
  // Targets that X names are chosen like the others.
  const targets = [...scope.targets, ...trial.targets.slice(scope.targets.length)];
  scope.tell({ saidX: x, notes: Math.max(scope.notes, trial.notes), targets, choices: [...scope.choices, ...choices] });
  // What X speaks of goes by its name in the clause as it is meant.
  for (const [i, effect] of scope.recent.entries()) {
    const { note } = trial.recent[i] ?? {};
    if (note !== undefined) (effect as { note?: string }).note ??= note;
  }
  return meaning;
}
