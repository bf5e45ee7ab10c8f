import type { GameOptions, PlayerSetup } from "../../engine/api.ts";
import type { CardDefinition } from "../../engine/definition.ts";
import { arranged, bringsOf, decksOf, type VariantName } from "../../engine/rules/variants/named.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { CreateGame } from "../api.ts";
import type { Decks, ReadDeck } from "../cards/deck.ts";
import { Refused } from "../refusal.ts";

/** What a game's variant makes of its options and of what each player brings (806-811, 901-904). */

type Options = Partial<GameOptions>;

/** What a player has beside a deck, as indices into the game's cards. */
export type Beside = Pick<PlayerSetup, "commanders" | "supplementary" | "command">;

/** The options of the game, the variant's among them. Throws `Refused` where the variant is not for such a table. */
export function optionsOf({ seats, variant, teams, teamCount, options = {} }: CreateGame): Options {
  const own = defined(options);
  if (variant === undefined) {
    if (teams === undefined && teamCount === undefined) return own;
    throw new Refused(
      422,
      "variant-has-no-teams",
      "Teams belong to a variant: name one that has teams, or leave them out.",
    );
  }
  const fits = arranged(variant, {
    seats: seats.length,
    ...(teams && { teams }),
    ...(teamCount !== undefined && { teamCount }),
    options: own,
  });
  if (fits.ok) return fits.options;
  throw new Refused(422, fits.code, `${fits.message} (${fits.rule})`);
}

/** What decks have to be legal in, if the variant says so. */
export const formatOf = (variant: VariantName | undefined): string | undefined => variant && decksOf(variant).commander;

/**
 * A player's deck and what the variant has them bring beside it; built-in cards where they bring none of their own. Throws
 * `Refused` without the commander that the variant asks for.
 */
export function broughtTo(
  variant: VariantName | undefined,
  seat: Seat,
  { read, options, decks }: { readonly read: ReadDeck; readonly options: Options; readonly decks: Decks },
): ReadDeck {
  const conspiracies = read.command.filter((card) => isOf(card, "conspiracy"));
  const attractions = read.supplementary.filter(isAttraction);
  if (variant === undefined)
    return {
      ...read,
      // Elsewhere a commander is a card of the deck like any other.
      ...{ cards: [...read.cards, ...read.commanders], commanders: [] },
      ...{ supplementary: attractions, command: conspiracies },
    };
  const { commander } = decksOf(variant);
  if (commander !== undefined && read.commanders.length === 0)
    throw new Refused(
      422,
      "illegal-deck",
      `Deck of seat ${seat}: this variant is played with a commander (903.3). Name one in the list's Commander section, or choose a built-in deck that has one.`,
    );
  const { planar, scheme, vanguard } = bringsOf(variant, seat, options);
  const own = (wanted: boolean, kind: "planar" | "scheme" | "vanguard", mine: readonly CardDefinition[]) =>
    wanted ? (mine.length > 0 ? mine : (decks.usual?.(kind) ?? [])) : [];
  const { supplementary, command } = read;
  const planes = supplementary.filter((card) => isOf(card, "plane") || isOf(card, "phenomenon"));
  const schemes = supplementary.filter((card) => isOf(card, "scheme"));
  const vanguards = command.filter((card) => isOf(card, "vanguard"));
  const avatars = own(vanguard, "vanguard", vanguards);
  return {
    ...read,
    ...(commander === undefined && { cards: [...read.cards, ...read.commanders], commanders: [] }),
    supplementary: [...own(planar, "planar", planes), ...own(scheme, "scheme", schemes), ...attractions],
    // 902.3: one each; of the built-in ones, another for each seat.
    command: [...avatars.slice(seat % Math.max(1, avatars.length)).slice(0, 1), ...conspiracies],
  };
}

const isOf = (
  { faces: [{ typeLine }] }: CardDefinition,
  type: "conspiracy" | "plane" | "phenomenon" | "scheme" | "vanguard",
) => typeLine.types.includes(type);
const isAttraction = ({ faces: [{ typeLine }] }: CardDefinition): boolean => typeLine.subtypes.includes("Attraction");

const defined = (options: { [K in keyof GameOptions]?: GameOptions[K] | undefined }): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
