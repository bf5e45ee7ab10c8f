import type { ManaType } from "../../../cards/schema.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { ManaProduced, ManaRestriction } from "../../../engine/abilities/mana.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { thatMuch } from "../../amounts/amounts.ts";
import { forEach, times } from "../../amounts/forEach.ts";
import { possessed } from "../../amounts/possessives.ts";
import { unbound } from "../../bind/unbound.ts";
import { amount, condition, count, noun, objects } from "../../hubs.ts";
import { type Forms, many, oneOf, type Phrase, rulesFor, token, words } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { everything } from "../../nouns/everything.ts";
import { and, castFrom, castFromYour, or } from "../../nouns/filters.ts";
import { ofAbilities, ofSpells } from "../../nouns/kinds.ts";
import { control } from "../../nouns/narrowing.ts";
import { adjectivePair, bareUnits } from "../../nouns/units.ts";
import { flat, heldBy } from "../clauses/follow.ts";

/** Adding mana (106). */

const { inflected } = rulesFor<Instruction>();

export const manaSymbol: Phrase<ManaType> = token((text) =>
  /^\{[WUBRGC]\}$/.test(text) ? (text.charAt(1) as ManaType) : undefined,
);
const symbols: Phrase<readonly ManaType[]> = many(manaSymbol);
const five: readonly ManaType[] = ["W", "U", "B", "R", "G"];
const { rule } = rulesFor<ManaProduced>();

const amountOfMana = oneOf(() => [count.many, words([["one", 1]])]);

