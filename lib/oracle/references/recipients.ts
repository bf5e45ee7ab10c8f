import type { TargetClass, TargetSlot } from "../../engine/abilities/ability.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players, Range, Recipients } from "../../engine/abilities/references.ts";
import { sameData, someNode } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, players, range } from "../hubs.ts";
import { many, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { everything } from "../nouns/everything.ts";
import { and, kindsNamed, not } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { bareUnits } from "../nouns/units.ts";
import { all } from "./all.ts";
import { enchanted, namedItself } from "./named.ts";
import { pronouns } from "./pronouns.ts";
import { classOf, exactlyOne, plural, singular, targets } from "./references.ts";

/** What damage is dealt to and counters are put on: objects, players or either (120.1, 115.4). */

const anyTarget: readonly TargetClass[] = [
  {
    target: "object",
    filter: {
      is: "or",
      of: [
        { is: "type", type: "creature" },
        { is: "type", type: "planeswalker" },
        { is: "type", type: "battle" },
      ],
    },
  },
  { target: "player", who: { who: "each" } },
];

/** "Any other target": than what deals the damage, where nothing else was a target before. */
function butFor(theme: Objects): readonly TargetClass[] {
  if (theme.what === "all" || theme.what === "chosen") return unbound("other than which of them?");
  const other: Filter = theme.what === "self" ? { is: "another" } : not({ is: "among", of: theme });
  return anyTarget.map((one) => (one.target === "object" ? { ...one, filter: and([other, one.filter]) } : one));
}

/** What it can be called by: the types and subtypes it must have one of. */
const kindsOf = (one: TargetClass): readonly string[] =>
  one.target === "object" ? [...kindsNamed(one.filter), "permanent"] : [];

function mixedTarget(
  scope: Scope,
  of: readonly TargetClass[],
  count: Range,
  more: Partial<TargetSlot> = {},
): Recipients {
  const slot = scope.addTarget({ count, of, ...more });
  const objects: Objects = { what: "target", slot };
  const who: Players = { who: "target", slot };
  const number = count.max === 1 ? "one" : "many";
  scope.mention({ ref: objects, number, nouns: of.flatMap(kindsOf) });
  scope.mentionPlayer(who, number);
  return { objects, players: who };
}

/** 115.3: the targets before, which it cannot be. */
const otherTargets = ({ targets }: Scope): readonly number[] =>
  targets.length === 0 ? unbound("other than which?") : [...targets.keys()];

/** "Choose any target": what it is called from then on is "that permanent or player". */
export const chosenTarget = (scope: Scope, count: Range = exactlyOne): Recipients =>
  mixedTarget(scope, anyTarget, count);

const { rule: recipients } = rulesFor<Recipients>();
const playerClass = (who: Players): TargetClass => ({ target: "player", who });

/** What damage is dealt to and counters are put on: objects, players or either. */
export const recipient: Phrase<Recipients> = oneOf(() => [
  recipients("any target", {}, (_, scope) => mixedTarget(scope, anyTarget, exactlyOne)),
  recipients("any target chosen at random", {}, (_, scope) =>
    mixedTarget(scope, anyTarget, exactlyOne, { random: true }),
  ),
  recipients("a {what} chosen at random", { what: permanents.one }, ({ what }, scope) => {
    const ref: Objects = { what: "chosen", filter: what.filter, count: exactlyOne, random: true };
    scope.mention({ ref, number: "one", nouns: what.nouns });
    return { objects: ref };
  }),
  recipients("any target of their choice", {}, (_, scope) =>
    mixedTarget(scope, anyTarget, exactlyOne, { by: scope.playerPronoun("one") }),
  ),
  recipients("any target of an opponent's choice", {}, (_, scope) =>
    mixedTarget(scope, anyTarget, exactlyOne, { by: { who: "chosen", from: { who: "opponents" } } }),
  ),
  recipients("any other target", {}, (_, scope) => {
    if (scope.targets.length === 0) return mixedTarget(scope, butFor(scope.theme), exactlyOne);
    const before = scope.objects.at(-1);
    const whom = mixedTarget(scope, anyTarget, exactlyOne, { otherThan: [...scope.targets.keys()] });
    // It may be a player: what "it" is from then on is still what deals the damage.
    if (before !== undefined && sameData(before.ref, scope.theme)) scope.mention(before);
    return whom;
  }),
  recipients("(another target|a third target)", {}, (_, scope) =>
    mixedTarget(scope, anyTarget, exactlyOne, { otherThan: otherTargets(scope) }),
  ),
  recipients("up to one target player or {what}", { what: noun.one }, ({ what }, scope) =>
    mixedTarget(scope, [classOf(what), playerClass({ who: "each" })], { min: 0, max: 1 }),
  ),
  recipients("{range} targets", { range: range.many }, ({ range }, scope) => mixedTarget(scope, anyTarget, range)),
  recipients("up to one target", {}, (_, scope) => mixedTarget(scope, anyTarget, { min: 0, max: 1 })),
  recipients("each of {range} targets", { range: range.many }, ({ range }, scope) =>
    mixedTarget(scope, anyTarget, range),
  ),
  recipients("each of {range} other targets", { range: range.many }, ({ range }, scope) =>
    mixedTarget(scope, anyTarget, range, { otherThan: otherTargets(scope) }),
  ),
  recipients("the player or planeswalker (it's|that creature is) attacking", {}, (_, scope) =>
    scope.objects.some(({ ref }) => ref.what === "event" && ref.role === "object")
      ? { objects: { what: "event", role: "other" }, players: { who: "eventOther" } }
      : unbound("what attacks?"),
  ),
  ...(
    [
      ["planeswalker", "player or planeswalker"],
      ["creature", "creature or player"],
      [undefined, "(permanent or player|player or permanent)"],
    ] as const
  ).map(([type, words]) =>
    recipients(`that ${words}`, {}, (_, scope) => {
      const who = scope.playerPronoun();
      const slot = who.who === "target" ? scope.targets[who.slot] : undefined;
      if (who.who !== "target" || slot === undefined || slot.of.every((one) => one.target === "player"))
        return unbound("no target that may be either");
      const isOfType = (filter: Filter): boolean => filter.is === "type" && filter.type === type;
      if (type !== undefined && !someNode("targetSlot", slot, { filter: isOfType }))
        return unbound(`no ${type} can be the target`);
      // 115.4: "any target" may be what these words leave out.
      if (type === "planeswalker" && someNode("targetSlot", slot, { filter: isCreature }))
        unbound("it may be a creature");
      return { objects: { what: "target", slot: who.slot }, players: who };
    }),
  ),
  // 115.4: of several targets that may be either.
  recipients("(each of them|each of those permanents and/or players)", {}, (_, scope) => {
    const who = scope.playerPronoun("many");
    const slot = who.who === "target" ? scope.targets[who.slot] : undefined;
    if (who.who !== "target" || slot?.of.every((one) => one.target === "player") !== false)
      return unbound("no targets that may be either");
    return { objects: { what: "target", slot: who.slot }, players: who };
  }),
  recipients("(himself|herself)", {}, (_, scope) =>
    scope.theme.what === "self" ? { objects: scope.theme } : unbound("who?"),
  ),
  recipients("itself", {}, (_, scope) => ({
    objects: scope.theme.what === "all" ? { what: "current" } : scope.theme,
  })),
  recipients("{a} and {b}", { a: oneRecipient, b: oneRecipient }, ({ a, b }) => joinedRecipients(a, b)),
  recipients("each of {what}", { what: plural }, ({ what }, scope) =>
    what.what === "target" && scope.targets[what.slot]?.of.some((one) => one.target === "player")
      ? unbound("they may be players")
      : { objects: what },
  ),
  // Of those who were asked one after the other.
  ...(
    [
      ["opponent", "opponents"],
      ["player", "each"],
    ] as const
  ).map(([word, who]) =>
    recipients(
      `each ${word} who {did}`,
      {
        did: words([
          ["did", true],
          ["didn't", false],
        ]),
      },
      ({ did }, scope) => {
        const { offered } = scope;
        if (offered?.who.who !== who) return unbound("who was asked?");
        const noted: Players = { who: "noted", name: scope.noteOf(offered) };
        const where: Condition = { if: "not", of: { if: "samePlayer", one: { who: "current" }, other: noted } };
        return { players: did ? noted : { who: "those", of: offered.who, where } };
      },
    ),
  ),
  recipients("each of your opponents", {}, () => ({ players: { who: "opponents" } })),
  recipients("target {what} or player", { what: noun.one }, ({ what }, scope) =>
    mixedTarget(scope, [classOf(what), playerClass({ who: "each" })], exactlyOne),
  ),
  recipients("target player or {what}", { what: noun.one }, ({ what }, scope) =>
    mixedTarget(scope, [classOf(what), playerClass({ who: "each" })], exactlyOne),
  ),
  // Of several kinds of permanents, or a player.
  ...(
    [
      ["player", { who: "each" }],
      ["opponent", { who: "opponents" }],
    ] as const
  ).flatMap(([word, who]) => [
    recipients(`target {kinds}, or ${word}`, { kinds: many(bareUnits.one, ",") }, ({ kinds }, scope) =>
      kinds.length < 2
        ? unbound("said above")
        : mixedTarget(
            scope,
            [...kinds.map(({ filter }) => classOf({ filter, nouns: [] })), playerClass(who)],
            exactlyOne,
          ),
    ),
    recipients(`target ${word}, {one}, or {other}`, { one: noun.one, other: noun.one }, ({ one, other }, scope) =>
      mixedTarget(scope, [classOf(one), classOf(other), playerClass(who)], exactlyOne),
    ),
  ]),
  recipients("target opponent or {what}", { what: noun.one }, ({ what }, scope) =>
    mixedTarget(scope, [classOf(what), playerClass({ who: "opponents" })], exactlyOne),
  ),
  recipients("{what}", { what: oneOf(() => [singular, plural]) }, ({ what }) => ({ objects: what })),
  recipients("{who}", { who: oneOf(() => [players.one, players.many]) }, ({ who }) => ({ players: who })),
  recipients("them", {}, (_, scope) =>
    scope.objects.some((one) => one.number === "many")
      ? unbound("they are objects")
      : { players: scope.playerPronoun() },
  ),
  // 608.2d
  ...(
    [
      ["player", { who: "each" }],
      ["opponent", { who: "opponents" }],
    ] as const
  ).map(([word, who]) =>
    recipients(`a {what} or ${word}`, { what: permanents.one }, ({ what }) => ({
      ...{ objects: everything(what), players: who, one: true },
    })),
  ),
  recipients("you and/or {what}", { what: noun.many }, ({ what }) => ({
    players: { who: "you" },
    objects: everything(what),
  })),
]);
/** One of two that are told of together: "each creature and each planeswalker", "you and each creature you control". */
const oneRecipient: Phrase<Recipients> = oneOf(() => [
  ...(
    [
      ["player", { who: "each" }],
      ["opponent", { who: "opponents" }],
    ] as const
  ).map(([word, who]) =>
    recipients(`target ${word} or {what}`, { what: noun.one }, ({ what }, scope) =>
      mixedTarget(scope, [classOf(what), playerClass(who)], exactlyOne),
    ),
  ),
  recipients(
    "{what}",
    { what: oneOf(() => [eachKind, pronouns.one, pronouns.many, namedItself, enchanted, targets.one, exactlyAll]) },
    ({ what }) => ({ objects: what }),
  ),
  recipients("{who}", { who: oneOf(() => [players.one, players.many]) }, ({ who }) => ({ players: who })),
]);
const isCreature = (filter: Filter): boolean => filter.is === "type" && filter.type === "creature";
const exactlyAll: Phrase<Objects> = oneOf(() => [all.many]);
const eachKind: Phrase<Objects> = oneOf(() => [all.one]);

function joinedRecipients(a: Recipients, b: Recipients): Recipients {
  if (a.objects?.what === "target" && someNode("objects", b.objects, { filter: ({ is }) => is === "another" }))
    return unbound("other than the target, not than self");
  const objects = [a.objects, b.objects].filter((one) => one !== undefined);
  const players = [a.players, b.players].filter((one) => one !== undefined);
  return {
    ...(objects.length === 0
      ? {}
      : { objects: objects.length === 1 ? (objects[0] as Objects) : { what: "union", of: objects } }),
    ...(players.length === 0
      ? {}
      : { players: players.length === 1 ? (players[0] as Players) : { who: "union", of: players } }),
  };
}
