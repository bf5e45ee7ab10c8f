import type { Ability, TargetClass } from "../../../engine/abilities/ability.ts";
import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Duration } from "../../../engine/abilities/durations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Keyword } from "../../../engine/abilities/keywords.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { forEach, times } from "../../amounts/forEach.ts";
import { possessed } from "../../amounts/possessives.ts";
import { unbound } from "../../bind/unbound.ts";
import { duration, keyword, players, predicate } from "../../hubs.ts";
import { type Forms, list, oneOf, opt, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Predicate } from "../../meanings.ts";
import { landType } from "../../nouns/characteristicsChosen.ts";
import { and, speaksOf } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { itself } from "../../nouns/self.ts";
import { isSeveral } from "../../players/several.ts";
import { pronoun } from "../../references/pronouns.ts";
import { targets } from "../../references/references.ts";
import { change, changed, joined, lostKeyword } from "../../statics/predicates.ts";
import { isYours } from "../../statics/predicatesRules.ts";
import { colorWords } from "../../vocabulary/qualities.ts";
import { inNextTurn } from "../durations.ts";
import { printed } from "./amendments.ts";
import { attacked } from "./clauses.ts";
import { givenOne, lasting, ruled, words1 } from "./lasting.ts";

/** What objects get, gain, become or lose for a while. */

const { inflected, deferredForms } = rulesFor<Instruction>();

/** "Target creature you control". */
const isTargetOfYours = (one: TargetClass): boolean =>
  one.target === "object" && isYours({ what: "all", filter: one.filter });

