import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { objects } from "../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Instruction } from "../meanings.ts";
import { enchantedPlayer } from "../nouns/host.ts";
import { isPersonal, self } from "../nouns/self.ts";
import { playerChosen } from "./chosenPlayer.ts";
import { had } from "./measures.ts";
import { isSeveral } from "./several.ts";
import { onlyLeader } from "./superlatives.ts";
import { opponents, telling } from "./telling.ts";
import { eachOfThose } from "./those.ts";
import { asActivated, current, hasMore, playerTest } from "./traits.ts";

/** Players as they stand in a sentence: "you", "target player", "each opponent", "its controller". */

const { rule, deferred } = rulesFor<Players>();

export function targetPlayer(scope: Scope, who: Players, max = 1, min = max): Players {
  const slot = scope.addTarget({ count: { min, max }, of: [{ target: "player", who }] });
  const ref: Players = { who: "target", slot };
  scope.mentionPlayer(ref, max > 1 ? "many" : "one");
  return ref;
}

function otherTargetPlayer(scope: Scope, who: Players, otherThan: readonly number[]): Players {
  const slot = scope.addTarget({ count: { min: 1, max: 1 }, of: [{ target: "player", who }], otherThan });
  return mentioned(scope, { who: "target", slot });
}

/** Any number of them, each of whom acts for themselves (101.4). */
export function targetPlayers(scope: Scope, who: Players): Players {
  const slot = scope.addTarget({ count: { min: 0 }, of: [{ target: "player", who }] });
  return mentioned(scope, { who: "union", of: [{ who: "target", slot }] }, "many");
}
/** Spoken of from now on as "that player" or "they". */
function mentioned(scope: Scope, ref: Players, number: "one" | "many" = "one"): Players {
  scope.mentionPlayer(ref, number);
  return ref;
}

/** Of each of several: it is somebody else. */
const isNot = (other: Players): Condition => ({ if: "not", of: { if: "samePlayer", one: { who: "current" }, other } });
const each: Players = { who: "each" };
const opponentsOf = (of: Players): Players => (of.who === "you" ? opponents : { who: "opponentsOf", of });

/** Of a target that may be a player or a permanent: that player, or who controls it. */
function targetOrController(scope: Scope): Players {
  const ref = scope.playerPronoun();
  if (ref.who !== "target") return unbound("no target that may be either");
  const either: Players = {
    who: "union",
    of: [
      ref,
      {
        who: "controllerOf",
        of: { what: "those", of: { what: "target", slot: ref.slot }, filter: { is: "inZone", zone: "battlefield" } },
      },
    ],
  };
  return mentioned(scope, either);
}

