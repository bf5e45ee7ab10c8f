import type { CardType } from "../../../cards/schema.ts";
import type { ChosenQuality } from "../../../engine/abilities/chosenQualities.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { isCreatureType, subtypeOwner } from "../../../engine/state/subtypes.ts";
import { unbound } from "../../bind/unbound.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import { and } from "../../nouns/filters.ts";
import { qualifier } from "../../nouns/heads.ts";
import { cardType, color, colorWords, subtype } from "../../vocabulary/qualities.ts";

/** What is chosen that is no object: a color, a type, a name, a number. */

export const quality: Phrase<ChosenQuality> = oneOf(() => [
  plainQuality,
  rulesFor<ChosenQuality>().rule("a color other than {color}", { color }, ({ color }) => ({
    quality: "color",
    except: [color],
  })),
  rulesFor<ChosenQuality>().rule(
    "{colors}",
    { colors: list(color, { last: [", or"], pair: ["or"] }) },
    ({ colors }) => ({
      quality: "color",
      except: colorWords.flatMap(([, one]) => (colors.includes(one) ? [] : [one])),
    }),
  ),
  rulesFor<ChosenQuality>().rule("{types}", { types: cardTypes }, ({ types }) => ({
    quality: "someType",
    among: types,
  })),
  rulesFor<ChosenQuality>().rule("a card type other than {types}", { types: cardTypes }, ({ types }) => ({
    quality: "someType",
    except: types,
  })),
  rulesFor<ChosenQuality>().rule("a creature type other than {kind}", { kind: subtype.one }, ({ kind }) =>
    isCreatureType(kind) ? { quality: "creatureType", except: [kind] } : unbound("no kind of creature"),
  ),
  rulesFor<ChosenQuality>().rule("{kinds}", { kinds: someKinds }, ({ kinds }) =>
    kinds.every(isCreatureType) || kinds.every((kind) => subtypeOwner(kind) === "land")
      ? { quality: "someType", among: kinds }
      : unbound("kinds of nothing that is told apart by them"),
  ),
  rulesFor<ChosenQuality>().rule("a {what} card name", { what: qualifier }, ({ what }) =>
    sameData(what.filter, NONLAND) ? unbound("said elsewhere") : { quality: "cardName", filter: what.filter },
  ),
]);

/** "artifact, creature, or land": one of them. */
const cardTypes: Phrase<readonly CardType[]> = list(cardType.one, { last: [", or"], pair: ["or"] });

const someKinds: Phrase<readonly string[]> = list(subtype.one, { last: [", or"], pair: ["or"] });

const NONLAND: Filter = { is: "not", of: { is: "type", type: "land" } };

const BASIC_LAND: Filter = and([
  { is: "type", type: "land" },
  { is: "supertype", supertype: "basic" },
]);

const plainQuality: Phrase<ChosenQuality> = words<ChosenQuality>([
  ["a color", { quality: "color" }],
  ["a creature type", { quality: "creatureType" }],
  ["a card type", { quality: "cardType" }],
  ["left or right", { quality: "word", words: ["left", "right"] }],
  ["any card name", { quality: "cardName" }],
  ["an opponent", { quality: "opponent" }],
  ["one of your opponents", { quality: "opponent" }],
  ["a player", { quality: "player" }],
  [
    "a permanent type",
    { quality: "someType", among: ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"] },
  ],
  ["a basic land type", { quality: "basicLandType" }],
  ["a land type", { quality: "landType" }],
  ["a planeswalker type", { quality: "planeswalkerType" }],
  ["a card name", { quality: "cardName" }],
  ["a nonland card name", { quality: "cardName", filter: { is: "not", of: { is: "type", type: "land" } } }],
  ["a card name other than a basic land card name", { quality: "cardName", filter: { is: "not", of: BASIC_LAND } }],
  ["a number", { quality: "number" }],
  ["odd or even", { quality: "oddOrEven" }],
]);
