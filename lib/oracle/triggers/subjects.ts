import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { sameData, someNode } from "../../engine/abilities/visit.ts";
import type { EventScope, Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and, not, or } from "../nouns/filters.ts";
import { host } from "../nouns/host.ts";
import { ofSources } from "../nouns/kinds.ts";
import { byName, isSelfInEvent, self } from "../nouns/self.ts";
import { pronoun, pronouns } from "../references/pronouns.ts";

/** What an event of a trigger is about, and what is left of it to speak of. */

interface Subject {
  readonly filter: Filter;
  readonly batch?: boolean;
}
const { rule: subjectRule } = rulesFor<Subject>();

/** "a creature an opponent controls", "enchanted player controls": from then on that one is "that player". */
const itsController = (scope: Scope, filter: Filter): void => {
  const isTheirs = (one: Filter): boolean =>
    one.is === "controlledBy" && (one.who.who === "opponents" || one.who.who === "enchanted");
  const of: Objects = { what: "event", role: "object" };
  if (someNode("filter", filter, { filter: isTheirs })) scope.mentionPlayer({ who: "controllerOf", of });
  if (filter.is === "and" && filter.of.some((one) => one.is === "ownedBy" && one.who.who === "opponents"))
    scope.mentionPlayer({ who: "ownerOf", of });
};
export const itHappensTo = (scope: Scope, nouns: readonly string[], number: "one" | "many" = "one"): void => {
  scope.mention({ ref: { what: "event", role: "object" }, number, nouns });
};
export const another = (filter: Filter): Filter => and([{ is: "another" }, filter]);

/** A token is no card (111.6). */
const filterOf = (what: Noun): Filter =>
  what.card === true && what.in === undefined ? and([what.filter, { is: "card" }]) : ofSources(what);

const OF_HOST: Filter = { is: "among", of: { what: "host" } };
export const single: Phrase<Subject> = oneOf(() => [
  subjectRule("{self}", { self }, (_, scope) => {
    itHappensTo(scope, ["this"]);
    return { filter: { is: "self" } };
  }),
  subjectRule("a {what}", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    itsController(scope, what.filter);
    // "A creature dealt damage by equipped creature this turn dies": the one that did that is spoken of.
    if (someNode("filter", what.filter, { pattern: (one) => "source" in one && sameData(one.source, OF_HOST) }))
      scope.mention({ ref: { what: "host" }, number: "one", nouns: ["creature"] });
    return { filter: filterOf(what) };
  }),
  subjectRule("another {what}", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return { filter: another(filterOf(what)) };
  }),
  subjectRule("your commander", {}, (_, scope) => {
    itHappensTo(scope, ["commander", "permanent"]);
    return { filter: and([{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }]) };
  }),
  // Each is told with what is said of it alone.
  subjectRule("a {what} or a {other}", { what: noun.one, other: noun.one }, ({ what, other }, scope) => {
    itHappensTo(scope, [...new Set([...what.nouns, ...other.nouns])]);
    return { filter: or([filterOf(what), filterOf(other)]) };
  }),
  ...(["a", "another"] as const).map((word) =>
    subjectRule(`{host} or ${word} {what}`, { host, what: noun.one }, ({ host, what }, scope) => {
      itHappensTo(scope, [...new Set([...host.nouns, ...what.nouns])]);
      const filter = filterOf(what);
      return { filter: or([OF_HOST, word === "a" ? filter : and([not(OF_HOST), filter])]) };
    }),
  ),
  subjectRule("{self} or a {what}", { self, what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return { filter: or([{ is: "self" }, filterOf(what)]) };
  }),
  // 702.95b
  subjectRule("{self} or a creature (it's|he's|she's) paired with", { self }, (_, scope) => {
    itHappensTo(scope, ["creature"]);
    return { filter: or([{ is: "self" }, { is: "paired", with: { is: "self" } }]) };
  }),
  subjectRule("{self} or another {what}", { self, what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return { filter: or([{ is: "self" }, another(filterOf(what))]) };
  }),
  subjectRule("{what}", { what: pronoun }, ({ what }, scope) => {
    if (what.what === "self" || isSelfInEvent(scope, what)) return { filter: { is: "self" } };
    if (what.what === "linked") {
      itHappensTo(scope, ["permanent"]);
      return { filter: { is: "linked", name: what.name } };
    }
    if (what.what !== "target" && what.what !== "noted") unbound("a trigger about nothing known");
    itHappensTo(scope, ["creature", "permanent", "card"]);
    return { filter: { is: "among", of: what } };
  }),
  // Of several that were spoken of, whichever does it.
  subjectRule("(either|any|one) of {them}", { them: pronouns.many }, ({ them: of }, scope) => {
    if (of.what !== "target" && of.what !== "noted") unbound("a trigger about nothing known");
    itHappensTo(scope, ["creature", "permanent"]);
    return { filter: { is: "among", of } };
  }),
  subjectRule("{self} or {host}", { self, host }, ({ host }, scope) => {
    itHappensTo(scope, host.nouns);
    return { filter: or([{ is: "self" }, { is: "among", of: { what: "host" } }]) };
  }),
  subjectRule("{host}", { host }, ({ host }, scope) => {
    itHappensTo(scope, host.nouns);
    return { filter: { is: "among", of: { what: "host" } } };
  }),
]);
/** One or more at once: "that many" is how many of them it happened to. */
export const severalOf = (scope: Scope, nouns: readonly string[]): void => {
  itHappensTo(scope, nouns, "many");
  scope.tell({ event: { amount: { amount: "count", of: { what: "event", role: "object" } } } });
};
/** 201.5: one object whose name speaks of several. */
export const namedAsSeveral: Phrase<Subject> = subjectRule("{self}", { self: byName }, (_, scope) => {
  itHappensTo(scope, ["this"]);
  return { filter: { is: "self" } };
});
export const several: Phrase<Subject> = oneOf(() => [
  subjectRule("one or more {what}", { what: noun.many }, ({ what }, scope) => {
    severalOf(scope, what.nouns);
    itsController(scope, what.filter);
    return { filter: filterOf(what), batch: true };
  }),
  subjectRule("{self} and/or one or more other {what}", { self, what: noun.many }, ({ what }, scope) => {
    severalOf(scope, what.nouns);
    return { filter: or([{ is: "self" }, another(filterOf(what))]), batch: true };
  }),
  subjectRule("one or more other {what}", { what: noun.many }, ({ what }, scope) => {
    severalOf(scope, what.nouns);
    return { filter: another(filterOf(what)), batch: true };
  }),
]);

export const amountOfEvent = (scope: Scope, of?: EventScope["of"]): void => {
  scope.tell({ event: { amount: { amount: "event" }, ...(of && { of }) } });
};
export const eventPlayer = (scope: Scope): void => scope.mentionPlayer({ who: "eventPlayer" });
/** Whose turn it is. */
export const turnsPlayer = (scope: Scope): void => scope.mentionPlayer({ who: "eventPlayer" }, "one", { turn: true });

/** In an event in which it is the other object that this is said of, so is what was spoken of so far. */
export const otherIsSubject = (scope: Scope): void => {
  scope.tell({
    objects: scope.objects.map((one) =>
      one.ref.what === "event" ? { ...one, ref: { what: "event", role: "other" } } : one,
    ),
  });
  scope.tell({
    players: scope.players.map((one) =>
      one.ref.who === "controllerOf"
        ? { ...one, ref: { who: "controllerOf", of: { what: "event", role: "other" } } }
        : one,
    ),
  });
};
export const sourceIsSubject = (scope: Scope): void => {
  amountOfEvent(scope, "damage");
  otherIsSubject(scope);
};
