import { hmac } from "../signingKeys.ts";
import { type GameRecord, linkKeyOf } from "../storage/record.ts";

/** Opens a game that is over to whoever it is shown to, from its first turn to its last, and nothing else. */
export const replaySecret = ({ gameId, blob }: Pick<GameRecord, "gameId" | "blob">): string =>
  hmac(linkKeyOf(blob), `replay ${gameId}`).toString("base64url");
