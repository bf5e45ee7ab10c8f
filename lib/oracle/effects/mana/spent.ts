import type { CountersOn } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Modification } from "../../../engine/abilities/modifications.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, clause, duration } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, type Tree } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { joined } from "../../statics/predicates.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { only } from "../clauses/follow.ts";
import { lasting } from "../continuous/lasting.ts";
import { ofLastMana, spells } from "./mana.ts";

/** What mana does as it is spent (106.6): to the spell it is spent on, or by a trigger. */

/** The spell that the mana is spent on. */
const SPELL: Objects = { what: "event", role: "object" };

const UNCOUNTERABLE: Modification = {
  modify: "addAbility",
  ability: {
    kind: "static",
    effects: [{ static: "rule", rule: { rule: "cantBeCountered", what: { is: "self" } } }],
    from: "stack",
  },
};
const uncounterable: Effect = { do: "apply", to: SPELL, modifications: [UNCOUNTERABLE], duration: "forever" };

/** 614.1c: for as long as the spell is there to become a permanent. */
export const entersWith = (more: CountersOn): Effect => ({
  do: "replace",
  replacement: {
    of: { on: "move", object: { is: "among", of: SPELL }, to: "battlefield" },
    instead: { by: "entering", entering: { counters: [more] } },
  },
  duration: { while: { if: "is", what: SPELL, filter: { is: "inZone", zone: "stack" } } },
});

const { rule } = rulesFor<readonly Effect[]>();
const it = "(it|that spell|that creature|that permanent)";
/** What is said of that spell, and of the permanent it becomes. */
const ofSpell: Phrase<readonly Effect[]> = oneOf(() => [
  rule(`${it} can't be countered`, {}, () => [uncounterable]),
  rule(
    `${it} enters with a number of additional {kind} counters on it equal to {n}`,
    { kind: counterKind, n: amount },
    ({ kind, n }) => [entersWith({ kind, count: n })],
  ),
  rule(`${it} enters with {counters} on it`, { counters }, ({ counters }) => [entersWith(counters)]),
  rule(
    `${it} enters with {counters} on it and {said} {duration}`,
    { counters, said: joined.one, duration },
    ({ counters, said, duration }, scope) => [entersWith(counters), ...lasting(scope, said, SPELL, duration)],
  ),
  rulesFor<readonly Effect[]>().deferred("{then}", { then: clause }, ({ then }, scope) => only(then.bind(scope))),
]);

/** It speaks of the spell, and of nothing said before. */
function aboutSpell(then: Tree<readonly Effect[]>, scope: Scope): readonly Effect[] {
  const inner = scope.fresh();
  inner.mention({ ref: SPELL, number: "one", nouns: ["spell"], literal: true });
  const effects = then.bind(inner);
  return inner.targets.length === 0 ? effects : unbound("targets are chosen by triggers only");
}

const { deferred } = rulesFor<Instruction>();
const spending = (on: Filter, effects: readonly Effect[]): Instruction =>
  ofLastMana({ restriction: { spent: { on, effects } } });

export const manaSpentAmendments: readonly Phrase<Instruction>[] = [
  deferred(
    "(when you spend this mana|when that mana is spent) to cast {what}, {then}.",
    { what: spells, then: ofSpell },
    ({ what, then }, scope) => {
      const inner = scope.fresh();
      inner.mention({ ref: SPELL, number: "one", nouns: ["spell"], literal: true });
      const effects = then.bind(inner);
      return spending(what.bind(scope), [{ do: "reflexive", body: { targets: inner.targets, effects } }]);
    },
  ),
  deferred(
    "(if that mana is spent on|if you spend this mana to cast) {what}, {then}.",
    { what: spells, then: ofSpell },
    ({ what, then }, scope) => spending(what.bind(scope), aboutSpell(then, scope)),
  ),
  rulesFor<Instruction>().rule(
    "spend this mana only to cast {what}, and that spell can't be countered.",
    { what: spells },
    ({ what }) => ofLastMana({ restriction: { spells: what, spent: { on: what, effects: [uncounterable] } } }),
  ),
  rulesFor<Instruction>().rule("spend this mana only on costs that contain {X}.", {}, () =>
    ofLastMana({ restriction: { onlyFor: "costWithX" } }),
  ),
];
