import type { Changed } from "../commit/changed.ts";
import type { HostContext } from "../hostContext.ts";
import type { Opened } from "../storage/open.ts";
import { peekGame } from "../storage/store.ts";
import { putLink } from "./links.ts";
import { checkEpoch, type SeatToken } from "./tokens.ts";

/**
 * Readies a new link to a seat, for the epoch after the present one: it opens nothing until the epoch is raised. A client
 * that never hears whether it was can try both its links. Throws `Refused` for a token that is void already.
 */
export async function readyLink<G>(host: HostContext<G>, token: SeatToken, secret: string): Promise<void> {
  const peek = await peekGame(host.db, token.game, true);
  if (peek) checkEpoch(peek.epochs, token);
  const { game: gameId, seat, epoch, player } = token;
  await putLink(host.db, secret, { gameId, seat, as: "link", epoch: epoch + 1, player }, host.now());
}

/** Voids every link and token of a seat. */
export const raiseEpoch = <G>({ record, game }: Opened<G>, seat: number): Changed<G> => ({
  game,
  events: [],
  epochs: record.epochs.map((epoch, at) => (at === seat ? epoch + 1 : epoch)),
});
