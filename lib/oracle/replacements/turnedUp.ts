import type { Effect } from "../../engine/abilities/effects.ts";
import type { AsItEnters, Instead, Replacement } from "../../engine/abilities/replacements.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { only } from "../effects/clauses/follow.ts";
import { clause } from "../hubs.ts";
import { type Phrase, rulesFor, type Tree } from "../kernel/index.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { namedSelf as self } from "../references/named.ts";
import { entersSo, shapes } from "./entering.ts";

/** What is done as something enters or as it is turned face up (614.1e, 708.11), whichever of both happens; or as it transforms. */

const { rule, deferred } = rulesFor<StaticSentence>();

const either = (entering: Replacement, instead: Instead): StaticSentence => ({
  effects: [
    { static: "replace", replacement: entering },
    { static: "replace", replacement: { of: { on: "turnFaceUp", object: { is: "self" } }, instead } },
  ],
});

/** 614.1c: counters that are put on it as it enters are counters it enters with. */
const asEntering = (done: readonly Effect[]): Replacement => {
  const [only, ...more] = done;
  if (only?.do !== "putCounters") return entersSo({}, { asItEnters: [{ do: done }] satisfies readonly AsItEnters[] });
  const { on, kind, count } = only;
  return more.length === 0 && on.objects?.what === "self" && on.players === undefined
    ? entersSo({ counters: [{ kind, count }] })
    : unbound("counters on something else besides");
};

function whichever(effects: Tree<Instruction>, scope: Scope): StaticSentence {
  scope.mention({ ref: { what: "self" }, number: "one", nouns: ["this"] });
  const done = only(effects.bind(scope));
  if (scope.targets.length > 0) unbound("nothing targets as something enters");
  if (done.some((one) => one.do === "chooseOption")) unbound("a choice that is remembered");
  return either(asEntering(done), { by: "also", effects: done });
}

/** 712.20: on the face that it then has up. */
function transforming(effects: Tree<Instruction>, scope: Scope): StaticSentence {
  scope.mention({ ref: { what: "self" }, number: "one", nouns: ["this"] });
  const done = only(effects.bind(scope));
  if (scope.targets.length > 0) unbound("nothing targets as something transforms");
  if (done.some((one) => one.do === "chooseOption")) unbound("a choice that is remembered");
  const of = { on: "transform", object: { is: "self" } } as const;
  return { effects: [{ static: "replace", replacement: { of, instead: { by: "also", effects: done } } }] };
}

export const turnedUp: readonly Phrase<StaticSentence>[] = [
  rule("as {self} enters or is turned face up, it becomes your choice of {shapes}.", { self, shapes }, ({ shapes }) =>
    either(entersSo({}, { asItEnters: [{ become: shapes }] }), { by: "also", effects: [], become: shapes }),
  ),
  deferred("as {self} enters or is turned face up, {effects}.", { self, effects: clause }, ({ effects }, scope) =>
    whichever(effects, scope),
  ),
  deferred(
    "as {self} transforms into {name}, {effects}.",
    { self, name: self, effects: clause },
    ({ effects }, scope) => transforming(effects, scope),
  ),
];
