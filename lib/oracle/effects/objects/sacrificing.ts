import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Players, Zone } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { forEach } from "../../amounts/forEach.ts";
import { fraction, rounded, roundedTo } from "../../amounts/rounding.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun } from "../../hubs.ts";
import { type Forms, list, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { closing } from "../../nouns/describing/closing.ts";
import { having } from "../../nouns/describing/having.ts";
import { that } from "../../nouns/describing/that.ts";
import { everything } from "../../nouns/everything.ts";
import { and } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { chosen } from "../../references/chosen.ts";
import { numberWordOrOne } from "../../vocabulary/numbers.ts";
import { PERMANENT_TYPES } from "../../vocabulary/qualities.ts";
import { moving } from "./done.ts";
import { choice, thing } from "./thing.ts";

/** Sacrificing (701.17). */

const { deferredForms, inflected } = rulesFor<Instruction>();

/**
 * Of each of these kinds one that each of these players controls is chosen, one player after the other (101.4); by you, unless
 * `by` says who. What of the others nobody chose is sacrificed at once.
 */
function restSacrificed(
  scope: Scope,
  who: Players,
  kinds: readonly Filter[],
  others: Filter,
  by?: Players,
  least = 1,
): readonly Effect[] {
  const of = kinds.map(
    (kind): Objects => ({
      what: "chosen",
      filter: and([kind, { is: "controlledBy", who: { who: "current" } }]),
      count: { min: least, max: 1 },
      ...(by && { by }),
    }),
  );
  const chosenOnes: Effect = { do: "choose", what: { what: "union", of } };
  const kept: Filter = { is: "among", of: { what: "noted", name: scope.noteOf(chosenOnes) } };
  return [
    { do: "forEachPlayer", of: who, effects: [chosenOnes] },
    { do: "sacrifice", who, what: { what: "all", filter: and([others, { is: "not", of: kept }]) } },
  ];
}
/** 700.8. */
const PARTY = ["Cleric", "Rogue", "Warrior", "Wizard"] as const;
const EACH: Players = { who: "each" };
const THEMSELVES: Players = { who: "current" };

const oneKind: Phrase<Noun> = rulesFor<Noun>().rule("a {what}", { what: permanents.one }, ({ what }) => what);
/** What the words say is part of how the target was described. */
const saidBy = (target: Filter, words: Filter): boolean =>
  sameData(target, words) || (target.is === "and" && target.of.some((one) => sameData(one, words)));

/** Each of these kinds as one of them. */
const ofThem = (kinds: readonly Noun[], { filter }: Noun): readonly Filter[] =>
  kinds.map((kind) => and([kind.filter, filter]));
const kindsOfThem = list(oneKind, { last: [", and"], pair: ["and"] });

/** The same, where you choose for everybody. */
export const sacrificingSentences: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule(
    "for each player, you choose from among the {what} that player controls {kinds}. then each player sacrifices all other {others} they control.",
    { what: permanents.many, kinds: kindsOfThem, others: permanents.many },
    ({ what, kinds, others }, scope) => restSacrificed(scope, EACH, ofThem(kinds, what), others.filter),
  ),
];

