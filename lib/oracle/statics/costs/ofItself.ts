import { someNode, type Test } from "../../../engine/abilities/visit.ts";
import { forEach } from "../../amounts/forEach.ts";
import { unbound } from "../../bind/unbound.ts";
import { mana } from "../../costs/mana.ts";
import { amount, condition } from "../../hubs.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { permanents } from "../../nouns/kinds.ts";
import { namedSelf as self } from "../../references/named.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { more, own } from "./changes.ts";

/** What the spell that says so costs more or less (118.7-9, 601.2f). */

const { rule } = rulesFor<StaticSentence>();

const NOTED: Test = {
  amount: ({ amount }) => amount === "noted",
  objects: ({ what }) => what === "noted",
  players: ({ who }) => who === "noted",
};

export const costsOfItself: readonly Phrase<StaticSentence>[] = [
  rule("{self} costs {mana} {more} to cast.", { self, mana, more }, ({ mana, more }) => own({ change: more, mana })),
  rule("{self} costs {mana} {more} to cast for each {of}.", { self, mana, more, of: forEach }, ({ mana, more, of }) =>
    // 601.2f: what it costs is settled before anything is paid.
    someNode("amount", of, NOTED)
      ? unbound("how much was paid is not known yet")
      : own({ change: more, mana, times: of }),
  ),
  rule(
    "{self} costs {mana} {more} to cast if {test}.",
    { self, mana, more, test: condition },
    ({ mana, more, test }) => ({
      ...own({ change: more, mana }),
      if: test,
    }),
  ),
  // 601.2f: with what was announced to be paid (702.166a).
  rule("{self} costs {mana} {more} to cast if it's bargained.", { self, mana, more }, ({ mana, more }) => ({
    ...own({ change: more, mana }),
    if: { if: "castWith", what: { what: "self" }, method: "bargain" },
  })),
  rule("it also costs {mana} {more} to cast if {test}.", { mana, more, test: condition }, ({ mana, more, test }) => ({
    ...own({ change: more, mana }),
    if: test,
  })),
  rule("if {test}, {self} costs {X} less to cast, where X is {is}.", { test: condition, self, is: amount }, (said) => ({
    ...own({ change: "less", mana: "{1}", times: said.is }),
    if: said.test,
  })),
  rule("if {test}, {self} costs {mana} {more} to cast.", { test: condition, self, mana, more }, (said) => ({
    ...own({ change: said.more, mana: said.mana }),
    if: said.test,
  })),
  rule(
    "{self} costs {mana} {more} to cast as long as {test}.",
    { self, mana, more, test: condition },
    ({ mana, more, test }) => ({
      ...own({ change: more, mana }),
      if: test,
    }),
  ),
  // 601.2f: each of them by how many of its targets are such.
  rule(
    "{self} costs {mana} {more} to cast for each {what} it targets.",
    { self, mana, more, what: permanents.one },
    ({ mana, more, what }) =>
      own({ change: more, mana, times: { amount: "targets", of: { what: "self" }, filter: what.filter } }),
  ),
  rule("{self} costs {n} life more to cast for each target.", { self, n: digits }, ({ n }) => ({
    effects: [
      {
        static: "rule",
        rule: {
          rule: "additionalCost",
          what: { is: "self" },
          cost: [
            {
              pay: "life",
              amount: { amount: "times", factor: n, of: { amount: "targets", of: { what: "self" } } },
            },
          ],
        },
      },
    ],
    from: "everywhere",
  })),
  rule("{self} costs {X} less to cast, where X is {is}.", { self, is: amount }, ({ is }) =>
    own({ change: "less", mana: "{1}", times: is }),
  ),
];
