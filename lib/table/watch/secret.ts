import { hmac, type Keys } from "../keys.ts";

/** Opens a game to spectators, and nothing else. */
export const watchSecret = (keys: Keys, gameId: string): string =>
  hmac(keys.link, `watch ${gameId}`).toString("base64url");
