import type { TargetClass } from "../../engine/abilities/ability.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import type { ObjectAntecedent, Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { type Forms, oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and, kindsNamed } from "../nouns/filters.ts";
import { goesBy, isPlain, isWide, ofOneType, plainNouns } from "./called.ts";
import { doneThisWay, thoseDone, whichDone } from "./doneThisWay.ts";

/** What was spoken of before: "it", "that creature", "the chosen cards". */

const { rule } = rulesFor<Objects>();

/** Those of them that are what the noun says. */
export function ofThoseDone(scope: Scope, what: Noun, done: Parameters<typeof thoseDone>[1]): Objects {
  plainNouns(what);
  const of = thoseDone(scope, done);
  const filter = whichDone(what);
  return filter.is === "any" || filter.is === "permanentCard" ? of : { what: "those", of, filter };
}

/** "it", "that creature", "those cards", "them". */
export const pronouns: Forms<Objects> = {
  one: oneOf(() => [
    rule("it", {}, (_, scope) => scope.pronoun("one")),
    rule("(he|him|she|her)", {}, (_, scope) => scope.selfPronoun()),
    // 601.2c: of the ability whose cost depends on it.
    rule("the creature it targets", {}, (_, scope) =>
      scope.objects.some(({ nouns }) => nouns.includes("aimed"))
        ? scope.pronoun("one", ["aimed"])
        : unbound("what it targets is not told before"),
    ),
    // Whatever else has been spoken of since, a copy of it too.
    rule("the spell you cast", {}, (_, scope) =>
      scope.objects.some(({ ref, nouns }) => ref.what === "event" && ref.role === "object" && nouns.includes("spell"))
        ? { what: "event", role: "object" }
        : unbound("no event is about a spell"),
    ),
    // 702.29c: of the event of cycling.
    rule("the cycled card", {}, (_, scope) =>
      scope.objects.some(({ nouns }) => nouns.includes("cycled"))
        ? scope.pronoun("one", ["cycled"])
        : unbound("nothing was cycled"),
    ),
    // 702.110b: of the event of exploiting.
    rule("the exploited creature", {}, (_, scope) =>
      scope.objects.some(({ nouns }) => nouns.includes("exploited"))
        ? scope.pronoun("one", ["exploited"])
        : unbound("nothing was exploited"),
    ),
    // 707.5: of what entered as its copy.
    rule("the copied {what}", { what: noun.one }, ({ what }, scope) => {
      const nouns = plainNouns(what);
      const of = scope.pronoun("one", ["copied"]);
      return scope.objects.some((one) => one.nouns.includes("copied") && nouns.every((n) => one.nouns.includes(n)))
        ? of
        : unbound("something else was copied");
    }),
    rule("(the|that) copy", {}, (_, scope) => scope.pronoun("one", ["copy"])),
    rule("each of {those}", { those: oneOf(() => [pronouns.many]) }, ({ those }, scope) =>
      those.what === "target" && scope.targets[those.slot]?.of.some((one) => one.target === "player")
        ? unbound("they may be players")
        : those,
    ),
    rule("that ability", {}, (_, scope) => {
      const what = scope.pronoun("one", ["ability"]);
      return scope.isCalled(what, "spell") ? unbound("it may be a spell") : what;
    }),
    rule("that spell or ability", {}, (_, scope) => scope.pronoun("one", ["spell", "ability"])),
    rule("the other creature", {}, (_, scope) => {
      const [, other] = scope.objects.filter((one) => one.ref.what === "event");
      return other?.ref ?? unbound("which other creature?");
    }),
    // What "becomes blocked by" said; of one that blocks or becomes blocked, it need not be the other.
    // 700.4: the one whose death is the event, whatever else has been spoken of since.
    rule("the creature that died", {}, (_, scope) =>
      scope.objects.some(({ ref, nouns }) => ref.what === "event" && nouns.includes("creature"))
        ? { what: "event", role: "object" }
        : unbound("none died"),
    ),
    rule("the blocking creature", {}, (_, scope) =>
      scope.objects.some(({ nouns }) => nouns.includes("blocking"))
        ? scope.pronoun("one", ["blocking"])
        : unbound("nothing blocks"),
    ),
    rule("the {what} {done} this way", { what: noun.one, done: doneThisWay }, ({ what, done }, scope) =>
      ofThoseDone(scope, what, done),
    ),
    rule("the {what} you {done}", { what: noun.one, done: doneThisWay }, ({ what, done }, scope) =>
      ofThoseDone(scope, what, done),
    ),
    // Of what several did, what you did.
    rule("the {what} you {done} this way", { what: noun.one, done: doneThisWay }, ({ what, done }, scope) => {
      if (done.participle !== "sacrificed") unbound("whose was it?");
      return { what: "those", of: ofThoseDone(scope, what, done), filter: { is: "controlledBy", who: { who: "you" } } };
    }),
    rule("the chosen {what}", { what: noun.one }, ({ what }, scope) => chosenBefore(scope, "one", what)),
    rule("each chosen {what}", { what: noun.one }, ({ what }, scope) => chosenBefore(scope, "many", what)),
    rule("(that|the) {what}", { what: noun.one }, ({ what }, scope) => calledAgain(scope, "one", what)),
    rule("(that|the) {what}", { what: noun.one }, ({ what }, scope) => targetLike(scope, what)),
  ]),
  many: oneOf(() => [
    rule("(they|them)", {}, (_, scope) => scope.pronoun("many")),
    rule("the tokens", {}, (_, scope) => scope.pronoun("many", ["token"])),
    rule("(the|those) copies", {}, (_, scope) => scope.pronoun("many", ["copy"])),
    // The two that were exiled or found, each by itself.
    rule("both cards", {}, (_, scope) => {
      const by = scope.objects.flatMap((one) =>
        one.number === "one" && (one.by?.do === "search" || (one.by?.do === "move" && one.by.to.zone === "exile"))
          ? [one.by]
          : [],
      );
      const [first, second, ...more] = [...new Set(by)];
      if (first === undefined || second === undefined || more.length > 0) return unbound("both of which two?");
      const of = [first, second].map((one): Objects => ({ what: "noted", name: scope.noteOf(one) }));
      scope.mention({ ref: { what: "union", of }, number: "many", nouns: ["card"] });
      return { what: "union", of };
    }),
    // 509.1: the one that blocks and the one that is blocked.
    rule("both creatures", {}, (_, scope) => {
      const event = scope.objects.filter(
        ({ ref }) => ref.what === "event" || ref.what === "host" || ref.what === "self",
      );
      const of = [...new Map(event.map(({ ref }) => [JSON.stringify(ref), ref])).values()];
      return of.length === 2 && of.some(({ what }) => what === "event")
        ? { what: "union", of }
        : unbound("both of which two?");
    }),
    rule("both {what}", { what: noun.many }, ({ what }, scope) => {
      const both = calledAgain(scope, "many", what);
      return both.what === "union" && both.of.length === 2 ? both : unbound("both of which two?");
    }),
    rule("the {what} {done} this way", { what: noun.many, done: doneThisWay }, ({ what, done }, scope) =>
      ofThoseDone(scope, what, done),
    ),
    // Than the one of them that was spoken of by itself.
    rule("the other {what} exiled this way", { what: noun.many }, ({ what }, scope) => {
      if (what.filter.is !== "any" || plainNouns(what).some((noun) => noun !== "card")) unbound("only some of them");
      const first = scope.objects.findLast(({ ref }) => ref.what === "first")?.ref;
      return first?.what === "first"
        ? { what: "except", of: first.of, without: first }
        : unbound("other than which of them?");
    }),
    rule("the chosen {what}", { what: noun.many }, ({ what }, scope) => chosenBefore(scope, "many", what)),
    // Than those that the instruction just before took of them.
    rule("the other chosen {what}", { what: noun.many }, ({ what }, scope) => {
      const last = scope.recent.at(-1);
      const of = chosenBefore(scope, "many", what);
      if (last?.do !== "move" || last.what.what !== "chosen" || !sameData(last.what.among, of))
        return unbound("other than which of them?");
      return { what: "except", of, without: { what: "noted", name: scope.noteOf(last) } };
    }),
    rule("those {what}", { what: noun.many }, ({ what }, scope) => calledAgain(scope, "many", what)),
    // Of them, those of which more is said: "each of those creatures with flying".
    rule("those {what}", { what: noun.many }, ({ what }, scope) => {
      const { filter } = what;
      const more = filter.is === "and" ? filter.of.filter((one) => !isPlain(one)) : [];
      if (filter.is !== "and" || more.length === 0) return unbound("nothing more is said");
      const of = calledAgain(scope, "many", { ...what, filter: and(filter.of.filter(isPlain)) });
      const ref: Objects = { what: "those", of, filter: and(more) };
      scope.mention({ ref, number: "many", nouns: what.nouns, literal: true });
      return ref;
    }),
  ]),
};