export const continuousVerbs: readonly Forms<Instruction>[] = [
  // 701.58
  inflected("<be> no longer suspected", {}, (_, { theme }) => [{ do: "unsuspect", what: theme }]),
  inflected("<become> prepared", {}, (_, { theme }) => [{ do: "prepare", what: theme }]),
  inflected("<become> unprepared", {}, (_, { theme }) => [{ do: "unprepare", what: theme }]),
  inflected("{said} {duration}", { said: joined, duration }, ({ said, duration }, scope) =>
    lasting(scope, said, scope.theme, duration),
  ),
  // 611.2: what objects are told by a rule in a turn that is to come.
  inflected("{said} {when}", { said: joined, when: inNextTurn }, ({ said, when }, scope) =>
    said.modifications === undefined || said.modifications.length === 0
      ? lasting(scope, said, scope.theme, when)
      : unbound("only rules wait for a turn"),
  ),
  inflected(
    "<get> (a additional|) {change} {duration} for each {of}",
    { change, duration, of: forEach },
    ({ change, duration, of }, scope) => {
      const [power, toughness] = changed(change, scope);
      return lasting(
        scope,
        { modifications: [{ modify: "addPT", power: times(power, of), toughness: times(toughness, of) }] },
        scope.theme,
        duration,
      );
    },
  ),
  inflected(
    "<gain> your choice of {options} {duration}",
    { options: list(keyword, { last: [", or"], pair: ["or"] }), duration },
    ({ options, duration }, scope) => [givenOne(scope, options, scope.theme, duration)],
  ),
  inflected(
    "{said} and <gain> your choice of {options} {duration}",
    { said: predicate, options: list(keyword, { last: [", or"], pair: ["or"] }), duration },
    ({ said, options, duration }, scope) => [
      ...lasting(scope, said, scope.theme, duration),
      givenOne(scope, options, scope.theme, duration),
    ],
  ),
  // 702.16a: from one or the other, as its controller likes.
  inflected(
    "<gain> {first} or from the color of your choice {duration}",
    { first: oneOf(() => [protectionKeyword]), duration },
    ({ first, duration }, scope) => {
      const given = (ability: Ability) =>
        lasting(scope, { modifications: [{ modify: "addAbility", ability }] }, scope.theme, duration);
      const chosen: Ability = { kind: "keyword", keyword: { keyword: "protection", filter: { is: "chosenColor" } } };
      return [
        {
          do: "chooseOne",
          who: { who: "you" },
          options: [
            { text: "Protection from what it says", effects: given({ kind: "keyword", keyword: first }) },
            {
              text: "Protection from a color",
              effects: [{ do: "chooseOption", who: { who: "you" }, options: { quality: "color" } }, ...given(chosen)],
            },
          ],
        },
      ];
    },
  ),
  // 105.3: one or more of them, which it is from then on.
  inflected("<become> the color or colors of your choice {duration}", { duration: opt(duration) }, (said, scope) => [
    {
      do: "chooseOne",
      who: { who: "you" },
      options: COLOR_CHOICES.map((colors) => ({
        text: colors.map(([word]) => word).join(" and "),
        effects: lasting(
          scope,
          { modifications: [{ modify: "setColors", colors: colors.map(([, color]) => color) }] },
          scope.theme,
          said.duration ?? "forever",
        ),
      })),
    },
  ]),
  // 608.2h: from the colors that it has then.
  ...["from each of {whose} colors", "from the colors of {what}"].map((colors) =>
    inflected(
      `<gain> protection ${colors} {duration}`,
      { whose: possessed, what: targets.one, duration },
      ({ whose, what, duration }: ColorsOf, scope) =>
        colorWords.map(([, color]): Effect => {
          const ability: Ability = {
            kind: "keyword",
            keyword: { keyword: "protection", filter: { is: "color", color } },
          };
          const so: Condition = { if: "is", what: whose ?? what!, filter: { is: "color", color } };
          const given: Predicate = { modifications: [{ modify: "addAbility", ability }] };
          return { do: "if", condition: so, then: lasting(scope, given, scope.theme, duration) };
        }),
    ),
  ),
  // 305.7: one of those types, and no other land type.
  inflected("<become> a {one} or a {other} {duration}", { one: landType, other: landType, duration }, (said, scope) => [
    {
      do: "chooseOne",
      who: { who: "you" },
      options: [said.one, said.other].map((land) => ({
        text: land,
        effects: lasting(
          scope,
          { modifications: [{ modify: "setSubtypes", of: "land", subtypes: [land] }] },
          scope.theme,
          said.duration,
        ),
      })),
    },
  ]),
  inflected("<get> {a} or {b} {duration}", { a: change, b: change, duration }, ({ a, b, duration }, scope) => [
    {
      do: "chooseOne",
      who: { who: "you" },
      options: [a, b].map((one) => {
        const [power, toughness] = changed(one, scope);
        return {
          text: `${printed(power)}/${printed(toughness)}`,
          effects: lasting(scope, { modifications: [{ modify: "addPT", power, toughness }] }, scope.theme, duration),
        };
      }),
    },
  ]),
  inflected(
    "<lose> (|your choice of) {all} {duration}",
    { all: list(lostKeyword, { last: [", or"], pair: ["or"] }), duration },
    ({ all, duration }, scope) => [
      {
        do: "chooseOne",
        who: { who: "you" },
        options: all.map((one) => ({
          text: "keyword" in one ? `Lose ${"land" in one && one.land ? `${one.land}walk` : one.keyword}` : "Lose it",
          effects: lasting(scope, { modifications: [one] }, scope.theme, duration),
        })),
      },
    ],
  ),
  inflected("<attack> {duration} if able", { duration }, ({ duration }, { theme }) =>
    ruled(duration, { rule: "mustAttack", who: theme }),
  ),
  inflected(
    "<attack> {whom} {duration} if able",
    { whom: oneOf(() => [attacked]), duration },
    ({ whom, duration }, { theme }) => ruled(duration, { rule: "mustAttack", who: theme, ...whom }),
  ),
  inflected("<block> {duration} if able", { duration }, ({ duration }, { theme }) =>
    ruled(duration, { rule: "mustBlock", who: theme }),
  ),
  deferredForms(
    "<block> {what} {duration} if able",
    { what: oneOf(() => [targets.one, pronoun, itself]), duration },
    ({ what, duration }, scope) => {
      // 509.1c: what blocks is not what it blocks.
      const attacker = scope.within({ acting: true }, () => what.bind(scope));
      return ruled(duration.bind(scope), { rule: "mustBlock", who: scope.theme, attacker });
    },
  ),
  inflected(
    "can't be blocked {duration} except by {what}",
    { duration, what: permanents.many },
    ({ duration, what }, { theme }) => ruled(duration, { rule: "cantBeBlockedExceptBy", who: theme, by: what.filter }),
  ),
  inflected(
    "can't be blocked {duration} except by {a} and/or {b}",
    { duration, a: permanents.many, b: permanents.many },
    ({ duration, a, b }, { theme }) =>
      ruled(duration, { rule: "cantBeBlockedExceptBy", who: theme, by: { is: "or", of: [a.filter, b.filter] } }),
  ),
  inflected(
    "can be blocked {duration} only by {what}",
    { duration, what: permanents.many },
    ({ duration, what }, { theme }) => ruled(duration, { rule: "cantBeBlockedExceptBy", who: theme, by: what.filter }),
  ),
  inflected(
    "can't be blocked {duration} by {what}",
    { duration, what: permanents.many },
    ({ duration, what }, { theme }) => ruled(duration, { rule: "cantBeBlocked", who: theme, by: what.filter }),
  ),
  inflected("can attack {duration} as though (it|they) didn't have defender", { duration }, ({ duration }, { theme }) =>
    ruled(duration, { rule: "canAttackWithDefender", who: theme }),
  ),
  inflected("must be blocked (each combat|) {duration} if able", { duration }, ({ duration }, { theme }) =>
    ruled(duration, { rule: "mustBeBlocked", who: theme, by: "one" }),
  ),
  inflected(
    "must be blocked {duration} by a {what} if able",
    { duration, what: permanents.one },
    ({ duration, what }, { theme }) =>
      ruled(duration, { rule: "mustBeBlocked", who: theme, by: "one", blockers: what.filter }),
  ),
  inflected(
    "<don't> untap during (its controller's|their controller's|their controllers'|that player's|the player's|their) next untap (step|steps)",
    {},
    (_, { theme }) => ruled("forever", { rule: "doesntUntap", who: theme, nextOnly: true }),
  ),
  // 502.3: all that this player controls then, whenever it came there.
  deferredForms(
    "<don't> untap during {who}'s next untap step",
    { who: oneOf(() => [players.one]) },
    ({ who }, scope) => {
      const { theme } = scope;
      const isSaidOf = theme.what === "all" && theme.in === undefined && !speaksOf(theme.filter, "controlledBy");
      if (!isSaidOf || theme.what !== "all" || words1(who) === "that player") return unbound("untapped by whom?");
      const whose = who.bind(scope);
      if (isSeveral(whose)) return unbound("each of them apart");
      const all: Objects = { ...theme, filter: and([theme.filter, { is: "controlledBy", who: whose }]) };
      return ruled({ nextTurnOf: whose }, { rule: "doesntUntap", who: all });
    },
  ),
  inflected("<don't> untap during your next untap step", {}, (_, { theme, objects, targets }) =>
    isYours(theme) ||
    (theme.what === "target" && targets[theme.slot]?.of.every(isTargetOfYours)) ||
    objects.some(({ ref, nouns }) => nouns[0] === "this" && sameData(ref, theme))
      ? ruled("forever", { rule: "doesntUntap", who: theme, nextOnly: true })
      : unbound("untapped by their controllers"),
  ),
];

/** Whose colors, and for how long. */
interface ColorsOf {
  readonly whose?: Objects;
  readonly what?: Objects;
  readonly duration: Duration;
}
/** One color, two colors, and so on up to all five. */
const COLOR_CHOICES = Array.from({ length: 2 ** colorWords.length - 1 }, (_, at) =>
  colorWords.filter((__, i) => ((at + 1) >> i) % 2 === 1),
).sort((one, other) => one.length - other.length);

/** "protection from artifacts". */
const protectionKeyword: Phrase<Keyword> = rulesFor<Keyword>().rule("{keyword}", { keyword }, ({ keyword }, scope) =>
  keyword.length === 1 && keyword[0]?.keyword === "protection" && scope.choices.length === 0
    ? keyword[0]
    : unbound("one of two protections"),
);
