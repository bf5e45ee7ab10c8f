import type { TargetClass } from "../../engine/abilities/ability.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players, Range, Zone } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { kindOf, type ObjectAntecedent, type Scope, unbound } from "../bind/scope.ts";
import { mostVoted } from "../effects/choosing/votes-held.ts";
import { noun, range, whose } from "../hubs.ts";
import { type Forms, fixed, list, oneOf, opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { and, kindsNamed, or, speaksOf } from "../nouns/filters.ts";
import { host } from "../nouns/host.ts";
import { permanents } from "../nouns/kinds.ts";
import { zone } from "../nouns/narrowing.ts";
import { eachOfKinds } from "../nouns/nouns.ts";
import { another } from "../nouns/other.ts";
import { granter, itself, SOURCE, self } from "../nouns/self.ts";
import { doneThisWay, thoseDone, whichDone } from "./done-this-way.ts";
import { classOf, exactlyOne, targetObjects, targets } from "./targets.ts";

/** Objects as they stand in a sentence: everything English prints in front of "target" and the other determiners. */

export { classOf, exactlyOne, THAT_OPPONENT, targetObjects, targets } from "./targets.ts";

const { rule } = rulesFor<Objects>();

/** No noun after "that" means the object itself. */
const SELF: readonly string[] = ["this"];

/** Mentions the object itself, so that "it" can mean it. */
export const namedItself: Phrase<Objects> = rule("{itself}", { itself }, ({ itself }, scope) => {
  scope.mention({ ref: itself, number: "one", nouns: SELF });
  return itself;
});
/** The same in a template that is about its source and no other object. */
export const namedSelf = fixed(namedItself, SOURCE, ({ what }) => what === "self");

/** Those of them that are what the noun says. */
function ofThoseDone(scope: Scope, what: Noun, done: Parameters<typeof thoseDone>[1]): Objects {
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
    rule("(that|the) {what}", { what: noun.one }, ({ what }, scope) => calledAgain(scope, "one", what)),
    rule("the {what}", { what: noun.one }, ({ what }, scope) => targetLike(scope, what)),
  ]),
  many: oneOf(() => [
    rule("(they|them)", {}, (_, scope) => scope.pronoun("many")),
    rule("(the|those) copies", {}, (_, scope) => scope.pronoun("many", ["copy"])),
    rule("both {what}", { what: noun.many }, ({ what }, scope) => {
      const both = calledAgain(scope, "many", what);
      return both.what === "union" && both.of.length === 2 ? both : unbound("both of which two?");
    }),
    rule("the {what} {done} this way", { what: noun.many, done: doneThisWay }, ({ what, done }, scope) =>
      ofThoseDone(scope, what, done),
    ),
    rule("the chosen {what}", { what: noun.many }, ({ what }, scope) => chosenBefore(scope, "many", what)),
    rule("those {what}", { what: noun.many }, ({ what }, scope) => calledAgain(scope, "many", what)),
  ]),
};

const goesBy = (own: string, noun: string): boolean => own === noun || kindOf(own) === noun;
const isWide = (noun: string): boolean => noun === "permanent" || noun === "card";

/** "the chosen card": what the last instruction to choose was about. */
function chosenBefore(scope: Scope, number: "one" | "many", what: Noun): Objects {
  const nouns = plainNouns(what);
  if (nouns.includes("token")) unbound("tokens are no more plainly what was chosen");
  // Of "an artifact or land" not each is an artifact.
  const isCalled = ({ nouns: own }: ObjectAntecedent): boolean =>
    own.length === 0 ||
    nouns.some((noun) =>
      isWide(noun) ? own.some((one) => goesBy(one, noun)) : own.every((one) => isWide(one) || goesBy(one, noun)),
    );
  const by = scope.objects.findLast((one) => one.by?.do === "choose" && one.number === number && isCalled(one))?.by;
  if (by === undefined) return unbound("nothing was chosen");
  const ref: Objects = { what: "noted", name: scope.noteOf(by) };
  scope.mention({ ref, number, nouns });
  return ref;
}

/** "it", "that card", "them": what was spoken of, in either number. */
export const pronoun: Phrase<Objects> = oneOf(() => [pronouns.one, pronouns.many]);

