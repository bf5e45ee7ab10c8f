import type { Amount, Comparison, Stat } from "../../../engine/abilities/amounts.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import { plainCompare, stat } from "../../amounts/amounts.ts";
import { possessed } from "../../amounts/possessives.ts";
import { unbound } from "../../bind/unbound.ts";
import { howMany } from "../../conditions/counts.ts";
import { noun } from "../../hubs.ts";
import { list, many, oneOf, type Phrase, rulesFor, token, words } from "../../kernel/index.ts";
import { namedSelf } from "../../references/named.ts";
import { pronoun } from "../../references/pronouns.ts";
import { digits } from "../../vocabulary/numbers.ts";
import { counterKind } from "../../vocabulary/qualities.ts";
import { and, not, or } from "../filters.ts";
import { ofPermanents } from "../kinds.ts";
import { narrowed, type Post } from "../narrowing.ts";
import { size, sized } from "../units.ts";
import { cardName, keywordName, keywordQuality } from "./names.ts";

/** "With" and "without": keywords, counters, names, characteristics. */

const { rule: post } = rulesFor<Post>();

/** Cards bear counters nowhere but on the battlefield and in exile: elsewhere the words belong to the verb. */
export const bearing =
  (filter: Filter): Post =>
  (noun) =>
    noun.card === true && noun.in !== "exile" ? unbound("cards have no counters there") : narrowed(filter)(noun);

const comparison: Phrase<Comparison> = words([
  ["greater than", ">"],
  ["less than", "<"],
  ["less than or equal to", "<="],
  ["equal to", "="],
  ["greater than or equal to", ">="],
  ["equal to or greater than", ">="],
]);

const twoValues: Phrase<readonly number[]> = rulesFor<readonly number[]>().rule(
  "{a} or {b}",
  { a: digits, b: digits },
  ({ a, b }) => [a, b],
);
const threeValues: Phrase<readonly number[]> = rulesFor<readonly number[]>().rule(
  "{a}, {b}, or {c}",
  { a: digits, b: digits, c: digits },
  ({ a, b, c }) => [a, b, c],
);

