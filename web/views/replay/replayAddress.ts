import type { SeatLink } from "../../net/seats.ts";

/** The address of a moment of a finished game, for whoever it is shown to. */
export const replayHash = ({ gameId, secret }: SeatLink, moment = 0): string =>
  `#/replay/${encodeURIComponent(gameId)}/${encodeURIComponent(secret)}${moment > 0 ? `/${moment}` : ""}`;
