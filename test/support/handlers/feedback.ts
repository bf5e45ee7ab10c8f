/** Switches nothing off. */
export const handler = async () => undefined;
