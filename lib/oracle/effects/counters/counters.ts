import type { Effect } from "../../../engine/abilities/effects.ts";
import type { KeywordName } from "../../../engine/abilities/keywords.ts";
import { mapNodes, sameData } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { clause, objects } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { everything } from "../../nouns/everything.ts";
import { permanents } from "../../nouns/kinds.ts";
import { recipient } from "../../references/recipients.ts";
import { flat, only } from "../clauses/follow.ts";
import { compound } from "../clauses/subjects.ts";
import { eachKind, severalKinds } from "./kinds.ts";
import { movingCounters } from "./moving.ts";
import { puttingCounters } from "./putting.ts";
import { removingCounters } from "./removing.ts";

/** Counters put on objects and taken from them (122). */

export const counterKindClauses: readonly Phrase<Instruction>[] = [
  ...["among {what}", "on {what}"].map((words) =>
    rulesFor<Instruction>().deferred(
      `for each kind of counter ${words}, {then}`,
      { what: oneOf(() => [permanents.many]), then: compound },
      ({ what, then }, scope) => eachKind(scope, everything(what.bind(scope)), () => only(then.bind(scope))),
    ),
  ),
  rulesFor<Instruction>().deferred(
    "for each kind of counter on {what}, {then}",
    { what: oneOf(() => [objects.one]), then: compound },
    ({ what, then }, scope) => {
      const on = what.bind(scope);
      if (on.what === "all") unbound("of which of them?");
      return eachKind(scope, on, () => only(then.bind(scope)));
    },
  ),
];
/** Once more for each of these keywords, in place of the one that was told first: its counters, and what has it. */
function forKeyword(effects: readonly Effect[], first: string, other: string): readonly Effect[] {
  return mapNodes("effect", effects, {
    effect: (_one, inside) => {
      const { note: _, ...mapped } = inside();
      return "kind" in mapped && mapped.kind === first ? ({ ...mapped, kind: other } as Effect) : (mapped as Effect);
    },
    filter: (one, inside) =>
      one.is === "keyword" && one.keyword === first ? { ...one, keyword: other as KeywordName } : inside(),
  });
}
export const processSentences: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().deferred(
    "{what}. repeat this process for {kinds}.",
    { what: clause, kinds: severalKinds },
    ({ what, kinds }, scope) => {
      const once = only(what.bind(scope));
      const put = flat(once).filter((one) => one.do === "putCounters");
      const first = put[0]?.kind ?? unbound("for which instead?");
      const all = kinds.bind(scope).map((kind) => forKeyword(once, first, kind));
      for (const one of flat(all.flat())) if (one.do === "putCounters") scope.did(one);
      return [...once, ...all.flat()];
    },
  ),
];
export const counterVerbs: readonly Forms<Instruction>[] = [...puttingCounters, ...movingCounters, ...removingCounters];

/** 122.1: "For each kind of counter on target permanent or player, give that permanent or player another counter of that kind." */
export const counterClauses: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().deferred(
    "for each kind of counter on {whom}, (give|put) {same} another counter of that kind",
    { whom: recipient, same: recipient },
    ({ whom, same }, scope) => {
      const on = whom.bind(scope);
      return sameData(on, same.bind(scope)) ? [{ do: "oneMoreOfEach", on }] : unbound("given to something else");
    },
  ),
  rulesFor<Instruction>().deferred(
    "for each kind of counter on {what}, put another counter of that kind on (it|that permanent|that creature)",
    { what: oneOf(() => [objects.one]) },
    ({ what }, scope) => [{ do: "oneMoreOfEach", on: { objects: what.bind(scope) } }],
  ),
];
