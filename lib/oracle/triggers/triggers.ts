import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Zone } from "../../engine/abilities/references.ts";
import { plainCompare, stat } from "../amounts/amounts.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { howMany } from "../conditions/counts.ts";
import { owning } from "../conditions/descriptions.ts";
import { some, someHaver } from "../conditions/players.ts";
import { possession } from "../conditions/possession.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Event } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { and, or } from "../nouns/filters.ts";
import { host } from "../nouns/host.ts";
import { ofDamage, ofSources, ofSpells, ofTargeted, permanents } from "../nouns/kinds.ts";
import { nthSpell } from "../nouns/nth-cast.ts";
import { self } from "../nouns/self.ts";
import { playerChosen } from "../players/chosen-player.ts";
import { namedSelf } from "../references/named.ts";
import { totalled } from "../references/targets.ts";
import { digits, numberWord, ordinal } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { actors, manyPlayers, you } from "./actors.ts";
import { aimer } from "./aiming.ts";
import { damaged, kindOfDamage } from "./damaged.ts";
import { done, doneToSeveral } from "./doings.ts";
import { happenings } from "./happenings.ts";
import {
  amountOfEvent,
  eventPlayer,
  itHappensTo,
  namedAsSeveral,
  several,
  severalOf,
  single,
  sourceIsSubject,
} from "./subjects.ts";

/** Events after "when" and "whenever": a subject of the event, and what happens to it. */

const { rule } = rulesFor<Event>();
/** Where a trigger works that is not about leaving the battlefield: by what it is about. */
function place(when: EventPattern): Pick<Event, "from"> {
  if (when.on === "cycle" || (when.on === "discard" && when.object?.is === "self"))
    return { from: ["graveyard", "hand"] };
  return {};
}
/** Where self is as it happens, if that is not the battlefield (603.10a). */
const whereItIs = (when: EventPattern): Zone | undefined =>
  when.on === "plot"
    ? "exile"
    : when.on === "move" && when.from === "graveyard" && when.to === "hand"
      ? "graveyard"
      : undefined;
const aboutSelf = (object: Filter | undefined): boolean => object?.is === "self";

/** 702.55b-c. */
const HAUNTED_DIES: EventPattern = {
  on: "move",
  object: { is: "linked", name: "haunts" },
  from: "battlefield",
  to: "graveyard",
};

const TEMPTED: EventPattern = { on: "tempted", who: { who: "you" } };
const YOUR_ATTACKERS: Objects = {
  what: "all",
  filter: and([{ is: "attacking" }, { is: "controlledBy", who: { who: "you" } }]),
};

/** What damage is dealt by: "a red spell or planeswalker", "a creature you control or by a red instant spell". */
const { rule: dealing } = rulesFor<Filter>();
const oneDealer: Phrase<Filter> = dealing("a {what}", { what: noun.one }, ({ what }, scope) => {
  scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: what.nouns });
  return ofDamage(what);
});
const dealer: Phrase<Filter> = oneOf(() => [
  oneDealer,
  dealing("{one} or by {other}", { one: oneDealer, other: oneDealer }, ({ one, other }) => or([one, other])),
]);

/** The event of one object at a time. */
function toOne(filter: Filter, when: EventPattern): Event {
  const from = filter.is === "self" ? whereItIs(when) : undefined;
  if (from !== undefined) return { when, from };
  if (when.on !== "damage") return { when };
  // 603.2c: a source that deals damage to several at once does so one time, and so is what is dealt damage by several.
  if (when.source === undefined) return { when, batch: "byRecipient" };
  const single = filter.is === "self" || filter.is === "among";
  return { when, ...(when.to === undefined ? { batch: single ? true : "bySource" } : {}) };
}

/** 508.3e, 603.2c: what several do to a player is one event for each such player. */
const isPlayers = (when: EventPattern): boolean =>
  (when.on === "damage" && when.to?.players !== undefined) || (when.on === "attacks" && when.defender !== undefined);

