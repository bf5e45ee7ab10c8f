import { CARD_TYPES } from "../../../cards/schema.ts";
import type { EventPattern } from "../../../engine/abilities/events.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Players } from "../../../engine/abilities/references.ts";
import { compareTo, plainCompare, stat } from "../../amounts/amounts.ts";
import { unbound } from "../../bind/unbound.ts";
import { noun, objects, players } from "../../hubs.ts";
import { list, oneOf, type Phrase, printed, rulesFor } from "../../kernel/index.ts";
import { playerChosen } from "../../players/chosenPlayer.ts";
import { playerTest } from "../../players/traits.ts";
import { everything } from "../everything.ts";
import { and, not, or } from "../filters.ts";
import { onlyHost } from "../host.ts";
import { ofSources, ofTargets } from "../kinds.ts";
import { narrowed, type Post } from "../narrowing.ts";
import { itself, self, selfOrGranter } from "../self.ts";
import { tappedForIt } from "../tappedFor.ts";
import { among, anyOf, likened, pronounOf, shared, YOUR_COMMANDER, YOUR_COMMANDERS } from "./among.ts";
import { butNot, kindOfDamage } from "./that.ts";

/** What closes a description: "you control", "in your graveyard", "of the chosen type". */

const { rule: post, deferred: latePost } = rulesFor<Post>();

export const MONARCH: Players = {
  who: "those",
  of: { who: "each" },
  where: { if: "designation", of: { who: "current" }, designation: "monarch" },
};

const exiledWithSelf: Post = (noun) =>
  noun.card === true && noun.in === undefined
    ? { ...noun, in: "exile", filter: and([noun.filter, { is: "among", of: { what: "linked", name: "exiled" } }]) }
    : unbound("cards are exiled");

/** "creature you control other than this creature": more may be said after it. */
export const butItself: Phrase<Post> = post("other than {what}", { what: itself }, ({ what }) =>
  narrowed(not(among(what))),
);
const butThat: Phrase<Post> = post("other than {what}", { what: objects.one }, ({ what }) =>
  narrowed(not(among(what))),
);

