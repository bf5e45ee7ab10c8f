import type { CardType } from "../cards/schema.ts";
import type { Comparison } from "../engine/abilities/amounts.ts";
import type { Filter } from "../engine/abilities/filters.ts";
import { type KeywordName, PLAIN_KEYWORDS } from "../engine/abilities/keywords.ts";
import type { Players, Zone } from "../engine/abilities/references.ts";
import { compareTo, everything, plainCompare, stat } from "./amounts.ts";
import { unbound } from "./bind/scope.ts";
import { noun, objects, whose } from "./hubs.ts";
import {
  type Forms,
  list,
  many,
  oneOf,
  opt,
  type Phrase,
  type Plurality,
  printed,
  rulesFor,
  token,
  words,
} from "./kernel.ts";
import type { Noun } from "./meanings.ts";
import { self } from "./self.ts";
import { adjectives, cardType, counterKind, negatable, subtype, typeWords } from "./vocabulary/qualities.ts";

/**
 * Noun phrases without determiner, slot by slot: another · states, colours, supertypes, "non" · types and subtypes ·
 * the noun itself · what follows it (with, control, zone, that-clauses).
 */

export function and(filters: readonly Filter[]): Filter {
  const flat = filters.flatMap((one) => (one.is === "and" ? one.of : one.is === "any" ? [] : [one]));
  return flat.length === 0 ? { is: "any" } : flat.length === 1 ? (flat[0] as Filter) : { is: "and", of: flat };
}

export function or(filters: readonly Filter[]): Filter {
  return filters.length === 1 ? (filters[0] as Filter) : { is: "or", of: filters };
}

const { rule: filterRule } = rulesFor<Filter>();
const not = (of: Filter): Filter => ({ is: "not", of });

/** One word in front of the noun. */
const adjective: Phrase<Filter> = oneOf(() => [
  words(adjectives),
  filterRule("non {what}", { what: words([...negatable, ...typeWords]) }, ({ what }) => not(what)),
  filterRule("non {what}", { what: subtype.one }, ({ what }) => not({ is: "subtype", subtype: what })),
]);

/** "attacking or blocking", "white or blue", "noncreature, nonland". */
const adjectivePair: Phrase<Filter> = oneOf(() => [
  adjective,
  filterRule("{a} or {b}", { a: adjective, b: adjective }, ({ a, b }) => or([a, b])),
  filterRule("{a}, {b}", { a: negative, b: negative }, ({ a, b }) => and([a, b])),
  filterRule("{a}, {b}, or {c}", { a: adjective, b: adjective, c: adjective }, ({ a, b, c }) => or([a, b, c])),
]);
const negative: Phrase<Filter> = oneOf(() => [
  filterRule("non {what}", { what: words([...negatable, ...typeWords]) }, ({ what }) => not(what)),
  filterRule("non {what}", { what: subtype.one }, ({ what }) => not({ is: "subtype", subtype: what })),
]);

interface Unit {
  readonly filter: Filter;
  readonly nouns: readonly string[];
}
const { rule: unitRule } = rulesFor<Unit>();

const typeUnit = (type: CardType): Unit => ({ filter: { is: "type", type }, nouns: [type] });
const subtypeUnit = (name: string): Unit => ({ filter: { is: "subtype", subtype: name }, nouns: [name] });

/** The last word of a unit, which bears the number: "creature", "Goblins". */
const bareUnit = (number: Plurality): Phrase<Unit> =>
  oneOf(() => [
    unitRule("{type}", { type: cardType[number] }, ({ type }) => typeUnit(type)),
    unitRule("{name}", { name: subtype[number] }, ({ name }) => subtypeUnit(name)),
    unitRule(number === "one" ? "permanent" : "permanents", {}, () => ({
      filter: { is: "permanentCard" },
      nouns: ["permanent"],
    })),
    unitRule(number === "one" ? "outlaw" : "outlaws", {}, () => ({
      filter: or(
        ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"].map((name) => ({ is: "subtype", subtype: name })),
      ),
      nouns: ["outlaw"],
    })),
  ]);
const bareUnits: Forms<Unit> = { one: bareUnit("one"), many: bareUnit("many") };