/** What follows "when" and "whenever". */
/** Counters put on or removed (122.6), of one kind or any, one at a time or several at once. */
const countersChanged: readonly Phrase<Event>[] = (
  [
    ["put on", {}],
    ["removed from", { removed: true }],
  ] as const
).flatMap(([words, how]) => {
  const one = oneOf(() => [single]);
  // 603.2c: counters on each permanent are one event, those on one or more permanents are one for all of them.
  const several = (scope: Scope, batch: Event["batch"], object: Filter, kind?: string): Event => {
    amountOfEvent(scope);
    return { when: { on: "counters", object, ...(kind !== undefined && { kind }), ...how }, batch };
  };
  return [
    rule(`one or more {kind} counters are ${words} {what}`, { kind: counterKind, what: one }, ({ kind, what }, scope) =>
      several(scope, "byRecipient", what.filter, kind),
    ),
    rule(`one or more counters are ${words} {what}`, { what: one }, ({ what }, scope) =>
      several(scope, "byRecipient", what.filter),
    ),
    rule(
      `one or more {kind} counters are ${words} (one or more|) {what}`,
      { kind: counterKind, what: permanents.many },
      ({ kind, what }, scope) => {
        severalOf(scope, what.nouns);
        return several(scope, true, what.filter, kind);
      },
    ),
    rule(`one or more counters are ${words} one or more {what}`, { what: permanents.many }, ({ what }, scope) => {
      severalOf(scope, what.nouns);
      return several(scope, true, what.filter);
    }),
    rule(`a {kind} counter is ${words} {what}`, { kind: counterKind, what: one }, ({ kind, what }) => ({
      when: { on: "counters", object: what.filter, kind, ...how, each: true },
    })),
    rule(`a counter is ${words} {what}`, { what: one }, ({ what }) => ({
      when: { on: "counters", object: what.filter, ...how, each: true },
    })),
  ];
});

