import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Cost } from "../../engine/abilities/costs.ts";
import { isPlainKeyword } from "../../engine/abilities/keywords.ts";
import type { AsItEnters } from "../../engine/abilities/replacements.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { forEach } from "../amounts/forEach.ts";
import { unbound } from "../bind/unbound.ts";
import { costVerbs } from "../costs/costs.ts";
import { quality } from "../effects/choosing/qualities.ts";
import { flat, only } from "../effects/clauses/follow.ts";
import { withX } from "../effects/clauses/whereX.ts";
import { exceptions } from "../effects/copies/exceptions.ts";
import { amount, clause, condition, noun } from "../hubs.ts";
import { list, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { StaticSentence } from "../meanings.ts";
import { subtypes } from "../nouns/colorsAndSizes.ts";
import { counters } from "../nouns/counters.ts";
import { permanents } from "../nouns/kinds.ts";
import { enchanted, namedSelf, namedSelf as self, selfOrIt } from "../references/named.ts";
import { abilities } from "../statics/grantedAbilities.ts";
import { likeKeyword, sameOf } from "../statics/same.ts";
import { counterKind, plainKeyword } from "../vocabulary/qualities.ts";
import {
  choiceOfCounters,
  copied,
  type EntersAs,
  enteringAfter,
  enteringExceptions,
  entersSo,
  granted,
  othersEntering,
  rememberChosen,
  replace,
  shapes,
  withCounters,
} from "./entering.ts";

/** Replacement effects of static abilities (614): how self enters, and what others do instead. */

const { rule, deferred } = rulesFor<StaticSentence>();

export const replacements: readonly Phrase<StaticSentence>[] = [
  rule("{self} enters with {choice}.", { self, choice: choiceOfCounters }, ({ choice }) =>
    replace(entersSo({}, { asItEnters: [choice] })),
  ),
  rule("{self} escapes with {choice}.", { self, choice: choiceOfCounters }, ({ choice }) =>
    replace({
      ...entersSo({}, { asItEnters: [choice] }),
      if: { if: "castWith", what: { what: "self" }, method: "escape" },
    }),
  ),
  deferred("{self} escapes with {more}.", { self, more: abilities }, ({ more }, scope) =>
    replace({
      ...entersSo({ modifications: granted(scope.within({ granting: "self" }, () => more.bind(scope))) }),
      if: { if: "castWith", what: { what: "self" }, method: "escape" },
    }),
  ),
  rule("{self} enters with {one} and {other}.", { self, one: withCounters, other: withCounters }, ({ one, other }) =>
    replace(entersSo({ counters: [one, other] })),
  ),
  rule(
    "{self} enters with {counters} on it plus a additional {kind} counter on it for each {of}.",
    { self, counters, kind: counterKind, of: forEach },
    ({ counters, kind, of }) =>
      kind === counters.kind
        ? replace(entersSo({ counters: [{ kind, count: { amount: "sum", of: [counters.count, of] } }] }))
        : unbound("another counter than those"),
  ),
  // Who controls one has nothing to gain by revealing another.
  rule(
    "as {self} enters, you may reveal a {card} from your hand. {other} enters tapped unless you revealed a {again} this way or {test}.",
    { self, card: noun.one, other: self, again: noun.one, test: condition },
    ({ card, again, test }) => {
      if (!sameData(card, again) || card.card !== true) unbound("another card than the one revealed");
      const cost: readonly Cost[] = [
        { pay: "reveal", what: { what: "chosen", filter: card.filter, in: "hand", count: { min: 1, max: 1 } } },
      ];
      return replace({
        ...entersSo({}, { asItEnters: [{ payOr: cost, unpaid: { tapped: true } }] }),
        if: { if: "not", of: test },
      });
    },
  ),
  // 614.12a: what is paid as it enters, and with what it enters then.
  rule(
    "as {self} enters, you may {cost}. if you do, (it|{other}) enters with {counters}.",
    { self, cost: costVerbs, other: self, counters: withCounters },
    ({ cost, counters }) => replace(entersSo({}, { asItEnters: [{ payOr: cost, paid: { counters: [counters] } }] })),
  ),
  rule("{self} enters tapped.", { self }, () => replace(entersSo({ tapped: true }))),
  rule("{self} enters prepared.", { self }, () => replace(entersSo({ prepared: true }))),
  rule("{self} enters tapped unless {test}.", { self: self, test: condition }, ({ test }) =>
    replace({ ...entersSo({ tapped: true }), if: { if: "not", of: test } }),
  ),
  rule("if {test}, {self} enters tapped.", { self: self, test: condition }, ({ test }) =>
    replace({ ...entersSo({ tapped: true }), if: test }),
  ),
  rule(
    "{self} enters {tapped} with {counters}.",
    {
      self: self,
      tapped: opt(
        words([
          ["tapped", true],
          ["tapped and", true],
        ]),
      ),
      counters: withCounters,
    },
    ({ tapped, counters }) => replace(entersSo({ ...(tapped ? { tapped } : {}), counters: [counters] })),
  ),
  deferred(
    "{self} enters with {counters}, where X is {is}.",
    { self: self, counters: withCounters, is: amount },
    ({ counters, is }, scope) => replace(entersSo({ counters: [withX(is, counters, scope)] })),
  ),
  rule(
    "{self} enters with {counters} on (it|him|her) and with {more}.",
    { self: self, counters, more: abilities },
    ({ counters, more }) => replace(entersSo({ counters: [counters], modifications: granted(more) })),
  ),
  rule(
    "if {test}, {it} enters with {counters} on (it|him|her) and with {more}.",
    { test: condition, it: selfOrIt, counters, more: abilities },
    ({ test, counters, more }) =>
      replace({ ...entersSo({ counters: [counters], modifications: granted(more) }), if: test }),
  ),
  rule(
    "if {test}, {it} enters with {all} on (it|him|her) and with {more}.",
    { test: condition, it: selfOrIt, all: list(counters, { last: [", and"], pair: ["and"] }), more: abilities },
    ({ test, all, more }) => replace({ ...entersSo({ counters: all, modifications: granted(more) }), if: test }),
  ),
  rule(
    "{self} enters with {all} on (it|him|her).",
    { self: self, all: list(counters, { last: [", and"], pair: ["and"] }) },
    ({ all }) => replace(entersSo({ counters: all })),
  ),
  rule(
    "if {test}, {self} enters with {all} on (it|him|her).",
    { test: condition, self: self, all: list(counters, { last: [", and"], pair: ["and"] }) },
    ({ test, all }) => replace({ ...entersSo({ counters: all }), if: test }),
  ),
  rule("{self} enters tapped and doesn't untap during your untap step.", { self }, () => ({
    effects: [
      { static: "replace", replacement: entersSo({ tapped: true }) },
      { static: "rule", rule: { rule: "doesntUntap", who: { what: "self" } } },
    ],
  })),
  rule(
    "{self} enters with {counters} if {test}.",
    { self: self, counters: withCounters, test: condition },
    ({ counters, test }) => replace({ ...entersSo({ counters: [counters] }), if: test }),
  ),
  rule(
    "{self} enters with {counters} unless {test}.",
    { self: self, counters: withCounters, test: condition },
    ({ counters, test }) => replace({ ...entersSo({ counters: [counters] }), if: { if: "not", of: test } }),
  ),
  rule(
    "if {test}, {self} enters with {counters}.",
    { test: condition, self: self, counters: withCounters },
    ({ test, counters }) => replace({ ...entersSo({ counters: [counters] }), if: test }),
  ),
  // 702.138: so many if it escaped, else so many.
  rule(
    "{self} enters with {counters}. {it} escapes with {more} instead.",
    { self, counters: withCounters, it: selfOrIt, more: withCounters },
    ({ counters: { kind, count }, more }) =>
      more.kind === kind
        ? replace(
            entersSo({
              counters: [
                {
                  kind,
                  count: {
                    amount: "if",
                    condition: { if: "castWith", what: { what: "self" }, method: "escape" },
                    then: more.count,
                    otherwise: count,
                  },
                },
              ],
            }),
          )
        : unbound("another kind of counter"),
  ),
  rule("{self} escapes with {counters}.", { self: self, counters: withCounters }, ({ counters }) =>
    replace({
      ...entersSo({ counters: [counters] }),
      if: { if: "castWith", what: { what: "self" }, method: "escape" },
    }),
  ),
  // 305.1, 601.1: creatures are played as spells.
  rule(
    "{what} played by your opponents enter {how}.",
    { what: permanents.many, how: othersEntering },
    ({ what, how }) => {
      if (what.nouns.includes("land") || what.nouns.includes("permanent")) unbound("lands are played otherwise");
      return replace({
        of: { on: "move", object: what.filter, to: "battlefield" },
        if: { if: "wasCast", what: { what: "event", role: "object" }, by: { who: "opponents" } },
        instead: { by: "entering", entering: how },
      });
    },
  ),
  rule("if {test}, it enters tapped.", { test: condition }, ({ test }) =>
    replace({ ...entersSo({ tapped: true }), if: test }),
  ),
  rule("if {test}, it enters with {counters}.", { test: condition, counters: withCounters }, ({ test, counters }) =>
    replace({ ...entersSo({ counters: [counters] }), if: test }),
  ),
  rule("if it's neither day nor night, it becomes day as {self} enters.", { self: namedSelf }, () =>
    replace(
      entersSo(
        {},
        {
          asItEnters: [
            {
              do: [
                {
                  do: "if",
                  condition: { if: "not", of: { if: "or", of: [{ if: "day" }, { if: "night" }] } },
                  then: [{ do: "setDayNight", to: "day" }],
                },
              ],
            },
          ],
        },
      ),
    ),
  ),
  rule("as {self} enters, choose {quality}.", { self: self, quality }, ({ quality }) =>
    replace(entersSo({}, { asItEnters: [{ choose: quality }] })),
  ),
  rule("as {self} enters, secretly choose {quality}.", { self: self, quality }, ({ quality }) =>
    replace(entersSo({}, { asItEnters: [{ choose: quality, secret: true }] })),
  ),
  // 614.12a: and how it enters speaks of whom that is.
  deferred(
    "as {self} enters, choose {quality}. {it} enters with {counters}.",
    { self, quality, it: selfOrIt, counters: withCounters },
    ({ quality, counters }, scope) => {
      if (scope.attempt(() => counters.bind(scope)) !== undefined) return unbound("it speaks of nobody who was chosen");
      const choose = quality.bind(scope);
      if (choose.quality !== "opponent" && choose.quality !== "player") return unbound("no player is chosen");
      const kept = scope.players;
      scope.mentionPlayer({ who: "chosenForSelf" });
      const entering = { counters: [counters.bind(scope)] };
      scope.tell({ players: kept });
      return replace(entersSo({}, { asItEnters: [{ choose }, { do: [], then: entering }] }));
    },
  ),
  rule("as {self} enters, choose {one} and {other}.", { self: self, one: quality, other: quality }, ({ one, other }) =>
    replace(entersSo({}, { asItEnters: [{ choose: one }, { choose: other }] })),
  ),
  rule("{self} enters tapped. as it enters, choose {quality}.", { self: self, quality }, ({ quality }) =>
    replace(entersSo({ tapped: true }, { asItEnters: [{ choose: quality }] })),
  ),
  rule(
    "as {self} enters, you may {cost}. if you don't, (it|{other}) enters tapped.",
    { self, cost: costVerbs, other: self },
    ({ cost }) => replace(entersSo({}, { asItEnters: [{ payOr: cost, unpaid: { tapped: true } }] })),
  ),
  rule(
    "if {self} would enter, {may} {cost} instead. if you do, put {other} onto the battlefield. if you don't, put it into its owner's graveyard.",
    { self, may: opt(words([["you may", true]])), cost: costVerbs, other: self },
    ({ may, cost }) =>
      replace(entersSo({}, { asItEnters: [{ payOr: cost, ...(!may && { forced: true }), unpaidInto: "graveyard" }] })),
  ),
  rule(
    "you may have {self} enter {tapped} as a copy of {what} {but}.",
    { self: self, tapped: opt(words([["tapped", true]])), what: copied, but: opt(exceptions) },
    ({ tapped, what, but }) =>
      replace({
        of: { on: "move", object: { is: "self" }, to: "battlefield" },
        instead: {
          by: "enterAsCopy",
          of: what,
          ...(but === undefined ? {} : { except: but }),
          ...(tapped && { tapped: true }),
        },
        optional: { who: "you" },
      }),
  ),
  rule(
    "you may have {self} enter as a copy of {what}, except {all}.",
    { self: self, what: copied, all: enteringExceptions },
    ({ what, all }) => {
      const counters = all.flatMap((one) => one.counters ?? []);
      const except = all.flatMap((one) => one.except ?? []);
      if (counters.length === 0) unbound("said above");
      return replace({
        of: { on: "move", object: { is: "self" }, to: "battlefield" },
        instead: { by: "enterAsCopy", of: what, counters, ...(except.length > 0 && { except }) },
        optional: { who: "you" },
      });
    },
  ),
  deferred("as {self} is turned face up, {effects}.", { self: self, effects: clause }, ({ effects }, scope) => {
    scope.mention({ ref: { what: "self" }, number: "one", nouns: ["this"] });
    return replace({
      of: { on: "turnFaceUp", object: { is: "self" } },
      instead: { by: "also", effects: only(effects.bind(scope)) },
    });
  }),
  // 701.3a
  rule("as {self} becomes attached to a {what}, choose {quality}.", { self, what: permanents.one, quality }, (said) =>
    replace({
      of: { on: "attached", object: { is: "self" }, to: said.what.filter },
      instead: {
        by: "also",
        effects: [{ do: "chooseOption", who: { who: "you" }, options: said.quality }],
      },
    }),
  ),
  // 614.12a: done as it enters; what is chosen then is told above.
  deferred("as {self} enters, {effects}.", { self, effects: clause }, ({ effects }, scope) => {
    scope.mention({ ref: { what: "self" }, number: "one", nouns: ["this"] });
    // What another sentence says of its entering happens apart, and knows nothing of what was done here.
    const done = scope.within({ recent: scope.recent }, () => only(effects.bind(scope)));
    const last = done.length > 1 ? done.at(-1) : undefined;
    const choice = last?.do === "chooseOption" && last.who.who === "you" ? last : undefined;
    const before = choice === undefined ? done : done.slice(0, -1);
    if (before.some((one) => one.do === "chooseOption") || scope.targets.length > 0) unbound("a choice of its own");
    if (flat(done).some((one) => one.do === "becomeCopy")) unbound("told as entering as a copy");
    const step: AsItEnters & { link?: string; number?: string } = { do: before };
    rememberChosen(scope, step, done);
    const [paid] = done;
    if (paid?.do === "pay" && paid.times === "amount" && paid.cost[0]?.pay === "life")
      scope.links.lifePaid = { step, note: scope.noteOf(paid) };
    // 607.2d: what is chosen last is kept for it.
    const asItEnters = choice === undefined ? [step] : [step, { choose: choice.options }];
    return replace(entersSo({}, { asItEnters }));
  }),
  // 614.12a: and how it enters speaks of what was done.
  deferred(
    "as {self} enters, {effects}. {it} enters with {counters}.",
    { self, effects: clause, it: selfOrIt, counters: withCounters },
    ({ effects, counters }, scope) => enteringAfter(effects, () => [counters.bind(scope)], scope),
  ),
  deferred(
    "as {self} enters, {effects}. {it} enters with {counters}, where X is {is}.",
    { self, effects: clause, it: selfOrIt, counters: withCounters, is: amount },
    ({ effects, counters, is }, scope) => enteringAfter(effects, () => [withX(is, counters, scope)], scope),
  ),
  // 122.1b: a counter of each of these keywords that there is among what was done.
  deferred(
    "as {self} enters, {effects}. {it} enters with a {kind} counter on it if {test}. the same is true for {others}.",
    { self, effects: clause, it: selfOrIt, kind: plainKeyword, test: condition, others: sameOf },
    ({ effects, kind, test, others }, scope) => {
      const first = kind.bind(scope);
      const kinds = [first, ...others.bind(scope)];
      if (!kinds.every(isPlainKeyword)) unbound("no counter is of that kind");
      return enteringAfter(
        effects,
        () => {
          const asked = test.bind(scope);
          return kinds.map((one) => {
            const [condition] = one === first ? [asked] : likeKeyword("condition", [asked], one);
            return { kind: one, count: { amount: "if", condition: condition as Condition, then: 1, otherwise: 0 } };
          });
        },
        scope,
      );
    },
  ),
  rule("as {self} enters, it becomes your choice of {shapes}.", { self: self, shapes }, ({ shapes }) =>
    replace(entersSo({}, { asItEnters: [{ become: shapes }] })),
  ),
  rule("{what} enter as a copy of {self}.", { what: permanents.many, self }, ({ what }) =>
    replace({
      of: { on: "move", object: what.filter, to: "battlefield" },
      instead: { by: "enterAsCopy", of: { what: "self" }, forced: true },
    }),
  ),
  rule("{what} enter as a copy of {host}.", { what: permanents.many, host: enchanted }, ({ what, host }) =>
    replace({
      of: { on: "move", object: what.filter, to: "battlefield" },
      instead: { by: "enterAsCopy", of: host, forced: true },
    }),
  ),
  // 614.1c: with more counters, and perhaps as something besides.
  ...(["", "and as a {types} in addition to its other types"] as const).map((more) =>
    rule(
      `each {what} enters with a number of additional {kind} counters on it equal to {n} ${more}.`,
      { what: permanents.one, kind: counterKind, n: amount, types: subtypes },
      ({ what, kind, n, types }: EntersAs) =>
        replace({
          of: { on: "move", object: what.filter, to: "battlefield" },
          instead: {
            by: "entering",
            entering: {
              counters: [{ kind, count: n }],
              ...(types && { modifications: [{ modify: "addTypes", subtypes: types } as const] }),
            },
          },
        }),
    ),
  ),
];
