import type { ChosenQuality } from "../../engine/abilities/chosenQualities.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import {
  COST_KEYWORDS,
  type CostKeyword,
  GIFTS,
  type Keyword,
  NUMBER_KEYWORDS,
  type NumberKeyword,
} from "../../engine/abilities/keywords.ts";
import type { Range } from "../../engine/abilities/references.ts";
import { plainAmount } from "../amounts/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { costChoice } from "../costs/costs.ts";
import { mana } from "../costs/mana.ts";
import { causative } from "../effects/clauses/subjects.ts";
import { amount, clause, compare, costs, noun, whose } from "../hubs.ts";
import { list, oneOf, type Phrase, rulesFor, token, words } from "../kernel/index.ts";
import { type Instruction, isAmendment, type Noun } from "../meanings.ts";
import { shared } from "../nouns/describing/among.ts";
import { cardName } from "../nouns/describing/names.ts";
import { everything } from "../nouns/everything.ts";
import { and, or, speaksOf } from "../nouns/filters.ts";
import { ofSources, permanents } from "../nouns/kinds.ts";
import { allSubtypes, colorWords, plainKeyword } from "../vocabulary/qualities.ts";

/** Keyword abilities (702) as printed; one phrase may be several abilities ("protection from red and from blue"). */

const { rule } = rulesFor<readonly Keyword[]>();

const numbered = words<NumberKeyword>(
  NUMBER_KEYWORDS.filter((one) => one !== "hideaway n").map((one) => [one, one] as const),
);
/** Triggered abilities whose number is first needed as they resolve. */
const onceTriggered = words<NumberKeyword>(
  (["annihilator", "fabricate", "afflict", "mobilize", "firebending", "frenzy", "poisonous"] as const).map((one) => [
    one,
    one,
  ]),
);
/** Keywords with a cost, by their names. */
export const costedKeyword = words<CostKeyword>(
  COST_KEYWORDS.map((one) => [one.replace("than meets the eye", "Than Meets the Eye"), one] as const),
);

const quality: Phrase<Filter> = oneOf(() => [
  words(colorWords.map(([word, color]) => [word, { is: "color", color }] as const)),
  words<Filter>([
    ["multicolored", { is: "multicolored" }],
    ["monocolored", { is: "monocolored" }],
    ["colorless", { is: "colorless" }],
    ["each color", or(colorWords.map(([, color]) => ({ is: "color", color })))],
    ["all colors", or(colorWords.map(([, color]) => ({ is: "color", color })))],
    ["the chosen color", { is: "chosenColor" }],
    ["the last chosen color", { is: "chosenColor" }],
    ["the chosen type", { is: "chosenType" }],
    ["the chosen card type", { is: "chosenType" }],
    ["even mana values", { is: "parity", stat: "manaValue", parity: "even" }],
    ["odd mana values", { is: "parity", stat: "manaValue", parity: "odd" }],
    ["snow", { is: "supertype", supertype: "snow" }],
    ["Arcane", { is: "subtype", subtype: "Arcane" }],
    ["each of your opponents", { is: "controlledBy", who: { who: "opponents" } }],
  ]),
  rulesFor<Filter>().rule("that color", {}, (_, { face }) =>
    /\bchoose a color\b/i.test(face.text) ? { is: "chosenColor" } : unbound("no color was chosen"),
  ),
  // 702.16k, 607.2d: of the object itself, which knows who and what was chosen for it.
  rulesFor<Filter>().rule("the chosen player", {}, (_, scope) =>
    isOfAnother(scope) ? unbound("chosen for what?") : { is: "controlledBy", who: { who: "chosenForSelf" } },
  ),
  rulesFor<Filter>().rule("each mana value of the chosen quality", {}, (_, scope) =>
    isOfAnother(scope) ? unbound("chosen for what?") : { is: "parity", stat: "manaValue", parity: "chosen" },
  ),
  // 702.16g: whatever there is among those at the time.
  rulesFor<Filter>().rule(
    "each {quality} among {what}",
    { quality: shared, what: noun.many },
    ({ quality, what }, { face, inQuote }) => {
      // "You" is who controls what has the ability then.
      const isAnybodys = !inQuote && /\b(?:enchant|equip|gains?)\b/i.test(face.text);
      return isAnybodys && speaksOf(what.filter, "controlledBy")
        ? unbound("whose, if somebody else's object has it?")
        : { is: "shares", quality, with: everything(what) };
    },
  ),
  // 702.16a: of what has the ability, whatever those are at the time.
  words<Filter>([
    ["its colors", { is: "shares", quality: "color", with: { what: "self" } }],
    ["their colors", { is: "shares", quality: "color", with: { what: "self" } }],
  ]),
  // 903.4: of whoever controls what gives it.
  rulesFor<Filter>().rule("each color that's not in your commander's color identity", {}, (_, { face, inQuote }) => ({
    is: "outsideIdentity",
    who:
      inQuote || !/\b(?:enchant|equip)\b/i.test(face.text)
        ? { who: "you" }
        : { who: "controllerOf", of: { what: "granter" } },
  })),
  rulesFor<Filter>().rule("the {what} of {whose} choice", { what: choosable, whose }, ({ what, whose }, scope) => {
    scope.tell({ choices: [...scope.choices, { do: "chooseOption", who: whose, options: what }] });
    return { is: what.quality === "color" ? "chosenColor" : "chosenType" };
  }),
  // 202.3: of what has that mana value.
  rulesFor<Filter>().rule("mana value {value}", { value: compare }, ({ value }) => ({
    is: "stat",
    stat: "manaValue",
    value,
  })),
  rulesFor<Filter>().rule("{what}", { what: noun.many }, ({ what }) => ofSources(what)),
]);