/** "the chosen card": what the last instruction to choose was about. */
function chosenBefore(scope: Scope, number: "one" | "many", what: Noun): Objects {
  const nouns = plainNouns(what);
  if (nouns.includes("token")) unbound("tokens are no more plainly what was chosen");
  const narrow = [...new Set([...nouns, ...kindsNamed(what.filter)])].filter((noun) => !isWide(noun));
  // Of "an artifact or land" not each is an artifact.
  const isCalled = ({ nouns: own }: ObjectAntecedent): boolean =>
    narrow.length > 0
      ? own.some((one) => !isWide(one)) && narrow.every((noun) => own.every((one) => isWide(one) || goesBy(one, noun)))
      : own.length === 0 || nouns.some((noun) => own.some((one) => goesBy(one, noun)));
  const by = scope.objects.findLast((one) => one.by?.do === "choose" && one.number === number && isCalled(one))?.by;
  const target = scope.objects.findLast((one) => one.chosen && one.number === number && isCalled(one));
  if (by === undefined && target !== undefined) return target.ref;
  if (by === undefined) return chosenAsItEntered(scope, number, isCalled);
  const ref: Objects = { what: "noted", name: scope.noteOf(by) };
  scope.mention({ ref, number, nouns });
  return ref;
}

/** 607.2d: what another ability chose as this entered. */
function chosenAsItEntered(
  scope: Scope,
  number: "one" | "many",
  isCalled: (one: ObjectAntecedent) => boolean,
): Objects {
  const { chosen } = scope.links;
  const ref: Objects = { what: "linked", name: "chosen" };
  if (scope.inQuote || chosen === undefined || number !== "one" || !isCalled({ ref, number, nouns: chosen.nouns }))
    return unbound("nothing was chosen");
  chosen.step.link = chosen.note;
  scope.mention({ ref, number, nouns: chosen.nouns });
  return ref;
}

