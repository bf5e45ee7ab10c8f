import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Cost } from "../../../engine/abilities/costs.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import { mapNodes, someNode } from "../../../engine/abilities/visit.ts";
import { energyPaid, payable } from "../../amounts/paid.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { clause, players } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { isSeveral } from "../../players/several.ts";
import { flat, only } from "../clauses/follow.ts";
import { playerClause, playerVerbs, saidOf } from "../clauses/subjects.ts";

/** What each of several may do, and what comes of it: tempting offers, joined forces, "does the same". */

const { deferred, rule, inflected } = rulesFor<Instruction>();

/** "For each opponent who does, ...": of those who were asked one after the other. */
const consented = words<{ readonly did: boolean; readonly by?: Effect["do"] }>([
  ["does", { did: true }],
  ["did", { did: true }],
  ["didn't", { did: false }],
  ["searches a library this way", { did: true, by: "search" }],
  ["doesn't", { did: false }],
]);
const asked = words<Players["who"]>([
  ["opponent", "opponents"],
  ["player", "each"],
]);
/** Those of them who did what they might do, or did not. */
function thoseWho(
  last: Effect | undefined,
  who: Players["who"],
  { did, by }: { readonly did: boolean; readonly by?: Effect["do"] },
  scope: Scope,
): Players {
  if (last?.do !== "may" && last?.do !== "pay") return unbound("who was asked what?");
  const isSome = last.who.who === "each" && who === "opponents";
  if (last.who.who !== who && !isSome) return unbound("who was asked what?");
  if (by !== undefined && !(last.do === "may" && flat(last.effects).some((one) => one.do === by)))
    return unbound("nobody was asked to do that");
  const noted: Players = { who: "noted", name: scope.noteOf(last) };
  if (did && !isSome) return noted;
  const same: Condition = { if: "samePlayer", one: { who: "current" }, other: noted };
  return { who: "those", of: isSome ? { who: "opponents" } : last.who, where: did ? same : { if: "not", of: same } };
}

/** Right after they were asked, also where that was only done if something else was. */
function afterOffer(
  before: readonly Effect[],
  who: Players["who"],
  then: (asked: Effect) => Effect,
): readonly Effect[] {
  const last = before.at(-1) ?? unbound("who was asked what?");
  const rest = before.slice(0, -1);
  if (last.do === "if" && last.otherwise === undefined)
    return [...rest, { ...last, then: afterOffer(last.then, who, then) }];
  if (last.do === "may" && last.who.who === "you" && last.otherwise === undefined)
    return [...rest, { ...last, effects: afterOffer(last.effects, who, then) }];
  return [...before, then(last)];
}

/** 701.19d: each who searched, "you" and those who might, shuffles afterwards. */
function searchers(before: readonly Effect[], scope: Scope): Players {
  const found = before.flatMap((one): readonly Players[] => {
    if (one.do === "search") return [one.who];
    const inside = one.do === "may" && flat(one.effects).some((inner) => inner.do === "search");
    return inside ? [{ who: "noted", name: scope.noteOf(one) }] : [];
  });
  return found.length < 2 ? unbound("who searched?") : { who: "union", of: found };
}

/** What somebody else does in the same words: what was yours is theirs. */
function theirs(effects: readonly Effect[]): readonly Effect[] {
  const isTold = (one: Effect): boolean =>
    ("who" in one && one.note === undefined) ||
    ((one.do === "tap" || one.do === "untap") && (one.what as Objects).what === "all");
  if (effects.length === 0 || !effects.every(isTold)) return unbound("the same as what?");
  if (someNode("effect", effects, { objects: ({ what }) => what === "chosen" || what === "target" }))
    return unbound("each would choose");
  return mapNodes("effect", effects, {
    players: (who, inside) => (who.who === "you" ? { who: "current" } : inside()),
    // 109.5: "you" of an ability that a token has is whoever controls that.
    ability: (one) => one,
  }) as readonly Effect[];
}

