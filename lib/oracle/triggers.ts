import type { EventPattern } from "../engine/abilities/events.ts";
import type { Filter } from "../engine/abilities/filters.ts";
import type { Players } from "../engine/abilities/references.ts";
import type { Step } from "../engine/views.ts";
import type { Scope } from "./bind/scope.ts";
import { noun } from "./hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "./kernel.ts";
import type { Event } from "./meanings.ts";
import { and, or } from "./nouns.ts";
import { self } from "./references.ts";

/** Events after "when", "whenever" and "at": a subject of the event, and what happens to it. */

interface Subject {
  readonly filter: Filter;
  readonly batch?: boolean;
}
const { rule: subjectRule } = rulesFor<Subject>();
const { rule } = rulesFor<Event>();

const itHappensTo = (scope: Scope, nouns: readonly string[], number: "one" | "many" = "one"): void => {
  scope.mention({ ref: { what: "event", role: "object" }, number, nouns });
};
const another = (filter: Filter): Filter => and([{ is: "another" }, filter]);

const single: Phrase<Subject> = oneOf(() => [
  subjectRule("{self}", { self }, (_, scope) => {
    itHappensTo(scope, []);
    return { filter: { is: "self" } };
  }),
  subjectRule("a {what}", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return { filter: what.filter };
  }),
  subjectRule("another {what}", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return { filter: another(what.filter) };
  }),
  subjectRule("{self} or another {what}", { self, what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return { filter: or([{ is: "self" }, another(what.filter)]) };
  }),
  subjectRule("(enchanted|equipped) {what}", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return { filter: { is: "among", of: { what: "host" } } };
  }),
]);
const several: Phrase<Subject> = oneOf(() => [
  subjectRule("one or more {what}", { what: noun.many }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns, "many");
    return { filter: what.filter, batch: true };
  }),
  subjectRule("one or more other {what}", { what: noun.many }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns, "many");
    return { filter: another(what.filter), batch: true };
  }),
]);

type Happening = (object: Filter) => EventPattern;
const { forms: happening } = rulesFor<Happening>();
const dies: Happening = (object) => ({ on: "move", object, from: "battlefield", to: "graveyard" });

/** What can happen to objects. */
const happenings = [
  happening("<enter>", {}, () => (object) => ({ on: "move", object, to: "battlefield" })),
  happening("<enter> or <attack>", {}, () => (object) => ({
    on: "anyOf",
    of: [
      { on: "move", object, to: "battlefield" },
      { on: "attacks", object },
    ],
  })),
  happening("<enter> or <die>", {}, () => (object) => ({
    on: "anyOf",
    of: [{ on: "move", object, to: "battlefield" }, dies(object)],
  })),
  happening("<die>", {}, () => dies),
  happening("<be> put into a graveyard from the battlefield", {}, () => dies),
  happening("<leave> the battlefield", {}, () => (object) => ({ on: "move", object, from: "battlefield" })),
  happening("<attack>", {}, () => (object) => ({ on: "attacks", object })),
  happening("<attack> alone", {}, () => (object) => ({ on: "attacks", object, alone: true })),
  happening("<block>", {}, () => (object) => ({ on: "blocks", object })),
  happening("<attack> or <block>", {}, () => (object) => ({
    on: "anyOf",
    of: [
      { on: "attacks", object },
      { on: "blocks", object },
    ],
  })),
  happening("<become> blocked", {}, () => (object) => ({ on: "becomesBlocked", object })),
  happening("<become> tapped", {}, () => (object) => ({ on: "tap", object })),
  happening("<become> untapped", {}, () => (object) => ({ on: "untap", object })),
  happening("<be> turned face up", {}, () => (object) => ({ on: "turnFaceUp", object })),
  happening("<become> the target of a spell or ability", {}, () => (object) => ({
    on: "becomesTarget",
    object,
    of: { is: "any" },
  })),
  happening("<deal> combat damage to a player", {}, (_, scope) => {
    scope.mentionPlayer({ who: "eventPlayer" });
    scope.event = { amount: { amount: "event" } };
    return (source) => ({ on: "damage", source, to: { players: { who: "each" } }, combat: true });
  }),
  happening("<deal> combat damage", {}, (_, scope) => {
    scope.event = { amount: { amount: "event" } };
    return (source) => ({ on: "damage", source, combat: true });
  }),
  happening("<deal> damage", {}, (_, scope) => {
    scope.event = { amount: { amount: "event" } };
    return (source) => ({ on: "damage", source });
  }),
  happening("<be> dealt damage", {}, (_, scope) => {
    scope.event = { amount: { amount: "event" } };
    return (objects) => ({ on: "damage", to: { objects } });
  }),
];

