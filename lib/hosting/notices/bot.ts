import { type Bot, MOST_REFUSALS } from "../../bots/bot.ts";
import type { SeatView } from "../../engine/views.ts";
import { answer, takeBack } from "../actions/act.ts";
import { changeGame } from "../actions/changeGame.ts";
import type { BotName } from "../api.ts";
import type { Committed } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import type { Wake } from "../queue/queue.ts";
import { Refused } from "../refusal.ts";
import { canonical } from "../signingKeys.ts";
import { putIntent } from "../storage/intents.ts";
import { isBot, openGame } from "../storage/open.ts";
import { type GameRecord, type HandOff, turnOf } from "../storage/record.ts";

export type Bots<Name extends string> = Readonly<Record<Name, Bot>>;

/** Left of an invocation for the answer under way, and for handing on. */
const RESERVE_MS = 10_000;

/** So often the bots of a game are handed on without a person or the sweeper in between: ten minutes of answers. */
export const MOST_HOPS = 30;

/** A bot that is asked something, and what it sees. */
interface Asked {
  readonly record: GameRecord;
  readonly turn: HandOff;
  readonly view: SeatView;
}

/**
 * Lets the bots of one game answer until none of them is asked anything, or hands the rest to another invocation when
 * `timeLeft` (milliseconds) runs out. Killed, it is sent again by the queue, and goes on where the game is.
 */
export async function playBots<G>(
  host: HostContext<G>,
  bots: Partial<Bots<BotName>>,
  wake: Wake,
  timeLeft: () => number,
): Promise<void> {
  const here = withoutWakes(host);
  let asked = await nextAsked(here, wake.game);
  let refused = 0;
  while (asked) {
    const now: Asked = asked;
    const { record, turn, view } = now;
    if (timeLeft() < RESERVE_MS) return handOn(host, record, wake);
    const name = record.blob.seats[turn.seat]?.bot;
    const bot = name && bots[name];
    if (!bot) throw new Error(`no bot ${name}`);
    const move = { ask: turn.ask, answers: bot.answer(view, { ask: turn.ask, refused }) };
    try {
      asked = await after(
        here,
        turn,
        await changeGame(here, wake.game, {
          seat: turn.seat,
          actionId: `bot#${turn.seat}#${turn.ask}`,
          body: canonical(move.answers),
          apply: (opened) => answer(here, opened, turn.seat, move),
        }),
      );
      refused = 0;
    } catch (error) {
      // What all creatures may do together is known only when it is declared.
      if (error instanceof Refused && error.code === "illegal-answer" && ++refused < 2 * MOST_REFUSALS) {
        if (refused === MOST_REFUSALS) asked = await withdrawn(here, now);
        continue;
      }
      // Somebody else, or an earlier invocation, was faster.
      if (!(error instanceof Refused && (error.status === 409 || error.code === "action-id-reused"))) throw error;
      asked = await nextAsked(here, wake.game);
    }
  }
}

/** The bots of this game are awake: a wake for one of them would find nothing to do. */
const withoutWakes = <G>(host: HostContext<G>): HostContext<G> => ({
  ...host,
  queue: { ...host.queue, wake: async () => undefined },
});

/** Undefined if no bot is asked anything, or nobody may touch the game; released, it is sent again. */
async function nextAsked<G>(host: HostContext<G>, gameId: string): Promise<Asked | undefined> {
  try {
    const { record, game } = await openGame(host, gameId);
    const turn = record.handoffs.find(({ kind, seat }) => kind === "turn" && isBot(record, seat));
    return turn && { record, turn, view: host.engine.view(game, turn.seat) };
  } catch (error) {
    if (error instanceof Refused && (error.code === "quarantined" || error.code === "unknown-game")) return undefined;
    throw error;
  }
}

/** The same bot's next question, which it has in front of it; else another's. */
async function after<G>(host: HostContext<G>, { seat }: HandOff, now: Committed<G>): Promise<Asked | undefined> {
  const { record, game } = now;
  const turn = turnOf(record, seat);
  return turn ? { record, turn, view: host.engine.view(game, seat) } : nextAsked(host, record.gameId);
}

/** Nothing the bot tries is legal: it takes back what it began, and passes then. */
async function withdrawn<G>(host: HostContext<G>, asked: Asked): Promise<Asked | undefined> {
  const { record, turn } = asked;
  try {
    const taken = await changeGame(host, record.gameId, {
      seat: turn.seat,
      actionId: `bot#${turn.seat}#${turn.ask}#back`,
      body: "",
      apply: (opened) => takeBack(host, opened, turn.seat),
    });
    return after(host, turn, taken);
  } catch (error) {
    if (error instanceof Refused && error.code === "nothing-to-take-back") return asked;
    throw error;
  }
}

/** Bots that go on and on are an operator's business; the sweeper wakes them again all the same. */
async function handOn<G>(host: HostContext<G>, { gameId, version }: GameRecord, { hops }: Wake): Promise<void> {
  if (hops < MOST_HOPS) return host.queue.wake({ game: gameId, version, hops: hops + 1 });
  host.warn("bots-stopped", { gameId, version, hops });
  await putIntent(host.db, { gameId, time: host.now(), actionId: "bots-stopped" });
}
