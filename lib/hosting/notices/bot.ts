import { type Bot, MOST_REFUSALS } from "../../bots/bot.ts";
import { budgeted, spending } from "../../bots/turnBudget.ts";
import { type Supposing, supposed } from "../../bots/world.ts";
import type { SeatView } from "../../engine/views.ts";
import { answer, takeBack } from "../actions/act.ts";
import { changeGame } from "../actions/changeGame.ts";
import type { BotName } from "../api.ts";
import type { Committed } from "../commit/commit.ts";
import type { HostContext } from "../hostContext.ts";
import { autoPass } from "../orders/autoPass.ts";
import type { Wake } from "../queue/queue.ts";
import { Refused } from "../refusal.ts";
import { canonical } from "../signingKeys.ts";
import { putIntent } from "../storage/intents.ts";
import { isBot, openGame } from "../storage/open.ts";
import { type GameRecord, type HandOff, isWorking, turnOf } from "../storage/record.ts";

export type Bots<Name extends string> = Readonly<Record<Name, Bot>>;

/** Left of an invocation for the answer under way, and for handing on. */
const RESERVE_MS = 10_000;

/** The same for a step of a game that is still working, which may take half a minute (lib/engine/limits.ts). */
const WORK_RESERVE_MS = 60_000;

/** So often the bots of a game are handed on without a person or the sweeper in between: half an hour of answers. */
export const MOST_HOPS = 30;

/** A bot that is asked something, and what it sees. */
interface Asked<G> {
  readonly record: GameRecord;
  readonly turn: HandOff;
  readonly view: SeatView;
  readonly game: G;
}

/** A game that goes on by itself: a bot is asked, or it is still working. */
type ByItself<G> = Asked<G> | { readonly record: GameRecord; readonly turn?: undefined };

/**
 * Lets the bots of one game answer, and does what the game has still to work on, until only people are asked, or hands the
 * rest to another invocation when `timeLeft` (milliseconds) runs out. Killed, it is sent again by the queue, and goes on
 * where the game is. `supposing` is for bots that play worlds out before they answer; without it they answer as well as they can.
 */
export async function playBots<G>(
  host: HostContext<G>,
  bots: Partial<Bots<BotName>>,
  wake: Wake,
  timeLeft: () => number,
  supposing?: Supposing<G>,
): Promise<void> {
  const here = withoutWakesOf(wake.game, host);
  let asked = await nextAsked(here, wake.game);
  let refused = 0;
  let { spent } = wake;
  while (asked) {
    const now: ByItself<G> = asked;
    const { record } = now;
    if (timeLeft() < (now.turn ? RESERVE_MS : WORK_RESERVE_MS))
      return handOn(host, record, { ...wake, ...(spent && { spent }) });
    if (!now.turn) {
      await unlessOthersDid(work(here, record));
      asked = await nextAsked(here, wake.game);
      continue;
    }
    const { turn, view } = now;
    const name = record.blob.seats[turn.seat]?.bot;
    const bot = name && bots[name];
    if (!bot) throw new Error(`no bot ${name}`);
    const worlds = supposing && { suppose: supposed(host.engine, supposing, now.game, turn.seat) };
    const move = {
      ask: turn.ask,
      answers: budgeted(bot, spent, turn.seat).answer(view, { ask: turn.ask, refused, ...worlds }),
    };
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
      spent = spending(spent, view.turn.number, turn.seat);
    } catch (error) {
      // What all creatures may do together is known only when it is declared.
      if (error instanceof Refused && error.code === "illegal-answer" && ++refused < 2 * MOST_REFUSALS) {
        if (refused === MOST_REFUSALS) asked = await withdrawn(here, now);
        continue;
      }
      if (!isBehind(error)) throw error;
      asked = await nextAsked(here, wake.game);
    }
  }
}

/** The bots of this game are awake: a wake for one of them would find nothing to do. Those of the game that follows are not. */
const withoutWakesOf = <G>(gameId: string, host: HostContext<G>): HostContext<G> => ({
  ...host,
  queue: {
    ...host.queue,
    wake: async (wake, again) => (wake.game === gameId ? undefined : host.queue.wake(wake, again)),
  },
});

/** Goes on as far as an invocation may (lib/engine/carryOn.ts). */
const work = <G>(host: HostContext<G>, { gameId, version }: GameRecord): Promise<Committed<G>> =>
  changeGame(host, gameId, {
    ...{ seat: 0, actionId: `work#${version}`, body: "", automatic: true },
    apply: ({ record, game: before }) => {
      const { game, events } = host.engine.carryOn(before, host.budgets.system);
      return autoPass(host.engine, { game, events, orders: record.blob.orders }, host.budgets.system);
    },
  });

/** Somebody else, or an earlier invocation, was faster. */
const isBehind = (error: unknown): boolean =>
  error instanceof Refused && (error.status === 409 || error.code === "action-id-reused");

async function unlessOthersDid(change: Promise<unknown>): Promise<void> {
  await change.catch((error: unknown) => {
    if (!isBehind(error)) throw error;
  });
}

/** Undefined if no bot is asked anything, or nobody may touch the game; released, it is sent again. */
async function nextAsked<G>(host: HostContext<G>, gameId: string): Promise<ByItself<G> | undefined> {
  try {
    const { record, game } = await openGame(host, gameId);
    if (isWorking(record)) return { record };
    const turn = record.handoffs.find(({ kind, seat }) => kind === "turn" && isBot(record, seat));
    return turn && { record, turn, game, view: host.engine.view(game, turn.seat) };
  } catch (error) {
    if (error instanceof Refused && (error.code === "quarantined" || error.code === "unknown-game")) return undefined;
    throw error;
  }
}

/** The same bot's next question, which it has in front of it; else another's. */
async function after<G>(host: HostContext<G>, { seat }: HandOff, now: Committed<G>): Promise<ByItself<G> | undefined> {
  const { record, game } = now;
  const turn = turnOf(record, seat);
  return turn ? { record, turn, game, view: host.engine.view(game, seat) } : nextAsked(host, record.gameId);
}

/** Nothing the bot tries is legal: it takes back what it began, and passes then. */
async function withdrawn<G>(host: HostContext<G>, asked: Asked<G>): Promise<ByItself<G> | undefined> {
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
async function handOn<G>(host: HostContext<G>, { gameId, version }: GameRecord, { hops, spent }: Wake): Promise<void> {
  if (hops < MOST_HOPS) return host.queue.wake({ game: gameId, version, hops: hops + 1, ...(spent && { spent }) });
  host.warn("bots-stopped", { gameId, version, hops });
  await putIntent(host.db, { gameId, time: host.now(), actionId: "bots-stopped" });
}