/** "the exiled card": what another ability of this object exiled (607.2a). */
function linked(scope: Scope): Objects {
  if (scope.inQuote) unbound("what another ability exiled, in a quote");
  scope.links.used = true;
  return { what: "linked", name: "exiled" };
}
const isRevealing = (by: Effect | undefined): boolean =>
  (by?.do === "look" && by.reveal === true) || (by?.do === "revealUntil" && by.exile !== true);
const revealedCards: Phrase<Objects> = rule("(the revealed cards|those revealed cards)", {}, (_, scope) => {
  const by = scope.objects.findLast(({ by }) => isRevealing(by))?.by;
  if (by === undefined) return unbound("no cards were revealed");
  return { what: "noted", name: `${scope.noteOf(by)}${by.do === "revealUntil" ? ".all" : ""}` };
});
const exiledCards: Phrase<Objects> = rule("the exiled cards", {}, (_, scope) => {
  const ref = linked(scope);
  scope.mention({ ref, number: "many", nouns: ["card"] });
  return ref;
});

/** "the sacrificed creature": what the cost was paid with. */
export const paidFor: Phrase<Objects> = rule(
  "the {how} {what}",
  {
    how: words(["sacrificed", "discarded", "exiled", "tapped", "revealed"].map((one) => [one, one] as const)),
    what: noun.one,
  },
  ({ how, what }, scope) => {
    const called = plainNouns(what);
    const said = called.filter((noun, i) => noun !== "permanent" || i === 0);
    const paid = scope.paid.findLast(
      (one) =>
        one.participle === how &&
        // What was sacrificed is a card in a graveyard.
        said.every(
          (word) =>
            (word === "card" && how === "sacrificed") ||
            one.nouns.some((noun) => word === noun || word === kindOf(noun)),
        ) &&
        // "A creature or artifact" is called a permanent.
        (!one.nouns.includes("permanent") ||
          ["permanent", "card"].includes(called[0] ?? "") ||
          said.length !== 1 ||
          one.nouns.length <= 2),
    );
    if (paid === undefined) {
      const by = { sacrificed: "sacrifice", discarded: "discard", exiled: "move", tapped: "tap", revealed: "look" }[
        how
      ];
      const isCalled = ({ nouns }: ObjectAntecedent): boolean =>
        what.card === true ||
        nouns.length === 0 ||
        called.some((noun) => nouns.some((own) => own === noun || kindOf(own) === noun));
      const isDone = (one: Effect | undefined): boolean =>
        one?.do === by || (by === "look" && one?.do === "revealUntil" && one.exile !== true);
      // What was looked for is called by what it is: "the revealed land card".
      const isWhat = ({ by, nouns }: ObjectAntecedent): boolean =>
        by?.do !== "revealUntil" ||
        (what.card === true && called.every((noun) => nouns.some((own) => goesBy(own, noun))));
      const isOne = (one: ObjectAntecedent): boolean => one.number === "one" && isCalled(one) && isWhat(one);
      const found = scope.objects.findLast((one) => isDone(one.by) && isOne(one))?.by;
      if (found !== undefined) return { what: "noted", name: scope.noteOf(found) };
      // 406.1: in exile it is a card.
      if (how !== "exiled" || what.card !== true) return unbound(`nothing was ${how}`);
      const of = linked(scope);
      const ref: Objects = what.filter.is === "any" ? of : { what: "those", of, filter: what.filter };
      scope.mention({ ref, number: "one", nouns: ["card"], literal: true });
      return ref;
    }
    const objects = paid.what as { noteAs?: string };
    objects.noteAs ??= how;
    const ref: Objects = { what: "noted", name: objects.noteAs };
    scope.mention({ ref, number: "one", nouns: called });
    return ref;
  },
);

/** After "that" a noun stands bare: what it would filter is already said. */
export function plainNouns({ filter, in: zone, card, nouns }: Noun): readonly string[] {
  // A card is called one wherever it is.
  if (zone !== undefined && (card === true || !["spell", "ability", "source"].includes(nouns[0] ?? "")))
    unbound("a place says more than which");
  if (!isPlain(filter)) unbound("says more than which");
  return nouns;
}

/** "that creature or planeswalker": what goes by every noun that is said. */
const calledAgain = (scope: Scope, number: "one" | "many", what: Noun): Objects =>
  scope.attempt(() =>
    scope.pronoun(number, plainNouns(what), "thing", [
      ...kindsNamed(ofOneType(what.filter)),
      ...what.nouns.filter((noun) => noun === "token"),
    ]),
  ) ?? exiledAsCost(scope, number, what);