/** "artifact creature", "Goblin creature", "Aura": types that hold together. */
const unit: Forms<Unit> = (() => {
  const of = (number: Plurality): Phrase<Unit> =>
    oneOf(() => [
      bareUnits[number],
      unitRule(
        "{first} {last}",
        { first: oneOf(() => [bareUnits.one, nonUnit]), last: unit[number] },
        ({ first, last }) => ({
          filter: and([first.filter, last.filter]),
          nouns: last.nouns,
        }),
      ),
    ]);
  return { one: of("one"), many: of("many") };
})();

const nonUnit: Phrase<Unit> = unitRule("{not}", { not: negative }, ({ not }) => ({ filter: not, nouns: [] }));

/** A unit with adjectives of its own: "nonbasic land", "tapped creature". */
const modifiedUnit: Forms<Unit> = (() => {
  const of = (number: Plurality): Phrase<Unit> =>
    oneOf(() => [
      unit[number],
      unitRule("{adjectives} {of}", { adjectives: many(adjectivePair), of: unit[number] }, ({ adjectives, of }) => ({
        filter: and([...adjectives, of.filter]),
        nouns: of.nouns,
      })),
    ]);
  return { one: of("one"), many: of("many") };
})();

/** "creature", "artifact or enchantment", "artifact, creature, or land". */
const units: Forms<Unit> = (() => {
  const of = (number: Plurality): Phrase<Unit> => {
    const join = (all: readonly Unit[]): Unit => ({
      filter: or(all.map((one) => one.filter)),
      nouns: [...new Set([...all.flatMap((one) => one.nouns), "permanent"])],
    });
    const lasts = number === "one" ? [", or"] : [", and", ", or"];
    const pairs = number === "one" ? ["or", "and/or"] : ["and", "or", "and/or"];
    return oneOf(() => [
      modifiedUnit[number],
      unitRule("{all}", { all: list(unit[number], { last: [...lasts, ", and/or"], pair: pairs }) }, ({ all }) =>
        join(all),
      ),
      // An adjective of a later unit is its own; one in front of the first would be anybody's guess.
      unitRule(`{first} or {second}`, { first: unit[number], second: adjectiveUnit[number] }, ({ first, second }) =>
        join([first, second]),
      ),
    ]);
  };
  return { one: of("one"), many: of("many") };
})();
const adjectiveUnit: Forms<Unit> = {
  one: unitRule("{adjective} {of}", { adjective, of: unit.one }, ({ adjective, of }) => ({
    filter: and([adjective, of.filter]),
    nouns: of.nouns,
  })),
  many: unitRule("{adjective} {of}", { adjective, of: unit.many }, ({ adjective, of }) => ({
    filter: and([adjective, of.filter]),
    nouns: of.nouns,
  })),
};

const { rule: nounRule } = rulesFor<Noun>();

/** What stands in front of "card", "spell", "token": adjectives, types, both, always singular. */
const qualifier: Phrase<Unit> = oneOf(() => [
  units.one,
  unitRule("{adjectives}", { adjectives: many(adjectivePair) }, ({ adjectives }) => ({
    filter: and(adjectives),
    nouns: [],
  })),
]);

/** Whatever is on the battlefield is a permanent. */
function onBattlefield(filter: Filter): Filter {
  if (filter.is === "permanentCard") return { is: "any" };
  return filter.is === "and" ? and(filter.of.map(onBattlefield)) : filter;
}

/** In front of a plural "instant and sorcery" are either. */
const eitherOf: Phrase<Unit> = oneOf(() => [
  qualifier,
  unitRule(
    "{all}",
    { all: list(modifiedUnit.one, { last: [", and", ", and/or"], pair: ["and", "and/or"] }) },
    ({ all }) => ({
      filter: or(all.map((one) => one.filter)),
      nouns: [...new Set(all.flatMap((one) => one.nouns))],
    }),
  ),
]);
const qualifiers: Forms<Unit> = { one: eitherOf, many: eitherOf };

