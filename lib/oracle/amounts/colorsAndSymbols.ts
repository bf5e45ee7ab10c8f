import type { Color } from "../../cards/schema.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Objects } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, objects, whose } from "../hubs.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { everything } from "../nouns/everything.ts";
import { doneThisWay, suchDone } from "../references/doneThisWay.ts";
import { pronoun } from "../references/pronouns.ts";
import { colorWords } from "../vocabulary/qualities.ts";
import { possessed } from "./possessives.ts";

/** Colors, mana symbols and devotion. */

const { rule } = rulesFor<Amount>();

export const bareMany: Phrase<Objects> = rulesFor<Objects>().rule("{what}", { what: noun.many }, ({ what }) =>
  everything(what),
);
export const symbolColors: Phrase<readonly Color[]> = oneOf(() => [
  ...colorWords.map(([word, value]) => rulesFor<readonly Color[]>().rule(word, {}, () => [value])),
  ...colorWords.flatMap(([one, first]) =>
    colorWords.map(([other, second]) =>
      rulesFor<readonly Color[]>().rule(`${one} and/or ${other}`, {}, () => [first, second]),
    ),
  ),
]);
const devotionColors: Phrase<readonly Color[] | "chosenColor"> = oneOf<readonly Color[] | "chosenColor">(() => [
  words([
    ["that color", "chosenColor"],
    ["the chosen color", "chosenColor"],
  ]),
  ...colorWords.map(([word, value]) => rulesFor<readonly Color[]>().rule(word, {}, () => [value])),
  list(words(colorWords), { last: [", and"], pair: ["and"] }),
]);

export const colorsAndSymbols = (): readonly Phrase<Amount>[] => [
  rule("the number of colors that spell is", {}, (_, scope) => ({
    amount: "stat",
    stat: "colors",
    of: scope.pronoun("one", ["spell"]),
  })),
  rule("the number of colors {it} (is|was)", { it: pronoun }, ({ it }) => ({ amount: "stat", stat: "colors", of: it })),
  ...(
    [
      ["colors", "color"],
      ["basic land types", "basicLandType"],
      ["card types", "cardType"],
      ["creature types", "creatureType"],
    ] as const
  ).flatMap(([words, quality]) => [
    rule(`the number of ${words} among {what}`, { what: noun.many }, ({ what }) => ({
      amount: "distinct",
      quality,
      of: everything(what),
    })),
    rule(
      `the number of ${words} among {what} {done} this way`,
      { what: noun.many, done: doneThisWay },
      ({ what, done }, scope) => ({ amount: "distinct", quality, of: suchDone(scope, what, done) }),
    ),
    rule(`the number of ${words} among {those}`, { those: objects.many }, ({ those }) =>
      those.what === "all" ? unbound("said above") : { amount: "distinct", quality, of: those },
    ),
  ]),
  rule(
    "the number of {colors} mana symbols in (the mana costs|the mana cost) of {what}",
    {
      colors: symbolColors,
      what: oneOf(() => [bareMany, objects.one, objects.many]),
    },
    ({ colors, what }) => ({ amount: "manaSymbols", colors, of: what }),
  ),
  rule(
    "the number of {colors} mana symbols in {whose} mana cost",
    { colors: symbolColors, whose: possessed },
    (said) => ({
      amount: "manaSymbols",
      colors: said.colors,
      of: said.whose,
    }),
  ),
  rule(
    "the number of {colors} mana symbols in {what} ' mana costs",
    { colors: symbolColors, what: objects.many },
    ({ colors, what }) => (what.what === "all" ? unbound("of which?") : { amount: "manaSymbols", colors, of: what }),
  ),
  // 903.4
  rule("the number of colors in your (commander's|commanders ') color identity", {}, () => ({
    amount: "identityColors",
    of: { who: "you" },
  })),
  rule("{whose} devotion to {color}", { whose, color: devotionColors }, ({ whose, color }) => ({
    amount: "devotion",
    to: color,
    of: whose,
  })),
];
