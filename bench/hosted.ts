import { createHash } from "node:crypto";
import type { Bot } from "../lib/bots/bot.ts";
import type { Submission } from "../lib/engine/decisions.ts";
import type { Game } from "../lib/engine/index.ts";
import type { Budget } from "../lib/engine/limits.ts";
import type { Handle } from "../lib/engine/views.ts";
import type { HostContext } from "../lib/hosting/hostContext.ts";
import { noArchive } from "../lib/hosting/storage/archive.ts";
import type { Db, Item, Key } from "../lib/hosting/storage/db.ts";
import { decks } from "./decks.ts";
import {
  answer,
  commit,
  create,
  deckBook,
  engine,
  everyBot,
  gameKey,
  MOST_REFUSALS,
  openGame,
  openPools,
  Refused,
  readCard,
  signingKeysFrom,
} from "./imports.ts";

/** A table in memory: the items as they would be stored, without a network in between. */
export function memoryDb(): Db & { readonly items: ReadonlyMap<string, Item> } {
  const items = new Map<string, Item>();
  const name = ({ pk, sk }: Key): string => `${pk}|${sk}`;
  const nameOf = (item: Item): string => `${item.pk?.S}|${item.sk?.S}`;
  return {
    ...{ items, archive: noArchive },
    get: async (key) => items.get(name(key)),
    put: async (item) => void items.set(nameOf(item), item),
    putIf: async (item) => {
      items.set(nameOf(item), item);
      return true;
    },
    update: async () => true,
    delete: async (key) => void items.delete(name(key)),
    async *query({ where }) {
      const pk = where.values?.[":cards"]?.S;
      for (const item of items.values()) if (item.pk?.S === pk) yield item;
    },
    getMany: async (keys) => keys.flatMap((key): Item[] => [items.get(name(key))].filter((item) => item !== undefined)),
  };
}

/** A hosted game at a question: its stored item, and what is answered. */
export interface Moment {
  readonly turn: number;
  readonly item: Item;
  readonly gameId: string;
  readonly seat: number;
  readonly ask: number;
  readonly answers: readonly Submission<Handle>[];
}

const book = deckBook(readCard);
const AT_ONCE: Budget = { inAll: 1e6, aProcedure: 1e6, beforeAQuestion: 1e6, beyond: "refuse" };

/** Plays games of the decks of workloads between two heuristic bots through the table's own commit, and shows every moment. */
export async function playHosted(
  games: number,
  look: (moment: Moment, host: HostContext<Game>) => void | Promise<void>,
): Promise<void> {
  for (let number = 0; number < games; number++) await playGame(number, look);
}

export interface Table {
  host: HostContext<Game>;
  readonly gameId: string;
  /** The game as it is stored. */
  stored(): Item;
}

/** Where a game of built-in decks begins; the same for the same number. */
export async function openTable(number: number): Promise<Table> {
  const db = memoryDb();
  const seed = createHash("sha256").update(`bench/${number}`).digest("hex");
  const host: HostContext<Game> = {
    engine: { ...engine, newGame: (setup) => engine.newGame({ ...setup, seed }) },
    db,
    queue: { send: async () => {}, digest: async () => {}, signIn: async () => {}, wake: async () => {} },
    pools: openPools(db),
    keys: signingKeysFrom("only for measuring, on this machine"),
    budgets: { request: AT_ONCE, system: AT_ONCE },
    build: "0123456789abcdef",
    builds: { has: async () => false, handOn: () => Promise.reject(new Error("there is no other build")) },
    page: { url: "http://127.0.0.1/" },
    now: Date.now,
    warn: () => {},
  };
  const deck = (at: number): string => decks[at % decks.length]!;
  const { gameId } = await create(
    host,
    { ...book, grammar: 0 },
    {
      seats: [
        { name: "A", deck: deck(number), as: "link" },
        { name: "B", deck: deck(number + 1), as: "link" },
      ],
    },
  );
  const { pk, sk } = gameKey(gameId);
  return { host, gameId, stored: () => db.items.get(`${pk}|${sk}`)! };
}

/** One of them, between two heuristic bots. */
export async function playGame(
  number: number,
  look: (moment: Moment, host: HostContext<Game>) => void | Promise<void>,
): Promise<void> {
  const bot: Bot = everyBot("bench").heuristic;
  const { host, gameId, stored } = await openTable(number);
  let refused = 0;
  for (;;) {
    const { record, game } = await openGame(host, gameId);
    const open = record.handoffs.find(({ kind }) => kind === "turn");
    if (open === undefined || record.over) return;
    const { seat, ask } = open;
    const answers = bot.answer(host.engine.view(game, seat), { ask, refused });
    const item = stored();
    const turn = game.state.turn.number;
    try {
      await commit(host, gameId, {
        seat,
        actionId: `bench#${seat}#${ask}`,
        body: "",
        apply: (opened) => answer(host, opened, seat, { ask, answers }),
      });
    } catch (error) {
      if (!(error instanceof Refused) || refused++ > MOST_REFUSALS) throw error;
      continue;
    }
    refused = 0;
    await look({ turn, item, gameId, seat, ask, answers }, host);
  }
}

/** The size DynamoDB counts: names and values of all attributes. */
export function itemBytes(item: Item): number {
  return Object.entries(item).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + valueBytes(value), 0);
}

function valueBytes(value: Item[string]): number {
  if (value.S !== undefined) return Buffer.byteLength(value.S);
  if (value.N !== undefined) return Math.ceil(value.N.length / 2) + 1;
  if (value.B !== undefined) return value.B.length;
  if (value.L !== undefined) return 3 + value.L.reduce((sum, one) => sum + 1 + valueBytes(one), 0);
  if (value.M !== undefined) return 3 + itemBytes(value.M) + Object.keys(value.M).length;
  return 1;
}