/** The head of the phrase: permanents by their types, cards, spells, tokens, abilities. */
const head: Forms<Noun> = (() => {
  const of = (number: Plurality): Phrase<Noun> => {
    const n = (one: string) => (number === "one" ? one : `${one}s`);
    return oneOf(() => [
      nounRule("{of}", { of: units[number] }, ({ of }) => ({ filter: onBattlefield(of.filter), nouns: of.nouns })),
      nounRule(`{of} ${n("card")}`, { of: opt(qualifiers[number]) }, ({ of }) => ({
        filter: of === undefined ? { is: "any" } : of.filter,
        nouns: ["card", ...(of?.nouns ?? [])],
        card: true,
      })),
      nounRule(`{of} ${n("spell")}`, { of: opt(qualifiers[number]) }, ({ of }) => ({
        filter: of === undefined ? { is: "spell" } : and([{ is: "spell" }, of.filter]),
        in: "stack",
        nouns: ["spell"],
      })),
      nounRule(`{of} ${n("token")}`, { of: opt(qualifiers[number]) }, ({ of }) => ({
        filter: and([{ is: "token" }, of === undefined ? { is: "any" } : onBattlefield(of.filter)]),
        nouns: ["token", ...(of?.nouns ?? []), "permanent"],
      })),
      nounRule(`{adjectives} ${n("permanent")}`, { adjectives: qualifier }, ({ adjectives }) =>
        adjectives.nouns.includes("permanent")
          ? unbound("a permanent permanent")
          : { filter: adjectives.filter, nouns: ["permanent", ...adjectives.nouns] },
      ),
      nounRule(`{of} ${n("source")}`, { of: opt(qualifiers[number]) }, ({ of }) => ({
        filter: of?.filter ?? { is: "any" },
        in: ["battlefield", "stack", "graveyard", "exile", "hand", "command"],
        nouns: ["source"],
      })),
      nounRule(number === "one" ? "activated or triggered ability" : "activated and triggered abilities", {}, () => ({
        filter: or([{ is: "activatedAbility" }, { is: "triggeredAbility" }]),
        in: "stack",
        nouns: ["ability"],
      })),
      nounRule(number === "one" ? "activated ability" : "activated abilities", {}, () => ({
        filter: { is: "activatedAbility" },
        in: "stack",
        nouns: ["ability"],
      })),
      nounRule(number === "one" ? "triggered ability" : "triggered abilities", {}, () => ({
        filter: { is: "triggeredAbility" },
        in: "stack",
        nouns: ["ability"],
      })),
    ]);
  };
  return { one: of("one"), many: of("many") };
})();

/** What follows the noun: each narrows it. */
type Post = (noun: Noun) => Noun;
const { rule: post, late: latePost } = rulesFor<Post>();
const narrowed =
  (filter: Filter): Post =>
  (noun) => ({ ...noun, filter: and([noun.filter, filter]) });

const within =
  (zone: Zone | readonly Zone[], of?: Players): Post =>
  (noun) =>
    noun.in !== undefined || noun.card !== true || of?.who === "chosen"
      ? unbound("only cards are in such zones")
      : { ...noun, in: zone, ...(of === undefined ? {} : { of }) };

const zoneWord: Phrase<Zone> = words([
  ["graveyard", "graveyard"],
  ["hand", "hand"],
  ["library", "library"],
]);

const controlledBy = (who: Players): Post => narrowed({ is: "controlledBy", who });
const otherPlayersThan = (who: Players): Post => narrowed(not({ is: "controlledBy", who }));

