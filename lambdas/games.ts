import { deckBook } from "../lib/cards/decks/resolve.ts";
import { engine } from "../lib/engine/index.ts";
import { importedCards } from "../lib/hosting/cards/imported.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { gamesHandler } from "../lib/hosting/http/games.ts";
import { GRAMMAR_VERSION, readByHand, readCard } from "../lib/oracle/index.ts";

const host = hostFromEnvironment(engine);
const decks = { ...deckBook(readCard, importedCards(host.db), readByHand), grammar: GRAMMAR_VERSION };

/** Starts games and opens seats. The only function that reads cards, so the only one with the grammar. */
export const handler = gamesHandler(host, decks);
