import type { CardDefinition } from "../engine/definition.ts";
import type { CardView, SeatView } from "../engine/views.ts";
import { manaValue } from "./heuristic/board.ts";
import { intentOf } from "./heuristic/intent.ts";

/** What a player may exchange between two games of a match: places in the game's cards. */
export interface Exchange {
  readonly deck: readonly number[];
  readonly sideboard: readonly number[];
  card(index: number): CardDefinition | undefined;
  /** Cards of opponents' that the player has seen, each once. */
  readonly seen: readonly Looks[];
}
type Looks = Pick<CardView, "colors" | "types" | "subtypes" | "text">;

/** Cards of opponents' that a view shows, wherever they lie, by name; lands say no more than that there are lands. */
export function seenOf({ seat, players, battlefield, stack }: SeatView): readonly Looks[] {
  const zones = players.flatMap(({ hand, graveyard, exile, command }) => [hand, graveyard, exile, command].flat());
  const all = [...zones, ...battlefield.filter(({ token }) => !token), ...stack.filter(({ kind }) => kind === "spell")];
  const theirs = all.filter((card) => card.owner !== seat && !card.faceDown && !card.types.includes("land"));
  return [...new Map(theirs.map((card) => [card.name, card])).values()];
}

/** 100.4: no more than so many places of a deck, lest it forgets what it is about. */
const MOST_EXCHANGED = 8;

/** So much better for these opponents a card has to be. */
const BETTER = 0.25;

/**
 * The deck for the next game of a match, as large as before: cards of the sideboard that answer what was seen of the opponents come in for
 * what found nothing to do there. The same deck where nothing was seen. Lands stay, and what the deck has no colours for stays out.
 */
export function sideboarded({ deck, sideboard, card, seen }: Exchange): readonly number[] {
  if (seen.length === 0) return deck;
  const judge = (index: number): number => usefulness(card(index), seen);
  const colors = new Set(deck.flatMap((index) => colorsOf(card(index))));
  const coming = sideboard
    .filter((index) => !isLand(card(index)) && colorsOf(card(index)).every((color) => colors.has(color)))
    .map((index) => ({ index, score: judge(index) }))
    .sort((a, b) => b.score - a.score);
  const going = deck
    .map((index, at) => ({ index, at, score: judge(index), cost: costOf(card(index)) }))
    .filter(({ index }) => !isLand(card(index)))
    // Of what is worth as much, the dearest is missed least.
    .sort((a, b) => a.score - b.score || b.cost - a.cost);
  const exchanged = [...deck];
  for (const [at, { index, score }] of coming.slice(0, MOST_EXCHANGED).entries()) {
    const out = going[at];
    if (out === undefined || score < out.score + BETTER) break;
    exchanged[out.at] = index;
  }
  return exchanged;
}

/** Only some creatures, so that it is no matter that they are creatures. */
const FLYING = /creatures? with flying/iu;

/** What a text that harms may be limited to, and which cards are that. */
const kinds = (): readonly {
  readonly says: RegExp;
  readonly is: (card: Looks) => boolean;
  readonly isUsual?: true;
}[] => [
  ...(["artifact", "enchantment", "planeswalker", "creature"] as const).map((type) => ({
    says: new RegExp(
      `(?:target|all|each|another|or) (?:\\w+ )?${type}s?\\b(?! (?:you control|card))|\\b${type}s? or `,
      "iu",
    ),
    is: ({ types }: Looks) => types.includes(type),
    // Nearly every deck has creatures: what harms them is no more than useful.
    ...(type === "creature" && { isUsual: true as const }),
  })),
  { says: FLYING, is: ({ text }) => /(?:^|, )flying/imu.test(text) },
  {
    says: /(?:instant|sorcery) (?:or \w+ )?spell|noncreature spell/iu,
    is: ({ types }) => types.includes("instant") || types.includes("sorcery"),
  },
  { says: /graveyards?\b/iu, is: ({ text }) => /graveyard/iu.test(text) },
];

const COLORS = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const;

/** A card that is good against anybody. */
const ANYBODY = 0.5;

/**
 * From 0 to 1, how good a card is against these opponents. What harms nothing but certain cards is as good as there are many of them;
 * what is against a colour likewise.
 */
function usefulness(card: CardDefinition | undefined, seen: readonly Looks[]): number {
  if (card === undefined) return 0;
  const text = card.faces
    .map((face) => face.text ?? "")
    .join("\n")
    .replace(/\([^)]*\)/gu, "");
  const share = (is: (one: Looks) => boolean): number => seen.filter(is).length / seen.length;
  const against = Object.entries(COLORS).filter(([word]) =>
    new RegExp(
      `(?:protection from|protection from \\w+ and from|\\btarget|\\ball|\\beach|blocked by|hexproof from) ${word}\\b`,
      "iu",
    ).test(text),
  );
  if (against.length > 0) return share(({ colors }) => against.some(([, color]) => colors.includes(color)));
  const all = intentOf(text).harms ? kinds().filter(({ says }) => says.test(text)) : [];
  const hits = FLYING.test(text) ? all.filter(({ isUsual }) => !isUsual) : all;
  if (hits.length === 0) return ANYBODY;
  const found = share((one) => hits.some(({ is }) => is(one)));
  if (found === 0) return isPermanent(card) ? ANYBODY : 0;
  return hits.some(({ isUsual }) => isUsual) ? ANYBODY : Math.min(1, ANYBODY + found);
}

const isPermanent = ({ faces: [{ typeLine }] }: CardDefinition): boolean =>
  !typeLine.types.some((type) => type === "instant" || type === "sorcery");
const isLand = (card: CardDefinition | undefined): boolean => card?.faces[0].typeLine.types.includes("land") === true;
const costOf = (card: CardDefinition | undefined): number => manaValue(card?.faces[0].manaCost ?? "");
const colorsOf = (card: CardDefinition | undefined): readonly string[] =>
  [...(card?.faces[0].manaCost ?? "").matchAll(/[WUBRG]/gu)].map(([color]) => color);