const single: Phrase<Players> = oneOf(() => [
  rule("target player", {}, (_, scope) => targetPlayer(scope, { who: "each" })),
  rule("target opponent", {}, (_, scope) => targetPlayer(scope, opponents)),
  rule("up to one target player", {}, (_, scope) => targetPlayer(scope, { who: "each" }, 1, 0)),
  rule("up to one target opponent", {}, (_, scope) => targetPlayer(scope, opponents, 1, 0)),
  rule("each player", {}, (_, scope) => mentioned(scope, { who: "each" }, "many")),
  // 102.3
  rule("each player on your team", {}, (_, scope) =>
    mentioned(scope, { who: "union", of: [{ who: "you" }, { who: "teammates" }] }, "many"),
  ),
  rule("each of your teammates", {}, (_, scope) => mentioned(scope, { who: "teammates" }, "many")),
  // 109.5: of several that one player controls.
  rule("their controller", {}, (_, scope) => {
    const of = scope.pronoun("many", [], "property");
    const slot = of.what === "target" ? scope.targets[of.slot] : undefined;
    return slot?.together?.all === "sameController" ? { who: "controllerOf", of } : unbound("several controllers");
  }),
  rule("(each opponent|each of your opponents)", {}, (_, scope) => mentioned(scope, opponents, "many")),
  // Other than the one spoken of, if any: "Whenever a player casts a spell, each other player ...".
  rule("each other player", {}, (_, scope) => {
    const than: Players = scope.attempt(() => scope.playerPronoun("one")) ?? { who: "you" };
    return mentioned(scope, { who: "others", than }, "many");
  }),
  rule("each other opponent", {}, (_, scope) => {
    return mentioned(scope, { who: "those", of: opponents, where: isNot(scope.playerPronoun()) }, "many");
  }),
  rule("each player (other than|except) {who}", { who: single }, ({ who }, scope) =>
    isSeveral(who) ? unbound("other than which?") : mentioned(scope, { who: "others", than: who }, "many"),
  ),
  ...(["player", "opponent"] as const).map((word) =>
    rule(`target ${word} other than {who}`, { who: single }, ({ who }, scope) => {
      if (isSeveral(who)) return unbound("other than which?");
      const of: Players = word === "player" ? { who: "each" } : opponents;
      return targetPlayer(scope, { who: "those", of, where: isNot(who) });
    }),
  ),
  // 115.3: than those chosen before; else than the one spoken of, or than you.
  ...(["player", "opponent"] as const).map((word) =>
    rule(`another target ${word}`, {}, (_, scope) => {
      const earlier = scope.targets.flatMap((slot, i) => (slot.of.some((one) => one.target === "player") ? [i] : []));
      const of: Players = word === "player" ? { who: "each" } : opponents;
      if (earlier.length > 0) return otherTargetPlayer(scope, of, earlier);
      const than: Players = scope.attempt(() => scope.playerPronoun("one")) ?? { who: "you" };
      return targetPlayer(scope, { who: "those", of, where: isNot(than) });
    }),
  ),
  ...(
    [
      ["player", { who: "each" }],
      ["opponent", opponents],
    ] as const
  ).map(([word, who]) =>
    rule(`target ${word} chosen at random`, {}, (_, scope) => {
      const slot = scope.addTarget({ count: { min: 1, max: 1 }, of: [{ target: "player", who }], random: true });
      return mentioned(scope, { who: "target", slot });
    }),
  ),
  ...(
    [
      ["a player", { who: "each" }],
      ["an opponent", opponents],
    ] as const
  ).map(([words, from]) =>
    rule(`${words} chosen at random`, {}, (_, scope) => mentioned(scope, { who: "chosen", from, random: true })),
  ),
  // 701.32: of each vote in turn.
  rule("the voter", {}, (_, scope) =>
    scope.perVote === undefined ? unbound("of no vote") : mentioned(scope, { who: "current" }),
  ),
  // Who chose a target, and whom they chose.
  rule("the first player", {}, (_, scope) => mentioned(scope, chosenBy(scope).by)),
  rule("the second player", {}, (_, scope) => mentioned(scope, { who: "target", slot: chosenBy(scope).slot })),
  rule("each friend", {}, (_, scope) => mentioned(scope, scope.friends ?? unbound("nobody is a friend"))),
  rule("each foe", {}, (_, scope) =>
    mentioned(scope, { who: "others", than: scope.friends ?? unbound("nobody is a foe") }),
  ),
  // From then on "the difference" is how many fewer each of them has.
  rule(
    "each player with fewer {had} than the player with the most {same}",
    { had, same: had },
    ({ had, same }, scope) => {
      if (!sameData(had(current), same(current))) unbound("the most of something else");
      const most: Amount = { amount: "amongPlayers", by: "greatest", of: { who: "each" }, value: had(current) };
      scope.tell({ difference: { amount: "minus", from: most, of: had(current) } });
      const where: Condition = { if: "compare", amount: had(current), value: { compare: "<", to: most } };
      return mentioned(scope, { who: "those", of: { who: "each" }, where }, "many");
    },
  ),
  rule("each of that player's opponents", {}, (_, scope) =>
    mentioned(scope, opponentsOf(scope.playerPronoun("one")), "many"),
  ),
  rule("(that|the) (player|opponent)", {}, (_, scope) =>
    scope.players.length === 0 && scope.kept !== undefined ? scope.kept : scope.playerPronoun("one"),
  ),
  onlyLeader,
  rule("(the|) defending player", {}, (_, scope) => mentioned(scope, { who: "defendingPlayer" })),
  rule("(that|the) attacking player", {}, (_, scope) =>
    scope.players.some(({ ref, turn }) => ref.who === "eventPlayer" && !turn)
      ? mentioned(scope, { who: "eventPlayer" })
      : unbound("who attacks?"),
  ),
  rule("each opponent attacking that player", {}, (_, scope) => {
    const attacked = scope.playerPronoun("one");
    const attackers: Filter = {
      is: "and",
      of: [
        { is: "controlledBy", who: { who: "current" } },
        { is: "attackingPlayer", who: attacked },
      ],
    };
    const where: Condition = { if: "exists", what: { what: "all", filter: attackers } };
    return mentioned(scope, { who: "those", of: opponents, where }, "many");
  }),
  ...(["left", "right"] as const).map((side) =>
    rule(`the player to your ${side}`, {}, (_, scope) => mentioned(scope, { who: "beside", side, of: { who: "you" } })),
  ),
  rule("(the active player|the player whose turn it is)", {}, (_, scope) => mentioned(scope, { who: "activePlayer" })),
  ...["planeswalker", "permanent", "creature"].flatMap((noun) =>
    [`that player or that ${noun}'s controller`, `that ${noun}'s controller or that player`].map((words) =>
      rule(words, {}, (_, scope) => {
        scope.pronoun("one", [noun], "property");
        return targetOrController(scope);
      }),
    ),
  ),
  enchantedPlayer,
  rule("(an opponent|an opponent of your choice)", {}, (_, scope) =>
    mentioned(scope, { who: "chosen", from: opponents }),
  ),
  rule("a player of your choice", {}, (_, scope) => mentioned(scope, { who: "chosen", from: { who: "each" } })),
  rule("the chosen player", {}, (_, scope) => {
    const slot = scope.targets.findIndex(({ of }) => of.every((one) => one.target === "player"));
    if (slot >= 0 && /\bchoose (?:another )?target (?:player|opponent)\b/i.test(scope.face.text))
      return mentioned(scope, { who: "target", slot });
    return scope.inQuote || playerChosen(scope.face.text)
      ? mentioned(scope, { who: "chosenForSelf" })
      : unbound("no player was chosen");
  }),
  ...(["controller", "owner"] as const).map((of) =>
    deferred(`({what} 's ${of}|the ${of} of {what})`, { what: objects.one }, ({ what }, scope) =>
      isPersonal(what)
        ? unbound("his or her, then")
        : mentioned(scope, { who: `${of}Of`, of: scope.asItWas(() => what.bind(scope)) }),
    ),
  ),
  rule("its controller", {}, (_, scope) =>
    mentioned(scope, { who: "controllerOf", of: scope.pronoun("one", [], "property") }),
  ),
  rule("its owner", {}, (_, scope) => mentioned(scope, { who: "ownerOf", of: scope.pronoun("one", [], "property") })),
  ...(
    [
      ["opponent", { who: "opponents" }],
      ["player", { who: "each" }],
    ] as const
  ).map(([word, of]) =>
    rule(
      `target ${word} who {test} as you (activate|activated) this ability`,
      { test: asActivated },
      ({ test }, scope) => {
        const slot = scope.addTarget({
          count: { min: 1, max: 1 },
          of: [{ target: "player", who: { who: "those", of, where: test }, asChosen: true }],
        });
        return mentioned(scope, { who: "target", slot });
      },
    ),
  ),
  ...(
    [
      ["opponent", opponents],
      ["player", { who: "each" }],
    ] as const
  ).flatMap(([word, of]) => [
    rule(`each other ${word} {which}`, { which: telling(playerTest.one, of) }, ({ which }, scope) => {
      const than: Players = scope.attempt(() => scope.playerPronoun("one")) ?? { who: "you" };
      const others: Players = word === "player" ? { who: "others", than } : { who: "those", of, where: isNot(than) };
      return { who: "those", of: others, where: which };
    }),
    rule(`target ${word} {which}`, { which: telling(playerTest.one, of) }, ({ which }, scope) =>
      targetPlayer(scope, { who: "those", of, where: which }),
    ),
    rule(`each ${word} {which}`, { which: telling(playerTest.one, of) }, ({ which }) => ({
      who: "those",
      of,
      where: which,
    })),
  ]),
  ...(
    [
      ["opponent", opponents],
      ["player", each],
    ] as const
  ).map(([word, of]) =>
    rule(`target ${word} dealt damage by {self} this turn`, { self }, (_, scope) => {
      const dealt = { on: "damage", source: { is: "self" }, to: { players: current } } as const;
      return targetPlayer(scope, { who: "those", of, where: { if: "happened", event: dealt } });
    }),
  ),
  rule("each player (other than|except) you {which}", { which: telling(playerTest.one, each) }, ({ which }) => ({
    who: "those",
    of: { who: "others", than: { who: "you" } },
    where: which,
  })),
]);