/** "That card": of a permanent, which is a card only once it was exiled. */
function exiledAsCost(scope: Scope, number: "one" | "many", what: Noun): Objects {
  const paid = scope.paid.findLast(({ participle }) => participle === "exiled");
  const cost = paid?.what;
  const isOne = cost !== undefined && "what" in cost && cost.what === "chosen" && cost.count.max === 1;
  if (number !== "one" || !isOne || what.card !== true || what.filter.is !== "any" || what.in !== undefined)
    return unbound(`no ${what.nouns.join(" or ")} was spoken of`);
  const objects = cost as { noteAs?: string };
  objects.noteAs ??= "exiled";
  return { what: "noted", name: objects.noteAs };
}
/** Of two things it may be, it is called by "or". */
const ofOneType = (filter: Filter): Filter =>
  filter.is === "and" && filter.of.filter(({ is }) => is === "type").length > 1 ? unbound("one of both") : filter;

/** "the creature you control": the one target that was described in these words. */
function targetLike(scope: Scope, what: Noun): Objects {
  if (what.in !== undefined || isPlain(what.filter)) unbound("said by its noun alone");
  const slots = scope.targets.flatMap(({ count, of: [only, ...others] }, slot) =>
    count.max === 1 && others.length === 0 && only?.target === "object" && sameData(only.filter, what.filter)
      ? [slot]
      : [],
  );
  const [slot, ...more] = slots;
  if (slot === undefined || more.length > 0) return unbound("no target was described so");
  const ref: Objects = { what: "target", slot };
  scope.mention({ ref, number: "one", nouns: what.nouns });
  return ref;
}

function isPlain(filter: Filter): boolean {
  switch (filter.is) {
    case "any":
    case "type":
    case "subtype":
    case "token":
    case "spell":
    case "permanentCard":
    case "activatedAbility":
    case "triggeredAbility":
      return true;
    case "and":
    case "or":
      return filter.of.every(isPlain);
    default:
      return false;
  }
}

export const enchanted: Phrase<Objects> = rule("{host}", { host }, ({ host }, scope) => {
  scope.mention({ ref: { what: "host" }, number: "one", nouns: host.nouns });
  return { what: "host" };
});

const eachKnown: Phrase<Objects> = rule(
  "each {what}",
  { what: oneOf(() => [noun.one, eachOfKinds]) },
  ({ what }, scope) => {
    const ref = everything(inZone(what));
    // What is done to each of them is then said of "those creatures".
    scope.mention({ ref, number: "many", nouns: what.nouns });
    scope.mention({ ref, number: "one", nouns: what.nouns });
    return ref;
  },
);
/** "each creature", "all creatures", and a bare plural in a static sentence. */
export const all: Forms<Objects> = {
  one: oneOf(() => [
    eachKnown,
    rule("each {what} not chosen this way", { what: permanents.one }, ({ what }, scope) => {
      const chosen: Objects = { what: "noted", name: scope.noteOf(scope.thisWay(["choose"])) };
      const all = everything({ ...what, filter: and([what.filter, { is: "not", of: { is: "among", of: chosen } }]) });
      scope.mention({ ref: all, number: "many", nouns: what.nouns });
      return all;
    }),
    rule("each {what} {done} this way", { what: noun.one, done: doneThisWay }, ({ what, done }, scope) => {
      const ref = ofThoseDone(scope, what, done);
      scope.mention({ ref, number: "many", nouns: what.nouns, literal: true });
      return ref;
    }),
  ]),
  many: oneOf(() => [
    rule("all {what}", { what: noun.many }, ({ what }, scope) => every(scope, what)),
    rule("all {what} except for {others}", { what: noun.many, others: exceptFor }, ({ what, others }, scope) =>
      every(scope, butFor(what, others)),
    ),
    rule("all other {what} except for {others}", { what: noun.many, others: exceptFor }, ({ what, others }, scope) =>
      every(scope, butFor(another(scope, what), others)),
    ),
    rule("(all|each) {what} in the pile of {whose} choice", { what: noun.many, whose }, ({ what, whose }, scope) =>
      inPile(scope, what, whose),
    ),
    rule("(all {what} in that pile|the {what} in that pile)", { what: noun.many }, ({ what }, scope) =>
      inPile(scope, what),
    ),
    rule("all {what} they {done} this way", { what: noun.many, done: doneThisWay }, ({ what, done }, scope) =>
      ofThoseDone(scope, what, done),
    ),
    // 109.2: whatever is anywhere in the game.
    rule("all cards that aren't on the battlefield, spells, and permanents", {}, (_, scope) => {
      const ref: Objects = {
        what: "all",
        filter: { is: "any" },
        in: ["battlefield", "stack", "hand", "library", "graveyard", "exile", "command"],
      };
      scope.mention({ ref, number: "many", nouns: [] });
      return ref;
    }),
    rule(
      "(all the cards in|all the cards from|the cards in) {whose} {zone}",
      { whose, zone: cardZone },
      ({ whose, zone }, scope) => {
        const ref: Objects = { what: "all", filter: { is: "any" }, in: zone, of: whose };
        scope.mention({ ref, number: "many", nouns: ["card"] });
        return ref;
      },
    ),
    rule("all {one} and all {other}", { one: noun.many, other: noun.many }, ({ one, other }, scope) =>
      every(scope, eitherNoun(one, other)),
    ),
    // Each from a place of its own.
    rule(
      "{each}",
      {
        each: list(
          oneOf(() => [allOfOne]),
          { last: [", and"], pair: ["and"] },
        ),
      },
      ({ each }, scope) => {
        const [first, second, ...more] = each;
        if (more.length === 0 && sameData([first?.in, first?.of], [second?.in, second?.of])) unbound("told as one");
        return union(scope, each.map(everything), []);
      },
    ),
  ]),
};