export const sacrificingVerbs: readonly Forms<Instruction>[] = [
  // 608.2c: both at once, of two targets told apart by where they are.
  inflected(
    "simultaneously <sacrifice> the {what} and <return> the {card} to the battlefield",
    { what: permanents.one, card: noun.one },
    ({ what, card }, scope) => {
      const slotOf = (noun: Noun, place: Zone | undefined): Objects => {
        const slot = scope.targets.findIndex(
          ({ of: [only], count }) =>
            count.max === 1 && only?.target === "object" && only.in === place && saidBy(only.filter, noun.filter),
        );
        return slot < 0 ? unbound("no target was described so") : { what: "target", slot };
      };
      if (card.card !== true || scope.subject.who === "you") unbound("whose, and from where?");
      const returning = slotOf(card, "graveyard");
      return moving(scope, returning, {
        do: "sacrifice",
        who: scope.subject,
        what: slotOf(what, undefined),
        returning,
      });
    },
  ),
  ...[
    "<choose> {kinds} from among the {what} they control, then <sacrifice> the rest",
    "<choose> from among the {what} they control {kinds}, then <sacrifice> the rest",
  ].map((words) =>
    inflected(words, { kinds: kindsOfThem, what: permanents.many }, ({ kinds, what }, scope) => {
      const who = scope.subject;
      if (who.who !== "each" && who.who !== "opponents") return unbound("each chooses for themselves");
      return restSacrificed(scope, who, ofThem(kinds, what), what.filter, THEMSELVES);
    }),
  ),
  // 700.8d: up to one for each role.
  inflected(
    "<choose> a party from among {what} they control, then <sacrifice> the rest",
    { what: permanents.many },
    ({ what }, scope) => {
      if (scope.subject.who !== "each") return unbound("each chooses for themselves");
      const roles = PARTY.map((subtype): Filter => and([what.filter, { is: "subtype", subtype }]));
      return restSacrificed(scope, EACH, roles, what.filter, THEMSELVES, 0);
    },
  ),
  // 110.4: one of them may be of several types.
  inflected("<choose> a permanent they control of each permanent type and <sacrifice> the rest", {}, (_, scope) => {
    const who = scope.subject;
    if (who.who !== "each" && who.who !== "opponents") return unbound("each chooses for themselves");
    const kinds = PERMANENT_TYPES.map((type): Filter => ({ is: "type", type }));
    return restSacrificed(scope, who, kinds, { is: "any" }, THEMSELVES);
  }),
  inflected(
    "<sacrifice> all {what} except for {n}",
    { what: permanents.many, n: numberWordOrOne },
    ({ what, n }, scope) => {
      const all: Amount = { amount: "count", of: everything(what) };
      const but: Amount = { amount: "greatest", of: [0, { amount: "minus", from: all, of: n }] };
      const chosenOnes = choice(scope, { what, count: { min: but, max: but } });
      return moving(scope, chosenOnes, { do: "sacrifice", who: scope.subject, what: chosenOnes });
    },
  ),
  // 107.1a
  inflected(
    "<sacrifice> {fraction} the {what} (of their choice|) {rounded}",
    { fraction, what: permanents.many, rounded },
    ({ fraction, what, rounded }, scope) => {
      const round = roundedTo(rounded, scope);
      const half: Amount = { amount: "half", of: { amount: "count", of: everything(what) }, round, ...fraction };
      const chosenOnes = choice(scope, { what, count: { min: half, max: half } });
      return moving(scope, chosenOnes, { do: "sacrifice", who: scope.subject, what: chosenOnes });
    },
  ),
  inflected("<choose> and <sacrifice> {what}", { what: thing }, ({ what }, scope) =>
    what.what === "chosen"
      ? moving(scope, what, { do: "sacrifice", who: scope.subject, what })
      : unbound("nothing is chosen"),
  ),
  inflected("<sacrifice> {what} (of their choice|)", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "sacrifice", who: scope.subject, what }),
  ),
  inflected(
    "<sacrifice> a {what} of their choice {post}",
    { what: noun.one, post: oneOf(() => [that, having, closing]) },
    ({ what, post }, scope) => {
      const chosenOne = choice(scope, { what: post(what), count: { min: 1, max: 1 } });
      return moving(scope, chosenOne, { do: "sacrifice", who: scope.subject, what: chosenOne });
    },
  ),
  inflected(
    "<sacrifice> a {what} (of their choice|) for each {of}",
    { what: noun.one, of: forEach },
    ({ what, of }, scope) => {
      const chosenOnes = choice(scope, { what, count: { min: of, max: of } });
      return moving(scope, chosenOnes, { do: "sacrifice", who: scope.subject, what: chosenOnes });
    },
  ),
  deferredForms(
    "<sacrifice> {all} (of their choice|)",
    { all: list(chosen, { last: [", and"], pair: ["and"] }) },
    ({ all }, scope) =>
      all.bind(scope).flatMap((one) => {
        const what = choice(scope, one);
        return moving(scope, what, { do: "sacrifice", who: scope.subject, what });
      }),
  ),
];
