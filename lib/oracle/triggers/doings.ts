import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { someNode } from "../../engine/abilities/visit.ts";
import { subtypeOwner } from "../../engine/state/subtypes.ts";
import { type ObjectAntecedent, unbound } from "../bind/scope.ts";
import { type Doing, noun } from "../hubs.ts";
import { inEveryForm, oneOf, type Phrase, printed, rulesFor, type VerbForm } from "../kernel/index.ts";
import { and, or } from "../nouns/filters.ts";
import { enchantedPlayer } from "../nouns/host.ts";
import { ofTargets, permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { own, ownDraw } from "../players/own.ts";
import { withMost } from "../players/superlatives.ts";
import { pronoun } from "../references/pronouns.ts";
import { digits, numberWordOrOne, ordinal } from "../vocabulary/numbers.ts";
import { counterKind } from "../vocabulary/qualities.ts";
import { casting, playedFrom, spellNoun } from "./casting.ts";
import { aimer } from "./happenings.ts";
import { amountOfEvent, another, eventPlayer, itHappensTo, severalOf, single } from "./subjects.ts";

/** What players do that abilities trigger on: "casts a creature spell", "gain life". */

const { everyForm: doing } = rulesFor<Doing>();
/** 111.2: such a token is created by them. */
const tokenCreated =
  (filter: Filter): Doing =>
  (who) => ({
    on: "move",
    object: and([filter, { is: "token" }, { is: "controlledBy", who }]),
    to: "battlefield",
    created: true,
  });
/** Those of them whose turn it is. */
const inTheirTurn = (of: Players): Players => ({
  who: "those",
  of,
  where: { if: "turnOf", who: { who: "current" } },
});
const withoutUntapped = (filter: Filter): Filter =>
  filter.is === "and" ? and(filter.of.filter((one) => one.is !== "untapped")) : filter;
const doings = [
  doing("<cast> {cast}", { cast: casting }, ({ cast }) => (by) => ({ on: "cast", ...cast(by), by })),
  ...(["turn", "turns"] as const).map((turn) =>
    doing(
      `<cast> {own} {ordinal} {what} during ${turn === "turn" ? "" : "each of"} {their} ${turn}`,
      { own, ordinal, what: noun.one, their: own },
      ({ own, ordinal, what, their }, scope) => {
        const object = spellNoun(what, scope);
        return (by) => ({ on: "cast", object, ordinal, by: inTheirTurn(their(own(by))) });
      },
    ),
  ),
  // 601.2a: the very card that was spoken of.
  doing("<cast> {it}", { it: pronoun }, ({ it }, scope) => {
    if (it.what !== "target" && it.what !== "noted") unbound("which card?");
    itHappensTo(scope, ["spell"]);
    return (by) => ({ on: "cast", object: { is: "castAs", of: it }, by });
  }),
  doing("<turn> a {what} face up", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "turnFaceUp", object: what.filter, by });
  }),
  doing("<cast> or copy {cast}", { cast: casting }, ({ cast }) => (by) => ({
    on: "anyOf",
    of: [
      { on: "cast", ...cast(by), by },
      { on: "copySpell", object: cast(by).object, by },
    ],
  })),
  doing("<play> a {what}", { what: noun.one }, ({ what }, scope) => {
    if (!what.nouns.some((noun) => noun === "land" || subtypeOwner(noun) === "land"))
      unbound("only lands are just played");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "playLand", object: what.filter, by });
  }),
  doing("<play> another {what}", { what: noun.one }, ({ what }, scope) => {
    if (!what.nouns.some((noun) => noun === "land" || subtypeOwner(noun) === "land"))
      unbound("only lands are just played");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "playLand", object: another(what.filter), by });
  }),
  doing("<play> a {what} from {from}", { what: noun.one, from: playedFrom }, ({ what, from }, scope) => {
    if (!what.nouns.some((noun) => noun === "land" || subtypeOwner(noun) === "land"))
      unbound("only lands are just played");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "playLand", object: what.filter, by, ...from(by).land });
  }),
  doing("<play> a card from {from}", { from: playedFrom }, ({ from }, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({
      on: "anyOf",
      of: [
        { on: "cast", object: and([{ is: "card" }, from(by).spell]), by },
        { on: "playLand", object: { is: "any" }, by, ...from(by).land },
      ],
    });
  }),
  doing("<play> a land or <cast> a spell from {from}", { from: playedFrom }, ({ from }, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({
      on: "anyOf",
      of: [
        { on: "cast", object: and([{ is: "spell" }, from(by).spell]), by },
        { on: "playLand", object: { is: "any" }, by, ...from(by).land },
      ],
    });
  }),
  // 601.2a, 305.1: what such a card became as it was played.
  doing("<play> a card exiled with {self}", { self }, (_, scope) => {
    scope.links.used = true;
    itHappensTo(scope, ["card"]);
    const object: Filter = { is: "castAs", of: { what: "linked", name: "exiled", asTheyWere: true } };
    return (by) => ({
      on: "anyOf",
      of: [
        { on: "cast", object, by },
        { on: "playLand", object, by },
      ],
    });
  }),
  doing("<play> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({
      on: "anyOf",
      of: [
        { on: "cast", object: { is: "card" }, by },
        { on: "playLand", object: { is: "any" }, by },
      ],
    });
  }),
  doing("<activate> an ability of a {what} that isn't a mana ability", { what: permanents.one }, ({ what }, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({ on: "activate", object: what.filter, by, notMana: true });
  }),
  doing("<activate> a loyalty ability of a {what}", { what: permanents.one }, ({ what }, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({ on: "activate", object: what.filter, by, loyalty: true });
  }),
  doing("<activate> a loyalty ability", {}, (_, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({ on: "activate", object: { is: "any" }, by, loyalty: true });
  }),
  doing("<activate> an ability that isn't a mana ability", {}, (_, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"], spoken: true });
    return (by) => ({ on: "activate", object: { is: "any" }, by, notMana: true });
  }),
  doing("<activate> a ability with {X} in its activation cost", {}, (_, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({
      on: "activate",
      object: { is: "any" },
      by,
      notMana: true,
      ability: { is: "activationCostHasX" },
    });
  }),
  ...(
    [
      ["a {what}", {}],
      ["a {what} or player", { players: { who: "each" } }],
    ] as const
  ).map(([words, players]) =>
    doing(`<activate> a ability that targets ${words}`, { what: permanents.one }, ({ what }, scope) => {
      scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
      const ability: Filter = { is: "targets", objects: ofTargets(what), ...players };
      return (by) => ({ on: "activate", object: { is: "any" }, by, ability });
    }),
  ),
  doing("<activate> an ability of a {what}", { what: permanents.one }, ({ what }, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({ on: "activate", object: what.filter, by });
  }),
  doing("<create> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return tokenCreated(what.filter);
  }),
  doing("<create> or <sacrifice> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({
      on: "anyOf",
      of: [tokenCreated(what.filter)(by), { on: "sacrifice", who: by, object: what.filter }],
    });
  }),
  doing("<get> one or more {E}", {}, (_, scope) => {
    amountOfEvent(scope);
    return (by) => ({ on: "counters", player: by, kind: "energy" });
  }),
  doing("<copy> a {what}", { what: noun.one }, ({ what }, scope) => {
    if (!what.nouns.includes("spell")) unbound("only spells are copied");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "copySpell", object: what.filter, by });
  }),
  // 702.33d: it is kicked as it is cast.
  doing("<kick> a spell", {}, (_, scope) => {
    itHappensTo(scope, ["spell"]);
    return (by) => ({ on: "cast", object: and([{ is: "spell" }, { is: "kicked" }]), by });
  }),
  doing("<gain> life", {}, (_, scope) => {
    amountOfEvent(scope, "gainLife");
    return (by) => ({ on: "gainLife", who: by });
  }),
  doing("<gain> or <lose> life", {}, (_, scope) => {
    amountOfEvent(scope);
    return (who) => ({
      on: "anyOf",
      of: [
        { on: "gainLife", who },
        { on: "loseLife", who },
      ],
    });
  }),
  doing("<lose> life", {}, (_, scope) => {
    amountOfEvent(scope);
    return (by) => ({ on: "loseLife", who: by });
  }),
  doing("<draw> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "draw", who: by });
  }),
  doing("<draw> a card except the first one {own}", { own: ownDraw }, ({ own }, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "draw", who: own(by), exceptFirstInDrawStep: true });
  }),
  doing("<draw> {own} {ordinal} card (each turn|in a turn)", { own, ordinal }, ({ own, ordinal }, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "draw", who: own(by), ordinal });
  }),
  ...(["turn", "turns"] as const).map((turn) =>
    doing(
      `<draw> {own} {ordinal} card during ${turn === "turn" ? "" : "each of"} {their} ${turn}`,
      { own, ordinal, their: own },
      ({ own, ordinal, their }, scope) => {
        itHappensTo(scope, ["card"]);
        return (by) => ({ on: "draw", who: inTheirTurn(their(own(by))), ordinal });
      },
    ),
  ),
  doing("<discard> a {what}", { what: noun.one }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are discarded");
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
  doing("<sacrifice> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: what.filter });
  }),
  doing("<sacrifice> another {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: another(what.filter) });
  }),
  doing("<sacrifice> {self}", { self }, (_, scope) => {
    itHappensTo(scope, []);
    return (by) => ({ on: "sacrifice", who: by, object: { is: "self" } });
  }),
  doing("<tap> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    // What is tapped is looked at as it becomes tapped: that it was untapped goes without saying (701.21a).
    return (by) => ({ on: "tap", object: withoutUntapped(what.filter), by });
  }),
  doing("<tap> {self} for mana", { self }, (_, scope) => {
    itHappensTo(scope, ["this"]);
    return (by) => ({ on: "tapForMana", object: { is: "self" }, by });
  }),
  doing("<tap> a {what} for mana", { what: permanents.one }, ({ what }, scope) => {
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
  doing("<put> one or more counters on {what}", { what: single }, ({ what }, scope) => {
    amountOfEvent(scope);
    return (by) => ({ on: "counters", object: what.filter, by });
  }),
  doing("<put> a {kind} counter on {what}", { kind: counterKind, what: single }, ({ kind, what }) => (by) => ({
    on: "counters",
    object: what.filter,
    kind,
    by,
    each: true,
  })),
  doing("<attack>", {}, () => (by) => ({ on: "attackDeclared", by })),
  doing("<attack> with {n} or more {what}", { n: numberWordOrOne, what: permanents.many }, ({ n, what }, scope) => {
    const attackers: Objects = { what: "those", of: { what: "event", role: "object" }, filter: what.filter };
    scope.mention({ ref: attackers, number: "many", nouns: what.nouns, literal: true });
    scope.tell({ event: { amount: { amount: "count", of: attackers } } });
    return (by) => ({ on: "attackDeclared", by, with: what.filter, count: { compare: ">=", to: n } });
  }),
  doing("<attack> you with {n} or more {what}", { n: numberWordOrOne, what: permanents.many }, ({ n, what }, scope) => {
    eventPlayer(scope);
    const against: Filter = { is: "attackingPlayer", who: { who: "you" } };
    return (by) => ({
      on: "attackDeclared",
      by,
      with: and([what.filter, against]),
      count: { compare: ">=", to: n },
    });
  }),
  doing("<attack> with exactly {n} {what}", { n: numberWordOrOne, what: permanents.many }, ({ n, what }) => (by) => ({
    on: "attackDeclared",
    by,
    with: what.filter,
    count: { compare: "=", to: n },
  })),
  doing("<expend> {n}", { n: digits }, ({ n }) => (by) => ({ on: "expend", who: by, n })),
  doing("<attack> you", {}, (_, scope) => {
    eventPlayer(scope);
    return (by) => ({ on: "attackDeclared", by, defender: { who: "you" } });
  }),
  ...(
    [
      ["(a player|another player)", { who: "each" }],
      ["(one of your opponents|another one of your opponents|an opponent)", { who: "opponents" }],
      [
        "the monarch",
        {
          who: "those",
          of: { who: "each" },
          where: { if: "designation", of: { who: "current" }, designation: "monarch" },
        },
      ],
    ] as const
  ).map(([words, defender]) =>
    doing(`<attack> ${words}`, {}, (_, scope) => {
      // 508.3e: whoever attacks is known; that player is who is attacked.
      scope.mentionPlayer({ who: "eventOther" });
      return (by) => ({ on: "attackDeclared", by, defender });
    }),
  ),
  // 508.3b, 506.2: once for each of those that is attacked, by whoever's turn it is.
  doing("<attack> a {what} with one or more creatures", { what: permanents.one }, ({ what }, scope) => {
    if (!what.nouns.some((noun) => noun === "planeswalker" || noun === "battle"))
      unbound("only players, planeswalkers and battles are attacked");
    scope.mention({ ref: { what: "event", role: "object" }, number: "one", nouns: what.nouns });
    scope.mentionPlayer({ who: "activePlayer" });
    return (by) => ({ on: "attacked", object: what.filter, by });
  }),
  // 508.3d: once, however many of them are attacked.
  doing("<attack> one or more of your opponents", {}, () => (by) => ({
    on: "attackDeclared",
    by,
    with: { is: "attackingPlayer", who: { who: "opponents" } },
  })),
  doing("<attack> {who}", { who: withMost }, ({ who }, scope) => {
    scope.mentionPlayer({ who: "eventOther" });
    return (by) => ({ on: "attackDeclared", by, defender: who });
  }),
  doing("<exert> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "exert", object: and([what.filter, { is: "controlledBy", who: by }]) });
  }),
  doing("<forage>", {}, () => (by) => ({ on: "forage", who: by })),
  doing("<give> a gift", {}, () => (by) => ({ on: "gift", who: by })),
  doing("<commit> a crime", {}, () => (by) => ({ on: "crime", who: by })),
  doing("<scry>", {}, (_, scope) => {
    amountOfEvent(scope, "scry");
    return (by) => ({ on: "scry", who: by });
  }),
  doing("<surveil>", {}, () => (by) => ({ on: "surveil", who: by })),
  doing("<proliferate>", {}, () => (by) => ({ on: "proliferate", who: by })),
  doing("<search> {own} library", { own }, ({ own }) => (by) => ({ on: "search", who: own(by) })),
  doing("<shuffle> {own} library", { own }, ({ own }) => (by) => ({ on: "shuffle", who: own(by) })),
  doing("<venture> into the dungeon", {}, () => (who) => ({ on: "venture", who })),
  doing("<unlock> this door", {}, (_, scope) => {
    itHappensTo(scope, ["this"]);
    return (by) => ({ on: "unlock", object: { is: "self" }, by, door: "this" });
  }),
  doing("<unlock> a door", {}, () => (by) => ({ on: "unlock", object: { is: "any" }, by })),
  doing("fully <unlock> a {what}", { what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "fullyUnlock", object: what.filter, by });
  }),
  // 701.24-26, 312.5, 701.48: what is done with supplementary decks.
  doing("<planeswalk> to {self}", { self }, () => (by) => ({ on: "planeswalkTo", object: { is: "self" }, by })),
  doing("<planeswalk> away from {self}", { self }, () => (by) => ({
    on: "planeswalkFrom",
    object: { is: "self" },
    by,
  })),
  doing("<planeswalk>", {}, () => (by) => ({ on: "planeswalkTo", object: { is: "any" }, by })),
  doing("<planeswalk> to a {what}", { what: noun.one }, ({ what }) => {
    if (what.in !== undefined || what.card === true) unbound("planes are nowhere else");
    return (by) => ({ on: "planeswalkTo", object: what.filter, by });
  }),
  doing("<encounter> {self}", { self }, () => (by) => ({ on: "encounter", object: { is: "self" }, by })),
  doing("<encounter> a phenomenon", {}, () => (by) => ({
    on: "encounter",
    object: { is: "type", type: "phenomenon" },
    by,
  })),
  doing("<set> {self} in motion", { self }, (_, scope) => {
    itHappensTo(scope, ["this", "scheme"]);
    return (by) => ({ on: "setInMotion", object: { is: "self" }, by });
  }),
  doing("<set> a scheme in motion", {}, () => (by) => ({ on: "setInMotion", object: { is: "any" }, by })),
  doing("<abandon> {self}", { self }, () => (by) => ({ on: "abandon", object: { is: "self" }, by })),
  doing("<open> a Attraction", {}, (_, scope) => {
    itHappensTo(scope, ["Attraction"]);
    return (by) => ({ on: "openAttraction", object: { is: "any" }, by });
  }),
  doing("<visit> a Attraction", {}, (_, scope) => {
    itHappensTo(scope, ["Attraction"]);
    return (by) => ({ on: "visit", object: { is: "any" }, by });
  }),
  doing("<complete> a dungeon", {}, () => (who) => ({ on: "completeDungeon", who })),
  doing("<take> the initiative", {}, () => (who) => ({ on: "takeInitiative", who })),
  doing("<lose> the game", {}, () => (who) => ({ on: "loseGame", who })),
  doing("<become> the monarch", {}, () => (by) => ({ on: "becomeMonarch", who: by })),
  doing("<investigate>", {}, () => (by) => ({ on: "investigate", who: by })),
  doing("<discover>", {}, () => (by) => ({ on: "discover", who: by })),
  doing("<collect> evidence", {}, () => (by) => ({ on: "collectEvidence", who: by })),
  doing("<foretell> a card", {}, () => (by) => ({ on: "foretell", who: by })),
  doing("<clash>", {}, () => (by) => ({ on: "clash", who: by })),
  doing("<clash> and <win>", {}, () => (by) => ({ on: "clash", who: by, won: true })),
  doing("<flip> a coin", {}, () => (by) => ({ on: "coinFlip", who: by })),
  doing("<roll> a die", {}, () => (by) => ({ on: "dieRoll", who: by })),
  doing("<pay> life", {}, (_, scope) => {
    amountOfEvent(scope);
    return (by) => ({ on: "loseLife", who: by, paid: true });
  }),
  doing("<win> a coin flip", {}, () => (by) => ({ on: "coinFlip", who: by, result: { compare: "=", to: 1 } })),
  doing("<lose> a coin flip", {}, () => (by) => ({ on: "coinFlip", who: by, result: { compare: "=", to: 0 } })),
  doing("<roll> a {n} or higher (on a die|)", { n: digits }, ({ n }) => (by) => ({
    on: "dieRoll",
    who: by,
    result: { compare: ">=", to: n },
  })),
  doing("<roll> a die's highest natural result", {}, () => (by) => ({ on: "dieRoll", who: by, highest: true })),
  doing("<roll> a {n}", { n: digits }, ({ n }) => (by) => ({
    on: "dieRoll",
    who: by,
    result: { compare: "=", to: n },
  })),
  doing("<mill> a {what}", { what: noun.one }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are milled");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "mill", who: by, ...(what.filter.is === "any" ? {} : { object: what.filter }) });
  }),
  doing("<put> a counter on {what}", { what: single }, ({ what }) => (by) => ({
    on: "counters",
    object: what.filter,
    by,
    each: true,
  })),
  doing("<remove> a {kind} counter from {what}", { kind: counterKind, what: single }, ({ kind, what }) => (by) => ({
    on: "counters",
    object: what.filter,
    kind,
    by,
    removed: true,
    each: true,
  })),
  doing("<sacrifice> {self} or another {what}", { self, what: permanents.one }, ({ what }, scope) => {
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: or([{ is: "self" }, another(what.filter)]) });
  }),
  doing("<sacrifice> a {a} or a {b}", { a: permanents.one, b: permanents.one }, ({ a, b }, scope) => {
    itHappensTo(scope, [...a.nouns, ...b.nouns]);
    return (by) => ({ on: "sacrifice", who: by, object: or([a.filter, b.filter]) });
  }),
  doing("<discard> a {a} or a {b}", { a: noun.one, b: noun.one }, ({ a, b }, scope) => {
    if (a.card !== true || b.card !== true || a.in !== undefined || b.in !== undefined)
      unbound("only cards are discarded");
    itHappensTo(scope, ["card"]);
    return (by) => ({ on: "discard", who: by, object: or([a.filter, b.filter]) });
  }),
  // 605.1: "if it isn't a mana ability" is asked of the ability activated.
  doing(
    "<activate> a ability of a {what} , if it isn't a mana ability",
    { what: permanents.one },
    ({ what }, scope) => {
      scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
      return (by) => ({ on: "activate", object: what.filter, by, notMana: true });
    },
  ),
  doing("<activate> a ability , if it isn't a mana ability", {}, (_, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({ on: "activate", object: { is: "any" }, by, notMana: true });
  }),
  doing("<attack> {defender} (|with one or more creatures)", { defender: enchantedPlayer }, ({ defender }, scope) => {
    eventPlayer(scope);
    return (by) => ({ on: "attackDeclared", by, defender });
  }),
  doing("<become> the target of {aimer}", { aimer }, ({ aimer: { of, by: aimedBy } }) => (who) => ({
    on: "becomesTarget",
    player: who,
    of,
    ...(aimedBy === undefined ? {} : { by: aimedBy }),
  })),
] as const;
const severalDoings = [
  doing("<discard> one or more {what}", { what: noun.many }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are discarded");
    severalOf(scope, what.nouns);
    return (by) => ({ on: "discard", who: by, ...(what.filter.is === "any" ? {} : { object: what.filter }) });
  }),
  doing("<sacrifice> one or more {what}", { what: permanents.many }, ({ what }, scope) => {
    severalOf(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: what.filter });
  }),
  doing("<sacrifice> one or more other {what}", { what: permanents.many }, ({ what }, scope) => {
    severalOf(scope, what.nouns);
    return (by) => ({ on: "sacrifice", who: by, object: another(what.filter) });
  }),
  doing("<create> one or more {what}", { what: permanents.many }, ({ what }, scope) => {
    severalOf(scope, what.nouns);
    return tokenCreated(what.filter);
  }),
  doing("<mill> one or more {what}", { what: noun.many }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are milled");
    severalOf(scope, what.nouns);
    return (by) => ({ on: "mill", who: by, ...(what.filter.is === "any" ? {} : { object: what.filter }) });
  }),
] as const;
/** What is done to one or more at once. */
export const doneToSeveral = inEveryForm((form) => oneOf(() => severalDoings.map((one) => one[form])));
const simply = inEveryForm((form) => oneOf(() => doings.map((one) => one[form])));
/** "plays a land or casts a spell"; from where would be said of both. */
const eitherDoing = (form: VerbForm): Phrase<Doing> =>
  rulesFor<Doing>().deferred(
    "{one} or {other}",
    { one: simply[form], other: simply[form] },
    ({ one, other }, scope) => {
      if (printed(other).includes("from") && !printed(one).includes("from")) unbound("where either is done from");
      const [first, second] = [one.bind(scope), other.bind(scope)];
      return (by) => ({ on: "anyOf", of: [first(by), second(by)] });
    },
  );