const allOfOne: Phrase<Noun> = rulesFor<Noun>().rule("all {what}", { what: noun.many }, ({ what }) => inZone(what));
const cardZone = words<Zone>([
  ["graveyard", "graveyard"],
  ["hand", "hand"],
]);

/** "except for lands and tokens": what is named beside it says no place of its own. */
export const exceptFor: Phrase<readonly Noun[]> = oneOf(() => [
  rulesFor<readonly Noun[]>().rule("{what}", { what: noun.many }, ({ what }) => [what]),
  list(noun.many, { last: [", and"], pair: ["and"] }),
]);
export function butFor(what: Noun, others: readonly Noun[]): Noun {
  if (others.some((one) => one.in !== undefined || one.card !== what.card || one.of !== undefined))
    unbound("except for what is elsewhere");
  return { ...what, filter: and([what.filter, { is: "not", of: or(others.map(({ filter }) => filter)) }]) };
}

/** 700.3: of the piles last made, the one chosen, by whom where that is said only here. */
function inPile(scope: Scope, what: Noun, by?: Players): Objects {
  const piles = scope.recent.findLast((one) => one.do === "separate");
  if (piles?.do !== "separate") return unbound("no piles before it");
  const own = scope.objects.findLast((one) => one.nouns.length > 0 && sameData(one.ref, piles.what))?.nouns;
  const called = plainNouns(what);
  if (own !== undefined && !called.every((noun) => isWide(noun) || own.some((one) => goesBy(one, noun))))
    return unbound("other things are in those piles");
  if (by !== undefined) Object.assign(piles, { chooser: by });
  const ref: Objects = { what: "noted", name: "chosenPile" };
  scope.mention({ ref, number: "many", nouns: what.nouns });
  return ref;
}

function every(scope: Scope, what: Noun): Objects {
  const ref = everything(inZone(what));
  // "All untapped Wolf creatures" are "those Wolves".
  scope.mention({ ref, number: "many", nouns: [...new Set([...what.nouns, ...kindsNamed(what.filter)])] });
  return ref;
}

/** "Creatures you control get ...": a bare plural is a subject only. */
export const bareSubjects: Forms<Objects> = {
  one: oneOf(() => []),
  many: oneOf(() => [
    rule("{what}", { what: noun.many }, ({ what }, scope) => every(scope, what)),
    // Each tells for itself whose it is, so that neither could be said of both.
    rule("{one} and {other}", { one: noun.many, other: noun.many }, ({ one, other }, scope) =>
      isOwned(one) && isOwned(other) ? every(scope, eitherNoun(one, other)) : unbound("whose?"),
    ),
    rule("{self} and {what}", { self: namedItself, what: permanents.many }, ({ self, what }, scope) =>
      isOwned(what) ? union(scope, [self, everything(what)], what.nouns) : unbound("whose?"),
    ),
    rule("{one} and other {other}", { one: noun.many, other: noun.many }, ({ one, other }, scope) =>
      every(scope, eitherNoun(one, another(scope, other))),
    ),
  ]),
};
const isOwned = ({ filter }: Noun): boolean => speaksOf(filter, "controlledBy");

