import type { DamagePattern, EventPattern } from "../engine/abilities/events.ts";
import type { Filter } from "../engine/abilities/filters.ts";
import type { Players, Zone } from "../engine/abilities/references.ts";
import type { Step } from "../engine/views.ts";
import { everything } from "./amounts.ts";
import { type Scope, unbound } from "./bind/scope.ts";
import { noun } from "./hubs.ts";
import { type Forms, oneOf, type Phrase, type Plurality, rulesFor, words } from "./kernel.ts";
import type { Event, Noun } from "./meanings.ts";
import { and, or } from "./nouns.ts";
import { pronoun } from "./references.ts";
import { self } from "./self.ts";
import { numberWordOrOne, ordinal } from "./vocabulary/numbers.ts";
import { counterKind } from "./vocabulary/qualities.ts";

/** Events after "when", "whenever" and "at": a subject of the event, and what happens to it. */

interface Subject {
  readonly filter: Filter;
  readonly batch?: boolean;
}
const { rule: subjectRule } = rulesFor<Subject>();
const { rule } = rulesFor<Event>();

/** "a creature an opponent controls": from then on that opponent is "that player". */
const itsController = (scope: Scope, filter: Filter): void => {
  if (JSON.stringify(filter).includes('"controlledBy","who":{"who":"opponents"}'))
    scope.mentionPlayer({ who: "controllerOf", of: { what: "event", role: "object" } });
};
const itHappensTo = (scope: Scope, nouns: readonly string[], number: "one" | "many" = "one"): void => {
  scope.mention({ ref: { what: "event", role: "object" }, number, nouns });
};
const another = (filter: Filter): Filter => and([{ is: "another" }, filter]);

const single: Phrase<Subject> = oneOf(() => [
  subjectRule("{self}", { self }, (_, scope) => {
    itHappensTo(scope, ["this"]);
    return { filter: { is: "self" } };
  }),
  subjectRule("a {what}", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    itsController(scope, what.filter);
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
  subjectRule("{what}", { what: pronoun }, ({ what }, scope) => {
    if (what.what !== "target" && what.what !== "noted") unbound("a trigger about nothing known");
    itHappensTo(scope, ["creature", "permanent", "card"]);
    return { filter: { is: "among", of: what } };
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
const { forms: happening, lateForms: lateHappening } = rulesFor<Happening>();
const dies: Happening = (object) => ({ on: "move", object, from: "battlefield", to: "graveyard" });

const amountOfEvent = (scope: Scope): void => {
  scope.event = { amount: { amount: "event" } };
};
/** In a damage event the source is "other": what was spoken of so far is the source. */
const sourceIsSubject = (scope: Scope): void => {
  amountOfEvent(scope);
  scope.objects = scope.objects.map((one) =>
    one.ref.what === "event" ? { ...one, ref: { what: "event", role: "other" } } : one,
  );
  scope.players = scope.players.map((one) =>
    one.ref.who === "controllerOf"
      ? { ...one, ref: { who: "controllerOf", of: { what: "event", role: "other" } } }
      : one,
  );
};
const eventPlayer = (scope: Scope): void => scope.mentionPlayer({ who: "eventPlayer" });

/** Whom damage is dealt to. */
const { rule: hurt } = rulesFor<DamagePattern>();
const hurtOther = (scope: Scope, nouns: readonly string[]): void =>
  scope.mention({ ref: { what: "event", role: "object" }, number: "one", nouns });
const damaged: Phrase<DamagePattern> = oneOf(() => [
  hurt("(a player|one or more players)", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "each" } };
  }),
  hurt("(an opponent|one of your opponents|one or more opponents|one or more of your opponents)", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "opponents" } };
  }),
  hurt("you", {}, () => ({ players: { who: "you" } })),
  hurt("a player or planeswalker", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "each" }, objects: { is: "type", type: "planeswalker" } };
  }),
  hurt("{self}", { self }, () => ({ objects: { is: "self" } })),
  hurt("a {what}", { what: noun.one }, ({ what }, scope) => {
    hurtOther(scope, what.nouns);
    return { objects: what.filter };
  }),
]);
const kindOfDamage = words<{ readonly combat?: boolean }>([
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["noncombat damage", { combat: false }],
]);

