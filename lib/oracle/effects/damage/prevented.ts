import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { EventScope, Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { clause, condition, noun } from "../../hubs.ts";
import { type Phrase, rulesFor, type Tree } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { kindsNamed } from "../../nouns/filters.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { follow, only } from "../clauses/follow.ts";

/** What else happens to damage that is prevented: "If damage is prevented this way, ..." (615.5, 603.12). */

/** The instruction before it is the prevention. */
const preventing = (before: readonly Effect[], more: readonly Effect[]): readonly Effect[] => {
  const last = before.at(-1);
  if (last?.do !== "replace" || last.replacement.instead.by !== "prevent")
    return unbound("no damage is prevented before it");
  const { instead } = last.replacement;
  if (instead.then !== undefined && ![...instead.then, ...more].every(isOfSource)) return unbound("told before");
  const then = [...(instead.then ?? []), ...more];
  return [...before.slice(0, -1), { ...last, replacement: { ...last.replacement, instead: { ...instead, then } } }];
};
/** Done only if what would have dealt it is such a source: each of several kinds says for itself what comes of it. */
const isOfSource = (one: Effect): boolean =>
  one.do === "if" && one.condition.if === "is" && one.condition.what.what === "event";
/** Inside, "that much" is what was prevented and "that source" what would have dealt it. */
export function ofPrevented(
  then: Tree<Instruction>,
  scope: Scope,
  must: "say so" | "" = "",
  kinds: readonly string[] = [],
  when?: Tree<Instruction>,
): readonly Effect[] {
  const event: EventScope = { amount: { amount: "event" }, prevented: "unsaid" };
  // "It" is what the damage would be dealt to, wherever that was spoken of.
  const source = { ref: { what: "event", role: "other" }, number: "one", nouns: ["source", ...kinds] } as const;
  return scope.within({ event, objects: [source, ...scope.objects] }, () => {
    let effects = only(then.bind(scope));
    if (when !== undefined) effects = follow(effects, when.bind(scope), 0);
    if (must === "say so" && scope.event?.prevented !== "said") unbound("nothing is said of what was prevented");
    return effects;
  });
}
/** 603.12: "When damage is prevented this way, ..." has targets of its own. */
export function whenPrevented(then: Tree<Instruction>, scope: Scope): Effect {
  const body = scope.within({ targets: [] }, () => {
    const effects = ofPrevented(then, scope);
    return { targets: scope.targets, effects };
  });
  return { do: "reflexive", body };
}
const { deferred: amending } = rulesFor<Instruction>();
export const preventionAmendments: readonly Phrase<Instruction>[] = [
  // 601.2d: where it is divided, as the targets are chosen.
  amending(
    "if {test}, prevent the next {n} damage this way instead.",
    { test: condition, n: digits },
    ({ test, n }, scope) => {
      const [asked, then] = [test.bind(scope), n.bind(scope)];
      return {
        amend: (before) => {
          const last = before.at(-1);
          if (last?.do !== "replace" || last.replacement.instead.by !== "prevent" || last.shield === undefined)
            return unbound("no damage is prevented before it");
          const shield: Amount = { amount: "if", condition: asked, then, otherwise: last.shield };
          if (last.divided && last.about?.what === "target") scope.divide(last.about.slot, shield);
          return [...before.slice(0, -1), { ...last, shield }];
        },
      };
    },
  ),
  amending("if damage is prevented this way, {then}.", { then: clause }, ({ then }, scope) => {
    const effects = ofPrevented(then, scope);
    return { amend: (before) => preventing(before, effects) };
  }),
  amending(
    "if damage from a {what} is prevented this way, {then}.",
    { what: noun.one, then: clause },
    ({ what, then }, scope) => {
      const from = what.bind(scope);
      if (from.nouns[0] !== "source") unbound("a creature is a permanent, and its source may be a card");
      const { filter } = from;
      const effects = ofPrevented(then, scope, "", kindsNamed(filter));
      const condition: Condition = { if: "is", what: { what: "event", role: "other" }, filter };
      return { amend: (before) => preventing(before, [{ do: "if", condition, then: effects }]) };
    },
  ),
  amending("for each 1 damage prevented this way, {then}.", { then: clause }, ({ then }, scope) => {
    const effects = ofPrevented(then, scope);
    return { amend: (before) => preventing(before, [{ do: "repeat", times: { amount: "event" }, effects }]) };
  }),
  // 603.12: the trigger comes of the prevention.
  amending("when damage is prevented this way, {then}.", { then: clause }, ({ then }, scope) => {
    const trigger = whenPrevented(then, scope);
    return { amend: (earlier) => preventing(earlier, [trigger]) };
  }),
  amending("{then}.", { then: clause }, ({ then }, scope) => {
    const effects = ofPrevented(then, scope, "say so");
    return { amend: (before) => preventing(before, effects) };
  }),
];
