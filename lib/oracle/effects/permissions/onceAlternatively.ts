import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players, Zone } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { costGerunds, costVerbs } from "../../costs/costs.ts";
import { amount, noun } from "../../hubs.ts";
import { oneOf, opt, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Noun, StaticSentence } from "../../meanings.ts";
import { closing } from "../../nouns/describing/closing.ts";
import { having } from "../../nouns/describing/having.ts";
import { that } from "../../nouns/describing/that.ts";
import { and } from "../../nouns/filters.ts";
import { ofSpells, spells } from "../../nouns/kinds.ts";
import { whence } from "../../statics/costs/costly.ts";
import { staticRules } from "../../statics/staticEffects.ts";
import { type Paying, paying } from "./paying.ts";

/** Spells that are paid for in another way (118.9), some of them only so often in a turn. */

const { rule } = rulesFor<StaticSentence>();
const you: Players = { who: "you" };

type Alternative = Extract<Rule, { rule: "alternativeCost" }>;
type Often = Pick<Alternative, "perTurn" | "during">;
export const onceATurn = words<Often & { readonly perTurn: 1 }>([
  ["once each turn", { perTurn: 1 }],
  ["once during each of your turns", { perTurn: 1, during: "ownTurn" }],
]);
const handOnly = words<{ readonly from: Zone }>([["from your hand", { from: "hand" }]]);

const instead = (what: Filter, { free, cost }: Paying, more: Partial<Alternative>): StaticSentence =>
  staticRules({ rule: "alternativeCost", what, who: you, cost: free === true ? [] : (cost ?? []), ...more });

/** "a spell you cast from exile", "a spell you cast with mana value 3 or less". */
const { rule: castBy } = rulesFor<Filter>();
const after: Phrase<(what: Noun) => Noun> = oneOf(() => [having, that, closing]);
const youCast: Phrase<Filter> = oneOf(() => [
  castBy("a {what} you cast {after}", { what: noun.one, after: opt(after) }, ({ what, after }) =>
    ofSpells(after === undefined ? what : after(what)),
  ),
  castBy("a {what} you cast {from}", { what: noun.one, from: whence }, ({ what, from }) => and([ofSpells(what), from])),
]);

export const onceAlternatively: readonly Phrase<StaticSentence>[] = [
  rule(
    "{once}, you may cast a {what} {from} {paying}.",
    { once: onceATurn, what: noun.one, from: opt(handOnly), paying },
    ({ once, what, from, paying }) => instead(ofSpells(what), paying, { ...from, ...once }),
  ),
  rule(
    "{once}, you may {cost} rather than pay the mana cost for {what}.",
    { once: onceATurn, cost: costVerbs, what: youCast },
    ({ once, cost, what }) => instead(what, { cost }, once),
  ),
  rule(
    "{once}, you may {cost} rather than pay the mana cost for a {what} you cast with mana value X or less, where X is {is}.",
    { once: onceATurn, cost: costVerbs, what: noun.one, is: amount },
    ({ once, cost, what, is }) => {
      const small: Filter = { is: "stat", stat: "manaValue", value: { compare: "<=", to: is } };
      return instead(and([ofSpells(what), small]), { cost }, once);
    },
  ),
  ...["", " if you cast a spell this way, you may cast it as though it had flash."].map((rider) =>
    rule(
      `you may cast {what} by {cost} rather than paying their mana costs.${rider}`,
      { what: spells, cost: costGerunds },
      ({ what, cost }) => instead(ofSpells(what), { cost }, rider === "" ? {} : { flash: true }),
    ),
  ),
];