/** Who or what makes something a target. */
const { rule: aiming } = rulesFor<{ readonly of: Filter; readonly by?: Players }>();
interface Aim {
  readonly of: Filter;
  readonly by?: Players;
}
const aimed = (scope: Scope, aim: Aim): Aim => {
  scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["spell", "ability"] });
  return aim;
};
const aimer = oneOf(() => [
  aiming("a spell or ability", {}, (_, scope) => aimed(scope, { of: { is: "any" } })),
  aiming("a spell", {}, (_, scope) => aimed(scope, { of: { is: "spell" } })),
  aiming("a spell or ability {by}", { by: aimedBy }, ({ by }, scope) => aimed(scope, { of: { is: "any" }, by })),
  aiming("a spell {by}", { by: aimedBy }, ({ by }, scope) => aimed(scope, { of: { is: "spell" }, by })),
]);
const aimedBy = words<Players>([
  ["you control", { who: "you" }],
  ["an opponent controls", { who: "opponents" }],
]);

const graveyardFrom = words<{ readonly from?: Zone }>([
  ["from the battlefield", { from: "battlefield" }],
  ["from anywhere", {}],
  ["from your library", { from: "library" }],
  ["from your hand", { from: "hand" }],
]);

/** One thing that can happen to objects. */
const simple = [
  happening("<enter>", {}, () => (object) => ({ on: "move", object, to: "battlefield" })),
  happening("<enter> from your graveyard", {}, () => (object) => ({
    on: "move",
    object,
    from: "graveyard",
    to: "battlefield",
  })),
  happening("<die>", {}, () => dies),
  happening("<be> put into a graveyard {from}", { from: graveyardFrom }, ({ from }) => (object) => ({
    on: "move",
    object,
    ...from,
    to: "graveyard",
  })),
  happening("<be> put into your graveyard {from}", { from: graveyardFrom }, ({ from }) => (object) => ({
    on: "move",
    object: and([object, { is: "ownedBy", who: { who: "you" } }]),
    ...from,
    to: "graveyard",
  })),
  happening("<leave> the battlefield", {}, () => (object) => ({ on: "move", object, from: "battlefield" })),
  happening("<leave> your graveyard", {}, () => (object) => ({
    on: "move",
    object: and([object, { is: "ownedBy", who: { who: "you" } }]),
    from: "graveyard",
  })),
  happening("<attack>", {}, () => (object) => ({ on: "attacks", object })),
  happening("<attack> alone", {}, () => (object) => ({ on: "attacks", object, alone: true })),
  happening("<attack> while saddled", {}, () => (object) => ({
    on: "attacks",
    object: and([object, { is: "saddled" }]),
  })),
  happening("<attack> you", {}, (_, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "attacks", object, defender: { who: "you" } });
  }),
  happening("<attack> you or a planeswalker you control", {}, (_, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "attacks", object, defender: { who: "you" }, orTheirs: true });
  }),
  happening("<attack> (a player|an opponent|one of your opponents)", {}, (_, scope) => {
    scope.mentionPlayer({ who: "defendingPlayer" });
    return (object) => ({ on: "attacks", object, defender: { who: "opponents" } });
  }),
  happening("<attack> and isn't blocked", {}, () => (object) => ({ on: "attacksUnblocked", object })),
  happening("<block> or <become> blocked", {}, () => (object) => ({
    on: "anyOf",
    of: [
      { on: "blocks", object },
      { on: "becomesBlocked", object },
    ],
  })),
  happening("<block> a {other}", { other: noun.one }, ({ other }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: other.nouns });
    return (object) => ({ on: "blocks", object, other: other.filter, eachAttacker: true });
  }),
  happening("<become> blocked", {}, () => (object) => ({ on: "becomesBlocked", object })),
  happening("<become> blocked by a {other}", { other: noun.one }, ({ other }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: other.nouns });
    return (object) => ({ on: "becomesBlocked", object, other: other.filter, eachBlocker: true });
  }),
  happening("<block> or <become> blocked by a {other}", { other: noun.one }, ({ other }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: other.nouns });
    return (object) => ({
      on: "anyOf",
      of: [
        { on: "blocks", object, other: other.filter, eachAttacker: true },
        { on: "becomesBlocked", object, other: other.filter, eachBlocker: true },
      ],
    });
  }),
  happening("<become> tapped", {}, () => (object) => ({ on: "tap", object })),
  happening("<become> untapped", {}, () => (object) => ({ on: "untap", object })),
  happening("<be> turned face up", {}, () => (object) => ({ on: "turnFaceUp", object })),
  happening("<become> monstrous", {}, () => (object) => ({ on: "monstrous", object })),
  happening("<become> renowned", {}, () => (object) => ({ on: "renowned", object })),
  happening("<transform> into {self}", { self }, () => (object) => ({ on: "transform", object })),
  happening("<transform>", {}, () => (object) => ({ on: "transform", object })),
  happening("<mutate>", {}, () => (object) => ({ on: "mutate", object })),
  happening("<explore>", {}, () => (object) => ({ on: "explore", object })),
  happening("<exploit> a creature", {}, (_, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: ["creature"] });
    return (object) => ({ on: "exploit", object });
  }),
  happening("<be> tapped for mana", {}, (_, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "tapForMana", object });
  }),
  happening("<become> the target of {aimer}", { aimer }, ({ aimer }, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "becomesTarget", object, ...aimer });
  }),
  happening("<become> the target of {aimer} for the first time each turn", { aimer }, ({ aimer }, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "becomesTarget", object, ...aimer, firstTimeEachTurn: true });
  }),
  lateHappening("<deal> {kind} to {to}", { kind: kindOfDamage, to: damaged }, ({ kind, to }, scope) => {
    sourceIsSubject(scope);
    const what = { ...kind.bind(scope), to: to.bind(scope) };
    return (source) => ({ on: "damage", source, ...what });
  }),
  lateHappening("<deal> {kind}", { kind: kindOfDamage }, ({ kind }, scope) => {
    sourceIsSubject(scope);
    const what = kind.bind(scope);
    return (source) => ({ on: "damage", source, ...what });
  }),
  happening("<be> dealt {kind}", { kind: kindOfDamage }, ({ kind }, scope) => {
    amountOfEvent(scope);
    return (objects) => ({ on: "damage", to: { objects }, ...kind });
  }),
] as const;

