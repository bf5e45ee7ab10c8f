import type { GameOptions } from "../../engine/api.ts";
import type { CardDefinition } from "../../engine/definition.ts";
import { bringsOf, decksOf, type VariantName } from "../../engine/rules/variants/named.ts";
import type { Seat } from "../../engine/state/ids.ts";

/** What a variant has players bring beside their decks (901-904), out of what their lists say. */

/** A deck and what lies beside it, a definition for each card. */
export interface Brought {
  readonly cards: readonly CardDefinition[];
  readonly commanders: readonly CardDefinition[];
  readonly supplementary: readonly CardDefinition[];
  readonly command: readonly CardDefinition[];
}

/** Cards for players who bring none of their own. */
type Usual = (kind: "planar" | "scheme" | "vanguard") => readonly CardDefinition[];

/** Of a list, what the variant may have its player bring, in whichever seat; the usual cards where there are none. */
export function bringable<T extends Brought>(variant: VariantName | undefined, list: T, usual: Usual): T {
  const { supplementary, command } = list;
  const conspiracies = command.filter((card) => isOf(card, "conspiracy"));
  const attractions = supplementary.filter(isAttraction);
  // Elsewhere a commander is a card of the deck like any other.
  const whole = { ...list, cards: [...list.cards, ...list.commanders], commanders: [] };
  if (variant === undefined) return { ...whole, supplementary: attractions, command: conspiracies };
  const { commander, planar, scheme, vanguard } = decksOf(variant);
  const own = (wanted: unknown, kind: Parameters<Usual>[0], mine: readonly CardDefinition[]) =>
    wanted === undefined ? [] : mine.length > 0 ? mine : usual(kind);
  const schemes = supplementary.filter((card) => isOf(card, "scheme"));
  const avatars = command.filter((card) => isOf(card, "vanguard"));
  return {
    ...(commander === undefined ? whole : list),
    supplementary: [
      ...own(planar, "planar", supplementary.filter(isPlanar)),
      ...(commander === undefined ? own(scheme, "scheme", schemes) : oneOfEach(own(scheme, "scheme", schemes))),
      ...attractions,
    ],
    command: [...own(vanguard, "vanguard", avatars), ...conspiracies],
  };
}

/** Of what players may bring, what this seat does at a table with these options. */
export function inSeat<T extends Brought>(
  variant: VariantName | undefined,
  seat: Seat,
  options: Partial<GameOptions>,
  brought: T,
): T {
  if (variant === undefined) return brought;
  const { planar, scheme } = bringsOf(variant, seat, options);
  const avatars = brought.command.filter((card) => isOf(card, "vanguard"));
  return {
    ...brought,
    supplementary: brought.supplementary.filter(
      (card) => (planar || !isPlanar(card)) && (scheme || !isOf(card, "scheme")),
    ),
    // 902.3: one each; of the usual ones, another for each seat.
    command: [
      ...avatars.slice(seat % Math.max(1, avatars.length)).slice(0, 1),
      ...brought.command.filter((card) => !isOf(card, "vanguard")),
    ],
  };
}

/** 904.13d: each card of the usual scheme deck is there twice. */
const oneOfEach = (cards: readonly CardDefinition[]): readonly CardDefinition[] => [
  ...new Map(cards.map((card) => [card.name, card])).values(),
];

const isOf = (
  { faces: [{ typeLine }] }: CardDefinition,
  type: "conspiracy" | "plane" | "phenomenon" | "scheme" | "vanguard",
) => typeLine.types.includes(type);
const isPlanar = (card: CardDefinition): boolean => isOf(card, "plane") || isOf(card, "phenomenon");
const isAttraction = ({ faces: [{ typeLine }] }: CardDefinition): boolean => typeLine.subtypes.includes("Attraction");
