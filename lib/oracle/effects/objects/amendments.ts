import type { Destination } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Recipients } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { clause, objects } from "../../hubs.ts";
import { type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { and } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { only } from "../clauses/follow.ts";
import { copyings } from "../copies/copies.ts";
import { givenSuspend } from "../keywordActions/suspending.ts";

/** Sentences that change the instruction before them. */

const { rule, deferred } = rulesFor<Instruction>();

/** 701.15c: of the last destruction, also where it is done only if something is so or not paid. */
function unregenerated(before: readonly Effect[]): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "destroy") return [...rest, { ...last, noRegeneration: true }];
  if (last?.do === "if" && last.then.some((one) => one.do === "destroy"))
    return [...rest, { ...last, then: unregenerated(last.then) }];
  if (last?.do === "may") return [...rest, { ...last, effects: unregenerated(last.effects) }];
  if (last?.do === "pay" && last.paid !== undefined && last.unpaid === undefined)
    return [...rest, { ...last, paid: unregenerated(last.paid) }];
  // All of one kind or all of another.
  if (last?.do === "chooseOne") {
    const options = last.options.map((one) => ({ ...one, effects: unregenerated(one.effects) }));
    return [...rest, { ...last, options }];
  }
  if (last?.do === "createTokens") return [...unregenerated(rest), last];
  if (last?.do === "pay" && last.unpaid !== undefined)
    return [...rest, { ...last, unpaid: unregenerated(last.unpaid) }];
  return unbound("nothing is destroyed before it");
}

/** Where the spell goes that the last instruction counters, also where that is only done if nobody pays (118.12a). */
function counteredTo(before: readonly Effect[], to: Destination): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "counterSpell") return [...rest, { ...last, to }];
  if (last?.do === "pay" && last.unpaid !== undefined)
    return [...rest, { ...last, unpaid: counteredTo(last.unpaid, to) }];
  return unbound("no spell is countered before it");
}

const partsOf = (filter: Filter): readonly Filter[] => (filter.is === "and" ? filter.of : [filter]);

/** "It can't be regenerated.": a change to the destruction before it. */
export const amendments: readonly Phrase<Instruction>[] = [
  // 707.10e: the same instruction, which may be spoken of: it keeps its identity.
  rule("the copy targets {what}.", { what: objects.one }, ({ what }) => ({
    amend: (before) => {
      const [copy, ...others] = copyings(before.at(-1));
      if (copy === undefined || others.length > 0) return unbound("which copy?");
      (copy as { aim?: Recipients }).aim = { objects: what };
      return before;
    },
  })),
  ...(
    [
      ["put (it|that card) into its owner's hand instead of into that player's graveyard", { zone: "hand" }],
      [
        "put (it|that card) on top of its owner's library instead of into that player's graveyard",
        { zone: "library", place: "top" },
      ],
      [
        "put (it|that card) on the bottom of its owner's library instead of into that player's graveyard",
        { zone: "library", place: "bottom" },
      ],
      [
        "put (it|that card) on your choice of the top or bottom of its owner's library instead of into that player's graveyard",
        { zone: "library", place: "topOrBottom" },
      ],
    ] as const
  ).map(([words, to]) =>
    rule(`if (that|the) spell is countered this way, ${words}.`, {}, () => ({
      amend: (before) => {
        return counteredTo(before, to);
      },
    })),
  ),
  rule(
    "if (that|the) spell is countered this way, exile it instead of putting it into its owner's graveyard.",
    {},
    () => ({ amend: (before) => counteredTo(before, { zone: "exile" }) }),
  ),
  rule(
    "if (that|the) spell is countered this way, exile it with {counters} on it instead of putting it into its owner's graveyard.",
    { counters },
    ({ counters }) => ({ amend: (before) => counteredTo(before, { zone: "exile", counters: [counters] }) }),
  ),
  // 113.7: of such a permanent, which is spoken of then.
  deferred(
    "if (a ability of a {what}|a {what} 's ability) is countered this way, {then}.",
    { what: permanents.one, then: clause },
    ({ what, then }, scope) => {
      const { filter, nouns } = what.bind(scope);
      const countered: Objects = { what: "noted", name: scope.noteOf(scope.thisWay(["counterSpell"])) };
      const there = and([filter, { is: "inZone", zone: "battlefield" }]);
      const source: Objects = { what: "those", of: { what: "sourceOf", of: countered }, filter: there };
      scope.mention({ ref: source, number: "one", nouns: [...nouns, "permanent"], literal: true });
      return [{ do: "if", condition: { if: "exists", what: source }, then: only(then.bind(scope)) }];
    },
  ),
  rule("if it doesn't have suspend, it gains suspend.", {}, (_, scope) => {
    const what = scope.pronoun("one");
    return [
      {
        do: "if",
        condition: { if: "not", of: { if: "is", what, filter: { is: "keyword", keyword: "suspend" } } },
        then: [givenSuspend(what)],
      },
    ];
  }),
  // Of all that is destroyed, called by what all of it is.
  rule("{what} destroyed this way can't be regenerated.", { what: permanents.many }, ({ what }) => ({
    amend: (before) => {
      const last = before.at(-1);
      const filters = last?.do === "destroy" && last.what.what === "all" ? partsOf(last.what.filter) : [];
      const isPlain = what.nouns.includes("creature") || what.nouns.includes("permanent");
      return !isPlain && partsOf(what.filter).every((one) => filters.some((other) => sameData(one, other)))
        ? unregenerated(before)
        : unbound("some of them only");
    },
  })),
  rule(
    "(it|they|that creature|the creature|those creatures|that permanent|creatures destroyed this way|a creature destroyed this way|permanents destroyed this way) can't be regenerated.",
    {},
    () => ({
      amend: unregenerated,
    }),
  ),
];
