import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Players, Range } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { plainCompare, stat } from "../../amounts/amounts.ts";
import { forEach } from "../../amounts/forEach.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { count, noun, whose } from "../../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { kindsNamed } from "../../nouns/filters.ts";
import { isSeveral } from "../../players/several.ts";
import { cardType } from "../../vocabulary/qualities.ts";
import { isActors } from "../players/actor.ts";

/** Cards revealed or exiled from the top of a library until such a one is found. */

const { inflected } = rulesFor<Instruction>();

const others = ({ subject }: Scope): Players => (subject.who === "you" ? unbound("you are not they") : subject);
const until: Phrase<Players> = oneOf(() => [
  rulesFor<Players>().rule("you reveal", {}, () => ({ who: "you" })),
  rulesFor<Players>().rule("they reveal", {}, (_, scope) => others(scope)),
]);

/** Whose library it is, if whoever starts goes on until they find something. */
function through(scope: Scope, whose: Players, until: Players): Players {
  if (!isActors(scope, until)) unbound("until others do");
  if (isActors(scope, whose)) return scope.subject;
  return isSeveral(scope.subject) ? unbound("each from the library of another") : whose;
}

/** The cards found, and all that were revealed on the way. */
function revealed(scope: Scope, effect: Effect, number: "one" | "many"): readonly Effect[] {
  scope.mention({
    ref: { what: "chosen", filter: { is: "card" }, count: { min: 0 } },
    number,
    nouns: ["card", ...(effect.do === "revealUntil" ? kindsNamed(effect.filter) : [])],
    by: effect,
  });
  // "Until they reveal a land card, then puts those cards": all that were revealed on the way.
  if (number === "one")
    scope.mention({
      ref: { what: "noted", name: `${scope.noteOf(effect)}.all` },
      number: "many",
      nouns: ["card"],
      literal: true,
    });
  scope.tell({ group: { of: effect, all: ".all", taken: [effect] } });
  if (effect.do === "revealUntil" && effect.exile === true) scope.links.made.push(effect as { link?: string });
  scope.did(effect);
  return [effect];
}
const wantedCard = (what: Noun) =>
  what.card === true && what.in === undefined ? what.filter : unbound("libraries hold cards");

const exiling: Phrase<Players> = oneOf(() => [
  rulesFor<Players>().rule("you exile", {}, () => ({ who: "you" })),
  rulesFor<Players>().rule("they exile", {}, (_, scope) => others(scope)),
  rulesFor<Players>().rule("that player exiles", {}, (_, scope) => scope.playerPronoun("one")),
]);

const haveExiled: Phrase<Players> = oneOf(() => [
  rulesFor<Players>().rule("you have exiled", {}, () => ({ who: "you" })),
  rulesFor<Players>().rule("they have exiled", {}, (_, scope) => others(scope)),
  rulesFor<Players>().rule("that player has exiled", {}, (_, scope) => scope.playerPronoun("one")),
]);

/** Whose library, which is "it" where it was just shuffled. */
const library: Phrase<Players> = oneOf(() => [
  rulesFor<Players>().rule("{whose} library", { whose }, ({ whose }) => whose),
  rulesFor<Players>().rule("it", {}, (_, scope) => {
    const shuffled = scope.recent.at(-1);
    return shuffled?.do === "shuffle" ? shuffled.who : unbound("which library?");
  }),
]);

interface CardKind {
  readonly text: string;
  readonly filter: Filter;
}
const cardKind: Phrase<CardKind> = oneOf(() => [
  rulesFor<CardKind>().rule("{type}", { type: cardType.one }, ({ type }) => ({
    text: type,
    filter: { is: "type", type },
  })),
  rulesFor<CardKind>().rule("non {type}", { type: cardType.one }, ({ type }) => ({
    text: `non${type}`,
    filter: { is: "not", of: { is: "type", type } },
  })),
]);