export const events: readonly Phrase<Event>[] = [
  rule("{what} {happens}", { what: single, happens: happenings.one }, ({ what, happens }) =>
    toOne(what.filter, happens(what.filter)),
  ),
  rule("{what} {happens}", { what: namedAsSeveral, happens: happenings.many }, ({ what, happens }) =>
    toOne(what.filter, happens(what.filter)),
  ),
  rule("{what} {happens}", { what: several, happens: happenings.many }, ({ what, happens }) => {
    const when = happens(what.filter);
    return { when, batch: isPlayers(when) ? "byPlayer" : true };
  }),
  // 603.2c: damage to all of these players is one event.
  ...(["deals", "deal"] as const).map((deal) =>
    rule(
      `{what} ${deal} {kind} to one or more {whom}`,
      { what: deal === "deals" ? single : several, kind: kindOfDamage, whom: manyPlayers },
      ({ what, kind, whom }, scope) => {
        sourceIsSubject(scope);
        const when = { on: "damage", source: what.filter, ...kind, to: { players: whom } } as const;
        return { when, batch: deal === "deals" ? "bySource" : true };
      },
    ),
  ),
  // 605.1b: of an ability that is itself a mana ability, which knows what was added.
  rule("a {what} is tapped for mana of the chosen color", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    eventPlayer(scope);
    return {
      when: { on: "tapForMana", object: what.filter },
      if: { if: "eventMana", of: "chosenColor" },
    };
  }),
  // 508.1: what was declared to attack with it, whatever becomes of those.
  rule(
    "{what} attacks, if you attacked with creatures with total {stat} {n} or greater this combat",
    { what: single, stat: totalled, n: digits },
    ({ what, stat, n }) => ({
      when: { on: "attacks", object: what.filter },
      happenedWhile: {
        if: "compare",
        amount: { amount: "stat", stat, of: YOUR_ATTACKERS },
        value: { compare: ">=", to: n },
      },
    }),
  ),
  ...(["the creature it haunts dies", "the creature this card haunts dies"] as const).map((words) =>
    rule(words, {}, (_, scope) => {
      itHappensTo(scope, ["creature"]);
      return { when: HAUNTED_DIES, from: "exile" };
    }),
  ),
  rule("{self} enters or the creature it haunts dies", { self }, () => ({
    when: { on: "anyOf", of: [{ on: "move", object: { is: "self" }, to: "battlefield" }, HAUNTED_DIES] },
    from: ["battlefield", "exile"],
  })),
  // 303.4f: what it is put onto as it enters.
  rule("{self} enters attached to a {what}", { self, what: permanents.one }, ({ what }, scope) => {
    scope.mention({ ref: { what: "host" }, number: "one", nouns: what.nouns });
    return {
      when: { on: "move", object: { is: "self" }, to: "battlefield" },
      happenedWhile: { if: "is", what: { what: "host" }, filter: what.filter },
    };
  }),
  // 602.1a: what either of them costs does not change any more.
  rule(
    "you cast a {what} or activate a ability , if that spell's mana cost or that ability's activation cost contains {X}",
    { what: noun.one },
    ({ what }, scope) => {
      scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["spell", "ability"] });
      const by = { who: "you" } as const;
      const spell = and([ofSpells(what), { is: "manaCostHasX" }]);
      const ability = { is: "activationCostHasX" } as const;
      return {
        when: {
          on: "anyOf",
          of: [
            { on: "cast", object: spell, by },
            { on: "activate", object: { is: "any" }, by, notMana: true, ability },
          ],
        },
      };
    },
  ),
  // 701.20: nobody shuffles for another reason during the game.
  rule("a spell or ability causes a player to shuffle their library", {}, (_, scope) => {
    eventPlayer(scope);
    return { when: { on: "shuffle", who: { who: "each" } } };
  }),
  rule("a spell or ability causes its controller to shuffle their library", {}, (_, scope) => {
    eventPlayer(scope);
    return { when: { on: "shuffle", ownCause: true } };
  }),
  rule("{self} becomes level {n}", { self, n: digits }, ({ n }) => ({
    when: { on: "becomesLevel", object: { is: "self" }, level: n },
  })),
  // 615.13: "that many" is how much of it was.
  rule("damage that would be dealt to {to} is prevented", { to: damaged }, ({ to }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "preventDamage", to } };
  }),
  rule("damage from a {what} is prevented", { what: noun.one }, ({ what }) => ({
    when: { on: "preventDamage", source: ofSources(what) },
  })),
  rule("{who} {does}", { who: actors, does: done.one }, ({ who, does }) => ({ when: does(who) })),
  rule("one or more {who} {does}", { who: manyPlayers, does: done.many }, ({ who, does }) => ({
    when: does(who),
    batch: true,
  })),
  rule("one or more {who} {does}", { who: manyPlayers, does: doneToSeveral.many }, ({ who, does }) => ({
    when: does(who),
    batch: true,
  })),
  rule("{who} {does}", { who: you, does: done.many }, ({ who, does }) => {
    const when = does(who);
    return { when, ...("object" in when && aboutSelf(when.object) ? place(when) : {}) };
  }),
  // 603.2c: once for all that each player deals with together.
  ...(["one", "many"] as const).map((number) =>
    rule("{who} {does}", { who: number === "one" ? actors : you, does: doneToSeveral[number] }, ({ who, does }) => ({
      when: does(who),
      batch: number === "one" ? "byPlayer" : true,
    })),
  ),
  // 603.2c: once for all of them together.
  rule("one or more {who} {does}", { who: manyPlayers, does: doneToSeveral.many }, ({ who, does }) => ({
    when: does(who),
    batch: true,
  })),
  // 603.2c: once for all that it deals damage to at the same time.
  rule(
    "{what} deals {kind} to one or more {others}",
    { what: single, kind: kindOfDamage, others: permanents.many },
    ({ what, kind, others }, scope) => {
      const source = what.filter;
      if (source.is !== "self" && source.is !== "among") return unbound("each of several apart");
      sourceIsSubject(scope);
      scope.tell({ event: {} });
      scope.mention({ ref: { what: "event", role: "object" }, number: "many", nouns: others.nouns });
      return { when: { on: "damage", source, to: { objects: others.filter }, ...kind }, batch: true };
    },
  ),
  // 509.5c: once for all of them that it comes to block, or that come to block it, at the same time.
  ...(
    [
      ["blocks", ["blocks"]],
      ["becomes blocked by", ["becomesBlocked"]],
      ["blocks or becomes blocked by", ["blocks", "becomesBlocked"]],
    ] as const
  ).map(([verb, how]) =>
    rule(
      `{what} ${verb} one or more {others}`,
      { what: single, others: permanents.many },
      ({ what, others }, scope) => {
        const object = what.filter;
        if (object.is !== "self" && object.is !== "among") return unbound("each of several apart");
        scope.mention({ ref: { what: "event", role: "other" }, number: "many", nouns: others.nouns });
        const pairs = how.map(
          (on): EventPattern =>
            on === "blocks"
              ? { on, object, other: others.filter, eachAttacker: true }
              : { on, object, other: others.filter, eachBlocker: true },
        );
        const [only, ...more] = pairs;
        return { when: only !== undefined && more.length === 0 ? only : { on: "anyOf", of: pairs }, batch: true };
      },
    ),
  ),
  rule(
    "a ability of a {what} is activated , if it isn't a mana ability",
    { what: permanents.one },
    ({ what }, scope) => {
      scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
      return { when: { on: "activate", object: what.filter, notMana: true } };
    },
  ),
  rule("a ability of {host} is activated , if it isn't a mana ability", { host }, ({ host }, scope) => {
    scope.mention({ ref: { what: "host" }, number: "one", nouns: host.nouns });
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return { when: { on: "activate", object: { is: "among", of: { what: "host" } }, notMana: true } };
  }),
  rule("you gain control of {what} from another player", { what: oneOf(() => [single]) }, ({ what }) => ({
    when: { on: "gainControl", object: what.filter, by: { who: "you" } },
  })),
  rule("you lose control of {what}", { what: oneOf(() => [single]) }, ({ what }) =>
    what.filter.is === "among" || what.filter.is === "self"
      ? { when: { on: "loseControl", object: what.filter } }
      : unbound("of which of those that others control?"),
  ),
  rule("{who} is attacked", { who: actors }, ({ who }) => ({ when: { on: "attacked", player: who } })),
  rule("you're attacked", {}, () => ({ when: { on: "attacked", player: { who: "you" } } })),
  rule("a spell or ability a opponent controls causes you to discard {self}", { self }, (_, scope) => {
    itHappensTo(scope, ["this"]);
    return {
      when: { on: "discard", who: { who: "you" }, object: { is: "self" }, cause: "opponent" },
      from: ["graveyard", "hand"],
    };
  }),
  rule("a spell or ability a opponent controls causes you to discard a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return { when: { on: "discard", who: { who: "you" }, cause: "opponent" } };
  }),
  ...(
    [
      ["you control", "you"],
      ["a opponent controls", "opponent"],
    ] as const
  ).flatMap(([words, cause]) => [
    rule(`a spell or ability ${words} destroys a {what}`, { what: permanents.one }, ({ what }, scope) => {
      if (cause === "opponent") eventPlayer(scope);
      itHappensTo(scope, what.nouns);
      return { when: { on: "destroy", object: what.filter, cause } };
    }),
    rule(`a spell or ability ${words} exiles a {what}`, { what: permanents.one }, ({ what }, scope) => {
      itHappensTo(scope, what.nouns);
      return { when: { on: "move", object: what.filter, from: "battlefield", to: "exile", cause } };
    }),
    rule(
      `a spell or ability ${words} exiles one or more {what} from the battlefield`,
      { what: permanents.many },
      ({ what }, scope) => {
        severalOf(scope, what.nouns);
        return { when: { on: "move", object: what.filter, from: "battlefield", to: "exile", cause }, batch: true };
      },
    ),
  ]),
  ...(
    [
      ["from your hand", "hand"],
      ["from your graveyard", "graveyard"],
      ["from exile", "exile"],
    ] as const
  ).map(([words, from]) =>
    rule(`you cast {self} ${words}`, { self }, (_, scope) => {
      itHappensTo(scope, ["spell"]);
      return { when: { on: "cast", object: { is: "self" }, by: { who: "you" }, from }, from: "stack" };
    }),
  ),
  rule("you cast {self}", { self }, (_, scope) => {
    itHappensTo(scope, ["this", "spell"]);
    return { when: { on: "cast", object: { is: "self" }, by: { who: "you" } }, from: "stack" };
  }),
  ...countersChanged,
  // 714.2b: the number was below it before and is not any more.
  rule(
    "the {nth} {kind} counter is put on {self}",
    { nth: ordinal, kind: counterKind, self },
    ({ nth, kind }, scope) => {
      itHappensTo(scope, ["this"]);
      return { when: { on: "counters", object: { is: "self" }, kind, reaches: nth } };
    },
  ),
  // 702.63a
  rule(
    "the last {kind} counter is removed from {self} while it's exiled",
    { kind: counterKind, self },
    ({ kind }, scope) => {
      itHappensTo(scope, ["this"]);
      return { when: { on: "counters", object: { is: "self" }, kind, removed: true, last: true }, from: "exile" };
    },
  ),
  rule("the last {kind} counter is removed from {self}", { kind: counterKind, self }, ({ kind }, scope) => {
    itHappensTo(scope, ["this"]);
    return { when: { on: "counters", object: { is: "self" }, kind, removed: true, last: true } };
  }),
  rule("you remove a {kind} counter from {self} while it's exiled", { kind: counterKind, self }, ({ kind }, scope) => {
    itHappensTo(scope, ["this"]);
    const when = {
      on: "counters",
      object: { is: "self" },
      kind,
      removed: true,
      each: true,
      by: { who: "you" },
    } as const;
    return { when, from: "exile" };
  }),
  rule("you remove the last {kind} counter from {self}", { kind: counterKind, self }, ({ kind }, scope) => {
    itHappensTo(scope, ["this"]);
    return { when: { on: "counters", object: { is: "self" }, kind, removed: true, last: true, by: { who: "you" } } };
  }),
  rule("a {kind} counter is removed from {self} while it's exiled", { kind: counterKind, self }, ({ kind }, scope) => {
    itHappensTo(scope, ["this"]);
    return { when: { on: "counters", object: { is: "self" }, kind, removed: true, each: true }, from: "exile" };
  }),
  rule("you or {what} becomes the target of {aimer}", { what: oneOf(() => [single]), aimer }, ({ what, aimer }) => ({
    when: {
      on: "anyOf",
      of: [
        { on: "becomesTarget", player: { who: "you" }, ...aimer },
        { on: "becomesTarget", object: ofTargeted(what.filter), ...aimer },
      ],
    },
  })),
  rule("{n} or more {what} attack", { n: numberWord, what: permanents.many }, ({ n, what }) => ({
    when: { on: "attackDeclared", with: what.filter, count: { compare: ">=", to: n } },
  })),
  // 508.3e: once for each player that so many of them attack.
  ...(
    [
      ["a player", { who: "each" }],
      ["you", { who: "you" }],
    ] as const
  ).map(([whom, defender]) =>
    rule(`{n} or more {what} attack ${whom}`, { n: numberWord, what: permanents.many }, ({ n, what }) => ({
      when: { on: "attackDeclared", with: what.filter, count: { compare: ">=", to: n }, defender },
    })),
  ),
  rule("one or more cards are put into exile during your turn", {}, () => ({
    when: { on: "move", object: { is: "card" }, to: "exile" },
    batch: true,
    happenedWhile: { if: "turnOf", who: { who: "you" } },
  })),
  rule("a spell or ability you control counters a spell", {}, () => ({
    when: { on: "countered", object: { is: "spell" }, by: { who: "you" } },
  })),
  rule(
    "a spell or ability a opponent controls causes a {what} to be put into your graveyard from the battlefield",
    { what: permanents.one },
    ({ what }, scope) => {
      itHappensTo(scope, what.nouns);
      return {
        when: {
          on: "move",
          object: and([what.filter, { is: "ownedBy", who: { who: "you" } }]),
          from: "battlefield",
          to: "graveyard",
          cause: "opponent",
        },
      };
    },
  ),
  rule("{kind} is dealt to you", { kind: kindOfDamage }, ({ kind }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: { who: "you" } }, ...kind }, batch: "byRecipient" };
  }),
  // 603.2c: once for each of those that are dealt any.
  rule("{kind} is dealt to you or a {what}", { kind: kindOfDamage, what: permanents.one }, ({ kind, what }, scope) => {
    amountOfEvent(scope);
    return {
      when: { on: "damage", to: { players: { who: "you" }, objects: what.filter }, ...kind },
      batch: "byRecipient",
    };
  }),
  rule("{who} is dealt {kind}", { who: actors, kind: kindOfDamage }, ({ who, kind }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: who }, ...kind }, batch: "byRecipient" };
  }),
  rule("{who} is dealt {kind} by {source}", { who: actors, kind: kindOfDamage, source: dealer }, (said, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: said.who }, ...said.kind, source: said.source } };
  }),
  rule("you're dealt {kind} by {source}", { kind: kindOfDamage, source: dealer }, ({ kind, source }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: { who: "you" } }, ...kind, source } };
  }),
  rule(
    "{what} is dealt {kind} by {source}",
    { what: oneOf(() => [single]), kind: kindOfDamage, source: dealer },
    (said, scope) => {
      amountOfEvent(scope);
      return { when: { on: "damage", to: { objects: said.what.filter }, ...said.kind, source: said.source } };
    },
  ),
  rule("you roll one or more dice", {}, () => ({ when: { on: "dieRoll", who: { who: "you" } }, batch: true })),
  rule("a {what} is championed with {self}", { what: permanents.one, self }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return { when: { on: "champion", object: { is: "self" }, other: what.filter } };
  }),
  // 601.2i: of all that players cast.
  rule("the {nth} {what} of a turn is cast", { nth: ordinal, what: noun.one }, ({ nth, what }, scope) => {
    itHappensTo(scope, what.nouns);
    return { when: { on: "cast", object: nthSpell(what, nth) } };
  }),
  rule("chaos ensues", {}, () => ({ when: { on: "chaos" } })),
  rule("the Ring tempts you", {}, () => ({ when: TEMPTED })),
  // 701.52a: which creature that was is a fact of the event.
  rule("the Ring tempts you, if you chose a creature other than {self} as your Ring-bearer", { self }, () => ({
    when: TEMPTED,
    happenedWhile: { if: "is", what: { what: "event", role: "object" }, filter: { is: "another" } },
  })),
  rule("you choose a creature as your Ring-bearer", {}, (_, scope) => {
    itHappensTo(scope, ["creature"]);
    return { when: TEMPTED, happenedWhile: { if: "exists", what: { what: "event", role: "object" } } };
  }),
  rule("you're dealt {kind}", { kind: kindOfDamage }, ({ kind }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: { who: "you" } }, ...kind }, batch: "byRecipient" };
  }),
  rule("you control {n} {what}", { n: howMany, what: noun.many }, ({ n, what }) =>
    n.to === 0
      ? unbound("told below")
      : {
          when: {
            on: "state",
            condition: {
              if: "compare",
              amount: {
                amount: "count",
                of: everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "you" } }]) }),
              },
              value: n,
            },
          },
        },
  ),
  rule("you control no {what}", { what: noun.many }, ({ what }) => ({
    when: {
      on: "state",
      condition: {
        if: "not",
        of: {
          if: "exists",
          what: everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "you" } }]) }),
        },
      },
    },
  })),
  rule("the chosen player controls no {what}", { what: noun.many }, ({ what }, { face, inQuote }) => {
    if (inQuote || !playerChosen(face.text)) return unbound("chosen for what?");
    const theirs = and([what.filter, { is: "controlledBy", who: { who: "chosenForSelf" } }]);
    const exists = { if: "exists", what: everything({ ...what, filter: theirs }) } as const;
    return { when: { on: "state", condition: { if: "not", of: exists } } };
  }),
  // 603.8.
  rule(
    "there are {n} {kind} counters on {self}",
    { n: howMany, kind: counterKind, self: namedSelf },
    ({ n, kind }) => ({
      when: {
        on: "state",
        condition: { if: "is", what: { what: "self" }, filter: { is: "counter", kind, value: n } },
      },
    }),
  ),
  rule("there are no {what} on the battlefield", { what: noun.many }, ({ what }) => ({
    when: { on: "state", condition: { if: "not", of: { if: "exists", what: everything(what) } } },
  })),
  rule("no {what} are on the battlefield", { what: noun.many }, ({ what }) => ({
    when: { on: "state", condition: { if: "not", of: { if: "exists", what: everything(what) } } },
  })),
  rule("you control a {what}", { what: permanents.one }, ({ what }) => ({
    when: {
      on: "state",
      condition: {
        if: "exists",
        what: everything({ ...what, filter: and([what.filter, { is: "controlledBy", who: { who: "you" } }]) }),
      },
    },
  })),
  rule("you have {so}", { so: possession }, ({ so }) => ({ when: { on: "state", condition: so({ who: "you" }) } })),
  rule("{who} {so}", { who: someHaver, so: possession }, ({ who, so }) => ({
    when: { on: "state", condition: some(who, so) },
  })),
  rule("{self} has {so}", { self: namedSelf, so: owning }, ({ so }) => ({
    when: { on: "state", condition: { if: "is", what: { what: "self" }, filter: so } },
  })),
  rule("{self} 's {stat} is {value}", { self: namedSelf, stat, value: plainCompare }, ({ stat, value }) => ({
    when: { on: "state", condition: { if: "is", what: { what: "self" }, filter: { is: "stat", stat, value } } },
  })),
  rule("(day becomes night or night becomes day)", {}, () => ({ when: { on: "dayChanges" } })),
];
