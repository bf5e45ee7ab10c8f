import { hmac } from "../signingKeys.ts";
import { type GameRecord, linkKeyOf } from "../storage/record.ts";

/** Opens a game to spectators, and nothing else. */
export const watchSecret = ({ gameId, blob }: Pick<GameRecord, "gameId" | "blob">): string =>
  hmac(linkKeyOf(blob), `watch ${gameId}`).toString("base64url");
