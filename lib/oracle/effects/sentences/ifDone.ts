import type { Condition } from "../../../engine/abilities/conditions.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import { mapNodes, sameData, someNode } from "../../../engine/abilities/visit.ts";
import type { PlayerAntecedent } from "../../bind/known.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { clause, condition } from "../../hubs.ts";
import { type Phrase, rulesFor, type Tree, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { permanents } from "../../nouns/kinds.ts";
import { isSeveral } from "../../players/several.ts";
import { flat, only } from "../clauses/follow.ts";
import { knownBefore } from "../clauses/if.ts";
import { playerVerbs, saidOf } from "../clauses/subjects.ts";
import { toBattlefield, toHand } from "./instead.ts";

/** "If you do", "if you don't", "otherwise": what hangs on the instruction before it (608.2c). */

const { deferred } = rulesFor<Instruction>();

/** "If you do, ...": what hangs on the optional instruction before it. */
export const noted = (effect: Effect | undefined, scope: Scope): string =>
  effect === undefined ? unbound("if nothing was done") : scope.noteOf(effect);

/** Who follows an instruction; you, where it does not say. */
const whoActs = (effect: Effect | undefined): Players =>
  effect !== undefined && "who" in effect && effect.who !== undefined
    ? effect.who
    : effect?.do === "if" || effect?.do === "delayed"
      ? whoActs((effect.do === "if" ? effect.then : effect.body.effects).at(-1))
      : { who: "you" };

export function ifDone(
  before: readonly Effect[],
  then: readonly Effect[],
  scope: Scope,
  reflexive: boolean,
): readonly Effect[] {
  const last = before.at(-1);
  if (last === undefined) return unbound("if you do what?");
  if (last.do === "replace" && last.replacement.of.on === "move" && last.replacement.of.resolved === true)
    return unbound("done as it resolves, and told with it");
  if (last.do === "pay" && last.optional && last.paid === undefined && !reflexive)
    return [...before.slice(0, -1), { ...last, paid: then }];
  if (last.do === "may" && !reflexive && last.effects.length > 0) {
    const inner = last.effects.at(-1) as Effect;
    // All of them may be none: then it is done all the same.
    if (inner.do === "move" && inner.what.what === "all")
      return [...before.slice(0, -1), { ...last, effects: [...last.effects, ...then] }];
    const name = scope.noteOf(inner);
    return [
      ...before.slice(0, -1),
      { ...last, effects: [...last.effects, { do: "if", condition: { if: "did", name }, then }] },
    ];
  }
  if (last.do === "if" && last.otherwise === undefined)
    return [...before.slice(0, -1), { ...last, then: ifDone(last.then, then, scope, reflexive) }];
  // 603.7: what is done later is known to be done then.
  if (last.do === "delayed") {
    const inner = last.body.effects;
    const body = { ...last.body, effects: ifDone(inner, ofReturned(inner.at(-1), then, scope), scope, reflexive) };
    return [...before.slice(0, -1), { ...last, body }];
  }
  const done = last.do === "may" ? last.effects.at(-1) : last;
  return [...before, { do: "if", condition: { if: "did", name: noted(done, scope) }, then }];
}

/** 400.7: what is attached to the card that was returned then is attached to the permanent it is. */
function ofReturned(moved: Effect | undefined, then: readonly Effect[], scope: Scope): readonly Effect[] {
  if (moved?.do !== "move" || moved.to.zone !== "battlefield" || moved.what.what !== "first") return then;
  const { what } = moved;
  return mapNodes("effect", then, {
    recipients: (to, inside) =>
      to.objects !== undefined && sameData(to.objects, what)
        ? { objects: { what: "noted", name: scope.noteOf(moved) } }
        : inside(),
  });
}

/** "If you don't, ...". */
function ifNotDone(before: readonly Effect[], then: readonly Effect[], scope: Scope): readonly Effect[] {
  const last = before.at(-1);
  if (last === undefined) return unbound("if you don't what?");
  const rest = before.slice(0, -1);
  if (last.do === "delayed")
    return [...rest, { ...last, body: { ...last.body, effects: ifNotDone(last.body.effects, then, scope) } }];
  if (last.do === "pay" && last.optional && last.unpaid === undefined) return [...rest, { ...last, unpaid: then }];
  if (last.do === "may" && last.otherwise === undefined) return [...rest, { ...last, otherwise: then }];
  const done = last.do === "if" ? innermost(last) : last;
  const name = scope.noteOf(done);
  // Of two, one is not enough.
  const asked = done.do === "sacrifice" && done.what.what === "chosen" ? done.what.count.min : 1;
  const condition: Condition =
    typeof asked === "number" && asked <= 1
      ? { if: "not", of: { if: "did", name } }
      : { if: "compare", amount: { amount: "noted", name }, value: { compare: "<", to: asked } };
  return [...before, { do: "if", condition, then }];
}

/** What is done at last if a condition holds and who may do it does: neither of these is doing it. */
function innermost(effect: Effect): Effect {
  const held = effect.do === "if" ? effect.then : effect.do === "may" ? effect.effects : [];
  const last = held.at(-1);
  return last === undefined ? effect : innermost(last);
}

/** Of several who were asked it is said of each apart (608.2c). */
function ofEachAsked<M>(scope: Scope, bind: () => M): M {
  if (scope.offered === undefined) return bind();
  const each = (["many", "one"] as const).map((number): PlayerAntecedent => ({ ref: { who: "current" }, number }));
  return scope.within({ players: [...scope.players, ...each] }, bind);
}

/** What may have been done was not: "it" is what it was before that. */
function asBefore(then: Tree<Instruction>, scope: Scope): readonly Effect[] {
  const { beforeMay, objects } = scope;
  const known = beforeMay === undefined ? objects : knownBefore(beforeMay, scope);
  return scope.within({ objects: known }, () => only(then.bind(scope)));
}

const createsTokens = (one: Effect): boolean => one.do === "createTokens" || one.do === "createTokenCopies";

/** What was not done, by the instruction that would have done it. */
const undone = words<(one: Effect) => boolean>([
  ["don't put the card into your hand", toHand],
  ["don't put that card into your hand", toHand],
  ["don't put it into your hand", toHand],
  ["didn't put a card into your hand this way", toHand],
  ["don't put a card into your hand this way", toHand],
  ["didn't create a token this way", createsTokens],
  ["don't create a token this way", createsTokens],
  ...["it", "that card", "the card"].map((what) => [`don't put ${what} onto the battlefield`, toBattlefield] as const),
  ...["it", "that card", "the card", "a spell", "that spell", "the copy"].flatMap((what) => [
    [`don't cast ${what} this way`, (one: Effect) => one.do === "cast"] as const,
    [`don't cast ${what}`, (one: Effect) => one.do === "cast"] as const,
  ]),
]);

export const ifDoneSentences: readonly Phrase<Instruction>[] = [
  // 701.10b, 608.2b: whether or not it could be made.
  deferred(
    "if you don't or can't make an exchange, {then}. this ability still resolves if its target becomes illegal.",
    { then: clause },
    ({ then }, scope) => {
      const exchange = scope.thisWay(["exchange"]);
      const condition: Condition = { if: "not", of: { if: "did", name: scope.noteOf(exchange) } };
      scope.tell({ targets: scope.targets.map((slot) => ({ ...slot, evenIfIllegal: true })) });
      return [{ do: "if", condition, then: only(then.bind(scope)) }];
    },
  ),
  // Of those who were asked, each who did what they might.
  ...(["opponent", "player"] as const).map((word) =>
    deferred(`each ${word} who does {verb}.`, { verb: playerVerbs.one }, ({ verb }, scope) => {
      const effects = only(saidOf(verb, { who: "current" }, scope));
      return {
        amend: (before) => {
          const last = before.at(-1);
          if (last?.do !== "may" || !isSeveral(last.who) || (last.who.who === "opponents") !== (word === "opponent"))
            return unbound("who was asked what?");
          return [...before.slice(0, -1), { ...last, effects: [...last.effects, ...effects] }];
        },
      };
    }),
  ),
  // Of those who were asked one after the other.
  ...(["opponent", "player"] as const).map((word) =>
    deferred(`each ${word} who (doesn't|didn't) {verb}.`, { verb: playerVerbs.one }, ({ verb }, scope) => {
      const effects = only(saidOf(verb, { who: "current" }, scope));
      return {
        amend: (before) => {
          const last = before.at(-1);
          const rest = before.slice(0, -1);
          if (last === undefined || (whoActs(last).who === "opponents") !== (word === "opponent"))
            return unbound("who was asked what?");
          if (last?.do === "may" && isSeveral(last.who) && last.otherwise === undefined)
            return [...rest, { ...last, otherwise: effects }];
          if (last?.do === "pay" && last.optional && isSeveral(last.who) && last.unpaid === undefined)
            return [...rest, { ...last, unpaid: effects }];
          return unbound("who was asked what?");
        },
      };
    }),
  ),
  ...(
    [
      ["if you do", (who) => who.who === "you"],
      ["(if they do|if that player does|if the player does)", (who) => who.who !== "you"],
      ["if a player does", isSeveral],
    ] as const satisfies readonly (readonly [string, (who: Players) => boolean])[]
  ).map(([words, isAsked]) =>
    deferred(`${words}, {then}.`, { then: clause }, ({ then }, scope) => {
      // 400.3: what its owner shuffled into their library is said of nobody.
      const isOwner = scope.players.at(-1)?.ref.who === "ownerOf";
      const effects = words.includes("they")
        ? ofEachAsked(scope, () => only(then.bind(scope)))
        : only(then.bind(scope));
      return {
        amend: (before) => {
          const last = before.at(-1);
          const byOwner = isOwner && last?.do === "move" && last.to.zone === "library" && words !== "if you do";
          const byThem =
            /player does/.test(words) && last?.do === "move" && scope.players.at(-1)?.ref.who === "eventPlayer";
          if (!byOwner && !byThem && !isAsked(whoActs(last))) return unbound("who was asked?");
          return ifDone(before, effects, scope, false);
        },
      };
    }),
  ),
  // Either is enough.
  deferred("if you do or if {test}, {then}.", { test: condition, then: clause }, ({ test, then }, scope) => {
    const other = test.bind(scope);
    const effects = only(then.bind(scope));
    return {
      amend: (before) => {
        const last = before.at(-1);
        const done = last?.do === "may" && last.who.who === "you" ? last.effects.at(-1) : undefined;
        const did: Condition = { if: "did", name: noted(done, scope) };
        return [...before, { do: "if", condition: { if: "or", of: [did, other] }, then: effects }];
      },
    };
  }),
  ...(
    [
      ["(if you don't|if you can't)", (who) => who.who === "you"],
      [
        "(if they don't|if that player doesn't|if the player doesn't|if they can't|if that player can't|if the player can't)",
        (who) => who.who !== "you",
      ],
    ] as const satisfies readonly (readonly [string, (who: Players) => boolean])[]
  ).map(([words, isAsked]) =>
    deferred(`${words}, {then}.`, { then: clause }, ({ then }, scope) => {
      const effects = ofEachAsked(scope, () => asBefore(then, scope));
      return {
        amend: (before) => {
          const last = before.at(-1);
          if (!isAsked(whoActs(last))) unbound("who was asked?");
          // Whether one of several did it is not known of the others.
          if (isSeveral(whoActs(last)) && last?.do !== "may" && last?.do !== "pay") unbound("each for themselves");
          return ifNotDone(before, effects, scope);
        },
      };
    }),
  ),
  // 101.3: of the sacrifice before it.
  deferred("if you can't sacrifice a {what}, {then}.", { what: permanents.one, then: clause }, (said, scope) => {
    const { filter } = said.what.bind(scope);
    const effects = only(said.then.bind(scope));
    return {
      amend: (before) => {
        const last = flat(before).findLast((one) => one.do === "sacrifice");
        const chosen = last?.do === "sacrifice" && last.who.who === "you" ? last.what : undefined;
        const isIt =
          chosen?.what === "chosen" && someNode("filter", chosen.filter, { filter: (one) => sameData(one, filter) });
        if (last === undefined || !isIt) return unbound("nothing like it is sacrificed");
        const condition: Condition = { if: "not", of: { if: "did", name: scope.noteOf(last) } };
        return [...before, { do: "if", condition, then: effects }];
      },
    };
  }),
  ...(["an opponent", "a player"] as const).map((whom) =>
    deferred(`if you can't choose ${whom} this way, {then}.`, { then: clause }, ({ then }, scope) => {
      const effects = only(then.bind(scope));
      return {
        amend: (before) => {
          const last = flat(before).findLast((one) => one.do === "choosePlayer") ?? unbound("no player was chosen");
          const isOpponent =
            last.do === "choosePlayer" && someNode("effect", last, { players: ({ who }) => who === "opponents" });
          if (isOpponent !== (whom === "an opponent")) unbound("somebody else was chosen");
          const condition: Condition = { if: "not", of: { if: "did", name: scope.noteOf(last) } };
          return [...before, { do: "if", condition, then: effects }];
        },
      };
    }),
  ),
  deferred("if you pay, {then}.", { then: clause }, ({ then }, scope) => {
    const effects = only(then.bind(scope));
    return {
      amend: (before) => {
        const last = before.at(-1);
        return last?.do === "pay" && last.who.who === "you"
          ? ifDone(before, effects, scope, false)
          : unbound("nothing is paid before it");
      },
    };
  }),
  deferred("if you {undone}, {then}.", { undone, then: clause }, ({ undone, then }, scope) => {
    const isMeant = undone.bind(scope);
    const effects = asBefore(then, scope);
    return {
      amend: (before) => {
        const done = flat(before).findLast(isMeant) ?? unbound("if what was not done?");
        const condition: Condition = { if: "not", of: { if: "did", name: scope.noteOf(done) } };
        return [...before, { do: "if", condition, then: effects }];
      },
    };
  }),
  // "If it is, ... If it isn't, ...": of the same condition.
  deferred(
    "if (it|that card|that creature|that permanent) (doesn't|isn't|wasn't), {then}.",
    { then: clause },
    ({ then }, scope) => {
      const effects = scope.within({ objects: scope.beforeThen ?? scope.objects }, () => only(then.bind(scope)));
      return {
        amend: (before) => {
          const last = before.at(-1);
          return last?.do === "if" && last.otherwise === undefined && last.condition.if === "is"
            ? [...before.slice(0, -1), { ...last, otherwise: effects }]
            : unbound("if what isn't so?");
        },
      };
    },
  ),
  deferred("otherwise, {then}.", { then: clause }, ({ then }, scope) => {
    // What was done if it is so was not done otherwise.
    const denied = scope.recent.at(-1);
    const effects = scope.within({ objects: scope.beforeThen ?? scope.objects, denied }, () => only(then.bind(scope)));
    return {
      amend: (before) => {
        const last = before.at(-1);
        if (last?.do === "clash" && last.lose === undefined)
          return [...before.slice(0, -1), { ...last, lose: effects }];
        const done = last?.do === "may" ? last.effects.at(-1) : undefined;
        if (last?.do === "may" && last.otherwise === undefined && done?.do === "if" && done.condition.if === "did")
          return [
            ...before.slice(0, -1),
            {
              ...last,
              effects: [...last.effects.slice(0, -1), { ...done, otherwise: effects }],
              otherwise: effects,
            },
          ];
        if (last?.do === "pay" && last.optional && last.paid !== undefined && last.unpaid === undefined)
          return [...before.slice(0, -1), { ...last, unpaid: effects }];
        return last?.do === "if" && last.otherwise === undefined
          ? [...before.slice(0, -1), { ...last, otherwise: effects }]
          : unbound("otherwise than what?");
      },
    };
  }),
  ...(["you search your", "you searched your", "they search their"] as const).map((words) =>
    deferred(`if ${words} library this way, {then}.`, { then: clause }, ({ then }, scope) => {
      const effects = only(then.bind(scope));
      return {
        amend: (before) => {
          const search = flat(before).findLast((one) => one.do === "search") ?? unbound("no search before it");
          if ((search.who.who === "you") !== words.startsWith("you")) unbound("searched by somebody else");
          // 701.19b: searched all the same where nothing was found.
          const name = `${scope.noteOf(search)} searched`;
          return [...before, { do: "if", condition: { if: "did", name }, then: effects }];
        },
      };
    }),
  ),
];