function inZone(what: Noun): Noun {
  return what.card === true && what.in === undefined ? unbound("which cards, and where?") : what;
}

/** "this card from your graveyard": the ability works there. */
const selfElsewhere: Phrase<Objects> = oneOf(() => [fromYours, fromExile]);
const fromExile: Phrase<Objects> = rule("{self} from exile", { self }, (_, scope) => {
  if (scope.recent.length > 0) unbound("put there by this very ability");
  scope.tell({ from: "exile" });
  scope.mention({ ref: { what: "self" }, number: "one", nouns: ["card"] });
  return { what: "self" };
});
const fromYours: Phrase<Objects> = rule(
  "{self} from your {zone}",
  {
    self,
    zone: words<Zone>([
      ["graveyard", "graveyard"],
      ["hand", "hand"],
    ]),
  },
  ({ zone }, scope) => {
    scope.tell({ from: zone });
    scope.mention({ ref: { what: "self" }, number: "one", nouns: ["card"] });
    return { what: "self" };
  },
);

/** "target creature and all other creatures with the same name as that creature". */
const andAllOther: Phrase<Objects> = rulesFor<Objects>().deferred(
  "target {what} and all other {others}",
  { what: noun.one, others: noun.many },
  ({ what, others }, scope) => {
    const first = targetObjects(scope, what.bind(scope), exactlyOne);
    const more = everything(inZone(others.bind(scope)));
    if (more.what !== "all" || !speaksOf(more.filter, "shares")) return unbound("other than what?");
    return {
      what: "union",
      of: [first, { ...more, filter: and([{ is: "not", of: { is: "among", of: first } }, more.filter]) }],
    };
  },
);

/** "target creature and each other creature that shares a color with it". */
const andEachOther: Phrase<Objects> = rule(
  "{first} and each other {others}",
  { first: targets.one, others: noun.one },
  ({ first, others }, scope) => {
    const all = everything(inZone(others));
    if (all.what !== "all") return unbound("other than what?");
    const of: readonly Objects[] = [
      first,
      { ...all, filter: and([{ is: "not", of: { is: "among", of: first } }, all.filter]) },
    ];
    return union(scope, of, others.nouns);
  },
);

const attached: Phrase<Objects> = oneOf(() => [
  rule(
    "{what} attached to (it|that creature|that permanent)",
    { what: oneOf(() => [permanents.one, permanents.many]) },
    ({ what }, scope) => ({
      what: "attachments",
      of: scope.pronoun("one", [], "property"),
      filter: what.filter,
    }),
  ),
  rule("{what} attached to (them|those creatures|those permanents)", { what: permanents.many }, ({ what }, scope) => ({
    what: "attachments",
    of: scope.pronoun("many", [], "property"),
    filter: what.filter,
  })),
  // 509.1g: what it blocks.
  ...(["one", "many"] as const).map((number) =>
    rule(
      "{what} (it's blocking|that creature is blocking)",
      { what: number === "one" ? permanents.one : permanents.many },
      ({ what }, scope) =>
        everything({ ...what, filter: and([what.filter, { is: "blockedBy", object: scope.pronoun("one") }]) }),
    ),
  ),
  rule("{what} you control", { what: noun.many }, ({ what }) =>
    everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "you" } }]) }),
  ),
]);
/** "it and all Auras attached to it", "enchanted creature and all other creatures". */
const andAll: Phrase<Objects> = rule(
  "{first} and (all|each) {others}",
  { first: oneOf(() => [namedItself, pronouns.one, enchanted, targets.one, targets.many]), others: attached },
  ({ first, others }, scope) => union(scope, [first, others], []),
);

const namedGranter: Phrase<Objects> = rule("{granter}", { granter }, ({ granter }, scope) => {
  scope.mention({ ref: granter, number: "one", nouns: [] });
  return granter;
});

/** "target spell or creature": one target in either of two places. */
const spellOr: Phrase<Objects> = oneOf(() => [
  rule("target {spell} or {what}", { spell: noun.one, what: noun.one }, ({ spell, what }, scope) => {
    if (spell.in !== "stack" || what.in !== undefined || speaksOf(spell.filter, "targets")) unbound("not two places");
    const slot = scope.addTarget({ count: exactlyOne, of: [classOf(spell), classOf(what)] });
    const ref: Objects = { what: "target", slot };
    scope.mention({ ref, number: "one", nouns: [...spell.nouns, ...what.nouns, "permanent"] });
    return ref;
  }),
]);

