import { deckBook, keptReadings } from "../lib/cards/decks/resolve.ts";
import { cardBook } from "../lib/cards/search/book.ts";
import { engine } from "../lib/engine/index.ts";
import { importedCards } from "../lib/hosting/cards/imported.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { cardsHandler } from "../lib/hosting/http/cards.ts";
import { readCard } from "../lib/oracle/index.ts";

const host = hostFromEnvironment(engine);
const imported = importedCards(host.db);
const read = keptReadings(readCard);

/** Looks for cards and keeps decks. Like what starts games it has the grammar; it alone has all cards before it. */
export const handler = cardsHandler(host, {
  ...{ read, cards: cardBook(read, imported), decks: deckBook(read, imported) },
});
