import { type FinishedGame, recordKeyFrom, recordOf } from "../../fairness/record.ts";
import type { HostContext } from "../hostContext.ts";
import { isDisclosedByNow } from "../match/disclosed.ts";
import { checkEpoch, type SeatToken } from "../people/tokens.ts";
import { Refused } from "../refusal.ts";
import { socialOf } from "../social/social.ts";
import { type Opened, openGame, sound } from "../storage/open.ts";
import { stepsBefore } from "../storage/readLog.ts";

/** The record of a finished game, which discloses its seed and all hands, for those who played it. Throws `Refused`. */
export async function gameRecord<G>(host: HostContext<G>, token: SeatToken): Promise<string> {
  const opened = await openGame(host, token.game);
  checkEpoch(opened.record.epochs, token);
  const [key] = await host.keys.all();
  return recordOf(await finishedGame(host, opened), recordKeyFrom(key!.record));
}

/** All of a game that is over, as its record has it. Throws `Refused`. */
export async function finishedGame<G>(
  host: HostContext<G>,
  { record, game, pool }: Pick<Opened<G>, "record" | "game" | "pool">,
): Promise<FinishedGame> {
  const { gameId, blob } = record;
  if (!(await isDisclosedByNow(host, record)))
    throw new Refused(
      409,
      "record-not-yet",
      "A record shows every hand: it is there once the game, and its match, is over.",
    );
  const result = host.engine.result(game);
  const { setup } = socialOf(record);
  if (!blob.history || !setup || !result)
    throw new Refused(409, "no-record", "This game began before records were kept.");
  const before = await sound(host, gameId, () => stepsBefore(host.db, record));
  const { decks, sideboards, beside, options } = setup;
  const players = decks.map((deck, seat) => ({ deck, sideboard: sideboards?.[seat] ?? [], ...beside?.[seat] }));
  return {
    gameId,
    setup: { seed: host.engine.seedOf(game), players, pool, options },
    seats: blob.seats.map(({ name, bot }) => ({ name, ...(bot !== undefined && { bot }) })),
    steps: [...before, ...blob.history.since],
    result,
  };
}
