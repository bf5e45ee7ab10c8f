import type { Stat } from "../../../engine/abilities/amounts.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { EventPattern } from "../../../engine/abilities/events.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import { unbound } from "../../bind/unbound.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Event } from "../../meanings.ts";
import { and } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { totalled } from "../../references/targets.ts";
import { digits, numberWord } from "../../vocabulary/numbers.ts";
import { actors } from "../actors.ts";
import { single } from "../subjects.ts";

/** Attacking and blocking that is told of several or of who is attacked (508.3, 509.5). */

const { rule } = rulesFor<Event>();

/** You attacked with such creatures, whose powers (or the like) come to so much. */
const total = (stat: Stat, least: number, which: Filter = { is: "any" }): Condition => ({
  if: "compare",
  amount: {
    amount: "stat",
    stat,
    of: { what: "all", filter: and([which, { is: "attacking" }, { is: "controlledBy", who: { who: "you" } }]) },
  },
  value: { compare: ">=", to: least },
});

export const combatEvents: readonly Phrase<Event>[] = [
  // 508.1: what was declared to attack with it, whatever becomes of those.
  rule(
    "{what} attacks, if you attacked with creatures with total {stat} {n} or greater this combat",
    { what: single, stat: totalled, n: digits },
    ({ what, stat, n }) => ({
      when: { on: "attacks", object: what.filter },
      happenedWhile: total(stat, n),
    }),
  ),
  rule(
    "you attack with {what} with total {stat} {n} or greater",
    { what: permanents.many, stat: totalled, n: digits },
    ({ what, stat, n }) => ({
      when: { on: "attackDeclared", by: { who: "you" }, with: what.filter },
      happenedWhile: total(stat, n, what.filter),
    }),
  ),
  // 509.5c: once for all of them that it comes to block, or that come to block it, at the same time.
  ...(
    [
      ["blocks", ["blocks"]],
      ["becomes blocked by", ["becomesBlocked"]],
      ["blocks or becomes blocked by", ["blocks", "becomesBlocked"]],
    ] as const
  ).map(([verb, how]) =>
    rule(
      `{what} ${verb} one or more {others}`,
      { what: single, others: permanents.many },
      ({ what, others }, scope) => {
        const object = what.filter;
        if (object.is !== "self" && object.is !== "among") return unbound("each of several apart");
        scope.mention({ ref: { what: "event", role: "other" }, number: "many", nouns: others.nouns });
        const pairs = how.map(
          (on): EventPattern =>
            on === "blocks"
              ? { on, object, other: others.filter, eachAttacker: true }
              : { on, object, other: others.filter, eachBlocker: true },
        );
        const [only, ...more] = pairs;
        return { when: only !== undefined && more.length === 0 ? only : { on: "anyOf", of: pairs }, batch: true };
      },
    ),
  ),
  rule("{who} is attacked", { who: actors }, ({ who }) => ({ when: { on: "attacked", player: who } })),
  rule("you're attacked", {}, () => ({ when: { on: "attacked", player: { who: "you" } } })),
  rule("{n} or more {what} attack", { n: numberWord, what: permanents.many }, ({ n, what }) => ({
    when: { on: "attackDeclared", with: what.filter, count: { compare: ">=", to: n } },
  })),
];
