import type { Stat } from "../../../engine/abilities/amounts.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { stat } from "../../amounts/amounts.ts";
import { forEach } from "../../amounts/forEach.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, noun, whose } from "../../hubs.ts";
import { type Forms, oneOf, opt, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { and } from "../../nouns/filters.ts";
import { self } from "../../nouns/self.ts";
import { pronoun } from "../../references/pronouns.ts";
import { targets } from "../../references/targets.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { moving } from "./done.ts";
import { choice, thing } from "./thing.ts";

/** Destroying and exiling (701.7, 701.11), and countering (701.5). */

const { deferredForms, inflected } = rulesFor<Instruction>();

/** The last instruction once more, to others than those it was about. */
function sameForOthers(scope: Scope, { filter, in: place, card, of }: Noun): readonly Effect[] {
  const last = scope.recent.at(-1);
  const what = last?.do === "move" ? last.what : undefined;
  if (last?.do !== "move" || (what?.what !== "all" && what?.what !== "those") || of !== undefined)
    return unbound("the same as what?");
  if (place !== undefined || (card === true) !== (what.what === "those" || what.in !== undefined))
    return unbound("others of another kind");
  const { note: _, ...same } = last;
  const done: Effect = { ...same, what: { ...what, filter: alsoThere(what.filter, filter) } };
  scope.did(done);
  const { group } = scope;
  if (group !== undefined) scope.tell({ group: { ...group, taken: [...group.taken, done] } });
  return [done];
}
/** Of the others too what is said of whose they are. */
const alsoThere = (said: Filter, kind: Filter): Filter => {
  const kept = said.is === "and" ? said.of.filter(({ is }) => is === "ownedBy" || is === "controlledBy") : [];
  return kept.length === 0 ? kind : { is: "and", of: [kind, ...kept] };
};

export const destroyingVerbs: readonly Forms<Instruction>[] = [
  // What was done to all of one kind is done to those of another.
  inflected("<do> the same for {what}", { what: noun.many }, ({ what }, scope) => sameForOthers(scope, what)),
  inflected("<destroy> {what}", { what: thing }, ({ what }, scope) => moving(scope, what, { do: "destroy", what })),
  inflected("<destroy> {what} and (it|they) can't be regenerated", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "destroy", what, noRegeneration: true }),
  ),
  inflected("<exile> {what} (again|)", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile" } }),
  ),
  inflected("<exile> {what} until {self} leaves the battlefield", { what: thing, self }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile", until: { what: "self" } } }),
  ),
  // 610.3a: one that has left by then exiles nothing.
  inflected(
    "<exile> {what} until {it} leaves the battlefield",
    { what: thing, it: oneOf(() => [targets.one]) },
    ({ what, it }, scope) => moving(scope, what, { do: "move", what, to: { zone: "exile", until: it } }),
  ),
  deferredForms(
    "<exile> {what} with a number of {kind} counters on (it|him|her) equal to {n}",
    { what: thing, kind: counterKind, n: oneOf(() => [amount]) },
    ({ what, kind, n }, scope) => {
      const those = what.bind(scope);
      const counters = [{ kind: kind.bind(scope), count: scope.asItWas(() => n.bind(scope)) }];
      return moving(scope, those, { do: "move", what: those, to: { zone: "exile", counters } });
    },
  ),
  inflected("<exile> {what} with {counters} on (it|him|her)", { what: thing, counters }, ({ what, counters }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile", counters: [counters] } }),
  ),
  inflected(
    "<exile> a card from the top of {whose} library {down} for each {of}",
    { whose, down: opt(words([["face down", true]])), of: forEach },
    ({ whose, down, of }, scope) => {
      const what: Objects = { what: "topOfLibrary", of: whose, count: of };
      scope.mention({ ref: what, number: "many", nouns: ["card"] });
      return moving(scope, what, { do: "move", what, to: { zone: "exile", ...(down && { faceDown: true }) } });
    },
  ),
  inflected("<exile> {what} face down", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile", faceDown: true } }),
  ),
  // Of two that are alike one is chosen, which "the" alone does not say.
  ...(["greatest", "least"] as const).flatMap((most) => {
    const tied = `if two or more {same} are tied for ${most} {stat}, you choose one of them`;
    const slots = { what: noun.one, same: noun.many, stat };
    const one = (scope: Scope, what: Noun, same: Noun, by: Stat): Objects => {
      const filters = what.filter.is === "and" ? what.filter.of : [what.filter];
      if (!filters.some((filter) => filter.is === most && filter.stat === by)) unbound("tied for something else");
      if (same.card !== what.card || same.in !== undefined) unbound("tied others");
      if (same.filter.is !== "any" && !filters.some((filter) => sameData(filter, same.filter))) unbound("tied others");
      return choice(scope, { what, count: { min: 1, max: 1 } });
    };
    return [
      inflected(`<return> to your hand the {what}. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "move", what: ref, to: { zone: "hand" } });
      }),
      inflected(`<destroy> the {what}. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "destroy", what: ref });
      }),
      inflected(`<destroy> the {what}. it can't be regenerated. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "destroy", what: ref, noRegeneration: true });
      }),
      inflected(`<exile> the {what}. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "move", what: ref, to: { zone: "exile" } });
      }),
    ];
  }),
  // 400.7: only where it still is there.
  inflected("<exile> {what} from your graveyard", { what: pronoun }, ({ what }, scope) => {
    if (what.what !== "event") unbound("told by where it is");
    const there: Objects = { what: "those", of: what, filter: { is: "inZone", zone: "graveyard" } };
    scope.mention({ ref: there, number: "one", nouns: ["card"] });
    return moving(scope, there, { do: "move", what: there, to: { zone: "exile" } });
  }),
  ...(
    [
      ["", []],
      [" your opponents control", [{ is: "controlledBy", who: { who: "opponents" } }]],
    ] as const satisfies readonly (readonly [string, readonly Filter[]])[]
  ).map(([whose, by]) =>
    inflected(`<counter> all abilities${whose}`, {}, () => {
      const ability: Filter = { is: "or", of: [{ is: "activatedAbility" }, { is: "triggeredAbility" }] };
      return [{ do: "counterSpell", what: { what: "all", filter: and([ability, ...by]), in: "stack" } }];
    }),
  ),
  inflected("<counter> {what}", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "counterSpell", what }),
  ),
];