const first = { one: oneOf(() => simple.map((one) => one.one)), many: oneOf(() => simple.map((one) => one.many)) };
/** Alone or last only: "blocks or becomes blocked by a creature" says of both by what. */
const blocks = happening("<block>", {}, () => (object) => ({ on: "blocks", object }));
const any = { one: oneOf(() => [first.one, blocks.one]), many: oneOf(() => [first.many, blocks.many]) };
/** "enters or attacks". */
const happenings: Forms<Happening> = (() => {
  const of = (number: Plurality): Phrase<Happening> =>
    oneOf(() => [
      any[number],
      rulesFor<Happening>().rule(
        "{one} or {other}",
        { one: first[number], other: any[number] },
        ({ one, other }) =>
          (object) => ({
            on: "anyOf",
            of: [one(object), other(object)],
          }),
      ),
    ]);
  return { one: of("one"), many: of("many") };
})();

const { rule: who } = rulesFor<Players>();
const actors: Phrase<Players> = oneOf(() => [
  who("an opponent", {}, (_, scope) => {
    eventPlayer(scope);
    return { who: "opponents" };
  }),
  who("a player", {}, (_, scope) => {
    eventPlayer(scope);
    return { who: "each" };
  }),
  who("another player", {}, (_, scope) => {
    eventPlayer(scope);
    return { who: "others", than: { who: "you" } };
  }),
  who("enchanted player", {}, (_, scope) => {
    eventPlayer(scope);
    return { who: "enchanted" };
  }),
]);
const you = words<Players>([["you", { who: "you" }]]);

/** "a Goblin spell", "your second spell each turn": what is cast, and which one it must be. */
interface Cast {
  readonly object: Filter;
  readonly ordinal?: number;
  readonly from?: Zone;
}
const { rule: castRule } = rulesFor<Cast>();
const spellNoun = (what: Noun, scope: Scope): Filter => {
  if (what.nouns[0] !== "spell") unbound("only spells are cast");
  itHappensTo(scope, what.nouns);
  return what.filter;
};
const casting: Phrase<Cast> = oneOf(() => [
  castRule("a {what}", { what: noun.one }, ({ what }, scope) => ({ object: spellNoun(what, scope) })),
  castRule("another {what}", { what: noun.one }, ({ what }, scope) => ({ object: another(spellNoun(what, scope)) })),
  castRule("a {what} from your hand", { what: noun.one }, ({ what }, scope) => ({
    object: spellNoun(what, scope),
    from: "hand",
  })),
  castRule("a {what} from your graveyard", { what: noun.one }, ({ what }, scope) => ({
    object: spellNoun(what, scope),
    from: "graveyard",
  })),
  castRule("a {what} from exile", { what: noun.one }, ({ what }, scope) => ({
    object: spellNoun(what, scope),
    from: "exile",
  })),
  castRule("your {ordinal} {what}", { ordinal, what: noun.one }, ({ ordinal, what }, scope) => ({
    object: spellNoun(what, scope),
    ordinal,
  })),
  castRule("(your|their) {ordinal} {what} each turn", { ordinal, what: noun.one }, ({ ordinal, what }, scope) => ({
    object: spellNoun(what, scope),
    ordinal,
  })),
]);

