import { CARD_TYPES } from "../../cards/schema.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Entering } from "../../engine/abilities/destinations.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Modification } from "../../engine/abilities/modifications.ts";
import type { Objects, Recipients } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { forEach } from "../amounts/for-each.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { amount, count, duration, noun, objects } from "../hubs.ts";
import { type Forms, list, oneOf, opt, type Phrase, printed, rulesFor, type Tree, words } from "../kernel/index.ts";
import type { Instruction } from "../meanings.ts";
import { newCharacteristics, supertype } from "../nouns/characteristics.ts";
import { colors, powerToughness, subtypes, types } from "../nouns/colors-and-sizes.ts";
import { counters } from "../nouns/counters.ts";
import { everything } from "../nouns/everything.ts";
import { permanents } from "../nouns/kinds.ts";
import { another as otherThanKnown } from "../nouns/other.ts";
import { self } from "../nouns/self.ts";
import { plainNouns } from "../references/called.ts";
import { targets } from "../references/targets.ts";
import { abilities } from "../statics/granted-abilities.ts";
import { plainKeyword } from "../vocabulary/qualities.ts";
import { heldBy } from "./clauses/follow.ts";
import { thing } from "./objects/thing.ts";
import { linking, placed } from "./tokens.ts";

/** Copies (707): tokens that are copies, becoming a copy, copies of spells. */

const { inflected, deferredForms, deferred: asOthers } = rulesFor<Instruction>();
const { deferred: asItWas } = rulesFor<Objects>();
const { rule: except, deferred: ofTheCopy } = rulesFor<readonly Modification[]>();

/** What an exception can make of the copiable values (707.9). */
const COPIABLE: ReadonlySet<Modification["modify"]> = new Set([
  "addTypes",
  "setTypes",
  "setSubtypes",
  "setPT",
  "setColors",
  "addColors",
  "addAbility",
]);

