import { timingSafeEqual } from "node:crypto";
import { gathered } from "../../engine/view/gather.ts";
import type { SeatView } from "../../engine/views.ts";
import { withoutUndone } from "../../fairness/record.ts";
import type { Frame, Replayed } from "../api.ts";
import type { HostContext } from "../hostContext.ts";
import { Refused } from "../refusal.ts";
import { sha256 } from "../signingKeys.ts";
import { openGame } from "../storage/open.ts";
import { replaySecret } from "../watch/secret.ts";
import { finishedGame } from "./gameRecord.ts";

/** An answer is far below what Lambda sends (6 MB), as JSON. */
const MOST_AT_ONCE = { characters: 1_500_000, frames: 60 };

/** The game as it went, with all hands open, from a step of its record on. Throws `Refused`. */
export async function replayOf<G>(
  host: HostContext<G>,
  gameId: string,
  secret: string,
  from: number,
): Promise<Replayed> {
  const opened = await openGame(host, gameId);
  if (!timingSafeEqual(sha256(secret), sha256(replaySecret(opened.record))))
    throw new Refused(403, "not-to-watch", "This link opens no game to watch. Check that it was copied whole.");
  const { setup, steps } = await finishedGame(host, opened);
  const frames: Frame[] = [];
  const stood = withoutUndone(steps);
  let characters = 0;
  try {
    host.engine.replayed(setup, stood, (game, events, step) => {
      if (step < from) return true;
      const seen = host.engine.redact(game, null, events);
      if (seen.length === 0 && step < stood.length) return true;
      const frame = { step, view: openView(host, game), events: seen };
      characters += JSON.stringify(frame).length;
      frames.push(frame);
      return !isEnough();
    });
  } catch (error) {
    // What was played by the rules of an earlier build may go another way by these.
    if (frames.length === 0) throw new Refused(409, "no-replay", "This game cannot be played again by today's rules.");
    if (!(error instanceof Error)) throw error;
  }
  const next = isEnough() ? frames.at(-1)!.step + 1 : undefined;
  return { gameId, seats: opened.record.blob.seats, frames, ...(next !== undefined && { next }) };

  function isEnough(): boolean {
    return characters > MOST_AT_ONCE.characters || frames.length >= MOST_AT_ONCE.frames;
  }
}

/** As everybody sees it, and with each hand as its player sees it: the game is over, and its record discloses them. */
function openView<G>({ engine }: HostContext<G>, game: G): SeatView {
  const view = engine.view(game, null);
  const players = view.players.map((player) => ({
    ...player,
    hand: engine.view(game, player.seat).players[player.seat]!.hand,
  }));
  return gathered({ ...view, players });
}
