import type { Who } from "../../../lib/words/voice.ts";
import { say, speech } from "../../language.ts";

interface ManualNamesProps {
  readonly decks: readonly { readonly of: Who; readonly cards: readonly string[] }[];
}

/** The manual cards of each deck, as everybody agrees to them. */
export function ManualNames({ decks }: ManualNamesProps) {
  const some = decks.filter(({ cards }) => cards.length > 0);
  if (some.length === 0) return null;
  return (
    <ul class="manual-names">
      {some.map(({ of, cards }, at) => (
        <li key={`${at} ${of.name}`}>{say("byHand.deckNames", { ...of, cards: speech.list(cards) })}</li>
      ))}
    </ul>
  );
}
