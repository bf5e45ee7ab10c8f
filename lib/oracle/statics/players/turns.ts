import type { Players } from "../../../engine/abilities/references.ts";
import { amount, condition } from "../../hubs.ts";
import { type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { permanents } from "../../nouns/kinds.ts";
import { anyObjects } from "../../references/references.ts";
import { numberWordOrOne } from "../../vocabulary/numbers.ts";
import { staticRules } from "../staticEffects.ts";

/** Steps, turns, lands, votes and hands. */

const { rule: sentence } = rulesFor<StaticSentence>();

/** In whose untap steps more untaps than what is theirs (502.3). */
export const eachOnes: Phrase<Players> = words<Players>([
  ["each player's", { who: "each" }],
  ["each other player's", { who: "others", than: { who: "you" } }],
  ["each opponent's", { who: "opponents" }],
]);

export const turnStatics: readonly Phrase<StaticSentence>[] = [
  ...(
    [
      ["a player", { who: "each" }],
      ["an opponent", { who: "opponents" }],
    ] as const
  ).map(([words, who]) =>
    sentence(`if ${words} would begin a extra turn, that player skips that turn instead.`, {}, () =>
      staticRules({ rule: "skipExtraTurns", who }),
    ),
  ),
  sentence("untap {what} during {whose} untap step.", { what: anyObjects, whose: eachOnes }, ({ what, whose }) =>
    staticRules({ rule: "untapsDuring", who: what, whose }),
  ),
  sentence("each player may play an additional land (on|during) each of their turns.", {}, () =>
    staticRules({ rule: "extraLands", who: { who: "each" }, count: 1 }),
  ),
  sentence("players can't untap more than one {what} during their untap steps.", { what: permanents.one }, ({ what }) =>
    staticRules({ rule: "untapLimit", filter: what.filter, count: 1, who: { who: "each" } }),
  ),
  sentence(
    "players can't untap more than {n} {what} during their untap steps.",
    { n: numberWordOrOne, what: permanents.many },
    ({ n, what }) => staticRules({ rule: "untapLimit", filter: what.filter, count: n, who: { who: "each" } }),
  ),
  // 701.32d
  sentence("while voting, you may vote an additional time.", {}, () =>
    staticRules({ rule: "additionalVote", who: { who: "you" }, optional: true }),
  ),
  sentence("while voting, you get an additional vote.", {}, () =>
    staticRules({ rule: "additionalVote", who: { who: "you" } }),
  ),
  sentence("you draw cards from the bottom of your library rather than the top.", {}, () =>
    staticRules({ rule: "drawFromBottom", who: { who: "you" } }),
  ),
  // 614.10
  ...(
    [
      ["upkeep", "skipUpkeep"],
      ["untap", "skipUntapStep"],
      ["draw", "skipDrawStep"],
    ] as const
  ).flatMap(([word, rule]) => [
    sentence(`skip your ${word} step.`, {}, () => staticRules({ rule, who: { who: "you" } })),
    sentence(`skip your ${word} step if {test}.`, { test: condition }, ({ test }) => ({
      ...staticRules({ rule, who: { who: "you" } }),
      if: test,
    })),
    sentence(`(players skip their ${word} (step|steps)|each player skips their ${word} step).`, {}, () =>
      staticRules({ rule, who: { who: "each" } }),
    ),
    sentence(`(your opponents skip their ${word} steps|each opponent skips their ${word} step).`, {}, () =>
      staticRules({ rule, who: { who: "opponents" } }),
    ),
  ]),
  ...(
    [
      ["your", { who: "you" }],
      ["each player's", { who: "each" }],
      ["each opponent's", { who: "opponents" }],
      ["the chosen player's", { who: "chosenForSelf" }],
    ] as const
  ).flatMap(([whose, who]) => [
    sentence(`${whose} maximum hand size is {n}.`, { n: numberWordOrOne }, ({ n }) =>
      staticRules({ rule: "maximumHandSize", who, set: n }),
    ),
    sentence(`${whose} maximum hand size is equal to {n}.`, { n: amount }, ({ n }) =>
      staticRules({ rule: "maximumHandSize", who, set: n }),
    ),
    sentence(`${whose} maximum hand size is reduced by {n}.`, { n: numberWordOrOne }, ({ n }) =>
      staticRules({ rule: "maximumHandSize", who, change: -n }),
    ),
    sentence(`${whose} maximum hand size is increased by {n}.`, { n: numberWordOrOne }, ({ n }) =>
      staticRules({ rule: "maximumHandSize", who, change: n }),
    ),
  ]),
];
