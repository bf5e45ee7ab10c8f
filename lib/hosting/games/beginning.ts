import type { GameOptions } from "../../engine/api.ts";
import type { CardPool } from "../../engine/definition.ts";
import type { Pace, SeatInfo } from "../api.ts";
import { begin } from "../commit/advance.ts";
import type { HostContext } from "../hostContext.ts";
import { autoPass } from "../orders/autoPass.ts";
import { NO_ORDERS } from "../orders/orders.ts";
import { BOT_STOPS, type StopSettings } from "../orders/stops.ts";
import { send, toTell } from "../queue/handoffs.ts";
import { newSecret, newSeed } from "../signingKeys.ts";
import { emptySocial, type Setup, type Social } from "../social/social.ts";
import { initialRecord } from "../storage/initialRecord.ts";
import { deleteIntent, putIntent } from "../storage/intents.ts";
import type { GameRecord } from "../storage/record.ts";
import { createGame, readGame } from "../storage/store.ts";
import type { WatchRules } from "../watch/api.ts";

/** Everything a game begins with, whoever arranged it. Arrays are by seat. */
export interface Beginning {
  readonly gameId: string;
  /** The pinned cards and which `CARDS#hash` they are. */
  readonly pool: CardPool;
  readonly cards: string;
  readonly decks: readonly (readonly number[])[];
  readonly options: Partial<GameOptions>;
  readonly seats: readonly SeatInfo[];
  readonly pace: Pace;
  readonly stops: readonly (StopSettings | undefined)[];
  /** What a later game of these players needs besides. */
  readonly setup?: Pick<Setup, "match" | "sideboards" | "beside" | "manualCards">;
  /** What they keep from the game before. */
  readonly kept?: Partial<Social>;
  readonly watch?: WatchRules;
  /** Those who are not asked first are told that the game has begun. */
  readonly announced?: true;
}

/**
 * Starts a game, once however often it is tried with the same id: another one with it is left as it is. An intent
 * outlives any crash until the hand-offs are sent.
 */
export async function beginGame<G>(host: HostContext<G>, of: Beginning, actionId: string): Promise<void> {
  const record = firstRecord(host, of);
  const intent = { gameId: of.gameId, time: host.now(), actionId };
  await putIntent(host.db, intent);
  // What another try has begun may ask others first: chance decided anew.
  const stands = (await createGame(host.db, record, host.now())) ? record : await readGame(host.db, of.gameId);
  if (!stands || (await send(host, stands, toTell(stands)))) await deleteIntent(host.db, intent);
}

function firstRecord<G>(host: HostContext<G>, of: Beginning): GameRecord {
  const { gameId, cards, pool, decks, seats, pace } = of;
  const options = withEntropy(of.options, seats);
  const players = decks.map((deck, seat) => ({
    ...{ deck, sideboard: of.setup?.sideboards?.[seat] ?? [] },
    ...of.setup?.beside?.[seat],
  }));
  const begun = host.engine.newGame({ seed: newSeed(), players, pool, options });
  const given = seats.map(({ bot }, seat) => {
    const stops = of.stops[seat] ?? (bot && BOT_STOPS);
    return { ...NO_ORDERS, ...(stops && { stops }) };
  });
  const { game, orders } = autoPass(host.engine, { game: begun, events: [], orders: given }, host.budgets.request);
  const starter = host.engine.view(game, null).turn.active;
  const blank = initialRecord({
    ...{ gameId, build: host.build, cards, linkKey: newSecret(), saved: host.engine.save(game), pace, seats, orders },
    history: { stood: 0, since: [] },
    ...(of.watch && { watch: { rules: of.watch, at: host.now() } }),
    social: { ...emptySocial(seats.length, { decks, options, starter, ...of.setup }), ...of.kept },
  });
  return begin(host, blank, game, of.announced);
}

/** Where players are to add to the seed, all people at the table are asked: computer players have nothing to add. */
function withEntropy({ entropy, ...options }: Beginning["options"], seats: Beginning["seats"]): Beginning["options"] {
  const people = seats.flatMap(({ seat, bot }) => (bot === undefined ? [seat] : []));
  return entropy === undefined || people.length === 0 ? options : { ...options, entropy: people };
}