export const exception: Phrase<readonly Modification[]> = oneOf(() => [
  except("it has this ability", {}, () => [{ modify: "thisAbility" }]),
  except("it has this ability and {abilities}", { abilities }, ({ abilities }) => [
    { modify: "thisAbility" },
    ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
  ]),
  except("it has {abilities} and this ability", { abilities }, ({ abilities }) => [
    ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
    { modify: "thisAbility" },
  ]),
  except(
    "(it's|the token is) a {pt} {colors} {subtypes}",
    { pt: powerToughness, colors: opt(colors), subtypes },
    ({ pt: [power, toughness], colors, subtypes }) => [
      { modify: "setSubtypes", of: "creature", subtypes },
      ...(colors === undefined ? [] : [{ modify: "setColors", colors } as const]),
      { modify: "setPT", power, toughness },
    ],
  ),
  except("its power and toughness are each equal to {n}", { n: amount }, ({ n }) => [
    { modify: "setPT", power: n, toughness: n },
  ]),
  except("its power and toughness are {pt}", { pt: powerToughness }, ({ pt: [power, toughness] }) => [
    { modify: "setPT", power, toughness },
  ]),
  except(
    "(its|their) power is {power} and (its|their) toughness is {toughness}",
    { power: amount, toughness: amount },
    (said) => [{ modify: "setPT", power: said.power, toughness: said.toughness }],
  ),
  except("(it has|it gains|the token has|the copy has) {abilities}", { abilities }, ({ abilities }) =>
    abilities.map((ability) => ({ modify: "addAbility", ability })),
  ),
  except("it has {abilities} and loses {keyword}", { abilities, keyword: plainKeyword }, ({ abilities, keyword }) => [
    ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
    { modify: "loseKeyword", keyword },
  ]),
  except("they have {abilities}", { abilities }, ({ abilities }) =>
    abilities.map((ability) => ({ modify: "addAbility", ability })),
  ),
  except("they're {pt}", { pt: powerToughness }, ({ pt: [power, toughness] }) => [
    { modify: "setPT", power, toughness },
  ]),
  except("(they're not|they aren't|the tokens aren't) legendary", {}, () => [
    { modify: "removeTypes", supertypes: ["legendary"] },
  ]),
  except("(it isn't|it's not|the token isn't) legendary", {}, () => [
    { modify: "removeTypes", supertypes: ["legendary"] },
  ]),
  except("it's {pt}", { pt: powerToughness }, ({ pt: [power, toughness] }) => [{ modify: "setPT", power, toughness }]),
  // 205.1a: what it is of those types it stays.
  except(
    "it's a {subtypes} {types} with {abilities} (, and|and) it loses all other card types",
    { subtypes: opt(subtypes), types, abilities },
    ({ subtypes = [], types, abilities }) => [
      { modify: "removeTypes", types: CARD_TYPES.filter((one) => !types.includes(one)) },
      { modify: "addTypes", types, subtypes },
      ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
    ],
  ),
  except("it's a {types} and loses all other card types", { types }, ({ types }) => [
    { modify: "removeTypes", types: CARD_TYPES.filter((one) => !types.includes(one)) },
    { modify: "addTypes", types },
  ]),
  except("(its|his|her) name is {name}", { name: self }, (_, scope) => [{ modify: "name", name: scope.face.name }]),
  except(
    "it's {all} in addition to its other types",
    { all: list(supertype, { last: [", and"], pair: ["and"] }) },
    ({ all }) => [{ modify: "addTypes", supertypes: all }],
  ),
  except("it's {one} in addition to its other types", { one: supertype }, ({ one }) => [
    { modify: "addTypes", supertypes: [one] },
  ]),
  except("(it's|the token is|they're) {what}", { what: newCharacteristics }, ({ what }) =>
    what.every(({ modify }) => COPIABLE.has(modify)) ? what : unbound("no exception to a copy"),
  ),
]);
/** What else is said of the same copy: "it isn't legendary and has haste". */
const further: Phrase<readonly Modification[]> = oneOf(() => [
  except("has {abilities}", { abilities }, ({ abilities }) =>
    abilities.map((ability) => ({ modify: "addAbility", ability })),
  ),
  except("has {abilities} and this ability", { abilities }, ({ abilities }) => [
    ...abilities.map((ability) => ({ modify: "addAbility", ability }) as const),
    { modify: "thisAbility" },
  ]),
  except("has this ability", {}, () => [{ modify: "thisAbility" }]),
  except("isn't legendary", {}, () => [{ modify: "removeTypes", supertypes: ["legendary"] }]),
  except("is {what}", { what: newCharacteristics }, ({ what }) =>
    what.every(({ modify }) => COPIABLE.has(modify)) ? what : unbound("no exception to a copy"),
  ),
]);
const whole: Phrase<readonly Modification[]> = oneOf(() => [
  exception,
  except("{first} and {next}", { first: exception, next: further }, ({ first, next }) => [...first, ...next]),
]);
/** ", except it has haste and it isn't legendary". */
export const exceptions: Phrase<readonly Modification[]> = oneOf(() => [
  ofTheCopy("(, except|except) {all}", { all: one }, ({ all }, scope) => bound(all, scope)),
  ofTheCopy(", except {all}", { all: several }, ({ all }, scope) => bound(all, scope)),
]);
const one: Phrase<readonly Modification[]> = oneOf(() => [whole]);
const several: Phrase<readonly Modification[]> = oneOf(() => [
  except("{all}", { all: list(whole, { last: [", and"], pair: ["and", ", and"] }) }, ({ all }) => all.flat()),
  // "It isn't legendary, is a Reflection in addition to its other types, and has haste": all of it said of one.
  except(
    "{first}, {others}",
    { first: exception, others: list(further, { last: [", and"], pair: [", and"] }) },
    ({ first, others }) => [...first, ...others.flat()],
  ),
]);
/** 707.9a: what an exception says is part of the copy, so that a name in it means the copy. */
function bound(all: Tree<readonly Modification[]>, scope: Scope): readonly Modification[] {
  return scope.within({ granting: "self" }, () => all.bind(scope));
}

/** 707.10, 707.9: what is said of a copy of a spell; of a permanent spell's, what the token is that it becomes (707.10f). */
const unlikeTheSpell: Phrase<readonly Modification[]> = oneOf(() => [
  except(", except it isn't legendary if the spell is legendary", {}, () => [
    { modify: "removeTypes", supertypes: ["legendary"] },
  ]),
  except(", except (that|) the copy {is}", { is: further }, ({ is }) => is),
  except(", except (that|) the copy {is} and {next}", { is: further, next: further }, ({ is, next }) => [
    ...is,
    ...next,
  ]),
]);

