import type { CardType, Color } from "../../cards/schema.ts";
import { manaValue, parseManaCost } from "../../engine/query/mana/manaCost.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { CardView, Handle, PermanentView, SeatView, StackObjectView } from "../../engine/views.ts";
import { areOpponents } from "./stops.ts";

/** Which objects an order is about. Every field given must fit; of a list, one of its words. */
export interface ObjectPattern {
  readonly name?: string;
  /** Of an object on the stack. */
  readonly kind?: "spell" | "ability";
  readonly types?: readonly CardType[];
  readonly subtypes?: readonly string[];
  readonly colors?: readonly Color[];
  /** Who controls it; an opponent, if it is not said. */
  readonly whose?: "own" | "opponents" | "any";
  readonly manaValue?: Bounds;
  readonly power?: Bounds;
  /** It targets the player, or what is theirs. */
  readonly concernsMe?: true;
}

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/** Whether this object, as the seat of this view sees it, is such a thing. `concerns`: whom it concerns, on the stack. */
export function matchesPattern(
  thing: ObjectPattern,
  object: PermanentView | StackObjectView,
  { seat, teams }: Pick<SeatView, "seat" | "teams">,
  concerns: readonly Seat[] = [],
): boolean {
  const { whose = "opponents" } = thing;
  const isOf = (side: typeof whose, controller: Seat): boolean =>
    side === "any" ||
    (side === "own"
      ? controller === seat
      : seat === null || areOpponents({ ...(teams && { teams }) }, seat, controller));
  const kind = "kind" in object ? (object.kind === "spell" ? "spell" : "ability") : undefined;
  return (
    isOf(whose, object.controller) &&
    (thing.name === undefined || thing.name === object.name) &&
    (thing.kind === undefined || thing.kind === kind) &&
    anyOf(thing.types, object.types) &&
    anyOf(thing.subtypes, object.subtypes) &&
    anyOf(thing.colors, object.colors) &&
    (thing.manaValue === undefined || within(thing.manaValue, manaValueOf(object))) &&
    within(thing.power, object.power) &&
    (thing.concernsMe === undefined || (seat !== null && concerns.includes(seat)))
  );
}

const anyOf = <T>(wanted: readonly T[] | undefined, had: readonly T[]): boolean =>
  wanted === undefined || wanted.some((one) => had.includes(one));

function within(bounds: Bounds | undefined, value: number | undefined): boolean {
  if (bounds === undefined) return true;
  if (value === undefined) return false;
  return value >= (bounds.min ?? value) && value <= (bounds.max ?? value);
}

/** 202.3; X is what was chosen for it on the stack, else 0. */
const manaValueOf = (card: CardView): number =>
  card.manaCost === "" ? 0 : manaValue(parseManaCost(card.manaCost), "x" in card ? Number(card.x) : 0);

/** The card a seat knows by this handle, if it sees it. */
export function cardOf({ battlefield, stack, players }: SeatView, handle: Handle): CardView | undefined {
  const zones = [
    battlefield,
    stack,
    ...players.flatMap(({ hand, graveyard, exile, command }) => [hand, graveyard, exile, command]),
  ];
  for (const cards of zones) for (const card of cards) if (card.id === handle) return card;
  return undefined;
}

export const nameOf = (view: SeatView, handle: Handle): string | undefined => cardOf(view, handle)?.name;