export const produced: Phrase<ManaProduced> = oneOf(() => [
  rule("{mana}", { mana: symbols }, ({ mana }) => ({ add: "fixed", mana })),
  rule("{n} {mana}", { n: count.many, mana: manaSymbol }, ({ n, mana }) =>
    typeof n === "number"
      ? { add: "fixed", mana: Array.from({ length: n }, () => mana) }
      : { add: "fixed", mana: [mana], times: n },
  ),
  rule("{mana} for each {of}", { mana: symbols, of: forEach }, ({ mana, of }) => ({ add: "fixed", mana, times: of })),
  rule("an additional {mana}", { mana: symbols }, ({ mana }) => ({ add: "fixed", mana })),
  rule("an additional {mana} for each {of}", { mana: symbols, of: forEach }, ({ mana, of }) => ({
    add: "fixed",
    mana,
    times: of,
  })),
  // 903.4f: nobody has a commander, so there is no such mana.
  rule("one mana of any color in your commander's color identity", {}, () => ({ add: "colorIdentity", count: 1 })),
  rule("{much} {mana}", { much: thatMuch, mana: manaSymbol }, ({ much, mana }) => ({
    add: "fixed",
    mana: [mana],
    times: much,
  })),
  rule("{a} or {b}", { a: symbols, b: symbols }, ({ a, b }) => ({ add: "choice", of: [a, b] })),
  rule("{n} {a} or {m} {b}", { n: count.many, a: manaSymbol, m: count.many, b: manaSymbol }, ({ n, a, m, b }) =>
    sameData(n, m) ? { add: "oneColor", among: [a, b], count: n } : unbound("as many of one as of the other"),
  ),
  rule("{a} or {b} for each {of}", { a: manaSymbol, b: manaSymbol, of: forEach }, ({ a, b, of }) => ({
    add: "combination",
    among: [a, b],
    count: of,
  })),
  rule("{a} or one mana of the chosen color", { a: manaSymbol }, ({ a }) => ({
    add: "oneColor",
    among: "chosenColor",
    or: [a],
    count: 1,
  })),
  rule("{a}, {b}, or {c}", { a: symbols, b: symbols, c: symbols }, ({ a, b, c }) => ({ add: "choice", of: [a, b, c] })),
  rule("{a}, {b}, {c}, or {d}", { a: symbols, b: symbols, c: symbols, d: symbols }, ({ a, b, c, d }) => ({
    add: "choice",
    of: [a, b, c, d],
  })),
  rule("{n} mana of different colors", { n: count.many }, ({ n }) => ({ add: "different", among: five, count: n })),
  rule("{n} mana of any one color", { n: count.many }, ({ n }) => ({ add: "oneColor", among: five, count: n })),
  rule("{n} mana of any one color they choose", { n: count.many }, ({ n }, { subject }) =>
    subject.who === "you" ? unbound("you choose, then") : { add: "oneColor", among: five, count: n },
  ),
  rule("(one|an additional one) mana of any color", {}, () => ({ add: "oneColor", among: five, count: 1 })),
  rule("(one|an additional one) mana of any type that (land|permanent) produced", {}, () => ({
    add: "eventMana",
    count: 1,
  })),
  rule("one mana of any of {whose} colors", { whose: possessed }, ({ whose }) => ({
    add: "colorsOf",
    of: whose,
    count: 1,
  })),
  rule("one mana of any of {what} ' colors", { what: objects.many }, ({ what }) =>
    what.what === "all" ? unbound("of which?") : { add: "colorsOf", of: what, count: 1 },
  ),
  rule("one mana of any color among {what}", { what: noun.many }, ({ what }) => ({
    add: "colorsOf",
    of: everything(what),
    count: 1,
  })),
  // What stands in front and behind is said of both.
  rule(
    "one mana of any color among {adjectives} {one} and {other} {control}",
    { adjectives: many(adjectivePair), one: bareUnits.many, other: bareUnits.many, control },
    ({ adjectives, one, other, control }) => {
      const both: Noun = {
        filter: and([...adjectives, or([one.filter, other.filter])]),
        nouns: [...one.nouns, ...other.nouns],
      };
      return { add: "colorsOf", of: everything(control(both)), count: 1 };
    },
  ),
  // 105.4: colorless is a type and no color.
  ...(["color", "type"] as const).map((type) =>
    rule(`one mana of any ${type} that a {what} could produce`, { what: noun.one }, ({ what }) => ({
      add: "produceable",
      by: everything(what),
      type,
      count: 1,
    })),
  ),
  rule("a amount of {one} equal to {n}", { one: manaSymbol, n: amount }, ({ one, n }) => ({
    add: "fixed",
    mana: [one],
    times: n,
  })),
  rule("a amount of mana of that color equal to {n}", { n: amount }, ({ n }) => ({
    add: "oneColor",
    among: "chosenColor",
    count: n,
  })),
  // Otherwise it is the color of the mana that is added besides.
  rule("{n} mana of that color", { n: amountOfMana }, ({ n }, { face }) =>
    /\b(?:choos|chose|choice)/i.test(face.text)
      ? { add: "oneColor", among: "chosenColor", count: n }
      : unbound("no color was chosen"),
  ),
  rule("an additional one mana of that color", {}, (_, { face }) =>
    /\bchoose a color\b/i.test(face.text)
      ? { add: "oneColor", among: "chosenColor", count: 1 }
      : unbound("no color was chosen"),
  ),
  rule("one mana of that color for each {of}", { of: forEach }, ({ of }) => ({
    add: "oneColor",
    among: "chosenColor",
    count: of,
  })),
  rule("one mana of any color for each {of}", { of: forEach }, ({ of }) => ({
    add: "combination",
    among: five,
    count: of,
  })),
  rule(
    "{n} mana in any combination of {a} and/or {b}",
    { n: oneOf(() => [amountOfMana, thatMuch]), a: manaSymbol, b: manaSymbol },
    ({ n, a, b }) => ({
      add: "combination",
      among: [a, b],
      count: n,
    }),
  ),
  rule("(|an additional) {n} mana in any combination of colors", { n: amountOfMana }, ({ n }) => ({
    add: "combination",
    among: five,
    count: n,
  })),
  // 106.1: so many for each.
  ...(
    [
      ["of the chosen color", "chosenColor", "oneColor"],
      ["of any one color", five, "oneColor"],
      ["in any combination of colors", five, "combination"],
    ] as const
  ).map(([words, among, add]) =>
    rule(`{n} mana ${words} for each {of}`, { n: amountOfMana, of: forEach }, ({ n, of }): ManaProduced => {
      const count = times(n, of);
      return add === "oneColor" ? { add, among, count } : { add, among, count };
    }),
  ),
  rule("an additional one mana of the chosen color", {}, () => ({ add: "oneColor", among: "chosenColor", count: 1 })),
  rule("{n} mana of the chosen color", { n: amountOfMana }, ({ n }) => ({
    add: "oneColor",
    among: "chosenColor",
    count: n,
  })),
]);