/** The target player whom another player chose (601.2c). */
function chosenBy({ targets }: Scope): { readonly by: Players; readonly slot: number } {
  const slot = targets.findIndex(({ of, by }) => by !== undefined && of.every(({ target }) => target === "player"));
  const by = targets[slot]?.by;
  return by === undefined ? unbound("nobody chose another player") : { by, slot };
}
const plural: Phrase<Players> = oneOf(() => [
  words([["you", { who: "you" }]]),
  rule("they", {}, (_, scope) => scope.playerPronoun()),
  rule("your opponents", {}, (_, scope) => mentioned(scope, opponents, "many")),
  rule("you and {who} (each|both)", { who: single }, ({ who }, scope) =>
    mentioned(scope, { who: "union", of: [{ who: "you" }, who] }, "many"),
  ),
  ...(["players", "opponents"] as const).flatMap((word) => {
    const who = word === "players" ? each : opponents;
    return [
      rule(`two target ${word} (each|)`, {}, (_, scope) => targetPlayer(scope, who, 2)),
      rule(`up to two target ${word} each`, {}, (_, scope) => targetPlayer(scope, who, 2, 0)),
    ];
  }),
  // Those to whose libraries something was put.
  rule("those players", {}, (_, scope) => {
    const put = scope.recent.at(-1);
    if (put?.do !== "move" || put.to.zone !== "library") return unbound("which players?");
    return mentioned(scope, { who: "ownerOf", of: { what: "noted", name: scope.noteOf(put) } }, "many");
  }),
  ...(["players", "opponents"] as const).map((word) =>
    rule(`any number of target ${word} each`, {}, (_, scope) =>
      targetPlayers(scope, word === "players" ? each : opponents),
    ),
  ),
]);

export const playerForms: readonly Forms<Players>[] = [
  { one: single, many: plural },
  { one: eachOfThose, many: oneOf(() => []) },
];

/** Possessives: whose hand, library, graveyard, life total, turn. */
export const possessives: readonly Phrase<Players>[] = [
  words([["your", { who: "you" }]]),
  rule("{who} 's", { who: single }, ({ who }) => who),
  rule("their", {}, (_, scope) => scope.playerPronoun()),
  rule("their controllers '", {}, (_, scope) => ({ who: "controllerOf", of: scope.pronoun("many", [], "property") })),
  rule("your opponents '", {}, () => opponents),
];

/** 603.3d: a target that another player chooses among their own opponents. */
export const choosesOpponent: Phrase<Instruction> = rulesFor<Instruction>().rule(
  "that player chooses target player who {test} than they do and is their opponent.",
  { test: hasMore },
  ({ test }, scope) => {
    const by = scope.playerPronoun("one");
    scope.addTarget({
      count: { min: 1, max: 1 },
      of: [{ target: "player", who: { who: "those", of: opponentsOf(by), where: test(by) } }],
      by,
    });
    return [];
  },
);
