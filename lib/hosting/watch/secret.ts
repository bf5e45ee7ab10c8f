import { hmac } from "../signingKeys.ts";
import { type GameRecord, linkKeyOf } from "../storage/record.ts";

/**
 * In the address that a watchable game is shared under, where whoever makes a preview of a link can read it: it opens that
 * preview, and not the game.
 */
export const watchPreview = ({ gameId, blob }: Pick<GameRecord, "gameId" | "blob">): string =>
  `${gameId}.${hmac(linkKeyOf(blob), `preview ${gameId}`).subarray(0, 15).toString("base64url")}`;

/** Opens a game to spectators, and nothing else. */
export const watchSecret = ({ gameId, blob }: Pick<GameRecord, "gameId" | "blob">): string =>
  hmac(linkKeyOf(blob), `watch ${gameId}`).toString("base64url");

/** Opens a game that is over to whoever it is shown to, from its first turn to its last, and nothing else. */
export const replaySecret = ({ gameId, blob }: Pick<GameRecord, "gameId" | "blob">): string =>
  hmac(linkKeyOf(blob), `replay ${gameId}`).toString("base64url");