export const manaVerbs: readonly Forms<Instruction>[] = [
  inflected("<lose> all unspent mana", {}, (_, { subject }) => [{ do: "loseMana", who: subject }]),
  // 106.13
  inflected("<lose> all unspent mana and you add the mana lost this way", {}, (_, { subject }) => [
    { do: "loseMana", who: subject, players: { who: "you" } },
  ]),
  // 605.1a: the words say which of its abilities, and the player which of those.
  inflected("<activate> a mana ability of each land they control", {}, (_, { subject }) => [
    {
      do: "activateMana",
      who: subject,
      of: {
        what: "all",
        filter: and([
          { is: "type", type: "land" },
          { is: "controlledBy", who: { who: "current" } },
        ]),
      },
    },
  ]),
  // 701.9f
  inflected("<double> the amount of each type of unspent mana you have", {}, (_, { subject }) =>
    subject.who === "you" ? [{ do: "addMana", who: subject, mana: { add: "unspent" } }] : unbound("you have, not they"),
  ),
  inflected("<add> {mana}", { mana: produced }, ({ mana }, { subject }) => [{ do: "addMana", who: subject, mana }]),
];

export const manaClauses: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule(
    "for each color among {what}, add one mana of that color",
    { what: noun.many },
    ({ what }) => [{ do: "addMana", who: { who: "you" }, mana: { add: "eachColorOf", of: everything(what) } }],
  ),
];

const { rule: restricted } = rulesFor<ManaRestriction>();
const onlyFor: Phrase<ManaRestriction> = oneOf(() => [
  restricted("cast {what}", { what: spells }, ({ what }) => ({ spells: what })),
  // 107.4c: any cost with such a symbol, whatever it is paid for.
  restricted(
    "cast {what}, activate a ability of {sources}, or pay a cost that contains {colorless}",
    { what: spells, sources: oneOf(() => [aSource, manySources]), colorless: words([["{C}", true]]) },
    ({ what, sources, colorless }) => ({
      spells: what,
      abilitiesOf: sources,
      ...(colorless && { onlyFor: "costWithColorless" as const }),
    }),
  ),
  // 118.9: what is cast for that cost.
  restricted("pay a {keyword} cost or cast {what}", { keyword: castingKeyword, what: spells }, (said) => ({
    spells: or([castFor(said.keyword), said.what]),
  })),
  restricted("pay {keyword} costs", { keyword: castingKeyword }, ({ keyword }) => ({ spells: castFor(keyword) })),
  restricted("activate abilities", {}, () => ({ onlyFor: "activation" })),
  restricted(
    "cast {what} or (activate abilities|activate a ability|to activate a ability)",
    { what: spells },
    ({ what }) => ({ spells: what, onlyFor: "activation" }),
  ),
  restricted("cast {what} or to turn creatures face up", { what: spells }, ({ what }) => ({
    spells: what,
    onlyFor: "turningFaceUp",
  })),
  restricted("pay cumulative upkeep costs", {}, () => ({ onlyFor: "cumulativeUpkeep" })),
  restricted("turn permanents face up", {}, () => ({ onlyFor: "turningFaceUp" })),
  restricted("foretell (cards|a card from your hand)", {}, () => ({ onlyFor: "foretell" })),
  restricted("foretell (cards|a card from your hand) or cast {what}", { what: spells }, ({ what }) => ({
    spells: what,
    onlyFor: "foretell",
  })),
  restricted("activate a ability of {sources}", { sources: aSource }, ({ sources }) => ({ abilitiesOf: sources })),
  restricted("activate abilities of {sources}", { sources: noun.many }, ({ sources }) => ({
    abilitiesOf: ofAbilities(sources),
  })),
  restricted(
    "cast {what} or (activate abilities|activate a ability|to activate a ability) of {sources}",
    { what: spells, sources: oneOf(() => [aSource, manySources]) },
    ({ what, sources }) => ({
      spells: what,
      abilitiesOf: sources,
    }),
  ),
]);
const castingKeyword = words(
  [
    "flashback",
    "escape",
    "disturb",
    "evoke",
    "dash",
    "blitz",
    "bestow",
    "overload",
    "surge",
    "spectacle",
    "madness",
  ].map((one) => [one, one] as const),
);
const castFor = (method: string): Filter => and([{ is: "spell" }, { is: "castWith", method }]);
const aSource: Phrase<Filter> = rulesFor<Filter>().rule("a {what}", { what: noun.one }, ({ what }) =>
  ofAbilities(what),
);
const manySources: Phrase<Filter> = rulesFor<Filter>().rule("{what}", { what: noun.many }, ({ what }) =>
  ofAbilities(what),
);
export const castPlace = words<Filter>([
  ["exile", castFrom("exile")],
  ["a graveyard", castFrom("graveyard")],
  ["your graveyard", castFromYour("graveyard")],
  ["your hand", castFromYour("hand")],
  ["anywhere other than your hand", { is: "not", of: castFromYour("hand") }],
]);
export const spells: Phrase<Filter> = oneOf(() => [
  rulesFor<Filter>().rule("your commander", {}, () =>
    and([{ is: "spell" }, { is: "commander" }, { is: "ownedBy", who: { who: "you" } }]),
  ),
  rulesFor<Filter>().rule("a {what}", { what: noun.one }, ({ what }) => ofSpells(what)),
  rulesFor<Filter>().rule("{what}", { what: noun.many }, ({ what }) => ofSpells(what)),
  ...(["a {what} from {place}", "{what} from {place}"] as const).map((words, i) =>
    rulesFor<Filter>().rule(words, { what: i === 0 ? noun.one : noun.many, place: castPlace }, ({ what, place }) =>
      and([ofSpells(what), place]),
    ),
  ),
  rulesFor<Filter>().rule("a {one} or a {other}", { one: noun.one, other: noun.one }, ({ one, other }) =>
    or([ofSpells(one), ofSpells(other)]),
  ),
  rulesFor<Filter>().rule("{one} (or|and/or) {other}", { one: noun.many, other: noun.many }, ({ one, other }) =>
    or([ofSpells(one), ofSpells(other)]),
  ),
]);

