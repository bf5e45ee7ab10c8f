import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { clause, costClause } from "../../hubs.ts";
import { type Phrase, rulesFor, type Tree, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { only } from "../clauses/follow.ts";
import { lookedAtBefore } from "../clauses/if.ts";
import { causative, compound, playerVerbs, saidOf } from "../clauses/subjects.ts";
import { payment } from "../clauses/unless.ts";

/** "Any player may ... If a player does, ...": each is asked in turn order (101.4), and what comes of it comes once. */

const { deferred } = rulesFor<Instruction>();
const who = words<Players>([
  ["any player", { who: "each" }],
  ["any opponent", { who: "opponents" }],
  ["any other player", { who: "others", than: { who: "you" } }],
]);
/** "Any other player" than the one spoken of, if any. */
function asks(who: Tree<Players>, scope: Scope): Players {
  const players = who.bind(scope);
  if (players.who !== "others") return players;
  return { who: "others", than: scope.attempt(() => scope.playerPronoun("one")) ?? { who: "you" } };
}
/** Whether it comes of somebody's doing it, or of nobody's. */
const whether = words<boolean>([
  ["if a player does", true],
  ["if any player does", true],
  ["if they do", true],
  ["if no one does", false],
  ["if no player does", false],
]);

/** What each of them is asked to do, as "current". */
function asked(who: Players, scope: Scope, bind: () => Instruction): Effect {
  const targets = scope.targets.length;
  scope.mentionPlayer({ who: "current" });
  const effects = only(bind());
  scope.tell({ players: scope.players.filter((one) => one.ref.who !== "current") });
  return scope.targets.length === targets
    ? { do: "may", who, effects }
    : unbound("each of several would choose targets");
}

interface Outcome {
  readonly whether: Tree<boolean>;
  readonly then: Tree<Instruction>;
}
function outcome(scope: Scope, { whether, then }: Outcome, ask: () => Effect): readonly Effect[] {
  const { objects } = scope;
  const effect = ask();
  const did = { if: "did", name: scope.noteOf(effect) } as const;
  const isDone = whether.bind(scope);
  const condition = isDone ? did : ({ if: "not", of: did } as const);
  const { players } = scope;
  // What comes of it is no player's doing: "it" is what was spoken of before they were asked; "that player" is who does.
  const what = scope.within({ objects, players }, () => {
    if (isDone) scope.mentionPlayer({ who: "noted", name: did.name });
    return only(then.bind(scope));
  });
  scope.tell({ beforeThen: objects });
  return [effect, { do: "if", condition, then: what }];
}

/** 118.12a: what is done unless one of them pays. */
export const unlessAnybody: readonly Phrase<Instruction>[] = [
  "{then} unless {who} pays {cost}",
  "unless {who} pays {cost}, {then}",
].map((words) =>
  deferred(words, { then: compound, who, cost: costClause }, ({ then, who, cost }, scope) => {
    const before = scope.objects;
    const effects = only(then.bind(scope));
    const ask: Effect = {
      do: "pay",
      who: asks(who, scope),
      ...payment(lookedAtBefore(cost, before, scope), scope),
      optional: true,
    };
    return [ask, { do: "if", condition: { if: "not", of: { if: "did", name: scope.noteOf(ask) } }, then: effects }];
  }),
);

/** "Then if any player pays {2}, discard three cards.": each of them may. */
const ifAnybody: readonly Phrase<Instruction>[] = ["", "then "].map((first) =>
  deferred(
    `${first}if {who} pays {cost}, {then}.`,
    { who, cost: costClause, then: clause },
    ({ who, cost, then }, scope) => {
      const ask: Effect = { do: "pay", who: asks(who, scope), ...payment(cost.bind(scope), scope), optional: true };
      const condition = { if: "did", name: scope.noteOf(ask) } as const;
      return [ask, { do: "if", condition, then: only(then.bind(scope)) }];
    },
  ),
);

export const anybodySentences: readonly Phrase<Instruction>[] = [
  ...ifAnybody,
  ...["", "then "].flatMap((first) => [
    deferred(
      `${first}{who} may {verb}. {whether}, {then}.`,
      { who, verb: playerVerbs.many, whether, then: clause },
      ({ who, verb, whether, then }, scope) =>
        outcome(scope, { whether, then }, () =>
          asked(asks(who, scope), scope, () => saidOf(verb, { who: "current" }, scope)),
        ),
    ),
    deferred(
      `${first}{who} may have {clause}. {whether}, {then}.`,
      { who, clause: causative, whether, then: clause },
      ({ who, clause, whether, then }, scope) =>
        outcome(scope, { whether, then }, () => asked(asks(who, scope), scope, () => clause.bind(scope))),
    ),
    deferred(
      `${first}{who} may pay {cost}. {whether}, {then}.`,
      { who, cost: costClause, whether, then: clause },
      ({ who, cost, whether, then }, scope) =>
        outcome(scope, { whether, then }, () => ({
          do: "pay",
          who: asks(who, scope),
          ...payment(cost.bind(scope), scope),
          optional: true,
        })),
    ),
  ]),
];
