import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun } from "../../hubs.ts";
import { type Phrase, rulesFor, token } from "../../kernel/index.ts";
import { kindsNamed } from "../../nouns/filters.ts";

/** What came of the vote an instruction before had held (701.32). */

export type Vote = Extract<Effect, { do: "vote" }>;

/** What is voted for, by a word of its own. */
export const option = token((word) => (/^\p{Ll}+$/u.test(word) ? word : undefined));
export const votesFor = (name: string): Amount => ({ amount: "noted", name });

const theVote = (scope: Scope): Vote =>
  scope.recent.findLast((one): one is Vote => one.do === "vote") ?? unbound("nobody voted");
const votesCast = (scope: Scope, name: string): Amount =>
  theVote(scope).options.some((one) => one.name === name) ? votesFor(name) : unbound("nobody could vote for that");

/** "each strength vote". */
export const eachVoteAmount: Phrase<Amount> = rulesFor<Amount>().rule(
  "{name} vote",
  { name: option },
  ({ name }, scope) => votesCast(scope, name),
);
/** "the number of time votes". */
export const voteAmount: Phrase<Amount> = rulesFor<Amount>().rule(
  "the number of {name} votes",
  { name: option },
  ({ name }, scope) => votesCast(scope, name),
);
/** 701.32b: what was voted for most. */
export const mostVoted: Phrase<Objects> = rulesFor<Objects>().rule(
  "each {what} with the most votes or tied for most votes",
  { what: noun.one },
  ({ what: { filter, in: zone, card = false } }, scope) => {
    const vote = theVote(scope);
    const of: Filter = vote.for?.what === "all" ? vote.for.filter : { is: "any" };
    const isOfAll = filter.is === "permanentCard" || filter.is === "any";
    if (
      vote.for?.what !== "all" ||
      zone !== undefined ||
      card !== (vote.for.in !== undefined) ||
      !(isOfAll || kindsNamed(filter).some((kind) => kindsNamed(of).includes(kind)))
    )
      unbound("that was not voted for");
    return { what: "noted", name: scope.noteOf(vote) };
  },
);