/** The mana that the last sentence adds, among other things or if something is done. */
export const ofLastMana = (more: Partial<AddMana>): Instruction => ({
  amend: (before, since) => {
    const added = onEachWay(before.slice(since));
    if (added.length === 0) return unbound("what mana?");
    // The same instruction, which may be spoken of: it keeps its identity.
    for (const one of added) Object.assign(one, more);
    return before;
  },
});
/** Mana that is added, once on every way: where one of two is followed, on both. */
function onEachWay(effects: readonly Effect[]): readonly Effect[] {
  const [last, ...others] = effects.flatMap((one) => {
    const held = heldBy(one) ?? [];
    const ways = one.do === "if" && one.otherwise !== undefined ? [held, one.otherwise] : [held];
    const added = ways.map(onEachWay);
    return one.do === "addMana" ? [[one]] : added.some((each) => each.length > 0) ? [added.flat()] : [];
  });
  return others.length > 0 ? unbound("what mana?") : (last ?? []);
}
type AddMana = Extract<Effect, { do: "addMana" }>;
const restrict = (restriction: ManaRestriction): Instruction => ofLastMana({ restriction });

const { rule: amendment } = rulesFor<Instruction>();

/** "Spend this mana only to cast creature spells.": a restriction on the mana before it. */
export const manaAmendments: readonly Phrase<Instruction>[] = [
  amendment("until end of turn, you don't lose this mana as steps and phases end.", {}, () =>
    ofLastMana({ persists: "endOfTurn" }),
  ),
  amendment("until end of combat, you don't lose this mana as (steps|steps and phases) end.", {}, () =>
    ofLastMana({ persists: "endOfCombat" }),
  ),
  // As much of it where that is so.
  ...(
    [
      ["color", "color"],
      ["type", "type"],
    ] as const
  ).map(([word, kind]) =>
    amendment(
      `if {test}, add {n} mana of that ${word} instead.`,
      { test: condition, n: amountOfMana },
      ({ test, n }) => ({
        amend: (before, since) => {
          const [last, ...others] = flat(before.slice(since)).filter((one) => one.do === "addMana");
          const mana = last?.do === "addMana" ? last.mana : undefined;
          const isOf =
            mana?.add === "oneColor" || mana?.add === "colorsOf"
              ? kind === "color"
              : mana?.add === "produceable" && mana.type === kind;
          if (!isOf || others.length > 0 || mana === undefined || !("count" in mana)) return unbound("what mana?");
          Object.assign(last!, {
            mana: { ...mana, count: { amount: "if", condition: test, then: n, otherwise: mana.count } },
          });
          return before;
        },
      }),
    ),
  ),
  amendment("spend this mana only to {what}.", { what: onlyFor }, ({ what }) => restrict(what)),
  amendment("this mana can't be spent to pay generic mana costs.", {}, () => restrict({ notGeneric: true })),
  amendment("(this mana can't be spent|you can't spend this mana) to cast {what}.", { what: spells }, ({ what }) =>
    restrict({ cantCast: what }),
  ),
];
