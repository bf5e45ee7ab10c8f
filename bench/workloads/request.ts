import { performance } from "node:perf_hooks";
import type { Game } from "../../lib/engine/index.ts";
import type { HostContext } from "../../lib/hosting/hostContext.ts";
import { type Moment, openTable, playGame, type Table } from "../hosted.ts";
import * as imports from "../imports.ts";
import { act, answer, commit } from "../imports.ts";
import type { Round } from "../rounds.ts";

/**
 * The hosted decisions of one game, without the network: from the stored item to the next one and the response's bytes, at
 * tables that all play the same. `first`: with the game read from the table, as of a player who sits down to it; `next`: where the
 * same process committed the decision before it; `total`: either, as players take turns at sitting down. And `first`
 * without the response, with a watch at each part's door; `rest` is what is in none of them: tags, the log's page, hand-offs.
 */
const PARTS = ["unpack", "load", "submit", "views", "save", "pack", "rest"] as const;
type Parts = Record<(typeof PARTS)[number], number>;

export async function workload(number: number): Promise<Round> {
  const sums = { unpack: 0, load: 0, submit: 0, views: 0, save: 0, pack: 0, rest: 0, first: 0, next: 0, total: 0 };
  let count = 0;
  let sitting: number | undefined;
  const pair = async () => [await openTable(number), await openTable(number)] as const;
  const [read, watched, kept, taken] = [await pair(), await pair(), await pair(), await pair()];
  for (const table of kept) keepLast(table);
  await playGame(number, async (moment) => {
    if (moment.seat !== sitting) for (const table of taken) keepLast(table);
    sitting = moment.seat;
    sums.first += await lesser(read, moment);
    sums.next += await lesser(kept, moment);
    sums.total += await lesser(taken, moment);
    const [one, other] = [await inParts(watched[0], moment), await inParts(watched[1], moment)];
    for (const part of PARTS) sums[part] += Math.min(one[part], other[part]);
    count++;
  });
  return { count, sums };
}

/** From now on, and nothing from before. Code from before anything was kept reads it each time. */
function keepLast(table: Table): void {
  const { LastCommitted } = imports as Partial<typeof imports>;
  if (LastCommitted) table.host = { ...table.host, lastCommitted: new LastCommitted() };
}

/** Of two tables at which the same is done: now and then the machine does something else. */
const lesser = async ([one, other]: readonly [Table, Table], moment: Moment): Promise<number> =>
  Math.min(await whole(one, moment), await whole(other, moment));

async function whole({ host, gameId }: Table, { seat, ask, answers }: Moment): Promise<number> {
  const token = { player: "", game: gameId, seat, epoch: 0 };
  const began = performance.now();
  const response = await act(host, gameId, token, { actionId: `whole#${ask}`, do: "answer", ask, answers });
  // Code from before it was written once leaves that to the HTTP layer.
  if (response.json === undefined) JSON.stringify(response.acted);
  return performance.now() - began;
}

async function inParts({ host, gameId }: Table, { seat, ask, answers }: Moment): Promise<Parts> {
  const ms: Parts = { unpack: 0, load: 0, submit: 0, views: 0, save: 0, pack: 0, rest: 0 };
  const start = performance.now();
  const { db, engine } = host;
  let since = 0;
  let applying = false;
  const timed = <A extends unknown[], R>(part: keyof Parts, work: (...args: A) => R): ((...args: A) => R) => {
    return (...args) => {
      // Views that passing on by itself wants are part of that.
      if (applying) return work(...args);
      const began = performance.now();
      if (part === "load") ms.unpack += began - since;
      const result = work(...args);
      ms[part] += performance.now() - began;
      return result;
    };
  };
  const watched: HostContext<Game> = {
    ...host,
    engine: {
      ...engine,
      load: timed("load", engine.load),
      view: timed("views", engine.view),
      save: timed("save", engine.save),
    },
    db: {
      ...db,
      get: async (key) => {
        const item = await db.get(key);
        since = performance.now();
        return item;
      },
      putIf: async (...args) => {
        ms.pack += performance.now() - since;
        return db.putIf(...args);
      },
    },
    // Looked at last right before the item is packed and put.
    now: () => {
      since = performance.now();
      return host.now();
    },
  };
  const committed = await commit(watched, gameId, {
    seat,
    actionId: `parts#${ask}`,
    body: "",
    apply: (opened) => {
      const began = performance.now();
      applying = true;
      const changed = answer(watched, opened, seat, { ask, answers });
      applying = false;
      ms.submit += performance.now() - began;
      return changed;
    },
  });
  // Code from before it was made for the response alone has made it by now.
  if ("game" in committed) watched.engine.view(committed.game, seat);
  const spent = performance.now() - start;
  ms.rest = PARTS.reduce((left, part) => left - ms[part], spent);
  return ms;
}