/** These end in a noun of their own: whatever comes after belongs to that. */
export const closing: Phrase<Post> = oneOf(() => [
  ...tappedForIt,
  // Among all that are so besides.
  ...(
    [
      ["(greatest|highest)", "greatest"],
      ["(least|lowest)", "least"],
    ] as const
  ).map(([words, is]) =>
    post(`with the ${words} {stat}`, { stat }, ({ stat }) => (noun) => ({
      ...noun,
      filter: and([noun.filter, { is, stat, among: everything(noun) }]),
    })),
  ),
  latePost("with {stat} {value}", { stat, value: compareTo }, ({ stat, value }, scope) =>
    printed(value).includes("its")
      ? unbound("its is said of the noun itself")
      : narrowed({ is: "stat", stat: stat.bind(scope), value: value.bind(scope) }),
  ),
  // 702.29c: a card that is cycled is discarded.
  post(
    "(that you|you) (cycled or discarded|discarded) this turn",
    {},
    () => (noun) =>
      noun.card === true && noun.in === "graveyard"
        ? narrowed({ is: "history", event: { on: "discard", who: { who: "you" } } })(noun)
        : unbound("where are they?"),
  ),
  post("(that each have|that have|with) a basic land type", {}, () =>
    narrowed(or(["Plains", "Island", "Swamp", "Mountain", "Forest"].map((one) => ({ is: "subtype", subtype: one })))),
  ),
  // 109.4: of whoever controls it.
  post("whose controller {test}", { test: playerTest.one }, ({ test }) =>
    narrowed({ is: "controlledBy", who: { who: "those", of: { who: "each" }, where: test } }),
  ),
  // Of several, said of each.
  latePost(
    "(each with|that each have|that have) {stat} {value}",
    { stat, value: compareTo },
    ({ stat, value }, scope) => narrowed({ is: "stat", stat: stat.bind(scope), value: value.bind(scope) }),
  ),
  post("(each with|that each have|that have) {stat} {value}", { stat, value: plainCompare }, ({ stat, value }) =>
    narrowed({ is: "stat", stat, value }),
  ),
  post(
    "with {stats} {value}",
    { stats: list(stat, { last: [", or"], pair: ["or"] }), value: oneOf(() => [plainCompare, compareTo]) },
    ({ stats, value }) => narrowed(or(stats.map((stat) => ({ is: "stat", stat, value })))),
  ),
  post("with the (greatest|highest) {stat} among {what}", { stat, what: noun.many }, ({ stat, what }) =>
    narrowed({ is: "greatest", stat, among: everything(what) }),
  ),
  post("with the (least|lowest) {stat} among {what}", { stat, what: noun.many }, ({ stat, what }) =>
    narrowed({ is: "least", stat, among: everything(what) }),
  ),
  post("attached to {what}", { what: objects.one }, ({ what }) => narrowed({ is: "attachedTo", object: what })),
  // 608.2h: as it last was.
  post("that was attached to {what}", { what: objects.one }, ({ what }) =>
    narrowed({ is: "attachedTo", object: what }),
  ),
  // 303.4: Curses.
  post("attached to them", {}, (_, scope) =>
    scope.objects.some(({ number }) => number === "many")
      ? unbound("they are objects")
      : narrowed({ is: "attachedToPlayer", who: scope.playerPronoun() }),
  ),
  post("attached to {what}", { what: objects.many }, ({ what }) =>
    what.what === "all" ? unbound("told by a noun") : narrowed({ is: "attachedTo", object: what }),
  ),
  post("attached to {who}", { who: players.one }, ({ who }, scope) => {
    scope.mentionPlayer(who);
    return narrowed({ is: "attachedToPlayer", who });
  }),
  post("attached to you", {}, () => narrowed({ is: "attachedToPlayer", who: { who: "you" } })),
  post("(that's|that are) attached to a {what}", { what: noun.one }, ({ what }) =>
    narrowed({ is: "attachedTo", object: everything(what) }),
  ),
  post("(that's|that are) enchanted by a {what}", { what: noun.one }, ({ what }) =>
    what.nouns.includes("Aura") && what.in === undefined && what.card !== true
      ? narrowed({ is: "hasAttached", filter: what.filter })
      : unbound("only Auras enchant"),
  ),
  post("that are enchanted by {what}", { what: noun.many }, ({ what }) =>
    what.nouns.includes("Aura") && what.in === undefined && what.card !== true
      ? narrowed({ is: "hasAttached", filter: what.filter })
      : unbound("only Auras enchant"),
  ),
  post("attached to a {what}", { what: noun.one }, ({ what }) =>
    narrowed({ is: "attachedTo", object: everything(what) }),
  ),
  post("attached to {what}", { what: noun.many }, ({ what }) =>
    narrowed({ is: "attachedTo", object: everything(what) }),
  ),
  butThat,
  post("other than a {what}", { what: noun.one }, ({ what }) => butNot([what])),
  post("other than {what}", { what: list(noun.many, { last: [", and", ", or"], pair: ["and", "or"] }) }, ({ what }) =>
    butNot(what),
  ),
  post("other than {what}", { what: noun.many }, ({ what }) => butNot([what])),
  post("except for {what}", { what: noun.many }, ({ what }) => butNot([what])),
  post("other than {what} or {self}", { what: objects.one, self }, ({ what }) =>
    narrowed(and([not(among(what)), { is: "another" }])),
  ),
  post("(that's|that are|) blocking {what}", { what: objects.one }, ({ what }) =>
    narrowed({ is: "blocks", object: what }),
  ),
  // 607.2d: of the object itself, which knows who was chosen for it.
  post("the chosen player controls", {}, (_, scope) =>
    scope.inQuote || !playerChosen(scope.face.text)
      ? unbound("chosen for what?")
      : narrowed({ is: "controlledBy", who: { who: "chosenForSelf" } }),
  ),
  post("owned by {who}", { who: players.one }, ({ who }) => narrowed({ is: "ownedBy", who })),
  post("owned by another player", {}, () => narrowed(not({ is: "ownedBy", who: { who: "you" } }))),
  post("you neither own nor control", {}, () =>
    narrowed(and([not({ is: "ownedBy", who: { who: "you" } }), not({ is: "controlledBy", who: { who: "you" } })])),
  ),
  // 722.1: nobody's, where there is no monarch.
  post("the monarch controls", {}, () => narrowed({ is: "controlledBy", who: MONARCH })),
  // 509.1g: what that one blocks.
  post("it's blocking", {}, (_, scope) => narrowed({ is: "blockedBy", object: scope.pronoun("one") })),
  post("{self} is blocking", { self }, () => narrowed({ is: "blockedBy", object: { what: "self" } })),
  post("blocked by {what}", { what: objects.one }, ({ what }) => narrowed({ is: "blockedBy", object: what })),
  post("blocking or blocked by {what}", { what: objects.one }, ({ what }) =>
    narrowed(
      or([
        { is: "blocks", object: what },
        { is: "blockedBy", object: what },
      ]),
    ),
  ),
  post("that targets {self}", { self }, () => narrowed({ is: "targets", objects: { is: "self" } })),
  post("exiled with {self}", { self }, (_, scope) => {
    if (scope.inQuote) unbound("what another ability exiled, in a quote");
    scope.links.used = true;
    return exiledWithSelf;
  }),
  post("exiled with it", {}, (_, scope) => {
    const it = scope.objects.findLast((one) => one.number === "one");
    if (scope.inQuote || (it?.ref.what !== "self" && it?.nouns[0] !== "this")) unbound("exiled with what?");
    scope.links.used = true;
    return exiledWithSelf;
  }),
  // 607.2c
  post("created with (it|{self})", { self: selfOrGranter }, (_, scope) => {
    scope.links.putUsed = true;
    return (noun) =>
      noun.nouns.includes("token") ? narrowed({ is: "linked", name: "put" })(noun) : unbound("only tokens are created");
  }),
  post("put onto the battlefield with {self}", { self: selfOrGranter }, (_, scope) => {
    scope.links.putUsed = true;
    return narrowed({ is: "linked", name: "put" });
  }),
  latePost("with the same name as {what}", { what: objects.one }, ({ what }, scope) =>
    narrowed({ is: "shares", quality: "name", with: likened(what, scope) }),
  ),
  latePost("with the same mana value as {what}", { what: objects.one }, ({ what }, scope) =>
    narrowed({ is: "shares", quality: "manaValue", with: likened(what, scope) }),
  ),
  post("that (target|targets) a {what}", { what: noun.one }, ({ what }) =>
    narrowed({ is: "targets", objects: ofTargets(what) }),
  ),
  ...(
    [
      [" from the battlefield", { from: "battlefield" }],
      [" from anywhere", {}],
      ["", {}],
      [" from your library", { from: "library" }],
      [" from your hand", { from: "hand" }],
    ] as const
  ).map(([words, from]) =>
    post(
      `(that were|that was) put there${words} this turn`,
      {},
      () => (noun) =>
        noun.in === "graveyard"
          ? {
              ...noun,
              filter: and([
                noun.filter,
                { is: "history", event: { on: "move", object: { is: "any" }, ...from, to: "graveyard" } },
              ]),
            }
          : unbound("put where?"),
    ),
  ),
  // 701.13c: as the card that it has become there.
  post(
    "that (was|were) milled this turn",
    {},
    () => (noun) =>
      noun.in === "graveyard"
        ? narrowed({ is: "history", event: { on: "mill" } })(noun)
        : unbound("milled cards are in graveyards"),
  ),
  // 400.7: in a graveyard they are the cards they became there; 700.4: by what they were on the battlefield.
  ...(["your", "a"] as const).flatMap((whose) =>
    (
      [
        [" from the battlefield", { from: "battlefield" }],
        [" from anywhere", {}],
        ["", {}],
        [" from your library", { from: "library" }],
        [" from your hand", { from: "hand" }],
      ] as const
    ).map(([words, from]) =>
      post(
        `that (was|were) put into ${whose} graveyard${words} this turn`,
        {},
        () => (noun) =>
          noun.card === true && noun.in === undefined
            ? {
                ...noun,
                in: "graveyard",
                ...(whose === "your" && { of: { who: "you" } as const }),
                filter: and([
                  noun.filter,
                  { is: "history", event: { on: "move", object: { is: "any" }, ...from, to: "graveyard" } },
                ]),
              }
            : unbound("only cards are there"),
      ),
    ),
  ),
  // What is in a hand still: what was put back and drawn again is another object (400.7).
  post(
    "drawn this turn",
    {},
    () => (noun) =>
      noun.in === "hand"
        ? { ...noun, filter: and([noun.filter, { is: "history", event: { on: "draw" } }]) }
        : unbound("cards are drawn into hands"),
  ),
  post("dealt damage this way", {}, (_, scope) => narrowed(among(scope.dealtDamage()))),
  post("that had (a counter|counters) put on (it|them) this way", {}, (_, scope) => {
    const name = scope.noteOf(scope.thisWay(["putCounters", "proliferate"]));
    return narrowed(among({ what: "noted", name }));
  }),
  post("(dealt damage this turn|that was dealt damage this turn)", {}, () =>
    narrowed({ is: "history", event: { on: "damage", to: { objects: { is: "any" } } } }),
  ),
  post("dealt damage by {host} this turn", { host: onlyHost }, () =>
    narrowed({
      is: "history",
      event: { on: "damage", source: { is: "among", of: { what: "host" } }, to: { objects: { is: "any" } } },
    }),
  ),
  post("whose controller was dealt {kind} by {self} this turn", { kind: kindOfDamage, self }, ({ kind }) =>
    narrowed({
      is: "controlledBy",
      who: {
        who: "those",
        of: { who: "each" },
        where: {
          if: "happened",
          event: { on: "damage", source: { is: "self" }, to: { players: { who: "current" } }, ...kind },
        },
      },
    }),
  ),
  ...(
    [
      ["blocked", (other: Filter): EventPattern => ({ on: "blocks", object: { is: "any" }, other })],
      ["was blocked by", (other: Filter): EventPattern => ({ on: "becomesBlocked", object: { is: "any" }, other })],
    ] as const
  ).flatMap(([words, event]) => [
    post(`that ${words} one of {those} this turn`, { those: objects.many }, ({ those }) =>
      narrowed({ is: "history", event: event(among(those)) }),
    ),
  ]),
  post("dealt damage by {self} this turn", { self }, () =>
    narrowed({ is: "history", event: { on: "damage", source: { is: "self" }, to: { objects: { is: "any" } } } }),
  ),
  post("dealt damage this turn by a {what} you controlled", { what: noun.one }, ({ what }) =>
    narrowed({
      is: "history",
      event: {
        on: "damage",
        source: and([ofSources(what), { is: "controlledBy", who: { who: "you" } }]),
        to: { objects: { is: "any" } },
      },
    }),
  ),
  // Said with the turn that an effect lasts.
  post("dealt damage by {what}", { what: objects.one }, ({ what }) =>
    narrowed({ is: "history", event: { on: "damage", source: among(what), to: { objects: { is: "any" } } } }),
  ),
  post("that (target|targets) one or more {what}", { what: noun.many }, ({ what }) =>
    narrowed({ is: "targets", objects: ofTargets(what) }),
  ),
  post("that targets {what}", { what: noun.one }, ({ what }) => narrowed({ is: "targets", objects: ofTargets(what) })),
  ...(
    [
      ["that (shares|share)", (filter: Filter) => filter],
      ["that (doesn't|don't) share", not],
    ] as const
  ).flatMap(([words, whether]) => [
    latePost(
      `${words} (a|at least one) {quality} with {what}`,
      { quality: shared, what: objects.one },
      ({ quality, what }, scope) =>
        narrowed(whether({ is: "shares", quality: quality.bind(scope), with: likened(what, scope) })),
    ),
    latePost(`${words} a {quality} with {what}`, { quality: shared, what: anyOf }, ({ quality, what }, scope) =>
      narrowed(whether({ is: "shares", quality: quality.bind(scope), with: likened(what, scope) })),
    ),
  ]),
  // "Target artifact or creature ... that shares one of those types with it": of the types that were named.
  latePost("that shares one of those types with it", {}, (_, scope) => {
    const it = scope.objects.findLast(({ number }) => number === "one") ?? unbound("with what?");
    const types = CARD_TYPES.filter((type) => it.nouns.includes(type));
    if (it.ref.what !== "target" || types.length < 2) unbound("which types?");
    return narrowed({ is: "shares", quality: "cardType", with: it.ref, types });
  }),
  // Your commander shares them with itself.
  ...(["that shares", "that share"] as const).map((words) =>
    post(`${words} a {quality} with your commander`, { quality: shared }, ({ quality }) =>
      narrowed(or([{ is: "shares", quality, with: YOUR_COMMANDERS }, YOUR_COMMANDER])),
    ),
  ),
  ...(["that targets only", "that target only"] as const).flatMap((words) => [
    post(`${words} a single permanent or player`, {}, () =>
      narrowed({
        is: "targets",
        objects: { is: "inZone", zone: "battlefield" },
        players: { who: "each" },
        only: true,
      }),
    ),
    post(`${words} {self}`, { self }, () => narrowed({ is: "targets", objects: { is: "self" }, only: true })),
    post(`${words} a (single|) {what}`, { what: noun.one }, ({ what }) =>
      narrowed({ is: "targets", objects: ofTargets(what), only: true }),
    ),
    post(`${words} {what}`, { what: oneOf(() => [pronounOf]) }, ({ what }) =>
      narrowed({ is: "targets", objects: among(what), only: true }),
    ),
  ]),
  latePost("that (has|have) the same name as {what}", { what: anyOf }, ({ what }, scope) =>
    narrowed({ is: "shares", quality: "name", with: likened(what, scope) }),
  ),
  post("that (doesn't|don't) have the same name as a {what}", { what: noun.one }, ({ what }) =>
    narrowed(not({ is: "shares", quality: "name", with: everything(what) })),
  ),
  latePost("with the same name as {what}", { what: anyOf }, ({ what }, scope) =>
    narrowed({ is: "shares", quality: "name", with: likened(what, scope) }),
  ),
]);