/** 707.2, 608.2h: "that creature" is copied as it was on the battlefield, though it has been moved since. */
const original: Phrase<Objects> = asItWas("{what}", { what: thing }, ({ what }, scope) =>
  scope.within({ copied: true }, () => what.bind(scope)),
);

function create(
  scope: Scope,
  count: Amount,
  of: Objects,
  except: readonly Modification[] | undefined,
  entering?: Entering,
): readonly Effect[] {
  const effect: Effect = {
    do: "createTokenCopies",
    who: scope.subject,
    count,
    of,
    ...(except === undefined ? {} : { except }),
    ...(entering === undefined ? {} : { entering }),
  };
  scope.mention({
    ref: { what: "chosen", filter: { is: "token" }, count: { min: 0 } },
    number: count === 1 ? "one" : "many",
    nouns: ["token", "permanent", "creature"],
    by: effect,
  });
  scope.links.put.push(linking(effect));
  return [effect];
}

const how = opt(
  words<Entering>([
    ["tapped", { tapped: true }],
    ["tapped and attacking", { tapped: true, attacking: true }],
  ]),
);

/** "Copy it, then copy it": it is what was copied, however often (608.2c). */
function again(scope: Scope, what: Tree<Objects>): Objects {
  const last = scope.recent.at(-1);
  const bound = what.bind(scope);
  const isCopy = last?.do === "copySpell" && bound.what === "noted" && bound.name === last.note;
  return isCopy && printed(what).join(" ") === "it" ? last.what : bound;
}

function copies(scope: Scope, effect: Effect, number: "one" | "many"): readonly Effect[] {
  const ref: Objects = { what: "chosen", filter: { is: "spell" }, count: { min: 0 } };
  scope.mention({ ref, number, nouns: ["copy"], by: effect });
  scope.did(effect);
  return [effect];
}

/** 707.10: whoever is told to copy a spell controls the copy. */
const copying = ({ subject: who }: Scope) => {
  return { do: "copySpell", newTargets: false, ...(who.who === "you" ? {} : { who }) } as const;
};

/** The last copying that an instruction is or holds; of "copy it ...; if ..., copy it twice instead" either. */
function copyings(last: Effect | undefined): readonly Effect[] {
  if (last === undefined || last.do === "copySpell") return last === undefined ? [] : [last];
  const otherwise = last.do === "if" ? copyings(last.otherwise?.at(-1)) : [];
  return [...copyings(heldBy(last)?.at(-1)), ...otherwise];
}

/** What a copy of a spell may be made for, and by which noun. */
interface OtherTarget {
  readonly recipients: Recipients;
  readonly noun: string;
}
const { rule: otherRule } = rulesFor<OtherTarget>();
const otherTarget: Phrase<OtherTarget> = oneOf(() => [
  otherRule("{what}", { what: permanents.one }, ({ what }) => ({
    recipients: { objects: everything(what) },
    noun: what.nouns[0] ?? "",
  })),
  otherRule("permanent or player", {}, () => ({
    recipients: { objects: { what: "all", filter: { is: "any" } }, players: { who: "each" } },
    noun: "permanents and players",
  })),
]);
const those: Phrase<string> = oneOf(() => [
  rulesFor<string>().rule("{what}", { what: permanents.many }, ({ what }) => plainNouns(what)[0] ?? ""),
  words([["permanents and players", "permanents and players"]]),
]);

