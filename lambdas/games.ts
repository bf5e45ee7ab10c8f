import { deckBook } from "../lib/cards/decks/resolve.ts";
import { engine } from "../lib/engine/index.ts";
import { importedCards } from "../lib/hosting/cards/imported.ts";
import { tableFromEnvironment } from "../lib/hosting/environment.ts";
import { gamesHandler } from "../lib/hosting/http/games.ts";
import { GRAMMAR_VERSION, readCard } from "../lib/oracle/index.ts";

const table = tableFromEnvironment(engine);
const decks = { ...deckBook(readCard, importedCards(table.db)), grammar: GRAMMAR_VERSION };

/** Starts games and opens seats. The only function that reads cards, so the only one with the grammar. */
export const handler = gamesHandler(table, decks);
