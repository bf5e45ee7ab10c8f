import type { Filter } from "../engine/abilities/filters.ts";
import { type Forms, many, oneOf, opt, type Phrase, type Plurality, rulesFor, words } from "./kernel.ts";
import type { Noun } from "./meanings.ts";
import { closing, having, that } from "./nouns/describing.ts";
import { and } from "./nouns/filters.ts";
import { head } from "./nouns/heads.ts";
import { control, type Post, zone } from "./nouns/narrowing.ts";

/** Noun phrases without determiner, slot by slot: another · states, colours, supertypes, "non" · types and subtypes ·
 * the noun itself · what follows it (with, control, zone, that-clauses). */

const { rule: nounRule } = rulesFor<Noun>();
const posts: Phrase<Post> = oneOf(() => [control, zone, having, that]);

const another: Phrase<Filter> = words([["other", { is: "another" }]]);

export const nouns: readonly Forms<Noun>[] = (() => {
  const of = (number: Plurality): Phrase<Noun> =>
    nounRule(
      "{another} {head} {posts} {last}",
      { another: opt(another), head: head[number], posts: opt(many(posts)), last: opt(closing) },
      ({ another, head, posts, last }) => {
        const narrowedBy = [...(posts ?? []), ...(last === undefined ? [] : [last])].reduce(
          (noun, one) => one(noun),
          head,
        );
        return another === undefined ? narrowedBy : { ...narrowedBy, filter: and([another, narrowedBy.filter]) };
      },
    );
  return [{ one: of("one"), many: of("many") }];
})();
