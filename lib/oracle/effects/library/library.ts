import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, count, whose } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { isSeveral } from "../../players/several.ts";
import { untilFound } from "./until.ts";

/** The top of a library, and looking at it. */

const { rule } = rulesFor<Objects>();
const { inflected } = rulesFor<Instruction>();

/** "the top card of your library", "the top three cards of target player's library". */
export const topCards: Phrase<Objects> = oneOf(() => [
  rule("the top card of {whose} library", { whose }, ({ whose }, scope) =>
    mentioned(scope, { what: "topOfLibrary", of: whose, count: 1 }, "one"),
  ),
  rule("the top {n} cards of {whose} library", { n: count.many, whose }, ({ n, whose }, scope) =>
    mentioned(scope, { what: "topOfLibrary", of: whose, count: n }, "many"),
  ),
  rule("the top {n} cards of that library", { n: count.many }, ({ n }, scope) =>
    mentioned(scope, { what: "topOfLibrary", of: scope.playerPronoun("one"), count: n }, "many"),
  ),
  // Of the library that was just shuffled.
  rule("the top {n} cards", { n: count.many }, ({ n }, scope) => {
    const { replaced } = scope;
    // 608.2e: instead of another number of cards of the same library.
    if (replaced?.do === "move" && replaced.what.what === "topOfLibrary")
      return mentioned(scope, { ...replaced.what, count: n }, "many");
    return scope.group === undefined && scope.recent.at(-1)?.do === "shuffle"
      ? mentioned(scope, { what: "topOfLibrary", of: shuffledLast(scope), count: n }, "many")
      : unbound("the top of what?");
  }),
  rule("the top card", {}, (_, scope) =>
    scope.group === undefined && scope.recent.at(-1)?.do === "shuffle"
      ? mentioned(scope, { what: "topOfLibrary", of: shuffledLast(scope), count: 1 }, "one")
      : unbound("the top of what?"),
  ),
  ...(["up", "down"] as const).map((round) =>
    rule(`the top half of {whose} library, rounded ${round}`, { whose }, ({ whose }, scope) =>
      mentioned(
        scope,
        {
          what: "topOfLibrary",
          of: whose,
          count: { amount: "half", of: { amount: "librarySize", of: ofEach(whose) }, round },
        },
        "many",
      ),
    ),
  ),
  rule("{n} cards from the top of {whose} library", { n: count.many, whose }, ({ n, whose }, scope) =>
    mentioned(scope, { what: "topOfLibrary", of: whose, count: n }, "many"),
  ),
  rule(
    "(a number of|) cards from the top of {whose} library equal to {n}",
    { whose, n: amount },
    ({ whose, n }, scope) => mentioned(scope, { what: "topOfLibrary", of: whose, count: n }, "many"),
  ),
  rule("cards equal to {n} from the top of {whose} library", { n: amount, whose }, ({ n, whose }, scope) =>
    mentioned(scope, { what: "topOfLibrary", of: whose, count: n }, "many"),
  ),
  rule("all but the bottom card of {whose} library", { whose }, ({ whose }, scope) => allBut(scope, whose, 1)),
  rule("all but the bottom {n} cards of {whose} library", { n: count.many, whose }, ({ n, whose }, scope) =>
    allBut(scope, whose, n),
  ),
  rule("the bottom card of {whose} library", { whose }, ({ whose }, scope) =>
    mentioned(scope, { what: "topOfLibrary", of: whose, count: 1, bottom: true }, "one"),
  ),
]);

function shuffledLast({ recent }: Scope): Players {
  const last = recent.at(-1);
  return last?.do === "shuffle" && !isSeveral(last.who) ? last.who : unbound("whose library?");
}

/** How many is of each library by itself. */
const ofEach = (whose: Players): Players => (isSeveral(whose) ? { who: "current" } : whose);

/** From the top on, until so many are left. */
function allBut(scope: Scope, whose: Players, left: Amount): Objects {
  const count: Amount = { amount: "minus", from: { amount: "librarySize", of: ofEach(whose) }, of: left };
  return mentioned(scope, { what: "topOfLibrary", of: whose, count }, "many");
}

function mentioned(scope: Scope, ref: Objects, number: "one" | "many"): Objects {
  // "the top card of each player's library": those cards.
  const several = ref.what === "topOfLibrary" && ["each", "opponents", "others"].includes(ref.of.who);
  if (several && number === "one") scope.mention({ ref, number: "many", nouns: ["card"] });
  scope.mention({ ref, number, nouns: ["card"] });
  return ref;
}

export function looked(scope: Scope, what: Objects, effect: Effect): readonly Effect[] {
  scope.dealtWith(what, effect);
  scope.tell({ group: { of: effect, taken: [] } });
  scope.did(effect);
  return [effect];
}

export const libraryVerbs: readonly Forms<Instruction>[] = [
  ...untilFound,
  inflected("<look> at {what}", { what: topCards }, ({ what }, scope) =>
    looked(scope, what, { do: "look", who: scope.subject, what }),
  ),
  inflected("<reveal> {what}", { what: topCards }, ({ what }, scope) =>
    looked(scope, what, { do: "look", who: scope.subject, what, reveal: true }),
  ),
];