type Doing = (by: Players) => EventPattern;
const { forms: doing } = rulesFor<Doing>();
const doings = [
  doing("<cast> {cast}", { cast: casting }, ({ cast }) => (by) => ({ on: "cast", ...cast, by })),
  doing("<cast> or copy {cast}", { cast: casting }, ({ cast }) => (by) => ({
    on: "anyOf",
    of: [
      { on: "cast", ...cast, by },
      { on: "copySpell", object: cast.object, by },
    ],
  })),
  doing("<play> a {what}", { what: noun.one }, ({ what }, scope) => {
    if (what.filter.is !== "type" || what.filter.type !== "land") unbound("only lands are just played");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "playLand", object: what.filter, by });
  }),
  doing("<gain> life", {}, (_, scope) => {
    amountOfEvent(scope);
    return (by) => ({ on: "gainLife", who: by });
  }),
  doing("<lose> life", {}, (_, scope) => {
    amountOfEvent(scope);
    return (by) => ({ on: "loseLife", who: by });
  }),
  doing("<draw> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "draw", who: by });
  }),
  doing("<draw> (your|their) {ordinal} card each turn", { ordinal }, ({ ordinal }, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "draw", who: by, ordinal });
  }),
  doing("<discard> a {what}", { what: noun.one }, ({ what }, scope) => {
    if (what.card !== true) unbound("only cards are discarded");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "discard", who: by, ...(what.filter.is === "any" ? {} : { object: what.filter }) });
  }),
  doing("<discard> {self}", { self }, (_, scope) => {
    itHappensTo(scope, []);
    return (by) => ({ on: "discard", who: by, object: { is: "self" } });
  }),
  doing("<cycle> {self}", { self }, (_, scope) => {
    itHappensTo(scope, []);
    return (by) => ({ on: "cycle", who: by, object: { is: "self" } });
  }),
  doing("<cycle> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "cycle", who: by });
  }),
  doing("<cycle> another card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "cycle", who: by, object: { is: "another" } });
  }),
  doing("<cycle> or <discard> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "cycle", who: by, orDiscard: true });
  }),
  doing("<cycle> or <discard> another card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "cycle", who: by, object: { is: "another" }, orDiscard: true });
  }),
  doing("<sacrifice> a {what}", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: what.filter });
  }),
  doing("<sacrifice> another {what}", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: another(what.filter) });
  }),
  doing("<sacrifice> {self}", { self }, (_, scope) => {
    itHappensTo(scope, []);
    return (by) => ({ on: "sacrifice", who: by, object: { is: "self" } });
  }),
  doing("<tap> a {what} for mana", { what: noun.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "tapForMana", object: what.filter, by });
  }),
  doing("<put> one or more {kind} counters on {what}", { kind: counterKind, what: single }, ({ kind, what }, scope) => {
    amountOfEvent(scope);
    return (by) => ({
      on: "counters",
      object: what.filter,
      kind,
      by,
    });
  }),
  doing("<put> a {kind} counter on {what}", { kind: counterKind, what: single }, ({ kind, what }) => (by) => ({
    on: "counters",
    object: what.filter,
    kind,
    by,
  })),
  doing("<attack>", {}, () => (by) => ({ on: "attackDeclared", by })),
  doing("<attack> with {n} or more {what}", { n: numberWordOrOne, what: noun.many }, ({ n, what }) => (by) => ({
    on: "attackDeclared",
    by,
    with: what.filter,
    count: { compare: ">=", to: n },
  })),
  doing("<scry>", {}, () => (by) => ({ on: "scry", who: by })),
  doing("<surveil>", {}, () => (by) => ({ on: "surveil", who: by })),
  doing("<proliferate>", {}, () => (by) => ({ on: "proliferate", who: by })),
  doing("<search> (your|their) library", {}, () => (by) => ({ on: "search", who: by })),
  doing("<shuffle> (your|their) library", {}, () => (by) => ({ on: "shuffle", who: by })),
  doing("<become> the monarch", {}, () => (by) => ({ on: "becomeMonarch", who: by })),
] as const;
const done = { one: oneOf(() => doings.map((one) => one.one)), many: oneOf(() => doings.map((one) => one.many)) };

/** Where a trigger works that is not about leaving the battlefield: by what it is about. */
function place(when: EventPattern): Pick<Event, "from"> {
  if (when.on === "cycle" || (when.on === "discard" && when.object?.is === "self"))
    return { from: ["graveyard", "hand"] };
  return {};
}
const aboutSelf = (object: Filter | undefined): boolean => object?.is === "self";

