import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import { damageTo } from "../amounts/history.ts";
import { noun } from "../hubs.ts";
import { type Phrase, rulesFor } from "../kernel/index.ts";
import { and, not as isNot } from "../nouns/filters.ts";
import { ofSources, ofSpells, permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { namedSelf } from "../references/named.ts";
import { digits, numberWord, numberWordOrOne } from "../vocabulary/numbers.ts";
import { is, not, you } from "./counts.ts";
import { subject } from "./descriptions.ts";
import { combatOrNot, deed, deedOfCombat, noDeed, past, pastTimes } from "./past.ts";
import { noDeed as playerNoDeed } from "./playerDeeds.ts";
import { some } from "./players.ts";

/** What has happened this turn or the last one. */

const { rule } = rulesFor<Condition>();

export const thisTurnConditions: readonly Phrase<Condition>[] = [
  rule("{what} {past} this turn", { what: subject, past: deed }, ({ what, past }) => ({
    if: "is",
    what,
    filter: past,
  })),
  // 400.7: since it is this object.
  rule("{what} hasn't dealt damage yet", { what: subject }, ({ what }) =>
    not({ if: "is", what, filter: { is: "hasDealtDamage" } }),
  ),
  // 110.2a, 608.2h: whoever controls it since.
  rule("{what} entered under your control", { what: subject }, ({ what }) => ({
    if: "is",
    what,
    filter: {
      is: "history",
      event: { on: "move", object: { is: "controlledBy", who: you }, to: "battlefield" },
    },
  })),
  // 400.7d: the spell that this permanent was.
  rule("it's the first time {what} has become tapped this turn", { what: subject }, ({ what }) => ({
    if: "happened",
    event: { on: "tap", object: { is: "among", of: what } },
    times: { compare: "=", to: 1 },
  })),
  rule("{self} was cast this turn", { self: namedSelf }, () => ({
    if: "happened",
    event: { on: "cast", object: { is: "spellOf", of: { what: "self" } } },
  })),
  rule("{what} {past} this combat", { what: subject, past: deedOfCombat }, ({ what, past }) => ({
    if: "is",
    what,
    filter: past,
  })),
  rule(
    "{self} and at least {n} other {others} attacked this combat",
    { self, n: numberWord, others: permanents.many },
    ({ n, others }) => {
      const attacked: Filter = { is: "history", event: { on: "attacks", object: { is: "any" } }, span: "combat" };
      const object = and([others.filter, isNot({ is: "self" })]);
      return {
        if: "and",
        of: [
          { if: "is", what: { what: "self" }, filter: attacked },
          // 508.1: each is declared once in a combat, and has attacked though it is gone.
          {
            if: "happened",
            event: { on: "attacks", object },
            span: "combat",
            times: { compare: ">=", to: n },
          },
        ],
      };
    },
  ),
  rule("{what} {past} this turn", { what: subject, past: noDeed }, ({ what, past }) =>
    not({ if: "is", what, filter: past }),
  ),
  ...(["dealt", "has dealt"] as const).map((words) =>
    rule(`{what} ${words} {n} or more {kind} this turn`, { what: subject, n: digits, kind: combatOrNot }, (said) =>
      is(
        {
          amount: "history",
          of: {
            on: "damage",
            source: said.what.what === "self" ? { is: "self" } : { is: "among", of: said.what },
            ...said.kind,
          },
          sum: true,
        },
        { compare: ">=", to: said.n },
      ),
    ),
  ),
  rule(
    "{what} has dealt {n} or more {kind} to (that player|them) this turn",
    { what: subject, n: digits, kind: combatOrNot },
    ({ what, n, kind }, scope) => {
      const source: Filter = what.what === "self" ? { is: "self" } : { is: "among", of: what };
      const to = { players: scope.playerPronoun() };
      return is({ amount: "history", of: { on: "damage", source, to, ...kind }, sum: true }, { compare: ">=", to: n });
    },
  ),
  // history
  rule("{past} this turn", { past }, ({ past }) => ({ if: "happened", event: past })),
  rule(
    "{what} you controlled dealt {n} or more {kind} this turn",
    { what: noun.many, n: digits, kind: combatOrNot },
    ({ what, n, kind }) => {
      const source = and([ofSources(what), { is: "controlledBy", who: you }]);
      const dealt: Amount = { amount: "history", of: { on: "damage", source, ...kind }, sum: true };
      return is(dealt, { compare: ">=", to: n });
    },
  ),
  rule(
    "{n} or more {what} you controlled dealt {kind} this turn",
    { n: numberWordOrOne, what: noun.many, kind: combatOrNot },
    ({ n, what, kind }) => {
      const source = and([ofSources(what), { is: "controlledBy", who: you }]);
      return is(
        { amount: "history", of: { on: "damage", source, ...kind }, distinct: "other" },
        { compare: ">=", to: n },
      );
    },
  ),
  rule("{n} or more damage was dealt to it this turn", { n: digits }, ({ n }, scope) =>
    is(damageTo(scope.pronoun("one")), { compare: ">=", to: n }),
  ),
  rule("you've rolled {n} or more dice this turn", { n: numberWordOrOne }, ({ n }) => ({
    if: "happened",
    event: { on: "dieRoll", who: you },
    times: { compare: ">=", to: n },
  })),
  rule("no {what} left the battlefield this turn", { what: permanents.many }, ({ what }) =>
    not({ if: "happened", event: { on: "move", object: what.filter, from: "battlefield" } }),
  ),
  rule("an opponent has been dealt {kind} this turn", { kind: combatOrNot }, ({ kind }) => ({
    if: "happened",
    event: { on: "damage", to: { players: { who: "opponents" } }, ...kind },
  })),
  rule("one of their opponents was dealt {kind} this turn", { kind: combatOrNot }, ({ kind }, scope) => ({
    if: "happened",
    event: { on: "damage", to: { players: { who: "opponentsOf", of: scope.playerPronoun() } }, ...kind },
  })),
  rule("(that player|they) {did} this turn", { did: playerNoDeed }, ({ did }, scope) =>
    not({ if: "happened", event: did(scope.playerPronoun()) }),
  ),
  rule("{past} this turn", { past: pastTimes }, ({ past }, scope) => {
    scope.tell({ counted: { amount: "history", of: past.event } });
    return { if: "happened", ...past };
  }),
  rule(
    "a {what} you cast this turn was countered by a spell or ability an opponent controlled",
    { what: noun.one },
    ({ what }) => ({
      if: "happened",
      event: {
        on: "countered",
        object: and([ofSpells(what), { is: "controlledBy", who: you }]),
        by: { who: "opponents" },
      },
    }),
  ),
  rule("you've cast (both|) a {one} and a {other} this turn", { one: noun.one, other: noun.one }, ({ one, other }) => ({
    if: "and",
    of: [one, other].map(
      (what): Condition => ({ if: "happened", event: { on: "cast", object: ofSpells(what), by: you } }),
    ),
  })),
  rule("no spells were cast last turn", {}, () => ({
    if: "happened",
    event: { on: "cast", object: { is: "spell" } },
    span: "lastTurn",
    times: { compare: "=", to: 0 },
  })),
  rule("a player cast two or more spells last turn", {}, () =>
    some({ who: "each" }, (current) => ({
      if: "happened",
      event: { on: "cast", object: { is: "spell" }, by: current },
      span: "lastTurn",
      times: { compare: ">=", to: 2 },
    })),
  ),
];
