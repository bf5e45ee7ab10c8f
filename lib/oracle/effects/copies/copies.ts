import type { Amount } from "../../../engine/abilities/amounts.ts";
import type { Entering } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Modification } from "../../../engine/abilities/modifications.ts";
import type { Objects } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { forEach } from "../../amounts/forEach.ts";
import type { Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { count, noun, objects } from "../../hubs.ts";
import { type Forms, opt, type Phrase, printed, rulesFor, type Tree, words } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { heldBy } from "../clauses/follow.ts";
import { thing } from "../objects/thing.ts";
import { linking, placed } from "../tokens/created.ts";
import { exceptions, unlikeTheSpell } from "./exceptions.ts";
import { otherTarget, those } from "./otherTargets.ts";

/** Tokens that are copies, and copies of spells (707). */
const { deferred: asItWas } = rulesFor<Objects>();
const { inflected, deferredForms } = rulesFor<Instruction>();

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
export function copyings(last: Effect | undefined): readonly Effect[] {
  if (last === undefined || last.do === "copySpell") return last === undefined ? [] : [last];
  const otherwise = last.do === "if" ? copyings(last.otherwise?.at(-1)) : [];
  return [...copyings(heldBy(last)?.at(-1)), ...otherwise];
}

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
        // Of the last sentence, whatever else it does: "copy target spell, then return it to its owner's hand".
        const copies = before.slice(Math.min(since, before.length - 1)).flatMap(copyings);
        if (copies.length === 0) return unbound("no copy before it");
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
  // 115.7c: as many of them as the player likes.
  inflected("<change> any targets of {what}", { what: thing }, ({ what }) => [
    { do: "changeTargets", of: what, optional: true },
  ]),
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
    const words = printed(what);
    const copied = again(scope, what);
    // "each exiled card": so many copies as there are cards.
    const several =
      /^(?:those|them|they|both|each|all)$/.test(words[0] ?? "") ||
      (copied.what === "linked" && words.includes("cards"));
    const effects = copies(scope, { ...copying(scope), what: copied, count: 1 }, several ? "many" : "one");
    // "Copy target spell, then return it": it is what was aimed at, and what was made of it "the copy".
    if (printed(what)[0] === "target" && copied.what === "target")
      scope.mention({ ref: copied, number: "one", nouns: scope.nounsOfAll([copied]) });
    return effects;
  }),
];
