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

/** What is said about a table, before or after it is known who sits there. */
export interface TableTerms extends Pick<CreateGame, "variant" | "teams" | "teamCount" | "options"> {
  readonly seats: number;
}

/** The options of the game, the variant's among them. Throws `Refused` where the variant is not for such a table. */
export function optionsOf({ seats, variant, teams, teamCount, options = {} }: TableTerms): Options {
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
    seats,
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
 * A player's deck and all that the variant may have them bring beside it, in whichever seat; built-in cards where they bring
 * none of their own. `seat` is said where several decks were sent. Throws `Refused` without the commander that the variant asks for.
 */
export function broughtTo(variant: VariantName | undefined, read: ReadDeck, decks: Decks, seat?: Seat): ReadDeck {
  const conspiracies = read.command.filter((card) => isOf(card, "conspiracy"));
  const attractions = read.supplementary.filter(isAttraction);
  // Elsewhere a commander is a card of the deck like any other.
  const whole = { ...read, cards: [...read.cards, ...read.commanders], commanders: [] };
  if (variant === undefined) return { ...whole, supplementary: attractions, command: conspiracies };
  const { commander, planar, scheme, vanguard } = decksOf(variant);
  if (commander !== undefined && read.commanders.length === 0) {
    const message = "no commander is named (903.3)";
    const whose = seat === undefined ? {} : { seat };
    throw new Refused(
      422,
      "illegal-deck",
      `${seat === undefined ? "" : `Deck of seat ${seat}: `}this variant is played with a commander (903.3). Name one in the list's Commander section, or choose a built-in deck that has one.`,
      { rule: "903.3", faults: [{ at: "deck", code: "no-commander", rule: "903.3", message, ...whose }] },
    );
  }
  const own = (wanted: unknown, kind: "planar" | "scheme" | "vanguard", mine: readonly CardDefinition[]) =>
    wanted === undefined ? [] : mine.length > 0 ? mine : (decks.usual?.(kind) ?? []);
  const { supplementary, command } = read;
  return {
    ...(commander === undefined ? whole : read),
    supplementary: [
      ...own(planar, "planar", supplementary.filter(isPlanar)),
      ...own(
        scheme,
        "scheme",
        supplementary.filter((card) => isOf(card, "scheme")),
      ),
      ...attractions,
    ],
    command: [
      ...own(
        vanguard,
        "vanguard",
        command.filter((card) => isOf(card, "vanguard")),
      ),
      ...conspiracies,
    ],
  };
}

/** Of what players may bring, what this seat does. */
export function inSeat(variant: VariantName | undefined, seat: Seat, options: Options, brought: ReadDeck): ReadDeck {
  if (variant === undefined) return brought;
  const { planar, scheme } = bringsOf(variant, seat, options);
  const avatars = brought.command.filter((card) => isOf(card, "vanguard"));
  return {
    ...brought,
    supplementary: brought.supplementary.filter(
      (card) => (planar || !isPlanar(card)) && (scheme || !isOf(card, "scheme")),
    ),
    // 902.3: one each; of the built-in ones, another for each seat.
    command: [
      ...avatars.slice(seat % Math.max(1, avatars.length)).slice(0, 1),
      ...brought.command.filter((card) => !isOf(card, "vanguard")),
    ],
  };
}

const isPlanar = (card: CardDefinition): boolean => isOf(card, "plane") || isOf(card, "phenomenon");
const isOf = (
  { faces: [{ typeLine }] }: CardDefinition,
  type: "conspiracy" | "plane" | "phenomenon" | "scheme" | "vanguard",
) => typeLine.types.includes(type);
const isAttraction = ({ faces: [{ typeLine }] }: CardDefinition): boolean => typeLine.subtypes.includes("Attraction");

const defined = (options: { [K in keyof GameOptions]?: GameOptions[K] | undefined }): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
