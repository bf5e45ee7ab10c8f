import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, objects } from "../hubs.ts";
import { type Phrase, rulesFor, words } from "../kernel/index.ts";
import { everything } from "../nouns/everything.ts";
import { and, or } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { withMost } from "../players/superlatives.ts";
import { howMany, is, you } from "./counts.ts";
import { subject, wasSubject } from "./descriptions.ts";

/** Who attacks whom, and what blocks it (506-509). */

const { rule } = rulesFor<Condition>();

const combatAlone = words<Filter>([
  ["attacking alone", { is: "attackingAlone" }],
  ["blocking alone", { is: "blockingAlone" }],
  ["attacking or blocking alone", or([{ is: "attackingAlone" }, { is: "blockingAlone" }])],
]);

export const combatConditions: readonly Phrase<Condition>[] = [
  // 508.3c: of those that attack in the event; what has left combat since is known as it was.
  ...(
    [
      ["you and/or a planeswalker you control", true],
      ["you", false],
    ] as const
  ).map(([words, orTheirs]) =>
    rule(`they attacked ${words}`, {}, (_, scope) => {
      if (scope.playerPronoun().who !== "eventPlayer") unbound("who attacks?");
      const filter: Filter = { is: "attackingPlayer", who: you, ...(orTheirs && { orTheirs }) };
      return { if: "exists", what: { what: "those", of: { what: "event", role: "object" }, filter } };
    }),
  ),
  rule("{n} {what} are blocking it", { n: howMany, what: noun.many }, ({ n, what }, scope) =>
    is(
      {
        amount: "count",
        of: everything({
          ...what,
          filter: and([what.filter, { is: "blocks", object: scope.pronoun("one") }]),
        }),
      },
      n,
    ),
  ),
  rule(
    "{n} of {those} are attacking you and/or planeswalkers you control",
    { n: howMany, those: objects.many },
    ({ n, those }) => {
      if (those.what === "all") unbound("of which?");
      const filter: Filter = { is: "attackingPlayer", who: you, orTheirs: true };
      return is({ amount: "count", of: { what: "those", of: those, filter } }, n);
    },
  ),
  rule("a {what} is attacking", { what: permanents.one }, ({ what }) => ({
    if: "exists",
    what: { what: "all", filter: and([what.filter, { is: "attacking" }]) },
  })),
  rule("{what} is attacking {who}", { what: subject, who: withMost }, ({ what, who }) => ({
    if: "is",
    what,
    filter: { is: "attackingPlayer", who },
  })),
  rule("it's attacking {who}", { who: withMost }, ({ who }, scope) => ({
    if: "is",
    what: scope.pronoun("one"),
    filter: { is: "attackingPlayer", who },
  })),
  // 506.2
  rule("a {what} is attacking you", { what: permanents.one }, ({ what }) => ({
    if: "exists",
    what: everything({ ...what, filter: and([what.filter, { is: "attackingPlayer", who: you }]) }),
  })),
  // 506.5, 608.2h
  rule("{what} (is|was) {alone}", { what: wasSubject, alone: combatAlone }, ({ what, alone }) => ({
    if: "is",
    what,
    filter: alone,
  })),
  rule("it's {alone}", { alone: combatAlone }, ({ alone }, scope) => ({
    if: "is",
    what: scope.pronoun("one"),
    filter: alone,
  })),
];
