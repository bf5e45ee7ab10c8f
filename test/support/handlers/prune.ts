/** Removes nothing. */
export const handler = async () => ({ removed: [] });
