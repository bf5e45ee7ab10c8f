import type { Condition } from "../../engine/abilities/conditions.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Zone } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import type { Event } from "../meanings.ts";
import { and } from "../nouns/filters.ts";
import { host } from "../nouns/host.ts";
import { ofSpells, ofTargeted, permanents } from "../nouns/kinds.ts";
import { nthSpell } from "../nouns/nthCast.ts";
import { self } from "../nouns/self.ts";
import { digits, numberWord, ordinal } from "../vocabulary/numbers.ts";
import { actors, manyPlayers, you } from "./actors.ts";
import { aimer } from "./aiming.ts";
import { done, doneToSeveral } from "./doings.ts";
import { combatEvents } from "./events/combat.ts";
import { counterEvents } from "./events/counters.ts";
import { damageEvents } from "./events/damage.ts";
import { manaEvents } from "./events/mana.ts";
import { stateEvents } from "./events/states.ts";
import { happenings } from "./happenings.ts";
import { eventPlayer, itHappensTo, namedAsSeveral, several, severalOf, single } from "./subjects.ts";

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

/** The event of one object at a time. */
function toOne(filter: Filter, when: EventPattern): Event {
  const from = filter.is === "self" ? whereItIs(when) : undefined;
  if (from !== undefined) return { when, from };
  if (when.on !== "damage") return { when };
  // 603.2c: a source that deals damage to several at once does so one time, and so is what is dealt damage by several.
  if (when.source === undefined) return { when, batch: "byRecipient" };
  const single = filter.is === "self" || (filter.is === "among" && filter.of.what === "host");
  return { when, ...(when.to === undefined ? { batch: single ? true : "bySource" } : {}) };
}

/** 508.3e, 603.2c: what several do to a player is one event for each such player. */
const isPlayers = (when: EventPattern): boolean =>
  (when.on === "damage" && when.to?.players !== undefined) || (when.on === "attacks" && when.defender !== undefined);

/** What follows "when" and "whenever". */
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
  rule(
    "a ability of a {what} is activated , if it isn't a mana ability",
    { what: permanents.one },
    ({ what }, scope) => {
      scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
      return { when: { on: "activate", object: what.filter, notMana: true } };
    },
  ),
  // 502.3: all at once.
  rule("you untap one or more {what} during your untap step", { what: permanents.many }, ({ what }, scope) => {
    severalOf(scope, what.nouns);
    const you = { who: "you" } as const;
    const object = and([what.filter, { is: "controlledBy", who: you }]);
    const happenedWhile: Condition = {
      if: "and",
      of: [
        { if: "turnOf", who: you },
        { if: "phase", phase: "untap" },
      ],
    };
    return { when: { on: "untap", object }, batch: true, happenedWhile };
  }),
  // 714.2d: its Saga is there still, if nothing else has become of it (704.5s).
  rule("the final chapter ability of a {what} resolves", { what: permanents.one }, ({ what }, scope) => {
    const ref: Objects = { what: "sourceOf", of: { what: "event", role: "object" } };
    scope.mention({ ref, number: "one", nouns: what.nouns });
    const object = and([{ is: "finalChapter" }, { is: "abilityOf", source: what.filter }]);
    return { when: { on: "resolve", object } };
  }),
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
  rule("you or {what} becomes the target of {aimer}", { what: oneOf(() => [single]), aimer }, ({ what, aimer }) => ({
    when: {
      on: "anyOf",
      of: [
        { on: "becomesTarget", player: { who: "you" }, ...aimer },
        { on: "becomesTarget", object: ofTargeted(what.filter), ...aimer },
      ],
    },
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
  rule("(day becomes night or night becomes day)", {}, () => ({ when: { on: "dayChanges" } })),
  rule("a spell or ability you control counters a spell", {}, () => ({
    when: { on: "countered", object: { is: "spell" }, by: { who: "you" } },
  })),
  ...counterEvents,
  ...manaEvents,
  ...damageEvents,
  ...stateEvents,
  ...combatEvents,
];