/** "it", "that card", "them": what was spoken of, in either number. */
export const pronoun: Phrase<Objects> = oneOf(() => [pronouns.one, pronouns.many]);

const PERMANENTS = ["artifact", "creature", "enchantment", "land", "planeswalker", "battle"];

/** "that creature or planeswalker": what goes by every noun that is said. */
function calledAgain(scope: Scope, number: "one" | "many", what: Noun): Objects {
  const called = (nouns: readonly string[]): Objects | undefined =>
    scope.attempt(() =>
      scope.pronoun(number, nouns, "thing", [
        ...kindsNamed(ofOneType(what.filter)),
        ...what.nouns.filter((noun) => noun === "token"),
      ]),
    );
  const nouns = plainNouns(what);
  // 110.1: where none was called so, whatever is one.
  const found = called(nouns) ?? (nouns.length === 1 && nouns[0] === "permanent" ? called(PERMANENTS) : undefined);
  return found === undefined ? paidBefore(scope, number, what) : ofTheKind(found, number, what, scope);
}

/** 115.4: of "any target", said only where that is of the kind; of what is said of it next, too. */
function ofTheKind(found: Objects, number: "one" | "many", what: Noun, scope: Scope): Objects {
  const isMixed =
    found.what === "target" &&
    sameData(
      scope.targets[found.slot]?.of.map(({ target }) => target),
      ["object", "player"],
    );
  if (!isMixed || what.filter.is !== "type") return found;
  const ref: Objects = { what: "those", of: found, filter: what.filter };
  scope.mention({ ref, number, nouns: what.nouns, literal: true });
  return ref;
}

/** "That card": of a permanent, which is a card only once it was exiled; "that creature": the one that was sacrificed. */
function paidBefore(scope: Scope, number: "one" | "many", what: Noun): Objects {
  const how = what.card === true ? "exiled" : "sacrificed";
  const paid = scope.paid.findLast(({ participle }) => participle === how);
  const cost = paid?.what;
  const isOne = cost !== undefined && "what" in cost && cost.what === "chosen" && cost.count.max === 1;
  const isCalled =
    how === "exiled" ? what.filter.is === "any" : plainNouns(what).every((one) => paid?.nouns[0] === one);
  if (number !== "one" || !isOne || !isCalled || what.in !== undefined)
    return unbound(`no ${what.nouns.join(" or ")} was spoken of`);
  const objects = cost as { noteAs?: string };
  objects.noteAs ??= how;
  return { what: "noted", name: objects.noteAs };
}

/** 607.2c: "the token" that another ability of the card created, the only one that does. */
function createdBefore(scope: Scope): Objects {
  const { put, putBefore } = scope.links;
  if (scope.inQuote || putBefore !== 1 || put.length !== 1 || put[0]?.token !== true)
    return unbound("said by its noun alone");
  scope.links.putUsed = true;
  scope.links.tokenUsed = true;
  return { what: "linked", name: "put" };
}

/** "the creature you control", "that nonland permanent card": the one target that was described in these words. */
function targetLike(scope: Scope, what: Noun): Objects {
  if (what.filter.is === "token") return createdBefore(scope);
  if (what.in !== undefined || isPlain(what.filter)) unbound("said by its noun alone");
  const isCalled = (one: TargetClass | undefined): boolean =>
    one?.target === "object" &&
    (what.card === true) === (one.in !== undefined && one.in !== "stack") &&
    sameData(one.filter, what.filter);
  const slots = scope.targets.flatMap(({ count, of: [only, ...others] }, slot) =>
    count.max === 1 && others.length === 0 && isCalled(only) ? [slot] : [],
  );
  const [slot, ...more] = slots;
  if (slot === undefined || more.length > 0) return unbound("no target was described so");
  const ref: Objects = { what: "target", slot };
  scope.mention({ ref, number: "one", nouns: what.nouns });
  return ref;
}
