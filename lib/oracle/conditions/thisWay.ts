import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Objects, Players, Zone } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { shared } from "../nouns/describing/among.ts";
import { keywordName } from "../nouns/describing/names.ts";
import { and, not as isNot } from "../nouns/filters.ts";
import { isSeveral } from "../players/several.ts";
import { plainNouns } from "../references/called.ts";
import {
  chosenTargets,
  countersRemoved,
  type Deed,
  doesThisWay,
  doneThisWay,
  numberDone,
  thoseDone,
  whichDone,
} from "../references/doneThisWay.ts";
import { namedSelf } from "../references/named.ts";
import { pronouns } from "../references/pronouns.ts";
import { numberWordOrOne } from "../vocabulary/numbers.ts";
import { is } from "./counts.ts";

/** What instructions before have done: "a creature was destroyed this way", "that player discards a card this way". */

const { rule } = rulesFor<Condition>();

/** What was spoken of by this noun, if it is what was destroyed. */
function destroyed(what: Noun, scope: Scope): Extract<Objects, { what: "noted" }> {
  const noted = { what: "noted", name: scope.noteOf(scope.thisWay(["destroy"])) } as const;
  const meant = scope.pronoun("one", plainNouns(what));
  return meant.what === "noted" && meant.name === noted.name ? noted : unbound("something else was destroyed");
}

/** Those of what the last instruction to put something there has put there. */
function putThere(scope: Scope, zone: Zone, what: Noun): Extract<Objects, { what: "those" }> {
  const done = scope.recent.findLast((one) => one.do === "move" && one.to.zone === zone);
  const of: Objects = { what: "noted", name: scope.noteOf(done ?? unbound("nothing was put there")) };
  return { what: "those", of, filter: whichDone(what) };
}

/** 608.2h: where several players did it, what you did it to is what you controlled, or own of what is cards only. */
function yours(scope: Scope, done: Deed): Objects {
  const of = thoseDone(scope, done);
  const by = scope.recent.findLast((one) => done.by.includes(one.do));
  if (by === undefined || !("who" in by) || by.who === undefined || !isSeveral(by.who)) return of;
  const you: Players = { who: "you" };
  switch (by.do) {
    case "sacrifice":
      return { what: "those", of, filter: { is: "controlledBy", who: you } };
    case "discard":
    case "mill":
      return { what: "those", of, filter: { is: "ownedBy", who: you } };
    default:
      return unbound("which of them did you do it to?");
  }
}

