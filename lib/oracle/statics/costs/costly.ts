import type { Filter } from "../../../engine/abilities/filters.ts";
import type { KeywordName } from "../../../engine/abilities/keywords.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun } from "../../hubs.ts";
import { many, oneOf, opt, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import { closing } from "../../nouns/describing/closing.ts";
import { having } from "../../nouns/describing/having.ts";
import { that } from "../../nouns/describing/that.ts";
import { and, castFrom, castFromYour, notFromYourHand, or } from "../../nouns/filters.ts";
import { isOfSpells, ofSpells, spells } from "../../nouns/kinds.ts";

/** What costs more or less, and for whom: "noncreature spells your opponents cast", "activated abilities of creatures" (601.2f, 602.2b). */

/** Alternative costs by the keyword that they are of. */
export const castMethod = words<KeywordName>(
  (
    [
      "flashback",
      "dash",
      "escape",
      "overload",
      "evoke",
      "madness",
      "emerge",
      "spectacle",
      "prowl",
      "blitz",
      "bestow",
    ] as const
  ).map((one) => [one, one] as const),
);

export const payer = words<{ readonly who?: Players }>([
  ["", {}],
  ["you pay", { who: { who: "you" } }],
  ["your opponents pay", { who: { who: "opponents" } }],
]);

/** Whose abilities cost more or less, by who activates them. */
export const activator = words<Players>([
  ["you activate", { who: "you" }],
  ["your opponents activate", { who: "opponents" }],
]);

type Caster = Pick<Extract<Rule, { rule: "costs" }>, "who">;

const caster = words<Caster>([
  ["you cast", { who: { who: "you" } }],
  ["your opponents cast", { who: { who: "opponents" } }],
  ["players cast", { who: { who: "each" } }],
  ["enchanted player casts", { who: { who: "enchanted" } }],
]);

export const CURRENT: Objects = { what: "current" };

export const eachCaster = words<Caster>([
  ["you cast", { who: { who: "you" } }],
  ["a player casts", { who: { who: "each" } }],
]);

export const whence = words<Filter>([
  ["from your graveyard", castFromYour("graveyard")],
  ["from graveyards", castFrom("graveyard")],
  ["from exile", castFrom("exile")],
  ["from your graveyard or from exile", or([castFromYour("graveyard"), castFrom("exile")])],
  ["from graveyards or from exile", or([castFrom("graveyard"), castFrom("exile")])],
  ["from your hand", castFromYour("hand")],
  ["from anywhere other than your hand", notFromYourHand],
]);

export const costly: Phrase<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">> = oneOf(() => [
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} {by}",
    { what: noun.many, by: caster },
    ({ what, by }) => ({ what: ofSpells(what), ...by }),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} {by} {posts}",
    { what: noun.many, by: caster, posts: many(oneOf(() => [having, that])) },
    ({ what, by, posts }) => ({ what: ofSpells(posts.reduce((noun, post) => post(noun), what)), ...by }),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} {by} {last}",
    { what: noun.many, by: caster, last: closing },
    ({ what, by, last }) => ({ what: ofSpells(last(what)), ...by }),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} you cast but don't own",
    { what: noun.many },
    ({ what }) => ({
      what: and([ofSpells(what), { is: "not", of: { is: "ownedBy", who: { who: "you" } } }]),
      who: { who: "you" },
    }),
  ),
  // "Green spells and blue spells you cast": either.
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} and {other} {by}",
    { what: noun.many, other: noun.many, by: caster },
    ({ what, other, by }) =>
      isOfSpells(what) && isOfSpells(other)
        ? { what: { is: "or", of: [what.filter, other.filter] }, ...by }
        : unbound("only spells are cast"),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule(
    "{what} {by} {from}",
    { what: noun.many, by: caster, from: whence },
    ({ what, by, from }) => ({ what: { is: "and", of: [ofSpells(what), from] }, ...by }),
  ),
  rulesFor<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">>().rule("{what}", { what: spells }, ({ what }) => ({
    what: ofSpells(what),
  })),
]);

/** The same, each told by itself. */
export const eachCostly: Phrase<Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">> = rulesFor<
  Pick<Extract<Rule, { rule: "costs" }>, "who" | "what">
>().rule(
  "each {what} {by} {posts} {last}",
  { what: noun.one, by: caster, posts: opt(many(oneOf(() => [having, that]))), last: opt(closing) },
  ({ what, by, posts, last }) => {
    const told = [...(posts ?? []), last].filter((one) => one !== undefined);
    return { what: ofSpells(told.reduce((noun, post) => post(noun), what)), ...by };
  },
);
