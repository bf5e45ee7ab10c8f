import type { Condition } from "../engine/abilities/conditions.ts";
import { everything, plainAmount } from "./amounts.ts";
import { noun, objects } from "./hubs.ts";
import { type Phrase, rulesFor, words } from "./kernel.ts";
import type { Noun } from "./meanings.ts";
import { and } from "./nouns.ts";
import { numberWordOrOne } from "./vocabulary/numbers.ts";
import { adjectives } from "./vocabulary/qualities.ts";

/** What follows "if", "as long as" and "unless". */

const { rule } = rulesFor<Condition>();

const yours = (what: Noun): Noun => ({
  ...what,
  filter: and([what.filter, { is: "controlledBy", who: { who: "you" } }]),
});
const atLeast = (what: Noun, n: number): Condition => ({
  if: "compare",
  amount: { amount: "count", of: everything(what) },
  value: { compare: ">=", to: n },
});
const another = (what: Noun): Noun => ({ ...what, filter: and([{ is: "another" }, what.filter]) });

const status = words(adjectives);

export const conditions: readonly Phrase<Condition>[] = [
  rule("you control (a|one or more) {what}", { what: noun.one }, ({ what }) => ({
    if: "exists",
    what: everything(yours(what)),
  })),
  rule("you control another {what}", { what: noun.one }, ({ what }) => ({
    if: "exists",
    what: everything(yours(another(what))),
  })),
  rule("you control no {what}", { what: noun.many }, ({ what }) => ({
    if: "not",
    of: { if: "exists", what: everything(yours(what)) },
  })),
  rule("you control {n} or more {what}", { n: numberWordOrOne, what: noun.many }, ({ n, what }) =>
    atLeast(yours(what), n),
  ),
  rule("there are {n} or more {what}", { n: numberWordOrOne, what: noun.many }, ({ n, what }) => atLeast(what, n)),
  rule("it's your turn", {}, () => ({ if: "turnOf", who: { who: "you" } })),
  rule("it's not your turn", {}, () => ({ if: "not", of: { if: "turnOf", who: { who: "you" } } })),
  rule("you have no cards in hand", {}, () => ({ if: "handEmpty", who: { who: "you" } })),
  rule("you have {n} or more life", { n: plainAmount }, ({ n }) => ({
    if: "compare",
    amount: { amount: "life", of: { who: "you" } },
    value: { compare: ">=", to: n },
  })),
  rule("you have {n} or less life", { n: plainAmount }, ({ n }) => ({
    if: "compare",
    amount: { amount: "life", of: { who: "you" } },
    value: { compare: "<=", to: n },
  })),
  rule("{what} is {status}", { what: objects.one, status }, ({ what, status }) => ({ if: "is", what, filter: status })),
  rule("{what} isn't {status}", { what: objects.one, status }, ({ what, status }) => ({
    if: "not",
    of: { if: "is", what, filter: status },
  })),
  rule("(this spell|it) was kicked", {}, () => ({ if: "castWith", what: { what: "self" }, method: "kicker" })),
  rule("a creature died this turn", {}, () => ({
    if: "happened",
    event: { on: "move", object: { is: "type", type: "creature" }, from: "battlefield", to: "graveyard" },
  })),
];