export const having: Phrase<Post> = oneOf(() => [
  post("with {keyword}", { keyword: keywordQuality }, ({ keyword }) => narrowed(keyword)),
  post("without {keyword}", { keyword: keywordQuality }, ({ keyword }) => narrowed(not(keyword))),
  post("with {a} or {b}", { a: keywordQuality, b: keywordQuality }, ({ a, b }) => narrowed(or([a, b]))),
  post("without {a} or {b}", { a: keywordQuality, b: keywordQuality }, ({ a, b }) => narrowed(not(or([a, b])))),
  post("with {stat} {value}", { stat, value: plainCompare }, ({ stat, value }) =>
    narrowed({ is: "stat", stat, value }),
  ),
  // "With mana value 4, 5, or 6": each a value of its own.
  post("with {stat} {values}", { stat, values: oneOf(() => [twoValues, threeValues]) }, ({ stat, values }) =>
    narrowed(or(values.map((to) => ({ is: "stat", stat, value: { compare: "=", to } })))),
  ),
  post("with (total|) power or toughness {value}", { value: plainCompare }, ({ value }) =>
    narrowed(
      or([
        { is: "stat", stat: "power", value },
        { is: "stat", stat: "toughness", value },
      ]),
    ),
  ),
  post("with total power and toughness {value}", { value: plainCompare }, ({ value }) =>
    narrowed({ is: "stat", stat: "powerAndToughness", value }),
  ),
  post("with mana abilities", {}, () => narrowed({ is: "hasAbilityKind", kind: "mana" })),
  post("with the same total power and toughness", {}, (_, scope) =>
    narrowed({
      is: "stat",
      stat: "powerAndToughness",
      value: {
        compare: "=",
        to: { amount: "stat", stat: "powerAndToughness", of: scope.asItWas(() => scope.pronoun("one")) },
      },
    }),
  ),
  post("with {stat} {comparison} its {other}", { stat, comparison, other: stat }, ({ stat, comparison, other }) =>
    narrowed({ is: "statVersusStat", stat, compare: comparison, other }),
  ),
  post("with {whose} {stat}", { whose: possessed, stat }, ({ whose, stat }) =>
    narrowed({ is: "stat", stat, value: { compare: "=", to: { amount: "stat", stat, of: whose } } }),
  ),
  post("with {stat} of (the chosen|that) quality", { stat }, ({ stat }) =>
    narrowed({ is: "parity", stat, parity: "chosen" }),
  ),
  post("without {stat} of the chosen quality", { stat }, ({ stat }) =>
    narrowed(not({ is: "parity", stat, parity: "chosen" })),
  ),
  // Of each, what its own controller has.
  post(
    "with {stat} {comparison} the number of cards in its controller's graveyard",
    { stat, comparison },
    ({ stat, comparison }) => {
      const of: Players = { who: "controllerOf", of: { what: "current" } };
      const to: Amount = { amount: "count", of: { what: "all", filter: { is: "any" }, in: "graveyard", of } };
      return narrowed({ is: "stat", stat, value: { compare: comparison, to } });
    },
  ),
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
  // Where it is comes after what it bears.
  post("with a {kind} counter on it (in|from) exile", { kind: counterKind }, ({ kind }) => (noun) => {
    if (noun.card !== true || noun.in !== undefined) return unbound("only cards are there");
    return narrowed({ is: "counter", kind })({ ...noun, in: "exile" });
  }),
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
  ).flatMap(([word, compare]) => {
    const than = (stat: Stat, of: Objects): Post =>
      narrowed({ is: "stat", stat, value: { compare, to: { amount: "stat", stat, of } } });
    return [
      post(`with ${word} {stat}`, { stat }, ({ stat }, scope) => than(stat, scope.pronoun("one", [], "property"))),
      post(`with ${word} {stat} than {what}`, { stat, what: oneOf(() => [pronoun]) }, ({ stat, what }) =>
        than(stat, what),
      ),
    ];
  }),
  post("with {n} {kind} counters on (it|them)", { n: howMany, kind: counterKind }, ({ n, kind }) =>
    n.to === 0 ? unbound("said above") : bearing({ is: "counter", kind, value: n }),
  ),
  post("without a {kind} counter on (it|them)", { kind: counterKind }, ({ kind }) =>
    narrowed(not({ is: "counter", kind })),
  ),
  post("without a counter on (it|them)", {}, () => narrowed(not({ is: "counter" }))),
  // 303.4: than the one that says so.
  post("with another {what} attached to it", { what: noun.one }, ({ what }) =>
    narrowed({ is: "hasAttached", filter: and([{ is: "another" }, ofPermanents(what)]) }),
  ),
  post("with a {what} attached to it", { what: noun.one }, ({ what }) =>
    narrowed({ is: "hasAttached", filter: ofPermanents(what) }),
  ),
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
  post("(with|that has) a activated ability with {T} in its cost", {}, () =>
    narrowed({ is: "hasAbilityKind", kind: "activatedByTapping" }),
  ),
  post("with a basic land type", {}, () =>
    narrowed(or(["Plains", "Island", "Swamp", "Mountain", "Forest"].map((subtype) => ({ is: "subtype", subtype })))),
  ),
  post("with a mana ability", {}, () => narrowed({ is: "hasAbilityKind", kind: "mana" })),
  post("with mana cost {one}", { one: costSymbols }, ({ one }) => narrowed({ is: "manaCost", costs: [one] })),
  post("with mana cost {one} or {other}", { one: costSymbols, other: costSymbols }, ({ one, other }) =>
    narrowed({ is: "manaCost", costs: [one, other] }),
  ),
  post("with a Adventure", {}, () => narrowed({ is: "hasAdventure" })),
  post("with {X} in (its mana cost|their mana costs|their mana cost)", {}, () => narrowed({ is: "manaCostHasX" })),
  post("with a mana cost that contains {X}", {}, () => narrowed({ is: "manaCostHasX" })),
  post("without {X} in (its mana cost|their mana costs|their mana cost)", {}, () =>
    narrowed(not({ is: "manaCostHasX" })),
  ),
  post("with {all}", { all: list(keywordQuality, { last: [", or", ", and/or"], pair: ["and/or"] }) }, ({ all }) =>
    narrowed(or(all)),
  ),
  // 109.5: as whoever controls what was just spoken of.
  post("with the same controller", {}, (_, scope) =>
    narrowed({ is: "controlledBy", who: { who: "controllerOf", of: scope.asItWas(() => scope.pronoun("one")) } }),
  ),
  post("named {name}", { name: cardName }, ({ name }) => narrowed({ is: "named", name })),
  post("named {name} or {other}", { name: cardName, other: cardName }, ({ name, other }) =>
    narrowed(or([name, other].map((one) => ({ is: "named", name: one })))),
  ),
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
  post("of (the chosen|the last chosen) color", {}, () => narrowed({ is: "chosenColor" })),
  ...(
    [
      ["less", "<"],
      ["greater", ">"],
    ] as const
  ).map(([word, compare]) =>
    post(`with {stat} ${word} than {self} 's`, { stat, self: namedSelf }, ({ stat }) =>
      narrowed({ is: "stat", stat, value: { compare, to: { amount: "stat", stat, of: { what: "self" } } } }),
    ),
  ),
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
  post("with one of the chosen names", {}, () => narrowed({ is: "chosenName" })),
  post("with the other chosen name", {}, (_, scope) =>
    narrowed({ is: "otherChosenName", than: scope.asItWas(() => scope.pronoun("one")) }),
  ),
]);

const costSymbols: Phrase<string> = rulesFor<string>().rule(
  "{symbols}",
  { symbols: many(token((text) => (/^\{(?:\d+|[WUBRGCX])\}$/.test(text) ? text : undefined))) },
  ({ symbols }) => symbols.join(""),
);
