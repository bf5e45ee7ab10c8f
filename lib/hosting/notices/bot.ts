import { type Bot, MOST_REFUSALS } from "../../bots/bot.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { SeatView } from "../../engine/views.ts";
import { answer, takeBack } from "../actions/act.ts";
import { changeGame } from "../actions/changeGame.ts";
import type { BotName } from "../api.ts";
import type { Committed } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import { Refused } from "../refusal.ts";
import { canonical } from "../signingKeys.ts";
import { openGame } from "../storage/open.ts";
import { type GameRecord, turnOf } from "../storage/record.ts";

export type Bots<Name extends string> = Readonly<Record<Name, Bot>>;

/** A third of the consumer's time; what is left is for other messages of the batch. */
const PLAY_MS = 10_000;

/** Plays on until the bot is asked nothing more, or hands the rest to another invocation when time is up. */
export async function playBot<G>(host: HostContext<G>, bots: Partial<Bots<BotName>>, gameId: string, seat: Seat) {
  const until = host.now() + PLAY_MS;
  let { record, game } = await openGame(host, gameId);
  const name = record.blob.seats[seat]?.bot;
  const bot = name && bots[name];
  if (!bot) throw new Error(`no bot ${name}`);
  let view = host.engine.view(game, seat);
  let refused = 0;
  for (;;) {
    const turn = turnOf(record, seat);
    if (!turn) return;
    if (host.now() > until)
      return host.queue.send({ game: gameId, seat, ask: turn.ask, kind: "turn" }, `on${record.version}`);
    const move = { ask: turn.ask, answers: bot.answer(view, { ask: turn.ask, refused }) };
    try {
      ({ record, view } = seenAfter(
        await changeGame(host, gameId, {
          seat,
          actionId: `bot#${seat}#${turn.ask}`,
          body: canonical(move.answers),
          apply: (opened) => answer(host, opened, seat, move),
        }),
      ));
      refused = 0;
    } catch (error) {
      // What all creatures may do together is known only when it is declared.
      if (error instanceof Refused && error.code === "illegal-answer" && ++refused < 2 * MOST_REFUSALS) {
        if (refused === MOST_REFUSALS) ({ record, view } = await withdrawn(host, { record, view }, seat, turn.ask));
        continue;
      }
      // Another invocation of the same bot was faster.
      if (!(error instanceof Refused && (error.status === 409 || error.code === "action-id-reused"))) throw error;
      ({ record, game } = await openGame(host, gameId));
      view = host.engine.view(game, seat);
    }
  }
}

interface Seen {
  readonly record: GameRecord;
  readonly view: SeatView;
}
const seenAfter = ({ record, seen }: Committed): Seen => ({ record, view: seen.snapshot.view });

/** Nothing the bot tries is legal: it takes back what it began, and passes then. */
async function withdrawn<G>(host: HostContext<G>, now: Seen, seat: Seat, ask: number): Promise<Seen> {
  try {
    return seenAfter(
      await changeGame(host, now.record.gameId, {
        seat,
        actionId: `bot#${seat}#${ask}#back`,
        body: "",
        apply: (opened) => takeBack(host, opened, seat),
      }),
    );
  } catch (error) {
    if (error instanceof Refused && error.code === "nothing-to-take-back") return now;
    throw error;
  }
}