/** 702.62b: "target permanent or suspended card". */
const SUSPENDED: TargetClass = {
  target: "object",
  filter: {
    is: "and",
    of: [
      { is: "keyword", keyword: "suspend" },
      { is: "counter", kind: "time" },
    ],
  },
  in: "exile",
};
const orSuspended: Phrase<Objects> = rule(
  "target {what} or suspended card",
  { what: permanents.one },
  ({ what }, scope) => {
    const slot = scope.addTarget({ count: exactlyOne, of: [classOf(what), SUSPENDED] });
    const ref: Objects = { what: "target", slot };
    scope.mention({ ref, number: "one", nouns: ["card", ...what.nouns] });
    return ref;
  },
);

/** "target spell, nonland permanent, or card in a graveyard": one target in any of three places. */
const spellOrCard: Phrase<Objects> = rule(
  "target {spell}, {what}, or {card}",
  { spell: noun.one, what: noun.one, card: noun.one },
  ({ spell, what, card }, scope) => {
    if (spell.in !== "stack" || what.in !== undefined || card.card !== true || speaksOf(spell.filter, "targets"))
      unbound("not three places");
    const kinds = [spell, what, card];
    const slot = scope.addTarget({ count: exactlyOne, of: kinds.map(classOf) });
    const ref: Objects = { what: "target", slot };
    scope.mention({ ref, number: "one", nouns: [...new Set(kinds.flatMap(({ nouns }) => nouns)), "permanent"] });
    return ref;
  },
);

/** "this creature and up to one other target creature". */
const together: Phrase<Objects> = oneOf(() => [
  rule(
    "{first} and {second}",
    { first: oneOf(() => [namedItself, targets.one]), second: oneOf(() => [targets.one, enchanted]) },
    ({ first, second }, scope) =>
      union(
        scope,
        [first, second],
        first.what === "target" && second.what === "target" ? scope.nounsOfAll([first, second]) : [],
      ),
  ),
  rule(
    "{first} and {second}",
    { first: oneOf(() => [namedItself, targets.one, targets.many]), second: oneOf(() => [targets.many]) },
    ({ first, second }, scope) => union(scope, [first, second], scope.nounsOfAll([first, second])),
  ),
  rule(
    "{first} and {second}",
    { first: oneOf(() => [targets.many]), second: oneOf(() => [targets.one]) },
    (said, scope) => union(scope, [said.first, said.second], scope.nounsOfAll([said.first, said.second])),
  ),
  // "That creature and this creature".
  rule("{first} and {second}", { first: pronouns.one, second: namedItself }, ({ first, second }, scope) =>
    first.what === "self"
      ? unbound("one thing twice")
      : union(scope, [first, second], scope.nounsOfAll([first, second])),
  ),
  // "Target instant card and target sorcery card from your graveyard": both from there.
  rule(
    "{first} target {one} and {second} target {other} {place}",
    { first: opt(range.one), one: noun.one, second: opt(range.one), other: noun.one, place: zone },
    ({ first, one, second, other, place }, scope) => {
      if (one.card !== true || one.in !== undefined || other.card !== true) unbound("only cards are there");
      const both = [
        targetObjects(scope, place(one), first ?? exactlyOne),
        targetObjects(scope, place(other), second ?? exactlyOne),
      ];
      return union(scope, both, ["card"]);
    },
  ),
]);

/** "target artifact, target creature, and target land": a target for each word (115.3). */
const severalTargets: readonly Phrase<Objects>[] = [
  rule(
    "{all}",
    {
      all: list(
        oneOf(() => [targets.one]),
        { last: [", and"], pair: [", and"] },
      ),
    },
    ({ all }, scope) => (all.length < 3 ? unbound("told as two") : union(scope, all, [])),
  ),
];

