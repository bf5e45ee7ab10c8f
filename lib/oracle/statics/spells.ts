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
import type { StaticSentence } from "../meanings.ts";
import { having } from "../nouns/describing/having.ts";
import { that } from "../nouns/describing/that.ts";
import { and } from "../nouns/filters.ts";
import { isOfSpells } from "../nouns/kinds.ts";
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

/** "The first red spell you cast with {X} in its mana cost". */
const nth: Phrase<Filter> = rulesFor<Filter>().rule(
  "the {nth} {what} you cast {from} {posts}",
  { nth: ordinal, what: noun.one, from: opt(whence), posts: opt(many(oneOf(() => [having, that]))) },
  ({ nth, what, from, posts }) => {
    const told = (posts ?? []).reduce((noun, post) => post(noun), what);
    const all = from === undefined ? told : { ...told, filter: and([told.filter, from]) };
    return and([all.filter, nthSpell(all, nth, { by: you })]);
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
  rule(
    "each {what} you cast {posts} has {abilities}.",
    { what: noun.one, posts: opt(many(that)), abilities },
    ({ what, posts, abilities }) => {
      if (!isOfSpells(what)) unbound("only spells are cast");
      const { filter } = (posts ?? []).reduce((noun, post) => post(noun), what);
      return {
        effects: [granting(filter, abilities)],
      };
    },
  ),
  rule(
    "{what} you cast {posts} have {abilities}.",
    { what: noun.many, posts: many(oneOf(() => [having, that])), abilities },
    ({ what, posts, abilities }) => {
      if (!isOfSpells(what)) unbound("only spells are cast");
      return { effects: [granting(posts.reduce((noun, post) => post(noun), what).filter, abilities)] };
    },
  ),
  rule(
    "{what} you cast {from} have {abilities}.",
    { what: noun.many, from: opt(whence), abilities },
    ({ what, from, abilities }) => {
      if (!isOfSpells(what)) unbound("only spells are cast");
      return {
        effects: [granting(from === undefined ? what.filter : and([what.filter, from]), abilities)],
      };
    },
  ),
  // 601.2a: it has them from then on.
  rule(
    "{what} you cast {from} gain {abilities} as you cast them.",
    { what: noun.many, from: opt(whence), abilities },
    ({ what, from, abilities }) => {
      if (!isOfSpells(what)) unbound("only spells are cast");
      return {
        effects: [granting(from === undefined ? what.filter : and([what.filter, from]), abilities)],
      };
    },
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