/** Whether the ability may be another object's than that whose text gives it. */
const isOfAnother = (scope: Scope): boolean =>
  scope.inQuote || /\b(?:enchant|equip)|(?<!\byou )have protection/i.test(scope.face.text);
const choosable = words<ChosenQuality>([
  ["color", { quality: "color" }],
  ["card type", { quality: "cardType" }],
  ["creature type", { quality: "creatureType" }],
]);
/** 702.16h, 702.11f: of each of these an ability of its own. */
const from = rulesFor<Filter>().rule("from {quality}", { quality }, ({ quality }) => quality);
const froms: Phrase<readonly Filter[]> = oneOf(() => [
  rulesFor<readonly Filter[]>().rule("{quality}", { quality: from }, ({ quality }) => [quality]),
  rulesFor<readonly Filter[]>().rule(
    "{all}",
    { all: list(from, { last: [", and"], pair: ["and"] }) },
    ({ all }) => all,
  ),
]);

const landwalk: readonly (readonly [string, string])[] = [
  "Plains",
  "Island",
  "Swamp",
  "Mountain",
  "Forest",
  "Desert",
].map((land) => [`${land.toLowerCase()}walk`, land] as const);

/** What else lands walked through may be (702.14a). */
const landKinds: readonly (readonly [string, Filter])[] = [
  ["legendary", { is: "supertype", supertype: "legendary" }],
  ["snow", { is: "supertype", supertype: "snow" }],
  ["nonbasic", { is: "not", of: { is: "supertype", supertype: "basic" } }],
  ["artifact", { is: "type", type: "artifact" }],
];

/** "Islandcycling", "wizardcycling". */
const typecycling = token((text) => {
  const word = /^(\p{L}+)cycling$/u.exec(text)?.[1];
  const name = word === undefined ? undefined : word.charAt(0).toUpperCase() + word.slice(1);
  return allSubtypes.find((one) => one === name);
});

const timed = words<CostKeyword>(
  (["suspend", "awaken", "reinforce", "impending"] as const).map((one) => [one, one] as const),
);
const smallerBody = token((text): readonly [number, number] | undefined => {
  const found = /^(\d+)\/(\d+)$/.exec(text);
  return found === null ? undefined : [Number(found[1]), Number(found[2])];
});

/** 702.47a: what may be spliced onto. */
const spliced: Phrase<Filter> = words<Filter>([
  ["Arcane", { is: "subtype", subtype: "Arcane" }],
  [
    "instant or sorcery",
    or([
      { is: "type", type: "instant" },
      { is: "type", type: "sorcery" },
    ]),
  ],
]);

/** 702.167a. */
const materials = words<Range>([
  ["one or more", { min: 1 }],
  ["two", { min: 2, max: 2 }],
  ["three", { min: 3, max: 3 }],
  ["six", { min: 6, max: 6 }],
  ["four or more", { min: 4 }],
]);

/** 303.4: permanents, or cards in a graveyard where the noun says so. */
function enchantable({ filter, in: zone, of, card }: Noun): Filter {
  if (zone === undefined && card !== true) return filter;
  if (zone !== "graveyard") return unbound("cards elsewhere are not enchanted");
  const owned: readonly Filter[] = of === undefined ? [] : [{ is: "ownedBy", who: of }];
  return and([filter, { is: "inZone", zone }, ...owned]);
}

const NEVER_IMPOSSIBLE: readonly Effect["do"][] = ["draw", "addMana", "createTokens", "flipCoin"];
const upkeepOf = (deed: Instruction, { targets }: Scope, possible: readonly Effect["do"][]): readonly Keyword[] =>
  !isAmendment(deed) && targets.length === 0 && deed.every((one) => possible.includes(one.do))
    ? [{ keyword: "cumulative upkeep", cost: [], does: deed }]
    : unbound("a cost, or nothing that is always possible");

