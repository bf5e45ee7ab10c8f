import type { Amount, Stat } from "../../../engine/abilities/amounts.ts";
import type { Destination } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Zone } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { stat } from "../../amounts/amounts.ts";
import { forEach } from "../../amounts/for-each.ts";
import { fraction, rounded, roundedTo } from "../../amounts/rounding.ts";
import { type Scope, unbound } from "../../bind/scope.ts";
import { amount, noun, players, whose } from "../../hubs.ts";
import { type Forms, list, oneOf, opt, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { closing } from "../../nouns/describing/closing.ts";
import { having } from "../../nouns/describing/having.ts";
import { that } from "../../nouns/describing/that.ts";
import { everything } from "../../nouns/everything.ts";
import { and } from "../../nouns/filters.ts";
import { permanents } from "../../nouns/kinds.ts";
import { itself, self } from "../../nouns/self.ts";
import { butFor, exceptFor } from "../../references/all.ts";
import { chosen } from "../../references/chosen.ts";
import { pronoun } from "../../references/pronouns.ts";
import { numberWordOrOne } from "../../vocabulary/numbers.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { actor, ownHand } from "../actor.ts";
import {
  anywhere,
  backOnTop,
  entering,
  libraryPlace,
  onBattlefield,
  ownersZone,
  topOrBottom,
} from "../destinations.ts";
import { isSeveral } from "../several.ts";
import { moving } from "./done.ts";
import { choice, thing } from "./thing.ts";

/** From zone to zone: destroy, exile, return, put, sacrifice, counter (701). */

const { inflected, deferredForms } = rulesFor<Instruction>();

const oneKind: Phrase<Noun> = rulesFor<Noun>().rule("a {what}", { what: permanents.one }, ({ what }) => what);

/** What the words say is part of how the target was described. */
const saidBy = (target: Filter, words: Filter): boolean =>
  sameData(target, words) || (target.is === "and" && target.of.some((one) => sameData(one, words)));

const PERMANENT_TYPES = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"] as const;
const ownersHand = "(its owner's hand|their owner's hand|their owners' hands|his owner's hand|her owner's hand)";

/** The last instruction once more, to others than those it was about. */
function sameForOthers(scope: Scope, { filter, in: place, card, of }: Noun): readonly Effect[] {
  const last = scope.recent.at(-1);
  const what = last?.do === "move" ? last.what : undefined;
  if (last?.do !== "move" || (what?.what !== "all" && what?.what !== "those") || of !== undefined)
    return unbound("the same as what?");
  if (place !== undefined || (card === true) !== (what.what === "those" || what.in !== undefined))
    return unbound("others of another kind");
  const { note: _, ...same } = last;
  const done: Effect = { ...same, what: { ...what, filter: alsoThere(what.filter, filter) } };
  scope.did(done);
  const { group } = scope;
  if (group !== undefined) scope.tell({ group: { ...group, taken: [...group.taken, done] } });
  return [done];
}

/** Of the others too what is said of whose they are. */
const alsoThere = (said: Filter, kind: Filter): Filter => {
  const kept = said.is === "and" ? said.of.filter(({ is }) => is === "ownedBy" || is === "controlledBy") : [];
  return kept.length === 0 ? kind : { is: "and", of: [kind, ...kept] };
};

export const movingVerbs: readonly Forms<Instruction>[] = [
  // What was done to all of one kind is done to those of another.
  inflected("<do> the same for {what}", { what: noun.many }, ({ what }, scope) => sameForOthers(scope, what)),
  inflected("<destroy> {what}", { what: thing }, ({ what }, scope) => moving(scope, what, { do: "destroy", what })),
  inflected("<destroy> {what} and (it|they) can't be regenerated", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "destroy", what, noRegeneration: true }),
  ),
  inflected("<exile> {what} (again|)", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile" } }),
  ),
  inflected("<exile> {what} until {self} leaves the battlefield", { what: thing, self }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile", until: { what: "self" } } }),
  ),
  deferredForms(
    "<exile> {what} with a number of {kind} counters on (it|him|her) equal to {n}",
    { what: thing, kind: counterKind, n: oneOf(() => [amount]) },
    ({ what, kind, n }, scope) => {
      const those = what.bind(scope);
      const counters = [{ kind: kind.bind(scope), count: scope.asItWas(() => n.bind(scope)) }];
      return moving(scope, those, { do: "move", what: those, to: { zone: "exile", counters } });
    },
  ),
  inflected("<exile> {what} with {counters} on (it|him|her)", { what: thing, counters }, ({ what, counters }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile", counters: [counters] } }),
  ),
  inflected(
    "<exile> a card from the top of {whose} library {down} for each {of}",
    { whose, down: opt(words([["face down", true]])), of: forEach },
    ({ whose, down, of }, scope) => {
      const what: Objects = { what: "topOfLibrary", of: whose, count: of };
      scope.mention({ ref: what, number: "many", nouns: ["card"] });
      return moving(scope, what, { do: "move", what, to: { zone: "exile", ...(down && { faceDown: true }) } });
    },
  ),
  inflected("<exile> {what} face down", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "exile", faceDown: true } }),
  ),
  inflected(`<return> {what} to ${ownersHand}`, { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected(
    `<return> all {what} to ${ownersHand} except for {others}`,
    { what: noun.many, others: exceptFor },
    ({ what, others }, scope) => {
      if (what.card === true || what.in !== undefined) unbound("said of permanents");
      const all = everything(butFor(what, others));
      scope.mention({ ref: all, number: "many", nouns: what.nouns });
      return moving(scope, all, { do: "move", what: all, to: { zone: "hand" } });
    },
  ),
  inflected(
    "<return> {what} to (its owner's graveyard|their owner's graveyard|their owners' graveyards)",
    { what: thing },
    ({ what }, scope) => moving(scope, what, { do: "move", what, to: { zone: "graveyard" } }),
  ),
  inflected("<return> to their owners' hands {what}", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<put> {what} into (their owners' hands|their owner's hand)", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<put> {what} into their owners' graveyards", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "graveyard" } }),
  ),
  // 608.2d: so many, chosen as it is done.
  inflected("<return> a {what} to your hand for each {of}", { what: noun.one, of: forEach }, ({ what, of }, scope) => {
    if (what.in !== "graveyard" || what.of?.who !== "you" || scope.subject.who !== "you") unbound("of one's own");
    const cards = choice(scope, { what, count: { min: of, max: of } });
    return moving(scope, cards, { do: "move", what: cards, to: { zone: "hand" } });
  }),
  // 608.2d: one of each.
  inflected(
    "<return> a {one} and a {other} from your graveyard to your hand",
    { one: noun.one, other: noun.one },
    ({ one, other }, scope) => {
      if (scope.subject.who !== "you") return unbound("of one's own");
      const [first, second] = [one, other].map((what) =>
        what.card === true && what.in === undefined
          ? choice(scope, { what: { ...what, in: "graveyard", of: { who: "you" } }, count: { min: 1, max: 1 } })
          : unbound("only cards are in graveyards"),
      ) as [Objects, Objects];
      const both: Objects = { what: "union", of: [first, second] };
      scope.mention({ ref: both, number: "many", nouns: ["card"] });
      return moving(scope, both, { do: "move", what: both, to: { zone: "hand" } });
    },
  ),
  inflected("<return> {what} to {whose} hand", { what: thing, whose: ownersZone }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<return> to {whose} hand {what}", { whose: ownersZone, what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected("<return> to the battlefield {what}", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, undefined) }),
  ),
  // 903.6: where commanders are that are nowhere else.
  inflected("<put> {what} onto the battlefield from the command zone", { what: itself }, ({ what }, scope) => {
    scope.tell({ from: "command" });
    return moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, undefined) });
  }),
  inflected("<put> your commander into your hand from the command zone", {}, (_, scope) => {
    const filter: Filter = { is: "and", of: [{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }] };
    const what = choice(scope, {
      what: { filter, in: "command", nouns: ["commander", "card"], card: true },
      count: { min: 1, max: 1 },
    });
    return moving(scope, what, { do: "move", what, to: { zone: "hand" } });
  }),
  inflected("<return> {what} to the command zone", { what: pronoun }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "command" } }),
  ),
  inflected("<return> {what} from the battlefield to the command zone", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "command" } }),
  ),
  inflected(
    "<return> {what} from your graveyard to the battlefield {how}",
    { what: pronoun, how: opt(entering) },
    ({ what, how }, scope) => moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  // Of two that are alike one is chosen, which "the" alone does not say.
  ...(["greatest", "least"] as const).flatMap((most) => {
    const tied = `if two or more {same} are tied for ${most} {stat}, you choose one of them`;
    const slots = { what: noun.one, same: noun.many, stat };
    const one = (scope: Scope, what: Noun, same: Noun, by: Stat): Objects => {
      const filters = what.filter.is === "and" ? what.filter.of : [what.filter];
      if (!filters.some((filter) => filter.is === most && filter.stat === by)) unbound("tied for something else");
      if (same.card !== what.card || same.in !== undefined) unbound("tied others");
      if (same.filter.is !== "any" && !filters.some((filter) => sameData(filter, same.filter))) unbound("tied others");
      return choice(scope, { what, count: { min: 1, max: 1 } });
    };
    return [
      inflected(`<return> to your hand the {what}. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "move", what: ref, to: { zone: "hand" } });
      }),
      inflected(`<destroy> the {what}. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "destroy", what: ref });
      }),
      inflected(`<destroy> the {what}. it can't be regenerated. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "destroy", what: ref, noRegeneration: true });
      }),
      inflected(`<exile> the {what}. ${tied}`, slots, ({ what, same, stat }, scope) => {
        const ref = one(scope, what, same, stat);
        return moving(scope, ref, { do: "move", what: ref, to: { zone: "exile" } });
      }),
    ];
  }),
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
  // Each chooses all of theirs, one player after the other (101.4), and what nobody chose is sacrificed at once.
  ...[
    "<choose> {kinds} from among the {what} they control, then <sacrifice> the rest",
    "<choose> from among the {what} they control {kinds}, then <sacrifice> the rest",
  ].map((words) =>
    inflected(
      words,
      { kinds: list(oneKind, { last: [", and"], pair: ["and"] }), what: permanents.many },
      ({ kinds, what }, scope) => {
        if (scope.subject.who !== "each") return unbound("each chooses for themselves");
        const own: Filter = { is: "controlledBy", who: { who: "current" } };
        const of = kinds.map(
          (kind): Objects => ({
            what: "chosen",
            filter: { is: "and", of: [kind.filter, what.filter, own] },
            count: { min: 1, max: 1 },
            by: { who: "current" },
          }),
        );
        const chosenOnes: Effect = { do: "choose", what: { what: "union", of } };
        const kept: Filter = { is: "among", of: { what: "noted", name: scope.noteOf(chosenOnes) } };
        const filter: Filter = { is: "and", of: [what.filter, { is: "not", of: kept }] };
        return [
          { do: "forEachPlayer", of: { who: "each" }, effects: [chosenOnes] },
          { do: "sacrifice", who: { who: "each" }, what: { what: "all", filter } },
        ];
      },
    ),
  ),
  // 110.4: one of them may be of several types.
  inflected("<choose> a permanent they control of each permanent type and <sacrifice> the rest", {}, (_, scope) => {
    const who = scope.subject;
    if (who.who !== "each" && who.who !== "opponents") return unbound("each chooses for themselves");
    const of = PERMANENT_TYPES.map(
      (type): Objects => ({
        what: "chosen",
        filter: and([
          { is: "type", type },
          { is: "controlledBy", who: { who: "current" } },
        ]),
        count: { min: 1, max: 1 },
        by: { who: "current" },
      }),
    );
    const chosenOnes: Effect = { do: "choose", what: { what: "union", of } };
    const kept: Filter = { is: "among", of: { what: "noted", name: scope.noteOf(chosenOnes) } };
    return [
      { do: "forEachPlayer", of: who, effects: [chosenOnes] },
      { do: "sacrifice", who, what: { what: "all", filter: { is: "not", of: kept } } },
    ];
  }),
  inflected("<return> the discarded card from your graveyard to your hand", {}, (_, scope) => {
    const what = scope.pronoun("one", ["card"]);
    if (what.what !== "event" || scope.subject.who !== "you") return unbound("none was discarded");
    const there: Objects = {
      what: "those",
      of: what,
      filter: and([
        { is: "inZone", zone: "graveyard" },
        { is: "ownedBy", who: { who: "you" } },
      ]),
    };
    return moving(scope, there, { do: "move", what: there, to: { zone: "hand" } });
  }),
  // 400.7: whoever's graveyard it went to, and only if it is there still.
  inflected(
    "<put> {what} from a graveyard onto the battlefield {how}",
    { what: pronoun, how: opt(entering) },
    ({ what, how }, scope) => {
      if (what.what !== "event" || what.role !== "object") return unbound("told by where it is");
      const there: Objects = { what: "those", of: what, filter: { is: "inZone", zone: "graveyard" } };
      return moving(scope, there, { do: "move", what: there, to: onBattlefield(scope, there, how) });
    },
  ),
  // 708.2: as whoever puts it there likes.
  inflected("<return> {what} to the battlefield face up or face down", { what: thing }, ({ what }, scope) => {
    if (what.what === "chosen" || isSeveral(scope.subject)) unbound("which of them how?");
    const to = onBattlefield(scope, what, undefined);
    const option = (text: string, faceDown?: true) => ({
      text,
      effects: [{ do: "move", what, to: { ...to, ...(faceDown && { faceDown }) } } as const],
    });
    return [{ do: "chooseOne", who: actor(scope), options: [option("Face up"), option("Face down", true)] }];
  }),
  // 400.7: only where it still is there.
  inflected("<exile> {what} from your graveyard", { what: pronoun }, ({ what }, scope) => {
    if (what.what !== "event") unbound("told by where it is");
    const there: Objects = { what: "those", of: what, filter: { is: "inZone", zone: "graveyard" } };
    scope.mention({ ref: there, number: "one", nouns: ["card"] });
    return moving(scope, there, { do: "move", what: there, to: { zone: "exile" } });
  }),
  inflected("<return> {what} to the battlefield {how}", { what: thing, how: opt(entering) }, ({ what, how }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  // The same with what is long at the end.
  inflected("<put> onto the battlefield {how} {what}", { how: entering, what: thing }, ({ how, what }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  inflected("<return> to the battlefield {how} {what}", { how: opt(entering), what: thing }, ({ how, what }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  inflected("<put> {what} onto the battlefield {how}", { what: thing, how: opt(entering) }, ({ what, how }, scope) =>
    moving(scope, what, { do: "move", what, to: onBattlefield(scope, what, how) }),
  ),
  inflected("<put> {what} into {whose} hand", { what: thing, whose: ownersZone }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "hand" } }),
  ),
  inflected(
    "<put> {what} {place}",
    { what: thing, place: oneOf(() => [libraryPlace, backOnTop]) },
    ({ what, place }, scope) => moving(scope, what, { do: "move", what, to: place }),
  ),
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
  inflected(
    "<return> {what} to the battlefield {how} with {counters} on (it|him|her)",
    { what: thing, how: opt(entering), counters },
    ({ what, how, counters }, scope) =>
      moving(scope, what, { do: "move", what, to: { ...onBattlefield(scope, what, how), counters: [counters] } }),
  ),
  inflected(
    "<return> {what} to the battlefield {how} with {counters} and {more} on it",
    { what: thing, how: opt(entering), counters, more: counters },
    ({ what, how, counters, more }, scope) =>
      moving(scope, what, { do: "move", what, to: { ...onBattlefield(scope, what, how), counters: [counters, more] } }),
  ),
  // As many as there are, or fewer where they may be put there.
  inflected(
    "<put> a {what} onto the battlefield {how} for each {of}",
    { what: noun.one, how: opt(entering), of: forEach },
    ({ what, how, of }, scope) => {
      const chosenOnes = choice(scope, { what, count: { min: 0, max: of } });
      return moving(scope, chosenOnes, { do: "move", what: chosenOnes, to: onBattlefield(scope, chosenOnes, how) });
    },
  ),
  inflected(
    "<put> {what} onto the battlefield {how} with {counters} on (it|him|her)",
    { what: thing, how: opt(entering), counters },
    ({ what, how, counters }, scope) =>
      moving(scope, what, { do: "move", what, to: { ...onBattlefield(scope, what, how), counters: [counters] } }),
  ),
  deferredForms("<put> onto the battlefield attached to {to} {what}", { to: pronoun, what: thing }, (trees, scope) => {
    const objects = trees.to.bind(scope);
    const what = trees.what.bind(scope);
    return moving(scope, what, {
      do: "move",
      what,
      to: { ...onBattlefield(scope, what, undefined), attachedTo: { objects } },
    });
  }),
  inflected(
    "<put> {what} on {chooser} choice of the top or bottom of {whose} library",
    { what: thing, chooser: topOrBottom, whose: ownersZone },
    ({ what, chooser }, scope) => moving(scope, what, { do: "move", what, to: chooser(scope.subject) }),
  ),
  ...["<put> {what} onto", "<return> {what} to"].map((moves) =>
    deferredForms(
      `${moves} the battlefield {how} attached to {to}`,
      { what: thing, how: opt(entering), to: thing },
      (trees, scope) => {
        const what = trees.what.bind(scope);
        const how = onBattlefield(scope, what, trees.how.bind(scope));
        // 701.3: to another than itself.
        const objects = scope.within({ described: what }, () => trees.to.bind(scope));
        return moving(scope, what, { do: "move", what, to: { ...how, attachedTo: { objects } } });
      },
    ),
  ),
  // 303.4: Curses.
  inflected(
    "<put> {what} onto the battlefield attached to {who}",
    { what: thing, who: players.one },
    ({ what, who }, scope) =>
      moving(scope, what, {
        do: "move",
        what,
        to: { ...onBattlefield(scope, what, undefined), attachedTo: { players: who } },
      }),
  ),
  inflected("<put> {what} into {whose} graveyard", { what: thing, whose: ownersZone }, ({ what }, scope) =>
    moving(scope, what, { do: "move", what, to: { zone: "graveyard" } }),
  ),
  deferredForms(
    "<put> {what} back and {rest} {elsewhere}",
    { what: thing, rest: thing, elsewhere: anywhere },
    ({ what, rest, elsewhere }, scope) => {
      const put = (what: Objects, to: Destination) => moving(scope, what, { do: "move", what, to });
      const back = put(what.bind(scope), { zone: "library", place: "top" });
      return [...back, ...put(rest.bind(scope), elsewhere.bind(scope))];
    },
  ),
  deferredForms(
    "<put> {what} {there}, {second} {elsewhere}, and {third} {last}",
    { what: thing, there: anywhere, second: thing, elsewhere: anywhere, third: thing, last: anywhere },
    ({ what, there, second, elsewhere, third, last }, scope) => {
      const put = (what: Objects, to: Destination) =>
        moving(scope, what, { do: "move", what, to: to.zone === "battlefield" ? onBattlefield(scope, what, to) : to });
      const first = put(what.bind(scope), there.bind(scope));
      const next = put(second.bind(scope), elsewhere.bind(scope));
      return [...first, ...next, ...put(third.bind(scope), last.bind(scope))];
    },
  ),
  // 701.16a: of the hand that is revealed.
  inflected(
    "<reveal> {whose} hand and <put> all {what} from it onto the battlefield",
    { whose, what: noun.many },
    ({ whose, what }, scope) => {
      ownHand(scope, whose);
      if (what.card !== true || what.in !== undefined || isSeveral(scope.subject)) unbound("cards of one hand");
      const hand: Objects = { what: "all", filter: { is: "any" }, in: "hand", of: scope.subject };
      const all: Objects = { ...hand, filter: what.filter };
      return [
        { do: "look", who: scope.subject, what: hand, reveal: true },
        ...moving(scope, all, { do: "move", what: all, to: onBattlefield(scope, all, undefined) }),
      ];
    },
  ),
  // "put one of them into your hand and the rest on the bottom": one verb, two objects.
  deferredForms(
    "<put> {what} {there} and {rest} {elsewhere}",
    { what: thing, there: anywhere, rest: thing, elsewhere: anywhere },
    ({ what, there, rest, elsewhere }, scope) => {
      const put = (what: Objects, to: Destination) =>
        moving(scope, what, { do: "move", what, to: to.zone === "battlefield" ? onBattlefield(scope, what, to) : to });
      const first = put(what.bind(scope), there.bind(scope));
      return [...first, ...put(rest.bind(scope), elsewhere.bind(scope))];
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
  ...(
    [
      ["", []],
      [" your opponents control", [{ is: "controlledBy", who: { who: "opponents" } }]],
    ] as const satisfies readonly (readonly [string, readonly Filter[]])[]
  ).map(([whose, by]) =>
    inflected(`<counter> all abilities${whose}`, {}, () => {
      const ability: Filter = { is: "or", of: [{ is: "activatedAbility" }, { is: "triggeredAbility" }] };
      return [{ do: "counterSpell", what: { what: "all", filter: and([ability, ...by]), in: "stack" } }];
    }),
  ),
  inflected("<counter> {what}", { what: thing }, ({ what }, scope) =>
    moving(scope, what, { do: "counterSpell", what }),
  ),
];
