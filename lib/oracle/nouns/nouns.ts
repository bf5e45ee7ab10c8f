import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/scope.ts";
import { type Forms, many, oneOf, opt, type Phrase, type Plurality, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { closing, having, that } from "./describing.ts";
import { and } from "./filters.ts";
import { head } from "./heads.ts";
import { control, type Post, zone, zoneFrom } from "./narrowing.ts";

/** Noun phrases without determiner, slot by slot: another · states, colours, supertypes, "non" · types and subtypes ·
 * the noun itself · what follows it (with, control, zone, that-clauses). */

const { rule: nounRule } = rulesFor<Noun>();
/** "a creature card with lesser power than that creature from your graveyard". */
const from: Phrase<Post> = rulesFor<Post>().rule("{place}", { place: zoneFrom }, ({ place }) => place);
const posts: Phrase<Post> = oneOf(() => [control, zone, having, that]);

const another: Phrase<Filter> = words([["other", { is: "another" }]]);

export const nouns: readonly Forms<Noun>[] = (() => {
  const of = (number: Plurality): Phrase<Noun> =>
    nounRule(
      "{another} {head} {posts} {last} {place}",
      { another: opt(another), head: head[number], posts: opt(many(posts)), last: opt(closing), place: opt(from) },
      ({ another, head, posts, last, place }, scope) => {
        if (last === undefined && place !== undefined) unbound("told before");
        const narrowedBy = [...(posts ?? []), last, place]
          .filter((one) => one !== undefined)
          .reduce((noun, one) => one(noun), head);
        // Other than what the effect has just moved.
        if (another !== undefined && narrowedBy.in === "exile") {
          const moved =
            scope.recent.findLast((one) => one.do === "move") ?? unbound("other than which of those exiled?");
          const of: Objects = { what: "noted", name: scope.noteOf(moved) };
          return { ...narrowedBy, filter: and([narrowedBy.filter, { is: "not", of: { is: "among", of } }]) };
        }
        return another === undefined ? narrowedBy : { ...narrowedBy, filter: and([another, narrowedBy.filter]) };
      },
    );
  return [{ one: of("one"), many: of("many") }];
})();
