/** So many names a deck may have that are played by hand: what is usual, and the most that can be agreed on. */
export const MANUAL_CARDS = { usual: 4, most: 10 } as const;