const control: Phrase<Post> = oneOf(() => [
  post("you control", {}, () => controlledBy({ who: "you" })),
  post("you own", {}, () => narrowed({ is: "ownedBy", who: { who: "you" } })),
  post("you don't control", {}, () => otherPlayersThan({ who: "you" })),
  post("you don't own", {}, () => narrowed(not({ is: "ownedBy", who: { who: "you" } }))),
  post("you control but don't own", {}, () =>
    narrowed(and([{ is: "controlledBy", who: { who: "you" } }, not({ is: "ownedBy", who: { who: "you" } })])),
  ),
  post("(an opponent controls|your opponents control)", {}, () => controlledBy({ who: "opponents" })),
  post("your opponents own", {}, () => narrowed({ is: "ownedBy", who: { who: "opponents" } })),
  post("{who} controls", { who: namedPlayer }, ({ who }) => controlledBy(who)),
  post("{who} doesn't control", { who: namedPlayer }, ({ who }) => otherPlayersThan(who)),
  post("they control", {}, (_, scope) => controlledBy(scope.playerPronoun())),
]);
/** Players a control clause can name beside you and your opponents. */
const namedPlayer: Phrase<Players> = oneOf(() => [
  rulesFor<Players>().rule("target player", {}, (_, scope) => target(scope, { who: "each" })),
  rulesFor<Players>().rule("target opponent", {}, (_, scope) => target(scope, { who: "opponents" })),
  rulesFor<Players>().rule("that (player|opponent)", {}, (_, scope) => scope.playerPronoun()),
  rulesFor<Players>().rule("(the|) defending player", {}, () => ({ who: "defendingPlayer" })),
  rulesFor<Players>().rule("the active player", {}, () => ({ who: "activePlayer" })),
  rulesFor<Players>().rule("enchanted player", {}, () => ({ who: "enchanted" })),
]);

function target(scope: import("./bind/scope.ts").Scope, who: Players): Players {
  const slot = scope.addTarget({ count: { min: 1, max: 1 }, of: [{ target: "player", who }] });
  const ref: Players = { who: "target", slot };
  scope.mentionPlayer(ref);
  return ref;
}

const zone: Phrase<Post> = oneOf(() => [
  post("(in|from) {whose} {zone}", { whose, zone: zoneWord }, ({ whose, zone }) => within(zone, whose)),
  post("(in|from) (a graveyard|graveyards|all graveyards|any graveyard)", {}, () => within("graveyard")),
  post("(in|from) each graveyard", {}, () => within("graveyard")),
  post("(in|from) (an opponent's graveyard|your opponents' graveyards)", {}, () =>
    within("graveyard", { who: "opponents" }),
  ),
  post("in exile", {}, () => within("exile")),
  post(
    "on the battlefield",
    {},
    () => (noun) => (noun.in === undefined && noun.card !== true ? noun : unbound("cards are elsewhere")),
  ),
]);

export const keywordName: Phrase<KeywordName> = words([
  ...PLAIN_KEYWORDS.map((one) => [one, one] as const),
  ["cycling", "cycling"],
  ["flashback", "flashback"],
  ["morph", "morph"],
  ["toxic", "toxic"],
  ["ward", "ward"],
  ["landwalk", "landwalk"],
  ["mutate", "mutate"],
  ["suspend", "suspend"],
  ["disguise", "disguise"],
  ["foretell", "foretell"],
  ["madness", "madness"],
  ["bushido", "bushido"],
  ["unearth", "unearth"],
  ["annihilator", "annihilator"],
]);