export const copyVerbs: readonly Forms<Instruction>[] = [
  inflected(
    "<create> {n} {how} token that's a copy of {what} {but}",
    { n: count.one, how, what: original, but: opt(exceptions) },
    ({ n, how, what, but }, scope) => create(scope, n, what, but, how),
  ),
  inflected(
    "<create> {n} {how} tokens that are copies of {what} {but}",
    { n: count.many, how, what: original, but: opt(exceptions) },
    ({ n, how, what, but }, scope) => create(scope, n, what, but, how),
  ),
  inflected(
    "<create> {n} {how} token that's a copy of {what}, except (it enters|the token enters) with {counters} on it",
    { n: count.one, how, what: original, counters },
    ({ n, how, what, counters }, scope) => create(scope, n, what, undefined, { ...how, counters: [counters] }),
  ),
  inflected(
    "<create> {n} token that's a copy of {what} and that's {entered} {but}",
    { n: count.one, what: original, entered: placed, but: opt(exceptions) },
    ({ n, what, entered, but }, scope) => create(scope, n, what, but, entered),
  ),
  inflected("<change> the target of {what}", { what: thing }, ({ what }) => [
    { do: "changeTargets", of: what, optional: false },
  ]),
  inflected("<change> {what} 's target to {to}", { what: objects.one, to: thing }, ({ what, to }) => [
    { do: "changeTargets", of: what, optional: false, to },
  ]),
  inflected("<change> (the|a) target of {what} to {to}", { what: thing, to: thing }, ({ what, to }) => [
    { do: "changeTargets", of: what, optional: false, to },
  ]),
  inflected(
    "may choose (new targets|a new target) for (the copy|that copy|the copies|those copies|the copies you control)",
    {},
    (_, { subject }) => ({
      amend: (before, since) => {
        if (copyings(before.at(-1)).length === 0) return unbound("no copy before it");
        const copies = before.slice(Math.min(since, before.length - 1)).flatMap(copyings);
        // 707.10c: whoever controls the copy.
        const isYours = (copy: Effect): boolean => copy.do !== "copySpell" || (copy.who?.who ?? "you") === "you";
        const isTheirs = (copy: Effect): boolean =>
          copy.do === "copySpell" &&
          (sameData(copy.who, subject) || subject.who === "current" || copy.who?.who === "current");
        if (!copies.every((copy) => (subject.who === "you" ? isYours(copy) : isTheirs(copy))))
          return unbound("the copy is another player's");
        // The same instructions, which may be spoken of: they keep their identity.
        for (const copy of copies) (copy as { newTargets: boolean }).newTargets = true;
        return before;
      },
    }),
  ),
  inflected("may choose new targets for (their copy|the copy they control)", {}, (_, { subject }) => ({
    amend: (before) => {
      const copies = copyings(before.at(-1));
      const theirs = (copy: Effect): boolean =>
        copy.do === "copySpell" && (sameData(copy.who, subject) || copy.who?.who === "current");
      if (subject.who === "you" || copies.length === 0 || !copies.every(theirs)) return unbound("whose copy?");
      for (const copy of copies) (copy as { newTargets: boolean }).newTargets = true;
      return before;
    },
  })),
  deferredForms("<choose> new targets for {what}", { what: thing }, ({ what }, scope) =>
    printed(what).some((word) => word === "copy" || word === "copies")
      ? unbound("told as what may be done with a copy")
      : [{ do: "changeTargets", of: what.bind(scope), optional: true }],
  ),
  inflected("<copy> {what} for each {of}", { what: thing, of: forEach }, ({ what, of }, scope) =>
    copies(scope, { ...copying(scope), what, count: of }, "many"),
  ),
  // 707.10d: those it has not targeted, whose name the last sentence says again.
  inflected(
    "<copy> {what} for each other {of} (that spell|the spell|that the spell) could target. each copy targets a different one of those {same}",
    { what: thing, of: otherTarget, same: those },
    ({ what, of, same }, scope) =>
      same === of.noun
        ? copies(scope, { ...copying(scope), what, count: 1, forEach: of.recipients }, "many")
        : unbound("one of which?"),
  ),
  inflected("<copy> {what} {but}", { what: thing, but: unlikeTheSpell }, ({ what, but }, scope) =>
    copies(scope, { ...copying(scope), what, count: 1, except: but }, "one"),
  ),
  inflected("<copy> {what} {n} times", { what: thing, n: count.many }, ({ what, n }, scope) =>
    copies(scope, { ...copying(scope), what, count: n }, "many"),
  ),
  inflected(
    "<copy> {what} once plus a additional time for each {of}",
    { what: thing, of: forEach },
    ({ what, of }, scope) => copies(scope, { ...copying(scope), what, count: { amount: "sum", of: [1, of] } }, "many"),
  ),
  inflected("<copy> {what} twice", { what: thing }, ({ what }, scope) =>
    copies(scope, { ...copying(scope), what, count: 2 }, "many"),
  ),
  // Of those who were offered to.
  inflected(
    "<copy> {what} once plus a additional time for each opponent who copied the spell this way",
    { what: thing },
    ({ what }, scope) => {
      const copied = scope.recent.findLast((one) => one.do === "copySpell" && one.who?.who === "current");
      if (copied === undefined) return unbound("nobody else copied it");
      const count: Amount = { amount: "sum", of: [1, { amount: "noted", name: scope.noteOf(copied) }] };
      return copies(scope, { ...copying(scope), what, count }, "many");
    },
  ),
  inflected("<double> the value of X", {}, (_, scope) => {
    const what = scope.pronoun("one", ["spell"]);
    return what.what === "event" ? [{ do: "doubleX", what }] : unbound("the X of what?");
  }),
  // Of the hand that was revealed or looked at.
  inflected("<copy> a {what} in it", { what: noun.one }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("a card of that hand");
    const of = scope.hand ?? unbound("in which hand?");
    const one: Objects = { what: "chosen", filter: what.filter, in: "hand", of, count: { min: 1, max: 1 } };
    return copies(scope, { ...copying(scope), what: one, count: 1 }, "one");
  }),
  deferredForms("<copy> {what}", { what: thing }, ({ what }, scope) => {
    const several = /^(?:those|them|they|both)$/.test(printed(what)[0] ?? "");
    return copies(scope, { ...copying(scope), what: again(scope, what), count: 1 }, several ? "many" : "one");
  }),
];

