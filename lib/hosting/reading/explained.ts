import type { Explained } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { Refused } from "../refusal.ts";
import { openGame } from "../storage/open.ts";

/** Why something that a seat sees is what it is, and what cannot be done with it. Throws `Refused`. */
export async function explained<G>(host: HostContext<G>, token: SeatToken, object: string): Promise<Explained> {
  const { record, game } = await openGame(host, token.game);
  checkEpoch(record.epochs, token);
  const found = host.engine.explain(game, token.seat, object);
  if (found === undefined)
    throw new Refused(404, "unknown-object", "There is nothing of that name where you can see it; look again.");
  return found;
}