export const cardName: Phrase<string> = rulesFor<string>().rule(
  "{parts}",
  { parts: many(token((text) => (/^[\p{Lu}]|^(?:of|the|'s|in|to|and|,)$/u.test(text) ? text : undefined))) },
  ({ parts }) =>
    parts.reduce((name, part) => (/^(?:'s|,)$/.test(part) || name === "" ? name + part : `${name} ${part}`), ""),
);

/** Cards bear counters nowhere but on the battlefield and in exile: elsewhere the words belong to the verb. */
const bearing =
  (filter: Filter): Post =>
  (noun) =>
    noun.card === true && noun.in !== "exile" ? unbound("cards have no counters there") : narrowed(filter)(noun);

const having: Phrase<Post> = oneOf(() => [
  post("with {keyword}", { keyword: keywordName }, ({ keyword }) => narrowed({ is: "keyword", keyword })),
  post("without {keyword}", { keyword: keywordName }, ({ keyword }) => narrowed(not({ is: "keyword", keyword }))),
  post("with {a} or {b}", { a: keywordName, b: keywordName }, ({ a, b }) =>
    narrowed(
      or([
        { is: "keyword", keyword: a },
        { is: "keyword", keyword: b },
      ]),
    ),
  ),
  post("with {stat} {value}", { stat, value: plainCompare }, ({ stat, value }) =>
    narrowed({ is: "stat", stat, value }),
  ),
  post("with (total|) power or toughness {value}", { value: plainCompare }, ({ value }) =>
    narrowed(
      or([
        { is: "stat", stat: "power", value },
        { is: "stat", stat: "toughness", value },
      ]),
    ),
  ),
  post("with {stat} {comparison} its {other}", { stat, comparison, other: stat }, ({ stat, comparison, other }) =>
    narrowed({ is: "statVersusStat", stat, compare: comparison, other }),
  ),
  post("with a {kind} counter on (it|them)", { kind: counterKind }, ({ kind }) => bearing({ is: "counter", kind })),
  post("with {kind} counters on (it|them)", { kind: counterKind }, ({ kind }) => bearing({ is: "counter", kind })),
  post("with (a counter|counters|one or more counters) on (it|them)", {}, () => narrowed({ is: "counter" })),
  post("with no counters on (it|them)", {}, () => narrowed(not({ is: "counter" }))),
  post("with no {kind} counters on (it|them)", { kind: counterKind }, ({ kind }) =>
    narrowed(not({ is: "counter", kind })),
  ),
  post("with no abilities", {}, () => narrowed({ is: "noAbilities" })),
  post("with {x} in (its mana cost|their mana costs)", { x: words([["{X}", true]]) }, () =>
    narrowed({ is: "manaCostHasX" }),
  ),
  post("named {name}", { name: cardName }, ({ name }) => narrowed({ is: "named", name })),
  post("not named {name}", { name: cardName }, ({ name }) => narrowed(not({ is: "named", name }))),
  post("of the chosen type", {}, () => narrowed({ is: "chosenType" })),
  post("of the chosen color", {}, () => narrowed({ is: "chosenColor" })),
  post("of that color", {}, () => narrowed({ is: "chosenColor" })),
  post("of that type", {}, () => narrowed({ is: "chosenType" })),
  post("of that name", {}, () => narrowed({ is: "chosenName" })),
  post("with the chosen name", {}, () => narrowed({ is: "chosenName" })),
]);
const comparison: Phrase<Comparison> = words([
  ["greater than", ">"],
  ["less than", "<"],
  ["equal to", "="],
  ["greater than or equal to", ">="],
]);

const that: Phrase<Post> = oneOf(() => [
  post("(that's|that are|that is|) attacking you", {}, () => narrowed({ is: "attackingPlayer", who: { who: "you" } })),
  post("(that's|that are) {status}", { status: adjective }, ({ status }) => narrowed(status)),
  post("(that's|that are) {one} or {other}", { one: adjective, other: adjective }, ({ one, other }) =>
    narrowed(or([one, other])),
  ),
  post("that (isn't|aren't) {status}", { status: adjective }, ({ status }) => narrowed(not(status))),
  post("(that's|that are|that is) a {what}", { what: bareUnits.one }, ({ what }) => narrowed(what.filter)),
  post("(that's|that are) a {one} or a {other}", { one: bareUnits.one, other: bareUnits.one }, ({ one, other }) =>
    narrowed(or([one.filter, other.filter])),
  ),
  post("that (isn't|aren't) a {what}", { what: bareUnits.one }, ({ what }) => narrowed(not(what.filter))),
  post("that (has|have) {keyword}", { keyword: keywordName }, ({ keyword }) => narrowed({ is: "keyword", keyword })),
  post("that (doesn't|don't) have {keyword}", { keyword: keywordName }, ({ keyword }) =>
    narrowed(not({ is: "keyword", keyword })),
  ),
  post("that has a {kind} counter on it", { kind: counterKind }, ({ kind }) => bearing({ is: "counter", kind })),
  post("that doesn't have a {kind} counter on it", { kind: counterKind }, ({ kind }) =>
    bearing(not({ is: "counter", kind })),
  ),
  post("that was dealt damage this turn", {}, () =>
    narrowed({ is: "history", event: { on: "damage", to: { objects: { is: "any" } } } }),
  ),
  post("that entered (the battlefield|) this turn", {}, () =>
    narrowed({ is: "history", event: { on: "move", object: { is: "any" }, to: "battlefield" } }),
  ),
  post("that attacked this turn", {}, () =>
    narrowed({ is: "history", event: { on: "attacks", object: { is: "any" } } }),
  ),
  post("that targets you", {}, () => narrowed({ is: "targets", players: { who: "you" } })),
]);
/** These end in a noun of their own: whatever comes after belongs to that. */
const closing: Phrase<Post> = oneOf(() => [
  latePost("with {stat} {value}", { stat, value: compareTo }, ({ stat, value }, scope) =>
    printed(value).includes("its")
      ? unbound("its is said of the noun itself")
      : narrowed({ is: "stat", stat: stat.bind(scope), value: value.bind(scope) }),
  ),
  post("with the (greatest|highest) {stat} among {what}", { stat, what: noun.many }, ({ stat, what }) =>
    narrowed({ is: "greatest", stat, among: everything(what) }),
  ),
  post("with the (least|lowest) {stat} among {what}", { stat, what: noun.many }, ({ stat, what }) =>
    narrowed({ is: "least", stat, among: everything(what) }),
  ),
  post("attached to {what}", { what: objects.one }, ({ what }) => narrowed({ is: "attachedTo", object: what })),
  post("other than {what}", { what: objects.one }, ({ what }) => narrowed(not(among(what)))),
  post("blocking {what}", { what: objects.one }, ({ what }) => narrowed({ is: "blocks", object: what })),
  post("blocked by {what}", { what: objects.one }, ({ what }) => narrowed({ is: "blockedBy", object: what })),
  post("blocking or blocked by {what}", { what: objects.one }, ({ what }) =>
    narrowed(
      or([
        { is: "blocks", object: what },
        { is: "blockedBy", object: what },
      ]),
    ),
  ),
  post("that targets {self}", { self }, () => narrowed({ is: "targets", objects: { is: "self" } })),
  post("exiled with {self}", { self }, (_, scope) => {
    if (scope.inQuote) unbound("what another ability exiled, in a quote");
    scope.links.used = true;
    return (noun) =>
      noun.card === true && noun.in === undefined
        ? { ...noun, in: "exile", filter: and([noun.filter, { is: "among", of: { what: "linked", name: "exiled" } }]) }
        : unbound("cards are exiled");
  }),
  post("with the same name as {what}", { what: objects.one }, ({ what }) =>
    narrowed({ is: "shares", quality: "name", with: what }),
  ),
  post("that (target|targets) a {what}", { what: noun.one }, ({ what }) =>
    narrowed({ is: "targets", objects: what.filter }),
  ),
  post("dealt damage by {self} this turn", { self }, () =>
    narrowed({ is: "history", event: { on: "damage", source: { is: "self" }, to: { objects: { is: "any" } } } }),
  ),
  post("that targets {what}", { what: noun.one }, ({ what }) => narrowed({ is: "targets", objects: what.filter })),
  post("that shares a {quality} with {what}", { quality: shared, what: objects.one }, ({ quality, what }) =>
    narrowed({ is: "shares", quality, with: what }),
  ),
]);
export const shared = words<"color" | "creatureType" | "cardType" | "name" | "landType" | "manaValue">([
  ["color", "color"],
  ["creature type", "creatureType"],
  ["card type", "cardType"],
  ["name", "name"],
  ["land type", "landType"],
]);

/** "other than self" is the engine's "another". */
export function among(what: import("../engine/abilities/references.ts").Objects): Filter {
  return what.what === "self" ? { is: "self" } : { is: "among", of: what };
}

const posts: Phrase<Post> = oneOf(() => [control, zone, having, that]);

const another: Phrase<Filter> = words([["other", { is: "another" }]]);

export const nouns: readonly Forms<Noun>[] = (() => {
  const of = (number: Plurality): Phrase<Noun> =>
    nounRule(
      "{another} {head} {posts} {last}",
      { another: opt(another), head: head[number], posts: opt(many(posts)), last: opt(closing) },
      ({ another, head, posts, last }) => {
        const narrowedBy = [...(posts ?? []), ...(last === undefined ? [] : [last])].reduce(
          (noun, one) => one(noun),
          head,
        );
        return another === undefined ? narrowedBy : { ...narrowedBy, filter: and([another, narrowedBy.filter]) };
      },
    );
  return [{ one: of("one"), many: of("many") }];
})();