/** "up to one target artifact card, up to one target instant card, and up to one target land card from your graveyard": all from there. */
const cardsFromOnePlace: Phrase<Objects> = rule(
  "{all} {place}",
  {
    all: list(
      oneOf(() => [cardTarget]),
      { last: [", and"] },
    ),
    place: zone,
  },
  ({ all, place }, scope) => {
    const isCard = ({ what }: CardTarget): boolean => what.card === true && what.in === undefined;
    if (all.length < 3 || !all.every(isCard)) unbound("only cards are there");
    return union(
      scope,
      all.map(({ what, count }) => targetObjects(scope, place(what), count)),
      ["card"],
    );
  },
);
interface CardTarget {
  readonly what: Noun;
  readonly count: Range;
}
const cardTarget: Phrase<CardTarget> = rulesFor<CardTarget>().rule(
  "{count} target {what}",
  { count: opt(range.one), what: noun.one },
  ({ count, what }) => ({ what, count: count ?? exactlyOne }),
);

/** "That card and the sacrificed card." */
const andPaid: Phrase<Objects> = rule(
  "{first} and {second}",
  { first: pronouns.one, second: paidFor },
  (said, scope) =>
    sameData(said.first, said.second) ? unbound("one thing twice") : union(scope, [said.first, said.second], ["card"]),
);

/** Both or all of them, which are "they" from then on. */
function union(scope: Scope, of: readonly Objects[], nouns: readonly string[]): Objects {
  const ref: Objects = { what: "union", of };
  scope.mention({ ref, number: "many", nouns });
  return ref;
}

export const objectForms: readonly Forms<Objects>[] = [
  targets,
  pronouns,
  all,
  { one: namedItself, many: oneOf(() => []) },
  { one: namedGranter, many: oneOf(() => []) },
  { one: enchanted, many: oneOf(() => []) },
  { one: selfElsewhere, many: oneOf(() => []) },
  { one: oneOf(() => []), many: oneOf(() => severalTargets) },
  { one: mostVoted, many: oneOf(() => []) },
  { one: spellOr, many: andAllOther },
  { one: spellOrCard, many: oneOf(() => []) },
  { one: orSuspended, many: oneOf(() => []) },
  { one: oneOf(() => []), many: together },
  { one: oneOf(() => []), many: cardsFromOnePlace },
  { one: oneOf(() => []), many: andPaid },
  { one: oneOf(() => []), many: andAll },
  { one: oneOf(() => []), many: andEachOther },
  { one: paidFor, many: oneOf(() => [exiledCards, revealedCards]) },
];

const { rule: kindRule } = rulesFor<Noun>();
/** "a creature", "another creature" as one of two that may be chosen. */
const oneOfKind: Phrase<Noun> = oneOf(() => [
  kindRule("a {what}", { what: noun.one }, ({ what }) => what),
  kindRule("another {what}", { what: noun.one }, ({ what }, scope) => another(scope, what)),
]);
function eitherNoun(a: Noun, b: Noun): Noun {
  if (!sameData([a.in, a.of, a.card], [b.in, b.of, b.card])) return unbound("not in one place");
  return { ...a, filter: or([a.filter, b.filter]), nouns: [...new Set([...a.nouns, ...b.nouns])] };
}

/** Chosen as the effect is applied or the cost is paid: "a creature you control", "two lands". */
export const chosen: Phrase<{ readonly what: Noun; readonly count: Range }> = (() => {
  const { rule } = rulesFor<{ readonly what: Noun; readonly count: Range }>();
  return oneOf(() => [
    rule("a {what}", { what: noun.one }, ({ what }) => ({ what, count: exactlyOne })),
    rule("{first} or {second}", { first: oneOfKind, second: oneOfKind }, ({ first, second }) => ({
      what: eitherNoun(first, second),
      count: exactlyOne,
    })),
    rule("one {what}", { what: noun.one }, ({ what }) => ({ what, count: exactlyOne })),
    rule("another {what}", { what: noun.one }, ({ what }, scope) => ({
      what: another(scope, what),
      count: exactlyOne,
    })),
    rule("{count} {what}", { count: range.one, what: noun.one }, ({ what, count }) => ({ what, count })),
    rule("{count} {what}", { count: range.many, what: noun.many }, ({ what, count }) => ({ what, count })),
    rule("{count} other {what}", { count: range.many, what: noun.many }, ({ what, count }, scope) => ({
      what: another(scope, what),
      count,
    })),
  ]);
})();

export const singular: Phrase<Objects> = oneOf(() => objectForms.map((inflected) => inflected.one));
export const plural: Phrase<Objects> = oneOf(() => objectForms.map((inflected) => inflected.many));

/** Objects in either number, as the object of a verb. */
export const anyObjects: Phrase<Objects> = oneOf(() => [singular, plural]);