const { rule: who } = rulesFor<Players>();
const actors: Phrase<Players> = oneOf(() => [
  who("(an opponent|each opponent)", {}, (_, scope) => {
    scope.mentionPlayer({ who: "eventPlayer" });
    return { who: "opponents" };
  }),
  who("a player", {}, (_, scope) => {
    scope.mentionPlayer({ who: "eventPlayer" });
    return { who: "each" };
  }),
]);
const you = words<Players>([["you", { who: "you" }]]);

type Doing = (by: Players) => EventPattern;
const { forms: doing } = rulesFor<Doing>();
const doings = [
  doing("<cast> a {what}", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "cast", object: what.filter, by });
  }),
  doing("<gain> life", {}, (_, scope) => {
    scope.event = { amount: { amount: "event" } };
    return (by) => ({ on: "gainLife", who: by });
  }),
  doing("<lose> life", {}, (_, scope) => {
    scope.event = { amount: { amount: "event" } };
    return (by) => ({ on: "loseLife", who: by });
  }),
  doing("<draw> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "draw", who: by });
  }),
  doing("<discard> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "discard", who: by });
  }),
  doing("<sacrifice> a {what}", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: what.filter });
  }),
];

/** What follows "when" and "whenever". */
export const events: readonly Phrase<Event>[] = [
  ...happenings.map((one) =>
    rule("{what} {happens}", { what: single, happens: one.one }, ({ what, happens }) => ({
      when: happens(what.filter),
    })),
  ),
  ...happenings.map((one) =>
    rule("{what} {happens}", { what: several, happens: one.many }, ({ what, happens }) => ({
      when: happens(what.filter),
      batch: true,
    })),
  ),
  ...doings.map((one) =>
    rule("{who} {does}", { who: actors, does: one.one }, ({ who, does }) => ({ when: does(who) })),
  ),
  ...doings.map((one) => rule("{who} {does}", { who: you, does: one.many }, ({ who, does }) => ({ when: does(who) }))),
  rule("you cast this spell", {}, () => ({
    when: { on: "cast", object: { is: "self" }, by: { who: "you" } },
    from: "stack",
  })),
];

const step = words<Step>([
  ["upkeep", "upkeep"],
  ["end step", "end"],
  ["draw step", "draw"],
]);

const active = (scope: Scope): void => scope.mentionPlayer({ who: "eventPlayer" });

/** What follows "at". */
export const times: Phrase<Event> = oneOf(() => [
  rule("the beginning of your {step}", { step }, ({ step }) => ({ when: { on: "step", step, of: { who: "you" } } })),
  rule("the beginning of each player's {step}", { step }, ({ step }, scope) => {
    active(scope);
    return { when: { on: "step", step } };
  }),
  rule("the beginning of each {step}", { step }, ({ step }, scope) => {
    active(scope);
    return { when: { on: "step", step } };
  }),
  rule("the beginning of each opponent's {step}", { step }, ({ step }, scope) => {
    active(scope);
    return { when: { on: "step", step, of: { who: "opponents" } } };
  }),
  rule("the beginning of combat on your turn", {}, () => ({
    when: { on: "step", step: "beginningOfCombat", of: { who: "you" } },
  })),
  rule("the beginning of combat on each player's turn", {}, (_, scope) => {
    active(scope);
    return { when: { on: "step", step: "beginningOfCombat" } };
  }),
  rule("end of combat", {}, () => ({ when: { on: "step", step: "endOfCombat" } })),
]);
