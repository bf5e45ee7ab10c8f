import type { Ability } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { StaticEffect } from "../../engine/abilities/statics.ts";
import { forEach } from "../amounts/forEach.ts";
import { unbound } from "../bind/unbound.ts";
import { mana } from "../costs/mana.ts";
import { atManaCost } from "../effects/continuous/amendments.ts";
import { noun } from "../hubs.ts";
import { many, oneOf, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun, StaticSentence } from "../meanings.ts";
import { having } from "../nouns/describing/having.ts";
import { that } from "../nouns/describing/that.ts";
import { and } from "../nouns/filters.ts";
import { isOfSpells } from "../nouns/kinds.ts";
import type { Post } from "../nouns/narrowing.ts";
import { nthSpell } from "../nouns/nthCast.ts";
import { ordinal } from "../vocabulary/numbers.ts";
import { more } from "./costs/changes.ts";
import { whence } from "./costs/costly.ts";
import { abilities } from "./grantedAbilities.ts";
import { staticRules } from "./staticEffects.ts";

/** What the spells have that somebody casts, all of them or the first of each turn. */

const { rule } = rulesFor<StaticSentence>();

const you = { who: "you" } as const;

const granting = (filter: Filter, given: readonly Ability[]): StaticEffect => ({
  static: "modify",
  affects: { what: "all", filter: and([filter, { is: "controlledBy", who: you }]), in: "stack" },
  modifications: given.map((ability) => ({ modify: "addAbility", ability })),
});
const costing = (what: Filter, change: "more" | "less", mana: string, times?: Amount): StaticEffect => ({
  static: "rule",
  rule: {
    rule: "costs",
    what,
    who: you,
    kind: "spell",
    change: { change, mana, ...(times === undefined ? {} : { times }) },
  },
});
const flash = (what: Filter): StaticEffect => ({ static: "rule", rule: { rule: "flashFor", who: you, what } });

/** "with mana value 4 or greater", "that's red": what is told of spells behind "you cast". */
const posts: Phrase<readonly Post[]> = many(oneOf(() => [having, that]));
/** Which spells: of this kind, cast from there, that are so. */
function such(said: {
  readonly what: Noun;
  readonly from: Filter | undefined;
  readonly posts: readonly Post[] | undefined;
}): Filter {
  if (!isOfSpells(said.what)) unbound("only spells are cast");
  const { filter } = (said.posts ?? []).reduce((noun, post) => post(noun), said.what);
  return said.from === undefined ? filter : and([filter, said.from]);
}

/** "The first red spell you cast with {X} in its mana cost". */
const nth: Phrase<Filter> = rulesFor<Filter>().rule(
  "the {nth} {what} you cast {from} {posts}",
  { nth: ordinal, what: noun.one, from: opt(whence), posts: opt(posts) },
  ({ nth, what, from, posts }) => {
    const filter = such({ what, from, posts });
    return and([filter, nthSpell({ ...what, filter }, nth, { by: you })]);
  },
);
/** 702.56a, 702.119a: what is paid as a spell is cast from anywhere its caster may cast it from. */
const spellsManaCost = words((["replicate", "emerge"] as const).map((keyword) => [keyword, keyword] as const));
/** In which turns it is looked for. */
const turns = words<{ readonly if?: Condition }>([
  ["each turn", {}],
  ["during each of your turns", { if: { if: "turnOf", who: you } }],
  ["during each opponent's turn", { if: { if: "turnOf", who: { who: "opponents" } } }],
]);

export const spellStatics: readonly Phrase<StaticSentence>[] = [
  rule(
    "if you would copy a spell one or more times, instead copy it that many times plus an additional time. you may choose new targets for the additional copy.",
    {},
    () => staticRules({ rule: "copySpellsOnceMore", who: you }),
  ),
  rule(
    "each {what} you cast has {keyword}. (the|its) {named} cost is equal to its mana cost.",
    { what: noun.one, keyword: spellsManaCost, named: spellsManaCost },
    ({ what, keyword, named }) => {
      if (!isOfSpells(what)) unbound("only spells are cast");
      const { ability } = atManaCost(keyword, named);
      return { effects: [granting(what.filter, [ability])] };
    },
  ),
  // 601.2a: from the moment they are cast.
  ...(["have {abilities}", "gain {abilities} as you cast them"] as const).map((have) =>
    rule(
      `{what} you cast {from} {posts} ${have}.`,
      { what: noun.many, from: opt(whence), posts: opt(posts), abilities },
      ({ what, from, posts, abilities }) => ({ effects: [granting(such({ what, from, posts }), abilities)] }),
    ),
  ),
  rule(
    "each {what} you cast {from} {posts} has {abilities}.",
    { what: noun.one, from: opt(whence), posts: opt(posts), abilities },
    ({ what, from, posts, abilities }) => ({ effects: [granting(such({ what, from, posts }), abilities)] }),
  ),
  rule("{nth} {turns} has {abilities}.", { nth, turns, abilities }, ({ nth, turns, abilities }) => ({
    effects: [granting(nth, abilities)],
    ...turns,
  })),
  rule("{nth} {turns} costs {mana} {more} to cast.", { nth, turns, mana, more }, ({ nth, turns, mana, more }) => ({
    effects: [costing(nth, more, mana)],
    ...turns,
  })),
  rule("you may cast {nth} {turns} as though it had flash.", { nth, turns }, ({ nth, turns }) => ({
    effects: [flash(nth)],
    ...turns,
  })),
  rule("{nth} {turns} costs {mana} {more} to cast for each {of}.", { nth, turns, mana, more, of: forEach }, (said) => ({
    effects: [costing(said.nth, said.more, said.mana, said.of)],
    ...said.turns,
  })),
  rule("{nth} {turns} can be cast as though it had flash.", { nth, turns }, ({ nth, turns }) => ({
    effects: [flash(nth)],
    ...turns,
  })),
  rule(
    "{nth} {turns} costs {mana} {more} to cast and can be cast as though it had flash.",
    { nth, turns, mana, more },
    ({ nth, turns, mana, more }) => ({ effects: [costing(nth, more, mana), flash(nth)], ...turns }),
  ),
];
