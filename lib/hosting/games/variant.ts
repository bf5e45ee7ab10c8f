import { bringable } from "../../cards/decks/brought.ts";
import type { GameOptions, PlayerSetup } from "../../engine/api.ts";
import { arranged, decksOf, type VariantName } from "../../engine/rules/variants/named.ts";
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
  const { entropy, ...given } = options;
  // Who is asked follows once it is known who sits there.
  const own: Options = { ...defined(given), ...(entropy && { entropy: [] }) };
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
  if (formatOf(variant) !== undefined && read.commanders.length === 0) {
    const message = "no commander is named (903.3)";
    const whose = seat === undefined ? {} : { seat };
    throw new Refused(
      422,
      "illegal-deck",
      `${seat === undefined ? "" : `Deck of seat ${seat}: `}this variant is played with a commander (903.3). Name one in the list's Commander section, or choose a built-in deck that has one.`,
      { rule: "903.3", faults: [{ at: "deck", code: "no-commander", rule: "903.3", message, ...whose }] },
    );
  }
  return bringable(variant, read, (kind) => decks.usual?.(kind) ?? []);
}

const defined = (options: { [K in keyof GameOptions]?: GameOptions[K] | undefined }): Options =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
