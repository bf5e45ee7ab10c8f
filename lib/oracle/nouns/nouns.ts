import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { type Forms, list, many, oneOf, opt, type Phrase, type Plurality, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { butItself, closing } from "./describing/closing.ts";
import { having } from "./describing/having.ts";
import { that } from "./describing/that.ts";
import { and, or, speaksOf } from "./filters.ts";
import { head } from "./heads.ts";
import { control, type Post, zone, zoneFrom } from "./narrowing.ts";
import { another } from "./other.ts";
import { bareUnits, modifiedUnit } from "./units.ts";

/** Noun phrases without determiner, slot by slot: another · states, colours, supertypes, "non" · types and subtypes ·
 * the noun itself · what follows it (with, control, zone, that-clauses). */

const { rule: nounRule } = rulesFor<Noun>();
/** "a creature card with lesser power than that creature from your graveyard". */
const from: Phrase<Post> = rulesFor<Post>().rule("{place}", { place: zoneFrom }, ({ place }) => place);
const posts: Phrase<Post> = oneOf(() => [control, zone, having, that, butItself]);

/** What only creatures have or do (302.4, 506-509). */
function isOfCreatures(filter: Filter): boolean {
  switch (filter.is) {
    case "keyword":
    case "statVersusStat":
    case "attackingPlayer":
    case "blockedBy":
    case "blocks":
      return true;
    case "stat":
      return filter.stat !== "manaValue";
    case "not":
      return isOfCreatures(filter.of);
    case "and":
    case "or":
      return filter.of.every(isOfCreatures);
    default:
      return false;
  }
}
const isCreature = (filter: Filter): boolean =>
  (filter.is === "type" && filter.type === "creature") || (filter.is === "and" && filter.of.some(isCreature));

/** "an artifact, an enchantment, or a creature with flying": what only creatures have is said of the noun before it. */
function ofNearest(noun: Noun, post: Post): Noun {
  const { filter } = noun;
  const whole = post(noun);
  if (filter.is !== "or" || whole.filter.is !== "and" || whole.filter.of[0] !== filter) return whole;
  const last = filter.of.at(-1) as Filter;
  const others = filter.of.slice(0, -1);
  const said = and(whole.filter.of.slice(1));
  return isCreature(last) && !others.some(isCreature) && isOfCreatures(said)
    ? { ...whole, filter: or([...others, and([last, said])]) }
    : whole;
}

/** "artifact, creature, and enchantment with mana value 2 or less": after "each", of each of these kinds. */
export const eachOfKinds: Phrase<Noun> = nounRule(
  "{all} {posts} {last}",
  {
    all: list(modifiedUnit.one, { last: [", and"], pair: ["and"] }),
    posts: opt(many(posts)),
    last: opt(closing),
  },
  ({ all, posts, last }) => {
    const kinds: Noun = { filter: or(all.map(({ filter }) => filter)), nouns: all.flatMap(({ nouns }) => nouns) };
    return [...(posts ?? []), last].filter((one) => one !== undefined).reduce((noun, one) => one(noun), kinds);
  },
);

/** "artifact and creature you control": after "for each", of each of two plain kinds. */
export const bothKinds: Phrase<Noun> = nounRule(
  "{one} and {another} {posts} {last}",
  { one: bareUnits.one, another: bareUnits.one, posts: opt(many(posts)), last: opt(closing) },
  ({ one, another, posts, last }) => {
    const kinds: Noun = { filter: or([one.filter, another.filter]), nouns: [...one.nouns, ...another.nouns] };
    return [...(posts ?? []), last].filter((post) => post !== undefined).reduce((noun, post) => post(noun), kinds);
  },
);

const other = words([["other", true]]);

export const nouns: readonly Forms<Noun>[] = (() => {
  const of = (number: Plurality): Phrase<Noun> =>
    nounRule(
      "{other} {head} {posts} {last} {place}",
      { other: opt(other), head: head[number], posts: opt(many(posts)), last: opt(closing), place: opt(from) },
      ({ other, head, posts, last, place }, scope) => {
        if (last === undefined && place !== undefined) unbound("told before");
        const narrowedBy = [...(posts ?? []), last, place]
          .filter((one) => one !== undefined)
          .reduce((noun, one) => ofNearest(noun, one), head);
        // Other than what the effect has just moved.
        if (other !== undefined && narrowedBy.in === "exile") {
          const moved =
            scope.recent.findLast((one) => one.do === "move") ?? unbound("other than which of those exiled?");
          const of: Objects = { what: "noted", name: scope.noteOf(moved) };
          return { ...narrowedBy, filter: and([narrowedBy.filter, { is: "not", of: { is: "among", of } }]) };
        }
        // Than what it has just created.
        if (other !== undefined && speaksOf(narrowedBy.filter, "linked") && narrowedBy.nouns.includes("token")) {
          const made = scope.objects.findLast(
            ({ by }) => by?.do === "createTokenCopies" || by?.do === "createTokens",
          )?.by;
          const of: Objects = { what: "noted", name: scope.noteOf(made ?? unbound("other than which tokens?")) };
          return { ...narrowedBy, filter: and([narrowedBy.filter, { is: "not", of: { is: "among", of } }]) };
        }
        return other === undefined ? narrowedBy : another(scope, narrowedBy);
      },
    );
  return [{ one: of("one"), many: of("many") }];
})();
