import type { Objects } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { duration, objects } from "../../hubs.ts";
import { type Forms, oneOf, opt, type Phrase, rulesFor, type Tree } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { everything } from "../../nouns/everything.ts";
import { permanents } from "../../nouns/kinds.ts";
import { another as otherThanKnown } from "../../nouns/other.ts";
import { targets } from "../../references/targets.ts";
import { thing } from "../objects/thing.ts";
import { exceptions } from "./exceptions.ts";

/** Becoming a copy (707.2-3). */
const { deferred: asOthers, deferredForms } = rulesFor<Instruction>();

/** "That creature", of which something becomes a copy, is not that something. */
const another = (what: Tree<Objects>, scope: Scope): Objects =>
  scope.within({ described: scope.theme }, () => what.bind(scope));

/** "Each other creature becomes a copy of target creature": the target is what they are other than. */
export const copyClauses: readonly Phrase<Instruction>[] = [
  asOthers(
    "{duration}, {which} becomes a copy of {what} {but}",
    { duration, which: oneOf(() => [objects.one]), what: thing, but: opt(exceptions) },
    (said, scope) => {
      const duration = said.duration.bind(scope);
      const theme = said.which.bind(scope);
      const of = scope.within({ described: theme }, () => said.what.bind(scope));
      const except = said.but.bind(scope);
      return [
        {
          do: "becomeCopy",
          what: theme,
          of,
          duration,
          ...(except === undefined ? {} : { except }),
        },
      ];
    },
  ),
  asOthers(
    "{duration}, you may have {which} become a copy of {what}",
    { duration, which: oneOf(() => [objects.one]), what: thing },
    (said, scope) => {
      const duration = said.duration.bind(scope);
      const what = said.which.bind(scope);
      const of = scope.within({ described: what }, () => said.what.bind(scope));
      return [{ do: "may", who: { who: "you" }, effects: [{ do: "becomeCopy", what, of, duration }] }];
    },
  ),
  asOthers(
    "each other {which} becomes a copy of {what} {duration}",
    { which: permanents.one, what: oneOf(() => [targets.one]), duration },
    ({ which, what, duration }, scope) => {
      if (!scope.isSpell || scope.inQuote) return unbound("said of the source");
      const of = what.bind(scope);
      const others = everything(otherThanKnown(scope, which.bind(scope)));
      return [{ do: "becomeCopy", what: others, of, duration: duration.bind(scope) }];
    },
  ),
];

export const copyVerbsOfObjects: readonly Forms<Instruction>[] = [
  // 707.2: each of several.
  {
    one: oneOf(() => []),
    many: asOthers(
      "become copies of {what} {but} {duration}",
      { what: thing, but: opt(exceptions), duration },
      ({ what, but, duration }, scope) => {
        const of = scope.within({ described: scope.theme, copied: true }, () => what.bind(scope));
        const except = but.bind(scope);
        const copied = {
          do: "becomeCopy",
          what: scope.theme,
          of,
          ...(except === undefined ? {} : { except }),
        } as const;
        return [{ ...copied, duration: duration.bind(scope) }];
      },
    ),
  },
  deferredForms(
    "<become> a copy of {what} {duration} {but}",
    { what: thing, but: exceptions, duration },
    ({ what, but, duration }, scope) => {
      const of = another(what, scope);
      return [{ do: "becomeCopy", what: scope.theme, of, duration: duration.bind(scope), except: but.bind(scope) }];
    },
  ),
  deferredForms(
    "<become> a copy of {what} {but} {duration}",
    { what: thing, but: opt(exceptions), duration: opt(duration) },
    ({ what, but, duration }, scope) => {
      const of = another(what, scope);
      const except = but.bind(scope);
      const copied = { do: "becomeCopy", what: scope.theme, of, ...(except === undefined ? {} : { except }) } as const;
      return [{ ...copied, duration: duration.bind(scope) ?? "forever" }];
    },
  ),
];