export const untilFound: readonly Forms<Instruction>[] = [
  inflected(
    "<exile> cards from the top of {whose} library until {until} a {what}",
    { whose, until: exiling, what: noun.one },
    ({ whose, until, what }, scope) =>
      revealed(
        scope,
        { do: "revealUntil", who: through(scope, whose, until), filter: wantedCard(what), exile: true },
        "one",
      ),
  ),
  inflected(
    "<exile> cards from the top of {whose} library until {until} cards with total {stat} {value}",
    { whose, until: haveExiled, stat, value: plainCompare },
    ({ whose, until, stat, value }, scope) => {
      if (!isActors(scope, whose) || !isActors(scope, until)) unbound("until others have");
      const { subject } = scope;
      const filter: Filter = { is: "any" };
      return revealed(
        scope,
        { do: "revealUntil", who: subject, filter, reaching: value, ofStat: stat, exile: true },
        "many",
      );
    },
  ),
  inflected(
    "<exile> cards from the top of {whose} library until {until} {n} {what}",
    { whose, until: exiling, n: count.many, what: noun.many },
    ({ whose, until, n, what }, scope) =>
      revealed(
        scope,
        { do: "revealUntil", who: through(scope, whose, until), filter: wantedCard(what), count: n, exile: true },
        "many",
      ),
  ),
  // The kind is chosen first, and either is looked for in the same way.
  // 608.2d: first from where, so that a card on top is not looked at before.
  inflected("<reveal> a card from your hand or the top card of your library", {}, (_, scope) => {
    if (scope.subject.who !== "you") return unbound("whose?");
    const you: Players = { who: "you" };
    const shown = (what: Objects): Effect => ({ do: "look", who: you, what, reveal: true });
    const one: Range = { min: 1, max: 1 };
    const fromHand = shown({ what: "chosen", filter: { is: "any" }, in: "hand", of: you, count: one });
    const fromTop = shown({ what: "topOfLibrary", of: you, count: 1 });
    scope.mention({
      ref: { what: "chosen", filter: { is: "card" }, count: one },
      number: "one",
      nouns: ["card"],
      by: fromHand,
    });
    scope.did(fromHand);
    scope.eitherDone(fromHand, fromTop);
    const options = [
      { text: "A card from your hand", effects: [fromHand] },
      { text: "The top card of your library", effects: [fromTop] },
    ];
    const choice: Effect = { do: "chooseOne", who: you, options };
    return [{ do: "if", condition: { if: "handEmpty", who: you }, then: [fromTop], otherwise: [choice] }];
  }),
  inflected(
    "<choose> {a} or {b} and <reveal> cards from the top of {whose} library until {until} a card of the chosen kind",
    { a: cardKind, b: cardKind, whose, until },
    ({ a, b, whose, until }, scope) => {
      const who = through(scope, whose, until);
      const [first, second] = [a, b].map(({ filter }): Effect => ({ do: "revealUntil", who, filter })) as [
        Effect,
        Effect,
      ];
      revealed(scope, first, "one");
      (second as { note?: string }).note = scope.noteOf(first);
      const options = [
        { text: a.text, effects: [first] },
        { text: b.text, effects: [second] },
      ];
      return [{ do: "chooseOne", who: scope.subject, options }];
    },
  ),
  inflected(
    "<reveal> cards from the top of {library} until {until} a {what}",
    { library, until, what: noun.one },
    ({ library, until, what }, scope) =>
      revealed(scope, { do: "revealUntil", who: through(scope, library, until), filter: wantedCard(what) }, "one"),
  ),
  inflected(
    "<reveal> cards from the top of {whose} library until {until} {n} {what}",
    { whose, until, n: count.many, what: noun.many },
    ({ whose, until, n, what }, scope) =>
      revealed(
        scope,
        { do: "revealUntil", who: through(scope, whose, until), filter: wantedCard(what), count: n },
        "many",
      ),
  ),
  inflected(
    "<reveal> cards from the top of {whose} library until {until} a {what} for each {of}",
    { whose, until, what: noun.one, of: forEach },
    ({ whose, until, what, of }, scope) =>
      revealed(
        scope,
        { do: "revealUntil", who: through(scope, whose, until), filter: wantedCard(what), count: of },
        "many",
      ),
  ),
  inflected(
    "<reveal> cards from the top of {whose} library until {n} {what} are revealed",
    { whose, n: count.many, what: noun.many },
    ({ whose, n, what }, scope) => {
      if (isSeveral(scope.subject) || !sameData(whose, scope.subject)) return unbound("whose library?");
      return revealed(scope, { do: "revealUntil", who: scope.subject, filter: wantedCard(what), count: n }, "many");
    },
  ),
  inflected(
    "<reveal> cards from the top of {whose} library until a {what} is revealed",
    { whose, what: noun.one },
    ({ whose, what }, scope) =>
      isActors(scope, whose)
        ? revealed(scope, { do: "revealUntil", who: scope.subject, filter: wantedCard(what) }, "one")
        : unbound("the library of another"),
  ),
  // Of the library that something was just shuffled into, by the player whose it is.
  inflected(
    "<reveal> cards from the top of that library until a {what} is revealed",
    { what: noun.one },
    ({ what }, scope) => {
      const put = scope.recent.at(-1);
      if (
        put?.do !== "move" ||
        put.to.zone !== "library" ||
        put.to.place !== "shuffle" ||
        scope.subject.who !== "ownerOf"
      )
        return unbound("which library?");
      return revealed(scope, { do: "revealUntil", who: scope.subject, filter: wantedCard(what) }, "one");
    },
  ),
];
