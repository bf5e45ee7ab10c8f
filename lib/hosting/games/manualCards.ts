import { MANUAL_CARDS } from "../../cards/decks/manual.ts";
import type { ManualCardRules } from "../api.ts";
import { Refused } from "../refusal.ts";
import type { Setup } from "../social/social.ts";

/** How many names of a deck may be played by hand. */
export const mostManual = (rules: ManualCardRules | undefined): number =>
  rules ? (rules.most ?? MANUAL_CARDS.usual) : 0;

/** What a game remembers of its manual cards. `names`: of those in each deck, by seat. */
export const manualSetup = (
  rules: ManualCardRules | undefined,
  names: readonly (readonly string[])[],
): Pick<Setup, "manualCards"> =>
  rules
    ? { manualCards: { names, ...(rules.acceptAfterMs !== undefined && { acceptAfterMs: rules.acceptAfterMs }) } }
    : {};

/** A computer player carries out nothing by hand. Throws `Refused`. */
export function noneOfComputers(seat: number, isBot: boolean, names: readonly string[]): void {
  if (!isBot || names.length === 0) return;
  const cards = names.map((name) => `"${name}"`).join(", ");
  throw new Refused(
    422,
    "computer-plays-no-manual-cards",
    `Deck of seat ${seat}: a computer player cannot carry out ${cards} by hand. Give it another deck.`,
  );
}
