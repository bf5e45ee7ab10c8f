import type { HostContext } from "../hostContext.ts";
import { Refused, unknownGame } from "../refusal.ts";
import { peekGame } from "../storage/store.ts";
import type { SeatToken } from "./tokens.ts";

/** Throws `Refused` if the token is for another game than the request. */
export async function sameGame<G>(host: HostContext<G>, gameId: string, token: SeatToken): Promise<void> {
  if (token.game === gameId) return;
  if (!(await peekGame(host.db, gameId, false))) throw unknownGame();
  throw new Refused(403, "wrong-game", "Your token is for another game. Open the seat link of this one.");
}
