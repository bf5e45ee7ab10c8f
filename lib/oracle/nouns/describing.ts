import type { Comparison } from "../../engine/abilities/amounts.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import { COST_KEYWORDS, type KeywordName, NUMBER_KEYWORDS } from "../../engine/abilities/keywords.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { compareTo, plainCompare, stat } from "../amounts/amounts.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { howMany } from "../conditions/counts.ts";
import { deed, noDeed } from "../conditions/past.ts";
import { noun, objects } from "../hubs.ts";
import { list, many, oneOf, type Phrase, printed, rulesFor, type Tree, token, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { numberWordOrOne } from "../vocabulary/numbers.ts";
import { counterKind, plainKeywords } from "../vocabulary/qualities.ts";
import { everything } from "./everything.ts";
import { and, not, or } from "./filters.ts";
import { enchantedPlayer, onlyHost } from "./host.ts";
import { ofTargets } from "./kinds.ts";
import { narrowed, type Post } from "./narrowing.ts";
import { nthSpellCast } from "./nth-cast.ts";
import { another } from "./other.ts";
import { self, selfOrGranter } from "./self.ts";
import { tappedForIt } from "./tapped-for.ts";
import { adjective, bareUnits, size, sized } from "./units.ts";

/** What follows the noun and says more of it: "with flying", "that attacked this turn". */

const { rule: post, deferred: latePost } = rulesFor<Post>();
export const keywordName: Phrase<KeywordName> = words([
  ...plainKeywords,
  ...[...COST_KEYWORDS, ...NUMBER_KEYWORDS].filter((one) => one !== "hideaway n").map((one) => [one, one] as const),
  ["landwalk", "landwalk"],
  ["affinity", "affinity"],
]);

/** 702.14a: landwalk of one land. */
export const landwalks: Phrase<string> = words(
  ["Plains", "Island", "Swamp", "Mountain", "Forest", "Desert"].map(
    (land) => [`${land.toLowerCase()}walk`, land] as const,
  ),
);
/** A keyword as a quality. */
export const keywordQuality: Phrase<Filter> = oneOf(() => [
  rulesFor<Filter>().rule("{keyword}", { keyword: keywordName }, ({ keyword }) => ({ is: "keyword", keyword })),
  rulesFor<Filter>().rule("{land}", { land: landwalks }, ({ land }) => ({ is: "keyword", keyword: "landwalk", land })),
]);

/** The same without commas, as one of several names in a list. */
export const plainName: Phrase<string> = rulesFor<string>().rule(
  "{parts}",
  { parts: many(token((text) => (/^[\p{Lu}]|^(?:of|the|'s|in|to)$/u.test(text) ? text : undefined))) },
  ({ parts }) => parts.reduce((name, part) => (part === "'s" || name === "" ? name + part : `${name} ${part}`), ""),
);
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

export const having: Phrase<Post> = oneOf(() => [
  post("with {keyword}", { keyword: keywordQuality }, ({ keyword }) => narrowed(keyword)),
  post("without {keyword}", { keyword: keywordQuality }, ({ keyword }) => narrowed(not(keyword))),
  post("with {a} or {b}", { a: keywordQuality, b: keywordQuality }, ({ a, b }) => narrowed(or([a, b]))),
  post("without {a} or {b}", { a: keywordQuality, b: keywordQuality }, ({ a, b }) => narrowed(not(or([a, b])))),
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
  post("with {stat} of the chosen quality", { stat }, ({ stat }) => narrowed({ is: "parity", stat, parity: "chosen" })),
  // 113.7: of abilities, what they are of.
  post("from a {what}", { what: noun.one }, ({ what }) => (noun) => {
    if (!noun.nouns.includes("ability") || what.nouns[0] !== "source") return unbound("abilities have sources");
    return narrowed({ is: "abilityOf", source: what.filter })(noun);
  }),
  ...(["even", "odd"] as const).map((parity) =>
    post(`with (a ${parity} mana value|${parity} mana values)`, {}, () =>
      narrowed({ is: "parity", stat: "manaValue", parity }),
    ),
  ),
  post("with a {kind} counter on (it|them)", { kind: counterKind }, ({ kind }) => bearing({ is: "counter", kind })),
  post("with {kind} counters on (it|them)", { kind: counterKind }, ({ kind }) => bearing({ is: "counter", kind })),
  post("with (a counter|counters|one or more counters) on (it|them)", {}, () => narrowed({ is: "counter" })),
  post("with no counters on (it|them)", {}, () => narrowed(not({ is: "counter" }))),
  post("with no {kind} counters on (it|them)", { kind: counterKind }, ({ kind }) =>
    narrowed(not({ is: "counter", kind })),
  ),
  ...(
    [
      ["lesser", "<"],
      ["greater", ">"],
      ["equal or lesser", "<="],
      ["equal or greater", ">="],
    ] as const
  ).map(([word, compare]) =>
    post(`with ${word} {stat}`, { stat }, ({ stat }, scope) =>
      narrowed({
        is: "stat",
        stat,
        value: { compare, to: { amount: "stat", stat, of: scope.pronoun("one", [], "property") } },
      }),
    ),
  ),
  post("with {n} {kind} counters on (it|them)", { n: howMany, kind: counterKind }, ({ n, kind }) =>
    n.to === 0 ? unbound("said above") : bearing({ is: "counter", kind, value: n }),
  ),
  post("without a {kind} counter on (it|them)", { kind: counterKind }, ({ kind }) =>
    narrowed(not({ is: "counter", kind })),
  ),
  post("without a counter on (it|them)", {}, () => narrowed(not({ is: "counter" }))),
  post("with no abilities", {}, () => narrowed({ is: "noAbilities" })),
  post("with base power and toughness {size}", { size }, ({ size: [power, toughness] }) =>
    narrowed(sized(power, toughness, true)),
  ),
  post("(with|that has|that have) (a {keyword} ability|{keyword} abilities)", { keyword: keywordName }, ({ keyword }) =>
    narrowed({ is: "keyword", keyword }),
  ),
  post("with a activated ability", {}, () => narrowed({ is: "hasAbilityKind", kind: "activated" })),
  post("with a activated ability that isn't a mana ability", {}, () =>
    narrowed({ is: "hasAbilityKind", kind: "activatedNotMana" }),
  ),
  post("with a basic land type", {}, () =>
    narrowed(or(["Plains", "Island", "Swamp", "Mountain", "Forest"].map((subtype) => ({ is: "subtype", subtype })))),
  ),
  post("with a mana ability", {}, () => narrowed({ is: "hasAbilityKind", kind: "mana" })),
  post("with mana cost {one}", { one: costSymbols }, ({ one }) => narrowed({ is: "manaCost", costs: [one] })),
  post("with mana cost {one} or {other}", { one: costSymbols, other: costSymbols }, ({ one, other }) =>
    narrowed({ is: "manaCost", costs: [one, other] }),
  ),
  post("with {X} in (its mana cost|their mana costs)", {}, () => narrowed({ is: "manaCostHasX" })),
  post("named {name}", { name: cardName }, ({ name }) => narrowed({ is: "named", name })),
  post("not named {name}", { name: cardName }, ({ name }) => narrowed(not({ is: "named", name }))),
  post("of the creature type of your choice", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "creatureType" } }],
    });
    return narrowed({ is: "chosenType" });
  }),
  post("of the color of your choice", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "color" } }],
    });
    return narrowed({ is: "chosenColor" });
  }),
  post("in the sector of your choice", {}, (_, scope) => {
    scope.tell({
      choices: [...scope.choices, { do: "chooseOption", who: { who: "you" }, options: { quality: "sector" } }],
    });
    return narrowed({ is: "inSector", chosen: true });
  }),
  post("in each sector", {}, () => narrowed({ is: "inSector" })),
  post("in the same sector", {}, () => narrowed({ is: "shares", quality: "sector", with: { what: "current" } })),
  post("of the chosen type", {}, () => narrowed({ is: "chosenType" })),
  post("of the chosen color", {}, () => narrowed({ is: "chosenColor" })),
  post("of that color", {}, () => narrowed({ is: "chosenColor" })),
  post("of that type", {}, (_, scope) =>
    /\b(?:choos|chose|choice)/i.test(scope.face.text) ? narrowed({ is: "chosenType" }) : unbound("no type was chosen"),
  ),
  post("of that name", {}, () => narrowed({ is: "chosenName" })),
  post("with that name", {}, (_, scope) =>
    /\b(?:choos|chose|choice)[^.]*\bnames?\b|\bnames? an?\b/i.test(scope.face.text)
      ? narrowed({ is: "chosenName" })
      : narrowed({ is: "shares", quality: "name", with: scope.asItWas(() => scope.pronoun("one")) }),
  ),
  post("with the chosen name", {}, () => narrowed({ is: "chosenName" })),
]);
const costSymbols: Phrase<string> = rulesFor<string>().rule(
  "{symbols}",
  { symbols: many(token((text) => (/^\{(?:\d+|[WUBRGCX])\}$/.test(text) ? text : undefined))) },
  ({ symbols }) => symbols.join(""),
);
const kindOfDamage = words<{ readonly combat?: boolean }>([
  ["damage", {}],
  ["combat damage", { combat: true }],
]);
const comparison: Phrase<Comparison> = words([
  ["greater than", ">"],
  ["less than", "<"],
  ["equal to", "="],
  ["greater than or equal to", ">="],
]);