export const keywords: readonly Phrase<readonly Keyword[]>[] = [
  rule("{keyword}", { keyword: plainKeyword }, ({ keyword }) => [{ keyword }]),
  rule(
    "gift {gift}",
    { gift: words(GIFTS.map((gift) => [gift.replace(/^an? /, "a "), gift] as const)) },
    ({ gift }) => [{ keyword: "gift", gift }],
  ),
  rule("{keyword} {n}", { keyword: numbered, n: plainAmount }, ({ keyword, n }) => [{ keyword, n }]),
  // 608.2h: worked out as the ability resolves.
  rule("{keyword} X, where X is {x} (.|)", { keyword: onceTriggered, x: amount }, ({ keyword, x }) => [
    { keyword, n: x },
  ]),
  // 702.63b
  rule("vanishing", {}, () => [{ keyword: "vanishing", n: 0 }]),
  // 702.44c
  rule("modular -- sunburst", {}, () => [
    { keyword: "modular", n: { amount: "manaSpent", of: { what: "self" }, colors: true } },
  ]),
  // 702.82c
  rule("devour {what} {n}", { what: permanents.one, n: plainAmount }, ({ what, n }) => [
    { keyword: "devour", n, filter: what.filter },
  ]),
  rule("devour X, where X is the number of {what} devoured this way", { what: permanents.many }, ({ what }) =>
    what.filter.is === "type" && what.filter.type === "creature"
      ? [{ keyword: "devour", n: { amount: "count", of: { what: "noted", name: "devoured" } } }]
      : unbound("creatures are devoured"),
  ),
  rule("{keyword} {cost}", { keyword: costedKeyword, cost: costs }, ({ keyword, cost }) => [{ keyword, cost }]),
  rule("{keyword} -- {cost} (.|)", { keyword: costedKeyword, cost: costs }, ({ keyword, cost }) => [{ keyword, cost }]),
  rule("{keyword} -- {cost} .", { keyword: costedKeyword, cost: costChoice }, ({ keyword, cost }) => [
    { keyword, cost },
  ]),
  rule("{keyword} -- pay {mana} and {n} life (.|)", { keyword: costedKeyword, mana, n: plainAmount }, (said) => [
    {
      keyword: said.keyword,
      cost: [
        { pay: "mana", mana: said.mana },
        { pay: "life", amount: said.n },
      ],
    },
  ]),
  // 702.24a: what can always be done is done for each age counter, or not at all.
  rule("cumulative upkeep -- {deed} (.|)", { deed: clause }, ({ deed }, scope) =>
    upkeepOf(deed, scope, [...NEVER_IMPOSSIBLE, "gainLife"]),
  ),
  rule("cumulative upkeep -- have {deed} (.|)", { deed: causative }, ({ deed }, scope) =>
    upkeepOf(deed, scope, NEVER_IMPOSSIBLE),
  ),
  rule("{keyword} {a} or {b}", { keyword: costedKeyword, a: mana, b: mana }, ({ keyword, a, b }) => [
    { keyword, cost: [{ pay: "oneOf", of: [a, b].map((one) => [{ pay: "mana", mana: one }]) }] },
  ]),
  rule("{keyword} {n} -- {cost}", { keyword: timed, n: plainAmount, cost: costs }, ({ keyword, n, cost }) => [
    { keyword, n, cost },
  ]),
  // 702.21b: worked out as the ability resolves.
  rule("ward {cost}, where X is {x} (.|)", { cost: mana, x: amount }, ({ cost, x }) =>
    cost.includes("{X}") ? [{ keyword: "ward", cost: [{ pay: "mana", mana: cost, x }] }] : unbound("no X is paid"),
  ),
  rule("kicker {cost}. X can't be 0.", { cost: costs }, ({ cost }) => [{ keyword: "kicker", cost, leastX: 1 }]),
  rule("suspend X -- {cost}. X can't be 0.", { cost: costs }, ({ cost }) => [
    { keyword: "suspend", n: { amount: "x" }, cost, leastX: 1 },
  ]),
  rule("equip {what} {cost}", { what: permanents.one, cost: costs }, ({ what, cost }) => [
    { keyword: "equip", filter: what.filter, cost },
  ]),
  rule("emerge from {what} {cost}", { what: permanents.one, cost: costs }, ({ what, cost }) => [
    { keyword: "emerge", filter: what.filter, cost },
  ]),
  ...(["splice onto {onto} {cost}", "splice onto {onto} -- {cost} (.|)"] as const).map((words) =>
    rule(words, { onto: spliced, cost: costs }, ({ onto, cost }) => [{ keyword: "splice", filter: onto, cost }]),
  ),
  rule("{what} offering", { what: permanents.one }, ({ what }) => [{ keyword: "offering", filter: what.filter }]),
  rule("craft with {what} {cost}", { what: permanents.one, cost: costs }, ({ what, cost }) => [
    { keyword: "craft", filter: what.filter, cost },
  ]),
  rule(
    "craft with {count} {what} {cost}",
    { count: materials, what: permanents.many, cost: costs },
    ({ count, what, cost }) => [{ keyword: "craft", filter: what.filter, count, cost }],
  ),
  rule("hideaway {n}", { n: plainAmount }, ({ n }, scope) => {
    // 607.2i: "the exiled card" of the other ability is the one hidden; the keyword links it by itself.
    scope.links.made.push({});
    return [{ keyword: "hideaway n", n }];
  }),
  rule("kicker {a} and/or {b}", { a: mana, b: mana }, ({ a, b }) => [
    { keyword: "kicker", cost: [{ pay: "mana", mana: a }] },
    { keyword: "kicker", cost: [{ pay: "mana", mana: b }] },
  ]),
  rule("prototype {cost} — {pt}", { cost: mana, pt: smallerBody }, ({ cost, pt }) => [
    { keyword: "prototype", cost: [{ pay: "mana", mana: cost }], pt },
  ]),
  ...(["protection", "hexproof"] as const).map((word) =>
    rule(`${word} {all}`, { all: froms }, ({ all }) =>
      all.map((filter): Keyword => ({ keyword: word === "hexproof" ? "hexproof from" : word, filter })),
    ),
  ),
  rule("protection from the chosen card name", {}, () => [{ keyword: "protection", filter: { is: "chosenName" } }]),
  rule("protection from everything", {}, () => [{ keyword: "protection", filter: { is: "any" }, everything: true }]),
  rule("bands with other {what}", { what: permanents.many }, ({ what }) => [
    { keyword: "bands with other", filter: what.filter },
  ]),
  rule("affinity for {what}", { what: permanents.many }, ({ what }) => [{ keyword: "affinity", filter: what.filter }]),
  rule("enchant {what}", { what: noun.one }, ({ what }) => [{ keyword: "enchant", filter: enchantable(what) }]),
  rule("champion a {what}", { what: permanents.one }, ({ what }) => [{ keyword: "champion", filter: what.filter }]),
  rule("partner with {name}", { name: cardName }, ({ name }) => [
    { keyword: "partner with", filter: { is: "named", name } },
  ]),
  // 702.124j: which of these partner abilities two cards share is read off their lines (cards/decks/commanders.ts).
  ...["Friends forever", "Character select", "Survivors", "Father & son"].map((kind) =>
    rule(`partner -- ${kind}`, {}, () => [{ keyword: "partner" }]),
  ),
  rule("basic landcycling {cost}", { cost: costs }, ({ cost }) => [
    {
      keyword: "typecycling",
      filter: and([
        { is: "supertype", supertype: "basic" },
        { is: "type", type: "land" },
      ]),
      cost,
    },
  ]),
  // 702.29e: of such lands.
  rule("{kind} landcycling {cost}", { kind: words([...landKinds]), cost: costs }, ({ kind, cost }) => [
    { keyword: "typecycling", filter: and([kind, { is: "type", type: "land" }]), cost },
  ]),
  rule("landcycling {cost}", { cost: costs }, ({ cost }) => [
    { keyword: "typecycling", filter: { is: "type", type: "land" }, cost },
  ]),
  rule("{type} {cost}", { type: typecycling, cost: costs }, ({ type, cost }) => [
    { keyword: "typecycling", filter: { is: "subtype", subtype: type }, cost },
  ]),
  rule("enchant player", {}, () => [{ keyword: "enchant", filter: { is: "any" }, players: "any" }]),
  rule("enchant opponent", {}, () => [{ keyword: "enchant", filter: { is: "any" }, players: "opponent" }]),
  rule("{what} landwalk", { what: words([...landKinds]) }, ({ what }) => [{ keyword: "landwalk", filter: what }]),
  ...landwalk.flatMap(([word, land]) => [
    rule(word, {}, () => [{ keyword: "landwalk", filter: { is: "subtype", subtype: land } }]),
    rule(`{kind} ${word}`, { kind: words([...landKinds]) }, ({ kind }) => [
      { keyword: "landwalk", filter: and([kind, { is: "subtype", subtype: land }]) },
    ]),
  ]),
];
