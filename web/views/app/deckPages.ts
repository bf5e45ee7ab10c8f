/** The pages of decks, fetched when somebody goes there. */
export { DeckPage } from "../decks/editor.tsx";
export { BuiltInPage, DecksPage } from "../decks/gallery.tsx";