/** What follows "when" and "whenever". */
export const events: readonly Phrase<Event>[] = [
  rule("{what} {happens}", { what: single, happens: happenings.one }, ({ what, happens }) => {
    const when = happens(what.filter);
    // A single source that deals damage to several at once does so one time (603.2c).
    const once =
      when.on === "damage" && when.to === undefined && (what.filter.is === "self" || what.filter.is === "among");
    return { when, ...(once ? { batch: true } : {}) };
  }),
  rule("{what} {happens}", { what: several, happens: happenings.many }, ({ what, happens }) => ({
    when: happens(what.filter),
    batch: true,
  })),
  rule("{who} {does}", { who: actors, does: done.one }, ({ who, does }) => ({ when: does(who) })),
  rule("{who} {does}", { who: you, does: done.many }, ({ who, does }) => {
    const when = does(who);
    return { when, ...("object" in when && aboutSelf(when.object) ? place(when) : {}) };
  }),
  rule("a spell or ability a opponent controls causes you to discard {self}", { self }, (_, scope) => {
    itHappensTo(scope, ["this"]);
    return {
      when: { on: "discard", who: { who: "you" }, object: { is: "self" }, cause: "opponent" },
      from: ["graveyard", "hand"],
    };
  }),
  rule("you cast {self}", { self }, (_, scope) => {
    itHappensTo(scope, ["spell"]);
    return { when: { on: "cast", object: { is: "self" }, by: { who: "you" } }, from: "stack" };
  }),
  rule(
    "one or more {kind} counters are put on {what}",
    { kind: counterKind, what: oneOf(() => [single]) },
    ({ kind, what }) => ({
      when: { on: "counters", object: what.filter, kind },
      batch: true,
    }),
  ),
  rule("a {kind} counter is put on {what}", { kind: counterKind, what: oneOf(() => [single]) }, ({ kind, what }) => ({
    when: { on: "counters", object: what.filter, kind },
  })),
  rule("you're dealt {kind}", { kind: kindOfDamage }, ({ kind }, scope) => {
    amountOfEvent(scope);
    return { when: { on: "damage", to: { players: { who: "you" } }, ...kind } };
  }),
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
  rule("(day becomes night or night becomes day)", {}, () => ({ when: { on: "dayChanges" } })),
];

const step = words<Step>([
  ["upkeep", "upkeep"],
  ["end step", "end"],
  ["draw step", "draw"],
]);

/** Whose step: "your", "each opponent's", "enchanted player's". */
const { rule: during } = rulesFor<{ readonly of?: Players }>();
const turnOf = oneOf(() => [
  during("your", {}, () => ({ of: { who: "you" } })),
  during("(each player's|each|the)", {}, (_, scope) => {
    eventPlayer(scope);
    return {};
  }),
  during("each opponent's", {}, (_, scope) => {
    eventPlayer(scope);
    return { of: { who: "opponents" } };
  }),
  during("each other player's", {}, (_, scope) => {
    eventPlayer(scope);
    return { of: { who: "others", than: { who: "you" } } };
  }),
  during("enchanted (player's|opponent's)", {}, (_, scope) => {
    eventPlayer(scope);
    return { of: { who: "enchanted" } };
  }),
  during("the chosen player's", {}, (_, scope) => {
    eventPlayer(scope);
    return { of: { who: "chosenForSelf" } };
  }),
]);

/** What follows "at". */
export const times: Phrase<Event> = oneOf(() => [
  rule("the beginning of {of} {step}", { of: turnOf, step }, ({ of, step }) => ({ when: { on: "step", step, ...of } })),
  rule("the beginning of the {step} of enchanted {what}'s controller", { step, what: noun.one }, ({ step }, scope) => {
    eventPlayer(scope);
    return { when: { on: "step", step, of: { who: "controllerOf", of: { what: "host" } } } };
  }),
  rule("the beginning of combat on {of} turn", { of: turnOf }, ({ of }) => ({
    when: { on: "step", step: "beginningOfCombat", ...of },
  })),
  rule("the beginning of each combat", {}, (_, scope) => {
    eventPlayer(scope);
    return { when: { on: "step", step: "beginningOfCombat" } };
  }),
  rule("the beginning of {of} (precombat|first) main phase", { of: turnOf }, ({ of }) => ({
    when: { on: "phase", phase: "precombatMain", ...of },
  })),
  rule("the beginning of (each of|) {of} (postcombat|second) main (phase|phases)", { of: turnOf }, ({ of }) => ({
    when: { on: "phase", phase: "postcombatMain", ...of },
  })),
  rule("end of combat", {}, () => ({ when: { on: "step", step: "endOfCombat" } })),
]);
