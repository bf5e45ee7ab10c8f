import { CARD_TYPES, type CardType, type Color, type Supertype } from "../../cards/schema.ts";
import type { Filter, PermanentStatus } from "../../engine/abilities/filters.ts";
import { PLAIN_KEYWORDS } from "../../engine/abilities/keywords.ts";
import { type Forms, oneOf, type Phrase, token, wordForms, words } from "../kernel/index.ts";
import { pluralOf, SUBTYPES, TWO_WORD_SUBTYPE } from "./subtypes.ts";

export const colorWords: readonly (readonly [string, Color])[] = [
  ["white", "W"],
  ["blue", "U"],
  ["black", "B"],
  ["red", "R"],
  ["green", "G"],
];
export const color = words(colorWords);

/** Words in front of a noun that name one quality: "tapped", "legendary", "red", "nontoken" is `non` and "token". */
export const adjectives: readonly (readonly [string, Filter])[] = [
  ...colorWords.map(([word, value]) => [word, { is: "color", color: value }] as const),
  ["colorless", { is: "colorless" }],
  ["multicolored", { is: "multicolored" }],
  ["monocolored", { is: "monocolored" }],
  ["historic", { is: "historic" }],
  ["modified", { is: "modified" }],
  ["commander", { is: "commander" }],
  ["double-faced", { is: "doubleFaced" }],
  ...(["basic", "legendary", "snow", "world"] as const satisfies readonly Supertype[]).map(
    (supertype) => [supertype, { is: "supertype", supertype }] as const,
  ),
  ...(
    [
      ["tapped", "tapped"],
      ["untapped", "untapped"],
      ["attacking", "attacking"],
      ["blocking", "blocking"],
      ["blocked", "blocked"],
      ["unblocked", "unblocked"],
      ["face-down", "faceDown"],
      ["face-up", "faceUp"],
      ["enchanted", "enchanted"],
      ["equipped", "equipped"],
      ["goaded", "goaded"],
      ["transformed", "transformed"],
      ["suspected", "suspected"],
      ["prepared", "prepared"],
      ["harnessed", "harnessed"],
      ["renowned", "renowned"],
      ["saddled", "saddled"],
      ["kicked", "kicked"],
      ["transformed", "transformed"],
    ] as const satisfies readonly (readonly [string, PermanentStatus])[]
  ).map(([word, is]) => [word, { is }] as const),
];

/** What "non" can stand in front of besides types and subtypes. */
export const negatable: readonly (readonly [string, Filter])[] = [
  ["token", { is: "token" }],
  ["basic", { is: "supertype", supertype: "basic" }],
  ["legendary", { is: "supertype", supertype: "legendary" }],
  ["snow", { is: "supertype", supertype: "snow" }],
  ["attacking", { is: "attacking" }],
  ["blocking", { is: "blocking" }],
  ["historic", { is: "historic" }],
  ["commander", { is: "commander" }],
  ...colorWords.map(([word, value]) => [word, { is: "color", color: value }] as const),
];

const plural = (type: CardType): string => (type === "sorcery" ? "sorceries" : type === "kindred" ? type : `${type}s`);

/** 110.4 */
export const PERMANENT_TYPES = ["artifact", "battle", "creature", "enchantment", "land", "planeswalker"] as const;

export const cardType: Forms<CardType> = wordForms(CARD_TYPES.map((type) => [type, plural(type), type] as const));
export const typeWords = CARD_TYPES.map((type) => [type, { is: "type", type } as Filter] as const);

export const allSubtypes: readonly string[] = [...Object.values(SUBTYPES).flat(), TWO_WORD_SUBTYPE];
export const subtype: Forms<string> = wordForms(allSubtypes.map((one) => [one, pluralOf(one), one] as const));

/** As printed: one has a name in it. */
export const plainKeywords = PLAIN_KEYWORDS.map(
  (keyword) => [keyword.replace("mirrodin", "Mirrodin"), keyword] as const,
);
export const plainKeyword = words(plainKeywords);

/** 122.1: words and signs in front of "counter". Any word may name a kind, but for those that tell which counters are meant. */
export const counterKind: Phrase<string> = oneOf(() => [words(KINDS.map((kind) => [kind, kind] as const)), otherKind]);
const KINDS = [...new Set(counterWords()), "first strike", "double strike"];
const NO_KINDS: ReadonlySet<string> = new Set([
  ...KINDS,
  ..."a additional all an and another any both chosen different each every fewer first for from five four had half her".split(
    " ",
  ),
  ..."his in its last least less like many more most new no number of on one or other own removed same second six some".split(
    " ",
  ),
  ..."such ten that the their these this those three those to twice two type types with without you your eight nine seven".split(
    " ",
  ),
]);
/** No name that objects have anyway ("constructor"). */
const isKind = (text: string): boolean => /^[a-z]{3,20}$/.test(text) && !NO_KINDS.has(text) && !(text in {});
const otherKind = token((text) => (isKind(text) ? text : undefined));

function counterWords(): readonly string[] {
  return (
    "+1/+1 -1/-1 +1/+0 +0/+1 +0/+2 +2/+2 +2/+0 +1/+2 -0/-1 -1/-0 -2/-1 -2/-2 -0/-2 charge loyalty time fade age verse lore quest level " +
    "storage ki study doom mining divinity blood fate page slumber gold ice oil wish music arrow arrowhead awakening bait bloodline " +
    "bounty bribery brick burden cage carrion coin corpse credit crystal cube currency death defense delay depletion despair " +
    "devotion echo egg elixir energy eon experience eyeball eyestalk feather filibuster flame flood foreshadow fungus fuse ghostform " +
    "glyph growth harmony hatching hatchling healing hit hoofprint hour hourglass hunger husk incarnation incubation infection " +
    "influence intel intervention invitation isolation javelin judgment keyword knickknack knowledge landmark magnet manabond " +
    "manifestation mannequin matrix memory midway mire muster necrodermis net night omen ore pain palliation paralyzation petal " +
    "petrification phylactery pin plague plot point polyp pressure prey pupa rally rebuilding rejection release reprieve rev " +
    "revival ribbon ritual rope rust scream scroll shell shield shred silver skull sleep sleight soot soul spark spite spore " +
    "stash strife stun supply suspect takeover task theft threat tide token tower training trap treasure unity unlock valor " +
    "velocity vitality vortex vow voyage wage winch wind finality flying indestructible deathtouch lifelink vigilance trample " +
    "menace reach hexproof haste exalted shadow poison rad ticket acorn funeral ember everything nest hone burrow resonance " +
    "duty ingenuity loot conqueror collection contested corruption croak descent divine dream duel enlightened exposure fellowship " +
    "gem ghost hope impostor kick luck nature ominous possession primeval pyre rev skewer solstice stem story swarm tusk verse " +
    "slime component feeding fetch film hack invasion plan bore bloodstain brain cell chorus decayed blight control gold " +
    "mine void volatile wreck aegis aim attack benediction blaze blessing book crank crown discovery eternity fame fury glow " +
    "dread ingredient mask pause phyresis repair shoe"
  ).split(" ");
}
