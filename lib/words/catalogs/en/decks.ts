/** Decks, and the page where they are built. */
export const decks = {
  colorless: "colorless",
};