export const that: Phrase<Post> = oneOf(() => [
  post("(that's|that are|that is|) attacking you", {}, () => narrowed({ is: "attackingPlayer", who: { who: "you" } })),
  post("(that's|that are|that is|) attacking that player", {}, (_, scope) =>
    narrowed({ is: "attackingPlayer", who: scope.playerPronoun() }),
  ),
  post("(that's|that are|that is|) attacking (your opponents|one of your opponents)", {}, () =>
    narrowed({ is: "attackingPlayer", who: { who: "opponents" } }),
  ),
  post("(that's|that are) {status}", { status: adjective }, ({ status }) => narrowed(status)),
  post("(that's|that are) {one} or {other}", { one: adjective, other: adjective }, ({ one, other }) =>
    narrowed(or([one, other])),
  ),
  post("(that's|that are) exactly {n} (color|colors)", { n: numberWordOrOne }, ({ n }) =>
    narrowed({ is: "stat", stat: "colors", value: { compare: "=", to: n } }),
  ),
  post("(that's|that are) one or more colors", {}, () => narrowed(not({ is: "colorless" }))),
  post("(that's|that are) both {one} and {other}", { one: adjective, other: adjective }, ({ one, other }) =>
    narrowed(and([one, other])),
  ),
  post("that (has|have) an Adventure", {}, () => narrowed({ is: "hasAdventure" })),
  post("that (isn't|aren't) {status}", { status: adjective }, ({ status }) => narrowed(not(status))),
  post("(that's|that are|that is) a {what}", { what: bareUnits.one }, ({ what }) => narrowed(what.filter)),
  post("(that's|that are) a {one} or a {other}", { one: bareUnits.one, other: bareUnits.one }, ({ one, other }) =>
    narrowed(or([one.filter, other.filter])),
  ),
  post("(that's|that are) a {one} or {other}", { one: bareUnits.one, other: bareUnits.one }, ({ one, other }) =>
    narrowed(or([one.filter, other.filter])),
  ),
  ...["a {one}, a {other}, or a {third}", "a {one}, {other}, or {third}"].map((kinds) =>
    post(`(that's|that are) ${kinds}`, { one: bareUnits.one, other: bareUnits.one, third: bareUnits.one }, (said) =>
      narrowed(or([said.one.filter, said.other.filter, said.third.filter])),
    ),
  ),
  post("(that's|that are) a {all}", { all: list(bareUnits.one, { last: [", or"] }) }, ({ all }) =>
    all.length > 3 ? narrowed(or(all.map(({ filter }) => filter))) : unbound("said above"),
  ),
  post("attacking {who}", { who: enchantedPlayer }, ({ who }) => narrowed({ is: "attackingPlayer", who })),
  post("(that's|that are|) attacking you or a planeswalker you control", {}, () =>
    narrowed({ is: "attackingPlayer", who: { who: "you" }, orTheirs: true }),
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
  post("that {did} this turn", { did: deed }, ({ did }) => narrowed(did)),
  post("that {did} this turn", { did: noDeed }, ({ did }) => narrowed(not(did))),
  post("that (isn't|aren't) of the chosen type", {}, () => narrowed(not({ is: "chosenType" }))),
  post("that (isn't|aren't) the chosen color", {}, () => narrowed(not({ is: "chosenColor" }))),
  post("that (is|are) the chosen color", {}, () => narrowed({ is: "chosenColor" })),
  post("that (targets|target) (a player|one or more players)", {}, () =>
    narrowed({ is: "targets", players: { who: "each" } }),
  ),
  post("that (targets|target) you or a {what} you control", { what: bareUnits.one }, ({ what }) =>
    narrowed({
      is: "targets",
      players: { who: "you" },
      objects: and([permanent(what.filter), { is: "controlledBy", who: { who: "you" } }]),
    }),
  ),
  post("that's {nth}", { nth: nthSpellCast }, ({ nth }) => narrowed(nth)),
  post("with a single target", {}, () => narrowed({ is: "targetCount", value: { compare: "=", to: 1 } })),
  post("that targets you", {}, () => narrowed({ is: "targets", players: { who: "you" } })),
]);
/** What is controlled and no spell is a permanent. */
const permanent = (filter: Filter): Filter => (filter.is === "permanentCard" ? { is: "any" } : filter);
/** "a card other than a basic land card": what is named beside the noun is of the same kind, and says no place. */
const butNot =
  (those: readonly Noun[]): Post =>
  (noun) =>
    those.some((one) => one.in !== undefined || (one.card === true) !== (noun.card === true) || one.filter.is === "any")
      ? unbound("other than what is elsewhere")
      : narrowed(not(or(those.map(({ filter }) => filter))))(noun);
/** Whose qualities are meant: what it was like, wherever it went since. */
const likened = (what: Tree<Objects>, scope: Scope): Objects => scope.asItWas(() => what.bind(scope));

const exiledWithSelf: Post = (noun) =>
  noun.card === true && noun.in === undefined
    ? { ...noun, in: "exile", filter: and([noun.filter, { is: "among", of: { what: "linked", name: "exiled" } }]) }
    : unbound("cards are exiled");

/** These end in a noun of their own: whatever comes after belongs to that. */
export const closing: Phrase<Post> = oneOf(() => [
  ...tappedForIt,
  // Among all that are so besides.
  ...(
    [
      ["(greatest|highest)", "greatest"],
      ["(least|lowest)", "least"],
    ] as const
  ).map(([words, is]) =>
    post(`with the ${words} {stat}`, { stat }, ({ stat }) => (noun) => ({
      ...noun,
      filter: and([noun.filter, { is, stat, among: everything(noun) }]),
    })),
  ),
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
  // 608.2h: as it last was.
  post("that was attached to {what}", { what: objects.one }, ({ what }) =>
    narrowed({ is: "attachedTo", object: what }),
  ),
  post("attached to you", {}, () => narrowed({ is: "attachedToPlayer", who: { who: "you" } })),
  post("(that's|that are) attached to a {what}", { what: noun.one }, ({ what }) =>
    narrowed({ is: "attachedTo", object: everything(what) }),
  ),
  post("(that's|that are) enchanted by a {what}", { what: noun.one }, ({ what }) =>
    what.nouns.includes("Aura") && what.in === undefined && what.card !== true
      ? narrowed({ is: "hasAttached", filter: what.filter })
      : unbound("only Auras enchant"),
  ),
  post("attached to a {what}", { what: noun.one }, ({ what }) =>
    narrowed({ is: "attachedTo", object: everything(what) }),
  ),
  post("attached to {what}", { what: noun.many }, ({ what }) =>
    narrowed({ is: "attachedTo", object: everything(what) }),
  ),
  post("other than {what}", { what: objects.one }, ({ what }) => narrowed(not(among(what)))),
  post("other than a {what}", { what: noun.one }, ({ what }) => butNot([what])),
  post("other than {what}", { what: list(noun.many, { last: [", and", ", or"], pair: ["and", "or"] }) }, ({ what }) =>
    butNot(what),
  ),
  post("other than {what}", { what: noun.many }, ({ what }) => butNot([what])),
  post("other than {what} or {self}", { what: objects.one, self }, ({ what }) =>
    narrowed(and([not(among(what)), { is: "another" }])),
  ),
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
    return exiledWithSelf;
  }),
  post("exiled with it", {}, (_, scope) => {
    const it = scope.objects.findLast((one) => one.number === "one");
    if (scope.inQuote || (it?.ref.what !== "self" && it?.nouns[0] !== "this")) unbound("exiled with what?");
    scope.links.used = true;
    return exiledWithSelf;
  }),
  // 607.2c
  post("created with (it|{self})", { self: selfOrGranter }, (_, scope) => {
    scope.links.putUsed = true;
    return (noun) =>
      noun.nouns.includes("token") ? narrowed({ is: "linked", name: "put" })(noun) : unbound("only tokens are created");
  }),
  post("put onto the battlefield with {self}", { self: selfOrGranter }, (_, scope) => {
    scope.links.putUsed = true;
    return narrowed({ is: "linked", name: "put" });
  }),
  latePost("with the same name as {what}", { what: objects.one }, ({ what }, scope) =>
    narrowed({ is: "shares", quality: "name", with: likened(what, scope) }),
  ),
  latePost("with the same mana value as {what}", { what: objects.one }, ({ what }, scope) =>
    narrowed({ is: "shares", quality: "manaValue", with: likened(what, scope) }),
  ),
  post("that (target|targets) a {what}", { what: noun.one }, ({ what }) =>
    narrowed({ is: "targets", objects: ofTargets(what) }),
  ),
  ...(
    [
      ["the battlefield", { from: "battlefield" }],
      ["anywhere", {}],
      ["your library", { from: "library" }],
      ["your hand", { from: "hand" }],
    ] as const
  ).map(([words, from]) =>
    post(
      `(that were|that was) put there from ${words} this turn`,
      {},
      () => (noun) =>
        noun.in === "graveyard"
          ? {
              ...noun,
              filter: and([
                noun.filter,
                { is: "history", event: { on: "move", object: { is: "any" }, ...from, to: "graveyard" } },
              ]),
            }
          : unbound("put where?"),
    ),
  ),
  // 700.4: from the battlefield, by what they were there; in a graveyard they are the cards they became.
  ...(["your", "a"] as const).map((whose) =>
    post(
      `that (was|were) put into ${whose} graveyard from the battlefield this turn`,
      {},
      () => (noun) =>
        noun.card === true && noun.in === undefined
          ? {
              ...noun,
              in: "graveyard",
              ...(whose === "your" && { of: { who: "you" } as const }),
              filter: and([
                noun.filter,
                {
                  is: "history",
                  event: { on: "move", object: { is: "any" }, from: "battlefield", to: "graveyard" },
                },
              ]),
            }
          : unbound("only cards are there"),
    ),
  ),
  // What is in a hand still: what was put back and drawn again is another object (400.7).
  post(
    "drawn this turn",
    {},
    () => (noun) =>
      noun.in === "hand"
        ? { ...noun, filter: and([noun.filter, { is: "history", event: { on: "draw" } }]) }
        : unbound("cards are drawn into hands"),
  ),
  post("dealt damage this way", {}, (_, scope) => narrowed(among(scope.dealtDamage()))),
  post("that had (a counter|counters) put on (it|them) this way", {}, (_, scope) => {
    const name = scope.noteOf(scope.thisWay(["putCounters", "proliferate"]));
    return narrowed(among({ what: "noted", name }));
  }),
  post("(dealt damage this turn|that was dealt damage this turn)", {}, () =>
    narrowed({ is: "history", event: { on: "damage", to: { objects: { is: "any" } } } }),
  ),
  post("dealt damage by {host} this turn", { host: onlyHost }, () =>
    narrowed({
      is: "history",
      event: { on: "damage", source: { is: "among", of: { what: "host" } }, to: { objects: { is: "any" } } },
    }),
  ),
  post("whose controller was dealt {kind} by {self} this turn", { kind: kindOfDamage, self }, ({ kind }) =>
    narrowed({
      is: "controlledBy",
      who: {
        who: "those",
        of: { who: "each" },
        where: {
          if: "happened",
          event: { on: "damage", source: { is: "self" }, to: { players: { who: "current" } }, ...kind },
        },
      },
    }),
  ),
  ...(
    [
      ["blocked", (other: Filter): EventPattern => ({ on: "blocks", object: { is: "any" }, other })],
      ["was blocked by", (other: Filter): EventPattern => ({ on: "becomesBlocked", object: { is: "any" }, other })],
    ] as const
  ).flatMap(([words, event]) => [
    post(`that ${words} one of {those} this turn`, { those: objects.many }, ({ those }) =>
      narrowed({ is: "history", event: event(among(those)) }),
    ),
  ]),
  post("dealt damage by {self} this turn", { self }, () =>
    narrowed({ is: "history", event: { on: "damage", source: { is: "self" }, to: { objects: { is: "any" } } } }),
  ),
  post("that (target|targets) one or more {what}", { what: noun.many }, ({ what }) =>
    narrowed({ is: "targets", objects: ofTargets(what) }),
  ),
  post("that targets {what}", { what: noun.one }, ({ what }) => narrowed({ is: "targets", objects: ofTargets(what) })),
  ...(
    [
      ["that (shares|share)", (filter: Filter) => filter],
      ["that (doesn't|don't) share", not],
    ] as const
  ).flatMap(([words, whether]) => [
    latePost(
      `${words} (a|at least one) {quality} with {what}`,
      { quality: shared, what: objects.one },
      ({ quality, what }, scope) =>
        narrowed(whether({ is: "shares", quality: quality.bind(scope), with: likened(what, scope) })),
    ),
    latePost(`${words} a {quality} with {what}`, { quality: shared, what: anyOf }, ({ quality, what }, scope) =>
      narrowed(whether({ is: "shares", quality: quality.bind(scope), with: likened(what, scope) })),
    ),
  ]),
  // Your commander shares them with itself.
  ...(["that shares", "that share"] as const).map((words) =>
    post(`${words} a {quality} with your commander`, { quality: shared }, ({ quality }) =>
      narrowed(or([{ is: "shares", quality, with: YOUR_COMMANDERS }, YOUR_COMMANDER])),
    ),
  ),
  ...(["that targets only", "that target only"] as const).flatMap((words) => [
    post(`${words} a single permanent or player`, {}, () =>
      narrowed({
        is: "targets",
        objects: { is: "inZone", zone: "battlefield" },
        players: { who: "each" },
        only: true,
      }),
    ),
    post(`${words} {self}`, { self }, () => narrowed({ is: "targets", objects: { is: "self" }, only: true })),
    post(`${words} a (single|) {what}`, { what: noun.one }, ({ what }) =>
      narrowed({ is: "targets", objects: ofTargets(what), only: true }),
    ),
    post(`${words} {what}`, { what: oneOf(() => [pronounOf]) }, ({ what }) =>
      narrowed({ is: "targets", objects: among(what), only: true }),
    ),
  ]),
  latePost("that (has|have) the same name as {what}", { what: anyOf }, ({ what }, scope) =>
    narrowed({ is: "shares", quality: "name", with: likened(what, scope) }),
  ),
  latePost("with the same name as {what}", { what: anyOf }, ({ what }, scope) =>
    narrowed({ is: "shares", quality: "name", with: likened(what, scope) }),
  ),
]);
const YOUR_COMMANDER: Filter = and([{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }]);
const YOUR_COMMANDERS: Objects = {
  what: "all",
  filter: YOUR_COMMANDER,
  in: ["battlefield", "command", "stack", "graveyard", "exile", "hand", "library"],
};
/** "a creature you control", "another creature": any of these will do. */
export const anyOf: Phrase<Objects> = oneOf(() => [
  rulesFor<Objects>().rule("a {what}", { what: noun.one }, ({ what }) => everything(what)),
  rulesFor<Objects>().rule("another {what}", { what: noun.one }, ({ what }, scope) => everything(another(scope, what))),
  rulesFor<Objects>().rule("a {one} or a {other}", { one: noun.one, other: noun.one }, ({ one, other }) => ({
    what: "union",
    of: [everything(one), everything(other)],
  })),
  rulesFor<Objects>().rule(
    "another {one} or a {other}",
    { one: noun.one, other: noun.one },
    ({ one, other }, scope) => ({
      what: "union",
      of: [everything(another(scope, one)), everything(other)],
    }),
  ),
]);
const pronounOf: Phrase<Objects> = rulesFor<Objects>().rule("it", {}, (_, scope) => scope.pronoun("one"));
export const shared = words<
  "color" | "creatureType" | "cardType" | "permanentType" | "name" | "landType" | "manaValue"
>([
  ["color", "color"],
  ["creature type", "creatureType"],
  ["card type", "cardType"],
  ["permanent type", "permanentType"],
  ["name", "name"],
  ["land type", "landType"],
  ["mana value", "manaValue"],
]);

/** "other than self" is the engine's "another". */
export function among(what: Objects): Filter {
  return what.what === "self" ? { is: "self" } : { is: "among", of: what };
}