function paying(cost: Cost, scope: Scope, least?: 1): readonly Effect[] {
  const effect: Effect = {
    do: "pay",
    who: scope.subject,
    cost: [cost],
    optional: false,
    times: "amount",
    ...(least && { least }),
  };
  scope.did(effect);
  return [effect];
}
export const offerVerbs: readonly Forms<Instruction>[] = [
  inflected("<pay> any amount of {what}", { what: payable }, ({ what }, scope) =>
    paying(isSeveral(scope.subject) ? unbound("each pays apart") : what, scope),
  ),
  inflected("<pay> one or more {what}", { what: energyPaid }, ({ what }, scope) => paying(what, scope, 1)),
];
/** In turn order from its controller on, whoever is the active player. */
const beginningWith = (instruction: Instruction, startingWith: "you" | "nextOpponent"): readonly Effect[] => {
  const [first, ...more] = only(instruction);
  if (first === undefined || more.length > 0) return unbound("who starts?");
  if (first.do === "choose" && first.what.what === "chosen") {
    const { by } = first.what;
    if (by?.who !== "each" && by?.who !== "opponents") return unbound("who starts?");
    Object.assign(first.what, { by: { who: by.who, startingWith } });
    return [first];
  }
  const who = "who" in first ? first.who?.who : undefined;
  if (who !== "each" && (who !== "opponents" || startingWith === "you")) return unbound("who starts?");
  return [Object.assign(first, { who: { who, startingWith } })];
};

export const offerClauses: readonly Phrase<Instruction>[] = [
  deferred("starting with you, {what}", { what: playerClause }, ({ what }, scope) =>
    beginningWith(what.bind(scope), "you"),
  ),
  deferred("starting with the next opponent in turn order, {what}", { what: playerClause }, ({ what }, scope) =>
    beginningWith(what.bind(scope), "nextOpponent"),
  ),
];

export const offerSentences: readonly Phrase<Instruction>[] = [
  ...["", "then "].map((first) =>
    deferred(
      `${first}each player starting with you may pay any amount of {what}.`,
      { what: payable },
      (trees, scope) => {
        const effects = scope.within({ subject: { who: "current" } }, () => paying(trees.what.bind(scope), scope));
        return [{ do: "may", who: { who: "each", startingWith: "you" }, effects }];
      },
    ),
  ),
  deferred("for each {asked} who {did}, {what}.", { asked, did: consented, what: clause }, (trees, scope) => {
    const [who, did] = [trees.asked.bind(scope), trees.did.bind(scope)];
    scope.mentionPlayer({ who: "current" });
    const effects = only(trees.what.bind(scope));
    scope.tell({ players: scope.players.filter((one) => one.ref.who !== "current") });
    const each = (asked: Effect): Effect => ({
      do: "forEachPlayer",
      of: thoseWho(asked, who, did, scope),
      effects,
    });
    return { amend: (before) => afterOffer(before, who, each) };
  }),
  // Once all of them have been asked.
  ...(
    [
      ["opponent", "opponents"],
      ["player", "each"],
    ] as const
  ).map(([word, who]) =>
    deferred(
      `{offer}, then each ${word} who {did} {verb}.`,
      { offer: playerClause, did: consented, verb: playerVerbs.one },
      (trees, scope) => {
        const offered = only(trees.offer.bind(scope));
        if (offered.length !== 1) return unbound("who was asked what?");
        const those = thoseWho(offered[0], who, trees.did.bind(scope), scope);
        return [...offered, ...only(saidOf(trees.verb, those, scope))];
      },
    ),
  ),
  rule("then each player who searched a library this way shuffles.", {}, (_, scope) => ({
    amend: (before) => [...before, { do: "shuffle", who: searchers(before, scope) }],
  })),
  rule("{who} does the same.", { who: oneOf(() => [players.one]) }, ({ who }) => ({
    amend: (before, since) => [...before, { do: "forEachPlayer", of: who, effects: theirs(before.slice(since)) }],
  })),
];
