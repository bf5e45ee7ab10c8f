import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, objects } from "../hubs.ts";
import { type Phrase, rulesFor, words } from "../kernel/index.ts";
import { everything } from "../nouns/everything.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { doneThisWay, thoseDone, whichDone } from "../references/doneThisWay.ts";
import { stat } from "./plain.ts";
import { under } from "./possessives.ts";

/** The greatest, the least and the total of what several things have. */

const { rule } = rulesFor<Amount>();

const lifeAmong = words<Players>([
  ["players", { who: "each" }],
  ["all players", { who: "each" }],
  ["your opponents", { who: "opponents" }],
]);

export const greatestOf = (): readonly Phrase<Amount>[] => [
  rule("the (greatest|highest) {stat} among {what}", { stat, what: noun.many }, ({ stat, what }) => ({
    amount: "stat",
    stat,
    of: everything(what),
    by: "greatest",
  })),
  rule(
    "the (greatest|highest) {stat} among {what} you controlled as you cast {self}",
    { stat, what: permanents.many, self },
    ({ stat, what }) => ({
      amount: "asCast",
      of: { amount: "stat", stat, of: everything({ ...what, filter: under(what.filter) }), by: "greatest" },
    }),
  ),
  ...(
    [
      ["(greatest|highest)", "greatest"],
      ["(least|lowest)", "least"],
    ] as const
  ).map(([words, by]) =>
    rule(`the ${words} {stat} among {those}`, { stat, those: objects.many }, ({ stat, those }) =>
      those.what === "all" ? unbound("said above") : { amount: "stat", stat, of: those, by },
    ),
  ),
  rule("the {stat} of {what}", { stat, what: objects.one }, ({ stat, what }) =>
    what.what === "all" ? unbound("each of several has its own") : { amount: "stat", stat, of: what },
  ),
  rule("the total {stat} of (all|) {what}", { stat, what: noun.many }, ({ stat, what }) => ({
    amount: "stat",
    stat,
    of: everything(what),
  })),
  // Each in a place of its own.
  rule("the greatest {stat} among {one} and {other}", { stat, one: noun.many, other: noun.many }, (said) => {
    const of = [everything(said.one), everything(said.other)];
    return said.one.in === said.other.in
      ? unbound("one noun in two parts")
      : { amount: "stat", stat: said.stat, of: { what: "union", of }, by: "greatest" };
  }),
  rule("their total {stat}", { stat }, ({ stat }, scope) => ({
    amount: "stat",
    stat,
    of: scope.pronoun("many", [], "property"),
  })),
  rule("the greatest power and/or toughness among {what}", { what: noun.many }, ({ what }) => ({
    amount: "greatest",
    of: (["power", "toughness"] as const).map((stat) => ({
      amount: "stat",
      stat,
      of: everything(what),
      by: "greatest",
    })),
  })),
  rule(
    "the greatest {stat} among {what} {done} this way",
    { stat, what: noun.many, done: doneThisWay },
    ({ stat, what, done }, scope) => {
      const of = thoseDone(scope, done);
      const filter = whichDone(what, done);
      return {
        amount: "stat",
        stat,
        of: filter.is === "any" ? of : { what: "those", of, filter },
        by: "greatest",
      };
    },
  ),
  rule("the greatest number of {what} that have a creature type in common", { what: noun.many }, ({ what }) => ({
    amount: "mostAlike",
    quality: "creatureType",
    of: everything(what),
  })),
  rule("the (highest|greatest) life total among {who}", { who: lifeAmong }, ({ who }) => ({
    amount: "life",
    of: who,
    by: "greatest",
  })),
  rule("the (lowest|least) life total among {who}", { who: lifeAmong }, ({ who }) => ({
    amount: "life",
    of: who,
    by: "least",
  })),
];