const anyDoing = (form: VerbForm): Phrase<Doing> =>
  rulesFor<Doing>().deferred(
    "{one}, {other}, or {third}",
    { one: simply[form], other: simply[form], third: simply[form] },
    ({ one, other, third }, scope) => {
      if (printed(third).includes("from")) unbound("where each is done from");
      const all = [one.bind(scope), other.bind(scope), third.bind(scope)];
      return (by) => ({ on: "anyOf", of: all.map((each) => each(by)) });
    },
  );
export const done = inEveryForm((form) => oneOf(() => [simply[form], eitherDoing(form), anyDoing(form)]));

/** As conditions tell it, which speak of nothing that took part: "cast a spell", behind "has" or "didn't" likewise. */
const told = (form: VerbForm): Phrase<Doing> =>
  rulesFor<Doing>().deferred("{did}", { did: oneOf(() => [done[form], doneToSeveral[form]]) }, ({ did }, scope) => {
    const event = did.bind(scope.trial());
    return (by) => {
      const pattern = event(by);
      // "Another" is another than what the trigger is about, if it is about something else than its source.
      const isOther = someNode("pattern", pattern, { filter: ({ is }) => is === "another" });
      return isOther && scope.objects.some(isOfEvent) ? unbound("other than which?") : pattern;
    };
  });
const isOfEvent = ({ ref, nouns }: ObjectAntecedent): boolean =>
  ref.what === "event" && ref.role === "object" && nouns[0] !== "this";
export const pastDoings = told("past");
export const perfectDoings = told("participle");
export const deniedDoings = told("many");