/** "That creature", of which something becomes a copy, is not that something. */
const another = (what: Tree<Objects>, scope: Scope): Objects =>
  scope.within({ described: scope.theme }, () => what.bind(scope));

/** "Each other creature becomes a copy of target creature": the target is what they are other than. */
export const copyClauses: readonly Phrase<Instruction>[] = [
  asOthers(
    "{duration}, {which} becomes a copy of {what} {but}",
    { duration, which: oneOf(() => [objects.one]), what: thing, but: opt(exceptions) },
    (said, scope) => {
      const duration = said.duration.bind(scope);
      const theme = said.which.bind(scope);
      const of = scope.within({ described: theme }, () => said.what.bind(scope));
      const except = said.but.bind(scope);
      return [
        {
          do: "becomeCopy",
          what: theme,
          of,
          duration,
          ...(except === undefined ? {} : { except }),
        },
      ];
    },
  ),
  asOthers(
    "{duration}, you may have {which} become a copy of {what}",
    { duration, which: oneOf(() => [objects.one]), what: thing },
    (said, scope) => {
      const duration = said.duration.bind(scope);
      const what = said.which.bind(scope);
      const of = scope.within({ described: what }, () => said.what.bind(scope));
      return [{ do: "may", who: { who: "you" }, effects: [{ do: "becomeCopy", what, of, duration }] }];
    },
  ),
  asOthers(
    "each other {which} becomes a copy of {what} {duration}",
    { which: permanents.one, what: oneOf(() => [targets.one]), duration },
    ({ which, what, duration }, scope) => {
      if (!scope.isSpell || scope.inQuote) return unbound("said of the source");
      const of = what.bind(scope);
      const others = everything(otherThanKnown(scope, which.bind(scope)));
      return [{ do: "becomeCopy", what: others, of, duration: duration.bind(scope) }];
    },
  ),
];

export const copyVerbsOfObjects: readonly Forms<Instruction>[] = [
  // 707.2: each of several.
  {
    one: oneOf(() => []),
    many: asOthers(
      "become copies of {what} {but} {duration}",
      { what: thing, but: opt(exceptions), duration },
      ({ what, but, duration }, scope) => {
        const of = scope.within({ described: scope.theme, copied: true }, () => what.bind(scope));
        const except = but.bind(scope);
        const copied = {
          do: "becomeCopy",
          what: scope.theme,
          of,
          ...(except === undefined ? {} : { except }),
        } as const;
        return [{ ...copied, duration: duration.bind(scope) }];
      },
    ),
  },
  deferredForms(
    "<become> a copy of {what} {duration} {but}",
    { what: thing, but: exceptions, duration },
    ({ what, but, duration }, scope) => {
      const of = another(what, scope);
      return [{ do: "becomeCopy", what: scope.theme, of, duration: duration.bind(scope), except: but.bind(scope) }];
    },
  ),
  deferredForms(
    "<become> a copy of {what} {but} {duration}",
    { what: thing, but: opt(exceptions), duration: opt(duration) },
    ({ what, but, duration }, scope) => {
      const of = another(what, scope);
      const except = but.bind(scope);
      const copied = { do: "becomeCopy", what: scope.theme, of, ...(except === undefined ? {} : { except }) } as const;
      return [{ ...copied, duration: duration.bind(scope) ?? "forever" }];
    },
  ),
];