export const thisWayConditions: readonly Phrase<Condition>[] = [
  rule(
    "(a|at least one) {what} (is|was) {done} this way",
    { what: noun.one, done: doneThisWay },
    ({ what, done }, scope) => {
      const of = thoseDone(scope, done);
      scope.mention({ ref: of, number: "one", nouns: what.nouns });
      return { if: "exists", what: { what: "those", of, filter: whichDone(what) } };
    },
  ),
  rule("no {what} were {done} this way", { what: noun.many, done: doneThisWay }, ({ what, done }, scope) =>
    is(numberDone(scope, what, done), { compare: "=", to: 0 }),
  ),
  rule("all cards {done} this way are {what}", { done: doneThisWay, what: noun.many }, ({ done, what }, scope) => {
    const of = thoseDone(scope, done);
    scope.mention({ ref: of, number: "many", nouns: ["card", ...what.nouns], literal: true });
    const filter = isNot(whichDone(what));
    return { if: "not", of: { if: "exists", what: { what: "those", of, filter } } };
  }),
  rule("a {what} is put into exile this way", { what: noun.one }, ({ what }, scope) => {
    const of = thoseDone(scope, { participle: "exiled", by: ["move"] });
    scope.mention({ ref: of, number: "one", nouns: what.nouns });
    return { if: "exists", what: { what: "those", of, filter: whichDone(what) } };
  }),
  // From then on "the difference" is how many fewer there were.
  rule(
    "fewer than {n} {what} were {done} this way",
    { n: numberWordOrOne, what: noun.many, done: doneThisWay },
    ({ n, what, done }, scope) => {
      const counted = numberDone(scope, what, done);
      scope.tell({ difference: { amount: "minus", from: n, of: counted } });
      return is(counted, { compare: "<", to: n });
    },
  ),
  rule(
    "{n} or more {what} (were|are) {done} this way",
    { n: numberWordOrOne, what: noun.many, done: doneThisWay },
    ({ n, what, done }, scope) => is(numberDone(scope, what, done), { compare: ">=", to: n }),
  ),
  ...(
    [
      ["into your hand", "hand"],
      ["onto the battlefield", "battlefield"],
    ] as const
  ).map(([words, zone]) =>
    rule(`you put a {what} ${words} this way`, { what: noun.one }, ({ what }, scope) => {
      const put = putThere(scope, zone, what);
      scope.mention({ ref: put.of, number: "one", nouns: what.nouns });
      return { if: "exists", what: put };
    }),
  ),
  // Of a hand it is said with what was looked at.
  rule("you didn't put a {what} onto the battlefield this way", { what: noun.one }, ({ what }, scope) => ({
    if: "not",
    of: { if: "exists", what: putThere(scope, "battlefield", what) },
  })),
  // 706.5: the results of each of two.
  rule("you rolled doubles", {}, (_, scope) => {
    const roll = scope.thisWay(["rollDie"]);
    return roll.do === "rollDie" && roll.count === 2 && roll.keep === undefined
      ? { if: "did", name: `${scope.noteOf(roll)} doubles` }
      : unbound("two dice make doubles");
  }),
  // 706.2: of those that each player had.
  ...(
    [
      ["opponents", { who: "opponents" }],
      ["players", { who: "each" }],
    ] as const
  ).map(([word, who]) =>
    rule(`one or more ${word} had the highest result`, {}, (_, scope): Condition => {
      const roll = scope.thisWay(["rollDie"]);
      if (roll.do !== "rollDie" || roll.who.who !== "each") return unbound("the highest of one?");
      const highest: Players = { who: "noted", name: scope.noteOf(roll) };
      const where: Condition = { if: "samePlayer", one: { who: "current" }, other: highest };
      scope.mentionPlayer({ who: "those", of: who, where }, "many");
      return { if: "somePlayer", of: who, condition: where };
    }),
  ),
  // What left since is another object (400.7); "that many" are those that did not.
  rule("one or more of the chosen {what} are still on the battlefield", { what: noun.many }, ({ what }, scope) => {
    const kind = whichDone(what);
    if (!plainNouns(what).includes("permanent") || (kind.is !== "any" && kind.is !== "permanentCard"))
      unbound("others than those");
    const of: Objects = { what: "those", of: chosenTargets(scope), filter: { is: "inZone", zone: "battlefield" } };
    const counted: Amount = { amount: "count", of };
    scope.tell({ counted });
    return is(counted, { compare: ">=", to: 1 });
  }),
  rule("{self} is destroyed this way", { self: namedSelf }, (_, scope) => {
    const destroy = scope.thisWay(["destroy"]);
    return destroy.do === "destroy" && destroy.what.what === "self"
      ? { if: "did", name: scope.noteOf(destroy) }
      : unbound("something else is destroyed");
  }),
  // 701.5a: one target, as it was on the stack.
  rule("(that|the) spell is countered this way", {}, (_, scope) => ({
    if: "did",
    name: scope.noteOf(scope.thisWay(["counterSpell"])),
  })),
  rule("that {what} is destroyed this way", { what: noun.one }, ({ what }, scope) => ({
    if: "did",
    name: destroyed(what, scope).name,
  })),
  // 700.4: it may have gone elsewhere.
  rule("that {what} (dies|is put into a graveyard) this way", { what: noun.one }, ({ what }, scope) => ({
    if: "is",
    what: destroyed(what, scope),
    filter: { is: "inZone", zone: "graveyard" },
  })),
  rule(
    "(two or more of|two) {what} that share a {quality} (were|are) {done} this way",
    { what: noun.many, quality: shared, done: doneThisWay },
    ({ what, quality, done }, scope) => {
      const all = thoseDone(scope, done);
      const filter = whichDone(what);
      const of: Objects = filter.is === "any" ? all : { what: "those", of: all, filter };
      return { if: "exists", what: { what: "those", of, filter: { is: "shares", quality, with: of } } };
    },
  ),
  // 705.2
  rule("you won {n} (flip|flips) this way", { n: numberWordOrOne }, ({ n }, scope) => {
    const flip = scope.thisWay(["flipCoin"]);
    return flip.do === "flipCoin" && flip.who.who === "you"
      ? is({ amount: "noted", name: scope.noteOf(flip) }, { compare: "=", to: n })
      : unbound("who flipped?");
  }),
  rule(
    "a {what} {done} this way has {keyword}",
    { what: noun.one, done: doneThisWay, keyword: keywordName },
    ({ what, done, keyword }, scope) => {
      const filter = and([whichDone(what), { is: "keyword", keyword }]);
      return { if: "exists", what: { what: "those", of: thoseDone(scope, done), filter } };
    },
  ),
  rule("you lost life this way", {}, (_, scope) => {
    const name = `${scope.noteOf(scope.thisWay(["exchange"]))} lost`;
    scope.tell({ event: { amount: { amount: "noted", name } } });
    return {
      if: "somePlayer",
      of: { who: "noted", name },
      condition: { if: "samePlayer", one: { who: "current" }, other: { who: "you" } },
    };
  }),
  // 701.10b: both or neither.
  rule("{those} (are|were) exchanged this way", { those: oneOf(() => [pronouns.many]) }, ({ those }, scope) => {
    const exchange = scope.thisWay(["exchange"]);
    return exchange.do === "exchange" && those.what === "union" && sameData(those.of[0], exchange.one.objects)
      ? { if: "did", name: scope.noteOf(exchange) }
      : unbound("other things were exchanged");
  }),
  rule("no counters were removed this way", {}, (_, scope) => is(countersRemoved(scope), { compare: "=", to: 0 })),
  rule("a player is dealt damage this way", {}, (_, scope) => {
    const hurt: Players = { who: "noted", name: scope.noteOf(scope.thisWay(["damage"])) };
    scope.mentionPlayer(hurt);
    return is({ amount: "countPlayers", of: hurt }, { compare: ">=", to: 1 });
  }),
  rule("{self} deals damage to you this way", { self: namedSelf }, (_, scope) => {
    const damage = scope.thisWay(["damage"]);
    if (damage.do !== "damage" || damage.source !== undefined) unbound("dealt by something else");
    const hurt: Players = { who: "noted", name: scope.noteOf(damage) };
    const isYou: Condition = { if: "samePlayer", one: { who: "current" }, other: { who: "you" } };
    return { if: "somePlayer", of: hurt, condition: isYou };
  }),
  rule("a {what} is dealt damage this way", { what: noun.one }, ({ what }, scope) => {
    const of: Objects = { what: "noted", name: scope.noteOf(scope.thisWay(["damage"])) };
    const hurt: Objects = { what: "those", of, filter: whichDone(what) };
    scope.mention({ ref: hurt, number: "one", nouns: what.nouns, literal: true });
    return { if: "exists", what: hurt };
  }),
  ...(
    [
      ["you", doesThisWay.many],
      ["(that player|the player)", doesThisWay.one],
      ["they", doesThisWay.many],
    ] as const
  ).map(([who, does]) =>
    rule(
      `${who} {does} (a|one or more|at least one) {what} this way`,
      { what: noun.one, does },
      ({ what, does }, scope) => {
        const of = thoseDone(scope, does);
        const by = scope.recent.findLast((one) => does.by.includes(one.do));
        if (by !== undefined && "who" in by && (by.who?.who === "you") !== (who === "you"))
          unbound("done by somebody else");
        scope.mention({ ref: of, number: "one", nouns: what.nouns });
        return { if: "exists", what: { what: "those", of, filter: whichDone(what) } };
      },
    ),
  ),
  rule("you return a {what} to your hand this way", { what: noun.one }, ({ what }, scope) => {
    const done = scope.recent.findLast((one) => one.do === "move") ?? unbound("nothing was returned");
    if (done.do !== "move" || done.to.zone !== "hand") return unbound("returned elsewhere");
    const of: Objects = { what: "noted", name: scope.noteOf(done) };
    scope.mention({ ref: of, number: "one", nouns: what.nouns });
    return { if: "exists", what: { what: "those", of, filter: whichDone(what) } };
  }),
  rule(
    "(that player|the player) doesn't {does} a {what} this way",
    { what: noun.one, does: doesThisWay.many },
    ({ what, does }, scope) => {
      const by = scope.recent.findLast((one) => does.by.includes(one.do));
      if (by !== undefined && "who" in by && by.who?.who === "you") unbound("done by you");
      const of = thoseDone(scope, does);
      return { if: "not", of: { if: "exists", what: { what: "those", of, filter: whichDone(what) } } };
    },
  ),
  rule("you {done} (a|one or more) {what} this way", { what: noun.one, done: doneThisWay }, ({ what, done }, scope) => {
    const of = yours(scope, done);
    scope.mention({ ref: of, number: "one", nouns: what.nouns });
    return { if: "exists", what: { what: "those", of, filter: whichDone(what) } };
  }),
];
