import type { Body } from "../../engine/abilities/ability.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import type { Instead, Replacement } from "../../engine/abilities/replacements.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { only } from "../effects/clauses/follow.ts";
import { exceptions } from "../effects/copies/exceptions.ts";
import { clause, condition, duration } from "../hubs.ts";
import { opt, type Phrase, rulesFor, type Tree } from "../kernel/index.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { kindsNamed } from "../nouns/filters.ts";
import { namedSelf as self } from "../references/named.ts";
import { copied } from "./entering.ts";

/** Entering as a copy for a while, and what happens as it has (616.1c, 707.5, 603.12). */

const { rule, deferred } = rulesFor<StaticSentence>();

const optionally = (instead: Instead): StaticSentence => {
  const replacement: Replacement = {
    of: { on: "move", object: { is: "self" }, to: "battlefield" },
    instead,
    optional: { who: "you" },
  };
  return { effects: [{ static: "replace", replacement }] };
};

/** A trigger of its own, which knows what was copied. */
function whenDone(then: Tree<Instruction>, what: Objects, scope: Scope): Body {
  if (what.what !== "chosen") return unbound("what was copied?");
  const own = scope.fresh();
  const nouns = [...kindsNamed(what.filter), what.in === undefined ? "permanent" : "card", "copied"];
  own.mention({ ref: { what: "self" }, number: "one", nouns: ["this"] });
  own.mention({ ref: { what: "noted", name: "copied" }, number: "one", nouns, literal: true });
  const effects = only(then.bind(own));
  return { targets: own.targets, effects };
}

export const enteringCopies: readonly Phrase<StaticSentence>[] = [
  rule(
    "as {self} enters, you may have it become a copy of {what} {duration} {but}.",
    { self, what: copied, duration, but: opt(exceptions) },
    ({ what, duration, but }) => {
      if (duration !== "endOfTurn" && duration !== "yourNextTurn") unbound("no copy for so long");
      return optionally({ by: "enterAsCopy", of: what, until: duration, ...(but && { except: but }) });
    },
  ),
  rule(
    "if {test}, you may have {self} enter as a copy of {what} {but}.",
    { test: condition, self, what: copied, but: opt(exceptions) },
    ({ test, what, but }) => ({
      ...optionally({ by: "enterAsCopy", of: what, ...(but && { except: but }) }),
      if: test,
    }),
  ),
  deferred(
    "you may have {self} enter as a copy of {what} {but}. when you do, {then}.",
    { self, what: copied, but: opt(exceptions), then: clause },
    ({ what, but, then }, scope) => {
      const of = what.bind(scope);
      const except = but.bind(scope);
      const done = whenDone(then, of, scope);
      return optionally({ by: "enterAsCopy", of, whenDone: done, ...(except && { except }) });
    },
  ),
];
