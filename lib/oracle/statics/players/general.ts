import type { Ability } from "../../../engine/abilities/ability.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { unbound } from "../../bind/unbound.ts";
import { costVerbs } from "../../costs/costs.ts";
import { mana } from "../../costs/mana.ts";
import { condition, players } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { abilities } from "../grantedAbilities.ts";
import { ofPlayer } from "../rules.ts";
import { staticRules } from "../staticEffects.ts";
import { can, who } from "./can.ts";

/** Whoever it is said of, and whatever they can or can't do. */

const { rule: sentence } = rulesFor<StaticSentence>();

/** "each opponent who cast a spell this turn". */
const whoDid: Phrase<Players> = rulesFor<Players>().rule("{who}", { who: players.one }, ({ who }) =>
  who.who === "those" ? who : unbound("said above"),
);

const AFTER_ROLLS = [
  ["increase or decrease the result by 1", "changeByOne"],
  ["reroll that die", "reroll"],
] as const;

export const generalStatics: readonly Phrase<StaticSentence>[] = [
  sentence("{who} {can}.", { who: oneOf(() => [who, whoDid]), can }, ({ who, can }) => {
    const rules = can(who);
    const isSaidElsewhere = who.who === "you" && rules.some(({ rule }) => rule === "maximumHandSize");
    return isSaidElsewhere ? unbound("said elsewhere") : staticRules(...rules);
  }),
  sentence("{who} {can} as long as {test}.", { who, can, test: condition }, ({ who, can, test }) => ({
    ...staticRules(...can(who)),
    if: test,
  })),
  sentence(
    "{who} {can} (and|, and) {again} {other}.",
    { who, can, again: who, other: can },
    ({ who, can, again, other }) => staticRules(...can(who), ...other(again.who === "eventPlayer" ? who : again)),
  ),
  // 116.2d
  sentence(
    "{who} {can}. any player may pay {cost} for that player to ignore this effect until end of turn.",
    { who, can, cost: mana },
    ({ who, can, cost }) => {
      const [rule] = can(who);
      return rule?.rule === "cantSearch"
        ? staticRules(rule, { rule: "mayIgnore", who: { who: "each" }, cost: [{ pay: "mana", mana: cost }] })
        : unbound("what else is ignored?");
    },
  ),
  sentence(
    "the first time you flip one or more coins each turn, those coins come up heads and you win those flips.",
    {},
    () => staticRules({ rule: "winsFirstFlips", who: { who: "you" } }),
  ),
  // 706.2a
  ...AFTER_ROLLS.map(([words, does]) =>
    sentence(`after you roll a die, you may {cost}. if you do, ${words}.`, { cost: costVerbs }, ({ cost }) =>
      staticRules({ rule: "afterRoll", who: { who: "you" }, cost, does }),
    ),
  ),
  sentence("you have {what}.", { what: abilities }, ({ what }) => ofYours(what)),
  sentence("you have {what} as long as {test}.", { what: abilities, test: condition }, ({ what, test }) => ({
    ...ofYours(what),
    if: test,
  })),
];

/** 702.11c, 702.16j, 702.18a: abilities that a player has. */
const ofYours = (abilities: readonly Ability[]): StaticSentence =>
  staticRules(
    ...abilities.map((one): Rule => {
      return one.kind === "keyword" ? ofPlayer({ who: "you" }, one.keyword) : unbound("players have few abilities");
    }),
  );
