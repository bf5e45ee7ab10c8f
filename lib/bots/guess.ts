import type { CardDefinition } from "../engine/definition.ts";
import { type Guess, type Guesses, type Guessing, shuffled } from "../engine/suppose/suppose.ts";

/** Deck lists that everybody knows: each as indices into `cards`, one for every copy, commanders among them. */
export interface PublicLists {
  readonly cards: readonly CardDefinition[];
  readonly lists: readonly (readonly number[])[];
}

/**
 * What somebody else's hidden cards may be: the rest of a list that everybody knows, where what was seen of theirs is on one;
 * otherwise more of what was seen, and what we play ourselves in their colours.
 */
export function guessesFrom({ cards, lists }: PublicLists): Guesses {
  const known = lists.map((list) => listOf(list.map((card) => cards[card]!)));
  return {
    besides: cards,
    for(asked) {
      const rests = listsOf(asked, known).map((list) => restOf(list, asked));
      return rests.length === 0
        ? usual(asked)
        : (chance) => shuffled(rests[Math.floor(chance() * rests.length)]!, chance);
    },
  };
}

/**
 * Those that they may play: with all that was seen on it, and as large as their deck. A basic land alone tells of none, unless
 * we play one of these lists ourselves.
 */
function listsOf(asked: Guessing, known: readonly List[]): readonly List[] {
  const { seen, own, count } = asked;
  if (seen.every(isBasic) && !known.some((list) => isOn(list, own))) return [];
  const size = seen.length + count;
  const isLarge = ({ cards }: List): boolean => cards.length <= size && size <= cards.length + SIDEBOARD;
  return known.filter((list) => isLarge(list) && isOn(list, seen));
}

/** The cards of a list, and how many there are of each name. */
interface List {
  readonly cards: readonly CardDefinition[];
  readonly copies: ReadonlyMap<string, number>;
}

const listOf = (cards: readonly CardDefinition[]): List => ({ cards, copies: copiesOf(cards) });

function copiesOf(cards: readonly CardDefinition[]): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { name } of cards) copies.set(name, 1 + (copies.get(name) ?? 0));
  return copies;
}

/** 100.4a: so many cards at most that a player owns lie outside the game. */
const SIDEBOARD = 15;

const isOn = ({ copies }: List, cards: readonly CardDefinition[]): boolean => {
  for (const [name, count] of copiesOf(cards)) if (count > (copies.get(name) ?? 0)) return false;
  return true;
};

/** What of a list was not seen; of cards that are not on it, which lie outside the game, more of the same. */
function restOf({ cards }: List, { seen, count }: Guessing): readonly CardDefinition[] {
  const gone = copiesOf(seen);
  const left = cards.filter(({ name }) => {
    const before = gone.get(name) ?? 0;
    if (before > 0) gone.set(name, before - 1);
    return before === 0;
  });
  return [...left, ...cards.slice(0, count - left.length)];
}

/** How much likelier one more copy of a card that was seen is than a card of ours that would fit. */
const SEEN = 3;

/**
 * More of what was seen of theirs, and what we play ourselves in their colours, lands in proportion to both. Cards of other
 * colours, which they could not cast, only where nothing else is known.
 */
function usual({ count, seen, own }: Guessing): Guess {
  const colors = new Set(seen.flatMap(colorsOf));
  const fits = own.filter((card) => seen.length === 0 || colorsOf(card).every((color) => colors.has(color)));
  const likely = (kind: (card: CardDefinition) => boolean): readonly CardDefinition[] => {
    const theirs = seen.filter(kind);
    const usual = [...fits.filter(kind), ...Array.from({ length: SEEN }).flatMap(() => theirs)];
    return usual.length > 0 ? usual : own.filter(kind);
  };
  const lands = likely(isLand);
  const spells = likely((card) => !isLand(card));
  return (chance) =>
    Array.from({ length: count }, () => {
      const kind = lands.length > 0 && (spells.length === 0 || chance() < LANDS) ? lands : spells;
      return kind[Math.floor(chance() * kind.length)]!;
    });
}

/** The part of a usual deck that is lands. */
const LANDS = 0.41;

const isLand = ({ faces: [face] }: CardDefinition): boolean => face!.typeLine.types.includes("land");

const LAND_COLORS: Readonly<Record<string, string>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
};

/** The colours a card's cost asks for, or its land types make. */
const colorsOf = ({ faces: [face] }: CardDefinition): readonly string[] => [
  ...[...(face!.manaCost ?? "").matchAll(/[WUBRG]/gu)].map(([color]) => color),
  ...face!.typeLine.subtypes.flatMap((type) => LAND_COLORS[type] ?? []),
];

const isBasic = ({ faces: [face] }: CardDefinition): boolean => face!.typeLine.supertypes.includes("basic");
