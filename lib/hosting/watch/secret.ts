import { hmac, type SigningKeys } from "../signingKeys.ts";

/** Opens a game to spectators, and nothing else. */
export const watchSecret = (keys: SigningKeys, gameId: string): string =>
  hmac(keys.link, `watch ${gameId}`).toString("base64url");
