import { deckBook } from "../lib/cards/decks/resolve.ts";
import { chatHandler } from "../lib/chat/worker.ts";
import { engine } from "../lib/engine/index.ts";
import { importedCards } from "../lib/hosting/cards/imported.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { openChatCredentials } from "../lib/hosting/storage/chatCredentials.ts";
import { GRAMMAR_VERSION, readByHand, readCard } from "../lib/oracle/index.ts";

const host = hostFromEnvironment(engine);
const decks = { ...deckBook(readCard, importedCards(host.db), readByHand), grammar: GRAMMAR_VERSION };

/** The consumer of the queue of chats: plays for people. It starts their games, so it has the grammar. */
export const handler = chatHandler(host, decks, openChatCredentials(host.db, host.now));
